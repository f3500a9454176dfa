## Yutakâ

yutaka-name = Yutakâ
yutaka-tagline = Two expeditions, five islands, one treasure hunt.

yutaka-kind-idole = Idol
yutaka-kind-dague = Dagger
yutaka-kind-amphore = Amphora
yutaka-kind-cristaux = Crystals
yutaka-kind-equipement = Equipment
yutaka-kind-dynamite = Dynamite

yutaka-card-idole = Idol { $n }
yutaka-card-dague = Dagger { $n }
yutaka-card-amphore = Amphora { $n }
yutaka-card-cristaux = Crystals { $n }
yutaka-card-equipement = Equipment { $n }
yutaka-card-dynamite = Dynamite
yutaka-tile-idole = Idol tile worth { $n }
yutaka-tile-dague = Dagger tile worth { $n }
yutaka-tile-amphore = Amphora tile worth { $n }
yutaka-tile-cristaux = Crystals tile worth { $n }
yutaka-tile-equipement = Equipment tile worth { $n }

yutaka-back-expedition = Expedition
yutaka-back-black = black cube
yutaka-back-idole = Idol cube
yutaka-back-dague = Dagger cube
yutaka-back-amphore = Amphora cube
yutaka-back-cristaux = Crystals cube
yutaka-back-equipement = Equipment cube

yutaka-island-1 = Hanged Man’s Island
yutaka-island-2 = Diamond Island
yutaka-island-3 = Snake Island
yutaka-island-4 = Monkey Island
yutaka-island-5 = Unnamed Island

yutaka-text-own-side = Put it on your own side of an island.
yutaka-text-their-side = Put it on your opponent’s side of an island: it takes one of their five places and is worth 0.
yutaka-text-you-turn = Then you must turn one hidden treasure tile face up.
yutaka-text-they-turn = Then your opponent must turn one hidden treasure tile face up.

yutaka-ask-play = Play a card on an island.
yutaka-ask-play-wait = { $seat } is choosing a card and an island.
yutaka-ask-turn = Turn a hidden tile face up.
yutaka-ask-turn-wait = { $seat } is choosing a tile to turn.

yutaka-log-begins = { $seat } begins.
yutaka-log-shuffles-tiles = The { $n } treasure tiles are shuffled face down.
yutaka-log-archipelago = Twenty tiles form the five islands; five leave the game unseen.
yutaka-log-shuffles = { $seat } shuffles their { $n } Expedition cards.
yutaka-log-dealt = { $seat } draws { $n } cards.
yutaka-log-put = { $seat } plays { $card } on island { $number }.
yutaka-log-dynamite = { $seat } throws Dynamite on { $other }’s side of island { $number }.
yutaka-log-turned = { $seat } turns tile { $place }: { $card }.
yutaka-log-drew = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
yutaka-log-end = The last tile is face up: the game ends at once.
yutaka-log-removed = Removed before the game: { $card }.

yutaka-no-play-first = Now you must play a card on an island; there is no tile to turn.
yutaka-no-turn-first = First you must turn a hidden tile face up.
yutaka-no-such-card = { $card } is not in your hand.
yutaka-no-room = { $card } does not fit: { $seat }’s side of island { $number } already holds five cards.
yutaka-no-face-up = Tile { $tile } is face up already; choose a hidden one.
yutaka-no-covered = Tile { $tile } still lies under a hidden tile; only uncovered tiles can be turned.

yutaka-score-majority = Island { $number }, { $kind } ({ $tiles }): { $seat } wins { $high } to { $low } and takes { $n }.
yutaka-score-alone = Island { $number }, { $kind } ({ $tiles }): { $seat } has no rival and takes { $n }.
yutaka-score-tie = Island { $number }, { $kind } ({ $tiles }): { $high } each, so nobody takes anything.
yutaka-score-nobody = Island { $number }, { $kind } ({ $tiles }): nobody competes, so nobody takes anything.
yutaka-outcome-points = { $seat } wins { $high } to { $low }.
yutaka-outcome-equipment = Equal totals: { $seat } wins on Equipment tiles, { $high } points to { $low }.
yutaka-outcome-shared = Both have { $high } points and as many in Equipment tiles: a shared victory.

yutaka-known-bad = “{ $value }” is not a list of colours. Choose among: { $known }.
yutaka-known-mode = The mode “{ $mode }” fixes which colours are known; to choose them, take the mode “mixed”.
yutaka-tiles-missing-line = Tile list: the line “{ $line }” is missing.
yutaka-tiles-not-numbers = Tile list, line “{ $line }”: a list of whole numbers is expected.
yutaka-tiles-range = Tile list, line “{ $line }”: { $n } is not from 1 to 15.
yutaka-tiles-sum = Tile list, line “{ $line }”: { $values } = { $n }; each type must make 30 points.
yutaka-tiles-count = Tile list: { $n } tiles ({ $each }); there must be 25.
yutaka-layout-unknown = There is no archipelago “{ $value }”. There are: { $known }; or describe your own.
yutaka-layout-not-an-object = An archipelago is an object: islands, covers, cubes.
yutaka-layout-unknown-line = Archipelago, line “{ $line }”: not known. Known: { $known }.
yutaka-layout-sizes = Archipelago, islands { $value }: five islands of at least one tile, twenty tiles in all.
yutaka-layout-cubes = Archipelago, cubes “{ $value }”: “hidden” or “seen”.
yutaka-layout-covers = Archipelago, covers “{ $value }”: each line names a tile and the list of tiles it lies on.
yutaka-layout-no-place = Archipelago, covers: there is no place “{ $value }”.
yutaka-layout-cycle = Archipelago, covers: { $value } lie on one another in a circle and could never be turned.

yutaka-position-removed = { $n } tiles are out of the game; there must be 5.
yutaka-position-island = Island { $number } must hold { $n } tiles.
yutaka-position-column = { $seat }’s side of island { $number } holds more than five cards.
yutaka-position-hand = { $seat } holds more than six cards.
yutaka-position-tile = A treasure tile lies among the cards of { $seat }.
yutaka-position-deck = { $seat } does not have { $card } as often as a deck does.
yutaka-position-buried = Tile { $tile } is face up although a hidden tile lies on it.
yutaka-position-covered = Tile { $tile } is uncovered, so its back must be seen by all.
yutaka-position-reveals = { $n } tiles are hidden but { $cards } are still to be turned by cards and opening reveals: the game could not end as it must.
yutaka-position-over = Every tile is face up: this game is over.

# What ends the game.
yutaka-target = The game ends as soon as the last tile is face up.
