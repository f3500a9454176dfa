/** Cards and Cities in whole sentences, for those who listen. */
import { plain, t } from '$lib/words.svelte';
import { listed } from '../list';
import { houseCard, type Cards, type Chain, type City } from './realm';

export const nameOfCard = (cards: Cards, face: string | null | undefined): string => plain(cards[face ?? '']?.name ?? face ?? '');

/** A card with everything that is printed on it. */
export function cardSaid(cards: Cards, face: string | null): string {
  if (!face) return t('web-volfyirion-face-down');
  const it = houseCard(cards, face);
  const card = nameOfCard(cards, face);
  const text = plain(cards[face]?.text.join(' ') ?? '');
  if (!it) return t('web-volfyirion-other-card', { card, text });
  const { kind, colour, cost, starter } = it;
  const price = starter ? '' : kind === 'wonder' ? t('web-volfyirion-price', { point: 'battle', n: cost }) : t('web-volfyirion-price', { point: 'command', n: cost });
  const what = listed([t(`volfyirion-kind-${kind}`), ...(kind === 'wonder' ? [] : [t(`volfyirion-colour-${colour}`)]), ...(price ? [price] : [])]);
  return t('web-volfyirion-card', { card, what, text });
}

/** R43: what a Synergy still lacks, or that it holds. */
export function chainSaid(chain: Chain | undefined, used: boolean): string {
  if (!chain) return '';
  if (used) return t('web-volfyirion-synergy-used');
  if (chain.holds) return t('web-volfyirion-synergy-holds');
  const lacks = chain.needs.filter(({ met }) => !met).map(({ house }) => t(`volfyirion-colour-${house}`));
  return t('web-volfyirion-synergy-lacks', { colours: listed(lacks) });
}

/** A City with its Defence, and what the dragon will do to it. */
export function citySaid(cards: Cards, city: City, side: number, names: readonly string[]): string {
  const name = listed(city.faces.map((face) => nameOfCard(cards, face)));
  const number = city.spots[0]! + 1;
  if (!city.standing) return t('web-volfyirion-city-fallen', { number, name, seat: side }, names);
  const said = t('web-volfyirion-city', { number, name, seat: side, n: city.defence }, names);
  return city.burning ? `${said} ${t('web-volfyirion-burns', { seat: side }, names)}` : said;
}
