## Volfyirion

volfyirion-name = Volfyirion
volfyirion-tagline = Two Houses, six Cities, and a dragon that obeys whoever knows most.

volfyirion-dragon = Volfyirion
volfyirion-back-house = House card
volfyirion-back-city = City
volfyirion-back-perk = Perk
volfyirion-back-ploy = Ploy
volfyirion-kind-command = Command card
volfyirion-kind-building = Building
volfyirion-kind-troop = Troop
volfyirion-kind-wonder = Wonder
volfyirion-kind-city = City
volfyirion-kind-lair = Lair
volfyirion-kind-perk = Perk
volfyirion-kind-ploy = Ploy
volfyirion-kind-talisman = Talisman
volfyirion-colour-turquoise = turquoise
volfyirion-colour-red = red
volfyirion-colour-purple = purple
volfyirion-colour-grey = grey

volfyirion-card-prospector = Prospector
volfyirion-card-diviner = Diviner
volfyirion-card-captain = Captain
volfyirion-card-qoam-ritual = Qoam Ritual
volfyirion-card-hidden-cache = Hidden Cache
volfyirion-card-celethes-law = Celethe’s Law
volfyirion-card-feasible-solution = Feasible Solution
volfyirion-card-strategic-attack = Strategic Attack
volfyirion-card-alchemic-key = Alchemic Key
volfyirion-card-book-of-wisdom = Book of Wisdom
volfyirion-card-stab = Stab
volfyirion-card-decisive-strike = Decisive Strike
volfyirion-card-suicide-mission = Suicide Mission
volfyirion-card-anuths-trick = Anuth’s Trick
volfyirion-card-sabotage = Sabotage
volfyirion-card-flawless-deploy = Flawless Deploy
volfyirion-card-endless-tactic = Endless Tactic
volfyirion-card-barter = Barter
volfyirion-card-worthy-trade = Worthy Trade
volfyirion-card-telrons-analysis = Telron’s Analysis
volfyirion-card-harness-qoam = Harness Qoam
volfyirion-card-shrewd-deal = Shrewd Deal
volfyirion-card-qoam-vein = Qoam Vein
volfyirion-card-volfyirions-mark = Volfyirion’s Mark
volfyirion-card-apothecary = Apothecary
volfyirion-card-library = Library
volfyirion-card-laboratory = Laboratory
volfyirion-card-barracks = Barracks
volfyirion-card-war-academy = War Academy
volfyirion-card-headquarters = Headquarters
volfyirion-card-mint = Mint
volfyirion-card-black-market = Black Market
volfyirion-card-bank = Bank
volfyirion-card-novice = Novice
volfyirion-card-fighter = Fighter
volfyirion-card-soldier = Soldier
volfyirion-card-scholar = Scholar
volfyirion-card-guard = Guard
volfyirion-card-qoam-scout = Qoam Scout
volfyirion-card-qoamipulator = Qoamipulator
volfyirion-card-elite-trooper = Elite Trooper
volfyirion-card-armored-soldier = Armored Soldier
volfyirion-card-divining-petals = Divining Petals
volfyirion-card-sharp-qoam = Sharp Qoam
volfyirion-card-glowing-fungii = Glowing Fungii
volfyirion-card-pure-qoam = Pure Qoam
volfyirion-card-sibilant-crystal = Sibilant Crystal
volfyirion-card-strange-box = Strange Box
volfyirion-card-voracious-seed = Voracious Seed
volfyirion-card-living-knife = Living Knife
volfyirion-card-void-fluid = Void Fluid
volfyirion-card-black-spores = Black Spores
volfyirion-card-primal-beast = Primal Beast
volfyirion-card-emerald-horn = Emerald Horn
volfyirion-card-floating-crystal = Floating Crystal
volfyirion-card-tylaris = Tylaris
volfyirion-card-vahylea = Vahylea
volfyirion-card-alantar = Alantar
volfyirion-card-yrdesh = Yrdesh
volfyirion-card-akao-uket = Akao Uket
volfyirion-card-kyr = Kyr
volfyirion-card-lair = Volfyirion’s Lair
volfyirion-card-mercenary-archer = Mercenary Archer
volfyirion-card-mercenary-veteran = Mercenary Veteran
volfyirion-card-saboteur = Saboteur
volfyirion-card-ascension-path = Ascension Path
volfyirion-card-qoam-armory = Qoam Armory
volfyirion-card-anomaly-collider = Anomaly Collider
volfyirion-card-qoam-oracle = Qoam Oracle
volfyirion-card-heroes-party = Heroes Party
volfyirion-card-mirage-city = Mirage City
volfyirion-card-double-shift = Double Shift
volfyirion-card-qoam-instability = Qoam Instability
volfyirion-card-afterthought = Afterthought
volfyirion-card-crystallization = Crystallization
volfyirion-card-second-chance = Second Chance
volfyirion-card-talisman = Broken Talisman

