"""The other Saints: without a constellation, Ghosts, Black, Steel and Bronze Saints (60 to 85)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import fates, keywords, players, sorts, terms, zones
from ludotheque.games.saint_seiya.actions import destroy
from ludotheque.games.saint_seiya.cards.making import saint
from ludotheque.games.saint_seiya.effects.choosing import RECLAIMED, All, Choose, DiscardArmour, HealOne, May
from ludotheque.games.saint_seiya.effects.drawing import Draw
from ludotheque.games.saint_seiya.effects.field import Refill, Wipe
from ludotheque.games.saint_seiya.effects.lines import Arrival, Discarding, OnPlay, Wounding
from ludotheque.games.saint_seiya.effects.standing import Counted, Partner, Standing
from ludotheque.games.saint_seiya.effects.taking import TakeFree
from ludotheque.games.saint_seiya.effects.who import EachOpponent, EachPlayer, OneSeat
from ludotheque.games.saint_seiya.kit import Card, Printed, SaintSeiyaKit, Step, kit_of
from ludotheque.games.saint_seiya.values import on_field
from ludotheque.kernel import Frame, Note, Num, Row, State, Text, usual

SHUFFLED_TOGETHER: Final = Note("saint-seiya-log-shuffled-together", "R41")
STOLEN: Final = Note("saint-seiya-log-stolen", "A25")
ON_TOP: Final = Note("saint-seiya-log-on-top", "R44")


class ShuffleTogether(Step):
    """R41: Guilty: the discard pile is shuffled together with the draw pile."""

    rule = "R41"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order."""
        pile = zones.PILE + zones.SIDE * f.seat
        g.pour(zones.DISCARD + zones.SIDE * f.seat, pile)
        if g.size[pile]:
            usual.shuffle(g, pile)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """The new pile."""
        g.shuffle(zones.PILE + zones.SIDE * f.seat, drawn, SHUFFLED_TOGETHER, zones.HAND + zones.SIDE * f.seat)


class NeedsThree(Standing):
    """A21: Sea Serpent: three Characters at least."""

    def __init__(self) -> None:
        super().__init__(keywords.ON_FIELD, "needs-three", "A21", terms.NEEDS_THREE)


class NeedsDiscard(Standing):
    """A21: Dolphin: a card of the hand has to be discarded."""

    def __init__(self) -> None:
        super().__init__(keywords.ON_FIELD, "needs-discard", "A21", terms.NEEDS_DISCARD)


class BarsSaints(Standing):
    """A20: Kuraggu: no other Saint can be acquired."""

    def __init__(self) -> None:
        super().__init__(keywords.ON_FIELD, "bars-saints", "A20", terms.BARS_SAINTS)


class HeroOnTop(Step):
    """Flame Saint: a destroyed Very Common Hero of this seat goes on top of its draw pile."""

    rule = "R44"

    def run(self, g: State, f: Frame) -> None:
        """They are all alike; everybody saw which it is."""
        kit = kit_of(g)
        for card in g.cards(zones.DESTROYED + zones.SIDE * f.seat):
            if kit.fits(g.face[card], sorts.VERY_COMMON_HEROES):
                g.move(card, zones.PILE + zones.SIDE * f.seat, ON_TOP)
                return


class Pair(Standing):
    """A45: Léda and Spica: 1 Force more beside the other, however many of them."""

    def __init__(self, other: str) -> None:
        super().__init__(keywords.IN_FIGHT, "pair", "A45")
        self.other = other

    def gives(self, g: State, kit: SaintSeiyaKit, engaged: Row, source: Num, to: Num, slot: Num, cosmos: bool) -> Num:
        """To itself."""
        if cosmos or to != source:
            return 0
        for card in engaged:
            if kit.cards[g.face[card]].key == self.other:
                return 1
        return 0

    def params(self) -> dict[str, int | str]:
        """The other's name."""
        return {"card": f"@saint-seiya-card-{self.other}"}


