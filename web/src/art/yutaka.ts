/** Pictures of Yutakâ: as many treasures as a card is worth, where such treasures are found. */
import { PALETTE, type Suit } from '$tables/yutaka/palette';
import { beams, cloud, hazed, lamp, place, ridge, sky, stars, type Place } from './land';
import { circle, line, mirrored, p, path, rect, Sheet, thing, type Material } from './sheet';

export { sea } from './yutaka-sea';

const OF: Record<Suit, Material> = { idole: 'gold', dague: 'jade', amphore: 'azure', cristaux: 'ruby', equipement: 'steel', dynamite: 'ruby' };

/** A palm that leans. */
export const palm = (x: number, foot: number, high: number, leaf: string, lean: number): string =>
  line(p`M${x} ${foot}Q${x + lean * 0.3} ${foot - high * 0.6} ${x + lean} ${foot - high}`, '#7a5230', high * 0.09) +
  [[-34, 6], [-26, -12], [0, -22], [26, -14], [34, 6]].map(([dx, dy]) => path(p`M${x + lean} ${foot - high}q${dx! * high * 0.008} ${(dy! - 12) * high * 0.008} ${dx! * high * 0.014} ${dy! * high * 0.012 + high * 0.06}q${-dx! * high * 0.005} ${-high * 0.09} ${-dx! * high * 0.014} ${-dy! * high * 0.012 - high * 0.06}z`, leaf)).join('');

const SITES: Record<Suit, (at: Place) => string> = {
  /** A grassy slope over the sea. */
  idole: ({ sheet, night, next }) =>
    sky(sheet, night ? '#2a2050' : '#ffb84a', night ? '#a8607a' : '#fff2c4', { x: 150, y: 70, r: 24, colour: night ? '#ffe8c0' : '#fffbe0', glow: 3 }) + (night ? stars(sheet, next, 24, 110) : '') + rect(0, 158, 200, 130, night ? '#3a3a78' : '#4fb0b8') + ridge(sheet, next, 200, 14, 3, night ? '#4a5a3a' : '#a8b848') + ridge(sheet, next, 228, 10, 3, night ? '#364a30' : '#8a9a34'),
  /** Deep in the jungle. */
  dague: ({ sheet, night, next }) =>
    sky(sheet, night ? '#0a2a28' : '#8fd08a', night ? '#1c5a4a' : '#eefad0', { x: 100, y: 96, r: 50, colour: night ? '#7ae0b0' : '#fbffe0', glow: 2 }) + palm(24, 250, 150, hazed(night ? '#0f4a3a' : '#2f8f4a', '#dff0c0', night ? 0 : 0.25), 12) + palm(178, 250, 160, hazed(night ? '#0f4a3a' : '#2f8f4a', '#dff0c0', night ? 0 : 0.25), -14) + mirrored(path('M-10 0C30 10 60 40 66 76C40 60 10 60 -10 70Z', night ? '#08332a' : '#1f7a3e')) + ridge(sheet, next, 224, 12, 4, night ? '#0c3a2c' : '#3f8f44') + (night ? Array.from({ length: 8 }, () => lamp(sheet, next() * 200, 120 + next() * 100, 1.6, '#d8ff9a')).join('') : ''),
  /** The bottom of a lagoon. */
  amphore: ({ sheet, night, next }) =>
    rect(0, 0, 200, 280, sheet.linear([[0, night ? '#123a7a' : '#8fe0f4'], [0.5, night ? '#0c2a5e' : '#3f9fd8'], [1, night ? '#071a40' : '#1f5fa8']])) + path('M40 0L10 280H60L84 0ZM120 0L130 280H176L152 0Z', '#fff', `opacity="${night ? 0.06 : 0.2}"`) + ridge(sheet, next, 226, 12, 3, night ? '#3a4a6a' : '#e8d8a0') + mirrored(line('M22 244Q12 220 24 200T18 166M40 248Q50 226 38 206', night ? '#1f6a5a' : '#2f9a7a', 6)) + Array.from({ length: 12 }, () => circle(next() * 200, next() * 220, 2 + next() * 4, 'none', 'stroke="#fff" stroke-width="1.5" opacity=".6"')).join(''),
  /** A cave that glows. */
  cristaux: ({ sheet, night, next }) =>
    rect(0, 0, 200, 280, sheet.radial([[0, night ? '#8a2f4a' : '#ffc0b0'], [0.5, night ? '#4a1a38' : '#c86a78'], [1, night ? '#1c0a1e' : '#5a2440']], 0.5, 0.42, 0.72)) + beams(100, 110, 14, 220, '#fff', 0.1, next()) + path('M0 0H200V44L176 70L150 36L124 62L100 30L72 60L48 34L24 68L0 40Z', night ? '#1c0c20' : '#4a1f3a') + path('M0 280V232L24 210L50 238L80 218L110 240L140 214L170 236L200 208V280Z', night ? '#1c0c20' : '#4a1f3a'),
  /** The camp on the beach. */
  equipement: ({ sheet, night, next }) =>
    sky(sheet, night ? '#141c3c' : '#7ec8e8', night ? '#4a5a8a' : '#fdf4dc', { x: 48, y: 66, r: 20, colour: night ? '#f0f4ff' : '#fffbe0', glow: 3 }) + (night ? stars(sheet, next, 30, 120) : cloud(140, 70, 28, '#fff', 'opacity=".85"')) + rect(0, 164, 200, 120, night ? '#1f3a6a' : '#3fa8c0') + path('M0 280V214Q80 192 200 212V280Z', night ? '#5d5568' : '#ecd9a4') + path('M18 222L52 164L86 222Z', night ? '#6a5a4a' : '#d8a05a') + path('M52 164L86 222H58Z', '#000', 'opacity=".22"') + palm(176, 236, 120, night ? '#1f4a3a' : '#3f9a4e', -16) + (night ? lamp(sheet, 52, 214, 4, '#ffc46a') : ''),
  /** It goes off. */
  dynamite: ({ sheet, night, next }) =>
    rect(0, 0, 200, 280, sheet.radial([[0, '#fff6c0'], [0.22, '#ffc83a'], [0.5, '#ff6a1a'], [1, night ? '#1a0a0a' : '#4a1a14']], 0.5, 0.44, 0.75)) + beams(100, 116, 11, 220, '#fff3b0', 0.4, next()) + [[24, 60], [172, 80], [36, 190], [164, 200], [100, 30]].map(([x, y]) => path(p`M${x!} ${y!}l9 -6 8 7 -3 10 -11 3 -6 -8z`, '#2a1814')).join(''),
};

