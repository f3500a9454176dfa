## La table de Volfyirion dans le navigateur.

web-volfyirion-point = { $point ->
    [command] Ordre
    [battle] Combat
   *[knowledge] Savoir
}
web-volfyirion-price = { $point ->
    [command] { $n } Ordre
    [battle] { $n } Combat
   *[knowledge] { $n } Savoir
}

web-volfyirion-card = { $card }, { $what }. { $text }
web-volfyirion-other-card = { $card }. { $text }
web-volfyirion-face-down = Une carte face cachée.
web-volfyirion-synergy-holds = Sa Synergie est prête.
web-volfyirion-synergy-used = Sa Synergie a servi ce tour.
web-volfyirion-synergy-lacks = Il manque à sa Synergie : { $colours }.
web-volfyirion-sealed = Scellée.

web-volfyirion-side = Cités de { $who } ({ $n } debout)
web-volfyirion-city = Cité { $number } de { $seat }, { $name } : Défense { $n }.
web-volfyirion-city-fallen = Cité { $number } de { $seat }, { $name } : détruite.
web-volfyirion-burns = Volfyirion est dessus et la détruira à la fin du tour de { $seat }.
web-volfyirion-burns-short = Brûle en fin de tour
web-volfyirion-slot = { $kind ->
    [troop] Emplacement de Troupe libre, Cité { $number } de { $seat }.
   *[building] Emplacement de Bâtiment libre, Cité { $number } de { $seat }.
}
web-volfyirion-at-city = À la Cité { $number } de { $seat }.
web-volfyirion-area = Zone de Jeu de { $seat }
web-volfyirion-area-empty = Zone de Jeu
web-volfyirion-held-gives = et { $n } de plus dans votre main

web-volfyirion-market = Atouts et Merveilles
web-volfyirion-market-of = Atouts et Merveilles de l’équipe de { $seat }
web-volfyirion-row = Rangée d’Atouts
web-volfyirion-in-row = Carte { $n } de la Rangée d’Atouts.
web-volfyirion-assets = Deck d’Atouts : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
web-volfyirion-lair = Lair
web-volfyirion-lair-says = Le Lair. { $dragon ->
    [lair] Volfyirion s’y trouve.
    [gone] Volfyirion est vaincu.
    [den] Volfyirion l’a quitté.
    [nowhere] Personne n’a encore déplacé Volfyirion.
   *[city] Volfyirion est sur une Cité.
}
web-volfyirion-dragon = { $at ->
    [lair] Volfyirion est ici
    [gone] Volfyirion vaincu
    [nowhere] Volfyirion dort
   *[city] Volfyirion est parti
}
web-volfyirion-dragon-prices = Le vaincre : { $defeat } Combat. { $how ->
    [subdue] Le soumettre : { $move } Savoir.
   *[move] Le déplacer : { $move } Savoir.
}
web-volfyirion-on-lair = Sur le Lair.
web-volfyirion-wonders = Deck des Merveilles : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}

web-volfyirion-house-short = Deck
web-volfyirion-house = Deck de Maison de { $seat } : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
web-volfyirion-discard-short = Défausse
web-volfyirion-discard = Défausse de { $seat } : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
web-volfyirion-removed-short = Retirées
web-volfyirion-removed = Cartes retirées de la partie : { $n ->
    [0] aucune.
    [one] une.
   *[other] { $n }.
}
web-volfyirion-pile-empty = Il n’y a pas de carte.
web-volfyirion-act-acquire = Touchez pour acquérir la carte.
web-volfyirion-act-remove = Touchez pour retirer la carte de la partie.
web-volfyirion-extra = { $kind ->
    [perk] Le Bonus de { $seat }.
   *[ploy] La Ruse de { $seat }.
}
web-volfyirion-secret = Ruse secrète
web-volfyirion-their-hand = { $seat } a en main { $n ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $n } cartes.
}
web-volfyirion-dock = Les points et la main de { $seat }
web-volfyirion-hand = Main de { $seat }
web-volfyirion-hand-empty = La main est vide.
web-volfyirion-deeds = Ce que { $card } permet

web-volfyirion-module = { $module ->
    [mercenary] Mercenary
    [ascension] Ascension Path
    [saboteur] Saboteur
    [perks] Bonus
    [ploys] Ruses
    [rebuild] Reconstruire une Cité
    [hidden-top] Première carte cachée
   *[talismans] Talismans brisés
}
web-volfyirion-module-about = { $module ->
    [mercenary] Quatre Troupes fortes et bon marché, mais leur Cité tombe dès la première attaque payée.
    [ascension] Deux Merveilles que personne ne peut sceller, mais que l’on peut prendre à l’autre pour 4 points de Savoir.
    [saboteur] Deux cartes que l’on acquiert pour la Défausse de l’adversaire, et dont on ne se débarrasse pas.
    [perks] Chacun reçoit une carte visible qui l’aide toute la partie.
    [ploys] Chacun reçoit une carte secrète qui agit d’elle-même quand son moment vient.
    [rebuild] Une Cité détruite peut être relevée une fois.
    [hidden-top] La première carte du Deck d’Atouts reste face cachée.
   *[talismans] Quand les deux Talismans se trouvent dans la Rangée, la partie s’arrête aussitôt.
}

web-volfyirion-rage = Pile de Rage ({ $n })
web-volfyirion-awake = Volfyirion attaque à la fin de ce tour
web-volfyirion-asleep = Volfyirion dort : encore { $n ->
    [one] une carte
   *[other] { $n } cartes
} dans votre deck
web-volfyirion-rage-known = Au moins { $battle } Combat et { $knowledge } Savoir, { $troops } Troupes, { $buildings } Bâtiments ; cartes inconnues : { $n }.
web-volfyirion-rage-so-far = Force connue :
web-volfyirion-rage-hidden = et { $n ->
    [one] une carte cachée
   *[other] { $n } cartes cachées
}
web-volfyirion-rage-top = Première carte de la Pile de Rage : vous pouvez la mettre de côté pour { $n } points de Combat ou de Savoir.
web-volfyirion-wrath = dont { $n } pour les Cités détruites
web-volfyirion-aside-short = De côté
web-volfyirion-aside = Cartes mises de côté : { $n ->
    [0] aucune.
    [one] une.
   *[other] { $n }.
}

web-volfyirion-grid = Grille du dragon
web-volfyirion-grid-falls = { $city } tombera : { $n } contre { $defence }.
web-volfyirion-grid-holds = { $city } tient : { $n } contre { $defence }.
web-volfyirion-grid-rests = Volfyirion n’est sur aucune Cité debout.
web-volfyirion-in-grid = Ligne { $row } de la grille, carte { $n }.
web-volfyirion-rage-deck = Deck de Rage : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
web-volfyirion-rage-discard = Défausse du Deck de Rage : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
