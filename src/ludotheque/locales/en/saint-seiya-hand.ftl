# What the hand may do at one tap, and what ending the main phase would let go.
saint-seiya-bundle-force = Defeat { $card } by Force with { $n } × { $hero }
saint-seiya-bundle-cosmos = Win { $card } over by Cosmos with { $n } × { $hero }
saint-seiya-bundle-armour = Win { $card } over by Cosmos with { $n } × { $hero } and the Armour
saint-seiya-misses-card = You can still acquire { $card }.
saint-seiya-misses-bundle = You can still acquire { $card } with { $n } × { $hero }.
