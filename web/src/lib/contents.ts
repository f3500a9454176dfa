/** What lies in piles: the cards one sees there, and of those one cannot see how many of each there are. */
import { listed } from '$tables/list';
import { zoneName } from '$tables/generic/zones';
import type { View, Zone } from '../wire';
import { zoneKey } from './model';
import { nameOf, t } from './words.svelte';

export interface Heap {
  title: string;
  /** Faces and how many of each. */
  cards: [string, number][];
}

const counted = (zone: Zone): [string, number][] => {
  const found = new Map<string, number>();
  for (const { card } of zone.cards) if (card !== null) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
};

/** Zones by their names, each player's by the player's, those of the reader's own alone plainly. */
function named(view: View, keys: readonly string[], names: readonly string[]): string {
  return listed(
    keys.map((key) => {
      const zone = view.zones.find((it) => zoneKey(it) === key)!;
      const what = zoneName(view, zone);
      return zone.seat === null || zone.seat === view.seat ? what : t('web-contents-of', { zone: what, seat: nameOf(zone.seat, names) });
    }),
  );
}

/** All that a player's deck consists of, and how many cards that is. */
export const deckTitle = (view: View, seat: number | null, n: number, names: readonly string[]): string =>
  seat === view.seat ? t('web-contents-deck-yours', { n }) : t('web-contents-deck', { seat, n }, names);

/** What is known of these zones: first what lies there face down, then what lies there to be seen. */
export function heapsOf(view: View, zones: readonly Zone[], names: readonly string[]): Heap[] {
  const keys = zones.map(zoneKey);
  const hidden = view.unseen
    .filter((it) => it.zones.some((zone) => keys.includes(zoneKey(zone))))
    .map(({ zones: where, cards }) => {
      const n = where.reduce((sum, { count }) => sum + count, 0);
      const own = where.every(({ seat }) => seat !== null && seat === view.seat);
      const title = own ? t('web-contents-draw', { n }) : t('web-contents-hidden', { zones: named(view, where.map(zoneKey), names), n });
      return { title, cards: Object.entries(cards) };
    });
  const seen = zones
    .map((zone) => ({ zone, cards: counted(zone) }))
    .filter(({ cards }) => cards.length > 0)
    .map(({ zone, cards }) => {
      const n = cards.reduce((sum, [, count]) => sum + count, 0);
      return { title: t('web-contents-seen', { zone: named(view, [zoneKey(zone)], names), n }), cards };
    });
  return [...hidden, ...seen];
}
