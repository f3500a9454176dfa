"""The words of YRO's cards: when they act, what they give, for how many of what (R19, R26, R34, R38, R40)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro.box import (
    COINS,
    FORCE,
    GAINS,
    GUILD,
    MAGIC,
    PROFESSIONS,
    SIDE,
    TECH,
    VP,
    Adventurer,
    Printed,
    YroKit,
    level,
    number,
)
from ludotheque.kernel import State, Text

# ------------------------------------------------------------------ for how many of what
FLAT: Final = 0
PER_TECH_LEVEL: Final = 1
PER_MAGIC_LEVEL: Final = 2
PER_ALLY: Final = 3  #: cards of its own faction in the guild, itself included (A23)
PER_PROFESSION: Final = 4  #: different professions in the guild
COST_AT_LEAST: Final = 5  #: cards of the guild with such a printed cost
COST_AT_MOST: Final = 6
STRENGTH_AT_LEAST: Final = 7  #: cards of the guild with such a printed strength
PER: Final = ["", "-tech", "-magic", "-ally", "-profession", "-cost-least", "-cost-most", "-strength-least"]


class Gain(Printed):
    """Something is gained, once or as often as something is there."""

    def __init__(self, when: str, what: int, rule: str, n: int, per: int = FLAT, bound: int = 0) -> None:
        super().__init__(f"{when}{GAINS[what]}{PER[per]}", rule, n, bound)
        self.what = what
        self.per = per

    def amount(self, g: State, kit: YroKit, seat: int, of: Adventurer) -> int:
        """How much this is now."""
        per = self.per
        if per == FLAT:
            return self.n
        if per == PER_TECH_LEVEL:
            return self.n * level(g.vars[number(seat, TECH)])
        if per == PER_MAGIC_LEVEL:
            return self.n * level(g.vars[number(seat, MAGIC)])
        return self.n * self.counted(g, kit, seat, of)

    def counted(self, g: State, kit: YroKit, seat: int, of: Adventurer) -> int:
        """How many cards, or professions, of the guild are meant."""
        per = self.per
        found = 0
        professions = 0
        for card in g.zones[GUILD + SIDE * seat]:
            it = kit.adventurers[g.face[card]]
            professions |= 1 << it.profession
            if (
                (per == PER_ALLY and it.faction == of.faction)
                or (per == COST_AT_LEAST and it.cost >= self.bound)
                or (per == COST_AT_MOST and it.cost <= self.bound)
                or (per == STRENGTH_AT_LEAST and it.strength >= self.bound)
            ):
                found += 1
        if per == PER_PROFESSION:
            for profession in range(len(PROFESSIONS)):
                found += professions >> profession & 1
        return found

    def text(self) -> Text:
        """What the card prints: one sentence for each kind of effect."""
        params: dict[str, int | str] = {"n": self.n}
        if self.bound:
            params["bound"] = self.bound
        return Text(f"yro-text-{self.key}", self.rule, params)


class Recruitment(Gain):
    """R19: once, as soon as the card lies in the guild."""

    def __init__(self, what: int, n: int, per: int = FLAT) -> None:
        super().__init__("recruitment-", what, "R19", n, per)


class Force(Gain):
    """R26, R27: Combat: added to this card's own strength where that counts."""

    def __init__(self, n: int, per: int) -> None:
        super().__init__("combat-", FORCE, "R26", n, per)


class Glory(Gain):
    """R28, A8: Combat: VP for whoever obtains a reward, wherever the card lies."""

    def __init__(self, n: int, per: int = FLAT) -> None:
        super().__init__("rewarded-", VP, "R28", n, per)


class Consolation(Gain):
    """R28, A8: Combat: VP for whoever obtains no reward, wherever the card lies."""

    def __init__(self, n: int) -> None:
        super().__init__("unrewarded-", VP, "R28", n)


class Production(Gain):
    """R34: Tech or Magic points every round."""

    def __init__(self, what: int, n: int) -> None:
        super().__init__("production-", what, "R34", n)


class Income(Gain):
    """R38: écus every round."""

    def __init__(self, n: int, per: int = FLAT) -> None:
        super().__init__("income-", COINS, "R38", n, per)


class Victory(Gain):
    """R40: VP every round."""

    def __init__(self, n: int, per: int = FLAT, bound: int = 0) -> None:
        super().__init__("victory-", VP, "R40", n, per, bound)


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


def has_rule(g: State, kit: YroKit, seat: int, key: str) -> bool:
    """Whether a card with this standing rule lies in a guild."""
    for card in g.zones[GUILD + SIDE * seat]:
        for effect in kit.adventurers[g.face[card]].printed:
            if effect.key == key:
                return True
    return False
