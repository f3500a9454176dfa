## Saint Seiya Deckbuilding

saint-seiya-name = Saint Seiya Deckbuilding
saint-seiya-tagline = One Hero, twelve Flames, and Saints to fight or to win over.
saint-seiya-back-card = Card

saint-seiya-hero-seiya = Seiya
saint-seiya-hero-shiryu = Shiryu
saint-seiya-hero-hyoga = Hyoga
saint-seiya-hero-shun = Shun
saint-seiya-hero-ikki = Ikki
saint-seiya-kind-character = Character
saint-seiya-kind-armour = Armour
saint-seiya-class-none = No class
saint-seiya-class-hero = Hero
saint-seiya-class-hero-saint = Hero - Bronze Saint
saint-seiya-class-bronze-armour = Bronze Armour
saint-seiya-class-gold-armour = Gold Armour
saint-seiya-class-gold = Gold Saint
saint-seiya-class-silver = Silver Saint
saint-seiya-class-wandering = Saint without constellation
saint-seiya-class-ghost = Ghost Saint
saint-seiya-class-black = Black Saint
saint-seiya-class-steel = Steel Saint
saint-seiya-class-bronze = Bronze Saint
saint-seiya-rank-very-common = Very Common
saint-seiya-rank-common = Common
saint-seiya-rank-uncommon = Uncommon
saint-seiya-rank-rare = Rare
saint-seiya-rank-very-rare = Very Rare

saint-seiya-zone-reserve = Reserve
saint-seiya-zone-field = Field
saint-seiya-zone-removed = Common discard
saint-seiya-zone-between = On its way
saint-seiya-zone-box = Box
saint-seiya-zone-hand = Hand
saint-seiya-zone-pile = Draw pile
saint-seiya-zone-discard = Discard pile
saint-seiya-zone-engaged = Engaged
saint-seiya-zone-equipped = Armour in play
saint-seiya-zone-wounded = Wounded
saint-seiya-zone-destroyed = Destroyed
saint-seiya-zone-aside = Heroes set aside
saint-seiya-counter-flames = Flames
saint-seiya-counter-first = First player
saint-seiya-counter-active = Whose turn it is
saint-seiya-counter-turns = Turns played
saint-seiya-counter-last-round = Last round
saint-seiya-counter-last-round-value = { $n ->
    [0] not yet
   *[other] now
}
saint-seiya-counter-hero = Hero
saint-seiya-counter-hero-value = { $n ->
    [0] Seiya
    [1] Shiryu
    [2] Hyoga
    [3] Shun
    [4] Ikki
   *[other] not dealt yet
}

