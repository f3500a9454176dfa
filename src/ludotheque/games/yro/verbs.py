"""What a move does with a card; the first operand is the card's face."""

from __future__ import annotations

from typing import Final

DISCARD: Final = 1
RECRUIT: Final = 2
KEEP: Final = 3
DRAFT: Final = 4
PLACE: Final = 5  #: the second operand is a spot of the field
