## The lessons of YRO: what the coach says.

yro-lesson-round = A round
yro-lesson-round-about = Draw, recruit, place; and then four phases that run by themselves.
yro-lesson-round-goal = Welcome to YRO! The goal: score more Victory Points (VP) than Ana. To do so you each recruit Adventurers and place them in your guild, a grid of three rows and three columns. Everybody plays at the same time.
yro-lesson-round-signs = These are your cards. At the top left the cost in coins, then the faction and the profession; on the right the Strength. In the middle, what the card brings and in which phase. Your coins, VP, Tech, Magic and Strength are shown with your guild.
yro-lesson-round-throw = Draw: throw away what you do not want, then you are dealt back up to five. The Master Brewer and the Time Mage cost 6 coins each and you have 5: discard both.
yro-lesson-round-throw-hint = For this lesson, discard the Master Brewer and the Time Mage, and nothing else.
yro-lesson-round-recruit = Recruitment: take two Adventurers and pay both, or one for 1 coin less, or none and receive 2 coins. Take the Alchemist (2) and the Badger Pugilist (1), for 3 coins together.
yro-lesson-round-recruit-hint = Let us begin with the Alchemist and the Badger Pugilist: 2 + 1 = 3 coins.
yro-lesson-round-place = You both chose in secret; Ana has recruited a Pedlar. Now place your two: the first in the centre, the other right beside it, to the left or to the right.
yro-lesson-round-place-hint = Side by side, please: one in the centre, the other to its left or right. One above the other, only the upper one would fight.
yro-lesson-round-phases = The rest went by itself. Combat: your Strength 5 beats Ana’s 3, 4 VP and 1 more for the Badger. Production: the Alchemist makes 1 Tech. Income: 3 coins for each of you. Victory Points: the Alchemist scores 1 VP.
yro-lesson-round-your-turn = That is a round, in six phases: Draw, Recruitment, Combat, Production, Income, Victory Points. You decide in the first two, the rest follows by itself. The cards you did not recruit stay in your hand.
yro-lesson-round-over = The game ends with the round in which somebody reaches 40 VP or has nine Adventurers; most VP wins. Where you place your cards matters more than you would think: that is the next lesson.

yro-lesson-lines = Lines
yro-lesson-lines-about = Three of a kind in a row or a column give a bonus.
yro-lesson-lines-start = Three of the same faction or the same profession in a row or a column give a connection bonus. You have two of the Floating City, the Time Mage and the Arcane Guardian, and a third in your hand, the Veil Dancer. Discard nothing.
yro-lesson-lines-keep-hint = Keep your hand as it is for this lesson: discard nothing.
yro-lesson-lines-recruit = Recruit the Veil Dancer alone: she costs 4 coins instead of 5.
yro-lesson-lines-recruit-hint = For this line you need the Veil Dancer, and nobody else.
yro-lesson-lines-row = A card must touch another with a side, and the guild must fit in three rows and three columns. Place her so that the row of the Floating City is complete.
yro-lesson-lines-row-hint = The Veil Dancer goes to an end of the row: left of the Time Mage or right of the Arcane Guardian.
yro-lesson-lines-bonus = The bonus of the Floating City: 2 Tech and 2 Magic, both at once, and once only. It made you stronger in Combat, and the Time Mage has scored 4 VP by it. A new round: discard nothing.
yro-lesson-lines-mages = Now the professions. The Time Mage is a Mage; so are the Accountant (4) and the Mushroom Mage (3), and you have 7 coins. Recruit both.
yro-lesson-lines-mages-hint = The two other Mages in your hand are the Accountant and the Mushroom Mage.
yro-lesson-lines-column = Place them above or below the Time Mage, so that his column holds three Mages.
yro-lesson-lines-column-hint = Both go into the Time Mage’s column without a gap: above him, below, or one on either side.
yro-lesson-lines-end = Three Mages: 2 Magic more, beside the 2 that the Mushroom Mage gives when recruited. One card may complete several lines and gets all their bonuses; diagonals never count. Nothing forces you to make lines.

