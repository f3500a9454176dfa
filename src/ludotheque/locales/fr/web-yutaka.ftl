## La table de Yutakâ dans le navigateur.

web-yutaka-island = Île { $n }, { $name }
web-yutaka-column-yours = Votre côté de l’île { $number } : { $n ->
    [0] aucune carte.
   *[other] { $cards } ; total { $total }.
} { $free ->
    [0] Il est complet.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
web-yutaka-column = Côté de { $seat } sur l’île { $number } : { $n ->
    [0] aucune carte.
   *[other] { $cards } ; total { $total }.
} { $free ->
    [0] Il est complet.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
web-yutaka-put-yours = { $card }, de votre côté de l’île { $number }.
web-yutaka-put = { $card }, du côté de { $seat } sur l’île { $number }.
web-yutaka-act-put = Touchez pour poser ici la carte choisie.
web-yutaka-act-turn = Touchez pour la retourner.

web-yutaka-tile-open = Tuile { $place } : { $tile }.
web-yutaka-tile-secret = Tuile { $place }, encore cachée aux joueurs : { $tile }.
web-yutaka-tile-hidden = Tuile { $place }, cachée.
web-yutaka-tile-cube = Tuile { $place }, cachée, cube { $kind }.
web-yutaka-tile-covered = Tuile { $place }, cachée, encore sous { $over }.
web-yutaka-tile-covered-cube = Tuile { $place }, cachée, cube { $kind }, encore sous { $over }.
web-yutaka-lead-you = Vous y avez la majorité.
web-yutaka-lead-seat = { $seat } y a la majorité.
web-yutaka-lead-tied = Égalité : personne ne la prendrait.
web-yutaka-lead-nobody = Personne n’est encore en lice.

web-yutaka-hand-yours = Votre main
web-yutaka-hand = La main de { $seat }
web-yutaka-hand-empty = { $seat } n’a plus de cartes.
web-yutaka-held = { $card }, dans votre main. { $kind ->
    [equipement] Elle se pose de votre côté d’une île, puis vous retournez une tuile.
    [dynamite] Elle se pose du côté adverse d’une île, puis votre adversaire retourne une tuile.
   *[object] Elle se pose de votre côté d’une île.
}
web-yutaka-face-down = Une carte face cachée.
web-yutaka-their-hand = { $seat } tient { $n ->
    [one] une carte.
   *[other] { $n } cartes.
}
web-yutaka-stock = Les cartes de { $seat }
web-yutaka-pile = La pioche de { $seat } : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}

web-yutaka-values = Répartition
web-yutaka-values-show = { $n ->
    [0] Valeurs
   *[other] Valeurs ({ $n } à retourner)
}
web-yutaka-left = { $n ->
    [one] Plus qu’une tuile à retourner : avec elle, la partie s’arrête.
   *[other] Encore { $n } tuiles à retourner avant la fin.
}
web-yutaka-values-line = { $n ->
    [0] { $kind } : toutes visibles.
   *[other] { $kind } : encore cachées { $left }{ $found ->
        [0] .
       *[other] { " " }; visibles { $seen }.
    }
}
web-yutaka-values-source = { $provenance ->
    [reconstructed] Reconstitution : notre meilleure estimation, pas les valeurs imprimées (règle A26).
   *[other] D’après la carte Répartition du propriétaire.
}
web-yutaka-removed = { $n ->
    [one] Une tuile a quitté la partie sans être vue.
   *[other] { $n } tuiles ont quitté la partie sans être vues.
}
web-yutaka-removed-these = Ces tuiles avaient quitté la partie :
web-yutaka-removed-shown = Ces tuiles avaient quitté la partie : { $tiles }.
