/** The pictures on the boxes of the shelf, one large scene each; a box prints its name over it. */
import flame from 'icon:flamer';
import plane from 'icon:airplane';
import chest from 'icon:open-treasure-chest';
import idol from 'icon:moai';
import pegasus from 'icon:pegasus';
import { boar, crane, drake, fox, golem } from './beasts';
import { trunk, wing } from './dragon';
import { beams, cloud, lamp, ridge, sky, stars, tower } from './land';
import { body } from './people';
import { chance, circle, darker, group, line, mirrored, oval, p, path, rect, Sheet, thing } from './sheet';
import { constellation } from './stars';
import { palm } from './yutaka';

const [WIDE, HIGH] = [300, 400];
const begin = (name: string): { sheet: Sheet; next: () => number } => ({ sheet: new Sheet(WIDE, HIGH), next: chance(name) });

/** The dragon over a City that burns. */
export function volfyirion(night: boolean): string {
  const { sheet, next } = begin('box of Volfyirion');
  const glow = night ? '#ff7a3a' : '#ffc878';
  sheet.put(
    sky(sheet, night ? '#0d0714' : '#3a2140', night ? '#8a2a14' : '#ff8f3e', { x: 150, y: 176, r: 78, colour: glow, glow: 2.3 }),
    night ? stars(sheet, next, 40, 150) : '',
    cloud(40, 120, 54, darker(glow, 0.45), 'opacity=".55"'), cloud(266, 92, 60, darker(glow, 0.5), 'opacity=".5"'),
    ridge(sheet, next, 292, 26, 6, night ? '#31121a' : '#6a2a2c', 0.9),
  );
  sheet.show(
    group('transform="translate(-20 26) scale(1.7)"', mirrored(wing(sheet, 12))),
    group('transform="translate(36 62) scale(1.14)"', trunk(sheet)),
    group('transform="translate(38 46) scale(1.12)"', drake('#b5371c', '#ffb45a', '#f3dfb4', '#ffe14a', 'roars')(sheet)),
    [16, 52, 84, 118, 182, 216, 250, 286].map((x, n) => tower(x, 352, 25, 34 + ((n * 7) % 4) * 13, night ? '#2a1820' : '#4a2c30', night ? '#160c14' : '#2c161e', '#ffd24a')).join(''),
    [34, 100, 200, 268].map((x, n) => lamp(sheet, x, 318 - (n % 2) * 16, 6, '#ffb02e')).join(''),
    path('M0 346H300V400H0Z', night ? '#12090d' : '#22141a'),
  );
  return sheet.address();
}

/** A guild, before the map of the lands they come from. */
export function yro(night: boolean): string {
  const { sheet, next } = begin('box of YRO');
  const [paper, edge, ink] = night ? ['#6b5330', '#2c2012', '#e6c98c'] : ['#fbedc8', '#c69a55', '#7a5a2c'];
  const peaks = Array.from({ length: 9 }, (_, n) => { const [x, y] = [n * 36 + next() * 14 - 20, 134 + next() * 22]; return line(p`M${x} ${y}l18 -30l20 30M${x + 18} ${y - 30}l4 18l-5 12`, ink!, 2.4); }).join('');
  const one = (x: number, y: number, scale: number, [cut, colour, trim]: Parameters<typeof body>[1], head: string): string =>
    group(p`transform="translate(${x - 100 * scale} ${y}) scale(${scale})"`, body(sheet, [cut, colour, trim], 0.86), head);
  sheet.put(
    rect(0, 0, WIDE, HIGH, sheet.radial([[0, paper!], [1, edge!]], 0.5, 0.42, 0.75)),
    group('opacity=".5"', peaks, line('M-10 190C50 160 90 210 150 184S250 170 310 196', ink!, 2.4), line('M-10 204C50 174 90 224 150 198S250 184 310 210', ink!, 1.2), line('M20 236C70 210 110 250 160 222S240 200 284 232', '#b3261a', 3, 'stroke-dasharray="8 8"')),
    circle(150, 208, 140, sheet.radial([[0, night ? '#ffd48a' : '#fffbe8', night ? 0.5 : 0.95], [1, '#ffe9b0', 0]])),
    beams(150, 208, 18, 260, night ? '#ffd48a' : '#fff6d8', night ? 0.14 : 0.5, 0.1),
  );
  sheet.show(
    one(54, 124, 0.62, ['robe', '#5aa8d8', '#f0e6c8'], golem('#8fa8c8', '#7ee6ff')(sheet)),
    one(246, 124, 0.62, ['coat', '#2f8f6a', '#f2c24a'], crane(sheet)),
    one(92, 150, 0.76, ['plate', '#c8503a', '#f2c24a'], boar(sheet)),
    one(210, 150, 0.76, ['tunic', '#e0b03a', '#5a3a1c'], fox(sheet)),
    one(150, 132, 0.98, ['plate', '#6a3aa0', '#f2c24a'], drake('#3fae7a', '#e8f0b0', '#f3dfb4', '#ffcf3a')(sheet)),
    rect(0, 286, WIDE, 114, sheet.linear([[0, night ? '#1c130a' : '#3a2210', 0], [0.45, night ? '#1c130a' : '#4a1e12', 0.92], [1, night ? '#120c06' : '#2c1008', 1]])),
  );
  return sheet.address();
}

