"""What a bot gets: all its seat may know, and worlds it holds possible."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.guess import Guesser
from ludotheque.kernel.state import State

if TYPE_CHECKING:
    from ludotheque.kernel.match import Match

Data = dict[str, Any]


class Look:
    """All a bot gets: its view, its question, its moves, and worlds it holds possible. Never the match.

    It is made from what a guesser holds, which is what the seat knows: what the seat cannot know is not in here to be
    found. What a bot does not read is not worked out.
    """

    def __init__(self, table: Match, guesser: Guesser, undo: bool) -> None:
        self.game: str = table.kit.game.key  #: the key of the game
        self.seat: int = guesser.plan.seat
        self._table = table
        self._guesser = guesser
        self._undo = undo

    @cached_property
    def _world(self) -> Match:
        """The table in one of the worlds: it shows the seat what the true one does."""
        self._table.g = self.guess(Quick(0))
        return self._table

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
        return self._guesser.guess(rng)

    @property
    def guesser(self) -> Guesser:
        """Where the worlds come from, for those who need very many."""
        return self._guesser


class MovesOnly(Look):
    """The look of a bot that says it reads its moves and nothing else (`Bot.moves_only`): there is nothing else."""

    def __init__(self, game: str, seat: int, moves: list[str]) -> None:
        self.game = game
        self.seat = seat
        self._moves = moves

    @property
    def view(self) -> Data:
        """Not here."""
        raise self._nothing_else()

    @property
    def ask(self) -> Data:
        """Not here."""
        raise self._nothing_else()

    @property
    def moves(self) -> list[str]:
        """The legal picks, in a stable order."""
        return self._moves

    def guess(self, rng: Quick) -> State:
        """Not here."""
        raise self._nothing_else()

    @property
    def guesser(self) -> Guesser:
        """Not here."""
        raise self._nothing_else()

    def _nothing_else(self) -> TypeError:
        return TypeError("this look has moves only: a bot that reads more must not say moves_only")
