"""Whose cards an effect is about, and which players may be chosen (A26); all of this lies open."""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ whose cards
MINE: Final = 0
EVERYBODYS: Final = 1
OPPONENTS: Final = 2

# ------------------------------------------------------------------ which players
WITH_A_HAND: Final = 0
WITH_A_DESTROYED_HERO: Final = 1  #: Flame Saint
WITH_BOTH_HEROES: Final = 2  #: Geki
WITH_GOLD_ARMOUR: Final = 3  #: A43
ANYBODY: Final = 4
