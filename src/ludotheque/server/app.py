"""The server put together, and how it is run."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import socket as socket_module
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from importlib import resources
from pathlib import Path

import platformdirs
import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ludotheque.server import socket
from ludotheque.server.addresses import lan_addresses, share_urls
from ludotheque.server.allowance import Posts
from ludotheque.server.asgi import mounted
from ludotheque.server.botpool import BotPool
from ludotheque.server.checkpool import CheckPool
from ludotheque.server.company_http import CompanyApi
from ludotheque.server.doors import Crowd, Doors, HttpDoor, SocketDoor, room_for
from ludotheque.server.holding import holding
from ludotheque.server.hosts import Hosts, SafetyHeaders, own_names
from ludotheque.server.house import House
from ludotheque.server.http import Api, routes
from ludotheque.server.leases import Leases
from ludotheque.server.metrics import Metrics
from ludotheque.server.notices import Notices
from ludotheque.server.openapi import openapi
from ludotheque.server.pages import Pages, accepts
from ludotheque.server.relay import Relay
from ludotheque.server.session import MOST_BYTES
from ludotheque.server.store import Store
from ludotheque.wire import http as h


def default_database() -> str:
    """The file where this machine's tables are kept."""
    return str(Path(platformdirs.user_data_dir("ludotheque")) / "tables.sqlite")


@dataclass
class Settings:
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    public_url: str = ""
    peer_url: str = ""  #: where the other servers of the house reach this one, if not at the address it listens at
    bot_workers: int = 1
    bot_deadline: float = 5.0
    private_notices: bool = False
    posts_at_once: float = 60.0  #: that one address may send at once
    posts_per_second: float = 2.0  #: that it may send in the long run
    connections: int = 10_000  #: that may be open at once
    connections_per_address: int = 200
    keep: float = 365.0  #: days after which a table that nobody has touched goes; 0: never
    hosts: tuple[str, ...] = ()  #: further names this server is spoken to by


class Compression(GZipMiddleware):
    """Compresses long answers of the API for clients that accept it; the pages were compressed when they were built."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress, or pass on."""
        path = scope.get("path", "")
        ours = scope["type"] == "http" and (path.startswith("/api/") or path == "/openapi.json")
        if ours and accepts(Headers(scope=scope).get("accept-encoding", ""), "gzip"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def peer_url(settings: Settings) -> str:
    """Where the other servers of the house reach this one."""
    if settings.peer_url:
        return settings.peer_url.rstrip("/")
    host = settings.host
    if host in {"", "0.0.0.0", "::", "*"}:
        host = next((address for address in lan_addresses() if host != "0.0.0.0" or ":" not in address), "127.0.0.1")
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def client_folder() -> Path:
    """Where the built browser client is, if it was built."""
    return Path(str(resources.files("ludotheque.server").joinpath("client")))


def build(settings: Settings) -> Starlette:
    """The whole application."""
    metrics = Metrics()
    store = Store(settings.database)
    bots = BotPool(settings.bot_workers, settings.bot_deadline, metrics)
    notices = Notices(settings.private_notices, public_url=settings.public_url, metrics=metrics)
    leases, relay = (Leases(store, peer_url(settings)), Relay()) if store.shared else (None, None)
    house = House(store, bots, CheckPool(), notices, metrics, leases, relay, keep=settings.keep)
    sockets = Crowd(settings.connections, settings.connections_per_address)
    origins = frozenset({settings.public_url.rstrip("/")} if settings.public_url else set())

    def where() -> list[str]:
        return share_urls(settings.host, settings.port, settings.public_url)

    api = Api(house, h.House(here=False, absent=[], slow=[]), where)
    company = CompanyApi(house, api, store, bots, metrics, origins)

    async def connect(websocket: WebSocket) -> None:
        await socket.serve(websocket, house, origins, sockets)

    async def describe(request: Request) -> Response:
        return Response(json.dumps(openapi()), media_type="application/json")

    def trusted(scope: Scope) -> bool:
        return house.from_peer(Headers(scope=scope))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        notices.secret = await store.secret("notices")
        await notices.start()
        await house.start()
        gc.freeze()  # with many tables a full collection would stop everything for a while and find almost nothing
        gc.set_threshold(50_000, 50, 200)
        try:
            yield
        finally:
            await house.stop()
            await notices.close()
            await bots.close()
            await store.close()

    app = Starlette(
        routes=[
            *mounted(routes(house, api, company.routes())),
            Route("/openapi.json", describe),
            WebSocketRoute("/socket", connect),
            Route("/{path:path}", Pages(client_folder()).page),
        ],
        middleware=[
            Middleware(SafetyHeaders),
            Middleware(
                Hosts,
                names=own_names(settings.host, settings.public_url, settings.hosts),
                trusted=trusted,
            ),
            Middleware(
                Posts,
                rate=settings.posts_per_second,
                burst=settings.posts_at_once,
                trusted=trusted,
            ),
            Middleware(Compression, minimum_size=1024, compresslevel=6),
        ],
        lifespan=lifespan,
    )
    app.state.house = house
    # Behind a proxy, or beside other servers, one address connects for many.
    alone = not settings.public_url and not store.shared
    app.state.crowd = Crowd(settings.connections, settings.connections_per_address if alone else settings.connections)
    return app


class JsonLines(logging.Formatter):
    """One JSON object a line, without secrets: no rooms, whose names are links, no tokens, no names, no addresses."""

    EXTRAS = ("error", "reason", "kind", "status")

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {"at": round(time.time(), 3), "level": record.levelname.lower(), "what": record.getMessage()}
        for key in self.EXTRAS:
            if hasattr(record, key):
                line[key] = getattr(record, key)
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)[-2000:]
        return json.dumps(line, ensure_ascii=False)


def bound(host: str, port: int) -> list[socket_module.socket]:
    """The port, before anything is read: who has it is the only server at this address. Nobody is let in yet."""
    out = []
    try:
        places = socket_module.getaddrinfo(
            host or None, port, type=socket_module.SOCK_STREAM, flags=socket_module.AI_PASSIVE
        )
        for family, kind, protocol, _, address in dict.fromkeys(places):
            it = socket_module.socket(family, kind, protocol)
            if os.name == "posix":
                it.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_REUSEADDR, 1)
            if family == socket_module.AF_INET6:
                it.setsockopt(socket_module.IPPROTO_IPV6, socket_module.IPV6_V6ONLY, 1)
            it.bind(address)
            out.append(it)
    except OSError as error:
        sys.exit(f"cannot listen at {host}:{port}: {error}")
    return out


def run(settings: Settings) -> None:
    """Serve until told to stop; raises Held when another server holds the database's file."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "alembic", "httpx"):  # they name the addresses of clients, the names of tables
        logging.getLogger(noisy).setLevel(logging.WARNING)
    settings = replace(settings, connections=room_for(settings.connections))
    config = uvicorn.Config(
        build(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=HttpDoor,
        ws=SocketDoor,
        ws_max_size=MOST_BYTES * 2,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.public_url),  # only a proxy is believed about its clients
    )
    with contextlib.suppress(KeyboardInterrupt), holding(settings.database, peer_url(settings)):  # Ctrl-C ends it
        Doors(config).run(bound(settings.host, settings.port))
