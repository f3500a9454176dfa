import { describe, expect, test } from 'vitest';
import type { Card, CardInfo, View, Zone } from '../../wire';
import { chainAt, chainOf, citiesOf, coloursOf, dragonOf, handGives, houseCard, marked } from './realm';

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
  waiting: [0],
  question: 1,
  prompt: null,
  about: null,
  over: false,
  names: [],
  cards: {},
  table: { mode: 'duel', sides: [0, 1], own: [[0, 1, 2, 3], [0, 1, 2, 3]], costs: {} },
  ask: null,
  undo: false,
  outcome: null,
  ...more,
});

describe('R31, R32: what an attack on a City costs', () => {
  const zones = [zone('cities', 1, lying('kyr', 2)), zone('ruins', 1, lying('yrdesh', 0)), zone('troops', 1, lying('elite-trooper', 2)), zone('buildings', 1)];

  test('is its Defence and that of its Troop; a destroyed City is still seen', () => {
    const [ruin, city] = citiesOf(view(zones), CARDS, 1);
    expect(ruin).toMatchObject({ spots: [0], standing: false });
    expect(city).toMatchObject({ spots: [2], standing: true, defence: 16, burning: false });
    expect(city!.slots).toEqual([
      { kind: 'troop', spot: 2, face: 'elite-trooper' },
      { kind: 'building', spot: 2, face: null },
    ]);
  });

  test('R53, A28: is 2 more after a Double Shift', () => {
    const marks = [{ mark: 'shifted', seat: 1, n: 2 }];
    expect(citiesOf(view(zones, { marks }), CARDS, 1)[1]!.defence).toBe(18);
  });

  test('R41: the City on which the token stands is the one that will burn', () => {
    const counters = [{ counter: 'dragon', seat: null, value: 1 + 8 + 2 }];
    expect(dragonOf(view(zones, { counters }))).toEqual({ at: 'city', side: 1, spot: 2 });
    expect(citiesOf(view(zones, { counters }), CARDS, 1).map(({ burning }) => burning)).toEqual([false, true]);
  });
});

test('T2, T3, A36: a Stronghold has the Defence of both Cities and all its Troops; the middle one has no Buildings', () => {
  const table = { mode: 'teams', sides: [0, 1, 0, 1], own: [], strongholds: [[0, 1], [2, 3]], costs: {} };
  const zones = [
    zone('cities', 0, lying('yrdesh', 0), lying('kyr', 1), lying('kyr', 2), lying('yrdesh', 3)),
    zone('troops', 0, lying('elite-trooper', 0), lying('elite-trooper', 1)),
  ];
  const [outer, middle] = citiesOf(view(zones, { table }), CARDS, 0);
  expect(outer!.defence).toBe(8 + 10 + 6 + 6);
  expect(outer!.slots.map(({ kind }) => kind)).toEqual(['troop', 'troop', 'building', 'building']);
  expect(middle!.slots.map(({ kind }) => kind)).toEqual(['troop', 'troop']);
});

test('T4: a card that two mates share has its Synergy with the colours of either', () => {
  const table = { mode: 'teams', sides: [0, 1, 0, 1], own: [[0, 1, 2, 3], [0, 1, 2, 3], [2, 3, 4, 5], [2, 3, 4, 5]], costs: {} };
  const troop = { kind: 'troop', colour: 'turquoise', cost: 3, points: {}, defence: 3, starter: false, ability: 'synergy', needs: ['red'] } as const;
  const only = { turquoise: 1, red: 0, purple: 0 };
  const colours = [only, only, { ...only, red: 1 }, only];
  const holds = (spot: number) => chainAt(view([], { table }), { ...troop, needs: ['red'] }, colours, 0, spot)?.holds;
  expect([1, 2, 4].map(holds)).toEqual([false, true, true]);
});

test('S6: a dragon that is aroused stands on the Rage Pile', () => {
  expect(dragonOf(view([], { counters: [{ counter: 'dragon', seat: null, value: 1 + 7 }] }))).toEqual({ at: 'den', side: 0 });
});

test('R36: a defeated dragon is nowhere', () => {
  expect(dragonOf(view([], { counters: [{ counter: 'dragon', seat: null, value: -1 }] }))).toEqual({ at: 'gone' });
});

describe('R43: a Synergy', () => {
  test('K4: counts what lies at the own Cities, not at the partner’s', () => {
    const table = { mode: 'coop', sides: [0, 0], own: [[0, 1, 2], [3, 4, 5]], costs: {} };
    const zones = [zone('area', 1, lying('barter')), zone('troops', 0, lying('elite-trooper', 1)), zone('buildings', 0, lying('bank', 4))];
    expect(coloursOf(view(zones, { table }), CARDS, 1)).toEqual({ turquoise: 2, red: 0, purple: 0 });
  });

  test('counts Buildings and Troops as well as played cards, of one seat alone, and no grey ones', () => {
    const zones = [
      zone('area', 0, lying('barter'), lying('captain')),
      zone('buildings', 0, lying('bank', 1)),
      zone('troops', 0, lying('elite-trooper', 1)),
      zone('area', 1, lying('barter')),
    ];
    expect(coloursOf(view(zones), CARDS, 0)).toEqual({ turquoise: 2, red: 1, purple: 0 });
  });

  test('A39: does not count the card itself, and needs two others where it shows a colour twice', () => {
    const mint = houseCard(CARDS, 'mint');
    const two = { turquoise: 2, red: 0, purple: 0 };
    expect(chainOf(mint, two, true)).toEqual({
      needs: [
        { house: 'turquoise', met: true },
        { house: 'turquoise', met: false },
      ],
      holds: false,
    });
    expect(chainOf(mint, two, false)!.holds).toBe(true);
    expect(chainOf(mint, { ...two, turquoise: 3 }, true)!.holds).toBe(true);
  });

  test('shows which of its colours is missing', () => {
    const chain = chainOf(houseCard(CARDS, 'harness-qoam'), { turquoise: 1, red: 1, purple: 0 }, true)!;
    expect(chain.needs).toEqual([
      { house: 'turquoise', met: false },
      { house: 'red', met: true },
    ]);
  });

  test('is nothing a card without one has', () => expect(chainOf(houseCard(CARDS, 'bank'), { turquoise: 5, red: 5, purple: 5 }, true)).toBeUndefined());
});

test('R25: the cards still in hand say what they would give', () => {
  expect(handGives(CARDS, zone('hand', 0, lying('captain'), lying('barter')))).toEqual({ command: 2, battle: 3, knowledge: 0 });
});

test('R38: a seal lies on one card, not on its twin', () => {
  const marks = [{ mark: 'sealed', seat: null, n: 0, card: { zone: 'area', seat: 1, number: 0, place: 1 } }];
  expect([0, 1].map((place) => marked(view([], { marks }), 'sealed', 'area', 1, place))).toEqual([false, true]);
});
