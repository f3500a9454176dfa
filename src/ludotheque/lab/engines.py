"""Where many games are played at once: in this process, on all cores, or one day on a cluster.

An engine takes a function and a list of jobs and gives the results as they come, in any order. Functions, jobs and
results go from process to process, so all of them must be picklable; a program that uses the process pool must
protect its own start with `if __name__ == "__main__":`, as always with processes that are spawned.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Protocol, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


class Engine(Protocol):
    """Whatever can do many jobs."""

    workers: int  #: how many at a time

    def each(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """Do all jobs; the results come as they are ready."""
        ...


class OneProcess:
    """One job after the other, here."""

    workers = 1

    def each(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """Do all jobs in their order."""
        return map(work, jobs)


class ProcessPool:
    """Several processes on this machine; raises BrokenProcessPool when one of them dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def each(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """Do all jobs; what has not begun is dropped when the caller stops listening."""
        pool = ProcessPoolExecutor(min(self.workers, len(jobs)) or 1, mp_context=get_context("spawn"))
        try:
            for done in as_completed([pool.submit(work, job) for job in jobs]):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """How many processes can run at once."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # only Linux knows
        return os.cpu_count() or 1


def engine_for(workers: int | None) -> Engine:
    """All cores by default; one worker needs no other process."""
    wanted = cores() if workers is None else workers
    return OneProcess() if wanted <= 1 else ProcessPool(wanted)
