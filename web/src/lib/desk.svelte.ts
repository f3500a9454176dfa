/** A table as one pair of eyes sees it, and the hand that plays at it: what is lit, what is picked, what is said.
 *
 * The same desk serves a live table, a replay and a lesson; only where its moments come from differs.
 */
import type { CardInfo, Hint, Option, RefusedOption, View, Zone, Sentence } from '../wire';
import { cardKeys, placeKey, sourceKey, spotKey, targetKey, zoneKey } from './model';
import { settings } from './settings.svelte';
import { Showing } from './showing.svelte';
import type { Said } from './words.svelte';

/** Where answers go. Returns why an answer was refused, or null when it was taken. Who is not `sure` wants it refused
 *  (FINAL) where there is no way back from it. */
export type Player = (move: string, question: number, sure: boolean) => Promise<Said | null>;

const FINAL = 'room-final';

/** What wants a yes before it is sent: every move, only a tap from which there is no way back, or nothing. */
export type Care = 'always' | 'final' | 'never';

/** Buttons that send nothing by themselves: a kind of move is announced, all equal cards are taken up. */
const ANNOUNCE = 'minor';
const ALL = 'all-equal';

/** Who taps a thing saw it this long ago, in milliseconds: what came in between was not yet taken in. */
const GLANCE = 600;

/** A refusal and the place it is about. */
export interface Slip {
  key: string;
  said: Said;
}

/** How a thing on the table looks to the hand: may it be tapped, is it picked, which key taps it. */
export interface Light {
  lit: boolean;
  picked: boolean;
  /** A legal tap leads here from the picked card. */
  target: boolean;
  /** Not legal now; a tap says why. */
  refused: boolean;
  hinted: boolean;
  /** Something happened here since we last answered. */
  fresh: boolean;
  /** A lesson points here. */
  shown: boolean;
  /** It is part of an answer that is on its way. */
  waiting: boolean;
  shortcut: string;
}

/** How most things look most of the time; always the same one, so that what stays dark is not drawn again. */
const DARK: Light = { lit: false, picked: false, target: false, refused: false, hinted: false, fresh: false, shown: false, waiting: false, shortcut: '' };

/** Keys that tap things; the letters of the commands (h, i, l, r, u, …) are left out. */
const SHORTCUTS = '123456789abcdefgjkmnopqstvwxyz';

export class Desk extends Showing {
  cards = $state.raw<Record<string, CardInfo>>({});
  /** Whether what is printed on the cards has been asked for and come: before that there are only keys to show. */
  dressed = $state(false);
  /** The picked source: a card of the hand whose targets are lit. */
  picked = $state('');
  /** Equal cards that are taken up with the picked one, and go where it goes. */
  also = $state.raw<readonly string[]>([]);
  /** The kind of move that was announced: nothing else answers to a tap. */
  announced = $state('');
  /** Where several equal-ranking things may be picked: those picked so far, before they are sent together. */
  gathered = $state.raw<ReadonlySet<string>>(new Set());
  /** A chosen move that waits for a yes. */
  staged = $state.raw<Option | null>(null);
  /** Several moves a tap could mean. */
  menu = $state.raw<Option[]>([]);
  slip = $state.raw<Slip | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A better hint is being thought of. */
  musing = $state(false);
  /** An answer is on its way. */
  busy = $state(false);
  /** What is on its way: in words, and the things it touches. */
  sent = $state.raw<{ does: Sentence | null; keys: ReadonlySet<string> } | null>(null);
  /** Whether it waits for the connection to come back. */
  cut: () => boolean = () => false;
  /** What a lesson points at. */
  shown = $state.raw<ReadonlySet<string>>(new Set());
  /** The card looked at closely; its key. */
  inspected = $state('');
  /** What wants a yes before it is sent. */
  care: () => Care = () => (settings.confirm === 'always' ? 'always' : 'never');
  /** Whether who ends a turn is asked once about what could still be done. */
  reminds: () => boolean = () => settings.remind;
  /** Whether a card goes to the only place it can go to without a second tap. */
  leaps: () => boolean = () => true;

  /** What was asked about last, so that it is asked once. */
  #reminded = '';

