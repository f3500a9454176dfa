"""How much anybody may send: a steady rate and a burst, so that one client cannot keep a server busy for all others."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

from starlette.types import ASGIApp, Receive, Scope, Send

from ludotheque.server.asgi import turn_away
from ludotheque.server.rooms import refuse
from ludotheque.server.session import Allowance

MOST_ADDRESSES = 10_000  #: remembered; the one that has been quiet longest is forgotten first


class Posts:
    """Lets every address ask only so much; a client that asks too often is told so, and its request is not read."""

    def __init__(
        self, app: ASGIApp, rate: float, burst: float, trusted: Callable[[Scope], bool] = lambda scope: False
    ) -> None:
        self.app = app
        self.trusted = trusted  #: whose posts were counted elsewhere
        self.rate = rate
        self.burst = burst
        self.allowances: dict[str, Allowance] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is allowed."""
        if scope["type"] == "http" and costs(scope) and not (self.trusted(scope) or self.spend(scope)):
            await turn_away(refuse("room-too-often"), 429, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def spend(self, scope: Scope) -> bool:
        """Whether the sender of this request may still post."""
        client = scope.get("client")
        address = network(client[0] if client else "")
        allowance = self.allowances.pop(address, None) or Allowance(self.rate, self.burst)
        self.allowances[address] = allowance  # the last one is the one that posted last
        if len(self.allowances) > MOST_ADDRESSES:
            del self.allowances[next(iter(self.allowances))]
        allowed = allowance.spend()
        allowance.left = max(0.0, allowance.left)  # trying again does not make the wait longer
        return allowed


def costs(scope: Scope) -> bool:
    """Whether a request counts: everything that is posted, and what takes time to draw or to look through."""
    path: str = scope["path"]
    posted = scope["method"] == "POST"
    return bool(posted) or path == "/api/qr" or path.endswith(("/replay", "/course", "/openapi.json"))


def network(address: str) -> str:
    """What counts as one client: an IPv4 address, or an IPv6 network, since one client has all of its addresses."""
    try:
        it = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((it, 64), strict=False)) if it.version == 6 else address
