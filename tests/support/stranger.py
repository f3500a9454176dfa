"""Strangers at the door, and the players they must not disturb.

A `Wire` is a bare connection that says whatever it is told to say and keeps every frame it gets. `Players` are two
honest clients at a table of their own; whatever a stranger does in the meantime, they play on, and in the end their
record proves it.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import secrets
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from types import TracebackType
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

import ludotheque as ldt
from support.serving import Client, Server

Data = dict[str, Any]

BAD = ("error", "critical")
#: What uvicorn itself writes when a client sends text that is none; the connection is closed with 1007.
NOT_OURS = ("Invalid UTF-8 sequence received from client.",)


# ------------------------------------------------------------------------------------ what the server has
def journal(server: Server, room: str) -> list[Data]:
    """The entries of a room as they are on disk."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True, timeout=10)) as database:
        rows = database.execute("SELECT entry FROM journal WHERE room = ? ORDER BY seq", (room,)).fetchall()
    return [json.loads(row[0]) for row in rows]


def all_entries(server: Server) -> int:
    """How many entries there are of all rooms."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True, timeout=10)) as database:
        return int(database.execute("SELECT count(*) FROM journal").fetchone()[0])


def folded(entries: list[Data]) -> ldt.Match:
    """The match that a journal comes to, made with the library alone; the server's own folding is not used."""
    opened = entries[0]
    names = [seat["name"] for seat in opened["seats"]]
    for entry in entries:
        if entry["entry"] == "sat":
            names[entry["seat"]] = entry["name"]
    secret = bytes.fromhex(opened["secret"])
    match = ldt.game(opened["game"]).start(len(names), options=opened["options"], names=names, secret=secret)
    for entry in entries[1:]:
        if entry["entry"] == "played":
            match.play(entry["seat"], entry["move"])
        elif entry["entry"] == "undone":
            match.undo(entry["seat"], entry["agreed"])
        elif entry["entry"] == "conceded":
            match.concede(entry["seat"])
    return match


