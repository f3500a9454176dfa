# What the hand may do at one tap, and what ending the turn would let go.
volfyirion-bundle-all = Play all { $n } cards
volfyirion-bundle-all-equal = Play all: { $n } × { $card }
volfyirion-bundle-some = Play { $n } cards
volfyirion-bundle-some-equal = Play { $n } × { $card }
volfyirion-minor-replace = Replace a card for Knowledge
volfyirion-minor-refresh = Replace a card for free
volfyirion-misses-hand = { $n ->
    [one] You still hold a card that you can play.
   *[other] You still hold { $n } cards that you can play.
}
volfyirion-misses-buy = You can still acquire { $card } ({ $price }): you have { $n } Command left.
volfyirion-misses-wonder = You can still acquire { $card } ({ $price }): you have { $n } Battle left.
volfyirion-misses-attack = You can still attack { $card } ({ $price }): you have { $n } Battle left.
volfyirion-misses-command = You can still spend { $n } Command, which you will lose.
volfyirion-misses-battle = You can still spend { $n } Battle, which you will lose.
volfyirion-misses-knowledge = You can still spend { $n } Knowledge, which you will lose.
