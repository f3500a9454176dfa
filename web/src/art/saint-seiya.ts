/** Pictures of Saint Seiya: the constellation somebody fights under, its sign in the metal of their rank, and where they come from. */
import { pictureOf } from '$tables/saint-seiya/pictures';
import type { Rank } from '$tables/saint-seiya/palette';
import { beams, hazed, lamp, ridge, sky, stars, tower, type Place, place } from './land';
import { circle, darker, inked, lighter, line, MATERIALS, mirrored, p, path, rect, Sheet, thing, type Material } from './sheet';
import { constellation, type Constellation } from './stars';

export { heavens } from './saint-seiya-heavens';

const METALS: Record<Rank, Material> = { 'very-common': 'jade', common: 'bronze', uncommon: 'silver', rare: 'gold', 'very-rare': 'sea' };

const HEROES: Constellation[] = ['pegasus', 'draco', 'cygnus', 'andromeda', 'phoenix'];
const ZODIAC: Constellation[] = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'];
const SILVER: Constellation[] = ['aquila', 'ophiuchus', 'lacerta', 'perseus', 'corvus', 'centaurus', 'hounds', 'cetus', 'auriga', 'cepheus', 'sagitta', 'dog', 'hercules', 'cerberus', 'fly', 'peacock', 'lotus', 'spider'];
/** By the number of the card; those without a constellation have none. */
const SKIES: (Constellation | null)[] = [
  ...HEROES, ...HEROES, ...HEROES, 'owl', 'crown', ...ZODIAC, ...ZODIAC, ...SILVER,
  null, null, null, // 60–62
  null, 'serpent', 'dolphin', null, // 63–66
  null, null, null, null, // 67–70
  null, ...HEROES, // 71–76
  null, null, null, // 77–79
  'unicorn', 'hydra', 'wolf', 'cub', 'bear', 'chameleon', // 80–85
];

/** The colours of their cosmos: each hero and each sign of the zodiac has their own, the others go round the wheel. */
const AURAS = ['#4f8fe8', '#3fae6a', '#7fd0e8', '#e87fb0', '#f0803a', '#c8463a', '#8a6ae0', '#d8a83a', '#2fa8a0', '#a84ac0', '#6a7fb0', '#b0c04a'];
function auraOf(no: number): string {
  const hero = no <= 15 ? (no - 1) % 5 : no >= 72 && no <= 76 ? no - 72 : null;
  const sign = no >= 18 && no <= 29 ? no - 18 : no >= 30 && no <= 41 ? no - 24 : null;
  return AURAS[(hero ?? sign ?? no * 7 + Math.floor(no / 12)) % 12]!;
}

/** Of black, of flames, of ice: what some are made of whatever their rank. */
const OWN: Record<number, Material> = { 62: 'azure', 67: 'ember', 72: 'shadow', 73: 'shadow', 74: 'shadow', 75: 'shadow', 76: 'shadow', 77: 'azure', 78: 'sea', 79: 'bronze', 63: 'violet' };

const columns = (stone: string, gap: number): string =>
  Array.from({ length: 4 }, (_, n) => { const x = 10 + n * 18 + (n > 1 ? gap : 0); return rect(x, 176, 12, 60, stone) + rect(x + 7, 176, 5, 60, darker(stone, 0.3)) + rect(x - 3, 170, 18, 7, lighter(stone, 0.15)); }).join('');

