/** A table that somebody thinks of: seats, options, clock; checked by the server as it changes. */
import type { Component } from 'svelte';
import type { Checked, Clock, GameInfo, MakeTable, OptionInfo, Problem, SeatWish } from '../wire';
import { ask, Refusal } from './api';
import { somebody, USUAL } from './quick.svelte';
import { settings } from './settings.svelte';
import { makeTable } from './sitting';
import { has, t } from './words.svelte';

export type Options = Record<string, unknown>;

// -------------------------------------------------------------------------------- options in words
/** An option's name; its bare key where a game has no words for it. */
export const optionLabel = (game: string, key: string): string => {
  const label = `${game}-option-${key}`;
  return has(label) ? t(label) : key;
};

/** What choosing it means, in one line; "" where nothing needs to be said. */
export const optionAbout = (game: string, key: string): string => {
  const about = `${game}-option-${key}-about`;
  return has(about) ? t(about) : '';
};

const valueKey = (game: string, key: string, value: unknown): string => `${game}-value-${key}-${String(value).toLowerCase()}`;

/** A value in words. A list is told item by item; what an owner made is "your own". */
export function valueLabel(game: string, key: string, value: unknown): string {
  if (Array.isArray(value)) {
    const word = kitOf(game)?.items[key] ?? ((item: unknown) => valueLabel(game, key, item));
    const items = value.map((item) => word(String(item)));
    return items.length > 0 ? new Intl.ListFormat(settings.lang).format(items) : t('web-setup-nothing');
  }
  if (typeof value === 'object' && value !== null) return t('web-setup-own');
  const label = valueKey(game, key, value);
  return has(label) ? t(label) : String(value);
}

export const valueAbout = (game: string, key: string, value: unknown): string => {
  const about = `${valueKey(game, key, value)}-about`;
  return has(about) ? t(about) : '';
};

/** Whether there is anything to choose. */
const isChoice = (option: OptionInfo): boolean => option.open || option.values.length > 1;

/** Whether an option says something that nobody would take for granted: a choice of experts left as it comes does not. */
const isNews = (option: OptionInfo, value: unknown): boolean =>
  !option.expert || JSON.stringify(value) !== JSON.stringify(option.values[0]);

/** A table's options as people read them: only those that are a choice, given the others, and worth telling. */
export function optionsInWords(game: GameInfo, options: Options, names: readonly string[]): { key: string; label: string; value: string }[] {
  return choices(game, options)
    .filter((option) => option.key in options && isNews(option, options[option.key]))
    .map(({ key }) => ({
      key,
      label: optionLabel(game.key, key),
      value: seatNamed(key, options[key], names) ?? valueLabel(game.key, key, options[key]),
    }));
}

/** Who begins is told by name, where there is one. */
export function seatNamed(key: string, value: unknown, names: readonly string[]): string | undefined {
  const name = key === 'first' && typeof value === 'number' ? names[value] : undefined;
  return name && t('web-setup-first', { seat: name, n: Number(value) + 1 });
}

/** The values of an option at a table of so many: who begins sits there. */
export const valuesFor = (option: OptionInfo, seats: number): unknown[] =>
  option.values.filter((value) => option.key !== 'first' || typeof value !== 'number' || value < seats);

// -------------------------------------------------------------------------------- what a game adds
export interface EditorProps {
  game: GameInfo;
  option: OptionInfo;
  value: unknown;
  /** All that is chosen, this option too. */
  options: Options;
  /** Who sits where: one name a seat. */
  names: readonly string[];
  onchange: (value: unknown) => void;
}

/** What stands in `tables/<game>/editors/index.ts`: editors for options, when an option is a choice at all, its words. */
export interface EditorKit {
  editors: Record<string, () => Promise<{ default: Component<EditorProps> }>>;
  applies: Record<string, (options: Options) => boolean>;
  /** What the items of an option that is a list are called. */
  items: Record<string, (item: string) => string>;
  /** An option whose every value is played by so many: whoever changes the one changes the other. */
  seats?: { option: string; of: Record<string, number> };
}

