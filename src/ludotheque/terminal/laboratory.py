"""`ludotheque arena`, `train` and `bench`: bots against bots, what they learn, and how fast the house plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ludotheque as ldt
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.writing import write_json

if TYPE_CHECKING:
    from ludotheque.lab.report import Report
    from ludotheque.lab.train import Course


INTERRUPTED = 130  #: the exit code of who was interrupted from the keyboard


@contextmanager
def _shown(screen: Screen, as_json: bool, games: int | None) -> Iterator[Callable[..., None]]:
    """A bar that fills while games are played; it is told how many were, and of how many if that is news."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = as_json or screen.plain
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(screen.text("terminal-arena-playing"), total=games)

        def told(done: int, whole: int | None = None) -> None:
            progress.update(task, completed=done, total=whole if whole is not None else games)

        yield told


def _needs_parquet(wanted: object) -> None:
    """Say at once, not after hours, that a file cannot be written."""
    if wanted and find_spec("pyarrow") is None:
        raise Problem("terminal-needs", extra="parquet")


def _tell(screen: Screen, result: dict[str, Any], report: Report, as_json: bool, picture: Path | None) -> int:
    """Show what came of it, and draw it."""
    from ludotheque.lab import ratings

    if picture is not None:
        picture.write_text(ratings.picture([result]), "utf-8")
    if as_json:
        write_json(result)
    else:
        screen.show(str(report).splitlines(), report)
    return INTERRUPTED if result["interrupted"] else 0


def arena_command(
    screen: Screen,
    game: str,
    names: Sequence[str],
    as_json: bool,
    *,
    options: dict[str, Any],
    workers: int | None,
    cluster: str | None,
    picture: Path | None,
    **how: Any,
) -> int:
    """`ludotheque arena GAME BOT BOT … --games N --seed S`."""
    from ludotheque.lab import arena
    from ludotheque.lab.engines import engine_for
    from ludotheque.terminal.bots import check_player

    box = ldt.game(game)
    for name in names:
        check_player(name)
    low, high = box.rules.min_seats, box.rules.max_seats
    if not low <= len(names) <= high:
        raise Problem("table-wrong-seats", n=len(names), low=low, high=high)
    box.kit(len(names), options)
    _needs_parquet(how["parquet"])
    engine = engine_for(workers, cluster)
    with _shown(screen, as_json, how["games"]) as told:
        result = arena.run(game, list(names), options=options or None, engine=engine, progress=told, **how)
    return _tell(screen, result, arena.report(result, screen.lang), as_json, picture)


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


def parquet_command(screen: Screen, files: Sequence[Path], to: Path, judge: str, as_json: bool) -> int:
    """`ludotheque games-to-parquet FILE … --to FILE`."""
    try:
        import pyarrow  # noqa: F401

        from ludotheque.lab import dataset
    except ImportError:
        raise Problem("terminal-needs", extra="parquet") from None
    try:
        done = dataset.to_parquet(files, to, judge)
    except OSError as error:
        raise Problem("terminal-cannot-read", file=str(error.filename), why=error.strerror) from None
    if as_json:
        write_json(done)
    else:
        screen.say("terminal-parquet-written", n=done["decisions"], games=done["games"], file=done["file"])
    return 0


def ladder_command(
    screen: Screen,
    game: str,
    names: Sequence[str],
    as_json: bool,
    *,
    options: dict[str, Any],
    workers: int | None,
    cluster: str | None,
    picture: Path | None,
    **how: Any,
) -> int:
    """`ludotheque ladder GAME BOT BOT …`: who is stronger, and by how much."""
    from ludotheque.lab import ladder
    from ludotheque.lab.engines import engine_for
    from ludotheque.terminal.bots import check_player

    for name in names:
        check_player(name)
    _needs_parquet(how["parquet"])
    engine = engine_for(workers, cluster)
    with _shown(screen, as_json, None) as told:
        result = ladder.run(game, list(names), options=options or None, engine=engine, progress=told, **how)
    return _tell(screen, result, ladder.report(result, screen.lang), as_json, picture)


def train_command(
    screen: Screen,
    course: Course,
    folder: Path,
    to: Path | None,
    workers: int | None,
    cluster: str | None,
    as_json: bool,
) -> int:
    """`ludotheque train GAME`: self-play, then a network learns how games end."""
    from ludotheque.lab import train
    from ludotheque.lab.engines import engine_for

    engine = engine_for(workers, cluster)
    with _shown(screen, as_json, course.games) as told:
        card = train.train(course, folder, to, progress=told, engine=engine)
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
    return _told(screen, bench, bench.run(list(games) or None, seconds), as_json)


def bench_peers_command(
    screen: Screen, games: Sequence[str], seconds: float, as_json: bool, to: Path | None, picture: Path | None
) -> int:
    """`ludotheque bench --peers [GAME…]`: everything beside the card games of other libraries."""
    from ludotheque.lab import peerbench

    result = _measured(peerbench, "--peers", games, seconds, to)
    if picture is not None:
        picture.write_text(peerbench.picture(result), "utf-8")
    return _told(screen, peerbench, result, as_json)


def bench_engines_command(screen: Screen, games: Sequence[str], seconds: float, as_json: bool, to: Path | None) -> int:
    """`ludotheque bench engines [GAME…]`: how many games a second the arena plays, here, on all cores and on Ray."""
    from ludotheque.lab import enginebench

    return _told(screen, enginebench, _measured(enginebench, "engines", games, seconds, to), as_json)


def _measured(bench: Any, what: str, games: Sequence[str], seconds: float, to: Path | None) -> dict[str, Any]:
    """What a bench measured, written into its page where one is named."""
    from ludotheque.lab import page

    for game in games:
        ldt.game(game)
    if to is not None and not page.has_place(to, what):
        begins, ends = page.marks(what)
        raise Problem("bench-no-place", file=str(to), begins=begins, ends=ends)
    result: dict[str, Any] = bench.run(list(games) or None, seconds)
    if to is not None:
        page.write(to, what, bench.markdown(result))
    return result


def _told(screen: Screen, bench: Any, result: dict[str, Any], as_json: bool) -> int:
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
    return _told(screen, searchbench, searchbench.run(list(games) or None, seconds), as_json)


def bench_server_command(
    screen: Screen, tables: int, seconds: float, peer: bool, as_json: bool, database: str = ""
) -> int:
    """`ludotheque bench server`: how many tables a server holds, and how quickly everybody hears of a move."""
    from ludotheque.lab import serverbench

    result = serverbench.run(tables, seconds, peer=peer, database=database)
    return _told(screen, serverbench, result, as_json)
