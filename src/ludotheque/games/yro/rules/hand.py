"""Choosing cards of a hand."""

from __future__ import annotations

from ludotheque.games.yro.kit import kit_of
from ludotheque.kernel import NOBODY, Ask, State, Text, first_of
from ludotheque.kernel.rowtools import count


def offered(g: State, cards: list[int], ask: Ask, written: list[int]) -> list[int]:
    """A choice without order of the cards in a hand: from the last pick on, equal cards once, enough left to pick.

    `written` is the option that each face is.
    """
    start = 0
    picked = len(ask.picks)
    if picked:
        last = ask.picks[picked - 1]
        face = first_of(last)
        start = count(ask.picks, last)
        for card in cards:
            if g.face[card] < face:
                start += 1
    owed = ask.low - picked
    stop = len(cards) - (owed - 1 if owed > 1 else 0)
    out: list[int] = []
    before = NOBODY
    for i in range(start, stop):
        face = g.face[cards[i]]
        if face != before:
            out.append(written[face])
            before = face
    return out


def not_in_hand(g: State, cards: list[int], option: int) -> Text | None:
    """Why a card cannot be chosen that is not there."""
    face = first_of(option)
    for card in cards:
        if g.face[card] == face:
            return None
    return Text("yro-no-such-card", "R10", {"card": kit_of(g).adventurers[face].name})


def out_of_order(g: State, cards: list[int], ask: Ask, option: int) -> Text:
    """Why a card of the hand cannot be chosen after others: all of it are chosen, or the order is another."""
    params: dict[str, int | str] = {"card": kit_of(g).adventurers[first_of(option)].name}
    there = 0
    for card in cards:
        if g.face[card] == first_of(option):
            there += 1
    if count(ask.picks, option) == there:
        return Text("yro-no-more-of-it", "R10", params)
    return Text("yro-no-order", "R10", params)
