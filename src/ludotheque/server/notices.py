"""A word to those who are away: it is your turn. Sent where the player said, signed, tried again, never in the way.

The receiver can check that it is from us: the header Ludotheque-Signature is "sha256=" and the HMAC-SHA-256
of the body in hexadecimal, under the key that `key_for` shows the owner of the address (its characters, as they
stand). The header Ludotheque-Delivery stays the same when a notice is tried again, so that none need be heard twice.

Players choose the addresses, so the server must not become their arm into its own network: it connects to public
addresses only, and to the very one it has checked, whatever a name server says a moment later.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import secrets
import socket
import uuid
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from ludotheque.kernel.codec import to_json
from ludotheque.kernel.errors import wrong
from ludotheque.kernel.text import Text
from ludotheque.server.metrics import Metrics
from ludotheque.server.outside import CannotSave, Notice, Outbox

log = logging.getLogger("ludotheque.server")

AGAIN: Final = (1.0, 5.0, 30.0, 120.0, 600.0)  #: seconds before each further try
LONGEST: Final = 500  #: characters of an address
MOST_WAITING: Final = 1000  #: notices on their way; beyond that the oldest is dropped
MOST_REMEMBERED: Final = 10_000  #: turns that somebody was told of
AT_ONCE: Final = 8  #: connections

Resolve = Callable[[str, int], Awaitable[list[str]]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


# ------------------------------------------------------------------------------------ where to
class NotPublic(Exception):
    """This address belongs to no host on the public Internet."""


def is_public(address: str) -> bool:
    """Whether an address is one anybody could reach; false for this machine, its network and all that is reserved."""
    try:
        return all(map(_is_public, _with_inner(ipaddress.ip_address(address.partition("%")[0]))))
    except ValueError:
        return False


def _is_public(it: Address) -> bool:
    apart = it.is_private or it.is_loopback or it.is_link_local or it.is_unspecified
    return it.is_global and not (apart or it.is_multicast or it.is_reserved)


def _with_inner(it: Address) -> list[Address]:
    """An address and the IPv4 addresses packed into it: checking the outer one alone could be bypassed."""
    if isinstance(it, ipaddress.IPv4Address):
        return [it]
    if it.ipv4_mapped is not None:
        return [it.ipv4_mapped]
    if it in NAT64:
        return [ipaddress.IPv4Address(int(it) & 0xFFFFFFFF)]
    if it.sixtofour is not None:
        return [it, it.sixtofour]
    if it.teredo is not None:
        return [it, *it.teredo]
    return [it]


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host, as the machine's resolver knows them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(info[4][0]) for info in found))


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connects only where it may: looks a name up once, checks every address, and connects to those."""

    def __init__(self, allow_private: bool, resolve: Resolve) -> None:
        self.allow_private = allow_private
        self.resolve = resolve
        self.inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to one of the host's addresses, all of which are public."""
        try:
            addresses = await self.resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError("unknown host") from error
        if not self.allow_private and not all(map(is_public, addresses)):
            raise NotPublic
        problem: Exception = httpcore.ConnectError("unknown host")
        for address in addresses:
            try:
                return await self.inner.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                problem = error
        raise problem


