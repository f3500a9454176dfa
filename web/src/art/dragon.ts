/** Volfyirion, the creature: asleep in its Lair, awake in it, on the wing (with the sky, or without: it soars over the table), over a City that burns; or away, and the Lair empty. */
import { drake } from './beasts';
import { beams, cloud, lamp, ridge, sky, stars, tower } from './land';
import { chance, circle, darker, group, INK, inked, lighter, line, mirrored, oval, path, rect, Sheet } from './sheet';

export type Pose = 'sleeps' | 'wakes' | 'flies' | 'burns' | 'away' | 'soars';

const [HIDE, BELLY, HORN] = ['#b5371c', '#ffb45a', '#f3dfb4'];

/** A wing, spread to the left of the middle. */
export function wing(sheet: Sheet, raised: number): string {
  const skin = sheet.linear([[0, lighter('#7a1c12', 0.15)], [1, '#d9622a']], 0, 0, 1, 1);
  return group(
    `transform="rotate(${raised} 92 112)"`,
    inked('M92 112C78 84 52 54 8 44C16 58 14 72 6 88C22 86 30 94 30 110C42 102 54 106 58 122C68 112 82 114 92 128Z', skin),
    line('M92 112C66 90 40 66 8 44M92 114C62 102 34 92 6 88M92 118C66 110 48 108 30 110M92 122C78 116 68 116 58 122', darker('#7a1c12', 0.3), 3),
    inked('M8 44L-2 34L12 38Z', HORN, 2),
  );
}

/** The front of its body, and its tail. */
export const trunk = (sheet: Sheet): string =>
  [
    line('M120 196C170 206 192 180 178 152', INK, 19), line('M120 196C170 206 192 180 178 152', HIDE, 13), inked('M168 158L176 128L192 150Z', HORN, 2.5),
    inked('M62 216C54 170 70 128 100 122C130 128 146 170 138 216Z', sheet.linear([[0, lighter(HIDE, 0.2)], [1, darker(HIDE, 0.3)]])),
    path('M82 216C76 176 84 140 100 134C116 140 124 176 118 216Z', BELLY), line('M84 160Q100 168 116 160M82 178Q100 187 118 178M81 197Q100 206 119 197', darker(BELLY, 0.3), 3),
  ].join('');

function lair(sheet: Sheet, night: boolean, fire: string): string {
  const rock = night ? '#1a1416' : '#3a2c2a';
  return [
    rect(0, 0, 200, 200, sheet.radial([[0, fire], [0.5, darker(fire, 0.55)], [1, rock]], 0.5, 0.6, 0.7)),
    path('M0 0H200V200H184C192 120 164 44 100 40C36 44 8 120 16 200H0Z', rock), path('M0 0H200V60L180 44L160 70L138 30L118 52L100 26L78 54L60 34L40 66L20 42L0 64Z', darker(rock, 0.4)),
    path('M0 200V176Q100 160 200 176V200Z', darker(rock, 0.2)),
    [24, 44, 62, 140, 158, 176].map((x, n) => oval(x, 186 - (n % 2) * 5, 9, 4, '#f2b632', `stroke="${INK}" stroke-width="1.5"`)).join(''),
  ].join('');
}

export function dragon(pose: Pose, night: boolean): string {
  const sheet = new Sheet(200, 200);
  const next = chance(pose);
  const head = (does: 'looks' | 'sleeps' | 'roars', x: number, y: number, scale: number, turn = 0): string => group(`transform="translate(${x} ${y}) scale(${scale}) rotate(${turn} 100 104) translate(-100 -104)"`, drake(HIDE, BELLY, HORN, '#ffe14a', does)(sheet));
  if (pose === 'away') {
    sheet.put(lair(sheet, night, '#4a3a30'));
  } else if (pose === 'sleeps') {
    sheet.put(lair(sheet, night, '#8a4a22'));
    const spikes = [[52, 100], [68, 84], [88, 76], [108, 76], [128, 84], [146, 100]].map(([x, y], n) => inked(`M${x! - 8} ${y! + 12}L${x! + (n - 2.5) * 4} ${y! - 14}L${x! + 8} ${y! + 12}Z`, HORN, 2.5)).join('');
    sheet.show(
      spikes,
      inked('M26 182C14 128 52 88 100 88C150 88 188 130 176 182Z', sheet.linear([[0, lighter(HIDE, 0.2)], [1, darker(HIDE, 0.35)]])),
      line('M52 132C70 112 92 106 112 108M60 156C78 136 100 130 124 134', darker(HIDE, 0.35), 3),
      inked('M110 100C140 92 172 112 182 150C160 140 140 138 122 144Z', darker(HIDE, 0.2)),
      line('M30 184C70 196 130 196 176 180', INK, 22), line('M30 184C70 196 130 196 176 180', HIDE, 15), inked('M170 172L194 168L180 190Z', HORN, 2.5),
      head('sleeps', 74, 148, 0.62, -8),
      [0, 1, 2].map((n) => circle(118 + n * 14, 128 - n * 18, 5 + n * 2, '#fff', `opacity="${0.5 - n * 0.12}"`)).join(''),
    );
  } else if (pose === 'wakes') {
    sheet.put(lair(sheet, night, '#ff8a2a'), beams(100, 110, 14, 200, '#ffe08a', 0.16, 0.2));
    sheet.show(mirrored(wing(sheet, 24)), trunk(sheet), head('looks', 100, 84, 0.92));
  } else if (pose === 'flies') {
    sheet.put(sky(sheet, night ? '#160a1c' : '#5b3a5e', night ? '#7a2a1c' : '#ffb46a', { x: 100, y: 96, r: 46, colour: night ? '#ff9a5a' : '#fff0c0', glow: 2.2 }), night ? stars(sheet, next, 30, 120) : '', cloud(40, 168, 44, night ? '#4a2026' : '#ffd9b0', 'opacity=".8"'), cloud(150, 180, 50, night ? '#5a262a' : '#ffe4c4', 'opacity=".8"'));
    sheet.show(mirrored(wing(sheet, 4)), group('transform="translate(32 50) scale(.68)"', trunk(sheet)), head('looks', 100, 92, 0.62));
  } else if (pose === 'soars') {
    sheet.put(oval(100, 190, 60, 8, '#000000', `opacity="${night ? 0.5 : 0.35}"`));
    sheet.show(mirrored(wing(sheet, 4)), group('transform="translate(32 50) scale(.68)"', trunk(sheet)), head('roars', 100, 88, 0.62));
  } else {
    sheet.put(sky(sheet, night ? '#120508' : '#3a1418', '#ff7a2a'), ridge(sheet, next, 150, 10, 4, '#4a1a14', 0.8), [20, 44, 66, 136, 160, 182].map((x, n) => tower(x, 200, 18, 34 + (n % 3) * 12, '#2a1416', '#160a0e', '#ffd24a')).join(''), [30, 56, 148, 172].map((x) => lamp(sheet, x, 168, 5, '#ffb02e')).join(''));
    sheet.show(
      mirrored(wing(sheet, 16)), head('roars', 100, 78, 0.8),
      path('M84 152C70 176 60 190 52 206H148C140 190 130 176 116 152Q100 160 84 152Z', sheet.linear([[0, '#fff6c0'], [0.4, '#ffc83a'], [1, '#ff5a1a']]), 'opacity=".95"'),
      path('M92 156C86 178 80 192 78 206H122C120 192 114 178 108 156Z', '#fff6d0', 'opacity=".8"'),
    );
  }
  return sheet.address();
}
