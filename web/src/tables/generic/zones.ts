/** Reading any view for the table that draws them all: whose zones, what they are called, where their places are. */
import type { Desk } from '$lib/desk.svelte';
import { cardKeys, isSecret, placeKey, placeOf, zoneKey } from '$lib/model';
import { has, nameOf, t } from '$lib/words.svelte';
import type { Card, Counter, Figure, View, Zone } from '../../wire';

/** What is common to all, then the others in the order they sit, then the reader. */
export function owners(view: View): (number | null)[] {
  const me = view.seat ?? 0;
  const seats = Array.from({ length: view.seats }, (_, i) => (me + 1 + i) % view.seats);
  return [null, ...seats];
}

/** A word of the game's own if it has one, else one all games use, else the thing's key as it is. */
function word(game: string, what: 'zone' | 'counter' | 'mark' | 'figure' | 'term', key: string): string {
  const own = `${game}-${what}-${key}`;
  if (has(own)) return t(own);
  const usual = `table-${what}-${key}`;
  return has(usual) ? t(usual) : key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[-_]/g, ' ');
}

export function zoneName(view: View, zone: Zone): string {
  const what = word(view.game, 'zone', zone.zone);
  return zone.number > 0 ? t('web-generic-numbered', { what, n: zone.number }) : what;
}

/** What a back is called; "" where it has no name, or is not known. */
export function backName(game: string, back: string | null): string {
  const key = `${game}-back-${back ?? ''}`;
  return has(key) ? t(key) : '';
}

export const counterName = (view: View, counter: string): string => word(view.game, 'counter', counter);

/** A public number as it is read: a seat by its name, else the game's word for it; "" if it is not told. */
export function counterValue(view: View, counter: Counter, names: readonly string[]): string {
  const { value } = counter;
  if (counter.told === false) return '';
  if (counter.is_seat) return value >= 0 && value < view.seats ? nameOf(value, names) : '';
  const own = `${view.game}-counter-${counter.counter}-value`;
  return has(own) ? t(own, { n: value }) : `${value}`;
}

export const markName = (view: View, mark: string): string => word(view.game, 'mark', mark);

/** What a figure says: the game's own sentence where it has one, else its key and its numbers. */
export function figureText(view: View, figure: Figure, names: readonly string[]): string {
  const about = (figure.about ?? []).map((key) => word(view.game, 'term', key)).join(', ');
  const own = `${view.game}-figure-${figure.figure}`;
  const seat = figure.seat === null ? '' : nameOf(figure.seat, names);
  if (has(own)) return t(own, { seat, n: figure.n ?? 0, of: figure.of ?? 0, about });
  const what = [word(view.game, 'figure', figure.figure), about].filter(Boolean).join(', ');
  const n = figure.of === undefined ? `${figure.n ?? ''}` : `${figure.n ?? 0}/${figure.of}`;
  return n ? `${what}: ${n}` : what;
}

/** The figures that belong to an owner, and to no zone. */
export const figuresFor = (view: View, owner: number | null): Figure[] => view.figures.filter((it) => !it.at && it.seat === owner);

/** The figures that belong to a zone, each with the cards it is about. */
export function figuresAt(desk: Desk, view: View, zone: Zone): { where: string; says: string }[] {
  const nameAt = (place: number): string => {
    const face = zone.cards.find((card, index) => placeOf(card, index) === place)?.card;
    return (face && desk.cards[face]?.name) || '';
  };
  return view.figures
    .filter((it) => it.at && zoneKey(it.at) === zoneKey(zone))
    .map((it) => ({ where: (it.places ?? []).map(nameAt).filter(Boolean).join(', '), says: figureText(view, it, desk.names) }));
}

export const ownerName = (owner: number | null, names: readonly string[]): string =>
  owner === null ? t('web-generic-common') : nameOf(owner, names);

/** What the rules foresee of the only move that takes this card; "" where there is none, or several. */
function foreseen(desk: Desk, view: View, zone: Zone, card: Card): string {
  const moves = (desk.ask?.options ?? []).filter((it) => it.from && zoneKey(it.from) === zoneKey(zone) && it.card === card.card);
  const figures = moves.length === 1 ? (moves[0]!.figures ?? []) : [];
  return figures.map((figure) => figureText(view, figure, desk.names)).join(', ');
}

/** A card of a zone, or an empty place of it, in a sentence. Where places cannot be told apart none is named. */
export function cardLabel(desk: Desk, view: View, zone: Zone, card: Card | null, place = -1): string {
  const facts = { zone: zoneName(view, zone), owner: ownerName(zone.seat, desk.names), n: place + 1 };
  if (!card) return t('web-generic-empty-place', facts);
  if (card.card === null) return t('web-generic-face-down', { ...facts, back: backName(view.game, card.back) || 'hidden' });
  const known = t('web-generic-card', { ...facts, card: desk.cards[card.card]?.name ?? card.card });
  const more = [isSecret(view, zone, card) ? t('web-generic-secret') : '', foreseen(desk, view, zone, card)];
  return [known, ...more].filter(Boolean).join(' ');
}

/** A place to be drawn: the card on it, or null where a card may go. */
export interface Held {
  /** The key of what is tapped. */
  at: string;
  place: number;
  card: Card | null;
}

/** The cards of a zone by place, with the empty places the question offers. */
export function placesOf(view: View, zone: Zone): Held[] {
  const keys = cardKeys(zone); // several cards may lie on one place
  const held: Held[] = zone.cards.map((card, index) => ({ at: keys[index]!, place: placeOf(card, index), card }));
  const taken = new Set(held.map((it) => it.place));
  for (const option of [...(view.ask?.options ?? []), ...(view.ask?.refused ?? [])]) {
    if (!option.to || option.n === undefined || zoneKey(option.to) !== zoneKey(zone) || taken.has(option.n)) continue;
    taken.add(option.n);
    held.push({ at: placeKey(zone, option.n), place: option.n, card: null });
  }
  return held.sort((a, b) => a.place - b.place);
}

/** How many places lie side by side in a zone with spots; 0 where they simply follow each other. */
export function widthOf(view: View, zone: Zone): number {
  const columns = view.table['columns'];
  const wide = typeof columns === 'object' && columns !== null ? (columns as Record<string, unknown>)[zone.zone] : 0;
  return typeof wide === 'number' ? wide : 0;
}

/** Many cards nobody here can tell apart, save perhaps the top one, none of which can be picked by itself: a pile. */
export function isPile(desk: Desk, zone: Zone): boolean {
  const top = zone.cards.length - 1;
  const secret = zone.cards.every((card, index) => (card.card === null || (index === top && top > 1)) && card.spot === undefined);
  const single = zone.cards.some((card, index) => {
    const { lit, refused } = desk.light(placeKey(zone, placeOf(card, index)));
    return lit || refused;
  });
  return zone.count > 1 && secret && !single;
}
