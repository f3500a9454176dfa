/** What the signs of YRO's cards and table mean. */
import behind from 'icon:archery-target';
import hand from 'icon:card-pick';
import people from 'icon:meeple-group';
import seal from 'icon:wax-seal';
import { t } from '$lib/words.svelte';
import type { Signs } from '../index';
import { FACTIONS, PALETTE, PROFESSIONS, TRADES } from './palette';
import { GAINS, PHASES, PHASE_SIGNS, type Gain } from './signs';

const GOLD = { ground: '#f7c948', ink: '#2b1d00' };
const DARK = { ground: '#2a211a', ink: '#fdf6e6' };
const GAINED: Gain[] = ['vp', 'coins', 'tech', 'magic', 'strength'];

export const legend: Signs['legend'] = () => [
  { title: t('web-yro-signs-gains'), signs: GAINED.map((gain) => ({ icon: GAINS[gain], words: t(`web-yro-sign-gain-${gain}`) })) },
  {
    title: t('web-yro-phases'),
    signs: PHASES.map((phase) => ({ icon: PHASE_SIGNS[phase], ...DARK, words: t(`web-yro-sign-phase-${phase}`) })),
  },
  {
    title: t('web-yro-signs-card'),
    signs: [
      { letters: '3', ...GOLD, words: t('web-yro-sign-cost') },
      { icon: GAINS.strength, letters: '2+', words: t('web-yro-sign-strength') },
      { letters: '∞', ...DARK, words: t('web-yro-sign-always') },
      { letters: '⚑', ...DARK, words: t('web-yro-sign-end') },
      { letters: '✓', words: t('web-yro-sign-rewarded') },
      { letters: '✗', words: t('web-yro-sign-unrewarded') },
      { letters: '/', words: t('web-yro-sign-per') },
      { icon: people, words: t('web-yro-sign-people') },
      { icon: behind, words: t('web-yro-sign-behind') },
      { icon: GAINS.vp, letters: '5', ...GOLD, words: t('web-yro-sign-lines') },
    ],
  },
  {
    title: t('web-yro-signs-table'),
    signs: [
      { letters: '▬', ground: '#b3261a', ink: '#b3261a', words: t('web-yro-sign-front') },
      { letters: '▢', ...GOLD, words: t('web-yro-sign-lined') },
      { letters: '+4', icon: GAINS.strength, words: t('web-yro-sign-rank') },
      { icon: seal, words: t('web-yro-sign-seal') },
      { icon: hand, words: t('web-yro-sign-hand') },
    ],
  },
  {
    title: t('web-yro-signs-factions'),
    signs: FACTIONS.map((faction) => {
      const { symbol, letter, colour, ink } = PALETTE[faction];
      return { icon: symbol, letters: letter, ground: colour, ink, words: t(`yro-faction-${faction}`) };
    }),
  },
  {
    title: t('web-yro-signs-professions'),
    signs: PROFESSIONS.map((profession) => ({ icon: TRADES[profession].symbol, words: t(`yro-profession-${profession}`) })),
  },
];
