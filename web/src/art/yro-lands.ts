/** The six lands of YRO. Behind whoever is met there, something round and bright stands at the height of their head. */
import type { Faction } from '$tables/yro/palette';
import { beams, cloud, hazed, lamp, ridge, sky, stars, tower, tree, type Place } from './land';
import { circle, darker, group, lighter, line, mirrored, oval, p, path, rect } from './sheet';

function iles({ sheet, night, next }: Place): string {
  const [top, low, sun] = night ? ['#241a4d', '#b2486b', '#ff6a4d'] : ['#ff9a56', '#ffe9bd', '#ee3f24'];
  const sea = night ? ['#2c2a66', '#23225a', '#1b1a4a'] : ['#2f9fb0', '#1f8398', '#14657c'];
  const x = 60 + next() * 80;
  const scallops = (y: number, r: number, fill: string, edge: string): string =>
    Array.from({ length: Math.ceil(200 / r) + 2 }, (_, n) => circle((n - 0.5 + (y % 2) * 0.5) * r * 1.9 - r, y, r, fill, `stroke="${edge}" stroke-width="1.6"`) + circle((n - 0.5 + (y % 2) * 0.5) * r * 1.9 - r, y, r * 0.55, 'none', `stroke="${edge}" stroke-width="1.2"`)).join('');
  const gate = group(p`transform="translate(${x > 100 ? 34 : 166} 182) scale(${0.8 + next() * 0.2})"`, line('M-14 0V-42M14 0V-42', '#8f1f1a', 5), line('M-24 -42Q0 -36 24 -42', '#c22a20', 6), line('M-18 -30H18', '#c22a20', 4));
  return [
    sky(sheet, top!, low!),
    night ? stars(sheet, next, 30, 110) : '',
    beams(100, 108, 18, 260, night ? '#ff9a8a' : '#fff3d0', night ? 0.1 : 0.42, next()),
    circle(100, 106, 68, sun!),
    cloud(30 + next() * 30, 62 + next() * 20, 26, night ? '#6a3f78' : '#fff4dd', 'opacity=".85"'),
    cloud(160 - next() * 20, 84 + next() * 24, 22, night ? '#7b4680' : '#fff4dd', 'opacity=".85"'),
    path(p`M${x - 70} 190Q${x - 30} 150 ${x} 138Q${x + 20} 160 ${x + 64} 190Z`, night ? '#3a2a5c' : '#d5714a'),
    path(p`M${x - 10} 143L${x} 138L${x + 9} 148L${x} 146Z`, '#fff6e6', 'opacity=".8"'),
    gate,
    rect(0, 186, 200, 94, sea[0]!),
    scallops(203, 17, sea[0]!, lighter(sea[0]!, 0.4)), scallops(220, 17, sea[1]!, lighter(sea[1]!, 0.35)), scallops(239, 17, sea[2]!, lighter(sea[2]!, 0.3)),
    rect(0, 246, 200, 40, sea[2]!),
  ].join('');
}

