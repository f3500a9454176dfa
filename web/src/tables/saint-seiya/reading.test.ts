import { expect, test } from 'vitest';
import type { Card, CardInfo, Figure, View, Zone } from '../../wire';
import { linesOf } from './editors/lines';
import { asked, costOf, engagedOf, enough, fronts, handWorth, inOrder, type Cards, type Saint } from './reading';

const BLANK: Saint = {
  no: 0, kind: 'character', class: 'none', rank: 'common', cost: { force: null, cosmos: null }, force: 0, cosmos: 0, heal: 0, vp: 0,
  conditional: false, flame: false, hero: null, effects: [],
};
const PRINTED: Record<string, Partial<Saint>> = {
  seiya: { no: 1, class: 'hero', rank: 'very-common', hero: 'seiya' },
  pegasus: { no: 6, class: 'bronze-armour', kind: 'armour' },
  mu: { no: 30, class: 'gold', rank: 'rare' },
  leda: { no: 69, class: 'wandering' },
};
const CARDS: Cards = Object.fromEntries(
  Object.entries(PRINTED).map(([card, facts]): [string, CardInfo] => [
    card,
    { card, name: card, copies: 2, back: 'card', provenance: 'published', facts: { ...BLANK, ...facts }, printed: [], text: [], rules: [], concerns: [] },
  ]),
);

const FIELD = { zone: 'field', seat: null, number: 0 };
const figure = (key: string, slot: number, more: Partial<Figure>): Figure => ({ figure: key, seat: 0, at: FIELD, places: [slot], ...more });
const at = (card: string, spot: number): Card => ({ card, back: 'card', open: true, spot });
const zone = (name: string, seat: number | null, cards: Card[]): Zone => ({ zone: name, seat, number: 0, count: cards.length, cards });

function table(field: Card[], engaged: Card[], more: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 2,
    zones: [zone('field', null, field), zone('engaged', 0, engaged), zone('engaged', 1, []), zone('hand', 0, []), zone('discard', 1, [])],
    counters: [],
    marks: [],
    figures: [],
  unseen: [],
    table: { slots: 6, loose: { nobody: 6, fighting: 7, beside: 8 } },
    ask: null,
    ...more,
  } as unknown as View;
}

test('each slot has its card, who faces it, and what the rules say of it', () => {
  const figures = [figure('force', 2, { n: 3, of: 6 }), figure('force', 3, { n: 6, of: 6 }), figure('cosmos', 3, { n: 1, of: 4 }), figure('barred', 3, { about: ['saints'] })];
  const all = fronts(table([at('mu', 2), at('leda', 3)], [at('seiya', 2)], { figures }));
  expect(all).toHaveLength(6);
  expect(all.map(({ last }) => last)).toEqual([false, false, false, false, false, true]);
  expect(all[2]).toMatchObject({ card: 'mu', bar: null, engaged: [{ card: 'seiya', group: 'slot' }] });
  expect(costOf(all[2]!)).toEqual({ force: 6, cosmos: null });
  expect([enough(all[2]!.force), enough(all[3]!.force), enough(all[3]!.cosmos), enough(all[2]!.cosmos)]).toEqual([false, true, false, false]);
  expect(all[3]!.bar).toBe('saints');
  expect(all[0]!.card).toBe(null);
});

test('R23: the Armour in play stands beside the Cosmos that is there', () => {
  const figures: Figure[] = [
    figure('cosmos', 0, { n: 2, of: 4 }),
    figure('with-armour', 0, { n: 4, of: 4 }),
    { figure: 'armour', seat: 0, n: 2, at: { zone: 'equipped', seat: 0, number: 0 } },
  ];
  const front = fronts(table([at('mu', 0)], [], { figures }))[0]!;
  expect([front.armour, enough(front.cosmos), enough(front.armoured)]).toEqual([2, false, true]);
});

test('a picked card shows how the slot would stand, as its option says; one picked for something else shows nothing', () => {
  const option = { move: 'seiya>3', verb: 'engage', card: 'seiya', n: 2, figures: [figure('force', 2, { n: 1, of: 2 })] };
  const ask = { options: [option, { ...option, move: '-seiya', verb: 'discard', n: 3 }], refused: [] } as unknown as View['ask'];
  const view = table([at('mu', 2), at('leda', 3)], [], { ask });
  expect(fronts(view, 'seiya').map(({ would }) => would?.force?.of)).toEqual([undefined, undefined, 2, undefined, undefined, undefined]);
  expect(fronts(view, 'leda')[2]!.would).toBe(null);
  expect(fronts(view)[2]!.would).toBe(null);
});

test('engaged cards that face no slot are told apart by where the table says they lie', () => {
  const groups = engagedOf(table([], [at('mu', 5), at('leda', 6), at('seiya', 7), at('seiya', 8)])).map(({ group }) => group);
  expect(groups).toEqual(['slot', 'nobody', 'fighting', 'beside']);
});

test('what a hand brings is what the rules say, and nothing where they say nothing', () => {
  const figures: Figure[] = [{ figure: 'hand-force', seat: 0, n: 4 }, { figure: 'hand-cosmos', seat: 0, n: 3 }, { figure: 'hand-heal', seat: 0, n: 1 }];
  expect(handWorth(table([], [], { figures }), 0)).toEqual({ force: 4, cosmos: 3, heal: 1 });
  expect(handWorth(table([], [], { figures }), 1)).toEqual({ force: 0, cosmos: 0, heal: 0 });
});

test('piles that are asked about are laid open, the field and the own hand lie open anyway', () => {
  const from = (name: string, seat: number | null) => ({ move: 'm', verb: 'pick', from: { zone: name, seat, number: 0, place: 0 } });
  const ask = { options: [from('field', null), from('hand', 0), from('discard', 1)], refused: [] } as unknown as View['ask'];
  expect(asked(table([], [], { ask })).map((it) => it.zone)).toEqual(['discard']);
});

test('a pile is looked through from the rarest card to the commonest, and places stay what they are', () => {
  const pile = zone('discard', 0, ['seiya', 'mu', 'leda', 'seiya'].map((card) => ({ card, back: 'card', open: true })));
  expect(inOrder(CARDS, pile).map(({ place }) => place)).toEqual([1, 2, 0, 3]);
});

test('R2: an owner’s list begins from the Reserve, without the heroes’ own cards', () => {
  expect(linesOf([CARDS['seiya']!, CARDS['pegasus']!, CARDS['mu']!])).toEqual([{ card: 30, copies: 2 }]);
});
