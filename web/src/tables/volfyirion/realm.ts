/** Reading Volfyirion's view: what is printed on a card, and what the rules say of Cities, Synergies and the dragon. */
import { counterOf, figureOf, figuresOf, zoneOf } from '$lib/model';
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
  /** R14, R15: the spots of a side's Cities where Troops, and Buildings, may lie. */
  slots: Record<'troop' | 'building', number[]>;
  /** T2: the spots that are one Stronghold. */
  strongholds?: number[][];
  level?: 'easy' | 'normal' | 'hard';
  /** How many places the Asset Row and the Lair have. */
  row: number;
  spaces: number;
  /** What can be paid for beside cards and Cities. */
  costs: Partial<Record<'replace' | 'move' | 'defeat' | 'aside' | 'subjugate' | 'unite' | 'remove' | 'leap' | 'clutch', number>>;
}

export const shapeOf = (view: View): Shape => view.table as unknown as Shape;

export const sideOf = (view: View, seat: number): number => shapeOf(view).sides[seat]!;

/** The seats of a side. */
export const seatsOf = (view: View, side: number): number[] => shapeOf(view).sides.flatMap((it, seat) => (it === side ? [seat] : []));

/** T1: each team has a market of its own; else there is one, which has no number. */
export const marketOf = (view: View, side: number): number => (shapeOf(view).mode === 'teams' ? side + 1 : 0);

/** Whose turn it is. */
export const activeSide = (view: View): number => sideOf(view, counterOf(view, 'active'));

// -------------------------------------------------------------------------------- the dragon (R36, R40, R41, S6, T9)
/** `lair`: asleep; `nowhere`: not moved yet; `den`: on the Rage Pile, or on the Lair of a team. */
export interface Dragon {
  at: 'lair' | 'nowhere' | 'gone' | 'den' | 'city';
  /** Whose City or den it is on. */
  side: number | null;
  /** The spots of the City it stands on. */
  spots: number[];
}

export function dragonOf(view: View): Dragon {
  const { seat = null, places = [], about = [] } = figureOf(view, 'dragon') ?? {};
  const at = about[0] ?? 'lair';
  return { at: at === 'defeated' || at === 'subjugated' ? 'gone' : (at as Dragon['at']), side: seat, spots: places };
}

/** Where the dragon is, as the places it can be in are marked on the page: the Lair, a team's Lair, a City. */
export const perchOf = ({ at, side, spots }: Pick<Dragon, 'at' | 'side' | 'spots'>): string =>
  at === 'city' ? `city ${side} ${spots[0]}` : at === 'den' && side !== null ? `lair ${side}` : at === 'gone' ? '' : 'lair';

/** R36, R52: what it costs this seat to defeat Volfyirion. */
export const defeatPrice = (view: View, seat: number): number => figureOf(view, 'defeat', { seat })?.n ?? shapeOf(view).costs.defeat ?? 0;

/** S7, K7: what the destroyed Cities add to its attack. */
export const wrathOf = (view: View): number => figureOf(view, 'wrath')?.n ?? 0;

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
export function citiesOf(view: View, side: number): City[] {
  const { strongholds, slots } = shapeOf(view);
  const standing = spotsOf(zoneOf(view, 'cities', side));
  const all = new Map([...spotsOf(zoneOf(view, 'ruins', side)), ...standing]);
  const laid = { troop: spotsOf(zoneOf(view, 'troops', side)), building: spotsOf(zoneOf(view, 'buildings', side)) };
  const dragon = dragonOf(view);
  const groups = strongholds ?? [...all.keys()].sort((a, b) => a - b).map((spot) => [spot]);
  return groups.map((spots) => ({
    spots,
    faces: spots.map((spot) => all.get(spot) ?? ''),
    standing: standing.has(spots[0]!),
    defence: figureOf(view, 'defence', { seat: side, zone: 'cities', place: spots[0]! })?.n ?? 0,
    slots: (['troop', 'building'] as const).flatMap((kind) =>
      spots.filter((spot) => slots[kind].includes(spot)).map((spot) => ({ kind, spot, face: laid[kind].get(spot) ?? null })),
    ),
    burning: dragon.at === 'city' && dragon.side === side && dragon.spots.includes(spots[0]!),
  }));
}

// -------------------------------------------------------------------------------- Synergies (R43, A2, A39)
/** The colours a card's Synergy asks for, and which of them are there. */
export interface Chain {
  needs: { house: House; met: boolean }[];
  holds: boolean;
}

/** How the Synergy of the card at a place stands; undefined where it has none. */
export function chainOf(view: View, card: HouseCard | undefined, zone: string, seat: number, place: number): Chain | undefined {
  const figure = figureOf(view, 'synergy', { seat, zone, place });
  if (!figure) return undefined;
  const lacks = [...(figure.about ?? [])];
  const needs = (card?.needs ?? []).toReversed().map((house) => {
    const at = lacks.indexOf(house);
    if (at >= 0) lacks.splice(at, 1);
    return { house, met: at < 0 };
  });
  return { needs: needs.toReversed(), holds: figure.n === figure.of };
}

// -------------------------------------------------------------------------------- points (R25, R27)
export type Purse = Record<Point, number>;

/** A seat's points; T5: a team has its Battle and Knowledge in common. */
export const purseOf = (view: View, seat: number): Purse =>
  Object.fromEntries(POINTS.map((point) => [point, counterOf(view, point, purseSeat(view, point, seat))])) as Purse;

/** Whose counter a seat's points are: its own, or its team's. */
export const purseSeat = (view: View, point: Point, seat: number): number =>
  view.counters.some((it) => it.counter === point && it.seat === seat) ? seat : sideOf(view, seat);

/** What the cards still in hand would give, were they all played. */
export const handGives = (view: View, seat: number): Purse =>
  Object.fromEntries(POINTS.map((point) => [point, figureOf(view, 'hand', { seat, about: point })?.n ?? 0])) as Purse;

/** Whether the reader cannot pay for a card on sale; nobody knows for who only looks on. */
export function isDear(view: View, zone: Zone, spot: number): boolean {
  const price = figureOf(view, 'price', { zone: zone.zone, number: zone.number, place: spot });
  return price !== undefined && (price.n ?? 0) > (price.of ?? 0);
}

// -------------------------------------------------------------------------------- the dragon's attack (S7, K7)
export type RagePart = 'battle' | 'knowledge' | 'troop' | 'building' | 'unknown';

/** S7: what the Rage Pile comes to, as far as it is known. */
export const rageOf = (view: View): Record<RagePart, number> =>
  Object.fromEntries(figuresOf(view, 'rage').map(({ about, n }) => [about?.[0] ?? '', n ?? 0])) as Record<RagePart, number>;

/** K7: what the grid comes to against the City under the token; null while it stands on none. */
export function strikeOf(view: View): { total: number; needed: ReadonlySet<number>; city: City } | null {
  const attack = figureOf(view, 'attack');
  const city = citiesOf(view, 0).find((it) => it.burning && it.standing);
  return attack && city ? { total: attack.n ?? 0, needed: new Set(attack.places), city } : null;
}
