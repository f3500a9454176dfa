## La table de Saint Seiya dans le navigateur.

web-saint-seiya-face-down = Une carte face cachée.
web-saint-seiya-card = { $card }, { $class }, { $rank }.
web-saint-seiya-costs = Coût : { $costs }.
web-saint-seiya-brings = Apporte : { $values }.
web-saint-seiya-force = { $n } de Force
web-saint-seiya-cosmos = { $n } de Cosmos
web-saint-seiya-heal = soin { $n }
web-saint-seiya-vp = { $n } PV
web-saint-seiya-vp-open = des PV sous condition
web-saint-seiya-has-flame = une Flamme
web-saint-seiya-has-force = Force réunie : { $n } sur { $of }.
web-saint-seiya-has-cosmos = { $armour ->
    [0] Cosmos réuni : { $n } sur { $of }.
   *[other] Cosmos réuni : { $n } sur { $of } ; l’Armure en jeu peut ajouter { $armour }.
}
web-saint-seiya-barred = { $why ->
    [saints] Acquisition impossible : aucun autre Chevalier ne s’acquiert tant que Kuraggu est sur le terrain.
    [three] Acquisition impossible : il faut trois Personnages.
   *[hand] Acquisition impossible : il faut une carte en main à défausser.
}

web-saint-seiya-short-arrival = Arr.
web-saint-seiya-short-defeated = Vai.
web-saint-seiya-short-on-field = Terr.
web-saint-seiya-short-on-play = Jeu
web-saint-seiya-short-by-discard = Déf.
web-saint-seiya-short-by-wound = Ble.
web-saint-seiya-short-by-destroy = Dét.
web-saint-seiya-short-in-fight = Com.

web-saint-seiya-clock = L’Horloge : { $n ->
    [0] plus aucune Flamme.
    [one] une Flamme sur douze.
   *[other] { $n } Flammes sur douze.
}
web-saint-seiya-last-round = Dernier tour !
web-saint-seiya-turn = Tour de { $seat }

web-saint-seiya-slot = Emplacement { $n } du terrain.
web-saint-seiya-slot-last = Elle coûte ici 1 Force et 1 Cosmos de moins, et sera retirée à la fin du tour.
web-saint-seiya-slot-empty = Emplacement { $n } du terrain, vide.
web-saint-seiya-engaged = { $facing ->
    [slot] Face à la carte de l’emplacement { $n }, jouée par { $seat }.
    [nobody] Elle ne fait plus face à personne ; jouée par { $seat }.
    [fighting] Utilisée pour cette acquisition par { $seat }.
   *[beside] Tenue en retrait par { $seat }.
}
web-saint-seiya-group-fighting = Utilisées
web-saint-seiya-group-beside = À leurs côtés
web-saint-seiya-group-nobody = Sans adversaire

web-saint-seiya-reserve = La Réserve : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
web-saint-seiya-removed = La défausse commune : { $n ->
    [0] vide.
    [one] une carte.
   *[other] { $n } cartes.
}
web-saint-seiya-has = { $zone } de { $seat } : { $n ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $n } cartes.
}
web-saint-seiya-aside = De côté
web-saint-seiya-worn = Armure en jeu de { $seat }.
web-saint-seiya-no-armour = Armure
web-saint-seiya-armour-here = La place de l’Armure en jeu.
web-saint-seiya-wear = Équiper
web-saint-seiya-choose = On peut choisir { $seat }.
web-saint-seiya-this-one = Choisir
web-saint-seiya-look-at = Voir les cartes de { $seat }

web-saint-seiya-spread-title = Cartes étalées
web-saint-seiya-spread = { $zone } ({ $seat }) : { $n }
web-saint-seiya-spread-empty = Aucune carte.
web-saint-seiya-spread-close = Ranger ces cartes


web-saint-seiya-yours = Vous
web-saint-seiya-hand-yours = Votre main
web-saint-seiya-hand = La main de { $seat }
web-saint-seiya-hand-empty = Aucune carte en main.
web-saint-seiya-pools = En main, en tout : { $force } de Force, { $cosmos } de Cosmos, { $heal } de soin.

web-saint-seiya-editor-heroes = Chacun choisit son héros
