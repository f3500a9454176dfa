"""Removing a card of one's own from the game (R35, R45, A7)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import marks, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.finding import find, find_sealed, find_unmarked, marked, remove
from ludotheque.games.volfyirion.rules.listing import append_once
from ludotheque.games.volfyirion.rules.refusals import BONUS_LOST, not_asked
from ludotheque.kernel import (
    NOBODY,
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    Script,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    second_of,
    verb_of,
)

#: By the rule that grants it: an ability, an acquired Wonder, one that the team acquired, the defeated dragon.
REMOVES: Final = {rule: Note("volfyirion-log-removed", rule) for rule in ("R45", "R35", "T7", "T11")}


def can_be_removed(kit: VolfyirionKit, face: Num) -> bool:
    """R51: no effect of another card removes a Saboteur."""
    return not kit.card(face).saboteur


def removals(g: State, seat: Num, but: Num, piles: list[int]) -> Row:
    """The moves that remove a card of a seat's piles, other than one; equal cards once.

    A7: of equal Wonders a sealed one and one that is not are two choices.
    """
    kit = kit_of(g)
    out = new_row()
    for where in piles:
        sealed = new_row()  # faces in the Playing Area, where there may be both
        upright = new_row()
        for card in g.cards(pile_of(seat, where)):
            face = g.face[card]
            if card == but or not can_be_removed(kit, face):
                continue
            out = append_once(out, pack(verbs.REMOVE, face, where))
            if where == verbs.FROM_AREA and g.marks:
                if marked(g, marks.SEALED_WONDER, card):
                    sealed = append(sealed, face)
                else:
                    upright = append(upright, face)
                if face in sealed and face in upright:
                    out = append_once(out, pack(verbs.REMOVE, face, verbs.FROM_SEALED))
    return out


def removable(g: State, seat: Num, but: Num) -> bool:
    """Whether a seat may have anything to remove: what is in the hand, nobody else knows."""
    return g.size[zones.hand(seat)] > 0 or len(removals(g, seat, but, [verbs.FROM_AREA, verbs.FROM_DISCARD])) > 0


def to_remove(g: State, seat: Num, option: Num, but: Num) -> Num:
    """The card that a move removes from an open pile: of equal Wonders the one that lies sealed, or the other (A7)."""
    face = first_of(option)
    where = second_of(option)
    zone = pile_of(seat, where)
    if where == verbs.FROM_DISCARD:
        return find(g, zone, face, but)
    if where == verbs.FROM_AREA:
        card = find_unmarked(g, zone, face, marks.SEALED_WONDER)
        if card != NOBODY:
            return card
    return find_sealed(g, zone, face, True)


class RemoveOne(Effect):
    """R45: one card of the Playing Area, the Discard Pile or the hand leaves the game; or none (R44).

    The frame's card, if any, is the Wonder that grants it: only another card will do (R35, A47).
    """

    rule = "R45"
    prompt = "volfyirion-ask-remove"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there may be anything to remove: what is in the hand, nobody else knows."""
        if removable(g, f.seat, f.card):
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every card, equal ones once."""
        return removals(g, ask.seat, f.card, EVERY_PILE)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It is gone; its points were taken when it was played (A8: from the hand it gives none)."""
        if not len(asks[0].picks):
            return
        take_out(g, asks[0].seat, asks[0].picks[0], f.card, REMOVES[self.rule])

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another move, a card that is not there, or one that cannot be removed."""
        if verb_of(option) != verbs.REMOVE:
            return not_asked(self)
        kit = kit_of(g)
        face = first_of(option)
        params: dict[str, int | str] = {"card": kit.types[face].name}
        if kit.house[face] is not None and not can_be_removed(kit, face):
            return Text("volfyirion-no-remove-saboteur", "R51", params)
        for card in g.cards(pile_of(ask.seat, second_of(option))):
            if card == f.card and g.face[card] == face:
                return Text("volfyirion-no-remove-itself", "R35", params)
        return not_there(g, kit, ask.seat, option, self.rule)


class Thin(RemoveOne):
    """R35: whoever acquires a Wonder may at once remove another card."""

    rule = "R35"
    prompt = "volfyirion-ask-thin"


EVERY_PILE: Final = [verbs.FROM_HAND, verbs.FROM_AREA, verbs.FROM_DISCARD]


def pile_of(seat: Num, where: Num) -> Num:
    """The zone that FROM_HAND, FROM_AREA, FROM_DISCARD or FROM_SEALED means for a seat."""
    if where == verbs.FROM_HAND:
        return zones.hand(seat)
    return zones.discard(seat) if where == verbs.FROM_DISCARD else zones.area(seat)


def take_out(g: State, seat: Num, option: Num, but: Num, note: Note) -> None:
    """R35, R45, K10: the card that a move removes leaves the game."""
    if second_of(option) == verbs.FROM_HAND:
        remove(g, g.take(zones.hand(seat), first_of(option)), note)
    else:
        remove(g, to_remove(g, seat, option, but), note)


def not_there(g: State, kit: VolfyirionKit, seat: Num, option: Num, rule: str) -> Text:
    """A card that is not where it should be removed from; or there is no choice between a sealed one and another."""
    face = first_of(option)
    params: dict[str, int | str] = {"card": kit.types[face].name}
    if second_of(option) == verbs.FROM_SEALED and find(g, zones.area(seat), face) != NOBODY:
        return Text("volfyirion-no-remove-sealed", "A7", params)
    return Text("volfyirion-no-remove-there", rule, params)


REMOVE_ONE: Final = Script("remove", [RemoveOne()])

THIN: Final = Script("thin", [Thin()])
