"""The sorts of cards that effects ask for, or that rules tell apart."""

from __future__ import annotations

from typing import Final

ANY: Final = 0
CHARACTERS: Final = 1
ARMOURS: Final = 2
SAINTS: Final = 3  #: R6: the class contains "Chevalier"
ALL_HEROES: Final = 4  #: the class contains "Héros"
VERY_COMMON_HEROES: Final = 5  #: A18: 1 to 5
COMMON_HEROES: Final = 6  #: A18: 11 to 15
LOW_CHARACTERS: Final = 7  #: Very Common or Common
GOLD_SAINTS: Final = 8
GOLD_ARMOURS: Final = 9
GHOSTS: Final = 10
BLACK_SAINTS: Final = 11  #: Jango himself apart
ATHENAS: Final = 12
OF_HERO: Final = 13  #: + hero: both versions (A46)
WITH_COSMOS: Final = 18  #: A14: Characters with a printed Cosmos of 1 or more
WITHOUT_COSMOS: Final = 19
WITH_LINES_IN_FIGHT: Final = 20  #: they hold as long as it is engaged
WITH_LINES_ON_FIELD: Final = 21  #: they hold as long as it lies there
ALL: Final = 22  #: how many sorts there are
