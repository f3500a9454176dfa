"""Choosing cards of a hand."""

from __future__ import annotations

from ludotheque.games.yro import numbers
from ludotheque.games.yro.kit import kit_of
from ludotheque.kernel import NOBODY, Ask, Num, Row, State, Text, append, first_of, new_row, pack
from ludotheque.kernel.rowtools import count


def offered(g: State, hand: Num, ask: Ask, verb: Num) -> Row:
    """A choice without order of the cards in a hand: from the last pick on, equal cards once, enough left to pick."""
    start: Num = 0
    if len(ask.picks):
        last = ask.picks[len(ask.picks) - 1]
        start = g.place_by_face(hand, first_of(last)) + count(ask.picks, last)
    stop = g.size[hand]
    owed = ask.low - len(ask.picks)
    if owed > 1:
        stop -= owed - 1
    out = new_row(numbers.HAND_SIZE + 1)  # the last place is for DONE
    before: Num = NOBODY
    for place in range(start, stop):
        card = g.card(hand, place)
        face = g.face[card]
        if face != before:
            out = append(out, pack(verb, face))
            before = face
    return out


def not_in_hand(g: State, hand: Num, option: Num) -> Text | None:
    """Why a card cannot be chosen that is not there."""
    face = first_of(option)
    if g.place_by_face(hand, face) != NOBODY:
        return None
    return Text("yro-no-such-card", "R10", {"card": kit_of(g).adventurers[face].name})


def out_of_order(g: State, hand: Num, ask: Ask, option: Num) -> Text:
    """Why a card of the hand cannot be chosen after others: all of it are chosen, or the order is another."""
    params: dict[str, int | str] = {"card": kit_of(g).adventurers[first_of(option)].name}
    there: Num = 0
    for card in g.cards(hand):
        if g.face[card] == first_of(option):
            there += 1
    if count(ask.picks, option) == there:
        return Text("yro-no-more-of-it", "R10", params)
    return Text("yro-no-order", "R10", params)
