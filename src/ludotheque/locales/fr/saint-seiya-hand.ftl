# Ce qu’un seul geste peut faire, et ce que finir la phase principale laisserait perdre.
saint-seiya-bundle-force = Vaincre { $card } par la Force avec { $n } × { $hero }
saint-seiya-bundle-cosmos = Rallier { $card } par le Cosmos avec { $n } × { $hero }
saint-seiya-bundle-armour = Rallier { $card } par le Cosmos avec { $n } × { $hero } et l’Armure
saint-seiya-misses-card = Vous pouvez encore acquérir { $card }.
saint-seiya-misses-bundle = Vous pouvez encore acquérir { $card } avec { $n } × { $hero }.
