/** What happened, laid onto a view: cards where the events put them, numbers as they say. No rule is known here.
 *
 * Figures, marks that come or go and the question are the server's to say, in the view that follows the last event.
 */
import type { Card, Event, Figure, Mark, Spot, View, Zone } from '../wire';
import { cardKeys, placeOf, spotKey, zoneKey } from './model';

/** A card that went from one place to another: its keys on the page before and after. */
export interface Flight {
  from: string;
  fromZone: string;
  to: string;
  toZone: string;
  card: string | null;
  /** Its face was not seen before. */
  turns?: boolean;
}

/** A number that changed, and the place of the card that gave the difference. */
export interface Count {
  counter: string;
  by: number;
  from: string;
}

export interface Folded {
  view: View;
  flights: Flight[];
  /** Where cards were turned. */
  turned: string[];
  counts: Count[];
}

/** A card on its way: where it lay before, and the marks on it. */
interface Held {
  card: Card;
  from: string;
  fromZone: string;
  moved: boolean;
  turned: boolean;
  /** It was known where it lay before. */
  known?: boolean;
  marks: number[];
}

class Table {
  #zones: Zone[];
  #index: Map<string, number>;
  #open = new Map<string, Held[]>();
  /** The spots, or "*" for all places, of a zone whose cards are no longer where they were. */
  #changed = new Map<string, Set<number | '*'>>();
  #counters: View['counters'];
  #counts = new Map<string, Count>();

  constructor(
    readonly view: View,
    readonly toward: View,
  ) {
    this.#zones = [...view.zones];
    this.#index = new Map(view.zones.map((zone, n) => [zoneKey(zone), n]));
    this.#counters = view.counters;
  }

  take(event: Event): void {
    if (event.event === 'moved' && event.from && event.to) this.#move(event, event.from, event.to);
    else if (event.event === 'turned' && event.to) this.#turn(event, event.to);
    else if (event.event === 'shuffled' && event.to) this.#shuffle(event.to);
    else if (event.event === 'counted') this.#count(event);
  }

