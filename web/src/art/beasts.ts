/** Heads that are not human: the animals of the isles, dragons, golems. Each takes the place of a head on a sheet of 200 by 280. */
import { circle, darker, INK, inked, lighter, line, mirrored, oval, path, type Sheet } from './sheet';

const eyes = (x: number, y: number, iris: string, grim = true): string =>
  mirrored(oval(x, y, 6.5, 6.8, '#fffbe8', `stroke="${INK}" stroke-width="2"`) + circle(x + 1.5, y + 0.6, 4.4, iris) + circle(x + 1.8, y + 0.8, 2.4, INK) + circle(x - 0.6, y - 1.8, 1.5, '#fff') + (grim ? line(`M${x - 10} ${y - 11}L${x + 9} ${y - 5}`, INK, 4) : ''));
const fur = (sheet: Sheet, colour: string): string => sheet.linear([[0, lighter(colour, 0.28)], [0.6, colour], [1, darker(colour, 0.25)]], 0, 0, 0.4, 1);
const nose = (y: number, wide = 9): string => inked(`M${100 - wide} ${y}Q100 ${y - 6} ${100 + wide} ${y}Q${100 + wide * 0.6} ${y + 9} 100 ${y + 10}Q${100 - wide * 0.6} ${y + 9} ${100 - wide} ${y}Z`, '#2a1c22', 2) + line(`M${100 - wide * 0.4} ${y}H${100 + wide * 0.1}`, '#fff', 2, 'opacity=".6"');
const mouth = (y: number): string => line(`M100 ${y}V${y + 5}Q92 ${y + 13} 84 ${y + 7}M100 ${y + 5}Q108 ${y + 13} 116 ${y + 7}`, INK, 3);
const round = 'M56 104C54 70 76 56 100 56C124 56 146 70 144 104C144 130 124 152 100 152C76 152 56 130 56 104Z';
const shadeOf = path('M116 58C138 66 146 86 144 104C144 130 124 152 100 152C122 142 130 122 128 100C127 82 124 68 116 58Z', '#1d0a22', 'opacity=".17"');

export const badger = (sheet: Sheet): string =>
  [mirrored(inked('M60 76C50 60 58 48 72 52L78 66Z', '#3b3a44')), inked(round, fur(sheet, '#f1eee6')), mirrored(inked('M70 58C60 68 54 88 60 112C66 130 74 140 82 144C88 124 92 100 88 60C82 56 76 56 70 58Z', '#35333d', 2.5)), shadeOf, eyes(78, 100, '#c98a2a'), nose(120, 10), mouth(130)].join('');

export const raccoon = (sheet: Sheet): string =>
  [mirrored(inked('M58 82C44 50 54 38 78 56Z', '#7b7f88') + inked('M61 74C54 58 58 50 70 60Z', '#d8d3cb', 2)), inked(round, fur(sheet, '#8f949d')), path('M100 60C84 76 80 92 86 100H114C120 92 116 76 100 60Z', '#6a6e78'), mirrored(inked('M58 100C66 84 86 86 92 104C86 118 70 122 60 118Z', '#2b2a33', 2) + path('M60 92Q72 80 88 90L86 84Q72 76 62 86Z', '#f1eee6')), path('M70 128C82 116 118 116 130 128C124 144 112 152 100 152C88 152 76 144 70 128Z', '#f1eee6'), shadeOf, eyes(78, 103, '#e0a83a', false), nose(122, 9), mouth(131)].join('');

export const otter = (sheet: Sheet): string =>
  [mirrored(inked('M62 78C50 74 52 58 66 60Z', '#8a5a36')), inked('M54 106C52 72 76 56 100 56C124 56 148 72 146 106C146 132 126 150 100 150C74 150 54 132 54 106Z', fur(sheet, '#9a6a42')), path('M66 124C78 106 122 106 134 124C130 142 116 150 100 150C84 150 70 142 66 124Z', '#f0dcbc'), shadeOf, eyes(80, 98, '#2a1c14', false), nose(112, 11), mouth(122), mirrored(line('M76 126L52 120M76 131L50 132M78 136L54 144', '#5a3a20', 2))].join('');

export const fox = (sheet: Sheet): string =>
  [mirrored(inked('M56 92L50 28L86 60Z', fur(sheet, '#e0702a')) + path('M60 74L57 44L76 62Z', '#3a1c18')), inked('M52 92C58 66 78 56 100 56C122 56 142 66 148 92C138 122 118 144 100 154C82 144 62 122 52 92Z', fur(sheet, '#e8792e')), mirrored(path('M54 96C62 122 82 144 100 153L96 128C88 114 74 104 54 96Z', '#fff4e2')), shadeOf, eyes(80, 98, '#3fa35a'), nose(136, 7), path('M100 66l5 12-5 8-5-8Z', '#fff4e2')].join('');

