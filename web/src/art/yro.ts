/** Pictures of YRO: whom one meets in the six lands. Every Adventurer of the box is drawn; an owner's own look like their trade. */
import abacus from 'icon:abacus';
import anvil from 'icon:anvil';
import astrolabe from 'icon:astrolabe';
import backpack from 'icon:knapsack';
import barrel from 'icon:barrel';
import battleAxe from 'icon:battle-axe';
import beer from 'icon:beer-stein';
import bow from 'icon:high-shot';
import boxing from 'icon:boxing-glove';
import broadsword from 'icon:broadsword';
import cards from 'icon:card-ace-spades';
import chest from 'icon:locked-chest';
import chisel from 'icon:stone-crafting';
import coins from 'icon:two-coins';
import compass from 'icon:spyglass';
import crystal from 'icon:crystal-ball';
import fan from 'icon:fist';
import flask from 'icon:round-bottom-flask';
import gear from 'icon:gear-hammer';
import glaive from 'icon:sharp-halberd';
import hammer from 'icon:flat-hammer';
import hourglass from 'icon:hourglass';
import key from 'icon:key';
import lantern from 'icon:old-lantern';
import leafTotem from 'icon:curled-leaf';
import map from 'icon:treasure-map';
import money from 'icon:swap-bag';
import mushroom from 'icon:mushrooms-cluster';
import orb from 'icon:concentration-orb';
import pick from 'icon:war-pick';
import puzzle from 'icon:spanner';
import ring from 'icon:ring';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import seeds from 'icon:plant-seed';
import shield from 'icon:dragon-shield';
import shovel from 'icon:spade';
import spear from 'icon:spear-feather';
import spellBook from 'icon:spell-book';
import staff from 'icon:wizard-staff';
import throne from 'icon:queen-crown';
import thorns from 'icon:thorny-vine';
import trade from 'icon:shop';
import veilFan from 'icon:spinning-ribbons';
import war from 'icon:war-axe';
import wings from 'icon:feathered-wing';
import type { Faction, Profession } from '$tables/yro/palette';
import { badger, automaton, boar, crane, drake, fox, golem, otter, raccoon, tiger, toad } from './beasts';
import { beams, place } from './land';
import { person, type Held, type Person } from './people';
import { circle, INK, line, path, rect, Sheet, thing, type Material } from './sheet';
import { LANDS } from './yro-lands';

export { map } from './yro-map';

const left = (sign: string, of: Material, more: Partial<Held> = {}): Held => ({ sign, of, x: 42, y: 206, size: 92, ...more });
const right = (sign: string, of: Material, more: Partial<Held> = {}): Held => ({ sign, of, x: 158, y: 206, size: 92, ...more });
/** A long thing held upright, beside the head. */
const upright = (sign: string, of: Material, more: Partial<Held> = {}): Held => ({ sign, of, x: 158, y: 134, size: 168, turn: 0, ...more });

const [PALE, WARM, TAN, BROWN, DARK, GREEN, MINT] = ['#f6d3b4', '#eab58a', '#cf9161', '#9a623c', '#6b4229', '#b9cf8a', '#a8d8b0'];

