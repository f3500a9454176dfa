import { Album } from './album.svelte';

/** The pictures on the boxes. */
export const shelf = new Album(() => import('./boxes'));
