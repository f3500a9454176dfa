"""Where cards and tiles lie. What each seat or island has of its own is named by the first one."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yutaka import numbers
from ludotheque.kernel import BY_FACE, EVERYONE, HIDDEN, NOBODY, OWNER, Num, Zone

ISLAND: Final = 0  #: + island; the tiles lie by place
REMOVED: Final = 5  #: R3
COLUMN: Final = 6  #: see `column`
HAND: Final = 16  #: + seat
PILE: Final = 18  #: + seat
BAG: Final = 20  #: where the tiles are shuffled before they are laid: nobody sees their cubes there

CARDS: Final = 2  #: + seat: the pool of a player's cards; the tiles are another


def column(seat: Num, island: Num) -> Num:
    """R10: one side of an island."""
    return COLUMN + numbers.ISLANDS * seat + island


def all_zones() -> list[Zone]:
    """The zones in the order of their numbers."""
    islands = range(1, numbers.ISLANDS + 1)
    out = [Zone("island", NOBODY, island, HIDDEN, EVERYONE) for island in islands]
    out.append(Zone("removed", NOBODY, 0, HIDDEN, EVERYONE))
    for seat in range(2):
        out.extend([Zone("column", seat, island, EVERYONE, EVERYONE) for island in islands])
    out.extend([Zone("hand", seat, 0, OWNER, EVERYONE, BY_FACE, pool=CARDS + seat) for seat in range(2)])
    out.extend([Zone("pile", seat, 0, HIDDEN, EVERYONE, pool=CARDS + seat) for seat in range(2)])
    out.append(Zone("bag", NOBODY, 0, HIDDEN, HIDDEN))
    return out
