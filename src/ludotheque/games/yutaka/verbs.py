"""What a move does, and what its two operands are."""

from __future__ import annotations

from typing import Final

PLAY: Final = 1  #: a card's number, an island
TURN: Final = 2  #: a place of the archipelago
