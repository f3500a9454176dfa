/** Archipelagos as the set-up draws and changes them (R27, A13–A16); the server has the last word on each. */

export interface Layout {
  islands: number[];
  /** A tile and those it lies on: `{ "1a": ["1b"] }`. */
  covers: Record<string, string[]>;
  cubes: 'hidden' | 'seen';
}

export const TILES = 20;

const each = (covers: (island: number) => Record<string, string[]>): Layout => ({
  islands: [4, 4, 4, 4, 4],
  covers: Object.assign({}, ...[1, 2, 3, 4, 5].map(covers)) as Layout['covers'],
  cubes: 'hidden',
});

/** The built-in ones, to be drawn and to start an own one from. */
export const PRESETS: Record<string, Layout> = {
  flat: each(() => ({})),
  pairs: each((n) => ({ [`${n}a`]: [`${n}b`], [`${n}c`]: [`${n}d`] })),
  peak: each((n) => ({ [`${n}a`]: [`${n}b`, `${n}c`, `${n}d`] })),
};

/** The names of an island's places (A30): "3a", "3b", … */
export const placesOf = (layout: Layout, island: number): string[] =>
  Array.from({ length: layout.islands[island - 1] ?? 0 }, (_, n) => `${island}${String.fromCharCode(97 + n)}`);

/** An island grows or shrinks; what lay on or under a tile that is gone does so no more. */
export function resize(layout: Layout, island: number, size: number): Layout {
  const islands = layout.islands.map((before, n) => (n === island - 1 ? size : before));
  const left = new Set([1, 2, 3, 4, 5].flatMap((n) => placesOf({ ...layout, islands }, n)));
  const covers = Object.entries(layout.covers)
    .filter(([top]) => left.has(top))
    .map(([top, below]): [string, string[]] => [top, below.filter((name) => left.has(name))]);
  return { ...layout, islands, covers: bare(covers) };
}

/** A tile is put on another, or taken off it. */
export function toggle(layout: Layout, top: string, below: string): Layout {
  const before = layout.covers[top] ?? [];
  const after = before.includes(below) ? before.filter((name) => name !== below) : [...before, below].sort();
  return { ...layout, covers: bare(Object.entries({ ...layout.covers, [top]: after })) };
}

const bare = (covers: [string, string[]][]): Layout['covers'] => Object.fromEntries(covers.filter(([, below]) => below.length > 0));

/** Whether `top` lies, however indirectly, on `below`: then `below` cannot be put on `top` (A13). */
export function liesOn(layout: Layout, top: string, below: string, seen: readonly string[] = []): boolean {
  if (seen.includes(top)) return false;
  return (layout.covers[top] ?? []).some((name) => name === below || liesOn(layout, name, below, [...seen, top]));
}

export interface Drawn {
  name: string;
  x: number;
  y: number;
  /** How many tiles deep the pile under it is. */
  level: number;
}

const STEP = 1.15;
const ACROSS = 2;
export const ISLAND = ACROSS * STEP + 0.6;

/** Where to draw every tile, from the lowest to the highest: those on the ground in rows of two, others over what they cover. */
export function drawn(layout: Layout): Drawn[] {
  const at = new Map<string, Drawn>();
  const waiting: string[] = [];
  for (let island = 1; island <= layout.islands.length; island++) {
    let ground = 0;
    for (const name of placesOf(layout, island)) {
      if (layout.covers[name]?.length) waiting.push(name);
      else {
        at.set(name, { name, x: (island - 1) * ISLAND + (ground % ACROSS) * STEP, y: Math.floor(ground / ACROSS) * STEP, level: 0 });
        ground++;
      }
    }
  }
  while (waiting.length > 0) {
    const ready = waiting.filter((name) => layout.covers[name]!.every((below) => at.has(below)));
    if (ready.length === 0) break; // they lie on each other in a circle: the server says so
    for (const name of ready) {
      waiting.splice(waiting.indexOf(name), 1);
      const below = layout.covers[name]!.map((it) => at.get(it)!);
      const mean = (of: (tile: Drawn) => number): number => below.reduce((sum, tile) => sum + of(tile), 0) / below.length;
      const level = Math.max(...below.map((tile) => tile.level)) + 1;
      at.set(name, { name, x: mean((tile) => tile.x) - 0.16, y: mean((tile) => tile.y) - 0.22, level });
    }
  }
  return [...at.values()].sort((a, b) => a.level - b.level);
}
