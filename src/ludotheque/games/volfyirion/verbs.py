"""The verbs of moves, with their two operands, and the piles a card may be removed from."""

from __future__ import annotations

from typing import Final

PLAY: Final = 1  #: a face of the hand, the spot of a City (0 where none is needed)
SYNERGY: Final = 2  #: a face of the Playing Area
SYNERGY_AT: Final = 3  #: the spot of a City: its Building
SCRAP: Final = 4  #: a face of the Playing Area: its Remove Ability
SCRAP_AT: Final = 5  #: the spot of a City, BUILDING or TROOP: the Remove Ability of what lies there
BUY: Final = 6  #: a spot of the Asset Row
BUY_TOP: Final = 7  #: Qoam Oracle: the top card of the Asset Deck
BUY_WONDER: Final = 8  #: a space of the Lair
BUY_HIDDEN: Final = 9  #: Heroes Party: the top card of the Wonder Deck
REDEPLOY: Final = 10  #: from the spot of a City, to another
ATTACK: Final = 11  #: the spot of an enemy City
SEAL: Final = 12  #: the face of a Wonder, the seat in whose Playing Area it lies
UNSEAL: Final = 13  #: likewise
REPLACE: Final = 14  #: a spot of the Asset Row
SEND: Final = 15  #: Volfyirion from the Lair to the spot of an enemy City
CALL_BACK: Final = 16  #: Volfyirion from an own City to the Lair
DEFEAT: Final = 17
CLAIM: Final = 18  #: take the Lair as a City
ASCEND: Final = 19  #: take an Ascension Path
COLLIDE: Final = 20  #: Anomaly Collider: the face of an own Wonder
REBUILD: Final = 21  #: the spot of a destroyed City
REFRESH: Final = 22  #: first turn: a spot of the Asset Row
REFRESH_ALL: Final = 23  #: first turn of the second side: the whole Asset Row
MULLIGAN: Final = 24
DRAW: Final = 25  #: how many cards of those an ability grants
REMOVE: Final = 26  #: a face, and where it lies: FROM_HAND, FROM_AREA, FROM_DISCARD or FROM_SEALED
DESTROY: Final = 27  #: the spot of an enemy City, BUILDING or TROOP: what lies there
RECOVER: Final = 28  #: Second Chance: the face of a Troop, the spot of an own City
END: Final = 29
SUBJUGATE: Final = 30  #: S4, K10
PUT_ASIDE: Final = 31  #: S4: BATTLE or KNOWLEDGE: the top card of the Rage Pile
LOSE: Final = 32  #: S7: the spot of the City that falls, of equal ones
KEEP: Final = 33  #: S7: the face of the card that stays in the Rage Pile, of equal ones
BANISH: Final = 34  #: K10: a spot of the grid
SEAL_GRID: Final = 35  #: K10: a spot of the grid
UNITE: Final = 36  #: K10: BATTLE or KNOWLEDGE: propose to end the game together
AGREE: Final = 37  #: K10
SEAL_ROW: Final = 38  #: T8: a spot of an Asset Row, a seat of the side it belongs to
UNSEAL_ROW: Final = 39  #: T8: likewise
SEND_LAIR: Final = 40  #: T9: Volfyirion to the enemy's Lair
TAKE: Final = 41  #: T11: a space of the Lair: its Wonder goes into one's own Playing Area
DISMISS: Final = 42  #: R44: the spot of a City: the Remove Ability of its Troop, without the points

FROM_HAND: Final = 0
FROM_AREA: Final = 1
FROM_DISCARD: Final = 2
FROM_SEALED: Final = 3  #: A7: in the Playing Area, the sealed one where one of the same name is not
PILES: Final = ["hand", "area", "discard", "sealed"]
