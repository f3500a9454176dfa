/** What players of Volfyirion choose beyond plain values, and when a choice is one. */
import type { EditorKit } from '$lib/setup.svelte';
import { t } from '$lib/words.svelte';
import { MODULES_OF } from './modules';

export const editors: EditorKit['editors'] = {
  cards: () => import('./CardsEditor.svelte'),
  modules: () => import('./ModulesEditor.svelte'),
};

const offered = (mode: unknown): readonly string[] => MODULES_OF[String(mode)] ?? [];
const LEVELLED = ['solo', 'coop'];
const PARTNERED = ['coop', 'teams'];

/** Against the dragon there is one side, which begins; each mode has its modules (R49–R57), levels are for who plays against the dragon (S7, K7), open hands for partners, Strongholds for teams (T2). */
export const applies: EditorKit['applies'] = {
  first: ({ mode }) => !LEVELLED.includes(String(mode)),
  modules: ({ mode }) => offered(mode).length > 0,
  rebuild: ({ mode, modules }) => offered(mode).includes('rebuild') && Array.isArray(modules) && modules.includes('rebuild'),
  level: ({ mode }) => LEVELLED.includes(String(mode)),
  mates: ({ mode }) => PARTNERED.includes(String(mode)),
  wrath: ({ mode }) => mode === 'coop',
  strongholds: ({ mode }) => mode === 'teams',
};

export const items: EditorKit['items'] = {
  modules: (module) => t('web-volfyirion-module', { module }),
};

/** R2: each mode is played by so many. */
export const seats: EditorKit['seats'] = { option: 'mode', of: { duel: 2, solo: 1, coop: 2, teams: 4 } };
