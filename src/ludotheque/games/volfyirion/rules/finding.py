"""Finding cards, their marks, and taking them out of the game (R11, R38, R42)."""

from __future__ import annotations

from ludotheque.games.volfyirion import marks, zones
from ludotheque.kernel import NOBODY, Mark, Note, State


def marked(g: State, kind: int, card: int) -> bool:
    """Whether a card bears such a mark."""
    for mark in g.marks:
        if mark.card == card and mark.kind == kind:
            return True
    return False


def seat_marked(g: State, kind: int, seat: int) -> bool:
    """Whether a seat bears such a mark."""
    for mark in g.marks:
        if mark.kind == kind and mark.seat == seat:
            return True
    return False


def unmark_card(g: State, card: int, kind: int = NOBODY) -> None:
    """Take a card's marks away: those of a kind, or all when it leaves play."""
    if g.marks:
        kept: list[Mark] = []
        for mark in g.marks:
            if mark.card != card or (kind not in (NOBODY, mark.kind)):
                kept.append(mark)
        g.marks = kept


def remove(g: State, card: int, note: Note | None) -> None:
    """R11: out of the game for good."""
    unmark_card(g, card)
    g.move(card, zones.REMOVED, note)


def find(g: State, zone: int, face: int, but: int = NOBODY) -> int:
    """A card of this face in an open zone, other than one; NOBODY if there is none."""
    for card in g.zones[zone]:
        if g.face[card] == face and card != but:
            return card
    return NOBODY


def find_unmarked(g: State, zone: int, face: int, kind: int) -> int:
    """A card of this face that bears no such mark: not sealed, its Synergy not used; NOBODY if there is none."""
    for card in g.zones[zone]:
        if g.face[card] == face and not marked(g, kind, card):
            return card
    return NOBODY


def find_sealed(g: State, zone: int, face: int, gave: bool) -> int:
    """A sealed card of this face, rather one that has given its points this turn, or has not; NOBODY if there is none.

    Whoever unseals one wants its points (A1); whoever removes one rather keeps the one that can still give them.
    """
    found = NOBODY
    for card in g.zones[zone]:
        if g.face[card] == face and marked(g, marks.SEALED_WONDER, card):
            if marked(g, marks.GAVE, card) == gave:
                return card
            found = card
    return found
