"""The doors: how many may stand in them, in all and from one address, and how long somebody may take to say anything.

uvicorn speaks HTTP and websockets; what is added here is only who may connect, and for how long in silence.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from ludotheque.server.allowance import network

FIRST_WORDS = 10.0  #: seconds until a request must be there as far as its body
SPARE = 200  #: files that are no connections: the database, the pages, the processes


class Crowd:
    """Who is connected: so many in all, so many from one address."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most
        self.each = each
        self.there: Counter[str] = Counter()
        self.all = 0

    def enter(self, address: str) -> bool:
        """Whether one more from this address may come in; if so it is there until it leaves."""
        who = network(address)
        if self.all >= self.most or self.there[who] >= self.each:
            return False
        self.there[who] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        """One of those who are there goes."""
        who = network(address)
        self.all -= 1
        self.there[who] -= 1
        if not self.there[who]:
            del self.there[who]


def room_for(wanted: int) -> int:
    """How many connections this process may hold at most, so many if it can: each is an open file."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < wanted + SPARE:
            soft = wanted + SPARE if hard == resource.RLIM_INFINITY else min(wanted + SPARE, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(1, min(wanted, soft - SPARE))
    return wanted


class HttpDoor(H11Protocol):
    """A connection until its request is there: turned away when there are too many, or when it takes too long."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, or not."""
        super().connection_made(transport)
        self.crowd: Crowd = self.config.app.state.crowd  # type: ignore[union-attr]
        self.address = self.client[0] if self.client else ""
        self.inside = self.crowd.enter(self.address)
        self.silence: asyncio.TimerHandle | None = None
        if self.inside:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        super().connection_lost(exc)
        self._heard()
        if self.inside:
            self.inside = False
            self.crowd.leave(self.address)

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        if self.inside:
            super().data_received(data)
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a websocket's connection, which is counted on."""
        self._heard()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """A request that has begun, and is not there as far as its body, is waited for only so long."""
        if self.transport.get_protocol() is not self or self.conn.their_state is not h11.IDLE:
            self._heard()
        elif self.silence is None:
            self.silence = self.loop.call_later(FIRST_WORDS, self.transport.abort)

    def _heard(self) -> None:
        if self.silence is not None:
            self.silence.cancel()
            self.silence = None


class SocketDoor(WebSocketsSansIOProtocol):
    """A websocket's connection, taken over from the one its request came by."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.conn.available_extensions:  # what changes little from message to message is packed well enough quickly
            settings = {"level": 1, "memLevel": 5}
            quick = ServerPerMessageDeflateFactory(
                server_max_window_bits=12, client_max_window_bits=12, compress_settings=settings
            )
            self.conn.available_extensions = [quick]

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        super().connection_lost(exc)
        crowd: Crowd = self.config.app.state.crowd  # type: ignore[union-attr]
        crowd.leave(self.client[0] if self.client else "")


class Doors(uvicorn.Server):
    """Closes in an order that players hardly notice: first nobody new comes in, then others may have our rooms."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Give the rooms up at once, then let everybody out."""
        for server in self.servers:
            server.close()
        await self.config.app.state.house.give_up()  # type: ignore[union-attr]
        await super().shutdown(sockets)
