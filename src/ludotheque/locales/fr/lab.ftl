## Les robots, l’arène et le banc d’essai

bots-unknown = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
bots-no-thumb = Le robot « thumb » ne sait pas juger « { $game } ». Il connaît : { $known }.

lab-percent = { $n } %
lab-build-interpreted = interprété
lab-build-compiled = compilé

lab-no-games = Il faut jouer au moins une partie ; « { $n } » ne convient pas.
lab-game-failed = La partie { $n } s’est interrompue. La graine { $seed } la distribue à nouveau, et son enregistrement est dans { $file } : { $why }
lab-worker-crashed = La partie { $n } a tué le processus qui la jouait. La graine { $seed } la distribue à nouveau ; son enregistrement jusque-là est dans { $file }.
lab-worker-lost = Un processus est mort en jouant. Rejouées, les parties qu’il jouait peut-être n’ont pas échoué : { $why }. La graine { $seed } distribue à nouveau la première.

lab-arena-title = { $game } : { $n ->
    [one] une partie
   *[other] { $n } parties
}
lab-arena-bot = robot
lab-arena-wins = gagnées
lab-arena-shared = dont partagées
lab-arena-draws = nulles
lab-arena-losses = perdues
lab-arena-share = part
lab-arena-interval = intervalle à 95 %
lab-arena-points = points
lab-arena-length-decisions = { $mean } décisions par partie (de { $low } à { $high }).
lab-arena-length-turns = { $mean } tours par partie (de { $low } à { $high }).
lab-arena-length-rounds = { $mean } manches par partie (de { $low } à { $high }).
lab-arena-first = Qui commence obtient { $share } (intervalle à 95 % : de { $low } à { $high }).
lab-arena-speed = { $seconds } s, { $speed } parties par seconde, { $workers ->
    [one] un processus
   *[other] { $workers } processus
}, règles en mode { $build }.
lab-arena-seed = Les mêmes parties à nouveau : graine { $seed }.

lab-bench-title = { $game } : la vitesse
lab-bench-decisions = décisions par seconde, donne comprise
lab-bench-decisions-undealt = décisions par seconde, sans la donne
lab-bench-events = avec les événements, donne comprise
lab-bench-events-undealt = avec les événements, sans la donne
lab-bench-hearts = hearts d’OpenSpiel au même moment, donne comprise
lab-bench-hearts-undealt = hearts d’OpenSpiel au même moment, sans la donne
lab-bench-hearts-uniform = hearts d’OpenSpiel, donné en sachant que toutes les cartes se valent
lab-bench-ratio = multiple de hearts, donne comprise
lab-bench-ratio-undealt = multiple de hearts, sans la donne
lab-bench-ratio-uniform = multiple de hearts donné ainsi
lab-bench-match = décisions par seconde d’un match (coups écrits, historique, événements)
lab-bench-deal = donne, µs
lab-bench-copy = copie d’un état, µs
lab-bench-clone = copie d’un état de hearts, µs
lab-bench-guess = supposition, µs
lab-bench-view = vue, µs
lab-bench-digests-equal = Les deux versions ont joué les mêmes { $n } parties jusqu’à la même fin.
lab-bench-digests-differ = Les versions diffèrent : la partie de graine { $seed } est la première à finir autrement.
lab-bench-digests-one = { $n } parties ont été jouées jusqu’au bout ; il n’y a pas d’autre version à comparer.
lab-bench-how = Médianes de { $n } répétitions, un cœur, Python { $python } ; Ludothèque et OpenSpiel ont été mesurés tour à tour.
lab-bench-peer = Comparé à OpenSpiel { $version }.
lab-bench-no-peer = OpenSpiel n’est pas installé, il n’y a donc pas de comparaison : « make bench » l’installe.
lab-bench-one-build = Une seule version a été trouvée : dans une copie de travail, « make bench » mesure les deux.
lab-bench-old-build = L’autre version ne vient pas de ces sources : « make build » la met à jour.
lab-bench-broken-build = L’autre version n’a pas pu être mesurée : { $why }
lab-bench-loop = Les deux moteurs exécutent la même boucle depuis Python : lister les choix, en prendre un, l’appliquer. Le hasard répond mais ne compte pas.
