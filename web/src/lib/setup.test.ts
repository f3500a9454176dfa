import { expect, test } from 'vitest';
import type { GameInfo, Problem } from '../wire';
import { fieldOf, seatCounts, Setup, valuesFor } from './setup.svelte';

const game: GameInfo = {
  key: 'yutaka',
  rules: 1,
  min_seats: 2,
  max_seats: 4,
  options: [
    { key: 'first', values: [0, 1, 2, 3, 'random'], open: false, rule: 'A1', expert: false },
    { key: 'mode', values: ['mysteria', 'tactika', 'mixed'], open: false, rule: 'R25', expert: false },
    { key: 'known', values: [[]], open: true, rule: 'R26', expert: false },
    { key: 'layout', values: ['flat', 'pairs'], open: true, rule: 'R27', expert: false },
  ],
  bots: ['random', 'thumb'],
  levels: [
    { key: 'novice', names: ['Nino', 'Lilou', 'Basile', 'Mona', 'Zoé'] },
    { key: 'club', names: ['Camille', 'Hugo', 'Rosalie', 'Félix', 'Inès'] },
  ],
};

const problem = (say: string, rule: string, params: Problem['params'] = {}): Problem => ({ say, rule, params, text: '' });

test('bots at one table have different names, and nobody has the name of a person who sits there', () => {
  const setup = new Setup(game);
  setup.count(4);
  setup.seat(1, 'beside');
  setup.name(1, 'Camille');
  setup.seat(3, 'bot:novice');
  expect(setup.wish.seats.map((seat) => seat.name).slice(1)).toEqual(['Camille', 'Hugo', 'Nino']);
  expect(setup.meets(2, 'club')).toBe('Hugo');
  expect(setup.meets(3, 'club')).toBe('Rosalie');
});

test('a new table is me against Club', () => {
  const { wish } = new Setup(game);
  expect(wish.seats.map((seat) => seat.kind)).toEqual(['me', 'bot']);
  expect(wish.seats[1]?.bot).toBe('club');
});

test('whoever sits where I want to sit takes my seat', () => {
  const setup = new Setup(game);
  setup.seat(1, 'friend');
  setup.seat(1, 'me');
  expect(setup.chairs.map((chair) => chair.who)).toEqual(['friend', 'me']);
});

test('I keep a seat when there are fewer', () => {
  const setup = new Setup(game);
  setup.count(4);
  setup.seat(3, 'me');
  setup.count(2);
  expect(setup.chairs.map((chair) => chair.who)).toEqual(['bot:club', 'me']);
});

test('only who sits there can begin, and who was to begin and leaves does not', () => {
  expect(valuesFor(game.options[0]!, 3)).toEqual([0, 1, 2, 'random']);
  const setup = new Setup(game);
  setup.count(4);
  setup.choose('first', 2);
  setup.count(3);
  expect(setup.value('first')).toBe(2);
  setup.count(2);
  expect(setup.value('first')).toBe(0);
  setup.choose('first', 'random');
  setup.count(3);
  expect(setup.value('first')).toBe('random');
});

test('somebody beside me is a second seat of mine, with a name', () => {
  const setup = new Setup(game);
  setup.seat(1, 'beside');
  setup.name(1, 'Bo');
  expect(setup.wish.seats[1]).toEqual({ kind: 'me', name: 'Bo' });
});

test('an option that is no choice in this mode is not sent', () => {
  const setup = new Setup(game);
  setup.choose('known', ['idole']);
  expect(setup.chosen).not.toHaveProperty('known');
  setup.choose('mode', 'mixed');
  expect(setup.chosen['known']).toEqual(['idole']);
});

test('a mode that is played by four seats four, and who sits down alone plays alone', () => {
  const volfyirion: GameInfo = {
    ...game,
    key: 'volfyirion',
    min_seats: 1,
    options: [{ key: 'mode', values: ['duel', 'solo', 'coop', 'teams'], open: false, rule: 'R2', expert: false }],
  };
  expect(seatCounts(volfyirion)).toEqual([1, 2, 4]);
  const setup = new Setup(volfyirion);
  setup.choose('mode', 'teams');
  expect(setup.chairs.length).toBe(4);
  setup.count(1);
  expect(setup.value('mode')).toBe('solo');
  setup.choose('mode', 'coop');
  expect(setup.chairs.map((chair) => chair.who)).toEqual(['me', 'bot:club']);
});

test('a table without a free chair is never public', () => {
  const setup = new Setup(game);
  setup.public = true;
  expect(setup.wish.public).toBe(false);
  setup.seat(1, 'friend');
  expect(setup.wish.public).toBe(true);
});

test('a refusal is shown at what it is about', () => {
  expect(fieldOf(game, problem('yutaka-layout-sizes', 'yutaka A16'))).toBe('layout');
  expect(fieldOf(game, problem('table-bad-option', 'table', { option: 'mode' }))).toBe('mode');
  expect(fieldOf(game, problem('yutaka-another', 'yutaka R26'))).toBe('known');
  expect(fieldOf(game, problem('table-wrong-seats', 'table'))).toBe('seats');
  expect(fieldOf(game, problem('room-cannot-save', 'table'))).toBe('');
});
