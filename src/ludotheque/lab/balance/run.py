"""A balance report from beginning to end: games are played or taken from a file, replayed, and counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ludotheque as ldt
from ludotheque.bots import player
from ludotheque.games import game as game_called
from ludotheque.kernel.errors import wrong
from ludotheque.lab.balance.figures import figures_of
from ludotheque.lab.balance.games import KeptGame, Lineup, Sitting, play, read
from ludotheque.lab.balance.observe import Seen, observe
from ludotheque.lab.contest import BadArena
from ludotheque.lab.engines import Engine
from ludotheque.lab.kept import append

Data = dict[str, Any]


def lineups(
    game: str, bots: Sequence[Sequence[str]], seats: int | None, options: Data, also: Sequence[Data], seed: int
) -> list[Lineup]:
    """The tables of a report: the base table with each of the line-ups of bots, then, with the last of these, the base
    table changed in each of the ways of `also`. Raises what a table or a bot that does not exist raises.
    """
    out = []
    for names, given in [*((it, options) for it in bots), *((bots[-1], options | it) for it in also)]:
        for name in names:
            player(name)
        kit = game_called(game).kit(seats, given)
        if len(names) > kit.seats:
            raise BadArena(wrong("table-wrong-seats", n=len(names), low=1, high=kit.seats))
        out.append(Lineup(game, kit.seats, given, tuple(names), seed))
    return out


@dataclass(frozen=True)
class Job:
    """One game to be observed, and to be played before if it is not kept."""

    table: int
    sitting: Sitting
    kept: KeptGame | None


def do(job: Job) -> tuple[Job, KeptGame, Seen]:
    """Play a game if need be, and observe it."""
    game = job.kept if job.kept is not None else play(job.sitting)
    return job, game, observe(game)


def run(
    tables: Sequence[Lineup],
    games: Sequence[int],
    engine: Engine,
    kept: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[Data, list[list[Seen]]]:
    """The figures of every table, and what was seen game by game.

    `games` says how many of each; the last number counts for all that follow. `kept` is a file of games that are not
    played again, and to which new ones are added. `progress` is called with the number of games that are counted.
    """
    jobs = []
    for at, table in enumerate(tables):
        have = {game.number: game for game in read(kept, table)}
        for number in range(games[min(at, len(games) - 1)]):
            jobs.append(Job(at, Sitting(table, number), have.get(number)))
    seen: list[list[Seen]] = [[] for _ in tables]
    for done, (job, game, told) in enumerate(engine.each(do, jobs), 1):
        seen[job.table].append(told)
        if job.kept is None:
            append(kept, [game.line()])
        if progress is not None:
            progress(done)
    for those in seen:
        those.sort(key=lambda one: one.number)
    result = {
        "game": tables[0].game,
        "version": ldt.__version__,
        "rules": game_called(tables[0].game).rules.version,
        "tables": [figures_of(table, those) for table, those in zip(tables, seen, strict=True)],
    }
    return result, seen