export const ADVENTURERS: Record<string, Person> = {
  // Wandering Market
  ME1: { skin: BROWN, hat: ['turban', '#c8402e', '#f6c12f'], beard: ['full', '#2a1a14'], dress: ['plate', '#b98d4e', '#f6c12f'], mood: 'grim', behind: [upright(spear, 'steel', { x: 160, y: 122, size: 180, turn: -45 })], held: [left(shield, 'bronze', { x: 46, y: 222, size: 96 })] },
  ME2: { skin: WARM, hair: ['braids', '#7a3b1c'], hat: ['headscarf', '#2f8f8a', '#f6c12f'], dress: ['tunic', '#d98b2b', '#fff0cf'], mood: 'glad', broad: 0.9, behind: [right(backpack, 'wood', { x: 156, y: 168, size: 120 })] },
  ME3: { skin: TAN, hair: ['short', '#2b1a14'], hat: ['goggles', '#6b4a2a', '#c98a34'], dress: ['apron', '#a8442c', '#6d4a30'], mood: 'grim', broad: 1.08, behind: [upright(hammer, 'steel', { x: 154, y: 142, size: 130, turn: 8 })], held: [left(anvil, 'iron', { x: 44, y: 232, size: 84 })] },
  ME4: { skin: BROWN, hair: ['long', '#1c1420'], hat: ['circlet', '#f2b632', '#e0392f'], dress: ['robe', '#7a2f7c', '#f0c24a'], mood: 'wise', held: [{ sign: crystal, of: 'violet', x: 100, y: 222, size: 98 }] },
  ME5: { skin: DARK, hat: ['hood', '#e8d3a0'], beard: ['long', '#efe6d4'], dress: ['robe', '#d8bd80', '#8a5a2a'], behind: [upright(lantern, 'ember', { x: 160, y: 136, size: 104 })] },
  ME6: { skin: PALE, hair: ['bun', '#b04a1c'], hat: ['circlet', '#f2b632', '#2fb3c9'], dress: ['coat', '#2f6f8f', '#f7e2a8'], mood: 'glad', broad: 0.92, held: [left(scales, 'gold', { x: 50, y: 212, size: 104 }), right(coins, 'gold', { x: 160, y: 226, size: 78 })] },
  ME7: { skin: PALE, hair: ['bob', '#4a4a58'], hat: ['cap', '#54604a'], dress: ['coat', '#5a5a4a', '#c9b58a'], mood: 'calm', behind: [upright(shovel, 'steel', { x: 160, y: 140, size: 150, turn: 44 })] },
  ME8: { skin: TAN, hair: ['long', '#20141c'], hat: ['crown', '#f2b632', '#2fb3c9'], dress: ['robe', '#d8941f', '#8f1f3a'], cape: '#8f1f3a', held: [right(money, 'gold', { x: 160, y: 222, size: 88 })] },
  // Mining Company
  SM1: { skin: WARM, hair: ['mohawk', '#d8542a'], beard: ['full', '#c84a22'], dress: ['tunic', '#5a6470', '#f0d9a0'], mood: 'grim', broad: 1.15, held: [left(boxing, 'ruby', { x: 46, y: 204, size: 96 }), right(boxing, 'ruby', { x: 156, y: 210, size: 96, flip: true })] },
  SM2: { skin: WARM, hair: ['braids', '#b0742a'], hat: ['miner', '#d8a12f'], dress: ['coat', '#4f5a3a', '#f2d9a8'], mood: 'glad', broad: 1.08, held: [right(scales, 'bronze', { x: 158, y: 206, size: 100 })] },
  SM3: { skin: PALE, hair: ['wild', '#d7d3cc'], beard: ['goatee', '#d7d3cc'], hat: ['goggles', '#6b4a2a', '#c98a34'], dress: ['coat', '#e8e2d2', '#2fa08f'], mood: 'glad', held: [left(flask, 'leaf', { x: 46, y: 206, size: 96 })] },
  SM4: { skin: TAN, hat: ['miner', '#7f8b98'], beard: ['forked', '#3b2a22'], dress: ['fur', '#6a5a4a', '#cbb08a'], broad: 1.1, behind: [upright(pick, 'steel', { x: 154, y: 138, size: 140 })] },
  SM5: { skin: PALE, hair: ['swept', '#3a2f38'], beard: ['moustache', '#3a2f38'], hat: ['none', '#000000'], dress: ['coat', '#31384a', '#f2efe6'], mood: 'calm', held: [{ sign: abacus, of: 'wood', x: 100, y: 230, size: 100 }] },
  SM6: { skin: WARM, beard: ['long', '#e2b04a'], hair: ['short', '#d09a36'], dress: ['apron', '#7a4a2a', '#e8dcc0'], mood: 'glad', broad: 1.2, behind: [left(barrel, 'wood', { x: 36, y: 166, size: 110 })], held: [right(beer, 'gold', { x: 154, y: 208, size: 96 })] },
  SM7: { skin: BROWN, hair: ['bun', '#20161a'], hat: ['circlet', '#aebccb', '#5b9bea'], dress: ['plate', '#6f7a8a', '#f2b632'], mood: 'grim', held: [left(key, 'gold', { x: 46, y: 206, size: 92, turn: 40 }), right(chest, 'wood', { x: 160, y: 232, size: 84 })] },
  SM8: { skin: PALE, beard: ['forked', '#f0ece2'], hair: ['short', '#f0ece2'], hat: ['crown', '#f2b632', '#39c5b5'], dress: ['coat', '#262b36', '#f2b632'], cape: '#6a1f2a', mood: 'grim', broad: 1.14, held: [right(gear, 'gold', { x: 160, y: 226, size: 84 })] },
  // Sylvan Conclave
  CS1: { skin: MINT, ears: 'pointed', hair: ['swept', '#2f7a3c'], hat: ['bandana', '#8a3f2a'], dress: ['tunic', '#3f7a3a', '#d8c07a'], mood: 'grim', broad: 0.86, eyes: '#2f8f4a', behind: [upright(bow, 'wood', { x: 152, y: 144, size: 150, turn: 10 })] },
  CS2: { skin: GREEN, ears: 'pointed', hair: ['short', '#8a5a2a'], beard: ['goatee', '#8a5a2a'], hat: ['straw', '#d9b45a'], dress: ['tunic', '#8a6a3a', '#cfe0a0'], mood: 'glad', held: [left(seeds, 'leaf', { x: 46, y: 214, size: 94 })] },
  CS3: { skin: MINT, ears: 'pointed', hair: ['bun', '#c26a2a'], dress: ['apron', '#4f8a5a', '#b07a4a'], mood: 'calm', broad: 0.9, eyes: '#2f8f4a', held: [right(chisel, 'wood', { x: 156, y: 212, size: 98 })] },
  CS4: { skin: GREEN, ears: 'pointed', hair: ['long', '#dfe6d0'], hat: ['hood', '#3c6a5a'], dress: ['tunic', '#3c6a5a', '#a8c8a0'], mood: 'calm', broad: 0.86, held: [left(compass, 'gold', { x: 48, y: 214, size: 86 })] },
  CS5: { skin: MINT, ears: 'pointed', hair: ['long', '#e85f8a'], hat: ['leaves', '#6fc04a', '#ffd24a'], dress: ['wrap', '#7ac0a0', '#f7e6b0'], mood: 'wise', broad: 0.84, behind: [upright(leafTotem, 'leaf', { x: 160, y: 140, size: 120 })] },
  CS6: { skin: '#8fa36a', ears: 'pointed', hair: ['wild', '#5a2a4a'], beard: ['goatee', '#5a2a4a'], hat: ['antlers', '#000000', '#8a5a3a'], dress: ['robe', '#3a2a4a', '#8fbf4a'], mood: 'grim', eyes: '#d8f04a', held: [left(thorns, 'leaf', { x: 44, y: 206, size: 112 })] },
  CS7: { skin: GREEN, ears: 'pointed', beard: ['full', '#f1ead8'], hat: ['mushroom', '#d8452e', '#fff4dc'], dress: ['robe', '#6a7a3a', '#f1e2b8'], mood: 'wise', held: [right(mushroom, 'rose', { x: 156, y: 220, size: 86 })] },
  CS8: { skin: MINT, ears: 'pointed', hair: ['long', '#f2b63a'], hat: ['antlers', '#f2b632', '#f2cf6a'], dress: ['robe', '#2f8a5a', '#f7e6a0'], cape: '#1f5b3a', mood: 'calm', eyes: '#2f8f4a', broad: 0.92, held: [{ sign: throne, of: 'gold', x: 100, y: 56, size: 62 }] },
  // Isles of the Rising Sun
  IS1: { skin: PALE, neck: '#35333d', head: badger, dress: ['wrap', '#2b4a7a', '#e8e2d2'], broad: 1.14, held: [left(fan, 'bone', { x: 44, y: 216, size: 84 }), right(fan, 'bone', { x: 158, y: 216, size: 84, flip: true })] },
  IS2: { skin: PALE, neck: '#6a6e78', head: raccoon, dress: ['wrap', '#7a8a3a', '#f0dfae'], behind: [right(trade, 'wood', { x: 158, y: 158, size: 104 })], held: [left(coins, 'gold', { x: 44, y: 226, size: 76 })] },
  IS3: { skin: PALE, neck: '#8a5a36', head: otter, dress: ['apron', '#2f7f8f', '#a86a3a'], broad: 0.94, hat: ['goggles', '#5a3a20', '#e0a83a'], held: [right(puzzle, 'steel', { x: 156, y: 204, size: 96 })] },
  IS4: { skin: PALE, neck: '#fff4e2', head: fox, dress: ['wrap', '#f2ece0', '#c8302a'], broad: 0.9, held: [left(lantern, 'ember', { x: 42, y: 196, size: 96 })] },
  IS5: { skin: PALE, neck: '#7fae3c', head: toad, dress: ['robe', '#6a3f8a', '#f6d24a'], broad: 1.06, behind: [upright(staff, 'wood', { x: 158, y: 134, size: 160 })] },
  IS6: { skin: PALE, neck: '#6a473a', head: boar, dress: ['plate', '#8f2f24', '#f2b632'], broad: 1.16, behind: [upright(glaive, 'steel', { x: 156, y: 126, size: 176, turn: 8 })] },
  IS7: { skin: PALE, neck: '#f7f6f2', head: crane, dress: ['wrap', '#30323f', '#d8402e'], broad: 0.9, held: [left(map, 'paper', { x: 48, y: 220, size: 92 })] },
  IS8: { skin: PALE, neck: '#ee9430', head: tiger, hat: ['crown', '#f2b632', '#e0392f'], dress: ['wrap', '#a81f2a', '#f2c24a'], cape: '#2a1a3a', broad: 1.16, held: [right(war, 'gold', { x: 162, y: 208, size: 104 })] },
  // Floating City
  CF1: { skin: PALE, neck: '#56657a', head: golem('#8ea3bd', '#6fe6ff'), dress: ['plate', '#8ea3bd', '#6fe6ff'], broad: 1.18, behind: [upright(broadsword, 'azure', { x: 160, y: 120, size: 170, turn: 90 })] },
  CF2: { skin: PALE, neck: '#9c5f0c', head: automaton, dress: ['plate', '#d9a12f', '#7ee6ff'], broad: 1.04, held: [left(coins, 'gold', { x: 44, y: 222, size: 82 })] },
  CF3: { skin: TAN, hair: ['long', '#2a2440'], hat: ['veil', '#7fb8ea', '#f2b632'], dress: ['wrap', '#3f6fb8', '#e8f2fb'], broad: 0.84, eyes: '#2f6fb8', held: [left(veilFan, 'rose', { x: 40, y: 206, size: 112 })] },
  CF4: { skin: PALE, beard: ['long', '#f4f6fb'], hat: ['wizard', '#2f4f9a', '#ffe27a'], dress: ['robe', '#3a5aa8', '#e8eefb'], mood: 'wise', held: [right(hourglass, 'gold', { x: 156, y: 206, size: 96 })] },
  CF5: { skin: DARK, hair: ['short', '#f4f6fb'], beard: ['goatee', '#f4f6fb'], hat: ['crown', '#f2d06a', '#5bb8ff'], dress: ['robe', '#f2f6fb', '#3f8fd0'], cape: '#2f6fb8', behind: [{ sign: wings, of: 'silver', x: 26, y: 150, size: 130, flip: true }, { sign: wings, of: 'silver', x: 174, y: 150, size: 130 }], held: [right(astrolabe, 'gold', { x: 158, y: 226, size: 80 })] },
  // Order of Dragon Knights
  CD1: { skin: PALE, neck: '#a02a1a', head: drake('#c23a22', '#ffb45a', '#f2dfb8', '#ffe04a'), dress: ['plate', '#8a2f2a', '#ffb02e'], broad: 1.14, behind: [upright(battleAxe, 'ember', { x: 158, y: 128, size: 156, turn: 20 })] },
  CD2: { skin: PALE, neck: '#b98318', head: drake('#e0a92a', '#fff0b0', '#8a5a1a', '#e0392f'), dress: ['plate', '#d9a12f', '#fff1b0'], broad: 1.06, held: [left(money, 'gold', { x: 44, y: 222, size: 88 })] },
  CD3: { skin: PALE, neck: '#3a6a56', head: drake('#4f8a72', '#c8e0a8', '#cf8143', '#ff9a3a'), dress: ['plate', '#b5703a', '#8fe0c0'], broad: 1.1, held: [right(gear, 'bronze', { x: 156, y: 214, size: 94 })] },
  CD4: { skin: PALE, neck: '#4a2a86', head: drake('#6a3fb0', '#cdb8ff', '#e8ecff', '#7ef0ff'), hat: ['none', '#000000'], dress: ['plate', '#3a2a6a', '#f2c24a'], cape: '#a01f4a', broad: 1.2, behind: [{ sign: wings, of: 'violet', x: 24, y: 146, size: 140, flip: true }, { sign: wings, of: 'violet', x: 176, y: 146, size: 140 }], held: [{ sign: throne, of: 'gold', x: 100, y: 36, size: 74 }] },
};

