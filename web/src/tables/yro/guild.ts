/** Reading YRO's view: what is printed on a card, how guilds lie, and what the rules worked out about them. */
import { counterOf, figureOf, figuresOf, zoneOf } from '$lib/model';
import type { CardInfo, Figure, View } from '../../wire';
import { PALETTE, type Faction, type Profession } from './palette';
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
  cap: number;
  /** VP that end the game. */
  goal: number;
}

export const hallOf = (view: View): Hall => view.table as unknown as Hall;

export const phaseOf = (view: View): Phase => PHASES[counterOf(view, 'phase') - 1] ?? 'draw';

export const levelOf = (view: View, what: 'tech' | 'magic', seat: number): number => figureOf(view, 'level', { seat, about: what })?.n ?? 0;

export const ROMAN = ['0', 'I', 'II', 'III', 'IV'];

// -------------------------------------------------------------------------------- how a guild lies
/** The cards of a guild by their spots. */
export function spotsOf(view: View, seat: number): Map<number, string> {
  return new Map(zoneOf(view, 'guild', seat)?.cards.map((card) => [card.spot ?? 0, card.card ?? '']));
}

/** Own recruits that are placed, but not yet shown to the others (A28). */
export function plannedOf(view: View, seat: number): Map<number, string> {
  const picks = view.ask?.seat === seat ? view.ask.picks : [];
  return new Map(picks.flatMap(({ verb, n, card }) => (verb === 'place' && n !== undefined && card ? [[n, card] as const] : [])));
}

/** The spots of a guild that the rules speak of: its front, or where the next card may lie. */
export const placesOf = (view: View, figure: 'front' | 'open', seat: number): number[] => figureOf(view, figure, { seat })?.places ?? [];

/** R26, R27: a card's strength where it lies now; null where it does not fight. */
export const strengthAt = (view: View, seat: number, spot: number): number | null => figureOf(view, 'fights', { seat, place: spot })?.n ?? null;

/** "c3" is the middle. */
export const spotName = (spot: number, width: number): string =>
  `${String.fromCharCode(97 + (spot % width))}${Math.floor(spot / width) + 1}`;

/** One side of the window: its first and its last row or column. */
export interface Span {
  first: number;
  last: number;
}

function spanOf(used: number[], middle: number, frame: number): Span {
  const [low, high] = used.length > 0 ? [Math.min(...used), Math.max(...used)] : [middle, middle];
  if (high - low + 1 >= frame) return { first: low, last: high };
  return { first: high === low ? low - 1 : low, last: high + 1 };
}

/** The rows and columns worth drawing: all that hold one of these spots, three at least. */
export function windowOf(spots: Iterable<number>, { width, middle, frame }: Hall['field']): { rows: Span; columns: Span } {
  const shown = [...spots];
  return {
    rows: spanOf(shown.map((spot) => Math.floor(spot / width)), Math.floor(middle / width), frame),
    columns: spanOf(shown.map((spot) => spot % width), middle % width, frame),
  };
}

/** What a table shows while it is on its way to another one. The front is as soon as a guild lies as it will lie, a level as
 * soon as its points are counted; what it fights with then was counted by its Combat, and its rank comes with the question. */
export function inStep(view: View, toward: View | null): View {
  if (!toward) return view;
  const seats = [...Array(view.seats).keys()];
  const laid = new Set(seats.filter((seat) => spotted(view, seat) === spotted(toward, seat)));
  const reached = (seat: number, what: string): boolean => counterOf(view, what, seat) === counterOf(toward, what, seat);
  const figures = [view, toward].flatMap((from) =>
    from.figures.filter(({ figure, seat, at, about }) => {
      if (seat === null || (figure !== 'level' && at?.zone !== 'guild')) return from === view && !COMPARED.has(figure);
      const later = figure === 'level' ? reached(seat, about![0]!) : laid.has(seat) && (figure !== 'fights' || ['tech', 'magic'].every((what) => reached(seat, what)));
      return later === (from === toward);
    }),
  );
  return { ...view, figures };
}

/** What depends on all guilds at once, or on what the round will still give. */
const COMPARED: ReadonlySet<string> = new Set(['strength', 'rank', 'reward']);

const spotted = (view: View, seat: number): string => [...spotsOf(view, seat)].sort(([a], [b]) => a - b).join();

// -------------------------------------------------------------------------------- lines
/** R20: three of a faction, or of a profession, in a row or a column, and what they give. */
export interface Line {
  way: 'row' | 'column';
  kind: 'faction' | 'profession';
  what: Faction | Profession;
  spots: number[];
  gains: [Gain, number][];
}

/** The lines that a guild has, or that an option would complete: each part of a bonus is a figure of its own. */
export function linesOf(from: { figures?: Figure[] } | undefined, seat: number): Line[] {
  const found = new Map<string, Line>();
  for (const { about = [], places = [], n = 0 } of figuresOf(from, 'line', { seat })) {
    const [way, what, gain] = about as [Line['way'], Line['what'], Gain];
    const key = `${way} ${what} ${places.join()}`;
    const line = found.get(key) ?? { way, kind: what in PALETTE ? 'faction' : 'profession', what, spots: places, gains: [] };
    line.gains.push([gain, n]);
    found.set(key, line);
  }
  return [...found.values()];
}

// -------------------------------------------------------------------------------- recruiting
/** R15: what the cards on these places of the hand would cost together, of how many écus; nobody brings some. */
export function priceOf(view: View, seat: number, places: readonly number[]): Figure | undefined {
  const [first, second] = [...places].sort((a, b) => a - b);
  if (first === undefined) return figureOf(view, 'nobody', { seat });
  const face = zoneOf(view, 'hand', seat)?.cards[first]?.card;
  const option = view.ask?.options.find((it) => it.verb === 'recruit' && it.card === face);
  return second === undefined ? figureOf(option, 'price') : figureOf(option, 'price-with', { place: second });
}
