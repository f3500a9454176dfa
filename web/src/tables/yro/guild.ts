/** Reading YRO's view: what is printed on a card, how guilds lie, who fights at the front, what a placement completes. */
import { counterOf, zoneOf } from '$lib/model';
import type { CardInfo, View } from '../../wire';
import type { Faction, Profession } from './palette';
import { PHASES, type Gain, type Phase, type Printed } from './signs';

export type Bonus = Partial<Record<Exclude<Gain, 'strength'>, number>>;

/** What is printed on an Adventurer. */
export interface Adventurer {
  cost: number;
  strength: number;
  mark: string;
  faction: Faction;
  profession: Profession;
  bonus: { faction: Bonus; profession: Bonus };
  effects: Printed[];
  name_ours: boolean;
}

export type Cards = Record<string, CardInfo>;

/** The Adventurer a face is; undefined for a Quest, or while the cards are being fetched. */
export function adventurer(cards: Cards, face: string | null | undefined): Adventurer | undefined {
  const facts = cards[face ?? '']?.facts;
  return facts && 'cost' in facts ? (facts as unknown as Adventurer) : undefined;
}

/** What the game says about this table. */
export interface Hall {
  field: { width: number; middle: number; frame: number };
  levels: number[];
  cap: number;
  rewards: number[];
  goal: number;
  guild: number;
  rivals: number | null;
}

export const hallOf = (view: View): Hall => view.table as unknown as Hall;

export const phaseOf = (view: View): Phase => PHASES[counterOf(view, 'phase') - 1] ?? 'draw';

/** R35, R36: the level that points make. */
export const levelOf = (view: View, what: 'tech' | 'magic', seat: number): number =>
  hallOf(view).levels[counterOf(view, what, seat)] ?? 0;

export const ROMAN = ['0', 'I', 'II', 'III', 'IV'];

// -------------------------------------------------------------------------------- how a guild lies
/** The cards of a guild by their spots. */
export type Spots = ReadonlyMap<number, string>;

export function spotsOf(view: View, seat: number): Map<number, string> {
  return new Map(zoneOf(view, 'guild', seat)?.cards.map((card) => [card.spot ?? 0, card.card ?? '']));
}

/** Own recruits that are placed, but not yet shown to the others (A28): "SM3-c4" is a pick. */
export function plannedOf(view: View, seat: number): Map<number, string> {
  const { width } = hallOf(view).field;
  const planned = new Map<number, string>();
  if (view.ask?.seat !== seat) return planned;
  for (const pick of view.ask.picks) {
    const [, face, column, row] = /^(\w+)-([a-e])([1-5])$/.exec(pick.move) ?? [];
    if (face && column) planned.set((Number(row) - 1) * width + column.charCodeAt(0) - 97, face);
  }
  return planned;
}

/** "c3" is the middle. */
export const spotName = (spot: number, width: number): string =>
  `${String.fromCharCode(97 + (spot % width))}${Math.floor(spot / width) + 1}`;

/** One side of the window: from where to where something may still lie. */
export interface Span {
  first: number;
  last: number;
}

function spanOf(used: number[], field: Hall['field'], roomy: boolean): Span {
  const [low, high] = used.length > 0 ? [Math.min(...used), Math.max(...used)] : [2, 2];
  if (high - low + 1 >= field.frame) return { first: low, last: high };
  if (high === low) return { first: low - 1, last: high + 1 };
  return { first: roomy ? low - 1 : low, last: high + 1 };
}

/** R17: the rows and columns worth drawing: three each; four where a guild of two can grow to either side (`roomy`). */
export function windowOf(spots: Iterable<number>, field: Hall['field'], roomy: boolean): { rows: Span; columns: Span } {
  const taken = [...spots];
  return {
    rows: spanOf(taken.map((spot) => Math.floor(spot / field.width)), field, roomy),
    columns: spanOf(taken.map((spot) => spot % field.width), field, roomy),
  };
}

