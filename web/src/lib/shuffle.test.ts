import { expect, test } from 'vitest';
import type { Deal, RoomInfo, SeatInfo } from '../wire';
import { check, dealOf, draw, isSealed, newNumber, pledgeOf, sealOf } from './shuffle';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const secret = hex(Uint8Array.from({ length: 32 }, (_, n) => n));
const ana = '11'.repeat(32);
const cleo = '22'.repeat(32);

// the same vectors stand in tests/kernel/test_chance.py
test('the stream deals what the server’s does', () => {
  const alone = dealOf(secret, []);
  expect(draw(alone, 0, 10, 10)).toEqual([9, 7, 1, 0, 4, 5, 2, 8, 6, 3]);
  expect(draw(alone, 1, 10, 10)).toEqual([1, 9, 3, 8, 0, 7, 2, 4, 6, 5]);
  expect(draw(alone, 3, 25, 5)).toEqual([15, 8, 12, 24, 16]);
  expect(draw(alone, 2 ** 40, 52, 3)).toEqual([50, 47, 43]);
  expect(pledgeOf(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});

test('numbers go into the deal, each with its seat', () => {
  const deal = dealOf(secret, [ana, '', cleo]);
  expect(hex(deal)).toBe('0a988b40d5eff29e1bdadac33821e71b8a2ed0060783c479b30d617d4b456afb');
  expect(draw(deal, 0, 10, 10)).toEqual([6, 2, 4, 9, 1, 7, 8, 5, 0, 3]);
  expect(draw(deal, 3, 25, 5)).toEqual([2, 13, 24, 7, 16]);
  expect(hex(dealOf(secret, ['', ana, cleo]))).not.toBe(hex(deal));
});

test('no two numbers are the same', () => {
  expect(new Set(Array.from({ length: 50 }, newNumber)).size).toBe(50);
  expect(newNumber()).toMatch(/^[0-9a-f]{64}$/);
});

const dealt = (numbers: string[]): Deal => ({
  commitment: pledgeOf(secret),
  secret,
  pledges: numbers.map((number) => (number ? pledgeOf(number) : '')),
  numbers,
  draws: [0, 1, 2].map((n) => ({ below: 30, drawn: draw(dealOf(secret, numbers), n, 30, 30) })),
});
const failed = (deal: Deal, mine = ana, sealed = { commitment: deal.commitment, pledges: deal.pledges }): string[] =>
  check(deal, new Map([[0, mine]]), sealed)
    .filter((finding) => !finding.holds)
    .map((finding) => finding.say);

test('an honest deal holds in everything', () => {
  expect(failed(dealt([ana, '', cleo]))).toEqual([]);
  expect(check(dealt([]), new Map(), undefined).map((finding) => finding.say)).toEqual(['secret', 'draws']);
});

test('a dealer who cheats is found out', () => {
  const honest = dealt([ana, '', cleo]);
  const seal = { commitment: honest.commitment, pledges: honest.pledges };
  const other = '33'.repeat(32);
  expect(failed({ ...honest, secret: other })).toContain('secret');
  // another secret, with everything worked out again as it should be: our note shows it
  expect(failed({ ...honest, commitment: pledgeOf(other), secret: other }, ana, seal)).toContain('noted');
  // our number exchanged for another one
  expect(failed(dealt([other, '', cleo]), ana, seal)).toEqual(['noted', 'mine']);
  expect(failed({ ...dealt([other, '', cleo]), pledges: honest.pledges }, ana, seal)).toEqual(['numbers', 'mine']);
  // another's number exchanged after they had seen ours
  expect(failed(dealt([ana, '', other]), ana, seal)).toEqual(['noted']);
  // a shuffle that follows from nothing
  const draws = honest.draws.map((it, n) => (n === 1 ? { ...it, drawn: [it.drawn[1]!, it.drawn[0]!, ...it.drawn.slice(2)] } : it));
  expect(failed({ ...honest, draws })).toEqual(['draws']);
  // our number left out
  expect(failed({ ...honest, draws: dealt(['', '', cleo]).draws })).toEqual(['draws']);
});

const seat = (more: Partial<SeatInfo>): SeatInfo =>
  ({ seat: 0, kind: 'person', name: '', adds: true, pledge: 'p', revealed: false, ...more }) as SeatInfo;
const room = (seats: SeatInfo[]): RoomInfo => ({ phase: 'gathering', commitment: 'c', seats }) as RoomInfo;

test('a number is told only when nobody can choose theirs any more', () => {
  expect(isSealed(room([seat({}), seat({ pledge: 'q' })]))).toBe(true);
  expect(isSealed(room([seat({}), seat({ kind: 'open', adds: false, pledge: '' })]))).toBe(false);
  expect(isSealed(room([seat({}), seat({ pledge: '' })]))).toBe(false);
  expect(isSealed(room([seat({}), seat({ adds: false, pledge: '' })]))).toBe(true);
  expect(isSealed({ ...room([seat({})]), commitment: '' })).toBe(false);
  expect(sealOf(room([seat({}), seat({ pledge: 'q' })]))).toEqual({ commitment: 'c', pledges: ['p', 'q'] });
});
