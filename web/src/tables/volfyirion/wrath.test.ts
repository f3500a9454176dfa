import { expect, test } from 'vitest';
import { tally } from './wrath';

/** The costs of a grid, row by row; null for a gap or a sealed card. */
const grid = (...rows: [number | null, number | null][]): Map<number, number> =>
  new Map(rows.flat().flatMap((cost, spot) => (cost === null ? [] : [[spot, cost] as const])));

test('K12: 2×2, then 4+3, then 4+3×4 reach a Defence of 8 with the first four cards', () => {
  const { total, needed } = tally(grid([2, 2], [3, 4], [6, 3]), 8, 0);
  expect(total).toBe(16);
  expect([...needed]).toEqual([0, 1, 2, 3]);
});

test('K12: with two cards discarded and one sealed, 3 + 3×2 do not reach 10', () => {
  expect(tally(grid([null, 3], [null, null], [3, 2]), 10, 0).total).toBe(9);
});

test('K7: the first card of a later row is enough where it is', () => {
  const { total, needed } = tally(grid([2, 2], [4, 6]), 8, 0);
  expect(total).toBe(8);
  expect([...needed]).toEqual([0, 1, 2]);
});

test('K7, A35: the bonus of destroyed Cities is there from the beginning', () => {
  expect([...tally(grid([2, 3], [6, 6]), 8, 2).needed]).toEqual([0, 1]);
});

test('an empty grid comes to the bonus alone', () => expect(tally(new Map(), 8, 1)).toEqual({ total: 1, needed: new Set() }));
