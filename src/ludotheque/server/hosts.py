"""By which names this server is spoken to: a page of another site cannot reach it under a name of its own.

A browser sends to whatever address a name server gives for a name. If somebody's own name could lead here, their page
would count as ours. Addresses in numbers lead nowhere else, and are always right.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server.asgi import turn_away
from ludotheque.server.rooms import refuse

PLAIN = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:\d{1,5})?")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'{sockets}; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'"
)


def own_names(host: str, public_url: str, more: Iterable[str] = ()) -> frozenset[str]:
    """The names of this server: its machine's, the one it listens at, the public one, and what the operator adds."""
    machine = socket.gethostname().lower()
    public = urlsplit(public_url).hostname or ""
    names = {"localhost", machine, machine.partition(".")[0] + ".local", host.lower(), public, *map(str.lower, more)}
    return frozenset(names - {""})


def is_ours(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server."""
    found = PLAIN.fullmatch(host)
    if found is None:
        return False
    name = found[1].strip("[]").lower().rstrip(".")
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in names or name.endswith(".localhost")
    return True


class Hosts:
    """Answers only to our own names."""

    def __init__(self, app: ASGIApp, names: frozenset[str], trusted: Callable[[Scope], bool]) -> None:
        self.app = app
        self.names = names
        self.trusted = trusted  #: another server of the house, which has looked at it

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for us."""
        speaks = scope["type"] in {"http", "websocket"}
        if not speaks or is_ours(Headers(scope=scope).get("host", ""), self.names) or self.trusted(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
        else:
            await turn_away(refuse("room-other-name"), 421, scope, receive, send)


class SafetyHeaders:
    """What a browser must be told about every page: nothing from elsewhere, no framing, no guessing of types."""

    HEADERS = (
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
    )

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add them to every answer."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                host = Headers(scope=scope).get("host", "")
                # Older browsers do not count our websockets as our own, so they are named.
                sockets = f" ws://{host} wss://{host}" if PLAIN.fullmatch(host) else ""
                policy = (b"content-security-policy", POLICY.format(sockets=sockets).encode())
                message["headers"] = [*message.get("headers", []), *self.HEADERS, policy]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)
