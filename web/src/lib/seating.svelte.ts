/** A live table with all the seats this screen has at it: one desk a seat, and whose eyes look now. */
import type { Event, Refused, Done, Hint } from '../wire';
import { ask, Refusal } from './api';
import { book } from './book.svelte';
import { Desk } from './desk.svelte';
import { Live, type Told } from './live.svelte';
import { touched } from './model';
import { mine, type MyTable } from './mine.svelte';
import { settings } from './settings.svelte';
import { isSealed, newNumber, pledgeOf, sealOf } from './shuffle';
import type { Said } from './words.svelte';

/** A seat that a link brought, before we know which one it is. */
export interface Loose {
  token: string;
  number?: string;
}

export class Seating {
  readonly live: Live;
  /** The seat whose eyes look on; null for a spectator. */
  eyes = $state<number | null>(null);
  desks = $state.raw<Record<string, Desk>>({});
  /** Something to be told once, such as a refused command. */
  note = $state.raw<Said | null>(null);

  /** The kind of command that is on its way; "hint" for a hint. */
  pending = $state('');

  #tokens: Map<number, string>;
  #loose: Loose[];
  /** What was already told of our numbers, so that it is told once. */
  #told = new Set<string>();
  /** By seat, the numbers that were made here for a rematch. */
  #fresh = new Map<number, string>();