/** Pegasus over the Sanctuary, in the ring of the twelve Flames. */
export function saintSeiya(night: boolean): string {
  const { sheet, next } = begin('box of Saint Seiya');
  const stone = night ? '#3a3f74' : '#7c7fb4';
  const flames = Array.from({ length: 12 }, (_, n) => thing(sheet, flame, n < 9 ? 'ember' : 'night', { x: 150 + 108 * Math.sin((n * Math.PI) / 6), y: 136 - 108 * Math.cos((n * Math.PI) / 6), size: 30, line: 1.5 })).join('');
  const column = (x: number): string => rect(x, 262, 18, 62, sheet.linear([[0, darker(stone, 0.35)], [0.35, stone], [1, darker(stone, 0.5)]], 0, 0, 1, 0)) + rect(x - 4, 256, 26, 8, stone);
  sheet.put(
    sky(sheet, night ? '#04061a' : '#10184a', night ? '#232f7c' : '#5a56b8'),
    circle(70, 90, 130, sheet.radial([[0, '#7a4ad8', 0.55], [1, '#7a4ad8', 0]])), circle(240, 200, 140, sheet.radial([[0, '#2f7ad8', 0.55], [1, '#2f7ad8', 0]])),
    stars(sheet, next, 90, 300), beams(150, 136, 24, 330, '#ffe9a8', night ? 0.09 : 0.14, 0.05),
    constellation('pegasus', 52, 26, 200, '#dfe8ff', 0.6),
    circle(150, 136, 108, 'none', 'stroke="#ffdf8a" stroke-width="2" opacity=".55"'),
    circle(150, 136, 96, sheet.radial([[0, '#fff4c8', 0.75], [1, '#ffd45a', 0]])),
  );
  sheet.show(
    flames, thing(sheet, pegasus, 'gold', { x: 150, y: 136, size: 146, line: 4 }),
    path('M60 256L150 226L240 256Z', stone), path('M150 226L240 256H150Z', darker(stone, 0.3)), [72, 108, 174, 210].map(column).join(''), lamp(sheet, 150, 306, 5, '#ffc46a'),
    path('M0 322H300V400H0Z', night ? '#05071a' : '#0c1130'), line('M0 322H300', '#e3b94b', 2.5),
  );
  return sheet.address();
}

/** The plane comes in over the islands at the end of the day, or by the light of the moon. */
export function yutaka(night: boolean): string {
  const { sheet, next } = begin('box of Yutakâ');
  const light = night ? '#f4f2dc' : '#ffe9b0';
  const wave = (y: number, shift: number, strong: number): string => line(`M${shift} ${y}${'q11 -9 22 0t22 0'.repeat(9)}`, '#cdf2ee', 2.5, `opacity="${strong}"`);
  sheet.put(
    sky(sheet, night ? '#0a1238' : '#1f5f86', night ? '#3a4a8c' : '#ffb45c', { x: 150, y: 214, r: 62, colour: light, glow: 2.6 }),
    night ? stars(sheet, next, 60, 200) : cloud(66, 128, 40, '#ffe3c0', 'opacity=".75"') + cloud(238, 170, 46, '#ffd2a0', 'opacity=".7"'),
    rect(0, 248, WIDE, 152, sheet.linear([[0, night ? '#27488c' : '#3fb0ae'], [1, night ? '#081a3c' : '#0c4a66']])),
    line('M104 258H196M116 272H184M130 286H170', light, 4, 'opacity=".65"'),
    [262, 288, 314].map((y, n) => wave(y, -40 + (n % 2) * 20, 0.5 - n * 0.1)).join(''),
    oval(30, 252, 44, 8, night ? '#1c2440' : '#4a6a4c'), oval(272, 252, 46, 8, night ? '#1c2440' : '#4a6a4c'),
    palm(22, 252, 58, night ? '#14203a' : '#2c6a4a', 12), palm(280, 252, 64, night ? '#14203a' : '#2c6a4a', -14),
  );
  sheet.show(
    path('M14 400Q30 300 150 296T286 400Z', sheet.linear([[0, night ? '#c8b486' : '#f8e2a8'], [1, night ? '#7a6844' : '#d0a05a']])), path('M150 296Q270 300 286 400H190Q216 340 150 296Z', '#000', 'opacity=".12"'),
    palm(60, 352, 150, night ? '#1f5a44' : '#2f9a54', -22), palm(246, 350, 128, night ? '#1a4e3c' : '#278a4a', 20),
    circle(150, 326, 80, sheet.radial([[0, '#ffd84a', 0.75], [1, '#ffd84a', 0]])),
    thing(sheet, idol, 'gold', { x: 104, y: 322, size: 74, line: 3, turn: -8 }), thing(sheet, chest, 'wood', { x: 164, y: 336, size: 112, line: 3 }),
    group('transform="rotate(-8 214 124)"', thing(sheet, plane, 'paper', { x: 214, y: 124, size: 100, line: 2.5 })),
    line('M14 176Q86 136 158 138', '#fff6e0', 2.5, 'stroke-dasharray="2 9" opacity=".9"'),
  );
  return sheet.address();
}
