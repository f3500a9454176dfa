/** What is read at the table: the card or sign under a resting pointer, a long press, or the focus.
 *
 * One reader serves a whole page. Whatever shows a card carries `data-card` or `data-face` (empty where it lies face
 * down) with `data-back`; whatever has something to say carries `data-says`. What only lies over others to be tapped
 * carries `data-through`.
 */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';

export interface Reading {
  /** What it is about, and where it lies on the page. */
  at: HTMLElement;
  /** There is a card, known or face down. */
  card: boolean;
  face: string | null;
  back: string | null;
  /** The key of its place, where it has one. */
  key: string;
  says: string[];
  by: 'hover' | 'press' | 'key';
}

/** How long a pointer rests, a finger is held, and a card stays when the pointer has left it, in milliseconds. */
const REST = 400;
const HOLD = 450;
const LINGER = 220;
/** How far a finger may tremble. */
const TREMBLE = 9;

const READABLE = '[data-card], [data-face], [data-says]';
const TYPING = 'input, textarea, select, [contenteditable]';

/** The nearest readable thing at a point; what lies under something opaque is not seen. */
function under(x: number, y: number): HTMLElement | null {
  let over: HTMLElement | null = null;
  for (const it of document.elementsFromPoint(x, y)) {
    const found = it.closest<HTMLElement>(READABLE);
    if (!it.closest('[data-through]')) return found ?? over;
    over ??= found;
  }
  return over;
}

/** What an element and those around it tell. */
function read(at: HTMLElement, by: Reading['by']): Reading {
  const card = at.closest<HTMLElement>('[data-card], [data-face]');
  const says = (card ?? at).closest<HTMLElement>('[data-says]')?.dataset['says'];
  return {
    at: at.closest<HTMLElement>('.place') ?? at,
    card: card !== null,
    face: card?.dataset['card'] || card?.dataset['face'] || null,
    back: card?.dataset['back'] ?? null,
    key: (card ?? at).closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '',
    says: says ? [says] : [],
    by,
  };
}

/** What the focus is on: a card, a pile with its top card, a sentence, or a group of signs with one each. */
function focused(): Reading | null {
  const it = document.activeElement as HTMLElement | null;
  if (!it || it === document.body || it.matches('dialog')) return null;
  const at = it.closest<HTMLElement>(READABLE);
  if (at?.dataset['card'] || at?.dataset['face']) return read(at, 'key');
  const within = it.matches('button') ? it.querySelector<HTMLElement>('[data-face]') : null;
  if (within) return { ...read(within, 'key'), at: it };
  if (at) return read(at, 'key');
  const says = [...it.querySelectorAll<HTMLElement>('[data-says]')].map((one) => one.dataset['says']!);
  return it.matches('[data-signs]') && says.length > 0 ? { at: it, card: false, face: null, back: null, key: '', says, by: 'key' } : null;
}

/** A group of numbers or marks that each say what they are: keys come to all of them at once. */
export const signs: Attachment<HTMLElement> = (group) => {
  group.dataset['signs'] = '';
  group.tabIndex = 0;
};

export class Reader {
  now = $state.raw<Reading | null>(null);
  /** The panel it is shown on: a pointer within it leaves nothing. */
  panel: HTMLElement | null = null;

  #rest = 0;
  #leave = 0;
  #last = { x: -1, y: -1 };
  #resting: HTMLElement | null = null;
  /** The finger that holds a card, from when it is read until it is lifted. */
  #finger = -1;
  #touched: { id: number; x: number; y: number } | null = null;
  #swallow = false;

  constructor(readonly desk: () => Desk) {}

  close(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#leave);
    this.#resting = null;
    this.now = null;
  }

  /** Look closely at what is read. */
  deepen(): void {
    const it = this.now;
    if (!it?.card) return;
    this.close();
    this.desk().inspected = it.face ?? it.key;
  }

  /** What is read has gone, or has become something else. */
  check(): void {
    void tick().then(() => {
      const it = this.now;
      if (it && (!it.at.isConnected || (it.card && read(it.at.querySelector<HTMLElement>('[data-face]') ?? it.at, it.by).face !== it.face))) this.close();
    });
  }

