"""A real server process on loopback, and clients that find their way back to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import websockets

#: How long a server may take to start, in seconds; a machine that does much else at the same time is slow.
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return it.getsockname()[1]


class Server:
    """`python -m ludotheque.server` on a port of its own; it can be killed and started again on the same database."""

    def __init__(self, folder: Path, database: str | None = None, *options: str) -> None:
        self.port = free_port()
        self.database = database or str(folder / "tables.sqlite")
        self.options = options
        self.errors = (folder / f"server-{self.port}.log").open("ab")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        command = [sys.executable, "-m", "ludotheque.server", "--port", str(self.port), "--database", self.database]
        command += ["--posts-at-once", "1000000", "--connections-per-address", "5000"]  # all come from one address
        self.process = subprocess.Popen([*command, *self.options], stdout=self.errors, stderr=self.errors)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if self.get("/healthz")[0] in (200, 503):
                    return self
            except OSError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: see {self.errors.name}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        self.errors.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    def get(self, path: str) -> tuple[int, dict]:
        return self.call("GET", path)

    def post(self, path: str, body: object) -> tuple[int, dict]:
        return self.call("POST", path, json.dumps(body).encode())

    def call(self, method: str, path: str, body: bytes | None = None) -> tuple[int, dict]:
        request = urllib.request.Request(self.url + path, body, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, json.loads(answer.read() or b"{}")
        except urllib.error.HTTPError as error:
            body = error.read() or b"{}"
            with contextlib.suppress(ValueError):
                return error.code, json.loads(body)
            return error.code, {"say": "", "text": body.decode(errors="replace")}

    def make(self, game: str = "yutaka", seats: list[dict] | None = None, **more) -> dict:
        seats = seats or [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bo"}]
        status, made = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert status == 201, made
        return made


class Client:
    """A client that keeps what it was told, resends what was not acknowledged, and comes back by itself.

    It comes back at once; `like_pages`, it waits between its tries as the pages do.
    """

    def __init__(self, server: Server, room: str, tokens: list[str] = (), like_pages: bool = False) -> None:
        self.like_pages = like_pages
        self.tries = 0
        self.server = server
        self.room = room
        self.tokens = list(tokens)
        self.epoch = ""
        self.rewound = -1
        self.n: dict[str, int] = {}
        self.views: dict[int | None, dict] = {}
        self.events: dict[int | None, list[dict]] = {}
        self.table: dict = {}
        self.raw: list[str] = []
        self.replies: dict[str, asyncio.Future] = {}
        self.unsent: dict[str, str] = {}
        self.connections = 0
        self.snapshots = 0
        self.resends = 0
        self.closed: list[int] = []  #: why connections ended
        self.failure: AssertionError | None = None  #: what the server told that cannot be
        self.wanted = asyncio.Event()
        self.wanted.set()
        self.changed = asyncio.Condition()
        self._socket = None
        self._task: asyncio.Task | None = None

    async def __aenter__(self) -> Client:
        self._task = asyncio.create_task(self._stay())
        await self.until(lambda: len(self.n) >= max(1, len(self.tokens)))
        return self

    async def __aexit__(self, *_) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self) -> None:
        while True:
            await self.wanted.wait()
            try:
                async with websockets.connect(self.server.socket_url, max_size=2**22, open_timeout=5) as it:
                    self._socket = it
                    self.connections += 1
                    hello = {
                        "do": "hello",
                        "room": self.room,
                        "tokens": self.tokens,
                        "epoch": self.epoch,
                        "since": self.n,
                        "rewound": self.rewound,
                        "events": {("watch" if s is None else str(s)): len(e) for s, e in self.events.items()},
                    }
                    await it.send(json.dumps(hello))
                    for raw in list(self.unsent.values()):
                        self.resends += 1
                        await it.send(raw)
                    async for raw in it:
                        self.tries = 0
                        self.raw.append(raw)
                        self._take(json.loads(raw))
                        await self._tell()
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass
            except AssertionError as error:
                self.failure = error
                await self._tell()
                raise
            finally:
                if self._socket is not None:
                    self.closed.append(self._socket.close_code or 1006)
                self._socket = None
            await self._tell()
            await asyncio.sleep(min(1, 0.25 * 2**self.tries) * random.uniform(0.7, 1.3) if self.like_pages else 0.02)
            self.tries += 1

    async def _tell(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def part(self) -> None:
        """Go away, until `come_back`."""
        self.wanted.clear()
        if self._socket is not None:
            await self._socket.close()
        await self.until(lambda: self._socket is None)

    async def come_back(self) -> None:
        """Connect again; returns when the server has said what was missed."""
        heard = len(self.raw)
        self.wanted.set()
        await self.until(lambda: len(self.raw) > heard)

    def _take(self, message: dict) -> None:
        kind = message["is"]
        if kind in ("done", "refused"):
            self.unsent.pop(message["id"], None)
            future = self.replies.get(message["id"])
            if future is not None and not future.done():
                future.set_result(message)
            return
        seat = message["seat"]
        key = "watch" if seat is None else str(seat)
        if kind == "snapshot":
            self.snapshots += 1
            self.epoch = message["epoch"]
            self.table = message["room"]
            self.rewound = message["rewound"]
            self.events[seat] = [*self.events.get(seat, [])[: message["after"]], *message["events"]]
            assert [event["number"] for event in self.events[seat]] == list(range(1, len(self.events[seat]) + 1))
            if message["view"] is not None:
                self.views[seat] = message["view"]
        else:
            assert message["n"] == self.n[key] + 1, f"a hole in the numbers: {self.n[key]} then {message['n']}"
            if kind == "room":
                self.table = message["room"]
            else:
                assert message["after"] == len(self.events[seat])
                self.views[seat] = message["view"]
                self.events[seat] += message["events"]
        self.n[key] = message["n"]

    async def until(self, true, timeout: float = 20) -> None:
        async def waiting() -> None:
            async with self.changed:
                while not true():
                    if self.failure is not None:
                        raise self.failure
                    await self.changed.wait()

        await asyncio.wait_for(waiting(), timeout)

    async def do(self, command: dict, timeout: float = 30) -> dict:
        """Send a command; returns when the server has acknowledged or refused it, however often it died in between."""
        command = {"id": secrets.token_hex(8), **command}
        raw = json.dumps(command)
        self.unsent[command["id"]] = raw
        self.replies[command["id"]] = asyncio.get_running_loop().create_future()
        if self._socket is not None:
            with contextlib.suppress(websockets.WebSocketException):
                await self._socket.send(raw)
        return await asyncio.wait_for(self.replies[command["id"]], timeout)

    async def play(self, seat: int, move: str) -> dict:
        return await self.do({"do": "play", "seat": seat, "move": move, "question": self.views[seat]["question"]})
