## Volfyirion: alone, two against the dragon, teams

volfyirion-value-mode-solo = Solo
volfyirion-value-mode-solo-about = Alone against the dragon and its Rage Pile.
volfyirion-option-level = Level
volfyirion-option-level-about = What each destroyed City adds to the dragon’s attack. For solo and co-op.
volfyirion-value-level-easy = Easy
volfyirion-value-level-easy-about = Nothing.
volfyirion-value-level-normal = Normal
volfyirion-value-level-normal-about = 1 more for each destroyed City.
volfyirion-value-level-hard = Hard
volfyirion-value-level-hard-about = 2 more for each destroyed City.
volfyirion-option-mates = Hands of partners
volfyirion-option-mates-about = Whether partners see each other’s hands. For co-op and teams.
volfyirion-value-mates-true = Open
volfyirion-value-mates-false = Hidden
volfyirion-mode-modules = Modules and rebuilding are for duels: leave them out in the mode “{ $mode }”.
volfyirion-mode-level = There is no level in the mode “{ $mode }”: it is for the modes “solo” and “coop”.
volfyirion-mode-mates = There is no partner in the mode “{ $mode }”: this choice is for the modes “coop” and “teams”.
volfyirion-mode-first = In the mode “{ $mode }” there is one side only, and it always begins.
volfyirion-mode-cheap = Card list, solo: without the cards that move Volfyirion, { $n } Wonders cost { $cost } or less; the Lair starts with { $right } such.

volfyirion-rage-pile = Rage Pile
volfyirion-text-lair-of-a-team = 9 Knowledge: one step of the dragon; 16 Knowledge: two steps. 32 Battle: defeat Volfyirion.

## Solo
volfyirion-ask-ravage = Volfyirion attacks: choose what you lose.
volfyirion-ask-ravage-wait = { $seat } is choosing what the dragon takes.
volfyirion-ask-lose = Volfyirion can destroy several Cities of the same Defence: choose which one falls.
volfyirion-ask-lose-wait = { $seat } is choosing which City falls.
volfyirion-ask-sealed = Volfyirion seals one of your Wonders of equal cost: choose which.
volfyirion-ask-sealed-wait = { $seat } is choosing which Wonder the dragon seals.
volfyirion-ask-keep = Two Command cards or more are the most expensive: choose which one stays in the Rage Pile.
volfyirion-ask-keep-wait = { $seat } is choosing which card stays in the Rage Pile.
volfyirion-log-wakes = The Discard Pile is shuffled: Volfyirion wakes and leaves the Lair for the Rage Pile.
volfyirion-log-rages = A card of the Asset Deck goes unseen under the Rage Pile.
volfyirion-log-stocked = The Asset Deck is made anew of the { $n } cards put aside.
volfyirion-log-aside = { $card }, the top of the Rage Pile, is put aside.
volfyirion-log-slain = { $seat } attacks Volfyirion and defeats it.
volfyirion-log-subdued = { $seat } subjugates Volfyirion.
volfyirion-log-dragon-attacks = Volfyirion attacks: the Rage Pile is revealed.
volfyirion-log-rage-shown = In the Rage Pile: { $card }.
volfyirion-log-set-aside = { $card } is put aside.
volfyirion-log-dragon-kills = Volfyirion takes { $card }: it is removed from the game.
volfyirion-log-dragon-battle = Volfyirion has { $n } Battle.
volfyirion-log-dragon-destroys = Volfyirion destroys { $card }.
volfyirion-log-dragon-knowledge = Volfyirion has { $n } Knowledge.
volfyirion-log-dragon-seals = Volfyirion seals { $card }.
volfyirion-log-rage-stays = { $card } stays, face up, as the first card of the Rage Pile.
volfyirion-log-sleeps = Volfyirion returns to the Lair.
volfyirion-log-last-turn-dragon = The last turn allowed is over, and the dragon has neither lost nor won.
volfyirion-no-solo-action = Alone against the dragon nobody attacks Cities, seals or unseals, or moves Volfyirion.
volfyirion-no-rage = The Rage Pile is empty: there is nothing to put aside.
volfyirion-no-ravage-there = You have nothing of the kind to lose at City { $number }, or have chosen it already.
volfyirion-no-lose-there = City { $number } is none of those the dragon can destroy now: the highest Defence it can pay for.
volfyirion-no-seal-there = { $card } is none of your most expensive Wonders that the dragon can pay for.
volfyirion-no-keep-there = { $card } is none of the most expensive Command cards of the Rage Pile.
volfyirion-outcome-slain = Won: Volfyirion is defeated.
volfyirion-outcome-subdued = Won: Volfyirion is subjugated.
volfyirion-outcome-burnt = Lost: the last City is destroyed.
volfyirion-outcome-turns-dragon = A draw: after { $n } turns the dragon has neither lost nor won.
volfyirion-do-subjugate = Subjugate Volfyirion
volfyirion-do-aside = Put the top card of the Rage Pile aside for { $n ->
    [1] 6 Battle
   *[other] 6 Knowledge
}
volfyirion-do-lose = Lose { $card }
volfyirion-do-keep = Keep { $card } in the Rage Pile