/** What an owner's own Adventurers hold and wear, by their trade. */
const TRADED: Record<Profession, Pick<Person, 'held' | 'behind' | 'hat'>> = {
  guerrier: { hat: ['helm', '#8f9cab', '#f2b632'], behind: [upright(broadsword, 'steel', { turn: 90 })] },
  marchand: { hat: ['cap', '#7a3f2a'], held: [left(money, 'gold')] },
  technicien: { hat: ['goggles', '#6b4a2a', '#c98a34'], held: [right(puzzle, 'steel')] },
  explorateur: { hat: ['hood', '#4a6a5a'], held: [left(map, 'paper')] },
  mage: { hat: ['wizard', '#4a3f9a', '#ffe27a'], held: [left(spellBook, 'violet')] },
  souverain: { hat: ['crown', '#f2b632', '#e0392f'], held: [right(ring, 'gold')] },
};
const WORN: Record<Faction, Pick<Person, 'skin' | 'dress' | 'ears' | 'hair' | 'beard'>> = {
  iles: { skin: WARM, dress: ['wrap', '#a8402a', '#f2dfb0'], hair: ['bun', '#20161a'] },
  conclave: { skin: MINT, ears: 'pointed', dress: ['tunic', '#3f7a3a', '#d8c07a'], hair: ['long', '#3f7a3a'] },
  marche: { skin: BROWN, dress: ['tunic', '#d98b2b', '#fff0cf'], hair: ['short', '#2a1a14'] },
  societe: { skin: WARM, dress: ['coat', '#4f5a66', '#e8dcc0'], hair: ['short', '#a0602a'], beard: ['full', '#a0602a'] },
  cite: { skin: DARK, dress: ['robe', '#3a6ab0', '#e8f2fb'], hair: ['swept', '#f4f6fb'] },
  dragons: { skin: PALE, dress: ['plate', '#6a3f8a', '#f2c24a'], hair: ['short', '#6a1f2a'] },
};

