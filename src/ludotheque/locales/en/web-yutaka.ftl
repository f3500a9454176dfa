## Yutakâ's table in the browser.

web-yutaka-island = Island { $n }, { $name }
web-yutaka-column-yours = Your side of island { $number }: { $n ->
    [0] no card.
   *[other] { $cards }; total { $total }.
} { $free ->
    [0] It is full.
    [one] One place is free.
   *[other] { $free } places are free.
}
web-yutaka-column = { $seat }’s side of island { $number }: { $n ->
    [0] no card.
   *[other] { $cards }; total { $total }.
} { $free ->
    [0] It is full.
    [one] One place is free.
   *[other] { $free } places are free.
}
web-yutaka-put-yours = { $card }, on your side of island { $number }.
web-yutaka-put = { $card }, on { $seat }’s side of island { $number }.
web-yutaka-act-put = Tap to put the chosen card here.
web-yutaka-act-turn = Tap to turn it face up.

web-yutaka-tile-open = Tile { $place }: { $tile }.
web-yutaka-tile-secret = Tile { $place }, still hidden from the players: { $tile }.
web-yutaka-tile-hidden = Tile { $place }, face down.
web-yutaka-tile-cube = Tile { $place }, face down, { $kind } cube.
web-yutaka-tile-covered = Tile { $place }, face down, still under { $over }.
web-yutaka-tile-covered-cube = Tile { $place }, face down, { $kind } cube, still under { $over }.
web-yutaka-lead-you = You lead here.
web-yutaka-lead-seat = { $seat } leads here.
web-yutaka-lead-tied = It is a tie: nobody would take it.
web-yutaka-lead-nobody = Nobody competes for it yet.

web-yutaka-hand-yours = Your hand
web-yutaka-hand = { $seat }’s hand
web-yutaka-hand-empty = { $seat } has no cards left.
web-yutaka-held = { $card }, in your hand. { $kind ->
    [equipement] It goes to your side of an island, then you turn a tile.
    [dynamite] It goes to your opponent’s side of an island, then they turn a tile.
   *[object] It goes to your side of an island.
}
web-yutaka-face-down = A face-down card.
web-yutaka-their-hand = { $seat } holds { $n ->
    [one] one card.
   *[other] { $n } cards.
}
web-yutaka-stock = { $seat }’s cards
web-yutaka-pile = { $seat }’s draw pile: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}

web-yutaka-values = Distribution
web-yutaka-values-show = { $n ->
    [0] Values
   *[other] Values ({ $n } to turn)
}
web-yutaka-left = { $n ->
    [one] One more tile to turn: with it the game ends.
   *[other] { $n } more tiles to turn before the end.
}
web-yutaka-values-line = { $n ->
    [0] { $kind }: all face up.
   *[other] { $kind }: still unseen { $left }{ $found ->
        [0] .
       *[other] ; face up { $seen }.
    }
}
web-yutaka-values-source = { $provenance ->
    [reconstructed] Reconstructed: our best guess, not the printed values (rule A26).
   *[other] From the owner’s own Distribution card.
}
web-yutaka-removed = { $n ->
    [one] One tile left the game unseen.
   *[other] { $n } tiles left the game unseen.
}
web-yutaka-removed-these = These tiles had left the game:
web-yutaka-removed-shown = These had left the game: { $tiles }.
