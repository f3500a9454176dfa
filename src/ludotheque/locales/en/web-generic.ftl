## Words all tables of the browser share, and the table that can draw any game.

web-generic-act-pick = Tap to choose it.
web-generic-act-unpick = It is chosen; tap to leave it.
web-generic-act-target = Tap to choose this place.
web-generic-act-why = Not possible now; tap to hear why.
web-generic-act-look = Tap to look at it closely.
web-generic-fresh = This is new.
web-generic-hinted = This is the hint.

web-generic-common = The table
web-generic-numbered = { $what } { $n }
web-generic-card = { $n ->
    [0] { $card }. { $zone } ({ $owner }).
   *[other] { $card }. { $zone } ({ $owner }), place { $n }.
}
web-generic-face-down = { $back ->
    [hidden] A face-down card.
   *[other] A face-down card, its back: { $back }.
} { $n ->
    [0] { $zone } ({ $owner }).
   *[other] { $zone } ({ $owner }), place { $n }.
}
web-generic-secret = Hidden from the players.
web-generic-empty-place = An empty place. { $zone } ({ $owner }), place { $n }.
web-generic-no-cards = No cards.
web-generic-pile = { $zone } ({ $owner }): { $n ->
    [one] one card.
   *[other] { $n } cards.
}
web-generic-zone = { $zone } ({ $owner }): { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
web-generic-mark = { $n ->
    [0] { $what }
   *[other] { $what }: { $n }
}
