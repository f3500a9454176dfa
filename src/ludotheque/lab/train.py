"""Teaches an instinct how it stands: games are played by the search itself, and a small network learns how they end.

A game takes part by two things: its instinct has `features(g)`, which tells a table in numbers, from the side of the
seat that is asked or, as a list of rows, from each seat's side; it reads what is learned from `instinct.json` beside
it. A game whose network has another shape than the usual one brings a module `fit` with `fit(features, targets, seed)`,
which gives what is to be written.

Where nothing is learned yet, the fast hand plays (no simulations): thousands of games in minutes, and how they end says
enough to begin with.

Everything is kept in a folder as it comes: a training that is stopped goes on where it was. numpy is needed to learn,
never to play.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from ludotheque.bots.search.search import Search, results
from ludotheque.bots.thinker import instinct_of
from ludotheque.games import game as game_called
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import answer, deal, legal, to_act
from ludotheque.kernel.errors import LudothequeError, wrong
from ludotheque.kernel.guess import Guesser
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.playout import dealt
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.state import State
from ludotheque.kernel.view import waiting_for
from ludotheque.lab.engines import Engine, engine_for

Data = dict[str, Any]
Features = Callable[[State], Any]
GAMES_A_JOB = 10  #: games that are played and written down at once
DIGITS = 4  #: behind the point, of a weight in the package
LARGEST = 300_000  #: bytes of what is learned for a game
ENDINGS = 2  #: where the fast hand plays, how often a table is played on to see how it ends, beside the game itself
UNKNOWN = -1.0  #: in the place of what a seat thought, when it was not the one that was asked


class CannotTrain(LudothequeError):
    """A game that cannot be learned, and why."""


@dataclass(frozen=True)
class Course:
    """How a training goes; with the same course and the same seed the same is learned."""

    game: str
    games: int = 2000
    seats: tuple[int, ...] = ()  #: how many players, one game after the other; none: as the game has it
    options: Data | None = None
    simulations: int = 60  #: a decision; 0: the fast hand plays
    explore: float = 0.15  #: how often a move is drawn by how often it was tried, so that odd tables are seen too
    mix: float = 0.3  #: how much a seat's own expectation counts beside how the game ended
    hidden: int = 24
    epochs: int = 30
    seed: int = 1


@dataclass(frozen=True)
class Job:
    """Some games for one worker."""

    course: Course
    start: int
    stop: int


# ------------------------------------------------------------------------------------ in a worker
def play_job(job: Job) -> tuple[int, Any]:
    """Play games and tell what was seen: of each decision and each seat the features, how it ended, what the instinct
    said, and what the seat that was asked thought. The first game's number, and the rows."""
    import numpy as np

    rows: list[list[float]] = []
    for number in range(job.start, job.stop):
        rows += _rows_of_a_game(job.course, number)
    return job.start, np.asarray(rows, dtype=np.float32)


def _rows_of_a_game(course: Course, number: int) -> list[list[float]]:
    """A row a decision and seat: the game's number, how it ended, what was expected, what instinct said, features."""
    kit = _kit(course, number)
    if not course.simulations:
        return _rows_of_a_fast_game(course, kit, number)
    features = features_of(kit)
    rng = Quick(course.seed * 1_000_003 + number)
    g = dealt(kit, rng)
    searches = [Search(instinct_of(kit)) for _ in range(kit.seats)]
    judge = instinct_of(kit)
    rows: list[list[float]] = []
    whose: list[int] = []
    while not g.over:
        seat = waiting_for(g)[0]
        if len(legal(g, seat)) == 1:
            option = legal(g, seat)[0]
        else:
            option, hopes = _think(searches[seat], g, seat, rng, course)
            if judge.settled(g):
                said = judge.value(g)
                for other, numbers in sides(features(g), seat):
                    hope = hopes if other == seat else UNKNOWN
                    rows.append([number, 0.0, hope, said[other], *numbers])
                    whose.append(other)
        answer(g, seat, option)
        _fall(g, rng)
    ended = results(g)
    for row, seat in zip(rows, whose, strict=True):
        row[1] = ended[seat]
    return rows


def _kit(course: Course, number: int) -> Kit:
    """The box of a game."""
    seats = course.seats[number % len(course.seats)] if course.seats else None
    return game_called(course.game).kit(seats, course.options)


def _fall(g: State, rng: Quick) -> None:
    """Let chance fall, if it is its turn."""
    while g.lots_from and not g.over:
        deal(g, rng.draw(0, g.lots_from, g.lots))