saint-seiya-card-seiya = Seiya (civilian)
saint-seiya-card-shiryu = Shiryu (civilian)
saint-seiya-card-hyoga = Hyoga (civilian)
saint-seiya-card-shun = Shun (civilian)
saint-seiya-card-ikki = Ikki (civilian)
saint-seiya-card-armure-pegase = Pegasus Armour
saint-seiya-card-armure-dragon = Dragon Armour
saint-seiya-card-armure-cygne = Cygnus Armour
saint-seiya-card-armure-andromede = Andromeda Armour
saint-seiya-card-armure-phenix = Phoenix Armour
saint-seiya-card-seiya-bronze = Seiya, Pegasus Bronze Saint
saint-seiya-card-shiryu-bronze = Shiryu, Dragon Bronze Saint
saint-seiya-card-hyoga-bronze = Hyoga, Cygnus Bronze Saint
saint-seiya-card-shun-bronze = Shun, Andromeda Bronze Saint
saint-seiya-card-ikki-bronze = Ikki, Phoenix Bronze Saint
saint-seiya-card-athena = Athena
saint-seiya-card-pope = Pope
saint-seiya-card-armure-belier = Aries Armour
saint-seiya-card-armure-taureau = Taurus Armour
saint-seiya-card-armure-gemeaux = Gemini Armour
saint-seiya-card-armure-cancer = Cancer Armour
saint-seiya-card-armure-lion = Leo Armour
saint-seiya-card-armure-vierge = Virgo Armour
saint-seiya-card-armure-balance = Libra Armour
saint-seiya-card-armure-scorpion = Scorpio Armour
saint-seiya-card-armure-sagittaire = Sagittarius Armour
saint-seiya-card-armure-capricorne = Capricorn Armour
saint-seiya-card-armure-verseau = Aquarius Armour
saint-seiya-card-armure-poissons = Pisces Armour
saint-seiya-card-mu = Mu of Aries
saint-seiya-card-aldebaran = Aldebaran of Taurus
saint-seiya-card-saga = Saga of Gemini
saint-seiya-card-deathmask = Deathmask of Cancer
saint-seiya-card-aiolia = Aiolia of Leo
saint-seiya-card-shaka = Shaka of Virgo
saint-seiya-card-doko = Dohko of Libra
saint-seiya-card-milo = Milo of Scorpio
saint-seiya-card-aiolos = Aiolos of Sagittarius
saint-seiya-card-shura = Shura of Capricorn
saint-seiya-card-camus = Camus of Aquarius
saint-seiya-card-aphrodite = Aphrodite of Pisces
saint-seiya-card-marine = Marin, Eagle
saint-seiya-card-shaina = Shaina, Ophiuchus
saint-seiya-card-misty = Misty, Lizard
saint-seiya-card-algol = Algol, Perseus
saint-seiya-card-jamian = Jamian, Crow
saint-seiya-card-babel = Babel, Centaur
saint-seiya-card-asterion = Asterion, Hounds
saint-seiya-card-moses = Moses, Whale
saint-seiya-card-capella = Capella, Auriga
saint-seiya-card-albior = Albior, Cepheus
saint-seiya-card-ptolemy = Ptolemy, Arrow
saint-seiya-card-sirius = Sirius, Great Dog
saint-seiya-card-algethi = Algethi, Hercules
saint-seiya-card-dante = Dante, Cerberus
saint-seiya-card-dio = Dio, Fly
saint-seiya-card-shiva = Shiva, Peacock
saint-seiya-card-aghora = Aghora, Lotus
saint-seiya-card-arachne = Arachne, Tarantula
saint-seiya-card-guilty = Guilty
saint-seiya-card-docrates = Docrates
saint-seiya-card-cristal = Crystal Saint
saint-seiya-card-geist = Geist
saint-seiya-card-serpent = Sea Serpent
saint-seiya-card-dauphin = Dolphin
saint-seiya-card-kuraggu = Kuraggu
saint-seiya-card-flammes = Flame Saint
saint-seiya-card-spartan = Spartan
saint-seiya-card-leda = Leda
saint-seiya-card-spica = Spica
saint-seiya-card-jango = Jango
saint-seiya-card-pegase-noir = Black Pegasus
saint-seiya-card-dragon-noir = Black Dragon
saint-seiya-card-cygne-noir = Black Cygnus
saint-seiya-card-andromede-noir = Black Andromeda
saint-seiya-card-phenix-noir = Black Phoenix
saint-seiya-card-sho = Sho, Sky Cloth
saint-seiya-card-ushio = Ushio, Marine Cloth
saint-seiya-card-daichi = Daichi, Land Cloth
saint-seiya-card-jabu = Jabu, Unicorn
saint-seiya-card-ichi = Ichi, Hydra
saint-seiya-card-nachi = Nachi, Wolf
saint-seiya-card-ban = Ban, Lionet
saint-seiya-card-geki = Geki, Bear
saint-seiya-card-june = June, Chameleon
saint-seiya-card-cassios = Cassios
saint-seiya-card-gigas = Gigas
saint-seiya-card-phaeton = Phaeton
saint-seiya-card-oko = Oko
saint-seiya-card-jaki = Jaki

