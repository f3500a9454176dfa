/** What is printed on the cards, in the reader's language: asked once for each box, filled into desks. */
import type { CardInfo, View } from '../wire';
import { ask } from './api';
import type { Desk } from './desk.svelte';
import { cardKeys, zoneKey } from './model';
import { settings } from './settings.svelte';
import { has, plain, t } from './words.svelte';

/** Whose cards: those of a table, or those of a game as it comes out of its box. */
export type Box = { room: string } | { game: string };

const asked = new Map<string, Promise<CardInfo[]>>();

/** Every card of a box in the reader's language, in the order of the box; asked once. */
export function cardsOf(box: Box): Promise<CardInfo[]> {
  const where = 'room' in box ? ['tables', box.room] : ['games', box.game];
  const path = `/api/${where.map(encodeURIComponent).join('/')}/cards`;
  const key = `${settings.lang} ${path}`;
  let answer = asked.get(key);
  if (!answer) {
    answer = ask<CardInfo[]>('GET', path);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
  }
  return answer;
}

/** The same by their keys, as a desk wants them. */
export const byCard = (cards: readonly CardInfo[]): Record<string, CardInfo> =>
  Object.fromEntries(cards.map((card) => [card.card, card]));

/** Keep a desk's cards filled in the language of the moment; called while a component is set up. */
export function fillCards(desk: () => Desk | null, box: () => Box | null): void {
  $effect(() => {
    const [to, from] = [desk(), box()];
    if (!to || !from) return;
    cardsOf(from)
      .then(
        (cards) => (to.cards = byCard(cards)),
        () => undefined, // the table can be looked at without; faces then show their short names
      )
      .finally(() => (to.dressed = true));
  });
}

/** A card that is looked at closely: its face and back, as far as they are known. */
export interface Looked {
  face: string | null;
  back: string | null;
}

/** What stands under a key: a card by its name ("I1"), or whatever lies at a place of the table ("hand:0:0:3"). */
export function lookedAt(view: View | null, cards: Record<string, CardInfo>, key: string): Looked | null {
  if (cards[key]) return { face: key, back: cards[key].back };
  for (const zone of view?.zones ?? []) {
    if (!key.startsWith(zoneKey(zone))) continue;
    const index = cardKeys(zone).indexOf(key);
    const card = key === zoneKey(zone) ? zone.cards.at(-1) : zone.cards[index];
    if (card) return { face: card.card, back: card.back };
  }
  return null;
}

/** What a seat is asked, and by which card, where one asks and its game says so. */
export function questionOf({ game, seat, names, prompt, about }: View, cards: Record<string, CardInfo>): string {
  const question = t(prompt ?? '', { seat }, names);
  const card = about === null ? undefined : cards[about];
  return card && has(`${game}-asks`) ? t(`${game}-asks`, { card: plain(card.name), question }) : question;
}

/** A card's name as a heading: names start small where they stand within sentences. */
export const titleOf = (card: { name: string }): string => card.name.charAt(0).toLocaleUpperCase(settings.lang) + card.name.slice(1);

/** Cards in the order of the box, those of one kind together. */
export function byKind(cards: readonly CardInfo[]): { title: string; cards: CardInfo[] }[] {
  const groups = new Map<string, CardInfo[]>();
  for (const card of cards) {
    const kind = card.printed.find(({ fact }) => fact === 'kind')?.value ?? '';
    groups.set(kind, [...(groups.get(kind) ?? []), card]);
  }
  return [...groups].map(([title, group]) => ({ title, cards: group }));
}
