import { settings } from '$lib/settings.svelte';

/** "Dagger 3, Idol 1": things named one after the other, as the reader's language does it. */
export const listed = (things: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'unit', style: 'short' }).format(things);
