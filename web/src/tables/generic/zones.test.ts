import { expect, test } from 'vitest';
import { Desk } from '$lib/desk.svelte';
import type { Card, Option, View, Zone } from '../../wire';
import { counterValue, figuresAt, figuresFor, figureText, isPile, owners, placesOf, widthOf } from './zones';

const card = (face: string | null, spot?: number): Card => ({ card: face, back: 'back', open: face !== null, ...(spot === undefined ? {} : { spot }) });
const zone = (name: string, ...cards: Card[]): Zone => ({ zone: name, seat: 0, number: 0, count: cards.length, cards });

function viewOf(zones: Zone[], options: Option[], table: Record<string, unknown> = {}): View {
  const ask = { question: 1, seat: 0, kind: 'one', prompt: '', rule: '', picks: [], min: 1, max: 1, options, refused: [] };
  return { game: 'any', seat: 0, seats: 3, zones, counters: [], marks: [], figures: [],
  unseen: [], waiting: [0], table, ask } as unknown as View;
}

const deskWith = (view: View): Desk => {
  const desk = new Desk(() => Promise.resolve(null));
  desk.lay(view);
  return desk;
};

const does = { say: 'g-do-put', params: {} };

test('a grid shows its cards on their spots and the empty spots a card may go to, in order', () => {
  const grid = zone('grid', card('b', 7), card('a', 2));
  const hand = zone('hand', card('c'));
  const options: Option[] = [4, 2].map((n) => ({ does, move: `c${n}`, verb: 'put', from: { ...hand, place: 0 }, to: grid, n }));
  const places = placesOf(viewOf([grid, hand], options), grid);
  expect(places.map((it) => [it.place, it.card?.card ?? null])).toEqual([[2, 'a'], [4, null], [7, 'b']]);
});

test('cards that lie on one place have keys of their own', () => {
  const engaged = zone('engaged', card('a', 1), card('b', 1), card('a', 2));
  expect(placesOf(viewOf([engaged], []), engaged).map((it) => it.at)).toEqual(['engaged:0:0:1', 'engaged:0:0:1.1', 'engaged:0:0:2']);
});

test('a game may say how wide its grid is; else places follow each other', () => {
  const grid = zone('grid');
  expect(widthOf(viewOf([grid], [], { columns: { grid: 3 } }), grid)).toBe(3);
  expect(widthOf(viewOf([grid], []), grid)).toBe(0);
});

test('hidden cards are a pile, unless one of them can be picked by itself', () => {
  const pile = zone('pile', card(null), card(null));
  expect(isPile(deskWith(viewOf([pile], [])), pile)).toBe(true);
  const pick: Option = { does, move: 'x', verb: 'take', from: { ...pile, place: 1 } };
  expect(isPile(deskWith(viewOf([pile], [pick])), pile)).toBe(false);
  expect(isPile(deskWith(viewOf([], [])), zone('row', card('a'), card(null)))).toBe(false);
});

test('what is common comes first, the reader last', () => {
  expect(owners(viewOf([], []))).toEqual([null, 1, 2, 0]);
});

test('a figure without words of its own is told by its key and its numbers', () => {
  const view = viewOf([], []);
  expect(figureText(view, { figure: 'cards-left', seat: 1, n: 3, of: 5, about: ['red'] }, [])).toBe('Cards left, Red: 3/5');
  expect(figureText(view, { figure: 'leads', seat: null }, [])).toBe('Leads');
});

test('a number that is a seat is read as its name, one that is not told is left out', () => {
  const view = viewOf([], []);
  const read = (value: number, more = {}): string => counterValue(view, { counter: 'leader', seat: null, value, ...more }, ['Ann', 'Bob', 'Cleo']);
  expect(read(1, { is_seat: true })).toBe('Bob');
  expect(read(-1, { is_seat: true })).toBe('');
  expect(read(1, { told: false })).toBe('');
  expect(read(0)).toBe('0');
});

test('a figure stands with its zone and names its card, else with its seat', () => {
  const view = viewOf([], []);
  const row: Zone = { zone: 'row', seat: null, number: 0, count: 1, cards: [card('ace')] };
  const desk = { cards: { ace: { name: 'The Ace' } }, names: [] } as unknown as Desk;
  view.figures = [
    { figure: 'sum', seat: 1, n: 2, at: { zone: 'row', seat: null, number: 0 }, places: [0] },
    { figure: 'sum', seat: 1 },
  ];
  expect(figuresFor(view, null)).toHaveLength(0);
  expect(figuresFor(view, 1)).toHaveLength(1);
  expect(figuresAt(desk, view, row)).toEqual([{ where: 'The Ace', says: 'Sum: 2' }]);
});
