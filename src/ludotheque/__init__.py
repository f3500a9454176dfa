"""Ludothèque: tabletop card games, exact to their rulebooks.

>>> import ludotheque as ldt
>>> match = ldt.game("yutaka").start(seed=7)
>>> match.waiting_for
[0]
"""

from __future__ import annotations

from ludotheque.games import game, games, replay, verify
from ludotheque.kernel.errors import BadPosition, BadRecord, BadTable, IllegalMove, LudothequeError, UnknownGame
from ludotheque.kernel.match import Box, Look, Match

__version__ = "0.2.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadTable",
    "Box",
    "IllegalMove",
    "Look",
    "LudothequeError",
    "Match",
    "UnknownGame",
    "game",
    "games",
    "replay",
    "verify",
]
