"""When a printed line acts (R39–R42)."""

from __future__ import annotations

from typing import Final

ARRIVAL: Final = 0
DEFEATED: Final = 1
ON_PLAY: Final = 2
BY_DISCARD: Final = 3
BY_WOUND: Final = 4
BY_DESTROY: Final = 5
IN_FIGHT: Final = 6  #: as long as it is engaged
ON_FIELD: Final = 7  #: as long as it lies on the field
AT_THE_END: Final = 8  #: R51–R56: when points are counted
REMINDER: Final = 9
NAMES: Final = [
    "arrival", "defeated", "on-play", "by-discard", "by-wound", "by-destroy", "in-fight", "on-field", "at-the-end",
    "reminder",
]  # fmt: skip
