/** The five treasures and Dynamite: a colour, a symbol and a letter each, so that nobody ever needs the colour.
 *
 * The colours are the game's (R2), in shades that stay apart for every kind of colour vision; ../palette.test.ts holds it for every table.
 */
import amphora from 'icon:amphora';
import crystals from 'icon:crystal-growth';
import dynamite from 'icon:dynamite';
import knapsack from 'icon:knapsack';
import moai from 'icon:moai';
import dagger from 'icon:plain-dagger';

export const KINDS = ['idole', 'dague', 'amphore', 'cristaux', 'equipement'] as const;
export type Kind = (typeof KINDS)[number];
export type Suit = Kind | 'dynamite';

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

export const PALETTE: Record<Suit, Look> = {
  idole: { colour: '#ffd23f', ink: '#2b1d00', deep: '#7a5600', letter: 'I', symbol: moai },
  dague: { colour: '#2fa36b', ink: '#04180d', deep: '#12603a', letter: 'D', symbol: dagger },
  amphore: { colour: '#1f57b8', ink: '#ffffff', deep: '#17438f', letter: 'A', symbol: amphora },
  cristaux: { colour: '#c1272d', ink: '#ffffff', deep: '#941a20', letter: 'C', symbol: crystals },
  equipement: { colour: '#c9cdd3', ink: '#1b1f24', deep: '#4b5159', letter: 'E', symbol: knapsack },
  dynamite: { colour: '#241f1c', ink: '#ffffff', deep: '#241f1c', letter: 'X', symbol: dynamite },
};

export const isKind = (word: string | null): word is Kind => (KINDS as readonly (string | null)[]).includes(word);
