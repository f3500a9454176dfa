import { Album } from '$art/album.svelte';

/** The pictures of Volfyirion. */
export const album = new Album(() => import('$art/volfyirion'));
