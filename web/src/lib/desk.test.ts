import { expect, test, vi } from 'vitest';
import type { Option, RefusedOption, View } from '../wire';
import { Desk } from './desk.svelte';

const hand = { zone: 'hand', seat: 0, number: 0 };
const column = (number: number) => ({ zone: 'column', seat: 0, number });
const does = { say: 'g-do-play', params: {} };
const play = (card: string, place: number, to: number): Option => ({
  does,
  move: `${card}-${to}`,
  verb: 'play',
  card,
  from: { ...hand, place },
  to: column(to),
});

function table(options: Option[], refused: RefusedOption[] = []): View {
  const cards = ['D3', 'X', 'X'].map((card) => ({ card, back: 'b', open: false }));
  return {
    game: 'g', seat: 0, seats: 2, counters: [], marks: [], figures: [],
  unseen: [], waiting: [0], question: 7, prompt: 'p', about: null, over: false,
    names: [], cards: {}, table: {}, undo: false, outcome: null,
    zones: [{ ...hand, count: 3, cards }, { ...column(1), count: 0, cards: [] }, { ...column(2), count: 0, cards: [] }],
    ask: { question: 7, seat: 0, kind: 'one', prompt: 'p', about: null, rule: 'g R8', picks: [], min: 1, max: 1, done: null, options, bundles: [], refused },
  };
}

test('the names are one list until one of them changes', () => {
  const desk = new Desk();
  desk.lay({ ...table([]), names: ['Ana', 'Bo'] });
  const before = desk.names;
  desk.lay({ ...table([]), names: ['Ana', 'Bo'] });
  expect(desk.names).toBe(before);
  desk.lay({ ...table([]), names: ['Ana', 'Bob'] });
  expect(desk.names).toEqual(['Ana', 'Bob']);
});

function deskWith(view: View): { desk: Desk; sent: string[] } {
  const sent: string[] = [];
  const desk = new Desk(async (move) => {
    sent.push(move);
    return null;
  });
  desk.lay(view);
  return { desk, sent };
}

test('a card is tapped, its places light up, a place is tapped, and the move is sent', () => {
  const { desk, sent } = deskWith(table([play('D3', 0, 1), play('D3', 0, 2), play('X', 1, 1)]));
  expect(desk.light('hand:0:0:0').lit).toBe(true);
  desk.tap('hand:0:0:0');
  expect(desk.light('column:0:2')).toMatchObject({ lit: true, target: true, shortcut: '2' });
  desk.tap('column:0:2');
  expect(sent).toEqual(['D3-2']);
});

test('equal cards of a hand are one option, and each of them can be tapped', () => {
  const { desk, sent } = deskWith(table([play('D3', 0, 1), play('X', 1, 2)]));
  desk.tap('hand:0:0:2');
  desk.tap('column:0:2');
  expect(sent).toEqual(['X-2']);
});

test('a place that is not legal says why, with its rule, and nothing is sent', () => {
  const full = { ...play('D3', 0, 2), rule: 'g R14', say: 'no-room', params: { number: 2 } };
  const { desk, sent } = deskWith(table([play('D3', 0, 1), play('D3', 0, 3)], [full]));
  desk.tap('hand:0:0:0');
  desk.tap('column:0:2');
  expect(desk.slip).toMatchObject({ key: 'column:0:2', said: { rule: 'g R14', say: 'no-room' } });
  expect(sent).toEqual([]);
});

test('a card that needs no place is played wherever it is dropped, but not among the cards it came from', () => {
  const { desk, sent } = deskWith(table([{ does, move: 'D3', verb: 'play', card: 'D3', from: { ...hand, place: 0 } }, play('X', 1, 1)]));
  desk.picked = 'hand:0:0:0'; // as a drag begins
  desk.drop('hand:0:0:0', 'hand:0:0:2');
  expect([sent, desk.picked]).toEqual([[], '']);
  desk.picked = 'hand:0:0:0';
  desk.drop('hand:0:0:0', 'column:0:2');
  expect(sent).toEqual(['D3']);
});

test('who is careful is asked once more before the move is sent', () => {
  const { desk, sent } = deskWith(table([play('D3', 0, 1), play('D3', 0, 2)]));
  desk.care = () => 'always';
  desk.tap('hand:0:0:0');
  desk.tap('column:0:1');
  expect(sent).toEqual([]);
  desk.confirm();
  expect(sent).toEqual(['D3-1']);
});

test('among people only what has no way back is asked about, as the server says', async () => {
  const sent: [string, boolean][] = [];
  const desk = new Desk(async (move, _, sure) => {
    sent.push([move, sure]);
    return sure || move === 'X-1' ? null : { say: 'room-final', params: {}, rule: 'table' };
  });
  desk.care = () => 'final';
  desk.lay(table([play('D3', 0, 1), play('D3', 0, 2), play('X', 1, 1)]));
  desk.tap('hand:0:0:1');
  await vi.waitFor(() => expect(desk.busy).toBe(false));
  expect([sent, desk.staged]).toEqual([[['X-1', false]], null]);
  desk.tap('hand:0:0:0');
  desk.tap('column:0:2');
  await vi.waitFor(() => expect(desk.staged?.move).toBe('D3-2'));
  expect([desk.picked, desk.slip]).toEqual(['hand:0:0:0', null]);
  desk.confirm();
  expect(sent.slice(1)).toEqual([['D3-2', false], ['D3-2', true]]);
});

