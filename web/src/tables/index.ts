/** The tables games are played on. A game without one of its own is drawn by the table that can draw any game. */
import type { Component } from 'svelte';
import type { Desk } from '$lib/desk.svelte';
import { router } from '$lib/router.svelte';
import type { CardInfo } from '../wire';

export interface FaceProps {
  /** What a person reads on the card; undefined while it is being fetched, or where the face is not known. */
  card: CardInfo | undefined;
  /** The face's key; null when only the back is known, or nothing. */
  face: string | null;
  back: string | null;
  size?: 'small' | 'hand' | 'large';
  /** The reader of a replay knows the face, the players do not. */
  secret?: boolean;
  /** Whose card it is, for the words of its back. */
  game?: string;
}

/** A sign of a game, and what it means. */
export interface SignLine {
  icon?: string | undefined;
  letters?: string | undefined;
  ground?: string | undefined;
  ink?: string | undefined;
  words: string;
}

/** What the signs of a game mean, in groups with a title. */
export interface Signs {
  legend: () => { title: string; signs: SignLine[] }[];
}

export interface TableKit {
  /** The table; it fills what it is put into. */
  load: () => Promise<{ default: Component<{ desk: Desk }> }>;
  /** One card, to be looked at anywhere. */
  face: () => Promise<{ default: Component<FaceProps> }>;
  /** What its signs mean; a table without signs of its own has none. */
  signs?: () => Promise<Signs>;
  /** The name of its look, for whatever stands around it (`data-table`). */
  theme: string;
}

const generic: TableKit = {
  load: () => import('./generic/Table.svelte'),
  face: () => import('./generic/Face.svelte'),
  theme: 'felt',
};

export const tables: Record<string, TableKit> = {
  yutaka: {
    load: () => import('./yutaka/Table.svelte'),
    face: () => import('./yutaka/Face.svelte'),
    signs: () => import('./yutaka/legend'),
    theme: 'sea',
  },
  yro: {
    load: () => import('./yro/Table.svelte'),
    face: () => import('./yro/Face.svelte'),
    signs: () => import('./yro/legend'),
    theme: 'parchment',
  },
  volfyirion: {
    load: () => import('./volfyirion/Table.svelte'),
    face: () => import('./volfyirion/Face.svelte'),
    signs: () => import('./volfyirion/legend'),
    theme: 'slate',
  },
  'saint-seiya': {
    load: () => import('./saint-seiya/Table.svelte'),
    face: () => import('./saint-seiya/Face.svelte'),
    signs: () => import('./saint-seiya/legend'),
    theme: 'night',
  },
};

/** The table of a game; an address with `?table=generic` asks for the one that can draw any game. */
export const tableFor = (game: string): TableKit =>
  router.query.get('table') === 'generic' ? generic : (tables[game] ?? generic);
