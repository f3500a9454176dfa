"""Websockets: a client's line over the network."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.server.asked import Gone
from ludotheque.server.doors import Crowd
from ludotheque.server.house import House
from ludotheque.server.session import NOT_ALLOWED, TOO_FAST, Connection


def allowed_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Pages of other sites may not speak for a player; programs other than browsers send no origin."""
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in allowed or (host is not None and netloc == host)


async def serve(socket: WebSocket, house: House, origins: frozenset[str], crowd: Crowd) -> None:
    """Look after one client until it goes."""
    if not allowed_origin(socket.headers.get("origin"), socket.headers.get("host"), origins):
        await socket.close(NOT_ALLOWED)
        return
    from_peer = house.from_peer(socket.headers)
    address = socket.client.host if socket.client else ""
    if not from_peer and not crowd.enter(address):
        await socket.accept()
        await socket.close(TOO_FAST)
        return
    try:
        await socket.accept()
        await Connection(SocketLine(socket), house, from_peer).run()
    finally:
        if not from_peer:
            crowd.leave(address)


class SocketLine:
    """A websocket as the house knows lines."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket

    async def hear(self) -> str | bytes:
        """What the client says next."""
        try:
            message = await self.socket.receive()
        except (WebSocketDisconnect, RuntimeError) as error:
            raise Gone from error
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or message.get("bytes") or ""

    async def say(self, text: str) -> None:
        """Tell it something."""
        try:
            await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise Gone from error

    async def close(self, code: int) -> None:
        """End it."""
        try:
            await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise Gone from error
