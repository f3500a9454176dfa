import { expect, test } from 'vitest';
import type { View, Zone } from '../../wire';
import { coveredBy, coversOn, distribution, leadOf, sideOf, strengthOf, thingOf } from './archipelago';

const column = (...faces: string[]): Zone => ({
  zone: 'column',
  seat: 0,
  number: 1,
  count: faces.length,
  cards: faces.map((card) => ({ card, back: 'expedition', open: true })),
});

const side = (...faces: string[]) => sideOf(column(...faces));

test('a face says what it is: a card, a tile, Dynamite', () => {
  expect(thingOf('D3')).toEqual({ suit: 'dague', value: 3, tile: false });
  expect(thingOf('dague-12')).toEqual({ suit: 'dague', value: 12, tile: true });
  expect(thingOf('X')).toEqual({ suit: 'dynamite', value: 0, tile: false });
  expect(thingOf(null)).toBeNull();
});

test('R18: the higher sum of a kind leads, whatever else lies there', () => {
  expect(leadOf('dague', side('D4', 'I4'), side('D3', 'D2'))).toBe('far');
  expect(leadOf('dague', side('D4', 'D2'), side('D3', 'D2'))).toBe('near');
});

test('R19, R20: who is alone leads; equal sums are a tie; without a card nobody competes', () => {
  expect(leadOf('amphore', side('A1'), side('D4'))).toBe('near');
  expect(leadOf('amphore', side('A4'), side('A1', 'A3'))).toBe('tied');
  expect(leadOf('amphore', side('D1'), side('I4'))).toBe('nobody');
});

test('R21: for Equipment whole columns are compared, but only where both have Equipment', () => {
  expect(strengthOf(side('E1', 'D4', 'X'), 'equipement')).toBe(5);
  expect(leadOf('equipement', side('E2', 'X', 'I1', 'E2'), side('D3', 'E2', 'I2', 'X', 'A1'))).toBe('far');
  expect(leadOf('equipement', side('E1'), side('D4', 'I4', 'A4'))).toBe('near');
});

function archipelago(covers: Record<string, string[]>, ...tiles: (string | null)[]): View {
  const zone = (name: string, number: number, cards: Zone['cards']): Zone => ({ zone: name, seat: null, number, count: cards.length, cards });
  const island = tiles.map((card) => ({ card, back: 'black', open: card !== null }));
  return {
    zones: [zone('island', 1, island), zone('removed', 0, [])],
    table: {
      layout: { covers },
      values: { idole: [15, 10, 5], dague: [12, 8, 8, 4], amphore: [10], cristaux: [9], equipement: [9] },
    },
  } as unknown as View;
}

test('A13: a tile is covered until every tile on it has been turned', () => {
  const covers = { '1a': ['1b'], '1c': ['1b', '1d'] };
  const view = archipelago(covers, 'idole-15', null, null, null);
  expect(coversOn(view, '1b')).toEqual(['1c']);
  expect(coversOn(view, '1a')).toEqual([]);
  expect(coveredBy(view, 1, 2)).toEqual([1, 3]);
  expect(coveredBy(view, 1, 0)).toEqual([]); // turned: it has moved aside
});

test('R5: of two tiles of one value, one face up strikes only one off the Distribution', () => {
  const daggers = distribution(archipelago({}, 'dague-8', null))[1]!;
  expect(daggers.values).toEqual([
    { value: 12, seen: false },
    { value: 8, seen: true },
    { value: 8, seen: false },
    { value: 4, seen: false },
  ]);
});
