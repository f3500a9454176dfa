"""A stranger who sends anything at all, in any order: no crash, nothing changed but by the rules, nobody disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
import socket
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import websockets

import ludotheque as ldt
from ludotheque.server.openapi import openapi
from support.serving import Server
from support.stranger import Data, Wire, folded, get, journal, new_id, players, request, running, troubles

BURST = 50  #: messages of one connection; a few more at once would be too many


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("fuzz")) as it:
        yield it


# ------------------------------------------------------------------------------------ anything
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**64), 10**30, 1.5, 1e308, "", "x", "\x00", "\u202e", "é" * 50,
    "x" * 700, "1a",
    "'; DROP TABLE rooms; --", "../../etc/passwd", "{{7*7}}", [], {}, [[[[]]]], {"a": {"b": {}}}, ["x"] * 50,
]  # fmt: skip
COMMANDS: list[Data] = [
    {"do": "play", "move": "1a", "question": 1},
    {"do": "play", "move": "1a", "question": 1, "sure": False},
    {"do": "undo"},
    {"do": "consent", "yes": True},
    {"do": "consent", "yes": False},
    {"do": "pause", "on": True},
    {"do": "pause", "on": False},
    {"do": "say", "phrase": "hello"},
    {"do": "say", "text": "hm", "mates": True},
    {"do": "replace", "absent": 1, "by": "bot"},
    {"do": "replace", "absent": 0, "by": "claim"},
    {"do": "leave"},
    {"do": "notify", "url": "https://example.org/"},
    {"do": "rematch"},
]


def bent(rng: random.Random, data: Any) -> Any:
    """Something like it, but wrong somewhere: a value, a field too few or too many, another type."""
    data = copy.deepcopy(data)
    spots: list[tuple[Any, Any]] = []

    def look(at: Any) -> None:
        for key in list(at) if isinstance(at, dict) else range(len(at)) if isinstance(at, list) else []:
            spots.append((at, key))
            look(at[key])

    look(data)
    for _ in range(rng.randint(1, 3)):
        kind = rng.randrange(4)
        if not spots or kind == 3:
            return rng.choice(ODD)
        where, key = rng.choice(spots)
        with contextlib.suppress(KeyError, IndexError):
            if kind == 0:
                where[key] = rng.choice(ODD)
            elif kind == 1:
                del where[key]
            elif isinstance(where, dict):
                where[rng.choice(["x", "do", "id", "seat", "__proto__", ""])] = rng.choice(ODD)
    return data


def garbled(rng: random.Random, raw: bytes) -> bytes:
    """Bytes with something lost, doubled or changed."""
    out = bytearray(raw or b"x")
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(out))
        kind = rng.randrange(3)
        if kind == 0:
            out[at] = rng.randrange(256)
        elif kind == 1:
            out[at:at] = rng.randbytes(rng.randint(1, 8))
        elif len(out) > 1:
            del out[at]
    return bytes(out)


# ------------------------------------------------------------------------------------ websockets
class Stranger:
    """A state machine: outside, connected, or at the table in some seat; in each it does what comes to its mind."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.made = server.make(talk=True)
        self.tokens = [link["token"] for link in self.made["mine"]]
        self.sent = 0
        self.heard: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.ids: list[str] = []

    async def visit(self) -> None:
        """Come, send a burst of things, and go, one way or another."""
        state = "connected"
        seats: list[int] = []
        view: Data | None = None
        async with await Wire.open(self.server) as wire:
            for _ in range(BURST):
                if state == "connected":
                    message, seats = self._at_the_door()
                    if seats is not None:
                        state = "at the table"
                else:
                    message = self._at_the_table(seats or [], view)
                try:
                    await wire.it.send(message)
                    self.sent += 1
                    for told in await self._told(wire, 0.0 if self.rng.random() < 0.8 else 0.01):
                        if told.get("view"):
                            view = told["view"]
                except websockets.ConnectionClosed:
                    break
            if self.rng.random() < 0.1:
                wire.abort()
            await self._told(wire, 0.02)
        self.closed[wire.it.close_code or 1006] += 1

    async def _told(self, wire: Wire, seconds: float) -> list[Data]:
        out = []
        with contextlib.suppress(TimeoutError, websockets.ConnectionClosed):
            while True:
                raw = await asyncio.wait_for(wire.it.recv(), seconds or 0.001)
                told = json.loads(raw)
                self.heard[told["is"]] += 1
                out.append(told)
        return out

    def _at_the_door(self) -> tuple[str | bytes, list[int] | None]:
        rng = self.rng
        hello: Data = {"do": "hello", "room": self.made["room"], "tokens": [], "epoch": "", "since": {}}
        kind = rng.randrange(12)
        if kind < 8:
            seats = [[], [0], [1], [0, 1]][kind % 4]
            hello["tokens"] = [self.tokens[seat] for seat in seats]
            return json.dumps(hello), seats
        if kind == 8:
            return json.dumps(bent(rng, hello)), None
        if kind == 9:
            return json.dumps({**rng.choice(COMMANDS), "id": new_id(), "seat": 0}), None
        if kind == 10:
            return garbled(rng, json.dumps(hello).encode()), None
        return json.dumps({**hello, "room": new_id() * 2, "tokens": [new_id() * 2]}), None

    def _at_the_table(self, seats: list[int], view: Data | None) -> str | bytes:
        rng = self.rng
        command = {"id": new_id(), "seat": rng.choice(seats or [0, 1]), **copy.deepcopy(rng.choice(COMMANDS))}
        if command["do"] == "play" and view is not None:
            command["question"] = view["question"]
            if view["ask"] is not None and rng.random() < 0.8:
                command |= {"seat": view["ask"]["seat"], "move": rng.choice(view["ask"]["options"])["move"]}
        if self.ids and rng.random() < 0.1:
            command["id"] = rng.choice(self.ids)
        self.ids = [*self.ids[-50:], command["id"]]
        kind = rng.randrange(10)
        if kind < 5:
            return json.dumps(command)
        if kind < 8:
            return json.dumps(bent(rng, command))
        if kind == 8:
            return garbled(rng, json.dumps(command).encode())
        return rng.randbytes(rng.randint(0, 300))


