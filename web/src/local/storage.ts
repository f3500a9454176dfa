/** What the house writes down: one store of IndexedDB, keys and values are strings. */

const NAME = 'ludotheque';
const STORE = 'entries';

type Change = ['add' | 'put', string, string] | ['delete', string];
/** "" when it is safely written; else why nothing was. */
export type Written = '' | 'clash' | 'full' | 'gone';

let opened: Promise<IDBDatabase> | undefined;
/** What was open has been taken away, by whoever clears what sites keep: what goes on here must not be half of a game. */
let cleared = false;

function database(): Promise<IDBDatabase> {
  if (cleared) return Promise.reject(new Error('what was kept here has been cleared'));
  opened ??= new Promise<IDBDatabase>((settle, fail) => {
    const wish = indexedDB.open(NAME, 1);
    wish.onupgradeneeded = () => wish.result.createObjectStore(STORE);
    wish.onsuccess = () => {
      wish.result.onclose = () => (cleared = true);
      wish.result.onversionchange = () => {
        cleared = true;
        wish.result.close();
      };
      settle(wish.result);
    };
    wish.onerror = () => fail(wish.error ?? new Error('IndexedDB'));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function read<T>(how: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((settle, fail) => {
    const wish = how(db.transaction(STORE).objectStore(STORE));
    wish.onsuccess = () => settle(wish.result);
    wish.onerror = () => fail(wish.error ?? new Error('IndexedDB'));
  });
}

export async function get(key: string): Promise<string | null> {
  return ((await read((store) => store.get(key))) as string | undefined) ?? null;
}

/** All entries whose keys begin so, in ascending order. */
export async function entries(prefix: string): Promise<[string, string][]> {
  const db = await database();
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return new Promise((settle, fail) => {
    const reading = db.transaction(STORE);
    const keys = reading.objectStore(STORE).getAllKeys(range);
    const values = reading.objectStore(STORE).getAll(range);
    reading.oncomplete = () => settle(keys.result.map((key, n) => [String(key), values.result[n] as string]));
    reading.onabort = () => fail(reading.error ?? new Error('IndexedDB'));
  });
}

/** Write all of it or nothing, and be answered only when it is on the disk. */
export async function write(changes: readonly Change[]): Promise<Written> {
  try {
    const db = await database();
    return await new Promise((settle, fail) => {
      const writing = db.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = writing.objectStore(STORE);
      for (const [what, key, value] of changes) {
        if (what === 'delete') store.delete(key);
        else if (what === 'add') store.add(value, key);
        else store.put(value, key);
      }
      writing.oncomplete = () => settle('');
      writing.onabort = () => fail(writing.error ?? new Error('IndexedDB'));
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'ConstraintError') return 'clash';
    if (name === 'QuotaExceededError') return 'full';
    console.error(error);
    return 'gone';
  }
}

/** What Python is given: only strings cross. */
export const shelf = {
  get,
  list: async (prefix: string): Promise<string> => JSON.stringify(await entries(prefix)),
  write: (changes: string): Promise<Written> => write(JSON.parse(changes) as Change[]),
};
