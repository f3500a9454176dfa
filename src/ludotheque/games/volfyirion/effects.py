"""What Volfyirion's cards print, one sentence for each part (R14–R16, R25, R35, R43–R45, R49–R53)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion.kit import Bonus, needs_data
from ludotheque.kernel import Effect, Text


class Printed(Effect):
    """A sentence of a card that stands for itself."""

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule

    def text(self) -> Text:
        """What the card prints."""
        return Text(f"volfyirion-text-{self.key}", self.rule)


class Gives(Effect):
    """R25: the Main Ability: points, once in each of one's Main Phases."""

    def __init__(self, points: list[int]) -> None:
        self.rule = "R25"
        self.points = points

    def text(self) -> Text:
        """What the card prints."""
        return Text("volfyirion-text-gives", self.rule, points_data(self.points))


class Defends(Effect):
    """R15: what a Troop adds to the Defence of its City; R9: what a City has itself."""

    def __init__(self, n: int, rule: str) -> None:
        self.n = n
        self.rule = rule

    def text(self) -> Text:
        """What the card prints."""
        return Text("volfyirion-text-defends", self.rule, {"n": self.n})


class Secondary(Effect):
    """One part of a Secondary Ability: R43, with the colours it needs, or R44, removing the card itself.

    `part` is "points", or what of R45 it is: "draw", "remove", "troop", "building", "move".
    """

    def __init__(self, needs: list[str], part: str, n: int, points: list[int]) -> None:
        self.rule = "R43" if needs else "R44"
        self.needs = needs
        self.part = part
        self.n = n
        self.points = points

    def text(self) -> Text:
        """What the card prints."""
        params: dict[str, int | str] = {}
        if self.part == "points":
            params = points_data(self.points)
        elif self.part == "draw":
            params = {"n": self.n}
        if self.needs:
            params["needs"] = f"@volfyirion-needs-{'-'.join(self.needs)}"
            return Text(f"volfyirion-text-synergy-{self.part}", self.rule, params)
        return Text(f"volfyirion-text-removal-{self.part}", self.rule, params)


def points_data(points: list[int]) -> dict[str, int | str]:
    """Points as a sentence takes them."""
    return {"command": points[0], "battle": points[1], "knowledge": points[2]}


def secondary(needs: list[int], bonus: Bonus | None) -> list[Effect]:
    """A Secondary Ability, part by part."""
    out: list[Effect] = []
    if bonus is None:
        return out
    names = needs_data(needs)
    if max(bonus.points) > 0:
        out.append(Secondary(names, "points", 0, bonus.points))
    for part, n in bonus.data().items():
        if part in PARTS:
            for _ in range(1 if part == "draw" else n):
                out.append(Secondary(names, part, n, bonus.points))
    return out


PARTS: Final = ["draw", "remove", "troop", "building", "move"]

THINS: Final = Printed("thins", "R35")
MERCENARY: Final = Printed("mercenary", "R49")
ASCENSION: Final = Printed("ascension", "R50")
SABOTEUR: Final = Printed("saboteur", "R51")
TALISMAN_TEXT: Final = Printed("talisman", "R63")
