/** The shuffle that nobody needs to trust: a number of our own goes into it. The whole story: docs/decisions/0014. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Deal, RoomInfo } from '../wire';

/** A number that nobody can guess. (Pages that are not served securely have no `crypto.subtle`; this they have.) */
export const newNumber = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** The hash by which we are bound to a number before we tell it. */
export const pledgeOf = (number: string): string => bytesToHex(sha256(hexToBytes(number)));

/** What everybody at a table is bound to: noted before our own number is told, compared when the game is over. */
export interface Sealed {
  commitment: string;
  pledges: string[];
}

export const sealOf = (room: RoomInfo): Sealed => ({
  commitment: room.commitment,
  pledges: room.seats.map((seat) => seat.pledge),
});

/** Whether nobody can change their number any more: only then do we tell ours. */
export const isSealed = (room: RoomInfo): boolean =>
  room.phase === 'gathering' &&
  room.commitment !== '' &&
  room.seats.every((seat) => seat.kind !== 'open' && (!seat.adds || seat.pledge !== ''));

/** What a deal follows from. */
export function dealOf(secret: string, numbers: readonly string[]): Uint8Array {
  const added = numbers.flatMap((number, seat) => (number ? [Uint8Array.of(seat), hexToBytes(number)] : []));
  if (added.length === 0) return hexToBytes(secret);
  return sha256(concatBytes(utf8ToBytes('ludotheque deal'), hexToBytes(secret), ...added));
}

/** The answer to a question of chance: so many different numbers below `below`, in order. */
export function draw(deal: Uint8Array, question: number, below: number, lots: number): number[] {
  const out = Array.from({ length: below }, (_, n) => n);
  const stream = wordsOf(deal, question);
  for (let j = 0; j < lots; j++) {
    const m = below - j;
    const limit = Math.floor(2 ** 32 / m) * m;
    let word: number;
    do word = stream.next().value;
    while (word >= limit);
    const k = j + (word % m);
    [out[j], out[k]] = [out[k]!, out[j]!];
  }
  return out.slice(0, lots);
}

function* wordsOf(deal: Uint8Array, question: number): Generator<number, never> {
  for (let i = 0; ; i++) {
    const block = sha256(concatBytes(deal, eightBytes(question), eightBytes(i)));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

function eightBytes(n: number): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(n));
  return out;
}

/** What was checked, and whether it holds. */
export interface Finding {
  holds: boolean;
  say: 'secret' | 'numbers' | 'noted' | 'mine' | 'draws';
  n?: number;
}

/** Work a finished game's shuffles out again, here: what the server says, against what this device made and noted. */
export function check(deal: Deal, mine: ReadonlyMap<number, string>, sealed: Sealed | undefined): Finding[] {
  const fits = (number: string, pledge: string): boolean => (number ? pledgeOf(number) === pledge : pledge === '');
  const out: Finding[] = [{ say: 'secret', holds: pledgeOf(deal.secret) === deal.commitment }];
  const added = deal.numbers.filter(Boolean).length;
  if (deal.pledges.some(Boolean) || added > 0) {
    out.push({ say: 'numbers', n: added, holds: deal.pledges.every((pledge, seat) => fits(deal.numbers[seat] ?? '', pledge)) });
  }
  if (sealed) {
    const same = sealed.pledges.length === deal.pledges.length && sealed.pledges.every((pledge, seat) => pledge === deal.pledges[seat]);
    out.push({ say: 'noted', holds: same && sealed.commitment === deal.commitment });
  }
  if (mine.size > 0) {
    out.push({ say: 'mine', n: mine.size, holds: [...mine].every(([seat, number]) => deal.numbers[seat] === number) });
  }
  const key = dealOf(deal.secret, deal.numbers);
  const drawn = deal.draws.every((it, n) => draw(key, n, it.below, it.drawn.length).every((value, at) => value === it.drawn[at]));
  out.push({ say: 'draws', n: deal.draws.length, holds: drawn && deal.draws.length > 0 });
  return out;
}
