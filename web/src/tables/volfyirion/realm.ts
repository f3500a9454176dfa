/** Reading Volfyirion's view: what is printed on a card, how Cities stand, which Synergies hold, where the dragon is. */
import { counterOf, zoneOf } from '$lib/model';
import type { CardInfo, View, Zone } from '../../wire';
import type { Colour, House } from './palette';
import { POINTS, type Kind, type Part, type Point } from './signs';

export type Cards = Record<string, CardInfo>;
export type Bonus = Partial<Record<Point | Part, number>>;

/** What is printed on a card that can come into a House Deck. */
export interface HouseCard {
  kind: 'command' | 'building' | 'troop' | 'wonder';
  colour: Colour;
  cost: number;
  points: Partial<Record<Point, number>>;
  defence: number;
  starter: boolean;
  ability?: 'synergy' | 'removal';
  needs?: House[];
  bonus?: Bonus;
}

/** The House card a face is; undefined for any other card, or while the cards are being fetched. */
export function houseCard(cards: Cards, face: string | null | undefined): HouseCard | undefined {
  const facts = cards[face ?? '']?.facts;
  return facts && 'cost' in facts ? (facts as unknown as HouseCard) : undefined;
}

export const kindOf = (card: CardInfo | undefined): Kind | undefined => card?.facts['kind'] as Kind | undefined;

const defenceOf = (cards: Cards, face: string | null | undefined): number => Number(cards[face ?? '']?.facts['defence'] ?? 0);

// -------------------------------------------------------------------------------- where things lie
/** The faces of a zone by their spots. */
export function spotsOf(zone: Zone | undefined): Map<number, string> {
  const found = new Map<number, string>();
  for (const { card, spot } of zone?.cards ?? []) if (card !== null && spot !== undefined) found.set(spot, card);
  return found;
}

/** Whether the card at a place carries a mark. */
export const marked = (view: View, mark: string, zone: string, seat: number | null, place: number, number = 0): boolean =>
  view.marks.some(
    (it) => it.mark === mark && it.card?.zone === zone && it.card.seat === seat && it.card.number === number && it.card.place === place,
  );

// -------------------------------------------------------------------------------- who plays with whom
/** What the game says about this table. */
export interface Shape {
  mode: 'duel' | 'solo' | 'coop' | 'teams';
  /** By seat, the side it plays on, called by its first seat; which spots of that side's Cities are its own. */
  sides: number[];
  own: number[][];
  /** T2: the spots that are one Stronghold. */
  strongholds?: number[][];
  level?: 'easy' | 'normal' | 'hard';
  /** What can be paid for beside cards and Cities. */
  costs: Partial<Record<'replace' | 'move' | 'defeat' | 'aside' | 'subjugate' | 'unite' | 'remove' | 'leap' | 'clutch', number>>;
}

export const shapeOf = (view: View): Shape => view.table as unknown as Shape;

export const sideOf = (view: View, seat: number): number => shapeOf(view).sides[seat]!;

/** The seats of a side. */
export const seatsOf = (view: View, side: number): number[] => shapeOf(view).sides.flatMap((it, seat) => (it === side ? [seat] : []));

/** T1: each team has a market of its own; else there is one, which has no number. */
export const marketOf = (view: View, side: number): number => (shapeOf(view).mode === 'teams' ? side + 1 : 0);

// -------------------------------------------------------------------------------- the dragon (R36, R40, R41, S6, T9)
/** `lair`: asleep, or of nobody yet; `den`: on the Rage Pile, or on the Lair of a team. */
export type Dragon = { at: 'lair' } | { at: 'gone' } | { at: 'den'; side: number } | { at: 'city'; side: number; spot: number };

/** How the token's place is counted: so many spots a side, the last of which is no City. */
const PERCHES = 8;
const DEN = 7;

export function dragonOf(view: View): Dragon {
  const at = counterOf(view, 'dragon');
  if (at < 0) return { at: 'gone' };
  if (at === 0) return { at: 'lair' };
  const [side, spot] = [Math.floor((at - 1) / PERCHES), (at - 1) % PERCHES];
  return spot === DEN ? { at: 'den', side } : { at: 'city', side, spot };
}

// -------------------------------------------------------------------------------- Cities (R9, R31, R32, T2)
export interface Slot {
  kind: 'troop' | 'building';
  spot: number;
  face: string | null;
}

/** A City, or a Stronghold of two. */
export interface City {
  spots: number[];
  faces: string[];
  standing: boolean;
  /** What an attack costs: its own Defence, its Troops', and what lasts this turn. */
  defence: number;
  slots: Slot[];
  /** Volfyirion stands on it. */
  burning: boolean;
}

