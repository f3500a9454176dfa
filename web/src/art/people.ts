/** People, from the breast up: a body, a head, what they wear and what they hold. Drawn on a sheet of 200 by 280. */
import { circle, darker, group, INK, inked, lighter, line, mirrored, oval, path, rect, thing, type Material, type Sheet } from './sheet';

export type Hair = 'short' | 'long' | 'bun' | 'braids' | 'wild' | 'bob' | 'mohawk' | 'swept';
export type Beard = 'full' | 'long' | 'goatee' | 'moustache' | 'forked';
export type Hat =
  | 'hood' | 'turban' | 'miner' | 'wizard' | 'straw' | 'crown' | 'goggles' | 'circlet' | 'bandana' | 'leaves' | 'tophat' | 'helm' | 'horned'
  | 'captain' | 'antlers' | 'veil' | 'mushroom' | 'visor' | 'plumed' | 'cap' | 'headscarf' | 'halo' | 'tiara' | 'none';
export type Dress = 'tunic' | 'robe' | 'plate' | 'coat' | 'apron' | 'wrap' | 'fur';
export type Mood = 'calm' | 'grim' | 'glad' | 'wise';

export interface Held {
  sign: string;
  of: Material;
  x: number;
  y: number;
  size: number;
  turn?: number;
  flip?: boolean;
}

export interface Person {
  skin: string;
  broad?: number;
  ears?: 'round' | 'pointed' | 'none';
  hair?: readonly [Hair, string];
  beard?: readonly [Beard, string];
  hat?: readonly [Hat, string, string?];
  dress: readonly [Dress, string, string];
  cape?: string;
  mood?: Mood;
  eyes?: string;
  /** The colour of a neck that is not the skin's. */
  neck?: string;
  /** A head of another kind, drawn in place of a human one. */
  head?: (sheet: Sheet) => string;
  /** Drawn behind the body, and before it. */
  behind?: readonly Held[];
  held?: readonly Held[];
}

const HEAD = 'M67 98C67 72 82 63 100 63C118 63 133 72 133 98C133 122 117 143 100 143C83 143 67 122 67 98Z';
const HEAD_SHADE = 'M113 65C128 72 133 84 133 98C133 122 117 143 100 143C115 136 123 118 121 98C120 84 118 74 113 65Z';

// ------------------------------------------------------------------ bodies
export function body(sheet: Sheet, [cut, colour, trim]: readonly [Dress, string, string], broad: number, cape?: string): string {
  const w = 76 * broad;
  const [l, r] = [100 - w, 100 + w];
  const shape = `M${l} 310C${l} 216 ${l + 22} 190 80 178L100 172L120 178C${r - 22} 190 ${r} 216 ${r} 310Z`;
  const shade = `M120 178C${r - 22} 190 ${r} 216 ${r} 310H${r - w * 0.42}C${r - w * 0.4} 226 ${r - w * 0.5} 200 120 178Z`;
  const fill = sheet.linear([[0, lighter(colour, 0.22)], [0.55, colour], [1, darker(colour, 0.3)]]);
  const out = [
    cape ? inked(`M${l - 12} 310C${l - 16} 206 ${l + 18} 176 84 168H116C${r - 18} 176 ${r + 16} 206 ${r + 12} 310Z`, sheet.linear([[0, lighter(cape, 0.15)], [1, darker(cape, 0.35)]])) : '',
    inked(shape, fill),
    path(shade, '#000', 'opacity=".16"'),
  ];
  const edge = darker(trim, 0.25);
  if (cut === 'tunic') out.push(inked('M80 178L100 212L120 178L112 172L100 192L88 172Z', trim, 2.5), line(`M100 212V310`, darker(colour, 0.4), 2.5));
  if (cut === 'robe')
    out.push(
      inked('M88 174L90 310H110L112 174L100 182Z', trim, 2.5),
      inked('M74 180C78 168 88 164 100 172C112 164 122 168 126 180L114 196L100 184L86 196Z', lighter(trim, 0.15), 2.5),
      circle(100, 206, 5, edge), circle(100, 228, 5, edge), circle(100, 250, 5, edge),
    );
  if (cut === 'plate') {
    const metal = sheet.linear([[0, lighter(colour, 0.65)], [0.45, colour], [1, darker(colour, 0.45)]], 0, 0, 0.6, 1);
    out.push(
      inked('M100 186L128 198V250C118 264 106 270 100 272C94 270 82 264 72 250V198Z', metal, 2.5),
      line('M100 188V270', darker(colour, 0.45), 2.5),
      inked('M72 176Q100 196 128 176L134 192Q100 214 66 192Z', metal, 2.5),
      mirrored(
        inked(`M${l - 4} 216C${l - 2} 190 ${l + 26} 180 76 186C80 204 74 222 62 232C40 236 ${l - 2} 232 ${l - 4} 216Z`, metal) +
          line(`M${l + 4} 218C${l + 8} 202 ${l + 28} 194 70 198`, trim, 4),
      ),
      circle(100, 200, 6.5, trim, `stroke="${INK}" stroke-width="2"`),
    );
  }
  if (cut === 'coat')
    out.push(
      inked('M88 174L100 200L112 174L108 310H92Z', trim, 2),
      inked('M84 174L66 200L90 216L96 268L100 214Z', lighter(colour, 0.25), 2.5),
      inked('M116 174L134 200L110 216L104 268L100 214Z', darker(colour, 0.05), 2.5),
    );
  if (cut === 'apron')
    out.push(inked('M78 214H122L130 310H70Z', trim, 2.5), line('M80 214L72 182M120 214L128 182', trim, 6), line('M86 236H114', edge, 2.5));
  if (cut === 'wrap')
    out.push(
      inked('M76 180L106 250L96 310H82L66 186Z', trim, 2.5),
      inked('M124 180L92 250L84 310H106L136 186Z', lighter(trim, 0.2), 2.5),
      rect(l + 8, 256, w * 2 - 16, 16, edge, `stroke="${INK}" stroke-width="2"`),
    );
  if (cut === 'fur') {
    const tufts = Array.from({ length: 11 }, (_, n) => `${n === 0 ? 'M' : 'L'}${52 + n * 9.6} ${n % 2 ? 208 : 190 + Math.abs(n - 5) * 1.5}`).join('');
    out.push(inked(`${tufts}L132 172Q100 160 68 172Z`, trim, 2.5));
  }
  return out.join('');
}

