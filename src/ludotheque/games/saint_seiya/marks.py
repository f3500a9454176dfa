"""What cards change for the rest of a turn."""

from __future__ import annotations

from typing import Final

END_OF_TURN: Final = 0  #: until when all of them hold

BOOSTED: Final = 0  #: A34: Taurus and Leo Armour: a Character in play has n more Force
ALL_BOOSTED: Final = 1  #: Libra Armour: every Character of a seat has n more Force
CHEAPER_FORCE: Final = 2  #: A19: Capella, Cassios: a card of the field costs n less Force
CHEAPER_COSMOS: Final = 3
ARMOURS_BY_FORCE: Final = 4  #: A36: Algethi
NAMES: Final = ["boosted", "all-boosted", "cheaper-force", "cheaper-cosmos", "armours-by-force"]
