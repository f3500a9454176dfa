## Volfyirion : les coups en mots, et la fin de chaque question

volfyirion-do-play = Jouer { $card }{ $city ->
    [none] { "" }
   *[other] { " " }à { $city }
}
volfyirion-do-synergy = Utiliser la Synergie : { $card }
volfyirion-do-scrap = Retirer { $card } pour son bonus
volfyirion-do-dismiss = Retirer { $card } sans prendre ses points
volfyirion-do-buy = Acquérir { $card }
volfyirion-do-buy-top = Acquérir { $card } sur le Deck d’Atouts
volfyirion-do-wonder = Acquérir { $card }
volfyirion-do-wonder-top = Acquérir la première carte du Deck des Merveilles
volfyirion-do-redeploy = Redéployer { $card } à { $city }
volfyirion-do-attack = Attaquer { $city }
volfyirion-do-seal = Sceller { $card }, en jeu chez { $seat }
volfyirion-do-unseal = Desceller { $card }, en jeu chez { $seat }
volfyirion-do-replace = Remplacer { $card }
volfyirion-do-send = Déplacer Volfyirion sur { $city }
volfyirion-do-call-back = Renvoyer Volfyirion au Lair
volfyirion-do-defeat = Vaincre Volfyirion
volfyirion-do-claim = Prendre le Lair comme Cité
volfyirion-do-ascend = Prendre l’Ascension Path
volfyirion-do-collide = Sceller { $card } pour du Savoir
volfyirion-do-rebuild = Reconstruire { $card }
volfyirion-do-refresh = Échanger { $card } (premier tour)
volfyirion-do-refresh-all = Échanger toute la Rangée d’Atouts (premier tour)
volfyirion-do-mulligan = Piocher une nouvelle main
volfyirion-do-draw = Piocher { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
volfyirion-do-remove = { $pile ->
    [hand] Retirer { $card } de votre main
    [area] Retirer { $card } de votre Zone de Jeu
    [discard] Retirer { $card } de votre Défausse
   *[sealed] Retirer { $card }, la carte scellée
}
volfyirion-do-destroy = Retirer { $card } à { $city }
volfyirion-do-recover = Placer { $card } à { $city }
volfyirion-do-end = Finir le tour

volfyirion-do-subjugate = Soumettre Volfyirion
volfyirion-do-aside = Mettre de côté la première carte de la Pile de Rage, pour { $n ->
    [1] 6 points de Combat
   *[other] 6 points de Savoir
}
volfyirion-do-lose = Perdre { $card }
volfyirion-do-keep = Garder { $card } dans la Pile de Rage
volfyirion-do-banish = Défausser { $card } de la grille
volfyirion-do-seal-grid = Sceller { $card } dans la grille
volfyirion-do-unite = Proposer de réunir vos points { $n ->
    [1] de Combat
   *[other] de Savoir
} contre Volfyirion
volfyirion-do-agree = D’accord
volfyirion-do-seal-row = Sceller { $card } dans la Rangée ennemie
volfyirion-do-unseal-row = Desceller { $card } dans la Rangée
volfyirion-do-send-lair = Déplacer Volfyirion sur le Lair ennemi
volfyirion-do-take = Prendre { $card } en jeu

volfyirion-ask-mulligan-done = Garder cette main
volfyirion-ask-draw-done = Ne rien piocher
volfyirion-ask-remove-done = Ne rien retirer
volfyirion-ask-thin-done = Ne rien retirer
volfyirion-ask-destroy-done = Ne rien retirer
volfyirion-ask-dragon-done = Laisser Volfyirion où il est
volfyirion-ask-claim-done = Laisser le Lair
volfyirion-ask-recover-done = Laisser la Troupe
volfyirion-ask-agree-done = Refuser
volfyirion-ask-team-thin-done = Ne rien retirer
volfyirion-ask-spoils-done = Ne rien retirer
volfyirion-ask-ravage-done = { $n ->
    [one] Perdre cette carte
   *[other] Perdre ces { $n } cartes
}
