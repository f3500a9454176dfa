## The lessons of Saint Seiya Deckbuilding: what the coach says.

saint-seiya-lesson-force = Force
saint-seiya-lesson-force-about = Engage your Heroes and defeat a card of the field.
saint-seiya-lesson-force-goal = Welcome to the Sanctuary! You are Seiya, Ana is Shiryu. The goal: to have the most Victory Points (VP) at the end. Nearly every card gives some, and you win them on the field in the middle: six slots, six cards to take.
saint-seiya-lesson-force-signs = At the top of a card of the field is what it costs: the fist for Force, the swirl for Cosmos. At the bottom is what it brings its owner: Force, Cosmos, healing and, between laurels, VP. Your five Seiyas have 1 Force each.
saint-seiya-lesson-force-engage = Spartan lies in slot 3 and costs 3 Force. A card of your hand is engaged against a card of the field: engage three Seiyas against Spartan, one by one.
saint-seiya-lesson-force-engage-hint = Engage three Seiyas against Spartan: 1 + 1 + 1 is just what he costs.
saint-seiya-lesson-force-acquire = 3 Force against a cost of 3: that is enough. Acquire Spartan by Force.
saint-seiya-lesson-force-acquire-hint = The three Seiyas face him already: acquire Spartan by Force.
saint-seiya-lesson-force-last-slot = Spartan has gone to your discard pile, where you will draw him from later, and so have the three Seiyas: a card played serves once a turn. Now look at slot 6: the card there costs 1 Force and 1 Cosmos less, so Cassios costs 1 instead of 2. Take him with one Seiya.
saint-seiya-lesson-force-last-slot-hint = Cassios is the bargain: engage one Seiya against him in slot 6, then acquire him by Force.
saint-seiya-lesson-force-done = One Seiya is left, and nothing costs as little as 1 any more. End your turn. You will be asked what to discard from your hand: keep this Seiya or discard him, as you like.
saint-seiya-lesson-force-done-hint = One Seiya alone acquires nothing here. End your main phase; then keep this Seiya or discard him.
saint-seiya-lesson-force-your-turn = That is a turn: engage your cards, acquire, discard what you like, then draw up to five again. The cards of the field have moved to the right and two new ones have arrived. A card left in slot 6 would have left the field.
saint-seiya-lesson-force-over = Twelve Flames burn on the Clock, and every Gold Saint who leaves the field puts one out. When the last one goes out, the round is finished and the game ends: most VP wins.

saint-seiya-lesson-cosmos = Cosmos
saint-seiya-lesson-cosmos-about = Win a Saint over, straight into your hand; and wear an Armour.
saint-seiya-lesson-cosmos-what = Some cards can be won over by Cosmos instead of Force. Mu of Aries costs 7 Cosmos, but only 6 here in slot 6. Force and Cosmos are never added together: each card used gives the one or the other.
saint-seiya-lesson-cosmos-engage = Marin has 1 Cosmos and gives every Seiya beside her 1 more. So the two Bronze Saints bring 2 each and even the civilian Seiya brings 1: 1 + 2 + 2 + 1 = 6. Engage all four against Mu, in any order.
saint-seiya-lesson-cosmos-engage-hint = All four against Mu in slot 6: Marin, both Bronze Saints and the civilian Seiya. The Armour comes later.
saint-seiya-lesson-cosmos-rally = 6 Cosmos for 6. Their Force is only 4, that would not do. Win Mu over.
saint-seiya-lesson-cosmos-rally-hint = All four face him: acquire Mu by Cosmos.
saint-seiya-lesson-cosmos-at-once = Mu did not go to your discard pile but into your hand: that is what Cosmos is for. You may play him at once. He has 2 Force, and Phaeton in slot 1 costs 2: take Phaeton with him.
saint-seiya-lesson-cosmos-at-once-hint = Engage Mu against Phaeton in slot 1, then acquire Phaeton by Force.
saint-seiya-lesson-cosmos-armour = An Armour is equipped, not engaged. It stays in play until you use it: its Cosmos helps in one acquisition of your choice, even alone. Equip the Virgo Armour (2 Cosmos) and win Ushio in slot 2 over with it.
saint-seiya-lesson-cosmos-armour-hint = Equip the Virgo Armour first, then acquire Ushio by Cosmos, with the Armour.
saint-seiya-lesson-cosmos-end = Three cards in one turn! A used Armour is discarded and comes back when you draw it; one that you do not use stays in play after your turn. Mu’s Flame has gone out as well: you will hear about that in the last lesson.

