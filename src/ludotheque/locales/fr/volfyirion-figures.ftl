## Ce que les règles de Volfyirion calculent pour l’œil.

volfyirion-figure-dragon = Volfyirion : { $about }
volfyirion-figure-defence = Défense : { $n }
volfyirion-figure-synergy = Synergie : { $n } des { $of } couleurs demandées
volfyirion-figure-attack = Volfyirion attaque avec { $n } contre une Défense de { $of }
volfyirion-figure-rage = Pile de Rage, { $about } : { $n }
volfyirion-figure-wrath = Pour les Cités détruites : +{ $n }
volfyirion-figure-hand = La main donnerait, { $about } : { $n }
volfyirion-figure-price = Coût : { $n } ({ $about }) ; vous avez { $of }
volfyirion-figure-defeat = Pour vaincre Volfyirion : { $n } points de Combat

volfyirion-term-lair = sur le Lair
volfyirion-term-nowhere = pas encore déplacé
volfyirion-term-defeated = vaincu
volfyirion-term-subjugated = soumis
volfyirion-term-den = réveillé
volfyirion-term-city = sur une Cité
volfyirion-term-command = Ordre
volfyirion-term-battle = Combat
volfyirion-term-knowledge = Savoir
volfyirion-term-troop = Troupes
volfyirion-term-building = Bâtiments
volfyirion-term-unknown = cartes inconnues
volfyirion-term-turquoise = turquoise
volfyirion-term-red = rouge
volfyirion-term-purple = violet
