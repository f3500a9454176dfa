## The lessons of Yutakâ: what the coach says.

yutaka-lesson-board = The islands
yutaka-lesson-board-about = What lies on the table, and how a tile is turned.
yutaka-lesson-board-goal = Welcome to Yutakâ! The goal: bring home more points of treasure than Ana. Between you lie five islands of four tiles, all still hidden. At the end each tile goes to whoever has played the strongest cards of its type on its island.
yutaka-lesson-board-removed = Five more tiles left the game before anyone looked. So nobody knows for certain what is left to find.
yutaka-lesson-board-turn = Before the first turn, you and Ana turn two tiles each, one after the other. You begin: turn a tile of island 2.
yutaka-lesson-board-turn-hint = Let us start with island 2: turn any of its four tiles.
yutaka-lesson-board-tile = The drawing is the tile’s type: Idol, Dagger, Amphora, Crystals or Equipment. The number is what it is worth. The cards in your hand bear the same drawings, with their strength.
yutaka-lesson-board-again = Ana has turned one as well. Now turn your second tile, on an island where nothing is face up yet.
yutaka-lesson-board-again-hint = Let us look where everything is still hidden: island 1, 4 or 5.
yutaka-lesson-board-your-turn = From now on only cards turn tiles. A turn is simple: play a card from your hand on an island, turn a tile if the card says so, then draw to have six cards again. Then it is the other’s turn.
yutaka-lesson-board-over = The game stops at once when the last of the twenty tiles is turned. Then the islands are counted one by one, and the higher total wins. Which card to play, and where? That is the next lesson.

yutaka-lesson-majority = Precious Objects
yutaka-lesson-majority-about = How cards win tiles: the stronger takes them, equals lose them.
yutaka-lesson-majority-cards = Idols, Daggers, Amphoras and Crystals are Precious Objects, with values from 1 to 4. You always put them on your own side of an island, and they turn no tile.
yutaka-lesson-majority-behind = Island 1 holds a Dagger tile worth 12. Daggers win it: Ana has 4 there, you have 2. If the game ended now, it would be hers.
yutaka-lesson-majority-lead = Take the lead: play a Dagger on island 1 that takes you past Ana’s 4.
yutaka-lesson-majority-lead-hint = You have 2 in Daggers on island 1: with Dagger 3 it makes 5. No other card takes the lead there.
yutaka-lesson-majority-ahead = 5 to 4: the Dagger tile worth 12 is yours, as long as Ana does not answer. A card once put down never moves again; then you drew one to have six cards again.
yutaka-lesson-majority-alone = Ana answered on island 4, where a Dagger tile worth 8 lies. She has 4 in Daggers and you have none: alone in the running, she would take it with any card.
yutaka-lesson-majority-spoil = You cannot beat her 4 with one card, but you have just drawn Dagger 4. Play it on island 4.
yutaka-lesson-majority-spoil-hint = Anything else leaves Ana the 8 points. Dagger 4 on island 4 makes it 4 to 4.
yutaka-lesson-majority-end = 4 each: with equal sums the tiles of that type on that island are discarded, and nobody scores them. Spoiling is worth as much as winning.

yutaka-lesson-equipment = Equipment
yutaka-lesson-equipment-about = The grey cards turn tiles, and make whole columns count.
yutaka-lesson-equipment-card = Equipment is grey, with values from 1 to 4. It goes on your own side, and then you turn a hidden tile.
yutaka-lesson-equipment-alone = Island 3 holds two Equipment tiles, 6 and 5. Only Ana has Equipment cards there: she takes both tiles without any counting.
yutaka-lesson-equipment-play = Compete with her: play Equipment 3 on island 3.
yutaka-lesson-equipment-play-hint = Without Equipment on island 3 you get none of its Equipment tiles. Play Equipment 3 there.
yutaka-lesson-equipment-turn = Now you must turn a tile: any hidden one, on any island. This choice is all yours.
yutaka-lesson-equipment-sums = Both of you have Equipment on island 3, so the whole columns are compared, whatever the colour. Yours makes 2 + 2 + 0 + 1 + 3 = 8, Ana’s 2 + 0 + 1 + 2 = 5: you take both tiles.
yutaka-lesson-equipment-end = Ana had two Equipment cards and you one: it makes no difference, one is enough to compete. The black card counted 0; it is Dynamite, and comes next.

yutaka-lesson-dynamite = Dynamite
yutaka-lesson-dynamite-about = A card for the other side, and columns that are full.
yutaka-lesson-dynamite-card = Dynamite is black and has no number. It is the only card that you put on your opponent’s side.
yutaka-lesson-dynamite-threat = On island 2 you lead by 4 to 3 for the Idol tile worth 15. But a side holds five cards, and Ana has one place left: another Idol and she is ahead.
yutaka-lesson-dynamite-throw = Take her last place away: throw Dynamite on island 2.
yutaka-lesson-dynamite-throw-hint = As long as Ana has a place left on island 2, she can add an Idol there. Throw Dynamite there.
yutaka-lesson-dynamite-turned = Ana’s column on island 2 is full. After Dynamite it was she who had to turn a tile, of her own choice; then your turn was over and she played a card as usual.
yutaka-lesson-dynamite-full = Your own column on island 5 holds 3, 2, 2, a Dynamite and 1: it is full as well and accepts nothing more. Play Amphora 4 on another island.
yutaka-lesson-dynamite-full-hint = For this lesson take Amphora 4, on island 1, 2, 3 or 4.
yutaka-lesson-dynamite-end = Dynamite removes no card and cancels nothing. It takes up a place, counts 0 and leaves the choice of a tile to your opponent.

yutaka-lesson-count = The end and the count
yutaka-lesson-count-about = The last tile stops everything; then the treasures are counted.
yutaka-lesson-count-last = One tile is still hidden, on island 5, and you hold the last card that turns one: Equipment 4. With it the game will end.
yutaka-lesson-count-where = On one island your Equipment 4 still wins something: there Ana is the only one with Equipment, and your whole column would be worth more than hers. Find it, and play the card there.
yutaka-lesson-count-where-hint = Look at island 4: there it makes 4 + 0 + 3 + 4 = 11 against Ana’s 1 + 3 + 4 + 2 = 10, and wins the Equipment tile worth 3. Elsewhere it wins nothing.
yutaka-lesson-count-turn = And now turn the last tile, on island 5.
yutaka-lesson-count-turn-hint = Only one tile is left to be turned: the first of island 5.
yutaka-lesson-count-stop = The game stops on the spot: nobody draws, nobody plays again, whatever is left in the hands. The five tiles removed at the start are shown.
yutaka-lesson-count-lines = The count goes island by island and type by type. Every line says who was stronger, what they take, and by which rule.
yutaka-lesson-count-end = You win { $high } to { $low }: the higher total wins. You know all the rules now. Play a real game: in Mysteria the tiles keep every secret, in Tactika you see their types from the start.
