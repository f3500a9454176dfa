"""Lines that hold as long as their card lies somewhere, and those that count at the end."""

from __future__ import annotations

from ludotheque.games.saint_seiya import keywords, sorts, terms
from ludotheque.games.saint_seiya.kit import Printed, SaintSeiyaKit
from ludotheque.kernel import Num, Row, State


class Standing(Printed):
    """A line without steps."""

    def __init__(self, keyword: int, key: str, rule: str, bit: int = 0) -> None:
        super().__init__(keyword, key, rule, [])
        self.bit = bit

    def flag(self) -> Num:
        """The standing rule that it is, if it is one."""
        return self.bit


class Counted(Standing):
    """R51–R56: a card whose VP depend on what its owner has; the count itself is in `score`."""

    def __init__(self, key: str, rule: str) -> None:
        super().__init__(keywords.AT_THE_END, f"vp-{key}", rule)


class Partner(Standing):
    """A13, A45: the hero of this name engaged beside this card has 1 Cosmos more."""

    def __init__(self, hero: int) -> None:
        super().__init__(keywords.IN_FIGHT, "partner", "A13")
        self.hero = hero

    def gives(self, g: State, kit: SaintSeiyaKit, engaged: Row, source: Num, to: Num, slot: Num, cosmos: bool) -> Num:
        """To each of them."""
        return 1 if cosmos and kit.fits(g.face[to], sorts.OF_HERO + self.hero) else 0

    def params(self) -> dict[str, int | str]:
        """The hero's name."""
        return {"hero": f"@saint-seiya-hero-{terms.HEROES[self.hero]}"}
