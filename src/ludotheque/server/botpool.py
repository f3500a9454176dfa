"""Where bots think: in processes of their own, so that no bot can make a table wait, whatever it does.

A process gets a guess that the bot's seat cannot tell from the true table, never the table itself: what a bot
may not know is not there to be found. A bot that takes too long, dies or talks nonsense gets a random legal move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import msgspec

from ludotheque.bots import bot as bot_named
from ludotheque.bots.bot import Advice
from ludotheque.games import game
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import from_json, to_json
from ludotheque.kernel.errors import IllegalMove, wrong
from ludotheque.kernel.match import Match
from ludotheque.kernel.text import Text
from ludotheque.server.metrics import Metrics

log = logging.getLogger("ludotheque.server")

PATIENCE = 4  #: deadlines that a turn may wait for a free process
BOOT = 60.0  #: seconds after which a process that has not started is given up

T = TypeVar("T")
Advise = Callable[[str, bytes, int, str, int], str]  #: what a process does with a task; returns the move
Task = tuple[str, bytes, int, str, int]  #: game, position, seat, bot, seed
Elsewhere = Callable[[bytes, float], Awaitable[str | None]]  #: lets somebody else think for so many seconds


# ------------------------------------------------------------------------------------ in the other process
def advise(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """A bot's move in a position; runs in a process of its own."""
    match = game(key).from_position(from_json(position), seed)
    return bot_named(bot).advise(match.look(seat), Quick(seed)).move


