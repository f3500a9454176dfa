"""Why a move is refused, and what could be played instead."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludotheque.kernel.errors import IllegalMove

if TYPE_CHECKING:
    from ludotheque.terminal.sitting import Sitting

SHOWN = 8  #: so many other moves a refusal names


def write_refusal(sitting: Sitting, seat: int, move: str, refusal: IllegalMove) -> None:
    """Why a move is refused, and which moves that begin like it are not."""
    sitting.screen.write(refusal.text(sitting.screen.lang), rule=refusal.rule)
    others = moves_like(sitting, seat, move)
    if others:
        sitting.screen.say("terminal-instead", moves=", ".join(others))


def moves_like(sitting: Sitting, seat: int, move: str) -> list[str]:
    """Moves of which this is the beginning; else those that begin as it does, up to its first separator."""
    moves = sitting.match.moves(seat)
    half = [other for other in moves if other.casefold().startswith(move.casefold())]
    return (half or [other for other in moves if _head(move) and _head(other) == _head(move)])[:SHOWN]


def _head(move: str) -> str:
    """The first part of a move."""
    return re.split("[ >-]", move.casefold())[0]
