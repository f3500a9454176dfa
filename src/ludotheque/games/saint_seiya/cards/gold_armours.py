"""The Gold Armours (18 to 29)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import fates, marks, numbers, players, sorts, terms, verbs, zones
from ludotheque.games.saint_seiya.actions import find, skip, wound
from ludotheque.games.saint_seiya.effects.choosing import All, Choose, HealAll
from ludotheque.games.saint_seiya.effects.drawing import RESHUFFLED, Draw, DrawAsMany
from ludotheque.games.saint_seiya.effects.field import Refill, Wipe, acquirable
from ludotheque.games.saint_seiya.effects.lasting import Boost, Marked
from ludotheque.games.saint_seiya.effects.lines import Discarding, OnPlay
from ludotheque.games.saint_seiya.effects.reserve import IntoReserve
from ludotheque.games.saint_seiya.effects.taking import TakeFree
from ludotheque.games.saint_seiya.effects.who import OneSeat, has
from ludotheque.games.saint_seiya.kit import Card, Printed, SaintSeiyaKit, Step, kit_of
from ludotheque.games.saint_seiya.moves import once, only, picks
from ludotheque.kernel import (
    NOBODY,
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
    usual,
    verb_of,
)
from ludotheque.kernel.rowtools import sort

SEARCHED: Final = Note("saint-seiya-log-searched", "A37")
PILE_SHUFFLED: Final = Note("saint-seiya-log-pile-shuffled", "A37")
SWAPPED_ARMOURS: Final = Note("saint-seiya-log-swapped-armours", "A43")
OPENED: Final = Note("saint-seiya-log-opened", "A37")
KEEPS: Final = Note("saint-seiya-log-keeps", "A37")


class Search(Step):
    """A37: Aries: a Character of the draw pile comes to the hand; then the pile is shuffled."""

    rule = "A37"
    prompt = "saint-seiya-ask-search"

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47, A37: the pile is not empty; what it holds is not known."""
        return g.size[zones.PILE + zones.SIDE * seat] > 0

    def run(self, g: State, f: Frame) -> None:
        """Look through the pile."""
        pile = g.cards(zones.PILE + zones.SIDE * f.seat)
        if len(pile) == 0:
            return
        g.say(SEARCHED, f.seat)
        for card in pile:
            g.look(card, f.seat)
        g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every Character of the pile, equal ones once, by number; or none."""
        out = once(picks(g, zones.PILE + zones.SIDE * f.seat, sorts.CHARACTERS))
        sort(out)
        return out if len(out) else only(pack(verbs.NONE))

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Nobody else sees from where it was taken: the pile is laid again with it on top."""
        zone = zones.PILE + zones.SIDE * f.seat
        hand = zones.HAND + zones.SIDE * f.seat
        option = asks[0].picks[0]
        if verb_of(option) == verbs.PICK:
            found = g.place_by_face(zone, first_of(option))
            order = new_row(g.size[zone])
            for place in range(g.size[zone]):
                if place != found:
                    order = append(order, place)
            g.shuffle(zone, append(order, found), None, hand)
            g.move(g.top(zone), hand, KEEPS)
        if g.size[zone]:
            usual.shuffle(g, zone)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Shuffled."""
        g.shuffle(zones.PILE + zones.SIDE * f.seat, drawn, PILE_SHUFFLED, zones.HAND + zones.SIDE * f.seat)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """No such Character there."""
        return Text("saint-seiya-no-such-search", "A37")


class SwapArmours(OneSeat):
    """A43: Gemini: this Armour and an opponent's Gold Armour in play change places."""

    rule = "A43"
    prompt = "saint-seiya-ask-gemini"

    def __init__(self) -> None:
        super().__init__(players.WITH_GOLD_ARMOUR, True, True, [])

    def have(self, g: State, f: Frame, seat: Num) -> None:
        """The one received is equipped, not played."""
        mine = zones.EQUIPPED + zones.SIDE * f.seat
        theirs = zones.EQUIPPED + zones.SIDE * seat
        other = g.top(theirs)
        g.move(f.card, theirs, SWAPPED_ARMOURS)
        g.move(other, mine, SWAPPED_ARMOURS)


class OpenThree(Step):
    """A37: Cancer: three cards of the draw pile are revealed, as a draw would take them; `n` counts down."""

    rule = "A37"

    def run(self, g: State, f: Frame) -> None:
        """Three."""
        f.n = 3
        self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> None:
        """As long as the pile lasts."""
        pile = zones.PILE + zones.SIDE * f.seat
        while f.n > 0 and g.size[pile]:
            g.move(g.top(pile), zones.BETWEEN, OPENED)
            f.n -= 1
        if f.n > 0 and g.size[zones.DISCARD + zones.SIDE * f.seat]:
            g.pour(zones.DISCARD + zones.SIDE * f.seat, pile)
            usual.shuffle(g, pile)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """The new pile."""
        g.shuffle(zones.PILE + zones.SIDE * f.seat, drawn, RESHUFFLED)
        self.go_on(g, f)


class OpponentWounds(OneSeat):
    """A26, A37: Cancer: an opponent chosen by the active player wounds one Character of those revealed."""

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """What will be revealed nobody knows."""
        return True

    def candidates(self, g: State, seat: Num) -> Row:
        """Nobody, where no Character was revealed."""
        return super().candidates(g, seat) if has(g, kit_of(g), zones.BETWEEN, sorts.CHARACTERS) else new_row()

    def run(self, g: State, f: Frame) -> None:
        """Without one nobody is wounded, and the rest goes on."""
        if len(self.candidates(g, f.seat)):
            super().run(g, f)


