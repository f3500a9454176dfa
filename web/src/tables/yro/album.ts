import { Album } from '$art/album.svelte';

/** The pictures of YRO. */
export const album = new Album(() => import('$art/yro'));
