## What is printed on the cards of Saint Seiya Deckbuilding.

saint-seiya-fact-class = Class
saint-seiya-fact-rank = Rank
saint-seiya-fact-cost-force = Force { $n }
saint-seiya-fact-cost-cosmos = Cosmos { $n }
saint-seiya-fact-force = Force
saint-seiya-fact-cosmos = Cosmos
saint-seiya-fact-heal = Heal
saint-seiya-fact-vp = VP
saint-seiya-fact-flame = Flame