  /** When somebody else last moved, and what could be tapped until then: keys, with the cards that lay there. */
  #overtaken = { at: -Infinity, lit: new Map<string, string | null>(), shortcuts: new Map<string, string>() };

  constructor(readonly play: Player | null = null) {
    super();
  }

  // ---------------------------------------------------------------- what is shown
  /** Another question is asked: what was begun is forgotten. */
  protected override forget(): void {
    this.gathered = new Set();
    this.picked = '';
    this.also = [];
    this.announced = '';
    this.staged = null;
    this.menu = [];
    this.hint = null;
    this.slip = null;
  }

  /** Partners play at the same time: what could be tapped before another's move is kept for a moment. */
  protected override overtaken(): void {
    const lit = new Map([...(this.picked ? this.#targets : this.#sources).keys()].map((key) => [key, this.#cardAt(key)]));
    if (lit.size > 0) this.#overtaken = { at: performance.now(), lit, shortcuts: this.#shortcuts };
  }

  /** The face that lies at a place, where it is known. */
  #cardAt(key: string): string | null {
    for (const zone of this.view?.zones ?? []) {
      const place = key.startsWith(zoneKey(zone)) ? cardKeys(zone).indexOf(key) : -1;
      if (place >= 0) return zone.cards[place]!.card;
    }
    return null;
  }

  /** The same list for as long as the names are the same, so that sentences with a name are not made again at every move. */
  names: string[] = $derived.by(() => {
    const names = this.view?.names ?? [];
    if (names.join('\n') !== this.#known.join('\n')) this.#known = names;
    return this.#known;
  });
  #known: string[] = [];

  /** The question, once everything before it has been shown. */
  get ask(): View['ask'] {
    return this.play && this.behind === 0 && !this.busy ? (this.view?.ask ?? null) : null;
  }

  // ---------------------------------------------------------------- what may be tapped
  #options: Option[] = $derived((this.ask?.options ?? []).filter((option) => this.#answers(option)));
  #refused: RefusedOption[] = $derived((this.ask?.refused ?? []).filter((option) => this.#answers(option)));

  /** What the table offers as one: by a thing that is tapped, or as a button of its own. */
  #bundles: Option[] = $derived(this.announced ? [] : (this.ask?.bundles ?? []));
  #bundled: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const bundle of this.#bundles) if (bundle.from) found.set(sourceKey(bundle), [...(found.get(sourceKey(bundle)) ?? []), bundle]);
    return found;
  });

  /** Whether a tap may mean this move: those of a kind that must be announced wait until they are. */
  #answers(option: Option): boolean {
    return this.announced ? option.verb === this.announced : !option.minor;
  }

  /** Sources of moves and what they lead to; equal cards of a zone share theirs. */
  #sources: Map<string, Option[]> = $derived.by(() => this.#bySource(this.#options));
  #wrongSources: Map<string, RefusedOption[]> = $derived.by(() => this.#bySource(this.#refused));

  #bySource<O extends Option>(options: O[]): Map<string, O[]> {
    const found = new Map<string, O[]>();
    const add = (key: string, option: O): void => void (found.get(key)?.push(option) ?? found.set(key, [option]));
    for (const option of options) {
      const key = this.#begins(option);
      if (key) add(key, option);
    }
    for (const option of options) {
      const zone = option.from && option.card ? this.#zones.get(zoneKey(option.from)) : undefined;
      if (!zone) continue;
      if (spotted(zone)) {
        for (const twin of this.#onSpot(zone, option).slice(1)) add(twin, option);
        continue;
      }
      zone.cards.forEach((card, place) => {
        const twin = placeKey(zone, place);
        if (card.card === option.card && twin !== sourceKey(option)) {
          const others = found.get(twin);
          if (!others || others.every((other) => sourceKey(other) !== twin)) add(twin, option);
        }
      });
    }
    return found;
  }

  #zones: Map<string, Zone> = $derived(new Map(this.view?.zones.map((zone) => [zoneKey(zone), zone])));

  /** What is tapped first for a move: its card, or where it goes if it takes none. */
  #begins(option: Option): string {
    const zone = option.from && this.#zones.get(zoneKey(option.from));
    return (zone && spotted(zone) && this.#onSpot(zone, option)[0]) || sourceKey(option) || targetKey(option);
  }