test('the only place a card can go to is not asked for', () => {
  const { desk, sent } = deskWith(table([play('D3', 0, 1), play('X', 1, 1), play('X', 1, 2)]));
  desk.tap('hand:0:0:0');
  expect([sent, desk.picked]).toEqual([['D3-1'], '']);
});

test('equal cards are taken up together, one by one or all at once, and go to the same place', () => {
  const cards = ['X', 'X', 'X', 'Y'].map((card) => ({ card, back: 'b', open: false }));
  const send = (to: number): Option => ({ ...play('X', 0, to), times: 3 });
  const view = table([send(1), send(2), play('Y', 3, 1)]);
  const { desk, sent } = deskWith({ ...view, zones: [{ ...hand, count: 4, cards }, ...view.zones.slice(1)] });
  desk.tap('hand:0:0:1');
  desk.tap('hand:0:0:0');
  expect([0, 1, 2, 3].map((place) => desk.light(`hand:0:0:${place}`).picked)).toEqual([true, true, false, false]);
  desk.tap('hand:0:0:0');
  const all = desk.buttons.find((option) => option.does.params['n'] === 3)!;
  desk.choose([all]);
  expect([0, 1, 2].map((place) => desk.light(`hand:0:0:${place}`).picked)).toEqual([true, true, true]);
  desk.tap('column:0:2');
  expect(sent).toEqual(['X-2, X-2, X-2']);
});

test('several moves at once are a button, or are named when the thing they are about is tapped', () => {
  const does = { say: 'all', params: {} };
  const bundles = [
    { move: 'D3-1, X-1', verb: 'bundle' as const, does },
    { move: 'X-2, X-2', verb: 'bundle' as const, does, from: { ...column(2), place: null } },
  ];
  const view = table([play('D3', 0, 1), play('X', 1, 1)]);
  const { desk, sent } = deskWith({ ...view, ask: { ...view.ask!, bundles } });
  expect(desk.buttons.map((option) => option.move)).toEqual(['D3-1, X-1']);
  expect(desk.light('column:0:2').lit).toBe(true);
  desk.tap('column:0:2');
  expect([desk.menu.map((option) => option.move), sent]).toEqual([['X-2, X-2'], []]);
  void desk.send(desk.menu[0]!.move);
  expect(sent).toEqual(['X-2, X-2']);
});

test('what a tap does not mean is announced first, and left again', () => {
  const swap: Option = { move: 'swap D3', verb: 'swap', does: { say: 'swap', params: {} }, card: 'D3', from: { ...hand, place: 0 }, minor: true };
  const { desk, sent } = deskWith(table([{ ...play('D3', 0, 1) }, swap]));
  const announce = desk.buttons[0]!;
  expect(announce.does.say).toBe('g-minor-swap');
  desk.choose([announce]);
  expect(desk.underway).toBe(true);
  expect(desk.cancel()).toBe(true);
  desk.choose([announce]);
  desk.tap('hand:0:0:0');
  expect(sent).toEqual(['swap D3']);
});

test('who ends a turn with something left to do is asked once, unless that is switched off', () => {
  const end: Option = { move: 'end', verb: 'end', does: { say: 'end', params: {} }, misses: { say: 'left', params: { n: 2 } } };
  const { desk, sent } = deskWith(table([end]));
  desk.choose([end]);
  expect([desk.staged?.misses?.say, sent]).toEqual(['left', []]);
  desk.cancel();
  desk.choose([end]);
  expect(sent).toEqual(['end']);
  const other = deskWith(table([end]));
  other.desk.reminds = () => false;
  other.desk.choose([end]);
  expect(other.sent).toEqual(['end']);
});

test('keys tap what shows them, first the card and then the place', () => {
  const { desk, sent } = deskWith(table([play('D3', 0, 1), play('D3', 0, 2), play('X', 1, 1), play('X', 1, 2)]));
  expect([desk.press('2'), desk.picked]).toEqual([true, 'hand:0:0:1']);
  expect([desk.press('1'), sent]).toEqual([true, ['X-1']]);
});

test('while an answer is on its way nothing can be tapped', () => {
  const { desk } = deskWith(table([play('D3', 0, 1)]));
  desk.busy = true;
  expect(desk.light('hand:0:0:0').lit).toBe(false);
});

test('where several may be picked they are gathered in any order, put back freely, and sent together', () => {
  const drop = (card: string, place: number): Option => ({ does, move: `-${card}`, verb: 'discard', card, from: { ...hand, place } });
  const view = table([drop('D3', 0), drop('X', 1), { does, move: 'done', verb: 'done' }]);
  const { desk, sent } = deskWith({ ...view, ask: { ...view.ask!, min: 0, max: 3 } });
  for (const place of [2, 0, 1, 0, 0]) desk.tap(`hand:0:0:${place}`);
  expect([desk.enough, desk.line]).toEqual([true, '-D3 -X -X']);
  desk.tap('hand:0:0:1');
  void desk.send(desk.line);
  expect(sent).toEqual(['-D3 -X done']);
});

