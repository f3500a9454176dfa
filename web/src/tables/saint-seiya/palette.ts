/** The five ranks (R7): a colour, a symbol and a numeral each, so that nobody ever needs the colour.
 *
 * Bronze, silver and gold among them; ../palette.test.ts holds them apart for every kind of colour vision. The symbols are
 * our own drawing: the higher the rank, the more points.
 */
export const RANKS = ['very-common', 'common', 'uncommon', 'rare', 'very-rare'] as const;
export type Rank = (typeof RANKS)[number];

export interface Look {
  colour: string;
  /** Letters and symbols on the colour. */
  ink: string;
  /** A light shade of it, for what is drawn on the night of the cards. */
  deep: string;
  letter: string;
  symbol: string;
}

export const PAPER = '#131a35';

export const PALETTE: Record<Rank, Look> = {
  'very-common': { colour: '#0f5a36', ink: '#ffffff', deep: '#7fd3a4', letter: 'I', symbol: 'M256 46a210 210 0 1 0 .1 0z' },
  common: { colour: '#d07a3c', ink: '#1c0d02', deep: '#f0b183', letter: 'II', symbol: 'M256 40 486 456H26z' },
  uncommon: { colour: '#d5dae3', ink: '#12161f', deep: '#d5dae3', letter: 'III', symbol: 'M256 16 436 256 256 496 76 256z' },
  rare: {
    colour: '#f4c430',
    ink: '#221800',
    deep: '#f7d468',
    letter: 'IV',
    symbol: 'M256 16 316 190H500L351 297 408 476 256 366 104 476 161 297 12 190H196z',
  },
  'very-rare': {
    colour: '#17a2b8',
    ink: '#03181c',
    deep: '#74d8e6',
    letter: 'V',
    symbol: 'M256 8 299 152 431 81 360 213 504 256 360 299 431 431 299 360 256 504 213 360 81 431 152 299 8 256 152 213 81 81 213 152z',
  },
};
