import { expect, test } from 'vitest';
import type { CardInfo, Card, Mark, View, Zone } from '../../wire';
import { linesOf } from './editors/lines';
import { asked, costOf, covers, fronts, handWorth, inOrder, MAIN, worth, type Cards, type Saint, type Stand } from './sanctuary';

const NONE = { force: 0, cosmos: 0 };
const BLANK: Saint = {
  no: 0, kind: 'character', class: 'none', rank: 'common', cost: { force: null, cosmos: null }, force: 0, cosmos: 0, heal: 0, vp: 0,
  conditional: false, flame: false, hero: null, effects: [],
};
const make = (it: Partial<Saint>): Saint => ({ ...BLANK, ...it });

/** What the rulebook's two examples and their neighbours print. */
const PRINTED: Record<string, Saint> = {
  seiya: make({ no: 1, class: 'hero', rank: 'very-common', force: 1, heal: 1, hero: 'seiya' }),
  'seiya-saint': make({ no: 11, class: 'hero-saint', force: 1, cosmos: 1, heal: 1, hero: 'seiya' }),
  'shiryu-saint': make({ no: 12, class: 'hero-saint', force: 1, cosmos: 1, heal: 1, hero: 'shiryu' }),
  hyoga: make({ no: 3, class: 'hero', rank: 'very-common', force: 1, heal: 1, hero: 'hyoga' }),
  aries: make({ no: 18, kind: 'armour', class: 'gold-armour', rank: 'rare', cost: { force: null, cosmos: 5 }, cosmos: 2 }),
  mu: make({ no: 30, class: 'gold', rank: 'rare', cost: { force: 7, cosmos: 7 }, force: 2, cosmos: 1, flame: true }),
  saga: make({ no: 32, class: 'gold', rank: 'rare', cost: { force: 8, cosmos: null }, force: 1, cosmos: 1, flame: true }),
  doko: make({ no: 36, class: 'gold', rank: 'rare', cost: { force: 9, cosmos: 8 }, force: 3, cosmos: 2, flame: true }),
  camus: make({ no: 40, class: 'gold', rank: 'rare', cost: { force: 8, cosmos: null }, force: 2, cosmos: 2, flame: true }),
  marine: make({ no: 42, class: 'silver', rank: 'uncommon', cost: { force: 6, cosmos: 4 }, force: 1, cosmos: 1 }),
  aghora: make({ no: 58, class: 'silver', rank: 'uncommon', cost: { force: 6, cosmos: null }, force: 1, cosmos: 3 }),
  serpent: make({ no: 64, class: 'ghost', cost: { force: 3, cosmos: null }, force: 2 }),
  dolphin: make({ no: 65, class: 'ghost', cost: { force: 3, cosmos: null }, force: 1, cosmos: 1 }),
  kuraggu: make({ no: 66, class: 'ghost', cost: { force: 3, cosmos: null }, cosmos: 1 }),
  leda: make({ no: 69, class: 'wandering', cost: { force: 2, cosmos: null }, force: 1 }),
  spica: make({ no: 70, class: 'wandering', cost: { force: 2, cosmos: null }, force: 1 }),
  'black-pegasus': make({ no: 72, class: 'black', cost: { force: 4, cosmos: null }, force: 2, cosmos: 1 }),
  ushio: make({ no: 78, class: 'steel', cost: { force: 2, cosmos: 2 }, force: 1 }),
  daichi: make({ no: 79, class: 'steel', cost: { force: 2, cosmos: 2 }, force: 1 }),
};
const CARDS: Cards = Object.fromEntries(
  Object.entries(PRINTED).map(([card, facts]): [string, CardInfo] => [
    card,
    { card, name: card, copies: 2, back: 'card', provenance: 'published', facts: { ...facts }, text: [], rules: [], concerns: [] },
  ]),
);

const at = (card: string, spot: number): Card => ({ card, back: 'card', open: true, spot });
const zone = (name: string, seat: number | null, cards: Card[]): Zone => ({ zone: name, seat, number: 0, count: cards.length, cards });

/** The question of the main phase. */
const main = { prompt: MAIN, options: [], refused: [] } as unknown as View['ask'];

