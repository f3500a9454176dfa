"""The door of a house in a browser: what a page asks it, and the lines on which it speaks to the page."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final, Literal

from ludotheque.local.bots import DEADLINE, SLOW, PageBots, PageChecks, SecondWorker
from ludotheque.local.given import Closed, Storage, Tell, Thinker
from ludotheque.local.nobody import NoCounts, NoNotices
from ludotheque.local.store import PageStore
from ludotheque.server.asked import Gone, Request
from ludotheque.server.house import House
from ludotheque.server.http import Api, routes
from ludotheque.server.responses import Handler, lang_of, problem
from ludotheque.server.rooms import refuse
from ludotheque.server.session import Allowance, Connection
from ludotheque.wire import http as h

log = logging.getLogger("ludotheque.local")

Answered = tuple[int, dict[str, str], bytes]  #: a status, headers, a body
UNLIMITED: Final = 1e9  #: messages that a page may send: its player waits for nobody else
#: What needs others, or a server.
ABSENT: Final[list[Literal["invitations", "open-tables", "opponents", "notices", "reports", "qr", "passkeys"]]] = [
    "invitations",
    "open-tables",
    "opponents",
    "notices",
    "reports",
    "qr",
    "passkeys",
]


def about() -> h.House:
    """What this house can do."""
    slow = [h.SlowLevel(level, "house-level-slow", {}) for level in SLOW]
    return h.House(here=True, absent=ABSENT, slow=slow)


async def open_house(
    storage: Storage, thinker: Thinker, tell: Tell, closed: Closed, deadline: float = DEADLINE
) -> Door:
    """Open a house on what the page gives; `tell` and `closed` are how it speaks on its lines.

    A bot has so many seconds, and those it may think, before a move is drawn for it.
    """
    worker = SecondWorker(thinker)
    house = House(PageStore(storage), PageBots(worker, deadline), PageChecks(worker), NoNotices(), NoCounts())
    await house.start()
    return Door(house, tell, closed)


class Door:
    """Where a page comes in."""

    def __init__(self, house: House, tell: Tell, closed: Closed) -> None:
        self.house = house
        self.tell = tell
        self.closed = closed
        self.routes = [(way, _pattern(path), done) for path, way, done in routes(house, Api(house, about()))]
        self.lines: dict[int, PageLine] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ---------------------------------------------------------------- what is asked once
    async def ask(self, method: str, path: str, headers: Any = None, body: Any = b"") -> Answered:
        """What the house answers to a request; what is wrong with it is an answer too."""
        sent = _bytes(body)

        async def stream() -> AsyncIterator[bytes]:
            yield sent

        place, _, query = path.partition("?")
        names = {str(name).lower(): str(value) for name, value in _plain(headers).items()}
        handler, params = self._handler(method, place)
        request = Request(method, place, query, names, stream, params)
        if handler is None:
            answer = problem(refuse("house-not-here"), lang_of(request, "en"), 404)
        else:
            try:
                answer = await handler(request)
            except Exception:
                log.exception("a request failed")
                return 500, {}, b""
        return answer.status, answer.headers, answer.body

    def _handler(self, method: str, path: str) -> tuple[Handler | None, dict[str, str]]:
        for way, pattern, done in self.routes:
            found = pattern.fullmatch(path) if way == method else None
            if found is not None:
                return done, found.groupdict()
        return None, {}

    # ---------------------------------------------------------------- lines
    def open(self, line: int, path: str = "/socket", headers: Any = None) -> None:
        """A page opens a line: what a websocket is on a server."""
        it = self.lines[line] = PageLine(line, self)
        task = asyncio.create_task(self._serve(it), name=f"line {line}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, it: PageLine) -> None:
        try:
            await Connection(it, self.house, allowance=Allowance(UNLIMITED, UNLIMITED)).run()
        finally:
            if self.lines.get(it.number) is it:
                del self.lines[it.number]

    def say(self, line: int, text: str) -> None:
        """A page says something on its line."""
        if line in self.lines:
            self.lines[line].heard.put_nowait(text)

    def close(self, line: int) -> None:
        """A page closes its line, or is gone."""
        it = self.lines.pop(line, None)
        if it is not None:
            it.gone = True
            it.heard.put_nowait(None)

    # ---------------------------------------------------------------- closing
    async def stop(self) -> None:
        """Close the house: what is being written is finished, and every line is closed."""
        await self.house.stop()
        for it in list(self.lines.values()):
            await it.close(1012)
        await asyncio.gather(*self._tasks, return_exceptions=True)


class PageLine:
    """One line to a page."""

    def __init__(self, number: int, door: Door) -> None:
        self.number = number
        self.door = door
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.gone = False

    async def hear(self) -> str:
        """What the page says next."""
        text = await self.heard.get()
        if text is None:
            raise Gone
        return text

    async def say(self, text: str) -> None:
        """Tell the page something."""
        if self.gone:
            raise Gone
        self.door.tell(self.number, text)

    async def close(self, code: int) -> None:
        """End it, and say why."""
        if not self.gone:
            self.gone = True
            self.heard.put_nowait(None)
            self.door.closed(self.number, code, "")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def _plain(given: Any) -> Mapping[str, Any]:
    """A mapping, also from an object of the page's."""
    return dict(given.to_py() if hasattr(given, "to_py") else given or {})


def _bytes(given: Any) -> bytes:
    """What was sent, as text or as bytes of the page's."""
    if isinstance(given, str):
        return given.encode()
    return bytes(given.to_bytes() if hasattr(given, "to_bytes") and not isinstance(given, int) else given or b"")
