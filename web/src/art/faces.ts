/** The faces of those who play as bots: five at each level, nobody twice. Drawn on a square, from the shoulders up. */
import { person, type Person } from './people';
import { circle, darker, group, lighter, line, rect, Sheet } from './sheet';

interface Player extends Person {
  glasses?: string;
}

const [PALE, WARM, TAN, BROWN, DARK] = ['#f6d3b4', '#eab58a', '#cf9161', '#9a623c', '#6b4229'];

/** By level: what is behind them, and who they are. */
export const LEVELS: Record<string, { ground: string; players: Record<string, Player> }> = {
  novice: {
    ground: '#7fae6a',
    players: {
      Nino: { skin: TAN, hair: ['wild', '#2b1a14'], dress: ['tunic', '#d98b2b', '#fff0cf'], mood: 'glad' },
      Lilou: { skin: PALE, hair: ['braids', '#c8702a'], dress: ['tunic', '#2f8f8a', '#fff0cf'], mood: 'glad' },
      Basile: { skin: WARM, hair: ['short', '#7a3b1c'], hat: ['cap', '#c8402e'], dress: ['tunic', '#31587a', '#f2efe6'], mood: 'glad' },
      Mona: { skin: BROWN, hair: ['bun', '#20161a'], dress: ['wrap', '#e0a52f', '#8f1f3a'], mood: 'glad' },
      Zoé: { skin: DARK, hair: ['bob', '#1c1420'], hat: ['bandana', '#e85f8a'], dress: ['tunic', '#f2efe6', '#e85f8a'], mood: 'glad' },
    },
  },
  club: {
    ground: '#5f97b8',
    players: {
      Camille: { skin: WARM, hair: ['bob', '#6a2f1c'], glasses: '#2a2f3a', dress: ['coat', '#7a2f4c', '#f7e2a8'] },
      Hugo: { skin: PALE, hair: ['swept', '#b0742a'], beard: ['goatee', '#9a6424'], dress: ['coat', '#3f5a3a', '#f2d9a8'] },
      Rosalie: { skin: BROWN, hair: ['long', '#20141c'], dress: ['tunic', '#c8402e', '#fff0cf'], mood: 'glad' },
      Félix: { skin: DARK, hair: ['short', '#1c1420'], beard: ['full', '#1c1420'], dress: ['coat', '#d9b45a', '#31384a'], mood: 'glad' },
      Inès: { skin: TAN, hat: ['headscarf', '#2f6f8f', '#f6e3b0'], dress: ['tunic', '#31587a', '#f2efe6'] },
    },
  },
  expert: {
    ground: '#9a7bb5',
    players: {
      Victor: { skin: PALE, hair: ['short', '#4a4a58'], beard: ['moustache', '#4a4a58'], glasses: '#8a5a2a', dress: ['coat', '#31384a', '#f2efe6'] },
      Solène: { skin: WARM, hair: ['bun', '#d7a24a'], glasses: '#7a2f4c', dress: ['robe', '#4f3a6a', '#e8d3a0'] },
      Armand: { skin: BROWN, hat: ['turban', '#2f6f5f', '#f6c12f'], beard: ['full', '#2a1a14'], dress: ['robe', '#8a5a2a', '#f0c24a'] },
      Judith: { skin: PALE, hair: ['long', '#a8301c'], dress: ['coat', '#262b36', '#c9b58a'] },
      Octave: { skin: TAN, hat: ['tophat', '#262b36', '#8f1f3a'], hair: ['short', '#3b2a22'], dress: ['coat', '#5a3a4a', '#f2efe6'] },
    },
  },
  master: {
    ground: '#c79a4b',
    players: {
      Hypatie: { skin: TAN, hair: ['long', '#20141c'], hat: ['circlet', '#f2b632', '#2fb3c9'], dress: ['wrap', '#f2efe6', '#f0c24a'], mood: 'wise' },
      Léonard: { skin: WARM, hair: ['long', '#e6e0d4'], beard: ['long', '#f1ead8'], hat: ['cap', '#5a2a3a'], dress: ['robe', '#7a2f2a', '#e8d3a0'] },
      Sidonie: { skin: PALE, hair: ['bun', '#d7d3cc'], glasses: '#31384a', dress: ['coat', '#3c4a6a', '#f7e2a8'], mood: 'wise' },
      Ulysse: { skin: BROWN, hair: ['wild', '#4a4a58'], beard: ['full', '#6a6a74'], dress: ['wrap', '#2f6f8f', '#f2b632'] },
      Ariane: { skin: DARK, hair: ['braids', '#1c1420'], hat: ['tiara', '#f2b632', '#e0392f'], dress: ['robe', '#8f1f3a', '#f0c24a'] },
    },
  },
};

const glasses = (colour: string): string => {
  const rim = `stroke="${colour}" stroke-width="3.6"`;
  return circle(86, 104, 11.5, '#ffffff30', rim) + circle(114, 104, 11.5, '#ffffff30', rim) + line('M97.5 102Q100 99 102.5 102M74.5 102L67 99M125.5 102L133 99', colour, 3.6);
};

/** Somebody's face, by day or by night; whoever has a name of their own at a level looks like somebody there. */
export function portrait(name: string, level: string, night: boolean): string {
  const { ground, players } = LEVELS[level] ?? LEVELS['club']!;
  const known = Object.values(players);
  const it = players[name] ?? known[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % known.length]!;
  const sheet = new Sheet(200, 200);
  const [top, foot] = night ? [darker(ground, 0.35), darker(ground, 0.62)] : [lighter(ground, 0.45), ground];
  sheet.put(rect(0, 0, 200, 200, sheet.linear([[0, top], [1, foot]])));
  // The head fills the square, and the highest hat just fits.
  sheet.show(group('transform="translate(-44 -20) scale(1.44)"', person(sheet, it), it.glasses ? group('transform="translate(-14 -10) scale(1.14)"', glasses(it.glasses)) : ''));
  return sheet.address();
}
