"""The zones that every seat has; all others are found by seat in the kit, which lays them."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel import Num

REMOVED: Final = 0  #: R11: out of the game for good; open (A38)
HOUSE: Final = 1  #: + SEAT_ZONES * seat: see `house`, and so on
HAND: Final = 2
AREA: Final = 3
DISCARD: Final = 4
SEAT_ZONES: Final = 4


def house(seat: Num) -> Num:
    """The House Deck of a seat."""
    return HOUSE + SEAT_ZONES * seat


def hand(seat: Num) -> Num:
    """The hand of a seat."""
    return HAND + SEAT_ZONES * seat


def area(seat: Num) -> Num:
    """The Playing Area of a seat."""
    return AREA + SEAT_ZONES * seat


def discard(seat: Num) -> Num:
    """The Discard Pile of a seat; open (A38)."""
    return DISCARD + SEAT_ZONES * seat
