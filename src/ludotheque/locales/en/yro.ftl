## YRO

yro-name = YRO
yro-tagline = One guild, nine Adventurers at most, and everybody at once.

yro-faction-iles = Isles of the Rising Sun
yro-faction-conclave = Sylvan Conclave
yro-faction-marche = Wandering Market
yro-faction-societe = Mining Company
yro-faction-cite = Floating City
yro-faction-dragons = Order of Dragon Knights
yro-profession-guerrier = Warrior
yro-profession-marchand = Merchant
yro-profession-technicien = Technician
yro-profession-explorateur = Explorer
yro-profession-mage = Mage
yro-profession-souverain = Sovereign

yro-card-me1 = Caravan Guard
yro-card-me2 = Pedlar
yro-card-me3 = Master Smith
yro-card-me4 = Fortune-Teller
yro-card-me5 = Road Chaplain
yro-card-me6 = Money Changer
yro-card-me7 = Gravedigger
yro-card-me8 = Caravan Queen
yro-card-sm1 = Tunnel Boxer
yro-card-sm2 = Ore Dealer
yro-card-sm3 = Alchemist
yro-card-sm4 = Aether Prospector
yro-card-sm5 = Accountant
yro-card-sm6 = Master Brewer
yro-card-sm7 = Vault Keeper
yro-card-sm8 = Grand Director
yro-card-cs1 = Treetop Archer
yro-card-cs2 = Seed Barterer
yro-card-cs3 = Bark Carver
yro-card-cs4 = Mist Scout
yro-card-cs5 = Sap Singer
yro-card-cs6 = Bramble Sorcerer
yro-card-cs7 = Mushroom Mage
yro-card-cs8 = Dryad Queen
yro-card-is1 = Badger Pugilist
yro-card-is2 = Raccoon Junk Dealer
yro-card-is3 = Otter Tinkerer
yro-card-is4 = Fox Shaman
yro-card-is5 = Raving Toad
yro-card-is6 = Boar Captain
yro-card-is7 = Crane Strategist
yro-card-is8 = Tiger Clan Chief
yro-card-cf1 = Arcane Guardian
yro-card-cf2 = Golden Automaton
yro-card-cf3 = Veil Dancer
yro-card-cf4 = Time Mage
yro-card-cf5 = Sovereign of the Clouds
yro-card-cd1 = Ember Dragon Knight
yro-card-cd2 = Golden Dragon Knight
yro-card-cd3 = Bronze Dragon Knight
yro-card-cd4 = Storm Dragon Lord

yro-text-recruitment-tech = Recruitment: gain { $n } Tech.
yro-text-recruitment-magic = Recruitment: gain { $n } Magic.
yro-text-recruitment-coins = Recruitment: gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
yro-text-recruitment-coins-profession = Recruitment: gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for each different profession in your guild, this one included.
yro-text-recruitment-vp = Recruitment: gain { $n } VP.
yro-text-recruitment-vp-tech = Recruitment: gain { $n } VP for each of your Tech levels.
yro-text-recruitment-vp-magic = Recruitment: gain { $n } VP for each of your Magic levels.
yro-text-recruitment-vp-ally = Recruitment: gain { $n } VP for each Adventurer of this faction in your guild, this one included.
yro-text-recruitment-level = Recruitment: raise the lower of your Tech and Magic points to the higher.
yro-text-combat-strength-tech = Combat: this Adventurer has { $n } more Strength for each of your Tech levels.
yro-text-combat-strength-magic = Combat: this Adventurer has { $n } more Strength for each of your Magic levels.
yro-text-rewarded-vp = Combat: if you obtain VP for your rank, gain { $n } VP more.
yro-text-rewarded-vp-tech = Combat: if you obtain VP for your rank, gain { $n } VP more for each of your Tech levels.
yro-text-rewarded-vp-magic = Combat: if you obtain VP for your rank, gain { $n } VP more for each of your Magic levels.
yro-text-unrewarded-vp = Combat: if you obtain no VP for your rank, gain { $n } VP.
yro-text-production-tech = Production: gain { $n } Tech.
yro-text-production-magic = Production: gain { $n } Magic.
yro-text-income-coins = Income: gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
yro-text-income-coins-tech = Income: gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for each of your Tech levels.
yro-text-income-coins-magic = Income: gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for each of your Magic levels.
yro-text-victory-vp = Victory Points: gain { $n } VP.
yro-text-victory-vp-tech = Victory Points: gain { $n } VP for each of your Tech levels.
yro-text-victory-vp-magic = Victory Points: gain { $n } VP for each of your Magic levels.
yro-text-victory-vp-cost-least = Victory Points: gain { $n } VP for each Adventurer in your guild with a printed cost of { $bound } or more.
yro-text-victory-vp-cost-most = Victory Points: gain { $n } VP for each Adventurer in your guild with a printed cost of { $bound } or less.
yro-text-victory-vp-strength-least = Victory Points: gain { $n } VP for each Adventurer in your guild with a printed Strength of { $bound } or more.
yro-text-fights-from-behind = Combat: its Strength counts even if it is not on the Front.
yro-text-doubles-bonuses = From now on your connection bonuses are doubled.
yro-text-triples-coins = End of the game: your coins give three times as many VP.

