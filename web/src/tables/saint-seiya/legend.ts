/** What the signs of Saint Seiya's cards and table mean. */
import { t } from '$lib/words.svelte';
import type { Signs } from '../index';
import { PALETTE, RANKS } from './palette';
import { ON_FIELD, SIGNS } from './signs';

const VALUES = ['force', 'cosmos', 'heal', 'vp', 'flame'] as const;
const KEYWORDS = ['arrival', 'defeated', 'on-field', 'on-play', 'by-discard', 'by-wound', 'by-destroy', 'in-fight'] as const;
const PILES = ['hand', 'draw', 'discarded', 'wounded', 'destroyed', 'aside', 'armour'] as const;
const LIGHT = { ground: '#f3efe2', ink: '#14182b' };
const DARK = { ground: '#060913', ink: '#ffffff' };

export const legend: Signs['legend'] = () => [
  { title: t('web-saint-seiya-signs-values'), signs: VALUES.map((value) => ({ icon: SIGNS[value], words: t(`web-saint-seiya-sign-value-${value}`) })) },
  {
    title: t('web-saint-seiya-signs-card'),
    signs: [
      { icon: SIGNS.force, letters: '6', ground: '#8f1d1d', ink: '#ffffff', words: t('web-saint-seiya-sign-cost-force') },
      { icon: SIGNS.cosmos, letters: '4', ground: '#24449c', ink: '#ffffff', words: t('web-saint-seiya-sign-cost-cosmos') },
    ],
  },
  {
    title: t('web-saint-seiya-signs-effects'),
    signs: KEYWORDS.map((keyword) => ({
      letters: t(`web-saint-seiya-short-${keyword}`),
      ...(ON_FIELD.has(keyword) ? DARK : LIGHT),
      words: t(`web-saint-seiya-sign-${keyword}`),
    })),
  },
  {
    title: t('web-saint-seiya-signs-table'),
    signs: [
      { letters: '3/6', words: t('web-saint-seiya-sign-pool') },
      { letters: '✓', ground: '#1d6b42', ink: '#ffffff', words: t('web-saint-seiya-sign-enough') },
      { icon: SIGNS.barred, ground: '#7a1f2b', ink: '#ffffff', words: t('web-saint-seiya-sign-barred') },
      { letters: '−1', ground: '#e3b94b', ink: '#221800', words: t('web-saint-seiya-sign-last') },
      ...PILES.map((pile) => ({ icon: SIGNS[pile], words: t(`web-saint-seiya-sign-pile-${pile}`) })),
    ],
  },
  {
    title: t('web-saint-seiya-signs-ranks'),
    signs: RANKS.map((rank) => {
      const { symbol, letter, colour, ink } = PALETTE[rank];
      return { icon: symbol, letters: letter, ground: colour, ink, words: t(`saint-seiya-rank-${rank}`) };
    }),
  },
];
