/** What a move costs, as far as the table can tell from what lies there; the rules have the last word. */
import { counterOf, zoneOf } from '$lib/model';
import type { Option, View } from '../../wire';
import { citiesOf, houseCard, type Cards } from './realm';
import type { Point } from './signs';

export interface Price {
  point: Point;
  n: number;
}

/** What the game says about prices that no card prints (R36, R39, R40). */
export const pricesOf = (view: View): { replace: number; move: number; defeat: number } => view.table['costs'] as never;

/** R50, R52: what the modules' cards say. */
const ARMORY = 14;
const PARTY = 4;
const ASCEND = 4;

const holds = (view: View, seat: number, perk: string): boolean => zoneOf(view, 'perk', seat)?.cards.some(({ card }) => card === perk) ?? false;

/** R36, R52: what it costs this seat to defeat Volfyirion. */
export const defeatPrice = (view: View, seat: number): number => (holds(view, seat, 'qoam-armory') ? ARMORY : pricesOf(view).defeat);

/** The price of a move; null where it is free or nobody here knows. */
export function priceOf(view: View, cards: Cards, seat: number, option: Option): Price | null {
  const cost = houseCard(cards, option.card)?.cost ?? 0;
  switch (option.verb) {
    case 'buy':
    case 'buy-top':
    case 'redeploy':
      return { point: 'command', n: cost };
    case 'wonder':
      return { point: 'battle', n: cost };
    case 'wonder-top':
      return { point: 'battle', n: PARTY };
    case 'attack': {
      const city = citiesOf(view, cards, option.from?.seat ?? -1).find(({ spot }) => spot === option.from?.place);
      return city ? { point: 'battle', n: city.defence } : null;
    }
    case 'defeat':
      return { point: 'battle', n: defeatPrice(view, seat) };
    case 'seal':
    case 'unseal':
      return { point: 'knowledge', n: cost };
    case 'replace':
      return { point: 'knowledge', n: pricesOf(view).replace };
    case 'ascend':
      return { point: 'knowledge', n: ASCEND };
    case 'send':
    case 'call-back':
      return view.prompt === 'volfyirion-ask-act' ? { point: 'knowledge', n: pricesOf(view).move } : null;
    default:
      return null;
  }
}

/** Turns come in this order: whose it is now. */
export const activeSeat = (view: View): number => counterOf(view, 'active');