async def fuzz_sockets(server: Server, messages: int) -> None:
    async with players(server) as them:
        strangers = [Stranger(server, seed) for seed in range(4)]

        async def go_on(it: Stranger) -> None:
            while it.sent < messages // len(strangers):
                await it.visit()

        visits = [asyncio.create_task(go_on(it)) for it in strangers]
        while not all(visit.done() for visit in visits):
            if len(them.played) < 30:
                await them.move()
            await asyncio.sleep(0.05)
        await asyncio.gather(*visits)
        for it in strangers:
            assert it.heard["done"] and it.heard["refused"] and it.heard["snapshot"], it.heard
            assert 1011 not in it.closed, "the server broke"
            room = folded(journal(server, it.made["room"]))  # whatever was done there was done by the rules
            assert ldt.replay(room.record(with_secret=True)).digest() == room.digest()
        assert get(server, "/healthz").data["ok"] is True


def test_a_stranger_who_says_anything_on_a_socket_changes_nothing_but_by_the_rules(server: Server) -> None:
    asyncio.run(fuzz_sockets(server, 1500))


@pytest.mark.long
def test_a_hundred_thousand_messages_of_strangers(server: Server) -> None:
    asyncio.run(fuzz_sockets(server, 100_000))


# ------------------------------------------------------------------------------------ plain requests
BODIES: dict[str, Any] = {
    "/api/tables": {"game": "yutaka", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}], "options": {}},
    "/api/records": None,
    "/api/games/yutaka/check": {"seats": 2, "options": {"mode": "tactika"}},
    "/api/games/yro/cards": {"seats": 3, "options": {}, "lang": "en"},
    "/api/games/yutaka/lessons/first": {"answers": ["1a"]},
    "/api/tables/{room}/sit": {"token": "x" * 32, "name": "Bo"},
    "/api/tables/{room}/join": {"seat": 1, "name": "Bo"},
    "/api/tables/{room}/hint": {"token": "{token}"},
    "/api/tables/{room}/branch": {"at": 0, "seat": 0, "name": "Bo"},
    "/api/tables/{room}/report": {"token": "{token}", "text": "hm"},
}
METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"]


