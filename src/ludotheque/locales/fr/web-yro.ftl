## La table de YRO dans le navigateur.

web-yro-gain = { $gain ->
    [tech] { $n } Tech
    [magic] { $n } Magie
    [vp] { $n } PV
    [strength] { $n } Force
   *[coins] { $n ->
        [one] { $n } écu
       *[other] { $n } écus
    }
}
web-yro-sign-double = bonus ×2
web-yro-name-ours = Nous ne connaissons pas le nom imprimé : celui-ci est de nous.

web-yro-card = { $card }, { $faction }, { $profession } : coût { $cost }, Force { $strength }. { $text }
web-yro-other-card = { $card }. { $text }
web-yro-face-down = Un Aventurier face cachée.
web-yro-where = { $whose ->
    [yours] { $at ->
        [front] En { $spot } de votre guilde, sur le Front.
       *[behind] En { $spot } de votre guilde.
    }
   *[theirs] { $at ->
        [front] En { $spot } de la guilde de { $seat }, sur le Front.
       *[behind] En { $spot } de la guilde de { $seat }.
    }
}
web-yro-spot = Un emplacement libre de votre guilde, { $spot }.
web-yro-planned = { $card } ira en { $spot } ; personne d’autre ne le voit encore.
web-yro-act-place = Touchez pour placer la recrue ici.
web-yro-guild-empty-yours = Votre guilde est encore vide.
web-yro-guild-empty = { $seat } n’a pas encore d’Aventurier.
web-yro-line-row = Une rangée de trois, { $what } : { $gains }.
web-yro-line-column = Une colonne de trois, { $what } : { $gains }.

web-yro-yours = Votre guilde
web-yro-vp = Points de Victoire :
web-yro-coins = Écus :
web-yro-level = { $kind ->
    [tech] Niveau { $level } de Tech, points :
   *[magic] Niveau { $level } de Magie, points :
}
web-yro-strength-now = Force de la guilde telle qu’elle est : { $n }.
web-yro-strength-last = Force au dernier Combat : { $n }
web-yro-rank = C’est le rang { $n }, qui vaut { $vp } PV.
web-yro-rank-short = { $n ->
    [1] 1er
   *[other] { $n }e
}

web-yro-round = Tour
web-yro-phases = Les six phases d’un tour
web-yro-phase-draw = Pioche
web-yro-phase-recruitment = Recrutement
web-yro-phase-combat = Combat
web-yro-phase-production = Production
web-yro-phase-income = Revenu
web-yro-phase-victory = Points de Victoire
web-yro-harvest = Ce que le dernier tour a donné à { $seat }, phase par phase :

web-yro-larger = Voir la guilde de { $seat } en grand
web-yro-smaller = Réduire la guilde de { $seat }
web-yro-chosen = { $seat } a choisi.
web-yro-their-hand = { $seat } a en main { $n ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $n } cartes.
}
web-yro-their-recruit = Recruté par { $seat }, pas encore placé.

web-yro-rack = Les cartes de { $seat }
web-yro-hand = { $n ->
    [0] Main
   *[other] Main ({ $n })
}
web-yro-recruits = { $n ->
    [0] Recrues
   *[other] À placer
}
web-yro-pack = { $n ->
    [0] Paquet
   *[other] Paquet ({ $n })
}
web-yro-in-hand = Dans la main de { $seat }.
web-yro-in-recruits = Recruté par { $seat }, à placer.
web-yro-in-pack = Dans le paquet de { $seat }.
web-yro-act-hand = Prendre la carte
web-yro-act-recruits = Recruter
web-yro-sealed = Vous l’avez choisie ; personne d’autre ne la voit encore.
web-yro-hand-empty = { $seat } n’a plus de cartes.
web-yro-purse-none = Aucune recrue : vous recevez 2 écus.
web-yro-purse-one = Une recrue, 1 écu de moins : { $n ->
    [0] gratuite.
    [one] { $n } écu.
   *[other] { $n } écus.
}
web-yro-purse-two = Deux recrues : { $n } écus.
web-yro-purse-left = reste { $n }
web-yro-purse-short = il manque { $n }

web-yro-deck = Pioche
web-yro-thrown = Ce tour
web-yro-discard = Défausse
web-yro-pile-deck = Pioche : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
web-yro-pile-thrown = Défaussé pendant ce tour : { $n ->
    [0] rien.
    [one] une carte.
   *[other] { $n } cartes.
}
web-yro-pile-discard = Défaussé aux tours précédents : { $n ->
    [0] rien.
    [one] une carte.
   *[other] { $n } cartes.
}

web-yro-quests = Quêtes
web-yro-quest-by = Accomplie par { $who }.
web-yro-quest-closed = Accomplie et fermée.

web-yro-rivals = Rivaux
web-yro-rivals-limit = sur { $n } : au-delà, tout est perdu
web-yro-rivals-weaker = Moins forts que vos { $n } : 4 PV.
web-yro-rivals-stronger = Au moins aussi forts que vos { $n } : aucun PV.
web-yro-rivals-none = À chaque Combat, un de plus les rejoint.

web-yro-editor-quests = Les huit de votre boîte
web-yro-editor-count = { $n } Quêtes choisies sur { $of }
