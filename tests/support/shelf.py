"""Which games a test is run on: all of them, or, for a promise of the house that holds whatever is played, one.

A test that goes through all games, messages or files gathers every fault and ends with `assert_none`: then all of them
are shown, and with `--game` only those of that game and of what all games share.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar
from zlib import crc32

import pytest

import ludotheque as ldt

Test = Callable[..., Any]
T = TypeVar("T")

#: The games that this run is about: all, or the one that `--game` names (tests/conftest.py).
CHOSEN: list[str] = list(ldt.games())

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


# ------------------------------------------------------------------------------------ faults
def games_in(text: str) -> set[str]:
    """The games that a key, a path or a place in a file names, as whole words: "games/saint_seiya/cards.py:7"."""
    longest_first = sorted(ldt.games(), key=len, reverse=True)
    words = "|".join(longest_first).replace("-", "[-_]")
    return {word.replace("_", "-") for word in re.findall(rf"(?<![a-z])(?:{words})(?![a-z])", text)}


def concerns(text: str) -> bool:
    """Whether this run is about what a key or a path names: it names a chosen game, or none at all."""
    named = games_in(text)
    return not named or not named.isdisjoint(CHOSEN)


def assert_none(faults: Iterable[str]) -> None:
    """Fail with all faults that concern this run. Each begins with its place: "yro-ask-keep: is missing"."""
    mine = [fault for fault in faults if concerns(fault.split(": ")[0])]
    if mine:
        pytest.fail("\n".join([f"{len(mine)} to mend:", *mine]), pytrace=False)
