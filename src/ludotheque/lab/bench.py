"""How fast the house plays: decisions, random games, copies, guesses and views, beside OpenSpiel's hearts.

It is not to flatter: hearts is dealt first as fast as it can be, then as its documentation does it, and what we play
without Python is compared with what OpenSpiel plays without.

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
from ludotheque.kernel.playout import dealt
from ludotheque.kernel.playout import play_out as play_to_the_end
from ludotheque.kernel.position import digest
from ludotheque.kernel.state import State
from ludotheque.lab import builds, instructions
from ludotheque.lab.hearts import Hearts, find_hearts
from ludotheque.lab.loops import CLOCK, Run, clock, play_hearts, play_match, play_ours, published
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal
from ludotheque.locales import say

Data = dict[str, Any]

REPETITIONS = 11
DIGESTS = 100  #: games that both builds must play to the same end
MICRO = 0.1  #: of the time for a loop, this much is spent on each thing that takes microseconds
RATIOS = ("with_uniform_deal", "with_deal", "without_deal", "playouts")
CHILD = "import sys; from ludotheque.lab import bench; bench.child(sys.argv[1])"


# ------------------------------------------------------------------------------------ the whole bench
def run(games: list[str] | None = None, seconds: float = 2.0, count: bool = True) -> Data:
    """Measure some games, all of them by default, for about `seconds` per loop and build.

    `count`: where that is possible count the processor's instructions too, which takes some seconds a game.
    """
    keys = list(games) if games else all_games()
    for key in keys:
        game_called(key)
    here = builds.running()
    measured: dict[str, Data | None] = {builds.INTERPRETED: None, builds.COMPILED: None}
    measured[here] = measure(keys, seconds, count)
    elsewhere = builds.other()
    problem = None
    if elsewhere is not None:
        there = builds.COMPILED if here == builds.INTERPRETED else builds.INTERPRETED
        measured[there], problem = _in_the_other_build(elsewhere, there, keys, seconds, count)
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


def _in_the_other_build(
    folder: Path, build: str, keys: list[str], seconds: float, count: bool
) -> tuple[Data | None, str | None]:
    """What the other build measures of itself, or what went wrong."""
    order = json.dumps({"games": keys, "seconds": seconds, "count": count})
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
    print(json.dumps(measure(wanted["games"], wanted["seconds"], wanted["count"])))


def peer() -> Data | None:
    """What we are measured beside; None where it is not installed."""
    hearts = find_hearts()
    return None if hearts is None else {"engine": "OpenSpiel", "version": hearts.release, "game": "hearts"}


# ------------------------------------------------------------------------------------ one build
def measure(keys: list[str], seconds: float, count: bool = False) -> Data:
    """The figures of the build this process runs."""
    hearts = find_hearts()
    return {
        "build": builds.running(),
        "games": {
            key: {"figures": _figures(key, hearts, seconds, count), "digests": digests(key, DIGESTS)} for key in keys
        },
    }


def _figures(key: str, hearts: Hearts | None, seconds: float, count: bool) -> Data:
    """Everything measured of one game, our engine and the peer in turn."""
    speeds = _speeds(key, hearts, seconds / REPETITIONS)
    out: Data = {
        "decisions_per_second": _middle(speeds["ours"]),
        "decisions_per_second_with_events": _middle(speeds["events"]),
        "events_cost": _median_ratio(speeds, "ours", "events", "without_deal"),
        "playout_decisions_per_second": _middle(speeds["playouts"]),
        "match_decisions_per_second": _middle(speeds["match"]),
        "deal_us": round(median(speed["deal_us"] for speed in speeds["ours"]), 2),
        "view_us": round(median(1e6 / speed["with_deal"] for speed in speeds["views"]), 2),
    }
    times = moments(key, hearts, seconds / REPETITIONS * MICRO)
    out |= {name: times[name] for name in ("copy_us", "guess_us")}
    out["instructions_per_decision"] = instructions.count(key) if count else None
    out["hearts"] = None
    out["ratio"] = None
    out["repetitions"] = [{"ours": _short(speed)} for speed in speeds["ours"]]
    if hearts is None:
        return out
    out["hearts"] = {
        "decisions_per_second": {"with_uniform_deal": _middle(speeds["uniform"])["with_deal"]}
        | _middle(speeds["hearts"]),
        "rollout_decisions_per_second": _middle(speeds["rollouts"])["without_deal"],
        "clone_us": times["clone_us"],
        "resample_us": times["resample_us"],
    }
    for i, repetition in enumerate(out["repetitions"]):
        now = {name: each[i] for name, each in speeds.items()}
        repetition["hearts"] = {"with_uniform_deal": round(now["uniform"]["with_deal"])} | _short(now["hearts"])
        repetition["ratio"] = {
            "with_uniform_deal": round(now["ours"]["with_deal"] / now["uniform"]["with_deal"], 2),
            "with_deal": round(now["ours"]["with_deal"] / now["hearts"]["with_deal"], 2),
            "without_deal": round(now["ours"]["without_deal"] / now["hearts"]["without_deal"], 2),
            "playouts": round(now["playouts"]["without_deal"] / now["rollouts"]["without_deal"], 3),
        }
    out["ratio"] = {how: median(it["ratio"][how] for it in out["repetitions"]) for how in RATIOS}
    return out


def _speeds(key: str, hearts: Hearts | None, part: float) -> dict[str, list[Data]]:
    """Everything that is played, in turn, several times."""
    box = game_called(key)
    kit = box.kit()
    pick = random.Random(key).random
    chance = Quick(1)
    watched = Watched(key)
    loops: dict[str, Callable[[int], Run]] = {"ours": lambda seed: play_ours(kit, chance, pick, False)}
    if hearts is not None:
        loops["uniform"] = lambda seed: play_hearts(hearts.game, pick, True)
        loops["hearts"] = lambda seed: play_hearts(hearts.game, pick, False)
    loops["playouts"] = lambda seed: play_inside(kit, chance)
    if hearts is not None:
        loops["rollouts"] = lambda seed: hearts.roll_out(seed + 1)
    loops["events"] = lambda seed: play_ours(kit, chance, pick, True)
    loops["match"] = lambda seed: play_match(box, seed, pick)
    loops["views"] = lambda seed: watched.go_on()
    speeds: dict[str, list[Data]] = {name: [] for name in loops}
    for _ in range(REPETITIONS):
        for name, loop in loops.items():
            speeds[name].append(speed(loop, part))
    return speeds


def play_inside(kit: Kit, chance: Quick) -> Run:
    """A random game without Python between two decisions."""
    began = clock()
    g = dealt(kit, chance)
    was_dealt = clock()
    decisions = play_to_the_end(g, chance)
    return decisions, was_dealt - began, clock() - began


class Watched:
    """Games at which everybody looks after every move, as at a server's table: each seat gets its view as JSON."""

    def __init__(self, key: str) -> None:
        self.box = game_called(key)
        self.rng = Quick(1)
        self.seed = 0
        self.match = self.box.start(seed=0)

    def go_on(self) -> Run:
        """Play a move and show it to every seat; says how many views that were and how long these took."""
        if self.match.over:
            self.seed += 1
            self.match = self.box.start(seed=self.seed)
        match = self.match
        seat = match.waiting_for[0]
        listed = match.moves(seat)
        match.play(seat, listed[self.rng.below(len(listed))])
        began = clock()
        for each in range(match.kit.seats):
            match.view_as_json(each)
        return match.kit.seats, 0.0, clock() - began


