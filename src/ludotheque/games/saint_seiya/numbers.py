"""The numbers of the rules, and the public numbers of a table."""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ what the book counts
SEATS: Final = 5
HAND_SIZE: Final = 5  #: R17, R31
ALL_FLAMES: Final = 12  #: R1
CIVILIANS: Final = 9  #: R2: of a hero's 15 cards
ASIDE_HEROES: Final = 5  #: R2
HERO_CARDS: Final = 15  #: R2
RESERVE_SIZE: Final = 125  #: R2
ABSENT: Final = -1  #: R4: a cost that is not printed
LEAST_COST: Final = 1  #: A19
OUT_OF_REACH: Final = 1000  #: R4: what is lacking where a cost is not printed
HYOGAS_PRICE: Final = 8  #: A35
SERPENTS_CREW: Final = 3  #: A21
MOST_TURNS: Final = 200  #: A49
MOST_ACTIVATIONS: Final = 100  #: A50: in one turn

# ------------------------------------------------------------------ the public numbers
FLAMES: Final = 0
FIRST: Final = 1
ACTIVE: Final = 2
TURNS: Final = 3
LAST_ROUND: Final = 4  #: R49: 1 once the last flame is gone
HERO_OF: Final = 5  #: + seat: which of `terms.HEROES`, 5 while nobody has dealt them
