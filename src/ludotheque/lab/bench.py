"""How fast the house plays: decisions per second and copies, interpreted and compiled, beside OpenSpiel's hearts.

The machine is noisy, so absolute figures are worth little. Everything is measured several times, our engine and the
peer in turn, in the processor's time for this process; the ratio is taken within each repetition, and what is reported
is the median. The build that does not run here is measured in a process of its own, and both builds must play the same
games to the same end.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from rich.table import Table
from rich.text import Text

import ludotheque
from ludotheque.games import game as game_called
from ludotheque.games import keys as all_games
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import advance, choose, deal, options, to_act
from ludotheque.kernel.guess import guess
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.match import Match
from ludotheque.kernel.position import digest
from ludotheque.kernel.state import State
from ludotheque.lab import builds
from ludotheque.lab.figures import decimal
from ludotheque.lab.loops import CLOCK, Run, clock, play_hearts, play_match, play_ours, published
from ludotheque.lab.report import Report
from ludotheque.locales import say

Data = dict[str, Any]

REPETITIONS = 11
DIGESTS = 100  #: games that both builds must play to the same end
MICRO = 0.1  #: of the time for a loop, this much is spent on each thing that takes microseconds
RATIOS = ("with_deal", "without_deal", "with_uniform_deal")
CHILD = "import sys; from ludotheque.lab import bench; bench.child(sys.argv[1])"


# ------------------------------------------------------------------------------------ the whole bench
def run(games: list[str] | None = None, seconds: float = 2.0) -> Data:
    """Measure some games, all of them by default, for about `seconds` per loop and build."""
    keys = list(games) if games else all_games()
    for key in keys:
        game_called(key)
    here = builds.running()
    measured: dict[str, Data | None] = {builds.INTERPRETED: None, builds.COMPILED: None}
    measured[here] = measure(keys, seconds)
    elsewhere = builds.other()
    problem = None
    if elsewhere is not None:
        there = builds.COMPILED if here == builds.INTERPRETED else builds.INTERPRETED
        measured[there], problem = _in_the_other_build(elsewhere, there, keys, seconds)
    mine = Path(ludotheque.__file__).resolve().parent.parent
    return {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "seconds": seconds,
        "repetitions": REPETITIONS,
        "clock": CLOCK,
        "running": here,
        "peer": peer(),
        "games": {key: _both(key, measured) for key in keys},
        "other_build": {
            "found": elsewhere is not None,
            "same_sources": builds.same_sources(mine, elsewhere) if elsewhere is not None else None,
            "problem": problem,
        },
        "loop": published(),
    }


def _both(key: str, measured: dict[str, Data | None]) -> Data:
    """One game in both builds, and whether they agree."""
    out: Data = {}
    digests: list[list[str]] = []
    for build, data in measured.items():
        out[build] = None if data is None else data["games"][key]["figures"]
        if data is not None:
            digests.append(data["games"][key]["digests"])
    differing = None
    if len(digests) == 2:
        differing = [seed for seed in range(DIGESTS) if digests[0][seed] != digests[1][seed]]
    out["digests"] = {
        "games": DIGESTS,
        "equal": None if differing is None else not differing,
        "first_difference": differing[0] if differing else None,
    }
    return out


def _in_the_other_build(folder: Path, build: str, keys: list[str], seconds: float) -> tuple[Data | None, str | None]:
    """What the other build measures of itself, or what went wrong."""
    order = json.dumps({"games": keys, "seconds": seconds})
    command = [sys.executable, "-P", "-c", CHILD, order]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        return None, done.stderr.strip()[-1000:]
    data: Data = json.loads(done.stdout)
    if data["build"] != build:
        return None, f"{folder}: {data['build']}"
    return data, None


def child(order: str) -> None:
    """Measure the build of this process and print it as JSON: what the other build's bench asks for."""
    wanted = json.loads(order)
    print(json.dumps(measure(wanted["games"], wanted["seconds"])))


def peer() -> Data | None:
    """What we are measured beside; None where it is not installed."""
    if _hearts() is None:
        return None
    try:
        release = version("open_spiel")
    except PackageNotFoundError:
        release = ""
    return {"engine": "OpenSpiel", "version": release, "game": "hearts"}


def _hearts() -> Any | None:
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel.load_game("hearts")


# ------------------------------------------------------------------------------------ one build
def measure(keys: list[str], seconds: float) -> Data:
    """The figures of the build this process runs."""
    return {
        "build": builds.running(),
        "games": {key: {"figures": _figures(key, seconds), "digests": digests(key, DIGESTS)} for key in keys},
    }


