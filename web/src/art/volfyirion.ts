/** Pictures of Volfyirion: orders and things, buildings, troops, Wonders, Cities. An owner's own card shows the sign of its kind. */
import armory from 'icon:sword-array';
import atom from 'icon:atom';
import beast from 'icon:beast-eye';
import book from 'icon:spell-book';
import books from 'icon:bookshelf';
import bottle from 'icon:square-bottle';
import bow from 'icon:high-shot';
import box from 'icon:cube';
import broadsword from 'icon:broadsword';
import cardExchange from 'icon:card-exchange';
import cash from 'icon:cash';
import chest from 'icon:locked-chest';
import chess from 'icon:chess-knight';
import coins from 'icon:two-coins';
import crystalBall from 'icon:crystal-ball';
import crystalBars from 'icon:crystal-bars';
import crystalWand from 'icon:crystal-wand';
import crystalize from 'icon:crystalize';
import dagger from 'icon:plain-dagger';
import desert from 'icon:desert';
import doubled from 'icon:doubled';
import dragonSpiral from 'icon:dragon-spiral';
import drop from 'icon:water-drop';
import dynamite from 'icon:dynamite';
import earthCrack from 'icon:earth-crack';
import energise from 'icon:energise';
import fist from 'icon:fist';
import flask from 'icon:fizzing-flask';
import floating from 'icon:floating-crystal';
import glass from 'icon:magnifying-glass';
import horn from 'icon:hunting-horn';
import infinity from 'icon:infinity';
import key from 'icon:key';
import knife from 'icon:curvy-knife';
import lotus from 'icon:lotus';
import medal from 'icon:star-medal';
import mushrooms from 'icon:mushrooms-cluster';
import nuggets from 'icon:gold-nuggets';
import palm from 'icon:magic-palm';
import parachute from 'icon:parachute';
import pendant from 'icon:gem-pendant';
import pick from 'icon:war-pick';
import puzzle from 'icon:puzzle';
import returning from 'icon:return-arrow';
import rupee from 'icon:rupee';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import seed from 'icon:plant-seed';
import shaking from 'icon:shaking-hands';
import shield from 'icon:bordered-shield';
import spear from 'icon:spear-feather';
import spores from 'icon:spotted-mushroom';
import spyglass from 'icon:spyglass';
import stairs from 'icon:stairs';
import swirl from 'icon:magic-swirl';
import swordAltar from 'icon:sword-altar';
import swordSlice from 'icon:sword-slice';
import swords from 'icon:crossed-swords';
import thirdEye from 'icon:third-eye';
import thought from 'icon:thought-bubble';
import threeFriends from 'icon:three-friends';
import timeBomb from 'icon:time-bomb';
import towerFlag from 'icon:tower-flag';
import trade from 'icon:trade';
import type { Colour } from '$tables/volfyirion/palette';
import type { Kind } from '$tables/volfyirion/signs';
import { building, type Build, type Look } from './buildings';
import { cloud, hazed, place, ridge, sky, stars, tower, tree, beams } from './land';
import { person, type Held, type Person } from './people';
import { circle, darker, inked, lighter, line, MATERIALS, p, path, rect, Sheet, thing, type Material } from './sheet';
import { deep, LANDS } from './volfyirion-lands';

export { dragon } from './dragon';
export { hall } from './volfyirion-hall';

