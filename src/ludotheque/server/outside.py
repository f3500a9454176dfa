"""What a house needs from outside, as interfaces: where tables are kept, who thinks, who sends notices, who counts.

A house on a server is given a database, processes, a connection to the network and numbers for its operator; a house
in a browser is given the browser's storage, a second worker, and nobody to tell. Everything between them is the same
code, and knows only what is written here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ludotheque.bots.bot import Advice
from ludotheque.kernel.match import Match
from ludotheque.kernel.text import Text

if TYPE_CHECKING:
    from ludotheque.server.asked import Answer, Request
    from ludotheque.server.journal import AnyEntry
    from ludotheque.server.rooms import Room
    from ludotheque.wire.http import MyBook

Data = dict[str, Any]
T = TypeVar("T")


# ------------------------------------------------------------------------------------ what can go wrong there
class CannotSave(Exception):
    """What was to be kept is not. Nothing was acknowledged; the room must be read again."""


class Full(CannotSave):
    """There is no space left where tables are kept."""


class Damaged(CannotSave):
    """What is kept of a room is not what was written, or cannot be read any more."""


class Fenced(CannotSave):
    """Another server keeps this room now: the entries were refused, and nothing was written."""


class NoResult(Exception):
    """Nothing came of a task: `reason` in a word, `detail` for the log."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


class Elsewhere(Exception):
    """Another server keeps this room."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.address)
        self.peer = peer


# ------------------------------------------------------------------------------------ what is said about it
@dataclass(frozen=True)
class Claim:
    """Who says that it keeps a room, and the number it was given with it. Every append carries it."""

    owner: str = ""
    fence: int = 0


NOBODY = Claim()


@dataclass(frozen=True)
class Lease:
    """A room that is ours now."""

    claim: Claim
    died: float | None = None  #: until when the one before us was there, if it has not given the room up


@dataclass(frozen=True)
class Peer:
    """Another server of the house."""

    id: str
    address: str
    free: int = 0  #: processes in which a bot could think


@dataclass(frozen=True)
class Notice:
    """A word that it is somebody's turn at a table, to be sent to an address they named."""

    url: str
    room: str
    seat: int
    question: int
    delivery: str
    tries: int = 0


# ------------------------------------------------------------------------------------ where tables are kept
class Outbox(Protocol):
    """Where notices are kept until they are taken, so that they survive a crash."""

    async def told(self, notice: Notice) -> None:
        """It was taken, or never will be."""

    async def try_later(self, notice: Notice, tries: int, seconds: float) -> None:
        """It was tried so often, and will be again in so many seconds."""


class Books(Protocol):
    """Players' own books: a name, games and how they ended, ratings. Of a key only its hash is kept."""

    async def make(self, key: str, name: str, now: float) -> None:
        """A new book that this key opens; the one that was made before, if it already opens one."""

    async def find(self, key: str) -> str | None:
        """The book that a key opens, if it opens one."""

    async def of(self, key: str) -> str:
        """The book that a key opens; refuses a key that opens none."""

    async def change_keys(self, book: str, key: str, now: float) -> None:
        """From now on this key alone opens the book."""

    async def rename(self, book: str, name: str) -> None:
        """The name the player goes by."""

    async def keep(self, book: str, room: Room, seat: int, token: str) -> None:
        """A game goes into the book, once."""

    async def delete(self, book: str) -> None:
        """Everything about a player is gone."""

    async def unsettled(self, book: str) -> list[str]:
        """The finished games whose end is not in the book yet."""

    async def read(self, book: str) -> MyBook:
        """Everything that is kept about a player."""

    async def settle(self, room: Room, now: float) -> None:
        """Write down how a finished game ended, in the books of all who played; once, however often it is asked for."""


class Store(Outbox, Protocol):
    """Where the journals of rooms are kept. They are only ever appended to."""

    @property
    def books(self) -> Books:
        """Players' own books."""

    async def append(
        self,
        room: str,
        seq: int,
        entries: Sequence[AnyEntry],
        at: float,
        phase: str,
        public: bool = False,
        position: bytes | None = None,
        claim: Claim = NOBODY,
        bots: bool = False,
        notices: Sequence[Notice] = (),
    ) -> None:
        """Write entries, the first of which has the number `seq`; returns when they are kept, else raises CannotSave.

        `position` is kept beside them, `bots` says whether one owes an answer, `phase` and `public` how a room stands.
        """

    async def read(self, room: str) -> list[tuple[float, AnyEntry]]:
        """A room's whole journal, in order; empty when there is no such room. Damaged when it is not as written."""

    async def position(self, room: str) -> bytes | None:
        """The last position that was kept."""

    async def claim(self, room: str) -> Claim | None:
        """What appends to a room carry where nobody else can write; None when there is no such room."""

    async def forsaken(self) -> list[str]:
        """The rooms in which a bot owes an answer, the one untouched for longest first."""

    def forget(self, room: str) -> None:
        """A room is no longer at hand."""

    async def untold(self, now: float | None) -> list[Notice]:
        """Notices that nobody is sending: those whose time has come (None: all); from now on they are ours."""

    async def pack(self, before: float) -> int:
        """Make the journals of games smaller that are over and were not touched since; returns how many."""

    async def clear(self, before: float) -> int:
        """Remove the rooms that were not touched since, and all that is kept of them; returns how many."""

    async def secret(self, name: str) -> bytes:
        """A secret of this house, made the first time it is asked for and then always the same."""


