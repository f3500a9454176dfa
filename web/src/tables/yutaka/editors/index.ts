/** What an owner of Yutakâ may replace or choose beyond a plain list of values. */
import type { EditorKit } from '$lib/setup.svelte';
import { t } from '$lib/words.svelte';

export const editors: EditorKit['editors'] = {
  known: () => import('./KnownEditor.svelte'),
  layout: () => import('./LayoutEditor.svelte'),
  tiles: () => import('./TilesEditor.svelte'),
};

/** R26: colours are chosen one by one only when the two modes are mixed. */
export const applies: EditorKit['applies'] = {
  known: (options) => options['mode'] === 'mixed',
};

export const items: EditorKit['items'] = {
  known: (kind) => t(`yutaka-kind-${kind}`),
};
