## YRO

yro-name = YRO
yro-tagline = Une guilde, neuf Aventuriers au plus, et tout le monde en même temps.

yro-faction-iles = Îles du Soleil croissant
yro-faction-conclave = Conclave sylvestre
yro-faction-marche = Marché errant
yro-faction-societe = Société minière
yro-faction-cite = Cité flottante
yro-faction-dragons = Ordre des chevaliers dragons
yro-profession-guerrier = Guerrier
yro-profession-marchand = Marchand
yro-profession-technicien = Technicien
yro-profession-explorateur = Explorateur
yro-profession-mage = Mage
yro-profession-souverain = Souverain

yro-card-me1 = Garde de caravane
yro-card-me2 = Colporteuse
yro-card-me3 = Maître forgeronne
yro-card-me4 = Diseuse de bonne aventure
yro-card-me5 = Chapelain des routes
yro-card-me6 = Changeuse d’or
yro-card-me7 = Fossoyeuse
yro-card-me8 = Reine des caravanes
yro-card-sm1 = Boxeur des galeries
yro-card-sm2 = Négociante en minerai
yro-card-sm3 = Alchimiste
yro-card-sm4 = Prospecteur d’éther
yro-card-sm5 = Comptable
yro-card-sm6 = Maître brasseur
yro-card-sm7 = Gardienne des coffres
yro-card-sm8 = Grand directeur
yro-card-cs1 = Archère des cimes
yro-card-cs2 = Troqueur de graines
yro-card-cs3 = Sculptrice d’écorce
yro-card-cs4 = Éclaireuse des brumes
yro-card-cs5 = Chanteuse de sève
yro-card-cs6 = Sorcier des ronces
yro-card-cs7 = Mage des champignons
yro-card-cs8 = Reine des dryades
yro-card-is1 = Blaireau pugiliste
yro-card-is2 = Raton brocanteur
yro-card-is3 = Loutre bricoleuse
yro-card-is4 = Renarde chamane
yro-card-is5 = Crapaud halluciné
yro-card-is6 = Sanglier capitaine
yro-card-is7 = Grue stratège
yro-card-is8 = Tigre chef de clan
yro-card-cf1 = Gardien arcane
yro-card-cf2 = Automate doré
yro-card-cf3 = Danseuse au voile
yro-card-cf4 = Mage du temps
yro-card-cf5 = Souverain des nuées
yro-card-cd1 = Chevalier dragon de braise
yro-card-cd2 = Chevalier dragon d’or
yro-card-cd3 = Chevalier dragon d’airain
yro-card-cd4 = Seigneur dragon des tempêtes

yro-text-recruitment-tech = Recrutement : gagnez { $n } Tech.
yro-text-recruitment-magic = Recrutement : gagnez { $n } Magie.
yro-text-recruitment-coins = Recrutement : gagnez { $n ->
    [one] 1 écu
   *[other] { $n } écus
}.
yro-text-recruitment-coins-profession = Recrutement : gagnez { $n ->
    [one] 1 écu
   *[other] { $n } écus
} par profession différente dans votre guilde, celle-ci comprise.
yro-text-recruitment-vp = Recrutement : gagnez { $n } PV.
yro-text-recruitment-vp-tech = Recrutement : gagnez { $n } PV par niveau de Tech.
yro-text-recruitment-vp-magic = Recrutement : gagnez { $n } PV par niveau de Magie.
yro-text-recruitment-vp-ally = Recrutement : gagnez { $n } PV par Aventurier de cette faction dans votre guilde, celui-ci compris.
yro-text-recruitment-level = Recrutement : montez le plus bas de vos points de Tech et de Magie au niveau du plus haut.
yro-text-combat-strength-tech = Combat : cet Aventurier a { $n } Force de plus par niveau de Tech.
yro-text-combat-strength-magic = Combat : cet Aventurier a { $n } Force de plus par niveau de Magie.
yro-text-rewarded-vp = Combat : si vous obtenez des PV pour votre rang, gagnez { $n } PV de plus.
yro-text-rewarded-vp-tech = Combat : si vous obtenez des PV pour votre rang, gagnez { $n } PV de plus par niveau de Tech.
yro-text-rewarded-vp-magic = Combat : si vous obtenez des PV pour votre rang, gagnez { $n } PV de plus par niveau de Magie.
yro-text-unrewarded-vp = Combat : si vous n’obtenez pas de PV pour votre rang, gagnez { $n } PV.
yro-text-production-tech = Production : gagnez { $n } Tech.
yro-text-production-magic = Production : gagnez { $n } Magie.
yro-text-income-coins = Revenu : gagnez { $n ->
    [one] 1 écu
   *[other] { $n } écus
}.
yro-text-income-coins-tech = Revenu : gagnez { $n ->
    [one] 1 écu
   *[other] { $n } écus
} par niveau de Tech.
yro-text-income-coins-magic = Revenu : gagnez { $n ->
    [one] 1 écu
   *[other] { $n } écus
} par niveau de Magie.
yro-text-victory-vp = Points de Victoire : gagnez { $n } PV.
yro-text-victory-vp-tech = Points de Victoire : gagnez { $n } PV par niveau de Tech.
yro-text-victory-vp-magic = Points de Victoire : gagnez { $n } PV par niveau de Magie.
yro-text-victory-vp-cost-least = Points de Victoire : gagnez { $n } PV par Aventurier de votre guilde dont le coût imprimé est de { $bound } ou plus.
yro-text-victory-vp-cost-most = Points de Victoire : gagnez { $n } PV par Aventurier de votre guilde dont le coût imprimé est de { $bound } ou moins.
yro-text-victory-vp-strength-least = Points de Victoire : gagnez { $n } PV par Aventurier de votre guilde dont la Force imprimée est de { $bound } ou plus.
yro-text-fights-from-behind = Combat : sa Force compte même s’il n’est pas sur le Front.
yro-text-doubles-bonuses = Dorénavant, vos bonus de connexion sont doublés.
yro-text-triples-coins = Fin de partie : vos écus rapportent trois fois plus de PV.

