"""The public numbers of the table of YRO, and the numbers in its rulebook."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel import Num, Row

# ------------------------------------------------------------------ numbers of the table
ROUND: Final = 0
PHASE: Final = 1  #: one of `phases`
OF_SEAT: Final = 2  #: + PER_SEAT * seat + one of the following, see `of`
PER_SEAT: Final = 11

TECH: Final = 0
MAGIC: Final = 1
COINS: Final = 2
VP: Final = 3
FORCE: Final = 4  #: the strength of the last Combat (A14)
GAINS: Final = ["tech", "magic", "coins", "vp", "strength"]

FROM_RECRUITMENT: Final = 5
FROM_BONUS: Final = 6
FROM_COMBAT: Final = 7
FROM_PHASE: Final = 8
FROM_QUESTS: Final = 9
FROM_COINS: Final = 10
#: Where VP come from.
SOURCES: Final = ["vp-recruitment", "vp-bonus", "vp-combat", "vp-phase", "vp-quests", "vp-coins"]

# ------------------------------------------------------------------ numbers of the rules
SEATS: Final = 5  #: R4: at most
HAND_SIZE: Final = 5  #: R7, R10
FIRST_COINS: Final = 5  #: R7
RECRUITED: Final = 2  #: R15: at most so many in a round
COINS_FOR_NOBODY: Final = 2  #: R15: for who recruits nobody
GUILD_SIZE: Final = 9  #: R42
GOAL: Final = 40  #: R42: VP
CAP: Final = 15  #: R36: Tech and Magic points
LEVELS: Final = Row([0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4])  #: R36: points -> level
BASE_INCOME: Final = 3  #: R38
COINS_FOR_A_VP: Final = 3  #: R43
DECK_SIZE: Final = 102  #: R1
QUESTS: Final = 8  #: R45: in a box
QUESTS_SHOWN: Final = 4  #: R45
QUEST_VP: Final = 3  #: R45
RIVAL_LIMIT: Final = 20  #: R51
DRAFT_KEPT: Final = 2  #: R48
#: R30: by the number of guilds, what each rank is worth.
REWARDS: Final = [[0], [0], [4, 0], [5, 3, 0], [5, 3, 1, 0], [5, 3, 1, 0, 0]]
SOLO_REWARD: Final = 4  #: R50


def of(seat: Num, what: Num) -> Num:
    """Where a seat's number is kept: one of GAINS or of SOURCES."""
    return OF_SEAT + PER_SEAT * seat + what


def level(points: Num) -> Num:
    """R35, R36: the level that Tech or Magic points make."""
    return LEVELS[points]
