/** The log as people read it: turn by turn, what one seat did in a row together, equal lines as one. */
import type { Event, Params } from '../wire';

/** An event that has a sentence. */
export type Told = Event & { say: string };

/** A line, or several that say the same: so often, of these cards, with what they gave. */
export interface Line {
  number: number;
  say: string;
  params: Params;
  rule: string | undefined;
  count: number;
  cards: string[];
  parts: { say: string; n: number }[];
}

/** What one seat (or the table itself) did in a row. */
export interface Stretch {
  seat: number | null;
  lines: Line[];
  /** A phase begins with it. */
  phase: Event | null;
}

/** A turn, or a round: from its heading to the next one. */
export interface Turn {
  number: number;
  head: Event | null;
  stretches: Stretch[];
}

/** How sentences are found: whether there is one, and what it says. */
export interface Words {
  has: (key: string) => boolean;
  t: (key: string, params: Record<string, number | string>) => string;
}

/** The events that are said; the others only move things. */
export const said = (events: readonly Event[]): Told[] => events.filter((event): event is Told => Boolean(event.say));

/** The events of each turn, the heading first; what comes before the first turn is the deal. */
export function byTurn(events: readonly Event[]): Event[][] {
  const out: Event[][] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (!last || event.heads === 'turn') out.push([event]);
    else if (event.say || event.heads) last.push(event);
  }
  return out.filter((turn) => turn.some(({ say, heads }) => say || heads));
}

/** One turn as it is read. Our own last turn ends a stretch. */
export function turnOf(events: readonly Event[], lastTurn: number, words: Words): Turn {
  const [first] = events;
  const head = first?.heads === 'turn' ? first : null;
  const stretches: Stretch[] = [];
  let phase: Event | null = null;
  let told = 0;
  for (const event of head ? events.slice(1) : events) {
    if (event.heads === 'phase') phase = event;
    if (!event.say) continue;
    const last = stretches.at(-1);
    const cut = told > 0 && told <= lastTurn && event.number > lastTurn;
    told = event.number;
    if (!last || last.seat !== event.seat || phase || cut) stretches.push({ seat: event.seat, lines: [], phase });
    phase = null;
    add(stretches.at(-1)!.lines, event as Told, words);
  }
  return { number: first?.number ?? 0, head, stretches };
}

function add(lines: Line[], { number, say, params = {}, rule }: Told, words: Words): void {
  const line: Line = { number, say, params, rule, count: 1, cards: [String(params['card'] ?? '')], parts: [] };
  const last = lines.at(-1);
  if (last && words.has(`web-log-part-${say}`) && words.has(`web-log-joined-${last.say}`) && last.params['card'] === params['card']) {
    gain(last.parts, say, Number(params['n'] ?? 0));
    if (last.count === 1) merge(lines, words);
    return;
  }
  lines.push(line);
  merge(lines, words);
}

function gain(parts: Line['parts'], say: string, n: number): void {
  const same = parts.find((part) => part.say === say);
  if (same) same.n += n;
  else parts.push({ say, n });
}

/** Whether two lines say the same, or the same of different cards. */
const alike = (a: Line, b: Line, words: Words): boolean => words.t(a.say, a.params) === words.t(b.say, b.params);
const but = (line: Line): Params => ({ ...line.params, card: '…' });

/** The last line joins the one before it where both say the same. */
function merge(lines: Line[], words: Words): void {
  const [before, last] = [lines.at(-2), lines.at(-1)];
  if (!before || !last || before.say !== last.say) return;
  if (words.has(`web-log-listed-${last.say}`)) {
    if (words.t(before.say, but(before)) !== words.t(last.say, but(last))) return;
    before.cards.push(...last.cards);
  } else {
    const gives = (line: Line): string => line.parts.map((part) => part.say).join();
    // five equal cards: the last one may still be about to give what the others gave
    if (!alike(before, last, words) || gives(before) !== gives(last)) return;
    for (const { say, n } of last.parts) gain(before.parts, say, n);
  }
  before.count += last.count;
  lines.pop();
}

/** What others did since our last turn; nothing when that is not worth telling. */
export function sinceLastTurn(events: readonly Event[], lastTurn: number, me: number): Told[] {
  const news = said(events).filter((event) => event.number > lastTurn);
  const others = news.some((event) => event.seat !== null && event.seat !== me);
  return lastTurn > 0 && others && news.length >= 2 ? news : [];
}
