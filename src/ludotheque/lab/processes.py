"""Processes on this machine for a while: started, waited for, looked at, ended."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import httpcore

SOON = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), 2.0)}
NO_ANSWER = (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return int(it.getsockname()[1])


@contextlib.contextmanager
def started(
    command: list[str], folder: Path, ready: Callable[[], bool], **more: Any
) -> Iterator[subprocess.Popen[bytes]]:
    """A process on this machine while it is needed; raises RuntimeError with its last words if it ends early."""
    with (folder / "output.log").open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, **more)
        try:
            for _ in range(1500):
                if process.poll() is None and ready():
                    break
                if process.poll() is not None:
                    raise RuntimeError(_last_words(folder / "output.log"))
                time.sleep(0.02)
            else:
                raise RuntimeError("it did not start within 30 seconds")
            yield process
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _last_words(file: Path) -> str:
    return file.read_text("utf-8", "replace").strip()[-500:] or "it ended without a word"


def answers(url: str) -> bool:
    """Whether a server answers at this address."""
    with contextlib.suppress(*NO_ANSWER):
        return httpcore.request("GET", url, extensions=SOON).status < 500
    return False


def _psutil() -> ModuleType | None:
    """The library that measures processes, if it is installed."""
    try:
        import psutil  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        return None
    it: ModuleType = psutil
    return it


class Usage:
    """The memory and the time on the processor of some processes; None where nobody can tell."""

    def __init__(self, *pids: int) -> None:
        library = _psutil()
        self._processes = [library.Process(pid) for pid in pids] if library is not None else []

    def memory(self) -> int | None:
        """Bytes in memory now."""
        return sum(int(it.memory_info().rss) for it in self._processes) if self._processes else None

    def cpu(self) -> float | None:
        """Seconds on the processor so far."""
        if not self._processes:
            return None
        times = [it.cpu_times() for it in self._processes]
        return float(sum(time.user + time.system for time in times))


def per_table(memory: int | None, before: int | None, tables: int) -> int | None:
    """The memory of one table: what was added, shared among them."""
    return None if memory is None or before is None or not tables else round((memory - before) / tables)


def share_of(cpu: float | None, before: float | None, seconds: float) -> float | None:
    """The share of these seconds that was spent on the processor."""
    return None if cpu is None or before is None else round((cpu - before) / seconds, 3)


def ms_per_move(share: float | None, seconds: float, moves: int) -> float | None:
    """Milliseconds on the processor for each move: what remains comparable when others use the machine too."""
    return None if share is None or not moves else round(1000 * share * seconds / moves, 3)
