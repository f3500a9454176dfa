## Volfyirion's table in the browser.

web-volfyirion-point = { $point ->
    [command] Command
    [battle] Battle
   *[knowledge] Knowledge
}
web-volfyirion-price = { $point ->
    [command] { $n } Command
    [battle] { $n } Battle
   *[knowledge] { $n } Knowledge
}

web-volfyirion-card = { $card }, { $what }. { $text }
web-volfyirion-other-card = { $card }. { $text }
web-volfyirion-face-down = A card face down.
web-volfyirion-synergy-holds = Its Synergy is ready.
web-volfyirion-synergy-used = Its Synergy was used this turn.
web-volfyirion-synergy-lacks = Its Synergy lacks: { $colours }.
web-volfyirion-sealed = Sealed.

web-volfyirion-side = Cities of { $who } ({ $n } standing)
web-volfyirion-city = { $seat }’s City { $number }, { $name }: Defence { $n }.
web-volfyirion-city-fallen = { $seat }’s City { $number }, { $name }: destroyed.
web-volfyirion-burns = Volfyirion stands on it and will destroy it at the end of { $seat }’s turn.
web-volfyirion-burns-short = Burns at turn’s end
web-volfyirion-slot = { $kind ->
    [troop] Free Troop slot at { $seat }’s City { $number }.
   *[building] Free Building slot at { $seat }’s City { $number }.
}
web-volfyirion-at-city = At { $seat }’s City { $number }.
web-volfyirion-area = { $seat }’s Playing Area
web-volfyirion-area-empty = Playing Area
web-volfyirion-held-gives = and { $n } more in your hand

web-volfyirion-market = Assets and Wonders
web-volfyirion-market-of = Assets and Wonders of { $seat }’s team
web-volfyirion-row = Asset Row
web-volfyirion-in-row = Card { $n } of the Asset Row.
web-volfyirion-assets = Asset Deck: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
web-volfyirion-lair = Lair
web-volfyirion-lair-says = The Lair. { $dragon ->
    [lair] Volfyirion is there.
    [gone] Volfyirion is defeated.
    [den] Volfyirion has left it.
    [nowhere] Nobody has moved Volfyirion yet.
   *[city] Volfyirion is on a City.
}
web-volfyirion-dragon = { $at ->
    [lair] Volfyirion is here
    [gone] Volfyirion defeated
    [nowhere] Volfyirion sleeps
   *[city] Volfyirion has flown
}
web-volfyirion-dragon-prices = To defeat it: { $defeat } Battle. { $how ->
    [subdue] To subjugate it: { $move } Knowledge.
   *[move] To move it: { $move } Knowledge.
}
web-volfyirion-on-lair = On the Lair.
web-volfyirion-wonders = Wonder Deck: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}

web-volfyirion-house-short = Deck
web-volfyirion-house = { $seat }’s House Deck: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
web-volfyirion-discard-short = Discard
web-volfyirion-discard = { $seat }’s Discard Pile: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
web-volfyirion-removed-short = Removed
web-volfyirion-removed = Cards removed from the game: { $n ->
    [0] none.
    [one] one.
   *[other] { $n }.
}
web-volfyirion-pile-empty = There are no cards.
web-volfyirion-act-acquire = Tap to acquire the card.
web-volfyirion-act-remove = Tap to remove the card from the game.
web-volfyirion-extra = { $kind ->
    [perk] { $seat }’s Perk.
   *[ploy] { $seat }’s Ploy.
}
web-volfyirion-secret = Secret Ploy
web-volfyirion-their-hand = { $seat } holds { $n ->
    [0] no card.
    [one] one card.
   *[other] { $n } cards.
}
web-volfyirion-dock = { $seat }’s points and hand
web-volfyirion-hand = { $seat }’s hand
web-volfyirion-hand-empty = The hand is empty.
web-volfyirion-deeds = What { $card } can be used for

web-volfyirion-module = { $module ->
    [mercenary] Mercenaries
    [ascension] Ascension Path
    [saboteur] Saboteurs
    [perks] Perks
    [ploys] Ploys
    [rebuild] Rebuilding a City
    [hidden-top] Hidden Asset Deck
   *[talismans] Broken Talismans
}
web-volfyirion-module-about = { $module ->
    [mercenary] Four strong and cheap Troops: but their City falls to the first attack that is paid.
    [ascension] Two Wonders nobody can seal, but which players take from each other for 4 Knowledge.
    [saboteur] Two cards you acquire for the opponent’s Discard Pile, and which nothing gets rid of.
    [perks] Everybody is dealt a card face up that helps for the whole game.
    [ploys] Everybody is dealt a secret card that acts by itself when its moment comes.
    [rebuild] A destroyed City can be raised again once.
    [hidden-top] The top card of the Asset Deck stays face down.
   *[talismans] When both Talismans lie in the Asset Row, the game ends at once.
}

web-volfyirion-rage = Rage Pile ({ $n })
web-volfyirion-awake = Volfyirion attacks at the end of this turn
web-volfyirion-asleep = Volfyirion sleeps: { $n ->
    [one] one card
   *[other] { $n } cards
} left in your deck
web-volfyirion-rage-known = At least { $battle } Battle and { $knowledge } Knowledge, { $troops } Troops, { $buildings } Buildings; unknown cards: { $n }.
web-volfyirion-rage-so-far = Strength so far:
web-volfyirion-rage-hidden = and { $n ->
    [one] one hidden card
   *[other] { $n } hidden cards
}
web-volfyirion-rage-top = The top of the Rage Pile: for { $n } Battle or { $n } Knowledge you put it aside.
web-volfyirion-wrath = { $n } of it for destroyed Cities
web-volfyirion-aside-short = Aside
web-volfyirion-aside = Cards put aside: { $n ->
    [0] none.
    [one] one.
   *[other] { $n }.
}

web-volfyirion-grid = The dragon’s grid
web-volfyirion-grid-falls = { $city } will fall: { $n } against { $defence }.
web-volfyirion-grid-holds = { $city } holds: { $n } against { $defence }.
web-volfyirion-grid-rests = Volfyirion stands on no City.
web-volfyirion-in-grid = Row { $row } of the grid, card { $n }.
web-volfyirion-rage-deck = Rage Deck: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
web-volfyirion-rage-discard = Discard pile of the Rage Deck: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
