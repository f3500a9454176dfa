/** What the table of Yutakâ is made of, under everything that lies on it: quiet, so that cards come first. */
import { chance, circle, group, line, mix, oval, p, path, rect, Sheet } from './sheet';

/** The sea from above: by day sand shines through the shallows, by night the moon lies on it. */
export function sea(night: boolean): string {
  const sheet = new Sheet(1600, 1000);
  const next = chance('sea');
  const [deep, water, shallow, foam] = night ? ['#061523', '#0f3247', '#1d5a70', '#a9d3e8'] : ['#14607a', '#2a8ea3', '#63c3c2', '#ffffff'];
  const swell = Array.from({ length: 120 }, () => {
    const [x, y, wide] = [next() * 1600, next() * 1000, 14 + next() * 20];
    return line(p`M${x} ${y}q${wide / 2} ${-wide * 0.36} ${wide} 0t${wide} 0`, foam!, 1.6 + next() * 1.6, `opacity="${(0.1 + next() * 0.22).toFixed(2)}"`);
  }).join('');
  const reef = (x: number, y: number, r: number): string =>
    oval(x, y, r, r * 0.62, sheet.radial([[0, shallow!, 0.85], [0.55, shallow!, 0.4], [1, shallow!, 0]])) + oval(x, y, r * 0.36, r * 0.18, mix(shallow!, night ? '#3a5a5a' : '#ffe9b0', 0.5), 'opacity=".5"');
  const glitter = Array.from({ length: night ? 46 : 30 }, () => {
    const y = next() * 1000;
    const x = 1130 + (next() - 0.5) * (80 + y * 0.32);
    return oval(x, y, 12 + next() * 26, 2 + next() * 2, night ? '#fff3cf' : '#ffffff', `opacity="${(0.12 + next() * 0.3).toFixed(2)}"`);
  }).join('');
  const ink = night ? '#d6e6ee' : '#0c4257';
  const rose = group('transform="translate(1452 860)" opacity=".3"', circle(0, 0, 84, 'none', `stroke="${ink}" stroke-width="4"`), circle(0, 0, 72, 'none', `stroke="${ink}" stroke-width="2" stroke-dasharray="4 8"`), path('M0 -112L16 -16L112 0L16 16L0 112L-16 16L-112 0L-16 -16Z', ink));
  sheet.put(
    rect(0, 0, 1600, 1000, sheet.radial([[0, water!], [1, deep!]], 0.46, 0.46, 0.74)),
    [[150, 440, 330], [420, 470, 300], [700, 440, 330], [980, 470, 310], [1250, 440, 320]].map(([x, y, r]) => reef(x!, y!, r!)).join(''),
    swell, glitter,
    line('M-20 930C220 840 420 960 640 880S1040 820 1250 930', ink, 5, 'stroke-dasharray="4 20" opacity=".28"'),
    rose,
    rect(0, 0, 1600, 1000, sheet.radial([[0.55, deep!, 0], [1, night ? '#02080f' : '#0a3a4e', 0.7]], 0.5, 0.5, 0.78)),
  );
  return sheet.address();
}
