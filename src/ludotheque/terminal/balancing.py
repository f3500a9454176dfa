"""`ludotheque balance`: what many games say about a game, as a page, as data and in a few lines."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ludotheque as ldt
from ludotheque.locales import LANGUAGES
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.table_options import read_options
from ludotheque.terminal.writing import write_json

USUAL = "thumb"  #: who plays where nobody is named


@dataclass
class BalanceWishes:
    """What was typed."""

    game: str
    bots: Sequence[Sequence[str]] = ()
    games: Sequence[int] = (1000,)
    seats: int | None = None
    options: Sequence[str] = ()
    also: Sequence[str] = ()
    seed: int = 0
    workers: int | None = None
    cluster: str | None = None
    kept: Path | None = None
    to: Path | None = None
    data: Path | None = None

    def command(self) -> str:
        """The command that makes the same page again."""
        words = ["ludotheque", "balance", self.game]
        for names in self.bots or [[USUAL]]:
            words += ["--bots", *names]
        words += ["--games", ",".join(map(str, self.games))]
        if self.seats is not None:
            words += ["--seats", str(self.seats)]
        for option in self.options:
            words += ["--option", option]
        for option in self.also:
            words += ["--also", option]
        return shlex.join([*words, "--seed", str(self.seed)])


def balance_command(screen: Screen, wishes: BalanceWishes, as_json: bool) -> int:
    """Play, count, write."""
    from ludotheque.lab.balance.run import lineups, run
    from ludotheque.lab.balance.summary import summary
    from ludotheque.lab.engines import engine_for
    from ludotheque.terminal.bots import check_player

    box = ldt.game(wishes.game)
    bots = [list(names) for names in wishes.bots] or [[USUAL]]
    for name in (name for names in bots for name in names):
        check_player(name)
    if wishes.data is not None:
        _need_parquet()
    options = read_options(box, wishes.options)
    also = [read_options(box, [word]) for word in wishes.also]
    tables = lineups(wishes.game, bots, wishes.seats, options, also, wishes.seed)
    wanted = sum(wishes.games[min(at, len(wishes.games) - 1)] for at in range(len(tables)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = as_json or screen.plain
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(screen.text("terminal-arena-playing"), total=wanted)
        result, seen = run(
            tables,
            wishes.games,
            engine_for(wishes.workers, wishes.cluster),
            wishes.kept,
            lambda done: progress.update(task, completed=done),
        )
    written: list[Path] = []
    try:
        if wishes.to is not None:
            written += _write_pages(result, wishes.to, wishes.command())
        if wishes.data is not None:
            from ludotheque.lab.balance.data import to_parquet

            to_parquet(tables, seen, wishes.data)
            written.append(wishes.data)
    except OSError as error:
        raise Problem("terminal-cannot-write", file=str(error.filename), why=str(error.strerror)) from None
    if as_json:
        write_json(result)
        return 0
    report = summary(result, screen.lang)
    screen.show(str(report).splitlines(), report)
    for path in written:
        screen.say("lab-balance-written", file=str(path))
    return 0


def _need_parquet() -> None:
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise Problem("terminal-needs", extra="parquet") from None


def _write_pages(result: dict[str, Any], to: Path, command: str) -> list[Path]:
    """The page in every language, each leading to the other: `yro.html` becomes `yro.fr.html` and `yro.en.html`."""
    from ludotheque.lab.balance.page import page

    whole = to.name.removesuffix(".html")
    paths = {lang: to.with_name(f"{whole}.{lang}.html") for lang in LANGUAGES}
    to.parent.mkdir(parents=True, exist_ok=True)
    for lang, path in paths.items():
        other = next(it for it in LANGUAGES if it != lang)
        path.write_text(page(result, lang, command, paths[other].name), "utf-8")
    return list(paths.values())