def _rows_of_a_fast_game(course: Course, kit: Kit, number: int) -> list[list[float]]:
    """The same of a game of the fast hand, wherever its instinct judges; in some games more moves are drawn by lot."""
    features = features_of(kit)
    judge = instinct_of(kit)
    rng = Quick(course.seed * 1_000_003 + number)
    g = dealt(kit, rng)
    _fall(g, rng)
    odd = int(1000 * course.explore * (0.0, 0.3, 0.7, 1.3, 2.3)[number % 5])
    rows: list[list[float]] = []
    whose: list[int] = []
    while not g.over:
        seat = to_act(g)
        listed = legal(g, seat)
        if len(listed) > 1 and judge.settled(g):
            said = judge.value(g)
            ends = [_played_out(Guesser(g, seat).guess(rng), judge, rng) for _ in range(ENDINGS)]
            for other, numbers in sides(features(g), seat):
                rows.append([number, sum(end[other] for end in ends), UNKNOWN, said[other], *numbers])
                whose.append(other)
        answer(g, seat, _fast_move(judge, g, seat, rng, odd))
        _fall(g, rng)
    ended = results(g)
    for row, seat in zip(rows, whose, strict=True):
        row[1] = (row[1] + ended[seat]) / (ENDINGS + 1)
    return rows


def _fast_move(judge: Instinct, g: State, seat: int, rng: Quick, odd: int = 0) -> int:
    """What the fast hand does; `odd` of a thousand times any move, or one that looks good."""
    listed = legal(g, seat)
    if len(listed) == 1:
        return listed[0]
    if rng.below(1000) >= odd:
        return judge.pick(g, seat, listed, rng)
    if rng.below(2):
        return listed[rng.below(len(listed))]
    weights = list(judge.weigh(g, seat, listed))
    lot = rng.below(1_000_000) / 1_000_000 * sum(weights)
    for option, weight in zip(listed, weights, strict=True):
        lot -= weight
        if lot < 0:
            return option
    return listed[0]


def _played_out(g: State, judge: Instinct, rng: Quick) -> Weights:
    """How a game ends that the fast hand plays on."""
    _fall(g, rng)
    while not g.over:
        seat = to_act(g)
        answer(g, seat, _fast_move(judge, g, seat, rng))
        _fall(g, rng)
    return results(g)


def _think(search: Search, g: State, seat: int, rng: Quick, course: Course) -> tuple[int, float]:
    """A move, now and then not the best, and what the seat hopes for."""
    guesser = Guesser(g, seat)
    option = search.think(guesser, seat, rng, course.simulations)
    root = search.root
    assert root is not None
    hopes = root.mean()
    if rng.below(1000) < int(1000 * course.explore):
        listed = legal(g, seat)
        places = [i for i in range(len(root.options)) if root.options[i] in listed]
        lot = rng.below(max(1, sum(int(root.tried[i]) for i in places)))
        for i in places:
            lot -= int(root.tried[i])
            if lot < 0:
                option = root.options[i]
                break
    search.keep(guesser, option)
    return option, hopes


def features_of(kit: Kit) -> Features:
    """What tells a table in numbers; raises CannotTrain where nothing does."""
    found = getattr(instinct_of(kit), "features", None)
    if found is None:
        raise CannotTrain(wrong("lab-no-features", game=kit.game.key))
    return cast(Features, found)


def sides(told: Any, seat: int) -> list[tuple[int, list[float]]]:
    """The rows of a table, each with the seat from whose side it is told."""
    rows = list(told)
    if isinstance(rows[0], float):
        return [(seat, rows)]
    return [(side, list(row)) for side, row in enumerate(rows)]


