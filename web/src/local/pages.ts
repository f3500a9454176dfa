/** The house in this browser, seen from a page: asked by one channel, whichever tab's worker keeps it. */
import { house } from '$lib/house';
import { root } from '$lib/place';
import type { Line, Transport } from '$lib/transport';
import { arrived, engine } from './engine.svelte';
import { type Begin, CHANNEL, type FromHouse, lockOf, type ToHouse } from './words';

/** What is the same for everybody was asked when the files were made, and lies beside them. */
const WRITTEN = /^\/api\/(games(?:\/[^/?]+\/(?:rulebook|cards|lessons))?)\?lang=(fr|en)$/;

type Unsigned = ToHouse extends infer W ? (W extends unknown ? Omit<W, 'to' | 'from'> : never) : never;

export const make = (): Transport => new Local();

/** The one there is, for what only a house in this browser can do. */
let only: Local | undefined;
export const inThisBrowser = (): Local | undefined => only;

class Local implements Transport {
  readonly #me = isSecureContext ? crypto.randomUUID() : '';
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #lines = new Map<number, LocalLine>();
  /** What has not been answered: asked again when another tab takes over the house, and still done only once. */
  readonly #waiting = new Map<number, { word: Unsigned; settle: (answer: FromHouse) => void; fail: (error: Error) => void }>();
  #last = 0;
  #house = '';

  constructor() {
    if (!isSecureContext) {
      arrived({ is: 'failed', text: 'insecure' }); // no locks, no service worker
      return;
    }
    only = this; // eslint-disable-line @typescript-eslint/no-this-alias -- there is one, and others ask for it
    this.#channel.onmessage = ({ data }: MessageEvent<FromHouse | ToHouse>) => {
      if ('house' in data && (data.to === this.#me || data.to === 'all')) this.#hear(data);
    };
    void navigator.locks.request(lockOf(this.#me), () => new Promise(() => undefined));
    this.#tell({ is: 'hello' });
    // first the page itself: Python comes when it stands
    if (document.readyState === 'complete') setTimeout(this.#begin);
    else addEventListener('load', () => setTimeout(this.#begin), { once: true });
  }

  /** Start our own worker: it keeps the house if no other tab's does. */
  #begin = (): void => {
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module', name: 'house' });
    worker.postMessage({ files: new URL(house.files, location.origin + root).href } satisfies Begin);
    worker.onerror = (event) => arrived({ is: 'failed', text: event.message });
    worker.onmessage = () => this.#begin(); // it has ended itself, so that another one reads what is written
  };

  async ask(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body: string | null): Promise<Response> {
    const written = method === 'GET' ? WRITTEN.exec(path) : null;
    if (written) {
      const answer = await fetch(`${root}answers/${written[1]}.${written[2]}.json`).catch(() => null);
      if (answer?.ok) return answer;
    }
    const answer = await this.#ask({ is: 'ask', id: ++this.#last, method, path, headers, body: body ?? '' });
    if (answer.is !== 'answer') throw new Error(answer.is);
    return new Response(answer.status === 204 ? null : answer.body, { status: answer.status, headers: answer.headers });
  }

  connect(): Line {
    const line = new LocalLine(++this.#last, (word) => this.#tell(word), () => this.#lines.delete(line.number));
    this.#lines.set(line.number, line);
    if (engine.stage.is === 'open') line.open();
    return line;
  }

  /** Everything that is written down in this browser. */
  async takeOut(): Promise<[string, string][]> {
    const answer = await this.#ask({ is: 'take-out', id: ++this.#last });
    return answer.is === 'taken-out' ? answer.entries : [];
  }

  /** Write down what another browser took out; "" if that worked. */
  async putIn(entries: [string, string][]): Promise<string> {
    const answer = await this.#ask({ is: 'put-in', id: ++this.#last, entries });
    return answer.is === 'put-in' ? answer.problem : 'gone';
  }

  #ask(word: Extract<Unsigned, { id: number }>): Promise<FromHouse> {
    if (engine.stage.is === 'failed') return Promise.reject(new Error(engine.stage.text));
    return new Promise((settle, fail) => {
      this.#waiting.set(word.id, { word, settle, fail });
      if (this.#house) this.#tell(word);
    });
  }

  #tell(word: Unsigned): void {
    this.#channel.postMessage({ to: 'house', from: this.#me, ...word });
  }

  #hear(word: FromHouse): void {
    switch (word.is) {
      case 'stage': {
        const other = word.house !== this.#house;
        this.#house = word.house;
        arrived(word.stage);
        if (other) {
          for (const { word: again } of this.#waiting.values()) this.#tell(again);
          for (const line of [...this.#lines.values()]) if (line.opened) line.closed(1006);
        }
        if (word.stage.is === 'open') for (const line of this.#lines.values()) line.open();
        if (word.stage.is === 'failed') this.#fail(word.stage.text);
        return;
      }
      case 'tell':
        this.#lines.get(word.line)?.onmessage?.({ data: word.text });
        return;
      case 'closed':
        this.#lines.get(word.line)?.closed(word.code);
        return;
      default: {
        const waiting = this.#waiting.get(word.id);
        this.#waiting.delete(word.id);
        waiting?.settle(word);
      }
    }
  }

  #fail(text: string): void {
    for (const { fail } of this.#waiting.values()) fail(new Error(text));
    this.#waiting.clear();
  }
}

class LocalLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  opened = false;

  constructor(
    readonly number: number,
    readonly tell: (word: Unsigned) => void,
    readonly forget: () => void,
  ) {}

  /** The house is there. */
  open(): void {
    if (this.opened) return;
    this.opened = true;
    this.tell({ is: 'open', line: this.number });
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.tell({ is: 'say', line: this.number, text });
  }

  close(): void {
    if (this.opened) this.tell({ is: 'close', line: this.number });
    this.forget();
  }

  closed(code: number): void {
    this.forget();
    this.onclose?.({ code });
  }
}
