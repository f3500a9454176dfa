"""The players of the server's bench, all in one process: each on a websocket of its own, thinking and playing."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpcore
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotheque.lab.processes import NO_ANSWER, Usage, ms_per_move, per_table, share_of
from ludotheque.lab.statistics import percentile

Data = dict[str, Any]

SATURATION = 0.5  #: of the time for people, this much is spent on playing without thinking
FASTEST = 1 / 15  #: seconds between two answers of one client: the server accepts 20 a second at most
AT_ONCE = 50  #: tables that are being opened at the same time
PATIENCE = 120.0  #: seconds for opening all tables, beyond which what is not open is left out
WARM = 3  #: tables that are played for a moment before anything is measured
PATIENT = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), 60.0)}


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(1000 * seconds, 2)


class OfferedMove(msgspec.Struct):
    """A move that is offered."""

    move: str


class Question(msgspec.Struct):
    """What a client must know of a question."""

    options: list[OfferedMove]


class Sight(msgspec.Struct):
    """What a client must know of the table; the rest of a view is skipped."""

    question: int
    over: bool
    ask: Question | None


class Received(msgspec.Struct):
    """What a client must know of a message."""

    kind: str = msgspec.field(name="is")
    view: Sight | None = None


_decode = msgspec.json.Decoder(Received).decode


class Phase:
    """What is counted while everybody plays in one way."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.began = time.perf_counter()
        self.on = True
        self.moves = 0  #: told to everyone while it was on
        self.delays: list[float] = []
        self.refused = 0
        self.bytes = 0

    def told(self, seconds: float) -> None:
        """A move that was made in this phase has reached everyone."""
        self.delays.append(seconds)
        self.moves += self.on

    def result(self, seconds: float, server: float | None, driver: float | None) -> Data:
        """The figures."""
        return {
            "seconds": round(seconds, 3),
            "moves": self.moves,
            "moves_per_second": round(self.moves / seconds, 2),
            "p50_ms": _ms(percentile(self.delays, 0.50)),
            "p99_ms": _ms(percentile(self.delays, 0.99)),
            "max_ms": _ms(max(self.delays, default=None)),
            "bytes_per_move": round(self.bytes / len(self.delays)) if self.delays else None,
            "refused": self.refused,
            "cpu": server,
            "cpu_ms_per_move": ms_per_move(server, seconds, self.moves),
            "driver_cpu": driver,
        }


class BenchPlayer:
    """One player: a connection, and what it was told last, and when."""

    def __init__(self, number: int, token: str) -> None:
        self.number = number
        self.token = token
        self.socket: ClientConnection | None = None
        self.view: Sight | None = None
        self.at = 0.0
        self.answered = 0.0


