## What the rules of Volfyirion work out for the eye.

volfyirion-figure-dragon = Volfyirion: { $about }
volfyirion-figure-defence = Defence: { $n }
volfyirion-figure-synergy = Synergy: { $n } of { $of } colours
volfyirion-figure-attack = Volfyirion attacks with { $n } against a Defence of { $of }
volfyirion-figure-rage = Rage Pile, { $about }: { $n }
volfyirion-figure-wrath = For the destroyed Cities: +{ $n }
volfyirion-figure-hand = The hand would give, { $about }: { $n }
volfyirion-figure-price = It costs { $n } ({ $about }); you have { $of }
volfyirion-figure-defeat = To defeat Volfyirion: { $n } Battle

volfyirion-term-lair = on the Lair
volfyirion-term-nowhere = not moved yet
volfyirion-term-defeated = defeated
volfyirion-term-subjugated = subjugated
volfyirion-term-den = awake
volfyirion-term-city = on a City
volfyirion-term-command = Command
volfyirion-term-battle = Battle
volfyirion-term-knowledge = Knowledge
volfyirion-term-troop = Troops
volfyirion-term-building = Buildings
volfyirion-term-unknown = unknown cards
volfyirion-term-turquoise = turquoise
volfyirion-term-red = red
volfyirion-term-purple = purple
