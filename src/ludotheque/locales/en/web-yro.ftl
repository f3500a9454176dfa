## YRO's table in the browser.

web-yro-gain = { $gain ->
    [tech] { $n } Tech
    [magic] { $n } Magic
    [vp] { $n } VP
    [strength] { $n } Strength
   *[coins] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
}
web-yro-sign-double = bonus ×2
web-yro-name-ours = The printed name is not known to us: this one is ours.

web-yro-card = { $card }, { $faction }, { $profession }: cost { $cost }, Strength { $strength }. { $text }
web-yro-other-card = { $card }. { $text }
web-yro-face-down = A face-down Adventurer.
web-yro-where = { $whose ->
    [yours] { $at ->
        [front] On { $spot } of your guild, on the Front.
       *[behind] On { $spot } of your guild.
    }
   *[theirs] { $at ->
        [front] On { $spot } of { $seat }’s guild, on the Front.
       *[behind] On { $spot } of { $seat }’s guild.
    }
}
web-yro-spot = An empty spot of your guild, { $spot }.
web-yro-planned = { $card } will lie on { $spot }; nobody else sees it yet.
web-yro-act-place = Tap to place the recruit here.
web-yro-guild-empty-yours = Your guild is still empty.
web-yro-guild-empty = { $seat } has no Adventurers yet.
web-yro-line-row = A row of three, { $what }: { $gains }.
web-yro-line-column = A column of three, { $what }: { $gains }.

web-yro-yours = Your guild
web-yro-vp = Victory Points:
web-yro-coins = Coins:
web-yro-level = { $kind ->
    [tech] Tech level { $level }, points:
   *[magic] Magic level { $level }, points:
}
web-yro-strength-now = Strength of the guild as it is now: { $n }.
web-yro-strength-last = Strength in the last Combat: { $n }
web-yro-rank = That is rank { $n }, worth { $vp } VP.
web-yro-rank-short = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

web-yro-round = Round
web-yro-phases = The six phases of a round
web-yro-phase-draw = Draw
web-yro-phase-recruitment = Recruitment
web-yro-phase-combat = Combat
web-yro-phase-production = Production
web-yro-phase-income = Income
web-yro-phase-victory = Victory Points
web-yro-harvest = What the last round gave { $seat }, phase by phase:

web-yro-larger = Show { $seat }’s guild large
web-yro-smaller = Show { $seat }’s guild small again
web-yro-chosen = { $seat } has chosen.
web-yro-their-hand = { $seat } holds { $n ->
    [0] no card.
    [one] one card.
   *[other] { $n } cards.
}
web-yro-their-recruit = Recruited by { $seat }, not placed yet.

web-yro-rack = { $seat }’s cards
web-yro-hand = { $n ->
    [0] Hand
   *[other] Hand ({ $n })
}
web-yro-recruits = { $n ->
    [0] Recruits
   *[other] To place
}
web-yro-pack = { $n ->
    [0] Pack
   *[other] Pack ({ $n })
}
web-yro-in-hand = In { $seat }’s hand.
web-yro-in-recruits = Recruited by { $seat }, to be placed.
web-yro-in-pack = In { $seat }’s pack.
web-yro-act-hand = Take it
web-yro-act-recruits = Recruit
web-yro-sealed = You have chosen it; nobody else sees it yet.
web-yro-hand-empty = { $seat } has no cards left.
web-yro-purse-none = Nobody chosen: you receive 2 coins.
web-yro-purse-one = One recruit, 1 coin less: { $n ->
    [0] free.
    [one] 1 coin.
   *[other] { $n } coins.
}
web-yro-purse-two = Two recruits: { $n } coins.
web-yro-purse-left = { $n } left
web-yro-purse-short = { $n } too few

web-yro-deck = Deck
web-yro-thrown = This round
web-yro-discard = Discards
web-yro-pile-deck = Deck: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
web-yro-pile-thrown = Discarded in this round: { $n ->
    [0] nothing.
    [one] one card.
   *[other] { $n } cards.
}
web-yro-pile-discard = Discarded in earlier rounds: { $n ->
    [0] nothing.
    [one] one card.
   *[other] { $n } cards.
}

web-yro-quests = Quests
web-yro-quest-by = Fulfilled by { $who }.
web-yro-quest-closed = Fulfilled and closed.

web-yro-rivals = Rivals
web-yro-rivals-limit = of { $n }: beyond that all is lost
web-yro-rivals-weaker = Weaker than your { $n }: 4 VP.
web-yro-rivals-stronger = Not weaker than your { $n }: no VP.
web-yro-rivals-none = In every Combat one more joins them.

web-yro-editor-quests = The eight of your box
web-yro-editor-count = { $n } of { $of } Quests chosen