function table(field: Card[], engaged: Card[], more: { armour?: string; marks?: Mark[]; ask?: View['ask']; hand?: string[] } = {}): View {
  const hand = (more.hand ?? []).map((card) => ({ card, back: 'card', open: false }));
  const worn = more.armour ? [{ card: more.armour, back: 'card', open: true }] : [];
  return {
    seat: 0,
    seats: 2,
    zones: [zone('field', null, field), zone('engaged', 0, engaged), zone('engaged', 1, []), zone('equipped', 0, worn), zone('hand', 0, hand), zone('discard', 1, [])],
    counters: [{ counter: 'active', seat: null, value: 0 }, { counter: 'flames', seat: null, value: 12 }],
    marks: more.marks ?? [],
    ask: more.ask ?? null,
  } as unknown as View;
}

const standing = (stand: Partial<Stand>): Stand => ({ beside: [], slot: 2, flames: 12, golds: 0, ...stand });

test('R58: Mu in slot 6 costs 6 Cosmos, and four cards with Marine among them bring them', () => {
  const four = ['marine', 'seiya-saint', 'seiya-saint', 'seiya'].map((card) => at(card, 5));
  const front = fronts(table([at('mu', 5)], four), CARDS)[5]!;
  expect(front.cost).toEqual({ force: 6, cosmos: 6 });
  expect(front.have.cosmos).toBe(1 + 2 + 2 + 1);
});

test('R24: Force and Cosmos are counted apart, and only against the card they face', () => {
  const [, , third, fourth] = fronts(table([at('aghora', 2), at('marine', 3)], [at('mu', 2), at('leda', 2), at('seiya-saint', 3)]), CARDS);
  expect(third!.have).toEqual({ force: 3, cosmos: 1 });
  expect(third!.cost).toEqual({ force: 6, cosmos: null });
  expect(fourth!.have).toEqual({ force: 1, cosmos: 1 });
});

test('R23: the Armour in play may add its Cosmos to any of them', () => {
  const all = fronts(table([at('marine', 0), at('mu', 1)], [], { armour: 'aries' }), CARDS);
  expect(all.map(({ armour }) => armour)).toEqual([2, 2, 2, 2, 2, 2]);
});

test('a picked card shows what it would bring, its bonus for others included', () => {
  const front = fronts(table([at('mu', 2)], [at('seiya', 2)], { ask: main }), CARDS, 'marine')[2]!;
  expect(front.have).toEqual({ force: 1, cosmos: 0 });
  expect(front.would?.have).toEqual({ force: 2, cosmos: 2 });
});

test('a picked card shows what it would cost then: A46 a Black double, A35 Camus, A19 with Daichi', () => {
  const field = [at('black-pegasus', 1), at('camus', 2), at('marine', 3)];
  const view = table(field, [at('daichi', 3)], { ask: main });
  expect(fronts(view, CARDS, 'seiya')[1]).toMatchObject({ cost: { force: 4 }, would: { cost: { force: 2 } } });
  expect(fronts(view, CARDS, 'hyoga')[2]).toMatchObject({ cost: { cosmos: null }, would: { cost: { cosmos: 8 } } });
  expect(fronts(view, CARDS, 'hyoga')[3]).toMatchObject({ cost: { cosmos: 4 }, would: { cost: { cosmos: 3 } } });
});

test('a card that is picked for something else than to engage it shows nothing', () => {
  const discard = { ...main, prompt: 'saint-seiya-ask-discard' } as View['ask'];
  expect(fronts(table([at('mu', 2)], [], { ask: discard }), CARDS, 'marine')[2]!.would).toBe(null);
});

test('A20: while Kuraggu lies there no other Saint is to be had, and two of them bar each other', () => {
  const strong = [0, 1, 2].flatMap((spot) => [at('mu', spot), at('mu', spot)]);
  const bars = (field: Card[]) => fronts(table(field, strong), CARDS).map(({ bar }) => bar);
  expect(bars([at('kuraggu', 0), at('leda', 1), at('aries', 2)])).toEqual([null, 'saints', null, null, null, null]);
  expect(bars([at('kuraggu', 0), at('kuraggu', 1)])).toEqual(['saints', 'saints', null, null, null, null]);
});

