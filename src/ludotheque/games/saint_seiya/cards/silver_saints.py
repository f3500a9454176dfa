"""The Silver Saints (42 to 59)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import fates, marks, numbers, players, sorts, terms, verbs, zones
from ludotheque.games.saint_seiya.actions import burn, promote
from ludotheque.games.saint_seiya.cards.gold_saints import BURNT_BY_ARRIVAL
from ludotheque.games.saint_seiya.cards.making import saint
from ludotheque.games.saint_seiya.effects.choosing import All, Choose, DiscardArmour
from ludotheque.games.saint_seiya.effects.drawing import Draw
from ludotheque.games.saint_seiya.effects.field import Refill, Wipe
from ludotheque.games.saint_seiya.effects.fighting import WoundFighters
from ludotheque.games.saint_seiya.effects.lasting import Cheapen, Marked
from ludotheque.games.saint_seiya.effects.lines import Arrival, Defeated, Destroying, Discarding, OnPlay, Wounding
from ludotheque.games.saint_seiya.effects.reserve import IntoReserve
from ludotheque.games.saint_seiya.effects.standing import Counted, Partner
from ludotheque.games.saint_seiya.effects.taking import TakeFree
from ludotheque.games.saint_seiya.effects.who import EachOpponent, EachPlayer, OneSeat
from ludotheque.games.saint_seiya.kit import Card, Printed, Step
from ludotheque.games.saint_seiya.moves import once, only, picks
from ludotheque.kernel import (
    Ask,
    Frame,
    Note,
    Num,
    Row,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    second_of,
    usual,
    verb_of,
)

LOOKS: Final = Note("saint-seiya-log-looks", "A26")
SWAPPED: Final = Note("saint-seiya-log-swapped", "A48")
SWALLOWED: Final = Note("saint-seiya-log-swallowed", "A38")


class SwapSlots(Step):
    """A48: Jamian: two cards of the field change places, and what is engaged goes along (R20); optional."""

    rule = "A48"
    prompt = "saint-seiya-ask-swap"

    def run(self, g: State, f: Frame) -> None:
        """Two cards are needed."""
        if g.size[zones.FIELD] > 1:
            g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every pair."""
        cards = g.cards(zones.FIELD)
        out = new_row()
        for i in range(len(cards)):
            for j in range(i + 1, len(cards)):
                out = append(out, pack(verbs.SWAP, g.spot[cards[i]], g.spot[cards[j]]))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Change places."""
        if len(asks[0].picks) == 0:
            return
        left = first_of(asks[0].picks[0])
        right = second_of(asks[0].picks[0])
        one = g.at(zones.FIELD, left)
        other = g.at(zones.FIELD, right)
        g.move(one, zones.FIELD, SWAPPED, False, right)
        g.move(other, zones.FIELD, SWAPPED, False, left)
        zone = zones.ENGAGED + zones.SIDE * f.seat
        for card in g.cards(zone):
            if g.spot[card] == left:
                g.move(card, zone, None, False, right)
            elif g.spot[card] == right:
                g.move(card, zone, None, False, left)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Two cards of the field."""
        return Text("saint-seiya-no-swap", "A48")


class FromSeenHand(Choose):
    """A26: Asterion: the one who acts looks at a hand, and chooses from it; the frame's seat is whose hand it is."""

    def chooser(self, g: State, f: Frame) -> Num:
        """Not its owner."""
        return g.vars[numbers.ACTIVE]

    def run(self, g: State, f: Frame) -> None:
        """Look first."""
        note: Note | None = LOOKS
        for card in g.cards(zones.HAND + zones.SIDE * f.seat):
            g.look(card, g.vars[numbers.ACTIVE], note)
            note = None
        super().run(g, f)


class AthenaReturns(IntoReserve):
    """R42: Ptolemy: one Athena of the hand, shown first."""

    rule = "R42"
    prompt = "saint-seiya-ask-athena"

    def run(self, g: State, f: Frame) -> None:
        """Who has a hand is asked, whatever it holds."""
        if g.size[zones.HAND + zones.SIDE * f.seat]:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """She goes, if she is there."""
        out = once(picks(g, zones.HAND + zones.SIDE * f.seat, sorts.ATHENAS))
        return out if len(out) else only(pack(verbs.NONE))

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Show her, lay her into the Reserve, shuffle."""
        option = asks[0].picks[0]
        if verb_of(option) != verbs.PICK:
            g.tested()  # "none" tells that there is none
            return
        card = g.take(zones.HAND + zones.SIDE * f.seat, first_of(option))
        g.turn_up(card, self.back, f.seat)
        g.move(card, zones.RESERVE)
        usual.shuffle(g, zones.RESERVE)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """She must go, or she is not there."""
        return Text("saint-seiya-no-athena", "R42")


class BurnFlame(Step):
    """R48: Ptolemy: a flame goes."""

    rule = "R48"

    def run(self, g: State, f: Frame) -> None:
        """Always."""
        burn(g, BURNT_BY_ARRIVAL)


class GainHero(Step):
    """A18: Sirius: one of one's own Common Heroes joins the discard pile."""

    rule = "A18"

    def run(self, g: State, f: Frame) -> None:
        """If any is left."""
        promote(g, f.seat)


class Swallow(Step):
    """A38: Dante: the top card of the Reserve goes to the discard pile, and does nothing."""

    rule = "A38"

    def run(self, g: State, f: Frame) -> None:
        """If there is one (A5)."""
        if g.size[zones.RESERVE]:
            g.move(g.top(zones.RESERVE), zones.DISCARD + zones.SIDE * f.seat, SWALLOWED)


BY_FORCE_TOO: Final = Note("saint-seiya-log-armours-by-force", "A36")


