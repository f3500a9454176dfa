import { describe, expect, test } from 'vitest';
import type { Card, CardInfo, Figure, View, Zone } from '../../wire';
import { chainOf, citiesOf, dragonOf, handGives, houseCard, isDear, marked, purseSeat, rageOf, strikeOf } from './realm';

const info = (card: string, facts: Record<string, unknown>): CardInfo => ({
  card,
  name: card,
  copies: 1,
  back: 'house',
  provenance: 'published',
  facts,
  text: [],
  rules: [],
  concerns: [],
  printed: [],
});

const house = (card: string, kind: string, colour: string, more: Record<string, unknown> = {}): CardInfo =>
  info(card, { kind, colour, cost: 4, points: {}, defence: 0, starter: false, ...more });

const CARDS = Object.fromEntries(
  [
    house('mint', 'building', 'turquoise', { ability: 'synergy', needs: ['turquoise', 'turquoise'], bonus: { command: 2 } }),
    house('bank', 'building', 'turquoise'),
    house('barter', 'command', 'turquoise', { points: { command: 1 } }),
    house('captain', 'command', 'grey', { starter: true, points: { command: 1, battle: 3 } }),
    house('harness-qoam', 'command', 'turquoise', { ability: 'synergy', needs: ['turquoise', 'red'], bonus: { battle: 2, knowledge: 2 } }),
    house('elite-trooper', 'troop', 'red', { defence: 6 }),
    info('kyr', { kind: 'city', defence: 10 }),
    info('yrdesh', { kind: 'city', defence: 8 }),
  ].map((card) => [card.card, card]),
);

const lying = (card: string, spot?: number): Card => ({ card, back: 'house', open: true, ...(spot !== undefined && { spot }) });

const zone = (name: string, seat: number | null, ...cards: Card[]): Zone => ({ zone: name, seat, number: 0, count: cards.length, cards });

const view = (zones: Zone[], more: Partial<View> = {}): View => ({
  game: 'volfyirion',
  seat: 0,
  seats: 2,
  zones,
  counters: [],
  marks: [],
  figures: [],
  unseen: [],
  waiting: [0],
  question: 1,
  prompt: null,
  about: null,
  over: false,
  names: [],
  cards: {},
  table: { mode: 'duel', sides: [0, 1], own: [[0, 1, 2, 3], [0, 1, 2, 3]], slots: { troop: [0, 1, 2], building: [0, 1, 2] }, costs: {} },
  ask: null,
  undo: false,
  outcome: null,
  ...more,
});

const figure = (key: string, more: Partial<Figure> = {}): Figure => ({ figure: key, seat: null, ...more });
const place = (name: string, seat: number | null, ...places: number[]): Pick<Figure, 'at' | 'places'> => ({ at: { zone: name, seat, number: 0 }, places });

describe('R31, R32: Cities', () => {
  const zones = [zone('cities', 1, lying('kyr', 2)), zone('ruins', 1, lying('yrdesh', 0)), zone('troops', 1, lying('elite-trooper', 2)), zone('buildings', 1)];
  const defence = figure('defence', { seat: 1, n: 16, ...place('cities', 1, 2) });

  test('have the Defence the rules tell; a destroyed City is still seen', () => {
    const [ruin, city] = citiesOf(view(zones, { figures: [defence] }), 1);
    expect(ruin).toMatchObject({ spots: [0], standing: false });
    expect(city).toMatchObject({ spots: [2], standing: true, defence: 16, burning: false });
    expect(city!.slots).toEqual([
      { kind: 'troop', spot: 2, face: 'elite-trooper' },
      { kind: 'building', spot: 2, face: null },
    ]);
  });

  test('R41: the City on which the token stands is the one that will burn', () => {
    const figures = [defence, figure('dragon', { seat: 1, about: ['city'], ...place('cities', 1, 2) })];
    expect(dragonOf(view(zones, { figures }))).toEqual({ at: 'city', side: 1, spots: [2] });
    expect(citiesOf(view(zones, { figures }), 1).map(({ burning }) => burning)).toEqual([false, true]);
  });
});

