"""The six phases of a round (R9)."""

from __future__ import annotations

from typing import Final

ANY: Final = 0
DRAW: Final = 1
RECRUITMENT: Final = 2
COMBAT: Final = 3
PRODUCTION: Final = 4
INCOME: Final = 5
VICTORY: Final = 6
