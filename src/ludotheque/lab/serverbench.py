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

from ludotheque.games import keys as games
from ludotheque.lab import builds
from ludotheque.lab.driver import Driver
from ludotheque.lab.peer import measure_peer
from ludotheque.lab.processes import Usage, answers, free_port, started
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal
from ludotheque.locales import say

Data = dict[str, Any]

THINK = 4.0  #: seconds that a person thinks, on average
IN_TIME = 100.0  #: milliseconds within which 99 of 100 moves are to be seen by everyone
MOST = 1600  #: tables beyond which nobody looks for more
EXPERTS = 20  #: tables at which somebody plays against an Expert
QUICK = 1.0  #: seconds that those think themselves, on average
FEW = 200  #: tables of each game whose memory is measured


# ------------------------------------------------------------------------------------ the whole bench
def run(
    tables: int = 200,
    seconds: float = 10.0,
    seed: int = 1,
    peer: bool = True,
    *,
    think: float = THINK,
    compression: bool = True,
    most: int = MOST,
    database: str = "",
) -> Data:
    """Hold so many tables of two players for so many seconds, then play as fast as possible for half as long.

    Then: how many tables can be held in time, how much memory a table of each game takes, and, with the address of a
    PostgreSQL database, what one, two and three servers on it can do.
    """
    _allow_many_files(4 * max(tables, most) + 500)
    with _server() as (process, url):
        driver = Driver(url, tables, seconds, think, random.Random(seed), compression)
        ours = asyncio.run(driver.measure(Usage(process.pid)))
    if most:
        with _server() as (_, url):
            driver = Driver(url, tables, seconds, think, random.Random(seed), compression)
            ours["in_time"] = asyncio.run(driver.most(IN_TIME, max(most, tables)))
    ours["experts"] = _experts(seconds, seed)
    ours["memory_of_games"] = {key: _memory(key, min(FEW, tables), seconds, seed) for key in games()}
    ours["servers"] = [_several(n, database, tables, seconds, seed) for n in (1, 2, 3)] if database else []
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


def _experts(seconds: float, seed: int) -> Data:
    """People who play against bots that think: how long their own moves take, while all those bots do."""
    with _server() as (process, url):
        driver = Driver(url, EXPERTS, seconds, QUICK, random.Random(seed), against="expert")
        paced: Data = asyncio.run(driver.measure(Usage(process.pid)))["paced"]
    return {"tables": EXPERTS, **{key: paced[key] for key in ("moves", "p50_ms", "p99_ms", "max_ms")}}


def _memory(game: str, tables: int, seconds: float, seed: int) -> int | None:
    """The memory of a table of this game that has been played at for a while, its two connections included."""
    with _server() as (process, url):
        driver = Driver(url, tables, seconds, 0.0, random.Random(seed), game=game)
        measured = asyncio.run(driver.measure(Usage(process.pid)))
    memory: int | None = measured["memory_per_table_later"]
    return memory


def _several(servers: int, database: str, tables: int, seconds: float, seed: int) -> Data:
    """So many servers on one database, and how many moves a second they take together."""
    with contextlib.ExitStack() as stack:
        ours = [stack.enter_context(_server(database)) for _ in range(servers)]
        driver = Driver([url for _, url in ours], tables, seconds, 0.0, random.Random(seed))
        measured = asyncio.run(driver.measure(Usage(*(process.pid for process, _ in ours))))
    fast = measured["saturated"]
    figures = ("moves_per_second", "p50_ms", "p99_ms", "cpu_ms_per_move", "cpu")
    return {"servers": servers, "held": measured["held"], **{key: fast[key] for key in figures}}


def _allow_many_files(wanted: int) -> None:
    """Every client is an open file, here and in the servers that are started from here."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


@contextlib.contextmanager
def _server(database: str = "") -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Our server on a port of its own, and on a database of its own if none is named."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as name:
        folder = Path(name)
        port = free_port()
        command = [sys.executable, "-m", "ludotheque.server", "--port", str(port)]
        command += ["--database", database or str(folder / "tables.sqlite")]
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
    ours = result["ludotheque"]
    for key, memory in ours["memory_of_games"].items():
        name = say(lang, f"{key}-name")
        table.add_row(say(lang, "bench-server-memory-of", {"game": name}), _cell({"n": memory}, ("n",), 0, 1024, lang))
    for several in ours["servers"]:
        what = say(lang, "bench-server-several", {"n": several["servers"]})
        table.add_row(what, decimal(several["moves_per_second"], lang, 0))
    experts = ours["experts"]
    for key in ("p99", "max"):
        what = say(lang, f"bench-server-experts-{key}", {"n": experts["tables"]})
        table.add_row(what, _cell(experts, (f"{key}_ms",), 1, 1, lang))
    if "in_time" in ours:
        most = {"ms": decimal(ours["in_time"]["limit_ms"], lang, 0)}
        table.add_row(say(lang, "bench-server-in-time", most), decimal(ours["in_time"]["tables"], lang, 0))
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
