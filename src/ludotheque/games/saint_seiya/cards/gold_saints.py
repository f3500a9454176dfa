"""The Gold Saints (30 to 41)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import fates, keywords, numbers, players, sorts, terms, verbs, zones
from ludotheque.games.saint_seiya.actions import burn, destroy, wound
from ludotheque.games.saint_seiya.effects.choosing import Choose
from ludotheque.games.saint_seiya.effects.field import acquirable
from ludotheque.games.saint_seiya.effects.fighting import WoundFighters
from ludotheque.games.saint_seiya.effects.lines import Arrival, Defeated, OnPlay, Wounding
from ludotheque.games.saint_seiya.effects.standing import Standing
from ludotheque.games.saint_seiya.effects.taking import TakeFree
from ludotheque.games.saint_seiya.effects.who import EachOpponent, EachPlayer, OneSeat
from ludotheque.games.saint_seiya.kit import Card, Printed, SaintSeiyaKit, Step
from ludotheque.games.saint_seiya.moves import once
from ludotheque.games.saint_seiya.values import engaged_at, gold_on_field
from ludotheque.kernel import Ask, Frame, Note, Num, Row, State, Text, append, first_of, new_row, pack

BURNT_BY_ARRIVAL: Final = Note("saint-seiya-log-flame", "R48")


class AtSlot(Standing):
    """A31, A48: Aldébaran against the first card of the field, Aiolia against the last."""

    def __init__(self, key: str, slot: int, force: int, cosmos: int) -> None:
        super().__init__(keywords.IN_FIGHT, key, "A31")
        self.slot = slot
        self.force = force
        self.cosmos = cosmos

    def gives(self, g: State, kit: SaintSeiyaKit, engaged: Row, source: Num, to: Num, slot: Num, cosmos: bool) -> Num:
        """To itself."""
        if to != source or slot != self.slot:
            return 0
        return self.cosmos if cosmos else self.force


class FirstCard(AtSlot):
    """A31: Aldébaran: 2 Force more against slot 1."""

    def __init__(self) -> None:
        super().__init__("first-card", zones.FIRST_SLOT, 2, 0)


class Parity(Standing):
    """A31: Saga: 2 Force more while the flames are even in number (none left is even), else 2 Cosmos."""

    def __init__(self) -> None:
        super().__init__(keywords.IN_FIGHT, "parity", "A31")

    def gives(self, g: State, kit: SaintSeiyaKit, engaged: Row, source: Num, to: Num, slot: Num, cosmos: bool) -> Num:
        """To himself."""
        odd = g.vars[numbers.FLAMES] % 2 == 1
        return 2 if to == source and odd == cosmos else 0


class DestroyFighter(Step):
    """A11, A26: Deathmask: one Character used in this fight is destroyed; the active player chooses."""

    rule = "A26"
    prompt = "saint-seiya-ask-destroy"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        if f.m == 0:
            return
        options = self.fighters(g, f)
        if len(options) == 1:
            self.do(g, f, options[0])
        elif len(options):
            g.ask(f.seat, 1, 1)

    def fighters(self, g: State, f: Frame) -> Row:
        """Those used, equal ones once."""
        out = new_row()
        for card in engaged_at(g, f.seat, zones.FIGHTING):
            out = append(out, pack(verbs.PICK, g.face[card], zones.ENGAGED + zones.SIDE * f.seat))
        return once(out)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """One of them."""
        return self.fighters(g, f)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Destroy it."""
        self.do(g, f, asks[0].picks[0])

    def do(self, g: State, f: Frame, option: Num) -> None:
        """Under the marker."""
        for card in engaged_at(g, f.seat, zones.FIGHTING):
            if g.face[card] == first_of(option):
                destroy(g, card, f.seat)
                return

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not one of them."""
        return Text("saint-seiya-no-fighter", "A26")


class LastCard(AtSlot):
    """A31: Aiolia: 1 Force and 1 Cosmos more against slot 6."""

    def __init__(self) -> None:
        super().__init__("last-card", zones.LAST_SLOT, 1, 1)


class DoublesShiryu(Standing):
    """A45: Doko: a Shiryu beside him counts twice what he prints."""

    def __init__(self) -> None:
        super().__init__(keywords.IN_FIGHT, "doubles-shiryu", "A45")

    def doubles(self, other: Card) -> bool:
        """Both versions (A46)."""
        return other.hero == terms.SHIRYU


class PerGoldOnField(Standing):
    """A32: Aiolos: 1 Cosmos more for each Gold Saint on the field."""

    def __init__(self) -> None:
        super().__init__(keywords.IN_FIGHT, "per-gold", "A32")

    def gives(self, g: State, kit: SaintSeiyaKit, engaged: Row, source: Num, to: Num, slot: Num, cosmos: bool) -> Num:
        """To himself."""
        if cosmos and to == source:
            return gold_on_field(g)
        return 0


class BurnIfGold(Step):
    """R48: Aiolos: a flame goes if another Gold Saint lies on the field."""

    rule = "R48"

    def run(self, g: State, f: Frame) -> None:
        """He is one of them himself."""
        if gold_on_field(g) > 1:
            burn(g, BURNT_BY_ARRIVAL)


class TakeNeighbour(TakeFree):
    """A11, A41: Shura: a Character beside the slot he has just left; the frame's `n` is that slot."""

    def candidates(self, g: State, f: Frame) -> Row:
        """On his left and on his right."""
        out = new_row()
        for card in acquirable(g, self.which):
            if g.spot[card] in (f.n - 1, f.n + 1):
                out = append(out, card)
        return out


