/** Our list of Reserve cards as an owner's list is written, to begin from. */
import type { CardInfo } from '../../../wire';
import type { Saint } from '../reading';

export interface CardLine {
  card: number;
  copies: number;
}

/** R2: the classes of the heroes' own cards, which are the same in every box. */
const OF_HEROES = new Set(['hero', 'hero-saint', 'bronze-armour']);

/** One line for each number of the Reserve. */
export const linesOf = (cards: readonly CardInfo[]): CardLine[] =>
  cards
    .map(({ facts, copies }) => ({ it: facts as unknown as Saint, copies }))
    .filter(({ it }) => !OF_HEROES.has(it.class))
    .map(({ it, copies }) => ({ card: it.no, copies }));
