"""Honest players: they see a view, a question and worlds they hold possible, never the match.

`bots()` names them, `bot(key)` gives one. A bot always answers with one of the moves it was offered.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.errors import LudothequeError, wrong
from ludotheque.kernel.match import Look
from ludotheque.kernel.state import Text


class Advice:
    """A move, and why."""

    def __init__(self, move: str, why: Text | None = None) -> None:
        self.move = move
        self.why = why


class UnknownBot(LudothequeError):
    """There is no such bot, or not for this game."""


class Bot:
    """A player."""

    key = ""

    def advise(self, look: Look, rng: Quick) -> Advice:
        """One of `look.moves`, depending on nothing but what the seat knows and the generator."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal move is as good as another."""

    key = "random"

    def advise(self, look: Look, rng: Quick) -> Advice:
        """A move by lot."""
        moves = look.moves
        return Advice(moves[rng.below(len(moves))])


class ThumbBot(Bot):
    """Plays by the game's own rules of thumb."""

    key = "thumb"

    def advise(self, look: Look, rng: Quick) -> Advice:
        """What the game's `thumb` module says."""
        game = str(look.view["game"])
        try:
            advise: Callable[[Look, Quick], tuple[str, Text | None]] = import_module(
                f"ludotheque.games.{game.replace('-', '_')}.thumb"
            ).advise
        except ImportError as error:
            raise UnknownBot(wrong("bots-no-thumb", game=game)) from error
        move, why = advise(look, rng)
        return Advice(move, why)


_BOTS = {bot.key: bot for bot in (RandomBot(), ThumbBot())}


def bots() -> list[str]:
    """The bots there are, from the weakest to the strongest."""
    return list(_BOTS)


def bot(key: str) -> Bot:
    """A bot by its key; raises UnknownBot naming the ones there are."""
    if key not in _BOTS:
        raise UnknownBot(wrong("bots-unknown", bot=str(key)[:60], known=", ".join(_BOTS)))
    return _BOTS[key]
