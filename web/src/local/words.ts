/** What pages, the worker of the house and the worker that thinks say to each other. */

/** How far the house is on its way. */
export type Stage =
  | { is: 'waiting' } // nobody has begun yet
  | { is: 'loading'; done: number } // from 0 to 1
  | { is: 'open' }
  | { is: 'failed'; text: string };

/** What a page says to whoever keeps the house. `from` is the page; a house answers to that name. */
export type ToHouse = { to: 'house'; from: string } & (
  | { is: 'hello' }
  | { is: 'ask'; id: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { is: 'open'; line: number }
  | { is: 'say'; line: number; text: string }
  | { is: 'close'; line: number }
  | { is: 'take-out'; id: number }
  | { is: 'put-in'; id: number; entries: [string, string][] }
);

/** What the house says: to one page, or, with `to: 'all'`, to everybody. `house` changes when another tab takes over. */
export type FromHouse = { house: string } & (
  | { to: 'all'; is: 'stage'; stage: Stage }
  | { to: string; is: 'answer'; id: number; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { to: string; is: 'taken-out'; id: number; entries: [string, string][] }
  | { to: string; is: 'put-in'; id: number; problem: string }
  | { to: string; is: 'tell'; line: number; text: string }
  | { to: string; is: 'closed'; line: number; code: number }
);

/** All of these come by one channel, so that it makes no difference whose tab keeps the house. */
export const CHANNEL = 'ludotheque';
/** Who holds this lock keeps the house. */
export const HOUSE = 'ludotheque-house';
/** A page holds the lock of its own name as long as it is there. */
export const lockOf = (page: string): string => `ludotheque-page-${page}`;

/** What the worker of the house is told first. */
export interface Begin {
  /** Where the files of Python and the house lie. */
  files: string;
}

/** What the worker that thinks is told, and what it answers. */
export type ToThinker = { is: 'begin'; files: string } | { is: 'work'; id: number; task: string };
export type FromThinker = { is: 'ready' } | { is: 'done'; id: number; result: string } | { is: 'failed'; id: number; text: string };
