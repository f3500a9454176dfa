"""The bot that plays by rules of thumb: each game brings its own, as `best` in its module `thumb`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ludotheque.bots.bot import Advice, Bot, Memory, NoThumb
from ludotheque.games import keys as games
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import legal
from ludotheque.kernel.errors import wrong
from ludotheque.kernel.look import Look
from ludotheque.kernel.position import write_option
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text
from ludotheque.kernel.view import rule_id

#: For a world that a seat holds possible: the option it should choose, and why. The generator is all its chance.
Best = Callable[[State, int, Quick], tuple[int, Text]]


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
def thumb_of(game: str) -> Best:
    """The rules of thumb of a game; raises NoThumb naming the games that have some."""
    if not has_thumb(game):
        known = [key for key in games() if has_thumb(key)]
        raise NoThumb(wrong("bots-no-thumb", game=game, known=", ".join(known)))
    return cast(Best, import_module(module_of(game)).best)


class ThumbBot(Bot):
    """Plays by the game's own rules of thumb."""

    key = "thumb"

    def advise(self, look: Look, rng: Quick, memory: Memory | None = None) -> Advice:
        """What the rules of thumb say of one guess at what is hidden; raises NoThumb where a game has none."""
        best = thumb_of(look.game)
        g = look.guess(rng)
        options = legal(g, look.seat)
        option, why = best(g, look.seat, rng) if len(options) > 1 else (options[0], Text("table-only-move"))
        return Advice(write_option(g.kit, option), Text(why.key, rule_id(g.kit, why.rule), why.params))