/** Another hour for every value: the light of morning, noon, evening and dusk. */
const HOURS = ['#fff2c0', '#8fe0ff', '#ffb27a', '#b79aff', '#9affc0'];

const SPOTS: (readonly [number, number, number])[][] = [
  [[100, 112, 128]],
  [[64, 104, 96], [136, 124, 96]],
  [[100, 72, 84], [56, 142, 84], [144, 142, 84]],
  [[58, 74, 78], [142, 74, 78], [58, 152, 78], [142, 152, 78]],
  [[56, 68, 68], [144, 68, 68], [100, 114, 68], [56, 160, 68], [144, 160, 68]],
];

/** A card: its treasure as often as it is worth. */
export function treasure(suit: Suit, value: number, night: boolean): string {
  const sheet = new Sheet(200, 280);
  sheet.put(SITES[suit](place(sheet, `${suit}${value}`, night)), suit === 'dynamite' ? '' : rect(0, 0, 200, 280, HOURS[value - 1] ?? HOURS[0]!, `opacity="${night ? 0.16 : 0.24}"`), circle(100, 112, 110, sheet.radial([[0, '#ffffff', night ? 0.35 : 0.7], [1, '#ffffff', 0]])));
  sheet.show((SPOTS[Math.max(1, value) - 1] ?? SPOTS[0]!).map(([x, y, size]) => thing(sheet, PALETTE[suit].symbol, OF[suit], { x, y, size, line: 3.5 })).join(''));
  return sheet.address('-4 16 208 196');
}