const kits = import.meta.glob<EditorKit>('../tables/*/editors/index.ts', { eager: true });
const kitOf = (game: string): EditorKit | undefined => kits[`../tables/${game}/editors/index.ts`];

/** The editor of an option, where its game has one. */
export const editorOf = (game: string, key: string): EditorKit['editors'][string] | undefined => kitOf(game)?.editors[key];

/** The option that says how many play, where a game has one: it is chosen in place of a number. */
export const seatingOption = (game: GameInfo): string => kitOf(game.key)?.seats?.option ?? '';

/** How many may sit down to a game. */
export function seatCounts(game: GameInfo): number[] {
  const fitting = kitOf(game.key)?.seats;
  if (fitting) return [...new Set(Object.values(fitting.of))].sort((a, b) => a - b);
  return Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, n) => game.min_seats + n);
}

/** The options that are a choice, given what was chosen. Who begins comes last: it is about the seats. */
export const choices = (game: GameInfo, options: Options): OptionInfo[] =>
  game.options
    .filter((option) => isChoice(option) && (kitOf(game.key)?.applies[option.key]?.(options) ?? true))
    .sort((a, b) => Number(a.key === 'first') - Number(b.key === 'first'));

// -------------------------------------------------------------------------------- the table that is thought of
/** Who shall sit in a seat: me, a friend who gets a link, somebody beside me at this screen, or a bot. */
export type Who = 'me' | 'friend' | 'beside' | `bot:${string}`;

const BOT: Who = `bot:${USUAL}`;

export interface Chair {
  who: Who;
  /** The name of who sits beside me; mine is in the settings. */
  name: string;
}

export type ClockKind = 'none' | Clock['kind'];

/** Where a refusal belongs: the key of an option, "seats", or "" for the table as a whole. */
export function fieldOf(game: GameInfo, problem: Problem): string {
  if (/^(table-wrong-seats|room-only-bots|room-no-bot)$/.test(problem.say)) return 'seats';
  const named = game.options.find(
    (option) => problem.params['option'] === option.key || problem.say.startsWith(`${game.key}-${option.key}-`),
  );
  return (named ?? game.options.find((option) => problem.rule === `${game.key} ${option.rule}`))?.key ?? '';
}

export class Setup {
  chairs = $state.raw<Chair[]>([]);
  options = $state.raw<Options>({});
  clock = $state<ClockKind>('none');
  seconds = $state({ move: 180, bank: 900 });
  increment = $state(10);
  public = $state(false);
  /** Words of one's own, beside the phrases; never at a public table. */
  talk = $state(true);
  /** Hints, though people play each other. */
  hints = $state(false);
  /** What the server objects to. */
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  #asked = 0;

  constructor(readonly game: GameInfo) {
    const count = Math.max(game.min_seats, Math.min(2, game.max_seats));
    this.chairs = Array.from({ length: count }, (_, n) => this.#chair(n === 0 ? 'me' : BOT));
  }

  #chair(who: Who): Chair {
    return { who, name: '' };
  }

  /** What is chosen for an option; the first value unless somebody chose. */
  value(key: string): unknown {
    return key in this.options ? this.options[key] : this.game.options.find((option) => option.key === key)?.values[0];
  }

  /** Everything that is a choice now, as the server wants it. */
  get chosen(): Options {
    const all = Object.fromEntries(this.game.options.map(({ key }) => [key, this.value(key)]));
    return Object.fromEntries(choices(this.game, all).map(({ key }) => [key, all[key]]));
  }

  choose(key: string, value: unknown): void {
    this.options = { ...this.options, [key]: value };
    const fitting = kitOf(this.game.key)?.seats;
    const seats = fitting?.option === key ? fitting.of[String(value)] : undefined;
    if (seats !== undefined) this.count(seats);
  }

