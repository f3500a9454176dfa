"""What happened a while ago, packed: the events of a long game would else take more room than its whole table."""

from __future__ import annotations

import zlib
from array import array

from ludotheque.kernel.events import Event
from ludotheque.kernel.text import Note

BLOCK = 128  #: events that are packed together
RECENT = 2 * BLOCK  #: events from which on the oldest are packed
NO_NOTE = -1


class Past:
    """The first events of a match, in blocks that never change, so that copies share them."""

    def __init__(self) -> None:
        self.blocks: tuple[bytes, ...] = ()
        self.notes: list[Note] = []  #: those that occur, in the order in which they were first met; shared by copies

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.blocks) * BLOCK

    def take(self, events: list[Event]) -> None:
        """Pack the oldest of these events, where there are many, and take them out of the list."""
        while len(events) >= RECENT:
            self.blocks = (*self.blocks, self._pack(events[:BLOCK]))
            del events[:BLOCK]

    def events(self, since: int = 0) -> list[Event]:
        """The events after the first so many."""
        first = since // BLOCK
        out: list[Event] = []
        for block in self.blocks[first:]:
            out += self._unpack(block)
        return out[since - first * BLOCK :]

    def copy(self) -> Past:
        """The same past, for a match that may go on otherwise."""
        other = Past()
        other.blocks = self.blocks
        other.notes = self.notes
        return other

    def _pack(self, events: list[Event]) -> bytes:
        numbers = array("i")
        for it in events:
            note = NO_NOTE if it.note is None else self._number(it.note)
            numbers.extend((it.kind, note, it.heads, it.seat, it.face, it.known, it.seen, it.from_zone))
            numbers.extend((it.from_place, it.to_zone, it.to_place, it.var, it.was, it.n))
        return zlib.compress(numbers.tobytes(), 1)

    def _number(self, note: Note) -> int:
        for number, known in enumerate(self.notes):
            if known is note:
                return number
        self.notes.append(note)
        return len(self.notes) - 1

    def _unpack(self, block: bytes) -> list[Event]:
        numbers = array("i")
        numbers.frombytes(zlib.decompress(block))
        out = []
        each = iter(numbers)
        for kind, note, heads, seat, face, known, seen, *rest in zip(*[each] * 14, strict=True):
            it = Event(kind, None if note == NO_NOTE else self.notes[note])
            it.heads, it.seat, it.face, it.known, it.seen = heads, seat, face, known, seen
            it.from_zone, it.from_place, it.to_zone, it.to_place, it.var, it.was, it.n = rest
            out.append(it)
        return out