/** Things that an order is about: what, and of which material. */
export const THINGS: Record<string, readonly [string, Material]> = {
  'qoam-ritual': [swirl, 'violet'], 'hidden-cache': [chest, 'wood'], 'celethes-law': [scales, 'gold'], 'feasible-solution': [puzzle, 'azure'], 'strategic-attack': [chess, 'silver'], 'alchemic-key': [key, 'gold'], 'book-of-wisdom': [book, 'violet'],
  stab: [dagger, 'steel'], 'decisive-strike': [swordSlice, 'ember'], 'suicide-mission': [dynamite, 'ruby'], 'anuths-trick': [cardExchange, 'paper'], sabotage: [timeBomb, 'iron'], 'flawless-deploy': [parachute, 'bone'], 'endless-tactic': [infinity, 'ember'],
  barter: [shaking, 'bronze'], 'worthy-trade': [trade, 'jade'], 'telrons-analysis': [glass, 'steel'], 'harness-qoam': [energise, 'sea'], 'shrewd-deal': [cash, 'leaf'], 'qoam-vein': [nuggets, 'gold'], 'volfyirions-mark': [dragonSpiral, 'ember'],
  'divining-petals': [lotus, 'rose'], 'sharp-qoam': [crystalWand, 'sea'], 'glowing-fungii': [mushrooms, 'leaf'], 'pure-qoam': [rupee, 'jade'], 'sibilant-crystal': [crystalBars, 'violet'], 'strange-box': [box, 'bronze'], 'voracious-seed': [seed, 'leaf'],
  'living-knife': [knife, 'ruby'], 'void-fluid': [drop, 'azure'], 'black-spores': [spores, 'rose'], 'primal-beast': [beast, 'ember'], 'emerald-horn': [horn, 'jade'], 'floating-crystal': [floating, 'azure'], 'ascension-path': [stairs, 'gold'],
  'qoam-armory': [armory, 'steel'], 'anomaly-collider': [atom, 'sea'], 'qoam-oracle': [thirdEye, 'violet'], 'heroes-party': [threeFriends, 'gold'], 'mirage-city': [desert, 'ember'], 'double-shift': [doubled, 'azure'], 'qoam-instability': [earthCrack, 'ruby'],
  afterthought: [thought, 'paper'], crystallization: [crystalize, 'sea'], 'second-chance': [returning, 'leaf'], talisman: [pendant, 'jade'],
};
const KIND_THINGS: Record<Kind, readonly [string, Material]> = {
  command: [scroll, 'paper'], building: [towerFlag, 'bone'], troop: [shield, 'steel'], wonder: [floating, 'jade'], city: [towerFlag, 'bone'], lair: [dragonSpiral, 'ember'], perk: [medal, 'gold'], ploy: [scroll, 'shadow'], talisman: [pendant, 'jade'],
};

const held = (sign: string, of: Material, more: Partial<Held> = {}): Held => ({ sign, of, x: 156, y: 208, size: 94, ...more });
const upright = (sign: string, of: Material, more: Partial<Held> = {}): Held => ({ sign, of, x: 158, y: 130, size: 168, ...more });
const [PALE, WARM, BROWN, DARK] = ['#f6d3b4', '#eab58a', '#9a623c', '#6b4229'];

