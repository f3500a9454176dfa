"""What becomes of a card that an effect chooses (R44)."""

from __future__ import annotations

from typing import Final

WOUND: Final = 0
DESTROY: Final = 1
THROW: Final = 2  #: to its owner's discard pile
RECOVER: Final = 3  #: to one's own hand
RECLAIM: Final = 4  #: to one's own discard pile
HEAL: Final = 5
NAMES: Final = ["wound", "destroy", "throw", "recover", "reclaim", "heal"]
