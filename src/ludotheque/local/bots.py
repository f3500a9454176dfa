"""Bots in a browser: those that answer at once do so here, those that think ahead do it in a second worker.

The worker takes one task at a time. A task that is not done at its deadline is lost, and so is the worker: the page
ends it and starts another, and a random legal move is played.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ludotheque.local import thinking
from ludotheque.local.given import Thinker
from ludotheque.local.nobody import NoCounts
from ludotheque.server.checks import Look, Looking
from ludotheque.server.outside import NoResult, T
from ludotheque.server.thinking import Advise, Task, Thinkers, seconds_of

log = logging.getLogger("ludotheque.local")

BOOT: Final = 60.0  #: seconds after which a worker that has not started is given up
LOOK: Final = 20.0  #: seconds for looking at something somebody brings
DEADLINE: Final = 5.0  #: seconds beyond what a bot may take
#: Seconds for a decision here, where a simulation takes 150 times as long as compiled; hints may take longer.
SECONDS: Final = {"novice": 0.4, "club": 0.8, "expert/3": 2.5}
#: The levels that are not offered: with all their simulations they would take minutes, without them they are not
#: what they are called.
SLOW: Final = ("expert", "master")


class SecondWorker:
    """The page's second worker, one task at a time."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self._turn = asyncio.Lock()
        self._started: asyncio.Task[None] | None = None
        self._busy: set[asyncio.Task[str]] = set()

    def start(self) -> None:
        """It will be needed soon."""
        if self._started is None:
            self._started = asyncio.create_task(self._start(), name="second worker")

    async def _start(self) -> None:
        with contextlib.suppress(Exception):  # it is started again when it is needed
            await self.thinker.ready()

    async def run(self, seconds: float, does: Callable[..., str], *given: Any) -> str:
        """What comes of a task within so many seconds from when the worker turns to it; NoResult when nothing does."""
        # Whoever waits may go away; the worker is busy all the same, so the task is seen to its end.
        task = asyncio.create_task(self._run(seconds, thinking.job(does, given)))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return await asyncio.shield(task)

    async def _run(self, seconds: float, job: str) -> str:
        async with self._turn:
            try:
                async with asyncio.timeout(BOOT):
                    await self.thinker.ready()
            except Exception as error:
                raise NoResult("starting", str(error)) from error
            try:
                async with asyncio.timeout(seconds):
                    text = await self.thinker.work(job)
            except TimeoutError:
                self.thinker.restart()
                raise NoResult("late") from None
            except Exception as error:
                raise NoResult("crashed", str(error)) from error
        found = thinking.done(text)
        if found.wrong:
            raise NoResult("failed", found.wrong)
        return found.said


class PageBots(Thinkers):
    """Gives every bot's turn a legal move in time."""

    def __init__(self, worker: SecondWorker, deadline: float = DEADLINE) -> None:
        super().__init__(NoCounts())
        self.worker = worker
        self.deadline = deadline

    def free(self) -> int:
        """Nobody else thinks here."""
        return 0

    def expect(self, bot: str) -> None:
        """If this one thinks ahead, its worker had better be ready."""
        if seconds_of(bot):
            self.worker.start()

    async def advice(self, advise: Advise, task: Task) -> str:
        """What comes of a task: at once, or from the second worker."""
        usual = seconds_of(task.bot)
        if not usual:
            try:
                return advise(task)
            except Exception as error:
                raise NoResult("failed", str(error)) from error
        seconds = SECONDS.get(task.bot, usual)
        task = msgspec.structs.replace(task, seconds=seconds)
        return await self.worker.run(self.deadline + seconds, advise, task)


class PageChecks(Looking):
    """Looks at what somebody brings in the second worker."""

    def __init__(self, worker: SecondWorker) -> None:
        super().__init__()
        self.worker = worker

    async def done(self, look: Look, *task: Any) -> str:
        """What comes of looking at something."""
        return await self.worker.run(LOOK, look, *task)

    async def aside(self, work: Callable[..., T], *task: Any) -> T:
        """Our own work, here: there is nowhere else to do it."""
        return work(*task)

    async def close(self) -> None:
        """The page ends its workers itself."""
