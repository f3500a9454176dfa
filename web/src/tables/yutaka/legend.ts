/** What the signs of Yutakâ's cards and table mean. */
import plane from 'icon:airplane';
import cube from 'icon:cube';
import { t } from '$lib/words.svelte';
import type { Signs } from '../index';
import { KINDS, PALETTE } from './palette';

export const legend: Signs['legend'] = () => [
  {
    title: t('web-yutaka-signs-cards'),
    signs: [...KINDS, 'dynamite' as const].map((kind) => {
      const { symbol, letter, colour, ink } = PALETTE[kind];
      return { icon: symbol, letters: letter, ground: colour, ink, words: t(`web-yutaka-sign-${kind}`) };
    }),
  },
  {
    title: t('web-yutaka-signs-tiles'),
    signs: [
      { icon: plane, ground: '#7d4f2e', ink: '#f0d3a4', words: t('web-yutaka-sign-down') },
      { icon: cube, words: t('web-yutaka-sign-cube') },
      { letters: '12', ground: PALETTE.dague.colour, ink: PALETTE.dague.ink, words: t('web-yutaka-sign-value') },
      { letters: '▼', words: t('web-yutaka-sign-lead') },
      { letters: '▬', words: t('web-yutaka-sign-tied') },
    ],
  },
  {
    title: t('web-yutaka-signs-sides'),
    signs: [
      { icon: PALETTE.idole.symbol, letters: '5', ground: PALETTE.idole.colour, ink: PALETTE.idole.ink, words: t('web-yutaka-sign-sum') },
      { letters: '5=', words: t('web-yutaka-sign-sum-tied') },
    ],
  },
];