/** The Cities of a side from left to right, destroyed ones too. */
export function citiesOf(view: View, cards: Cards, side: number): City[] {
  const { strongholds } = shapeOf(view);
  const standing = spotsOf(zoneOf(view, 'cities', side));
  const all = new Map([...spotsOf(zoneOf(view, 'ruins', side)), ...standing]);
  const laid = { troop: spotsOf(zoneOf(view, 'troops', side)), building: spotsOf(zoneOf(view, 'buildings', side)) };
  const dragon = dragonOf(view);
  const shifted = view.marks.reduce((sum, it) => sum + (it.mark === 'shifted' && it.seat === side ? it.n : 0), 0);
  const groups = strongholds ?? [...all.keys()].sort((a, b) => a - b).map((spot) => [spot]);
  return groups.map((spots, n) => {
    const faces = spots.map((spot) => all.get(spot) ?? '');
    const shared = strongholds !== undefined && n === 1; // T3: no Buildings in the middle
    const open = kindOf(cards[faces[0] ?? '']) !== 'lair'; // A16: nor anything on the Lair
    const slots = (['troop', 'building'] as const).flatMap((kind) =>
      open && !(shared && kind === 'building') ? spots.map((spot) => ({ kind, spot, face: laid[kind].get(spot) ?? null })) : [],
    );
    return {
      spots,
      faces,
      standing: standing.has(spots[0]!),
      defence: [...faces, ...slots.map(({ kind, face }) => (kind === 'troop' ? face : null))].reduce((sum, face) => sum + defenceOf(cards, face), shifted),
      slots,
      burning: dragon.at === 'city' && dragon.side === side && spots.includes(dragon.spot),
    };
  });
}

// -------------------------------------------------------------------------------- Synergies (R43, A2, A39)
export type Colours = Record<House, number>;

/** How many cards of each colour a seat has in play: its Playing Area, and its own spots of its side's Cities (K4, T4). */
export function coloursOf(view: View, cards: Cards, seat: number): Colours {
  const found: Colours = { turquoise: 0, red: 0, purple: 0 };
  const side = sideOf(view, seat);
  const own = shapeOf(view).own[seat] ?? [];
  const lying = ['troops', 'buildings'].flatMap((key) => (zoneOf(view, key, side)?.cards ?? []).filter(({ spot }) => own.includes(spot ?? -1)));
  for (const { card } of [...(zoneOf(view, 'area', seat)?.cards ?? []), ...lying]) {
    const colour = houseCard(cards, card)?.colour;
    if (colour && colour !== 'grey') found[colour] += 1;
  }
  return found;
}

/** The colours a card's Synergy still lacks, and which of those it asks for are there; undefined where it has none. */
export interface Chain {
  needs: { house: House; met: boolean }[];
  holds: boolean;
}

/** A Synergy among the colours in play; the card itself does not count, so one that lies there is taken off first. */
export function chainOf(card: HouseCard | undefined, colours: Colours, lies: boolean): Chain | undefined {
  if (card?.ability !== 'synergy') return undefined;
  const left = { ...colours };
  if (lies && card.colour !== 'grey') left[card.colour] -= 1;
  const needs = (card.needs ?? []).map((house) => ({ house, met: left[house]-- > 0 }));
  return { needs, holds: needs.every(({ met }) => met) };
}

/** The same for a card at a spot of a side's Cities, by the colours of whose spot it is; T4: of either mate, where both share it. */
export function chainAt(view: View, card: HouseCard | undefined, colours: readonly Colours[], side: number, spot: number): Chain | undefined {
  const { own } = shapeOf(view);
  const chains = seatsOf(view, side).flatMap((seat) => (own[seat]?.includes(spot) ? (chainOf(card, colours[seat]!, true) ?? []) : []));
  return chains.find(({ holds }) => holds) ?? chains[0];
}

// -------------------------------------------------------------------------------- points (R25, R27)
export type Purse = Record<Point, number>;

/** A seat's points; T5: a team has its Battle and Knowledge in common. */
export const purseOf = (view: View, seat: number): Purse =>
  Object.fromEntries(POINTS.map((point) => [point, counterOf(view, point, purseSeat(view, point, seat))])) as Purse;

/** Whose counter a seat's points are. */
export const purseSeat = (view: View, point: Point, seat: number): number =>
  shapeOf(view).mode === 'teams' && point !== 'command' ? sideOf(view, seat) : seat;

/** What the cards still in hand would give, were they all played. */
export function handGives(cards: Cards, hand: Zone | undefined): Purse {
  const sum: Purse = { command: 0, battle: 0, knowledge: 0 };
  for (const { card } of hand?.cards ?? []) {
    for (const [point, n] of Object.entries(houseCard(cards, card)?.points ?? {})) sum[point as Point] += n;
  }
  return sum;
}
