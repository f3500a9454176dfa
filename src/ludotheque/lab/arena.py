"""Bots against bots: many games, every bot in every seat, all cores, and the same result on every machine.

Every deal is played as often as there are bots, each time with another bot in each seat: nobody wins by better cards.
It is dealt from a seed that follows from the arena's seed and its number alone, and so do the bots' own dice: how many
workers share the games changes how long it takes and nothing else.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import traceback
from collections.abc import Callable, Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from copy import deepcopy
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.table import Table

from ludotheque.bots import Memory, player
from ludotheque.games import game as game_called
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import pretty
from ludotheque.kernel.errors import LudothequeError, wrong
from ludotheque.kernel.game import DREW, SHARED, WON
from ludotheque.kernel.match import Match
from ludotheque.lab import builds
from ludotheque.lab.engines import Engine, engine_for
from ludotheque.lab.playout import points_of
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal, percent, wilson
from ludotheque.locales import say

Data = dict[str, Any]

LARGEST_BATCH = 50  #: games a worker is given at once: few enough that progress is seen
BATCHES_PER_WORKER = 8  #: and so few that nobody waits long for the last worker


class BadArena(LudothequeError):
    """An arena that cannot be run."""


class GameFailed(LudothequeError):
    """A game broke off. `game` is its number, `seed` deals it again, `record` is the file to replay it from."""

    def __init__(self, key: str, number: int, seed: int, record: str, why: str) -> None:
        super().__init__(wrong(key, n=number, seed=str(seed), file=record, why=why))
        self.game = number
        self.seed = seed
        self.record = record


# ------------------------------------------------------------------------------------ seeds and seats
def seed_of(seed: int, deal: int) -> int:
    """The seed of a deal: `ShelfGame.start(seed=…)` gives the same table again."""
    digest = hashlib.sha256(f"ludotheque arena {seed} {deal}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def deal_of(bots: int, number: int) -> int:
    """Which deal game `number` is played with."""
    return number // bots


def dice_of(seed: int, number: int, seat: int) -> Quick:
    """The generator of the bot in a seat: its own, and no clue to the deal."""
    digest = hashlib.sha256(f"ludotheque arena dice {seed} {number} {seat}".encode()).digest()
    return Quick(int.from_bytes(digest[:8], "big"))


def seating(bots: int, number: int) -> list[int]:
    """Which bot sits in which seat: everybody moves on by one seat from game to game."""
    return [(seat + number) % bots for seat in range(bots)]


# ------------------------------------------------------------------------------------ what is counted
@dataclass
class Span:
    """The sum, the smallest and the largest of some whole numbers."""

    count: int = 0
    total: int = 0
    low: int = 0
    high: int = 0

    def add(self, other: Span) -> None:
        """Count other numbers in too."""
        if other.count:
            self.low = min(self.low, other.low) if self.count else other.low
            self.high = max(self.high, other.high) if self.count else other.high
            self.count += other.count
            self.total += other.total

    def note(self, value: int) -> None:
        """Count one number."""
        self.add(Span(1, value, value, value))

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
        if results[seat] == SHARED:
            self.shared += 1
            self.won += Fraction(1, results.count(SHARED))
        elif results[seat] == DREW:
            self.draws += 1
            self.won += Fraction(1, 2)
        elif results[seat] == WON:
            self.won += 1
        self.wins += results[seat] in (WON, SHARED)
        if points is not None:
            self.points.note(points)

    def add(self, other: Standing) -> None:
        """Count other games of the same bot in."""
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared
        self.won += other.won
        self.draws += other.draws
        self.points.add(other.points)

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
    """All that is remembered of some games. Whole numbers only, so that no order of adding them up matters."""

    bots: list[Standing]
    first: Standing = field(default_factory=Standing)  #: the seat that was asked first
    decisions: Span = field(default_factory=Span)
    turns: Span = field(default_factory=Span)
    rounds: Span = field(default_factory=Span)

    def add(self, other: Count) -> None:
        """Count other games in too."""
        for mine, theirs in zip(self.bots, other.bots, strict=True):
            mine.add(theirs)
        self.first.add(other.first)
        self.decisions.add(other.decisions)
        self.turns.add(other.turns)
        self.rounds.add(other.rounds)


# ------------------------------------------------------------------------------------ in a worker
@dataclass(frozen=True)
class Batch:
    """Some games for one worker: everything it needs to play them, wherever it runs."""

    game: str
    options: Data | None
    bots: tuple[str, ...]
    seed: int
    start: int
    stop: int
    records: str = ""  #: where the record of a game that breaks off is written
    notes: str = ""  #: where a worker notes which game it plays, in case it dies of it
    careful: bool = False  #: write every position down before a bot may think about it


@dataclass(frozen=True)
class Broken:
    """A game that raised an error, in words that can be sent from one process to another."""

    number: int
    record: str
    why: str


@dataclass(frozen=True)
class PlayedBatch:
    """The outcome of a batch."""

    games: int
    count: Count
    broken: Broken | None = None


def play_batch(batch: Batch) -> PlayedBatch:
    """Play the games of a batch; the first that breaks ends it."""
    count = Count([Standing() for _ in batch.bots])
    for number in range(batch.start, batch.stop):
        if batch.notes:
            Path(batch.notes, str(os.getpid())).write_text(str(number), "ascii")
        deal = seed_of(batch.seed, deal_of(len(batch.bots), number))
        match = game_called(batch.game).start(len(batch.bots), deal, batch.options)
        try:
            _play(match, batch, number, count)
        except Exception:
            why = traceback.format_exc(limit=-3).strip()
            return PlayedBatch(number - batch.start, count, Broken(number, _write_record(match, batch, number), why))
    if batch.notes:
        Path(batch.notes, str(os.getpid())).unlink()
    return PlayedBatch(batch.stop - batch.start, count)


def _play(match: Match, batch: Batch, number: int, count: Count) -> None:
    """Play one game and count it."""
    seats = seating(len(batch.bots), number)
    players = [player(batch.bots[at]) for at in seats]
    dice = [dice_of(batch.seed, number, seat) for seat in range(len(seats))]
    memories = [Memory() for _ in seats]
    first = match.waiting_for[0]
    decisions = 0
    while not match.over:
        seat = match.waiting_for[0]
        if batch.careful:
            _write_record(match, batch, number)
        one = players[seat]
        match.play(seat, one.advise(match.look(seat, one.moves_only), dice[seat], memories[seat]).move)
        match.trace.events.clear()  # nobody asks what happened; whoever wants to see a game again plays its record
        decisions += 1
    outcome = match.outcome
    assert outcome is not None
    points = points_of(match.g)
    for seat, at in enumerate(seats):
        count.bots[at].note(seat, outcome["seats"], points[seat] if points else None)
    count.first.note(first, outcome["seats"], points[first] if points else None)
    count.decisions.note(decisions)
    for i, var in enumerate(match.kit.vars):  # what a game counts its length in, if it does
        if var.key == "turns":
            count.turns.note(match.g.vars[i])
        elif var.key == "round":
            count.rounds.note(match.g.vars[i])


def _write_record(match: Match, batch: Batch, number: int) -> str:
    """Save a game to look at; returns the file's name."""
    path = _record_path(batch, number)
    path.write_text(pretty(match.record(with_secret=True)), "utf-8")
    return str(path)


