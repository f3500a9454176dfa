"""Which games a test is run on: all of them, or, for a promise of the house that holds whatever is played, one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from zlib import crc32

import pytest

import ludotheque as ldt

Test = Callable[..., Any]
T = TypeVar("T")

each_game = pytest.mark.parametrize("game", ldt.games())
#: Games that take hundreds of moves where chance plays: whole ones are played again and again only in the long run.
SLOW = ("volfyirion", "saint-seiya")
each_quick_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long if game in SLOW else ()) for game in ldt.games()]
)


def drawn_for(name: str, among: Sequence[T]) -> T:
    """The game, or the table, on which a thing of this name is always tried: different names meet different ones."""
    return among[crc32(name.encode()) % len(among)]


def some_game(test: Test) -> Test:
    """Run a test on one game of the shelf; the long run tries all the others too."""
    drawn = drawn_for(test.__name__, ldt.games())
    marks = [pytest.param(game, marks=() if game == drawn else pytest.mark.long) for game in ldt.games()]
    return pytest.mark.parametrize("game", marks)(test)
