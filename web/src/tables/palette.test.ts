import { describe, expect, test } from 'vitest';
import { contrast, distance, EYES } from './eyes';

/** What stands in `tables/<game>/palette.ts`: how each kind of card looks, and the paper it is printed on. */
interface Palette {
  PALETTE: Record<string, { colour: string; ink: string; deep: string; letter: string; symbol: string }>;
  PAPER: string;
}

const palettes = import.meta.glob<Palette>('./*/palette.ts', { eager: true });

describe.each(Object.entries(palettes))('%s', (_, { PALETTE, PAPER }) => {
  const looks = Object.entries(PALETTE);

  test.each(looks)('the value and letter of %s can be read on its colour and its picture on paper', (_, look) => {
    expect(contrast(look.colour, look.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.deep, PAPER)).toBeGreaterThanOrEqual(4.5);
  });

  test('every kind has its own letter and its own symbol', () => {
    expect(new Set(looks.map(([, look]) => look.letter)).size).toBe(looks.length);
    expect(new Set(looks.map(([, look]) => look.symbol)).size).toBe(looks.length);
  });

  test.each(Object.keys(EYES))('no two kinds look alike with %s eyes', (name) => {
    for (const [i, [kind, one]] of looks.entries()) {
      for (const [other, look] of looks.slice(i + 1)) {
        expect(distance(one.colour, look.colour, name), `${kind} and ${other}`).toBeGreaterThan(25);
      }
    }
  });
});

test('there are palettes to look at', () => expect(Object.keys(palettes)).not.toEqual([]));
