"""The marks that lie on cards and seats, and until when."""

from __future__ import annotations

from typing import Final

SEALED_WONDER: Final = 0  #: a Wonder that lies sealed (R38)
GAVE: Final = 1  #: a sealed Wonder that has given its points this turn (R25, A40)
USED: Final = 2  #: a card whose Synergy was used this turn (R42)
SHIFTED: Final = 3  #: a seat whose Cities have n more Defence this turn (R53, A28)
SPENT: Final = 4  #: a Troop whose Remove Ability gave Battle this turn, and to whom (R53, A29)
REBUILT: Final = 5  #: a City that was rebuilt once (R55)
COLLIDED: Final = 6  #: a seat that has used its Anomaly Collider this turn (R52)
PURGED: Final = 7  #: a seat that has removed a card for Knowledge this turn (K10)
DECLINED: Final = 8  #: a seat that was asked to end the game together this turn with these points, and would not (K10)
MARKS: Final = ["sealed", "gave", "used", "shifted", "spent", "rebuilt", "collided", "purged", "declined"]

FOR_GOOD: Final = 0  #: until it is taken away
END_OF_TURN: Final = 1
DRAW_PHASE: Final = 2  #: K10: until the next one