def _figures(key: str, seconds: float) -> Data:
    """Everything measured of one game, our engine and the peer in turn."""
    box = game_called(key)
    kit = box.kit()
    hearts = _hearts()
    pick = random.Random(key).random
    chance = Quick(1)
    part = seconds / REPETITIONS
    loops: dict[str, Callable[[int], Run]] = {"ours": lambda seed: play_ours(kit, chance, pick, False)}
    if hearts is not None:
        loops["hearts"] = lambda seed: play_hearts(hearts, pick, False)
        loops["uniform"] = lambda seed: play_hearts(hearts, pick, True)
    loops["events"] = lambda seed: play_ours(kit, chance, pick, True)
    loops["match"] = lambda seed: play_match(box, seed, pick)
    speeds: dict[str, list[Data]] = {name: [] for name in loops}
    for _ in range(REPETITIONS):
        for name, loop in loops.items():
            speeds[name].append(_speed(loop, part))
    out: Data = {
        "decisions_per_second": _middle(speeds["ours"]),
        "decisions_per_second_with_events": _middle(speeds["events"]),
        "match_decisions_per_second": _middle(speeds["match"]),
        "deal_us": round(median(speed["deal_us"] for speed in speeds["ours"]), 2),
    }
    out |= _moments(key, kit, hearts, part * MICRO)
    out["hearts"] = None
    out["ratio"] = None
    out["repetitions"] = [{"ours": _short(speed)} for speed in speeds["ours"]]
    if hearts is not None:
        each = zip(out["repetitions"], speeds["ours"], speeds["hearts"], speeds["uniform"], strict=True)
        for repetition, ours, theirs, uniform in each:
            repetition["hearts"] = _short(theirs)
            ratio = {how: round(ours[how] / theirs[how], 2) for how in ("with_deal", "without_deal")}
            ratio["with_uniform_deal"] = round(ours["with_deal"] / uniform["with_deal"], 2)
            repetition["ratio"] = ratio
        out["hearts"] = {
            "decisions_per_second": _middle(speeds["hearts"])
            | {"with_uniform_deal": _middle(speeds["uniform"])["with_deal"]},
            "clone_us": out["clone_us"],
        }
        out["ratio"] = {how: median(it["ratio"][how] for it in out["repetitions"]) for how in RATIOS}
    del out["clone_us"]
    return out


def _speed(loop: Callable[[int], Run], seconds: float) -> Data:
    """Play games until the time is up."""
    decisions, dealing, total = 0, 0.0, 0.0
    games = 0
    began = perf_counter()
    while perf_counter() - began < seconds or not games:
        run = loop(games)
        decisions += run[0]
        dealing += run[1]
        total += run[2]
        games += 1
    return {
        "with_deal": decisions / total,
        "without_deal": decisions / (total - dealing),
        "deal_us": dealing / games * 1e6,
    }


def _short(speed: Data) -> Data:
    return {how: round(speed[how]) for how in ("with_deal", "without_deal")}


def _middle(speeds: list[Data]) -> Data:
    return {how: round(median(speed[how] for speed in speeds)) for how in ("with_deal", "without_deal")}


# ------------------------------------------------------------------------------------ what takes microseconds
def _moments(key: str, kit: Kit, hearts: Any | None, seconds: float) -> Data:
    """Copy, guess and view in the middle of a game; the peer's copy in turn with ours. A copy has no history."""
    half = play_out(kit, 1)[1] // 2
    g = play_out(kit, 1, half)[0]
    seat = to_act(g)
    rng = Quick(1)
    match = _match_halfway(key, half)
    things: dict[str, Callable[[], object]] = {
        "copy_us": g.copy,
        "guess_us": lambda: guess(g, seat, rng),
        "view_us": lambda: match.view(0),
    }
    if hearts is not None:
        things["clone_us"] = _hearts_halfway(hearts).clone
    times: dict[str, list[float]] = {name: [] for name in things}
    for _ in range(REPETITIONS):
        for name, thing in things.items():
            times[name].append(_microseconds(thing, seconds))
    found: Data = {name: round(median(each), 3) for name, each in times.items()}
    return {"clone_us": None} | found


