## Saint Seiya: what is chosen when a table is made

saint-seiya-option-first = Who begins?
saint-seiya-option-first-about = Choose freely who begins, or leave it to chance.
saint-seiya-value-first-0 = Seat 1
saint-seiya-value-first-1 = Seat 2
saint-seiya-value-first-2 = Seat 3
saint-seiya-value-first-3 = Seat 4
saint-seiya-value-first-4 = Seat 5
saint-seiya-value-first-random = At random
saint-seiya-option-heroes = Heroes
saint-seiya-option-heroes-about = The five starting decks are alike; only the Bronze Saints differ, each with their own way of drawing cards.
saint-seiya-value-heroes-dealt = Dealt at random
saint-seiya-option-silver = Silver Saints counted for Shaina
saint-seiya-option-silver-about = Her card names the class; the rulebook speaks of 42 cards, which is how many there are of the rank Uncommon.
saint-seiya-value-silver-class = By class: 36 cards
saint-seiya-value-silver-rank = By rank: 42 cards
saint-seiya-option-ties = Ties for Marin and Shaina
saint-seiya-option-ties-about = The rulebook does not say who has “the most” when two players have as many.
saint-seiya-value-ties-none = You must have more than everybody else
saint-seiya-value-ties-all = Everybody who ties for the most counts
saint-seiya-option-cards = Cards of the Reserve
saint-seiya-option-cards-about = The 125 cards come from a public census. You can enter the numbers and copies of your own box.
saint-seiya-value-cards-standard = Our list of 125 cards
