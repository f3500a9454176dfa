/** Reading Yutakâ's view: what a face is, and where the rules say who leads and which tiles lie under others. */
import { figureOf, figuresOf } from '$lib/model';
import type { Figure, View } from '../../wire';
import { KINDS, PALETTE, type Kind, type Suit } from './palette';

export interface Thing {
  suit: Suit;
  value: number;
  tile: boolean;
}

const SUIT_OF = new Map<string, Suit>((Object.keys(PALETTE) as Suit[]).map((suit) => [PALETTE[suit].letter, suit]));

/** What a face is: "D3" is a card, "dague-12" a tile, "X" is Dynamite. */
export function thingOf(face: string | null): Thing | null {
  const tile = /^([a-z]+)-(\d+)$/.exec(face ?? '');
  if (tile) return { suit: tile[1] as Kind, value: Number(tile[2]), tile: true };
  const suit = SUIT_OF.get(face?.[0] ?? '');
  return suit ? { suit, value: Number(face!.slice(1)), tile: false } : null;
}

/** What the game says about this table. */
export interface Sea {
  islands: string[];
  values: Record<Kind, number[]>;
  provenance: string;
}

export const seaOf = (view: View): Sea => view.table as unknown as Sea;

// -------------------------------------------------------------------------------- who leads
/** What the rules say of the contest for a kind on an island; undefined where nobody competes. */
export const contestOf = (view: View, island: number, kind: Kind): Figure | undefined =>
  ['lead', 'alone', 'tie'].map((key) => figureOf(view, key, { zone: 'island', number: island, about: kind })).find(Boolean);

/** What a seat brings to a contest; undefined where it does not compete. */
export const strengthOf = (contest: Figure | undefined, seat: number | null): number | undefined =>
  contest?.figure === 'tie' || contest?.seat === seat ? contest?.n : contest?.of;

export type Lead = 'near' | 'far' | 'tied' | 'nobody';

/** Who leads in a contest, seen from one side. */
export function leadOf(contest: Figure | undefined, near: number | null): Lead {
  if (!contest) return 'nobody';
  if (contest.figure === 'tie') return 'tied';
  return contest.seat === near ? 'near' : 'far';
}

// -------------------------------------------------------------------------------- tiles
/** A30: "3b" is the second tile of island 3. */
export const placeName = (island: number, place: number): string => `${island}${String.fromCharCode(97 + place)}`;

/** The hidden tiles that still lie on this one, by name. */
export const coversOn = (view: View, island: number, place: number): string[] =>
  figureOf(view, 'covered', { zone: 'island', number: island, place })?.about ?? [];

/** The tiles of its own island that a hidden tile still lies on, as their numbers there. */
export const coveredBy = (view: View, island: number, place: number): number[] =>
  figuresOf(view, 'covered', { zone: 'island', number: island, about: placeName(island, place) }).flatMap((it) => it.places ?? []);

/** The values of every kind in the box, the highest first, and whether a tile of that value lies face up. */
export const distribution = (view: View): { kind: Kind; values: { value: number; seen: boolean }[] }[] =>
  KINDS.map((kind) => {
    const unseen = figureOf(view, 'unseen', { about: kind })?.places ?? [];
    return { kind, values: seaOf(view).values[kind].map((value, place) => ({ value, seen: !unseen.includes(place) })) };
  });
