## Volfyirion au terminal

terminal-goal-volfyirion = Jouez votre main pour gagner Ordre, Combat et Savoir. L’Ordre achète de meilleures cartes, le Combat détruit des Cités et rapporte des Merveilles, le Savoir déplace le dragon. Qui détruit toutes les Cités ennemies a gagné.
terminal-word-city = cité cités
terminal-use-city = { $word } [NOM]
terminal-help-city = les Cités d’un joueur, ses cartes en jeu et sa Défausse

terminal-volfyirion-title = Volfyirion · tour { $n } · { $over ->
    [yes] la guerre est finie
   *[no] à jouer : { $seat }
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
terminal-volfyirion-counts = Decks : { $assets } Atouts, { $wonders } Merveilles
terminal-volfyirion-lair-claimed = pris : plus de Merveilles
terminal-volfyirion-piles = main { $hand }  deck { $house }  défausse { $discard }
terminal-volfyirion-ruined = détruite
terminal-volfyirion-area-head = { $seat } a en jeu :
terminal-volfyirion-hand = { $seat }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main :
terminal-volfyirion-burning = Le dragon brûlera la Cité { $n } de { $seat } à la fin de son tour : { $cards }.
terminal-volfyirion-dragon-gone = Le dragon a été vaincu.
terminal-volfyirion-row = Rangée d’Atouts { $n } : { $card }
terminal-volfyirion-space = Lair { $n } : { $card }
terminal-volfyirion-decks = Deck d’Atouts : { $assets }. Deck des Merveilles : { $wonders }.
terminal-volfyirion-top-card = Sur le Deck d’Atouts : { $card }
terminal-volfyirion-card = { $cost ->
    [0] { $name } ({ $card }), { $kind }, { $colour }. { $text }
   *[other] { $name } ({ $card }), { $kind }, { $colour }, coût { $cost }. { $text }
}
terminal-volfyirion-side = { $seat } : { $command } Ordre, { $battle } Combat, { $knowledge } Savoir ; { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $house } dans le Deck de Maison, { $discard } dans la Défausse.
terminal-volfyirion-city = Cité { $n }, { $city } : Défense { $defence }{ $guards }{ $builds }{ $dragon ->
    [yes] { " " }; le dragon s’y trouve
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
terminal-volfyirion-move-dismiss = retirer { $card } sans prendre ses points
terminal-volfyirion-move-scrap = retirer { $card } pour son bonus ({ $short })
terminal-volfyirion-move-buy = acquérir { $card } pour { $cost } Ordre ({ $short })
terminal-volfyirion-move-buy-top = acquérir { $card }, la première carte, pour { $cost } Ordre ({ $short })
terminal-volfyirion-move-wonder = acquérir { $card } pour { $cost } Combat ({ $short })
terminal-volfyirion-move-wonder-top = acquérir la première Merveille, face cachée (Heroes Party)
terminal-volfyirion-move-redeploy = redéployer { $card } vers la Cité { $n } pour { $cost } Ordre
terminal-volfyirion-move-attack = attaquer { $card } pour { $cost } Combat
terminal-volfyirion-move-seal = sceller { $card } de { $seat } pour { $cost } Savoir
terminal-volfyirion-move-unseal = desceller { $card } de { $seat } pour { $cost } Savoir
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
terminal-volfyirion-lair = Lair : { $mode ->
    [solo] soumettre { $move }S
   *[other] déplacer { $move }S
}, vaincre { $defeat }C
terminal-volfyirion-dragon-duel = Le dragon est sur le Lair : le déplacer coûte { $move } points de Savoir, le vaincre { $defeat } points de Combat.
terminal-volfyirion-dragon-solo = Le dragon dort sur le Lair. { $defeat } points de Combat le vainquent, { $subjugate } points de Savoir le soumettent ; { $aside } de l’un ou de l’autre mettent de côté une carte de la Pile de Rage.
terminal-volfyirion-dragon-teams = Le dragon est hors jeu jusqu’à son premier mouvement : un pas coûte { $move } points de Savoir, deux { $leap } ; le vaincre { $defeat } points de Combat.
terminal-volfyirion-den-solo = { $seat }, le dragon est éveillé : il attaque avec la Pile de Rage à la fin de ce tour.
terminal-volfyirion-den-teams = Le dragon est sur le Lair de l’équipe de { $seat }, dont les Merveilles coûtent 2 points de Combat de plus.
terminal-volfyirion-threat = Le dragon est sur la Cité { $n } de { $seat } : la grille fait { $attack } contre { $defence }. { $falls ->
    [yes] À la fin du tour, elle est perdue ({ $cards }).
   *[no] Elle tient ({ $cards }).
}
terminal-volfyirion-grid = Grille de Rage, deux par rangée
terminal-volfyirion-rage = Pile de Rage : { $n }, { $awake ->
    [yes] dragon éveillé !
   *[no] le dragon dort
}
terminal-volfyirion-aside = mises de côté : { $n }
terminal-volfyirion-enemy-row = Rangée ennemie :
terminal-volfyirion-and = { " " }et { "" }
terminal-volfyirion-move-subjugate = soumettre le dragon pour { $cost } Savoir
terminal-volfyirion-move-aside = mettre de côté la première carte de la Pile de Rage pour { $cost } { $points }
terminal-volfyirion-move-lose = perdre { $card }
terminal-volfyirion-move-keep = laisser { $card } dans la Pile de Rage
terminal-volfyirion-move-banish = défausser { $card } de la grille pour { $cost } Combat
terminal-volfyirion-move-seal-grid = sceller { $card } dans la grille pour { $cost } Savoir
terminal-volfyirion-move-unite = à deux, { $cost } { $points } contre le dragon
terminal-volfyirion-move-agree = accepter
terminal-volfyirion-move-seal-row = sceller { $card } dans la Rangée ennemie pour { $cost } Savoir
terminal-volfyirion-move-unseal-row = desceller { $card } pour { $cost } Savoir
terminal-volfyirion-move-send-lair = le dragon sur le Lair ennemi
terminal-volfyirion-move-take = mettre { $card } en jeu ({ $short })
