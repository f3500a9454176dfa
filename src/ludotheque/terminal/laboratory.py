"""`ludotheque arena`, `train` and `bench`: bots against bots, what they learn, and how fast the house plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ludotheque as ldt
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.writing import write_json

if TYPE_CHECKING:
    from ludotheque.lab.train import Course


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
    from ludotheque.lab import arena
    from ludotheque.terminal.bots import check_player

    box = ldt.game(game)
    for name in names:
        check_player(name)
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


def sit_command(screen: Screen, link: str, program: str, name: str, as_json: bool) -> int:
    """`ludotheque sit LINK PROGRAM`: a program of one's own at a real table."""
    from ludotheque.lab.seat import SeatOfAProgram

    at = SeatOfAProgram(link, program, name)
    results = at.play()
    if as_json:
        write_json({"results": results, "answers": at.answers, "faults": at.bot.faults})
    else:
        screen.say("terminal-sit-over", n=at.answers)
    return 0


def parquet_command(screen: Screen, files: Sequence[Path], to: Path, as_json: bool) -> int:
    """`ludotheque games-to-parquet FILE … --to FILE`."""
    try:
        import pyarrow  # noqa: F401

        from ludotheque.lab import dataset
    except ImportError:
        raise Problem("terminal-needs", extra="parquet") from None
    try:
        done = dataset.to_parquet(files, to)
    except OSError as error:
        raise Problem("terminal-cannot-read", file=str(error.filename), why=error.strerror) from None
    if as_json:
        write_json(done)
    else:
        screen.say("terminal-parquet-written", n=done["decisions"], games=done["games"], file=done["file"])
    return 0


def ladder_command(
    screen: Screen, game: str, names: Sequence[str], *, as_json: bool, picture: Path | None, **how: Any
) -> int:
    """`ludotheque ladder GAME BOT BOT …`: who is stronger, and by how much."""
    from ludotheque.lab import ladder
    from ludotheque.terminal.bots import check_bot

    for name in names:
        check_bot(name)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = as_json or screen.plain
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(screen.text("terminal-arena-playing"), total=None)

        def told(done: int, whole: int) -> None:
            progress.update(task, completed=done, total=whole)

        result = ladder.run(game, list(names), progress=told, **how)
    if picture is not None:
        picture.write_text(ladder.picture([result]), "utf-8")
    if as_json:
        write_json(result)
    else:
        report = ladder.report(result, screen.lang)
        screen.show(str(report).splitlines(), report)
    return 0


def train_command(
    screen: Screen, course: Course, folder: Path, to: Path | None, workers: int | None, as_json: bool
) -> int:
    """`ludotheque train GAME`: self-play, then a network learns how games end."""
    from ludotheque.lab import train

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = as_json or screen.plain
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(screen.text("terminal-arena-playing"), total=course.games)
        card = train.train(course, folder, to, workers, lambda done: progress.update(task, completed=done))
    if as_json:
        write_json(card)
    else:
        for key, value in card.items():
            screen.write(f"{key}: {value}")
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


def bench_search_command(screen: Screen, games: Sequence[str], seconds: float, as_json: bool) -> int:
    """`ludotheque bench search [GAME…]`: how fast bots think, beside OpenSpiel's."""
    from ludotheque.lab import searchbench

    for game in games:
        ldt.game(game)
    result = searchbench.run(list(games) or None, seconds)
    if as_json:
        write_json(result)
    else:
        report = searchbench.report(result, screen.lang)
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
