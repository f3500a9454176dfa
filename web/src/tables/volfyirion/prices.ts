/** What a move costs, as far as the table can tell from what lies there; the rules have the last word. */
import { counterOf, zoneOf } from '$lib/model';
import type { Option, View } from '../../wire';
import { citiesOf, dragonOf, houseCard, shapeOf, sideOf, type Cards } from './realm';
import type { Point } from './signs';

export interface Price {
  point: Point;
  n: number;
}

/** R50, R52: what the modules' cards say. */
const ARMORY = 14;
const PARTY = 4;
const ASCEND = 4;

const holds = (view: View, seat: number, perk: string): boolean => zoneOf(view, 'perk', seat)?.cards.some(({ card }) => card === perk) ?? false;

/** R36, R52: what it costs this seat to defeat Volfyirion. */
export const defeatPrice = (view: View, seat: number): number => (holds(view, seat, 'qoam-armory') ? ARMORY : (shapeOf(view).costs.defeat ?? 0));

/** The price of a move; null where it is free or nobody here knows. */
export function priceOf(view: View, cards: Cards, seat: number, option: Option): Price | null {
  const cost = houseCard(cards, option.card)?.cost ?? 0;
  const { costs } = shapeOf(view);
  const dragon = dragonOf(view);
  switch (option.verb) {
    case 'buy':
    case 'buy-top':
    case 'redeploy':
      return { point: 'command', n: cost };
    case 'wonder':
      return { point: 'battle', n: cost + (dragon.at === 'den' && dragon.side === sideOf(view, seat) ? (costs.clutch ?? 0) : 0) };
    case 'wonder-top':
      return { point: 'battle', n: PARTY };
    case 'banish':
      return { point: 'battle', n: cost };
    case 'attack': {
      const city = citiesOf(view, cards, option.from?.seat ?? -1).find(({ spots }) => spots.includes(option.from?.place ?? -1));
      return city ? { point: 'battle', n: city.defence } : null;
    }
    case 'defeat':
      return { point: 'battle', n: defeatPrice(view, seat) };
    case 'seal':
    case 'unseal':
    case 'seal-row':
    case 'unseal-row':
    case 'seal-grid':
      return { point: 'knowledge', n: cost };
    case 'replace':
      return { point: 'knowledge', n: costs.replace ?? 0 };
    case 'remove':
      return costs.remove && ACTING.has(view.prompt ?? '') ? { point: 'knowledge', n: costs.remove } : null;
    case 'ascend':
      return { point: 'knowledge', n: ASCEND };
    case 'call-back':
      return ACTING.has(view.prompt ?? '') ? { point: 'knowledge', n: costs.move ?? 0 } : null;
    default:
      return null;
  }
}

/** In a Main Phase what is done is paid for; an ability gives it. */
const ACTING = new Set(['volfyirion-ask-act', 'volfyirion-ask-together']);

/** Whose turn it is. */
export const activeSide = (view: View): number => sideOf(view, counterOf(view, 'active'));
