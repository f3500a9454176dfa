"""The verbs of moves, and their operands."""

from __future__ import annotations

from typing import Final

ENGAGE: Final = 1  #: face, slot (R18)
EQUIP: Final = 2  #: face (R22)
FIGHT: Final = 3  #: slot (R24: by Force)
RALLY: Final = 4  #: slot, whether the Armour in play adds its Cosmos (R24: by Cosmos)
ACTIVATE: Final = 5  #: face, what it faces or IN_PLAY (R42)
HEAL_WITH: Final = 6  #: face, what it faces (R29)
DISCARD: Final = 7  #: face, of the own hand (R30)
PICK: Final = 8  #: face, zone: what an effect asks for
BOOST: Final = 9  #: face, what it faces
SLOT: Final = 10  #: slot
SWAP: Final = 11  #: slot, slot
SEAT: Final = 12  #: seat
YES: Final = 13
NONE: Final = 14  #: "I have none": offered only to who has nothing to choose
