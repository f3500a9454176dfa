"""`ludotheque arena` and `ludotheque bench`: bots against bots, and how fast the house plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ludotheque as ldt
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.writing import write_json


def arena_command(
    screen: Screen,
    game: str,
    names: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    workers: int | None,
    as_json: bool,
) -> int:
    """`ludotheque arena GAME BOT BOT … --games N --seed S`."""
    from ludotheque.bots import bots
    from ludotheque.lab import arena

    box = ldt.game(game)
    for name in names:
        if name not in bots():
            raise Problem("terminal-no-bot", bot=name, known=", ".join(bots()))
    low, high = box.rules.min_seats, box.rules.max_seats
    if not low <= len(names) <= high:
        raise Problem("table-wrong-seats", n=len(names), low=low, high=high)
    box.kit(len(names), options)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = as_json or screen.plain
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(screen.text("terminal-arena-playing"), total=games)
        result = arena.run(
            game,
            list(names),
            games,
            seed,
            options or None,
            workers,
            lambda done: progress.update(task, completed=done),
        )
    if as_json:
        write_json(result)
    else:
        report = arena.report(result, screen.lang)
        screen.show(str(report).splitlines(), report)
    return 0


def bench_command(screen: Screen, games: Sequence[str], seconds: float, as_json: bool) -> int:
    """`ludotheque bench [GAME…]`."""
    from ludotheque.lab import bench

    for game in games:
        ldt.game(game)
    result = bench.run(list(games) or None, seconds)
    if as_json:
        write_json(result)
    else:
        report = bench.report(result, screen.lang)
        screen.show(str(report).splitlines(), report)
    return 0


def bench_server_command(
    screen: Screen, tables: int, seconds: float, peer: bool, as_json: bool, database: str = ""
) -> int:
    """`ludotheque bench server`: how many tables a server holds, and how quickly everybody hears of a move."""
    from ludotheque.lab import serverbench

    result = serverbench.run(tables, seconds, peer=peer, database=database)
    if as_json:
        write_json(result)
    else:
        report = serverbench.report(result, screen.lang)
        screen.show(str(report).splitlines(), report)
    return 0