yro-quest-gold2 = Two Coins Left
yro-quest-income7 = Good Business
yro-quest-cheap3 = Modest Company
yro-quest-power15 = Mighty Front
yro-quest-jobs4 = Four Trades
yro-quest-gold12 = A Dozen Coins
yro-quest-expensive3 = Great Names
yro-quest-columns2 = Two Columns
yro-quest-levels2 = Balance
yro-quest-races4 = Four Banners
yro-quest-tech3 = Great Invention
yro-quest-faith3 = High Magic
yro-quest-text-gold2 = At the end of Recruitment: have exactly 2 coins.
yro-quest-text-income7 = At the end of Income: have gained 7 coins or more in this phase.
yro-quest-text-cheap3 = At the end of Recruitment: have 3 or more Adventurers of cost 3 or less.
yro-quest-text-power15 = At the end of Combat: have a Strength of 15 or more.
yro-quest-text-jobs4 = At the end of Recruitment: have 4 or more different professions.
yro-quest-text-gold12 = At the end of any phase: have exactly 12 coins.
yro-quest-text-expensive3 = At the end of Recruitment: have 3 or more Adventurers of cost 5 or more.
yro-quest-text-columns2 = At the end of Recruitment: have 2 or more columns of 3 Adventurers.
yro-quest-text-levels2 = At the end of any phase: have reached level II in both Tech and Magic.
yro-quest-text-races4 = At the end of Recruitment: have 4 or more different factions.
yro-quest-text-tech3 = At the end of any phase: have reached Tech level III.
yro-quest-text-faith3 = At the end of any phase: have reached Magic level III.

yro-back-adventurer = Adventurer
yro-back-quest = Quest

yro-ask-discard = Discard as many cards as you like, then draw back up to five.
yro-ask-discard-wait = { $seat } is choosing cards to discard.
yro-ask-keep = Keep two cards of your hand; the others are discarded.
yro-ask-keep-wait = { $seat } is choosing two cards to keep.
yro-ask-draft = Take one card from the pack; the others go to the left.
yro-ask-draft-wait = { $seat } is taking a card from the pack.
yro-ask-recruit = Recruit two, or one for 1 coin less, or nobody and take 2 coins.
yro-ask-recruit-wait = { $seat } is choosing whom to recruit.
yro-ask-place = Place your recruits, in the order you like.
yro-ask-place-wait = { $seat } is placing their recruits.

