## Volfyirion: zones, numbers and marks, for the table that can draw any game

volfyirion-zone-house = House Deck
volfyirion-zone-area = Playing Area
volfyirion-zone-cities = Cities
volfyirion-zone-troops = Troops
volfyirion-zone-buildings = Buildings
volfyirion-zone-ruins = Destroyed Cities
volfyirion-zone-assets = Asset Deck
volfyirion-zone-row = Asset Row
volfyirion-zone-wonders = Wonder Deck
volfyirion-zone-lair = Lair
volfyirion-zone-lair-wonders = Wonders on the Lair
volfyirion-zone-rage = The dragon’s rage
volfyirion-zone-aside = Put aside
volfyirion-zone-rage-discard = Rage discard pile
volfyirion-zone-grid = The dragon’s grid
volfyirion-zone-half = Half of the Asset Deck
volfyirion-zone-perk = Perk
volfyirion-zone-perk-pile = Other Perks
volfyirion-zone-ploy = Ploy
volfyirion-zone-ploy-pile = Other Ploys
volfyirion-counter-first = First player
volfyirion-counter-turn = Turn
volfyirion-counter-active = Whose turn it is
volfyirion-counter-fresh = First-turn exchange
volfyirion-counter-fresh-value = { $n ->
    [0] no longer possible
   *[other] possible
}
volfyirion-counter-command = Command
volfyirion-counter-battle = Battle
volfyirion-counter-knowledge = Knowledge
volfyirion-counter-fallen = Cities destroyed
volfyirion-mark-sealed = Sealed
volfyirion-mark-gave = Has given its points
volfyirion-mark-used = Used this turn
volfyirion-mark-shifted = More Defence
volfyirion-mark-spent = Removed for Battle
volfyirion-mark-rebuilt = Rebuilt once
volfyirion-mark-collided = Anomaly Collider used
volfyirion-mark-purged = Has removed a card this turn
volfyirion-mark-declined = Declined this turn