/** What each Quest is about, as a thing on a map. */
const QUESTS: Record<string, readonly [string, Material]> = {
  gold2: [coins, 'gold'], income7: [money, 'gold'], cheap3: [backpack, 'wood'], power15: [war, 'steel'], jobs4: [cards, 'paper'], gold12: [chest, 'wood'],
  expensive3: [throne, 'gold'], columns2: [throne, 'silver'], levels2: [scales, 'bronze'], races4: [shield, 'ruby'], tech3: [gear, 'steel'], faith3: [orb, 'violet'],
};

/** Head and shoulders. */
const BUST = '-10 4 220 204';

export interface Met {
  faction: Faction;
  profession: Profession;
}

/** The picture of an Adventurer: who it is, in their land. A Sovereign stands in gold light. */
export function adventurer(face: string, { faction, profession }: Met, night: boolean, flat: boolean): string {
  const sheet = new Sheet(200, 280);
  sheet.put(LANDS[faction](place(sheet, face, night)));
  const rules = profession === 'souverain';
  if (rules) {
    sheet.put(
      circle(100, 104, 150, sheet.radial([[0, '#fff6c8', 0.95], [0.4, '#ffd45a', 0.6], [1, '#ffb52e', 0]])),
      beams(100, 104, 20, 240, '#fff3b0', night ? 0.4 : 0.62, 0.08),
      circle(100, 104, 78, 'none', 'stroke="#f2b632" stroke-width="5"'),
      circle(100, 104, 78, 'none', `stroke="${INK}" stroke-width="1.4" opacity=".5"`),
    );
  } else sheet.put(circle(100, 112, 92, sheet.radial([[0, '#ffffff', night ? 0.28 : 0.5], [1, '#ffffff', 0]])));
  sheet.show(person(sheet, ADVENTURERS[face] ?? { ...WORN[faction], ...TRADED[profession] }));
  return sheet.address(flat ? BUST : undefined);
}

