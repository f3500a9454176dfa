/** The log as people read it: what was said, gathered by who did it. */
import type { Event } from '../wire';

/** An event that has a sentence. */
export type Told = Event & { say: string };

/** What one seat (or the table itself) did in a row. */
export interface Stretch {
  seat: number | null;
  lines: Told[];
}

/** The events that are said; the others only move things. */
export const said = (events: readonly Event[]): Told[] => events.filter((event): event is Told => Boolean(event.say));

/** Sentences in a row by the same seat belong together; our own last turn ends a stretch. */
export function stretches(events: readonly Event[], lastTurn = 0): Stretch[] {
  const out: Stretch[] = [];
  for (const event of said(events)) {
    const last = out.at(-1);
    const line = last?.lines.at(-1)?.number ?? 0;
    const cut = line <= lastTurn && event.number > lastTurn;
    if (last && last.seat === event.seat && !cut) last.lines.push(event);
    else out.push({ seat: event.seat, lines: [event] });
  }
  return out;
}

/** What others did since our last turn; nothing when that is not worth telling. */
export function sinceLastTurn(events: readonly Event[], lastTurn: number, me: number): Told[] {
  const news = said(events).filter((event) => event.number > lastTurn);
  const others = news.some((event) => event.seat !== null && event.seat !== me);
  return lastTurn > 0 && others && news.length >= 2 ? news : [];
}
