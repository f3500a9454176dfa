"""Checks in a process of their own, with a limit in time and in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ludotheque.server.checks import Look, Looking
from ludotheque.server.outside import T
from ludotheque.server.workers import BOOT, MEMORY, Worker, ended

SECONDS = 5.0  #: for one thing; the longest records take less than one


class CheckPool(Looking):
    """One process that looks at what strangers bring."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        super().__init__()
        self.seconds = seconds
        self._worker = Worker(memory)

    async def done(self, look: Look, *task: Any) -> str:
        """What comes of looking at something in the process."""
        return await self._worker.run(self.seconds, look, *task, boot=BOOT)

    async def aside(self, work: Callable[..., T], *task: Any) -> T:
        """Our own work, in a thread."""
        return await asyncio.to_thread(work, *task)

    async def close(self) -> None:
        """End the process."""
        await ended([self._worker])
