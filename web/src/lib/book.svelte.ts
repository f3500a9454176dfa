/** A player's own book: games, results and ratings, kept by the server for whoever has its key. The key is on this device. */
import type { BookGame, BookKey, MyBook, PasskeyOptions } from '../wire';
import { ask, Refusal } from './api';
import { mine } from './mine.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

const PLACE = 'ludotheque.book';

interface Kept {
  key: string;
  /** The player deleted the book: none is made again unasked. */
  off: boolean;
}

class Book {
  key = $state('');
  off = $state(false);
  content = $state.raw<MyBook | null>(null);

  #making: Promise<void> | undefined;
  #noting = new Set<string>();

  constructor() {
    this.#read();
    // another tab of this browser may have made, opened or deleted it
    addEventListener('storage', (event) => {
      if (event.key === PLACE) this.#read();
    });
  }

  #read(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
      this.key = typeof kept.key === 'string' ? kept.key : '';
      this.off = kept.off === true;
    } catch {
      // unreadable: as if there were none
    }
  }

  #keep(kept: Kept): void {
    Object.assign(this, kept);
    localStorage.setItem(PLACE, JSON.stringify(kept));
  }

  /** A book of one's own, if there is none yet. */
  async start(): Promise<void> {
    if (this.key) return;
    this.#making ??= ask<BookKey>('POST', '/api/book', { name: settings.name.trim() })
      .then(({ key }) => this.#keep({ key, off: false }))
      .finally(() => (this.#making = undefined));
    await this.#making;
  }

  /** A move was made: its game goes into the book, which the first move makes. What fails is tried again later. */
  async note(room: string): Promise<void> {
    const table = mine.find(room);
    if (this.off || !table || table.booked || this.#noting.has(room)) return;
    this.#noting.add(room);
    if (!table.moved) mine.keep({ room, game: table.game, moved: true });
    try {
      await this.start();
      for (const { token } of table.seats) await ask('POST', `/api/tables/${encodeURIComponent(room)}/keep`, { token }, this.key);
      mine.keep({ room, game: table.game, booked: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.problem.say === 'room-no-book') this.#forget(); // deleted, or signed out, on another device
    } finally {
      this.#noting.delete(room);
    }
  }

  #forget(): void {
    this.#keep({ key: '', off: true });
    this.content = null;
  }

  /** Read it; running games that began on another device can be gone on with here. */
  async load(): Promise<void> {
    for (const table of mine.tables) if (table.moved && !table.booked) await this.note(table.room);
    if (!this.key) return;
    try {
      this.content = await ask<MyBook>('GET', '/api/book', undefined, this.key);
    } catch (error) {
      if (error instanceof Refusal && error.problem.say === 'room-no-book') this.#forget();
      throw error;
    }
    if (!settings.name) settings.name = this.content.name;
    for (const { room, game, seat, token } of this.content.games) {
      if (token && !mine.find(room)?.seats.some((it) => it.seat === seat)) {
        mine.sit(room, game, { seat, token });
        mine.keep({ room, game, booked: true });
      }
    }
  }

  async rename(name: string): Promise<void> {
    await ask('POST', '/api/book/name', { name }, this.key);
    settings.name = name;
    await this.load();
  }

  /** What a link brought: the book as it is, before it is opened here. */
  peek(key: string): Promise<MyBook> {
    return ask('GET', '/api/book', undefined, key);
  }

  /** From now on this device has that book. */
  async open(key: string): Promise<void> {
    this.#keep({ key, off: false });
    await this.load();
  }

  /** No other device opens the book any more; this one has a new key. */
  async signOutOthers(): Promise<void> {
    const { key } = await ask<BookKey>('POST', '/api/book/sign-out', {}, this.key);
    this.#keep({ key, off: false });
    await this.load();
  }

  /** Everything the server keeps about the player is deleted. */
  async delete(): Promise<void> {
    await ask('POST', '/api/book/delete', {}, this.key);
    this.#forget();
  }

  // ---------------------------------------------------------------- passkeys
  /** Browsers have them on pages that are served securely, and bind them to a name, never to a bare address. */
  readonly canPasskey =
    'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential && !/^[\d.]+$|^\[/.test(location.hostname);

  /** Make a passkey that opens the book on any device of the player's; false when they thought better of it. */
  async makePasskey(): Promise<boolean> {
    const { options } = await ask<PasskeyOptions>('POST', '/api/book/passkeys/begin', {}, this.key);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
    const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
    if (!(credential instanceof PublicKeyCredential)) return false;
    await ask('POST', '/api/book/passkeys', { credential: credential.toJSON() as unknown }, this.key);
    await this.load();
    return true;
  }

  /** Open the book that a passkey belongs to; false when there was none, or the player thought better of it. */
  async openByPasskey(): Promise<boolean> {
    const { options } = await ask<PasskeyOptions>('POST', '/api/passkeys/begin', {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
    const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
    if (!(credential instanceof PublicKeyCredential)) return false;
    const { key } = await ask<BookKey>('POST', '/api/passkeys/open', { credential: credential.toJSON() as unknown });
    await this.open(key);
    return true;
  }
}

export const book = new Book();

/** Who else played a game. */
export const othersOf = (game: BookGame): string => game.others.map((it) => it.name || t('web-book-nameless')).join(', ');

/** The points of a game, one's own first; "" where none are counted. */
export const pointsOf = (game: BookGame): string =>
  [game.score, ...game.others.map((it) => it.score)].filter((it) => it !== null).join(' : ');