function conclave({ sheet, night, next }: Place): string {
  const air = night ? '#1d5a5c' : '#e3f2b4';
  const trunk = night ? '#0f2a30' : '#4a5a34';
  const trunks = [0.62, 0.38, 0.12].map((far, row) =>
    Array.from({ length: 5 - row }, (_, n) => {
      const x = (n + 0.15 + next() * 0.7) * (200 / (5 - row));
      if (row > 0 && x > 62 && x < 138) return '';
      const w = 9 + row * 8;
      return path(p`M${x - w} 280Q${x - w * 0.4} 200 ${x - w * 0.5} 0H${x + w * 0.5}Q${x + w * 0.4} 200 ${x + w * 1.1} 280Z`, hazed(trunk, air, far)) + path(p`M${x} 280Q${x + w * 0.1} 160 ${x} 0H${x + w * 0.5}Q${x + w * 0.4} 200 ${x + w * 1.1} 280Z`, '#000', 'opacity=".12"');
    }).join(''),
  );
  const leaves = (y: number, r: number, fill: string, n: number): string => Array.from({ length: n }, (_, k) => circle((k + next() * 0.6) * (220 / n) - 8, y + next() * 16 - 8, r * (0.7 + next() * 0.5), fill)).join('');
  return [
    sky(sheet, night ? '#0b2b3c' : '#9ccf78', night ? '#1f6a5e' : '#f7f6cf', { x: 100, y: 100, r: 46, colour: night ? '#9fe8d8' : '#fffbe0', glow: 2.4 }),
    trunks[0]!,
    night ? '' : path('M60 0L20 280H70L96 0ZM128 0L120 280H176L152 0Z', '#fffde0', 'opacity=".28"'),
    trunks[1]!,
    leaves(26, 30, hazed(night ? '#124a44' : '#5fa04a', air, 0.3), 8),
    trunks[2]!,
    leaves(2, 32, night ? '#0d3532' : '#3d8038', 8),
    ridge(sheet, next, 214, 9, 5, night ? '#0e3b34' : '#5d9a3e'),
    Array.from({ length: 9 }, () => {
      const [x, y] = [next() * 200, 206 + next() * 30];
      return night ? lamp(sheet, x, y - 50 * next(), 1.6, '#c8ffb0') : line(p`M${x} ${y + 16}Q${x - 6} ${y} ${x - 10} ${y - 6}M${x} ${y + 16}Q${x + 6} ${y} ${x + 10} ${y - 6}M${x} ${y + 16}V${y - 10}`, '#37702c', 3);
    }).join(''),
    mirrored(group(p`transform="translate(${18 + next() * 10} 226)"`, rect(-4, -6, 8, 20, '#f5e6c8'), path('M-17 -4C-16 -24 16 -24 17 -4Z', night ? '#5fe0c0' : '#d8452e'), circle(-6, -12, 3, '#fff'), circle(6, -9, 2.4, '#fff'))),
  ].join('');
}

function marche({ sheet, night, next }: Place): string {
  const [top, low, sun] = night ? ['#16204f', '#6b4a80', '#fff2c8'] : ['#3fb4c4', '#fff0c0', '#fff8d8'];
  const sand = night ? ['#7a5a7c', '#5d4468', '#433252'] : ['#f4cf77', '#e3ab4a', '#c4842e'];
  const tent = (x: number, y: number, s: number, a: string, b: string): string =>
    path(p`M${x - 26 * s} ${y}L${x} ${y - 38 * s}L${x + 26 * s} ${y}Z`, a) + path(p`M${x - 9 * s} ${y}L${x} ${y - 38 * s}L${x + 9 * s} ${y}Z`, b) + path(p`M${x + 9 * s} ${y}L${x} ${y - 38 * s}L${x + 26 * s} ${y}Z`, '#000', 'opacity=".15"') + line(p`M${x} ${y - 38 * s}v-9`, '#4a2a18', 2) + path(p`M${x} ${y - 38 * s - 10}l11 4-11 4Z`, b) + (night ? lamp(sheet, x, y - 5, 2.4, '#ffc46a') : '');
  const flags = (y: number, dip: number): string =>
    line(p`M-4 ${y}Q100 ${y + dip} 204 ${y - 6}`, '#5a3a20', 1.6) + Array.from({ length: 9 }, (_, n) => { const t = (n + 0.5) / 9; const fy = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + dip) + t * t * (y - 6); return path(p`M${t * 208 - 9} ${fy}h14l-7 15Z`, ['#d8402e', '#f6c12f', '#2f8f8a', '#8a3f92'][n % 4]!); }).join('');
  const left = next() > 0.5;
  return [
    sky(sheet, top!, low!, { x: left ? 148 : 52, y: 74, r: 24, colour: sun!, glow: 3.4 }),
    night ? stars(sheet, next, 46, 150) : '',
    flags(30 + next() * 6, 34),
    path(p`M${left ? -20 : 96} 200L${left ? 44 : 160} 128L${left ? 108 : 224} 200Z`, hazed(sand[1]!, low!, 0.5)), path(p`M${left ? 44 : 160} 128L${left ? 108 : 224} 200H${left ? 56 : 172}Z`, hazed(sand[2]!, low!, 0.45)),
    ridge(sheet, next, 186, 12, 3, hazed(sand[0]!, low!, 0.25)),
    ridge(sheet, next, 204, 12, 3, sand[0]!),
    tent(26, 214, 0.9, '#f8ead0', '#c8402e'), tent(176, 216, 1, '#f6c12f', '#7a3f86'),
    ridge(sheet, next, 226, 10, 2, sand[1]!),
    ridge(sheet, next, 252, 8, 2, sand[2]!),
  ].join('');
}