/** Where they come from, low in the picture. */
const HOMES: Record<string, (at: Place) => string> = {
  sanctuary: ({ sheet, night }) => {
    const stone = night ? '#4a4a7a' : '#b9a8b8';
    return path('M0 280V232H200V280Z', darker(stone, 0.4)) + columns(stone, 104) + path('M-4 170H86L41 138ZM114 170H204L159 138Z', lighter(stone, 0.1)) + path('M41 138L86 170H50ZM159 138L204 170H166Z', darker(stone, 0.25)) + lamp(sheet, 41, 160, 3, '#ffb35c') + lamp(sheet, 159, 160, 3, '#ffb35c') + path('M84 280L92 232H108L116 280Z', lighter(stone, 0.2), 'opacity=".7"');
  },
  coliseum: ({ night }) => {
    const stone = night ? '#3c4468' : '#9a8f9a';
    return path('M0 280V204Q100 176 200 204V280Z', darker(stone, 0.15)) + Array.from({ length: 9 }, (_, n) => path(p`M${4 + n * 22} 250V${222 - Math.sin(((n + 0.5) / 9) * Math.PI) * 14}a7 7 0 0 1 14 0V250Z`, darker(stone, 0.55))).join('') + line('M0 212Q100 184 200 212', lighter(stone, 0.25), 3);
  },
  peaks: ({ sheet, night, next }) => ridge(sheet, next, 196, 22, 4, night ? '#2c3566' : '#6a6fa8', 1) + ridge(sheet, next, 224, 16, 4, night ? '#1d2450' : '#4a4f88', 0.8),
  volcano: ({ sheet, next }) => path('M20 280L76 172H124L180 280Z', '#241a30') + path('M124 172L180 280H128Z', '#000', 'opacity=".35"') + path('M76 172L92 190L100 178L112 192L124 172Z', '#ff7a2a') + circle(100, 166, 40, sheet.radial([[0, '#ff8a3a', 0.8], [1, '#ff8a3a', 0]])) + ridge(sheet, next, 246, 8, 4, '#140e1e', 0.8),
  sea: ({ next, night }) => rect(0, 204, 200, 80, night ? '#10295a' : '#2a5a9a') + Array.from({ length: 16 }, () => { const [x, y] = [next() * 200, 212 + next() * 50]; return line(p`M${x} ${y}q8 -6 16 0t16 0`, '#8fb8f0', 1.8, 'opacity=".6"'); }).join(''),
  city: ({ night }) => [14, 36, 60, 142, 166, 188].map((x, n) => tower(x, 284, 20, 50 + (n % 3) * 22, night ? '#262b52' : '#5d5f90', night ? '#1b1f40' : '#4a4c7a', '#ffe08a', 0.2)).join(''),
};
const FROM: Record<string, keyof typeof HOMES> = { gold: 'sanctuary', 'gold-armour': 'sanctuary', silver: 'coliseum', hero: 'city', 'hero-saint': 'peaks', 'bronze-armour': 'peaks', bronze: 'peaks', black: 'volcano', ghost: 'sea', steel: 'city', wandering: 'coliseum', none: 'coliseum' };

/** The chest an Armour is kept in, its lid open. */
function chest(sheet: Sheet, of: Material): string {
  const [light, body, shade] = MATERIALS[of];
  const side = sheet.linear([[0, light], [0.5, body], [1, shade]], 0, 0, 1, 1);
  return inked('M54 186L100 200L146 186V236L100 254L54 236Z', side) + path('M100 200L146 186V236L100 254Z', '#000', 'opacity=".22"') + line('M54 202L100 216L146 202M100 200V254', darker(shade, 0.3), 2.5) + inked('M54 186L100 174L146 186L100 200Z', darker(shade, 0.45), 2.5) + circle(78, 216, 7, lighter(body, 0.4), 'stroke="#1b1320" stroke-width="2"') + mirrored(path('M60 182L34 40H100V176Z', '#ffffff', 'opacity=".09"'));
}

export interface Shown {
  no: number;
  rank: Rank;
  class: string;
  kind: string;
}

/** The picture of a card; the whole of its figure is seen, whatever the shape of the box. */
export function saint({ no, rank, class: order, kind }: Shown, night: boolean): string {
  const sheet = new Sheet(200, 280);
  const at = place(sheet, `${no}`, night);
  const of = OWN[no] ?? METALS[rank];
  const [, body] = MATERIALS[of];
  const glow = of === 'shadow' ? '#b04a7a' : body;
  const name = SKIES[no - 1];
  const aura = auraOf(no);
  const [top, low] = night ? [hazed('#060a22', aura, 0.22), hazed('#1a2560', aura, 0.45)] : [hazed('#1b2a6b', aura, 0.35), hazed('#6a6ac0', aura, 0.68)];
  const cloudAt = (x: number, y: number, r: number, strong: number): string => circle(x, y, r, sheet.radial([[0, lighter(aura, 0.25), strong], [1, aura, 0]]));
  sheet.put(
    sky(sheet, top!, low!),
    cloudAt(at.next() * 200, 40 + at.next() * 60, 110, night ? 0.5 : 0.7),
    cloudAt(at.next() * 200, 120 + at.next() * 80, 90, night ? 0.4 : 0.55),
    circle(100, 112, 110, sheet.radial([[0, glow, night ? 0.45 : 0.55], [0.5, glow, 0.15], [1, glow, 0]])),
    rank === 'rare' || rank === 'very-rare' ? beams(100, 112, 22, 240, lighter(glow, 0.4), 0.16, at.next()) : '',
    stars(sheet, at.next, 46, 220),
    HOMES[FROM[order] ?? 'peaks']!(at),
  );
  const armour = kind === 'armour';
  sheet.show(
    name ? constellation(name, 4, 16, 192, lighter(glow, 0.65), 0.95) : '',
    armour ? chest(sheet, of) : '',
    circle(100, armour ? 104 : 112, 66, sheet.radial([[0, '#ffffff', 0.4], [1, '#ffffff', 0]])),
    thing(sheet, pictureOf(no), of, { x: 100, y: armour ? 104 : 114, size: armour ? 108 : 122, line: 3.5 }),
  );
  return sheet.address('8 24 184 186');
}