// ------------------------------------------------------------------ heads
function backHair([cut, colour]: readonly [Hair, string]): string {
  if (cut === 'long') return inked('M64 96C58 50 142 50 136 96L150 196C130 206 70 206 50 196Z', darker(colour, 0.2));
  if (cut === 'bob') return inked('M62 96C58 48 142 48 138 96L142 142C128 150 72 150 58 142Z', darker(colour, 0.2));
  if (cut === 'wild') return inked('M56 120L48 92L60 90L50 66L68 68L70 44L88 56L102 38L112 56L132 44L132 68L152 68L140 90L154 96L144 120Z', darker(colour, 0.12));
  if (cut === 'braids') return inked('M64 96C58 52 142 52 136 96L136 140H64Z', darker(colour, 0.2)) + mirrored(inked('M62 128C50 146 64 156 54 172C64 184 52 200 60 214C72 206 76 188 70 176C78 160 70 146 74 132Z', colour, 2.5));
  if (cut === 'bun') return inked('M82 58C78 34 122 34 118 58Z', darker(colour, 0.12));
  if (cut === 'swept') return inked('M62 100C56 54 130 40 142 72C156 108 152 160 162 184C140 180 138 150 134 128H66Z', darker(colour, 0.2));
  return '';
}

function frontHair([cut, colour]: readonly [Hair, string]): string {
  const shine = lighter(colour, 0.35);
  if (cut === 'mohawk') return inked('M88 72C84 40 94 28 104 24C118 30 120 48 114 72Q101 64 88 72Z', colour);
  if (cut === 'wild') return inked('M66 100C66 80 76 68 88 66L92 80L102 66L110 80L118 68C128 74 134 86 134 100L126 88L118 94L108 84L98 94L86 84L76 94Z', colour, 2.5);
  if (cut === 'swept') return inked('M65 102C60 66 90 54 112 58C134 62 140 84 135 104C128 92 124 86 116 82C100 92 82 84 74 84C68 90 67 96 65 102Z', colour, 2.5) + line('M80 72C92 66 106 66 114 70', shine, 3);
  return inked('M65 104C60 64 84 55 100 55C118 55 140 64 135 104C131 90 124 84 114 84C104 90 88 90 80 82C72 88 68 96 65 104Z', colour, 2.5) + line('M80 70C88 64 98 63 106 65', shine, 3);
}