  constructor(
    readonly room: string,
    table: MyTable | undefined,
    loose: Loose[] = [],
  ) {
    this.#tokens = new Map(table?.seats.map((seat) => [seat.seat, seat.token]));
    const known = new Set(this.#tokens.values());
    this.#loose = loose.filter(({ token }) => !known.has(token) && known.add(token));
    this.eyes = table?.seats[0]?.seat ?? null;
    this.live = new Live(room, [...this.#tokens.values(), ...this.#loose.map(({ token }) => token)]);
    this.live.ontold = (seat, told, events) => this.#take(seat, told, events);
    this.live.onroom = () => this.#shuffle();
    this.live.onfull = () => (this.note = { say: 'house-storage-full', params: {}, rule: 'table' });
  }

  /** The seats of this screen. */
  get seats(): number[] {
    return Object.keys(this.desks)
      .filter((key) => key !== 'watch')
      .map(Number);
  }

  /** Every seat of this screen has been heard of: whose it is, is kept, and who looks next is known. */
  get whole(): boolean {
    return this.seats.length === this.#tokens.size + this.#loose.length;
  }

  get desk(): Desk | undefined {
    return this.desks[this.eyes === null ? 'watch' : String(this.eyes)];
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.#tokens.size + this.#loose.length > 1;
  }

  /** The other people at this table, at their own screens. */
  get friends(): number {
    const people = this.live.room?.seats.filter((seat) => seat.kind === 'person' && !this.seats.includes(seat.seat));
    return people?.length ?? 0;
  }

  /** On a shared screen: the seat that must look next, when it is not the one that looks now. */
  get next(): number | null {
    if (!this.shared) return null;
    const waiting = this.live.of(this.seats[0] ?? null)?.view?.waiting ?? [];
    if (this.eyes !== null && waiting.includes(this.eyes)) return null;
    return this.seats.find((seat) => waiting.includes(seat)) ?? null;
  }

  #take(seat: number | null, told: Told, events: Event[] | null): void {
    const desk = this.#deskOf(seat);
    if (!told.view) return;
    if (events === null) {
      // before our first answer everything is new, and marking all of it would say nothing
      const since = told.events.filter((event) => told.lastTurn > 0 && event.number > told.lastTurn);
      desk.lay(told.view, since.flatMap(touched), told.events, told.lastTurn);
    } else desk.show(told.view, events, { after: told.events.at(-events.length - 1)?.number ?? 0, lastTurn: told.lastTurn });
  }

  #deskOf(seat: number | null): Desk {
    const key = seat === null ? 'watch' : String(seat);
    let desk = this.desks[key];
    if (!desk) {
      desk = new Desk(seat === null ? null : (move, question, sure) => this.#play(seat, move, question, sure));
      // who sits alone may take anything back
      desk.cut = () => this.lost;
      desk.care = () => (settings.confirm === 'auto' ? (this.friends > 0 ? 'final' : 'never') : settings.confirm);
      this.desks = { ...this.desks, [key]: desk };
      if (seat !== null) this.#learn(seat);
    }
    return desk;
  }

  /** A link brought a token whose seat we hear of only now: remember both. */
  #learn(seat: number): void {
    if (this.eyes === null) this.eyes = seat;
    const known = this.#tokens.get(seat);
    const came = known === undefined ? this.#loose.shift() : { token: known };
    const game = this.live.room?.game;
    if (!came || !game) return;
    this.#tokens.set(seat, came.token);
    mine.sit(this.room, game, { seat, ...came });
    this.#shuffle();
  }

  /** Before the deal: say which number we are bound to, and, once everybody is bound to theirs, tell it. */
  #shuffle(): void {
    const room = this.live.room;
    if (room?.phase !== 'gathering') return;
    for (const { seat, token, number } of mine.find(this.room)?.seats ?? []) {
      const info = room.seats[seat];
      if (!this.#tokens.has(seat) || !info?.adds || info.revealed) continue;
      if (!info.pledge) {
        const fresh = this.#fresh.get(seat) ?? number ?? newNumber();
        this.#fresh.set(seat, fresh);
        if (fresh !== number) mine.sit(this.room, room.game, { seat, token, number: fresh });
        this.#once({ do: 'pledge', seat, pledge: pledgeOf(fresh) });
        continue;
      }
      // of two tabs that made a number each, one was taken at its word
      const ours = [number, this.#fresh.get(seat)].find((it) => it && pledgeOf(it) === info.pledge);
      if (!ours || !isSealed(room)) continue;
      if (ours !== number) mine.sit(this.room, room.game, { seat, token, number: ours });
      if (!mine.find(this.room)?.sealed) mine.keep({ room: this.room, game: room.game, sealed: sealOf(room) });
      this.#once({ do: 'reveal', seat, number: ours });
    }
  }

  #once(command: Parameters<Live['send']>[0] & { do: 'pledge' | 'reveal' }): void {
    const what = `${command.do} ${command.seat}`;
    if (this.#told.has(what)) return;
    this.#told.add(what);
    void this.live.send(command); // refused only if another tab was faster
  }

  async #play(seat: number, move: string, question: number, sure: boolean): Promise<Said | null> {
    const answer = await this.live.send({ do: 'play', seat, move, question, sure });
    if (answer.is === 'refused') return answer;
    void book.note(this.room);
    return null;
  }

  /** Give a command for the seat that looks; a refusal is told. */
  async command(wish: Command): Promise<Done | Refused | null> {
    const seat = this.eyes;
    if (seat === null) return null;
    this.pending = wish.do;
    const answer = await this.live.send({ ...wish, seat } as Parameters<Live['send']>[0]);
    this.pending = '';
    this.note = answer.is === 'refused' ? answer : null;
    return answer;
  }

  /** What a bot would do here: at once what comes to its mind, then what comes of thinking. */
  async hint(): Promise<void> {
    const token = this.eyes === null ? undefined : this.#tokens.get(this.eyes);
    const desk = this.desk;
    if (!token || !desk) return;
    this.pending = 'hint';
    const path = `/api/tables/${this.room}/hint`;
    const first = await ask<Hint>('POST', path, { token, soon: true }).finally(() => (this.pending = ''));
    desk.cancel();
    desk.hint = first;
    desk.musing = true;
    try {
      const better = await ask<Hint>('POST', path, { token });
      if (desk.hint === first) desk.hint = better;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // what came to mind first is better than nothing
    } finally {
      desk.musing = false;
    }
  }

  /** The line to the server is cut. */
  get lost(): boolean {
    return this.live.status === 'lost';
  }

  /** The token of the seat that looks, for what is asked over HTTP. */
  get token(): string | null {
    return this.eyes === null ? null : (this.#tokens.get(this.eyes) ?? null);
  }

  close(): void {
    this.live.close();
  }
}

type Distribute<C> = C extends { id: string; seat: number } ? Omit<C, 'id' | 'seat'> : never;
/** A command without the seat that gives it. */
export type Command = Distribute<import('../wire').FromClient>;
