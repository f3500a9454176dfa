import { settings } from '$lib/settings.svelte';

/** "Dagger 3, Idol 1": things named one after the other, as the reader's language does it; where a name has a comma of its
 *  own, as "Shun, Andromeda Bronze Saint", they are set apart more clearly. */
export const listed = (things: readonly string[]): string =>
  things.some((thing) => thing.includes(','))
    ? things.join(settings.lang === 'fr' ? '\u00a0; ' : '; ')
    : new Intl.ListFormat(settings.lang, { type: 'unit', style: 'short' }).format(things);
