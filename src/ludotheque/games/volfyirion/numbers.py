"""The numbers everybody sees, where the dragon can stand, and what the rulebook counts (R27, R40).

Purses, fallen Cities and silent Ploys are found by seat in the kit.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel import NOBODY, Num

# ------------------------------------------------------------------ numbers everybody sees
FIRST: Final = 0  #: the seat that begins (R12)
TURN: Final = 1  #: turns begun so far, by all
ACTIVE: Final = 2  #: the seat whose turn it is
DRAGON: Final = 3  #: where the token stands: AT_LAIR, DEFEATED, or `perch(seat, spot)`
FRESH: Final = 4  #: R23: 1 while the first turn's refresh may still be used

AT_LAIR: Final = 0  #: with teams: out of play, as before the first move (T1)
DEFEATED: Final = -1
SUBJUGATED: Final = -2  #: S4, K10
DEN: Final = 7  #: the spot of a side that is no City: the Rage Pile (S6), the Lair of a team (T9)

# ------------------------------------------------------------------ points (R27)
COMMAND: Final = 0
BATTLE: Final = 1
KNOWLEDGE: Final = 2
POINTS: Final = ["command", "battle", "knowledge"]

# ------------------------------------------------------------------ numbers of the rules
HAND_SIZE: Final = 5  #: R20
ROW_SIZE: Final = 5  #: R6
SPACES: Final = 2  #: R7
FIRST_WONDERS: Final = 3  #: R8: what a Wonder on the Lair costs at most when the game starts
CITIES: Final = 3  #: R9
LAIR_SPOT: Final = 3  #: where a claimed Lair lies among its owner's Cities
REPLACE_COST: Final = 2  #: R39: Knowledge
MOVE_COST: Final = 8  #: R40: Knowledge
DEFEAT_COST: Final = 16  #: R36: Battle
ARMORY_COST: Final = 14  #: R52: Battle, with the Qoam Armory
PARTY_COST: Final = 4  #: R52: Battle, with the Heroes Party
ASCENSION_COST: Final = 4  #: R50: Knowledge
LAIR_BATTLE: Final = 4  #: R36
SHIFT: Final = 2  #: R53: what Double Shift adds to Defence
INSTABLE_BUILDINGS: Final = 2  #: R53
INSTABLE_TROOPS: Final = 2  #: R53
INSTABLE_WONDERS: Final = 3  #: R53
ASIDE_COST: Final = 6  #: S4: Battle or Knowledge
SUBJUGATE_COST: Final = 16  #: S4: Knowledge
RAGE_CARDS: Final = 3  #: K5
FIRST_RAGE_CARDS: Final = 2  #: K5: on the very first turn
PURGE_COST: Final = 3  #: K10: Knowledge
ALONE_COST: Final = 20  #: K10: Battle or Knowledge of one player
JOINT_COST: Final = 30  #: K10: Battle or Knowledge of both
STEP_COST: Final = 9  #: T9: Knowledge
LEAP_COST: Final = 16  #: T9: Knowledge
TEAM_DEFEAT_COST: Final = 32  #: T11: Battle
CLUTCH: Final = 2  #: T10: Battle
UNPAYABLE: Final = 1 << 20  #: the cost of what cannot be acquired
TURN_LIMIT: Final = 100  #: A37: turns of each side; five times as many as a long game takes


# ------------------------------------------------------------------ where the dragon stands
def perch(side: Num, spot: Num) -> Num:
    """Where the token stands on the City at a spot of a side."""
    return 1 + 8 * side + spot


def perch_side(dragon: Num) -> Num:
    """The side on whose City the token stands; NOBODY when it stands on none."""
    return (dragon - 1) // 8 if dragon > 0 else NOBODY


def perch_spot(dragon: Num) -> Num:
    """The spot of the City on which the token stands."""
    return (dragon - 1) % 8