yro-quest-gold2 = Deux écus en poche
yro-quest-income7 = Bonnes affaires
yro-quest-cheap3 = Modeste compagnie
yro-quest-power15 = Front redoutable
yro-quest-jobs4 = Quatre métiers
yro-quest-gold12 = Une douzaine d’écus
yro-quest-expensive3 = Grands noms
yro-quest-columns2 = Deux colonnes
yro-quest-levels2 = Équilibre
yro-quest-races4 = Quatre bannières
yro-quest-tech3 = Grande invention
yro-quest-faith3 = Haute magie
yro-quest-text-gold2 = À la fin du Recrutement : avoir exactement 2 écus.
yro-quest-text-income7 = À la fin du Revenu : avoir gagné 7 écus ou plus pendant cette phase.
yro-quest-text-cheap3 = À la fin du Recrutement : avoir au moins 3 Aventuriers de coût 3 ou moins.
yro-quest-text-power15 = À la fin du Combat : avoir une Force de 15 ou plus.
yro-quest-text-jobs4 = À la fin du Recrutement : avoir au moins 4 professions différentes.
yro-quest-text-gold12 = À la fin de n’importe quelle phase : avoir exactement 12 écus.
yro-quest-text-expensive3 = À la fin du Recrutement : avoir au moins 3 Aventuriers de coût 5 ou plus.
yro-quest-text-columns2 = À la fin du Recrutement : avoir au moins 2 colonnes de 3 Aventuriers.
yro-quest-text-levels2 = À la fin de n’importe quelle phase : avoir atteint le niveau II en Tech et en Magie.
yro-quest-text-races4 = À la fin du Recrutement : avoir au moins 4 factions différentes.
yro-quest-text-tech3 = À la fin de n’importe quelle phase : avoir atteint le niveau III de Tech.
yro-quest-text-faith3 = À la fin de n’importe quelle phase : avoir atteint le niveau III de Magie.

yro-back-adventurer = Aventurier
yro-back-quest = Quête

yro-ask-discard = Défaussez autant de cartes que vous voulez, puis piochez jusqu’à cinq.
yro-ask-discard-wait = { $seat } choisit des cartes à défausser.
yro-ask-keep = Gardez deux cartes de votre main ; les autres sont défaussées.
yro-ask-keep-wait = { $seat } choisit deux cartes à garder.
yro-ask-draft = Prenez une carte du paquet ; les autres passent à gauche.
yro-ask-draft-wait = { $seat } prend une carte du paquet.
yro-ask-recruit = Recrutez deux Aventuriers, un seul pour 1 écu de moins, ou aucun pour 2 écus.
yro-ask-recruit-wait = { $seat } choisit qui recruter.
yro-ask-place = Placez vos recrues, dans l’ordre que vous voulez.
yro-ask-place-wait = { $seat } place ses recrues.