saint-seiya-text-reminder = No effect: this Hero’s Bronze Armour makes him a Saint.
saint-seiya-text-by-discard-upgrade = Discard: destroy 2 identical { $hero } cards from your hand; add 1 { $hero } of the next rank up, from your Heroes set aside, to your discard pile.
saint-seiya-text-on-play-seiya = When Played: if your discard pile holds at least 1 Seiya, draw 1 card.
saint-seiya-text-on-play-shiryu = When Played: wound 1 Shiryu from your hand to draw 1 card.
saint-seiya-text-on-play-hyoga = When Played: if at least 1 other Hyoga fights beside him, draw 1 card.
saint-seiya-text-on-play-shun = When Played: if this Shun gives his Cosmos to acquire a Character from the field, draw 1 card.
saint-seiya-text-on-play-ikki = When Played: destroy 1 Character of your discard pile to draw 1 card.
saint-seiya-text-arrival-athena = Arrival: each player draws 1 card, then heals all their wounded Characters.
saint-seiya-text-arrival-pope = Arrival: shuffle the Pope and every Gold Saint of the common discard into the Reserve.
saint-seiya-text-by-discard-aries = Discard: take 1 Character of your choice from your draw pile into your hand, then shuffle the pile.
saint-seiya-text-by-discard-taurus = Discard: a Very Common or Common Character in play has 2 more Force this turn.
saint-seiya-text-on-play-gemini = When Played: swap this card with an opponent’s Gold Armour in play.
saint-seiya-text-by-discard-cancer = Discard: reveal 3 cards of your draw pile; an opponent wounds 1 Character among them; take the rest into your hand.
saint-seiya-text-by-discard-leo = Discard: wound 1 Saint from your hand; a Saint in play has 4 more Force this turn.
saint-seiya-text-by-discard-virgo = Discard: draw 2 cards.
saint-seiya-text-by-discard-libra = Discard: discard 1 Character from your hand; all your Characters have 1 more Force this turn.
saint-seiya-text-by-discard-scorpio = Discard: destroy 1 wounded Character.
saint-seiya-text-on-play-sagittarius = When Played: destroy 1 Character from your hand; put 1 Character from the field into your discard pile, then shuffle this Armour into the Reserve.
saint-seiya-text-by-discard-capricorn = Discard: remove every Very Common, Common and Uncommon card from the field, then refill the field.
saint-seiya-text-by-discard-aquarius = Discard: heal all your wounded Saints.
saint-seiya-text-by-discard-pisces = Discard: a player wounds all Characters in their hand, then draws as many cards.
saint-seiya-text-by-wound-mu = Wound: take 1 Armour of your discard pile into your hand.
saint-seiya-text-first-card = Has 2 more Force against the first card of the field.
saint-seiya-text-parity = Has 2 more Force while the Flames are even in number, 2 more Cosmos while they are odd.
saint-seiya-text-defeated-saga = Defeated: every Character used against him is wounded.
saint-seiya-text-defeated-deathmask = Defeated: destroy one Character used against him.
saint-seiya-text-last-card = Has 1 more Force and 1 more Cosmos against the last card of the field.
saint-seiya-text-on-play-shaka = When Played: wound one Character of any player’s discard pile.
saint-seiya-text-doubles-shiryu = A Shiryu played beside him doubles his Force and his Cosmos.
saint-seiya-text-arrival-doko = Arrival: each player may take one Hero from their discard pile into their hand.
saint-seiya-text-on-play-milo = When Played: an opponent discards 1 card from their hand.
saint-seiya-text-per-gold = Has 1 more Cosmos for each Gold Saint on the field.
saint-seiya-text-arrival-aiolos = Arrival: if another Gold Saint is on the field, remove 1 Flame.
saint-seiya-text-defeated-shura = Defeated: acquire one Character next to Shura on the field, free of cost.
saint-seiya-text-defeated-camus = Defeated: Camus himself is wounded.
saint-seiya-text-hyoga-for-eight = Hyoga may acquire Camus for 8 Cosmos.
saint-seiya-text-defeated-aphrodite = Defeated: each opponent wounds 2 Characters in their hand.
saint-seiya-text-partner = { $hero } played beside this card has 1 more Cosmos.
saint-seiya-text-arrival-shaina = Arrival: each player discards their Armour in play.
saint-seiya-text-by-discard-misty = Discard: destroy one of your wounded Characters to draw 2 cards.
saint-seiya-text-arrival-misty = Arrival: each player destroys one of their wounded Characters.
saint-seiya-text-defeated-algol = Defeated: every Very Common or Common Character used against him is wounded.
saint-seiya-text-on-play-jamian = When Played: swap the places of 2 cards of the field.
saint-seiya-text-defeated-babel = Defeated: destroy one wounded Character.
saint-seiya-text-by-discard-asterion = Discard: look at an opponent’s hand, then wound one Character in it.
saint-seiya-text-defeated-moses = Defeated: remove every Very Common, Common and Uncommon card from the field, then refill the field.
saint-seiya-text-by-destroy-capella = Destroy: a Character on the field costs 3 Force less this turn, but at least 1.
saint-seiya-text-by-discard-albior = Discard: take 1 Character of your discard pile into your hand.
saint-seiya-text-by-wound-ptolemy = Wound: each opponent shuffles 1 Athena from their hand into the Reserve.
saint-seiya-text-arrival-ptolemy = Arrival: remove 1 Flame from the Clock.
saint-seiya-text-by-wound-sirius = Wound: destroy one of your Very Common Heroes in hand to add one of your Common Heroes set aside to your discard pile.
saint-seiya-text-by-discard-algethi = Discard: this turn you may pay the Cosmos cost of Armours on the field with Force.
saint-seiya-text-defeated-dante = Defeated: put the top card of the Reserve into your discard pile; none of its effects apply.
saint-seiya-text-by-destroy-dio = Destroy: acquire 1 Armour from the field; it goes to your discard pile.
saint-seiya-text-defeated-shiva = Defeated: every Character used against him that has Cosmos is wounded.
saint-seiya-text-defeated-aghora = Defeated: every Character used against him that has no Cosmos is wounded.
saint-seiya-text-defeated-arachne = Defeated: your opponents discard every Armour in their hands.
saint-seiya-text-on-play-guilty = When Played: shuffle your discard pile together with your draw pile.
saint-seiya-text-by-discard-docrates = Discard: remove every Very Common and Common card from the field, then refill the field.
saint-seiya-text-on-play-crystal = When Played: draw 1 card, then discard 1.
saint-seiya-text-by-discard-geist = Discard: acquire 1 Ghost Saint from the field, free of cost.
saint-seiya-text-arrival-geist = Arrival: each player destroys one Character in their hand.
saint-seiya-text-needs-three = At least 3 Characters are needed to fight this card.
saint-seiya-text-needs-discard = To fight this card, discard one card from your hand.
saint-seiya-text-bars-saints = No other Saint can be acquired while Kuraggu is on the field.
saint-seiya-text-on-play-flames = When Played: a player of your choice puts one of their destroyed Very Common Heroes on top of their draw pile.
saint-seiya-text-arrival-spartan = Arrival: each player may wound a Character in their hand to draw 1 card.
saint-seiya-text-pair = Has 1 more Force beside { $card }.
saint-seiya-text-by-discard-jango = Discard: put a Black Saint other than Jango from an opponent’s discard pile into yours.
saint-seiya-text-double = Costs 2 Force less if { $hero } faces this card.
saint-seiya-text-shield = Saints who fight beside him cannot be wounded.
saint-seiya-text-per-common-hero = Has 1 more Force for each Common Hero who fights beside him.
saint-seiya-text-cheaper-per-hero = The Saint he faces costs 1 Cosmos less for each Hero played beside him, but at least 1.
saint-seiya-text-by-discard-jabu = Discard: each opponent discards 1 Hero from their hand.
saint-seiya-text-by-discard-ichi = Discard: each opponent wounds all Common Heroes of their discard pile.
saint-seiya-text-by-discard-nachi = Discard: each opponent discards their Armour in play.
saint-seiya-text-by-wound-ban = Wound: each opponent wounds one Saint in their hand.
saint-seiya-text-by-discard-geki = Discard: swap a Common Hero of a player’s discard pile with one of that player’s destroyed Very Common Heroes.
saint-seiya-text-on-play-june = When Played: heal one of your wounded Characters.
saint-seiya-text-bars-healing = No Character can be healed while June is on the field.
saint-seiya-text-by-destroy-cassios = Destroy: a Saint on the field costs 2 Force and 2 Cosmos less this turn, but at least 1.
saint-seiya-text-by-discard-gigas = Discard: remove a Character from the field, then reveal the top card of the Reserve in its place.
saint-seiya-text-arrival-gigas = Arrival: the active player puts Gigas into the discard pile of a player of their choice.
saint-seiya-text-on-play-phaeton = When Played: destroy a Character from your hand to draw 2 cards.
saint-seiya-text-by-destroy-oko = Destroy: each opponent destroys 1 Saint in their hand.
saint-seiya-text-by-destroy-jaki = Destroy: put 1 of your destroyed cards into your discard pile.
saint-seiya-text-vp-athena = At the end: 1 VP for every 10 cards you own.
saint-seiya-text-vp-marine = At the end: 4 VP instead of 3 if you have the most Hero cards.
saint-seiya-text-vp-shaina = At the end: 4 VP instead of 3 if you have the most Silver Saints.
saint-seiya-text-vp-leda = At the end: 2 VP if you have at least one Spica.
saint-seiya-text-vp-spica = At the end: 2 VP if you have at least one Leda.
saint-seiya-text-vp-jango = At the end: 1 VP for each different name of Black Saint you own, Jango included.
saint-seiya-text-vp-jaki = At the end: 1 VP for every 5 cards under your marker.