  // ---------------------------------------------------------------- a pointer that rests
  #moved(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    // a page that changes under a still pointer is no wish to read
    if (x === this.#last.x && y === this.#last.y) return;
    this.#last = { x, y };
    if (event.buttons > 0) return this.now?.by === 'hover' ? this.close() : undefined;
    if (this.now && this.panel?.contains(event.target as Node)) return clearTimeout(this.#leave);
    const at = under(x, y);
    if (this.now?.by === 'hover' && at && read(at, 'hover').at === this.now.at) {
      clearTimeout(this.#leave);
      clearTimeout(this.#rest);
      this.#resting = null;
      return;
    }
    if (at !== this.#resting) {
      clearTimeout(this.#rest);
      this.#resting = at;
      if (at) this.#rest = setTimeout(() => this.#show(at, 'hover'), REST);
    }
    if (this.now?.by === 'hover') {
      clearTimeout(this.#leave);
      this.#leave = setTimeout(() => this.now?.by === 'hover' && (this.now = null), LINGER);
    }
  }

  #show(at: HTMLElement, by: 'hover' | 'press'): void {
    clearTimeout(this.#leave);
    this.#resting = null;
    if (at.isConnected) this.now = read(at, by);
  }

  // ---------------------------------------------------------------- a finger that is held
  #down(event: PointerEvent): void {
    this.#swallow = false;
    const inside = this.panel?.contains(event.target as Node) ?? false;
    if (!inside) this.close();
    this.#touched = null;
    if (inside || event.pointerType === 'mouse' || !event.isPrimary) return;
    const { clientX: x, clientY: y, pointerId: id } = event;
    const at = under(x, y);
    if (!at) return;
    this.#touched = { id, x, y };
    this.#rest = setTimeout(() => {
      this.#finger = id;
      this.#show(at, 'press');
    }, HOLD);
  }

  #dragged(event: PointerEvent): void {
    if (event.pointerId === this.#finger) return event.stopPropagation(); // it reads, and drags nothing
    const from = this.#touched;
    if (from?.id === event.pointerId && Math.hypot(event.clientX - from.x, event.clientY - from.y) >= TREMBLE) this.#lift();
  }

  /** The finger goes on to something else, or is lifted. */
  #lift(): void {
    clearTimeout(this.#rest);
    this.#touched = null;
  }

  #up(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    this.#lift();
    this.#swallow = event.pointerId === this.#finger;
    this.#finger = -1;
  }

  // ---------------------------------------------------------------- keys
  #key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.closest(TYPING)) return;
    if (event.key === 'Escape' && this.now) this.close();
    else if (event.key === 'i' && this.#look()) clearTimeout(this.#rest);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Read what has the focus; what is read already is looked at closely. */
  #look(): boolean {
    const found = focused();
    if (this.now && (!found || found.at === this.now.at)) this.deepen();
    else if (found) this.now = found;
    else return false;
    return true;
  }

  /** Once keys read, they read on from card to card; a group of signs speaks as soon as keys come to it. */
  #focus(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    const signs = target.matches('[data-signs]:focus-visible');
    if (this.panel?.contains(target) || (this.now?.by !== 'key' && !signs)) return;
    this.now = focused();
  }

  /** Listen to a page until it is left. */
  listen(): () => void {
    const ends = new AbortController();
    const on = <K extends keyof WindowEventMap>(name: K, does: (event: WindowEventMap[K]) => void, passive = true): void =>
      window.addEventListener(name, does, { capture: true, passive, signal: ends.signal });
    on('pointermove', (event) => (event.pointerType === 'mouse' ? this.#moved(event) : this.#dragged(event)));
    on('pointerdown', (event) => this.#down(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => this.#up(event));
    on('keydown', (event) => this.#key(event), false);
    on('focusin', (event) => this.#focus(event));
    // a log that goes on beside the table is no reason to stop reading; keys scroll to what they come to
    on('scroll', (event) => this.now && this.now.by !== 'key' && (event.target as Node).contains(this.now.at) && this.close());
    on('blur', () => this.#finger < 0 && document.activeElement === null && this.close());
    // the click that ends a long press, the browser's own menu and its scrolling are none of the hand's wishes
    on(
      'click',
      (event) => {
        if (!this.#swallow) return;
        this.#swallow = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      false,
    );
    on('contextmenu', (event) => (this.#finger >= 0 || this.#touched) && event.preventDefault(), false);
    on('touchmove', (event) => this.#finger >= 0 && event.cancelable && event.preventDefault(), false);
    document.documentElement.addEventListener('pointerleave', () => this.now?.by === 'hover' && this.close(), { signal: ends.signal });
    return () => {
      ends.abort();
      this.close();
    };
  }
}

// -------------------------------------------------------------------------------- where it is shown
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The pieces of a strip of the screen, from top to bottom, that nothing of this takes. */
function free(left: number, right: number, screen: Box, taken: readonly Box[]): { top: number; bottom: number }[] {
  const across = taken.filter((it) => it.left < right && it.right > left).sort((a, b) => a.top - b.top);
  const found: { top: number; bottom: number }[] = [];
  let top = screen.top;
  for (const it of across) {
    if (it.top > top) found.push({ top, bottom: Math.min(it.top, screen.bottom) });
    top = Math.max(top, it.bottom);
  }
  if (top < screen.bottom) found.push({ top, bottom: screen.bottom });
  return found;
}

const grown = (it: Box, by: number): Box => ({ left: it.left - by, top: it.top - by, right: it.right + by, bottom: it.bottom + by });

/** Where a panel of this size goes: beside the card, over nothing that must stay in sight, over as little as may be that could be tapped. */
export function placed(size: { width: number; height: number }, card: Box, screen: Box, clear: readonly Box[], lit: readonly Box[]): Box {
  const { width, height } = size;
  const last = screen.right - width;
  const starts = [card.right + GAP, card.left - GAP - width, (card.left + card.right - width) / 2, screen.left, last];
  const lefts = starts.map((left) => Math.min(Math.max(left, screen.left), last));
  const middle = { x: (card.left + card.right) / 2, y: (card.top + card.bottom) / 2 };
  let best: Box = { ...screen, left: last, top: screen.bottom - height };
  let least = Infinity;
  for (const covered of [false, true]) {
    const taken = [...clear.map((it) => grown(it, 2)), ...(covered ? [] : [grown(card, GAP)])];
    for (const left of lefts) {
      for (const room of free(left, left + width, screen, taken)) {
        const high = Math.min(height, room.bottom - room.top);
        const top = Math.min(Math.max(middle.y - high / 2, room.top), room.bottom - high);
        const box = { left, top, right: left + width, bottom: top + high };
        const away = Math.hypot(Math.max(box.left - middle.x, middle.x - box.right, 0), Math.max(box.top - middle.y, middle.y - box.bottom, 0));
        const aside = Math.hypot((left + box.right) / 2 - middle.x, (top + box.bottom) / 2 - middle.y);
        const under = lit.reduce((sum, it) => sum + shared(it, box), 0);
        const cost = (height - high) * 6 + under / 120 + away * 0.6 + aside * 0.2 + (covered ? 400 : 0);
        if (cost < least) [least, best] = [cost, box];
      }
    }
  }
  return best;
}
