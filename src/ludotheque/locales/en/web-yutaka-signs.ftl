## The signs on the cards and on the table.

web-yutaka-signs-cards = The cards
web-yutaka-sign-idole = Idol: the highest sum of Idols takes the Idol tiles of the island.
web-yutaka-sign-dague = Dagger: the highest sum of Daggers takes the Dagger tiles of the island.
web-yutaka-sign-amphore = Amphora: the highest sum of Amphoras takes the Amphora tiles of the island.
web-yutaka-sign-cristaux = Crystals: the highest sum of Crystals takes the Crystals tiles of the island.
web-yutaka-sign-equipement = Equipment: you turn a tile. One is needed to compete for the Equipment tiles, with the sum of the whole column.
web-yutaka-sign-dynamite = Dynamite: it takes a place on the other side, is worth 0, and your opponent turns a tile.
web-yutaka-signs-tiles = The tiles
web-yutaka-sign-down = A tile face down.
web-yutaka-sign-cube = The cube: black, it tells nothing; coloured, it tells the treasure, never its value.
web-yutaka-sign-value = A tile face up, and the points it is worth.
web-yutaka-sign-lead = A pennant towards one side: that player would take the tile.
web-yutaka-sign-tied = A bar: a tie, nobody would take it.
web-yutaka-signs-sides = On each side of an island
web-yutaka-sign-sum = The sum of this side for that treasure; with a light ring it leads, dashed it is beaten.
web-yutaka-sign-sum-tied = Both sides are tied.
web-yutaka-sum-says = { $kind }, on this side: { $n }. { $who ->
    [near] It is the highest sum of the island.
    [far] The other side has more.
    [tied] The other side has as much.
   *[nobody] Nobody competes for this treasure.
}