# Before a question that a card asks.
saint-seiya-asks = { $card }: { $question }

saint-seiya-ask-main = Engage, equip, acquire, activate or heal.
saint-seiya-ask-main-wait = { $seat } is playing their main phase.
saint-seiya-ask-hold-back = You may hold back Characters this acquisition does not need.
saint-seiya-ask-hold-back-wait = { $seat } is choosing whom to hold back.
saint-seiya-ask-extra = Discard one card from your hand to fight Dolphin.
saint-seiya-ask-extra-wait = { $seat } is choosing a card to discard.
saint-seiya-ask-draw = Do you want to draw 1 card?
saint-seiya-ask-draw-wait = { $seat } is deciding whether to draw.
saint-seiya-ask-shun = Shun: do you want to draw 1 card?
saint-seiya-ask-shun-wait = { $seat } is deciding whether to draw for Shun.
saint-seiya-ask-may = Do you want to apply the When Played effect?
saint-seiya-ask-may-wait = { $seat } is deciding on a When Played effect.
saint-seiya-ask-free = Choose the card of the field to acquire free of cost.
saint-seiya-ask-free-wait = { $seat } is choosing a card of the field.
saint-seiya-ask-seat = Choose a player.
saint-seiya-ask-seat-wait = { $seat } is choosing a player.
saint-seiya-ask-wound = Choose a Character to wound.
saint-seiya-ask-wound-wait = { $seat } is choosing a Character to wound.
saint-seiya-ask-wound-may = You may wound a Character.
saint-seiya-ask-wound-may-wait = { $seat } may wound a Character.
saint-seiya-ask-destroy = Choose a card to destroy.
saint-seiya-ask-destroy-wait = { $seat } is choosing a card to destroy.
saint-seiya-ask-destroy-may = You may destroy a Character.
saint-seiya-ask-destroy-may-wait = { $seat } may destroy a Character.
saint-seiya-ask-throw = Choose a card from your hand to discard.
saint-seiya-ask-throw-wait = { $seat } is choosing a card to discard.
saint-seiya-ask-recover = Choose the card to take into your hand.
saint-seiya-ask-recover-wait = { $seat } is choosing a card to take into their hand.
saint-seiya-ask-recover-may = You may take a card back into your hand.
saint-seiya-ask-recover-may-wait = { $seat } may take a card back into their hand.
saint-seiya-ask-reclaim = Choose the card to put into your discard pile.
saint-seiya-ask-reclaim-wait = { $seat } is choosing a card for their discard pile.
saint-seiya-ask-heal = Choose whom to heal.
saint-seiya-ask-heal-wait = { $seat } is choosing whom to heal.
saint-seiya-ask-heal-may = You may heal one of your Characters.
saint-seiya-ask-heal-may-wait = { $seat } may heal a Character.
saint-seiya-ask-boost = Choose the Character in play who gets more Force.
saint-seiya-ask-boost-wait = { $seat } is choosing whom to strengthen.
saint-seiya-ask-cheaper = Choose the card of the field that will cost less.
saint-seiya-ask-cheaper-wait = { $seat } is choosing a card of the field.
saint-seiya-ask-athena = If you have an Athena in hand, it goes back into the Reserve.
saint-seiya-ask-athena-wait = { $seat } is looking for an Athena in their hand.
saint-seiya-ask-upgrade = Choose the two identical Heroes to destroy.
saint-seiya-ask-upgrade-wait = { $seat } is choosing two Heroes.
saint-seiya-ask-search = Choose a Character of your draw pile.
saint-seiya-ask-search-wait = { $seat } is looking through their draw pile.
saint-seiya-ask-gemini = You may swap the Gemini Armour with an opponent’s Gold Armour.
saint-seiya-ask-gemini-wait = { $seat } is deciding whether to swap Armours.
saint-seiya-ask-swap = You may swap the places of two cards of the field.
saint-seiya-ask-swap-wait = { $seat } may swap two cards of the field.
saint-seiya-ask-replace = Choose the Character of the field to remove.
saint-seiya-ask-replace-wait = { $seat } is choosing a Character to remove.
saint-seiya-ask-gigas = Into whose discard pile does Gigas go?
saint-seiya-ask-gigas-wait = { $seat } is choosing where Gigas goes.
saint-seiya-ask-discard = Discard what you do not keep, then draw up to five cards.
saint-seiya-ask-discard-wait = { $seat } is choosing what to keep.