saint-seiya-lesson-wounds = Wounds
saint-seiya-lesson-wounds-about = Some strike back when they are defeated. Heal your wounded.
saint-seiya-lesson-wounds-what = Read a card before you fight it. “Defeated” happens when you acquire the card, by Force or by Cosmos. Aghora wounds every Character used against him that has no Cosmos. Leda has none.
saint-seiya-lesson-wounds-engage = Aghora costs 6 Force: Shura brings 3, Black Pegasus 2, Leda 1. Engage the three against slot 3.
saint-seiya-lesson-wounds-engage-hint = You need the Seiyas for something else. Engage Shura, Black Pegasus and Leda against Aghora: 3 + 2 + 1 = 6.
saint-seiya-lesson-wounds-fight = Shura and Black Pegasus have Cosmos, so only Leda will suffer. Aghora is worth it: acquire him by Force.
saint-seiya-lesson-wounds-fight-hint = All three face him: acquire Aghora by Force.
saint-seiya-lesson-wounds-heal = Aghora, Shura and Black Pegasus lie in your discard pile; Leda lies wounded before you and can neither be used nor drawn. But Seiya can heal one Character instead of fighting. Engage him against any card, then heal with him.
saint-seiya-lesson-wounds-heal-hint = Engage a Seiya against a card, any card, then heal Leda with him.
saint-seiya-lesson-wounds-end = Leda is in your discard pile again, and so is Seiya: a card played does one thing only, it fights, heals or uses its effect. The wounded still count at the end; what is destroyed lies under your Hero marker and does not.

saint-seiya-lesson-armour = The Bronze Armour
saint-seiya-lesson-armour-about = Two Heroes become one Saint.
saint-seiya-lesson-armour-why = Your nine Heroes are weak: 1 Force, no Cosmos, no VP, and you draw only five cards a turn. Your Bronze Armour makes Saints of them: fewer cards, and better ones. Five Bronze Saints lay aside for you; four are left.
saint-seiya-lesson-armour-equip = An Armour has to be in play first. Equip the Pegasus Armour.
saint-seiya-lesson-armour-equip-hint = Keep your Heroes in hand for now, and equip the Armour.
saint-seiya-lesson-armour-upgrade = It has 1 Cosmos, but its effect is worth more. Activate it and destroy two identical Seiyas from your hand: the civilian ones.
saint-seiya-lesson-armour-upgrade-hint = Activate the Pegasus Armour, then destroy the two civilian Seiyas of your hand.
saint-seiya-lesson-armour-draw = A new Bronze Saint lies in your discard pile, with 1 Force, 1 Cosmos and 1 VP. And it helps at once: a Seiya, Bronze Saint, lets you draw a card when he is played while there is a Seiya in your discard pile. Engage the one in your hand against Spartan in slot 4, and draw.
saint-seiya-lesson-armour-draw-hint = Engage the Bronze Saint Seiya against Spartan, then draw the card. If you decline, it is lost for this turn.
saint-seiya-lesson-armour-fight = You drew another Seiya. With him and Leda there are 3 Force against Spartan: engage both and acquire him by Force.
saint-seiya-lesson-armour-fight-hint = Engage Seiya and Leda against Spartan, then acquire him by Force: 1 + 1 + 1 = 3.
saint-seiya-lesson-armour-end = Your four destroyed Seiyas will never clog your hand again. Do it whenever the Armour and two Heroes come together; there are five Bronze Saints in all, so nine Heroes give four of them this way. Every Hero has a When Played effect of his own: try all five.

saint-seiya-lesson-clock = The Clock
saint-seiya-lesson-clock-about = The last Flame, the last round and the count.
saint-seiya-lesson-clock-when = Twelve Flames burn on the Clock, and only one is left. A Gold Saint puts one out when he is acquired, and also when he leaves the field unclaimed. After the last Flame the round is finished, so that everybody has had as many turns. You began, so Ana will have one more turn.
saint-seiya-lesson-clock-gold = Aiolia of Leo lies in slot 6: 5 Cosmos instead of 6, and 5 VP. Aghora has 3 Cosmos, Albior 2. Engage both and win Aiolia over.
saint-seiya-lesson-clock-gold-hint = Engage Aghora and Albior against Aiolia, then acquire him by Cosmos. If you leave him there, the Flame goes out all the same, and nobody has the VP.
saint-seiya-lesson-clock-pair = The last Flame is out. This is your last turn, so VP are all that counts now. Leda in your discard pile is worth nothing alone, but with a Spica each of them is worth 2 VP. Aiolia is in your hand and has 2 Force: take Spica in slot 3.
saint-seiya-lesson-clock-pair-hint = Spica costs 2 Force: engage Aiolia against him, then acquire him by Force. That is 4 VP.
saint-seiya-lesson-clock-done = That makes twenty cards, and Athena is worth 1 VP for every ten. Whatever you own counts: hand, draw pile, discard pile, wounded and Armour in play. End your turn and keep your hand.
saint-seiya-lesson-clock-done-hint = Nothing you have left acquires anything. End your main phase, then keep your hand.
saint-seiya-lesson-clock-count = Ana has had her last turn. The count: printed VP class by class, then the cards that count in their own way. Marin gave you 4 because you have the most Heroes, Leda and Spica 2 each, Athena 2.
saint-seiya-lesson-clock-end = 33 to 25, well done! Without Aiolia and Spica it would have been 23. You know the rules: choose a Hero and play a real game.
