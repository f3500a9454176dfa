/** What happened, cut into beats: what a person takes in at one glance. Nothing here knows a game. */
import type { Event, Spot } from '../wire';
import { zoneKey } from './model';

export type Beat = Event[];

const places = ({ event }: Event): boolean => event === 'moved' || event === 'turned' || event === 'shuffled';
const zone = (spot: Spot | undefined): string => (spot ? zoneKey(spot) : '');
const lastLine = (beat: Beat): Event | undefined => beat.findLast(({ say }) => say);
/** Lines of one family differ in their last word only: "…-gains-command", "…-gains-battle". */
const family = (say = ''): string => say.replace(/-[^-]+$/, '');

/** A sentence about a seat's number, and the number that follows it. */
const counts = (events: readonly Event[], at: number): Event | undefined => {
  const [line, next] = [events[at], events[at + 1]];
  return line?.event === 'said' && next?.event === 'counted' && !next.say && next.seat === line.seat && next.seat !== null ? next : undefined;
};

/** Whether an event says something new, so that a beat begins with it. */
function begins(beat: Beat, events: readonly Event[], at: number): boolean {
  const event = events[at]!;
  const last = beat.at(-1)!;
  const line = lastLine(beat);
  const tableOnly = beat.every((it) => it.event === 'counted' && it.seat === null && !it.heads);
  if (event.heads) return !tableOnly;
  if (last.heads) return event.event === 'counted' ? event.seat === null : true;
  if (event.say) {
    if (event.event === 'said') {
      if (!line) return tableOnly;
      const counted = counts(events, at);
      const moved = beat.find(places);
      if (moved) return !(counted && moved.card && event.card === moved.card && event.seat === line.seat);
      if (!counted || line.event !== 'said') return true;
      return !(beat.some((it) => it.counter === counted.counter) || family(event.say) === family(line.say));
    }
    if (event.event === 'counted') return Boolean(line) || beat.some(places);
    if (!line) return zone(last.to) !== zone(event.to) || last.event === 'counted';
    return line.say !== event.say || line.event !== event.event || zone(line.from) !== zone(event.from) || zone(line.to) !== zone(event.to);
  }
  if (event.event === 'counted') {
    if (event.seat !== null) return false;
    return !tableOnly && !(line?.event === 'said' && last === line);
  }
  if (last.event === event.event && !last.say) return zone(last.to) !== zone(event.to) && zone(last.from) !== zone(event.from);
  if (event.event === 'turned' && !event.card) return false; // what another card covered comes to light with it
  if (event.event === 'turned') return !(last.event === 'turned' && zone(last.to) === zone(event.to));
  return !(line?.event === 'said' && last === line);
}

/** The beats of what happened, in order. */
export function beats(events: readonly Event[]): Beat[] {
  const out: Beat[] = [];
  events.forEach((event, at) => {
    const beat = out.at(-1);
    if (!beat || begins(beat, events, at)) out.push([event]);
    else beat.push(event);
  });
  return out;
}

/** What two beats must have in common to be shown as one: five equal cards are played at once. */
const shape = (beat: Beat): string =>
  beat.map(({ event, seat, say, from, to, card, counter }) => [event, seat, say, zone(from), zone(to), card, counter].join()).join(' ');

/** Whether a beat is the same once more. */
export const equal = (a: Beat, b: Beat): boolean => a.some(places) && shape(a) === shape(b.slice(0, a.length)) && a.length === b.length;

/** A beat in the order in which the eye follows it: first the cards, then what they give. */
export function steps(beat: Beat): Beat[] {
  const given = (event: Event): boolean => (event.event === 'counted' && event.from !== undefined) || (event.event === 'said' && event.card !== undefined);
  const first = beat.findIndex(places);
  if (first < 0 || beat.slice(0, first).some(given)) return [beat];
  const gains = beat.filter((event, n) => n > first && !places(event) && !event.heads && beat.slice(n).some(given));
  return gains.some(({ event }) => event === 'counted') ? [beat.filter((event) => !gains.includes(event)), gains] : [beat];
}
