"""The bot that plays by rules of thumb: each game brings its own, in its module `thumb`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ludotheque.bots.bot import Advice, Bot, NoThumb
from ludotheque.games import keys as games
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.errors import wrong
from ludotheque.kernel.look import Look
from ludotheque.kernel.text import Text

#: A move and why, for what a seat may know and a generator.
Thumb = Callable[[Look, Quick], tuple[str, Text]]


def module_of(game: str) -> str:
    """Where a game keeps its rules of thumb."""
    return f"ludotheque.games.{game.replace('-', '_')}.thumb"


def has_thumb(game: str) -> bool:
    """Whether a game has rules of thumb."""
    try:
        return find_spec(module_of(game)) is not None
    except ModuleNotFoundError:  # not even the game is there
        return False


@cache
def thumb_of(game: str) -> Thumb:
    """The rules of thumb of a game; raises NoThumb naming the games that have some."""
    if not has_thumb(game):
        known = [key for key in games() if has_thumb(key)]
        raise NoThumb(wrong("bots-no-thumb", game=game, known=", ".join(known)))
    return cast(Thumb, import_module(module_of(game)).advise)


class ThumbBot(Bot):
    """Plays by the game's own rules of thumb."""

    key = "thumb"

    def advise(self, look: Look, rng: Quick) -> Advice:
        """What the rules of thumb say; raises NoThumb where a game has none."""
        move, why = thumb_of(look.game)(look, rng)
        return Advice(move, why)
