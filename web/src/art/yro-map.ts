/** What the table of YRO is made of, under everything that lies on it: quiet, so that cards come first. */
import { FACTIONS, PALETTE as LANDS } from '$tables/yro/palette';
import { chance, circle, group, line, mix, p, path, rect, Sheet } from './sheet';

/** A parchment map: coasts, mountains, woods and roads, a rose of the winds, and the seals of the six lands. */
export function map(night: boolean): string {
  const sheet = new Sheet(1600, 1000);
  const next = chance('map');
  const [paper, edge, ink] = night ? ['#2b2418', '#120d08', '#e2c284'] : ['#eedfba', '#c9a96c', '#7a5a2c'];
  const strong = night ? 0.34 : 0.42;
  const peaks = (x: number, y: number, n: number): string => Array.from({ length: n }, (_, k) => { const [a, b] = [x + (k % 4) * 44 + next() * 14, y + Math.floor(k / 4) * 34 + next() * 10]; return line(p`M${a} ${b}l20 -34l22 34M${a + 20} ${b - 34}l4 20l-5 14`, ink, 2.6); }).join('');
  const wood = (x: number, y: number, n: number): string => Array.from({ length: n }, () => { const [a, b] = [x + next() * 190, y + next() * 110]; return line(p`M${a} ${b}v10M${a} ${b}m-11 0a11 12 0 1 1 22 0z`, ink, 2.2); }).join('');
  const dunes = (x: number, y: number): string => Array.from({ length: 9 }, () => { const [a, b] = [x + next() * 220, y + next() * 110]; return line(p`M${a} ${b}q18 -16 36 0`, ink, 2.2); }).join('');
  const waves = Array.from({ length: 46 }, () => { const [a, b] = [next() * 1600, next() * 1000]; return line(p`M${a} ${b}q9 -8 18 0t18 0`, ink, 1.8); }).join('');
  const coast = 'M-40 330C120 250 190 380 330 330S520 150 690 190S900 330 1040 250S1260 90 1400 170S1560 330 1660 300V760C1560 720 1480 840 1340 800S1120 690 990 750S800 900 640 850S430 690 300 760S80 780 -40 720Z';
  const seals = FACTIONS.map((faction, n) => {
    const [x, y] = [[170, 520], [430, 470], [690, 560], [930, 440], [1180, 520], [1430, 470]][n]!;
    return circle(x!, y!, 58, mix(LANDS[faction].colour, paper!, 0.45), `stroke="${ink}" stroke-width="4"`) + `<svg x="${x! - 34}" y="${y! - 34}" width="68" height="68" viewBox="0 0 512 512"><path d="${LANDS[faction].symbol}" fill="${ink}"/></svg>`;
  }).join('');
  const rose = group('transform="translate(1370 840)"', circle(0, 0, 96, 'none', `stroke="${ink}" stroke-width="3"`), circle(0, 0, 84, 'none', `stroke="${ink}" stroke-width="2" stroke-dasharray="4 9"`), path('M0 -124L18 -18L124 0L18 18L0 124L-18 18L-124 0L-18 -18Z', ink!), path('M0 -124L0 0L18 -18ZM124 0L0 0L18 18ZM0 124L0 0L-18 18ZM-124 0L0 0L-18 -18Z', paper!, 'opacity=".6"'));
  sheet.put(
    rect(0, 0, 1600, 1000, sheet.radial([[0, paper!], [1, edge!]], 0.5, 0.45, 0.78)),
    group(`opacity="${strong * 0.6}"`, waves),
    path(coast, night ? '#3f3423' : '#f8eed6', 'opacity=".75"'),
    group(`opacity="${strong}"`, line(coast, ink!, 4), line(coast, ink!, 1.5, 'transform="translate(0 12)"'), peaks(1240, 300, 11), peaks(520, 300, 6), wood(330, 520, 18), wood(880, 560, 12), dunes(620, 620), dunes(60, 420), line('M170 520C260 460 340 500 430 470S600 560 690 560S840 450 930 440S1080 520 1180 520S1340 480 1430 470', ink!, 4, 'stroke-dasharray="14 13"'), rose),
    group(`opacity="${night ? 0.26 : 0.3}"`, seals),
    rect(0, 0, 1600, 1000, sheet.radial([[0.6, edge!, 0], [1, night ? '#080502' : '#8a5a20', night ? 0.8 : 0.45]], 0.5, 0.5, 0.76)),
  );
  return sheet.address();
}