export const PEOPLE: Record<string, Person> = {
  prospector: { skin: WARM, hat: ['miner', '#d8a12f'], beard: ['full', '#7a4a22'], dress: ['tunic', '#7f8a90', '#e8dcc0'], mood: 'glad', broad: 1.05, behind: [upright(pick, 'steel', { x: 152, y: 138, size: 136 })] },
  diviner: { skin: BROWN, hair: ['long', '#2a2036'], hat: ['circlet', '#f2b632', '#5b9bea'], dress: ['robe', '#4a5f80', '#d8e4f0'], mood: 'wise', held: [{ sign: crystalBall, of: 'azure', x: 100, y: 222, size: 96 }] },
  captain: { skin: PALE, beard: ['goatee', '#5a3a24'], hair: ['short', '#5a3a24'], hat: ['plumed', '#9aa8b4', '#c22f22'], dress: ['plate', '#8f9ca8', '#f2b632'], cape: '#4a545d', mood: 'grim', broad: 1.1, held: [held(broadsword, 'steel', { x: 34, y: 168, size: 130, turn: 80 })] },
  novice: { skin: PALE, hair: ['short', '#c27a3a'], hat: ['none', '#000000'], dress: ['wrap', '#aab4ba', '#eef1f3'], mood: 'glad', broad: 0.86, held: [held(scroll, 'paper', { x: 154, y: 218, size: 84 })] },
  fighter: { skin: DARK, hair: ['mohawk', '#1a1216'], hat: ['bandana', '#5a666e'], dress: ['tunic', '#7a8288', '#caa57a'], mood: 'grim', broad: 1.14, held: [held(fist, 'bronze', { x: 156, y: 210, size: 92 })] },
  soldier: { skin: WARM, hat: ['helm', '#93a0aa', '#dfe3e6'], dress: ['plate', '#93a0aa', '#dfe3e6'], mood: 'calm', broad: 1.04, behind: [upright(spear, 'steel', { x: 158, y: 122, size: 180 })] },
  scholar: { skin: BROWN, beard: ['long', '#e8e4f0'], hat: ['cap', '#4d1f80'], dress: ['robe', '#5a2f96', '#e8dcff'], mood: 'wise', held: [{ sign: book, of: 'violet', x: 100, y: 226, size: 92 }] },
  guard: { skin: PALE, hat: ['visor', '#8b98a3', '#dfe3e6'], dress: ['plate', '#8b98a3', '#dfe3e6'], broad: 1.16, held: [held(shield, 'steel', { x: 48, y: 212, size: 118 })] },
  'qoam-scout': { skin: WARM, hair: ['swept', '#3a2418'], hat: ['hood', '#16857b'], dress: ['coat', '#16857b', '#d8fff6'], mood: 'calm', broad: 0.92, held: [held(spyglass, 'gold', { x: 48, y: 208, size: 96 })] },
  qoamipulator: { skin: PALE, hair: ['wild', '#efe6ff'], hat: ['circlet', '#c89aff', '#7ef0ff'], dress: ['robe', '#3f1a78', '#c89aff'], mood: 'grim', eyes: '#7ef0ff', held: [held(palm, 'violet', { x: 154, y: 196, size: 104 })] },
  'elite-trooper': { skin: DARK, hat: ['plumed', '#c8923a', '#e0392f'], dress: ['plate', '#a02a1e', '#f2c24a'], cape: '#5a0f0c', mood: 'grim', broad: 1.16, behind: [upright(broadsword, 'ember', { x: 160, y: 124, size: 170, turn: 90 })] },
  'armored-soldier': { skin: PALE, hat: ['visor', '#3fb3a6', '#f2e4a8'], dress: ['plate', '#2f9a90', '#f2e4a8'], broad: 1.22, behind: [upright(spear, 'jade', { x: 160, y: 120, size: 180 })] },
  'mercenary-archer': { skin: WARM, hair: ['braids', '#d8b04a'], hat: ['hood', '#5d5346'], dress: ['tunic', '#6f6450', '#d8c8a0'], mood: 'calm', broad: 0.92, behind: [upright(bow, 'wood', { x: 150, y: 150, size: 150 })] },
  'mercenary-veteran': { skin: BROWN, beard: ['forked', '#b8b4ac'], hat: ['horned', '#7a858c', '#caa85a'], dress: ['fur', '#5d5346', '#a89878'], mood: 'grim', broad: 1.16, behind: [upright(broadsword, 'steel', { x: 160, y: 124, size: 170, turn: 90 })] },
  saboteur: { skin: PALE, hair: ['short', '#1c161e'], hat: ['hood', '#2a2e38'], dress: ['coat', '#2a2e38', '#6a707c'], mood: 'grim', broad: 0.96, held: [held(timeBomb, 'iron', { x: 152, y: 212, size: 92 })] },
};

