import { expect, test } from 'vitest';
import { drawn, liesOn, PRESETS, resize, toggle } from './plan';

test('every preset draws all twenty tiles, each above what it covers', () => {
  for (const layout of Object.values(PRESETS)) {
    const tiles = drawn(layout);
    expect(tiles.length).toBe(20);
    const order = tiles.map((tile) => tile.name);
    for (const [top, below] of Object.entries(layout.covers))
      for (const name of below) expect(order.indexOf(name)).toBeLessThan(order.indexOf(top));
  }
});

test('A13: what lies on a tile through another cannot be put under it', () => {
  const layout = toggle(toggle(PRESETS['flat']!, '1a', '1b'), '1b', '2c');
  expect(liesOn(layout, '1a', '2c')).toBe(true);
  expect(liesOn(layout, '2c', '1a')).toBe(false);
});

test('A16: a smaller island forgets the piles of the tiles it lost', () => {
  const layout = resize(PRESETS['pairs']!, 1, 3);
  expect(layout.islands).toEqual([3, 4, 4, 4, 4]);
  expect(layout.covers).not.toHaveProperty('1c');
  expect(layout.covers['1a']).toEqual(['1b']);
});

test('tiles in a circle are left out of the drawing instead of hanging the page', () => {
  const circle = { ...PRESETS['flat']!, covers: { '1a': ['1b'], '1b': ['1a'] } };
  expect(drawn(circle).length).toBe(18);
});