export const toad = (sheet: Sheet): string =>
  [inked('M44 116C44 84 66 70 100 70C134 70 156 84 156 116C156 142 130 154 100 154C70 154 44 142 44 116Z', fur(sheet, '#7fae3c')), mirrored(circle(70, 72, 20, fur(sheet, '#8cba46'), `stroke="${INK}" stroke-width="3"`) + circle(70, 71, 12.5, '#ffe76a', `stroke="${INK}" stroke-width="2"`) + circle(70, 71, 8, '#e0408a') + circle(70, 71, 4, INK) + circle(66, 67, 2.6, '#fff')), path('M52 124Q100 150 148 124C146 144 126 154 100 154C74 154 54 144 52 124Z', '#e8e6a0'), line('M52 122Q100 148 148 122', INK, 3.5), mirrored(circle(94, 102, 2, INK) + circle(62, 104, 5, '#5c8428') + circle(78, 94, 4, '#5c8428'))].join('');

export const boar = (sheet: Sheet): string =>
  [inked('M70 62L82 30L92 52L102 24L110 52L122 32L130 62Z', '#3a2620', 2.5), mirrored(inked('M58 88C42 76 42 58 52 54C64 60 72 68 76 78Z', '#6a473a')), inked(round, fur(sheet, '#7c5546')), shadeOf, eyes(78, 94, '#e04a2a'), inked('M74 122C76 108 124 108 126 122C128 140 114 148 100 148C86 148 72 140 74 122Z', '#d99a86'), mirrored(oval(91, 126, 4.2, 6, '#5a2a24') + inked('M72 138C60 134 58 118 64 104C70 116 76 124 84 132Z', '#fff8e4', 2.5))].join('');

export const crane = (sheet: Sheet): string =>
  [inked('M84 180C80 150 84 130 80 120H120C116 130 120 150 116 180Z', '#f7f6f2'), inked('M62 96C60 66 80 52 100 52C120 52 140 66 138 96C136 118 120 128 100 130C80 128 64 118 62 96Z', fur(sheet, '#f4f3ef')), path('M72 64C82 48 118 48 128 64C118 74 82 74 72 64Z', '#d9342b', `stroke="${INK}" stroke-width="2.5"`), path('M64 104C74 124 90 128 100 129C110 128 126 124 136 104C128 112 114 114 100 114C86 114 72 112 64 104Z', '#2b2a33'), eyes(82, 90, '#c07a18'), inked('M90 104C96 98 104 98 110 104L101 164Z', '#e8b545', 2.5), line('M100 106V150', '#8a5a14', 2)].join('');

export const tiger = (sheet: Sheet): string =>
  [mirrored(inked('M60 78C46 66 50 46 66 46C76 50 80 58 82 64Z', '#e08a2a') + path('M62 70C56 62 58 54 66 54Z', '#3a1c18')), inked('M50 106C50 70 74 54 100 54C126 54 150 70 150 106C154 122 146 132 140 134C132 146 116 154 100 154C84 154 68 146 60 134C54 132 46 122 50 106Z', fur(sheet, '#ee9430')), mirrored(path('M62 120C70 108 90 110 98 122L100 152C82 152 68 142 62 132Z', '#fff4e2') + path('M66 92Q78 82 92 92L90 104Q76 108 66 100Z', '#fff4e2')), shadeOf, mirrored(path('M92 56L96 74L88 58ZM76 62L86 78L72 66ZM52 98L68 102L52 106ZM52 114L68 114L55 122ZM58 128L72 124L64 134Z', '#2a1a18')), path('M97 56H103L101 78Z', '#2a1a18'), eyes(79, 98, '#7ac142'), nose(118, 11), mouth(128), mirrored(path('M90 140L94 150L97 141Z', '#fff', `stroke="${INK}" stroke-width="1.5"`))].join('');

