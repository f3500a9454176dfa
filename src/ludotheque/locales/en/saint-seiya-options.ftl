## Saint Seiya: what is chosen when a table is made

saint-seiya-option-first = Who begins
saint-seiya-option-first-about = The first player is chosen freely, or drawn at random.
saint-seiya-value-first-0 = The first seat
saint-seiya-value-first-1 = The second seat
saint-seiya-value-first-2 = The third seat
saint-seiya-value-first-3 = The fourth seat
saint-seiya-value-first-4 = The fifth seat
saint-seiya-value-first-random = Drawn at random
saint-seiya-option-heroes = Heroes
saint-seiya-option-heroes-about = The five starting decks are alike; only the Bronze Saints differ, each with a way of its own to draw.
saint-seiya-value-heroes-dealt = Dealt at random
saint-seiya-option-silver = Silver Saints counted for Shaina
saint-seiya-option-silver-about = Her card names the class; the rulebook speaks of 42 cards, which is how many there are of the rank Uncommon.
saint-seiya-value-silver-class = By class: 36 cards
saint-seiya-value-silver-rank = By rank: 42 cards
saint-seiya-option-ties = Ties for Marin and Shaina
saint-seiya-option-ties-about = The rulebook does not say who has “the most” when two players have as many.
saint-seiya-value-ties-none = One must have strictly the most
saint-seiya-value-ties-all = All who tie for the most count
saint-seiya-option-cards = Cards of the Reserve
saint-seiya-option-cards-about = The 125 cards come from a public census. You can enter the numbers and copies of your own box.
saint-seiya-value-cards-standard = Our list of 125 cards
