"""Where cards lie on the table of YRO. Zones of a seat are named by those of seat 0: + SIDE * seat."""

from __future__ import annotations

from typing import Final

DECK: Final = 0
DISCARD: Final = 1  #: thrown away in earlier rounds
THROWN: Final = 2  #: thrown away in this round (A27)
HAND: Final = 3  #: + SIDE * seat
RECRUITS: Final = 4  #: + SIDE * seat; revealed and paid for, not placed yet (A28)
GUILD: Final = 5  #: + SIDE * seat; on the spots of a field of 5 by 5
SIDE: Final = 3