def silver(
    no: int,
    key: str,
    costs: tuple[int, int],
    values: tuple[int, int],
    vp: int,
    lines: list[Printed],
    rulings: list[str],
) -> Card:
    """A Silver Saint."""
    return saint(no, key, terms.SILVER, terms.UNCOMMON, costs, values, vp, lines, rulings)


def cards() -> list[Card]:
    """All of them."""
    return [
        # Chevaliers d'Argent
        silver(
            42,
            "marine",
            costs=(6, 4),
            values=(1, 1),
            vp=3,
            lines=[Partner(terms.SEIYA), Counted("marine", "R52")],
            rulings=["A2", "A3", "A13"],
        ),
        silver(
            43,
            "shaina",
            costs=(6, 4),
            values=(1, 1),
            vp=3,
            lines=[Arrival("shaina", [EachPlayer([DiscardArmour()])]), Counted("shaina", "R53")],
            rulings=["A1", "A2", "A42"],
        ),
        silver(
            44,
            "misty",
            costs=(5, -1),
            values=(2, 1),
            vp=1,
            lines=[
                Discarding("misty", [Choose(zones.WOUNDED, sorts.CHARACTERS, fates.DESTROY), Draw(2)]),
                Arrival("misty", [EachPlayer([Choose(zones.WOUNDED, sorts.CHARACTERS, fates.DESTROY)])]),
            ],
            rulings=["A16", "A24", "A28"],
        ),
        silver(
            45,
            "algol",
            costs=(5, -1),
            values=(1, 2),
            vp=2,
            lines=[Defeated("algol", [WoundFighters(sorts.LOW_CHARACTERS)])],
            rulings=["A11", "A23"],
        ),
        silver(
            46,
            "jamian",
            costs=(5, -1),
            values=(0, 1),
            vp=2,
            lines=[OnPlay("jamian", [SwapSlots()], "A48")],
            rulings=["A48"],
        ),
        silver(
            47,
            "babel",
            costs=(6, -1),
            values=(1, 1),
            vp=3,
            lines=[
                Defeated("babel", [Choose(zones.WOUNDED, sorts.CHARACTERS, fates.DESTROY, whose=players.EVERYBODYS)])
            ],
            rulings=["A24", "A26"],
        ),
        silver(
            48,
            "asterion",
            costs=(6, -1),
            values=(0, 2),
            vp=2,
            lines=[
                Discarding(
                    "asterion",
                    [
                        OneSeat(
                            players.WITH_A_HAND,
                            opponents=True,
                            may=False,
                            steps=[FromSeenHand(zones.HAND, sorts.CHARACTERS, fates.WOUND)],
                        )
                    ],
                )
            ],
            rulings=["A26"],
        ),
        silver(
            49,
            "moses",
            costs=(6, -1),
            values=(2, 0),
            vp=3,
            lines=[Defeated("moses", [Wipe(terms.UNCOMMON), Refill()])],
            rulings=["A9", "A10", "A41"],
        ),
        silver(
            50,
            "capella",
            costs=(4, -1),
            values=(0, 0),
            vp=2,
            lines=[Destroying("capella", [Cheapen(sorts.CHARACTERS, 3, 0)], "A19")],
            rulings=["A19"],
        ),
        silver(
            51,
            "albior",
            costs=(6, 5),
            values=(1, 2),
            vp=2,
            lines=[Partner(terms.SHUN), Discarding("albior", [Choose(zones.DISCARD, sorts.CHARACTERS, fates.RECOVER)])],
            rulings=["A13", "A28", "A50"],
        ),
        silver(
            52,
            "ptolemy",
            costs=(5, -1),
            values=(1, 1),
            vp=2,
            lines=[Wounding("ptolemy", [EachOpponent([AthenaReturns()])]), Arrival("ptolemy", [BurnFlame()], "R48")],
            rulings=["A23", "A28", "A49"],
        ),
        silver(
            53,
            "sirius",
            costs=(6, -1),
            values=(2, 0),
            vp=2,
            lines=[Wounding("sirius", [Choose(zones.HAND, sorts.VERY_COMMON_HEROES, fates.DESTROY), GainHero()])],
            rulings=["A16", "A18", "A23"],
        ),
        silver(
            54,
            "algethi",
            costs=(6, -1),
            values=(2, 0),
            vp=1,
            lines=[Discarding("algethi", [Marked(marks.ARMOURS_BY_FORCE, 1, BY_FORCE_TOO)], "A36")],
            rulings=["A36"],
        ),
        silver(
            55,
            "dante",
            costs=(5, -1),
            values=(1, 0),
            vp=1,
            lines=[Defeated("dante", [Swallow()], "A38")],
            rulings=["A38"],
        ),
        silver(
            56,
            "dio",
            costs=(6, -1),
            values=(2, 0),
            vp=2,
            lines=[Destroying("dio", [TakeFree(sorts.ARMOURS)], "A11")],
            rulings=["A11"],
        ),
        silver(
            57,
            "shiva",
            costs=(6, -1),
            values=(1, 3),
            vp=2,
            lines=[Defeated("shiva", [WoundFighters(sorts.WITH_COSMOS)])],
            rulings=["A11", "A14", "A23"],
        ),
        silver(
            58,
            "aghora",
            costs=(6, -1),
            values=(1, 3),
            vp=2,
            lines=[Defeated("aghora", [WoundFighters(sorts.WITHOUT_COSMOS)])],
            rulings=["A11", "A14", "A23", "R57"],
        ),
        silver(
            59,
            "arachne",
            costs=(6, -1),
            values=(1, 2),
            vp=2,
            lines=[Defeated("arachne", [EachOpponent([All(zones.HAND, sorts.ARMOURS, fates.THROW)])])],
            rulings=["A42"],
        ),
    ]
