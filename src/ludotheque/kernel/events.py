"""What happened, told to each seat as far as it may know.

An event freezes what it needs at the moment it happens: faces with the mask of who knows them. Each
seat's version is built from that mask, so one writing serves every audience.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.kernel.text import NO_HEADING, Note

if TYPE_CHECKING:
    from ludotheque.kernel.state import State

MOVED: Final = 1
TURNED: Final = 2
SHUFFLED: Final = 3
COUNTED: Final = 4
SAID: Final = 5

KIND_NAMES: Final = ["", "moved", "turned", "shuffled", "counted", "said"]


class Event:
    """One thing that happened."""

    def __init__(self, kind: int, note: Note | None) -> None:
        self.kind = kind
        self.note = note
        self.heads = NO_HEADING if note is None else note.heads
        self.seat = -1
        self.face = -1
        self.known = 0
        self.seen = 0
        self.from_zone = -1
        self.from_place = -1
        self.to_zone = -1
        self.to_place = -1
        self.var = -1
        self.was = 0
        self.n = 0

    def show(self, g: State, card: int) -> None:
        """This event concerns a card: freeze its face and who knows it now."""
        self.face = g.face[card]
        self.known = g.known[card]
        self.seen = g.seen[card]


class Trace:
    """The events of a match, and who learned anything since that was last cleared: one bit a seat."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.learned = 0

    def add(self, event: Event) -> None:
        """Write one event down."""
        self.events.append(event)
