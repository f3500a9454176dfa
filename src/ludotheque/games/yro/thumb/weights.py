"""How much each consideration counts.

Found by playing variants against each other, hundreds of games at a time. Only what is expected of the other guilds in
Combat is delicate: twice or half as much loses three games of five.
"""

from __future__ import annotations

from typing import Final

#: An écu is worth a third of a VP at the end (R43), and this much more for every round in which it can be spent...
COIN: Final = 0.35
#: ...but no more than this: only two can be recruited a round.
COIN_MOST: Final = 1.5
#: How much the VP that a guild gains in a round grow from round to round, by what it will recruit.
GROWTH: Final = 3.0
#: How many Adventurers a guild recruits in a round.
RECRUITED: Final = 1.8
#: What a column more, or a better front, will add to the strength of another guild before Combat.
NEW_COLUMN: Final = 1.5
BETTER_FRONT: Final = 1.0
#: How much of a revealed recruit's strength will count.
REVEALED: Final = 0.6
#: How unsure a lead in strength is in this Combat, and how much more so in every later one.
BLUR: Final = 1.5
BLUR_LATER: Final = 2.0
#: What two of a kind in line are worth, as a share of the bonus, while the third is missing.
TWO_OF_THREE: Final = 0.25
#: A card of the hand is kept when it is better than this share of the unseen ones; so many are looked at.
KEEP_BEST: Final = 0.6
IMAGINED: Final = 10
#: What becomes of the gain of a card that cannot be paid for yet.
LATER: Final = 0.5
#: R49: the mean strength of an Adventurer, and what a card more is worth to a guild that must be complete in time.
RIVAL: Final = 3.63
HURRY: Final = 2.0
#: For so many Combats the place of a card is thought to matter.
COMBATS: Final = 2.0