yro-log-shuffles = Les { $n } Aventuriers sont mélangés.
yro-log-dealt = { $seat } reçoit { $n } cartes.
yro-log-first-coins = { $seat } reçoit { $n } écus pour commencer.
yro-log-quest-shown = Une Quête pour tous : { $card }.
yro-log-round = Tour { $n }.
yro-log-threw = { $seat } défausse { $card }.
yro-log-threw-nothing = { $seat } ne défausse rien.
yro-log-drew = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
yro-log-reshuffles = La pioche est vide : les { $n } cartes défaussées aux tours précédents sont mélangées pour en former une nouvelle.
yro-log-kept = { $seat } garde { $n } cartes.
yro-log-drafted = { $card ->
    [hidden] { $seat } prend une carte.
   *[other] { $seat } prend { $card }.
}
yro-log-passed = { $card ->
    [hidden] { $seat } passe une carte à { $other }.
   *[other] { $seat } passe { $card } à { $other }.
}
yro-log-revealed = { $seat } recrute { $card }.
yro-log-paid-two = { $seat } paie { $n } écus pour deux Aventuriers.
yro-log-paid-one = { $seat } paie { $n ->
    [one] { $n } écu
   *[other] { $n } écus
} pour un seul Aventurier, 1 de moins que son coût.
yro-log-recruited-nobody = { $seat } ne recrute personne et reçoit { $n } écus.
yro-log-placed = { $seat } place { $card } en { $place }.
yro-log-recruitment-tech = { $card } : { $seat } gagne { $n } Tech.
yro-log-recruitment-magic = { $card } : { $seat } gagne { $n } Magie.
yro-log-recruitment-coins = { $card } : { $seat } gagne { $n ->
    [one] 1 écu
   *[other] { $n } écus
}.
yro-log-recruitment-vp = { $card } : { $seat } gagne { $n } PV.
yro-log-aligned-iles = { $n ->
    [1] { $seat } complète une rangée de trois cartes des Îles du Soleil croissant.
   *[2] { $seat } complète une colonne de trois cartes des Îles du Soleil croissant.
}
yro-log-aligned-conclave = { $n ->
    [1] { $seat } complète une rangée de trois cartes du Conclave sylvestre.
   *[2] { $seat } complète une colonne de trois cartes du Conclave sylvestre.
}
yro-log-aligned-marche = { $n ->
    [1] { $seat } complète une rangée de trois cartes du Marché errant.
   *[2] { $seat } complète une colonne de trois cartes du Marché errant.
}
yro-log-aligned-societe = { $n ->
    [1] { $seat } complète une rangée de trois cartes de la Société minière.
   *[2] { $seat } complète une colonne de trois cartes de la Société minière.
}
yro-log-aligned-cite = { $n ->
    [1] { $seat } complète une rangée de trois cartes de la Cité flottante.
   *[2] { $seat } complète une colonne de trois cartes de la Cité flottante.
}
yro-log-aligned-dragons = { $n ->
    [1] { $seat } complète une rangée de trois chevaliers dragons.
   *[2] { $seat } complète une colonne de trois chevaliers dragons.
}
yro-log-aligned-guerrier = { $n ->
    [1] { $seat } complète une rangée de trois Guerriers.
   *[2] { $seat } complète une colonne de trois Guerriers.
}
yro-log-aligned-marchand = { $n ->
    [1] { $seat } complète une rangée de trois Marchands.
   *[2] { $seat } complète une colonne de trois Marchands.
}
yro-log-aligned-technicien = { $n ->
    [1] { $seat } complète une rangée de trois Techniciens.
   *[2] { $seat } complète une colonne de trois Techniciens.
}
yro-log-aligned-explorateur = { $n ->
    [1] { $seat } complète une rangée de trois Explorateurs.
   *[2] { $seat } complète une colonne de trois Explorateurs.
}
yro-log-aligned-mage = { $n ->
    [1] { $seat } complète une rangée de trois Mages.
   *[2] { $seat } complète une colonne de trois Mages.
}
yro-log-aligned-souverain = { $n ->
    [1] { $seat } complète une rangée de trois Souverains.
   *[2] { $seat } complète une colonne de trois Souverains.
}
yro-log-bonus-tech = Bonus de connexion : { $seat } gagne { $n } Tech.
yro-log-bonus-magic = Bonus de connexion : { $seat } gagne { $n } Magie.
yro-log-bonus-coins = Bonus de connexion : { $seat } gagne { $n ->
    [one] 1 écu
   *[other] { $n } écus
}.
yro-log-bonus-vp = Bonus de connexion : { $seat } gagne { $n } PV.
yro-log-strength = { $seat } se présente au Combat avec une Force de { $n }.
yro-log-rewarded = Combat : { $seat } obtient { $n } PV.
yro-log-glory = { $card } : { $seat } gagne { $n } PV pour sa récompense au Combat.
yro-log-consoled = { $card } : { $seat } gagne { $n } PV faute de récompense au Combat.
yro-log-rival = { $card } rejoint les rivaux.
yro-log-rivals = Les rivaux ont maintenant une Force de { $n }.
yro-log-beaten = { $seat } bat les rivaux et obtient { $n } PV.
yro-log-overrun = La Force des rivaux, { $n }, dépasse 20 : { $seat } a perdu.
yro-log-produced-tech = { $card } : { $seat } produit { $n } Tech.
yro-log-produced-magic = { $card } : { $seat } produit { $n } Magie.
yro-log-income = Revenu : { $seat } gagne { $n } écus.
yro-log-earned = { $card } : { $seat } touche { $n ->
    [one] 1 écu
   *[other] { $n } écus
}.
yro-log-scored = { $card } : { $seat } marque { $n } PV.
yro-log-fulfilled = Quête « { $card } » : { $seat } gagne { $n } PV.
yro-log-quest-closed = La Quête « { $card } » est retournée : elle est close.
yro-log-reached = { $seat } a { $n } PV ou plus : c’est le dernier tour.
yro-log-full = { $seat } a { $n } Aventuriers : c’est le dernier tour.
yro-log-last-round = C’était le dernier tour.
yro-log-converted = { $seat } gagne { $n } PV pour ses écus restants.