saint-seiya-log-hero-seiya = { $seat } plays Seiya.
saint-seiya-log-hero-shiryu = { $seat } plays Shiryu.
saint-seiya-log-hero-hyoga = { $seat } plays Hyoga.
saint-seiya-log-hero-shun = { $seat } plays Shun.
saint-seiya-log-hero-ikki = { $seat } plays Ikki.
saint-seiya-log-shuffles = { $seat } shuffles their starting draw pile ({ $n } cards).
saint-seiya-log-reserve-shuffled = The Reserve is shuffled ({ $n } cards).
saint-seiya-log-laid = { $card } lies in slot { $place }.
saint-seiya-log-dealt = { $seat } draws { $n } cards.
saint-seiya-log-begins = { $seat } begins.
saint-seiya-log-turn = It is { $seat }’s turn.
saint-seiya-log-engaged = { $seat } engages { $card } against slot { $place }.
saint-seiya-log-equipped = { $seat } equips { $card }.
saint-seiya-log-armour-replaced = { $seat } replaces { $card }, which is discarded.
saint-seiya-log-activates = { $seat } activates { $card }.
saint-seiya-log-heals-with = { $seat } heals with { $card }.
saint-seiya-log-spent = { $card } goes to { $seat }’s discard pile.
saint-seiya-log-cleared = { $seat } discards { $card } from play.
saint-seiya-log-threw = { $seat } does not keep { $card }.
saint-seiya-log-exhausted = The field is empty and nothing can come to it any more.
saint-seiya-log-long-enough = { $n } turns have been played: it is as if the Clock had run out.
saint-seiya-log-over = The round is over: the points are counted.
saint-seiya-log-revealed = { $card } arrives in slot { $place }.
saint-seiya-log-taken = { $seat } acquires { $card } without paying.
saint-seiya-log-beaten = { $seat } defeats { $card } by Force: { $n } for a cost of { $of }.
saint-seiya-log-rallied = { $seat } wins { $card } over by Cosmos: { $n } for a cost of { $of }.
saint-seiya-log-to-discard = { $card } goes to { $seat }’s discard pile.
saint-seiya-log-to-hand = { $card } comes into { $seat }’s hand.
saint-seiya-log-held-back = { $seat } holds { $card } back.
saint-seiya-log-used = { $seat } discards { $card } after the acquisition.
saint-seiya-log-paid = { $seat } discards { $card } to fight Dolphin.
saint-seiya-log-discarded = { $seat } discards { $card }.
saint-seiya-log-wounded = Wounded: { $card } ({ $seat }).
saint-seiya-log-destroyed = Destroyed: { $card } ({ $seat }).
saint-seiya-log-healed = { $seat } heals { $card }, which goes to the discard pile.
saint-seiya-log-unhealed = June keeps { $seat } from healing.
saint-seiya-log-removed = { $card } leaves the field.
saint-seiya-log-flame = A Flame goes out: { $n ->
    [0] none is left
    [one] { $n } is left
   *[other] { $n } are left
}.
saint-seiya-log-last-flame = This is the last round.
saint-seiya-log-drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
saint-seiya-log-nothing-left = { $seat } has no card left to draw.
saint-seiya-log-reshuffled = { $seat } shuffles their discard pile into a new draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
saint-seiya-log-recovered = { $other } takes { $card } into their hand.
saint-seiya-log-reclaimed = { $card } comes from the destroyed cards to { $other }’s discard pile.
saint-seiya-log-stolen = { $other } moves { $card } from { $seat }’s discard pile to their own.
saint-seiya-log-looks = { $seat } looks at { $other }’s hand.
saint-seiya-log-boosted = { $card } has { $n } more Force this turn.
saint-seiya-log-all-boosted = All of { $seat }’s Characters have { $n } more Force this turn.
saint-seiya-log-cheaper-force = { $card } costs { $n } Force less this turn.
saint-seiya-log-cheaper-both = { $card } costs { $n } Force and { $n } Cosmos less this turn.
saint-seiya-log-armours-by-force = { $seat } may acquire Armours with Force this turn.
saint-seiya-log-back-to-reserve = { $card } goes back into the Reserve.
saint-seiya-log-upgraded = { $card } joins { $seat }’s discard pile.
saint-seiya-log-no-higher-rank = There is no higher rank: { $seat } gains nothing for these Bronze Saints.
saint-seiya-log-none-aside = { $seat } has no Heroes left aside and gains none.
saint-seiya-log-searched = { $seat } looks through their draw pile.
saint-seiya-log-shuffled-together = { $seat } shuffles their discard pile together with their draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
saint-seiya-log-pile-shuffled = { $seat } shuffles their draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
saint-seiya-log-swapped-armours = { $seat } gives { $card } to { $other }.
saint-seiya-log-opened = { $seat } reveals { $card }.
saint-seiya-log-keeps = { $card ->
    [hidden] { $seat } takes a card into their hand.
   *[other] { $seat } takes { $card } into their hand.
}
saint-seiya-log-swapped = { $card } moves to slot { $place }.
saint-seiya-log-swallowed = { $seat } receives { $card } from the top of the Reserve.
saint-seiya-log-on-top = { $card } comes back on top of { $seat }’s draw pile.
saint-seiya-log-given = { $card } goes to { $seat }’s discard pile.
saint-seiya-log-armour-discarded = { $seat } discards their Armour in play: { $card }.

