"""Bots against bots at one table: many games, every bot in every seat, all cores, and the same result on every machine.

How games are dealt and shared out to workers is told in `contest.py`; here they are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.table import Table

from ludotheque.bots import player
from ludotheque.games import game as game_called
from ludotheque.kernel.game import DREW, SHARED, WON
from ludotheque.lab import builds, ratings
from ludotheque.lab.contest import (
    WAVE,
    Contest,
    PlayedGame,
    games_wanted,
    seating,
    shares_of_deals,
    won,
)
from ludotheque.lab.engines import Engine, engine_for
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal, percent, wilson
from ludotheque.locales import say

Data = dict[str, Any]


# ------------------------------------------------------------------------------------ what is counted
@dataclass
class Span:
    """The sum, the smallest and the largest of some whole numbers."""

    count: int = 0
    total: int = 0
    low: int = 0
    high: int = 0

    def note(self, value: int) -> None:
        """Count one number."""
        self.low = min(self.low, value) if self.count else value
        self.high = max(self.high, value) if self.count else value
        self.count += 1
        self.total += value

    def data(self) -> Data | None:
        """Mean, smallest and largest; None where nothing was counted."""
        if not self.count:
            return None
        return {"mean": round(self.total / self.count, 3), "min": self.low, "max": self.high}


@dataclass
class Standing:
    """How one bot, or one seat, did."""

    games: int = 0
    wins: int = 0  #: shared ones too
    shared: int = 0  #: victories of several who were no team
    won: Fraction = Fraction()  #: the victories, each divided among those who share it; half of a draw
    draws: int = 0
    points: Span = field(default_factory=Span)

    def note(self, seat: int, results: list[str], points: int | None) -> None:
        """Count one more game."""
        self.games += 1
        self.shared += results[seat] == SHARED
        self.draws += results[seat] == DREW
        self.won += won(results, seat)
        self.wins += results[seat] in (WON, SHARED)
        if points is not None:
            self.points.note(points)

    def share(self) -> float:
        """What it won of what it could win: a shared victory is divided among those who share it, a draw is half."""
        return float(self.won / self.games) if self.games else 0.0

    def data(self) -> Data:
        """For the result."""
        share = self.share()
        return {
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "draws": self.draws,
            "losses": self.games - self.wins - self.draws,
            "points": round(self.points.total / self.points.count, 3) if self.points.count else None,
            "share": round(share, 6),
            "interval": wilson(share, self.games),
        }


@dataclass
class Count:
    """All that is counted of some games. Whole numbers only, so that no order of adding them up matters."""

    bots: list[Standing]
    first: Standing = field(default_factory=Standing)  #: the seat that was asked first
    decisions: Span = field(default_factory=Span)
    turns: Span = field(default_factory=Span)
    rounds: Span = field(default_factory=Span)

    def note(self, game: PlayedGame) -> None:
        """Count one more game."""
        points = game.points
        for seat, at in enumerate(seating(len(self.bots), game.number)):
            self.bots[at].note(seat, game.results, points[seat] if points else None)
        self.first.note(game.first, game.results, points[game.first] if points else None)
        self.decisions.note(game.decisions)
        if game.turns is not None:
            self.turns.note(game.turns)
        if game.rounds is not None:
            self.rounds.note(game.rounds)


# ------------------------------------------------------------------------------------ the arena
def run(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    options: Data | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    stop: bool = False,
    kept: Path | None = None,
    records: Path | None = None,
    parquet: Path | None = None,
    engine: Engine | None = None,
) -> Data:
    """Let bots play against each other, one in each seat, and count.

    `progress` is called with the number of games that are finished. `workers` is the number of processes, all cores
    by default. With `stop` no more is played once it is decided who is the best. `kept`, `records` and `parquet` say
    where games are remembered, so that an arena that is interrupted goes on there, where the record of each is
    written, and where how each of them went, as data. Raises GameFailed when a game breaks off, with all that is
    needed to see it again. Interrupted from the keyboard it counts what was played.
    """
    games_wanted(games)
    for key in bots:
        player(key)
    kit = game_called(game).kit(len(bots), options)
    began = perf_counter()
    contest = Contest(
        game, len(bots), options, seed, engine if engine is not None else engine_for(workers), kept, records
    )
    table = tuple(bots)
    seats = len(bots)
    interrupted = False
    upto = 0
    try:
        while upto < games and not (stop and ratings.first_is_decided(_shares(contest, table, upto))):
            until = min(games, upto + WAVE * seats) if stop else games
            for _ in contest.play([(table, range(upto, until))]):
                if progress is not None:
                    progress(len(contest.played[table]))
            upto = until
    except KeyboardInterrupt:
        interrupted, upto = True, games
    played = [it for number, it in sorted(contest.played[table].items()) if number < upto]
    count = Count([Standing() for _ in bots])
    for it in played:
        count.note(it)
    if parquet is not None:
        contest.to_parquet(parquet, [table], upto)
    seconds = perf_counter() - began
    first = count.first.data()
    rated = len(set(bots)) > 1 and ratings.can_be_rated(played)
    return {
        "game": game,
        "options": deepcopy(kit.options),
        "bots": list(bots),
        "games": len(played),
        "seed": seed,
        "build": builds.running(),
        "results": [{"bot": key} | standing.data() for key, standing in zip(bots, count.bots, strict=True)],
        "ratings": ratings.ratings(bots, [ratings.Rated(table, _shares(contest, table, upto))]) if rated else [],
        "length": {"decisions": count.decisions.data(), "turns": count.turns.data(), "rounds": count.rounds.data()},
        "first_seat": first | {"advantage": round(first["share"] - 1 / len(bots), 6)},
        "interrupted": interrupted,
        "workers": contest.engine.workers,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 2),
    }


def _shares(contest: Contest, table: tuple[str, ...], games: int) -> list[list[float]]:
    """What each bot won of each deal, of the first so many games."""
    return list(shares_of_deals(table, {n: it for n, it in contest.played[table].items() if n < games}).values())


# ------------------------------------------------------------------------------------ what is read
def report(result: Data, lang: str = "en") -> Report:
    """The result as a table to print with rich, or as plain text with `str`."""

    def text(key: str, **params: object) -> str:
        return say(lang, key, params)

    table = Table(
        title=text("lab-arena-title", game=text("table-name", name=f"@{result['game']}-name"), n=result["games"])
    )
    table.add_column(text("lab-arena-bot"))
    counted = ["wins", "shared", "draws", "losses"]
    if not any(row["shared"] for row in result["results"]):
        counted.remove("shared")
    for key in (*counted, "share", "interval"):
        table.add_column(text(f"lab-arena-{key}"), justify="right")
    scored = any(row["points"] is not None for row in result["results"])
    if scored:
        table.add_column(text("lab-arena-points"), justify="right")
    for row in result["results"]:
        cells = [row["bot"], *(str(row[key]) for key in counted)]
        cells += [percent(row["share"], lang), " – ".join(percent(end, lang) for end in row["interval"])]
        if scored:
            cells.append(decimal(row["points"], lang, 1) if row["points"] is not None else "")
        table.add_row(*cells)
    lines = []
    for unit in ("decisions", "turns", "rounds"):
        span = result["length"][unit]
        if span is not None:
            mean = decimal(span["mean"], lang, 1)
            lines.append(text(f"lab-arena-length-{unit}", mean=mean, low=span["min"], high=span["max"]))
    first = result["first_seat"]
    low, high = (percent(end, lang) for end in first["interval"])
    lines.append(text("lab-arena-first", share=percent(first["share"], lang), low=low, high=high))
    speed = decimal(result["games_per_second"], lang, 1)
    build = text(f"lab-build-{result['build']}")
    seconds = decimal(result["seconds"], lang, 1)
    lines.append(text("lab-arena-speed", seconds=seconds, speed=speed, workers=result["workers"], build=build))
    lines.append(text("lab-arena-seed", seed=str(result["seed"])))
    if result["interrupted"]:
        lines.append(text("lab-interrupted"))
    return Report(table, "\n".join(lines), *ratings.report(result["ratings"], lang))
