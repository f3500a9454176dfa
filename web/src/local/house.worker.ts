/**
 * The worker of the house. Every tab has one, and one of them keeps the house: the one that holds the lock. When its tab
 * is closed the next one takes over, from what is written down.
 */
import type { PyProxy } from 'pyodide/ffi';
import { startPython } from './python';
import { entries, shelf, write } from './storage';
import { Thinker } from './thinker';
import { type Begin, CHANNEL, type FromHouse, HOUSE, lockOf, type Stage, type ToHouse } from './words';

interface Door {
  ask(method: string, path: string, headers: Record<string, string>, body: string): Promise<PyProxy & { toJs(how: object): [number, Record<string, string>, Uint8Array] }>;
  open(line: number, path: string, headers: Record<string, string>): void;
  say(line: number, text: string): void;
  close(line: number): void;
}

type Unsigned = FromHouse extends infer W ? (W extends unknown ? Omit<W, 'house'> : never) : never;

const channel = new BroadcastChannel(CHANNEL);
const me = crypto.randomUUID();
const tell = (what: Unsigned): void => channel.postMessage({ house: me, ...what });

addEventListener(
  'message',
  ({ data }: MessageEvent<Begin>) => {
    // held until the tab is gone
    void navigator.locks.request(HOUSE, () => keep(data.files).then(() => new Promise(() => undefined)));
  },
  { once: true },
);

let stage: Stage = { is: 'waiting' };
function enter(next: Stage): void {
  stage = next;
  tell({ to: 'all', is: 'stage', stage });
}

async function keep(files: string): Promise<void> {
  let open: (door: Door) => void = () => undefined;
  const door = new Promise<Door>((settle) => (open = settle));
  const lines = new Lines(door);
  channel.onmessage = ({ data }: MessageEvent<ToHouse>) => {
    if (data.to === 'house') void hear(data, door, lines).catch((error: unknown) => console.error(error));
  };
  enter({ is: 'loading', done: 0 });
  try {
    const py = await startPython(files, (done) => enter({ is: 'loading', done }));
    const { open_house } = py.pyimport('ludotheque.local.door') as {
      open_house: (storage: object, thinker: object, tell: object, closed: object) => Promise<Door>;
    };
    open(await open_house(shelf, new Thinker(files), lines.tell, lines.closed));
    enter({ is: 'open' });
  } catch (error) {
    console.error(error);
    enter({ is: 'failed', text: String(error).trim().split('\n').at(-1) ?? '' });
  }
}

async function hear(word: ToHouse, door: Promise<Door>, lines: Lines): Promise<void> {
  switch (word.is) {
    case 'hello':
      return tell({ to: 'all', is: 'stage', stage });
    case 'ask': {
      const { from: to, id } = word;
      try {
        const answer = await (await door).ask(word.method, word.path, word.headers, word.body);
        const [status, headers, body] = answer.toJs({ dict_converter: Object.fromEntries });
        answer.destroy();
        return tell({ to, is: 'answer', id, status, headers, body: new Uint8Array(body) });
      } catch (error) {
        console.error(error); // Python itself has failed: whoever asked must not wait for ever
        return tell({ to, is: 'answer', id, status: 500, headers: {}, body: new Uint8Array() });
      }
    }
    case 'open':
      return lines.open(word.from, word.line);
    case 'say':
      return lines.say(word.from, word.line, word.text);
    case 'close':
      return lines.close(word.from, word.line);
    case 'take-out':
      return tell({ to: word.from, is: 'taken-out', id: word.id, entries: await entries('') });
    case 'put-in': {
      const problem = await write(await news(word.entries));
      tell({ to: word.from, is: 'put-in', id: word.id, problem });
      if (problem) return;
      // what the house remembers is no longer what is written: another one reads it anew
      channel.close();
      postMessage('ended');
      close();
    }
  }
}

/** Of what another browser wrote: every table that is not here, or has gone on there, and the books that are not here. */
async function news(brought: [string, string][]): Promise<['put', string, string][]> {
  const there = new Map(brought);
  const known = new Map(await entries(''));
  const last = (about: string | undefined): number => (about === undefined ? -1 : (JSON.parse(about) as { last: number }).last);
  return brought
    .filter(([key]) => {
      const [kind, id] = key.split('/');
      if (kind !== 'room' && kind !== 'journal' && kind !== 'position') return !known.has(key);
      return last(there.get(`room/${id}`)) > last(known.get(`room/${id}`));
    })
    .map(([key, value]) => ['put', key, value]);
}

/** The lines of all tabs: a number for the house, the page and its own number outside. */
class Lines {
  #pages = new Map<string, Map<number, number>>();
  #ends = new Map<number, { page: string; line: number }>();
  #last = 0;

  constructor(readonly door: Promise<Door>) {}

  async open(page: string, line: number): Promise<void> {
    const mine = this.#pages.get(page) ?? this.#follow(page);
    const number = ++this.#last;
    mine.set(line, number);
    this.#ends.set(number, { page, line });
    (await this.door).open(number, '/socket', {});
  }

  async say(page: string, line: number, text: string): Promise<void> {
    const number = this.#pages.get(page)?.get(line);
    if (number !== undefined) (await this.door).say(number, text);
    else tell({ to: page, is: 'closed', line, code: 1006 }); // of a house that is no more
  }

  async close(page: string, line: number): Promise<void> {
    const number = this.#pages.get(page)?.get(line);
    if (number === undefined) return;
    this.#forget(number);
    (await this.door).close(number);
  }

  tell = (number: number, text: string): void => {
    const end = this.#ends.get(number);
    if (end) tell({ to: end.page, is: 'tell', line: end.line, text });
  };

  closed = (number: number, code: number): void => {
    const end = this.#ends.get(number);
    this.#forget(number);
    if (end) tell({ to: end.page, is: 'closed', line: end.line, code });
  };

  #forget(number: number): void {
    const end = this.#ends.get(number);
    if (end) this.#pages.get(end.page)?.delete(end.line);
    this.#ends.delete(number);
  }

  /** When a page is gone, so are its lines: then its lock is free. */
  #follow(page: string): Map<number, number> {
    const mine = new Map<number, number>();
    this.#pages.set(page, mine);
    void navigator.locks.request(lockOf(page), async () => {
      for (const line of [...mine.keys()]) await this.close(page, line);
      this.#pages.delete(page);
    });
    return mine;
  }
}
