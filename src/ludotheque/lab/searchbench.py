"""How fast the search thinks: simulations per second in every game, beside OpenSpiel's searches on hearts.

Both of OpenSpiel's information-set searches are measured, the one in C++ and the one in Python, each with a random
rollout a simulation as its documentation has it. Ours plays as the levels do: a fresh guess, the tree, the game's
instinct. All take turns, in the processor's time of this process; what is reported is the median of the repetitions.
"""

from __future__ import annotations

import platform
import random
from statistics import median
from typing import Any

from rich.table import Table
from rich.text import Text

from ludotheque.bots.search.search import Search
from ludotheque.bots.thinker import instinct_of
from ludotheque.games import game as game_called
from ludotheque.games import keys as all_games
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.guess import Guesser
from ludotheque.kernel.match import Match
from ludotheque.lab import builds
from ludotheque.lab.loops import clock
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal
from ludotheque.locales import say

Data = dict[str, Any]
REPETITIONS = 5
SIMULATIONS = 400  #: a decision
TABLES = 8  #: positions of each game, from random play, at different moments


def run(games: list[str] | None = None, seconds: float = 2.0) -> Data:
    """Measure some games, all of them by default, for about `seconds` each."""
    keys = list(games) if games else all_games()
    tables = {key: _tables(key) for key in keys}
    peers = _Hearts.made()
    figures: dict[str, list[float]] = {key: [] for key in keys}
    beside: dict[str, list[float]] = {"cpp": [], "python": []}
    for repetition in range(REPETITIONS):
        for key in keys:
            figures[key].append(_ours(tables[key], seconds / REPETITIONS, repetition))
        if peers is not None:
            beside["cpp"].append(peers.cpp(seconds / REPETITIONS, repetition))
            beside["python"].append(peers.python(seconds / REPETITIONS, repetition))
    return {
        "build": builds.running(),
        "machine": f"Python {platform.python_version()}, {platform.machine()}",
        "simulations": SIMULATIONS,
        "games": {key: round(median(each)) for key, each in figures.items()},
        "peers": {key: round(median(each)) for key, each in beside.items()} if peers is not None else None,
    }


def _tables(key: str) -> list[Match]:
    """Games in the making, at a question with a choice."""
    out: list[Match] = []
    seed = 0
    while len(out) < TABLES:
        match = game_called(key).start(seed=seed)
        rng = Quick(seed)
        for _ in range(4 + 5 * len(out)):
            if match.over:
                break
            moves = match.moves(match.waiting_for[0])
            match.play(match.waiting_for[0], moves[rng.below(len(moves))])
        while not match.over and len(match.moves(match.waiting_for[0])) == 1:
            match.play(match.waiting_for[0], match.moves(match.waiting_for[0])[0])
        if not match.over:
            out.append(match)
        seed += 1
    return out


def _ours(tables: list[Match], seconds: float, seed: int) -> float:
    """Simulations per second: every decision anew, without what was thought before."""
    simulations, taken = 0, 0.0
    rng = Quick(seed)
    at = 0
    while taken < seconds:
        match = tables[(seed + at) % len(tables)]
        seat = match.waiting_for[0]
        began = clock()
        search = Search(instinct_of(match.kit))
        search.think(Guesser(match.g, seat), seat, rng, SIMULATIONS, whole=True)
        taken += clock() - began
        simulations += search.simulations
        at += 1
    return simulations / taken


class _Hearts:
    """OpenSpiel's searches on hearts, early in the game."""

    def __init__(self, pyspiel: Any, ismcts: Any, mcts: Any) -> None:
        self.pyspiel, self.ismcts, self.mcts = pyspiel, ismcts, mcts
        self.game = pyspiel.load_game("hearts")

    @classmethod
    def made(cls) -> _Hearts | None:
        """None where OpenSpiel is not installed."""
        try:
            import pyspiel
            from open_spiel.python.algorithms import ismcts, mcts
        except ImportError:
            return None
        return cls(pyspiel, ismcts, mcts)

    def _state(self, seed: int) -> Any:
        dice = random.Random(seed)
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
        for _ in range(12 + 4):  # the cards that are passed on, and the first trick, in which there is little to choose
            state.apply_action(dice.choice(state.legal_actions()))
        while len(state.legal_actions()) < 4:
            state.apply_action(dice.choice(state.legal_actions()))
        return state

    def cpp(self, seconds: float, seed: int) -> float:
        """Simulations per second of the search in C++."""
        kind = self.pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        judge = self.pyspiel.RandomRolloutEvaluator(1, seed)
        return self._speed(
            self.pyspiel.ISMCTSBot(seed, judge, 1.4, SIMULATIONS, -1, kind, False, False), SIMULATIONS, seconds, seed
        )

    def python(self, seconds: float, seed: int) -> float:
        """Simulations per second of the one in Python."""
        judge = self.mcts.RandomRolloutEvaluator(1)
        few = SIMULATIONS // 10
        return self._speed(self.ismcts.ISMCTSBot(self.game, judge, 1.4, few), few, seconds, seed)

    def _speed(self, bot: Any, simulations: int, seconds: float, seed: int) -> float:
        made, taken = 0, 0.0
        while taken < seconds or not made:
            state = self._state(seed + made)
            began = clock()
            bot.step(state)
            taken += clock() - began
            made += simulations
        return made / taken


def report(result: Data, lang: str = "fr") -> Report:
    """The figures side by side."""
    table = Table(title=say(lang, "bench-search-title", {"n": result["simulations"]}))
    table.add_column(say(lang, "bench-search-what"))
    table.add_column(say(lang, "bench-search-speed"), justify="right")
    peers = result["peers"]
    for key in ("python", "cpp") if peers is not None else ():
        table.add_column(say(lang, f"bench-search-times-{key}"), justify="right")
    for key, speed in result["games"].items():
        cells = [decimal(speed / peers[peer], lang, 1) for peer in ("python", "cpp")] if peers is not None else []
        table.add_row(say(lang, f"{key}-name"), decimal(speed, lang), *cells)
    if peers is not None:
        for peer in ("python", "cpp"):
            table.add_row(say(lang, f"bench-search-{peer}"), decimal(peers[peer], lang), "", "")
    build = say(lang, f"lab-build-{result['build']}")
    return Report(table, Text(say(lang, "bench-search-build", {"build": build, "machine": result["machine"]})))
