/** What the table of Volfyirion is made of, under everything that lies on it: quiet, so that cards come first. */
import { HOUSES, PALETTE } from '$tables/volfyirion/palette';
import { chance, circle, darker, group, lighter, mix, p, path, rect, Sheet } from './sheet';

/** A hall of warm slate, a fire in the middle of it, and the banners of the three Houses. */
export function hall(night: boolean): string {
  const sheet = new Sheet(1600, 1000);
  const next = chance('hall');
  const stone = night ? '#2a2026' : '#7d6350';
  const blocks = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 11 }, (_, n) => rect((n - (row % 2) * 0.5) * 160 + 3, row * 84 + 3, 154, 78, next() > 0.5 ? lighter(stone, next() * 0.07) : darker(stone, next() * 0.12), 'rx="6"')).join(''),
  ).join('');
  const banner = (x: number, n: number): string => {
    const look = PALETTE[HOUSES[n % 3]!];
    const cloth = mix(look.colour, stone, night ? 0.5 : 0.3);
    return group(
      p`transform="translate(${x} 0)"`,
      path('M-92 0H92V560L0 500L-92 560Z', '#000', 'opacity=".28" transform="translate(14 14)"'),
      path('M-92 0H92V560L0 500L-92 560Z', sheet.linear([[0, darker(cloth, 0.35)], [0.5, cloth], [1, darker(cloth, 0.15)]])),
      path('M-76 0V530M76 0V530', 'none', `stroke="${mix('#f2c24a', stone, night ? 0.55 : 0.3)}" stroke-width="7"`),
      path('M30 0H92V560L60 539C50 360 48 160 30 0Z', '#000', 'opacity=".16"'),
      `<svg x="-62" y="300" width="124" height="124" viewBox="0 0 512 512"><path d="${look.symbol}" fill="${mix('#f7dfa0', stone, 0.25)}"/></svg>`,
    );
  };
  const torch = (x: number): string => group(
    p`transform="translate(${x} 250)"`,
    circle(0, -20, 230, sheet.radial([[0, '#ffb45a', night ? 0.5 : 0.55], [0.4, '#ff8a2a', 0.2], [1, '#ff8a2a', 0]])),
    path('M-9 0H9L5 96H-5Z', '#2c1a12'), path('M-20 -8H20L13 16H-13Z', '#1a100c'),
    path('M-17 -8C-24 -40 -6 -52 0 -84C8 -56 24 -42 17 -8Z', '#ff7a1a'), path('M-9 -8C-12 -28 -2 -36 1 -56C6 -38 13 -30 9 -8Z', '#ffe08a'),
  );
  sheet.put(
    rect(0, 0, 1600, 1000, darker(stone, 0.35)),
    blocks,
    [150, 960, 1190, 1420].map(banner).join(''),
    [40, 560, 1075, 1560].map((x) => torch(x)).join(''),
    circle(800, 520, 900, sheet.radial([[0, night ? '#ff8a3a' : '#ffd9a0', night ? 0.16 : 0.34], [1, '#ff8a3a', 0]])),
    rect(0, 0, 1600, 1000, sheet.radial([[0.5, '#000000', 0], [1, '#120806', night ? 0.6 : 0.5]], 0.5, 0.5, 0.75)),
  );
  return sheet.address();
}