  /** The cards an option may take where several lie on one spot: the equal ones there. */
  #onSpot(zone: Zone, option: Option): string[] {
    return cardKeys(zone).filter((_, n) => zone.cards[n]!.card === option.card && zone.cards[n]!.spot === option.from?.place);
  }

  /** Several things are asked for and each is one tap: they are picked and put back freely, then sent together.
   *  Where each goes to a place of its own, what is picked first changes where the next may go: those are sent one by one. */
  get gathering(): boolean {
    const ask = this.ask;
    if (!ask || ask.max < 2 || ask.picks.length > 0) return false;
    return this.#sources.size > 0 && [...this.#sources.values()].every((options) => options.length === 1 && options[0]!.n === undefined);
  }

  /** Whether what is gathered is an answer; null while nothing is gathered this way. */
  get enough(): boolean | null {
    return this.gathering ? this.gathered.size >= (this.ask?.min ?? 0) : null;
  }

  /** The gathered picks as one line, in the order in which the table offers them. */
  get line(): string {
    const moves = this.#options.flatMap((option) =>
      [...this.gathered].filter((key) => this.#sources.get(key)?.[0] === option).map(() => option.move),
    );
    return [...moves, ...(this.gathered.size < (this.ask?.max ?? 0) ? ['done'] : [])].join(' ');
  }

  #gather(key: string): void {
    const gathered = new Set(this.gathered);
    const most = this.ask?.max ?? 0;
    if (!gathered.delete(key)) {
      if (gathered.size >= most) {
        this.slip = { key, said: { say: 'web-table-no-more', params: { n: most }, rule: 'table' } };
        return;
      }
      gathered.add(key);
    }
    this.gathered = gathered;
  }

  /** The picked card's moves, by where they lead. */
  #targets: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.#sources.get(this.picked) ?? []) {
      const key = targetKey(option);
      if (key) found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
  });

  #wrongTargets: Map<string, RefusedOption> = $derived.by(() => {
    const found = new Map<string, RefusedOption>();
    for (const option of this.#wrongSources.get(this.picked) ?? []) found.set(targetKey(option), option);
    return found;
  });

  /** The cards that are equal to the picked one, itself among them: as many as may go together. */
  #twins: string[] = $derived.by(() => {
    const options = this.#sources.get(this.picked);
    const most = Math.max(1, ...(options ?? []).map((option) => option.times ?? 1));
    if (!options || most === 1) return [];
    const keys = [...this.#sources].filter(([, others]) => others[0] === options[0]).map(([key]) => key);
    return [this.picked, ...keys.filter((key) => key !== this.picked)].slice(0, most);
  });

  #shortcuts: Map<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    const seen = new Set<Option>();
    for (const [key, options] of this.picked ? this.#targets : this.#sources) {
      if (options.some((option) => seen.has(option))) continue; // an equal card
      options.forEach((option) => seen.add(option));
      if (found.size < SHORTCUTS.length) found.set(key, SHORTCUTS[found.size]!);
    }
    return found;
  });

  /** Moves that touch nothing on the table: they are buttons of the prompt. */
  get buttons(): Option[] {
    if (this.gathering) return [];
    const loose = this.#options.filter((option) => !option.from && !option.to);
    if (this.picked) {
      const direct = (this.#sources.get(this.picked) ?? []).filter((option) => !targetKey(option));
      return [...direct, ...this.#allEqual(), ...loose];
    }
    const kinds = this.announced ? [] : new Set((this.ask?.options ?? []).filter((option) => option.minor).map((option) => option.verb));
    const announcements = [...kinds].map((verb) => button(ANNOUNCE, verb, `${this.view?.game}-minor-${verb}`));
    return [...this.#bundles.filter((bundle) => !bundle.from), ...announcements, ...loose];
  }

  #allEqual(): Option[] {
    const n = this.#twins.length;
    return n > 1 && this.also.length < n - 1 ? [button(ALL, String(n), 'web-table-all-equal', { n })] : [];
  }

  /** Whether something was begun that can be left: a card is taken up, a kind of move announced. */
  get underway(): boolean {
    return this.picked !== '' || this.announced !== '';
  }

  /** Whether of the picked card only where it goes is asked; else it could do several things, now or not. */
  get placing(): boolean {
    const options: Option[] = [...(this.#sources.get(this.picked) ?? []), ...(this.#wrongSources.get(this.picked) ?? [])];
    const spotted = options.every((option) => option.to && option.n !== undefined);
    return (spotted || this.#targets.size > 1) && new Set(options.map((option) => option.verb)).size === 1;
  }

  /** Whether anything on the table may be tapped. */
  get touchable(): boolean {
    return (this.picked ? this.#targets : this.#sources).size > 0;
  }

  /** How a place or card looks to the hand. */
  light(key: string): Light {
    const picking = this.picked !== '';
    const light: Light = {
      lit: picking ? this.#targets.has(key) : this.#sources.has(key) || this.#bundled.has(key),
      target: picking && this.#targets.has(key),
      picked: this.gathered.has(key) || this.also.includes(key) || (picking && (this.picked === key || (this.staged !== null && targetKey(this.staged) === key))),
      refused: picking ? this.#wrongTargets.has(key) : !this.#sources.has(key) && !this.#bundled.has(key) && this.#wrongSources.has(key),
      hinted: this.#hinted.has(key),
      fresh: this.fresh.has(key),
      shown: this.shown.has(key),
      waiting: this.sent?.keys.has(key) ?? false,
      shortcut: settings.shortcuts ? (this.#shortcuts.get(key) ?? '') : '',
    };
    return Object.values(light).some(Boolean) ? light : DARK;
  }

  #hinted: ReadonlySet<string> = $derived.by(() => {
    const option = this.hint && this.ask?.options.find((it) => it.move === this.hint?.move); // also one to be announced
    return new Set(option ? [this.#begins(option), targetKey(option)].filter(Boolean) : []);
  });

  // ---------------------------------------------------------------- tapping
  /** Whether a tap that began at this time meant what another's move has just taken away; then the table says so. */
  late(key: string, began = performance.now()): boolean {
    const { at, lit } = this.#overtaken;
    if (began - at > GLANCE || !lit.has(key) || this.busy) return false;
    const { lit: stays } = this.light(key);
    if (this.behind === 0 && stays && this.#cardAt(key) === lit.get(key)) return false;
    this.slip = { key, said: { say: 'web-table-overtaken', params: {}, rule: 'table' } };
    return true;
  }

  /** Tap a card or a place. */
  tap(key: string): void {
    if (this.behind > 0) this.skip();
    this.slip = null;
    this.menu = [];
    this.staged = null;
    if (!this.ask) return;
    if (this.picked && key === this.picked) {
      this.picked = '';
      this.also = [];
      return;
    }
    if (this.#twins.includes(key)) {
      this.also = this.also.includes(key) ? this.also.filter((other) => other !== key) : [...this.also, key];
      return;
    }
    if (this.gathering && this.#sources.has(key)) return this.#gather(key);
    const reached = this.picked ? this.#targets.get(key) : undefined;
    if (reached) return this.choose(reached.map((option) => this.#together(option)));
    const started = this.#sources.get(key);
    const bundled = this.picked ? [] : (this.#bundled.get(key) ?? []);
    if (bundled.length > 0) {
      // several moves at once are named before they are made
      this.menu = [...(started ?? []), ...bundled];
      return;
    }
    if (started) {
      // the only thing a card can do, or the only place it can go to, needs no second tap
      if ((started.length === 1 && (this.leaps() || !targetKey(started[0]!))) || started.every((option) => !targetKey(option) || !option.from)) return this.choose(started);
      this.picked = key;
      this.also = [];
      return;
    }
    const wrong = this.picked ? this.#wrongTargets.get(key) : this.#wrongSources.get(key)?.[0];
    this.slip = { key, said: wrong ?? { say: this.picked ? 'web-not-a-target' : 'web-not-a-source', params: {}, rule: 'table' } };
  }

  /** A card was dropped on a place; what needs no place is played wherever it is dropped, but among its own. */
  drop(from: string, to: string): void {
    if (this.picked !== from) this.tap(from);
    if (this.picked !== from) return;
    const direct = (this.#sources.get(from) ?? []).filter((option) => !targetKey(option));
    const own = from.slice(0, from.lastIndexOf(':'));
    if (direct.length === 0 || this.#targets.has(to)) this.tap(to);
    else if (to.startsWith(own)) this.cancel();
    else this.choose(direct);
  }

  /** A move as often as equal cards were taken up for it. */
  #together(option: Option): Option {
    const n = Math.min(1 + this.also.length, option.times ?? 1);
    return n > 1 ? { ...option, move: Array<string>(n).fill(option.move).join(', ') } : option;
  }

  /** One of these moves: the only one, or the one the player says. */
  choose(options: Option[]): void {
    const first = options[0];
    if (!first) return;
    const missed = first.misses && JSON.stringify(first.misses);
    if (first.verb === ANNOUNCE) this.announced = first.move.slice(ANNOUNCE.length + 1);
    else if (first.verb === ALL) this.also = this.#twins.slice(1);
    else if (options.length > 1) this.menu = options;
    else if (missed && missed !== this.#reminded && this.reminds()) {
      this.#reminded = missed;
      this.staged = first;
    } else if (this.care() === 'always' && first.verb !== 'done') this.staged = first;
    // a button says what it does; a tap on the table may slip
    else void this.#send(first, this.care() !== 'final' || !(first.from ?? first.to));
  }

  confirm(): void {
    if (this.staged) void this.#send(this.staged, true);
  }

  /** Leave what was begun: the menu, the question whether one is sure, the picked card. */
  cancel(): boolean {
    const begun =
      this.menu.length > 0 || this.staged !== null || this.underway || this.slip !== null || this.gathered.size > 0;
    this.gathered = new Set();
    this.also = [];
    this.announced = '';
    this.menu = [];
    this.staged = null;
    this.picked = '';
    this.slip = null;
    return begun;
  }

  /** Tap what a key stands for; false when it stands for nothing. */
  press(shortcut: string): boolean {
    const meant = performance.now() - this.#overtaken.at > GLANCE ? this.#shortcuts : this.#overtaken.shortcuts;
    for (const [key, label] of meant) {
      if (label === shortcut) {
        if (!this.late(key)) this.tap(key);
        return true;
      }
    }
    return false;
  }

  /** Send an answer. */
  async send(move: string): Promise<void> {
    await this.#answer(move, true);
  }

  /** Send a move; one that has no way back is asked about first, where its player is not sure. */
  async #send(option: Option, sure: boolean): Promise<void> {
    if (option.misses) this.#reminded = '';
    const { picked, also } = this;
    const refused = await this.#answer(option.move, sure);
    if (refused?.say !== FINAL || this.view?.ask?.options.every(({ move }) => !option.move.startsWith(move))) return;
    this.picked = picked;
    this.also = also;
    this.staged = option;
  }

  #sending(move: string): NonNullable<Desk['sent']> {
    const option = this.#options.find((it) => it.move === move);
    const touches = option ? [sourceKey(option), targetKey(option)] : [];
    const keys = new Set([...touches, this.picked, ...this.also, ...this.gathered].filter(Boolean));
    return { does: option?.does ?? null, keys };
  }

  async #answer(move: string, sure: boolean): Promise<Said | null> {
    const question = this.view?.ask?.question;
    if (!this.play || question === undefined || this.busy) return null;
    const about = this.picked;
    this.sent = this.#sending(move);
    this.busy = true;
    try {
      const refused = await this.play(move, question, sure);
      if (refused && refused.say !== FINAL) this.slip = { key: about, said: refused };
      return refused;
    } finally {
      this.busy = false;
      this.sent = null;
      this.picked = '';
      this.also = [];
      this.announced = '';
      this.staged = null;
      this.menu = [];
    }
  }
}

/** Whether the cards of a zone lie on spots of their own. */
const spotted = (zone: Zone): boolean => zone.cards.some(({ spot }) => spot !== undefined);

/** A button of the prompt that sends nothing by itself. */
const button = (verb: string, what: string, say: string, params: Record<string, number | string> = {}): Option => ({
  move: `${verb}:${what}`,
  verb,
  does: { say, params },
});

/** The keys a list of spots and zones stands for. */
export const keysOf = (spots: readonly { zone: string; seat: number | null; number: number; place?: number | null }[]): string[] =>
  spots.map((spot) => (spot.place === null || spot.place === undefined ? zoneKey(spot) : spotKey({ ...spot, place: spot.place })));
