/** Cards and guilds in whole sentences, for those who listen. */
import { plain, t } from '$lib/words.svelte';
import { listed } from '../list';
import { adventurer, type Cards, type Line } from './guild';

/** An Adventurer with everything that is printed on it; any other card by its name and text. */
export function cardSaid(cards: Cards, face: string | null): string {
  if (!face) return t('web-yro-face-down');
  const info = cards[face];
  const it = adventurer(cards, face);
  const text = plain(info?.text.join(' ') ?? '');
  const card = plain(info?.name ?? face);
  if (!it) return t('web-yro-other-card', { card, text });
  const { cost, strength, faction, profession } = it;
  return t('web-yro-card', {
    card,
    faction: `@yro-faction-${faction}`,
    profession: `@yro-profession-${profession}`,
    cost,
    strength,
    text,
  });
}

/** "A row of Mages: 2 Magic." */
export const lineSaid = (line: Line): string =>
  t(line.way === 'row' ? 'web-yro-line-row' : 'web-yro-line-column', {
    what: `@yro-${line.kind}-${line.what}`,
    gains: listed(line.gains.map(([gain, n]) => t('web-yro-gain', { gain, n }))),
  });
