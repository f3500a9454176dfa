/** What the signs of Volfyirion's cards and table mean. */
import hand from 'icon:card-pick';
import thrown from 'icon:card-discard';
import chains from 'icon:crossed-chains';
import fire from 'icon:fire';
import house from 'icon:stack';
import gone from 'icon:tombstone';
import { t } from '$lib/words.svelte';
import type { Signs } from '../index';
import { HOUSES, PALETTE } from './palette';
import { KIND_SIGNS, PARTS, PART_SIGNS, POINTS, POINT_SIGNS, SHIELD, type Kind, type Point } from './signs';

const GROUNDS: Record<Point, { ground: string; ink: string }> = {
  command: { ground: '#f4c542', ink: '#2b1d00' },
  battle: { ground: '#ffd3bd', ink: '#6b1a05' },
  knowledge: { ground: '#cfe0f7', ink: '#12305a' },
};
const KINDS: Kind[] = ['command', 'building', 'troop', 'wonder', 'city', 'lair'];

export const legend: Signs['legend'] = () => [
  {
    title: t('web-volfyirion-signs-points'),
    signs: POINTS.map((point) => ({ icon: POINT_SIGNS[point], ...GROUNDS[point], words: t(`web-volfyirion-sign-point-${point}`) })),
  },
  { title: t('web-volfyirion-signs-kinds'), signs: KINDS.map((kind) => ({ icon: KIND_SIGNS[kind], words: t(`web-volfyirion-sign-kind-${kind}`) })) },
  {
    title: t('web-volfyirion-signs-card'),
    signs: [
      { letters: '3', ...GROUNDS.command, words: t('web-volfyirion-sign-cost') },
      { letters: '3', ...GROUNDS.battle, words: t('web-volfyirion-sign-cost-wonder') },
      { letters: '3', ground: '#c9d0d6', ink: '#2a333b', words: t('web-volfyirion-sign-dear') },
      { letters: 'R', ground: PALETTE.red.colour, ink: PALETTE.red.ink, words: t('web-volfyirion-sign-synergy') },
      { letters: '✕', ink: '#c2341d', words: t('web-volfyirion-sign-removal') },
      ...PARTS.map((part) => ({ icon: PART_SIGNS[part], words: t(`web-volfyirion-sign-part-${part}`) })),
      { letters: '✓', words: t('web-volfyirion-sign-used') },
    ],
  },
  {
    title: t('web-volfyirion-signs-table'),
    signs: [
      { icon: SHIELD, letters: '8', words: t('web-volfyirion-sign-defence') },
      { icon: chains, words: t('web-volfyirion-sign-sealed') },
      { icon: fire, ink: '#d9480f', words: t('web-volfyirion-sign-dragon') },
      { letters: '+2', words: t('web-volfyirion-sign-held') },
      { icon: hand, words: t('web-volfyirion-sign-hand') },
      { icon: house, words: t('web-volfyirion-sign-house') },
      { icon: thrown, words: t('web-volfyirion-sign-discard') },
      { icon: gone, words: t('web-volfyirion-sign-removed') },
    ],
  },
  {
    title: t('web-volfyirion-signs-colours'),
    signs: [...HOUSES, 'grey' as const].map((colour) => {
      const { symbol, letter, colour: ground, ink } = PALETTE[colour];
      return { icon: symbol, letters: letter, ground, ink, words: t(`web-volfyirion-sign-colour-${colour}`) };
    }),
  },
];