class WoundRevealed(Step):
    """A37: one of the Characters revealed, mandatory; the card lies before its owner, the active player."""

    rule = "A37"
    prompt = "saint-seiya-ask-wound"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        options = self.offered(g)
        if len(options) == 1:
            self.do(g, options[0])
        else:
            g.ask(f.seat, 1, 1)

    def offered(self, g: State) -> Row:
        """The Characters, equal ones once."""
        return once(picks(g, zones.BETWEEN, sorts.CHARACTERS))

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """One of them."""
        return self.offered(g)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        self.do(g, asks[0].picks[0])

    def do(self, g: State, option: Num) -> None:
        """Wound it."""
        wound(g, find(g, zones.BETWEEN, first_of(option)), g.vars[numbers.ACTIVE])

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not one of them."""
        return Text("saint-seiya-no-such-reveal", "A37")


class RestToHand(Step):
    """A37: the other revealed cards come to the hand."""

    rule = "A37"

    def run(self, g: State, f: Frame) -> None:
        """All of them."""
        for card in g.cards(zones.BETWEEN):
            g.move(card, zones.HAND + zones.SIDE * f.seat, KEEPS)


class DestroyIfTakeable(Choose):
    """A44: Sagittarius: a Character of the hand is destroyed, if there is one on the field to be taken for it."""

    def __init__(self) -> None:
        super().__init__(zones.HAND, sorts.CHARACTERS, fates.DESTROY, 1, True, 0, "A44")

    def run(self, g: State, f: Frame) -> None:
        """Without one there is nothing to ask."""
        if len(acquirable(g, sorts.CHARACTERS)):
            super().run(g, f)
        else:
            skip(f)


class ArmourReturns(IntoReserve):
    """A44: the Sagittarius Armour, out of play or, if an Arrivée put it there (A42), out of the discard pile.

    Once it was shuffled into the draw pile nobody knows where it is, and the frame's card is any of that pile.
    """

    rule = "A44"

    def give_back(self, g: State, f: Frame) -> bool:
        """It belongs to nobody any more."""
        card = f.card
        f.card = NOBODY
        if g.where[card] not in (zones.EQUIPPED + zones.SIDE * f.seat, zones.DISCARD + zones.SIDE * f.seat):
            return False
        if kit_of(g).cards[g.face[card]].on_play is not f.script:  # another card of that pile, come here since
            return False
        g.move(card, zones.RESERVE, self.back)
        return True


STRONGER: Final = Note("saint-seiya-log-all-boosted", "A45")


def gold_armour(no: int, key: str, lines: list[Printed], rulings: list[str]) -> Card:
    """A Gold Armour: all cost 5 Cosmos, give 2 and are worth 3 VP."""
    return Card(no, key, terms.ARMOUR, terms.GOLD_ARMOUR, terms.RARE, (-1, 5), (0, 2, 0), 3, lines, rulings)


def cards() -> list[Card]:
    """All of them."""
    return [
        # Armures d'Or
        gold_armour(18, "armure-belier", lines=[Discarding("aries", [Search()], "A37")], rulings=["A37"]),
        gold_armour(
            19, "armure-taureau", lines=[Discarding("taurus", [Boost(sorts.LOW_CHARACTERS, 2)], "A34")], rulings=["A34"]
        ),
        gold_armour(20, "armure-gemeaux", lines=[OnPlay("gemini", [SwapArmours()], "A43")], rulings=["A25", "A43"]),
        gold_armour(
            21,
            "armure-cancer",
            lines=[
                Discarding(
                    "cancer",
                    [
                        OpenThree(),
                        OpponentWounds(players.ANYBODY, opponents=True, may=False, steps=[WoundRevealed()]),
                        RestToHand(),
                    ],
                )
            ],
            rulings=["A26", "A28", "A37"],
        ),
        gold_armour(
            22,
            "armure-lion",
            lines=[Discarding("leo", [Choose(zones.HAND, sorts.SAINTS, fates.WOUND), Boost(sorts.SAINTS, 4)])],
            rulings=["A16", "A34"],
        ),
        gold_armour(23, "armure-vierge", lines=[Discarding("virgo", [Draw(2)])], rulings=["A28"]),
        gold_armour(
            24,
            "armure-balance",
            lines=[
                Discarding(
                    "libra", [Choose(zones.HAND, sorts.CHARACTERS, fates.THROW), Marked(marks.ALL_BOOSTED, 1, STRONGER)]
                )
            ],
            rulings=["A16", "A45"],
        ),
        gold_armour(
            25,
            "armure-scorpion",
            lines=[
                Discarding(
                    "scorpio", [Choose(zones.WOUNDED, sorts.CHARACTERS, fates.DESTROY, whose=players.EVERYBODYS)]
                )
            ],
            rulings=["A24"],
        ),
        gold_armour(
            26,
            "armure-sagittaire",
            lines=[OnPlay("sagittarius", [DestroyIfTakeable(), TakeFree(sorts.CHARACTERS), ArmourReturns()], "A44")],
            rulings=["A11", "A16", "A44"],
        ),
        gold_armour(
            27,
            "armure-capricorne",
            lines=[Discarding("capricorn", [Wipe(terms.UNCOMMON), Refill()])],
            rulings=["A9", "A10"],
        ),
        gold_armour(28, "armure-verseau", lines=[Discarding("aquarius", [HealAll(sorts.SAINTS)])], rulings=["A22"]),
        gold_armour(
            29,
            "armure-poissons",
            lines=[
                Discarding(
                    "pisces",
                    [
                        OneSeat(
                            players.ANYBODY,
                            opponents=False,
                            may=False,
                            steps=[All(zones.HAND, sorts.CHARACTERS, fates.WOUND), DrawAsMany()],
                        )
                    ],
                )
            ],
            rulings=["A33"],
        ),
    ]
