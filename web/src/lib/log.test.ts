import { describe, expect, it } from 'vitest';
import type { Event } from '../wire';
import { byTurn, sinceLastTurn, turnOf, type Words } from './log';

const event = (number: number, seat: number | null, say?: string): Event =>
  ({ number, event: 'said', seat, ...(say ? { say } : {}) }) as Event;

const line = (number: number, seat: number | null, say: string, params: Record<string, number | string> = {}): Event =>
  ({ number, event: 'said', seat, say, params }) as Event;
const heads = (number: number, seat: number, say?: string): Event =>
  ({ number, event: 'said', seat, heads: 'turn', ...(say ? { say, params: {} } : {}) }) as Event;

/** Words that can be looked through: the key and what fills it; these lines can be joined. */
const words: Words = {
  has: (key) => ['web-log-joined-plays', 'web-log-part-gains', 'web-log-listed-drops'].includes(key),
  t: (key, params) => `${key} ${JSON.stringify(params)}`,
};
const read = (events: Event[], lastTurn = 0): [number | null, string[]][] =>
  turnOf(events, lastTurn, words).stretches.map(({ seat, lines }) => [seat, lines.map((it) => `${it.count} ${it.say} ${it.cards.join('+')}`)]);

describe('the log', () => {
  it('goes turn by turn, from heading to heading, and skips what has no sentence', () => {
    const turns = byTurn([line(1, null, 'deal'), heads(2, 0), line(3, 0, 'a'), event(4, 0), heads(5, 1, 'turn'), line(6, 1, 'b')]);
    expect(turns.map((turn) => turn.map(({ number }) => number))).toEqual([[1], [2, 3], [5, 6]]);
    expect(turns.map((turn) => turnOf(turn, 0, words).head?.number ?? null)).toEqual([null, 2, 5]);
  });
  it('gathers what one seat did in a row', () => {
    expect(read([line(1, null, 'a'), line(2, 0, 'b'), line(3, 0, 'c'), line(4, 1, 'd')]).map(([seat, lines]) => [seat, lines.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ]);
  });
  it('cuts where our own last turn ended', () => {
    expect(read([line(1, 0, 'a'), line(2, 0, 'b')], 1)).toHaveLength(2);
  });
  it('joins equal cards with what they gave', () => {
    const play = (n: number): Event[] => [line(n, 1, 'plays', { card: 'x' }), line(n + 1, 1, 'gains', { card: 'x', n: 2 })];
    const { lines } = turnOf([...play(1), ...play(3), ...play(5), line(7, 1, 'plays', { card: 'y' })], 0, words).stretches[0]!;
    expect(lines.map(({ count, cards, parts }) => [count, cards[0], parts])).toEqual([
      [3, 'x', [{ say: 'gains', n: 6 }]],
      [1, 'y', []],
    ]);
  });
  it('lists different cards where there are words for that, and counts what is said again', () => {
    const drops = ['x', 'y', 'x'].map((card, n) => line(n + 1, 1, 'drops', { card }));
    expect(read([...drops, line(4, 1, 'again', {}), line(5, 1, 'again', {})])).toEqual([[1, ['3 drops x+y+x', '2 again ']]]);
  });
});

describe('since your last turn', () => {
  const events = [event(1, 0, 'a'), event(2, 1, 'b'), event(3, 1, 'c')];
  it('tells what others did', () => expect(sinceLastTurn(events, 1, 0).map((it) => it.number)).toEqual([2, 3]));
  it('is silent when only we acted', () => expect(sinceLastTurn(events, 1, 1)).toEqual([]));
  it('is silent about a single line', () => expect(sinceLastTurn(events, 2, 0)).toEqual([]));
  it('is silent before our first turn: the deal is no news', () => expect(sinceLastTurn(events, 0, 0)).toEqual([]));
});
