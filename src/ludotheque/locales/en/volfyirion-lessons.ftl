## The lessons of Volfyirion: what the coach says.

volfyirion-lesson-turn = A turn
volfyirion-lesson-turn-about = Play your hand, count three sorts of points, spend them.
volfyirion-lesson-turn-goal = Welcome to Volfyirion! The goal: destroy Ana’s three Cities before she destroys yours. Every turn you play five cards of your deck. Two of these five are played already, and the Elite Trooper guards your third City.
volfyirion-lesson-turn-deploy = Playing a card costs nothing, and it gives its points at once. Prospector and Diviner have given 2 Command and 3 Knowledge. Now play Flawless Deploy: 2 Command, 3 Battle and 2 Knowledge.
volfyirion-lesson-turn-deploy-hint = Flawless Deploy first, please: it is in your hand, play it.
volfyirion-lesson-turn-build = The Apothecary is a Building. It goes to one of your Cities, stays there and gives its points every turn: 1 Command, 1 Knowledge. Choose a City.
volfyirion-lesson-turn-build-hint = Play the Apothecary into one of your three Cities, whichever you like.
volfyirion-lesson-turn-points = You have 5 Command (the crown), 3 Battle (the swords) and 6 Knowledge (the book). Command buys cards from the Asset Row, Battle attacks and fetches Wonders, Knowledge moves the dragon. They never mix, and what you do not spend is lost at the end of your turn.
volfyirion-lesson-turn-buy = Spend your Command in the Asset Row: Suicide Mission costs 3, then Hidden Cache costs 2. Acquire both.
volfyirion-lesson-turn-buy-hint = For this lesson, acquire Suicide Mission first, the first card of the row, then Hidden Cache, the second.
volfyirion-lesson-turn-wonder = And Battle: on the Lair lies Sharp Qoam, a Wonder that costs 2 Battle.
volfyirion-lesson-turn-wonder-hint = Sharp Qoam lies on the first space of the Lair: acquire it.
volfyirion-lesson-turn-your-turn = That is a turn: draw five cards, play them, spend your points, then discard what you have played. Your three new cards are in your Discard Pile; you will draw them when it is shuffled. Every Wonder also lets you remove a card: the last lesson is about that.
volfyirion-lesson-turn-over = The game ends as soon as a player has no City left: the other has won. A City falls to an attack, or to the dragon. But first, the next lesson shows how your cards help each other.

volfyirion-lesson-synergy = Colours
volfyirion-lesson-synergy-about = Cards that help each other, and cards that leave for good.
volfyirion-lesson-synergy-alone = Cards have the colour of a Minor House, and many have a Synergy: with another card of a certain colour in play they give more. Shrewd Deal wants another turquoise card. Play it: alone it gives its 2 Command, 1 Battle, 1 Knowledge and no more.
volfyirion-lesson-synergy-alone-hint = Begin with Shrewd Deal, so that you can see it work alone.
volfyirion-lesson-synergy-pair = Harness Qoam is turquoise too. Play it and look at your Knowledge: its own 1, and 2 more from Shrewd Deal.
volfyirion-lesson-synergy-pair-hint = Harness Qoam is the card Shrewd Deal is waiting for: play it.
volfyirion-lesson-synergy-red = Harness Qoam itself wants two: a turquoise card, which Shrewd Deal is, and a red one. A card may serve as many Synergies as you like. Stab is red.
volfyirion-lesson-synergy-red-hint = The red card in your hand is Stab: play it.
volfyirion-lesson-synergy-remove = 2 Battle from Stab, 2 Battle and 2 Knowledge from Harness Qoam. Now Stab’s other side: a Remove Ability. Take Stab out of the game for good.
volfyirion-lesson-synergy-remove-hint = Use the Remove Ability of Stab, which you have just played.
volfyirion-lesson-synergy-draw = Stab is gone, and its bonus is a card to draw. A bonus may be refused, but why would you?
volfyirion-lesson-synergy-draw-hint = A card for nothing: draw it.
volfyirion-lesson-synergy-end = All that Stab gave and made possible stays. Points come by themselves as soon as a Synergy is ready; where there is something to decide, to draw, to remove, the table lets you choose. Remove Abilities are always your choice: a weak card that leaves makes your deck better.

