/** Coming to a table: making it or sitting down, each time with a number of our own for the shuffle. */
import type { MakeTable, Opponent, SeatTaken, TableMade } from '../wire';
import { ask, Refusal } from './api';
import { mine, type MyTable } from './mine.svelte';
import { newNumber, pledgeOf } from './shuffle';

/** Numbers by what they were made for: what got no answer is asked again with the same number, and is the same request. */
const waiting = new Map<string, string>();

function numberFor(what: string): string {
  const number = waiting.get(what) ?? newNumber();
  waiting.set(what, number);
  return number;
}

const at = (...parts: string[]): string => '/api/' + parts.map(encodeURIComponent).join('/');

/** Make a table and keep it. */
export async function makeTable(wish: MakeTable): Promise<MyTable> {
  const what = JSON.stringify(wish);
  const numbers = wish.seats.map((seat, n) => (seat.kind === 'me' ? numberFor(`${what} ${n}`) : ''));
  const seats = wish.seats.map((seat, n) => (numbers[n] ? { ...seat, pledge: pledgeOf(numbers[n]) } : seat));
  const made = await ask<TableMade>('POST', at('tables'), { ...wish, seats });
  for (const n of numbers.keys()) waiting.delete(`${what} ${n}`);
  return keepMade(wish.game, made, numbers);
}

/** Keep a table that was just made: our seats, the invitations and where others find this server. */
export function keepMade(game: string, made: TableMade, numbers: readonly string[] = []): MyTable {
  const { room, share } = made;
  const seats = made.mine.map(({ seat, token }) => ({ seat, token, ...(numbers[seat] ? { number: numbers[seat] } : {}) }));
  const invitations = made.invitations.map(({ seat, path }) => ({ seat, path }));
  return mine.keep({ room, game, seats, invitations, share });
}

/** Take the seat that an invitation is for. */
export const sitDown = (room: string, game: string, token: string, name: string): Promise<MyTable> =>
  sit(room, game, 'sit', { token, name });

/** Take a free seat of a public table. */
export const joinTable = (room: string, game: string, seat: number, name: string): Promise<MyTable> =>
  sit(room, game, 'join', { seat, name });

async function sit(room: string, game: string, how: 'sit' | 'join', wish: object): Promise<MyTable> {
  const what = `${room} ${how} ${JSON.stringify(wish)}`;
  const number = numberFor(what);
  const sat = await ask<SeatTaken>('POST', at('tables', room, how), { ...wish, pledge: pledgeOf(number) });
  waiting.delete(what);
  return mine.sit(room, game, { seat: sat.mine.seat, token: sat.mine.token, number });
}

/** Sit down opposite whoever waits for this game; if nobody does, at a table where others find us. */
export async function findOpponent(game: string, name: string): Promise<MyTable> {
  for (let tries = 0; ; tries++) {
    const number = numberFor(`seek ${game} ${name}`);
    const { room, seat, made } = await ask<Opponent>('POST', at('opponents'), { game, name, pledge: pledgeOf(number) });
    try {
      if (!made) return await joinTable(room, game, seat, name);
      waiting.delete(`seek ${game} ${name}`);
      keepMade(game, { ...made, invitations: [] }, [number]);
      return mine.keep({ room, game, seeking: true });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422 || tries === 4) throw error; // somebody was faster, or has left
    }
  }
}
