"""Our search against OpenSpiel's, at OpenSpiel's own table, with as many simulations each.

    python -m ludotheque.lab.spielduel yutaka --games 20 --simulations 50

Theirs is the information-set search that comes with OpenSpiel in Python (`ISMCTSBot`), with a random rollout a
simulation as its documentation has it; the table is ours through `interop.openspiel`. Every deal is played twice, each
search once in either seat. OpenSpiel must be installed (`requirements/bench.txt`).
"""

from __future__ import annotations

import argparse
from typing import Any

from ludotheque.bots.search.search import Search, results
from ludotheque.bots.thinker import instinct_of
from ludotheque.games import keys as games
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.effect import CHANCE
from ludotheque.kernel.guess import Guesser
from ludotheque.lab.statistics import percent, wilson

EXPLORE = 1.4  #: how eagerly theirs explores: about the square root of two, as is usual for values from -1 to 1


def play(game: str, simulations: int, number: int) -> float:
    """One game; what our search has of the victory. Games 2n and 2n + 1 are the same deal from either side."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from ludotheque.interop import openspiel

    assert openspiel.NAMES
    loaded = pyspiel.load_game(f"ludotheque_{game.replace('-', '_')}")
    state = loaded.new_initial_state()
    ours = number % 2
    dice = Quick(7_000 + number // 2)
    rng = Quick(9_000 + number)
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(number))
    theirs = ismcts.ISMCTSBot(loaded, judge, EXPLORE, simulations, random_state=np.random.RandomState(number))
    search = Search(instinct_of(loaded.table.kit))
    while not state.is_terminal():
        seat = state.current_player()
        if seat == CHANCE:
            state.apply_action(dice.below(len(state.legal_actions())))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif seat == ours:
            state.apply_action(_advice(search, state, seat, rng, simulations))
        else:
            state.apply_action(theirs.step(state))
    return float(results(state.held.course.g)[ours])


def _advice(search: Search, state: Any, seat: int, rng: Quick, simulations: int) -> int:
    """Our action: it is thought about in guesses, as everywhere."""
    guesser = Guesser(state.held.course.g, seat)
    option = search.think(guesser, seat, rng, simulations)
    search.keep(guesser, option)
    return int(state.held.table.numbering.action(option))


def main(arguments: list[str] | None = None) -> None:
    """Play, and print how it stands after every deal."""
    parser = argparse.ArgumentParser(prog="python -m ludotheque.lab.spielduel", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=50)
    wish = parser.parse_args(arguments)
    won = 0.0
    for number in range(wish.games):
        won += play(wish.game, wish.simulations, number)
        if number % 2 or number + 1 == wish.games:
            share = won / (number + 1)
            low, high = (percent(end, "en") for end in wilson(share, number + 1))
            print(
                f"{wish.game}, {wish.simulations}: {number + 1} games, {percent(share, 'en')}, {low} – {high}",
                flush=True,
            )


if __name__ == "__main__":
    main()
