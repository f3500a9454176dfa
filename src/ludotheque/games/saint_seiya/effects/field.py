"""The field: how it is refilled and wiped (R34, R44), which of its cards an effect may choose."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import numbers, verbs, zones
from ludotheque.games.saint_seiya.actions import free_slot, remove
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit, Step, kit_of
from ludotheque.games.saint_seiya.values import barred
from ludotheque.kernel import NOBODY, Frame, Note, Num, Row, State, Text, append, first_of, new_row, verb_of

REVEALED_EARLY: Final = Note("saint-seiya-log-revealed", "A9")


def can_reveal(g: State, kit: SaintSeiyaKit) -> bool:
    """A5, A6: whether the Reserve holds a card that can stay on the field: nothing but the Pope is nothing."""
    if g.size[zones.RESERVE] > kit.popes:
        return True
    for card in g.cards(zones.RESERVE):
        if kit.cards[g.face[card]].key != "pope":
            return True
    return False


def reveal(g: State, kit: SaintSeiyaKit, slot: Num, note: Note = REVEALED_EARLY) -> bool:
    """R34, A9: the top card of the Reserve comes to a slot; says whether its Arrivée is to be done first."""
    card = g.top(zones.RESERVE)
    g.move(card, zones.FIELD, note, False, slot)
    arrival = kit.cards[g.face[card]].arrival
    if arrival is None:
        return False
    g.push(arrival, g.vars[numbers.ACTIVE], card)
    return True


class Refill(Step):
    """R34, R44, A9: empty slots are filled from right to left, each Arrivée before the next card is revealed."""

    rule = "R34"

    def __init__(self, note: Note = REVEALED_EARLY) -> None:
        self.note = note

    def run(self, g: State, f: Frame) -> None:
        """One card after the other; after an Arrivée this goes on."""
        kit = kit_of(g)
        while g.size[zones.FIELD] < zones.SLOTS and can_reveal(g, kit):
            if reveal(g, kit, free_slot(g), self.note):
                f.step -= 1
                return


class Wipe(Step):
    """A10: every card of the field up to a rank is removed, flames burning."""

    rule = "A10"

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def run(self, g: State, f: Frame) -> None:
        """From slot 1 on."""
        kit = kit_of(g)
        for card in g.cards(zones.FIELD):
            if kit.cards[g.face[card]].rank <= self.rank:
                remove(g, kit, card)


def acquirable(g: State, which: Num) -> Row:
    """A20: the cards of the field of some kind that may be acquired now."""
    kit = kit_of(g)
    out = new_row(zones.SLOTS)
    for card in g.cards(zones.FIELD):
        if kit.fits(g.face[card], which) and not barred(g, kit, card):
            out = append(out, card)
    return out


def no_slot(g: State, option: Num, rule: str) -> Text:
    """Why a slot cannot be chosen."""
    if verb_of(option) != verbs.SLOT:
        return Text("saint-seiya-no-slot-first", rule)
    if g.at(zones.FIELD, first_of(option)) == NOBODY:
        return Text("saint-seiya-no-empty-slot", rule, {"slot": first_of(option) + 1})
    return Text("saint-seiya-no-such-slot", rule, {"slot": first_of(option) + 1})
