"""The numbers of Yutakâ: what the book counts, and what everybody can see on the table."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel import Num, Var

TILES: Final = 25  #: R2
OUT: Final = 5  #: R3: tiles that leave the game unseen
ISLANDS: Final[Num] = 5  #: R4
PLACES: Final[Num] = 20  #: R4: what lies on the five islands together
VALUES: Final = 4  #: R6: each kind has a card of 1, 2, 3 and 4
DYNAMITES: Final = 4  #: R6: in each deck
FACES: Final = 21  #: R6: so many different cards
HAND_SIZE: Final = 6  #: R6, R9
COLUMN_LIMIT: Final = 5  #: R14

# ------------------------------------------------------------------ on the table
FIRST: Final = 0  #: the seat that is player 1 (R1)
TURNS: Final = 1  #: turns played so far
VARS: Final = [Var("first", is_seat=True), Var("turns")]
