"""From server to server: what a client wants of a room that another server keeps is passed on to that server.

Clients come to any server. A plain request is sent on and its answer brought back; a websocket is joined to one of our
own, and both are passed on word by word. The servers know each other by a secret in their database.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Callable, Mapping

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from ludotheque.server.asked import Answer, Request
from ludotheque.server.outside import CannotSave, Peer
from ludotheque.server.responses import LONGEST, read

log = logging.getLogger("ludotheque.server")

HEADER = "ludotheque-relay"
SLOW = 30.0  #: seconds for one plain request
RESTARTED = 1012
PASSED_ON = ("content-type", "idempotency-key", "authorization")  #: of a request's headers
BROUGHT_BACK = ("content-type", "cache-control", "retry-after")  #: of an answer's


class Link:
    """A client's websocket, joined to the server that keeps its room."""

    def __init__(
        self, peer: Peer, it: ClientConnection, send: Callable[[bytes], None], close: Callable[[int], None]
    ) -> None:
        self.peer = peer
        self.it = it
        self.send = send
        self.close = close
        self.hearing = asyncio.create_task(self._hear(), name="relay")

    async def _hear(self) -> None:
        try:
            async for message in self.it:
                self.send(message.encode() if isinstance(message, str) else message)
        except websockets.ConnectionClosed:
            pass
        finally:
            code = self.it.close_code or 1006
            self.close(RESTARTED if code in {1000, 1005, 1006, 1011} else code)

    async def say(self, raw: bytes) -> None:
        """Pass on what the client says; if nobody hears it, the client is told to come again, and says it again."""
        with contextlib.suppress(websockets.ConnectionClosed):
            await self.it.send(raw.decode())

    def cut(self) -> None:
        """The other server has gone silent."""
        self.it.transport.abort()

    async def end(self) -> None:
        """The client has gone."""
        self.hearing.cancel()
        await asyncio.gather(self.hearing, return_exceptions=True)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.it.close(), 2)


class Relay:
    """The way to the other servers of the house."""

    def __init__(self) -> None:
        self.key = ""
        self.links: set[Link] = set()
        self._http: httpx.AsyncClient | None = None

    async def start(self, secret: bytes) -> None:
        """From now on others can be asked."""
        self.key = hmac.new(secret, b"relay", "sha256").hexdigest()
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self._http = httpx.AsyncClient(timeout=SLOW, limits=limits, trust_env=False, headers={HEADER: self.key})

    async def close(self) -> None:
        """No more."""
        for link in list(self.links):
            link.cut()
        if self._http is not None:
            http, self._http = self._http, None
            await http.aclose()

    def from_peer(self, headers: Mapping[str, str]) -> bool:
        """Whether a request was passed on to us by another server of the house."""
        said = headers.get(HEADER, "")
        return bool(self.key) and hmac.compare_digest(said.encode(), self.key.encode())

    def keep(self, living: set[str]) -> None:
        """Cut the links to servers that are no longer alive."""
        for link in list(self.links):
            if link.peer.id not in living:
                link.cut()

    # ---------------------------------------------------------------- passing on
    async def answer(self, request: Request, peer: Peer) -> Answer | None:
        """The answer of the server that keeps the room; None when it cannot be reached, and nothing was asked."""
        if self._http is None:
            return None
        body = await read(request, LONGEST)
        headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        url = peer.address + request.path + (f"?{request.query}" if request.query else "")
        try:
            answer = await self._http.request(request.method, url, headers=headers, content=body)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return None
        except httpx.HTTPError as error:  # it may have been done, or not
            raise CannotSave(str(error)) from error
        brought = {name: answer.headers[name] for name in BROUGHT_BACK if name in answer.headers}
        return Answer(answer.content, answer.status_code, brought)

    async def link(
        self, peer: Peer, hello: bytes, send: Callable[[bytes], None], close: Callable[[int], None]
    ) -> Link | None:
        """Join a client to the server that keeps its room; None when it cannot be reached."""
        try:
            it = await websockets.connect(
                peer.address.replace("http", "ws", 1) + "/socket",
                additional_headers={HEADER: self.key},
                open_timeout=2,
                close_timeout=2,
                max_size=None,
                compression=None,  # on a wire between servers it costs more than it saves
                proxy=None,
            )
            await it.send(hello.decode())
        except (OSError, websockets.WebSocketException, TimeoutError):
            return None
        link = Link(peer, it, send, close)
        self.links.add(link)
        link.hearing.add_done_callback(lambda _: self.links.discard(link))
        return link

    async def think(self, peer: Peer, task: bytes, seconds: float) -> str | None:
        """Let a bot think at another server that has a process free; None when it does not."""
        if self._http is None:
            return None
        with contextlib.suppress(httpx.HTTPError):
            answer = await self._http.post(peer.address + "/peers/think", content=task, timeout=seconds + 1)
            if answer.status_code == 200:
                return answer.text
        return None
