/** One timeline: what happened is shown beat by beat, and told as it is shown.
 *
 * Cards, numbers, log, narration and prompt all read from here, so that nothing is told before it is seen. After the last
 * beat of an update lies the view the server sent with it, and only then comes its question.
 */
import { tick } from 'svelte';
import type { Event, View } from '../wire';
import { beats, equal, steps, type Beat } from './beats';
import { fold, type Folded } from './fold';
import { said, type Told } from './log';
import { boxesOf, explain, rise } from './motion';
import { settings } from './settings.svelte';
import { hear, soundOf } from './sound';

/** What the server said once: the view, and what led to it. */
export interface News {
  view: View;
  events: Event[];
  /** The number of the last event before these; later ones that were told are taken back. */
  after?: number;
  /** The number of the last event before the reader's own last answer. */
  lastTurn?: number;
  /** They came of our own answer. */
  mine?: boolean;
}

/** A beat that waits, and the news it is part of: their beginning, their end. */
interface Waiting {
  beat: Beat;
  news: News;
  begins: boolean;
  ends: boolean;
  /** A move of our own: we know it, and see it as one. */
  own: boolean;
}

/** More beats than this in a row are shown faster. */
const LEISURELY = 7;
const FASTEST = 0.4;
/** How long a beat stays after its motion, in steps of an animation: longer where there is a line to read. */
const REST = 0.2;
const REST_TO_READ = 0.55;

export abstract class Showing {
  /** The table as far as it has been shown. */
  view = $state.raw<View | null>(null);
  /** The table that what is being shown leads to: what a game's table takes from it must not be told too early. */
  toward = $state.raw<View | null>(null);
  /** Beats that wait to be shown, or are being shown; the question comes after them. */
  behind = $state(0);
  /** Something still moves. */
  moving = $state(false);
  /** The places touched since our last answer. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** What has been told so far, for the log. */
  heard = $state.raw<readonly Event[]>([]);
  lastTurn = $state(0);
  /** The lines of the beat that is being shown. */
  telling = $state.raw<readonly Told[]>([]);
  /** Goes up whenever the table has come to rest. */
  rests = $state(0);
  /** What was seen since our last answer is being shown once more. */
  again = $state(false);
  /** The element that holds the table, for motion. */
  root: HTMLElement | null = null;
  /** Told of each beat as it is shown. */
  onshow: ((events: Event[]) => void) | null = null;

  #queue: Waiting[] = [];
  #running = false;
  #hurry = false;
  #wake: (() => void) | null = null;
  /** The table when we last answered, and what came since: to be shown again. */
  #since = $state.raw<{ view: View; news: News[] } | null>(null);

  /** Show this table at once, without motion; `heard` is all that was told before. */
  lay(view: View, fresh: Iterable<string> = [], heard: readonly Event[] = [], lastTurn = 0): void {
    this.#queue = [];
    this.#since = null;
    this.again = false;
    this.behind = 0;
    this.view = view;
    this.toward = null;
    this.fresh = new Set(fresh);
    this.heard = heard;
    this.lastTurn = lastTurn;
    this.telling = [];
    this.rests += 1;
    this.forget();
  }