volfyirion-lesson-attack = Attack
volfyirion-lesson-attack-about = A guarded City: twelve for the Troop, nine for the City.
volfyirion-lesson-attack-what = Ana’s last City has a Defence of 9, and a Soldier of 3 guards it. An attack on a guarded City costs both, 12, and takes the Troop only. A second one costs 9 and destroys the City. That is 21 Battle, all in one turn: there is no partial damage. You have 13.
volfyirion-lesson-attack-elite = Your Troops can do more than stand on walls. Remove the Elite Trooper of your first City: 5 Battle.
volfyirion-lesson-attack-elite-hint = The Elite Trooper first, who guards your first City: remove him.
volfyirion-lesson-attack-fighter = 18. The Fighter of your second City gives the 3 you lack.
volfyirion-lesson-attack-fighter-hint = The Fighter guards your second City: remove him.
volfyirion-lesson-attack-troop = 21 Battle. Attack Ana’s second City: 9 + 3 = 12.
volfyirion-lesson-attack-troop-hint = You need all your Battle for the attack: attack Ana’s second City.
volfyirion-lesson-attack-city = The Soldier is out of the game, the City still stands with its Bank, and you have 9 left. Once more!
volfyirion-lesson-attack-city-hint = Without a Troop the City costs 9, and you have 9: attack it again.
volfyirion-lesson-attack-end = All of Ana’s Cities are destroyed: you have won. Twenty-one is a lot. Anuth’s Trick, Living Knife and Black Spores remove an enemy Troop without a fight; and there is one enemy no Troop keeps out.

volfyirion-lesson-dragon = The dragon
volfyirion-lesson-dragon-about = Where it stands, when it strikes, and how to be rid of it.
volfyirion-lesson-dragon-threat = Ana has sent Volfyirion to your second City. Nothing has happened yet: the dragon strikes at the end of your own turn. You have one Main Phase to answer.
volfyirion-lesson-dragon-barter = Moving the dragon costs 8 Knowledge and you have 13. Barter can be removed for 3 more: do it, we have plans.
volfyirion-lesson-dragon-barter-hint = With 3 more you will have 16 Knowledge, just what you need: remove Barter.
volfyirion-lesson-dragon-home = There are two moves, and only two: from your own City to the Lair, and from the Lair to an enemy City. First send it home.
volfyirion-lesson-dragon-home-hint = Your City comes first: send the dragon back to the Lair.
volfyirion-lesson-dragon-send = And 8 more. Defence means nothing to a dragon, so pick the City that would be hardest to attack: the third, 10 and a Guard of 4.
volfyirion-lesson-dragon-send-hint = Ana’s third City is the one no army would like to attack: send the dragon there.
volfyirion-lesson-dragon-wait = The dragon stands on Ana’s City and stays there while your turn ends. End it, and see what she can do.
volfyirion-lesson-dragon-wait-hint = Your Knowledge is spent and the dragon needs nothing else: end your turn.
volfyirion-lesson-dragon-burnt = Ana did not have 8 Knowledge. At the end of her turn the City was destroyed, and the Guard and the Bank in it were removed. The dragon is back on the Lair before your turn begins.
volfyirion-lesson-dragon-end = So a dragon can be answered: with 8 Knowledge, with a card that moves it (Volfyirion’s Mark, Emerald Horn), or with 16 Battle, which defeat it once and for all. Send it when the other cannot answer.

volfyirion-lesson-wonders = Wonders
volfyirion-lesson-wonders-about = What stays, what leaves your deck, and what can be sealed.
volfyirion-lesson-wonders-play = Wonders come from the Lair and are paid with Battle. Played, they stay in front of you and give their points every turn. Play your Floating Crystal: 1 Command, 1 Knowledge, from now on every turn.
volfyirion-lesson-wonders-play-hint = The Floating Crystal is in your hand: play it.
volfyirion-lesson-wonders-buy = The Captain’s 3 Battle are just what the Sibilant Crystal on the first space of the Lair costs.
volfyirion-lesson-wonders-buy-hint = The Sibilant Crystal lies on the first space of the Lair: acquire it.
volfyirion-lesson-wonders-thin = Whenever you acquire a Wonder you may remove another card, from your hand, your Playing Area or your Discard Pile. Fewer Prospectors mean better hands: remove one. A Prospector of the Playing Area has given its point already.
volfyirion-lesson-wonders-thin-hint = A Prospector of your Playing Area is what you will miss least: remove it.
volfyirion-lesson-wonders-seal = Four Knowledge left, too few for the dragon. But Ana’s Void Fluid costs 4, and for its cost a Wonder can be sealed: it gives nothing until somebody pays as much to unseal it.
volfyirion-lesson-wonders-seal-hint = Seal Ana’s Void Fluid: you have just enough left for it.
volfyirion-lesson-wonders-turn = End your turn. All played cards go to your Discard Pile, except the Wonder.
volfyirion-lesson-wonders-turn-hint = Nothing else is needed now: end your turn.
volfyirion-lesson-wonders-stay = Your turn again. You have played nothing, but the Floating Crystal is there and has given its 1 Command and 1 Knowledge.
volfyirion-lesson-wonders-end = One point more each turn, one Prospector less: that is how small decks become strong ones. You know the rules now. Play a real game, and when you have seen enough of it, add the extra cards.
