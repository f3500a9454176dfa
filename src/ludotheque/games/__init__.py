"""The shelf: every game the house knows.

>>> from ludotheque import games
>>> games()[0]
'yutaka'
>>> from ludotheque.games import game
>>> game("yro").start(seats=3, seed=7).waiting_for
[0, 1, 2]
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from ludotheque.kernel import record
from ludotheque.kernel.errors import UnknownGame, wrong
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.shelf import ShelfGame

#: The games in the order in which they stand on the shelf. Each has a folder here of the same name, "-" written "_",
#: whose `game.py` has a `GAME`.
SHELF: list[str] = ["yutaka", "yro", "volfyirion", "saint-seiya"]
#: Those that somebody has asked for: a game is read when it is first wanted.
OPENED: dict[str, ShelfGame] = {}


def keys() -> list[str]:
    """The keys of all games, in the shelf's order."""
    return list(SHELF)


def game(key: str) -> ShelfGame:
    """A game by its key; raises UnknownGame naming the ones there are."""
    if not isinstance(key, str) or key not in (*SHELF, *OPENED):
        raise UnknownGame(wrong("table-unknown-game", game=str(key)[:60], known=", ".join(SHELF)))
    if key not in OPENED:
        found = import_module(f"{__name__}.{key.replace('-', '_')}.game").GAME
        assert isinstance(found, Game)
        OPENED[key] = ShelfGame(found)
    return OPENED[key]


def replay(data: object, upto: int | None = None, seed: int | None = None, *, secret: bytes | None = None) -> Match:
    """The match of a record (data, or the bytes of its file), to the last digest or to the first `upto` answers.

    With a seed or a secret, chance deals afresh from there: how a branch is played on.
    """
    return record.replay(data, game, upto, seed, secret)


def verify(data: object) -> Match:
    """Prove that a finished match was dealt from the secret promised at its start; raises BadRecord if not."""
    return record.verify(data, game)


class _Shelf(ModuleType):
    """Lets `ludotheque.games` be both: the package whose modules one imports, and the call that lists the shelf."""

    def __call__(self) -> list[str]:
        """The keys of all games, in the shelf's order."""
        return keys()


sys.modules[__name__].__class__ = _Shelf
