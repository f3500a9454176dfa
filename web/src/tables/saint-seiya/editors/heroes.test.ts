import { expect, test } from 'vitest';
import { fitted, given } from './heroes';

test('R14: a new seat takes the first hero that is free, and what was chosen stays', () => {
  expect(fitted(['shiryu', 'ikki'], 4)).toEqual(['shiryu', 'ikki', 'seiya', 'hyoga']);
  expect(fitted(['shiryu', 'ikki', 'shun'], 2)).toEqual(['shiryu', 'ikki']);
});

test('R14: who takes the hero of another gives their own for it', () => {
  expect(given(['seiya', 'shiryu', 'hyoga'], 0, 'hyoga')).toEqual(['hyoga', 'shiryu', 'seiya']);
  expect(given(['seiya', 'shiryu'], 1, 'ikki')).toEqual(['seiya', 'ikki']);
});
