"""What happened, told to each seat as far as it may know.

An event freezes what it needs at the moment it happens: faces with the mask of who knows them. Each
seat's version is built from that mask, so one writing serves every audience.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rows import Num
from ludotheque.kernel.text import NO_HEADING, Note

if TYPE_CHECKING:
    from ludotheque.kernel.state import State

MOVED: Final = 1
TURNED: Final = 2
SHUFFLED: Final = 3
COUNTED: Final = 4
SAID: Final = 5

KIND_NAMES: Final = ["", "moved", "turned", "shuffled", "counted", "said"]


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened."""

    def __init__(self, kind: Num, note: Note | None) -> None:
        self.kind = kind
        self.note = note
        self.heads = note.heads if note is not None else NO_HEADING
        self.seat: Num = -1
        self.face: Num = -1
        self.known: Num = 0
        self.seen: Num = 0
        self.from_zone: Num = -1
        self.from_place: Num = -1
        self.to_zone: Num = -1
        self.to_place: Num = -1
        self.var: Num = -1
        self.was: Num = 0
        self.n: Num = 0

    def show(self, g: State, card: Num) -> None:
        """This event concerns a card: freeze its face and who knows it now."""
        self.face = g.face[card]
        self.known = g.known[card]
        self.seen = g.seen[card]


class Trace:
    """The events of a match, and who learned anything since that was last cleared: one bit a seat."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.learned: Num = 0

    def add(self, event: Event) -> None:
        """Write one event down."""
        self.events.append(event)