  // ---------------------------------------------------------------- seats
  /** More or fewer seats; I never lose mine, and nobody begins who is not there. */
  count(seats: number): void {
    const kept = this.chairs.slice(0, seats);
    while (kept.length < seats) kept.push(this.#chair(BOT));
    if (!kept.some((chair) => chair.who === 'me')) kept[kept.length - 1] = this.#chair('me');
    this.chairs = kept;
    if (Number(this.options['first']) >= seats) this.options = Object.fromEntries(Object.entries(this.options).filter(([key]) => key !== 'first'));
    const fitting = kitOf(this.game.key)?.seats;
    if (!fitting || fitting.of[String(this.value(fitting.option))] === seats) return;
    const value = Object.keys(fitting.of).find((it) => fitting.of[it] === seats);
    if (value !== undefined) this.options = { ...this.options, [fitting.option]: value };
  }

  /** Seat somebody. When I take another's seat, they take mine. */
  seat(n: number, who: Who): void {
    const before = this.chairs[n];
    if (!before || before.who === who || before.who === 'me') return;
    this.chairs = this.chairs.map((chair, at) => {
      if (at === n) return { ...chair, who };
      return who === 'me' && chair.who === 'me' ? { ...chair, who: before.who } : chair;
    });
  }

  name(n: number, name: string): void {
    this.chairs = this.chairs.map((chair, at) => (at === n ? { ...chair, name } : chair));
  }

  /** Whether anybody else plays. */
  get together(): boolean {
    return this.chairs.some((chair) => chair.who === 'friend' || chair.who === 'beside');
  }

  /** Whether somebody has to come from elsewhere. */
  get open(): boolean {
    return this.chairs.some((chair) => chair.who === 'friend');
  }

  /** What the seats are called on this page. */
  get names(): string[] {
    return this.#wishes.map((wish, n) => wish.name || t(`web-setup-who-${this.chairs[n]!.who}`));
  }

  /** Who would sit in a seat at a level. */
  meets(n: number, level: string): string {
    const there = this.#wishes[n];
    return there?.bot === level ? (there.name ?? '') : somebody(this.game, level, this.names);
  }

  get #wishes(): SeatWish[] {
    const taken = [settings.name.trim(), ...this.chairs.map(({ name }) => name.trim())];
    return this.chairs.map(({ who, name }) => {
      if (who === 'me') return { kind: 'me', name: settings.name.trim() };
      if (who === 'beside') return { kind: 'me', name: name.trim() };
      if (who === 'friend') return { kind: 'open' };
      const bot = who.slice('bot:'.length);
      const met = somebody(this.game, bot, taken);
      taken.push(met);
      return { kind: 'bot', bot, name: met };
    });
  }

  // ---------------------------------------------------------------- the server
  get wish(): MakeTable {
    const { clock } = this;
    return {
      game: this.game.key,
      seats: this.#wishes,
      options: this.chosen,
      public: this.public && this.open,
      talk: this.talk,
      hints: this.hints,
      clock: clock === 'none' ? null : { kind: clock, seconds: this.seconds[clock], increment: clock === 'bank' ? this.increment : 0 },
    };
  }

  /** Ask whether the game can be played so. Only the newest answer counts. */
  async check(seats: number, options: Options): Promise<void> {
    const mine = ++this.#asked;
    let problem: Problem | null = null;
    try {
      await ask<Checked>('POST', `/api/games/${encodeURIComponent(this.game.key)}/check`, { seats, options });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problem = error.problem;
    }
    if (mine === this.#asked) this.problem = problem;
  }

  /** Make the table; its room, or "" when it was refused. */
  async start(): Promise<string> {
    this.busy = true;
    this.#asked++;
    try {
      return (await makeTable(this.wish)).room;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
      return '';
    } finally {
      this.busy = false;
    }
  }
}