yro-log-shuffles = The { $n } Adventurers are shuffled.
yro-log-dealt = { $seat } is dealt { $n } cards.
yro-log-first-coins = { $seat } receives { $n } coins to begin with.
yro-log-quest-shown = A Quest for all: { $card }.
yro-log-round = Round { $n }.
yro-log-threw = { $seat } discards { $card }.
yro-log-threw-nothing = { $seat } discards nothing.
yro-log-drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
yro-log-reshuffles = The deck is empty: the { $n } cards discarded in earlier rounds are shuffled into a new one.
yro-log-kept = { $seat } keeps { $n } cards.
yro-log-drafted = { $card ->
    [hidden] { $seat } takes a card.
   *[other] { $seat } takes { $card }.
}
yro-log-passed = { $card ->
    [hidden] { $seat } passes a card to { $other }.
   *[other] { $seat } passes { $card } to { $other }.
}
yro-log-revealed = { $seat } recruits { $card }.
yro-log-paid-two = { $seat } pays { $n } coins for two Adventurers.
yro-log-paid-one = { $seat } pays { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for one Adventurer, 1 less than its cost.
yro-log-recruited-nobody = { $seat } recruits nobody and receives { $n } coins.
yro-log-placed = { $seat } places { $card } on { $place }.
yro-log-recruitment-tech = { $card }: { $seat } gains { $n } Tech.
yro-log-recruitment-magic = { $card }: { $seat } gains { $n } Magic.
yro-log-recruitment-coins = { $card }: { $seat } gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
yro-log-recruitment-vp = { $card }: { $seat } gains { $n } VP.
yro-log-aligned-iles = { $n ->
    [1] { $seat } completes a row of three cards of the Isles of the Rising Sun.
   *[2] { $seat } completes a column of three cards of the Isles of the Rising Sun.
}
yro-log-aligned-conclave = { $n ->
    [1] { $seat } completes a row of three cards of the Sylvan Conclave.
   *[2] { $seat } completes a column of three cards of the Sylvan Conclave.
}
yro-log-aligned-marche = { $n ->
    [1] { $seat } completes a row of three cards of the Wandering Market.
   *[2] { $seat } completes a column of three cards of the Wandering Market.
}
yro-log-aligned-societe = { $n ->
    [1] { $seat } completes a row of three cards of the Mining Company.
   *[2] { $seat } completes a column of three cards of the Mining Company.
}
yro-log-aligned-cite = { $n ->
    [1] { $seat } completes a row of three cards of the Floating City.
   *[2] { $seat } completes a column of three cards of the Floating City.
}
yro-log-aligned-dragons = { $n ->
    [1] { $seat } completes a row of three Dragon Knights.
   *[2] { $seat } completes a column of three Dragon Knights.
}
yro-log-aligned-guerrier = { $n ->
    [1] { $seat } completes a row of three Warriors.
   *[2] { $seat } completes a column of three Warriors.
}
yro-log-aligned-marchand = { $n ->
    [1] { $seat } completes a row of three Merchants.
   *[2] { $seat } completes a column of three Merchants.
}
yro-log-aligned-technicien = { $n ->
    [1] { $seat } completes a row of three Technicians.
   *[2] { $seat } completes a column of three Technicians.
}
yro-log-aligned-explorateur = { $n ->
    [1] { $seat } completes a row of three Explorers.
   *[2] { $seat } completes a column of three Explorers.
}
yro-log-aligned-mage = { $n ->
    [1] { $seat } completes a row of three Mages.
   *[2] { $seat } completes a column of three Mages.
}
yro-log-aligned-souverain = { $n ->
    [1] { $seat } completes a row of three Sovereigns.
   *[2] { $seat } completes a column of three Sovereigns.
}
yro-log-bonus-tech = Connection bonus: { $seat } gains { $n } Tech.
yro-log-bonus-magic = Connection bonus: { $seat } gains { $n } Magic.
yro-log-bonus-coins = Connection bonus: { $seat } gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
yro-log-bonus-vp = Connection bonus: { $seat } gains { $n } VP.
yro-log-strength = { $seat } goes into Combat with a Strength of { $n }.
yro-log-rewarded = Combat: { $seat } obtains { $n } VP.
yro-log-glory = { $card }: { $seat } gains { $n } VP for being rewarded in Combat.
yro-log-consoled = { $card }: { $seat } gains { $n } VP for not being rewarded in Combat.
yro-log-rival = { $card } joins the rivals.
yro-log-rivals = The rivals now have a Strength of { $n }.
yro-log-beaten = { $seat } is stronger than the rivals and obtains { $n } VP.
yro-log-overrun = The rivals’ Strength of { $n } is more than 20: { $seat } has lost.
yro-log-produced-tech = { $card }: { $seat } produces { $n } Tech.
yro-log-produced-magic = { $card }: { $seat } produces { $n } Magic.
yro-log-income = Income: { $seat } gains { $n } coins.
yro-log-earned = { $card }: { $seat } earns { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
yro-log-scored = { $card }: { $seat } scores { $n } VP.
yro-log-fulfilled = Quest “{ $card }”: { $seat } gains { $n } VP.
yro-log-quest-closed = The Quest “{ $card }” is turned over: it is closed.
yro-log-reached = { $seat } has { $n } VP or more: this is the last round.
yro-log-full = { $seat } has { $n } Adventurers: this is the last round.
yro-log-last-round = That was the last round.
yro-log-converted = { $seat } gains { $n } VP for their remaining coins.

yro-no-discard-first = Now choose which cards to discard.
yro-no-keep-first = Now choose two cards to keep.
yro-no-draft-first = Now take one card from the pack.
yro-no-recruit-first = Now choose whom to recruit.
yro-no-place-first = Now place your recruits in your guild.
yro-no-such-card = { $card } is not in your hand.
yro-no-such-card-in-pack = { $card } is not in the pack.
yro-no-such-recruit = { $card } is not among the recruits you still have to place.
yro-no-more-of-it = You have no other { $card } in your hand.
yro-no-order = Cards chosen together are named in the order of the hand: { $card } comes before the one you chose.
yro-no-coins = { $card } alone would cost { $n }; you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
yro-no-coins-for-two = { $other_card } and { $card } cost { $n } together; you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
yro-no-first-spot = The first Adventurer of a guild lies in the middle: { $card } goes to { $spot }.
yro-no-taken = { $card } cannot go to { $spot }: a card lies there, and cards never move.
yro-no-beside = { $card } cannot go to { $spot }: it must share an edge with a card of your guild.
yro-no-frame = { $card } cannot go to { $spot }: a guild has three rows and three columns at most.

yro-score-vp-recruitment = Recruitment effects
yro-score-vp-bonus = Connection bonuses
yro-score-vp-combat = Combat
yro-score-vp-phase = Victory Points phases
yro-score-vp-quests = Quests
yro-score-vp-coins = Coins left
yro-score-earlier = Before this position
yro-outcome-points = { $seat } wins with { $high } VP.
yro-outcome-coins = { $high } VP each: { $seat } wins with { $n ->
    [one] 1 coin
   *[other] { $n } coins
} left.
yro-outcome-strength = { $high } VP each and as many coins: { $seat } wins with a Strength of { $n }.
yro-outcome-shared-two = { $seat } and { $other } share the victory with { $high } VP, as many coins and the same Strength.
yro-outcome-shared = { $n } guilds share the victory with { $high } VP, as many coins and the same Strength.
yro-outcome-solo = Your guild has { $n } VP: that is the score to beat.
yro-outcome-overrun = The rivals’ Strength exceeds { $n }: the game is lost.

yro-draft-alone = There is no Draft in solo: it takes at least two players.
yro-cards-count = Card list: { $n } cards; there must be { $right }.
yro-cards-effects = Card list, line { $line }: a list of one or two effects is expected.
yro-quests-unknown = “{ $value }” names no Quests. It can be off, reconstructed, all, or a list of eight of: { $known }.
yro-quests-count = { $n } different Quests are named; a box has { $right }.

yro-position-guild = { $seat }’s guild cannot lie so: the first card in the middle, every other beside one, within three rows and columns.
yro-position-hand = { $seat } holds more than five cards.
yro-position-number = { $seat } cannot have { $n }: nothing is negative, and Tech and Magic end at 15.
yro-position-sources = { $seat } has fewer VP than their sources add up to.
yro-position-quests = { $n } Quests are shown or fulfilled, no more and no fewer.
yro-position-quiet = Between two rounds nothing lies about: no recruits, no packs, no discards of this round.
yro-position-over = This game is over.
yro-position-not-over = Nobody has 40 VP or nine Adventurers: this game is not over.

# What ends the game.
yro-target = Ends with the round in which somebody has { $n } VP or { $cards } Adventurers.