def plain_request(rng: random.Random, made: Data, record: Data) -> tuple[str, str, bytes]:
    """Some request: mostly to an address that there is, mostly with a body that is nearly right."""
    paths = [
        *BODIES,
        *openapi()["paths"],
        "/",
        "/table/x",
        "/assets/../../x",
        "/%00",
        "/healthz",
        "/metrics",
        "/peers/think",
    ]
    path = rng.choice(paths)
    wish = BODIES.get(path, {})
    if path == "/api/records":
        wish = record
    body = json.dumps(wish).replace("{token}", made["mine"][0]["token"]).encode()
    kind = rng.randrange(6)
    if kind == 0:
        body = json.dumps(bent(rng, json.loads(body))).encode()
    elif kind == 1:
        body = garbled(rng, body)
    elif kind == 2:
        body = rng.randbytes(rng.randint(0, 2000))
    elif kind == 3:
        body = b"[" * rng.randint(1, 20_000)
    path = path.replace("{room}", rng.choice([made["room"], made["room"], "x" * 32, "é", ""]))
    path = path.replace("{game}", rng.choice(["yutaka", "yro", "nothing"])).replace("{lesson}", "first")
    if rng.random() < 0.4:
        odd = rng.choice(["lang", "text", "at", "eyes", "x"]), str(rng.choice(ODD))[:300]
        path += "?" + "".join(c if c.isalnum() and c.isascii() else f"%{ord(c) & 255:02x}" for c in odd[0]) + "="
        path += "".join(c if c.isalnum() and c.isascii() else f"%{ord(c) & 255:02x}" for c in odd[1])
    if not path.isascii():
        path = path.encode("ascii", "ignore").decode()
    method = rng.choice(["GET", "POST", "POST", rng.choice(METHODS)])
    return method, path, body


def raw_request(rng: random.Random, server: Server) -> None:
    """No request at all, but bytes; what the server says to it is its own business, as long as it lives on."""
    line = rng.choice(
        [b"GET / HTTP/1.1\r\n", b"GET / HTTP/9.9\r\n", b"\x16\x03\x01\x02\x00", b"PRI * HTTP/2.0\r\n\r\n"]
    )
    raw = line + rng.randbytes(rng.randint(0, 3000)) + rng.choice([b"", b"\r\n\r\n"])
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as it, contextlib.suppress(OSError):
        it.sendall(raw)
        it.shutdown(socket.SHUT_WR)
        it.recv(4096)


async def fuzz_requests(server: Server, requests: int) -> None:
    dice = random.Random(5)
    match = ldt.game("yutaka").start(2, seed=1)
    while not match.over:
        match.play(match.waiting_for[0], dice.choice(match.moves(match.waiting_for[0])))
    record, made = match.record(), server.make()
    before = len(troubles(server))
    statuses: Counter[int] = Counter()

    def one(seed: int) -> None:
        rng = random.Random(seed)
        if rng.random() < 0.1:
            raw_request(rng, server)
            return
        method, path, body = plain_request(rng, made, record)
        answer = request(server, method, path, body)
        statuses[answer.status] += 1
        assert answer.status < 500, (method, path, answer.status, body[:200])

    async with players(server) as them:
        for first in range(0, requests, 20):
            await asyncio.gather(*(asyncio.to_thread(one, first + n) for n in range(20)))
            if len(them.played) < 30:
                await them.move()
        assert get(server, "/healthz").data["ok"] is True
    assert troubles(server)[before:] == []
    assert {200, 404, 405, 422} <= set(statuses)


def test_whatever_is_asked_is_answered_and_nothing_breaks(server: Server) -> None:
    asyncio.run(fuzz_requests(server, 400))


@pytest.mark.long
def test_ten_thousand_requests_of_strangers(server: Server) -> None:
    asyncio.run(fuzz_requests(server, 10_000))