volfyirion-needs-turquoise = another turquoise card
volfyirion-needs-red = another red card
volfyirion-needs-purple = another purple card
volfyirion-needs-turquoise-turquoise = two other turquoise cards
volfyirion-needs-turquoise-red = another turquoise card and another red card
volfyirion-needs-turquoise-purple = another turquoise card and another purple card
volfyirion-needs-red-red = two other red cards
volfyirion-needs-red-purple = another red card and another purple card
volfyirion-needs-purple-purple = two other purple cards
volfyirion-text-gives = Main Ability:{ $command ->
    [0] {""}
   *[other] {" "}+{ $command } Command
}{ $battle ->
    [0] {""}
   *[other] { $command ->
        [0] {" "}
       *[other] {", "}
    }+{ $battle } Battle
}{ $knowledge ->
    [0] {""}
   *[other] { $command ->
        [0] { $battle ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }+{ $knowledge } Knowledge
}.
volfyirion-text-defends = Defence { $n }.
volfyirion-text-thins = When you acquire it you may remove another card: from your hand, your Playing Area or your Discard Pile.
volfyirion-text-synergy-points = Synergy with { $needs }:{ $command ->
    [0] {""}
   *[other] {" "}+{ $command } Command
}{ $battle ->
    [0] {""}
   *[other] { $command ->
        [0] {" "}
       *[other] {", "}
    }+{ $battle } Battle
}{ $knowledge ->
    [0] {""}
   *[other] { $command ->
        [0] { $battle ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }+{ $knowledge } Knowledge
}.
volfyirion-text-synergy-draw = Synergy with { $needs }: draw { $n ->
    [one] a card
   *[other] { $n } cards
}.
volfyirion-text-synergy-remove = Synergy with { $needs }: remove a card from your hand, your Playing Area or your Discard Pile.
volfyirion-text-synergy-troop = Synergy with { $needs }: remove a Troop from an enemy City.
volfyirion-text-synergy-building = Synergy with { $needs }: remove a Building from an enemy City.
volfyirion-text-synergy-move = Synergy with { $needs }: move Volfyirion.
volfyirion-text-removal-points = Remove this card:{ $command ->
    [0] {""}
   *[other] {" "}+{ $command } Command
}{ $battle ->
    [0] {""}
   *[other] { $command ->
        [0] {" "}
       *[other] {", "}
    }+{ $battle } Battle
}{ $knowledge ->
    [0] {""}
   *[other] { $command ->
        [0] { $battle ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }+{ $knowledge } Knowledge
}.
volfyirion-text-removal-draw = Remove this card: draw { $n ->
    [one] a card
   *[other] { $n } cards
}.
volfyirion-text-removal-remove = Remove this card: remove a card from your hand, your Playing Area or your Discard Pile.
volfyirion-text-removal-troop = Remove this card: remove a Troop from an enemy City.
volfyirion-text-removal-building = Remove this card: remove a Building from an enemy City.
volfyirion-text-removal-move = Remove this card: move Volfyirion.
volfyirion-text-mercenary = A paid Attack on its City destroys the City, and this Mercenary is shuffled into the Asset Deck.
volfyirion-text-ascension = Cannot be sealed. For 4 Knowledge your opponent takes it into their own Playing Area, and you can take it back the same way.
volfyirion-text-saboteur = Goes to the opponent’s Discard Pile when you acquire it. No card removes it.
volfyirion-text-talisman = Cannot be acquired. If both Talismans lie in the Asset Row, the game ends at once.
volfyirion-text-qoam-armory = Defeating Volfyirion costs you 14 Battle instead of 16.
volfyirion-text-anomaly-collider = Once a turn: seal one of your Wonders for free and gain Knowledge equal to its cost.
volfyirion-text-qoam-oracle = You may acquire the top card of the Asset Deck like one of the Asset Row.
volfyirion-text-heroes-party = For 4 Battle you acquire the top card of the Wonder Deck, whatever it costs.
volfyirion-text-mirage-city = When Volfyirion is moved onto one of your Cities: it returns to the Lair at once.
volfyirion-text-double-shift = At the first Attack on one of your Cities: the points spent are lost, and your Cities have 2 more Defence this turn.
volfyirion-text-qoam-instability = As soon as two Buildings are in play: all Buildings are destroyed.
volfyirion-text-afterthought = As soon as two Troops are in play: all Troops are destroyed.
volfyirion-text-crystallization = As soon as three Wonders are in play: all Wonders are destroyed.
volfyirion-text-second-chance = When a Troop was removed to attack one of your Cities: you may place that Troop at one of your Cities.

volfyirion-ask-act = Play cards, spend your points, then end your turn.
volfyirion-ask-act-wait = { $seat } is playing their Main Phase.
volfyirion-ask-mulligan = Your first hand: keep it, or draw another.
volfyirion-ask-mulligan-wait = { $seat } is looking at their first hand.
volfyirion-ask-draw = Draw as many of the cards granted as you like.
volfyirion-ask-draw-wait = { $seat } is choosing how many cards to draw.
volfyirion-ask-remove = Remove a card (hand, Playing Area or Discard Pile), or none.
volfyirion-ask-remove-wait = { $seat } is choosing a card to remove.
volfyirion-ask-thin = A Wonder is yours: remove another card (hand, Playing Area or Discard Pile), or none.
volfyirion-ask-thin-wait = { $seat } may remove a card thanks to the Wonder.
volfyirion-ask-destroy = Choose what to remove from an enemy City, or nothing.
volfyirion-ask-destroy-wait = { $seat } is choosing what to remove from an enemy City.
volfyirion-ask-dragon = You may move Volfyirion for free.
volfyirion-ask-dragon-wait = { $seat } may move Volfyirion.
volfyirion-ask-claim = Take the Lair as a City: then nobody acquires Wonders any more. Or leave it.
volfyirion-ask-claim-wait = { $seat } may take the Lair.
volfyirion-ask-recover = Second Chance: place the Troop at one of your Cities, or leave it.
volfyirion-ask-recover-wait = { $seat } may take a Troop.

volfyirion-log-begins = { $seat } begins.
volfyirion-log-shuffles-house = { $other }’s House Deck is shuffled: { $n } cards.
volfyirion-log-shuffles-assets = { $number ->
    [0] The Asset Deck is shuffled: { $n } cards.
   *[other] The Asset Deck of team { $number } is shuffled: { $n } cards.
}
volfyirion-log-shuffles-wonders = { $number ->
    [0] The Wonder Deck is shuffled: { $n } cards.
   *[other] The Wonder Deck of team { $number } is shuffled: { $n } cards.
}
volfyirion-log-shuffles-perks = The { $n } Perks are shuffled.
volfyirion-log-shuffles-ploys = The { $n } Ploys are shuffled.
volfyirion-log-halves = One half of the Asset Deck is shuffled with a Talisman: { $n } cards.
volfyirion-log-revealed = { $number ->
    [0] { $card } is revealed from the Wonder Deck.
   *[other] { $card } is revealed from the Wonder Deck of team { $number }.
}
volfyirion-log-perk = { $seat } is dealt the Perk { $card }.
volfyirion-log-ploy = { $seat } is dealt a Ploy in secret.
volfyirion-log-turn = Turn { $n }: { $seat }.
volfyirion-log-mulligan = { $seat } shuffles their first hand back and draws again.
volfyirion-log-drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
volfyirion-log-reshuffles = { $other }’s Discard Pile becomes a new House Deck of { $n ->
    [one] one card
   *[other] { $n } cards
}.
volfyirion-log-played = { $seat } plays { $card }.
volfyirion-log-laid = { $seat } places { $card } at City { $place }.
volfyirion-log-built-over = { $card } makes room and is removed from the game.
volfyirion-log-gains-command = { $card }: { $seat } gains { $n } Command.
volfyirion-log-synergy-command = Synergy of { $card }: { $seat } gains { $n } Command.
volfyirion-log-gains-battle = { $card }: { $seat } gains { $n } Battle.
volfyirion-log-synergy-battle = Synergy of { $card }: { $seat } gains { $n } Battle.
volfyirion-log-gains-knowledge = { $card }: { $seat } gains { $n } Knowledge.
volfyirion-log-synergy-knowledge = Synergy of { $card }: { $seat } gains { $n } Knowledge.
volfyirion-log-synergy = { $seat } uses the Synergy of { $card }.
volfyirion-log-scrapped = { $seat } removes { $card } from the game for its bonus.
volfyirion-log-dismissed = { $seat } removes { $card } from the game without taking its points.
volfyirion-log-bonus-lost = The bonus is lost: there is nothing to use it on.
volfyirion-log-acquired = { $seat } acquires { $card }.
volfyirion-log-sabotaged = { $seat } acquires { $card }, which goes to the opponent’s Discard Pile.
volfyirion-log-removed = { $seat } removes { $card } from the game.
volfyirion-log-under = { $number ->
    [0] { $card } goes under the Asset Deck.
   *[other] { $card } goes under the Asset Deck of team { $number }.
}
volfyirion-log-talisman-back = { $card } goes back into the Asset Deck.
volfyirion-log-row = { $number ->
    [0] { $card } comes into the Asset Row.
   *[other] { $card } comes into the Asset Row of team { $number }.
}
volfyirion-log-lair-filled = { $number ->
    [0] { $card } is laid on the Lair.
   *[other] { $card } is laid on the Lair of team { $number }.
}
volfyirion-log-top = { $number ->
    [0] The top card of the Asset Deck is { $card }.
   *[other] The top card of the Asset Deck of team { $number } is { $card }.
}
volfyirion-log-looked = { $seat } looks at the top card of the Asset Deck.
volfyirion-log-attacks = { $seat } attacks { $card }.
volfyirion-log-routed = { $card }, on guard for { $seat }, is removed from the game; the City is saved.
volfyirion-log-destroyed = { $seat }’s { $card } is destroyed and removed from the game.
volfyirion-log-destroyed-shared = { $card }, on the shared Stronghold of { $seat }’s team, is destroyed and removed from the game.
volfyirion-log-city-falls = { $seat } loses a City: { $card } is destroyed.
volfyirion-log-city-burns = Volfyirion destroys { $seat }’s City { $card } and flies back to the Lair.
volfyirion-log-with-the-city = { $card } is lost with its City.
volfyirion-log-mercenary = { $card } deserts { $seat } and goes back into the Asset Deck.
volfyirion-log-assets-shuffled = The { $n } cards of the Asset Deck are shuffled.
volfyirion-log-talismans = Both Talismans lie in the Asset Row: the game ends at once.
volfyirion-log-dragon-sent = { $seat } moves Volfyirion onto { $card }.
volfyirion-log-dragon-home = { $seat } sends Volfyirion back to the Lair.
volfyirion-log-claimed = { $seat } takes { $card } as a City.
volfyirion-log-lair-left = { $seat } leaves the Lair where it is.
volfyirion-log-defeats = { $seat } defeats Volfyirion: it leaves the game.
volfyirion-log-redeployed = { $seat } redeploys { $card } to City { $place }.
volfyirion-log-sealed = { $seat } seals { $card } in the grid.
volfyirion-log-sealed-own = { $seat } seals { $card } in their own Playing Area.
volfyirion-log-sealed-of = { $seat } seals { $other }’s { $card }.
volfyirion-log-unsealed-own = { $seat } unseals { $card } in their own Playing Area.
volfyirion-log-unsealed-of = { $seat } unseals { $other }’s { $card }.
volfyirion-log-replaces = { $seat } replaces card { $n } of the Asset Row.
volfyirion-log-refreshes = { $seat } changes the Asset Row, as the first turn allows.
volfyirion-log-ascended = { $seat } takes { $card } from the opponent.
volfyirion-log-collides = { $seat } seals { $card } with the Anomaly Collider.
volfyirion-log-rebuilds = { $seat } rebuilds { $card }.
volfyirion-log-last-turn = The last turn allowed is over, and both Houses still have Cities.
volfyirion-log-ploy-sprung = { $seat } reveals the Ploy { $card }.
volfyirion-log-mirage = It was a mirage: Volfyirion returns to the Lair, and { $seat } keeps the City.
volfyirion-log-shift = The Attack fails, and { $seat }’s Cities have { $n } more Defence until the end of the turn.
volfyirion-log-recovered = { $seat } takes { $card } and places it at City { $place }.

volfyirion-not-asked = That is not what is asked now: choose from what the question offers.
volfyirion-no-command = { $card } costs { $n } Command; you have { $have }.
volfyirion-no-battle = { $card } costs { $n } Battle; you have { $have }.
volfyirion-no-knowledge = { $card } costs { $n } Knowledge; you have { $have }.
volfyirion-no-such-card = { $card } is not in your hand.
volfyirion-no-slot = { $card } cannot go to City { $number }: it needs another standing City of yours with such a slot.
volfyirion-nothing-there = You have no such card at City { $number }.
volfyirion-not-in-play = { $card } is not in the Playing Area.
volfyirion-no-synergy = { $card } has no Synergy.
volfyirion-synergy-by-itself = { $card }: a Synergy that gives only points is used by itself as soon as its colours are there, once a turn.
volfyirion-no-colours = { $card }: the other cards in play do not have the colours its Synergy needs.
volfyirion-used = The Synergy of { $card } was already used this turn.
volfyirion-no-removal = { $card } has no Remove Ability.
volfyirion-no-dismissal = { $card }: its points cannot trigger any Ploy. If you do not want them, do not spend them.
volfyirion-is-sealed = { $card } is sealed: none of its abilities can be used.
volfyirion-no-row-card = Place { $number } of the Asset Row is empty until the end of the turn.
volfyirion-no-lair-space = There is no Wonder on space { $number } of the Lair.
volfyirion-no-talisman = A Broken Talisman cannot be acquired.
volfyirion-no-assets = The Asset Deck has no card left for that.
volfyirion-no-refresh = The Row can be changed on your first turn only, once, before you acquire a card.
volfyirion-refresh-one = Whoever begins changes one card of the Asset Row, not all.
volfyirion-refresh-all = Whoever plays second changes the whole Asset Row, not one card.
volfyirion-no-enemy-city = There is no standing enemy City { $number }.
volfyirion-nothing-to-seal = { $other } has no unsealed { $card } in play.
volfyirion-nothing-to-unseal = { $other } has no sealed { $card } in play.
volfyirion-no-seal-path = { $card } cannot be sealed.
volfyirion-no-dragon = Volfyirion was defeated and has left the game.
volfyirion-no-dragon-move = Volfyirion only moves from the Lair onto a standing enemy City, or from one of your Cities to the Lair.
volfyirion-no-draw = You may draw { $n } at most.
volfyirion-no-remove-saboteur = No card’s effect removes { $card }.
volfyirion-no-remove-itself = { $card } is the Wonder that lets you remove a card: choose another one.
volfyirion-no-remove-there = { $card } is not there.
volfyirion-no-remove-sealed = { $card }: you do not have a sealed one beside one that is not; just remove it from the Playing Area.
volfyirion-no-destroy-troop = This ability removes a Troop.
volfyirion-no-destroy-building = This ability removes a Building.
volfyirion-no-destroy-there = The enemy has nothing of the kind at City { $number }.
volfyirion-no-recover = You can only take a Troop that was removed for this attack, and place it at one of your standing Cities.
volfyirion-no-path = There is no Ascension Path in the opponent’s Playing Area.
volfyirion-no-ruin = City { $number } is not there to be rebuilt.
volfyirion-no-rebuilding = This game is played without rebuilding: a destroyed City stays destroyed.
volfyirion-no-perk = You do not have the Perk that allows this.
volfyirion-collided = The Anomaly Collider was already used this turn.
volfyirion-no-collision = { $card } is not one of your Wonders that can be sealed now.
volfyirion-no-wonders = There are no more Wonders to acquire.

volfyirion-outcome-cities = { $seat } wins: { $other } has lost every City.
volfyirion-outcome-turns = A draw: after { $n } turns each, both Houses still have Cities.
volfyirion-outcome-talismans = The Talismans end the game: { $seat } wins, having destroyed { $n ->
    [one] one City
   *[other] { $n } Cities
}, more than the opponent.
volfyirion-outcome-talismans-even = The Talismans end the game: both have destroyed as many Cities ({ $n }), so everybody loses.

volfyirion-mode-seats = The mode “{ $mode }” is for { $n ->
    [one] one player
   *[other] { $n } players
}.
volfyirion-modules-unknown = “{ $value }” is not a list of modules. Choose among: { $known }.
volfyirion-rebuild-cost = What rebuilding costs is “defence”, or an object with “points” ({ $known }) and “costs”: three numbers from 1 to 30, for Cities of Defence 8, 9 and 10.
volfyirion-cards-count = Card list: { $n } cards of the kind “{ $kind }”; a box has { $right }.
volfyirion-cards-continuum = Card list: { $n } cards more than in the box; there are { $right } blank Continuum cards.
volfyirion-cards-cheap = Card list: { $n } Wonders cost { $cost } or less; the Lair starts with { $right } such.
volfyirion-cards-needs = Card list, line { $line }: a Synergy needs a list of one or two colours, and a bonus.
volfyirion-cards-needs-wonder = Card list, line { $line }: a Wonder has no Synergy; leave “needs” out, and its bonus is a Remove Ability.
volfyirion-cards-needs-troop = Card list, line { $line }: the Synergy of a Troop gives points alone; leave “needs” out, and its bonus is a Remove Ability.
volfyirion-cards-talismans = Card list: with the module “talismans” the two blank Continuum cards are the Broken Talismans, and a list has no card more than the box.

volfyirion-position-zone = { $card } cannot be in “{ $zone }”.
volfyirion-position-spots = The cards of “{ $zone }” lie on spots of their own, from 0 on.
volfyirion-position-city = { $card } is not the City of this player, or not on its spot: 0, 1 and 2 have Defence 8, 9 and 10, the Lair lies on 3.
volfyirion-position-slot = { $card } needs a standing City with such a slot on its spot.
volfyirion-position-lair = A claimed Lair holds no Wonders, and the dragon is gone (-1).
volfyirion-position-perk = { $seat } must have one Perk.
volfyirion-position-ploy = { $seat } has one Ploy at most, and none whose moment has come already.
volfyirion-position-turn = The turn, who began and whose turn it is do not go together.
volfyirion-position-points = { $seat } cannot have such points.
volfyirion-position-fallen = { $seat } has more destroyed Cities than are counted.
volfyirion-position-dragon = The dragon stands at the Lair (0), on a standing City, or nowhere any more (-1).
volfyirion-position-over = This game is over.
volfyirion-position-not-over = Both Houses still have Cities: this game is not over.

# What wins and ends the game.
volfyirion-target = { $mode ->
    [solo] Defeat or subjugate Volfyirion before your last City falls.
    [coop] Defeat or subjugate Volfyirion before your last City falls.
    [teams] Whoever destroys every City of the other team wins.
   *[other] Whoever destroys every City of the other House wins.
}

# How it stands, where nothing is counted.
volfyirion-story-defence = Defence of all Cities together
volfyirion-story-cities = Cities standing
volfyirion-story-deck = Cards of the House
volfyirion-story-hand = Points that five of them give on average
volfyirion-story-turns = Turns taken
volfyirion-story-dragon = Moves of Volfyirion
