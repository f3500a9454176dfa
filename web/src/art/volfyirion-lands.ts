/** Where the cards of Volfyirion play: the coast of the turquoise House, the war camp of the red, the night school of the purple, the grey march, and the deep places where Wonders grow. */
import type { Colour } from '$tables/volfyirion/palette';
import { beams, cloud, hazed, lamp, ridge, sky, stars, tower, tree, type Place } from './land';
import { circle, darker, group, lighter, line, mirrored, p, path, rect } from './sheet';

function coast({ sheet, night, next }: Place): string {
  const [top, low] = night ? ['#06283c', '#1f7f86'] : ['#4fc0c8', '#e9fbf0'];
  const sea = night ? '#0d4a5c' : '#1d9aa0';
  const ship = (x: number, y: number, s: number): string => group(p`transform="translate(${x} ${y}) scale(${s})"`, path('M-22 0H22L14 12H-14Z', '#6a4526'), path('M-2 -2V-36L18 -6Z', night ? '#9fd8d0' : '#fffaf0'), path('M-4 -2V-30L-18 -6Z', night ? '#7fc0ba' : '#f2e4c8'));
  return [
    sky(sheet, top!, low!, { x: 140 - next() * 80, y: 74, r: 20, colour: night ? '#d8fff6' : '#fffbe0', glow: 3.4 }),
    night ? stars(sheet, next, 36, 130) : cloud(40 + next() * 40, 70, 26, '#fff', 'opacity=".8"') + cloud(150, 50 + next() * 20, 30, '#fff', 'opacity=".7"'),
    path('M-10 176L-10 116C16 108 40 118 52 136C60 150 74 160 84 176Z', hazed(night ? '#1a5a5c' : '#7fb89a', low!, 0.35)),
    tower(20, 120, 12, 26, hazed(night ? '#4f8a8a' : '#f6f2e4', low!, 0.25), hazed('#c8663a', low!, 0.2), night ? '#ffe08a' : '#5a7a7a'), tower(38, 126, 10, 16, hazed(night ? '#4f8a8a' : '#f6f2e4', low!, 0.25), hazed('#c8663a', low!, 0.2), night ? '#ffe08a' : '#5a7a7a'),
    rect(0, 172, 200, 110, sheet.linear([[0, lighter(sea, 0.3)], [0.3, sea], [1, darker(sea, 0.35)]])),
    ship(150 + next() * 20, 184, 0.8), ship(30 + next() * 14, 196, 0.6),
    Array.from({ length: 12 }, () => { const [x, y] = [next() * 200, 182 + next() * 60]; return line(p`M${x} ${y}q7 -4 14 0t14 0`, lighter(sea, 0.55), 1.6, 'opacity=".7"'); }).join(''),
    path('M0 280V224Q50 214 90 232T200 226V280Z', night ? '#123a3c' : '#c9b27a'),
  ].join('');
}

function camp({ sheet, night, next }: Place): string {
  const [top, low] = night ? ['#23060c', '#8f2a1a'] : ['#e2683a', '#ffe0a8'];
  const rock = night ? '#3a1418' : '#8f4a30';
  const banner = (x: number, y: number, s: number): string => group(p`transform="translate(${x} ${y}) scale(${s})"`, line('M0 0V-84', '#3a2018', 4), path('M2 -84H30L24 -66L30 -48H2Z', '#c22f22'), circle(14, -66, 6, '#ffd24a'));
  return [
    sky(sheet, top!, low!, { x: 100, y: 100, r: 44, colour: night ? '#ff8a4a' : '#fff2c0', glow: 2.4 }),
    beams(100, 100, 16, 240, '#fff1c0', night ? 0.08 : 0.25, next()),
    night ? Array.from({ length: 18 }, () => circle(next() * 200, next() * 200, 0.8 + next() * 1.2, '#ffb45a')).join('') : '',
    ridge(sheet, next, 170, 22, 4, hazed(rock, low!, 0.55), 0.8),
    ridge(sheet, next, 196, 18, 5, hazed(rock, low!, 0.25), 0.8),
    banner(22 + next() * 10, 226, 1), banner(172 - next() * 8, 222, 0.9),
    path('M44 226L64 196L84 226ZM116 226L138 192L160 226Z', night ? '#5a2420' : '#d8b48a'), path('M64 196L84 226H66ZM138 192L160 226H140Z', '#000', 'opacity=".25"'),
    night ? lamp(sheet, 64, 222, 3, '#ffc46a') + lamp(sheet, 138, 221, 3, '#ffc46a') : '',
    path('M0 280V224L30 218L70 228L120 220L170 230L200 222V280Z', darker(rock, 0.15)),
    mirrored(line('M6 280L20 236M24 280L30 242M44 280L44 246', '#3a2018', 6)),
  ].join('');
}

