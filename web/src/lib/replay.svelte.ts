/** A finished game looked through moment by moment, and the counts of any game. */
import type { Branch, Deal, Line, Moment, Replay, Scores, TableMade } from '../wire';
import { ask, askFor, Refusal } from './api';
import { Desk } from './desk.svelte';
import { touched } from './model';
import { settings } from './settings.svelte';

const at = (room: string, what: string): string => `/api/tables/${encodeURIComponent(room)}/${what}`;

/** The count, line by line, as far as it is public. */
export const getScores = (room: string): Promise<Scores> => ask('GET', at(room, 'scores'));
/** What each seat's count stood at, moment by moment; empty where a game has no scores. */
export const getCourse = (room: string): Promise<number[][]> => ask('GET', at(room, 'course'));
/** Play on from a moment, with bots in the other seats. */
export const playOn = (room: string, wish: Branch): Promise<TableMade> => ask('POST', at(room, 'branch'), wish);
/** What the shuffles of a finished game followed from, and all of them. */
export const getDeal = (room: string): Promise<Deal> => ask('GET', at(room, 'deal'));
/** The record of a finished game, as it is written. */
export const getRecord = (room: string): Promise<string> => askFor(at(room, 'record'));

/** Whose eyes: everybody's at once, a spectator's, or a seat's. */
export type Eyes = 'all' | 'watch' | `${number}`;

/** A turn as the list shows it: whose, which, and the moments after its first and its last decision. */
export interface Stretch {
  /** Counted from 1; 0 for what is decided before the first turn. */
  n: number;
  seat: number | null;
  /** The moment at which it begins, nothing decided yet. */
  start: number;
  /** The moment after its last decision. */
  end: number;
}

/** The turns of a game, with what comes before the first; a turn in which nothing is decided is passed over. */
export function stretches({ turns, moments }: Pick<Replay, 'turns'> & { moments: readonly unknown[] }): Stretch[] {
  const starts = turns.map(({ at, seat }, i) => ({ n: i + 1, seat, start: at }));
  if (starts[0]?.start !== 0) starts.unshift({ n: 0, seat: null, start: 0 });
  return starts
    .map((turn, i) => ({ ...turn, end: starts[i + 1]?.start ?? moments.length }))
    .filter((turn) => turn.end > turn.start);
}

export class Reel {
  readonly desk = new Desk();
  replay = $state.raw<Replay | null>(null);
  moment = $state.raw<Moment | null>(null);
  failed = $state.raw<Refusal | null>(null);
  /** The table is behind what is asked for: its moment is still on its way. */
  late = $state(false);
  turns = $derived(this.replay ? stretches(this.replay) : []);

  /** Whose words the replay is in. */
  #told = $state.raw<Eyes | null>(null);
  #replays = new Map<Eyes, Promise<Replay>>();
  #moments = new Map<string, Promise<Moment>>();
  /** What was asked for last, and whether one is being fetched: whoever steps fast waits for the last one only. */
  #wanted: { number: number; eyes: Eyes } = { number: 0, eyes: 'all' };
  #fetching = false;
  #eyes: Eyes | null = null;

  constructor(readonly room: string) {
    // only what the last decision touched stays marked
    this.desk.onshow = (events) => (this.desk.fresh = new Set(events.flatMap(touched)));
  }

  /** The number of the last moment. */
  get last(): number {
    return this.replay?.moments.length ?? 0;
  }

  /** What was told at a moment, as these eyes saw it; null while that is not known. */
  lines(number: number, eyes: Eyes): Line[] | null {
    if (this.#told !== eyes || !this.replay) return null;
    return number === 0 ? this.replay.dealt : (this.replay.moments[number - 1]?.told ?? []);
  }

  /** The game as these eyes were told it. */
  async open(eyes: Eyes): Promise<void> {
    this.failed = null;
    this.#wanted = { ...this.#wanted, eyes };
    let answer = this.#replays.get(eyes);
    if (!answer) {
      answer = ask<Replay>('GET', at(this.room, `replay?eyes=${eyes}`));
      this.#replays.set(eyes, answer);
      answer.catch(() => this.#replays.delete(eyes));
    }
    try {
      const replay = await answer;
      if (this.#wanted.eyes !== eyes) return;
      this.replay = replay;
      this.#told = eyes;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error;
    }
  }

  /** Show a moment through some eyes; a step forward is animated, everything else is laid at once. */
  async show(number: number, eyes: Eyes): Promise<void> {
    this.#wanted = { number, eyes };
    this.late = !this.#is(this.#wanted);
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (!this.#is(this.#wanted)) {
        const { number, eyes } = this.#wanted;
        const moment = await this.#fetch(number, eyes);
        if (this.#wanted.number === number && this.#wanted.eyes === eyes) this.#lay(moment, eyes);
      }
      this.late = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error;
    } finally {
      this.#fetching = false;
    }
    const { number: shown, eyes: seen } = this.#wanted;
    for (const near of [shown + 1, shown - 1]) {
      if (near >= 0 && near <= this.last) void this.#fetch(near, seen).catch(() => undefined);
    }
  }

  #is({ number, eyes }: { number: number; eyes: Eyes }): boolean {
    return this.moment?.at === number && this.#eyes === eyes;
  }

  #lay(moment: Moment, eyes: Eyes): void {
    const forward = this.moment?.at === moment.at - 1 && this.#eyes === eyes && this.desk.behind === 0;
    this.#eyes = eyes;
    this.moment = moment;
    this.failed = null;
    if (forward) this.desk.show(moment.view, moment.events);
    else this.desk.lay(moment.view, moment.at === 0 ? [] : moment.events.flatMap(touched));
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