/** The picture of a Quest. */
export function quest(face: string, night: boolean): string {
  const sheet = new Sheet(200, 280);
  const [paper, ink] = night ? ['#5a4526', '#e8cf9a'] : ['#f3dfb0', '#8a6430'];
  const [sign, of] = QUESTS[face.replace(/^quest-/, '')] ?? [scroll, 'paper'];
  sheet.put(
    rect(0, 0, 200, 280, sheet.radial([[0, night ? '#7a6034' : '#fff4d2'], [1, paper]], 0.5, 0.4, 0.8)),
    line('M-10 200C40 170 60 220 110 190S180 180 220 150M20 0C30 40 10 80 40 110S30 180 60 290M150 -10C130 40 170 70 150 120', ink, 2, 'opacity=".35"'),
    path('M30 60l14-22 14 22zM46 62l16-26 16 26zM140 214l12-18 12 18z', ink, 'opacity=".35"'),
    line('M24 236C60 220 70 250 100 214S140 150 168 140', '#c8302a', 3, 'stroke-dasharray="7 7"'),
    circle(100, 120, 70, sheet.radial([[0, '#fff', 0.8], [1, '#fff', 0]])),
    thing(sheet, sign, of, { x: 100, y: 120, size: 110, line: 3 }),
  );
  return sheet.address();
}
