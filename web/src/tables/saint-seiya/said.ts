/** Cards and fronts in whole sentences, for those who listen. */
import { plain, t } from '$lib/words.svelte';
import { listed } from '../list';
import { enough, saint, type Cards, type Cost, type Front } from './reading';

/** A card with everything that is printed on it. */
export function cardSaid(cards: Cards, face: string | null, cost?: Cost): string {
  if (!face) return t('web-saint-seiya-face-down');
  const info = cards[face];
  const it = saint(cards, face);
  const card = plain(info?.name ?? face);
  if (!it) return card;
  const { force, cosmos, heal, vp } = it;
  const price = cost ?? it.cost;
  const costs = [
    price.force === null ? '' : t('web-saint-seiya-force', { n: price.force }),
    price.cosmos === null ? '' : t('web-saint-seiya-cosmos', { n: price.cosmos }),
  ].filter(Boolean);
  const values = [
    force > 0 ? t('web-saint-seiya-force', { n: force }) : '',
    cosmos > 0 ? t('web-saint-seiya-cosmos', { n: cosmos }) : '',
    heal > 0 ? t('web-saint-seiya-heal', { n: heal }) : '',
    it.conditional ? t('web-saint-seiya-vp-open') : t('web-saint-seiya-vp', { n: vp }),
    it.flame ? t('web-saint-seiya-has-flame') : '',
  ].filter(Boolean);
  return [
    t('web-saint-seiya-card', { card, class: `@saint-seiya-class-${it.class}`, rank: `@saint-seiya-rank-${it.rank}` }),
    costs.length > 0 ? t('web-saint-seiya-costs', { costs: listed(costs) }) : '',
    t('web-saint-seiya-brings', { values: listed(values) }),
    ...(info?.text ?? []),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why a card cannot be acquired though its cost could be paid; "" where nothing keeps it. */
export const barSaid = (bar: string | null): string => (bar ? t('web-saint-seiya-barred', { why: bar }) : '');

/** "Force: 3 of 6. Cosmos: 1 of 4, 2 more with the Armour." A12: the Armour may pay alone. */
export function frontSaid(front: Front): string {
  const { force, cosmos, armoured, armour, engaged, bar } = front;
  if (engaged.length === 0 && armour === 0) return '';
  const payable = enough(force) || enough(cosmos) || enough(armoured);
  return [
    !force || engaged.length === 0 ? '' : t('web-saint-seiya-has-force', { n: force.n!, of: force.of! }),
    cosmos ? t('web-saint-seiya-has-cosmos', { n: cosmos.n!, of: cosmos.of!, armour }) : '',
    payable ? barSaid(bar) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
