"""Our games beside the card games of other libraries, all in one run: as a table, as JSON, as a picture.

What is compared with what: every engine is driven by random moves from Python, once as its own documentation does it
and, where there is a faster way, once as fast as it can be; decisions of players are counted, chance is not. All of
them take turns, several times, in the processor's time of this process; what is reported is the median. Games differ,
and so does what a decision is: the table says how fast a researcher gets decisions out of an engine, not whose code is
better.
"""

from __future__ import annotations

import platform
import random
import warnings
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from html import escape
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from math import log10
from statistics import median
from typing import Any

from rich.table import Table
from rich.text import Text

from ludotheque.games import game as game_called
from ludotheque.games import keys as all_games
from ludotheque.kernel.chance import Quick
from ludotheque.lab import bench, builds, searchbench
from ludotheque.lab.hearts import find_hearts
from ludotheque.lab.loops import CLOCK, Run, clock, play_hearts, play_match, play_ours
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal
from ludotheque.locales import say

Data = dict[str, Any]
Loop = Callable[[int], Run]

REPETITIONS = 5
OURS, SPIEL, ZOO, RLCARD = "Ludothèque", "OpenSpiel", "PettingZoo", "RLCard"
IN_SPIEL, IN_ZOO = f"{OURS}, in {SPIEL}", f"{OURS}, in {ZOO}"
#: Which of OpenSpiel's card games, beside hearts, for which everything is measured; the last two are written in Python.
SPIEL_GAMES = ("gin_rummy", "hanabi", "euchre", "leduc_poker", "python_block_dominoes", "python_liars_poker")
ZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
RLCARD_GAMES = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "gin-rummy", "uno", "doudizhu", "mahjong", "bridge")
LIBRARIES = ("open_spiel", "pettingzoo", "rlcard")
#: What is measured, and how exactly it is written.
COLUMNS = {
    "documented": 0,
    "fast": 0,
    "fast_undealt": 0,
    "inside": 0,
    "inside_undealt": 0,
    "copy_us": 2,
    "guess_us": 1,
    "search": 0,
}


# ------------------------------------------------------------------------------------ the loops
def play_spiel(game: Any, pick: Callable[[], float], seed: int) -> Run:
    """One game on OpenSpiel as its documentation plays it."""
    began = clock()
    state = game.new_initial_state()
    decisions, first = 0, 0.0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, probabilities)[0])
            continue
        first = first or clock()
        listed = state.legal_actions()
        state.apply_action(listed[int(pick() * len(listed))])
        decisions += 1
    return decisions, (first or clock()) - began, clock() - began


def play_zoo(env: Any, pick: Callable[[], float], seed: int) -> Run:
    """One game on PettingZoo as its documentation plays it."""
    began = clock()
    env.reset(seed=seed)
    dealt = clock()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        listed = observation["action_mask"].nonzero()[0]
        env.step(int(listed[int(pick() * len(listed))]))
        decisions += 1
    return decisions, dealt - began, clock() - began


def play_rlcard(env: Any, pick: Callable[[], float], seed: int) -> Run:
    """One game on RLCard as its documentation plays it."""
    began = clock()
    state, _ = env.reset()
    dealt = clock()
    decisions = 0
    while not env.is_over():
        listed = list(state["legal_actions"])
        state, _ = env.step(listed[int(pick() * len(listed))])
        decisions += 1
    return decisions, dealt - began, clock() - began


# ------------------------------------------------------------------------------------ everything that is played
def _ours(keys: list[str]) -> dict[tuple[str, str, str], Loop]:
    loops: dict[tuple[str, str, str], Loop] = {}
    for key in keys:
        box = game_called(key)
        pick, chance = random.Random(key).random, Quick(1)
        loops[OURS, key, "documented"] = partial(_match, box, pick)
        loops[OURS, key, "fast"] = partial(_fast, box.kit(), chance, pick)
        loops[OURS, key, "inside"] = partial(_inside, box.kit(), chance)
        if _has("pyspiel"):
            name = f"ludotheque_{key.replace('-', '_')}"
            import_module("ludotheque.interop.openspiel")
            loops[IN_SPIEL, key, "documented"] = partial(play_spiel, import_module("pyspiel").load_game(name), pick)
        if _has("pettingzoo"):
            made = import_module("ludotheque.interop.pettingzoo")
            loops[IN_ZOO, key, "documented"] = partial(play_zoo, made.env(key), pick)
            loops[IN_ZOO, key, "fast"] = partial(play_zoo, made.raw_env(key), pick)
    return loops