export const HALLS: Record<string, readonly [Build, string, Material]> = {
  apothecary: ['house', bottle, 'leaf'], library: ['temple', books, 'wood'], laboratory: ['dome', flask, 'violet'],
  barracks: ['hall', swords, 'steel'], 'war-academy': ['temple', swordAltar, 'steel'], headquarters: ['keep', towerFlag, 'ruby'],
  mint: ['dome', coins, 'gold'], 'black-market': ['stall', chest, 'wood'], bank: ['keep', scales, 'gold'],
};
const STYLES: Record<Colour, Look> = {
  turquoise: { wall: '#f2ead2', roof: '#16a094', trim: '#caa05a', window: '#bff5ee' },
  red: { wall: '#caa078', roof: '#b52a1e', trim: '#8a5a34', window: '#ffd88a' },
  purple: { wall: '#cfc2ea', roof: '#4d1f80', trim: '#a88fd8', window: '#ffe9a0' },
  grey: { wall: '#d4dadd', roof: '#5d6a72', trim: '#9aa4aa', window: '#d8ecf6' },
};

/** The colours light has around what is made of a material. */
const glowOf = (of: Material): string => MATERIALS[of][1];

/** Six Cities, each of another make. */
const CITIES: Record<string, { sky: [string, string]; dark: [string, string]; wall: string; roof: string; ground: string; pointed: number; walls: boolean }> = {
  tylaris: { sky: ['#6fb6e0', '#fdf2d8'], dark: ['#10203c', '#43659a'], wall: '#efe2c6', roof: '#c8663a', ground: '#7fae5c', pointed: 1, walls: true },
  vahylea: { sky: ['#8fd0b0', '#f6fbe0'], dark: ['#0c2a2a', '#2f7a66'], wall: '#e4f0e2', roof: '#2f9a7a', ground: '#5d9a4e', pointed: 2.2, walls: false },
  alantar: { sky: ['#a8c8f0', '#ffffff'], dark: ['#141c44', '#5a74b8'], wall: '#f6f8fb', roof: '#5b7ab8', ground: '#c8d4e0', pointed: 1.8, walls: true },
  yrdesh: { sky: ['#f0b45a', '#fff0c8'], dark: ['#2a1420', '#8a4a3a'], wall: '#e8cf9a', roof: '#a8562a', ground: '#d8a85a', pointed: 0.5, walls: true },
  'akao-uket': { sky: ['#c86a4a', '#ffd8a0'], dark: ['#200c10', '#7a2f1e'], wall: '#c89a78', roof: '#5a3a30', ground: '#8a5f42', pointed: 0.8, walls: true },
  kyr: { sky: ['#5f5a80', '#e0c8d8'], dark: ['#0a0818', '#3f2f5a'], wall: '#8a84a0', roof: '#2f2a48', ground: '#5a5468', pointed: 2, walls: true },
};

function city(sheet: Sheet, face: string, night: boolean): void {
  const at = place(sheet, face, night);
  const it = CITIES[face] ?? CITIES['tylaris']!;
  const [top, low] = night ? it.dark : it.sky;
  const wall = night ? darker(it.wall, 0.5) : it.wall;
  const roof = night ? darker(it.roof, 0.35) : it.roof;
  const window = night ? '#ffdf7a' : '#4a5560';
  sheet.put(sky(sheet, top, low, { x: 150, y: 112, r: 18, colour: night ? '#f4f0ff' : '#fffbe4', glow: 3.2 }), night ? stars(sheet, at.next, 40, 130) : cloud(50, 118, 24, '#fff', 'opacity=".8"'), ridge(sheet, at.next, 160, 22, 4, hazed(it.ground, low, 0.6), face === 'vahylea' ? 0 : 0.9));
  const ground = night ? darker(it.ground, 0.5) : it.ground;
  sheet.put(ridge(sheet, at.next, 196, 8, 3, hazed(ground, low, 0.25)));
  const spots = [[30, 0.6], [170, 0.62], [54, 0.85], [146, 0.9], [78, 0.74], [122, 0.78], [100, 1.15]] as const;
  sheet.show(
    spots.map(([x, s]) => tower(x, 214, 26 * (0.7 + s * 0.3), 66 * s * (0.85 + at.next() * 0.3), wall, roof, window, it.pointed)).join(''),
    it.walls
      ? inked(p`M12 232V204H24V210H36V204H48V210H60V204H72V210H84V204H116V210H128V204H140V210H152V204H164V210H176V204H188V232Z`, sheet.linear([[0, lighter(wall, 0.15)], [1, darker(wall, 0.2)]]), 2.5) + inked('M86 232V216A14 14 0 0 1 114 216V232Z', darker(wall, 0.6), 2.5)
      : [22, 44, 66, 134, 156, 178].map((x) => tree(x, 234, 34, ground === it.ground ? '#3f8a4e' : '#1c4a3a', true)).join(''),
    path('M0 280V230Q100 222 200 230V280Z', ground),
    path('M88 280C92 260 96 246 94 230H106C104 246 110 260 114 280Z', lighter(ground, 0.35)),
  );
}