def _microseconds(thing: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""
    calls = 0
    began = clock()
    while True:
        for _ in range(10):
            thing()
        calls += 10
        spent = clock() - began
        if spent >= seconds:
            return spent / calls * 1e6


def play_out(kit: Kit, seed: int, upto: int | None = None) -> tuple[State, int]:
    """A game of random moves, to its end or to a decision, and how many decisions it took; the same in every build."""
    rng = Quick(seed)
    g = kit.set_out()
    advance(g)
    decisions = 0
    while not g.over and decisions != upto:
        listed = options(g)
        if listed:
            choose(g, listed[rng.below(len(listed))])
            decisions += 1
        else:
            deal(g, rng.draw(0, g.lots_from, g.lots))
    while g.lots_from and not g.over:
        deal(g, rng.draw(0, g.lots_from, g.lots))
    return g, decisions


def _match_halfway(key: str, decisions: int) -> Match:
    """A match after so many decisions."""
    match = game_called(key).start(seed=1)
    rng = Quick(1)
    while decisions and not match.over:
        seat = match.waiting_for[0]
        listed = match.moves(seat)
        match.play(seat, listed[rng.below(len(listed))])
        decisions -= 1
    return match


def _hearts_halfway(hearts: Any) -> Any:
    """A state of hearts in the middle of a game: 12 cards are passed and 52 played in one."""
    rng = Quick(1)
    state = hearts.new_initial_state()
    decisions = 0
    while decisions < 32:
        listed = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(listed[rng.below(len(listed))])
    return state


def digests(key: str, games: int) -> list[str]:
    """Fingerprints of the last positions of so many games of random moves."""
    kit = game_called(key).kit()
    return [digest(play_out(kit, seed)[0]) for seed in range(games)]


# ------------------------------------------------------------------------------------ what is read
ROWS: list[tuple[str, tuple[str, ...], int]] = [
    ("lab-bench-decisions", ("decisions_per_second", "with_deal"), 0),
    ("lab-bench-decisions-undealt", ("decisions_per_second", "without_deal"), 0),
    ("lab-bench-events", ("decisions_per_second_with_events", "with_deal"), 0),
    ("lab-bench-events-undealt", ("decisions_per_second_with_events", "without_deal"), 0),
    ("lab-bench-hearts", ("hearts", "decisions_per_second", "with_deal"), 0),
    ("lab-bench-hearts-undealt", ("hearts", "decisions_per_second", "without_deal"), 0),
    ("lab-bench-hearts-uniform", ("hearts", "decisions_per_second", "with_uniform_deal"), 0),
    ("lab-bench-ratio", ("ratio", "with_deal"), 2),
    ("lab-bench-ratio-undealt", ("ratio", "without_deal"), 2),
    ("lab-bench-ratio-uniform", ("ratio", "with_uniform_deal"), 2),
    ("lab-bench-match", ("match_decisions_per_second", "with_deal"), 0),
    ("lab-bench-deal", ("deal_us",), 1),
    ("lab-bench-copy", ("copy_us",), 2),
    ("lab-bench-clone", ("hearts", "clone_us"), 2),
    ("lab-bench-guess", ("guess_us",), 1),
    ("lab-bench-view", ("view_us",), 1),
]


def report(result: Data, lang: str = "en") -> Report:
    """The result as tables to print with rich, or as plain text with `str`."""
    parts: list[Any] = []
    for key, figures in result["games"].items():
        name = say(lang, "table-name", {"name": f"@{key}-name"})
        table = Table(title=say(lang, "lab-bench-title", {"game": name}))
        table.add_column("")
        for build in (builds.INTERPRETED, builds.COMPILED):
            table.add_column(say(lang, f"lab-build-{build}"), justify="right")
        for row, path, places in ROWS:
            cells = [_at(figures[build], path) for build in (builds.INTERPRETED, builds.COMPILED)]
            if any(cell is not None for cell in cells):
                table.add_row(say(lang, row), *("–" if cell is None else decimal(cell, lang, places) for cell in cells))
        parts.append(table)
        parts.append(_agreement(figures["digests"], lang))
    parts.append(say(lang, "lab-bench-how", {"n": result["repetitions"], "python": result["python"]}))
    if result["peer"] is None:
        parts.append(say(lang, "lab-bench-no-peer"))
    else:
        parts.append(say(lang, "lab-bench-peer", {"version": result["peer"]["version"]}))
    if not result["other_build"]["found"]:
        parts.append(say(lang, "lab-bench-one-build"))
    elif result["other_build"]["problem"]:
        parts.append(Text(say(lang, "lab-bench-broken-build", {"why": result["other_build"]["problem"]})))
    elif not result["other_build"]["same_sources"]:
        parts.append(say(lang, "lab-bench-old-build"))
    parts += ["", say(lang, "lab-bench-loop"), "", Text(result["loop"])]
    return Report(*parts)


def _at(data: Any, path: tuple[str, ...]) -> float | None:
    for name in path:
        if data is None:
            return None
        data = data[name]
    return None if data is None else float(data)


def _agreement(found: Data, lang: str) -> str:
    """Whether both builds play the same games to the same end."""
    if found["equal"] is None:
        return say(lang, "lab-bench-digests-one", {"n": found["games"]})
    if found["equal"]:
        return say(lang, "lab-bench-digests-equal", {"n": found["games"]})
    return say(lang, "lab-bench-digests-differ", {"seed": str(found["first_difference"])})
