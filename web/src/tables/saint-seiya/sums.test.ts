/** The table's own sums against those of the rules: `sums.json` is theirs, written anew as tests/support/sums.py says. */
import { expect, test } from 'vitest';
import type { View } from '../../wire';
import { covers, fronts, type Cards, type Front, type Stake } from './sanctuary';
import { cards, tables } from './sums.json';

const CARDS = Object.fromEntries(Object.entries(cards).map(([card, facts]) => [card, { card, facts }])) as unknown as Cards;

/** Costs, what is there, and the ways in which the card can be had: by Force, by Cosmos, with the Armour. */
function told({ cost, have, bar }: Stake, armour: number): (number | string | null)[] {
  const stake = { cost, have, bar };
  const ways = [covers(stake, 'force') && 'f', covers(stake, 'cosmos') && 'c', armour > 0 && covers(stake, 'cosmos', armour) && '+'];
  return [cost.force, cost.cosmos, have.force, have.cosmos, bar === null ? ways.filter(Boolean).join('') : ''];
}

test.each(tables.map((table, n) => ({ n, ...table })))('table $n: each card costs and brings what the rules say', ({ view, now, would }) => {
  const read = (picked: string | null): Front[] => fronts(view as unknown as View, CARDS, picked);
  expect(read(null).map((it) => told(it, it.armour))).toEqual(now);
  for (const [picked, then] of Object.entries(would)) {
    const joined = read(picked).map((it, slot) => (it.card ? told(it.would!, it.armour) : then[slot]));
    expect({ picked, fronts: joined }).toEqual({ picked, fronts: then });
  }
});
