"""What clients send and what a server answers, over one websocket, as tagged JSON objects.

Every message to a client is addressed to one recipient, a seat or the spectators (`seat` null), and numbered
for it without holes. A client that comes back says the last number it has, and gets the rest or a snapshot.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.wire.table import Params, Struct

ViewData = Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "View"})]
EventData = Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "Event"})]

Id = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]  #: made by the client
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Hex32 = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]  #: 32 bytes: a number, or the SHA-256 of one
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Name = Annotated[str, msgspec.Meta(max_length=24)]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back-again", "take-back", "your-turn",
    "good-game",
]  # fmt: skip


# ------------------------------------------------------------------------------------ from clients
class Command(Struct, tag_field="do"):
    """Something a client wants. Its id makes it safe to send twice: it is done once."""


class Hello(Command, tag="hello"):
    """The first message: which table, by which tokens (several for a hot seat; none to watch), and what is known."""

    room: Token
    tokens: Annotated[list[Token], msgspec.Meta(max_length=9)] = []
    epoch: str = ""
    since: dict[str, int] = {}
    rewound: int = -1  #: as the last snapshot said
    events: dict[str, int] = {}  #: how many each recipient has: after a change of server it only gets the later ones


class Pledge(Command, tag="pledge"):
    """At a rematch: the hash of the number that I add to the shuffle."""

    id: Id
    seat: SeatNumber
    pledge: Hex32


class Reveal(Command, tag="reveal"):
    """Every seat is taken and every pledge is known: the number that mine is of."""

    id: Id
    seat: SeatNumber
    number: Hex32


class Play(Command, tag="play"):
    """A move in the game's notation, or a line of them, in answer to a numbered question.

    `sure` false: refuse it (`room-final`) if it could not be taken back alone.
    """

    id: Id
    seat: SeatNumber
    move: Annotated[str, msgspec.Meta(max_length=600)]
    question: int
    sure: bool = True


class Undo(Command, tag="undo"):
    """Take my last answer back; where that is not possible alone, ask the others to agree."""

    id: Id
    seat: SeatNumber


class Consent(Command, tag="consent"):
    """Agree, or not, to what another asked for: a take-back or a pause."""

    id: Id
    seat: SeatNumber
    yes: bool


class Concede(Command, tag="concede"):
    """Give the game up."""

    id: Id
    seat: SeatNumber


class Pause(Command, tag="pause"):
    """Ask to stop the clocks, or start them again."""

    id: Id
    seat: SeatNumber
    on: bool


class Say(Command, tag="say"):
    """A preset phrase, or words of one's own: to all where the table allows it, to one's mates always."""

    id: Id
    seat: SeatNumber
    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    mates: bool = False


class Replace(Command, tag="replace"):
    """A seat has left or run out of time: let a bot play on for it, or claim the game."""

    id: Id
    seat: SeatNumber
    absent: SeatNumber
    by: Literal["bot", "claim"]


class Leave(Command, tag="leave"):
    """Stand up: the seat stays mine, a bot may be seated until I am back."""

    id: Id
    seat: SeatNumber


class Notify(Command, tag="notify"):
    """Where to send a word when it is my turn; empty to stop."""

    id: Id
    seat: SeatNumber
    url: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Rematch(Command, tag="rematch"):
    """Once more, with the same players and options, at a new table. Whoever added a number to the shuffle of this game
    adds another one to the next. Bots play at this level now, or as before."""

    id: Id
    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""


FromClient = (
    Hello | Pledge | Reveal | Play | Undo | Consent | Concede | Pause | Say | Replace | Leave | Notify | Rematch
)


# ------------------------------------------------------------------------------------ to clients
class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""
    here: bool = False
    gone: bool = False  #: left, or away for long: others may seat a bot or claim
    left_ms: int | None = None  #: the clock; null when there is none
    late: bool = False  #: has run out of time
    adds: bool = False  #: adds a number to the shuffle, without which the game does not begin
    pledge: str = ""  #: that number's SHA-256, as soon as it is known
    revealed: bool = False  #: the dealer has been told the number
    number: str = ""  #: the number, once the game is over


class Talk(Struct):
    """Something a player said; `mates` if only those of its side heard it. A text is whatever somebody typed."""

    seat: int
    phrase: str
    text: str
    at: float
    mates: bool = False


class RoomInfo(Struct):
    """A table as everybody at it knows it."""

    room: str
    game: str
    rules: int
    options: dict[str, Any]
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    waiting: list[int]  #: the seats that owe an answer
    commitment: str
    public: bool
    paused: bool
    asking: Literal["", "take-back", "pause"]  #: what somebody asks the others to agree to
    asked_by: int | None
    agreed: list[int]
    spectators: int
    talk: list[Talk]
    resumed_from_position: bool
    branched: bool = False  #: played on from a moment of another game: it cannot be verified as one deal
    rematch: str = ""
    secret: str = ""  #: of the shuffles, once the game is over
    free_talk: bool = False  #: players may use words of their own
    hints: bool = True  #: hints may be asked for here
    mates: list[int] = []  #: who else plays on the recipient's side
    seeking: bool = False  #: its maker waits for whoever comes
    begins: int | None = None  #: of a rematch: who begins, because somebody else did the last time


class Message(Struct, tag_field="is"):
    """Something a client is told."""


class Snapshot(Message, tag="snapshot"):
    """Everything, afresh: what a recipient sees and has seen happen; `last_turn` is the number of the event after
    which it last answered. Events up to number `after` are those it has; it keeps them as long as `rewound`, which
    counts how often something was taken back, is the same."""

    seat: int | None
    n: int
    epoch: str
    room: RoomInfo
    view: ViewData | None
    events: list[EventData]
    last_turn: int
    after: int = 0
    rewound: int = 0


class Update(Message, tag="update"):
    """Something happened at the table: the events after number `after`; forget any later one you have."""

    seat: int | None
    n: int
    view: ViewData
    events: list[EventData]
    after: int  #: the number of the last event before these


class RoomChanged(Message, tag="room"):
    """Who sits, who is there, what is asked and said."""

    seat: int | None
    n: int
    room: RoomInfo


class Done(Message, tag="done"):
    """A command was carried out, now or already before. `key` is what notices to your address are signed with."""

    id: str
    key: str = ""


class Refused(Message, tag="refused"):
    """A command was refused, and nothing has changed."""

    id: str
    rule: str
    say: str
    params: Params


ToClient = Snapshot | Update | RoomChanged | Done | Refused
