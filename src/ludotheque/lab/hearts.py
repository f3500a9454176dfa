"""OpenSpiel's hearts, which we are measured beside: driven from Python, in its own C++, copied and guessed.

The loops that drive it from Python are in `loops.py`, beside ours.
"""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from ludotheque.kernel.chance import Quick
from ludotheque.lab.loops import Run, clock

ROLLOUTS = 50  #: at a time


class Hearts:
    """The game as OpenSpiel has it; raises ImportError where that is not installed."""

    def __init__(self) -> None:
        import pyspiel

        self.spiel: Any = pyspiel
        self.game: Any = pyspiel.load_game("hearts")
        self._dealt = self._after(0)
        self._middle = self._after(32)  # of 64 decisions: 12 cards are passed and 52 played
        self._rest = self._decisions_from(self._dealt)

    @property
    def release(self) -> str:
        """Which OpenSpiel it is."""
        try:
            return version("open_spiel")
        except PackageNotFoundError:
            return ""

    def _after(self, decisions: int) -> Any:
        """A state that is dealt, every card having its place, and some decisions later."""
        rng = Quick(1)
        state = self.game.new_initial_state()
        while decisions or state.is_chance_node():
            listed = state.legal_actions()
            decisions -= not state.is_chance_node()
            state.apply_action(listed[rng.below(len(listed))])
        return state

    def _decisions_from(self, state: Any) -> int:
        """How many decisions there are to the end of the game: in hearts always as many."""
        state = state.clone()
        decisions = 0
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
            decisions += 1
        return decisions

    def roll_out(self, seed: int) -> Run:
        """Random games from a dealt state inside OpenSpiel's C++, where no Python runs between two decisions.

        It evaluates a state so for its search: one that may look at a single node does nothing else.
        """
        evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        search = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 1, False, seed, False)
        began = clock()
        search.mcts_search(self._dealt)
        return ROLLOUTS * self._rest, 0.0, clock() - began

    def clone(self) -> Any:
        """Copy a state in the middle of a game."""
        return self._middle.clone()

    def resample(self) -> Any:
        """Guess a state that the player to move cannot tell from the one in the middle of a game."""
        return self._middle.resample_from_infostate(self._middle.current_player(), random.random)


def find_hearts() -> Hearts | None:
    """The peer; None where it is not installed."""
    try:
        return Hearts()
    except ImportError:
        return None
