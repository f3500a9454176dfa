"""The zones that every seat has; all others are found by seat in the kit, which lays them."""

from __future__ import annotations

from typing import Final

REMOVED: Final = 0  #: R11: out of the game for good; open (A38)
HOUSE: Final = 1  #: + SEAT_ZONES * seat: the House Deck
HAND: Final = 2  #: + SEAT_ZONES * seat
AREA: Final = 3  #: + SEAT_ZONES * seat: the Playing Area
DISCARD: Final = 4  #: + SEAT_ZONES * seat: open (A38)
SEAT_ZONES: Final = 4
