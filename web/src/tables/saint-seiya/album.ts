import { Album } from '$art/album.svelte';

/** The pictures of Saint Seiya. */
export const album = new Album(() => import('$art/saint-seiya'));
