"""Characters without a class: the Very Rare (16, 17) and the Very Common (86 to 90)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import fates, sorts, terms, verbs, zones
from ludotheque.games.saint_seiya.actions import remove
from ludotheque.games.saint_seiya.cards.making import NO_COST, saint
from ludotheque.games.saint_seiya.effects.choosing import Choose, HealAll
from ludotheque.games.saint_seiya.effects.drawing import Draw
from ludotheque.games.saint_seiya.effects.field import can_reveal, no_slot, reveal
from ludotheque.games.saint_seiya.effects.lasting import Cheapen
from ludotheque.games.saint_seiya.effects.lines import Arrival, Destroying, Discarding, OnPlay
from ludotheque.games.saint_seiya.effects.reserve import IntoReserve
from ludotheque.games.saint_seiya.effects.standing import Counted
from ludotheque.games.saint_seiya.effects.who import EachOpponent, EachPlayer, has
from ludotheque.games.saint_seiya.kit import Card, SaintSeiyaKit, Step, kit_of
from ludotheque.games.saint_seiya.moves import slots
from ludotheque.kernel import NOBODY, Ask, Frame, Note, Num, Row, State, Text, append, first_of, new_row, pack

GIVEN: Final = Note("saint-seiya-log-given", "A7")


class PopeReturns(IntoReserve):
    """A6: the Pope, and with him every Gold Saint of the common discard."""

    rule = "A6"

    def give_back(self, g: State, f: Frame) -> bool:
        """Their flames are not restored."""
        kit = kit_of(g)
        pope = f.card
        f.card = NOBODY  # a frame names no card of the Reserve
        for card in g.cards(zones.REMOVED):
            if kit.fits(g.face[card], sorts.GOLD_SAINTS):
                g.move(card, zones.RESERVE, self.back)
        g.move(pope, zones.RESERVE, self.back)
        return True


class ReplaceOne(Step):
    """A9: Gigas: a Character of the field is removed, and the top card of the Reserve takes its place."""

    rule = "A9"
    prompt = "saint-seiya-ask-replace"

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: there is one."""
        return has(g, kit, zones.FIELD, sorts.CHARACTERS)

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        options = slots(g, sorts.CHARACTERS)
        if len(options) == 1:
            self.do(g, options[0])
        elif len(options):
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """One of them."""
        return slots(g, sorts.CHARACTERS)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        self.do(g, asks[0].picks[0])

    def do(self, g: State, option: Num) -> None:
        """Only this slot is filled; if the new card leaves at once, it stays empty."""
        kit = kit_of(g)
        slot = first_of(option)
        remove(g, kit, g.at(zones.FIELD, slot))
        if can_reveal(g, kit):
            reveal(g, kit, slot)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not a slot, or no Character there."""
        return no_slot(g, option, "A9")


class GiveItself(Step):
    """A7: Gigas: the active player puts him into a player's discard pile."""

    rule = "A7"
    prompt = "saint-seiya-ask-gigas"

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Everybody, from the active player clockwise."""
        seats: Num = g.kit.seats
        out = new_row(seats)
        for i in range(seats):
            out = append(out, pack(verbs.SEAT, (f.seat + i) % seats))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """There he lies; his slot is empty again."""
        g.move(f.card, zones.DISCARD + zones.SIDE * first_of(asks[0].picks[0]), GIVEN)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """A player."""
        return Text("saint-seiya-no-seat-first", "A7")


def cards() -> list[Card]:
    """All of them."""
    return [
        # Très rares
        Card(
            16,
            "athena",
            kind=terms.CHARACTER,
            of_class=terms.NO_CLASS,
            rank=terms.VERY_RARE,
            costs=(-1, 4),
            values=(0, 1, 2),
            vp=0,
            lines=[Counted("athena", "R51"), Arrival("athena", [EachPlayer([Draw(1), HealAll(sorts.CHARACTERS)])])],
            rulings=["A22", "A27"],
        ),
        Card(
            17,
            "pope",
            kind=terms.CHARACTER,
            of_class=terms.NO_CLASS,
            rank=terms.VERY_RARE,
            costs=NO_COST,
            values=(0, 0, 0),
            vp=0,
            lines=[Arrival("pope", [PopeReturns()], "A6")],
            rulings=["A6", "A7"],
        ),
        # Très communs
        saint(
            86,
            "cassios",
            of_class=terms.NO_CLASS,
            rank=terms.VERY_COMMON,
            costs=(2, -1),
            values=(1, 0),
            vp=1,
            lines=[Destroying("cassios", [Cheapen(sorts.SAINTS, 2, 2)], "A19")],
            rulings=["A19", "A47"],
        ),
        saint(
            87,
            "gigas",
            of_class=terms.NO_CLASS,
            rank=terms.VERY_COMMON,
            costs=NO_COST,
            values=(0, 0),
            vp=-1,
            lines=[Discarding("gigas", [ReplaceOne()], "A9"), Arrival("gigas", [GiveItself()], "A7")],
            rulings=["A7", "A9"],
        ),
        saint(
            88,
            "phaeton",
            of_class=terms.NO_CLASS,
            rank=terms.VERY_COMMON,
            costs=(2, -1),
            values=(1, 0),
            vp=1,
            lines=[OnPlay("phaeton", [Choose(zones.HAND, sorts.CHARACTERS, fates.DESTROY, may=True), Draw(2)])],
            rulings=["A16"],
        ),
        saint(
            89,
            "oko",
            of_class=terms.NO_CLASS,
            rank=terms.VERY_COMMON,
            costs=(3, -1),
            values=(1, 0),
            vp=1,
            lines=[Destroying("oko", [EachOpponent([Choose(zones.HAND, sorts.SAINTS, fates.DESTROY)])])],
            rulings=["A26"],
        ),
        saint(
            90,
            "jaki",
            of_class=terms.NO_CLASS,
            rank=terms.VERY_COMMON,
            costs=(3, -1),
            values=(1, 0),
            vp=0,
            lines=[Destroying("jaki", [Choose(zones.DESTROYED, sorts.ANY, fates.RECLAIM)]), Counted("jaki", "R56")],
            rulings=["A28"],
        ),
    ]
