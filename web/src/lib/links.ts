/** Links to give away: they must work on the machine of whoever gets them. */

const HERE_ONLY = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The addresses under which others find this server: the one in use, unless it means "this machine" only. */
export function origins(share: readonly string[] = [], here: { hostname: string; origin: string } = location): string[] {
  if (!HERE_ONLY.has(here.hostname) && !here.hostname.endsWith('.localhost')) return [here.origin];
  return [...share];
}

/** How long the server makes the names of tables and the keys of seats. */
const WHOLE = 32;

/** Whether the name of a table or the key of a seat lost its end on the way. */
export const isCut = (key: string): boolean => key.length < WHOLE;

/** A seat in a link, with the number that it adds to the shuffle, where we know it: "seat=token.number". */
export const seatKey = ({ token, number }: { token: string; number?: string }): string =>
  `seat=${token}${number ? `.${number}` : ''}`;

/** What such a key holds. */
export function readSeat(key: string): { token: string; number?: string } {
  const [token = '', number = ''] = key.split('.');
  return /^[0-9a-f]{64}$/.test(number) ? { token, number } : { token };
}

/** The way inside the house that a pasted link stands for, whatever machine it names; "" if it is none of ours. */
export function pathOf(link: string): string {
  try {
    const { pathname, search, hash } = new URL(link.trim(), 'http://house');
    const inside = /\/(table|replay)\/[^/]+$/.exec(pathname)?.[0]; // its house may stand in a folder of its host
    return inside ? inside + search + hash : '';
  } catch {
    return '';
  }
}
