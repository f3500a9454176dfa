"""What a game tells the table: its shelf entry, its options, its rules' hooks and its notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from mypy_extensions import mypyc_attr

from ludotheque.kernel.bundles import Bundle
from ludotheque.kernel.effect import Script
from ludotheque.kernel.errors import BadTable, wrong
from ludotheque.kernel.figures import Figure
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text

if TYPE_CHECKING:
    from ludotheque.kernel.events import Event
    from ludotheque.kernel.lists import OwnersList


class Option:
    """A choice made when the table is set: its key, its values, the first being the default.

    `open` options take other values too (a list, a layout); the game checks them. `expert` options are for those who
    know the game (a ruling, the list of one's own box): nobody has to look at them to play. `later`
    options came when there were records already: left as they come they are not written down, so that those records
    still lead to their digests.
    """

    def __init__(
        self,
        key: str,
        values: list[object],
        open: bool = False,
        rule: str = "",
        expert: bool = False,
        later: bool = False,
    ) -> None:
        self.key = key
        self.values = values
        self.open = open
        self.rule = rule
        self.expert = expert
        self.later = later


class Move:
    """An option typed for the boundary: what it does to which card, where, in words a client can draw.

    Places are (zone, place) pairs of the seat's own view; -1 says "none" or "the zone as a whole". Its sentence is
    `<game>-do-<verb>`; `params` fills it with what the places do not tell. A `minor` move is not what a tap on its card
    means: it is announced first, by a button for its verb (`<game>-minor-<verb>`).
    """

    def __init__(
        self,
        verb: str,
        zone: int = -1,
        place: int = -1,
        to_zone: int = -1,
        n: int = -1,
        params: dict[str, int | str] | None = None,
        minor: bool = False,
    ) -> None:
        self.verb = verb
        self.minor = minor
        self.zone = zone
        self.place = place
        self.to_zone = to_zone
        self.n = n
        self.params = params


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


#: What any of a game's modules may have, see `Game`.
OPTIONAL_HOOKS = (
    "lay_out", "begin", "check", "plausible", "given_up", "lines", "place_name", "figures", "foresee", "describe",
    "bundles", "times", "misses", "story", "operands",
)  # fmt: skip

WON = "won"
SHARED = "shared"  #: won, together with others who were not on the same side
DREW = "drew"
LOST = "lost"


# ------------------------------------------------------------------------------------ the modules of a game
class Rules(Protocol):
    """What a game's rules must have."""

    def resume(self, g: State, turn: int) -> None:
        """Push the script of an ordinary turn: where a hand-written position starts."""


class Score(Protocol):
    """What a game's count must have."""

    def outcome(self, g: State) -> tuple[list[str], Text]:
        """Per seat won, drew or lost, and why; asked only when the game is over."""


class Notation(Protocol):
    """What a game's notation must have."""

    def write(self, kit: Kit, option: int) -> str:
        """A short text for an option, the same in every language. DONE is written by the table."""

    def read(self, kit: Kit, line: str) -> list[int]:
        """The options a line names, in order; raises Unreadable. "done" is a pick like another."""

    def move(self, g: State, seat: int, option: int) -> Move:
        """The option as this seat's client draws it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game on the shelf: what it is called, who plays it, and which modules answer for it.

    Beside what `Rules`, `Score` and `Notation` ask for, any of its modules may have the hooks described below:
    `lay_out`, `begin`, `check`, `plausible`, `given_up`, `lines`, `place_name`, `figures`, `foresee`, `describe`,
    `bundles`, `times`, `misses`, `story`, `operands`. None of them may look past what it is given. (What compiled code
    reads of an interpreted subclass must be set in `__init__`, not on the class.)
    """

    def __init__(
        self,
        key: str,
        version: int,
        min_seats: int,
        max_seats: int,
        rules: Rules | None = None,
        score: Score | None = None,
        notation: Notation | None = None,
        more: Sequence[object] = (),
        owners: OwnersList | None = None,
        options: Sequence[Option] = (),
    ) -> None:
        self.key = key
        self.version = version  #: of the rules; a change that could change a running game raises it
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.rules = rules
        self.score: Any = score if score is not None else rules  #: a small game counts where its rules are
        self.notation = notation
        self.declared = options
        self.owners = owners  #: the list of components that owners may replace, if there is one
        self.hooks: dict[str, Callable[..., Any]] = {}
        for module in (rules, score, notation, *more):
            for name in OPTIONAL_HOOKS:
                if hasattr(module, name):
                    self.hooks[name] = getattr(module, name)

    # ---------------------------------------------------------------- the shelf
    def options(self) -> list[Option]:
        """The choices made when the table is set."""
        return list(self.declared)

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
            if option.key == "first" and isinstance(value, int) and value >= seats:
                raise BadTable(Text("table-first-seat", f"{self.key} {option.rule}", {"n": value + 1, "high": seats}))
            out[option.key] = value
        if self.owners is not None:
            out[self.owners.option] = self.owners.settle(out[self.owners.option])
        return out

    def written(self, options: dict[str, object]) -> dict[str, object]:
        """A table's options as records and positions hold them: without later ones that were left as they come."""
        tacit = [option.key for option in self.options() if option.later and options[option.key] == option.values[0]]
        return {key: value for key, value in options.items() if key not in tacit}

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box for these settled options: the list in use, the scripts that the rules name, what is laid out.

        A game whose table has tables of its own (a subclass of `Kit`) overrides `new_kit`, or all of this.
        """
        kit = self.new_kit(seats, options)
        if self.owners is not None:
            kit.card_list = self.owners.whole(options[self.owners.option])
        kit.use([thing for thing in vars(self.rules).values() if isinstance(thing, Script)])
        if "lay_out" in self.hooks:
            self.hooks["lay_out"](kit)
        return kit

    def new_kit(self, seats: int, options: dict[str, object]) -> Kit:
        """An empty box."""
        return Kit(self, seats, options)

    def card_list(self, kit: Kit) -> dict[str, object]:
        """The card list in use: its id, where it comes from, and its content where owners may replace it."""
        if self.owners is None:
            return {"id": "standard", "provenance": "rulebook"}
        return self.owners.told(kit.card_list)

    def list_in_use(self, kit: Kit) -> dict[str, object]:
        """The same without its content, which never changes while a game is played."""
        if self.owners is None:
            return self.card_list(kit)
        return {key: kit.card_list[key] for key in ("id", "version", "provenance")}

    def options_with_list(self, options: dict[str, object], cards: dict[str, object]) -> dict[str, object]:
        """A record's options, pinned to the list it was played with even if the built-in one was corrected since."""
        if self.owners is None:
            return options
        return {**options, self.owners.option: self.owners.from_record(cards)}

    # ---------------------------------------------------------------- the rules
    def begin(self, g: State) -> None:
        """Everything out of the box, nothing shuffled yet, and the first script on its way.

        Where the rules say nothing else: every card where `Kit.add_type` put it, and the script "setup".
        """
        if "begin" in self.hooks:
            self.hooks["begin"](g)
            return
        for face in range(len(g.kit.types)):
            for _ in range(g.kit.copies[face]):
                g.add(face, g.kit.starts[face])
        g.push(g.kit.scripts["setup"], 0)

    def resume(self, g: State, turn: int) -> None:
        """See `Rules`."""
        assert self.rules is not None
        self.rules.resume(g, turn)

    def check(self, g: State) -> Text | None:
        """What no rule allows in this position, or None. That the right question is put, the table itself sees to."""
        if "check" in self.hooks:
            complaint: Text | None = self.hooks["check"](g)
            return complaint
        return None

    def plausible(self, world: State, seat: int) -> bool:
        """Whether a guess agrees with all this seat could have concluded from the past."""
        return "plausible" not in self.hooks or bool(self.hooks["plausible"](world, seat))

    def given_up(self, g: State) -> None:
        """Somebody conceded: show what is shown at the end of a game."""
        if "given_up" in self.hooks:
            self.hooks["given_up"](g)

    # ---------------------------------------------------------------- the count
    def outcome(self, g: State) -> tuple[list[str], Text]:
        """See `Score`."""
        outcome: tuple[list[str], Text] = self.score.outcome(g)
        return outcome

    def lines(self, g: State) -> list[Line]:
        """The count, line by line, as far as it is public now; empty for a game without scores."""
        if "lines" in self.hooks:
            out: list[Line] = self.hooks["lines"](g)
            return out
        return []

    def story(self, g: State, events: list[Event]) -> list[Line]:
        """How it stands, line by line, where that is not counted up; the first line is drawn as a chart."""
        if "story" in self.hooks:
            out: list[Line] = self.hooks["story"](g, events)
            return out
        return []

    # ---------------------------------------------------------------- for the eye
    def figures(self, g: State, seat: int) -> list[Figure]:
        """What can be worked out from what this seat knows, for everybody who draws the table."""
        if "figures" in self.hooks:
            out: list[Figure] = self.hooks["figures"](g, seat)
            return out
        return []

    def foresee(self, g: State, seat: int, option: int) -> list[Figure]:
        """What this option would cost, complete or bring, as far as the seat can know."""
        if "foresee" in self.hooks:
            out: list[Figure] = self.hooks["foresee"](g, seat, option)
            return out
        return []

    # ---------------------------------------------------------------- for the hand
    def bundles(self, g: State, seat: int) -> list[Bundle]:
        """Picks in a row that this seat, which is asked, may well want at once: play all, send all five and win."""
        if "bundles" in self.hooks:
            out: list[Bundle] = self.hooks["bundles"](g, seat)
            return out
        return []

    def times(self, g: State, seat: int, option: int) -> int:
        """How often this option could be picked in one line, where equal cards make that worth a tap; else 1."""
        return int(self.hooks["times"](g, seat, option)) if "times" in self.hooks else 1

    def misses(self, g: State, seat: int, option: int) -> Text | None:
        """What the seat could still do, and cannot any more after this option: what it is asked once about."""
        if "misses" in self.hooks:
            text: Text | None = self.hooks["misses"](g, seat, option)
            return text
        return None

    def describe(self, kit: Kit) -> dict[str, object]:
        """What a client must know of this table besides zones and cards (names of islands, how wide a grid is)."""
        if "describe" in self.hooks:
            out: dict[str, object] = self.hooks["describe"](kit)
            return out
        return {}

    # ---------------------------------------------------------------- notation
    def write(self, kit: Kit, option: int) -> str:
        """See `Notation`."""
        assert self.notation is not None
        return self.notation.write(kit, option)

    def read(self, kit: Kit, line: str) -> list[int]:
        """See `Notation`."""
        assert self.notation is not None
        return self.notation.read(kit, line)

    def move(self, g: State, seat: int, option: int) -> Move:
        """See `Notation`."""
        assert self.notation is not None
        return self.notation.move(g, seat, option)

    def operands(self, kit: Kit) -> list[tuple[int, int]]:
        """Verb by verb, below which numbers the two operands of its options stay, that of "done" first.

        Whoever numbers all options of a box (`ludotheque.interop`) goes by this; empty where a game does not say.
        """
        if "operands" in self.hooks:
            out: list[tuple[int, int]] = self.hooks["operands"](kit)
            return out
        return []

    def place_name(self, kit: Kit, zone: int, place: int) -> str:
        """How sentences call a place of a zone; where a table draws it, it carries this name."""
        if "place_name" in self.hooks:
            return str(self.hooks["place_name"](kit, zone, place))
        return str(place + 1)
