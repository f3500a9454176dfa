"""For how many of what an effect gives something: how cards count (R19, R26, R38, R40)."""

from __future__ import annotations

from typing import Final

FLAT: Final = 0
TECH_LEVEL: Final = 1
MAGIC_LEVEL: Final = 2
ALLY: Final = 3  #: cards of its own faction in the guild, itself included (A23)
PROFESSION: Final = 4  #: different professions in the guild
COST_AT_LEAST: Final = 5  #: cards of the guild with such a printed cost
COST_AT_MOST: Final = 6
STRENGTH_AT_LEAST: Final = 7  #: cards of the guild with such a printed strength
#: How the names of effects end.
ENDINGS: Final = ["", "-tech", "-magic", "-ally", "-profession", "-cost-least", "-cost-most", "-strength-least"]
