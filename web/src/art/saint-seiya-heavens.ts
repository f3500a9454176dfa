/** What the table of Saint Seiya is made of, under everything that lies on it: quiet, so that cards come first. */
import { beams, lamp, ridge, stars } from './land';
import { chance, circle, darker, group, lighter, p, path, rect, Sheet } from './sheet';
import { constellation } from './stars';

/** The sky over the Sanctuary: by day its last light behind the mountains, by night the Milky Way. */
export function heavens(night: boolean): string {
  const sheet = new Sheet(1600, 1000);
  const next = chance('heavens');
  const cloud = (x: number, y: number, r: number, colour: string, strong: number): string => circle(x, y, r, sheet.radial([[0, colour, strong], [1, colour, 0]]));
  const stone = night ? '#1a2150' : '#3a3c7c';
  const temple = (x: number, foot: number, wide: number): string => {
    const [high, n] = [wide * 0.42, 6];
    return (
      path(p`M${x - wide / 2} ${foot - high}L${x} ${foot - high - wide * 0.2}L${x + wide / 2} ${foot - high}Z`, lighter(stone, 0.1)) +
      Array.from({ length: n }, (_, k) => rect(x - wide * 0.44 + (k * wide * 0.8) / (n - 1), foot - high, wide * 0.07, high, stone)).join('') +
      rect(x - wide * 0.54, foot - 6, wide * 1.08, 10, lighter(stone, 0.06)) + lamp(sheet, x, foot - high * 0.4, wide * 0.022, '#ffb35c')
    );
  };
  sheet.put(
    rect(0, 0, 1600, 1000, sheet.linear(night ? [[0, '#04061a'], [0.6, '#10184a'], [1, '#1b2260']] : [[0, '#131b4e'], [0.45, '#2e3788'], [0.66, '#6a4a9c'], [0.78, '#b8627c']])),
    cloud(260, 240, 420, '#6a3ad0', night ? 0.32 : 0.3), cloud(980, 160, 460, '#2f6ad8', night ? 0.3 : 0.28), cloud(1380, 520, 420, '#a83a8a', night ? 0.22 : 0.24), cloud(560, 620, 460, '#2f8ad8', night ? 0.2 : 0.18),
    night ? group('transform="rotate(-24 800 400)"', rect(-300, 300, 2200, 170, sheet.linear([[0, '#c8d4ff', 0], [0.5, '#c8d4ff', 0.14], [1, '#c8d4ff', 0]]))) : beams(830, 760, 26, 1500, '#ffd2a0', 0.045, 0.07),
    stars(sheet, next, night ? 260 : 150, 860),
    group('opacity=".42"', constellation('pegasus', 40, 330, 330, '#bcd0ff', 0.7), constellation('draco', 1240, 380, 280, '#bcd0ff', 0.7), constellation('cygnus', 560, 440, 240, '#bcd0ff', 0.6)),
    ridge(sheet, next, 730, 40, 9, darker(stone, 0.2), 0.9), temple(250, 748, 120), temple(1330, 752, 150), temple(830, 728, 190), ridge(sheet, next, 770, 20, 8, darker(stone, 0.45), 0.2), ridge(sheet, next, 860, 20, 6, darker(stone, 0.65), 0.2),
  );
  return sheet.address();
}
