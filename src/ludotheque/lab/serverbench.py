"""How many tables a server holds: a real server process, and players on real websockets who think and play.

First people play at their own pace, all tables at once; then everybody answers at once, to see where the limit is. A
move counts as told when everyone at the table has it. Beside it, in the same run and on the same machine, the server of
boardgame.io with a game of about the same size, if Node is here; it keeps its tables in memory, while ours are on disk
before anybody is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from ludotheque.lab import builds
from ludotheque.lab.driver import Driver
from ludotheque.lab.peer import measure_peer
from ludotheque.lab.processes import Usage, answers, free_port, started
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal
from ludotheque.locales import say

Data = dict[str, Any]

THINK = 4.0  #: seconds that a person thinks, on average


# ------------------------------------------------------------------------------------ the whole bench
def run(
    tables: int = 200,
    seconds: float = 10.0,
    seed: int = 1,
    peer: bool = True,
    *,
    think: float = THINK,
    compression: bool = True,
) -> Data:
    """Hold so many tables of two players for so many seconds, then play as fast as possible for half as long."""
    _allow_many_files(4 * tables + 500)
    with _server() as (process, url):
        driver = Driver(url, tables, seconds, think, random.Random(seed), compression)
        ours = asyncio.run(driver.measure(Usage(process.pid)))
    theirs, problem = (None, "not-asked") if not peer else measure_peer(tables, seconds, think, seed)
    return {
        "tables": tables,
        "seconds": seconds,
        "think": think,
        "seed": seed,
        "compression": compression,
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "build": builds.running(),
        "ludotheque": ours,
        "peer": theirs,
        "peer_problem": problem,
    }


def _allow_many_files(wanted: int) -> None:
    """Every client is an open file, here and in the servers that are started from here."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


@contextlib.contextmanager
def _server() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Our server on a port and a database of its own."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as name:
        folder = Path(name)
        port = free_port()
        command = [sys.executable, "-m", "ludotheque.server", "--port", str(port)]
        command += ["--database", str(folder / "tables.sqlite")]
        command += ["--posts-at-once", "1000000", "--connections-per-address", "10000"]  # all from this one machine
        url = f"http://127.0.0.1:{port}"
        with started(command, folder, lambda: answers(f"{url}/healthz")) as process:
            yield process, url


# ------------------------------------------------------------------------------------ to be read
#: Rows of the report: key of the text, where the figure is, digits, what it is divided by.
ROWS: list[tuple[str, tuple[str, ...], int, float]] = [
    ("held", ("held",), 0, 1),
    ("moves", ("paced", "moves_per_second"), 0, 1),
    ("p50", ("paced", "p50_ms"), 1, 1),
    ("p99", ("paced", "p99_ms"), 1, 1),
    ("cpu", ("paced", "cpu"), 2, 1),
    ("memory", ("memory_per_table",), 0, 1024),
    ("memory-later", ("memory_per_table_later",), 0, 1024),
    ("fast-moves", ("saturated", "moves_per_second"), 0, 1),
    ("fast-p50", ("saturated", "p50_ms"), 1, 1),
    ("fast-p99", ("saturated", "p99_ms"), 1, 1),
    ("fast-cpu", ("saturated", "cpu"), 2, 1),
    ("each", ("saturated", "cpu_ms_per_move"), 2, 1),
]


def report(result: Data, lang: str = "fr") -> Report:
    """The figures side by side, and what they mean."""
    peer = result["peer"]
    table = Table(title=say(lang, "bench-server-title", {"n": result["tables"]}))
    table.add_column(say(lang, "bench-server-what"))
    table.add_column("Ludothèque", justify="right")
    if peer is not None:
        table.add_column(f"{peer['name']} {peer['version']}", justify="right")
    for key, where, digits, unit in ROWS:
        cells = [_cell(side, where, digits, unit, lang) for side in (result["ludotheque"], peer) if side is not None]
        table.add_row(say(lang, f"bench-server-{key}"), *cells)
    notes = [say(lang, "bench-server-pace", {"think": decimal(result["think"], lang, 1)})]
    notes.append(say(lang, "bench-server-build", {"build": result["build"], "machine": result["machine"]}))
    if peer is not None:
        notes.append(say(lang, "bench-server-peer"))
    elif result["peer_problem"] in ("no-node", "not-packed", "not-asked"):
        notes.append(say(lang, f"bench-server-{result['peer_problem']}"))
    else:
        notes.append(say(lang, "bench-server-peer-problem", {"why": result["peer_problem"]}))
    return Report(table, *(Text(note) for note in notes))


def _cell(side: Data, where: tuple[str, ...], digits: int, unit: float, lang: str) -> str:
    value: Any = side
    for key in where:
        value = value[key]
    return "–" if value is None else decimal(value / unit, lang, digits)
