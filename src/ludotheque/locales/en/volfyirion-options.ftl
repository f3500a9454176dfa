## Volfyirion: what is chosen when a table is made

volfyirion-option-first = Who begins?
volfyirion-option-first-about = The player who begins may exchange one card of the first Asset Row, the other all of them.
volfyirion-value-first-0 = Seat 1
volfyirion-value-first-1 = Seat 2
volfyirion-value-first-random = By lot
volfyirion-option-cards = Cards
volfyirion-option-cards-about = The cards as they are printed. You can enter the list of your box, with the cards you drew on the blank Continuum cards.
volfyirion-value-cards-standard = Those in the box
volfyirion-option-mode = Mode
volfyirion-option-mode-about = How many play, and against whom.
volfyirion-value-mode-duel = Duel
volfyirion-value-mode-duel-about = Two Houses against each other: the game of the rulebook.
volfyirion-option-modules = Modules
volfyirion-option-modules-about = Extra cards and optional rules of the rulebook, as many as you like. For duels.
volfyirion-option-rebuild = Price of rebuilding
volfyirion-option-rebuild-about = What the destroyed side of the Cities prints is not public: we take Command equal to the Defence. You can enter the prices of your cards.
volfyirion-value-rebuild-defence = Command equal to the Defence (reconstructed)

volfyirion-do-play = Play { $card }
volfyirion-do-synergy = Use the Synergy of { $card }
volfyirion-do-scrap = Remove { $card } for its bonus
volfyirion-do-buy = Acquire { $card }
volfyirion-do-buy-top = Acquire { $card } from the top of the Asset Deck
volfyirion-do-wonder = Acquire { $card }
volfyirion-do-wonder-top = Acquire the top card of the Wonder Deck
volfyirion-do-redeploy = Redeploy { $card } ({ $move })
volfyirion-do-attack = Attack { $card }
volfyirion-do-seal = Seal { $card }
volfyirion-do-unseal = Unseal { $card }
volfyirion-do-replace = Replace { $card }
volfyirion-do-send = Move Volfyirion ({ $move })
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
    [one] a card
   *[other] { $n } cards
}
volfyirion-do-remove = Remove { $card } from the game
volfyirion-do-destroy = Remove { $card }
volfyirion-do-recover = Take { $card } over ({ $move })
volfyirion-do-end = End the turn