yro-lesson-front = The Front
yro-lesson-front-about = The topmost card of each column fights.
yro-lesson-front-what = The topmost card of each column is on the Front, and only the Front fights. Here that is the Master Smith with 2 and the Golden Dragon Knight with 6: Strength 8. The Alchemist lies below him and does not count.
yro-lesson-front-keep = Ana’s Front has 6 + 5 = 11. You hold a Badger Pugilist with 4, and that is enough. Discard nothing.
yro-lesson-front-keep-hint = Everything you need is in your hand: discard nothing.
yro-lesson-front-recruit = You have no coins at all. But alone a card costs 1 less, and the Badger costs 1: recruit it for nothing.
yro-lesson-front-recruit-hint = The Badger Pugilist is the only one you can pay for, and with it you win this Combat.
yro-lesson-front-place = Where does it add its 4 and cover nobody? Place it.
yro-lesson-front-place-hint = Above another card it would take that one’s place on the Front, below it would not fight. In a column of its own, far left or far right, it makes 2 + 6 + 4 = 12.
yro-lesson-front-won = 12 beats 11: 4 VP for the first place, and 1 more for the Badger Pugilist because you obtained a reward.
yro-lesson-front-end = Had it been 11 each, both would have taken the 4 VP: a tie gives everybody the better reward. With more players the second and third place count as well. Production, Income and Victory Points work from anywhere, so let scholars lie behind.

yro-lesson-levels = Levels
yro-lesson-levels-about = Tech and Magic make cards worth more, round after round.
yro-lesson-levels-track = Tech and Magic points make levels, from I to IV. You have 2 Tech: level I. The Alchemist produces 1 Tech every round and scores 1 VP for each Tech level.
yro-lesson-levels-keep = In your hand the Veil Dancer earns 2 coins for each Tech level, every round. She costs 5 and you have 1 coin: keep her. Discard nothing.
yro-lesson-levels-keep-hint = Keep your hand as it is: discard nothing.
yro-lesson-levels-save = Recruit nobody this time and receive 2 coins.
yro-lesson-levels-save-hint = You can afford nobody you need. Recruit nobody and receive 2 coins.
yro-lesson-levels-two = The Alchemist’s point was your third: level II. It counted at once, so that the Alchemist scored 2 VP. And you have 1 + 2 + 3 = 6 coins. Discard nothing.
yro-lesson-levels-recruit = Now the Veil Dancer: alone she costs 4.
yro-lesson-levels-recruit-hint = The Veil Dancer alone, for 4 coins: at level II she earns 4 every round.
yro-lesson-levels-place = Place her wherever you like beside the Alchemist. Her income comes from anywhere.
yro-lesson-levels-end = Income: 3 coins for everybody and 2 for each of two levels, 7 in all. Level III begins at 7 points, level IV at 15, and there is nothing beyond. Early income buys a great deal; late in the game, points count.

yro-lesson-end = The end
yro-lesson-end-about = The last round, a choice of your own, and the count.
yro-lesson-end-when = The game ends with the round in which somebody has 40 VP or nine Adventurers. You have 37, and the Bronze Dragon Knight scores 4 every round: this is the last.
yro-lesson-end-keep = At the end every 3 coins are worth 1 VP, so spend yours on whatever brings more in this one round. Your hand is good: discard nothing.
yro-lesson-end-keep-hint = You can work with this hand: discard nothing.
yro-lesson-end-recruit = Now it is your own choice: recruit one or two of these five. Who helps in Combat, who scores at once, who completes a line?
yro-lesson-end-recruit-hint = There is no round left to save for: recruit one Adventurer or two, whoever you like.
yro-lesson-end-place = And your own place for them. Think of the Front and of lines.
yro-lesson-end-count = The round was played to its very end, then the coins were turned into VP. The count shows where everything came from.
yro-lesson-end-end = Most VP wins, and you have more than Ana: well done! You know the rules. Play a real game; Quests, the Draft and playing alone are waiting, too.
