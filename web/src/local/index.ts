/** The house in this browser: what `$house` is in the static files. */
import type { Component } from 'svelte';
import AboutHere from './AboutHere.svelte';

export { keepOffline } from './updates.svelte';
export { make } from './pages';

/** What is said when it does not answer: another tab takes over, or it could not open. */
export const silence = 'web-here-silent';

/** What the lobby says about this house: how far it is on its way, what it is for, and its files. */
export const About: Component | null = AboutHere;
