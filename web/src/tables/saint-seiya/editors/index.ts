/** What may be chosen for Saint Seiya beyond a plain list of values: who plays which hero, and the cards of the box. */
import type { EditorKit } from '$lib/setup.svelte';
import { t } from '$lib/words.svelte';

export const editors: EditorKit['editors'] = {
  cards: () => import('./CardsEditor.svelte'),
  heroes: () => import('./HeroesEditor.svelte'),
};

export const applies: EditorKit['applies'] = {};

export const items: EditorKit['items'] = {
  heroes: (hero) => t(`saint-seiya-hero-${hero}`),
};