def log_lines(server: Server) -> list[Data]:
    """The server's log so far; every line must be a JSON object."""
    with open(server.errors.name, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def troubles(server: Server) -> list[Data]:
    """Lines of the log that say something went wrong inside the server."""
    return [line for line in log_lines(server) if line["level"] in BAD and line["what"] not in NOT_OURS]


# ------------------------------------------------------------------------------------ plain HTTP, bare
class Answered:
    """An HTTP answer: status, headers in lower case, body."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def data(self) -> Any:
        return json.loads(self.body)


def request(
    server: Server, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> Answered:
    """One request with the path exactly as given, dots and all."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for key, value in (headers or {}).items():
            connection.putheader(key, value)
        if body is not None:
            connection.putheader("content-length", str(len(body)))
        connection.endheaders()
        if body is not None:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # it may answer before it has heard all
                connection.send(body)
        answer = connection.getresponse()
        return Answered(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
    finally:
        connection.close()


def post(server: Server, path: str, body: object) -> Answered:
    return request(server, "POST", path, json.dumps(body).encode(), {"content-type": "application/json"})


def get(server: Server, path: str) -> Answered:
    return request(server, "GET", path)


# ------------------------------------------------------------------------------------ a bare websocket
class Wire:
    """One websocket connection that does nothing by itself."""

    def __init__(self, it: ClientConnection) -> None:
        self.it = it
        self.raw: list[str] = []
        self.last: dict[str, int] = {}  #: by recipient, the number of the last message
        self.views: dict[int | None, Data] = {}  #: by recipient, the last one

    @classmethod
    async def open(cls, server: Server, origin: str | None = None, path: str = "", **options: Any) -> Wire:
        more: Data = {"max_size": 2**22, "open_timeout": 10, "close_timeout": 2, "ping_interval": None, **options}
        if origin is not None:
            more["additional_headers"] = {"Origin": origin}
        return cls(await websockets.connect(server.socket_url + path, **more))

    async def __aenter__(self) -> Wire:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.it.close()

    def abort(self) -> None:
        """Gone without a word, as when a cable is pulled."""
        self.it.transport.abort()

    async def send(self, message: Data | str | bytes) -> None:
        await self.it.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self, timeout: float = 10) -> Data:
        """The next message; its number must follow the last one of its recipient."""
        raw = await asyncio.wait_for(self.it.recv(), timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Data = json.loads(raw)
        if message["is"] in ("done", "refused"):
            return message
        who = str(message["seat"])
        if who in self.last and not (message["is"] == "snapshot" and message["n"] >= self.last[who]):
            assert message["n"] == self.last[who] + 1, f"a hole in the numbers: {self.last[who]} then {message['n']}"
        self.last[who] = message["n"]
        if message.get("view") is not None:
            self.views[message["seat"]] = message["view"]
        return message

    async def until(self, *kinds: str, timeout: float = 10) -> Data:
        """The next message of one of these kinds."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.next(timeout)
                if message["is"] in kinds:
                    return message

    async def hello(self, room: str, tokens: list[str] | tuple[str, ...] = (), **more: Any) -> Data:
        """Come to a table; returns the snapshot, the last one when there are several."""
        await self.send({"do": "hello", "room": room, "tokens": list(tokens), **more})
        message = await self.until("snapshot")
        for _ in range(len(tokens) - 1):
            message = await self.until("snapshot")
        return message

    async def ask(self, command: Data, timeout: float = 10) -> Data:
        """Send a command; its answer, done or refused."""
        await self.send({"id": new_id(), **command})
        return await self.until("done", "refused", timeout=timeout)

    async def closed(self, timeout: float = 10) -> int:
        """Wait until the server closes the connection; with which code."""
        async with asyncio.timeout(timeout):
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    await self.next(timeout)
        assert self.it.close_code is not None
        return self.it.close_code

    async def rest(self, seconds: float = 0.2) -> list[Data]:
        """Whatever comes within a moment."""
        out = []
        with contextlib.suppress(TimeoutError, websockets.ConnectionClosed):
            async with asyncio.timeout(seconds):
                while True:
                    out.append(await self.next(seconds))
        return out


def new_id() -> str:
    return secrets.token_hex(8)


def raw_socket(server: Server, *messages: Data) -> socket.socket:
    """A websocket by hand, without compression and with small buffers: it says something, and reads nothing."""
    it = socket.socket()
    it.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    it.settimeout(10)
    it.connect(("127.0.0.1", server.port))
    lines = [
        "GET /socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", "",
    ]  # fmt: skip
    it.sendall("\r\n".join(lines).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += it.recv(1)
    assert b" 101 " in answer
    for message in messages:
        it.sendall(frame(json.dumps(message).encode()))
    return it


def frame(payload: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A masked frame of a client."""
    head = bytes([(0x80 if fin else 0) | opcode])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + len(payload).to_bytes(8, "big")
    mask = secrets.token_bytes(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


# ------------------------------------------------------------------------------------ the others
class Players:
    """Two honest players at a table of their own."""

    def __init__(self, server: Server, made: Data, seed: int = 1) -> None:
        self.server = server
        self.made = made
        self.room: str = made["room"]
        self.tokens: list[str] = [link["token"] for link in made["mine"]]
        self.clients = [Client(server, self.room, [token]) for token in self.tokens]
        self.rng = random.Random(seed)
        self.played: list[tuple[int, str]] = []
        self.slowest = 0.0

    @property
    def question(self) -> int:
        return int(self.clients[0].views[0]["question"])

    @property
    def turn(self) -> int:
        """The seat the table waits for."""
        return int(self.clients[0].views[0]["waiting"][0])

    def moves(self, seat: int) -> list[str]:
        ask = self.clients[seat].views[seat]["ask"]
        return [option["move"] for option in ask["options"]] if ask else []

    async def move(self, times: int = 1) -> None:
        """So many legal moves; each that ends an answer is told to both."""
        for _ in range(times):
            seat = self.turn
            mover = self.clients[seat]
            heard = mover.n[str(seat)]
            move = self.rng.choice(self.moves(seat))
            began = time.monotonic()
            answer = await self.clients[seat].play(seat, move)
            assert answer["is"] == "done", answer
            await mover.until(lambda c=mover, n=str(seat), was=heard: c.n[n] > was)
            seen = mover.views[seat]
            for number, client in enumerate(self.clients):  # a pick of an answer that goes on is told to nobody else
                await client.until(
                    lambda c=client, n=number, v=seen: (
                        (c.views[n]["question"], c.views[n]["waiting"], c.views[n]["over"])
                        == (v["question"], v["waiting"], v["over"])
                    )
                )
            self.slowest = max(self.slowest, time.monotonic() - began)
            self.played.append((seat, move))

    async def both_past(self, question: int) -> None:
        """Wait until both have seen this question answered."""
        for number, client in enumerate(self.clients):
            await client.until(lambda c=client, n=number: c.views[n]["over"] or c.views[n]["question"] > question)

    async def end(self) -> Data:
        """Concede, and prove by the record that nothing else was ever done at this table."""
        answer = await self.clients[0].do({"do": "concede", "seat": 0})
        assert answer["is"] == "done", answer
        for number, client in enumerate(self.clients):
            await client.until(lambda c=client, n=number: c.views[n]["over"])
        status, record = self.server.get(f"/api/tables/{self.room}/record")
        assert status == 200
        match = ldt.verify(record)
        answers = [tuple(answer) for answer in record["answers"] if answer[0] != "chance"]
        assert answers == [*self.played, (0, "concede")]
        assert match.digest() == folded(journal(self.server, self.room)).digest()
        return record


@contextlib.asynccontextmanager
async def seated(server: Server, **options: Any) -> AsyncIterator[Players]:
    """Two players at a new table, both there."""
    them = Players(server, server.make(**options))
    async with them.clients[0], them.clients[1]:
        for number, client in enumerate(them.clients):
            await client.until(lambda c=client, n=number: n in c.views and c.table["seats"][1 - n]["here"])
        yield them


@contextlib.asynccontextmanager
async def players(server: Server, **options: Any) -> AsyncIterator[Players]:
    """Two players who are never disturbed: one connection each, nothing done at their table but what they did."""
    before = len(troubles(server))
    async with seated(server, **options) as them:
        await them.move()
        yield them
        await them.move()
        assert [client.connections for client in them.clients] == [1, 1]
        played = [entry for entry in journal(server, them.room) if entry["entry"] == "played"]
        assert [(entry["seat"], entry["move"]) for entry in played] == them.played
        await them.end()
    assert troubles(server)[before:] == []


@contextlib.contextmanager
def running(folder: Any, *options: str) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(folder, None, *options)
    try:
        yield server.start()
    finally:
        server.stop()
