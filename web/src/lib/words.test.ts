import { expect, test } from 'vitest';
import { bundleOf, format, plain } from './words.svelte';

const english = bundleOf('en', [
  'table-player = Player { $n }\nlog = { $seat } puts { $card } at island { $number }.\ncard = Idol { $n }\nsaid = { $what }!',
]);

test('seats are called by their names, or by their number where they have none', () => {
  const params = { seat: 1, card: '@card:3', number: 2 };
  expect(format(english, 'log', params, ['Ana', 'Bo'])).toBe('Bo puts Idol 3 at island 2.');
  expect(format(english, 'log', params, ['Ana'])).toBe('Player 2 puts Idol 3 at island 2.');
});

test('what somebody typed is never taken for a key', () => {
  expect(format(english, 'said', { what: '@@card:3' })).toBe('@card:3!');
  expect(format(english, 'said', { what: plain('@card:3') })).toBe('@card:3!');
});

test('French elides before whatever fills a sentence', () => {
  const french = bundleOf('fr', ['pile = La pioche de { $seat }\nyields = { $seat } cède { $card }']);
  expect(format(french, 'pile', { seat: 0 }, ['Ana', 'Bo'])).toBe('La pioche d’Ana');
  expect(format(french, 'pile', { seat: 1 }, ['Ana', 'Bo'])).toBe('La pioche de Bo');
  expect(format(french, 'yields', { seat: 1, card: 'Aiolia' }, ['Ana', 'Bo'])).toBe('Bo cède Aiolia');
});
