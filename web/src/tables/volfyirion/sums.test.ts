/** The table's own sums against those of the rules: `sums.json` is theirs, written anew as tests/support/sums.py says. */
import { expect, test } from 'vitest';
import type { Option, View } from '../../wire';
import { priceOf } from './prices';
import { chainOf, citiesOf, coloursOf, houseCard, type Cards } from './realm';
import { cards, tables } from './sums.json';
import { strikeOf } from './wrath';

const CARDS = Object.fromEntries(Object.entries(cards).map(([card, facts]) => [card, { card, facts }])) as unknown as Cards;
/** What these cost the dragon's own places tell. */
const UNTOLD = new Set(['aside', 'send', 'send-lair', 'subjugate', 'unite']);

test.each(tables.map((table, n) => ({ n, mode: table.view.table.mode, ...table })))('table $n, $mode: what is told is what the rules say', (table) => {
  const view = table.view as unknown as View;
  const seat = view.seat!;
  const colours = table.colours.map((_, other) => coloursOf(view, CARDS, other));
  expect(colours.map(({ turquoise, red, purple }) => [turquoise, red, purple])).toEqual(table.colours);

  const holds = (face: string | null, lies: boolean): boolean | null => chainOf(houseCard(CARDS, face), colours[seat]!, lies)?.holds ?? null;
  expect(Object.fromEntries(Object.keys(table.hand).map((face) => [face, holds(face, false)]))).toEqual(table.hand);
  const area = view.zones.find((zone) => zone.zone === 'area' && zone.seat === seat)?.cards ?? [];
  expect(area.map(({ card }) => holds(card, true))).toEqual(table.area);

  for (const [side, wanted] of Object.entries(table.cities)) {
    const standing = citiesOf(view, CARDS, Number(side)).filter((city) => city.standing);
    expect(Object.fromEntries(standing.flatMap(({ spots, defence }) => spots.map((spot) => [spot, defence])))).toEqual(wanted);
  }
  for (const { move, price } of table.prices) {
    if (!UNTOLD.has(move.verb)) expect({ move, price: priceOf(view, CARDS, seat, move as unknown as Option)?.n }).toEqual({ move, price });
  }
  if ('strike' in table) expect(strikeOf(view, CARDS)?.total ?? null).toBe(table.strike);
});