def _match(box: Any, pick: Callable[[], float], seed: int) -> Run:
    return play_match(box, seed, pick)


def _fast(kit: Any, chance: Quick, pick: Callable[[], float], seed: int) -> Run:
    return play_ours(kit, chance, pick, False)


def _inside(kit: Any, chance: Quick, seed: int) -> Run:
    return bench.play_inside(kit, chance)


def _theirs() -> dict[tuple[str, str, str], Loop]:
    loops: dict[tuple[str, str, str], Loop] = {}
    pick = random.Random("peers").random
    hearts = find_hearts()
    if hearts is not None:
        loops[SPIEL, "hearts", "documented"] = lambda seed: play_hearts(hearts.game, pick, False)
        loops[SPIEL, "hearts", "fast"] = lambda seed: play_hearts(hearts.game, pick, True)
        loops[SPIEL, "hearts", "inside"] = lambda seed: hearts.roll_out(seed + 1)
        spiel = import_module("pyspiel")
        import_module("open_spiel.python.games")  # registers those that are written in Python
        for name in SPIEL_GAMES:
            if name in spiel.registered_names():
                loops[SPIEL, name, "documented"] = partial(play_spiel, spiel.load_game(name), pick)
    for name in ZOO_GAMES:
        with suppress(ImportError):  # each needs libraries of its own
            module = import_module(f"pettingzoo.classic.{name}")
            as_documented, raw = module.env(), module.raw_env()
            loops[ZOO, name, "documented"] = partial(play_zoo, as_documented, pick)
            loops[ZOO, name, "fast"] = partial(play_zoo, raw, pick)
    if _has("rlcard"):
        made = import_module("rlcard")
        for name in RLCARD_GAMES:
            loops[RLCARD, name, "documented"] = partial(play_rlcard, made.make(name), pick)
    return loops


def _has(module: str) -> bool:
    """Whether a library can be imported."""
    try:
        import_module(module)
    except ImportError:
        return False
    return True


def run(games: list[str] | None = None, seconds: float = 2.0) -> Data:
    """Measure some of our games, all by default, and all of the others', for about `seconds` each and loop."""
    keys = list(games) if games else all_games()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of libraries, about themselves
        loops = _ours(keys) | _theirs()
        speeds: dict[tuple[str, str, str], list[Data]] = {name: [] for name in loops}
        for _ in range(REPETITIONS):
            for name, loop in loops.items():
                speeds[name].append(bench.speed(loop, seconds / REPETITIONS))
        thought = searchbench.run(keys, seconds)
    rows: dict[tuple[str, str], Data] = {}
    for (engine, game, how), measured in speeds.items():
        row = rows.setdefault((engine, game), {"engine": engine, "game": game} | dict.fromkeys(COLUMNS))
        whole = engine == SPIEL and how == "inside"  # its rollouts begin at tables that are dealt
        row[how] = None if whole else round(median(it["with_deal"] for it in measured))
        if how != "documented":
            row[f"{how}_undealt"] = round(median(it["without_deal"] for it in measured))
    hearts = find_hearts()
    for key in keys:
        times = bench.moments(key, hearts, seconds / REPETITIONS * bench.MICRO)
        rows[OURS, key] |= {"copy_us": times["copy_us"], "guess_us": times["guess_us"]}
        rows[OURS, key]["search"] = thought["games"][key]
        if hearts is not None:
            rows[SPIEL, "hearts"] |= {"copy_us": times["clone_us"], "guess_us": times["resample_us"]}
    if hearts is not None and thought["peers"] is not None:
        rows[SPIEL, "hearts"]["search"] = thought["peers"]["cpp"]
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "build": builds.running(),
        "clock": CLOCK,
        "seconds": seconds,
        "repetitions": REPETITIONS,
        "versions": {name: _version(name) for name in LIBRARIES},
        "search_in_python": thought["peers"]["python"] if thought["peers"] is not None else None,
        "simulations": thought["simulations"],
        "rows": [{key: row.get(key) for key in ("engine", "game", *COLUMNS)} for row in rows.values()],
    }


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


# ------------------------------------------------------------------------------------ what is read
def _named(row: Data, lang: str) -> str:
    """A game's name: ours as people call it, the others' as their libraries do."""
    return say(lang, f"{row['game']}-name") if row["engine"].startswith(OURS) else str(row["game"])


