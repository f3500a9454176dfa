/** The tables this browser has a seat at: their tokens open the seats, so they never leave it. */
import type { Sealed } from './shuffle';

export interface MySeat {
  seat: number;
  token: string;
  /** What we add to the shuffle; of a seat that was taken on another device only that one may know it. */
  number?: string;
}

export interface MyTable {
  room: string;
  game: string;
  seats: MySeat[];
  /** When it was last looked at, in milliseconds. */
  at: number;
  /** Invitations still to be given away, as paths. */
  invitations?: { seat: number; path: string }[];
  /** Addresses under which other machines reach this server. */
  share?: string[];
  over?: boolean;
  /** We wait there for whoever comes. */
  seeking?: boolean;
  /** We have made a move there, so that it goes into our book; and whether it is in it. */
  moved?: boolean;
  booked?: boolean;
  /** What everybody was bound to, noted before we told our number. */
  sealed?: Sealed;
}

const PLACE = 'ludotheque.tables';
const MOST = 200;

class Mine {
  tables = $state.raw<MyTable[]>(read());

  constructor() {
    // another tab of this browser may have sat down or finished a game
    addEventListener('storage', (event) => {
      if (event.key === PLACE) this.tables = read();
    });
  }

  find(room: string): MyTable | undefined {
    return this.tables.find((table) => table.room === room);
  }

  /** Remember a table, or what is new about it. */
  keep(table: Partial<MyTable> & { room: string; game: string }): MyTable {
    const before = this.find(table.room);
    const merged: MyTable = { seats: [], ...before, ...table, at: Date.now() };
    this.#write([merged, ...this.tables.filter((other) => other.room !== table.room)].slice(0, MOST));
    return merged;
  }

  /** Add a seat to a table of mine. */
  sit(room: string, game: string, seat: MySeat): MyTable {
    const before = this.find(room)?.seats ?? [];
    const same = before.find((mine) => mine.seat === seat.seat && mine.token === seat.token);
    const seats = before.filter((mine) => mine.seat !== seat.seat);
    return this.keep({ room, game, seats: [...seats, { ...same, ...seat }].sort((a, b) => a.seat - b.seat) });
  }

  /** The seats of a table are also those of the next one: a rematch keeps them, but not what was added to the shuffle. */
  follow(room: string, next: string): void {
    const table = this.find(room);
    if (!table || this.find(next)) return;
    this.keep({ room: next, game: table.game, seats: table.seats.map(({ seat, token }) => ({ seat, token })) });
  }

  forget(room: string): void {
    this.#write(this.tables.filter((table) => table.room !== room));
  }

  #write(tables: MyTable[]): void {
    this.tables = tables;
    localStorage.setItem(PLACE, JSON.stringify(tables));
  }
}

function read(): MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as MyTable[]) : [];
  } catch {
    return [];
  }
}

export const mine = new Mine();
