## Saint Seiya: the reasons a rule of thumb gives for its advice

saint-seiya-thumb-engage = { $card } can be acquired this turn, and nothing else within reach is worth more.
saint-seiya-thumb-engage-gold = { $card } is within reach: a Gold Saint brings many VP and puts out a Flame.
saint-seiya-thumb-acquire = There is enough for { $card } now.
saint-seiya-thumb-equip = The Armour’s Cosmos helps to acquire { $card }.
saint-seiya-thumb-armour = { $card } costs nothing to put on and stays until it is used.
saint-seiya-thumb-activate = What { $card } does now is worth more than its Force and Cosmos.
saint-seiya-thumb-talent = Nothing can be acquired with { $card }, but it can still do something.
saint-seiya-thumb-heal = Nothing can be acquired with { $card }, so it heals a wounded Character.
saint-seiya-thumb-end = Nothing more is worth doing this turn.
saint-seiya-thumb-throw = A new card will probably be better than { $card }.
saint-seiya-thumb-keep = The cards that are left are better than most.
saint-seiya-thumb-better-off = All things considered, this leaves you best off.
saint-seiya-thumb-leave = All things considered, it is best left alone.