def _median_ratio(speeds: dict[str, list[Data]], one: str, other: str, how: str) -> Any:
    return round(median(a[how] / b[how] for a, b in zip(speeds[one], speeds[other], strict=True)), 2)


def speed(loop: Callable[[int], Run], seconds: float) -> Data:
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
def moments(key: str, hearts: Hearts | None, seconds: float) -> dict[str, float]:
    """Copy and guess in the middle of a game; the peer's in turn with ours. A copy has no history."""
    kit = game_called(key).kit()
    half = play_out(kit, 1)[1] // 2
    g = play_out(kit, 1, half)[0]
    seat = to_act(g)
    rng = Quick(1)
    things: dict[str, Callable[[], object]] = {"copy_us": g.copy, "guess_us": lambda: guess(g, seat, rng)}
    if hearts is not None:
        things |= {"clone_us": hearts.clone, "resample_us": hearts.resample}
    times: dict[str, list[float]] = {name: [] for name in things}
    for _ in range(REPETITIONS):
        for name, thing in things.items():
            times[name].append(_microseconds(thing, seconds))
    return {name: round(median(each), 3) for name, each in times.items()}


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


def digests(key: str, games: int) -> list[str]:
    """Fingerprints of the last positions of so many games of random moves."""
    kit = game_called(key).kit()
    return [digest(play_out(kit, seed)[0]) for seed in range(games)]


# ------------------------------------------------------------------------------------ what is read
ROWS: list[tuple[str, tuple[str, ...], int]] = [
    ("lab-bench-decisions", ("decisions_per_second", "with_deal"), 0),
    ("lab-bench-hearts-uniform", ("hearts", "decisions_per_second", "with_uniform_deal"), 0),
    ("lab-bench-ratio-uniform", ("ratio", "with_uniform_deal"), 2),
    ("lab-bench-hearts", ("hearts", "decisions_per_second", "with_deal"), 0),
    ("lab-bench-ratio", ("ratio", "with_deal"), 2),
    ("lab-bench-decisions-undealt", ("decisions_per_second", "without_deal"), 0),
    ("lab-bench-hearts-undealt", ("hearts", "decisions_per_second", "without_deal"), 0),
    ("lab-bench-ratio-undealt", ("ratio", "without_deal"), 2),
    ("lab-bench-playouts", ("playout_decisions_per_second", "with_deal"), 0),
    ("lab-bench-playouts-undealt", ("playout_decisions_per_second", "without_deal"), 0),
    ("lab-bench-rollouts", ("hearts", "rollout_decisions_per_second"), 0),
    ("lab-bench-ratio-playouts", ("ratio", "playouts"), 3),
    ("lab-bench-instructions", ("instructions_per_decision",), 0),
    ("lab-bench-events", ("decisions_per_second_with_events", "with_deal"), 0),
    ("lab-bench-events-cost", ("events_cost",), 2),
    ("lab-bench-match", ("match_decisions_per_second", "with_deal"), 0),
    ("lab-bench-deal", ("deal_us",), 1),
    ("lab-bench-copy", ("copy_us",), 2),
    ("lab-bench-clone", ("hearts", "clone_us"), 2),
    ("lab-bench-guess", ("guess_us",), 1),
    ("lab-bench-resample", ("hearts", "resample_us"), 1),
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
