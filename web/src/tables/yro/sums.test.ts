/** The table's own sums against those of the rules: `sums.json` is theirs, written anew as tests/support/sums.py says. */
import { expect, test } from 'vitest';
import type { View } from '../../wire';
import { hallOf, linesThrough, rivalsOf, spotsOf, strengthNow, type Cards, type Line } from './guild';
import { cards, tables } from './sums.json';

const CARDS = Object.fromEntries(Object.entries(cards).map(([card, facts]) => [card, { card, facts }])) as unknown as Cards;
const GAINED = ['tech', 'magic', 'coins', 'vp'] as const;

test.each(tables.map((table, n) => ({ n, ...table })))('table $n: guilds are as strong and lines bring as much as the rules say', ({ view: told, strengths, lines, rivals }) => {
  const view = told as unknown as View;
  expect(strengths.map((_, seat) => strengthNow(view, CARDS, seat))).toEqual(strengths);
  if (rivals !== null) expect(rivalsOf(view, CARDS)).toBe(rivals);
  const brought = (found: Line[]): number[] =>
    GAINED.map((gain) => found.reduce((sum, { bonus, doubled }) => sum + (bonus[gain] ?? 0) * (doubled ? 2 : 1), 0));
  lines.forEach((guild, seat) => {
    const spots = spotsOf(view, seat);
    const through = [...spots.keys()].map((spot) => [String(spot), brought(linesThrough(CARDS, spots, spot, hallOf(view).field))]);
    expect(Object.fromEntries(through)).toEqual(guild);
  });
});
