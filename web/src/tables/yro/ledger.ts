/** What each phase gave whom, and why: read off what happened, a round at a time. */
import type { Event } from '../../wire';
import { PHASES, type Gain, type Phase } from './signs';

/** One gain (or payment), with the sentence that says why. */
export interface Entry {
  number: number;
  round: number;
  seat: number;
  phase: Phase;
  gain: Gain;
  n: number;
  say: string;
  params: Record<string, number | string>;
  rule: string;
}

const GAINED: readonly string[] = ['tech', 'magic', 'coins', 'vp'];

export interface Ledger {
  round: number;
  phase: Phase;
  /** Those of the last round in which anybody gained anything. */
  entries: readonly Entry[];
}

export const EMPTY: Ledger = { round: 0, phase: 'draw', entries: [] };

/** Read on. The page of a round stays open until there is something to write on the next one. */
export function readOn(ledger: Ledger, events: readonly Event[]): Ledger {
  let { round, phase, entries } = ledger;
  let why: Event | null = null;
  for (const event of events) {
    if (event.say) why = event;
    if (event.event !== 'counted') continue;
    const [was, n] = [event.was ?? 0, event.n ?? 0];
    if (event.counter === 'phase') phase = PHASES[n - 1] ?? 'draw';
    else if (event.counter === 'round') round = n;
    else if (GAINED.includes(event.counter ?? '') && event.seat !== null && why?.say) {
      const { say, params = {}, rule = '' } = why;
      const entry = { number: event.number, round, seat: event.seat, phase, gain: event.counter as Gain, n: n - was, say, params, rule };
      entries = [...entries.filter((it) => it.round === round), entry];
    }
  }
  return { round, phase, entries };
}

/** What one guild gained, phase by phase: the sums, for the eye; the entries say why. */
export function sumsOf(ledger: Ledger, seat: number): { phase: Phase; sums: [Gain, number][]; entries: Entry[] }[] {
  return PHASES.map((phase) => {
    const entries = ledger.entries.filter((it) => it.seat === seat && it.phase === phase);
    const sums = new Map<Gain, number>();
    for (const { gain, n } of entries) sums.set(gain, (sums.get(gain) ?? 0) + n);
    return { phase, sums: [...sums], entries };
  }).filter(({ entries }) => entries.length > 0);
}