/** What lies within the frame of a flat picture. */
const SEEN: Record<'figure' | 'thing' | 'hall', string> = { figure: '-10 4 220 204', thing: '-16 24 232 196', hall: '-12 44 224 200' };

/** The picture of a card by its key, its kind and its House. */
export function card(face: string, kind: Kind, colour: Colour, night: boolean, flat: boolean): string {
  const sheet = new Sheet(200, 280);
  const at = place(sheet, face, night);
  const halo = (strong: number): string => circle(100, 116, 96, sheet.radial([[0, '#ffffff', strong], [1, '#ffffff', 0]]));
  const someone = PEOPLE[face];
  const hall = HALLS[face];
  if (kind === 'city') {
    city(sheet, face, night);
    return sheet.address(flat ? SEEN.hall : undefined);
  }
  if (kind === 'wonder' || kind === 'talisman') {
    const [sign, of] = THINGS[face] ?? KIND_THINGS[kind];
    sheet.put(deep(at, glowOf(of)), circle(100, 116, 84, sheet.radial([[0, '#ffffff', 0.75], [0.5, lighter(glowOf(of), 0.3), 0.45], [1, glowOf(of), 0]])));
    sheet.show(thing(sheet, sign, of, { x: 100, y: 116, size: 128, line: 4 }));
    return sheet.address(flat ? SEEN.thing : undefined);
  }
  if (kind === 'perk' || kind === 'ploy') {
    const [sign, of] = THINGS[face] ?? KIND_THINGS[kind];
    const [a, b] = kind === 'perk' ? ['#f7dd96', '#8a5a14'] : ['#8a5ac0', '#1f0f38'];
    sheet.put(rect(0, 0, 200, 280, sheet.radial([[0, a], [1, b]], 0.5, 0.42, 0.7)), beams(100, 116, 18, 240, '#fff', night ? 0.08 : 0.16, at.next()));
    sheet.show(thing(sheet, sign, of, { x: 100, y: 116, size: 128, line: 4 }));
    return sheet.address(flat ? SEEN.thing : undefined);
  }
  sheet.put(LANDS[colour](at));
  if (someone) {
    sheet.put(halo(night ? 0.28 : 0.5)).show(person(sheet, someone));
    return sheet.address(flat ? SEEN.figure : undefined);
  }
  if (hall || kind === 'building') {
    const [build, sign, of] = hall ?? ['hall', ...KIND_THINGS.building];
    const look = STYLES[colour];
    sheet.put(halo(night ? 0.15 : 0.35)).show(building(sheet, build, night ? { ...look, wall: darker(look.wall, 0.4), window: '#ffdf7a' } : look, sign, of));
    return sheet.address(flat ? SEEN.hall : undefined);
  }
  const [sign, of] = THINGS[face] ?? KIND_THINGS[kind];
  sheet.put(
    circle(100, 112, 84, sheet.radial([[0, '#ffffff', night ? 0.7 : 0.9], [0.55, lighter(glowOf(of), 0.5), 0.45], [1, glowOf(of), 0]])),
    line('M100 30A82 82 0 0 1 182 112M100 194A82 82 0 0 1 18 112', '#ffffff', 2, 'opacity=".55"'),
  );
  sheet.show(thing(sheet, sign, of, { x: 100, y: 112, size: 124, line: 4 }));
  return sheet.address(flat ? SEEN.thing : undefined);
}