class Steal(Choose):
    """A20, A25, R45: Jango: a Black Saint of an opponent's discard pile. It is an acquisition, so it can be barred."""

    def __init__(self) -> None:
        super().__init__(zones.DISCARD, sorts.BLACK_SAINTS, fates.RECLAIM, whose=players.OPPONENTS)

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: there is one, and Saints can be acquired."""
        return not on_field(g, kit, terms.BARS_SAINTS) and super().possible(g, kit, seat)

    def why(self, g: State, kit: SaintSeiyaKit, seat: Num, card: Card) -> Text:
        """A20: there is one, and Kuraggu keeps it."""
        for zone in self.zones(g, seat):
            for other in g.cards(zone):
                if kit.fits(g.face[other], self.which):
                    return Text("saint-seiya-no-saints", "A20", {"card": kit.cards[g.face[other]].name})
        return super().why(g, kit, seat, card)

    def act(self, g: State, f: Frame, card: Num) -> None:
        """It belongs to the thief."""
        g.move(card, zones.DISCARD + zones.SIDE * f.seat, STOLEN)


class Double(Standing):
    """A46: a Black double costs 2 Force less where its hero is engaged against it."""

    def __init__(self, hero: int) -> None:
        super().__init__(keywords.ON_FIELD, "double", "A46")
        self.hero = hero

    def cheapens(self, g: State, kit: SaintSeiyaKit, target: Card, engaged: Row, cosmos: bool) -> Num:
        """Once, however many there are (A45)."""
        if cosmos:
            return 0
        for card in engaged:
            if kit.fits(g.face[card], sorts.OF_HERO + self.hero):
                return 2
        return 0

    def params(self) -> dict[str, int | str]:
        """The hero's name."""
        return {"hero": f"@saint-seiya-hero-{terms.HEROES[self.hero]}"}


class Shield(Standing):
    """A23: Sho: the other Saints with the same target cannot be wounded."""

    def __init__(self) -> None:
        super().__init__(keywords.IN_FIGHT, "shield", "A23", terms.SHIELDS_SAINTS)


class PerCommonHero(Standing):
    """A13: Ushio: 1 Force more for each Common Hero beside him."""

    def __init__(self) -> None:
        super().__init__(keywords.IN_FIGHT, "per-common-hero", "A13")

    def gives(self, g: State, kit: SaintSeiyaKit, engaged: Row, source: Num, to: Num, slot: Num, cosmos: bool) -> Num:
        """To himself."""
        if cosmos or to != source:
            return 0
        found: Num = 0
        for card in engaged:
            if kit.fits(g.face[card], sorts.COMMON_HEROES):
                found += 1
        return found


class CheaperPerHero(Standing):
    """A19, A45: Daichi: the Saint he faces costs 1 Cosmos less for each Hero beside him."""

    def __init__(self) -> None:
        super().__init__(keywords.IN_FIGHT, "cheaper-per-hero", "A19")

    def cheapens(self, g: State, kit: SaintSeiyaKit, target: Card, engaged: Row, cosmos: bool) -> Num:
        """Only Saints, only Cosmos."""
        if not cosmos or not target.saint:
            return 0
        found: Num = 0
        for card in engaged:
            if kit.fits(g.face[card], sorts.ALL_HEROES):
                found += 1
        return found


class SwapHeroes(Step):
    """Geki: a Common Hero of this seat's discard pile and one of its destroyed Very Common Heroes change places."""

    rule = "R44"

    def run(self, g: State, f: Frame) -> None:
        """They are all alike."""
        kit = kit_of(g)
        for card in g.cards(zones.DISCARD + zones.SIDE * f.seat):
            if kit.fits(g.face[card], sorts.COMMON_HEROES):
                destroy(g, card, f.seat)
                break
        for card in g.cards(zones.DESTROYED + zones.SIDE * f.seat):
            if kit.fits(g.face[card], sorts.VERY_COMMON_HEROES):
                g.move(card, zones.DISCARD + zones.SIDE * f.seat, RECLAIMED)
                break