def _record_path(batch: Batch, number: int) -> Path:
    return Path(batch.records, f"ludotheque-arena-{batch.game}-{batch.seed}-{number}.json")


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
    engine: Engine | None = None,
) -> Data:
    """Let bots play against each other, one in each seat, and count.

    `progress` is called with the number of games that are finished. `workers` is the number of processes, all cores
    by default. Raises GameFailed when a game breaks off, with all that is needed to see it again.
    """
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadArena(wrong("lab-no-games", n=str(games)[:60]))
    for key in bots:
        player(key)
    kit = game_called(game).kit(len(bots), options)
    chosen = engine if engine is not None else engine_for(workers)
    began = perf_counter()
    count = Count([Standing() for _ in bots])
    finished = 0
    with ExitStack() as stack:
        notes = stack.enter_context(tempfile.TemporaryDirectory(prefix="ludotheque-arena-"))
        whole = Batch(game, options, tuple(bots), seed, 0, games, tempfile.gettempdir(), notes)
        results = stack.enter_context(closing(_each(chosen, whole)))
        for played in results:
            if played.broken is not None:
                it = played.broken
                deal = seed_of(seed, deal_of(len(bots), it.number))
                raise GameFailed("lab-game-failed", it.number, deal, it.record, it.why)
            count.add(played.count)
            finished += played.games
            if progress is not None:
                progress(finished)
    seconds = perf_counter() - began
    first = count.first.data()
    return {
        "game": game,
        "options": deepcopy(kit.options),
        "bots": list(bots),
        "games": games,
        "seed": seed,
        "build": builds.running(),
        "results": [{"bot": key} | standing.data() for key, standing in zip(bots, count.bots, strict=True)],
        "length": {"decisions": count.decisions.data(), "turns": count.turns.data(), "rounds": count.rounds.data()},
        "first_seat": first | {"advantage": round(first["share"] - 1 / len(bots), 6)},
        "workers": chosen.workers,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 2),
    }


def _each(engine: Engine, whole: Batch) -> Generator[PlayedBatch, None, None]:
    """Play all games, batch by batch; a worker that dies is traced back to the game it died of."""
    games = whole.stop
    size = max(1, min(LARGEST_BATCH, games // (engine.workers * BATCHES_PER_WORKER)))
    batches = [replace(whole, start=at, stop=min(games, at + size)) for at in range(0, games, size)]
    try:
        yield from engine.each(play_batch, batches)
    except BrokenProcessPool as error:
        raise _crash(engine, whole) from error


def _crash(engine: Engine, whole: Batch) -> GameFailed:
    """Find the game that killed its worker: each of those that were being played is played alone, move by move."""
    bots = len(whole.bots)
    suspects = sorted({int(path.read_text("ascii") or -1) for path in Path(whole.notes).iterdir()} - {-1})
    for number in suspects:
        alone = replace(whole, start=number, stop=number + 1, notes="", careful=True)
        record = _record_path(whole, number)
        try:
            for _ in engine.each(play_batch, [alone]):
                record.unlink(missing_ok=True)
        except BrokenProcessPool:
            deal = seed_of(whole.seed, deal_of(bots, number))
            return GameFailed("lab-worker-crashed", number, deal, str(record), "")
    numbers = ", ".join(str(number) for number in suspects)
    number = suspects[0] if suspects else 0
    return GameFailed("lab-worker-lost", number, seed_of(whole.seed, deal_of(bots, number)), "", numbers)


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
    return Report(table, "\n".join(lines))
