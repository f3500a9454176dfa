/** How eyes see colours: for tests of the tables' palettes. */
type Rgb = [number, number, number];

/** A colour's light, linear from 0 to 1. */
function light(hex: string): Rgb {
  const part = (at: number): number => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG: the contrast of two colours. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(light(one)), luminance(light(other))].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), full severity. */
export const EYES: Record<string, [Rgb, Rgb, Rgb]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function seen(hex: string, eyes: [Rgb, Rgb, Rgb]): Rgb {
  const rgb = light(hex);
  const mix = (row: Rgb): number => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]));
  return [mix(eyes[0]), mix(eyes[1]), mix(eyes[2])];
}

/** CIE L*a*b*, where distances are what eyes tell apart. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours are for these eyes. */
export function distance(one: string, other: string, eyes: string): number {
  const [a, b] = [one, other].map((hex) => lab(seen(hex, EYES[eyes]!))) as [Rgb, Rgb];
  return Math.hypot(...a.map((v, n) => v - b[n]!));
}