test('T2, T3: a Stronghold is two Cities; the middle one has no Buildings', () => {
  const slots = { troop: [0, 1, 2, 3], building: [0, 1] };
  const table = { mode: 'teams', sides: [0, 1, 0, 1], own: [], strongholds: [[0, 1], [2, 3]], slots, costs: {} };
  const zones = [zone('cities', 0, lying('yrdesh', 0), lying('kyr', 1), lying('kyr', 2), lying('yrdesh', 3))];
  const [outer, middle] = citiesOf(view(zones, { table }), 0);
  expect(outer!.slots.map(({ kind }) => kind)).toEqual(['troop', 'troop', 'building', 'building']);
  expect(middle!.slots.map(({ kind }) => kind)).toEqual(['troop', 'troop']);
});

test('S6, R36: a dragon that is aroused, and one that is defeated', () => {
  expect(dragonOf(view([], { figures: [figure('dragon', { seat: 0, about: ['den'] })] }))).toMatchObject({ at: 'den', side: 0 });
  expect(dragonOf(view([], { figures: [figure('dragon', { about: ['subjugated'] })] })).at).toBe('gone');
});

describe('R43: a Synergy', () => {
  const figures = [figure('synergy', { seat: 0, n: 1, of: 2, about: ['turquoise'], ...place('area', 0, 3) })];

  test('shows which of its colours are missing', () => {
    expect(chainOf(view([], { figures }), houseCard(CARDS, 'harness-qoam'), 'area', 0, 3)).toEqual({
      needs: [
        { house: 'turquoise', met: false },
        { house: 'red', met: true },
      ],
      holds: false,
    });
  });

  test('that asks for a colour twice has one of them', () =>
    expect(chainOf(view([], { figures }), houseCard(CARDS, 'mint'), 'area', 0, 3)!.needs.map(({ met }) => met)).toEqual([true, false]));

  test('is nothing a card without one has', () => expect(chainOf(view([], { figures }), houseCard(CARDS, 'bank'), 'area', 0, 4)).toBeUndefined());
});

test('R25: the cards still in hand say what they would give', () => {
  const figures = [figure('hand', { seat: 0, n: 2, about: ['command'] }), figure('hand', { seat: 0, n: 3, about: ['battle'] })];
  expect(handGives(view([], { figures }), 0)).toEqual({ command: 2, battle: 3, knowledge: 0 });
});

test('R29: a card is dear that costs more than there is', () => {
  const row = zone('row', null, lying('barter', 0), lying('captain', 1));
  const figures = [figure('price', { n: 5, of: 3, ...place('row', null, 0) }), figure('price', { n: 3, of: 3, ...place('row', null, 1) })];
  expect([0, 1, 2].map((spot) => isDear(view([row], { figures }), row, spot))).toEqual([true, false, false]);
});

test('T5: what a seat has no counter for is its team’s', () => {
  const table = { mode: 'teams', sides: [0, 1, 0, 1], own: [], costs: {} };
  const counters = [0, 2].map((seat) => ({ counter: 'command', seat, value: 0 })).concat({ counter: 'battle', seat: 0, value: 4 });
  expect((['command', 'battle'] as const).map((point) => purseSeat(view([], { table, counters }), point, 2))).toEqual([2, 0]);
});

test('S7, K7: the dragon’s attack is what the rules tell', () => {
  expect(rageOf(view([], { figures: [figure('rage', { n: 4, about: ['battle'] }), figure('rage', { n: 2, about: ['unknown'] })] }))).toEqual({ battle: 4, unknown: 2 });
  const figures = [figure('dragon', { seat: 0, about: ['city'], ...place('cities', 0, 1) }), figure('attack', { n: 8, of: 9, ...place('grid', null, 0, 1) })];
  const strike = strikeOf(view([zone('cities', 0, lying('kyr', 1))], { figures }))!;
  expect([strike.total, [...strike.needed], strike.city.spots]).toEqual([8, [0, 1], [1]]);
});

test('R38: a seal lies on one card, not on its twin', () => {
  const marks = [{ mark: 'sealed', seat: null, n: 0, card: { zone: 'area', seat: 1, number: 0, place: 1 } }];
  expect([0, 1].map((place) => marked(view([], { marks }), 'sealed', 'area', 1, place))).toEqual([false, true]);
});
