## Volfyirion au terminal

terminal-goal-volfyirion = Jouez votre main pour gagner Ordre, Combat et Savoir. L’Ordre achète de meilleures cartes, le Combat détruit des Cités et rapporte des Merveilles, le Savoir déplace le dragon. Qui détruit toutes les Cités ennemies a gagné.
terminal-word-city = cité cités
terminal-use-city = { $word } [NOM]
terminal-help-city = les Cités d’un joueur, ses cartes en jeu et sa Défausse

terminal-zone-house = Deck de Maison
terminal-zone-area = Zone de Jeu
terminal-zone-cities = Cités
terminal-zone-troops = Troupes
terminal-zone-buildings = Bâtiments
terminal-zone-ruins = Cités détruites
terminal-zone-assets = Deck d’Atouts
terminal-zone-row = Rangée d’Atouts
terminal-zone-wonders = Deck des Merveilles
terminal-zone-lair = Lair
terminal-zone-lair-wonders = Merveilles du Lair
terminal-zone-half = Moitié du Deck d’Atouts
terminal-zone-perk = Bonus
terminal-zone-perk-pile = Autres Bonus
terminal-zone-ploy = Ruse
terminal-zone-ploy-pile = Autres Ruses

terminal-volfyirion-title = Volfyirion · tour { $n } · { $over ->
    [yes] la guerre est finie
   *[no] { $seat } joue
}
terminal-volfyirion-letter-command = O
terminal-volfyirion-letter-battle = C
terminal-volfyirion-letter-knowledge = S
terminal-volfyirion-letter-turquoise = T
terminal-volfyirion-letter-red = R
terminal-volfyirion-letter-purple = V
terminal-volfyirion-word-command = Ordre
terminal-volfyirion-word-battle = Combat
terminal-volfyirion-word-knowledge = Savoir
terminal-volfyirion-word-turquoise = turquoise
terminal-volfyirion-word-red = rouge
terminal-volfyirion-word-purple = violet
terminal-volfyirion-sign-dragon = dragon
terminal-volfyirion-sign-top = sur le Deck d’Atouts
terminal-volfyirion-sign-removal = retirée pour
terminal-volfyirion-sign-ready = Synergie à utiliser
terminal-volfyirion-sign-taken = Synergie utilisée
terminal-volfyirion-sign-sealed = scellée
terminal-volfyirion-gives-draw = { $n ->
    [1] pioche
   *[other] pioche { $n }
}
terminal-volfyirion-gives-remove = { $n ->
    [1] retire
   *[other] retire { $n }
}
terminal-volfyirion-gives-troop = { $n ->
    [1] −Troupe
   *[other] −Troupe { $n }
}
terminal-volfyirion-gives-building = { $n ->
    [1] −Bâtiment
   *[other] −Bâtiment { $n }
}
terminal-volfyirion-gives-move = { $n ->
    [1] dragon
   *[other] dragon { $n }
}
terminal-volfyirion-lair = Lair
terminal-volfyirion-lair-dragon = Lair : mouvoir { $move }S, vaincre { $defeat }C
terminal-volfyirion-counts = Decks : { $assets } Atouts, { $wonders } Merveilles
terminal-volfyirion-lair-claimed = pris : plus de Merveilles
terminal-volfyirion-piles = main { $hand }  deck { $house }  défausse { $discard }
terminal-volfyirion-ruined = détruite
terminal-volfyirion-area-head = { $seat } a en jeu :
terminal-volfyirion-hand = { $seat }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main :
terminal-volfyirion-burning = Le dragon est sur la Cité { $n } de { $seat } : elle brûle à la fin du tour de ce joueur ({ $cards }).
terminal-volfyirion-dragon-lair = Le dragon est sur le Lair : le déplacer coûte { $move } points de Savoir, le vaincre { $defeat } points de Combat.
terminal-volfyirion-dragon-gone = Le dragon a été vaincu.
terminal-volfyirion-row = Rangée d’Atouts { $n } : { $card }
terminal-volfyirion-space = Lair { $n } : { $card }
terminal-volfyirion-decks = Deck d’Atouts : { $assets }. Deck des Merveilles : { $wonders }.
terminal-volfyirion-top-card = Sur le Deck d’Atouts : { $card }
terminal-volfyirion-card = { $name } ({ $card }), { $kind }, { $colour }, coût { $cost }. { $text }
terminal-volfyirion-kind-command = carte d’Ordre
terminal-volfyirion-kind-building = Bâtiment
terminal-volfyirion-kind-troop = Troupe
terminal-volfyirion-kind-wonder = Merveille
terminal-volfyirion-kind-talisman = Talisman
terminal-volfyirion-colour-turquoise = turquoise
terminal-volfyirion-colour-red = rouge
terminal-volfyirion-colour-purple = violet
terminal-volfyirion-colour-grey = sans couleur
terminal-volfyirion-side = { $seat } : { $command } Ordre, { $battle } Combat, { $knowledge } Savoir ; { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $house } dans le Deck de Maison, { $discard } dans la Défausse.
terminal-volfyirion-city = Cité { $n }, { $city } : Défense { $defence }{ $guards }{ $builds }{ $dragon ->
    [yes] { " " }; le dragon s’y trouve
   *[no] { "" }
}.
terminal-volfyirion-guarded = , gardée par { $troop }
terminal-volfyirion-built = , avec { $building }
terminal-volfyirion-ruin = Cité { $n }, { $city } : détruite.
terminal-volfyirion-area = { $seat } a en jeu { $cards }.
terminal-volfyirion-discard = { $seat }, Défausse : { $cards }.
terminal-volfyirion-perks = Bonus : { $cards }
terminal-volfyirion-ploys = Ruses : { $cards }
terminal-volfyirion-holds = { $seat }, { $card }
terminal-volfyirion-city-which = Les Cités de qui ? Il y a : { $known }.
terminal-volfyirion-gain-command = { $n } Ordre
terminal-volfyirion-gain-battle = { $n } Combat
terminal-volfyirion-gain-knowledge = { $n } Savoir
terminal-volfyirion-told = { $seat } joue { $cards } : { $gains }.
terminal-volfyirion-told-plays = { $seat } joue { $cards }.
terminal-volfyirion-told-gains = { $seat } gagne { $gains }.
terminal-volfyirion-move-play = jouer { $card }{ $n ->
    [0] { "" }
   *[other] { " " }dans la Cité { $n }
} ({ $short })
terminal-volfyirion-move-synergy = Synergie de { $card } ({ $short })
terminal-volfyirion-move-scrap = retirer { $card } pour son bonus ({ $short })
terminal-volfyirion-move-buy = acquérir { $card } pour { $cost } Ordre ({ $short })
terminal-volfyirion-move-buy-top = acquérir { $card }, la première carte, pour { $cost } Ordre ({ $short })
terminal-volfyirion-move-wonder = acquérir { $card } pour { $cost } Combat ({ $short })
terminal-volfyirion-move-wonder-top = acquérir la première Merveille, inconnue (Heroes Party)
terminal-volfyirion-move-redeploy = déplacer { $card } vers la Cité { $n } pour { $cost } Ordre
terminal-volfyirion-move-attack = attaquer { $card } pour { $cost } Combat
terminal-volfyirion-move-seal = sceller { $card } pour { $cost } Savoir
terminal-volfyirion-move-unseal = desceller { $card } pour { $cost } Savoir
terminal-volfyirion-move-replace = remplacer { $card } par la première carte pour { $cost } Savoir
terminal-volfyirion-move-send = le dragon sur { $card }
terminal-volfyirion-move-call-back = le dragon de retour sur le Lair
terminal-volfyirion-move-defeat = vaincre le dragon
terminal-volfyirion-move-claim = prendre le Lair comme Cité
terminal-volfyirion-move-ascend = prendre { $card }
terminal-volfyirion-move-collide = sceller { $card } et gagner { $cost } Savoir
terminal-volfyirion-move-rebuild = reconstruire { $card }
terminal-volfyirion-move-refresh = remplacer { $card } par la première carte, gratuit au premier tour
terminal-volfyirion-move-refresh-all = cinq nouvelles cartes dans la Rangée, gratuit au premier tour
terminal-volfyirion-move-mulligan = mélanger cette main et en piocher une autre
terminal-volfyirion-move-draw = piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
terminal-volfyirion-move-remove = retirer { $card } ({ $short })
terminal-volfyirion-move-destroy = retirer { $card } à l’ennemi ({ $short })
terminal-volfyirion-move-recover = { $card } dans la Cité { $n }
terminal-volfyirion-move-end = finir le tour
