"""The zones of the table and the spots in them (R9–R12, R20)."""

from __future__ import annotations

from typing import Final

RESERVE: Final = 0
FIELD: Final = 1  #: six spots; spot 0 is slot 1
REMOVED: Final = 2  #: the common discard
BETWEEN: Final = 3  #: A41, A37: an acquired card before it reaches its place; cards revealed by an effect
BOX: Final = 4  #: R14: heroes nobody plays
OF_SEATS: Final = 5  #: the first zone of seat 0
HAND: Final = 5  #: + SIDE * seat, all of these
PILE: Final = 6
DISCARD: Final = 7
ENGAGED: Final = 8  #: on spots: what each engaged card faces, see below
EQUIPPED: Final = 9  #: R22: at most one Armour in play
WOUNDED: Final = 10
DESTROYED: Final = 11  #: under the hero marker
ASIDE: Final = 12  #: R14: the Bronze Saint heroes not owned yet
SIDE: Final = 8  #: from one seat's zone to the next seat's

# ------------------------------------------------------------------ spots of the field
SLOTS: Final = 6  #: R10
FIRST_SLOT: Final = 0  #: R12: "slot 1", next to the Reserve
LAST_SLOT: Final = 5  #: R12: "slot 6"

# ------------------------------------------------------------------ spots of the engaged cards
# R20, A41: on spots 0 to 5 they face the card in that slot of the field, and follow it. Then:
FACING_NOBODY: Final = 6  #: the card they faced has left the field
FIGHTING: Final = 7  #: used in the acquisition that is being carried out
BESIDE: Final = 8  #: engaged against the card being acquired, and held back
IN_PLAY: Final = 9  #: no spot: how a move names the Armour in play
