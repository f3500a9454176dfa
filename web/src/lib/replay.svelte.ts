/** A finished game looked through moment by moment, and the counts of any game. */
import type { Moment, Replay, Scores, TableMade } from '../wire';
import { ask, Refusal } from './api';
import { Desk } from './desk.svelte';
import { touched } from './model';
import { settings } from './settings.svelte';

const at = (room: string, what: string): string => `/api/tables/${encodeURIComponent(room)}/${what}`;

/** The count, line by line, as far as it is public. */
export const getScores = (room: string): Promise<Scores> => ask('GET', at(room, 'scores'));
/** What each seat's count stood at, moment by moment; empty where a game has no scores. */
export const getCourse = (room: string): Promise<number[][]> => ask('GET', at(room, 'course'));
/** Play on from a moment, with bots in the other seats. */
export const playOn = (room: string, wish: { at: number; seat: number; name: string; bot: string }): Promise<TableMade> =>
  ask('POST', at(room, 'branch'), wish);
/** Where the record of a finished game can be fetched. */
export const recordPath = (room: string): string => at(room, 'record');

/** Whose eyes: everybody's at once, a spectator's, or a seat's. */
export type Eyes = 'all' | 'watch' | `${number}`;

export class Reel {
  readonly desk = new Desk();
  replay = $state.raw<Replay | null>(null);
  moment = $state.raw<Moment | null>(null);
  failed = $state.raw<Refusal | null>(null);

  #moments = new Map<string, Promise<Moment>>();
  /** The last moment that was asked for; an answer that comes too late is not shown. */
  #wanted = '';
  #eyes: Eyes | null = null;

  constructor(readonly room: string) {
    // only what the last decision touched stays marked
    this.desk.onshow = (events) => (this.desk.fresh = new Set(events.flatMap(touched)));
  }

  /** The number of the last moment. */
  get last(): number {
    return this.replay?.moments.length ?? 0;
  }

  async open(): Promise<void> {
    this.failed = null;
    try {
      this.replay = await ask<Replay>('GET', at(this.room, 'replay'));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error;
    }
  }

  /** Show a moment through some eyes; a step forward is animated, everything else is laid at once. */
  async show(number: number, eyes: Eyes): Promise<void> {
    const wanted = `${number}/${eyes}`;
    this.#wanted = wanted;
    let moment: Moment;
    try {
      moment = await this.#fetch(number, eyes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.#wanted === wanted) this.failed = error;
      return;
    }
    if (this.#wanted !== wanted) return;
    const forward = this.moment?.at === number - 1 && this.#eyes === eyes;
    this.#eyes = eyes;
    this.moment = moment;
    if (forward) this.desk.show(moment.view, moment.events);
    else this.desk.lay(moment.view, number === 0 ? [] : moment.events.flatMap(touched));
    if (number < this.last) void this.#fetch(number + 1, eyes).catch(() => undefined);
  }

  #fetch(number: number, eyes: Eyes): Promise<Moment> {
    const key = `${number}/${eyes}`;
    let answer = this.#moments.get(key);
    if (!answer) {
      answer = ask<Moment>('GET', at(this.room, `moment?at=${number}&eyes=${eyes}`));
      this.#moments.set(key, answer);
      answer.catch(() => this.#moments.delete(key));
    }
    return answer;
  }

  /** How long a moment stays before the next one, when the game plays itself. */
  get beat(): number {
    return Math.max(500, settings.pace * 5);
  }
}