test('A21: the Sea Serpent takes three Characters, the Dolphin a card in hand that is left over', () => {
  const pair = [at('mu', 0), at('leda', 0), at('mu', 1), at('mu', 1)];
  const view = table([at('serpent', 0), at('dolphin', 1)], pair, { ask: main, hand: ['leda'] });
  const [serpent, dolphin] = fronts(view, CARDS, 'leda');
  expect(covers(serpent!, 'force')).toBe(true);
  expect([serpent!.bar, serpent!.would?.bar]).toEqual(['three', null]);
  expect([dolphin!.bar, dolphin!.would?.bar]).toEqual([null, 'hand']);
});

test('A45: Libra gives each Character of the hand 1 Force more, too', () => {
  const libra: Mark = { mark: 'all-boosted', seat: 0, n: 1 };
  expect(handWorth(table([], [], { hand: ['seiya', 'marine', 'aries'], marks: [libra] }), CARDS, 0)).toEqual({ force: 4, cosmos: 3, heal: 1 });
});

test('A45: Doko doubles what a Shiryu prints; Léda and Spica help each other once', () => {
  const shiryu = { ...PRINTED['shiryu-saint']! };
  expect(worth(shiryu, standing({ beside: [shiryu, PRINTED['doko']!] }))).toEqual({ force: 2, cosmos: 2 });
  expect(worth(shiryu, standing({ beside: [shiryu, PRINTED['doko']!, { ...PRINTED['doko']! }] }))).toEqual({ force: 4, cosmos: 4 });
  const leda = { ...PRINTED['leda']! };
  expect(worth(leda, standing({ beside: [leda, PRINTED['spica']!, { ...PRINTED['spica']! }] })).force).toBe(2);
});

test('A31: Saga has 2 more Force while the flames are even, 2 more Cosmos while they are odd', () => {
  const saga = PRINTED['saga']!;
  expect(worth(saga, standing({ flames: 0 }))).toEqual({ force: 3, cosmos: 1 });
  expect(worth(saga, standing({ flames: 7 }))).toEqual({ force: 1, cosmos: 3 });
});

test('Ushio has 1 more Force for each armoured Hero beside him, none for the others', () => {
  const ushio = PRINTED['ushio']!;
  expect(worth(ushio, standing({ beside: [ushio, PRINTED['seiya-saint']!, PRINTED['seiya']!] })).force).toBe(2);
});

test('A46: a Black double costs 2 Force less against its Hero, and 1 less in slot 6', () => {
  expect(costOf(PRINTED['black-pegasus']!, [PRINTED['seiya']!], 5, NONE, false).force).toBe(1);
  expect(costOf(PRINTED['black-pegasus']!, [PRINTED['hyoga']!], 2, NONE, false).force).toBe(4);
});

test('A35: only against Hyoga does Camus cost Cosmos', () => {
  expect(costOf(PRINTED['camus']!, [PRINTED['seiya']!], 2, NONE, false).cosmos).toBe(null);
  expect(costOf(PRINTED['camus']!, [PRINTED['hyoga']!], 2, NONE, false).cosmos).toBe(8);
});

test('A19: no cost falls below 1, and none that is absent comes to be', () => {
  const beside = [PRINTED['daichi']!, { ...PRINTED['daichi']! }, PRINTED['seiya']!, PRINTED['hyoga']!];
  expect(costOf(PRINTED['marine']!, beside, 2, NONE, false).cosmos).toBe(1);
  expect(costOf(PRINTED['aghora']!, beside, 2, { force: 9, cosmos: 9 }, false)).toEqual({ force: 1, cosmos: null });
});

test('A36: with Algethi an Armour costs as much Force as Cosmos', () => {
  const mark: Mark = { mark: 'armours-by-force', seat: 0, n: 0 };
  expect(fronts(table([at('aries', 5)], [], { marks: [mark] }), CARDS)[5]!.cost).toEqual({ force: 4, cosmos: 4 });
});

test('A34: what Taurus or Leo gave counts where the card stands', () => {
  const mark: Mark = { mark: 'boosted', seat: 0, n: 2, card: { zone: 'engaged', seat: 0, number: 0, place: 2 } };
  expect(fronts(table([at('mu', 2), at('aghora', 3)], [at('leda', 2), at('leda', 3)], { marks: [mark] }), CARDS).map(({ have }) => have.force)).toEqual(
    [0, 0, 3, 1, 0, 0],
  );
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
  expect(linesOf([CARDS['seiya']!, CARDS['mu']!])).toEqual([{ card: 30, copies: 2 }]);
});