  /** Show what happened, then this table, after whatever is still being shown. */
  show(view: View, events: Event[], more: Pick<News, 'after' | 'lastTurn'> = {}): void {
    if (!this.view) return this.lay(view, [], events, more.lastTurn);
    const last = this.#queue.at(-1)?.news.view ?? this.view;
    const mine = owes(last) && (last.question !== view.question || !owes(view));
    const news: News = { view, events, mine, ...more };
    if (!mine && this.behind === 0) this.overtaken();
    if (mine || !this.#since) this.#since = { view: last, news: [] };
    this.#since = { ...this.#since, news: [...this.#since.news, news] };
    const own = (event: Event): boolean => !event.heads && (!event.say || event.seat === view.seat || event.seat === null);
    this.#wait(news, mine && view.ask !== null && events.every(own));
  }

  /** Show everything that waits at once. */
  skip(): void {
    if (this.behind === 0) return;
    this.#hurry = true;
    for (const motion of document.getAnimations()) if (motion.effect?.getComputedTiming().iterations !== Infinity) motion.finish();
    this.#wake?.();
  }

  /** Whether there is something to be shown once more. */
  get canShowAgain(): boolean {
    return this.behind === 0 && (this.#since?.news.some(({ events }) => events.length > 0) ?? false);
  }

  /** Show what happened since our last answer once more; nothing is told twice. */
  showAgain(): void {
    const since = this.#since;
    if (!since || !this.canShowAgain) return;
    this.again = true;
    this.forget();
    this.view = still(since.view);
    for (const news of since.news) this.#wait(news, false);
  }

  /** What the hand had begun is forgotten: another question is asked. */
  protected abstract forget(): void;

  /** Somebody else moved: the table is about to change under the hand. */
  protected abstract overtaken(): void;

  /** A move of our own is known to us: it is shown as one, and the next question comes at once. */
  #wait(news: News, own: boolean): void {
    const parts = own || news.events.length === 0 ? [news.events] : beats(news.events);
    parts.forEach((beat, n) => this.#queue.push({ beat, news, own, begins: n === 0, ends: n === parts.length - 1 }));
    this.behind = this.#queue.length;
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length > 0) {
      const next = this.#queue.shift()!;
      const same = [next];
      while (this.#queue.length > 0 && equal(next.beat, this.#queue[0]!.beat)) same.push(this.#queue.shift()!);
      const left = this.#queue.length + 1;
      const still = this.#hurry || document.hidden || !this.root || next.beat.length === 0;
      const pace = still ? 0 : settings.pace * Math.max(FASTEST, Math.min(1, LEISURELY / left));
      for (const { news, begins } of same) if (begins) this.#begin(news);
      if (pace === 0) for (const one of same) this.#layAtOnce(one);
      else if (next.own) this.#showOwn(next, pace);
      else await this.#showBeat(same, pace);
    }
    this.behind = 0;
    this.#hurry = false;
    this.#running = false;
    this.again = false;
    this.telling = [];
    this.rests += 1;
  }

  /** What was taken back is no longer told; our own answer makes everything before it old. */
  #begin({ after, lastTurn, mine }: News): void {
    if (this.again) return;
    if (after !== undefined && (this.heard.at(-1)?.number ?? 0) > after) this.heard = this.heard.filter(({ number }) => number <= after);
    if (lastTurn !== undefined) this.lastTurn = lastTurn;
    if (mine) this.fresh = new Set();
  }

  #layAtOnce({ beat, news, ends }: Waiting): void {
    const folded = fold(this.view!, beat, news.view);
    this.#mark(folded);
    if (ends) this.#settle(news);
    else {
      this.view = still(folded.view);
      this.toward = news.view;
    }
    this.#tell(beat);
  }

  /** The next question does not wait for the end of the motion. */
  #showOwn({ beat, news }: Waiting, pace: number): void {
    const folded = fold(this.view!, beat, news.view);
    const before = boxesOf(this.root, folded.flights);
    this.#mark(folded);
    this.#settle(news);
    this.#tell(beat);
    this.moving = true;
    void tick()
      .then(() => Promise.all([explain(this.root, folded, before, pace), rise(this.root, folded.counts, pace)]))
      .then(() => (this.moving = this.#running));
  }

  async #showBeat(same: Waiting[], pace: number): Promise<void> {
    const { news, ends } = same.at(-1)!;
    this.moving = true;
    this.toward = news.view;
    const parts = steps(same.flatMap(({ beat }) => beat));
    for (const [n, events] of parts.entries()) {
      const folded = fold(this.view!, events, news.view);
      this.#tell(events);
      if (folded.flights.length === 0) await rise(this.root, folded.counts, pace); // seen first, then added
      const before = boxesOf(this.root, folded.flights);
      this.#mark(folded);
      this.view = still(folded.view);
      await tick();
      await explain(this.root, folded, before, this.#hurry ? 0 : pace);
      if (!this.#hurry) await this.#rest(pace * (n === parts.length - 1 && said(events).length > 0 ? REST_TO_READ : REST));
    }
    this.moving = false;
    if (ends) this.#settle(news);
  }

  #rest(time: number): Promise<void> {
    return new Promise((go) => {
      const timer = setTimeout(go, time);
      this.#wake = () => {
        clearTimeout(timer);
        go();
      };
    });
  }

  #tell(events: Event[]): void {
    this.telling = said(events);
    const sound = soundOf(events);
    if (sound && this.root) hear(sound);
    if (this.again) return;
    if (events.length > 0) this.heard = [...this.heard, ...events].sort((a, b) => a.number - b.number);
    this.onshow?.(events);
  }

  #mark({ flights, turned }: Folded): void {
    if (this.again || flights.length + turned.length === 0) return;
    this.fresh = new Set([...this.fresh, ...flights.map(({ to }) => to), ...turned]);
  }

  /** The server's own view, with its question. Who has begun to answer a sealed one goes on while others answer it. */
  #settle({ view }: News): void {
    const begun = this.view?.ask;
    this.view = view;
    this.toward = null;
    this.behind = this.#queue.length;
    if (!begun || begun.question !== view.ask?.question || begun.picks.length !== view.ask.picks.length) this.forget();
  }
}

/** Whether the reader of a view owes an answer. */
const owes = (view: View): boolean => view.seat !== null && view.waiting.includes(view.seat);

/** The table while something is being shown: nothing is asked, and nobody owes an answer that has been given. */
const still = (view: View): View => (view.ask || owes(view) ? { ...view, ask: null, waiting: view.waiting.filter((seat) => seat !== view.seat) } : view);