function face(skin: string, mood: Mood, eyes: string, brows: string): string {
  const deep = darker(skin, 0.35);
  const eye = (x: number): string => (mood === 'wise' ? line(`M${x - 7} 104Q${x} 110 ${x + 7} 104`, INK, 3) : oval(x, 104, 4.6, 6, INK) + circle(x, 105, 2.6, eyes) + circle(x - 1.5, 101.8, 1.7, '#fff'));
  const brow = mood === 'grim' ? 'M76 90L93 97M124 90L107 97' : mood === 'glad' ? 'M77 92Q85 86 93 91M123 92Q115 86 107 91' : 'M77 94Q85 89 93 93M123 94Q115 89 107 93';
  const mouth = mood === 'grim' ? 'M91 129Q100 125 109 129' : mood === 'glad' ? 'M89 124Q100 137 111 124' : 'M91 127Q100 132 109 127';
  return [
    oval(80, 118, 6, 4, '#e2533f', 'opacity=".22"'), oval(120, 118, 6, 4, '#e2533f', 'opacity=".22"'),
    eye(86), eye(114),
    line(brow, brows, 4),
    line('M101 106Q106 116 99 118', deep, 2.6),
    line(mouth, darker(skin, 0.6), 3),
  ].join('');
}

function beardOf([cut, colour]: readonly [Beard, string]): string {
  const shine = lighter(colour, 0.25);
  const moustache = inked('M100 119C92 114 80 117 74 128C84 131 95 130 100 125C105 130 116 131 126 128C120 117 108 114 100 119Z', shine, 2);
  if (cut === 'moustache') return moustache;
  if (cut === 'goatee') return inked('M91 132Q100 128 109 132L100 160Z', colour, 2.5);
  const full = 'M66 108C62 150 80 172 100 174C120 172 138 150 134 108C128 124 116 126 100 124C84 126 72 124 66 108Z';
  const long = 'M66 108C58 160 76 206 100 226C124 206 142 160 134 108C128 124 116 126 100 124C84 126 72 124 66 108Z';
  const forked = 'M66 108C60 156 70 190 84 212L100 180L116 212C130 190 140 156 134 108C128 124 116 126 100 124C84 126 72 124 66 108Z';
  return inked(cut === 'full' ? full : cut === 'long' ? long : forked, colour) + line('M84 146Q86 160 92 166M116 146Q114 160 108 166', darker(colour, 0.25), 2.5) + moustache;
}

// ------------------------------------------------------------------ what is worn on heads
function hatBehind([cut, colour, trim = '#f2b632']: readonly [Hat, string, string?], sheet: Sheet): string {
  if (cut === 'hood') return inked('M54 178C44 110 52 44 100 40C148 44 156 110 146 178C130 190 70 190 54 178Z', sheet.linear([[0, lighter(colour, 0.2)], [1, darker(colour, 0.4)]]));
  if (cut === 'headscarf') return inked('M58 168C48 100 60 48 100 48C140 48 152 100 142 168C128 180 72 180 58 168Z', colour);
  if (cut === 'veil') return inked('M52 214C44 110 60 50 100 48C140 50 156 110 148 214Z', colour);
  if (cut === 'halo') return circle(100, 92, 60, 'none', `stroke="${trim}" stroke-width="7"`) + circle(100, 92, 60, 'none', `stroke="${INK}" stroke-width="1.5" opacity=".5"`);
  if (cut === 'antlers') return mirrored(line('M78 62C66 44 62 30 66 12M70 44C58 40 50 32 46 20M66 28C72 22 76 16 76 8', INK, 10) + line('M78 62C66 44 62 30 66 12M70 44C58 40 50 32 46 20M66 28C72 22 76 16 76 8', trim, 5));
  return '';
}

