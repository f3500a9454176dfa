import { expect, test } from 'vitest';
import type { CardInfo, Figure, Option, View } from '../../wire';
import { linesOf as listOf } from './editors/lines';
import { inStep, levelOf, linesOf, placesOf, plannedOf, priceOf, strengthAt, windowOf, type Adventurer } from './guild';
import { figureOf } from '$lib/model';
import { signOf } from './signs';

const FIELD = { width: 5, middle: 12, frame: 3 };

function card(key: string, facts: Partial<Adventurer>): CardInfo {
  return { card: key, name: key, copies: 3, back: 'adventurer', provenance: 'rulebook', facts, printed: [], text: [], rules: [], concerns: [] };
}

const CS1 = card('CS1', { cost: 2, strength: 3, faction: 'conclave', profession: 'guerrier', effects: [{ effect: 'fights-from-behind' }] });

const GUILD = { zone: 'guild', seat: 0, number: 0 };
const HAND = { zone: 'hand', seat: 0, number: 0 };
const line = (n: number, about: string[], places = [11, 12, 13]): Figure => ({ figure: 'line', seat: 0, n, at: GUILD, places, about });
const recruit = (face: string, figures: Figure[]): Option => ({ does: { say: 'yro-do-recruit', params: {} }, move: `+${face}`, verb: 'recruit', card: face, figures });

test('the parts of a bonus are gathered to lines, each with its spots (R20, R22)', () => {
  const told = [line(2, ['row', 'cite', 'tech']), line(2, ['row', 'cite', 'magic']), line(3, ['column', 'guerrier', 'coins'], [7, 12, 17])];
  expect(linesOf({ figures: told }, 0)).toEqual([
    { way: 'row', kind: 'faction', what: 'cite', spots: [11, 12, 13], gains: [['tech', 2], ['magic', 2]] },
    { way: 'column', kind: 'profession', what: 'guerrier', spots: [7, 12, 17], gains: [['coins', 3]] },
  ]);
  expect(linesOf({ figures: told }, 1)).toEqual([]);
  expect(linesOf(undefined, 0)).toEqual([]);
});

test('three rows and columns are drawn at least, and all where a card may lie', () => {
  expect(windowOf([], FIELD)).toEqual({ rows: { first: 1, last: 3 }, columns: { first: 1, last: 3 } });
  expect(windowOf([12, 13], FIELD).columns).toEqual({ first: 2, last: 4 });
  expect(windowOf([12, 13, 7, 8, 11, 14, 17, 18], FIELD)).toEqual({ rows: { first: 1, last: 3 }, columns: { first: 1, last: 4 } });
  expect(windowOf([10, 11, 12], FIELD).columns).toEqual({ first: 0, last: 2 });
});

test('the price is that of nobody, of one card, or of two, whichever was tapped first (R15)', () => {
  const figures = [
    { figure: 'price', seat: 0, n: 2, of: 5 },
    { figure: 'price-with', seat: 0, n: 5, of: 5, at: HAND, places: [1] },
  ];
  const view = {
    zones: [{ ...HAND, count: 2, cards: [{ card: 'ME1' }, { card: 'CF1' }] }],
    figures: [{ figure: 'nobody', seat: 0, n: 2, of: 5 }],
    ask: { seat: 0, options: [recruit('ME1', figures), recruit('CF1', [{ figure: 'price', seat: 0, n: 1, of: 5 }])] },
  } as unknown as View;
  expect([[], [0], [1], [0, 1], [1, 0]].map((places) => priceOf(view, 0, places)?.n)).toEqual([2, 2, 1, 5, 5]);
});

test('what is placed but not yet shown to the others lies on its spot (A28)', () => {
  const view = { ask: { seat: 0, picks: [{ move: 'CF1-c4', verb: 'place', card: 'CF1', to: GUILD, n: 17 }] } } as unknown as View;
  expect([...plannedOf(view, 0)]).toEqual([[17, 'CF1']]);
  expect([...plannedOf(view, 1)]).toEqual([]);
});

test('an effect is read off its name', () => {
  expect(signOf({ effect: 'rewarded-vp-magic', n: 1 })).toMatchObject({ phase: 'combat', only: 'rewarded', n: 1, gain: 'vp', per: { kind: 'magic' } });
  expect(signOf({ effect: 'victory-vp-cost-most', n: 1, bound: 3 })).toMatchObject({ phase: 'victory', per: { kind: 'cost', bound: '≤3' } });
  expect(signOf({ effect: 'triples-coins' })).toMatchObject({ phase: 'end', word: 'triple' });
  expect(signOf({ effect: 'unheard-of' })).toBeNull();
});

test('an own list begins with a line for each Adventurer; Quests are no lines of it', () => {
  const quest = { ...card('gold2', {}), back: 'quest', facts: { phase: 2 } };
  expect(listOf([CS1, quest])).toEqual([
    { card: 'CS1', name: 'CS1', faction: 'conclave', profession: 'guerrier', cost: 2, strength: 3, copies: 3, effects: [{ effect: 'fights-from-behind' }] },
  ]);
});

test('on the way to another table nothing is told that does not follow from what lies there', () => {
  const table = (spots: number[], magic: number, figures: Figure[]): View =>
    ({
      seats: 1,
      zones: [{ ...GUILD, count: spots.length, cards: spots.map((spot) => ({ card: 'CS1', back: null, open: true, spot })) }],
      counters: [{ counter: 'magic', seat: 0, value: magic }],
      figures: [{ figure: 'strength', seat: 0, n: 3 }, ...figures],
    }) as unknown as View;
  const told = (places: number[], level: number): Figure[] => [
    { figure: 'front', seat: 0, n: places.length, at: GUILD, places },
    ...places.map((place): Figure => ({ figure: 'fights', seat: 0, n: 3 + level, at: GUILD, places: [place] })),
    { figure: 'level', seat: 0, n: level, about: ['magic'] },
  ];
  const toward = table([12, 13], 2, told([12, 13], 1));
  const read = (view: View) => {
    const shown = inStep(view, toward);
    return [placesOf(shown, 'front', 0), strengthAt(shown, 0, 13), levelOf(shown, 'magic', 0), figureOf(shown, 'strength')];
  };
  expect(read(table([12], 0, told([12], 0)))).toEqual([[12], null, 0, undefined]); // before it is placed
  expect(read(table([12, 13], 0, told([12], 0)))).toEqual([[12, 13], null, 0, undefined]); // its strength depends on the Magic still to come
  expect(read(table([12, 13], 2, told([12], 0)))).toEqual([[12, 13], 4, 1, undefined]); // its rank comes with the question
  expect(inStep(toward, null)).toBe(toward);
});