yro-no-discard-first = Choisissez maintenant les cartes à défausser.
yro-no-keep-first = Choisissez maintenant deux cartes à garder.
yro-no-draft-first = Prenez maintenant une carte du paquet.
yro-no-recruit-first = Choisissez maintenant qui recruter.
yro-no-place-first = Placez maintenant vos recrues dans votre guilde.
yro-no-such-card = { $card } n’est pas dans votre main.
yro-no-such-card-in-pack = { $card } n’est pas dans le paquet.
yro-no-such-recruit = { $card } n’est pas parmi les recrues qu’il vous reste à placer.
yro-no-more-of-it = Vous n’avez pas d’autre { $card } en main.
yro-no-order = Les cartes choisies ensemble se nomment dans l’ordre de la main : { $card } vient avant la carte que vous avez choisie.
yro-no-coins = { $card } coûterait { $n } à elle seule ; vous avez { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
}.
yro-no-coins-for-two = { $other_card } et { $card } coûtent { $n } ensemble ; vous avez { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
}.
yro-no-first-spot = Le premier Aventurier d’une guilde se place au milieu : { $card } va en { $spot }.
yro-no-taken = { $card } ne peut pas aller en { $spot } : une carte s’y trouve, et une carte placée ne bouge plus.
yro-no-beside = { $card } ne peut pas aller en { $spot } : il faut toucher par un côté une carte de votre guilde.
yro-no-frame = { $card } ne peut pas aller en { $spot } : une guilde a au plus trois rangées et trois colonnes.

yro-score-vp-recruitment = Effets de Recrutement
yro-score-vp-bonus = Bonus de connexion
yro-score-vp-combat = Combat
yro-score-vp-phase = Phases Points de Victoire
yro-score-vp-quests = Quêtes
yro-score-vp-coins = Écus restants
yro-score-earlier = Avant cette position
yro-outcome-points = { $seat } gagne avec { $high } PV.
yro-outcome-coins = { $high } PV chacun : { $seat } gagne avec { $n ->
    [one] { $n } écu restant
   *[other] { $n } écus restants
}.
yro-outcome-strength = { $high } PV chacun et autant d’écus : { $seat } gagne avec une Force de { $n }.
yro-outcome-shared-two = { $seat } et { $other } partagent la victoire avec { $high } PV, autant d’écus et la même Force.
yro-outcome-shared = { $n } guildes partagent la victoire avec { $high } PV, autant d’écus et la même Force.
yro-outcome-solo = Votre guilde a { $n } PV : voilà le score à battre.
yro-outcome-overrun = La Force des rivaux dépasse { $n } : la partie est perdue.

yro-draft-alone = On ne joue pas le Draft en solo : il faut au moins deux joueurs.
yro-cards-count = Liste de cartes : { $n } cartes ; il en faut { $right }.
yro-cards-effects = Liste de cartes, ligne { $line } : il faut une liste d’un ou deux effets.
yro-quests-unknown = « { $value } » ne désigne pas de Quêtes. Au choix : off, reconstructed, all, ou une liste de huit parmi : { $known }.
yro-quests-count = { $n } Quêtes différentes sont nommées ; une boîte en compte { $right }.

yro-position-guild = La guilde de { $seat } ne peut pas être ainsi : la première carte est au milieu, chacune des autres touche une carte, dans trois rangées et trois colonnes.
yro-position-hand = { $seat } a plus de cinq cartes en main.
yro-position-number = { $seat } ne peut avoir { $n } : rien n’est négatif, et la Tech et la Magie s’arrêtent à 15.
yro-position-sources = { $seat } a moins de PV que la somme de ce qui en est détaillé.
yro-position-quests = { $n } Quêtes sont visibles ou accomplies, ni plus ni moins.
yro-position-quiet = Entre deux tours rien ne traîne : ni recrues, ni paquets, ni défausse du tour.
yro-position-over = Cette partie est terminée.
yro-position-not-over = Personne n’a 40 PV ni neuf Aventuriers : cette partie n’est pas terminée.

# Ce qui met fin à la partie.
yro-target = Fin avec le tour où quelqu’un a { $n } PV ou { $cards } Aventuriers.
