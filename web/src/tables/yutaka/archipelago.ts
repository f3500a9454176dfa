/** Reading Yutakâ's view: what a face is, what the sides bring, who leads, which tiles lie under others. */
import { zoneOf, zonesOf } from '$lib/model';
import type { Card, View, Zone } from '../../wire';
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
  layout: { covers: Record<string, string[]>; islands: number[] };
  known: string[];
  values: Record<Kind, number[]>;
  provenance: string;
}

export const seaOf = (view: View): Sea => view.table as unknown as Sea;

// -------------------------------------------------------------------------------- who leads
/** One side of an island: the sum of each kind that lies there, and of everything. */
export interface Side {
  sums: Partial<Record<Kind, number>>;
  total: number;
}

export function sideOf(column: Zone | undefined): Side {
  const side: Side = { sums: {}, total: 0 };
  for (const { card } of column?.cards ?? []) {
    const thing = thingOf(card);
    if (!thing || thing.suit === 'dynamite') continue;
    side.sums[thing.suit] = (side.sums[thing.suit] ?? 0) + thing.value;
    side.total += thing.value;
  }
  return side;
}

/** What a side brings to the contest for a kind: its sum (R18), for Equipment the whole column (R21); undefined without a card of it. */
export function strengthOf(side: Side, kind: Kind): number | undefined {
  const sum = side.sums[kind];
  return sum === undefined || kind !== 'equipement' ? sum : side.total;
}

export type Lead = 'near' | 'far' | 'tied' | 'nobody';

/** R18–R21: who would take the tiles of a kind as things stand. */
export function leadOf(kind: Kind, near: Side, far: Side): Lead {
  const ours = strengthOf(near, kind);
  const theirs = strengthOf(far, kind);
  if (ours === undefined) return theirs === undefined ? 'nobody' : 'far';
  if (theirs === undefined || ours > theirs) return 'near';
  return ours === theirs ? 'tied' : 'far';
}

// -------------------------------------------------------------------------------- tiles
/** A30: "3b" is the second tile of island 3. */
export const placeName = (island: number, place: number): string => `${island}${String.fromCharCode(97 + place)}`;

function tileAt(view: View, name: string): Card | undefined {
  return zoneOf(view, 'island', null, Number(name[0]))?.cards[name.charCodeAt(1) - 97];
}

/** A13: the hidden tiles that still lie on this one, by name. */
export function coversOn(view: View, name: string): string[] {
  return Object.entries(seaOf(view).layout.covers)
    .filter(([top, below]) => below.includes(name) && tileAt(view, top)?.open === false)
    .map(([top]) => top);
}

/** The tiles of its own island that a hidden tile still lies on, as their numbers there. */
export function coveredBy(view: View, island: number, place: number): number[] {
  const name = placeName(island, place);
  if (tileAt(view, name)?.open !== false) return [];
  return (seaOf(view).layout.covers[name] ?? [])
    .filter((below) => Number(below[0]) === island)
    .map((below) => below.charCodeAt(1) - 97);
}

/** The values of every kind in the box, the highest first, and whether a tile of that value lies face up. */
export function distribution(view: View): { kind: Kind; values: { value: number; seen: boolean }[] }[] {
  const open = [...zonesOf(view, 'island'), ...zonesOf(view, 'removed')]
    .flatMap((zone) => zone.cards)
    .filter((tile) => tile.open)
    .map((tile) => tile.card);
  return KINDS.map((kind) => ({
    kind,
    values: seaOf(view).values[kind].map((value) => {
      const at = open.indexOf(`${kind}-${value}`);
      if (at >= 0) open.splice(at, 1);
      return { value, seen: at >= 0 };
    }),
  }));
}
