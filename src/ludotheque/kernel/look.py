"""What a bot gets: all its seat may know, and worlds it holds possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.guess import guess
from ludotheque.kernel.state import State

if TYPE_CHECKING:
    from ludotheque.kernel.match import Match

Data = dict[str, Any]


class Look:
    """All a bot gets: its view, its question, its moves, and worlds it holds possible. Never the match.

    It is itself made from a guess, which shows this seat exactly what the true table does: what the
    seat cannot know is not in here to be found.
    """

    def __init__(self, world: Match, seat: int, undo: bool) -> None:
        self.seat = seat
        self._undo = undo
        self._world = world

    @property
    def game(self) -> str:
        """The key of the game."""
        return self._world.kit.game.key

    @property
    def view(self) -> Data:
        """All the seat may know, as plain data."""
        return self._world.view(self.seat) | {"undo": self._undo}

    @property
    def ask(self) -> Data:
        """The question put to the seat."""
        ask = self._world.ask(self.seat)
        assert ask is not None
        return ask

    @property
    def moves(self) -> list[str]:
        """The legal picks, in a stable order."""
        return self._world.moves(self.seat)

    def guess(self, rng: Quick) -> State:
        """One world this seat cannot tell from the true one."""
        return guess(self._world.g, self.seat, rng)