/** A dragon, or somebody in the likeness of one. */
export const drake = (colour: string, belly: string, horn: string, iris: string, does: 'looks' | 'sleeps' | 'roars' = 'looks') => (sheet: Sheet): string =>
  [
    mirrored(inked('M66 70C46 58 34 34 40 6C56 28 74 40 88 54Z', sheet.linear([[0, lighter(horn, 0.4)], [1, horn]])) + inked('M56 100C40 100 28 92 22 78C40 80 52 82 62 86Z', darker(colour, 0.15)) + inked('M58 118C44 122 34 120 26 112C42 108 52 106 60 106Z', darker(colour, 0.15))),
    does === 'roars' ? inked('M74 134C72 168 84 194 100 196C116 194 128 168 126 134Z', '#5a0d10') + path('M82 150C82 172 90 188 100 190C110 188 118 172 118 150Z', sheet.linear([[0, '#ff5a1a'], [0.6, '#ffd24a'], [1, '#fff6c0']])) + inked('M76 168C80 190 90 202 100 203C110 202 120 190 124 168C118 182 110 186 100 186C90 186 82 182 76 168Z', fur(sheet, colour), 2.5) : '',
    inked('M56 92C58 62 80 52 100 52C120 52 142 62 144 92C144 108 134 118 128 134C122 152 112 162 100 162C88 162 78 152 72 134C66 118 56 108 56 92Z', fur(sheet, colour)),
    path('M84 110H116C124 128 120 156 100 160C80 156 76 128 84 110Z', belly, 'opacity=".85"'),
    shadeOf,
    mirrored(
      (does === 'sleeps' ? line('M66 96Q80 108 92 102', INK, 4.5) : path('M62 86L92 98L90 106L66 102Z', INK) + path('M70 92L89 99L87 104L72 100Z', iris) + path('M79 95l3 8-3 1-2-8Z', INK)) + oval(91, 138, 3.2, 4.6, darker(colour, 0.7), 'transform="rotate(-18 91 138)"'),
    ),
    does === 'roars' ? mirrored(path('M80 154L85 172L90 159Z', '#fff', `stroke="${INK}" stroke-width="1.6"`)) : line('M80 148Q100 160 120 148', INK, 3) + mirrored(path('M84 149L88 160L91 152Z', '#fff', `stroke="${INK}" stroke-width="1.4"`)),
    inked('M100 50L107 68L100 84L93 68Z', horn, 2.5),
    mirrored(inked('M86 54L88 68L80 62Z', horn, 2)),
    line('M88 112Q100 118 112 112M86 124Q100 131 114 124', darker(belly, 0.3), 2.2),
  ].join('');

/** A guardian of stone with light in it. */
export const golem = (stone: string, light: string) => (sheet: Sheet): string =>
  [
    circle(100, 104, 70, sheet.radial([[0, light, 0.6], [1, light, 0]])),
    inked('M62 74L80 52H120L138 74L144 120L124 148H76L56 120Z', sheet.linear([[0, lighter(stone, 0.45)], [0.6, stone], [1, darker(stone, 0.35)]], 0, 0, 0.5, 1)),
    path('M120 52L138 74L144 120L124 148L118 110Z', '#000', 'opacity=".2"'),
    line('M80 52L88 80L62 74M120 52L112 80L138 74M88 80H112M76 148L84 124H116L124 148', darker(stone, 0.45), 2.5),
    mirrored(path('M66 96H92L88 108H70Z', INK) + path('M70 98.500H89L86 106H72Z', light)),
    path('M100 58l7 9-7 9-7-9Z', light, `stroke="${INK}" stroke-width="2"`),
    line('M88 134H112', light, 4),
    line('M64 124L74 116M130 86L122 92', light, 2.5, 'opacity=".8"'),
  ].join('');

/** A gilded automaton. */
export const automaton = (sheet: Sheet): string => {
  const gold = sheet.linear([[0, '#fff3bd'], [0.45, '#efb636'], [1, '#8f560c']], 0, 0, 0.6, 1);
  return [
    inked('M96 30H104V56H96Z', gold, 2.5), circle(100, 28, 8, '#7ee6ff', `stroke="${INK}" stroke-width="3"`),
    mirrored(inked('M62 92H50V120H62Z', gold, 2.5) + circle(50, 106, 9, '#c98a1c', `stroke="${INK}" stroke-width="3"`)),
    inked('M62 80C62 60 80 52 100 52C120 52 138 60 138 80V128C138 144 122 152 100 152C78 152 62 144 62 128Z', gold),
    path('M120 56C132 62 138 70 138 80V128C138 144 122 152 100 152C120 146 126 136 126 120V80C126 70 124 62 120 56Z', '#5a2c00', 'opacity=".22"'),
    mirrored(circle(83, 98, 14, '#1c2b3a', `stroke="${INK}" stroke-width="3"`) + circle(83, 98, 9, '#7ee6ff') + circle(80, 95, 3, '#fff')),
    inked('M80 124H120V138H80Z', '#7a4a10', 2.5), line('M88 125V137M96 125V137M104 125V137M112 125V137', '#f6d479', 3),
    line('M64 82Q100 70 136 82', '#9a6414', 3), circle(100, 66, 5, '#e2432f', `stroke="${INK}" stroke-width="2"`),
  ].join('');
};
