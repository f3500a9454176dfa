## Saint Seiya : les coups en mots, et la fin de chaque question

saint-seiya-do-engage = Engager { $card } { $slot ->
    [0] ({ $target } en face)
   *[other] face à l’emplacement { $slot } ({ $target })
}
saint-seiya-do-equip = Équiper { $card }
saint-seiya-do-force = Acquérir { $card }{ $slot ->
    [0] { "" }
   *[other] { " " }à l’emplacement { $slot }
} par la Force
saint-seiya-do-cosmos = Acquérir { $card }{ $slot ->
    [0] { "" }
   *[other] { " " }à l’emplacement { $slot }
} par le Cosmos{ $n ->
    [1] { " " }avec votre Armure
   *[other] { "" }
}
saint-seiya-do-activate = Activer { $card }{ $target ->
    [nobody] { "" }
   *[other] { " " }({ $target } en face)
}
saint-seiya-do-heal = Soigner avec { $card }{ $target ->
    [nobody] { "" }
   *[other] { " " }({ $target } en face)
}
saint-seiya-do-discard = Défausser { $card }
saint-seiya-do-pick = { $what ->
    [wound] Blesser { $card }
    [destroy] Détruire { $card }
    [upgrade] Détruire deux { $card }
    [throw] Défausser { $card }
    [recover] Prendre { $card } en main
    [search] Prendre { $card } en main
    [reclaim] Mettre { $card } dans votre défausse
    [heal] Soigner { $card }
    [hold-back] Retenir { $card }
    [athena] Rendre { $card }
   *[other] Choisir { $card }
}{ $whose ->
    [theirs] { " " }chez { $seat }
   *[other] { "" }
}
saint-seiya-do-boost = Renforcer { $card }{ $target ->
    [nobody] { "" }
   *[other] { " " }({ $target } en face)
}
saint-seiya-do-slot = Choisir { $card }{ $slot ->
    [0] { "" }
   *[other] { " " }à l’emplacement { $slot }
}
saint-seiya-do-swap = Échanger { $card }{ $slot ->
    [0] { "" }
   *[other] { " " }à l’emplacement { $slot }
} et { $target }{ $second ->
    [0] { "" }
   *[other] { " " }à l’emplacement { $second }
}
saint-seiya-do-seat = Choisir { $seat }
saint-seiya-do-yes = { $what ->
    [draw] Piocher 1 carte
    [shun] Piocher 1 carte
   *[other] Appliquer l’effet
}
saint-seiya-do-none = Je n’en ai pas

saint-seiya-ask-main-done = Finir la phase principale
saint-seiya-ask-hold-back-done = { $n ->
    [0] Les utiliser tous
    [one] Retenir ce Personnage
   *[other] Retenir ces { $n } Personnages
}
saint-seiya-ask-draw-done = Ne pas piocher
saint-seiya-ask-shun-done = Ne pas piocher
saint-seiya-ask-may-done = Ne pas l’appliquer
saint-seiya-ask-seat-done = Ne choisir personne
saint-seiya-ask-wound-done = { $n ->
    [one] Blesser ce Personnage
   *[other] Blesser ces { $n } Personnages
}
saint-seiya-ask-wound-may-done = Ne blesser personne
saint-seiya-ask-destroy-done = { $n ->
    [one] Détruire cette carte
   *[other] Détruire ces { $n } cartes
}
saint-seiya-ask-destroy-may-done = Ne rien détruire
saint-seiya-ask-throw-done = { $n ->
    [one] Défausser cette carte
   *[other] Défausser ces { $n } cartes
}
saint-seiya-ask-recover-may-done = Ne rien reprendre
saint-seiya-ask-heal-done = { $n ->
    [one] Soigner ce Personnage
   *[other] Soigner ces { $n } Personnages
}
saint-seiya-ask-heal-may-done = Ne soigner personne
saint-seiya-ask-gemini-done = Garder l’Armure des Gémeaux
saint-seiya-ask-swap-done = Ne rien échanger
saint-seiya-ask-discard-done = { $n ->
    [0] Tout garder
    [one] Défausser cette carte
   *[other] Défausser ces { $n } cartes
}
