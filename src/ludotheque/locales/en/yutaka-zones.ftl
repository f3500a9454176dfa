## Yutakâ: zones and numbers, for the table that draws any game

yutaka-zone-column = Column
yutaka-zone-island = Island
yutaka-zone-bag = Bag
yutaka-counter-first = First player
yutaka-counter-turns = Turns played