  #spotted(at: Spot): boolean {
    return this.#zones[this.#index.get(zoneKey(at)) ?? -1]?.spots ?? false;
  }

  #cards(at: Spot): Held[] {
    const key = zoneKey(at);
    let held = this.#open.get(key);
    if (held) return held;
    const zone = this.#zones[this.#index.get(key) ?? -1];
    const keys = zone ? cardKeys(zone) : [];
    held = (zone?.cards ?? []).map((card, n) => ({
      card,
      from: keys[n]!,
      fromZone: key,
      moved: false,
      turned: false,
      marks: this.view.marks.flatMap((mark, at) =>
        mark.card && zoneKey(mark.card) === key && mark.card.place === placeOf(card, n) ? [at] : [],
      ),
    }));
    this.#open.set(key, held);
    return held;
  }

  #change(at: Spot): void {
    const key = zoneKey(at);
    const places = this.#changed.get(key) ?? new Set();
    places.add(this.#spotted(at) && at.place !== null ? at.place : '*');
    this.#changed.set(key, places);
  }

  /** Which card of a zone an event means; -1 where it is not there. */
  #find(cards: Held[], at: Spot, event: Event): number {
    const like = ({ card }: Held): boolean => card.card === event.card;
    if (at.place === null) {
      const known = event.card ? cards.findIndex(like) : -1;
      if (known >= 0) return known;
      const back = cards.findLastIndex(({ card }) => card.card === null && (card.back === event.back || !event.back));
      return back >= 0 ? back : cards.length - 1;
    }
    if (!this.#spotted(at)) return at.place < cards.length ? at.place : cards.length - 1;
    const here = cards.flatMap(({ card }, n) => (card.spot === at.place ? [n] : []));
    return here.find((n) => like(cards[n]!)) ?? here.find((n) => cards[n]!.card.card === null) ?? here[0] ?? -1;
  }

  #move(event: Event, from: Spot, to: Spot): void {
    const source = this.#cards(from);
    const place = this.#find(source, from, event);
    this.#change(from);
    const [held] = place >= 0 ? source.splice(place, 1) : [];
    // who does not see a hand no longer knows what is left in it, once a card has gone out of it unseen
    if (from.place === null && event.card === null) for (const one of source) one.card = { ...one.card, card: null, open: false };
    const spotted = this.#spotted(to);
    const card: Card = { card: event.card ?? null, back: event.back ?? null, open: event.open ?? false };
    if (spotted && to.place !== null) card.spot = to.place;
    const comes: Held = {
      card,
      from: held?.from || spotKey(from),
      fromZone: held?.fromZone || zoneKey(from),
      moved: true,
      turned: false,
      known: held?.known ?? (held !== undefined && held.card.card !== null),
      marks: held?.marks ?? [],
    };
    const target = this.#cards(to);
    target.splice(this.#room(target, to, card, spotted), 0, comes);
    this.#change(to);
  }

  /** Where in a zone a card is laid: by spot, where the event says, or with those that are known, or not. */
  #room(cards: Held[], to: Spot, card: Card, spotted: boolean): number {
    const before = (goes: (other: Card) => boolean): number => {
      const at = cards.findIndex((it) => goes(it.card));
      return at >= 0 ? at : cards.length;
    };
    if (spotted) return before((other) => (other.spot ?? 0) > (to.place ?? 0));
    if (to.place !== null) return Math.min(to.place, cards.length);
    if (card.card !== null) return before((other) => other.card === null);
    return before((other) => other.card === null && String(other.back) > String(card.back));
  }

  #turn(event: Event, at: Spot): void {
    const cards = this.#cards(at);
    if (event.card === null || event.card === undefined) return this.#uncover(cards, event, at);
    const unknown = at.place === null ? cards.findIndex(({ card }) => card.card === null && (card.back === event.back || card.back === null)) : -1;
    let place = unknown >= 0 ? unknown : this.#find(cards, at, event);
    if (unknown >= 0) {
      // an unknown card becomes a known one: those come first
      const [held] = cards.splice(place, 1);
      place = this.#room(cards, at, { card: event.card, back: null, open: false }, false);
      cards.splice(place, 0, held!);
    }
    const held = cards[place];
    if (!held) return;
    held.card = { ...held.card, card: event.card, back: event.back ?? null, open: event.open ?? false };
    held.turned = true;
  }

  /** What lay under another card comes to light: its back, if not its face. */
  #uncover(cards: Held[], event: Event, at: Spot): void {
    const held = at.place === null ? undefined : cards[this.#find(cards, at, event)];
    if (held && event.back && held.card.card === null) held.card = { ...held.card, back: event.back };
  }

  #shuffle(at: Spot): void {
    const shown = this.toward.zones[this.#index.get(zoneKey(at)) ?? -1]?.cards ?? [];
    const backs = shown.length === 0 || shown.some(({ back }) => back !== null);
    for (const held of this.#cards(at)) {
      held.card = { ...held.card, card: null, back: backs ? held.card.back : null, open: false };
      held.marks = [];
    }
  }

  #count(event: Event): void {
    const n = this.#counters.findIndex((it) => it.counter === event.counter && it.seat === event.seat);
    const was = this.#counters[n];
    if (!was || event.n === undefined) return;
    this.#counters = this.#counters.with(n, { ...was, value: event.n });
    const counter = `${event.counter}:${event.seat ?? '-'}`;
    const from = event.from ? spotKey(event.from) : '';
    const sum = this.#counts.get(`${counter} ${from}`);
    const by = (sum?.by ?? 0) + event.n - (event.was ?? was.value);
    this.#counts.set(`${counter} ${from}`, { counter, from, by });
  }

  /** The marks of cards that went elsewhere go with them. */
  #marks(): Mark[] {
    const marks = [...this.view.marks];
    for (const [key, cards] of this.#open) {
      const { zone, seat, number } = this.#zones[this.#index.get(key) ?? -1] ?? {};
      if (zone === undefined || seat === undefined || number === undefined) continue;
      cards.forEach((held, n) => {
        for (const at of held.marks) marks[at] = { ...marks[at]!, card: { zone, seat, number, place: placeOf(held.card, n) } };
      });
    }
    return marks;
  }

  /** What the rules worked out for places where other cards lie now says nothing any more. */
  #figures(): Figure[] {
    return this.view.figures.filter(({ at, places = [] }) => {
      const changed = at && places.length > 0 ? this.#changed.get(zoneKey(at)) : undefined;
      return !changed || !(changed.has('*') || places.some((place) => changed.has(place)));
    });
  }

  result(): Folded {
    const flights: Flight[] = [];
    const turned: string[] = [];
    for (const [key, cards] of this.#open) {
      const n = this.#index.get(key);
      if (n === undefined) continue;
      const zone: Zone = { ...this.#zones[n]!, count: cards.length, cards: cards.map((held) => held.card) };
      this.#zones[n] = zone;
      const keys = cardKeys(zone);
      cards.forEach((held, place) => {
        const { from, fromZone, card } = held;
        if (held.moved && from !== keys[place]) flights.push({ from, fromZone, to: keys[place]!, toZone: key, card: card.card, ...(card.card !== null && !held.known && { turns: true }) });
        else if (held.turned) turned.push(keys[place]!);
      });
    }
    const open = this.#open.size > 0;
    const view = {
      ...this.view,
      zones: open ? this.#zones : this.view.zones,
      counters: this.#counters,
      marks: open && this.view.marks.length > 0 ? this.#marks() : this.view.marks,
      figures: this.#changed.size > 0 ? this.#figures() : this.view.figures,
    };
    return { view, flights, turned, counts: [...this.#counts.values()].filter(({ by }) => by !== 0) };
  }
}

/** Lay these events onto a view; `toward` is the view the server shows after the last of them. */
export function fold(view: View, events: readonly Event[], toward: View = view): Folded {
  const table = new Table(view, toward);
  for (const event of events) table.take(event);
  return table.result();
}
