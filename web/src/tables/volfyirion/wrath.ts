/** What the dragon's attack would come to, where nobody but the rules plays it: alone (S7), and with a partner (K7). */
import { counterOf, zoneOf } from '$lib/model';
import type { View } from '../../wire';
import { citiesOf, houseCard, marked, shapeOf, type Cards, type City } from './realm';

const PER_CITY = { easy: 0, normal: 1, hard: 2 };

/** S7, K7: what the destroyed Cities add. */
export const bonusOf = (view: View): number => PER_CITY[shapeOf(view).level ?? 'normal'] * counterOf(view, 'fallen', 0);

// -------------------------------------------------------------------------------- alone (S5, S7)
export interface Rage {
  /** As far as the Rage Pile is known: what its Command cards come to. */
  battle: number;
  knowledge: number;
  troops: number;
  buildings: number;
  /** How many cards nobody has seen. */
  unknown: number;
}

export function rageOf(view: View, cards: Cards): Rage {
  const rage: Rage = { battle: bonusOf(view), knowledge: 0, troops: 0, buildings: 0, unknown: 0 };
  for (const { card } of zoneOf(view, 'rage')?.cards ?? []) {
    const it = houseCard(cards, card);
    if (!it) rage.unknown += 1;
    else if (it.kind === 'troop') rage.troops += 1;
    else if (it.kind === 'building') rage.buildings += 1;
    else {
      rage.battle += it.cost;
      rage.knowledge += it.points.knowledge ?? 0;
    }
  }
  return rage;
}

// -------------------------------------------------------------------------------- with a partner (K5, K7)
export interface Tally {
  total: number;
  /** The spots of the cards that were counted. */
  needed: ReadonlySet<number>;
}

/** K7: the grid added up in its order until the Defence is reached; `costs` by spot, without sealed cards. */
export function tally(costs: ReadonlyMap<number, number>, wanted: number, bonus: number): Tally {
  const needed = new Set<number>();
  let total = bonus;
  const rows = Math.floor(Math.max(-1, ...costs.keys()) / 2) + 1;
  for (let row = 0; row < rows && total < wanted; row++) {
    const spots = [2 * row, 2 * row + 1].filter((spot) => costs.has(spot));
    const [first, second] = spots.map((spot) => costs.get(spot)!);
    if (first === undefined) continue;
    const alone = second === undefined || (row > 0 && total + first >= wanted);
    total += alone ? first : first * second;
    for (const spot of alone ? spots.slice(0, 1) : spots) needed.add(spot);
  }
  return { total, needed };
}

/** K7: what the grid comes to against the City under the token; null while it stands on none. */
export function strikeOf(view: View, cards: Cards): (Tally & { city: City }) | null {
  const city = citiesOf(view, cards, 0).find((it) => it.burning && it.standing);
  if (!city) return null;
  const costs = new Map(
    (zoneOf(view, 'grid')?.cards ?? [])
      .filter(({ spot }) => !marked(view, 'sealed', 'grid', null, spot ?? -1))
      .map(({ card, spot }) => [spot ?? -1, houseCard(cards, card)?.cost ?? 0]),
  );
  return { ...tally(costs, city.defence, bonusOf(view)), city };
}