# ------------------------------------------------------------------------------------ the course
def train(
    course: Course,
    folder: Path,
    to: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    engine: Engine | None = None,
) -> Data:
    """Play what has not been played yet, learn from all of it, and write it down; returns the card.

    `engine` says where games are played: in processes of this machine unless another one is given.
    """
    try:
        import numpy as np
    except ImportError as error:
        raise CannotTrain(wrong("lab-no-numpy")) from error
    features_of(_kit(course, 0))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "course.json").write_text(json.dumps(asdict(course)), "utf-8")
    began = time.time()
    files = _play(course, folder, engine if engine is not None else engine_for(workers), progress)
    rows = np.concatenate([np.load(file) for file in files])
    learned, losses = _learn(course, rows)
    card = {
        "made by": "ludotheque train",
        "course": asdict(course),
        "positions": len(rows),
        "seconds": round(time.time() - began),
        **losses,
    }
    where = (
        to if to is not None else Path(str(resources.files("ludotheque").joinpath("games"))) / folder_of(course.game)
    )
    text = json.dumps({"card": card} | learned, separators=(",", ":"))
    if len(text) > LARGEST:
        raise CannotTrain(wrong("lab-too-large", n=len(text) // 1000, most=LARGEST // 1000))
    where.write_text(text + "\n", "utf-8")
    return card


def folder_of(game: str) -> str:
    """Where in the package what is learned of a game lies."""
    return f"{game.replace('-', '_')}/instinct.json"


def _play(course: Course, folder: Path, engine: Engine, progress: Callable[[int], None] | None) -> list[Path]:
    """Everything that was seen, file by file; what is there already is not played again."""
    import numpy as np

    files: dict[int, Path] = {}
    jobs: list[Job] = []
    finished = 0
    for start in range(0, course.games, GAMES_A_JOB):
        stop = min(course.games, start + GAMES_A_JOB)
        files[start] = folder / f"seed-{course.seed}-games-{start}-{stop}.npy"
        if files[start].exists():
            finished += stop - start
        else:
            jobs.append(Job(course, start, stop))
    for start, rows in engine.each(play_job, jobs) if jobs else ():
        part = files[start].with_suffix(".part.npy")
        np.save(part, rows)
        part.replace(files[start])  # whole, or not there: who is stopped goes on from what is
        finished += GAMES_A_JOB
        if progress is not None:
            progress(min(finished, course.games))
    return list(files.values())


def _learn(course: Course, rows: Any) -> tuple[Data, Data]:
    """The weights, and how far off what is learned is on games it has not seen, beside the instinct as it was."""
    import numpy as np

    aside = rows[:, 0] % 10 == 0  # every tenth game is kept for the examination
    ended, hoped, said = (np.clip(rows[:, i], 0.001, 0.999) for i in (1, 2, 3))
    targets = np.where(rows[:, 2] == UNKNOWN, ended, (1 - course.mix) * ended + course.mix * hoped)
    numbers = rows[:, 4:]
    name = f"ludotheque.games.{course.game.replace('-', '_')}.fit"
    if find_spec(name) is not None:
        fitted = import_module(name).fit(numbers[~aside], targets[~aside], course.seed)
        return fitted, {"games seen": course.games}
    net = fit(numbers[~aside], targets[~aside], course.hidden, course.epochs, course.seed)
    guess = 1 / (1 + np.exp(-outputs(net, numbers[aside])))
    even = np.full(int(aside.sum()), float(rows[~aside, 1].mean()))
    losses = {
        "loss learned": _loss(guess, ended[aside]),
        "loss of the instinct that played": _loss(said[aside], ended[aside]),
        "loss of knowing nothing": _loss(even, ended[aside]),
    }
    return {"value": written(net)}, losses


def _loss(said: Any, ended: Any) -> float:
    """The mean logarithmic loss, the smaller the better."""
    import numpy as np

    p = np.clip(said, 0.001, 0.999)
    return round(float(-(ended * np.log(p) + (1 - ended) * np.log(1 - p)).mean()), 4)


# ------------------------------------------------------------------------------------ the usual network
def fit(numbers: Any, targets: Any, hidden: int, epochs: int, seed: int) -> list[Any]:
    """A network of one layer for the chances `targets`: logistic loss, Adam, weights kept small.

    Returns its four arrays; that inputs were brought to one size to learn is worked into them.
    """
    import numpy as np

    rng = np.random.default_rng(seed)
    mean, spread = numbers.mean(axis=0), numbers.std(axis=0)
    spread = np.where(spread < 1e-6, 1.0, spread)
    x = (numbers - mean) / spread
    inputs = x.shape[1]
    parts = [
        rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden)),
        np.zeros(hidden),
        rng.normal(0, np.sqrt(1 / hidden), (hidden, 1)),
        np.zeros(1),
    ]
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    step = 0
    size = 256
    for epoch in range(epochs):
        rate = 0.003 * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        order = rng.permutation(len(x))
        for at in range(0, len(order), size):
            chosen = order[at : at + size]
            step += 1
            for i, slope in enumerate(_slopes(parts, x[chosen], targets[chosen])):
                first[i] = 0.9 * first[i] + 0.1 * slope
                second[i] = 0.999 * second[i] + 0.001 * slope * slope
                move = first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
                parts[i] = parts[i] - rate * (move + (0.0003 * parts[i] if parts[i].ndim == 2 else 0.0))
    into = parts[0] / spread[:, None]
    return [into, parts[1] - mean @ into, parts[2], parts[3]]


def _slopes(parts: list[Any], x: Any, targets: Any) -> list[Any]:
    """How the loss changes with each weight."""
    import numpy as np

    units = x @ parts[0] + parts[1]
    passed = np.maximum(units, 0)
    said = 1 / (1 + np.exp(-(passed @ parts[2] + parts[3])[:, 0]))
    off = ((said - targets) / len(x))[:, None]
    back = (off @ parts[2].T) * (units > 0)
    return [x.T @ back, back.sum(axis=0), passed.T @ off, off.sum(axis=0)]


def outputs(net: list[Any], numbers: Any) -> Any:
    """What the network says of these rows, before it is made a chance."""
    import numpy as np

    return (np.maximum(numbers @ net[0] + net[1], 0) @ net[2] + net[3])[:, 0]


def written(net: list[Any]) -> Data:
    """The network as `ludotheque.kernel.network` reads it."""
    into, base, out, bias = (part.round(DIGITS).ravel().tolist() for part in net)
    sizes = {"inputs": net[0].shape[0], "hidden": net[0].shape[1], "outputs": net[2].shape[1]}
    return sizes | {"into": into, "base": base, "out": out, "bias": bias}
