"""Wonders sealed and unsealed (R38, A40)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.finding import find_sealed, find_unmarked, marked, unmark_card
from ludotheque.games.volfyirion.rules.points import give
from ludotheque.games.volfyirion.rules.refusals import too_dear
from ludotheque.kernel import NOBODY, Note, Num, State, Text

#: One's own Wonder, and somebody else's.
SEALED_OWN: Final = Note("volfyirion-log-sealed-own", "R38")
SEALED: Final = Note("volfyirion-log-sealed-of", "R38")
UNSEALED_OWN: Final = Note("volfyirion-log-unsealed-own", "R38")
UNSEALED: Final = Note("volfyirion-log-unsealed-of", "R38")


def seal(g: State, kit: VolfyirionKit, seat: Num, face: Num, owner: Num) -> None:
    """R38: a Wonder in anybody's Playing Area is sealed: none of its abilities can be used."""
    card = find_unmarked(g, zones.area(owner), face, marks.SEALED_WONDER)
    g.turn_up(card, SEALED_OWN if owner == seat else SEALED, seat)
    lay_sealed(g, seat, owner, card)


def lay_sealed(g: State, seat: Num, owner: Num, card: Num) -> None:
    """A40: one of one's own side has given its points already, and gives none again this turn if it is unsealed."""
    g.mark(marks.SEALED_WONDER, owner, card, 0, marks.FOR_GOOD)
    sides = kit_of(g).sides
    if sides[owner] == sides[seat]:
        g.mark(marks.GAVE, owner, card, 0, marks.END_OF_TURN)


def unseal(g: State, kit: VolfyirionKit, seat: Num, face: Num, owner: Num) -> None:
    """R38, A1: it stands upright again; one of one's own side gives its points, if it has not done so this turn."""
    card = find_sealed(g, zones.area(owner), face, False)
    g.turn_up(card, UNSEALED_OWN if owner == seat else UNSEALED, seat)
    gave = marked(g, marks.GAVE, card)
    unmark_card(g, card)
    if kit.sides[owner] == kit.sides[seat] and not gave:
        give(g, kit, owner, card)


def why_not_seal(g: State, kit: VolfyirionKit, seat: Num, verb: Num, face: Num, owner: Num) -> Text:
    """R38, R50, A44."""
    params: dict[str, int | str] = {"card": kit.types[face].name, "other": owner}
    there: Num = NOBODY
    if owner < kit.seats and kit.kind[face] == kinds.WONDER:
        for card in g.cards(zones.area(owner)):
            if g.face[card] == face and marked(g, marks.SEALED_WONDER, card) == (verb == verbs.UNSEAL):
                there = card
    if kit.kind[face] == kinds.WONDER and face == kit.path and verb == verbs.SEAL:
        return Text("volfyirion-no-seal-path", "R50", {"card": kit.types[face].name})
    if there == NOBODY:
        if owner >= kit.seats:
            return Text("volfyirion-not-in-play", "R38", {"card": kit.types[face].name})
        return Text(
            "volfyirion-nothing-to-unseal" if verb == verbs.UNSEAL else "volfyirion-nothing-to-seal", "R38", params
        )
    return too_dear(g, kit, seat, numbers.KNOWLEDGE, kit.cost[face], "R38", kit.types[face].name)
