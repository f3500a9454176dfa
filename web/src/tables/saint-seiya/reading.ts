/** Reading Saint Seiya's view: what is printed on a card, who faces whom, what the rules say of each slot of the field. */
import { cardKeys, figureOf, placeOf, zoneKey, zoneOf, zonesOf } from '$lib/model';
import type { CardInfo, Figure, View, Zone } from '../../wire';
import { RANKS, type Rank } from './palette';
import type { Way } from './signs';

/** What is printed on a card (R4, R5). */
export interface Saint {
  no: number;
  kind: 'character' | 'armour';
  class: string;
  rank: Rank;
  cost: Cost;
  force: number;
  cosmos: number;
  heal: number;
  vp: number;
  conditional: boolean;
  flame: boolean;
  hero: string | null;
  effects: string[];
}

/** By Force and by Cosmos; null where it cannot be acquired so (R4). */
export type Cost = Record<Way, number | null>;

export type Cards = Record<string, CardInfo>;

/** What a face prints; undefined while the cards are being fetched. */
export const saint = (cards: Cards, face: string | null | undefined): Saint | undefined =>
  cards[face ?? '']?.facts as unknown as Saint | undefined;

// -------------------------------------------------------------------------------- who faces whom
/** What an engaged card faces: a slot of the field, or one of the places for those who face none (R20, A41). */
export const LOOSE = ['fighting', 'beside', 'nobody'] as const;
export type Group = 'slot' | (typeof LOOSE)[number];

/** What the table says of itself. */
interface Board {
  slots: number;
  loose: Record<(typeof LOOSE)[number], number>;
}
const boardOf = (view: View): Board => view.table as unknown as Board;

/** A card that is engaged: whose, its face, what it faces, its key on the page. */
export interface Engaged {
  seat: number;
  card: string;
  spot: number;
  group: Group;
  key: string;
}

/** Everybody's engaged cards; only who is active ever has any (A42). */
export function engagedOf(view: View): Engaged[] {
  const { loose } = boardOf(view);
  return zonesOf(view, 'engaged').flatMap((zone) => {
    const keys = cardKeys(zone);
    return zone.cards.map(({ card, spot = 0 }, n) => {
      const group = LOOSE.find((it) => loose[it] === spot) ?? 'slot';
      return { seat: zone.seat ?? 0, card: card ?? '', spot, group, key: keys[n]! };
    });
  });
}

// -------------------------------------------------------------------------------- the field
/** What is there for a card, of what it costs: by Force, by Cosmos, by Cosmos with the Armour in play; and what bars it all the same (A20, A21). */
export interface Stake {
  force: Figure | undefined;
  cosmos: Figure | undefined;
  armoured: Figure | undefined;
  bar: string | null;
}

/** A slot of the field as it stands now. */
export interface Front extends Stake {
  slot: number;
  last: boolean;
  card: string | null;
  /** The same if the card that is picked from the hand were engaged, too; null while none is. */
  would: Stake | null;
  /** R23: what the Armour in play could add. */
  armour: number;
  engaged: Engaged[];
}

/** R24: whether all is there. */
export const enough = (way: Figure | undefined): boolean => way?.n !== undefined && way.of !== undefined && way.n >= way.of;

/** What a card of the field costs now. */
export const costOf = ({ force, cosmos }: Stake): Cost => ({ force: force?.of ?? null, cosmos: cosmos?.of ?? null });

/** What the table, or an option, tells of a slot. */
function stakeOf(from: { figures?: Figure[] }, place: number): Stake {
  const of = (key: string): Figure | undefined => figureOf(from, key, { zone: 'field', place });
  return { force: of('force'), cosmos: of('cosmos'), armoured: of('with-armour'), bar: of('barred')?.about?.[0] ?? null };
}

/** The slots: cards, costs and who faces them, for who is active; `picked` is a card of the hand that might join them. */
export function fronts(view: View, picked: string | null = null): Front[] {
  const { slots } = boardOf(view);
  const field = new Map(zoneOf(view, 'field')?.cards.map(({ card, spot }) => [spot ?? 0, card]));
  const engaged = engagedOf(view);
  const armour = figureOf(view, 'armour')?.n ?? 0;
  return Array.from({ length: slots }, (_, slot) => {
    const joining = picked === null ? undefined : view.ask?.options.find(({ verb, card, n }) => verb === 'engage' && card === picked && n === slot);
    return {
      slot,
      last: slot === slots - 1,
      card: field.get(slot) ?? null,
      ...stakeOf(view, slot),
      would: joining ? stakeOf(joining, slot) : null,
      armour,
      engaged: engaged.filter(({ spot }) => spot === slot),
    };
  });
}

/** What a seat's hand could bring in all. */
export function handWorth(view: View, seat: number): { force: number; cosmos: number; heal: number } {
  const sum = (what: string): number => figureOf(view, `hand-${what}`, { seat })?.n ?? 0;
  return { force: sum('force'), cosmos: sum('cosmos'), heal: sum('heal') };
}

// -------------------------------------------------------------------------------- what has to be looked through
/** Zones that always lie open before the reader. */
const AT_HOME = new Set(['field', 'engaged', 'equipped']);

/** The zones that the question takes single cards from and that lie closed or small on the table. */
export function asked(view: View): Zone[] {
  const keys = new Set<string>();
  for (const { from } of [...(view.ask?.options ?? []), ...(view.ask?.refused ?? [])]) {
    if (from && from.place !== null && !AT_HOME.has(from.zone) && !(from.zone === 'hand' && from.seat === view.seat)) keys.add(zoneKey(from));
  }
  return view.zones.filter((zone) => keys.has(zoneKey(zone)));
}

/** The cards of a pile as one looks through them: the best first, equal ones together. */
export function inOrder(cards: Cards, zone: Zone): { card: Zone['cards'][number]; place: number }[] {
  const no = (face: string | null): number => saint(cards, face)?.no ?? 0;
  const rank = (face: string | null): number => RANKS.indexOf(saint(cards, face)?.rank ?? 'very-common');
  return zone.cards
    .map((card, place) => ({ card, place: placeOf(card, place) }))
    .sort((a, b) => rank(b.card.card) - rank(a.card.card) || no(a.card.card) - no(b.card.card));
}
