/** One table over one line: what each of our seats sees, kept up to date through cuts and restarts. */
import type { Done, Event, FromClient, Refused, RoomInfo, ToClient, View } from '../wire';
import { type Line, transport } from './transport';

export type Status = 'connecting' | 'open' | 'lost' | 'gone' | 'not-allowed' | 'damaged';

/** What one recipient has been told: a seat, or the spectators (null). */
export interface Told {
  n: number;
  view: View | null;
  events: Event[];
  /** The number of the last event before our own last answer. */
  lastTurn: number;
}

/** Called for every word to a seat: with the events to be shown, or null when everything is told afresh. */
export type Listener = (seat: number | null, told: Told, events: Event[] | null) => void;

type Unsent = FromClient extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;
type Answered = Done | Refused;

interface Waiting {
  command: FromClient;
  settle: (answer: Answered) => void;
}

const NO_SUCH_ROOM = 4404;
const NOT_ALLOWED = 4403;
const NOT_UNDERSTOOD = 4400;
const DAMAGED = 4500;
const NO_SPACE = 4507;
/** So many tries follow each other within a second: when a server dies, another has its tables within moments. */
const SOON = 8;

export class Live {
  room = $state.raw<RoomInfo | null>(null);
  status = $state<Status>('connecting');
  told = $state.raw<Record<string, Told>>({});
  /** When the room's information came, for clocks that count down. */
  heard = $state(0);
  /** Who draws the tables. */
  ontold: Listener | null = null;
  /** Who looks after what happens before the deal. */
  onroom: (() => void) | null = null;
  /** There is no space left where games are kept: somebody's answer, or a bot's, was not taken. */
  onfull: (() => void) | null = null;

  #socket: Line | null = null;
  #epoch = '';
  #rewound = -1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #closed = false;

  constructor(
    readonly id: string,
    readonly tokens: string[],
  ) {
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#again);
    this.#connect();
  }

  /** What a seat, or a spectator, was told. */
  of(seat: number | null): Told | undefined {
    return this.told[keyOf(seat)];
  }

  /** Send a command until it is answered; sent again after a cut, it is still carried out once. */
  send(command: Unsent): Promise<Answered> {
    const id = crypto.randomUUID?.() ?? randomId();
    return new Promise((settle) => {
      const whole = { ...command, id } as FromClient;
      this.#waiting.set(id, { command: whole, settle });
      if (this.status === 'open') this.#socket?.send(JSON.stringify(whole));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#again);
    this.#socket?.close();
  }

  #again = (): void => {
    if (this.status === 'lost' && !document.hidden) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    const socket = transport.connect();
    this.#socket = socket;
    socket.onopen = () => {
      const all = Object.entries(this.told);
      const since = Object.fromEntries(all.map(([who, told]) => [who, told.n]));
      const events = Object.fromEntries(all.map(([who, told]) => [who, told.events.at(-1)?.number ?? 0]));
      const known = { epoch: this.#epoch, since, rewound: this.#rewound, events };
      socket.send(JSON.stringify({ do: 'hello', room: this.id, tokens: this.tokens, ...known }));
    };
    socket.onmessage = (event) => this.#take(JSON.parse(event.data) as ToClient);
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      if (event.code === NO_SUCH_ROOM || event.code === NOT_UNDERSTOOD) this.status = 'gone';
      else if (event.code === NOT_ALLOWED) this.status = 'not-allowed';
      else if (event.code === DAMAGED) this.status = 'damaged';
      else {
        this.status = 'lost';
        if (event.code === NO_SPACE) this.onfull?.();
        const wait = Math.min(this.#tries < SOON ? 1000 : 8000, 250 * 2 ** this.#tries++);
        this.#timer = setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
      }
    };
  }

  #take(message: ToClient): void {
    if (this.status !== 'open') {
      // the first word after a hello: we are in, and what was not answered is said again
      this.status = 'open';
      this.#tries = 0;
      for (const { command } of this.#waiting.values()) this.#socket?.send(JSON.stringify(command));
    }
    switch (message.is) {
      case 'done':
      case 'refused': {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        waiting?.settle(message);
        return;
      }
      case 'snapshot': {
        this.#epoch = message.epoch;
        this.#rewound = message.rewound;
        this.#hear(message.room);
        const events = [...this.#upTo(message.seat, message.after), ...message.events];
        this.#tell(message.seat, { n: message.n, view: message.view, events, lastTurn: message.last_turn }, null);
        return;
      }
      case 'room':
        this.#hear(message.room);
        this.#number(message.seat, message.n);
        return;
      case 'update': {
        const before = this.of(message.seat);
        const events = [...this.#upTo(message.seat, message.after), ...message.events];
        // whoever owed an answer and owes none to that question any more has just given it
        const mine = owes(before?.view, message.seat) && before?.view?.question !== message.view.question;
        const lastTurn = mine ? (events.at(-1)?.number ?? 0) : (before?.lastTurn ?? 0);
        this.#tell(message.seat, { n: message.n, view: message.view, events, lastTurn }, message.events);
      }
    }
  }

  /** The events a recipient has, up to a number. */
  #upTo(seat: number | null, number: number): Event[] {
    return (this.of(seat)?.events ?? []).filter((event) => event.number <= number);
  }

  #hear(room: RoomInfo): void {
    this.room = room;
    this.heard = Date.now();
    this.onroom?.();
  }

  #tell(seat: number | null, told: Told, events: Event[] | null): void {
    this.told = { ...this.told, [keyOf(seat)]: told };
    this.ontold?.(seat, told, events);
  }

  #number(seat: number | null, n: number): void {
    const told = this.of(seat);
    if (told) told.n = n; // only said back to the server, nothing to draw
  }
}

const keyOf = (seat: number | null): string => (seat === null ? 'watch' : String(seat));

const owes = (view: View | null | undefined, seat: number | null): boolean =>
  seat !== null && (view?.waiting.includes(seat) ?? false);

/** For pages that are not served securely, where `randomUUID` is missing. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
