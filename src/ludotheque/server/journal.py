"""What is written down of a room, entry by entry, before anybody is told. A room is its journal folded."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludotheque.server.consent import Wish
from ludotheque.server.outside import Damaged
from ludotheque.wire.http import Clock


class Entry(msgspec.Struct, tag_field="entry", forbid_unknown_fields=True):
    """One thing that happened to a room. `id` is the client's, so that nothing is done twice."""


class SeatOpened(msgspec.Struct, forbid_unknown_fields=True):
    """A seat when the table was made: who may take it, with which token."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    token: str = ""  #: its hash
    invitation: str = ""  #: its hash
    adds: bool = False  #: its player adds a number to the shuffle; the game does not begin without it
    pledge: str = ""  #: that number's hash; if it adds one and this is empty, it is still to come


class Opened(Entry, tag="opened"):
    """A table was made."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatOpened]
    secret: str
    public: bool = False
    clock: Clock | None = None
    imported: dict[str, Any] | None = None  #: a finished record, to look at; with a secret, to play on where it ends
    talk: bool = False  #: words of one's own are allowed
    hints: bool = True  #: hints are allowed among people (as they were at tables made before one could choose)
    begins: int | None = None  #: of a rematch: who begins this time
    seeking: bool = False  #: its maker waits for whoever comes, and is on the list only while they are there


class Sat(Entry, tag="sat"):
    """Somebody took a seat; the invitation is used up. If it was the last one, the game begins by these rules."""

    seat: int
    name: str
    token: str
    rules: int
    pledge: str = ""  #: the hash of the number that its player adds to the shuffle


class Listed(Entry, tag="listed"):
    """Whoever seeks an opponent here has come back, or is gone."""

    on: bool


class Pledged(Entry, tag="pledged"):
    """The hash of the number that a seat adds to the shuffle: from now on it cannot be another one."""

    seat: int
    pledge: str
    id: str = ""


class Revealed(Entry, tag="revealed"):
    """The dealer is told a seat's number. If it was the last one, the game begins by these rules."""

    seat: int
    number: str
    rules: int
    id: str = ""


class Played(Entry, tag="played"):
    """An answer; also the change of one that was still sealed."""

    seat: int
    move: str
    id: str = ""


class Undone(Entry, tag="undone"):
    """An answer was taken back, alone or with consent: so many picks of it."""

    seat: int
    agreed: list[int]
    id: str = ""
    picks: int = 1  #: older journals do not say: they took the last one


class Asked(Entry, tag="asked"):
    """A seat asks the others to agree to something."""

    seat: int
    what: Wish
    id: str = ""


class Answered(Entry, tag="answered"):
    """A seat agrees, or does not."""

    seat: int
    yes: bool
    id: str = ""


class Paused(Entry, tag="paused"):
    """The clocks were stopped, or go on."""

    on: bool
    id: str = ""


class Conceded(Entry, tag="conceded"):
    """A seat gave up, or another claimed the game because it had left."""

    seat: int
    claimed_by: int | None = None
    id: str = ""


class BotSeated(Entry, tag="bot-seated"):
    """A bot plays on for somebody who has left."""

    seat: int
    bot: str
    id: str = ""


class Left(Entry, tag="left"):
    """A player stood up; the seat stays theirs."""

    seat: int
    id: str = ""


class Returned(Entry, tag="returned"):
    """The player is back and has the seat again."""

    seat: int


class Spoke(Entry, tag="spoke"):
    """A phrase to all, or words of one's own, to all or among mates (as all of them once were)."""

    seat: int
    phrase: str
    text: str
    id: str = ""
    mates: bool = True


class NotifyAt(Entry, tag="notify-at"):
    """Where a seat wants to be told that it is its turn."""

    seat: int
    url: str
    id: str = ""


class Woke(Entry, tag="woke"):
    """The server came back: the time until then is nobody's."""

    since: float


class Rematched(Entry, tag="rematched"):
    """The players went on at another table."""

    room: str
    id: str = ""


class FromPosition(Entry, tag="from-position"):
    """The rules have changed since: the game goes on from the position that was kept."""

    rules: int
    position: dict[str, Any]
    left: list[float]  #: the clocks


AnyEntry = (
    Opened | Sat | Listed | Pledged | Revealed | Played | Undone | Asked | Answered | Paused | Conceded | BotSeated
    | Left | Returned | Spoke | NotifyAt | Woke | Rematched | FromPosition
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def link(before: bytes, seq: int, at: float, raw: bytes) -> bytes:
    """What an entry leaves behind for the next one: a hash of itself and of all before it.

    Whoever changes an entry, takes one out or adds one would have to write all later ones anew.
    """
    return hashlib.sha256(before + struct.pack(">qd", seq, at) + raw).digest()[:16]


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(raw: bytes) -> AnyEntry:
    """An entry as it was stored."""
    entry: AnyEntry = _decoder.decode(raw)
    return entry


Row = tuple[int, float, bytes, bytes | None]  #: seq, at, entry, chain


def whole(rows: Sequence[Row], last: int | None, chain: bytes | None) -> bytes:
    """Check that a journal is as it was written; returns where it ends. Entries of before carry no hash to compare."""
    head = b""
    for number, (seq, at, raw, kept) in enumerate(rows):
        head = link(head, seq, at, raw)
        if seq != number:
            raise Damaged(f"entry {number} is missing")
        if kept is not None and bytes(kept) != head:
            raise Damaged(f"entry {number} was changed, or one before it")
    if last is not None and (len(rows) != last + 1 or (chain is not None and bytes(chain) != head)):
        raise Damaged(f"{len(rows)} entries where {last + 1} were written")
    return head
