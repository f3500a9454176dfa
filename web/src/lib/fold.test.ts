import { describe, expect, it } from 'vitest';
import type { Card, Event, View, Zone } from '../wire';
import { beats, equal, steps } from './beats';
import { fold } from './fold';

const known = (card: string, more: Partial<Card> = {}): Card => ({ card, back: 'b', open: true, ...more });
const unknown: Card = { card: null, back: 'b', open: false };
const zone = (name: string, seat: number | null, cards: Card[], spots = false): Zone => ({
  zone: name,
  seat,
  number: 0,
  count: cards.length,
  cards,
  ...(spots ? { spots } : {}),
});
const at = (name: string, seat: number | null, place: number | null): Event['to'] => ({ zone: name, seat, number: 0, place });
let number = 0;
const event = (kind: Event['event'], more: Partial<Event>): Event => ({ number: ++number, event: kind, seat: null, ...more }) as Event;
const moved = (from: Event['from'], to: Event['to'], card: string | null, more: Partial<Event> = {}): Event =>
  event('moved', { from, to, card, back: 'b', open: card !== null, seat: 1, ...more } as Partial<Event>);
const counted = (counter: string, was: number, n: number, more: Partial<Event> = {}): Event => event('counted', { counter, was, n, seat: 1, ...more });
const said = (say: string, more: Partial<Event> = {}): Event => event('said', { say, params: {}, rule: 'g R1', seat: 1, ...more });

const table = (zones: Zone[], more: Partial<View> = {}): View =>
  ({ seat: 0, zones, counters: [{ counter: 'points', seat: 1, value: 2 }], marks: [], figures: [], ...more }) as unknown as View;
const faces = (view: View, n: number): (string | null)[] => view.zones[n]!.cards.map(({ card }) => card);

describe('what happened, laid onto a view', () => {
  it('a card that goes twice flies once, from where it lay to where it lies', () => {
    const view = table([zone('area', 1, [known('x'), known('y')]), zone('between', null, []), zone('pile', 1, [known('z')])]);
    const { view: after, flights } = fold(view, [
      moved(at('area', 1, 0), at('between', null, 0), 'x'),
      moved(at('between', null, 0), at('pile', 1, 1), 'x'),
    ]);
    expect([0, 1, 2].map((n) => faces(after, n))).toEqual([['y'], [], ['z', 'x']]);
    expect(flights).toEqual([{ from: 'area:1:0:0', fromZone: 'area:1:0', to: 'pile:1:0:1', toZone: 'pile:1:0', card: 'x' }]);
  });

  it('an unknown card leaves a hand, and nobody knows what is left in it', () => {
    const view = table([zone('hand', 1, [known('x'), unknown]), zone('pile', 1, [])]);
    const { view: after } = fold(view, [moved(at('hand', 1, null), at('pile', 1, 0), null)]);
    expect([faces(after, 0), after.zones[0]!.count, faces(after, 1)]).toEqual([[null], 1, [null]]);
  });

  it('what was seen before is the card that is played', () => {
    const view = table([zone('hand', 1, [known('x'), unknown]), zone('area', 1, [])]);
    expect(faces(fold(view, [moved(at('hand', 1, null), at('area', 1, 0), 'x')]).view, 0)).toEqual([null]);
    expect(faces(fold(view, [moved(at('hand', 1, null), at('area', 1, 0), 'y')]).view, 0)).toEqual(['x']);
  });

  it('spots keep their order, and marks go with their cards', () => {
    const view = table([zone('row', null, [known('x', { spot: 1 }), known('y', { spot: 4 })], true)], {
      marks: [{ mark: 'm', seat: 0, n: 1, card: { zone: 'row', seat: null, number: 0, place: 4 } }],
    });
    const { view: after } = fold(view, [moved(at('row', null, 4), at('row', null, 0), 'y')]);
    expect(after.zones[0]!.cards.map(({ card, spot }) => [card, spot])).toEqual([
      ['y', 0],
      ['x', 1],
    ]);
    expect(after.marks[0]!.card!.place).toBe(0);
  });

  it('figures about places where other cards lie now are left out, the others stay', () => {
    const figures = [0, 3].map((place) => ({ figure: 'f', seat: 1, n: 1, at: { zone: 'row', seat: null, number: 0 }, places: [place] }));
    const view = table([zone('row', null, [known('x', { spot: 0 }), known('y', { spot: 3 })], true), zone('pile', 1, [])], { figures });
    expect(fold(view, [moved(at('row', null, 3), at('pile', 1, 0), 'y')]).view.figures).toEqual([figures[0]]);
  });

  it('a shuffled pile is known to nobody; what did not change is the same object', () => {
    const view = table([zone('pile', 1, [known('x')]), zone('hand', 0, [known('y')])]);
    const { view: after } = fold(view, [event('shuffled', { to: at('pile', 1, -1) })]);
    expect(after.zones[0]!.cards).toEqual([unknown]);
    expect(after.zones[1]).toBe(view.zones[1]);
  });

  it('a number says by how much it changed, and from which card', () => {
    const { view, counts } = fold(table([]), [counted('points', 2, 3, { from: at('area', 1, 2) }), counted('points', 3, 5, { from: at('area', 1, 2) })]);
    expect(view.counters[0]!.value).toBe(5);
    expect(counts).toEqual([{ counter: 'points:1', from: 'area:1:0:2', by: 3 }]);
  });
});

