"""Processes of our own for work that must make no table wait: bots that think, what strangers bring that is checked.

Such a process has a limit in time and in memory. Whatever it does, it can be ended, and the next task gets another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from ludotheque.server.outside import NoResult

BOOT = 60.0  #: seconds after which a process that has not started is given up
MEMORY = 512 * 1024 * 1024  #: bytes that one may use; an idle one takes a fifth of it
NICE = 5  #: how far everybody else goes first, see nice(2)

T = TypeVar("T")
Work = Callable[..., str]  #: what a process does; it must be found by its name in a module


# ------------------------------------------------------------------------------------ in the other process
def _guarded(work: Work, *task: Any) -> tuple[str, str]:
    """What comes of it, or what went wrong as plain text: an exception might not survive being sent between them."""
    try:
        return work(*task), ""
    except Exception:
        return "", traceback.format_exc(limit=-4)


def _settle_in(memory: int, nice: int) -> None:
    """Ctrl-C is for the server, which ends its processes itself. They end when it ends, and have a lower priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    with contextlib.suppress(ImportError, OSError, ValueError):  # a system without such limits
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
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
class Worker:
    """One process: started when first needed, ended and replaced when it is stuck or dead."""

    def __init__(self, memory: int = MEMORY, nice: int = NICE) -> None:
        self.memory = memory
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None
        self.ready: asyncio.Future[int] | None = None
        self.started = 0.0

    def _start(self) -> tuple[ProcessPoolExecutor, asyncio.Future[int]]:
        if self.pool is None or self.ready is None:
            context = multiprocessing.get_context("spawn")
            settings = (self.memory, self.nice)
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_settle_in, initargs=settings)
            self.ready = asyncio.wrap_future(self.pool.submit(_ready))
            self.started = time.monotonic()
        return self.pool, self.ready

    async def run(self, seconds: float, work: Work, *task: Any, boot: float = 0.0) -> str:
        """What comes of a task within so many seconds; NoResult when nothing does.

        Starting the process counts, but for as many seconds as `boot` grants.
        """
        until = time.monotonic() + seconds
        try:
            pool, ready = self._start()
            if not await _finished(ready, until + boot):
                if time.monotonic() - self.started > BOOT:
                    self.end()
                raise NoResult("starting")  # a busy machine: the process is left to start, for the next task
            _result(ready)
            if boot:
                until = time.monotonic() + seconds
            done = asyncio.wrap_future(pool.submit(_guarded, work, *task))
            try:
                if not await _finished(done, until):
                    raise NoResult("late")
            finally:
                if not done.done():  # also when nobody waits for it any more
                    done.cancel()
                    self.end()
            result, problem = _result(done)
        except (BrokenProcessPool, OSError, RuntimeError) as error:
            self.end()
            raise NoResult("crashed", str(error)) from error
        if problem:
            if "MemoryError" in problem:
                self.end()  # what it still holds would be missing for the next task
            raise NoResult("failed", problem)
        return result

    def end(self) -> list[BaseProcess]:
        """Kill the process, whatever it is doing; the next task starts another. Returns what was killed."""
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


async def ended(workers: list[Worker]) -> None:
    """End processes, and wait until they are gone."""
    for process in [process for worker in workers for process in worker.end()]:
        await asyncio.to_thread(wait, [process.sentinel], 5.0)


async def _finished(future: asyncio.Future[Any], until: float) -> bool:
    """Wait for something, but not for long; it goes on when nobody waits."""
    done, _ = await asyncio.wait([future], timeout=max(0.0, until - time.monotonic()))
    return bool(done)


def _result(future: asyncio.Future[T]) -> T:
    if future.cancelled():  # the pool was closed in the meantime
        raise NoResult("closed")
    return future.result()
