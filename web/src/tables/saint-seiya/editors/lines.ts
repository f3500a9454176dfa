/** Our list of cards as an owner's list is written, to begin from. */
import type { CardInfo } from '../../../wire';
import type { Saint } from '../sanctuary';

export interface CardLine {
  no: number;
  copies: number;
}

/** One line for each number. */
export const linesOf = (cards: readonly CardInfo[]): CardLine[] =>
  cards.map(({ facts, copies }) => ({ no: (facts as unknown as Saint).no, copies }));
