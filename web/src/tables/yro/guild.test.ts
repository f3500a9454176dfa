import { expect, test } from 'vitest';
import type { CardInfo, View } from '../../wire';
import { linesOf as listOf } from './editors/lines';
import { frontOf, linesThrough, plannedOf, priceOf, rankOf, strengthNow, windowOf, type Adventurer, type Cards } from './guild';
import { signOf } from './signs';

const FIELD = { width: 5, middle: 12, frame: 3 };

function card(key: string, facts: Partial<Adventurer>): CardInfo {
  return { card: key, name: key, copies: 3, back: 'adventurer', provenance: 'rulebook', facts, text: [], rules: [], concerns: [] };
}

const bonus = (faction: object, profession: object): Adventurer['bonus'] => ({ faction, profession });
/** The rulebook's Cité flottante row, and its front of strength 12. */
const CARDS: Cards = Object.fromEntries(
  [
    card('CF4', { cost: 6, strength: 1, faction: 'cite', profession: 'mage', bonus: bonus({ tech: 2, magic: 2 }, { magic: 2 }), effects: [] }),
    card('CF1', { cost: 2, strength: 4, faction: 'cite', profession: 'guerrier', bonus: bonus({ tech: 2, magic: 2 }, { coins: 3 }), effects: [{ effect: 'combat-strength-magic', n: 1 }, { effect: 'combat-strength-tech', n: 1 }] }),
    card('CF3', { cost: 5, strength: 4, faction: 'cite', profession: 'explorateur', bonus: bonus({ tech: 2, magic: 2 }, { coins: 1, vp: 3 }), effects: [] }),
    card('CS1', { cost: 2, strength: 3, faction: 'conclave', profession: 'guerrier', bonus: bonus({ magic: 2 }, { coins: 3 }), effects: [{ effect: 'fights-from-behind' }] }),
    card('CD4', { cost: 9, strength: 13, faction: 'dragons', profession: 'souverain', bonus: bonus({ vp: 7 }, { vp: 9 }), effects: [{ effect: 'doubles-bonuses' }] }),
    card('ME3', { cost: 5, strength: 2, faction: 'marche', profession: 'technicien', bonus: bonus({ vp: 5 }, { tech: 2 }), effects: [] }),
    card('CD2', { cost: 5, strength: 6, faction: 'dragons', profession: 'marchand', bonus: bonus({ vp: 7 }, { vp: 5 }), effects: [] }),
    card('IS1', { cost: 1, strength: 4, faction: 'iles', profession: 'guerrier', bonus: bonus({ coins: 3 }, { coins: 3 }), effects: [] }),
  ].map((it) => [it.card, it]),
);

function view(levels: { tech?: number; magic?: number } = {}, picks: string[] = []): View {
  return {
    counters: Object.entries(levels).map(([counter, value]) => ({ counter, seat: 0, value })),
    table: { field: FIELD, levels: [0, 1, 1, 2, 2, 2, 2, 3] },
    ask: { seat: 0, picks },
  } as unknown as View;
}

test('the front is the topmost card of each column, whichever row it lies in (R25)', () => {
  const spots = new Map([[6, 'ME3'], [11, 'IS1'], [12, 'CD2'], [17, 'IS1'], [18, 'IS1']]);
  expect(frontOf(spots, 5)).toEqual(new Set([6, 12, 18]));
  expect(strengthNow(view(), CARDS, 0, spots)).toBe(12);
});

test('a card adds its levels only where it fights, and one type fights from behind (R26, R27)', () => {
  expect(strengthNow(view({ tech: 3, magic: 1 }), CARDS, 0, new Map([[7, 'CF1']]))).toBe(4 + 2 + 1);
  expect(strengthNow(view({ tech: 3, magic: 1 }), CARDS, 0, new Map([[7, 'CD2'], [12, 'CF1'], [17, 'CS1']]))).toBe(6 + 3);
});

test('a row of three Cité flottante gives 2 Tech and 2 Magic, once (R20, R22)', () => {
  const row = new Map([[11, 'CF4'], [12, 'CF1'], [13, 'CF3']]);
  expect(linesThrough(CARDS, row, 13, FIELD)).toEqual([
    { way: 'row', kind: 'faction', what: 'cite', spots: [11, 12, 13], bonus: { tech: 2, magic: 2 }, doubled: false },
  ]);
  expect(linesThrough(CARDS, new Map([[11, 'CF4'], [12, 'CF1']]), 12, FIELD)).toEqual([]);
  expect(linesThrough(CARDS, new Map([...row, [17, 'CD4']]), 13, FIELD)[0]?.doubled).toBe(true);
});

test('a guild of two can grow to either side; one of three rows or columns is framed (R17)', () => {
  expect(windowOf([], FIELD, true)).toEqual({ rows: { first: 1, last: 3 }, columns: { first: 1, last: 3 } });
  expect(windowOf([12, 13], FIELD, true)).toEqual({ rows: { first: 1, last: 3 }, columns: { first: 1, last: 4 } });
  expect(windowOf([12, 13], FIELD, false).columns).toEqual({ first: 2, last: 4 });
  expect(windowOf([10, 11, 12], FIELD, true).columns).toEqual({ first: 0, last: 2 });
});

test('two recruits cost their sum, one a coin less but never less than nothing, none brings two (R15, A4)', () => {
  expect([priceOf([3, 2]), priceOf([3]), priceOf([1]), priceOf([])]).toEqual([5, 2, 0, -2]);
});

test('equal strengths share the better rank, and the next one is skipped (R31)', () => {
  const strengths = [9, 4, 9, 6, 0];
  expect(strengths.map((_, seat) => rankOf(strengths, seat))).toEqual([1, 4, 1, 3, 5]);
});

test('what is placed but not yet shown to the others lies on its spot (A28)', () => {
  expect([...plannedOf(view({}, ['CF1-c4']), 0)]).toEqual([[17, 'CF1']]);
  expect([...plannedOf(view({}, ['CF1-c4']), 1)]).toEqual([]);
});

test('an effect is read off its name', () => {
  expect(signOf({ effect: 'rewarded-vp-magic', n: 1 })).toMatchObject({ phase: 'combat', only: 'rewarded', n: 1, gain: 'vp', per: { kind: 'magic' } });
  expect(signOf({ effect: 'victory-vp-cost-most', n: 1, bound: 3 })).toMatchObject({ phase: 'victory', per: { kind: 'cost', bound: '≤3' } });
  expect(signOf({ effect: 'triples-coins' })).toMatchObject({ phase: 'end', word: 'triple' });
  expect(signOf({ effect: 'unheard-of' })).toBeNull();
});

test('an own list begins with a line for each Adventurer; Quests are no lines of it', () => {
  const quest = { ...card('gold2', {}), back: 'quest', facts: { phase: 2 } };
  expect(listOf([CARDS['CS1']!, quest])).toEqual([
    { card: 'CS1', name: 'CS1', faction: 'conclave', profession: 'guerrier', cost: 2, strength: 3, copies: 3, effects: [{ effect: 'fights-from-behind' }] },
  ]);
});