function societe({ sheet, night, next }: Place): string {
  const rock = night ? '#2b2c38' : '#565c68';
  const glow = night ? '#4fd7ff' : '#ffbf5e';
  const teeth = (y: number, up: boolean, fill: string): string => {
    let d = up ? 'M0 0' : 'M0 280';
    for (let n = 0; n <= 8; n++) d += p`L${n * 25} ${y + (up ? 1 : -1) * (n % 2 ? 12 + next() * 22 : next() * 8)}`;
    return path(`${d}${up ? 'V0' : 'V280'}Z`, fill);
  };
  const crystal = (x: number, y: number, s: number, turn: number): string => group(p`transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`, path('M0 4L-7 -6L-4 -28L0 -34L5 -26L7 -6Z', night ? '#48d8e8' : '#39c5b5'), path('M0 4L0 -34L5 -26L7 -6Z', '#000', 'opacity=".22"'), path('M-4 -28L0 -34L0 -10Z', '#fff', 'opacity=".6"'));
  return [
    rect(0, 0, 200, 280, sheet.radial([[0, night ? '#4a6a8c' : '#f6d9a0'], [0.45, night ? '#34405c' : '#a78a68'], [1, darker(rock, 0.35)]], 0.5, 0.38, 0.75)),
    path('M48 280V150C48 96 72 66 100 66C128 66 152 96 152 150V280Z', sheet.radial([[0, lighter(glow, 0.65)], [0.6, glow], [1, darker(glow, 0.4)]], 0.5, 0.3, 0.8), 'opacity=".75"'),
    teeth(34, true, hazed(rock, glow, 0.12)),
    path('M0 0H44C30 70 26 160 34 280H0ZM200 0H156C170 70 174 160 166 280H200Z', rock),
    path('M0 0H22C12 80 10 170 14 280H0ZM200 0H182C190 80 192 170 188 280H200Z', darker(rock, 0.3)),
    rect(24, 40, 13, 200, '#7a5230'), rect(163, 40, 13, 200, '#5f3d22'), rect(14, 34, 172, 15, '#8a5f38'), rect(14, 45, 172, 4, '#5a3a20'),
    line(p`M${56 + next() * 10} 48v16`, '#2a2018', 2), lamp(sheet, 60, 68, 5, '#ffd27a'), line('M142 48v24', '#2a2018', 2), lamp(sheet, 142, 76, 5, '#ffd27a'),
    teeth(226, false, darker(rock, 0.12)),
    crystal(18 + next() * 10, 236, 1 + next() * 0.5, -14), crystal(34, 240, 0.8, 12), crystal(176 - next() * 8, 236, 1.1 + next() * 0.5, 12), crystal(162, 242, 0.8, -10),
    line('M70 280L90 214M130 280L110 214M64 270H136M74 250H126M82 232H118', '#2f2a2a', 3.5),
  ].join('');
}

