"""Games between bots: dealt, shared out to workers, played, kept and seen again. The arena and the ladder stand on it.

Every deal is played as often as there are seats, each time with the bots moved on by one seat: nobody wins by better
cards. It is dealt from a seed that follows from the contest's seed and its number alone, and so do the bots' own dice:
how many workers share the games, and on how many machines, changes how long it takes and nothing else.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
import traceback
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from ludotheque.bots import Memory, player
from ludotheque.games import game as game_called
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import pretty
from ludotheque.kernel.errors import LudothequeError, wrong
from ludotheque.kernel.game import DREW, SHARED, WON
from ludotheque.kernel.match import Match
from ludotheque.lab.engines import Engine, ProcessPool, WorkerDied
from ludotheque.lab.kept import append, lines
from ludotheque.lab.playout import points_of

Data = dict[str, Any]
Bots = tuple[str, ...]  #: one for each seat

LARGEST_BATCH = 50  #: games a worker is given at once: few enough that progress is seen
BATCHES_PER_WORKER = 8  #: and so few that nobody waits long for the last worker
WAVE = 8  #: deals of a table that are played before anybody looks whether it is decided


class BadArena(LudothequeError):
    """A contest that cannot be held."""


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


def games_wanted(games: object) -> int:
    """The number of games, if it is one; raises BadArena."""
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadArena(wrong("lab-no-games", n=str(games)[:60]))
    return games


# ------------------------------------------------------------------------------------ what is remembered of a game
@dataclass(frozen=True)
class PlayedGame:
    """How a game went; its number says which deal it was and who sat where."""

    number: int
    results: list[str]  #: seat by seat
    points: list[int] | None  #: seat by seat, where points are counted
    first: int  #: the seat that was asked first
    decisions: int
    turns: int | None
    rounds: int | None
    record: str = ""  #: all of it, to be replayed, where that was asked for


def won(results: list[str], seat: int) -> Fraction:
    """What a seat won: a shared victory is divided among those who share it, a draw is half."""
    if results[seat] == SHARED:
        return Fraction(1, results.count(SHARED))
    return {WON: Fraction(1), DREW: Fraction(1, 2)}.get(results[seat], Fraction())


def shares_of_deals(bots: Bots, played: dict[int, PlayedGame]) -> dict[int, list[float]]:
    """Of each deal that was played from every seat: what each bot won of what there was for one, in their order."""
    seats = len(bots)
    out: dict[int, list[float]] = {}
    for number in sorted(played):
        deal = deal_of(seats, number)
        games = [played.get(deal * seats + turn) for turn in range(seats)]
        if deal in out or None in games:
            continue
        shares = [Fraction()] * seats
        for game in games:
            assert game is not None
            for seat, bot in enumerate(seating(seats, game.number)):
                shares[bot] += won(game.results, seat) / seats
        out[deal] = [float(share) for share in shares]
    return out


# ------------------------------------------------------------------------------------ in a worker
@dataclass(frozen=True)
class Batch:
    """Some games for one worker: everything it needs to play them, wherever it runs."""

    game: str
    options: Data | None
    bots: Bots
    seed: int
    start: int
    stop: int
    recorded: bool = False  #: whether each game comes with its record
    notes: str = ""  #: where a worker of this machine notes which game it plays, in case it dies of it
    careful: str = ""  #: where every position is written down before a bot may think about it


@dataclass(frozen=True)
class Broken:
    """A game that raised an error, in words that can be sent from one process to another."""

    number: int
    record: str
    why: str


@dataclass(frozen=True)
class PlayedBatch:
    """The outcome of a batch."""

    bots: Bots
    games: list[PlayedGame]
    broken: Broken | None = None


def play_batch(batch: Batch) -> PlayedBatch:
    """Play the games of a batch; the first that breaks ends it."""
    games: list[PlayedGame] = []
    note = Path(batch.notes, str(os.getpid())) if batch.notes else None
    for number in range(batch.start, batch.stop):
        if note is not None:
            note.write_text(json.dumps([batch.bots, number]), "utf-8")
        deal = seed_of(batch.seed, deal_of(len(batch.bots), number))
        match = game_called(batch.game).start(len(batch.bots), deal, batch.options)
        try:
            games.append(_play(match, batch, number))
        except Exception:
            why = traceback.format_exc(limit=-3).strip()
            return PlayedBatch(batch.bots, games, Broken(number, pretty(match.record(with_secret=True)), why))
    if note is not None:
        note.unlink()
    return PlayedBatch(batch.bots, games)


def _play(match: Match, batch: Batch, number: int) -> PlayedGame:
    """Play one game to its end."""
    seats = seating(len(batch.bots), number)
    players = [player(batch.bots[at]) for at in seats]
    dice = [dice_of(batch.seed, number, seat) for seat in range(len(seats))]
    memories = [Memory() for _ in seats]
    first = match.waiting_for[0]
    decisions = 0
    while not match.over:
        seat = match.waiting_for[0]
        if batch.careful:
            Path(batch.careful).write_text(pretty(match.record(with_secret=True)), "utf-8")
        one = players[seat]
        match.play(seat, one.advise(match.look(seat, one.moves_only), dice[seat], memories[seat]).move)
        match.trace.events.clear()  # nobody asks what happened; whoever wants to see a game again plays its record
        decisions += 1
    outcome = match.outcome
    assert outcome is not None
    counted = {var.key: match.g.vars[i] for i, var in enumerate(match.kit.vars) if var.key in ("turns", "round")}
    return PlayedGame(
        number,
        list(outcome["seats"]),
        points_of(match.g),
        first,
        decisions,
        counted.get("turns"),  # what a game counts its length in, if it does
        counted.get("round"),
        pretty(match.record(with_secret=True)) if batch.recorded else "",
    )


# ------------------------------------------------------------------------------------ the contest
class Contest:
    """Games of some tables of one box. What was played once, here or before as `kept` says, is not played again.

    `kept` is a file with a line for each game, which grows while games are played: who is stopped goes on from there.
    `records` is a folder for the record of every game.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Data | None,
        seed: int,
        engine: Engine,
        kept: Path | None = None,
        records: Path | None = None,
    ) -> None:
        self.about: Data = {"game": game, "seats": seats, "options": options or {}, "seed": seed}
        self.engine = engine
        self.kept, self.records = kept, records
        self.whole = Batch(game, options or None, (), seed, 0, 0, records is not None)
        self.played: dict[Bots, dict[int, PlayedGame]] = defaultdict(dict)
        self.deals: dict[Bots, dict[int, tuple[float, int]]] = defaultdict(dict)
        self._read(kept)

    def _read(self, kept: Path | None) -> None:
        """What was played before, of this very contest."""
        for it in lines(kept):
            if any(it.pop(key, None) != value for key, value in self.about.items()):
                continue
            if "bots" in it:
                bots = tuple(it.pop("bots"))
                self.played[bots][it["number"]] = PlayedGame(**it)
            else:  # a whole deal in one line, as ladders were kept at first: what the first bot won, of how many games
                bots = (it["one"], *[it["two"]] * (self.about["seats"] - 1))
                self.deals[bots][it["deal"]] = (it["won"], it["games"])

    def play(self, wanted: Iterable[tuple[Bots, range]], size: int = 0) -> Iterator[PlayedBatch]:
        """Play what of these games was not played yet, and say so batch by batch, of `size` games each.

        Raises GameFailed when a game breaks off or takes its process with it, with all that is needed to see it again.
        """
        missing = [(bots, [n for n in numbers if not self._is_there(bots, n)]) for bots, numbers in wanted]
        games = sum(len(numbers) for _, numbers in missing)
        most = size or max(1, min(LARGEST_BATCH, games // (self.engine.workers * BATCHES_PER_WORKER)))
        batches = [
            replace(self.whole, bots=bots, start=start, stop=stop)
            for bots, numbers in missing
            for start, stop in _pieces(numbers, most)
        ]
        if not batches:
            return
        with ExitStack() as stack:
            notes = ""
            if self.engine.here:
                notes = stack.enter_context(tempfile.TemporaryDirectory(prefix="ludotheque-arena-"))
                batches = [replace(batch, notes=notes) for batch in batches]
            results = self.engine.each(play_batch, batches)
            if hasattr(results, "close"):
                stack.callback(results.close)
            try:
                for done in results:
                    self._note(done)
                    if done.broken is not None:
                        self._tell(done.broken)
                    yield done
            except WorkerDied as error:
                raise self._crash(error.job, notes) from error

    def _is_there(self, bots: Bots, number: int) -> bool:
        """Whether a game was played, and its record written if that is wanted."""
        if deal_of(len(bots), number) in self.deals[bots]:
            return True
        return number in self.played[bots] and (self.records is None or self._file(bots, number).exists())

    def _note(self, done: PlayedBatch) -> None:
        """Remember what was played, and write it down at once."""
        new = []
        for game in done.games:
            if game.number not in self.played[done.bots]:
                it = asdict(game)
                del it["record"]
                new.append(json.dumps(self.about | {"bots": done.bots} | it))
            if self.records is not None:
                self.records.mkdir(parents=True, exist_ok=True)
                self._file(done.bots, game.number).write_text(game.record, "utf-8")
            self.played[done.bots][game.number] = replace(game, record="")
        append(self.kept, new)

    def _file(self, bots: Bots, number: int) -> Path:
        """Where the record of a game lies, who sat in which seat in its name."""
        assert self.records is not None
        sat = "-".join(bots[at] for at in seating(len(bots), number))
        name = re.sub(r"[^\w.-]+", "_", f"{self.whole.game}-{self.whole.seed}-{number}-{sat}")
        return self.records / f"{name[:180]}.json"

    # -------------------------------------------------------------------------------- what goes wrong
    def _tell(self, broken: Broken) -> None:
        """Save the game that broke off, to be looked at."""
        path = self._broken_file(broken.number)
        path.write_text(broken.record, "utf-8")
        raise GameFailed("lab-game-failed", broken.number, self._seed_of(broken.number), str(path), broken.why)

    def _crash(self, job: object, notes: str) -> GameFailed:
        """Find the game that killed its worker: each of those that were being played is played alone, move by move."""
        suspects: list[tuple[Bots, int]] = []
        if isinstance(job, Batch):
            suspects += [(job.bots, number) for number in range(job.start, job.stop)]
        elif notes:
            said = [path.read_text("utf-8") for path in Path(notes).iterdir()]
            suspects += sorted({(tuple(bots), number) for bots, number in map(json.loads, filter(None, said))})
        alone = self.engine if self.engine.here else ProcessPool(1)
        for bots, number in suspects:
            file = self._broken_file(number)
            batch = replace(self.whole, bots=bots, start=number, stop=number + 1, careful=str(file))
            try:
                for _ in alone.each(play_batch, [batch]):
                    file.unlink(missing_ok=True)
            except WorkerDied:
                return GameFailed("lab-worker-crashed", number, self._seed_of(number), str(file), "")
        numbers = ", ".join(str(number) for _, number in suspects)
        number = suspects[0][1] if suspects else 0
        return GameFailed("lab-worker-lost", number, self._seed_of(number), "", numbers)

    def _seed_of(self, number: int) -> int:
        return seed_of(self.whole.seed, deal_of(self.about["seats"], number))

    def _broken_file(self, number: int) -> Path:
        return Path(tempfile.gettempdir(), f"ludotheque-arena-{self.whole.game}-{self.whole.seed}-{number}.json")

    # -------------------------------------------------------------------------------- as data
    def to_parquet(self, to: Path, tables: Iterable[Bots], games: int) -> int:
        """One row for each seat of each of the first `games` games of these tables; says how many games these were.

        Columns: game, box (seats and options as JSON), seed, table (the bots, as they were named), number, deal, seat,
        bot, began, result, won (0 to 1), points, decisions, turns, rounds. Needs `pip install ludotheque[parquet]`.
        """
        import pyarrow as pa
        import pyarrow.parquet as pq

        kinds = {"seed": pa.int64(), "number": pa.int32(), "deal": pa.int32(), "seat": pa.int8(), "began": pa.bool_()}
        kinds |= {"won": pa.float32(), "points": pa.int32()}
        kinds |= dict.fromkeys(("decisions", "turns", "rounds"), pa.int32())
        order = ("game", "box", "seed", "table", "number", "deal", "seat", "bot", "began", "result", "won", "points")
        columns = [(name, kinds.get(name, pa.string())) for name in (*order, "decisions", "turns", "rounds")]
        box = json.dumps({"seats": self.about["seats"], "options": self.about["options"]}, separators=(",", ":"))
        rows: list[Data] = []
        count = 0
        for bots in tables:
            for number, game in sorted(self.played[bots].items()):
                if number >= games:
                    continue
                count += 1
                for seat, at in enumerate(seating(len(bots), number)):
                    about = {"game": self.about["game"], "box": box, "seed": self.about["seed"], "number": number}
                    about |= {"table": " ".join(bots), "deal": deal_of(len(bots), number), "seat": seat}
                    how = {"bot": bots[at], "began": seat == game.first, "result": game.results[seat]}
                    how |= {"won": float(won(game.results, seat)), "points": game.points[seat] if game.points else None}
                    how |= {"decisions": game.decisions, "turns": game.turns, "rounds": game.rounds}
                    rows.append(about | how)
        pq.write_table(pa.Table.from_pylist(rows, pa.schema(columns)), to, compression="zstd")
        return count


def kept_contests(kept: Path) -> list[Data]:
    """Of which contests a file holds games: game, seats, options and seed of each."""
    found: dict[str, Data] = {}
    for it in lines(kept):
        about = {key: it[key] for key in ("game", "seats", "options", "seed")}
        found[json.dumps(about, sort_keys=True)] = about
    return list(found.values())


def _pieces(numbers: list[int], most: int) -> Iterator[tuple[int, int]]:
    """Numbers in ascending order as stretches without a gap, none longer than `most`."""
    start = stop = -1
    for number in numbers:
        if number != stop or stop - start == most:
            if stop > start:
                yield start, stop
            start = number
        stop = number + 1
    if stop > start:
        yield start, stop
