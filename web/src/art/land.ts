/** Places, drawn in layers: a sky, what is far, what is near. By day and by night each is another picture. */
import { chance, circle, darker, group, lighter, line, mix, oval, p, path, rect, type Sheet } from './sheet';

/** A ridge from the left edge to the right one, filled down to the bottom: `rough` 0 is a dune, 1 a range of peaks. */
export function ridge(sheet: Sheet, next: () => number, y: number, rise: number, steps: number, fill: string, rough = 0): string {
  const dx = sheet.wide / steps;
  let d = p`M0 ${sheet.high}V${y + (next() - 0.5) * rise}`;
  let last = y;
  for (let n = 1; n <= steps; n++) {
    const to = y + (next() - 0.5) * rise * 2;
    const x = n * dx;
    d += rough > 0.5 ? p`L${x - dx * (0.35 + next() * 0.3)} ${to - rise * rough}L${x} ${to}` : p`Q${x - dx / 2} ${last + (to - last) / 2 - rise * (next() * 0.8)} ${x} ${to}`;
    last = to;
  }
  return path(`${d}V${sheet.high}Z`, fill);
}

/** Stars, more of them high up. */
export function stars(sheet: Sheet, next: () => number, count: number, down = sheet.high * 0.7): string {
  return Array.from({ length: count }, () => circle(next() * sheet.wide, next() ** 1.4 * down, 0.5 + next() * 1.1, '#fff', `opacity="${(0.35 + next() * 0.6).toFixed(2)}"`)).join('');
}

/** A cloud of a few rounds on a flat base. */
export function cloud(x: number, y: number, size: number, fill: string, more = ''): string {
  return group(
    more,
    path(p`M${x - size} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.4} ${-size * 0.34}a${size * 0.42} ${size * 0.42} 0 0 1 ${size * 0.78} ${-size * 0.1}a${size * 0.34} ${size * 0.34} 0 0 1 ${size * 0.82} ${size * 0.44}z`, fill),
  );
}

/** The sky, and a light in it that glows. */
export function sky(sheet: Sheet, top: string, low: string, light?: { x: number; y: number; r: number; colour: string; glow?: number }): string {
  const all = rect(0, 0, sheet.wide, sheet.high, sheet.linear([[0, top], [0.75, low]]));
  if (!light) return all;
  const halo = sheet.radial([[0, light.colour, 0.85], [0.35, light.colour, 0.35], [1, light.colour, 0]]);
  return all + circle(light.x, light.y, light.r * (light.glow ?? 2.6), halo) + circle(light.x, light.y, light.r, light.colour);
}

/** Beams of light from a point. */
export function beams(x: number, y: number, count: number, long: number, fill: string, opacity: number, turn = 0): string {
  const each = (Math.PI * 2) / count;
  const at = (angle: number): string => p`${x + Math.cos(angle) * long} ${y + Math.sin(angle) * long}`;
  let d = '';
  for (let n = 0; n < count; n++) d += p`M${x} ${y}L${at(turn + n * each)}L${at(turn + (n + 0.5) * each)}Z`;
  return path(d, fill, `opacity="${opacity}"`);
}

/** A lamp: a small light and what it lights. */
export function lamp(sheet: Sheet, x: number, y: number, r: number, colour: string): string {
  return circle(x, y, r * 4, sheet.radial([[0, colour, 0.75], [0.4, colour, 0.25], [1, colour, 0]])) + circle(x, y, r, lighter(colour, 0.6));
}

export interface Place {
  sheet: Sheet;
  night: boolean;
  /** Chance, by the name of the card. */
  next: () => number;
}

export const place = (sheet: Sheet, name: string, night: boolean): Place => ({ sheet, night, next: chance(name) });

/** A small house or tower with a roof: what far towns are made of. */
export function tower(x: number, foot: number, wide: number, high: number, wall: string, roof: string, window: string, pointed = 1.2): string {
  return (
    rect(x - wide / 2, foot - high, wide, high + 1, wall) +
    rect(x, foot - high, wide / 2, high + 1, darker(wall, 0.22)) +
    path(p`M${x - wide * 0.66} ${foot - high}L${x} ${foot - high - wide * pointed}L${x + wide * 0.66} ${foot - high}Z`, roof) +
    path(p`M${x} ${foot - high - wide * pointed}L${x + wide * 0.66} ${foot - high}H${x}Z`, darker(roof, 0.25)) +
    rect(x - wide * 0.14, foot - high * 0.72, wide * 0.28, Math.min(high * 0.24, wide * 0.55), window, `rx="${(wide * 0.12).toFixed(1)}"`)
  );
}

/** A conifer, or a round tree. */
export function tree(x: number, foot: number, high: number, fill: string, round = false): string {
  const trunk = rect(x - high * 0.05, foot - high * 0.25, high * 0.1, high * 0.27, darker(fill, 0.5));
  if (round) return trunk + circle(x, foot - high * 0.6, high * 0.36, fill) + circle(x + high * 0.12, foot - high * 0.52, high * 0.28, darker(fill, 0.18));
  return trunk + path(p`M${x} ${foot - high}L${x + high * 0.3} ${foot - high * 0.18}H${x - high * 0.3}Z`, fill) + path(p`M${x} ${foot - high}L${x + high * 0.3} ${foot - high * 0.18}H${x}Z`, darker(fill, 0.2));
}

/** Seen through haze: what is far takes the colour of the air. */
export const hazed = (colour: string, air: string, far: number): string => mix(colour, air, far);

/** A shadow at the foot of a picture, on which what stands in front rests. */
export function footlight(sheet: Sheet, colour: string): string {
  return rect(0, sheet.high * 0.55, sheet.wide, sheet.high * 0.45, sheet.linear([[0, colour, 0], [1, colour, 0.75]]));
}

export { oval, line };
