/** What is asked over plain HTTP. A refusal is thrown as a `Problem`, with its sentence. */
import type { GameInfo, MakeTable, OpenTable, Problem, RoomInfo, SeatTaken, TableMade } from '../wire';
import { settings } from './settings.svelte';

/** A refusal, or a server that cannot be reached (`say` is then "web-offline"). */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text || problem.say);
  }
}

/** Ask the server; the answer is typed by who asks. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const url = path + (path.includes('?') ? '&' : '?') + `lang=${settings.lang}`;
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ rule: 'table', say: 'web-offline', params: {}, text: '' }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    problem = { rule: 'table', say: 'web-server-error', params: { n: answer.status }, text: '' };
  }
  throw new Refusal(problem, answer.status);
}

const at = (...parts: string[]): string => '/api/' + parts.map(encodeURIComponent).join('/');

export const getGames = (): Promise<GameInfo[]> => ask('GET', at('games'));
export const getOpenTables = (): Promise<OpenTable[]> => ask('GET', at('tables'));
export const getRoom = (room: string): Promise<RoomInfo> => ask('GET', at('tables', room));
export const makeTable = (wish: MakeTable): Promise<TableMade> => ask('POST', at('tables'), wish);
export const sitDown = (room: string, token: string, name: string): Promise<SeatTaken> =>
  ask('POST', at('tables', room, 'sit'), { token, name });
export const joinTable = (room: string, seat: number, name: string): Promise<SeatTaken> =>
  ask('POST', at('tables', room, 'join'), { seat, name });