describe('beats', () => {
  const play = (place: number): Event[] => [
    moved(at('hand', 1, null), at('area', 1, place), 'x', { say: 'g-log-plays', params: {}, rule: 'g R1' }),
    said('g-log-gains-command', { card: 'x' }),
    counted('command', place, place + 1, { from: at('area', 1, place) }),
  ];

  it('a card and what it gives are one beat: first the card, then the gain', () => {
    const events = play(0);
    expect(beats(events)).toEqual([events]);
    expect(steps(events)).toEqual([events.slice(0, 1), events.slice(1)]);
  });

  it('equal cards are played at once: all the cards, then all the gains', () => {
    const [a, b] = [play(0), play(1)];
    expect(equal(a, b)).toBe(true);
    expect(steps([...a, ...b]).map((step) => step.map((it) => it.event))).toEqual([
      ['moved', 'moved'],
      ['said', 'counted', 'said', 'counted'],
    ]);
  });

  it('what is paid, said and taken is one beat', () => {
    const events = [counted('command', 6, 1), said('g-log-buys'), moved(at('row', null, 2), at('pile', 1, 0), 'y')];
    expect(beats(events)).toEqual([events]);
    expect(steps(events)).toEqual([events]);
  });

  it('cards that are drawn together come before the line that says so', () => {
    const draw = (n: number): Event => moved(at('deck', 1, n), at('hand', 1, null), null);
    const events = [draw(3), draw(2), said('g-log-draws', { n: 2 })];
    expect(beats(events)).toEqual([events]);
  });

  it('a phase begins a beat, and the gains of all seats in it are one glance', () => {
    const phase = (n: number): Event[] => [event('counted', { counter: 'phase', was: n - 1, n }), event('said', { heads: 'phase', n })];
    const gain = (seat: number): Event[] => [said('g-log-income', { seat }), counted('coins', 1, 3, { seat })];
    const events = [...phase(5), ...gain(0), ...gain(1), ...phase(6)];
    expect(beats(events).map((beat) => beat.length)).toEqual([2, 4, 2]);
  });

  it('different lines are different beats, and nothing is lost', () => {
    const events = [...play(0), said('g-log-attacks'), counted('fallen', 0, 1, { seat: 0 }), said('g-log-ends')];
    expect(beats(events).map((beat) => beat.length)).toEqual([3, 2, 1]);
  });
});
