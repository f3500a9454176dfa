## Volfyirion at the terminal

terminal-goal-volfyirion = Play your hand for Command, Battle and Knowledge. Command acquires better cards, Battle destroys Cities and acquires Wonders, Knowledge moves the dragon. Whoever destroys all enemy Cities wins.
terminal-word-city = city cities
terminal-use-city = { $word } [NAME]
terminal-help-city = a player’s Cities, played cards and Discard Pile

terminal-volfyirion-title = Volfyirion · turn { $n } · { $over ->
    [yes] the war is over
   *[no] to play: { $seat }
}
terminal-volfyirion-letter-command = C
terminal-volfyirion-letter-battle = B
terminal-volfyirion-letter-knowledge = K
terminal-volfyirion-letter-turquoise = T
terminal-volfyirion-letter-red = R
terminal-volfyirion-letter-purple = P
terminal-volfyirion-word-command = Command
terminal-volfyirion-word-battle = Battle
terminal-volfyirion-word-knowledge = Knowledge
terminal-volfyirion-word-turquoise = turquoise
terminal-volfyirion-word-red = red
terminal-volfyirion-word-purple = purple
terminal-volfyirion-sign-dragon = dragon
terminal-volfyirion-sign-top = on the Asset Deck
terminal-volfyirion-sign-removal = removed for
terminal-volfyirion-sign-ready = Synergy to use
terminal-volfyirion-sign-taken = Synergy used
terminal-volfyirion-sign-sealed = sealed
terminal-volfyirion-gives-draw = { $n ->
    [1] draw
   *[other] draw { $n }
}
terminal-volfyirion-gives-remove = { $n ->
    [1] remove
   *[other] remove { $n }
}
terminal-volfyirion-gives-troop = { $n ->
    [1] −Troop
   *[other] −Troop { $n }
}
terminal-volfyirion-gives-building = { $n ->
    [1] −Building
   *[other] −Building { $n }
}
terminal-volfyirion-gives-move = { $n ->
    [1] dragon
   *[other] dragon { $n }
}
terminal-volfyirion-counts = Decks: { $assets } Assets, { $wonders } Wonders
terminal-volfyirion-lair-claimed = claimed: no more Wonders
terminal-volfyirion-piles = hand { $hand }  deck { $house }  discard { $discard }
terminal-volfyirion-ruined = destroyed
terminal-volfyirion-area-head = { $seat } has in play:
terminal-volfyirion-hand = { $seat }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand:
terminal-volfyirion-burning = The dragon burns { $seat }’s City { $n } at the end of their turn: { $cards }.
terminal-volfyirion-dragon-gone = The dragon has been defeated.
terminal-volfyirion-row = Asset Row { $n }: { $card }
terminal-volfyirion-space = Lair { $n }: { $card }
terminal-volfyirion-decks = Asset Deck: { $assets }. Wonder Deck: { $wonders }.
terminal-volfyirion-top-card = On top of the Asset Deck: { $card }
terminal-volfyirion-card = { $cost ->
    [0] { $name } ({ $card }), { $kind }, { $colour }. { $text }
   *[other] { $name } ({ $card }), { $kind }, { $colour }, cost { $cost }. { $text }
}
terminal-volfyirion-side = { $seat }: { $command } Command, { $battle } Battle, { $knowledge } Knowledge; { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $house } in the House Deck, { $discard } in the Discard Pile.
terminal-volfyirion-city = City { $n }, { $city }: Defence { $defence }{ $guards }{ $builds }{ $dragon ->
    [yes] ; the dragon stands there
   *[no] { "" }
}.
terminal-volfyirion-guarded = , guarded by { $troop }
terminal-volfyirion-built = , with { $building }
terminal-volfyirion-ruin = City { $n }, { $city }: destroyed.
terminal-volfyirion-area = { $seat } has in play { $cards }.
terminal-volfyirion-discard = { $seat }, Discard Pile: { $cards }.
terminal-volfyirion-perks = Perks: { $cards }
terminal-volfyirion-ploys = Ploys: { $cards }
terminal-volfyirion-holds = { $seat }, { $card }
terminal-volfyirion-city-which = Whose Cities? There are: { $known }.
terminal-volfyirion-gain-command = { $n } Command
terminal-volfyirion-gain-battle = { $n } Battle
terminal-volfyirion-gain-knowledge = { $n } Knowledge
terminal-volfyirion-told = { $seat } plays { $cards }: { $gains }.
terminal-volfyirion-told-plays = { $seat } plays { $cards }.
terminal-volfyirion-told-gains = { $seat } gains { $gains }.
terminal-volfyirion-move-play = play { $card }{ $n ->
    [0] { "" }
   *[other] { " " }at City { $n }
} ({ $short })
terminal-volfyirion-move-synergy = Synergy of { $card } ({ $short })
terminal-volfyirion-move-dismiss = remove { $card } without taking its points
terminal-volfyirion-move-scrap = remove { $card } for its bonus ({ $short })
terminal-volfyirion-move-buy = acquire { $card } for { $cost } Command ({ $short })
terminal-volfyirion-move-buy-top = acquire { $card } from the top for { $cost } Command ({ $short })
terminal-volfyirion-move-wonder = acquire { $card } for { $cost } Battle ({ $short })
terminal-volfyirion-move-wonder-top = acquire the unknown top Wonder (Heroes Party)
terminal-volfyirion-move-redeploy = redeploy { $card } to City { $n } for { $cost } Command
terminal-volfyirion-move-attack = attack { $card } for { $cost } Battle
terminal-volfyirion-move-seal = seal { $seat }’s { $card } for { $cost } Knowledge
terminal-volfyirion-move-unseal = unseal { $seat }’s { $card } for { $cost } Knowledge
terminal-volfyirion-move-replace = replace { $card } with the top card for { $cost } Knowledge
terminal-volfyirion-move-send = the dragon to { $card }
terminal-volfyirion-move-call-back = the dragon back to the Lair
terminal-volfyirion-move-defeat = defeat the dragon
terminal-volfyirion-move-claim = take the Lair as a City
terminal-volfyirion-move-ascend = take { $card }
terminal-volfyirion-move-collide = seal { $card } and gain { $cost } Knowledge
terminal-volfyirion-move-rebuild = rebuild { $card }
terminal-volfyirion-move-refresh = replace { $card } with the top card, free on the first turn
terminal-volfyirion-move-refresh-all = five new cards in the row, free on the first turn
terminal-volfyirion-move-mulligan = shuffle this hand back and draw another
terminal-volfyirion-move-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
terminal-volfyirion-move-remove = remove { $card } ({ $short })
terminal-volfyirion-move-destroy = remove the enemy’s { $card } ({ $short })
terminal-volfyirion-move-recover = { $card } at City { $n }
terminal-volfyirion-move-end = end the turn
terminal-volfyirion-lair = Lair: { $mode ->
    [solo] subjugate { $move }K
   *[other] move { $move }K
}, defeat { $defeat }B
terminal-volfyirion-dragon-duel = The dragon is on the Lair: moving it costs { $move } Knowledge, defeating it { $defeat } Battle.
terminal-volfyirion-dragon-solo = The dragon sleeps on the Lair. { $defeat } Battle defeats it, { $subjugate } Knowledge subjugates it; { $aside } of either puts a card of the Rage Pile aside.
terminal-volfyirion-dragon-teams = The dragon is out of play until its first move: one step costs { $move } Knowledge, two { $leap }; defeating it { $defeat } Battle.
terminal-volfyirion-den-solo = { $seat }, the dragon is awake: it attacks with the Rage Pile at the end of this turn.
terminal-volfyirion-den-teams = The dragon is on the Lair of { $seat }’s team, whose Wonders cost 2 Battle more.
terminal-volfyirion-threat = The dragon stands on { $seat }’s City { $n }: the grid comes to { $attack } against { $defence }. { $falls ->
    [yes] At the end of the turn it is lost ({ $cards }).
   *[no] It holds ({ $cards }).
}
terminal-volfyirion-grid = Rage grid, two cards a row
terminal-volfyirion-rage = Rage Pile: { $n }, { $awake ->
    [yes] the dragon is awake!
   *[no] the dragon sleeps
}
terminal-volfyirion-aside = put aside: { $n }
terminal-volfyirion-enemy-row = Enemy Row:
terminal-volfyirion-and = { " " }& { "" }
terminal-volfyirion-move-subjugate = subjugate the dragon for { $cost } Knowledge
terminal-volfyirion-move-aside = put the top card of the Rage Pile aside for { $cost } { $points }
terminal-volfyirion-move-lose = lose { $card }
terminal-volfyirion-move-keep = leave { $card } in the Rage Pile
terminal-volfyirion-move-banish = discard { $card } from the grid for { $cost } Battle
terminal-volfyirion-move-seal-grid = seal { $card } in the grid for { $cost } Knowledge
terminal-volfyirion-move-unite = together, { $cost } { $points } against the dragon
terminal-volfyirion-move-agree = agree
terminal-volfyirion-move-seal-row = seal { $card } in the enemy’s Row for { $cost } Knowledge
terminal-volfyirion-move-unseal-row = unseal { $card } for { $cost } Knowledge
terminal-volfyirion-move-send-lair = the dragon to the enemy’s Lair
terminal-volfyirion-move-take = take { $card } into play ({ $short })
