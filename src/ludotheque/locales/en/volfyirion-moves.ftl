## Volfyirion: moves in words, and how each question ends

volfyirion-do-play = Play { $card }{ $city ->
    [none] { "" }
   *[other] { " " }at { $city }
}
volfyirion-do-synergy = Use the Synergy of { $card }
volfyirion-do-scrap = Remove { $card } for its bonus
volfyirion-do-dismiss = Remove { $card } without taking its points
volfyirion-do-buy = Acquire { $card }
volfyirion-do-buy-top = Acquire { $card } from the top of the Asset Deck
volfyirion-do-wonder = Acquire { $card }
volfyirion-do-wonder-top = Acquire the top card of the Wonder Deck
volfyirion-do-redeploy = Redeploy { $card } to { $city }
volfyirion-do-attack = Attack { $city }
volfyirion-do-seal = Seal { $card }, which { $seat } has in play
volfyirion-do-unseal = Unseal { $card }, which { $seat } has in play
volfyirion-do-replace = Replace { $card }
volfyirion-do-send = Move Volfyirion to { $city }
volfyirion-do-call-back = Send Volfyirion back to the Lair
volfyirion-do-defeat = Defeat Volfyirion
volfyirion-do-claim = Take the Lair as a City
volfyirion-do-ascend = Take the Ascension Path
volfyirion-do-collide = Seal { $card } for Knowledge
volfyirion-do-rebuild = Rebuild { $card }
volfyirion-do-refresh = Exchange { $card } (first turn)
volfyirion-do-refresh-all = Exchange the whole Asset Row (first turn)
volfyirion-do-mulligan = Draw a new hand
volfyirion-do-draw = Draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
volfyirion-do-remove = { $pile ->
    [hand] Remove { $card } from your hand
    [area] Remove { $card } from your Playing Area
    [discard] Remove { $card } from your Discard Pile
   *[sealed] Remove the sealed { $card }
}
volfyirion-do-destroy = Remove { $card } at { $city }
volfyirion-do-recover = Place { $card } at { $city }
volfyirion-do-end = End the turn

volfyirion-do-subjugate = Subjugate Volfyirion
volfyirion-do-aside = Put the top card of the Rage Pile aside for { $n ->
    [1] 6 Battle
   *[other] 6 Knowledge
}
volfyirion-do-lose = Lose { $card }
volfyirion-do-keep = Keep { $card } in the Rage Pile
volfyirion-do-banish = Discard { $card } from the grid
volfyirion-do-seal-grid = Seal { $card } in the grid
volfyirion-do-unite = Propose to unite your { $n ->
    [1] Battle
   *[other] Knowledge
} against Volfyirion
volfyirion-do-agree = Agree
volfyirion-do-seal-row = Seal { $card } in the enemy’s Row
volfyirion-do-unseal-row = Unseal { $card } in the Row
volfyirion-do-send-lair = Move Volfyirion onto the enemy’s Lair
volfyirion-do-take = Take { $card } into play

volfyirion-ask-mulligan-done = Keep this hand
volfyirion-ask-draw-done = Draw nothing
volfyirion-ask-remove-done = Remove nothing
volfyirion-ask-thin-done = Remove nothing
volfyirion-ask-destroy-done = Remove nothing
volfyirion-ask-dragon-done = Leave Volfyirion where it is
volfyirion-ask-claim-done = Leave the Lair
volfyirion-ask-recover-done = Leave the Troop
volfyirion-ask-agree-done = Refuse
volfyirion-ask-team-thin-done = Remove nothing
volfyirion-ask-spoils-done = Remove nothing
volfyirion-ask-ravage-done = { $n ->
    [one] Lose this one
   *[other] Lose these { $n }
}
