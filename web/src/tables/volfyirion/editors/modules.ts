/** The modules of a duel, in the rulebook's order, each with its sign. */
import ascension from 'icon:stairs';
import hidden from 'icon:hidden';
import mercenary from 'icon:bowman';
import rebuild from 'icon:stone-wall';
import saboteur from 'icon:robber';
import { KIND_SIGNS } from '../signs';

export const MODULES = ['mercenary', 'ascension', 'saboteur', 'perks', 'ploys', 'rebuild', 'hidden-top', 'talismans'] as const;
export type Module = (typeof MODULES)[number];

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
