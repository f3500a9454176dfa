import { expect, test } from 'vitest';
import type { Figure, View } from '../../wire';
import { contestOf, coveredBy, coversOn, distribution, leadOf, strengthOf, thingOf } from './archipelago';

const island = (number: number) => ({ zone: 'island', seat: null, number });

/** A view in which the rules worked out these figures. */
const view = (...figures: Figure[]): View =>
  ({ figures, table: { values: { idole: [15, 10, 5], dague: [12, 8, 8, 2], amphore: [30], cristaux: [30], equipement: [30] } } }) as unknown as View;

test('a face says what it is: a card, a tile, Dynamite', () => {
  expect(thingOf('D3')).toEqual({ suit: 'dague', value: 3, tile: false });
  expect(thingOf('dague-12')).toEqual({ suit: 'dague', value: 12, tile: true });
  expect(thingOf('X')).toEqual({ suit: 'dynamite', value: 0, tile: false });
  expect(thingOf(null)).toBeNull();
});

test('a contest is read from either side', () => {
  const sea = view(
    { figure: 'lead', seat: 1, n: 5, of: 4, at: island(1), about: ['dague'] },
    { figure: 'alone', seat: 0, n: 3, at: island(1), about: ['equipement'] },
    { figure: 'tie', seat: null, n: 4, at: island(2), about: ['dague'] },
  );
  const read = (number: number, kind: 'dague' | 'equipement' | 'idole', seat: number) => {
    const contest = contestOf(sea, number, kind);
    return [leadOf(contest, seat), strengthOf(contest, seat)];
  };
  expect(read(1, 'dague', 0)).toEqual(['far', 4]);
  expect(read(1, 'dague', 1)).toEqual(['near', 5]);
  expect(read(1, 'equipement', 0)).toEqual(['near', 3]);
  expect(read(1, 'equipement', 1)).toEqual(['far', undefined]); // it does not compete
  expect(read(2, 'dague', 0)).toEqual(['tied', 4]);
  expect(read(2, 'dague', 1)).toEqual(['tied', 4]);
  expect(read(1, 'idole', 0)).toEqual(['nobody', undefined]);
});

test('A13: a covered tile names what lies on it, and a hidden tile knows what it lies on', () => {
  const sea = view(
    { figure: 'covered', seat: null, at: island(1), places: [1], about: ['1a', '1c'] },
    { figure: 'covered', seat: null, at: island(1), places: [3], about: ['1c'] },
    { figure: 'covered', seat: null, at: island(2), places: [3], about: ['1c'] },
  );
  expect(coversOn(sea, 1, 1)).toEqual(['1a', '1c']);
  expect(coversOn(sea, 1, 0)).toEqual([]);
  expect(coveredBy(sea, 1, 2)).toEqual([1, 3]);
  expect(coveredBy(sea, 1, 1)).toEqual([]);
});

test('R5: the Distribution strikes off the places of its line that are no longer unseen', () => {
  const [idols, daggers] = distribution(view({ figure: 'unseen', seat: null, n: 10, of: 30, places: [2, 3], about: ['dague'] }));
  expect(daggers!.values.map((tile) => tile.seen)).toEqual([true, true, false, false]);
  expect(idols!.values.every((tile) => tile.seen)).toBe(true); // nothing is left to find
});