function hatOf([cut, colour, trim = '#f2b632']: readonly [Hat, string, string?], sheet: Sheet): string {
  const fill = sheet.linear([[0, lighter(colour, 0.35)], [1, darker(colour, 0.2)]]);
  const metal = sheet.linear([[0, lighter(colour, 0.7)], [0.5, colour], [1, darker(colour, 0.45)]], 0, 0, 0.7, 1);
  switch (cut) {
    case 'hood':
      return inked('M62 132C54 84 70 54 100 52C130 54 146 84 138 132C134 92 122 72 100 72C78 72 66 92 62 132Z', fill);
    case 'turban':
      return inked('M58 90C52 54 76 36 100 36C126 36 148 54 142 90C118 76 82 76 58 90Z', fill) + line('M62 78C78 56 112 44 136 58M60 88C84 62 120 58 140 76', darker(colour, 0.35), 2.5) + circle(100, 74, 8, trim, `stroke="${INK}" stroke-width="2.5"`) + line('M100 66C96 50 104 40 112 34', trim, 4);
    case 'miner':
      return inked('M58 92C56 54 78 42 100 42C122 42 144 54 142 92Q100 78 58 92Z', metal) + line('M56 92Q100 78 144 92', darker(colour, 0.4), 5) + inked('M90 70A13 13 0 1 1 110 70A13 13 0 1 1 90 70Z', '#fff3b0', 3) + circle(100, 62, 26, sheet.radial([[0, '#fff3b0', 0.9], [1, '#fff3b0', 0]]));
    case 'wizard':
      return inked('M44 92C70 76 130 76 156 92C130 104 70 104 44 92Z', darker(colour, 0.1)) + inked('M66 88C74 54 92 24 124 8C118 34 128 66 134 88C112 80 88 80 66 88Z', fill) + line('M67 84Q100 74 133 84', trim, 6) + path('M104 40l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z', trim);
    case 'straw':
      return inked('M36 92C64 70 88 54 100 42C112 54 136 70 164 92C126 82 74 82 36 92Z', fill) + line('M58 84L96 52M142 84L104 52M80 80L99 52M120 80L101 52', darker(colour, 0.3), 1.8);
    case 'crown':
      return inked('M64 82L56 36L80 56L100 24L120 56L144 36L136 82Q100 70 64 82Z', metal) + path('M100 62l7 9-7 9-7-9Z', trim, `stroke="${INK}" stroke-width="2"`) + mirrored(circle(76, 70, 4.5, trim, `stroke="${INK}" stroke-width="1.5"`)) + mirrored(circle(56, 35, 5, lighter(colour, 0.5), `stroke="${INK}" stroke-width="2"`)) + circle(100, 23, 6, lighter(colour, 0.5), `stroke="${INK}" stroke-width="2"`);
    case 'goggles':
      return line('M64 80Q100 66 136 80', darker(colour, 0.3), 8) + mirrored(circle(85, 76, 12, trim, `stroke="${INK}" stroke-width="3"`) + circle(85, 76, 7.5, '#bff0ff') + path('M80 75a6 6 0 0 1 6-5', 'none', 'stroke="#fff" stroke-width="2.5"'));
    case 'circlet':
      return line('M66 88Q100 74 134 88', INK, 8) + line('M66 88Q100 74 134 88', colour, 4.5) + path('M100 70l7 10-7 10-7-10Z', trim, `stroke="${INK}" stroke-width="2"`);
    case 'tiara':
      return inked('M68 86Q100 72 132 86L124 74L118 62L110 72L100 48L90 72L82 62L76 74Z', metal, 2.5) + circle(100, 68, 4.5, trim);
    case 'bandana':
      return inked('M63 92C62 64 80 54 100 54C120 54 138 64 137 92Q100 76 63 92Z', fill) + inked('M136 88L162 82L152 98L166 108L138 98Z', colour, 2.5);
    case 'headscarf':
      return inked('M60 124C56 72 76 54 100 54C124 54 144 72 140 124C134 92 122 78 100 78C78 78 66 92 60 124Z', fill) + line('M70 90Q100 70 130 90', trim, 4);
    case 'leaves': {
      const leaf = (x: number, y: number, turn: number, shade: number): string => `<g transform="translate(${x} ${y}) rotate(${turn})">${inked('M0 0C8 -14 8 -24 0 -34C-8 -24 -8 -14 0 0Z', shade ? darker(colour, 0.18) : colour, 2.2)}${line('M0 -4V-26', darker(colour, 0.35), 1.6)}</g>`;
      return leaf(66, 88, -62, 1) + leaf(134, 88, 62, 1) + leaf(74, 76, -36, 0) + leaf(126, 76, 36, 0) + leaf(88, 68, -16, 1) + leaf(112, 68, 16, 1) + leaf(100, 68, 0, 0) + circle(100, 72, 6, trim, `stroke="${INK}" stroke-width="2"`);
    }
    case 'tophat':
      return inked('M72 76L68 16C88 10 112 10 132 16L128 76Z', fill) + line('M72 68Q100 74 128 68', trim, 9) + inked('M48 80C74 68 126 68 152 80C128 92 72 92 48 80Z', darker(colour, 0.1));
    case 'helm':
      return inked('M60 108C54 58 78 44 100 44C122 44 146 58 140 108L128 112L126 88Q100 78 74 88L72 112Z', metal) + inked('M95 58H105L107 116L100 122L93 116Z', metal, 2.5) + line('M64 88Q100 72 136 88', trim, 4);
    case 'visor':
      return inked('M60 136C50 60 78 44 100 44C122 44 150 60 140 136L116 150L100 154L84 150Z', metal) + path('M68 94Q100 104 132 94L130 106Q100 116 70 106Z', '#120c18') + line('M100 110V150M88 124V136M112 124V136', darker(colour, 0.5), 2.5) + line('M100 46V90', trim, 4);
    case 'plumed':
      return inked('M96 46C84 14 118 -4 152 18C140 22 148 40 134 42C138 54 122 60 104 52Z', trim) + hatOf(['helm', colour, trim], sheet);
    case 'horned':
      return mirrored(inked('M68 74C44 72 32 52 36 26C48 44 62 52 78 54Z', '#efe2c2')) + hatOf(['helm', colour, trim], sheet);
    case 'captain':
      return inked('M40 82C48 44 78 34 100 34C122 34 152 44 160 82C136 66 64 66 40 82Z', fill) + line('M46 78C70 60 130 60 154 78', trim, 4) + circle(100, 54, 8, trim, `stroke="${INK}" stroke-width="2"`);
    case 'cap':
      return inked('M62 88C60 56 80 46 100 46C122 46 140 56 138 88Q100 74 62 88Z', fill) + inked('M60 86Q90 72 118 78C100 88 72 96 52 98Z', darker(colour, 0.25), 2.5);
    case 'veil':
      return inked('M62 92C64 60 82 52 100 52C118 52 136 60 138 92Q100 74 62 92Z', fill) + path('M66 112Q100 124 134 112C134 142 118 160 100 164C82 160 66 142 66 112Z', colour, `opacity=".9" stroke="${INK}" stroke-width="2.5"`) + circle(100, 76, 6, trim, `stroke="${INK}" stroke-width="2"`) + line('M66 112Q100 124 134 112', trim, 3);
    case 'mushroom':
      return inked('M40 88C38 40 70 18 100 18C130 18 162 40 160 88Q100 66 40 88Z', fill) + oval(78, 46, 10, 8, trim) + oval(112, 36, 8, 6, trim) + oval(134, 62, 9, 7, trim) + oval(58, 70, 7, 5, trim) + oval(102, 60, 7, 5, trim);
    default:
      return '';
  }
}

