"""Ludothèque: tabletop card games, exact to their rulebooks.

>>> import ludotheque as ldt
>>> match = ldt.game("yutaka").start(seed=7)
>>> match.waiting_for
[0]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games import game, replay, verify
from ludotheque.kernel.errors import BadPosition, BadRecord, BadTable, IllegalMove, LudothequeError, UnknownGame
from ludotheque.kernel.look import Look
from ludotheque.kernel.match import Match
from ludotheque.kernel.shelf import ShelfGame

if TYPE_CHECKING:
    from ludotheque.games import keys as games
else:
    from ludotheque import games  # the package, which lists the shelf when it is called

__version__ = "0.2.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadTable",
    "IllegalMove",
    "Look",
    "LudothequeError",
    "Match",
    "ShelfGame",
    "UnknownGame",
    "game",
    "games",
    "replay",
    "verify",
]
