"""How many games a second the arena plays: in one process and in two, of the pool and of a Ray cluster on this machine.

Every engine plays the same games, of random bots and of rules of thumb, and must count the same; what it takes to
start its processes is part of its time, as it is for whoever waits for the result. A busy machine makes all this
worthless.
"""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import Any

from rich.table import Table
from rich.text import Text

from ludotheque.games import keys as all_games
from ludotheque.lab import arena, builds
from ludotheque.lab.engines import Cluster, Engine, OneProcess, ProcessPool
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal
from ludotheque.locales import say

Data = dict[str, Any]

BOTS = ("random", "thumb")
FIRST = 4  #: games that are played to see how many are enough
COUNTED = ("results", "length", "first_seat")
ENGINES = ("here", "pool-1", "pool-2", "ray-1", "ray-2")


def run(games: list[str] | None = None, seconds: float = 2.0) -> Data:
    """Measure some games, all by default, for about `seconds` each, bot and engine."""
    rows = []
    for key in list(games) if games else all_games():
        for bot in BOTS:
            few = arena.run(key, [bot, bot], FIRST, 1, engine=OneProcess())
            rows.append({"game": key, "bot": bot, "games": max(FIRST, round(few["games_per_second"] * seconds))})
    counted: list[list[Data]] = [[] for _ in rows]
    for name in ENGINES:
        engine = _engine(name)
        for row, seen in zip(rows, counted, strict=True):
            row[name] = None
            if engine is not None:
                result = arena.run(row["game"], [row["bot"]] * 2, row["games"], 1, engine=engine)
                row[name] = result["games_per_second"]
                seen.append({what: result[what] for what in COUNTED})
        if isinstance(engine, Cluster):
            engine.stop()
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"Python {platform.python_version()}, {platform.machine()}",
        "build": builds.running(),
        "rows": rows,
        "same": all(seen[0] == other for seen in counted for other in seen),
    }


def _engine(name: str) -> Engine | None:
    kind, _, workers = name.partition("-")
    if kind == "ray":
        return Cluster("local", int(workers)) if find_spec("ray") is not None else None
    return ProcessPool(int(workers)) if workers else OneProcess()


def report(result: Data, lang: str = "en") -> Report:
    """The figures as a table to print with rich, or as plain text with `str`."""
    table = Table(title=say(lang, "bench-engines-title"))
    for number, name in enumerate(_head(lang)):
        table.add_column(name, justify="left" if number < 2 else "right")
    for cells in _rows(result, lang):
        table.add_row(*cells)
    return Report(table, Text("\n".join(_notes(result, lang))))


def markdown(result: Data) -> str:
    """The same for the docs."""
    lines = ["| " + " | ".join(cells) + " |" for cells in (_head("en"), *_rows(result, "en"))]
    lines.insert(1, "|---|---|" + "--:|" * (len(ENGINES) + 1))
    notes = [f"Measured on {result['date']}.", *_notes(result, "en")]
    return "\n".join([*lines, "", *(f"- {note}" for note in notes)]) + "\n"


def _head(lang: str) -> list[str]:
    return [say(lang, f"bench-engines-{name}") for name in ("game", "bot", "games", *ENGINES)]


def _rows(result: Data, lang: str) -> list[list[str]]:
    return [
        [say(lang, f"{row['game']}-name"), row["bot"], decimal(row["games"], lang)]
        + ["" if row[name] is None else decimal(row[name], lang, 1) for name in ENGINES]
        for row in result["rows"]
    ]


def _notes(result: Data, lang: str) -> list[str]:
    build = say(lang, f"lab-build-{result['build']}")
    about = say(lang, "bench-search-build", {"build": build, "machine": result["machine"]})
    return [say(lang, "bench-engines-same" if result["same"] else "bench-engines-differ"), about]
