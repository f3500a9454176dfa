/** The modules, in the rulebook's order, each with its sign. */
import ascension from 'icon:stairs';
import hidden from 'icon:hidden';
import mercenary from 'icon:bowman';
import rebuild from 'icon:stone-wall';
import saboteur from 'icon:robber';
import { KIND_SIGNS } from '../signs';

export const MODULES = ['mercenary', 'ascension', 'saboteur', 'perks', 'ploys', 'rebuild', 'hidden-top', 'talismans'] as const;
export type Module = (typeof MODULES)[number];

/** S1, K2, K3, T1: what each mode can be played with; the server says why it cannot with the others. */
export const MODULES_OF: Record<string, readonly Module[]> = {
  duel: MODULES,
  solo: [],
  coop: ['hidden-top'],
  teams: ['rebuild', 'hidden-top'],
};

export const MODULE_SIGNS: Record<Module, string> = {
  mercenary,
  ascension,
  saboteur,
  perks: KIND_SIGNS.perk,
  ploys: KIND_SIGNS.ploy,
  rebuild,
  'hidden-top': hidden,
  talismans: KIND_SIGNS.talisman,
};
