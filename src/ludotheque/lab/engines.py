"""Where many games are played at once: in this process, on all cores, or on a Ray cluster of many machines.

An engine takes a function and a list of jobs and gives the results as they come, in any order. Functions, jobs and
results go from process to process, so all of them must be picklable; a program that uses the process pool must
protect its own start with `if __name__ == "__main__":`, as always with processes that are spawned.

What a job does follows from the job alone, so that every engine gives the same results: nothing here decides who plays
what, and a job that was lost with its machine is done again.
"""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol, TypeVar

import ludotheque
from ludotheque.kernel.errors import LudothequeError, wrong

Job = TypeVar("Job")
Result = TypeVar("Result")

TRIES = 8  #: times a job is begun again on another machine when the one that did it dies


class WorkerDied(Exception):
    """A process died while it did a job; which job, if that is known."""

    def __init__(self, job: object = None) -> None:
        super().__init__("a process died while it did a job")
        self.job = job


class NoCluster(LudothequeError):
    """A cluster that cannot be used, and why."""


class Engine(Protocol):
    """Whatever can do many jobs."""

    @property
    def workers(self) -> int:
        """How many at a time."""
        ...

    @property
    def here(self) -> bool:
        """Whether all its processes are on this machine and see its files."""
        ...

    def each(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """Do all jobs; the results come as they are ready. Raises WorkerDied where a job takes its process with it."""
        ...


class OneProcess:
    """One job after the other, here."""

    workers = 1
    here = True

    def each(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """Do all jobs in their order."""
        return map(work, jobs)


class ProcessPool:
    """Several processes on this machine."""

    here = True

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def each(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """Do all jobs; what has not begun is dropped when the caller stops listening."""
        pool = ProcessPoolExecutor(
            min(self.workers, len(jobs)) or 1, mp_context=get_context("spawn"), initializer=_leave_interrupts
        )
        try:
            for done in as_completed([pool.submit(work, job) for job in jobs]):
                yield done.result()
        except BrokenProcessPool as error:
            raise WorkerDied from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Control-C is for whoever started the processes: what they have begun is played to its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Cluster:
    """A Ray cluster: every job is a task of Ray's, which finds it a place and does it again when its machine dies.

    `address` is `local` for this machine alone (with so many `processors`, by default all), `auto` for the cluster this
    machine belongs to, `HOST:PORT` or `ray://HOST:PORT` for another. All machines must have this very Ludothèque
    installed; who has another one refuses. Needs `pip install ludotheque[cluster]`.
    """

    here = False

    def __init__(self, address: str, processors: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would tell its makers about us
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what it warns of otherwise
        try:
            import ray
        except ImportError as error:
            raise NoCluster(wrong("lab-no-ray")) from error
        self.ray: Any = ray
        if not ray.is_initialized():
            options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
            if address == "local":
                options |= {
                    "include_dashboard": False,
                    "num_cpus": processors or cores(),
                    "_node_ip_address": "127.0.0.1",
                }
            try:
                _somebody_is_at(address)
                ray.init(address=address, **options)
            except Exception as error:  # Ray raises whatever it likes, plain Exception too
                raise NoCluster(wrong("lab-no-cluster", address=address[:200], why=str(error)[-300:])) from error

    @property
    def workers(self) -> int:
        """The processors that all its machines have now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def stop(self) -> None:
        """Leave the cluster, and end it if it was started here; at the latest this happens when the program ends."""
        self.ray.shutdown()

    def each(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """Do all jobs; what has not begun is dropped when the caller stops listening."""
        task = self.ray.remote(num_cpus=1, max_retries=TRIES)(_do)
        mine = fingerprint()
        asked = {task.remote(mine, work, job): job for job in jobs}
        try:
            while asked:
                (done,), _ = self.ray.wait(list(asked), num_returns=1)
                job = asked.pop(done)
                try:
                    result = self.ray.get(done)
                except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError) as error:
                    raise WorkerDied(job) from error
                except self.ray.exceptions.RayTaskError as error:
                    raise error.cause from error
                yield result
        finally:
            for left in asked:
                self.ray.cancel(left)


def _somebody_is_at(address: str) -> None:
    """Raises OSError at once where nobody listens: Ray would try for minutes."""
    host, separator, port = address.removeprefix("ray://").rpartition(":")
    if separator and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def _do(fingerprint_there: str, work: Callable[[Job], Result], job: Job) -> Result:
    """One job, on a machine of the cluster."""
    if fingerprint() != fingerprint_there:
        raise NoCluster(wrong("lab-other-version", machine=socket.gethostname()))
    return work(job)


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """Which Ludothèque this is: the same on all machines that play the same games the same way."""
    package = Path(ludotheque.__file__).parent
    digest = sha256(ludotheque.__version__.encode())
    for room in ("kernel", "games", "bots", "lab"):
        for path in sorted((package / room).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def cores() -> int:
    """How many processes can run at once."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # only Linux knows
        return os.cpu_count() or 1


def engine_for(workers: int | None, cluster: str | None = None) -> Engine:
    """All cores by default; one worker needs no other process; or a cluster."""
    if cluster:
        return Cluster(cluster)
    wanted = cores() if workers is None else workers
    return OneProcess() if wanted <= 1 else ProcessPool(wanted)
