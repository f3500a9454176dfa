/** Pictures come after the cards they are on: a game's drawings are fetched once its table stands, and drawn a few at a time. */
import { SvelteMap } from 'svelte/reactivity';
import { settings } from '$lib/settings.svelte';

/** How long drawing may hold the page up, in milliseconds, before it lets others go first. */
const TURN = 6;

/** When the page has nothing better to do, but soon. */
const idle = (go: () => void): unknown => (typeof requestIdleCallback === 'function' ? requestIdleCallback(go, { timeout: 300 }) : setTimeout(go, 30));

/** How many albums draw now; who photographs the page waits until none does. */
let drawing = 0;
function tell(by: 1 | -1): void {
  drawing += by;
  if (drawing > 0) document.documentElement.dataset['drawing'] = 'yes';
  else delete document.documentElement.dataset['drawing'];
}

/** Draws a picture, by day or by night. */
export type Draw<Art> = (art: Art, night: boolean) => string;

/** The pictures of one game; `Art` is the module that draws them. */
export class Album<Art> {
  readonly #fetch: () => Promise<Art>;
  readonly #made = new SvelteMap<string, string>();
  /** Who asks for a picture: whatever it is drawn from must still be there when its turn comes. */
  readonly #asked = new Map<string, Set<Draw<Art>>>();
  #art: Art | undefined;
  #busy = false;

  constructor(fetch: () => Promise<Art>) {
    this.#fetch = fetch;
  }

  #name = (name: string): string => `${name} ${settings.dark ? 'night' : 'day'}`;

  /** The address of a picture; undefined until it is drawn. */
  get(name: string): string | undefined {
    return this.#made.get(this.#name(name));
  }

  /** Have a picture drawn, for whoever looks at it next; returns how to ask no longer. */
  ask(name: string, draw: Draw<Art>): () => void {
    const key = this.#name(name);
    const asking = this.#asked.get(key) ?? new Set();
    this.#asked.set(key, asking.add(draw));
    if (!this.#busy) {
      this.#busy = true;
      tell(1);
      idle(() => void this.#work());
    }
    return () => {
      asking.delete(draw);
      if (asking.size === 0 && this.#asked.get(key) === asking) this.#asked.delete(key);
    };
  }

  async #work(): Promise<void> {
    try {
      this.#art ??= await this.#fetch();
    } catch {
      this.#rest(); // not to be had now: cards can be read without their pictures
      return;
    }
    const until = performance.now() + TURN;
    for (const [key, [draw]] of this.#asked) {
      this.#asked.delete(key);
      if (!draw || this.#made.has(key)) continue;
      this.#made.set(key, draw(this.#art, key.endsWith(' night')));
      if (performance.now() > until) break;
    }
    if (this.#asked.size > 0) setTimeout(() => void this.#work(), 4);
    else this.#rest();
  }

  #rest(): void {
    this.#busy = false;
    tell(-1);
  }
}