def explain(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """A bot's move in a position and why, as JSON; runs in a process of its own."""
    match = game(key).from_position(from_json(position), seed)
    advice = bot_named(bot).advise(match.look(seat), Quick(seed))
    why = advice.why or Text("")
    return to_json({"move": advice.move, "say": why.key, "rule": why.rule, "params": why.params}).decode()


def _guarded(advise: Advise, key: str, position: bytes, seat: int, bot: str, seed: int) -> tuple[str, str]:
    """The move, or what went wrong as plain text: an exception might not survive being sent between processes."""
    try:
        return advise(key, position, seat, bot, seed), ""
    except Exception:
        return "", traceback.format_exc(limit=-4)


def _settle_in() -> None:
    """Ctrl-C is for the server, which ends its processes itself. They end when it ends, and have a lower priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_follow_parent, name="parent watch", daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _ready() -> int:
    """The first thing a process is asked: when it answers, everything it needs is imported."""
    return os.getpid()


# ------------------------------------------------------------------------------------ in the server
class NoAdvice(Exception):
    """The bot gave no move that can be played."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


class Thinker:
    """One process for thinking: started when first needed, ended and replaced when it is stuck or dead."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.ready: asyncio.Future[int] | None = None
        self.started = 0.0

    def _start(self) -> tuple[ProcessPoolExecutor, asyncio.Future[int]]:
        if self.pool is None or self.ready is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_settle_in)
            self.ready = asyncio.wrap_future(self.pool.submit(_ready))
            self.started = time.monotonic()
        return self.pool, self.ready

    async def think(self, seconds: float, advise: Advise, task: Task) -> str:
        """The bot's move within so many seconds; raises NoAdvice when there is none."""
        until = time.monotonic() + seconds
        try:
            pool, ready = self._start()
            if not await _finished(ready, until):
                if time.monotonic() - self.started > BOOT:
                    self.end()
                raise NoAdvice("starting")  # a busy machine: the process is left to start, for the next turn
            _result(ready)
            thought = asyncio.wrap_future(pool.submit(_guarded, advise, *task))
            try:
                if not await _finished(thought, until):
                    raise NoAdvice("late")
            finally:
                if not thought.done():  # also when nobody waits for it any more
                    thought.cancel()
                    self.end()
            move, problem = _result(thought)
        except (BrokenProcessPool, OSError, RuntimeError) as error:
            self.end()
            raise NoAdvice("crashed", str(error)) from error
        if problem:
            raise NoAdvice("failed", problem)
        return move

    def end(self) -> list[BaseProcess]:
        """Kill the process, whatever it is doing; the next turn starts another. Returns what was killed."""
        pool, ready, self.pool, self.ready = self.pool, self.ready, None, None
        if ready is not None:
            ready.cancel()
        if pool is None:
            return []
        processes: list[BaseProcess] = list((pool._processes or {}).values())  # asked first: `shutdown` forgets them
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        return processes


async def _finished(future: asyncio.Future[Any], until: float) -> bool:
    """Wait for something, but not for long; it goes on when nobody waits."""
    done, _ = await asyncio.wait([future], timeout=max(0.0, until - time.monotonic()))
    return bool(done)


def _result(future: asyncio.Future[T]) -> T:
    if future.cancelled():  # the pool was closed in the meantime
        raise NoAdvice("closed")
    return future.result()


def _task(match: Match, seat: int, bot: str) -> tuple[list[str], Task]:
    """The legal moves, and what a process is given: a guess, never the table. IllegalMove when nothing is asked."""
    moves = match.moves(seat)
    if not moves:
        raise IllegalMove(wrong("table-nothing-asked", seat=seat), match.names)
    seed = secrets.randbits(62)
    return moves, (match.kit.game.key, to_json(match.guess(seat, seed).position()), seat, bot, seed)


class BotPool:
    """Gives every bot's turn a legal move in time."""

    def __init__(
        self,
        workers: int = 1,
        deadline: float = 5.0,
        metrics: Metrics | None = None,
        *,
        advise: Advise = advise,
        explain: Advise = explain,
    ) -> None:
        self.deadline = deadline
        self.metrics = metrics or Metrics()
        self._advise = advise
        self._explain = explain
        self._thinkers = [Thinker() for _ in range(max(1, workers))]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # last in, first out: one that runs already
        for thinker in reversed(self._thinkers):
            self._free.put_nowait(thinker)
        self._closed = False
        self.elsewhere: Elsewhere | None = None  #: asks other servers, when all our processes are busy

    def free(self) -> int:
        """How many processes have nothing to do."""
        return self._free.qsize()

    async def think(self, match: Match, seat: int, bot: str) -> str:
        """A legal move: the bot's at the latest at the deadline, else one drawn at random.

        Waiting for a free process does not count, but is bounded too. Raises IllegalMove when nothing is asked.
        """
        moves, task = _task(match, seat, bot)
        try:
            move = await self._advice(self._advise, task)
            if move not in moves:
                raise NoAdvice("illegal")
            return move
        except NoAdvice as why:
            self.metrics.bot_fallbacks.labels(reason=why.reason).inc()
            note = {"reason": why.reason, "kind": bot, "error": why.detail[-1000:]}
            log.warning("a bot gave no move in time; one was drawn at random", extra=note)
            return secrets.choice(moves)

    async def hint(self, match: Match, seat: int, bot: str) -> Advice:
        """What a bot would play for a person, and why; raises NoAdvice when it has no legal move in time."""
        moves, task = _task(match, seat, bot)
        said = from_json((await self._advice(self._explain, task)).encode())
        if said["move"] not in moves:
            raise NoAdvice("illegal")
        return Advice(said["move"], Text(said["say"], said["rule"], said["params"]))

    async def lend(self, raw: bytes) -> str | None:
        """Think for another server's bot; None when no process is free or nothing comes of it."""
        why, task = msgspec.json.decode(raw, type=tuple[bool, Task])
        if self._free.empty():
            return None
        with contextlib.suppress(NoAdvice):
            return await self._advice(self._explain if why else self._advise, task)
        return None

    async def _advice(self, advise: Advise, task: Task) -> str:
        if self._free.empty() and self.elsewhere is not None:
            why = advise is self._explain
            thought = await self.elsewhere(msgspec.json.encode((why, task)), self.deadline)
            if thought is not None:
                return thought
        try:
            async with asyncio.timeout(PATIENCE * self.deadline):
                thinker = await self._free.get()
        except TimeoutError:
            raise NoAdvice("busy") from None
        began = time.monotonic()
        try:
            if self._closed:
                raise NoAdvice("closed")
            return await thinker.think(self.deadline, advise, task)
        finally:
            self.metrics.bot_seconds.observe(time.monotonic() - began)
            self._free.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes; turns that still wait get a random move."""
        self._closed = True
        for process in [process for thinker in self._thinkers for process in thinker.end()]:
            await asyncio.to_thread(wait, [process.sentinel], 5.0)
