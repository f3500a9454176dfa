/** What is asked over plain HTTP. A refusal is thrown as a `Problem`, with its sentence. */
import { silence } from '$house';
import type { GameInfo, OpenTable, Problem, RoomInfo } from '../wire';
import { settings } from './settings.svelte';
import { transport } from './transport';

/** A refusal, or a server that cannot be reached (`say` is then `silence`). */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text || problem.say);
  }
}

/** Ask the house, for a book with its key; the answer is typed by who asks. What gets no answer is asked again, and still done only once. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown, key = ''): Promise<T> {
  return (await (await answered(method, path, body, key)).json()) as T;
}

/** Ask the house for a text that is kept as it is. */
export const askFor = async (path: string): Promise<string> => (await answered('GET', path)).text();

async function answered(method: 'GET' | 'POST', path: string, body?: unknown, key = ''): Promise<Response> {
  const url = path + (path.includes('?') ? '&' : '?') + `lang=${settings.lang}`;
  const sent = body === undefined ? null : JSON.stringify(body);
  const headers: Record<string, string> =
    sent === null ? {} : { 'content-type': 'application/json', 'idempotency-key': keyOf(path, sent) };
  if (key) headers['authorization'] = `Bearer ${key}`;
  let answer: Response | undefined;
  for (const wait of method === 'POST' ? [0, 400, 1600] : [0]) {
    await new Promise((done) => setTimeout(done, wait));
    try {
      answer = await transport.ask(method, url, headers, sent);
      if (answer.status !== 502 && answer.status !== 503) break;
    } catch {
      // no answer: it may have been done all the same
    }
  }
  if (!answer) throw new Refusal({ rule: 'table', say: silence, params: {}, text: '' }, 0);
  if (sent !== null && answer.status < 500) unanswered.delete(path + sent);
  if (answer.ok) return answer;
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    problem = { rule: 'table', say: 'web-server-error', params: { n: answer.status }, text: '' };
  }
  throw new Refusal(problem, answer.status);
}

/** By what was asked, the keys of what has not been answered: asked once more, it has the same key. */
const unanswered = new Map<string, string>();

function keyOf(path: string, sent: string): string {
  const known = unanswered.get(path + sent);
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  unanswered.set(path + sent, key);
  return key;
}

const at = (...parts: string[]): string => '/api/' + parts.map(encodeURIComponent).join('/');

export const getGames = (): Promise<GameInfo[]> => ask('GET', at('games'));
export const getOpenTables = (): Promise<OpenTable[]> => ask('GET', at('tables'));
export const getRoom = (room: string): Promise<RoomInfo> => ask('GET', at('tables', room));
