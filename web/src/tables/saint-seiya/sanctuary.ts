/** Reading Saint Seiya's view: what is printed on a card, who faces whom, what a card of the field costs now and what is there for it. */
import { cardKeys, counterOf, placeOf, zoneKey, zoneOf, zonesOf } from '$lib/model';
import type { CardInfo, View, Zone } from '../../wire';
import { RANKS, type Rank } from './palette';
import type { Way } from './signs';

/** What is printed on a card (R4, R5). */
export interface Saint {
  no: number;
  kind: 'character' | 'armour';
  class: string;
  rank: Rank;
  cost: Record<Way, number | null>;
  force: number;
  cosmos: number;
  heal: number;
  vp: number;
  conditional: boolean;
  flame: boolean;
  hero: string | null;
  effects: string[];
}

export type Cards = Record<string, CardInfo>;

/** What a face prints; undefined while the cards are being fetched. */
export const saint = (cards: Cards, face: string | null | undefined): Saint | undefined =>
  cards[face ?? '']?.facts as unknown as Saint | undefined;

export const SLOTS = [0, 1, 2, 3, 4, 5];
export const LAST_SLOT = 5;
/** Spots of the engaged cards beyond the six slots: their card has left; used now; held back now. */
export const FACING_NOBODY = 6;
export const FIGHTING = 7;
export const BESIDE = 8;

/** What an engaged card faces, in a word. */
export const groupOf = (spot: number): 'slot' | 'nobody' | 'fighting' | 'beside' =>
  spot === FACING_NOBODY ? 'nobody' : spot === FIGHTING ? 'fighting' : spot === BESIDE ? 'beside' : 'slot';

const MARINE = 42;
const ALBIOR = 51;
const GUILTY = 60;
const CRYSTAL = 62;
const DOKO = 36;
const CAMUS = 40;
const SERPENT = 64;
const DOLPHIN = 65;
const KURAGGU = 66;
const DAICHI = 79;
const FIRST_DOUBLE = 72;
const HEROES = ['seiya', 'shiryu', 'hyoga', 'shun', 'ikki'];
/** Who gives a Hero beside them 1 more Cosmos. */
const PARTNERS: Record<string, number> = { seiya: MARINE, shun: ALBIOR, ikki: GUILTY, hyoga: CRYSTAL };
const HYOGA_PRICE = 8;
const SERPENT_CREW = 3;

/** The question of the main phase (R18). */
export const MAIN = 'saint-seiya-ask-main';

/** A card that is engaged: whose, its face, what it faces, its key on the page. */
export interface Engaged {
  seat: number;
  card: string;
  spot: number;
  key: string;
}

/** Everybody's engaged cards; only who is active ever has any (A42). */
export const engagedOf = (view: View): Engaged[] =>
  zonesOf(view, 'engaged').flatMap((zone) => {
    const keys = cardKeys(zone);
    return zone.cards.map(({ card, spot }, n) => ({ seat: zone.seat ?? 0, card: card ?? '', spot: spot ?? 0, key: keys[n]! }));
  });

/** R6: whether the class line says Chevalier. */
export const isSaint = (it: Saint): boolean => it.kind === 'character' && it.class !== 'none' && it.class !== 'hero';

// -------------------------------------------------------------------------------- what a card is worth where it stands
/** All that a value may depend on beyond the card itself. */
export interface Stand {
  /** What is engaged against the same card, the card itself among them. */
  beside: readonly Saint[];
  slot: number;
  flames: number;
  golds: number;
}