# ------------------------------------------------------------------------------------ what
class NotTaken(Exception):
    """The other side did not take a notice; it may later when `again`."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.again = again


class Notices:
    """Sends notices in the background."""

    def __init__(
        self,
        allow_private: bool = False,
        secret: bytes | None = None,
        public_url: str = "",
        metrics: Metrics | None = None,
        *,
        again: Sequence[float] = AGAIN,
        timeout: float = 5.0,
        most_waiting: int = MOST_WAITING,
        resolve: Resolve = resolve,
    ) -> None:
        self.allow_private = allow_private
        self.secret = secret or secrets.token_bytes(32)
        self.public_url = public_url.rstrip("/")
        self.metrics = metrics or Metrics()
        self.again = tuple(again)
        self.timeout = timeout
        self.most_waiting = most_waiting
        self.outbox: Outbox | None = None
        self._network = CheckedNetwork(allow_private, resolve)
        self._http: httpcore.AsyncConnectionPool | None = None
        self._told: OrderedDict[tuple[str, int, int], None] = OrderedDict()
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}  #: by room and seat, the oldest first
        self._places = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """From now on notices are sent."""
        self._http = httpcore.AsyncConnectionPool(
            max_connections=AT_ONCE, max_keepalive_connections=0, network_backend=self._network
        )

    async def close(self) -> None:
        """Stop; what is still waiting stays in the outbox."""
        tasks = list(self._waiting.values())
        self._waiting.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._http is not None:
            http, self._http = self._http, None
            await http.aclose()

    # ---------------------------------------------------------------- for players
    def check(self, url: str) -> Text | None:
        """What is wrong with an address a player gives; None when it may be used. Names are looked up only later."""
        parts = _split(url)
        if parts is None:
            return wrong("room-notify-no-address", high=LONGEST)
        host = parts.hostname or ""
        try:
            ipaddress.ip_address(host.partition("%")[0])
            private = not is_public(host)
        except ValueError:
            private = host == "localhost" or host.endswith(".localhost")
        if private and not self.allow_private:
            return wrong("room-notify-private")
        return None

    def key_for(self, url: str) -> str:
        """The key that notices to an address are signed with, to be shown to its owner and nobody else."""
        return hmac.new(self.secret, url.encode(), hashlib.sha256).hexdigest()

    # ---------------------------------------------------------------- for the tables
    def send(self, url: str, room: str, seat: int, question: int, delivery: str = "", tries: int = 0) -> None:
        """Tell somebody that it is their turn; returns at once. A turn is told once, and a newer one replaces it."""
        turn = (room, seat, question)
        if self._http is None or turn in self._told:
            return
        self._told[turn] = None
        if len(self._told) > MOST_REMEMBERED:
            self._told.popitem(last=False)
        notice = Notice(url, room, seat, question, delivery or str(uuid.uuid4()), tries)
        if self.check(url) is not None:
            self._count("refused")
            notice = Notice("", room, seat, question, notice.delivery)
        self._drop((room, seat), "replaced")
        if len(self._waiting) >= self.most_waiting:
            self._drop(next(iter(self._waiting)), "dropped")
        task = asyncio.create_task(self._deliver(notice), name="notice")
        self._waiting[room, seat] = task
        task.add_done_callback(lambda _: self._done((room, seat), task))

    def _drop(self, place: tuple[str, int], result: str) -> None:
        task = self._waiting.pop(place, None)
        if task is not None and not task.done():
            task.cancel()
            self._count(result)

    def _done(self, place: tuple[str, int], task: asyncio.Task[None]) -> None:
        if self._waiting.get(place) is task:
            del self._waiting[place]
        if not task.cancelled() and task.exception() is not None:
            log.error("a notice broke", exc_info=task.exception())

    def _count(self, result: str) -> None:
        self.metrics.notices.labels(result=result).inc()

    async def _deliver(self, notice: Notice) -> None:
        """Try until it is taken, refused for good, or tried often enough."""
        if notice.url:
            await self._try(notice)
        await self._keep(lambda outbox: outbox.told(notice))

    async def _try(self, notice: Notice) -> None:
        for tries, wait in list(enumerate((*self.again, None), 1))[notice.tries :]:
            try:
                async with self._places:
                    await self._post(notice)
                self._count("sent")
                return
            except NotTaken as why:
                # Where it was sent is private to the player, so it is not logged.
                log.info("a notice was not taken", extra={"reason": why.reason})
                if wait is None or not why.again:
                    self._count("failed")
                    return
                self._count("retried")
            seconds = wait
            await self._keep(lambda outbox, n=tries, s=seconds: outbox.try_later(notice, n, s))  # type: ignore[misc]
            await asyncio.sleep(wait)

    async def _keep(self, write: Callable[[Outbox], Awaitable[None]]) -> None:
        """Write something to the outbox; if that does not work now, the notice may be sent once more later."""
        if self.outbox is not None:
            try:
                await write(self.outbox)
            except CannotSave as error:
                log.warning("cannot write to the outbox", extra={"error": str(error)[:200]})

    async def _post(self, notice: Notice) -> None:
        """One try; raises NotTaken."""
        assert self._http is not None
        link = f"{self.public_url}/table/{notice.room}" if self.public_url else ""
        turn = {"room": notice.room, "seat": notice.seat, "question": notice.question}
        body = to_json({"event": "your-turn", **turn, "link": link})
        signature = hmac.new(self.key_for(notice.url).encode(), body, hashlib.sha256).hexdigest()
        headers = {
            "Host": urlsplit(notice.url).netloc,
            "User-Agent": "Ludotheque",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
            "Ludotheque-Signature": f"sha256={signature}",
            "Ludotheque-Delivery": notice.delivery,
        }
        url = notice.url.partition("#")[0]
        try:
            async with (
                asyncio.timeout(self.timeout),
                self._http.stream("POST", url, headers=list(headers.items()), content=body) as answer,
            ):
                status = answer.status  # what it says beyond that is not read, and it is not followed elsewhere
        except NotPublic:
            raise NotTaken("private", again=False) from None
        except (ValueError, httpcore.UnsupportedProtocol, httpcore.LocalProtocolError) as error:
            raise NotTaken(type(error).__name__, again=False) from None
        except (OSError, httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError) as error:
            raise NotTaken(type(error).__name__, again=True) from None
        if not 200 <= status < 300:
            raise NotTaken(f"status {status}", again=status >= 500 or status in {408, 425, 429})


def _split(url: str) -> SplitResult | None:
    """The parts of a web address; None when it is none, or has what none needs: blanks, passwords, odd ports."""
    if not 0 < len(url) <= LONGEST or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        return None
    try:
        parts = urlsplit(url)
        good = parts.scheme in {"http", "https"} and parts.hostname and "@" not in parts.netloc and parts.port != 0
    except ValueError:
        return None
    return parts if good else None
