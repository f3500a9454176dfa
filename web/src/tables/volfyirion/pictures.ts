/** A picture for each card of the box; an owner's own card shows the sign of its kind. */
import armorVest from 'icon:armor-vest';
import atom from 'icon:atom';
import bank from 'icon:bank';
import beastEye from 'icon:beast-eye';
import bookshelf from 'icon:bookshelf';
import bowman from 'icon:bowman';
import cardExchange from 'icon:card-exchange';
import cash from 'icon:cash';
import castle from 'icon:castle';
import chessKnight from 'icon:chess-knight';
import crystalBall from 'icon:crystal-ball';
import crystalBars from 'icon:crystal-bars';
import crystalWand from 'icon:crystal-wand';
import crystalize from 'icon:crystalize';
import cube from 'icon:cube';
import curvyKnife from 'icon:curvy-knife';
import desert from 'icon:desert';
import doubled from 'icon:doubled';
import dragonSpiral from 'icon:dragon-spiral';
import dynamite from 'icon:dynamite';
import earthCrack from 'icon:earth-crack';
import elvenCastle from 'icon:elven-castle';
import energise from 'icon:energise';
import evilTower from 'icon:evil-tower';
import fist from 'icon:fist';
import fizzingFlask from 'icon:fizzing-flask';
import floatingCrystal from 'icon:floating-crystal';
import goldMine from 'icon:gold-mine';
import goldNuggets from 'icon:gold-nuggets';
import guards from 'icon:guards';
import hillFort from 'icon:hill-fort';
import hood from 'icon:hood';
import huntingHorn from 'icon:hunting-horn';
import infinity from 'icon:infinity';
import key from 'icon:key';
import lockedChest from 'icon:locked-chest';
import lotus from 'icon:lotus';
import magicPalm from 'icon:magic-palm';
import magicSwirl from 'icon:magic-swirl';
import magnifyingGlass from 'icon:magnifying-glass';
import mailedFist from 'icon:mailed-fist';
import medievalBarracks from 'icon:medieval-barracks';
import mushroomsCluster from 'icon:mushrooms-cluster';
import parachute from 'icon:parachute';
import plainDagger from 'icon:plain-dagger';
import plantSeed from 'icon:plant-seed';
import puzzle from 'icon:puzzle';
import returnArrow from 'icon:return-arrow';
import robber from 'icon:robber';
import rupee from 'icon:rupee';
import scales from 'icon:scales';
import shakingHands from 'icon:shaking-hands';
import shop from 'icon:shop';
import spears from 'icon:spears';
import spellBook from 'icon:spell-book';
import spottedMushroom from 'icon:spotted-mushroom';
import spyglass from 'icon:spyglass';
import squareBottle from 'icon:square-bottle';
import stairs from 'icon:stairs';
import swordAltar from 'icon:sword-altar';
import swordArray from 'icon:sword-array';
import swordSlice from 'icon:sword-slice';
import swordman from 'icon:swordman';
import thirdEye from 'icon:third-eye';
import thoughtBubble from 'icon:thought-bubble';
import threeFriends from 'icon:three-friends';
import timeBomb from 'icon:time-bomb';
import towerFlag from 'icon:tower-flag';
import trade from 'icon:trade';
import twoCoins from 'icon:two-coins';
import village from 'icon:village';
import visoredHelm from 'icon:visored-helm';
import waterDrop from 'icon:water-drop';
import whiteTower from 'icon:white-tower';
import wizardFace from 'icon:wizard-face';
import { KIND_SIGNS, type Kind } from './signs';

const PICTURES: Record<string, string> = {
  prospector: goldMine,
  diviner: crystalBall,
  captain: mailedFist,
  'qoam-ritual': magicSwirl,
  'hidden-cache': lockedChest,
  'celethes-law': scales,
  'feasible-solution': puzzle,
  'strategic-attack': chessKnight,
  'alchemic-key': key,
  'book-of-wisdom': spellBook,
  stab: plainDagger,
  'decisive-strike': swordSlice,
  'suicide-mission': dynamite,
  'anuths-trick': cardExchange,
  sabotage: timeBomb,
  'flawless-deploy': parachute,
  'endless-tactic': infinity,
  barter: shakingHands,
  'worthy-trade': trade,
  'telrons-analysis': magnifyingGlass,
  'harness-qoam': energise,
  'shrewd-deal': cash,
  'qoam-vein': goldNuggets,
  'volfyirions-mark': dragonSpiral,
  apothecary: squareBottle,
  library: bookshelf,
  laboratory: fizzingFlask,
  barracks: medievalBarracks,
  'war-academy': swordAltar,
  headquarters: towerFlag,
  mint: twoCoins,
  'black-market': shop,
  bank,
  novice: hood,
  fighter: fist,
  soldier: spears,
  scholar: wizardFace,
  guard: guards,
  'qoam-scout': spyglass,
  qoamipulator: magicPalm,
  'elite-trooper': visoredHelm,
  'armored-soldier': armorVest,
  'divining-petals': lotus,
  'sharp-qoam': crystalWand,
  'glowing-fungii': mushroomsCluster,
  'pure-qoam': rupee,
  'sibilant-crystal': crystalBars,
  'strange-box': cube,
  'voracious-seed': plantSeed,
  'living-knife': curvyKnife,
  'void-fluid': waterDrop,
  'black-spores': spottedMushroom,
  'primal-beast': beastEye,
  'emerald-horn': huntingHorn,
  'floating-crystal': floatingCrystal,
  'mercenary-archer': bowman,
  'mercenary-veteran': swordman,
  saboteur: robber,
  'ascension-path': stairs,
  tylaris: castle,
  yrdesh: village,
  vahylea: elvenCastle,
  'akao-uket': hillFort,
  alantar: whiteTower,
  kyr: evilTower,
  'qoam-armory': swordArray,
  'anomaly-collider': atom,
  'qoam-oracle': thirdEye,
  'heroes-party': threeFriends,
  'mirage-city': desert,
  'double-shift': doubled,
  'qoam-instability': earthCrack,
  afterthought: thoughtBubble,
  crystallization: crystalize,
  'second-chance': returnArrow,
};

export const pictureOf = (face: string | null, kind: Kind): string => PICTURES[face ?? ''] ?? KIND_SIGNS[kind];