# ------------------------------------------------------------------------------------ who thinks
class Bots(Protocol):
    """Who thinks for bots and gives hints. What is given to them is what the seat knows, never the table."""

    elsewhere: Callable[[bytes, float], Awaitable[str | None]] | None  #: lets another server think

    def free(self) -> int:
        """How many more could think at this moment."""

    def expect(self, bot: str) -> None:
        """This bot will be asked soon."""

    async def think(self, match: Match, seat: int, bot: str, table: str = "") -> str:
        """A legal move, in time: the bot's, else one drawn at random. IllegalMove when nothing is asked."""

    async def hint(self, match: Match, seat: int, bot: str) -> Advice:
        """What a bot would play for a person, and why; raises NoResult when it has no legal move in time."""


class Checks(Protocol):
    """Who looks at what strangers bring, which may take long, so that no table waits for it."""

    async def options(self, key: str, seats: int, options: Data) -> Data:
        """The options of a table, settled; raises what is wrong with them."""

    async def cards(self, key: str, seats: int, options: Data, lang: str) -> object:
        """Every card of a table with these options, as a person reads it."""

    async def record(self, raw: bytes) -> Data:
        """A record from elsewhere as we would have written it; raises what is wrong with it."""

    async def aside(self, work: Callable[..., T], *task: Any) -> T:
        """Our own work that takes long, where it makes nobody wait if that is possible."""

    async def close(self) -> None:
        """Nothing more is looked at."""


# ------------------------------------------------------------------------------------ who sends notices
class Notices(Protocol):
    """Who tells those who are away that it is their turn."""

    outbox: Outbox | None

    def check(self, url: str) -> Text | None:
        """What is wrong with an address a player gives; None when it may be used."""

    def key_for(self, url: str) -> str:
        """The key that notices to an address are signed with."""

    def send(self, url: str, room: str, seat: int, question: int, delivery: str = "", tries: int = 0) -> None:
        """Tell somebody that it is their turn; returns at once."""


# ------------------------------------------------------------------------------------ who counts
class Counts(Protocol):
    """Who counts what happens, for whoever runs the house. Never who, never what cards."""

    def count(self, what: str, by: int = 1, **labels: str) -> None:
        """Something happened."""

    def stands(self, what: str, at: int) -> None:
        """There are so many of something now."""

    def took(self, what: str, seconds: float) -> None:
        """Something took so long."""


# ------------------------------------------------------------------------------------ the other servers of the house
class Neighbours(Protocol):
    """Which rooms are ours, and who else serves this house."""

    alone: bool  #: nobody else can
    peers: dict[str, Peer]  #: the others that were alive a moment ago
    free: Callable[[], int]
    lapsed: Callable[[], Awaitable[None]] | None  #: called when others may have taken what we had
    seen: Callable[[], None] | None  #: called when `peers` is fresh

    async def start(self, now: float) -> float:
        """Come to the house; returns since when it has been open without a break."""

    async def stop(self) -> None:
        """Leave: everything we keep is given up at once."""

    async def clock(self) -> float:
        """The time that all servers share."""

    async def take(self, room: str) -> Lease | None:
        """Become the one who keeps a room; None when there is no such room. Elsewhere when another server keeps it."""

    def fresh(self) -> Claim:
        """The claim to a room that we make."""

    async def release(self, room: str, claim: Claim, bots: bool | None = None) -> None:
        """Let go of a room, if it is still ours; `bots` says whether one owes an answer, where that is known."""

    async def ours(self) -> dict[str, int]:
        """The rooms that are ours, with their numbers."""

    async def forsaken(self) -> list[str]:
        """Rooms in which a bot owes an answer and nobody lets it think, the oldest first."""

    async def bury(self, peer: Peer) -> bool:
        """Whether a server that cannot be reached is dead, so that its rooms are free at once."""


class Link(Protocol):
    """A client's line, joined to the server that keeps its room."""

    async def say(self, raw: bytes) -> None:
        """Pass on what the client says."""

    async def end(self) -> None:
        """The client has gone."""


class Relay(Protocol):
    """The way to the other servers of the house."""

    async def start(self, secret: bytes) -> None:
        """From now on others can be asked."""

    async def close(self) -> None:
        """No more."""

    def from_peer(self, headers: Mapping[str, str]) -> bool:
        """Whether a request was passed on to us by another server of the house."""

    def keep(self, living: set[str]) -> None:
        """Cut the links to servers that are no longer alive."""

    async def answer(self, request: Request, peer: Peer) -> Answer | None:
        """The answer of the server that keeps the room; None when it cannot be reached, and nothing was asked."""

    async def link(
        self, peer: Peer, hello: bytes, send: Callable[[bytes], None], close: Callable[[int], None]
    ) -> Link | None:
        """Join a client to the server that keeps its room; None when it cannot be reached."""

    async def think(self, peer: Peer, task: bytes, seconds: float) -> str | None:
        """Let a bot think at another server that has a process free; None when it does not."""
