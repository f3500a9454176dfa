"""The effects printed on cards: when they act, what they give, for how many of what (R19, R26, R34, R38, R40)."""

from __future__ import annotations

from ludotheque.games.yro import numbers, per, zones
from ludotheque.games.yro.kit import Adventurer, Printed, YroKit
from ludotheque.kernel import Num, State, Text
from ludotheque.kernel.rowtools import bits


class Gain(Printed):
    """Something is gained, once or as often as something is there."""

    def __init__(self, when: str, what: int, rule: str, n: int, each: int = per.FLAT, bound: int = 0) -> None:
        super().__init__(f"{when}{numbers.GAINS[what]}{per.ENDINGS[each]}", rule, n, bound)
        self.what = what
        self.each = each

    def amount(self, g: State, kit: YroKit, seat: Num, of: Adventurer) -> Num:
        """How much this is now."""
        each = self.each
        if each == per.FLAT:
            return self.n
        if each == per.TECH_LEVEL:
            return self.n * numbers.level(g.vars[numbers.of(seat, numbers.TECH)])
        if each == per.MAGIC_LEVEL:
            return self.n * numbers.level(g.vars[numbers.of(seat, numbers.MAGIC)])
        return self.n * self.counted(g, kit, seat, of)

    def counted(self, g: State, kit: YroKit, seat: Num, of: Adventurer) -> Num:
        """How many cards, or professions, of the guild are meant."""
        each = self.each
        found: Num = 0
        professions: Num = 0
        for card in g.cards(zones.GUILD + zones.SIDE * seat):
            it = kit.adventurers[g.face[card]]
            professions |= 1 << it.profession
            if (
                (each == per.ALLY and it.faction == of.faction)
                or (each == per.COST_AT_LEAST and it.cost >= self.bound)
                or (each == per.COST_AT_MOST and it.cost <= self.bound)
                or (each == per.STRENGTH_AT_LEAST and it.strength >= self.bound)
            ):
                found += 1
        return bits(professions) if each == per.PROFESSION else found

    def text(self) -> Text:
        """What the card prints: one sentence for each kind of effect."""
        params: dict[str, int | str] = {"n": self.n}
        if self.bound:
            params["bound"] = self.bound
        return Text(f"yro-text-{self.key}", self.rule, params)


class Recruitment(Gain):
    """R19: once, as soon as the card lies in the guild."""

    def __init__(self, what: int, n: int, each: int = per.FLAT) -> None:
        super().__init__("recruitment-", what, "R19", n, each)


class Force(Gain):
    """R26, R27: Combat: added to this card's own strength where that counts."""

    def __init__(self, n: int, each: int) -> None:
        super().__init__("combat-", numbers.FORCE, "R26", n, each)


class Glory(Gain):
    """R28, A8: Combat: VP for whoever obtains a reward, wherever the card lies."""

    def __init__(self, n: int, each: int = per.FLAT) -> None:
        super().__init__("rewarded-", numbers.VP, "R28", n, each)


class Consolation(Gain):
    """R28, A8: Combat: VP for whoever obtains no reward, wherever the card lies."""

    def __init__(self, n: int) -> None:
        super().__init__("unrewarded-", numbers.VP, "R28", n)


class Production(Gain):
    """R34: Tech or Magic points every round."""

    def __init__(self, what: int, n: int) -> None:
        super().__init__("production-", what, "R34", n)


class Income(Gain):
    """R38: écus every round."""

    def __init__(self, n: int, each: int = per.FLAT) -> None:
        super().__init__("income-", numbers.COINS, "R38", n, each)


class Victory(Gain):
    """R40: VP every round."""

    def __init__(self, n: int, each: int = per.FLAT, bound: int = 0) -> None:
        super().__init__("victory-", numbers.VP, "R40", n, each, bound)


class Standing(Printed):
    """A rule that holds as long as the card lies in the guild."""

    def __init__(self, key: str, rule: str) -> None:
        super().__init__(key, rule, 0, 0)

    def text(self) -> Text:
        """What the card prints."""
        return Text(f"yro-text-{self.key}", self.rule)


class Levelling(Standing):
    """R19, A10: once, on recruitment: the lower of Tech and Magic points rises to the higher."""

    def __init__(self) -> None:
        super().__init__("recruitment-level", "A10")


class FightsFromBehind(Standing):
    """R27: its strength counts although it is not on the front; once, if it is."""

    def __init__(self) -> None:
        super().__init__("fights-from-behind", "R27")


class DoublesBonuses(Standing):
    """A24: every part of every connection bonus from its arrival on is doubled."""

    def __init__(self) -> None:
        super().__init__("doubles-bonuses", "A24")


class TriplesCoins(Standing):
    """A25: at the end, three VP for every three écus."""

    def __init__(self) -> None:
        super().__init__("triples-coins", "A25")