test('where several cards lie on one spot each is tapped by itself, and equal ones stand for each other', () => {
  const engaged = { zone: 'engaged', seat: 0, number: 0 };
  const on = (card: string, spot: number) => ({ card, back: 'b', open: true, spot });
  const cards = [on('D3', 2), on('X', 4), on('D3', 4), on('X', 4)];
  const hold = (card: string): Option => ({ does, move: `${card}.e`, verb: 'pick', card, from: { ...engaged, place: 4 } });
  const view = table([hold('D3'), hold('X'), { does, move: 'done', verb: 'done' }]);
  const { desk, sent } = deskWith({
    ...view,
    zones: [...view.zones, { ...engaged, count: 4, cards }],
    ask: { ...view.ask!, min: 0, max: 3 },
  });
  expect(['2', '4', '4.1', '4.2'].map((at) => desk.light(`engaged:0:0:${at}`).lit)).toEqual([false, true, true, true]);
  for (const at of ['4.2', '4.1', '4']) desk.tap(`engaged:0:0:${at}`);
  void desk.send(desk.line);
  expect(sent).toEqual(['D3.e X.e X.e']);
});

test('things that go to places of their own are never gathered: the first changes where the next may go', () => {
  const at = (card: string, place: number): Option => ({ ...play(card, place, 1), n: 12 });
  const view = table([at('D3', 0), at('X', 1)]);
  const { desk, sent } = deskWith({ ...view, ask: { ...view.ask!, min: 2, max: 2 } });
  expect(desk.gathering).toBe(false);
  desk.tap('hand:0:0:0');
  desk.tap('column:0:1:12');
  expect(sent).toEqual(['D3-1']);
});

test('what was begun stays begun while others answer the same question', () => {
  const view = table([play('D3', 0, 1), play('D3', 0, 2)]);
  const { desk } = deskWith({ ...view, waiting: [0, 1] });
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // this browser knows no motion
  desk.tap('hand:0:0:0');
  desk.show({ ...view, waiting: [0] }, []);
  expect(desk.picked).toBe('hand:0:0:0');
  desk.show({ ...view, question: 8, ask: { ...view.ask!, question: 8 } }, []);
  expect(desk.picked).toBe('');
});

test('a hint lights what it speaks of, also a move that must be announced first', () => {
  const swap: Option = { ...play('X', 1, 2), move: 'swap X', verb: 'swap', minor: true };
  const { desk } = deskWith(table([play('D3', 0, 1), swap]));
  const hint = (move: string) => ({ move, does, say: 's', params: {}, text: '' });
  desk.hint = hint('D3-1');
  expect(['hand:0:0:0', 'hand:0:0:1', 'column:0:1', 'column:0:2'].filter((key) => desk.light(key).hinted)).toEqual(['hand:0:0:0', 'column:0:1']);
  desk.hint = hint('swap X');
  expect(['hand:0:0:0', 'hand:0:0:1', 'column:0:1', 'column:0:2'].filter((key) => desk.light(key).hinted)).toEqual(['hand:0:0:1', 'column:0:2']);
});

test('a tap that meant what a partner has just taken away says so, and plays nothing else', () => {
  const row = { zone: 'row', seat: null, number: 0 };
  const acquire = (card: string, place: number): Option => ({ does, move: card, verb: 'acquire', card, from: { ...row, place } });
  const shop = (...cards: string[]): View => {
    const view = table(cards.map(acquire));
    const lying = cards.map((card) => ({ card, back: 'b', open: true }));
    return { ...view, zones: [...view.zones, { ...row, count: lying.length, cards: lying }] };
  };
  const { desk, sent } = deskWith(shop('axe', 'bow', 'cup'));
  const began = performance.now();
  desk.show({ ...shop('dart', 'bow'), undo: true }, []); // the partner takes the axe, and another card comes in its place
  expect(desk.late('row:-:0:0', began)).toBe(true);
  expect(desk.slip?.said.say).toBe('web-table-overtaken');
  expect(desk.late('row:-:0:1', began)).toBe(false); // the bow still lies there
  expect(desk.late('row:-:0:2', began)).toBe(true); // nothing does
  expect(desk.press('1')).toBe(true); // the key stood for the axe
  expect(sent).toEqual([]);
  desk.tap('row:-:0:1');
  expect(sent).toEqual(['bow']);
});

test('a while after another\'s move a tap means what lies there now', () => {
  const { desk, sent } = deskWith(table([play('D3', 0, 1)]));
  desk.show({ ...table([play('X', 1, 1)]), undo: true }, []);
  expect(desk.late('hand:0:0:0', performance.now() + 1000)).toBe(false);
  desk.tap('hand:0:0:1');
  expect(sent).toEqual(['X-1']);
});
