/** Reading Volfyirion's view: what is printed on a card, how Cities stand, which Synergies hold, where the dragon is. */
import { counterOf, zoneOf } from '$lib/model';
import type { CardInfo, View, Zone } from '../../wire';
import { HOUSES, type Colour, type House } from './palette';
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

// -------------------------------------------------------------------------------- the dragon (R36, R40, R41)
export type Dragon = { at: 'lair' } | { at: 'gone' } | { at: 'city'; side: number; spot: number };

/** How many spots of one side lie before those of the next where the token's place is counted. */
const PERCHES = 8;

export function dragonOf(view: View): Dragon {
  const at = counterOf(view, 'dragon');
  if (at < 0) return { at: 'gone' };
  if (at === 0) return { at: 'lair' };
  return { at: 'city', side: Math.floor((at - 1) / PERCHES), spot: (at - 1) % PERCHES };
}

// -------------------------------------------------------------------------------- Cities (R9, R31, R32)
export interface City {
  spot: number;
  face: string;
  standing: boolean;
  /** What an attack costs: the City's own Defence, its Troop's, and what lasts this turn. */
  defence: number;
  troop: string | null;
  building: string | null;
  /** Volfyirion stands on it. */
  burning: boolean;
}

/** The Cities of a side from left to right, destroyed ones too. */
export function citiesOf(view: View, cards: Cards, side: number): City[] {
  const standing = spotsOf(zoneOf(view, 'cities', side));
  const ruins = spotsOf(zoneOf(view, 'ruins', side));
  const troops = spotsOf(zoneOf(view, 'troops', side));
  const buildings = spotsOf(zoneOf(view, 'buildings', side));
  const dragon = dragonOf(view);
  const shifted = view.marks.reduce((sum, it) => sum + (it.mark === 'shifted' && it.seat === side ? it.n : 0), 0);
  return [...new Map([...ruins, ...standing])]
    .map(([spot, face]) => {
      const troop = troops.get(spot) ?? null;
      return {
        spot,
        face,
        standing: standing.has(spot),
        defence: defenceOf(cards, face) + defenceOf(cards, troop) + shifted,
        troop,
        building: buildings.get(spot) ?? null,
        burning: dragon.at === 'city' && dragon.side === side && dragon.spot === spot,
      };
    })
    .sort((a, b) => a.spot - b.spot);
}

// -------------------------------------------------------------------------------- Synergies (R43, A2, A39)
export type Colours = Record<House, number>;

/** How many cards of each colour a seat has in play. */
export function coloursOf(view: View, cards: Cards, seat: number): Colours {
  const found: Colours = { turquoise: 0, red: 0, purple: 0 };
  for (const key of ['area', 'troops', 'buildings']) {
    for (const { card } of zoneOf(view, key, seat)?.cards ?? []) {
      const colour = houseCard(cards, card)?.colour;
      if (colour && colour !== 'grey') found[colour] += 1;
    }
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

// -------------------------------------------------------------------------------- points (R25, R27)
export type Purse = Record<Point, number>;

export const purseOf = (view: View, seat: number): Purse =>
  Object.fromEntries(POINTS.map((point) => [point, counterOf(view, point, seat)])) as Purse;

/** What the cards still in hand would give, were they all played. */
export function handGives(cards: Cards, hand: Zone | undefined): Purse {
  const sum: Purse = { command: 0, battle: 0, knowledge: 0 };
  for (const { card } of hand?.cards ?? []) {
    for (const [point, n] of Object.entries(houseCard(cards, card)?.points ?? {})) sum[point as Point] += n;
  }
  return sum;
}

export const isHouse = (colour: string): colour is House => (HOUSES as readonly string[]).includes(colour);
