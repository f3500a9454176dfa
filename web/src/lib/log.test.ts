import { describe, expect, it } from 'vitest';
import type { Event } from '../wire';
import { sinceLastTurn, stretches } from './log';

const event = (number: number, seat: number | null, say?: string): Event =>
  ({ number, event: 'said', seat, ...(say ? { say } : {}) }) as Event;

describe('the log', () => {
  it('gathers what one seat did in a row and skips what has no sentence', () => {
    const log = stretches([event(1, null, 'a'), event(2, 0, 'b'), event(3, null), event(4, 0, 'c'), event(5, 1, 'd')]);
    expect(log.map((it) => [it.seat, it.lines.map((line) => line.number)])).toEqual([
      [null, [1]],
      [0, [2, 4]],
      [1, [5]],
    ]);
  });
  it('cuts where our own last turn ended', () => {
    expect(stretches([event(1, 0, 'a'), event(2, 0, 'b')], 1)).toHaveLength(2);
  });
});

describe('since your last turn', () => {
  const events = [event(1, 0, 'a'), event(2, 1, 'b'), event(3, 1, 'c')];
  it('tells what others did', () => expect(sinceLastTurn(events, 1, 0).map((it) => it.number)).toEqual([2, 3]));
  it('is silent when only we acted', () => expect(sinceLastTurn(events, 1, 1)).toEqual([]));
  it('is silent about a single line', () => expect(sinceLastTurn(events, 2, 0)).toEqual([]));
  it('is silent before our first turn: the deal is no news', () => expect(sinceLastTurn(events, 0, 0)).toEqual([]));
});
