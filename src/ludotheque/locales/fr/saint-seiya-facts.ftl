## Ce qui est imprimé sur les cartes de Saint Seiya Deckbuilding.

saint-seiya-fact-class = Classe
saint-seiya-fact-rank = Rang
saint-seiya-fact-cost-force = Force { $n }
saint-seiya-fact-cost-cosmos = Cosmos { $n }
saint-seiya-fact-force = Force
saint-seiya-fact-cosmos = Cosmos
saint-seiya-fact-heal = Soin
saint-seiya-fact-vp = PV
saint-seiya-fact-flame = Flamme
