/** What the house can do that these pages are of: a server can do everything, one in this browser says what it cannot. */
import type { Params } from '../wire';

/** What only works where others can come in. */
export type Ability = 'invitations' | 'open-tables' | 'opponents' | 'notices' | 'reports' | 'qr' | 'passkeys';

/** Written into the start page of the static files when they are made: what that house answers to `GET /api/house`. */
interface Written {
  here: boolean;
  absent: string[];
  /** Bots' levels that would think too long here, and the sentence that says so. */
  slow: { level: string; say: string; params: Params }[];
  /** The folder with Python and the house, beside the start page. */
  files: string;
}

function read(): Written {
  const text = document.getElementById('house')?.textContent;
  return text ? (JSON.parse(text) as Written) : { here: false, absent: [], slow: [], files: '' };
}

export const house = read();

/** Whether this house can do something. */
export const can = (what: Ability): boolean => !house.absent.includes(what);
