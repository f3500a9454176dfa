/** What players say while somebody sits here: what was not read yet, and the bubbles beside the names. */
import type { Talk } from '../wire';
import { hear } from './sound';

/** How long a bubble stays, in milliseconds. */
const BUBBLE = 8000;

export class Chat {
  /** Lines of others that nobody has looked at. */
  unread = $state(0);
  /** By seat, what was said just now. */
  bubbles = $state.raw<Record<number, Talk>>({});

  /** When the last line that we know was said; null before the first word from the server. */
  #last: number | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Everything that was said, as the server tells it; `mine` are the seats of this screen, `open` if the lines are read. */
  hear(talk: readonly Talk[], mine: readonly number[], open: boolean): void {
    const known = this.#last;
    this.#last = Math.max(known ?? 0, ...talk.map((line) => line.at));
    if (known === null) return; // what was said before we came is no news
    const fresh = talk.filter((line) => line.at > known);
    const others = fresh.filter((line) => !mine.includes(line.seat));
    for (const line of others) this.#show(line);
    if (others.length === 0) return;
    hear('word');
    if (!open) this.unread += others.length;
  }

  /** Put a bubble away. */
  hide(seat: number): void {
    this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([other]) => Number(other) !== seat));
  }

  #show(line: Talk): void {
    this.bubbles = { ...this.bubbles, [line.seat]: line };
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.bubbles[line.seat] === line) this.hide(line.seat);
    }, BUBBLE);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
