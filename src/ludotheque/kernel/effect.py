"""What rules and cards are made of: effects in scripts, the frames that run them, the questions they put.

Effects and scripts are made once and never change; frames, questions and marks are part of the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rows import Num, Row, vec
from ludotheque.kernel.rowtools import new_row
from ludotheque.kernel.text import Text

if TYPE_CHECKING:
    from ludotheque.kernel.state import State

CHANCE: Final = -1  #: the seat that answers shuffles and draws of lots
NOBODY: Final = -1  #: no seat, no card

# ------------------------------------------------------------------------------------ questions
SEALED: Final = 0  #: hidden until the last asked seat has answered, then applied in seat order
OPEN: Final = 1  #: the first complete answer is resolved at once


@mypyc_attr(free_list_len=1, acyclic=True)
class Ask:
    """A question to one seat: between `low` and `high` picks. The effect that asked knows the options."""

    def __init__(self, seat: Num, low: Num, high: Num) -> None:
        self.seat = seat
        self.low = low
        self.high = high
        self.picks = new_row()  #: replaced, never written to: copies share it
        self.closed = False

    def copy(self) -> Ask:
        """A copy of its own."""
        other = Ask(self.seat, self.low, self.high)
        other.picks = self.picks
        other.closed = self.closed
        return other


NO_ASKS: Final[list[Ask]] = []  #: what a state holds while nobody is asked; never written to


# ------------------------------------------------------------------------------------ effects and frames
@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One clause of the rules, or of a card. Immutable: what varies is in the frame.

    `run` does it, or asks. When it asked, `options` lists what may be picked next and `chosen`
    receives the answers; when it called for chance, `dealt` receives what was drawn.
    """

    rule: str = ""  #: the rule this effect carries out, e.g. "R14"
    prompt: str = ""  #: the Fluent key of its question

    def run(self, g: State, f: Frame) -> None:
        """Do it, or ask for what is needed to do it. What says nothing else asks its seat for one pick."""
        g.ask(f.seat, 1, 1)

    def again(self, g: State, f: Frame) -> None:
        """Put the open question once more, and do nothing else: how a position's questions are checked.

        An effect that does something before it asks puts only its question here.
        """
        self.run(g, f)

    def options(self, g: State, f: Frame, ask: Ask) -> Row | list[int]:
        """Everything that may be picked next, in a stable order; a pure function of the state."""
        raise NotImplementedError

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Go on with complete answers: all of them in seat order, or the one of an open question."""
        raise NotImplementedError

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Go on with what chance drew."""
        raise NotImplementedError

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Why this option, which is not among the legal ones, is refused."""
        return Text("table-not-an-option", "table")

    def refused(self, g: State, f: Frame, ask: Ask) -> Row | list[int]:
        """Options a player may well try that are not legal now, to be shown with their reason."""
        return new_row()

    def text(self) -> Text | None:
        """What a card that has this effect prints; None where nothing is printed."""
        return None


class Script:
    """A named list of effects. The name is what a saved frame remembers."""

    def __init__(self, key: str, steps: list[Effect]) -> None:
        self.key = key
        self.steps = vec[Effect](steps)  #: a row, too: what a list gives is checked at every step


@mypyc_attr(free_list_len=1, acyclic=True)
class Frame:
    """Where we are in one script: the continuation, as data.

    `card` names a card on the table; `n` and `m` are plain numbers (never a card).
    """

    def __init__(self, script: Script, seat: Num, card: Num = NOBODY, n: Num = 0, m: Num = 0) -> None:
        self.script = script
        self.step: Num = 0
        self.seat = seat
        self.card = card
        self.n = n
        self.m = m

    def copy(self) -> Frame:
        """A copy that shares only the script."""
        other = Frame(self.script, self.seat, self.card, self.n, self.m)
        other.step = self.step
        return other


@mypyc_attr(acyclic=True)
class Mark:
    """What outlives its cause: a kind, whom and which card it concerns, a number, until when."""

    def __init__(self, kind: Num, seat: Num, card: Num, n: Num, until: Num) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.n = n
        self.until = until

    def copy(self) -> Mark:
        """A copy that shares nothing."""
        return Mark(self.kind, self.seat, self.card, self.n, self.until)
