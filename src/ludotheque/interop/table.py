"""A table as the adapters drive it: its box, its numbers as arrays, what a game is worth to a seat."""

from __future__ import annotations

import secrets
from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.games import game as game_called
from ludotheque.interop.coding.encoding import Encoding
from ludotheque.interop.coding.numbering import Numbering
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import deal, legal
from ludotheque.kernel.game import DREW, SHARED, WON
from ludotheque.kernel.match import results_of
from ludotheque.kernel.position import write_option
from ludotheque.kernel.rows import Row
from ludotheque.kernel.state import State

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class ResearchTable:
    """A game, its seats and its options, with its numbering and its encoding."""

    def __init__(self, game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.kit = game_called(game).kit(seats, deepcopy(options))
        self.numbering = Numbering(self.kit)
        self.encoding = Encoding(self.kit, self.numbering)
        self.agents = [f"seat_{seat}" for seat in range(self.kit.seats)]

    def observation(self, g: State, seat: int) -> Numbers:
        """All that a seat sees, as `Encoding` describes it."""
        return array(self.encoding.encode(g, seat)).astype(np.int16)

    def mask(self, g: State, seat: int, size: int = 0) -> Mask:
        """1 for every action that a seat may choose now; all 0 while it owes no answer."""
        out = np.zeros(size or self.numbering.count, np.int8)
        if not g.over:
            out[self.legal(g, seat)] = 1
        return out

    def legal(self, g: State, seat: int) -> npt.NDArray[np.int64]:
        """The actions that a seat may choose now, in ascending order."""
        return array(self.numbering.actions(legal(g, seat)))

    def write(self, action: int) -> str:
        """An action in the game's notation."""
        return write_option(self.kit, self.numbering.option(action))

    def parts(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """An observation taken to pieces, by name."""
        out = {}
        for name, begins, shape in self.encoding.parts:
            size = int(np.prod(shape))
            out[name] = observation[begins : begins + size].reshape(shape)
        return out


def array(row: Row) -> npt.NDArray[np.int64]:
    """A row as an array, not copied."""
    return np.frombuffer(row, np.int64)  # type: ignore[call-overload, no-any-return]


def rewards(g: State) -> list[float]:
    """What a finished game is worth to each seat: 1 for a victory, -1 for a defeat, 0 for a draw; a victory shared by n
    who are no team is worth 2/n - 1."""
    results = results_of(g)
    worth = {WON: 1.0, DREW: 0.0, SHARED: 2.0 / max(1, results.count(SHARED)) - 1.0}
    return [worth.get(result, -1.0) for result in results]


def let_chance(g: State, rng: Quick) -> None:
    """Let chance answer all it owes."""
    while g.lots_from and not g.over:
        deal(g, rng.draw(0, g.lots_from, g.lots))


def dice(seed: int | None, before: Quick | None) -> Quick:
    """The generator of an environment after a reset: of this seed, or the one it had, or a new one."""
    if seed is not None:
        return Quick(seed)
    return before if before is not None else Quick(secrets.randbits(63))