/** A head: human, unless the person has one of another kind. */
function headOf(sheet: Sheet, it: Person): string {
  const { skin, hair, beard, hat, mood = 'calm' } = it;
  if (it.head) return it.head(sheet) + (hat ? hatOf(hat, sheet) : '');
  const tone = sheet.linear([[0, lighter(skin, 0.28)], [0.6, skin], [1, darker(skin, 0.18)]], 0, 0, 0.4, 1);
  const ear =
    it.ears === 'pointed' ? inked('M70 96C58 88 46 78 38 64C40 92 52 114 70 116Z', tone, 2.5) + line('M62 104C54 98 48 88 44 80', darker(skin, 0.3), 2)
    : it.ears === 'none' ? '' : inked('M70 96C58 90 56 112 70 116Z', tone, 2.5);
  return [
    mirrored(ear),
    inked(HEAD, tone),
    path(HEAD_SHADE, '#2a0d2e', 'opacity=".17"'),
    face(skin, mood, it.eyes ?? '#3a2a20', darker(hair?.[1] ?? beard?.[1] ?? '#4a3526', 0.2)),
    hair ? frontHair(hair) : '',
    beard ? beardOf(beard) : '',
    hat ? hatOf(hat, sheet) : '',
  ].join('');
}

const holding = (sheet: Sheet, things: readonly Held[] | undefined): string => (things ?? []).map(({ sign, of, ...at }) => thing(sheet, sign, of, at)).join('');

/** A person as they are met. */
export function person(sheet: Sheet, it: Person): string {
  const neck = inked('M85 128H115L119 182Q100 196 81 182Z', darker(it.neck ?? it.skin, 0.14));
  return group(
    'transform="translate(-14 -10) scale(1.14)"',
    holding(sheet, it.behind),
    it.hat ? hatBehind(it.hat, sheet) : '',
    it.hair && !it.head ? backHair(it.hair) : '',
    group('transform="translate(0 -21)"', neck, body(sheet, it.dress, it.broad ?? 1, it.cape)),
    headOf(sheet, it),
    holding(sheet, it.held),
  );
}