function cite({ sheet, night, next }: Place): string {
  const [top, low] = night ? ['#12204f', '#5d7fc4'] : ['#5fb2e8', '#f4fbff'];
  const stone = night ? '#6f7fae' : '#e9eef6';
  const isle = (x: number, y: number, s: number, far: number): string => {
    const wall = hazed(stone, low!, far);
    const roof = hazed(night ? '#3f4f96' : '#3f8fd0', low!, far);
    const window = night ? '#ffe08a' : hazed('#3a5f86', low!, far);
    return group(
      p`transform="translate(${x} ${y}) scale(${s})"`,
      path('M-40 0Q0 -8 40 0Q30 16 14 24L4 46L-8 24Q-30 16 -40 0Z', hazed(night ? '#4a4f78' : '#9a8f9a', low!, far)),
      path('M4 -3Q24 -4 40 0Q30 16 14 24L4 46Z', '#000', 'opacity=".14"'),
      path('M-42 0Q0 -12 42 0Q0 8 -42 0Z', hazed(night ? '#3f7a76' : '#7fbf6a', low!, far)),
      tower(-18, 0, 13, 24, wall, roof, window), tower(18, 0, 12, 18, wall, roof, window), tower(0, 0, 15, 40, wall, roof, window, 1.5),
    );
  };
  return [
    sky(sheet, top!, low!, { x: 100, y: 104, r: 54, colour: night ? '#dfe9ff' : '#ffffff', glow: 1.9 }),
    night ? stars(sheet, next, 50) : '',
    cloud(40, 178, 44, night ? '#8fa3da' : '#ffffff', 'opacity=".6"'),
    isle(32 + next() * 8, 98 + next() * 12, 0.72, 0.35), isle(170 - next() * 8, 84 + next() * 14, 0.62, 0.45),
    cloud(166, 150, 34, night ? '#8fa3da' : '#ffffff', 'opacity=".75"'),
    isle(30, 186, 0.95, 0.1), isle(174, 190, 0.9, 0.1),
    cloud(10, 230, 60, night ? '#7a90cf' : '#ffffff', 'opacity=".95"'), cloud(120, 244, 60, night ? '#6c82c4' : '#eef7ff', 'opacity=".95"'), cloud(196, 228, 50, night ? '#7a90cf' : '#ffffff', 'opacity=".95"'),
    rect(0, 240, 200, 40, night ? '#5f74b6' : '#e4f1fb'),
  ].join('');
}

function dragons({ sheet, night, next }: Place): string {
  const [top, low] = night ? ['#14082c', '#6a1f5e'] : ['#6d3fa8', '#ffb48c'];
  const rock = night ? '#2a1140' : '#5a2a72';
  const flyer = (x: number, y: number, s: number): string => path('M0 0C-6 -8 -16 -10 -26 -4C-20 -4 -18 0 -16 2C-12 0 -8 2 -6 5C-3 4 0 6 0 10C0 6 3 4 6 5C8 2 12 0 16 2C18 0 20 -4 26 -4C16 -10 6 -8 0 0Z', darker(rock, 0.3), p`transform="translate(${x} ${y}) scale(${s})"`);
  return [
    sky(sheet, top!, low!, { x: 100, y: 108, r: 52, colour: night ? '#ff5a7a' : '#fff0b8', glow: 2.2 }),
    night ? stars(sheet, next, 30, 100) + line(p`M${150 + next() * 20} 0l-9 34 12 4-16 44`, '#ffe9ff', 2.5) : '',
    cloud(20, 60, 40, night ? '#3a1650' : '#8a5ab8', 'opacity=".6"'), cloud(176, 46, 44, night ? '#3a1650' : '#8a5ab8', 'opacity=".6"'),
    flyer(36 + next() * 10, 74 + next() * 20, 1), flyer(168 - next() * 10, 66 + next() * 20, 0.8),
    ridge(sheet, next, 168, 26, 4, hazed(rock, low!, 0.5), 1),
    ridge(sheet, next, 200, 24, 4, hazed(rock, low!, 0.2), 1),
    path('M-10 280L30 150L62 214L90 280ZM110 280L146 206L172 140L214 280Z', rock),
    path('M30 150L62 214L90 280H40Z', '#000', 'opacity=".2"'), path('M172 140L214 280H178Z', '#000', 'opacity=".2"'),
    line('M30 152L40 190L34 214L44 280M172 142L166 180L174 204L166 280', '#ff8a3a', 3.5), line('M30 152L40 190L34 214L44 280M172 142L166 180L174 204L166 280', '#ffe08a', 1.3),
    circle(30, 150, 20, sheet.radial([[0, '#ffcf6a', 0.9], [1, '#ff6a2a', 0]])), circle(172, 140, 20, sheet.radial([[0, '#ffcf6a', 0.9], [1, '#ff6a2a', 0]])),
    rect(0, 240, 200, 40, sheet.linear([[0, '#ff7a2a', 0], [1, '#ff7a2a', 0.5]])),
  ].join('');
}

export const LANDS: Record<Faction, (at: Place) => string> = { iles, conclave, marche, societe, cite, dragons };

export { oval, tree };