saint-seiya-no-action = This is your main phase: engage, equip, acquire, activate, heal, or finish.
saint-seiya-no-such-card = { $card } is not in your hand.
saint-seiya-no-armour = { $card } is a Character: engage it against a card of the field.
saint-seiya-no-character = { $card } is an Armour: it is equipped, not engaged.
saint-seiya-no-facing = { $card }: a Character is engaged against a card, and slot { $slot } is empty.
saint-seiya-no-empty-slot = Slot { $slot } is empty.
saint-seiya-no-armour-in-play = You have no Armour in play: equip one first.
saint-seiya-no-engaged = Slot { $slot }, { $card }: nobody is engaged against it.
saint-seiya-no-force-cost = { $card } cannot be acquired by Force: it has no Force cost.
saint-seiya-no-cosmos-cost = { $card } cannot be acquired by Cosmos: it has no Cosmos cost.
saint-seiya-no-hyoga = { $card } cannot be acquired by Cosmos without Hyoga: he may, for 8 Cosmos.
saint-seiya-no-force = { $card }: Force { $n } of { $cost }.
saint-seiya-no-cosmos = { $card }: Cosmos { $n } of { $cost }.
saint-seiya-no-saints = { $card }: no other Saint can be acquired while Kuraggu is on the field.
saint-seiya-no-three = { $card }: it takes 3 Characters; { $n ->
    [0] none is engaged
    [one] only one is engaged
   *[other] only { $n } are engaged
}.
saint-seiya-no-hand = { $card }: you need a card in hand to discard, and you have none.
saint-seiya-no-shielded = { $card }: Sho prevents every wound, so this price cannot be paid.
saint-seiya-no-object = { $card } has nothing to apply its effect to, or cannot pay for it.
saint-seiya-no-such-in-play = You do not have { $card } in play there.
saint-seiya-no-equipped = { $card } is not in play: equip it first.
saint-seiya-no-more-activations = You have made { $n } activations this turn: that is the limit.
saint-seiya-no-heal = { $card } has no healing value.
saint-seiya-no-healing = Nobody can be healed while June is on the field.
saint-seiya-no-wounded = { $card } has nobody to heal: none of your Characters is wounded.
saint-seiya-no-activation = { $card } has no activation.
saint-seiya-no-such-wounded = Choose among your wounded Characters.
saint-seiya-no-discard-first = Now choose the cards to discard, or finish.
saint-seiya-no-hold-back-first = Now choose whom you hold back, or finish.
saint-seiya-no-needed = { $card }: the acquisition needs this card, or it takes no part in it.
saint-seiya-no-extra = Choose a card of your hand to discard.
saint-seiya-no-slot-first = Now choose a card of the field.
saint-seiya-no-such-slot = The card in slot { $slot } cannot be chosen.
saint-seiya-no-seat-first = Now choose a player.
saint-seiya-no-such-seat = You cannot choose { $seat } here.
saint-seiya-no-yes-first = Say yes, or finish.
saint-seiya-no-pick-first = Now choose a card.
saint-seiya-no-none = You do have a card to choose.
saint-seiya-no-such-pick = { $card } cannot be chosen here.
saint-seiya-no-fighter = Choose one of the Characters used.
saint-seiya-no-boost = Choose one of your Characters in play that the Armour can strengthen.
saint-seiya-no-athena = An Athena of your hand must go back into the Reserve; if you have none, say so.
saint-seiya-no-pair = Choose two identical Heroes of your hand.
saint-seiya-no-such-search = Choose a Character of your draw pile.
saint-seiya-no-such-reveal = Choose one of the Characters revealed.
saint-seiya-no-swap = Choose two cards of the field, or finish.

