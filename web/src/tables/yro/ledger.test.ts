import { expect, test } from 'vitest';
import type { Event } from '../../wire';
import { EMPTY, readOn, sumsOf } from './ledger';

let number = 0;
const counted = (counter: string, was: number, n: number, seat: number | null = null): Event => ({ number: ++number, event: 'counted', seat, counter, was, n });
const said = (say: string, seat: number): Event => ({ number: ++number, event: 'said', seat, say, params: { seat }, rule: 'yro R38' });

const INCOME = [
  counted('round', 1, 2),
  counted('phase', 4, 5),
  said('yro-log-income', 0),
  counted('coins', 1, 4, 0),
  said('yro-log-earned', 0),
  counted('coins', 4, 6, 0),
  said('yro-log-income', 1),
  counted('coins', 0, 3, 1),
];

test('what a phase gave is counted up for each guild, and every gain keeps its reason', () => {
  const [income, ...rest] = sumsOf(readOn(EMPTY, INCOME), 0);
  expect(rest).toEqual([]);
  expect(income).toMatchObject({ phase: 'income', sums: [['coins', 5]] });
  expect(income?.entries.map(({ say, n }) => [say, n])).toEqual([['yro-log-income', 3], ['yro-log-earned', 2]]);
});

test('a round stays to be read until somebody gains something in the next', () => {
  const quiet = readOn(readOn(EMPTY, INCOME), [counted('round', 2, 3), counted('phase', 5, 1)]);
  expect(sumsOf(quiet, 1)).toHaveLength(1);
  const next = readOn(quiet, [counted('phase', 1, 2), said('yro-log-recruited-nobody', 0), counted('coins', 6, 8, 0)]);
  expect(sumsOf(next, 1)).toEqual([]);
  expect(sumsOf(next, 0)).toMatchObject([{ phase: 'recruitment', sums: [['coins', 2]] }]);
});