class TableForTwo:
    """One table and its two players."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.seats: list[BenchPlayer] = []
        self.listening: list[asyncio.Task[None]] = []
        self.changed = asyncio.Event()
        self.refused = False
        self.on_its_way = False  #: a move that not everyone has yet

    async def open(self) -> None:
        """Make a table, and let both sit down, or the one who plays against a bot."""
        bo = {"kind": "bot", "bot": self.driver.against} if self.driver.against else {"kind": "me", "name": "Bo"}
        wish = {"game": self.driver.game, "seats": [{"kind": "me", "name": "Ana"}, bo]}
        url = self.driver.next_url()
        made = await self.driver.post(url, "/api/tables", wish)
        self.seats = [BenchPlayer(link["seat"], link["token"]) for link in made["mine"]]
        compression = "deflate" if self.driver.compression else None
        for seat in self.seats:
            seat.socket = await connect(
                _socket_url(url), compression=compression, ping_interval=None, max_size=2**22, close_timeout=1
            )
            await seat.socket.send(json.dumps({"do": "hello", "room": made["room"], "tokens": [seat.token]}))
            self.listening.append(asyncio.create_task(self._listen(seat, seat.socket)))

    async def close(self) -> None:
        """Everybody goes home."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        self.listening = []
        await asyncio.gather(*(seat.socket.close() for seat in self.seats if seat.socket), return_exceptions=True)

    async def _listen(self, seat: BenchPlayer, it: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            async for raw in it:
                self.driver.phase.bytes += len(raw)
                told = _decode(raw)
                if told.view is not None:
                    seat.view = told.view
                    seat.at = time.perf_counter()
                    self.changed.set()
                elif told.kind == "refused":
                    self.refused = True
                    self.changed.set()
        self.driver.lost += 1

    async def play(self, phase: Phase) -> None:
        """Play for as long as a phase lasts; who is asked thinks, answers, and waits until all have seen it."""
        rng = self.driver.rng
        while phase.on:
            if all(seat.view is not None and seat.view.over for seat in self.seats):
                await self.close()
                await self.open()
            seat, view = await self._asked()
            pause = rng.expovariate(1 / phase.think) if phase.think else 0.0
            await asyncio.sleep(max(min(pause, 5 * phase.think), FASTEST - (time.perf_counter() - seat.answered)))
            if not phase.on or view.ask is None or seat.socket is None:
                return
            self.driver.ids += 1
            sent = {"do": "play", "id": f"bench-{self.driver.ids:012}", "seat": seat.number}
            sent |= {"move": rng.choice(view.ask.options).move, "question": view.question}
            self.refused, self.on_its_way = False, True
            seat.answered = time.perf_counter()
            await seat.socket.send(json.dumps(sent))
            while not self.refused and not self._is_told(seat, view):
                await self._change()
            self.on_its_way = False
            if self.refused:
                phase.refused += 1
            else:
                phase.told(max(it.at for it in self.seats) - seat.answered)

    def _is_told(self, seat: BenchPlayer, view: Sight) -> bool:
        """Whether everyone has seen an answer to this question; of an answer that goes on, only who gives it does."""
        now = seat.view
        if now is None or now is view:
            return False
        goes_on = now.question == view.question and not now.over
        return goes_on or all(_is_past(it.view, view.question) for it in self.seats)

    async def _asked(self) -> tuple[BenchPlayer, Sight]:
        """The seat that owes an answer, as soon as it knows."""
        while True:
            for seat in self.seats:
                if seat.view is not None and seat.view.ask is not None:
                    return seat, seat.view
            await self._change()

    async def _change(self) -> None:
        self.changed.clear()
        await self.changed.wait()


def _socket_url(url: str) -> str:
    return url.replace("http", "ws", 1) + "/socket"


def _is_past(view: Sight | None, question: int) -> bool:
    return view is not None and (view.over or view.question > question)


def _cpu(usage: Usage | None) -> float | None:
    return None if usage is None else usage.cpu()


class Driver:
    """All players, in one process, and the clock that times them."""

    def __init__(
        self,
        url: str | Sequence[str],
        tables: int,
        seconds: float,
        think: float,
        rng: random.Random,
        compression: bool = True,
        game: str = "yutaka",
        against: str = "",
    ) -> None:
        self.urls = [url] if isinstance(url, str) else list(url)  #: of servers that share their tables
        self.game = game
        self.against = against  #: the bot that sits opposite, if it is no person
        self.tables = tables
        self.seconds = seconds
        self.think = think
        self.rng = rng
        self.compression = compression
        self.phase = Phase(0.0)
        self.games: list[TableForTwo] = []
        self.ids = 0
        self.turn = 0
        self.lost = 0  #: connections that the server closed
        self.broken = 0  #: tables that could not go on
        self.http: httpcore.AsyncConnectionPool

    async def measure(self, server: Usage) -> Data:
        """Open the tables, play in both ways, and say how it went."""
        me = Usage(os.getpid())
        async with httpcore.AsyncConnectionPool(max_connections=AT_ONCE, keepalive_expiry=1) as self.http:
            await self._warm_up()
            empty = server.memory()
            began = time.perf_counter()
            problems = await self._open()
            opened = time.perf_counter() - began
            await asyncio.sleep(min(1.0, self.seconds / 4))
            paced = await self._play(self.think, self.seconds, server, me)
            full = server.memory()
            held = await self._held()
            fast = await self._play(0.0, max(0.5, SATURATION * self.seconds), server, me)
            later = server.memory()
            await asyncio.gather(*(game.close() for game in self.games))
        return {
            "held": held,
            "not_opened": self.tables - len(self.games),
            "problems": problems,
            "lost": self.lost,
            "broken": self.broken,
            "open_seconds": round(opened, 3),
            "memory_before": empty,
            "memory_with_tables": full,
            "memory_per_table": per_table(full, empty, held),
            "memory_per_table_later": per_table(later, empty, held),  # when games have gone on for a while
            "moves_per_table": round((paced["moves"] + fast["moves"]) / max(1, held), 1),
            "paced": paced,
            "saturated": fast,
        }

    async def most(self, limit_ms: float, most: int) -> Data:
        """More and more tables at people's pace, until not everyone sees a move in time: how many there were before."""
        steps: list[Data] = []
        async with httpcore.AsyncConnectionPool(max_connections=AT_ONCE, keepalive_expiry=1) as self.http:
            await self._warm_up()
            while len(self.games) < most:
                self.tables = min(most, 2 * len(self.games) or self.tables) - len(self.games)
                await self._open()
                await asyncio.sleep(min(1.0, self.seconds / 4))
                step = await self._play(self.think, self.seconds, None, None)
                steps.append({"tables": len(self.games), "p50_ms": step["p50_ms"], "p99_ms": step["p99_ms"]})
                if step["p99_ms"] is None or step["p99_ms"] > limit_ms:
                    break
            await asyncio.gather(*(game.close() for game in self.games))
        in_time = [step["tables"] for step in steps if step["p99_ms"] is not None and step["p99_ms"] <= limit_ms]
        return {"limit_ms": limit_ms, "tables": max(in_time, default=0), "steps": steps}

    def next_url(self) -> str:
        """The servers are taken in turn."""
        self.turn += 1
        return self.urls[self.turn % len(self.urls)]

    async def post(self, url: str, path: str, wish: Data) -> Data:
        """A request; again when the connection was closed just then, as an idle one may be."""
        for _ in range(2):
            with contextlib.suppress(httpcore.ReadError, httpcore.RemoteProtocolError):
                return await self._post(url + path, wish)
        return await self._post(url + path, wish)

    async def _post(self, path: str, wish: Data) -> Data:
        headers = [("content-type", "application/json")]
        content = json.dumps(wish).encode()
        answer = await self.http.request("POST", path, headers=headers, content=content, extensions=PATIENT)
        if answer.status >= 400:
            raise OSError(f"{path}: {answer.status}")
        made: Data = json.loads(answer.content)
        return made

    async def _warm_up(self) -> None:
        """What is loaded with the first table is not the cost of a table."""
        games = [TableForTwo(self) for _ in range(WARM)]
        for game in games:
            await game.open()
        await self._let_play(games, Phase(0.0), min(0.5, self.seconds / 4))
        for game in games:
            await game.close()

    async def _open(self) -> list[str]:
        """Open all tables, some at a time; returns what went wrong with those that could not be opened."""
        gate = asyncio.Semaphore(AT_ONCE)
        problems: list[str] = []

        async def one() -> None:
            game = TableForTwo(self)
            try:
                async with gate:
                    await game.open()
                self.games.append(game)
            except (*NO_ANSWER, WebSocketException) as error:
                problems.append(f"{type(error).__name__}: {error}"[:200])

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(one() for _ in range(self.tables)))
        return sorted(set(problems))[:5]

    async def _held(self) -> int:
        """The tables that are there with both their players, as they say and as the server says."""
        whole = sum(all(seat.view is not None for seat in game.seats) for game in self.games)
        connections = 0
        for url in self.urls:
            answer = await self.http.request("GET", f"{url}/metrics", extensions=PATIENT)
            for line in answer.content.decode().splitlines():
                if line.startswith("ludotheque_connections "):
                    connections += int(float(line.split()[1]))
        return min(whole, connections // 2)

    async def _play(self, think: float, seconds: float, server: Usage | None, me: Usage | None) -> Data:
        gc.collect()
        gc.disable()  # a pause of the players would look like one of the server
        cpu, mine = _cpu(server), _cpu(me)
        self.phase = phase = Phase(think)
        usage: list[float | None] = []

        def ends() -> None:
            usage[:] = [time.perf_counter() - phase.began, _cpu(server), _cpu(me)]

        try:
            await self._let_play(self.games, phase, seconds, ends)
        finally:
            gc.enable()
        took = usage[0] or seconds
        return phase.result(took, share_of(usage[1], cpu, took), share_of(usage[2], mine, took))

    async def _let_play(
        self, games: list[TableForTwo], phase: Phase, seconds: float, ends: Callable[[], None] = lambda: None
    ) -> None:
        """Let them play for so long, then wait a moment for what was sent to arrive."""
        tasks = [asyncio.create_task(game.play(phase)) for game in games]
        await asyncio.sleep(seconds)
        phase.on = False
        ends()
        for _ in range(100):
            if not any(game.on_its_way for game in games):
                break
            await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            self.broken += isinstance(result, Exception)
