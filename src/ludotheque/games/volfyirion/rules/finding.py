"""Finding cards, their marks, and taking them out of the game (R11, R38, R42)."""

from __future__ import annotations

from ludotheque.games.volfyirion import marks, zones
from ludotheque.kernel import NOBODY, Mark, Note, Num, State


def marked(g: State, kind: Num, card: Num) -> bool:
    """Whether a card bears such a mark."""
    for mark in g.marks:
        if mark.card == card and mark.kind == kind:
            return True
    return False


def seat_marked(g: State, kind: Num, seat: Num) -> bool:
    """Whether a seat bears such a mark."""
    for mark in g.marks:
        if mark.kind == kind and mark.seat == seat:
            return True
    return False


def unmark_card(g: State, card: Num, kind: Num = NOBODY) -> None:
    """Take a card's marks away: those of a kind, or all when it leaves play."""
    if g.marks:
        kept: list[Mark] = []
        for mark in g.marks:
            if mark.card != card or (kind not in (NOBODY, mark.kind)):
                kept.append(mark)
        g.marks = kept


def remove(g: State, card: Num, note: Note | None) -> None:
    """R11: out of the game for good."""
    unmark_card(g, card)
    g.move(card, zones.REMOVED, note)


def find(g: State, zone: Num, face: Num, but: Num = NOBODY) -> Num:
    """A card of this face in an open zone, other than one; NOBODY if there is none."""
    for place in range(g.size[zone]):
        card = g.card(zone, place)
        if g.face[card] == face and card != but:
            return card
    return NOBODY


def find_unmarked(g: State, zone: Num, face: Num, kind: Num) -> Num:
    """A card of this face that bears no such mark: not sealed, its Synergy not used; NOBODY if there is none."""
    for place in range(g.size[zone]):
        card = g.card(zone, place)
        if g.face[card] == face and not marked(g, kind, card):
            return card
    return NOBODY


def find_sealed(g: State, zone: Num, face: Num, gave: bool) -> Num:
    """A sealed card of this face, rather one that has given its points this turn, or has not; NOBODY if there is none.

    Whoever unseals one wants its points (A1); whoever removes one rather keeps the one that can still give them.
    """
    found: Num = NOBODY
    for place in range(g.size[zone]):
        card = g.card(zone, place)
        if g.face[card] == face and marked(g, marks.SEALED_WONDER, card):
            if marked(g, marks.GAVE, card) == gave:
                return card
            found = card
    return found
