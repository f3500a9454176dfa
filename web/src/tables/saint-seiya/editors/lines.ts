/** Our list of Reserve cards as an owner's list is written, to begin from. */
import type { CardInfo } from '../../../wire';
import type { Saint } from '../sanctuary';

export interface CardLine {
  card: number;
  copies: number;
}

/** R2: the heroes' own cards are the same in every box. */
const HEROES_LAST = 15;

/** One line for each number of the Reserve. */
export const linesOf = (cards: readonly CardInfo[]): CardLine[] =>
  cards
    .map(({ facts, copies }) => ({ card: (facts as unknown as Saint).no, copies }))
    .filter(({ card }) => card > HEROES_LAST);
