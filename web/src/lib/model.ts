/** Reading a view: zones, places and numbers, and the keys under which the page knows them. */
import type { Card, Event, Figure, Option, Spot, View, Zone, ZoneName } from '../wire';

/** A zone's key on the page: "column:0:2"; what belongs to nobody has "-". */
export const zoneKey = (zone: ZoneName): string => `${zone.zone}:${zone.seat ?? '-'}:${zone.number}`;

/** A place's key: its zone's and its number, "hand:0:0:3"; a place nobody can tell is its zone. */
export const placeKey = (zone: ZoneName, place: number | null | undefined): string =>
  place === null || place === undefined || place < 0 ? zoneKey(zone) : `${zoneKey(zone)}:${place}`;

export const spotKey = (spot: Spot): string => placeKey(spot, spot.place);

/** The zones of one kind, in the view's order. */
export const zonesOf = (view: View, zone: string, seat?: number | null): Zone[] =>
  view.zones.filter((it) => it.zone === zone && (seat === undefined || it.seat === seat));

export const zoneOf = (view: View, zone: string, seat: number | null = null, number = 0): Zone | undefined =>
  view.zones.find((it) => it.zone === zone && it.seat === seat && it.number === number);

/** One of the game's public numbers; 0 where there is none. */
export const counterOf = (view: View, counter: string, seat: number | null = null): number =>
  view.counters.find((it) => it.counter === counter && it.seat === seat)?.value ?? 0;

/** Where a figure belongs, as far as one asks. */
export interface Belongs {
  seat?: number | null;
  zone?: string;
  number?: number;
  place?: number;
  about?: string;
}

/** What the rules worked out under this key, in their order: for the whole table, or for what one option would do. */
export const figuresOf = (from: { figures?: Figure[] } | undefined, key: string, { seat, zone, number, place, about }: Belongs = {}): Figure[] =>
  (from?.figures ?? []).filter(
    (it) =>
      it.figure === key &&
      (seat === undefined || it.seat === seat) &&
      (zone === undefined || it.at?.zone === zone) &&
      (number === undefined || it.at?.number === number) &&
      (place === undefined || (it.places ?? []).includes(place)) &&
      (about === undefined || (it.about ?? []).includes(about)),
  );

/** The first of them. */
export const figureOf = (from: { figures?: Figure[] } | undefined, key: string, where: Belongs = {}): Figure | undefined => figuresOf(from, key, where)[0];

/** Where a card of a zone lies: its spot where it has one, else its place in the row. */
export const placeOf = (card: Card, index: number): number => card.spot ?? index;

/** The keys of a zone's cards, one each: of several on one spot the later ones are counted on, "engaged:0:0:3.1". */
export function cardKeys(zone: Zone): string[] {
  const met = new Map<string, number>();
  return zone.cards.map((card, index) => {
    const key = placeKey(zone, placeOf(card, index));
    const before = met.get(key) ?? 0;
    met.set(key, before + 1);
    return before > 0 ? `${key}.${before}` : key;
  });
}

/** Whether only the reader of a replay knows this face. A seat's own secrets are none to it; nor are hands, which all know to be hidden. */
export const isSecret = (view: View, zone: ZoneName, card: Card): boolean =>
  view.seat === null && zone.zone !== 'hand' && card.card !== null && !card.open;

/** What a tap on its source must be followed by: the place or zone an option leads to; "" when nothing more is needed. */
export function targetKey(option: Option): string {
  if (!option.to) return '';
  return option.n === undefined ? zoneKey(option.to) : placeKey(option.to, option.n);
}

/** Where an option starts: the card it takes; "" for one that starts nowhere. */
export const sourceKey = (option: Option): string => (option.from ? spotKey(option.from) : '');

/** The places an event touched, as keys. */
export function touched(event: Event): string[] {
  return event.to ? [spotKey(event.to)] : event.from ? [spotKey(event.from)] : [];
}

/** The seats in the order they sit, beginning with the one after `seat`, which itself comes last. */
export function othersFirst(view: View): number[] {
  const me = view.seat ?? 0;
  return Array.from({ length: view.seats }, (_, i) => (me + 1 + i) % view.seats);
}
