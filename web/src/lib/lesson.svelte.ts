/** A lesson: a coach beside a table. Every answer sends all of them; the server says where they lead. */
import type { LessonInfo, LessonPointer, LessonMoment, View } from '../wire';
import { ask, Refusal } from './api';
import { Desk } from './desk.svelte';
import { placeKey, placeOf, zoneKey } from './model';
import type { Said } from './words.svelte';

const GO_ON = 'go-on';
const PLACE = 'ludotheque.lessons';

const at = (game: string): string => `/api/games/${encodeURIComponent(game)}/lessons`;

/** The lessons of a game, in their order. */
export const getLessons = (game: string): Promise<LessonInfo[]> => ask('GET', at(game));

/** What the coach points at, as keys of the page. A zone that is not drawn as one place is everything in it, or, empty, itself. */
export function pointedKeys(view: View, pointers: readonly LessonPointer[], drawn: (key: string) => boolean): string[] {
  return pointers.flatMap((pointer) => {
    const key = placeKey(pointer, pointer.place);
    if (pointer.card === null && (pointer.place !== null || drawn(key))) return [key];
    const cards = view.zones.find((it) => zoneKey(it) === zoneKey(pointer))?.cards ?? [];
    if (pointer.card === null && cards.length === 0) return [key];
    return cards.flatMap((card, i) => (pointer.card === null || card.card === pointer.card ? [placeKey(pointer, placeOf(card, i))] : []));
  });
}

export class Lesson {
  readonly desk: Desk = new Desk((move) => this.#answer(move));
  moment = $state.raw<LessonMoment | null>(null);
  /** Why the last answer was not taken: a rule, or the coach's hint. */
  note = $state.raw<Said | null>(null);
  failed = $state.raw<Refusal | null>(null);

  #answers: string[] = [];

  constructor(
    readonly game: string,
    readonly key: string,
  ) {
    this.desk.care = () => 'never'; // nothing is lost in a lesson
    this.desk.reminds = () => false;
    this.desk.leaps = () => false; // where a card goes is part of what is learned
  }

  /** From the beginning. */
  async start(): Promise<void> {
    this.#answers = [];
    this.moment = null;
    this.note = null;
    await this.#ask([]);
  }

  /** What was tapped in vain is for the coach to explain. */
  explain(said: Said): void {
    this.note = said;
    this.desk.slip = null;
  }

  /** Leave what was begun, and what was said about it. */
  leave(): void {
    this.desk.cancel();
    this.note = null;
  }

  /** Read on. */
  async goOn(): Promise<void> {
    if (this.desk.busy || this.moment?.done) return;
    this.desk.busy = true;
    try {
      await this.#ask([...this.#answers, GO_ON]);
    } finally {
      this.desk.busy = false;
    }
  }

  /** A move. What is wrong with it the coach says, so the desk need not. */
  async #answer(move: string): Promise<null> {
    await this.#ask([...this.#answers, move]);
    return null;
  }

  /** Where these answers lead; what was not taken is forgotten, and said. */
  async #ask(answers: string[]): Promise<void> {
    this.failed = null;
    let next: LessonMoment;
    try {
      next = await ask<LessonMoment>('POST', `${at(this.game)}/${encodeURIComponent(this.key)}`, { answers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error;
      return;
    }
    this.note = next.note;
    if (next.note) return;
    const first = this.moment === null;
    const view = next.wanted.length > 0 ? next.view : { ...next.view, ask: null }; // while reading nothing is asked
    this.#answers = answers;
    this.moment = next;
    if (first) this.desk.lay(view);
    else this.desk.show(view, next.events);
    if (next.done) learned.add(this.game, this.key);
  }
}

/** Which lessons this browser has seen to their end. */
class Learned {
  #done = $state.raw<ReadonlySet<string>>(read());

  has(game: string, key: string): boolean {
    return this.#done.has(`${game}/${key}`);
  }

  add(game: string, key: string): void {
    this.#done = new Set([...this.#done, `${game}/${key}`]);
    localStorage.setItem(PLACE, JSON.stringify([...this.#done]));
  }
}

function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export const learned = new Learned();