function school({ sheet, night, next }: Place): string {
  const [top, low] = night ? ['#0c0626', '#4a2a8a'] : ['#5b3fa8', '#f2c8f0'];
  const stone = night ? '#2a1c58' : '#6a4fb0';
  const shard = (x: number, y: number, s: number): string => group(p`transform="translate(${x} ${y}) scale(${s})"`, circle(0, 0, 22, sheet.radial([[0, '#d8b8ff', 0.8], [1, '#d8b8ff', 0]])), path('M0 -16L7 -2L0 16L-7 -2Z', '#c89aff'), path('M0 -16L7 -2L0 16Z', '#7a3fd0'));
  return [
    sky(sheet, top!, low!, { x: 60 + next() * 80, y: 78, r: 30, colour: night ? '#f0e4ff' : '#fff4ff', glow: 2.6 }),
    stars(sheet, next, night ? 50 : 16, 170),
    ridge(sheet, next, 184, 16, 4, hazed(stone, low!, 0.6)),
    tower(28, 222, 26, 84, hazed(stone, low!, 0.25), hazed('#3a1f80', low!, 0.1), '#ffe58a', 1.8), tower(172, 222, 24, 98, hazed(stone, low!, 0.25), hazed('#3a1f80', low!, 0.1), '#ffe58a', 1.8), tower(52, 222, 16, 48, hazed(stone, low!, 0.15), '#3a1f80', '#ffe58a', 1.7), tower(148, 222, 16, 54, hazed(stone, low!, 0.15), '#3a1f80', '#ffe58a', 1.7),
    shard(26 + next() * 20, 100 + next() * 20, 0.8), shard(170 - next() * 20, 84 + next() * 20, 1), shard(150, 140, 0.6),
    path('M0 280V224Q100 208 200 224V280Z', darker(stone, 0.25)),
    line('M0 236Q100 220 200 236', lighter(stone, 0.3), 2),
  ].join('');
}

function march({ sheet, night, next }: Place): string {
  const [top, low] = night ? ['#1a232c', '#5d6c78'] : ['#8fa6b8', '#f4efe2'];
  const rock = night ? '#2a343c' : '#7a8a92';
  return [
    sky(sheet, top!, low!, { x: 60 + next() * 80, y: 80, r: 24, colour: night ? '#e8f0f6' : '#fffdf0', glow: 3 }),
    night ? stars(sheet, next, 30, 110) : cloud(50, 62, 34, '#fff', 'opacity=".6"') + cloud(156, 92, 28, '#fff', 'opacity=".6"'),
    ridge(sheet, next, 150, 30, 4, hazed(rock, low!, 0.6), 1),
    ridge(sheet, next, 186, 20, 4, hazed(rock, low!, 0.3), 0.8),
    tower(30 + next() * 12, 204, 18, 44, hazed(rock, low!, 0.1), darker(rock, 0.3), night ? '#ffd88a' : '#4a5a62'),
    ridge(sheet, next, 212, 10, 4, night ? '#39463e' : '#93a578'),
    tree(16, 232, 44, night ? '#22332e' : '#5d7f4e'), tree(184, 230, 52, night ? '#22332e' : '#5d7f4e'), tree(164, 236, 36, night ? '#2a3d36' : '#6d8f5a'),
    path('M0 280V232Q60 222 100 232T200 230V280Z', night ? '#2c3830' : '#7a8f5c'),
    path('M86 280C92 256 108 246 96 226L108 226C122 246 116 260 128 280Z', night ? '#6a665a' : '#e0d2ae', 'opacity=".9"'),
  ].join('');
}

/** Deep under the ground, where Wonders are found. */
export function deep({ sheet, night, next }: Place, glow: string): string {
  const rock = night ? '#0e1420' : '#233046';
  const fang = (up: boolean, fill: string, least: number, most: number): string => {
    let d = up ? 'M0 0' : 'M0 280';
    for (let n = 0; n <= 10; n++) d += p`L${n * 20} ${up ? (n % 2 ? least + next() * (most - least) : least * 0.5) : 280 - (n % 2 ? least + next() * (most - least) : least * 0.5)}`;
    return path(`${d}${up ? 'V0' : 'V280'}Z`, fill);
  };
  const shard = (x: number, foot: number, s: number, turn: number): string => group(p`transform="translate(${x} ${foot}) rotate(${turn}) scale(${s})"`, path('M-8 6L-9 -18L0 -40L9 -18L8 6Z', glow), path('M0 6V-40L9 -18L8 6Z', '#000', 'opacity=".3"'), path('M-9 -18L0 -40L0 -14Z', '#fff', 'opacity=".5"'));
  return [
    rect(0, 0, 200, 280, sheet.radial([[0, mixed(glow, night)], [0.4, hazed(rock, glow, night ? 0.25 : 0.4)], [1, rock]], 0.5, 0.42, 0.72)),
    beams(100, 116, 14, 220, '#ffffff', 0.07, next()),
    fang(true, hazed(rock, glow, 0.18), 34, 66), fang(true, darker(rock, 0.25), 14, 36),
    fang(false, hazed(rock, glow, 0.18), 40, 74),
    shard(26, 236, 1, -16), shard(48, 244, 0.7, 10), shard(172, 234, 1.1, 14), shard(150, 246, 0.7, -8),
    fang(false, darker(rock, 0.25), 20, 44),
    Array.from({ length: 16 }, () => circle(next() * 200, 40 + next() * 190, 0.7 + next() * 1.5, lighter(glow, 0.5), 'opacity=".8"')).join(''),
  ].join('');
}

const mixed = (glow: string, night: boolean): string => lighter(glow, night ? 0.1 : 0.5);

export const LANDS: Record<Colour, (at: Place) => string> = { turquoise: coast, red: camp, purple: school, grey: march };
