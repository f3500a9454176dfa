"""A balance report from beginning to end: games are played or taken from a file, replayed, and counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import ludotheque as ldt
from ludotheque.bots import player
from ludotheque.games import game as game_called
from ludotheque.kernel.errors import wrong
from ludotheque.lab.arena import BadArena
from ludotheque.lab.balance.figures import figures_of
from ludotheque.lab.balance.games import Lineup, games_of
from ludotheque.lab.balance.observe import Seen, observe
from ludotheque.lab.engines import Engine

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


def run(
    tables: Sequence[Lineup],
    games: Sequence[int],
    engine: Engine,
    kept: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[Data, list[list[Seen]]]:
    """The figures of every table, and what was seen game by game.

    `games` says how many of each; the last number counts for all that follow. `kept` is a file of games that are not
    played again, and to which new ones are added. `progress` is called with the number of games that are there.
    """
    wanted = [games[min(at, len(games) - 1)] for at in range(len(tables))]
    seen: list[list[Seen]] = []
    there = 0
    for table, number in zip(tables, wanted, strict=True):
        before = there

        def told(n: int, before: int = before) -> None:
            if progress is not None:
                progress(before + n)

        played = games_of(table, number, engine, kept, told)
        seen.append(sorted(engine.each(observe, played), key=lambda game: game.number))
        there += number
    result = {
        "game": tables[0].game,
        "version": ldt.__version__,
        "rules": game_called(tables[0].game).rules.version,
        "tables": [figures_of(table, games) for table, games in zip(tables, seen, strict=True)],
    }
    return result, seen
