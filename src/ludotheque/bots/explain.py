"""Why a move is good, in a sentence of the game: the search says which move, the game's thumb says what it is for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from ludotheque.bots.bot import Advice
from ludotheque.bots.thumb import has_thumb, module_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.look import Look
from ludotheque.kernel.position import write_option
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text
from ludotheque.kernel.view import rule_id

#: For a world that a seat holds possible, and an option: why one would choose it; None where there is nothing to say.
Explain = Callable[[State, int, int, Quick], Text | None]


def explained(advice: Advice, look: Look, rng: Quick) -> Advice:
    """The same advice with its reason, where it has none yet."""
    if advice.why is not None:
        return advice
    g = look.guess(rng)
    why = _thumbs_reason(g, look, advice.move, rng)
    if why is None:
        thoughts = advice.thoughts
        percent = round(100 * thoughts.win) if thoughts is not None else 0
        why = Text(
            "bots-why-search", "", {"n": thoughts.simulations if thoughts is not None else 0, "percent": percent}
        )
    return Advice(advice.move, Text(why.key, rule_id(g.kit, why.rule), why.params), advice.thoughts)


def _thumbs_reason(g: State, look: Look, move: str, rng: Quick) -> Text | None:
    """What the game's thumb says of a move: why it is its own choice, else what speaks for it (`explain`)."""
    if not has_thumb(look.game):
        return None
    module = import_module(module_of(look.game))
    option, why = module.best(g.copy(), look.seat, rng)
    if write_option(g.kit, option) == move:
        return cast(Text, why)
    if not hasattr(module, "explain"):
        return None
    (option,) = g.kit.game.read(g.kit, move)
    return cast(Explain, module.explain)(g, look.seat, option, rng)
