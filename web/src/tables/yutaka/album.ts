import { Album } from '$art/album.svelte';

/** The pictures of Yutakâ. */
export const album = new Album(() => import('$art/yutaka'));