/** A45: printed, then doubled, then with all additions of cards. */
export function worth(it: Saint, { beside, slot, flames, golds }: Stand): Record<Way, number> {
  const others = beside.filter((other) => other !== it);
  const count = (test: (other: Saint) => boolean): number => others.filter(test).length;
  const times = it.hero === 'shiryu' ? 2 ** count(({ no }) => no === DOKO) : 1;
  let force = it.force * times;
  let cosmos = it.cosmos * times;
  const partner = PARTNERS[it.hero ?? ''];
  if (partner !== undefined) cosmos += count(({ no }) => no === partner);
  switch (it.no) {
    case 31: // Aldébaran
      if (slot === 0) force += 2;
      break;
    case 32: // Saga (A31)
      if (flames % 2 === 0) force += 2;
      else cosmos += 2;
      break;
    case 34: // Aiolia
      if (slot === LAST_SLOT) [force, cosmos] = [force + 1, cosmos + 1];
      break;
    case 38: // Aiolos (A32)
      cosmos += golds;
      break;
    case 69: // Léda and Spica
      force += Math.min(1, count(({ no }) => no === 70));
      break;
    case 70:
      force += Math.min(1, count(({ no }) => no === 69));
      break;
    case 78: // Ushio
      force += count((other) => other.class === 'hero-saint');
      break;
  }
  return { force, cosmos };
}

/** R25, A19: what a card of the field costs in this slot, with these cards engaged against it; null where it cannot be paid so. */
export function costOf(it: Saint, beside: readonly Saint[], slot: number, off: Record<Way, number>, byForce: boolean): Record<Way, number | null> {
  let { force, cosmos } = it.cost;
  if (it.kind === 'armour' && byForce) force = cosmos; // A36
  if (it.no === CAMUS && beside.some(({ hero }) => hero === 'hyoga')) cosmos = HYOGA_PRICE; // A35
  const last = slot === LAST_SLOT ? 1 : 0;
  const double = HEROES[it.no - FIRST_DOUBLE];
  const faced = double !== undefined && beside.some(({ hero }) => hero === double) ? 2 : 0; // A46
  const heroes = beside.filter(({ hero }) => hero !== null).length;
  const daichi = isSaint(it) ? heroes * beside.filter(({ no }) => no === DAICHI).length : 0;
  return {
    force: force === null ? null : Math.max(1, force - last - faced - off.force),
    cosmos: cosmos === null ? null : Math.max(1, cosmos - last - daichi - off.cosmos),
  };
}

// -------------------------------------------------------------------------------- the field
/** What else keeps a card from being acquired: another Kuraggu (A20), too few Characters, or nothing to discard (A21). */
export type Bar = 'saints' | 'three' | 'hand';

/** What a card of the field costs, what is there for it, and what keeps it from being acquired all the same. */
export interface Stake {
  cost: Record<Way, number | null>;
  have: Record<Way, number>;
  bar: Bar | null;
}

/** A slot of the field as it stands now. */
export interface Front extends Stake {
  slot: number;
  card: string | null;
  /** The same if the card that is picked from the hand were engaged, too; null while none is. */
  would: Stake | null;
  /** R23: what the Armour in play could add. */
  armour: number;
  engaged: Engaged[];
}

/** R24: whether what is there covers the cost, `more` Cosmos of the Armour included. */
export const covers = ({ cost, have }: Stake, way: Way, more = 0): boolean => cost[way] !== null && have[way] + more >= cost[way];

/** A45: the Force that every Character of a seat has more this turn. */
const boostOf = (view: View, seat: number): number =>
  view.marks.filter((it) => it.mark === 'all-boosted' && it.seat === seat).reduce((sum, { n }) => sum + n, 0);