saint-seiya-score-none = Characters without a class
saint-seiya-score-hero = Heroes
saint-seiya-score-hero-saint = Hero - Bronze Saints
saint-seiya-score-bronze-armour = Bronze Armours
saint-seiya-score-gold-armour = Gold Armours
saint-seiya-score-gold = Gold Saints
saint-seiya-score-silver = Silver Saints
saint-seiya-score-wandering = Saints without constellation
saint-seiya-score-ghost = Ghost Saints
saint-seiya-score-black = Black Saints
saint-seiya-score-steel = Steel Saints
saint-seiya-score-bronze = Bronze Saints
saint-seiya-score-athena = Athena, 1 VP for every 10 cards (cards: { $counts })
saint-seiya-score-marine = Marin, 4 VP for having the most Heroes, else 3 (Heroes: { $counts })
saint-seiya-score-shaina = Shaina, 4 VP for having the most Silver Saints, else 3 (Saints: { $counts })
saint-seiya-score-leda = Leda, 2 VP with a Spica (Spica: { $counts })
saint-seiya-score-spica = Spica, 2 VP with a Leda (Leda: { $counts })
saint-seiya-score-jango = Jango, 1 VP for each name of Black Saint (names: { $counts })
saint-seiya-score-jaki = Jaki, 1 VP for every 5 destroyed cards (destroyed: { $counts })
saint-seiya-outcome-points = { $seat } wins with { $n } VP.
saint-seiya-outcome-shared-two = { $seat } and { $other } share the victory with { $n } VP.
saint-seiya-outcome-shared = { $count } players share the victory with { $n } VP.

