/** The short ways: what is on the shelf, a table at once, and news of the tables that concern us. */
import type { GameInfo, OpenTable, RoomInfo } from '../wire';
import { getGames, getOpenTables, getRoom, Refusal } from './api';
import { can } from './house';
import { mine, type MyTable } from './mine.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { findOpponent, makeTable } from './sitting';
import { has, t } from './words.svelte';

/** Why something did not work, in a sentence. */
export function sayError(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.problem.text || t(error.problem.say, error.problem.params);
}

let games: Promise<GameInfo[]> | undefined;

/** The games on the shelf; asked once, and again only if that failed. */
export function shelf(): Promise<GameInfo[]> {
  games ??= getGames().catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

/** The level that somebody meets who does not choose. */
export const USUAL = 'club';

/** What a level is called; bots of earlier games have no level but a name. */
export function levelName(level: string): string {
  const key = `web-setup-bot-${level}`;
  return has(key) ? t(key) : level;
}

/** Who plays at a level and does not sit at the table yet. */
export const somebody = (game: GameInfo, level: string, taken: readonly string[]): string =>
  game.levels.find(({ key }) => key === level)?.names.find((name) => !taken.includes(name)) ?? '';

/** A table against Club, everything else as the game comes; then go there. */
export async function playNow(game: GameInfo): Promise<void> {
  const seats = Math.max(game.min_seats, Math.min(2, game.max_seats));
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot: USUAL }));
  const table = await makeTable({ game: game.key, seats: [{ kind: 'me', name: settings.name }, ...bots] });
  router.go(`/table/${table.room}`);
}

/** Somebody to play with: go to whoever waits for this game, or wait for them. */
export async function seek(game: GameInfo): Promise<void> {
  const waiting = mine.tables.find((table) => table.seeking && table.game === game.key && !table.over);
  const there = waiting && (await getRoom(waiting.room).catch(() => null));
  const table = there?.phase === 'gathering' ? waiting : await findOpponent(game.key, settings.name);
  router.go(`/table/${table!.room}`);
}

const EVERY = 15_000;
const MOST = 24;

/** What the lobby tells: asked every now and then while somebody looks. */
export class News {
  /** My tables as their server knows them; null for one it no longer knows. */
  rooms = $state.raw<Record<string, RoomInfo | null>>({});
  open = $state.raw<OpenTable[] | null>(null);
  offline = $state(false);

  #busy = false;

  /** Ask now, and go on asking until the returned function is called. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async refresh(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const running = mine.tables.filter((table) => !table.over).slice(0, MOST);
      const [open, ...rooms] = await Promise.all([can('open-tables') ? getOpenTables() : [], ...running.map((table) => this.#room(table.room))]);
      this.open = open;
      this.rooms = Object.fromEntries(running.map((table, n) => [table.room, rooms[n] ?? null]));
      this.offline = false;
      for (const room of rooms) if (room?.phase === 'over') mine.keep({ room: room.room, game: room.game, over: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.offline = true;
    } finally {
      this.#busy = false;
    }
  }

  async #room(room: string): Promise<RoomInfo | null> {
    try {
      return await getRoom(room);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    }
  }
}

/** Whether one of my seats at a table owes an answer. */
export const myTurn = (table: MyTable, room: RoomInfo | null | undefined): boolean =>
  room?.phase === 'playing' && table.seats.some((seat) => room.waiting.includes(seat.seat));
