/** R17: the banners of the Minor Houses: a colour, a symbol and a letter each, so that nobody ever needs the colour.
 *
 * The letters are the same in both languages but one: French says "violet", and P stands for "pourpre" there.
 */
import moon from 'icon:moon';
import shield from 'icon:round-shield';
import sun from 'icon:heraldic-sun';
import wave from 'icon:wave-crest';

/** The colours a Synergy may ask for. */
export const HOUSES = ['turquoise', 'red', 'purple'] as const;
export type House = (typeof HOUSES)[number];
export type Colour = House | 'grey';

export interface Look {
  colour: string;
  /** Letters and symbols on the colour. */
  ink: string;
  /** A dark shade of it, for what is drawn on paper. */
  deep: string;
  letter: string;
  symbol: string;
}

export const PAPER = '#f7f3ea';

export const PALETTE: Record<Colour, Look> = {
  turquoise: { colour: '#16a094', ink: '#03201d', deep: '#0b5f57', letter: 'T', symbol: wave },
  red: { colour: '#c22f22', ink: '#ffffff', deep: '#931d13', letter: 'R', symbol: sun },
  purple: { colour: '#4d1f80', ink: '#ffffff', deep: '#4d1f80', letter: 'P', symbol: moon },
  grey: { colour: '#dfe3e6', ink: '#1b2229', deep: '#4a545d', letter: 'N', symbol: shield },
};
