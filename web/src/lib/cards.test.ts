import { expect, test } from 'vitest';
import type { CardInfo, View } from '../wire';
import { questionOf } from './cards.svelte';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

test('a question says which card asks it, where one does and its game has words for that', async () => {
  settings.lang = 'en';
  await words.load('en');
  const jabu = { jabu: { card: 'jabu', name: 'Jabu, Unicorn' } as CardInfo };
  const asked = (about: string | null, game = 'saint-seiya'): string =>
    questionOf({ game, seat: 0, names: [], prompt: 'saint-seiya-ask-seat', about } as unknown as View, jabu);
  expect(asked('jabu')).toBe('Jabu, Unicorn: Choose a player.');
  expect(asked(null)).toBe('Choose a player.');
  expect(asked('nobody')).toBe('Choose a player.');
  expect(asked('jabu', 'yutaka')).toBe('Choose a player.');
});
