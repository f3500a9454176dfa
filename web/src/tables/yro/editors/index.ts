/** What an owner of YRO may replace: the Adventurers of the box, and its eight Quests. */
import type { EditorKit } from '$lib/setup.svelte';
import { t } from '$lib/words.svelte';

export const editors: EditorKit['editors'] = {
  cards: () => import('./CardsEditor.svelte'),
  quests: () => import('./QuestsEditor.svelte'),
};

export const applies: EditorKit['applies'] = {};

export const items: EditorKit['items'] = {
  quests: (name) => t(`yro-quest-${name}`),
};
