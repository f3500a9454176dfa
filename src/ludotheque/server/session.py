"""One line per client: reads commands and sends what the room's keeper says; a slow client delays nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

import msgspec

from ludotheque.kernel.errors import LudothequeError
from ludotheque.server.asked import Gone
from ludotheque.server.house import House
from ludotheque.server.keeper import RESTARTED, Listener, RoomKeeper
from ludotheque.server.outside import CannotSave, Damaged, Elsewhere, Fenced, Link
from ludotheque.server.responses import FULL, Patience
from ludotheque.wire import messages as m

log = logging.getLogger("ludotheque.server")

MOST_BYTES = 16 * 1024  #: of one message from a client
MOST_WAITING = 256  #: messages that may wait for a slow client
HELLO = 10.0  #: seconds until a client must have said which table it comes to

# Why a connection is closed.
NOT_ALLOWED = 4403
NOT_UNDERSTOOD = 4400
NO_SUCH_ROOM = 4404
TOO_FAST = 4429
TOO_SLOW = 4408
TRY_AGAIN = 1013
DAMAGED = 4500

T = TypeVar("T")
_decode = msgspec.json.Decoder(m.FromClient).decode
_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """The way to a client and back: a websocket, or a page beside the house."""

    async def hear(self) -> str | bytes:
        """What the client says next; raises Gone when it says no more."""

    async def say(self, text: str) -> None:
        """Tell it something; raises Gone."""

    async def close(self, code: int) -> None:
        """End it, and say why."""


class Allowance:
    """How much a client may send: a steady rate and a burst."""

    def __init__(self, rate: float = 20.0, burst: float = 60.0) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def spend(self) -> bool:
        """Whether one more message is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left -= 1
        return self.left >= 0


async def _whole(work: Coroutine[Any, Any, T]) -> T:
    """Carry something out to its end even if the client goes away in the meantime."""
    return await asyncio.shield(asyncio.ensure_future(work))


class Connection:
    """One connected client."""

    def __init__(self, line: Line, house: House, from_peer: bool = False, allowance: Allowance | None = None) -> None:
        self.line = line
        self.house = house
        self.from_peer = from_peer  #: a client of another server, which passes it on to us
        self.link: Link | None = None  #: to the server that keeps the room, if that is not us
        self.outgoing: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.too_slow = asyncio.Event()  #: it does not even read that the connection is closed
        self.listener = Listener(self._send, self._close)
        self.allowance = allowance or Allowance()
        self.keeper: RoomKeeper | None = None

    def _send(self, raw: bytes) -> None:
        if self.outgoing.qsize() >= MOST_WAITING:
            self._close(TOO_SLOW)
            asyncio.get_running_loop().call_later(2, self.too_slow.set)
        else:
            self.outgoing.put_nowait(raw)

    def _close(self, code: int) -> None:
        self.outgoing.put_nowait(code)

    async def run(self) -> None:
        """Read and write until either side has had enough."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        slow = asyncio.create_task(self.too_slow.wait())
        self._count(1)
        try:
            await asyncio.wait({writing, reading, slow}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and not writing.done() and not slow.done():
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writing), 2)
        finally:
            self._count(-1)
            for task in (writing, reading, slow):
                task.cancel()
            for ended in await asyncio.gather(writing, reading, slow, return_exceptions=True):
                if isinstance(ended, Exception):
                    log.error("a connection failed", exc_info=ended)
            if self.keeper is not None:
                await _whole(self.keeper.part(self.listener))
            if self.link is not None:
                await _whole(self.link.end())

    def _count(self, more: int) -> None:
        self.house.lines += more
        self.house.counts.stands("connections", self.house.lines)

    async def _write(self) -> None:
        with contextlib.suppress(Gone):
            while True:
                item = await self.outgoing.get()
                if isinstance(item, int):
                    await self._say_the_rest()
                    await self.line.close(item)
                    return
                await self.line.say(item.decode())

    async def _say_the_rest(self) -> None:
        """A refusal that is on its way goes out before the door closes."""
        await asyncio.sleep(0.05)
        while not self.outgoing.empty():
            item = self.outgoing.get_nowait()
            if isinstance(item, bytes):
                await self.line.say(item.decode())

    async def _read(self) -> None:
        try:
            await self._hear()
        except TimeoutError:
            self._close(TOO_SLOW)

    async def _hear(self) -> None:
        while True:
            try:
                async with asyncio.timeout(None if self.keeper or self.link else HELLO):
                    raw = await self.line.hear()
            except Gone:
                self._close(1000)
                return
            if not self.allowance.spend():
                self._close(TOO_FAST)
                return
            if not await self._take(raw.encode() if isinstance(raw, str) else raw):
                return

    async def _take(self, raw: bytes) -> bool:
        """One message; False when the connection is over."""
        if len(raw) > MOST_BYTES:
            self._close(1009)
            return False
        if self.link is not None:
            await self.link.say(raw)
            return True
        try:
            command = _decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse("room-not-understood", {"where": str(error)[:120]})
            if self.keeper is None:
                self._close(NOT_UNDERSTOOD)
                return False
            return True
        if isinstance(command, m.Hello):
            return await self._hello(command, raw)
        if self.keeper is None:
            self._close(NOT_ALLOWED)
            return False
        if command.seat not in self.listener.seats:
            self._refuse("room-not-your-seat", {"seat": command.seat}, command.id)
            return True
        try:
            began = time.monotonic()
            try:
                answer = await _whole(self.keeper.do(command))
            finally:
                self.house.counts.took("latency", time.monotonic() - began)
        except Fenced:  # not answered: the client comes again, is brought to the right server, and says it again
            self._close(RESTARTED)
            return False
        result = "done" if isinstance(answer, m.Done) else "refused"
        self.house.counts.count("commands", kind=type(command).__name__.lower(), result=result)
        self._send(_encode(answer))
        return True

    async def _hello(self, hello: m.Hello, raw: bytes) -> bool:
        if self.keeper is not None:
            self._refuse("room-hello-once", {})
            return True
        try:
            keeper = await self._find(hello.room, raw)
            if self.link is not None:
                return True
            if keeper is None:
                self._close(NO_SUCH_ROOM)
                return False
            self.keeper = keeper
            await _whole(keeper.join(self.listener, hello))
        except Damaged:
            self._close(DAMAGED)
            return False
        except CannotSave:
            self._close(TRY_AGAIN)
            return False
        except LudothequeError as error:
            self._close(TRY_AGAIN if error.said.key in ("room-cannot-save", FULL) else NOT_ALLOWED)
            return False
        return True

    async def _find(self, room: str, hello: bytes) -> RoomKeeper | None:
        """The keeper of the room, or a link to the server that has it; if that one is dead, we wait to take it over."""
        patience = Patience()
        while True:
            try:
                return await self.house.find(room)
            except Elsewhere as there:
                relay = self.house.relay
                if self.from_peer or relay is None:
                    raise CannotSave("the room has moved on") from there
                self.link = await relay.link(there.peer, hello, self._send, self._close)
                if self.link is not None:
                    return None
                if not await self.house.leases.bury(there.peer) and not await patience.again():
                    raise CannotSave("the server of this room does not answer") from there

    def _refuse(self, key: str, params: dict[str, int | str], identity: str = "") -> None:
        self.house.counts.count("refused")
        self._send(_encode(m.Refused(id=identity, rule="table", say=key, params=params)))
