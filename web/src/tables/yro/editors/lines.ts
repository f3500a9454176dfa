/** Our list of Adventurers as an owner's list is written, to begin from. */
import type { CardInfo } from '../../../wire';
import { adventurer } from '../guild';
import type { Printed } from '../signs';

export interface CardLine {
  card: string;
  name: string;
  faction: string;
  profession: string;
  cost: number;
  strength: number;
  copies: number;
  effects: Printed[];
}

/** One line for each Adventurer; Quests are no lines of it. */
export function linesOf(cards: readonly CardInfo[]): CardLine[] {
  return cards.flatMap((info) => {
    const it = adventurer({ [info.card]: info }, info.card);
    if (!it) return [];
    const { faction, profession, cost, strength, effects } = it;
    return [{ card: info.card, name: info.name, faction, profession, cost, strength, copies: info.copies, effects }];
  });
}