/** R25, A9: the spots of the front: the topmost card of each column. */
export function frontOf(spots: Spots, width: number): Set<number> {
  const tops = new Map<number, number>();
  for (const spot of [...spots.keys()].sort((a, b) => a - b)) {
    if (!tops.has(spot % width)) tops.set(spot % width, spot);
  }
  return new Set(tops.values());
}

// -------------------------------------------------------------------------------- strength
/** R26, R27: a card's strength where it lies now; null where it does not fight. */
export function strengthAt(view: View, cards: Cards, seat: number, face: string, front: boolean): number | null {
  const it = adventurer(cards, face);
  if (!it || (!front && !it.effects.some(({ effect }) => effect === 'fights-from-behind'))) return null;
  let total = it.strength;
  for (const { effect, n = 0 } of it.effects) {
    if (effect === 'combat-strength-tech') total += n * levelOf(view, 'tech', seat);
    if (effect === 'combat-strength-magic') total += n * levelOf(view, 'magic', seat);
  }
  return total;
}

/** What a guild would go into Combat with as it lies now. */
export function strengthNow(view: View, cards: Cards, seat: number, spots: Spots = spotsOf(view, seat)): number {
  const front = frontOf(spots, hallOf(view).field.width);
  return [...spots].reduce((sum, [spot, face]) => sum + (strengthAt(view, cards, seat, face, front.has(spot)) ?? 0), 0);
}

/** R32: the rank is one more than the number of stronger guilds. */
export function rankOf(strengths: readonly number[], seat: number): number {
  return 1 + strengths.filter((other) => other > strengths[seat]!).length;
}

/** R49: what the rivals of a lone player add up to. */
export const rivalsOf = (view: View, cards: Cards): number =>
  (zoneOf(view, 'rivals')?.cards ?? []).reduce((sum, { card }) => sum + (adventurer(cards, card)?.strength ?? 0), 0);

// -------------------------------------------------------------------------------- lines
/** R20: three of a faction, or of a profession, in a row or a column. */
export interface Line {
  way: 'row' | 'column';
  kind: 'faction' | 'profession';
  what: Faction | Profession;
  spots: number[];
  bonus: Bonus;
  /** A24: doubled by a card of the guild. */
  doubled: boolean;
}

/** The lines of a guild that go through a spot and are complete and of one kind. */
export function linesThrough(cards: Cards, spots: Spots, spot: number, field: Hall['field']): Line[] {
  const { width, frame } = field;
  const doubled = [...spots.values()].some((face) =>
    adventurer(cards, face)?.effects.some(({ effect }) => effect === 'doubles-bonuses'),
  );
  const along = (way: Line['way']): number[] =>
    [...spots.keys()]
      .filter((at) => (way === 'row' ? Math.floor(at / width) === Math.floor(spot / width) : at % width === spot % width))
      .sort((a, b) => a - b);
  return (['row', 'column'] as const).flatMap((way) => {
    const line = along(way);
    const people = line.map((at) => adventurer(cards, spots.get(at)));
    const first = people[0];
    if (line.length < frame || !first) return [];
    return (['faction', 'profession'] as const)
      .filter((kind) => people.every((it) => it?.[kind] === first[kind]))
      .map((kind) => ({ way, kind, what: first[kind], spots: line, bonus: first.bonus[kind], doubled }));
  });
}

/** Every complete line of a guild, once. */
export function linesOf(cards: Cards, spots: Spots, field: Hall['field']): Line[] {
  const found = new Map<string, Line>();
  for (const spot of spots.keys()) {
    for (const line of linesThrough(cards, spots, spot, field)) found.set(`${line.way} ${line.kind} ${line.spots.join()}`, line);
  }
  return [...found.values()];
}

// -------------------------------------------------------------------------------- recruiting
/** R15: what the chosen recruits cost: two their sum, one a coin less, none brings two. */
export function priceOf(costs: readonly number[]): number {
  if (costs.length === 0) return -2;
  const sum = costs.reduce((total, cost) => total + cost, 0);
  return costs.length === 1 ? Math.max(0, sum - 1) : sum;
}
