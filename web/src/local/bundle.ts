/** All games of this browser as one file, and back: to keep them, or to go on in another browser. */
import { saveFile } from '$lib/files';
import { mine, type MyTable } from '$lib/mine.svelte';
import { inThisBrowser } from './pages';

interface Bundle {
  ludotheque: 'games of a browser';
  entries: [string, string][];
  tables: MyTable[];
}

/** Save everything as a file. */
export async function takeOut(): Promise<void> {
  const entries = (await inThisBrowser()?.takeOut()) ?? [];
  const bundle: Bundle = { ludotheque: 'games of a browser', entries, tables: mine.tables };
  saveFile(`ludotheque-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(bundle));
}

function isBundle(it: unknown): it is Bundle {
  const bundle = it as Partial<Bundle> | null;
  const pairs = (entry: unknown): boolean => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
  return bundle?.ludotheque === 'games of a browser' && Array.isArray(bundle.tables) && Array.isArray(bundle.entries) && bundle.entries.every(pairs);
}

/** Take in what such a file holds; "" when that worked, else why not: "file", "full" or "gone". */
export async function putIn(file: File): Promise<string> {
  let bundle: unknown;
  try {
    bundle = JSON.parse(await file.text());
  } catch {
    return 'file';
  }
  if (!isBundle(bundle)) return 'file';
  const problem = (await inThisBrowser()?.putIn(bundle.entries)) ?? 'gone';
  if (!problem) for (const table of bundle.tables.toReversed()) if (!mine.find(table.room)) mine.keep(table);
  return problem;
}
