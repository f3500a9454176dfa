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
volfyirion-battle-or-knowledge = This takes Battle or Knowledge, never Command.
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
volfyirion-log-dragon-battle = The Command cards give Volfyirion { $n } Battle.
volfyirion-log-dragon-wrath = The destroyed Cities give it { $n } more.
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

## Two against the dragon, and teams
volfyirion-value-mode-coop = Co-op
volfyirion-value-mode-coop-about = Two against the dragon, which circles your six Cities.
volfyirion-value-mode-teams = Teams
volfyirion-value-mode-teams-about = Two against two, with two copies of the game. Seats 1 and 3 play against seats 2 and 4.
volfyirion-ask-together = Play cards and spend points, then end: the turn is over when both partners have.
volfyirion-ask-together-wait = { $seat } is still playing the Main Phase.
volfyirion-log-plays-too = { $seat } plays this turn too.
volfyirion-log-redeploys = { $seat } redeploys { $card } to City { $n }.
volfyirion-log-has-ended = { $seat } has ended the turn; the partner plays on.

## Co-op
volfyirion-ask-agree = Your partner proposes to unite your points against Volfyirion: do you agree?
volfyirion-ask-agree-wait = { $seat } is considering the partner’s proposal.
volfyirion-log-shuffles-rage = The Rage Deck is shuffled: { $n } cards.
volfyirion-log-rage-shuffled = The discard pile becomes a new Rage Deck of { $n } cards.
volfyirion-log-dragon-starts = Volfyirion is on { $card }.
volfyirion-log-grid = { $card } comes into the grid, at place { $place }.
volfyirion-log-dragon-flies = Volfyirion moves by { $n ->
    [one] one City
   *[other] { $n } Cities
}: it is on { $card }.
volfyirion-log-dragon-attacks-city = Volfyirion attacks { $card }, which has a Defence of { $n }.
volfyirion-log-grid-strength = Its grid comes to { $n }.
volfyirion-log-dragon-fails = The attack fails: { $card } stands.
volfyirion-log-grid-cleared = { $card } leaves the grid.
volfyirion-log-grid-kept = { $card } stays in the grid: the dragon did not need it.
volfyirion-log-banished = { $seat } discards { $card } from the grid.
volfyirion-log-unites-battle = { $seat } proposes to unite your Battle against Volfyirion.
volfyirion-log-unites-knowledge = { $seat } proposes to unite your Knowledge against Volfyirion.
volfyirion-log-declines = { $seat } would rather wait.
volfyirion-log-slain-together = Together you attack Volfyirion and defeat it.
volfyirion-log-subdued-together = Together you subjugate Volfyirion.
volfyirion-log-out = { $seat } has no City left and plays no more cards.
volfyirion-no-coop-action = In co-op nobody attacks Cities or acquires Wonders, and only cards of the grid are sealed.
volfyirion-no-grid-card = There is no card at place { $number } of the grid.
volfyirion-grid-card-sealed = { $card } is sealed already.
volfyirion-no-near-city = Volfyirion only goes to the nearest standing City, either way round: City { $number } is none of them.
volfyirion-purged = You have removed a card this way this turn.
volfyirion-declined = { $other } has refused this turn.
volfyirion-no-partner = { $other } has no City left and plays no more: there is nothing to unite.
volfyirion-no-union = You need { $n } Battle, or { $n } Knowledge, between you: you have { $have }.

## Teams
volfyirion-ask-team-thin = Your team has acquired a Wonder: one of you may remove another card from hand, Playing Area or Discard Pile.
volfyirion-ask-team-thin-wait = { $seat } may remove a card for the Wonder.
volfyirion-ask-take = Volfyirion is defeated: take a Wonder of the Lair into your Playing Area, or leave it to your mate.
volfyirion-ask-take-wait = { $seat } may take a Wonder of the Lair.
volfyirion-ask-spoils = Volfyirion is defeated: remove a card from your hand, your Playing Area or your Discard Pile, or none.
volfyirion-ask-spoils-wait = { $seat } may remove a card.
volfyirion-log-in-team = { $seat } plays in team { $n }.
volfyirion-log-acquired-clutched = { $seat } acquires { $card } for 2 Battle more: Volfyirion lies on the team’s Lair.
volfyirion-log-stronghold-falls = Stronghold { $n } of the team of { $seat } is destroyed.
volfyirion-log-stronghold-burns = Volfyirion destroys Stronghold { $n } of the team of { $seat }.
volfyirion-log-stronghold-city = { $card } falls with its Stronghold.
volfyirion-log-stronghold-saved = Stronghold { $n } of the team of { $seat } is saved.
volfyirion-log-attacks-stronghold = { $seat } attacks the enemy’s Stronghold { $n }.
volfyirion-log-row-sealed = { $seat } seals { $card } in the Asset Row of team { $number }.
volfyirion-log-row-unsealed = { $seat } unseals { $card } in the Asset Row of team { $number }.
volfyirion-log-dragon-to-lair = { $seat } moves Volfyirion onto the enemy’s Lair.
volfyirion-log-dragon-to-stronghold = { $seat } moves Volfyirion onto the enemy’s Stronghold { $n }.
volfyirion-log-dragon-to-their-lair = Volfyirion goes to the Lair of the team of { $seat }.
volfyirion-log-taken = { $seat } takes { $card } into the Playing Area.
volfyirion-log-lairs-leave = Both Lairs and all their Wonders leave the game.
volfyirion-no-dragon-step = A card moves Volfyirion one step only: onto the enemy’s Lair, or from there onto an enemy Stronghold.
volfyirion-no-team-dragon-move = Volfyirion goes onto the enemy’s Lair, or onto another standing enemy Stronghold; a Stronghold has the number of its first City.
volfyirion-no-stronghold = There is no standing enemy Stronghold { $number }: a Stronghold has the number of its first City, 1, 3 or 5.
volfyirion-same-stronghold = The two Cities of a Stronghold are one: redeploy to another.
volfyirion-row-card-sealed = { $card } is sealed: it can be neither acquired nor replaced.
volfyirion-row-sealed-already = { $card } is sealed already.
volfyirion-row-not-sealed = { $card } is not sealed.
volfyirion-own-row = Only the enemy’s Asset Row is sealed.
volfyirion-no-such-row = There is no such card: a Row has the number of its team’s first seat, 1 or 2.
volfyirion-outcome-teams = The team of { $seat } wins: all Strongholds of the team of { $other } are destroyed.
volfyirion-position-stronghold = A Stronghold stands or is destroyed as a whole: its two Cities are never apart.
