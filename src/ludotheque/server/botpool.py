"""Bots on a server think in processes of their own, so that no bot can make a table wait, whatever it does.

Bots that answer at once, bots that think a second and bots that think longer have processes apart: nobody waits for a
slower one than himself, and the quicker ones go first where they share a processor. Where many think at once each gets
its share of the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec

from ludotheque.server.metrics import Metrics
from ludotheque.server.outside import NoResult
from ludotheque.server.thinking import Advise, Task, Thinkers, advise, explain, seconds_of
from ludotheque.server.workers import Worker, ended

log = logging.getLogger("ludotheque.server")

PATIENCE = 4  #: deadlines that a turn may wait for a free process
IN_PLACE: Final = "club"  #: who plays for a bot that got no process in time
SHORTEST: Final = 0.1  #: seconds that a bot may always think, however many think at once


class Lane:
    """Some processes for bots that take about as long as each other, started when they are needed."""

    def __init__(self, workers: int, nice: int) -> None:
        self.thinkers = [Worker(nice=nice) for _ in range(workers)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # last in, first out: one that runs already
        for thinker in reversed(self.thinkers):
            self.free.put_nowait(thinker)
        self.jobs = 0  #: those that think and those that wait

    def share(self, seconds: float) -> float:
        """How long one bot may think, of so many seconds, when so many think at once."""
        return max(SHORTEST, seconds * len(self.thinkers) / max(len(self.thinkers), self.jobs))


class BotPool(Thinkers):
    """Gives every bot's turn a legal move in time, out of a process."""

    def __init__(
        self,
        workers: int = 1,
        deadline: float = 5.0,
        metrics: Metrics | None = None,
        *,
        advise: Advise = advise,
        explain: Advise = explain,
    ) -> None:
        self.metrics = metrics or Metrics()
        super().__init__(self.metrics, advise, explain)
        self.deadline = deadline
        self.quick, self.steady, self.slow = (Lane(max(1, workers), nice) for nice in (5, 10, 15))
        self._closed = False

    def free(self) -> int:
        """How many processes have nothing to do."""
        return self.quick.free.qsize()

    def lane_of(self, bot: str) -> Lane:
        """Where a bot thinks."""
        seconds = seconds_of(bot)
        return self.quick if seconds < 0.5 else self.steady if seconds < 3.0 else self.slow

    async def lend(self, raw: bytes) -> str | None:
        """Think for another server's bot; None when no process is free or nothing comes of it."""
        why, task = msgspec.json.decode(raw, type=tuple[bool, Task])
        if self.lane_of(task.bot).free.empty():
            return None
        with contextlib.suppress(NoResult):
            return await self.advice(self._explain if why else self._advise, task)
        return None

    def expect(self, bot: str) -> None:
        """A process starts quickly enough when it is asked."""

    async def advice(self, advise: Advise, task: Task) -> str:
        """What comes of a task in a process, or at another server."""
        lane = self.lane_of(task.bot)
        if lane.free.empty() and self.elsewhere is not None:
            why = advise is self._explain
            thought = await self.elsewhere(msgspec.json.encode((why, task)), self.deadline + seconds_of(task.bot))
            if thought is not None:
                return thought
        lane.jobs += 1
        try:
            return await self._in_lane(lane, advise, task)
        except NoResult as why_not:
            if lane is self.quick or why_not.reason not in ("busy", "late", "starting"):
                raise
            log.warning("a bot got no process in time; another plays for it", extra={"kind": task.bot})
            return await self._in_lane(self.quick, advise, msgspec.structs.replace(task, bot=IN_PLACE))
        finally:
            lane.jobs -= 1

    async def _in_lane(self, lane: Lane, advise: Advise, task: Task) -> str:
        seconds = seconds_of(task.bot)
        deadline = self.deadline + seconds
        try:
            async with asyncio.timeout(PATIENCE * deadline):
                thinker = await lane.free.get()
        except TimeoutError:
            raise NoResult("busy") from None
        began = time.monotonic()
        try:
            if self._closed:
                raise NoResult("closed")
            if seconds:
                task = msgspec.structs.replace(task, seconds=lane.share(seconds))
            return await thinker.run(deadline, advise, task)
        finally:
            self.counts.took("bot_seconds", time.monotonic() - began)
            lane.free.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes; turns that still wait get a random move."""
        self._closed = True
        await ended([thinker for lane in (self.quick, self.steady, self.slow) for thinker in lane.thinkers])