class BarsHealing(Standing):
    """A22: June: no Character can be healed."""

    def __init__(self) -> None:
        super().__init__(keywords.ON_FIELD, "bars-healing", "A22", terms.BARS_HEALING)


def black_double(no: int, key: str, hero: int) -> Card:
    """A hero's black double."""
    return saint(no, key, terms.BLACK, terms.COMMON, (4, -1), (2, 1), 0, [Double(hero)], ["A46", "R55"])


def bronze(no: int, key: str, values: tuple[int, int], vp: int, lines: list[Printed], rulings: list[str]) -> Card:
    """One of the other Bronze Saints."""
    return saint(no, key, terms.BRONZE, terms.COMMON, (3, 3), values, vp, lines, rulings)


def cards() -> list[Card]:
    """All of them."""
    return [
        # Chevaliers sans constellation, peu communs
        saint(
            60,
            "guilty",
            of_class=terms.WANDERING,
            rank=terms.UNCOMMON,
            costs=(6, -1),
            values=(2, 1),
            vp=2,
            lines=[Partner(terms.IKKI), OnPlay("guilty", [May(), ShuffleTogether()])],
            rulings=["A13"],
        ),
        saint(
            61,
            "docrates",
            of_class=terms.WANDERING,
            rank=terms.UNCOMMON,
            costs=(4, -1),
            values=(1, 1),
            vp=2,
            lines=[Discarding("docrates", [Wipe(terms.COMMON), Refill()])],
            rulings=["A9", "A10"],
        ),
        saint(
            62,
            "cristal",
            of_class=terms.WANDERING,
            rank=terms.UNCOMMON,
            costs=(6, 4),
            values=(1, 1),
            vp=2,
            lines=[
                Partner(terms.HYOGA),
                OnPlay("crystal", [May(), Draw(1), Choose(zones.HAND, sorts.ANY, fates.THROW)]),
            ],
            rulings=["A13"],
        ),
        # Chevaliers Fantômes
        saint(
            63,
            "geist",
            of_class=terms.GHOST,
            rank=terms.COMMON,
            costs=(5, -1),
            values=(2, 1),
            vp=1,
            lines=[
                Discarding("geist", [TakeFree(sorts.GHOSTS)], "A11"),
                Arrival("geist", [EachPlayer([Choose(zones.HAND, sorts.CHARACTERS, fates.DESTROY)])]),
            ],
            rulings=["A11", "A20", "A26"],
        ),
        saint(
            64,
            "serpent",
            of_class=terms.GHOST,
            rank=terms.COMMON,
            costs=(3, -1),
            values=(2, 0),
            vp=1,
            lines=[NeedsThree()],
            rulings=["A21"],
        ),
        saint(
            65,
            "dauphin",
            of_class=terms.GHOST,
            rank=terms.COMMON,
            costs=(3, -1),
            values=(1, 1),
            vp=1,
            lines=[NeedsDiscard()],
            rulings=["A21"],
        ),
        saint(
            66,
            "kuraggu",
            of_class=terms.GHOST,
            rank=terms.COMMON,
            costs=(3, -1),
            values=(0, 1),
            vp=1,
            lines=[BarsSaints()],
            rulings=["A20"],
        ),
        # Chevaliers sans constellation, communs
        saint(
            67,
            "flammes",
            of_class=terms.WANDERING,
            rank=terms.COMMON,
            costs=(3, -1),
            values=(1, 1),
            vp=1,
            lines=[
                OnPlay(
                    "flames", [OneSeat(players.WITH_A_DESTROYED_HERO, opponents=False, may=True, steps=[HeroOnTop()])]
                )
            ],
            rulings=["A18"],
        ),
        saint(
            68,
            "spartan",
            of_class=terms.WANDERING,
            rank=terms.COMMON,
            costs=(3, -1),
            values=(1, 1),
            vp=2,
            lines=[
                Arrival(
                    "spartan",
                    [EachPlayer([Choose(zones.HAND, sorts.CHARACTERS, fates.WOUND, may=True), Draw(1)])],
                    "R43",
                )
            ],
            rulings=["A26"],
        ),
        saint(
            69,
            "leda",
            of_class=terms.WANDERING,
            rank=terms.COMMON,
            costs=(2, -1),
            values=(1, 0),
            vp=0,
            lines=[Pair("spica"), Counted("leda", "R54")],
            rulings=["A45"],
        ),
        saint(
            70,
            "spica",
            of_class=terms.WANDERING,
            rank=terms.COMMON,
            costs=(2, -1),
            values=(1, 0),
            vp=0,
            lines=[Pair("leda"), Counted("spica", "R54")],
            rulings=["A45"],
        ),
        # Chevaliers Noirs
        saint(
            71,
            "jango",
            of_class=terms.BLACK,
            rank=terms.COMMON,
            costs=(4, -1),
            values=(0, 1),
            vp=0,
            lines=[Discarding("jango", [Steal()]), Counted("jango", "R55")],
            rulings=["A20", "A25", "A29"],
        ),
        black_double(72, "pegase-noir", terms.SEIYA),
        black_double(73, "dragon-noir", terms.SHIRYU),
        black_double(74, "cygne-noir", terms.HYOGA),
        black_double(75, "andromede-noir", terms.SHUN),
        black_double(76, "phenix-noir", terms.IKKI),
        # Chevaliers d'Acier
        saint(
            77,
            "sho",
            of_class=terms.STEEL,
            rank=terms.COMMON,
            costs=(2, 2),
            values=(1, 0),
            vp=1,
            lines=[Shield()],
            rulings=["A23"],
        ),
        saint(
            78,
            "ushio",
            of_class=terms.STEEL,
            rank=terms.COMMON,
            costs=(2, 2),
            values=(1, 0),
            vp=1,
            lines=[PerCommonHero()],
            rulings=["A13", "A18"],
        ),
        saint(
            79,
            "daichi",
            of_class=terms.STEEL,
            rank=terms.COMMON,
            costs=(2, 2),
            values=(1, 0),
            vp=1,
            lines=[CheaperPerHero()],
            rulings=["A19", "A45"],
        ),
        # Chevaliers de Bronze
        bronze(
            80,
            "jabu",
            values=(1, 1),
            vp=2,
            lines=[Discarding("jabu", [EachOpponent([Choose(zones.HAND, sorts.ALL_HEROES, fates.THROW)])])],
            rulings=["A26"],
        ),
        bronze(
            81,
            "ichi",
            values=(1, 0),
            vp=2,
            lines=[Discarding("ichi", [EachOpponent([All(zones.DISCARD, sorts.COMMON_HEROES, fates.WOUND)])])],
            rulings=["A18", "A29"],
        ),
        bronze(
            82,
            "nachi",
            values=(1, 0),
            vp=2,
            lines=[Discarding("nachi", [EachOpponent([DiscardArmour()])])],
            rulings=["A42"],
        ),
        bronze(
            83,
            "ban",
            values=(1, 0),
            vp=2,
            lines=[Wounding("ban", [EachOpponent([Choose(zones.HAND, sorts.SAINTS, fates.WOUND)])])],
            rulings=["A23", "A26"],
        ),
        bronze(
            84,
            "geki",
            values=(1, 0),
            vp=2,
            lines=[
                Discarding(
                    "geki", [OneSeat(players.WITH_BOTH_HEROES, opponents=False, may=False, steps=[SwapHeroes()])]
                )
            ],
            rulings=["A18"],
        ),
        bronze(85, "june", values=(1, 1), vp=1, lines=[OnPlay("june", [HealOne()]), BarsHealing()], rulings=["A22"]),
    ]