class WoundItself(Step):
    """A35: Camus: the acquired card becomes wounded before its new owner."""

    rule = "A35"

    def run(self, g: State, f: Frame) -> None:
        """On its way."""
        wound(g, f.card, f.seat)


class HyogaForEight(Standing):
    """A35: Camus: Hyoga may acquire him for 8 Cosmos."""

    def __init__(self) -> None:
        super().__init__(keywords.ON_FIELD, "hyoga-for-eight", "A35", terms.HYOGA_FOR_EIGHT)


def gold(
    no: int,
    key: str,
    costs: tuple[int, int],
    values: tuple[int, int],
    vp: int,
    lines: list[Printed],
    rulings: list[str],
) -> Card:
    """A Gold Saint."""
    return Card(no, key, terms.CHARACTER, terms.GOLD, terms.RARE, costs, (values[0], values[1], 0), vp, lines, rulings)


def cards() -> list[Card]:
    """All of them."""
    return [
        # Chevaliers d'Or
        gold(
            30,
            "mu",
            costs=(7, 7),
            values=(2, 1),
            vp=5,
            lines=[Wounding("mu", [Choose(zones.DISCARD, sorts.ARMOURS, fates.RECOVER)])],
            rulings=["A23", "A28"],
        ),
        gold(31, "aldebaran", costs=(8, 6), values=(2, 1), vp=5, lines=[FirstCard()], rulings=["A31", "A48"]),
        gold(
            32,
            "saga",
            costs=(8, -1),
            values=(1, 1),
            vp=6,
            lines=[Parity(), Defeated("saga", [WoundFighters(sorts.CHARACTERS)])],
            rulings=["A11", "A23", "A31"],
        ),
        gold(
            33,
            "deathmask",
            costs=(7, -1),
            values=(2, 2),
            vp=6,
            lines=[Defeated("deathmask", [DestroyFighter()])],
            rulings=["A11", "A26"],
        ),
        gold(34, "aiolia", costs=(8, 6), values=(2, 2), vp=5, lines=[LastCard()], rulings=["A31", "A48"]),
        gold(
            35,
            "shaka",
            costs=(7, 8),
            values=(2, 3),
            vp=5,
            lines=[
                OnPlay(
                    "shaka", [Choose(zones.DISCARD, sorts.CHARACTERS, fates.WOUND, may=True, whose=players.EVERYBODYS)]
                )
            ],
            rulings=["A29", "A33"],
        ),
        gold(
            36,
            "doko",
            costs=(9, 8),
            values=(3, 2),
            vp=5,
            lines=[
                DoublesShiryu(),
                Arrival("doko", [EachPlayer([Choose(zones.DISCARD, sorts.ALL_HEROES, fates.RECOVER, may=True)])]),
            ],
            rulings=["A33", "A45"],
        ),
        gold(
            37,
            "milo",
            costs=(8, 8),
            values=(1, 2),
            vp=5,
            lines=[
                OnPlay(
                    "milo",
                    [
                        OneSeat(
                            players.WITH_A_HAND,
                            opponents=True,
                            may=True,
                            steps=[Choose(zones.HAND, sorts.ANY, fates.THROW)],
                        )
                    ],
                )
            ],
            rulings=["A26"],
        ),
        gold(
            38,
            "aiolos",
            costs=(9, 6),
            values=(2, 2),
            vp=5,
            lines=[PerGoldOnField(), Arrival("aiolos", [BurnIfGold()], "R48")],
            rulings=["A32"],
        ),
        gold(
            39,
            "shura",
            costs=(9, -1),
            values=(3, 1),
            vp=6,
            lines=[Defeated("shura", [TakeNeighbour(sorts.CHARACTERS)], "A11")],
            rulings=["A11", "A20", "A41"],
        ),
        gold(
            40,
            "camus",
            costs=(8, -1),
            values=(2, 2),
            vp=6,
            lines=[Defeated("camus", [WoundItself()], "A35"), HyogaForEight()],
            rulings=["A35"],
        ),
        gold(
            41,
            "aphrodite",
            costs=(7, -1),
            values=(1, 1),
            vp=6,
            lines=[Defeated("aphrodite", [EachOpponent([Choose(zones.HAND, sorts.CHARACTERS, fates.WOUND, n=2)])])],
            rulings=["A26", "A27"],
        ),
    ]