saint-seiya-heroes-unknown = “{ $value }” names no Heroes: “dealt”, or a list of { $known }.
saint-seiya-heroes-count = { $n } different Heroes are named; there must be { $right }, one for each player.
saint-seiya-cards-count = Card list: { $n } cards; there must be { $right }.

saint-seiya-position-number = The Clock has 0 to { $n } Flames; the first and the active player are seats of the table.
saint-seiya-position-last-round = Without a Flame this is the last round.
saint-seiya-position-field = The field has { $n } slots, one card each at most.
saint-seiya-position-armour = { $seat } has one Armour in play at most, and nothing else there.
saint-seiya-position-character = { $seat } engages and wounds Characters only.
saint-seiya-position-hero = { $seat } has the 15 cards of one Hero and of no other.
saint-seiya-position-quiet = At the start of a turn nothing is engaged or on its way, and no effect still lasts.

# What the rules work out for the table
saint-seiya-figure-force = Force against it: { $n } of { $of }.
saint-seiya-figure-cosmos = Cosmos against it: { $n } of { $of }.
saint-seiya-figure-with-armour = Cosmos against it with the Armour in play: { $n } of { $of }.
saint-seiya-figure-barred = It cannot be acquired: { $about }.
saint-seiya-figure-armour = The Armour { $seat } has in play adds { $n } Cosmos.
saint-seiya-figure-hand-force = Force in { $seat }’s hand: { $n }.
saint-seiya-figure-hand-cosmos = Cosmos in { $seat }’s hand: { $n }.
saint-seiya-figure-hand-heal = Healing in { $seat }’s hand: { $n }.
saint-seiya-term-saints = no other Saint can be acquired while Kuraggu is on the field
saint-seiya-term-three = it takes three Characters
saint-seiya-term-hand = it takes a card in hand to discard

# What ends the game.
saint-seiya-target = When all { $n } Flames are out, the round is played to its end.
