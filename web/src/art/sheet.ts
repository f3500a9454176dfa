/** What pictures are drawn with: a sheet that shapes are put on, colours, and chance that always falls the same way.
 *
 * A picture is text (SVG). It is drawn in code, so that it weighs nothing on the wire and is sharp at every size.
 */

/** Colours from dark to light along a way: `[0, '#000000']`, with how opaque it is if it is not wholly. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

const round = (n: number): string => String(Math.round(n * 10) / 10);

/** Numbers in a path, short: p`M${x} ${y}`. */
export const p = (words: TemplateStringsArray, ...numbers: (number | string)[]): string =>
  words.reduce((sum, word, n) => sum + (typeof numbers[n - 1] === 'number' ? round(numbers[n - 1] as number) : String(numbers[n - 1])) + word);

const parts = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour between two: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [parts(one), parts(other)];
  return `#${a.map((v, n) => Math.round(v + (b[n]! - v) * share).toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share = 0.3): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share = 0.3): string => mix(colour, '#120a18', share);

/** Chance for pictures: the same word gives the same numbers, always. */
export function chance(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A sheet of paper: what is put on it lies over what was there. */
export class Sheet {
  #defs = '';
  #body = '';
  #front = '';
  #named = 0;
  #known = new Map<string, string>();

  constructor(
    readonly wide: number,
    readonly high: number,
  ) {}

  put(...shapes: string[]): this {
    this.#body += shapes.join('');
    return this;
  }

  /** Who or what the picture is of: where it is shown flat, all of it is seen, and the place around it fills the rest. */
  show(...shapes: string[]): this {
    this.#front += shapes.join('');
    return this;
  }

  #define(make: (id: string) => string): string {
    const known = this.#known.get(make(''));
    if (known) return known;
    const id = `a${this.#named++}`;
    this.#known.set(make(''), id);
    this.#defs += make(id);
    return id;
  }

  /** A way of colours, from top to bottom unless told; to be used as a fill. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return `url(#${this.#define((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopped(stops)}</linearGradient>`)})`;
  }

  /** A glow, from its middle outwards. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return `url(#${this.#define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopped(stops)}</radialGradient>`)})`;
  }

  /** A shape that is drawn more than once. */
  shape(path: string): string {
    return `#${this.#define((id) => `<path id="${id}" d="${path}"/>`)}`;
  }

  clip(path: string): string {
    return `url(#${this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})`;
  }

  /** The whole picture, as an address an image can show. Flat, its figure is what lies within `seen`: left, top, width, height. */
  address(seen?: string): string {
    const [wide, high] = [this.wide, this.high];
    const defs = `<defs>${this.#defs}</defs>`;
    const svg = seen
      ? `<svg xmlns="http://www.w3.org/2000/svg">${defs}<svg viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">${this.#body}</svg><svg viewBox="${seen}" preserveAspectRatio="xMidYMin meet" width="100%" height="100%" overflow="visible">${this.#front}</svg></svg>`
      : `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${defs}${this.#body}${this.#front}</svg>`;
    return `data:image/svg+xml,${svg.replace(/[%#<>"\n]/g, (sign) => ESCAPED[sign]!)}`;
  }
}

const ESCAPED: Record<string, string> = { '%': '%25', '#': '%23', '<': '%3C', '>': '%3E', '"': "'", '\n': ' ' };

const stopped = (stops: readonly Stop[]): string =>
  stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('');

/** The line around whatever stands in front. */
export const INK = '#1b1320';

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, colour: string, wide: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** With the line around it. */
export const inked = (d: string, fill: string, wide = 3): string => path(d, fill, `stroke="${INK}" stroke-width="${wide}" stroke-linejoin="round"`);
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string => p`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  p`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  p`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const group = (more: string, ...shapes: string[]): string => `<g ${more}>${shapes.join('')}</g>`;
/** The same mirrored about the middle of the sheet. */
export const mirrored = (shapes: string, middle = 100): string => shapes + group(`transform="matrix(-1 0 0 1 ${middle * 2} 0)"`, shapes);

// ------------------------------------------------------------------ what things are made of
/** Light, body and shade of a material. */
export const MATERIALS = {
  gold: ['#fff1b0', '#f2b632', '#9c5f0c'],
  steel: ['#f6fafd', '#aebccb', '#56657a'],
  silver: ['#ffffff', '#cfd7e6', '#7f8aa6'],
  bronze: ['#ffd9b0', '#cf8143', '#7a3d17'],
  iron: ['#9aa3ad', '#59636e', '#2a3038'],
  wood: ['#e3b27c', '#a8703d', '#5d3617'],
  bone: ['#fffdf0', '#eadfc0', '#a8946a'],
  paper: ['#fffaf0', '#efdcb0', '#b08e56'],
  ruby: ['#ffc0b8', '#e0392f', '#84110f'],
  ember: ['#fff3a6', '#ff8a2a', '#b92c08'],
  rose: ['#ffe0ee', '#ee7fae', '#97305f'],
  leaf: ['#dcf7a8', '#63b04a', '#1f5b2c'],
  jade: ['#d6ffe9', '#35b890', '#0c5a4c'],
  sea: ['#d6fbff', '#2fb3c9', '#0d566f'],
  azure: ['#e0f0ff', '#5b9bea', '#1d458f'],
  violet: ['#f1dcff', '#a461e0', '#4a1c84'],
  night: ['#b9b4e8', '#4b4288', '#1a1440'],
  shadow: ['#a994b8', '#54406a', '#1c1028'],
} as const satisfies Record<string, readonly [string, string, string]>;
export type Material = keyof typeof MATERIALS;

/** A drawn sign (a path in a square of 512) as a thing: made of something, lit from the upper left, with a line around it. */
export function thing(sheet: Sheet, sign: string, of: Material, at: { x: number; y: number; size: number; turn?: number; flip?: boolean; line?: number }): string {
  const [light, body, shade] = MATERIALS[of];
  const shape = sheet.shape(sign);
  const fill = sheet.linear([[0, light], [0.42, body], [1, shade]], 0.15, 0, 0.75, 1);
  const scale = at.size / 512;
  const turned = at.turn ? ` rotate(${at.turn} 256 256)` : '';
  const flipped = at.flip ? ' matrix(-1 0 0 1 512 0)' : '';
  const wide = (at.line ?? 3) / scale;
  return p`<g transform="translate(${at.x - at.size / 2} ${at.y - at.size / 2}) scale(${scale.toFixed(4)})${turned}${flipped}">` +
    p`<use href="${shape}" fill="${INK}" stroke="${INK}" stroke-width="${wide * 2}" stroke-linejoin="round"/>` +
    p`<use href="${shape}" fill="${shade}" stroke="${shade}" stroke-width="${wide * 0.5}" stroke-linejoin="round"/>` +
    `<use href="${shape}" fill="${fill}"/></g>`;
}
