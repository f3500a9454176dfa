"""The numbers the rules of thumb are tuned with, found by playing variants against each other, hundreds of games each.

Everything is measured in points: a weight of 2.0 is twice as good as a weight of 1.0.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ points and time
#: What a point of Command, Battle and Knowledge is worth in the first turns, and late.
EARLY: Final = [1.15, 0.95, 0.7]
LATE: Final = [0.4, 1.3, 0.95]
#: After so many turns of each side it is late...
LATE_AFTER: Final = 9.0
LATE_AFTER_ALONE: Final = 8.0  #: ...or against the dragon, who does not wait

# ------------------------------------------------------------------ cards
#: How often a card that stays in play gives its points, for each time that a card of the hand does.
STAYING: Final = 2.4
#: What a card more to draw, and a weak card less in the deck, are worth.
DRAWN: Final = 1.8
THINNED: Final = 1.6
#: What a point of Defence on a City is worth; what removing an enemy Troop or Building and moving the dragon are.
GUARD: Final = 0.75
ROUTED: Final = 2.0
RAZED: Final = 2.5
MOVED: Final = 4.0
#: The share that counts of the bonus of a Remove Ability, which can be used only once.
ONCE: Final = 0.45
#: What a Building is worth at least, and how much better it must be than the one it is built over.
BUILDING: Final = 0.2
BUILT_OVER: Final = 0.3
#: How much more opening an own Wonder is worth than sealing an enemy one.
UNSEALED: Final = 1.4

# ------------------------------------------------------------------ Cities and the dragon
#: What a City is worth, one's own or an enemy's, and each point of its Defence.
CITY: Final = 12.0
WALL: Final = 0.3
#: What winning the game is worth: more than all else together.
WIN: Final = 1000.0
#: If the enemy may expect so much Knowledge in the next turn, a dragon sent there will be sent back.
ANSWERED: Final = 8.0

# ------------------------------------------------------------------ the market and the deck
#: A card is acquired if it is so much better than the average of the deck.
BETTER: Final = 0.1
#: A card of the row is replaced if what can be acquired afterwards is so much better.
SWAP: Final = 0.8
#: With so many cards more than a hand, a deck is so large that each card is in the way of the others.
SLACK: Final = 5.0
#: How many hands, or rows, are imagined to find out whether a new one is likely to be better.
IMAGINED: Final = 3

#: Values closer than this are the same.
EQUAL: Final = 1e-9