/** The six slots: cards, costs and who faces them, for who is active; `picked` is a card of the hand that might join them. */
export function fronts(view: View, cards: Cards, picked: string | null = null): Front[] {
  const active = counterOf(view, 'active');
  const field = new Map(zoneOf(view, 'field')?.cards.map(({ card, spot }) => [spot ?? 0, card]));
  const lying = [...field.values()].flatMap((face) => saint(cards, face) ?? []);
  const engaged = engagedOf(view);
  const flames = counterOf(view, 'flames');
  const golds = lying.filter((it) => it.class === 'gold').length;
  const kuraggus = lying.filter(({ no }) => no === KURAGGU).length;
  const marked = (mark: string, on: string, spot: number): number =>
    view.marks.filter((it) => it.mark === mark && it.card?.zone === on && it.card.place === spot).reduce((sum, { n }) => sum + n, 0);
  const all = boostOf(view, active);
  const byForce = view.marks.some(({ mark, seat }) => mark === 'armours-by-force' && seat === active);
  const armour = saint(cards, zoneOf(view, 'equipped', active)?.cards.at(-1)?.card)?.cosmos ?? 0;
  const hand = zoneOf(view, 'hand', active)?.count ?? 0;
  const joining = view.ask?.prompt === MAIN ? saint(cards, picked) : undefined;
  return SLOTS.map((slot) => {
    const card = field.get(slot) ?? null;
    const it = saint(cards, card);
    const facing = engaged.filter(({ spot }) => spot === slot);
    const beside = facing.flatMap((one) => saint(cards, one.card) ?? []).map((one) => ({ ...one })); // equal cards are told apart
    const boosted = marked('boosted', 'engaged', slot);
    const off = { force: marked('cheaper-force', 'field', slot), cosmos: marked('cheaper-cosmos', 'field', slot) };
    const stake = (those: readonly Saint[], held: number): Stake => {
      const have = { force: boosted + all * those.length, cosmos: 0 };
      for (const one of those) {
        const { force, cosmos } = worth(one, { beside: those, slot, flames, golds });
        have.force += force;
        have.cosmos += cosmos;
      }
      if (!it) return { cost: { force: null, cosmos: null }, have, bar: null };
      const barred = isSaint(it) && kuraggus > (it.no === KURAGGU ? 1 : 0);
      const short = it.no === SERPENT && those.length < SERPENT_CREW;
      const bare = it.no === DOLPHIN && held === 0;
      return { cost: costOf(it, those, slot, off, byForce), have, bar: barred ? 'saints' : short ? 'three' : bare ? 'hand' : null };
    };
    const would = it && joining?.kind === 'character' ? stake([...beside, { ...joining }], hand - 1) : null;
    return { slot, card, ...stake(beside, hand), would, armour, engaged: facing };
  });
}

/** What a seat's hand could bring in all: what is printed, and what all its Characters have more this turn. */
export function handWorth(view: View, cards: Cards, seat: number): { force: number; cosmos: number; heal: number } {
  const sum = { force: 0, cosmos: 0, heal: 0 };
  const more = boostOf(view, seat);
  for (const { card } of zoneOf(view, 'hand', seat)?.cards ?? []) {
    const it = saint(cards, card);
    if (!it) continue;
    sum.force += it.force + (it.kind === 'character' ? more : 0);
    sum.cosmos += it.cosmos;
    sum.heal += it.heal;
  }
  return sum;
}

// -------------------------------------------------------------------------------- what has to be looked through
/** Zones that always lie open before the reader. */
const AT_HOME = new Set(['field', 'engaged', 'equipped']);

/** The zones that the question takes single cards from and that lie closed or small on the table. */
export function asked(view: View): Zone[] {
  const keys = new Set<string>();
  for (const { from } of [...(view.ask?.options ?? []), ...(view.ask?.refused ?? [])]) {
    if (from && from.place !== null && !AT_HOME.has(from.zone) && !(from.zone === 'hand' && from.seat === view.seat)) keys.add(zoneKey(from));
  }
  return view.zones.filter((zone) => keys.has(zoneKey(zone)));
}

/** The cards of a pile as one looks through them: the best first, equal ones together. */
export function inOrder(cards: Cards, zone: Zone): { card: Zone['cards'][number]; place: number }[] {
  const no = (face: string | null): number => saint(cards, face)?.no ?? 0;
  const rank = (face: string | null): number => RANKS.indexOf(saint(cards, face)?.rank ?? 'very-common');
  return zone.cards
    .map((card, place) => ({ card, place: placeOf(card, place) }))
    .sort((a, b) => rank(b.card.card) - rank(a.card.card) || no(a.card.card) - no(b.card.card));
}
