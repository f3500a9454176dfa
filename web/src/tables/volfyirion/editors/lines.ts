/** Our cards as an owner's list is written, to begin from. */
import type { CardInfo } from '../../../wire';
import { houseCard, type HouseCard } from '../realm';

export interface CardLine extends Partial<Omit<HouseCard, 'starter' | 'ability'>> {
  card: string;
  name: string;
  copies: number;
}

/** One line for each card of the Asset Deck and the Wonder Deck; starters, Cities and modules are in every box. */
export function linesOf(cards: readonly CardInfo[]): CardLine[] {
  return cards.flatMap((info) => {
    const it = houseCard({ [info.card]: info }, info.card);
    if (!it || it.starter) return [];
    const { kind, colour, cost, points, defence, needs, bonus } = it;
    const line: CardLine = { card: info.card, name: info.name, kind, cost, copies: info.copies };
    if (kind !== 'wonder') line.colour = colour;
    if (kind === 'troop') line.defence = defence;
    else line.points = points;
    if (needs?.length) line.needs = needs;
    if (bonus) line.bonus = bonus;
    return [line];
  });
}
