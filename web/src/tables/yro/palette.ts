/** The six factions and the six professions: a symbol and a letter each, so that nobody ever needs the colour.
 *
 * The factions' colours stay apart for every kind of colour vision; palette.test.ts holds it.
 */
import sword from 'icon:broadsword';
import compass from 'icon:compass';
import dragon from 'icon:spiked-dragon-head';
import cloud from 'icon:floating-platforms';
import gear from 'icon:gear-hammer';
import leaf from 'icon:oak-leaf';
import caravan from 'icon:caravan';
import pick from 'icon:war-pick';
import crown from 'icon:queen-crown';
import coins from 'icon:shop';
import sun from 'icon:sunrise';
import staff from 'icon:wizard-staff';

export const FACTIONS = ['iles', 'conclave', 'marche', 'societe', 'cite', 'dragons'] as const;
export type Faction = (typeof FACTIONS)[number];

export const PROFESSIONS = ['guerrier', 'marchand', 'technicien', 'explorateur', 'mage', 'souverain'] as const;
export type Profession = (typeof PROFESSIONS)[number];

export interface Look {
  colour: string;
  /** Letters and symbols on the colour. */
  ink: string;
  /** A dark shade of it, for what is drawn on paper. */
  deep: string;
  letter: string;
  symbol: string;
}

export const PAPER = '#fdf6e6';

export const PALETTE: Record<Faction, Look> = {
  iles: { colour: '#cb481b', ink: '#ffffff', deep: '#9c3410', letter: 'I', symbol: sun },
  conclave: { colour: '#43af82', ink: '#04180d', deep: '#12603a', letter: 'C', symbol: leaf },
  marche: { colour: '#edd259', ink: '#2b1d00', deep: '#725200', letter: 'M', symbol: caravan },
  societe: { colour: '#31383f', ink: '#ffffff', deep: '#31383f', letter: 'S', symbol: pick },
  cite: { colour: '#bdd9eb', ink: '#06222f', deep: '#14597a', letter: 'F', symbol: cloud },
  dragons: { colour: '#842093', ink: '#ffffff', deep: '#6c1579', letter: 'D', symbol: dragon },
};

export const TRADES: Record<Profession, { letter: string; symbol: string }> = {
  guerrier: { letter: 'G', symbol: sword },
  marchand: { letter: 'M', symbol: coins },
  technicien: { letter: 'T', symbol: gear },
  explorateur: { letter: 'E', symbol: compass },
  mage: { letter: 'A', symbol: staff },
  souverain: { letter: 'S', symbol: crown },
};
