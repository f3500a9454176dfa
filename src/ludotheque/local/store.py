"""The journals of rooms in a browser's storage, one key an entry, and what a house needs to know of each room."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from ludotheque.local.books import PageBooks
from ludotheque.local.given import Storage
from ludotheque.local.writing import Change, kept, listed, write
from ludotheque.server import journal
from ludotheque.server.outside import NOBODY, CannotSave, Claim, Damaged, Notice


class About(msgspec.Struct):
    """What is known of a room without reading it."""

    game: str
    made: float
    touched: float
    phase: str
    last: int  #: the number of its last entry
    chain: bytes  #: what that entry leaves behind, see `journal.link`


Written = tuple[float, msgspec.Raw]  #: an entry as it is kept: when it was written, and what

_about = msgspec.json.Decoder(About)
_written = msgspec.json.Decoder(Written)
_encode = msgspec.json.Encoder().encode


class PageStore:
    """Everything that is kept in one browser."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.books = PageBooks(storage)
        self._known: dict[str, About] = {}  #: of the rooms at hand

    # ---------------------------------------------------------------- rooms
    async def append(
        self,
        room: str,
        seq: int,
        entries: Sequence[journal.AnyEntry],
        at: float,
        phase: str,
        public: bool = False,
        position: bytes | None = None,
        claim: Claim = NOBODY,
        bots: bool = False,
        notices: Sequence[Notice] = (),
    ) -> None:
        """Write entries; if another page has written meanwhile, or there is no space, nothing is written."""
        opened = entries[0]
        before = self._known.get(room) if seq else None
        if before is None and not isinstance(opened, journal.Opened):
            raise CannotSave("this room is not at hand")
        head = b"" if before is None else before.chain
        changes: list[Change] = []
        for n, entry in enumerate(entries, seq):
            raw = journal.encode(entry)
            head = journal.link(head, n, at, raw)
            changes.append(("add", entry_key(room, n), _encode((at, msgspec.Raw(raw))).decode()))
        last = seq + len(entries) - 1
        if before is not None:
            about = msgspec.structs.replace(before, touched=at, phase=phase, last=last, chain=head)
        else:
            assert isinstance(opened, journal.Opened)
            about = About(opened.game, at, at, phase, last, head)
        changes.append(("put", f"room/{room}", _encode(about).decode()))
        if position is not None and phase != "over":
            changes.append(("put", f"position/{room}", position.decode()))
        else:
            changes.append(("delete", f"position/{room}"))
        await write(self.storage, changes)
        self._known[room] = about

    async def read(self, room: str) -> list[tuple[float, journal.AnyEntry]]:
        """A room's whole journal, in order; empty when there is no such room. Damaged when it is not as written."""
        about = await self._look_up(room)
        if about is None:
            return []
        found = await listed(self.storage, f"journal/{room}/")
        try:
            pairs = [_written.decode(text) for _, text in found]
            numbers = [int(key.rpartition("/")[2]) for key, _ in found]
            rows: list[journal.Row] = [(n, at, bytes(raw), None) for n, (at, raw) in zip(numbers, pairs, strict=True)]
            journal.whole(rows, about.last, about.chain)
            out = [(at, journal.decode(raw)) for _, at, raw, _ in rows]
        except (msgspec.DecodeError, ValueError) as error:
            raise Damaged(str(error)) from error
        self._known[room] = about
        return out

    async def _look_up(self, room: str) -> About | None:
        text = await kept(self.storage, f"room/{room}")
        try:
            return None if text is None else _about.decode(text)
        except msgspec.DecodeError as error:
            raise Damaged(str(error)) from error

    async def position(self, room: str) -> bytes | None:
        """The last position that was kept."""
        text = await kept(self.storage, f"position/{room}")
        return None if text is None else text.encode()

    async def claim(self, room: str) -> Claim | None:
        """No claim is needed where only we write; None when there is no such room."""
        return None if await self._look_up(room) is None else NOBODY

    async def forsaken(self) -> list[str]:
        """None: nobody waits for a table that has no page open, and its bots think when one is."""
        return []

    def forget(self, room: str) -> None:
        """A room is no longer at hand."""
        self._known.pop(room, None)

    # ---------------------------------------------------------------- what a browser has no use for
    async def untold(self, now: float | None) -> list[Notice]:
        """Nobody is sent notices."""
        return []

    async def told(self, notice: Notice) -> None:
        """Nobody is sent notices."""

    async def try_later(self, notice: Notice, tries: int, seconds: float) -> None:
        """Nobody is sent notices."""

    async def pack(self, before: float) -> int:
        """A player's own games take too little space to be worth it."""
        return 0

    async def clear(self, before: float) -> int:
        """What is in a player's own browser goes when the player says so."""
        return 0

    # ---------------------------------------------------------------- secrets
    async def secret(self, name: str) -> bytes:
        """A secret of this house, made the first time it is asked for and then always the same."""
        text = await kept(self.storage, f"secret/{name}")
        if text is None:
            made = secrets.token_bytes(32)
            await write(self.storage, [("put", f"secret/{name}", made.hex())])
            return made
        return bytes.fromhex(text)


def entry_key(room: str, n: int) -> str:
    """The key of an entry; keys are in the order of the entries."""
    return f"journal/{room}/{n:08}"
