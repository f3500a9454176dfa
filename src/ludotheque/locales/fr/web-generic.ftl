## Les mots communs à toutes les tables du navigateur, et la table qui sait dessiner n’importe quel jeu.

web-generic-act-pick = Touchez pour la choisir.
web-generic-act-unpick = Elle est choisie ; touchez pour la reposer.
web-generic-act-target = Touchez pour choisir cette place.
web-generic-act-why = Impossible pour le moment ; touchez pour savoir pourquoi.
web-generic-act-look = Touchez pour la voir de près.
web-generic-fresh = C’est nouveau.
web-generic-hinted = C’est le conseil.

web-generic-common = La table
web-generic-numbered = { $what } { $n }
web-generic-card = { $n ->
    [0] { $card }. { $zone } ({ $owner }).
   *[other] { $card }. { $zone } ({ $owner }), place { $n }.
}
web-generic-face-down = { $back ->
    [hidden] Une carte face cachée.
   *[other] Une carte face cachée, dos : { $back }.
} { $n ->
    [0] { $zone } ({ $owner }).
   *[other] { $zone } ({ $owner }), place { $n }.
}
web-generic-secret = Les joueurs ne la voient pas.
web-generic-empty-place = Une place vide. { $zone } ({ $owner }), place { $n }.
web-generic-no-cards = Aucune carte.
web-generic-pile = { $zone } ({ $owner }) : { $n ->
    [one] une carte.
   *[other] { $n } cartes.
}
web-generic-zone = { $zone } ({ $owner }) : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
web-generic-mark = { $n ->
    [0] { $what }
   *[other] { $what } : { $n }
}
