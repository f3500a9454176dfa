"""What a game tells the table: its shelf entry, its options, its rules' hooks and its notation."""

from __future__ import annotations

import re

from mypy_extensions import mypyc_attr

from ludotheque.kernel.errors import BadTable, wrong
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text


class Option:
    """A choice made when the table is set: its key, its values, the first being the default.

    `open` options take other values too (a list, a layout); the game checks them.
    """

    def __init__(self, key: str, values: list[object], open: bool = False, rule: str = "") -> None:
        self.key = key
        self.values = values
        self.open = open
        self.rule = rule


class Move:
    """An option typed for the boundary: what it does to which card, where, in words a client can draw.

    Places are (zone, place) pairs of the seat's own view; -1 says "none" or "the zone as a whole".
    """

    def __init__(self, verb: str, zone: int = -1, place: int = -1, to_zone: int = -1, n: int = -1) -> None:
        self.verb = verb
        self.zone = zone
        self.place = place
        self.to_zone = to_zone
        self.n = n


class Line:
    """One line of a final count: whose, how much, why."""

    def __init__(self, text: Text, points: list[int]) -> None:
        self.text = text
        self.points = points


class Unreadable(Exception):
    """This text is no move of this game."""


def words_in(text: str, word: re.Pattern[str], gap: re.Pattern[str]) -> list[re.Match[str]]:
    """The words a line of moves is made of, with nothing but gaps around them; raises Unreadable."""
    out: list[re.Match[str]] = []
    at = 0
    while True:
        between = gap.match(text, at)
        if between is not None:
            at = between.end()
        if at >= len(text):
            return out
        found = word.match(text, at)
        if found is None:
            raise Unreadable(text)
        out.append(found)
        at = found.end()


WON = "won"
DREW = "drew"
LOST = "lost"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game on the shelf. Subclasses fill in the hooks; none of them may look past what it is given.

    (What compiled code reads of an interpreted subclass must be set in `__init__`, not on the class.)
    """

    def __init__(self, key: str, version: int, min_seats: int, max_seats: int) -> None:
        self.key = key
        self.version = version  #: of the rules; a change that could change a running game raises it
        self.min_seats = min_seats
        self.max_seats = max_seats

    # ---------------------------------------------------------------- the shelf
    def options(self) -> list[Option]:
        """The choices made when the table is set."""
        return []

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """All options with their defaults, checked; raises BadTable naming what is wrong and what would be right."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadTable(wrong("table-wrong-seats", n=seats, low=self.min_seats, high=self.max_seats))
        declared = self.options()
        keys = [option.key for option in declared]
        for key in given:
            if key not in keys:
                raise BadTable(wrong("table-unknown-option", option=str(key), known=", ".join(keys)))
        out: dict[str, object] = {}
        for option in declared:
            value = given.get(option.key, option.values[0])
            if not option.open and not any(value == v and type(value) is type(v) for v in option.values):
                choices = ", ".join(str(v) for v in option.values)
                raise BadTable(wrong("table-bad-option", option=option.key, value=str(value)[:60], known=choices))
            out[option.key] = value
        return out

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box for these settled options."""
        raise NotImplementedError

    def card_list(self, kit: Kit) -> dict[str, object]:
        """The card list in use: its id, where it comes from, and its content where owners may replace it."""
        return {"id": "standard", "provenance": "rulebook"}

    def options_with_list(self, options: dict[str, object], cards: dict[str, object]) -> dict[str, object]:
        """A record's options, pinned to the list it was played with even if the built-in one was corrected since."""
        return options

    # ---------------------------------------------------------------- the rules
    def begin(self, g: State) -> None:
        """Put the components on an empty table and push the first script."""
        raise NotImplementedError

    def resume(self, g: State, turn: int) -> None:
        """Push the script of an ordinary turn: where a hand-written position starts."""
        raise NotImplementedError

    def check(self, g: State) -> Text | None:
        """What no rule allows in this position, or None."""
        return None

    def plausible(self, world: State, seat: int) -> bool:
        """Whether a guess agrees with all this seat could have concluded from the past."""
        return True

    def given_up(self, g: State) -> None:
        """Somebody conceded: show what is shown at the end of a game."""

    def outcome(self, g: State) -> tuple[list[str], Text]:
        """Per seat won, drew or lost, and why; asked only when the game is over."""
        raise NotImplementedError

    def scores(self, g: State) -> list[Line]:
        """The count, line by line, as far as it is public now; empty for a game without scores."""
        return []

    # ---------------------------------------------------------------- notation
    def write(self, kit: Kit, option: int) -> str:
        """A short text for an option, the same in every language. DONE is written by the table."""
        raise NotImplementedError

    def read(self, kit: Kit, line: str) -> list[int]:
        """The options a line names, in order; raises Unreadable. "done" is a pick like another."""
        raise NotImplementedError

    def move(self, g: State, seat: int, option: int) -> Move:
        """The option as this seat's client draws it."""
        raise NotImplementedError

    def place_name(self, kit: Kit, zone: int, place: int) -> str:
        """How a log line calls a place of a zone."""
        return str(place + 1)

    def describe(self, kit: Kit) -> dict[str, object]:
        """What a client must know of this table besides zones and cards (names of islands, lists in use)."""
        return {}
