import { describe, expect, test } from 'vitest';
import { contrast, distance, EYES } from '../eyes';
import { PALETTE, PAPER, TRADES } from './palette';

const looks = Object.entries(PALETTE);

describe.each(looks)('%s', (_, look) => {
  test('its numbers and letter can be read on its colour and its picture on paper', () => {
    expect(contrast(look.colour, look.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.deep, PAPER)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([['faction', looks], ['profession', Object.entries(TRADES)]] as const)('every %s has its own letter and its own symbol', (_, of) => {
  expect(new Set(of.map(([, look]) => look.letter)).size).toBe(of.length);
  expect(new Set(of.map(([, look]) => look.symbol)).size).toBe(of.length);
});

test.each(Object.keys(EYES))('no two factions look alike with %s eyes', (eyes) => {
  for (const [i, [one, a]] of looks.entries()) {
    for (const [other, b] of looks.slice(i + 1)) {
      expect(distance(a.colour, b.colour, eyes), `${one} and ${other}`).toBeGreaterThan(25);
    }
  }
});