def report(result: Data, lang: str = "en") -> Report:
    """The figures as two tables to print with rich, or as plain text with `str`: from Python, and within."""
    names = list(COLUMNS)
    tables = []
    for number, columns in enumerate((names[:3], names[3:])):
        table = Table(title=None if number else say(lang, "bench-peers-title"))
        table.add_column(say(lang, "bench-peers-engine"))
        table.add_column(say(lang, "bench-peers-game"))
        for column in columns:
            table.add_column(say(lang, f"bench-peers-{column.replace('_', '-')}"), justify="right")
        for row in result["rows"]:
            if any(row[column] is not None for column in columns):
                table.add_row(row["engine"], _named(row, lang), *_cells(row, lang, columns))
        tables.append(table)
    return Report(*tables, Text("\n".join(_notes(result, lang))))


def _cells(row: Data, lang: str, columns: Iterable[str] = COLUMNS) -> list[str]:
    return ["" if row[name] is None else decimal(row[name], lang, COLUMNS[name]) for name in columns]


def _notes(result: Data, lang: str) -> list[str]:
    lines = [
        say(lang, "bench-peers-how", {"n": result["repetitions"], "python": result["python"]}),
        say(
            lang,
            "bench-search-build",
            {"build": say(lang, f"lab-build-{result['build']}"), "machine": result["machine"]},
        ),
    ]
    for name, release in result["versions"].items():
        key = "bench-peers-version" if release is not None else "bench-peers-missing"
        lines.append(say(lang, key, {"library": name, "version": release or ""}))
    if result["search_in_python"] is not None:
        n = decimal(result["search_in_python"], lang)
        lines.append(say(lang, "bench-peers-search-note", {"n": n, "simulations": result["simulations"]}))
    return lines


def markdown(result: Data) -> str:
    """The same for the docs."""
    names = [say("en", f"bench-peers-{column.replace('_', '-')}") for column in COLUMNS]
    head = [say("en", "bench-peers-engine"), say("en", "bench-peers-game"), *names]
    lines = [f"Measured on {result['date']}.", "", "| " + " | ".join(head) + " |"]
    lines.append("|---|---|" + "--:|" * len(COLUMNS))
    for row in result["rows"]:
        lines.append("| " + " | ".join([row["engine"], _named(row, "en"), *_cells(row, "en")]) + " |")
    return "\n".join([*lines, "", *(f"- {note}" for note in _notes(result, "en"))]) + "\n"


COLOURS = {OURS: "#8a3324", IN_SPIEL: "#b8693d", IN_ZOO: "#d2a05a", SPIEL: "#2f5d8a", ZOO: "#4f7f52", RLCARD: "#6f5a8a"}
WIDE, HIGH, LEFT = 860, 20, 330


def picture(result: Data) -> str:
    """Decisions a second from Python, deals included, each as fast as it was driven: an SVG, its scale by tens."""
    rows = [(row, max(row["fast"] or 0, row["documented"] or 0)) for row in result["rows"]]
    low, high = 3, 7
    scale = (WIDE - LEFT - 90) / (high - low)
    tall = HIGH * len(rows) + 70
    title = say("en", "bench-peers-picture", {"date": result["date"]})
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{tall}" fill="#fff"/>',
        f'<text x="12" y="20" font-size="14" font-weight="bold">{escape(title)}</text>',
    ]
    for power in range(low, high + 1):
        x = LEFT + (power - low) * scale
        label = decimal(10**power, "en")
        out.append(f'<line x1="{x}" y1="32" x2="{x}" y2="{tall - 26}" stroke="#ddd"/>')
        out.append(f'<text x="{x}" y="{tall - 10}" text-anchor="middle" fill="#555">{label}</text>')
    for at, (row, speed) in enumerate(rows):
        y = 36 + at * HIGH
        long = max(1.0, (log10(max(speed, 1)) - low) * scale)
        name = f"{row['engine']}: {_named(row, 'en')}"
        out.append(f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{escape(name)}</text>')
        colour = COLOURS[row["engine"]]
        out.append(f'<rect x="{LEFT}" y="{y + 2}" width="{long:.1f}" height="{HIGH - 5}" rx="2" fill="{colour}"/>')
        out.append(f'<text x="{LEFT + long + 5:.1f}" y="{y + 13}" fill="#333">{decimal(speed, "en")}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"
