## Les robots, l’arène et le banc d’essai

bots-no-program = Il n’y a pas de programme « { $file } ».
bots-not-executable = « { $file } » ne peut pas être lancé : rendez-le exécutable (chmod +x), ou donnez-lui un nom en .py, .js ou .mjs.
bots-no-interpreter = « { $file } » a besoin de { $program }, qui n’est pas installé.
lab-bad-link = « { $link } » ne mène à aucune place. Copiez le lien d’une place ou d’une invitation : http://…/table/…#seat=… ou …#invitation=…
lab-link-refused = La table { $link } n’a pas de place libre pour cette invitation : elle a déjà servi, ou la partie est finie.
lab-no-server = { $server } ne répond pas.
bots-unknown = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
bots-no-thumb = Le robot « thumb » ne sait pas juger « { $game } ». Il connaît : { $known }.

bots-why-search = Sur { $n } parties jouées en pensée, c’est ce coup qui gagne le plus souvent : { $percent } %.
lab-no-features = Rien ne dit une table de « { $game } » en nombres : son instinct doit avoir « features(g) ».
lab-no-numpy = Apprendre demande numpy : pip install ludotheque[train]
lab-no-ray = Une grappe demande Ray : pip install ludotheque[cluster]
lab-no-cluster = La grappe { $address } ne peut pas servir : { $why }
lab-other-version = La machine { $machine } a une autre version de Ludothèque que celle-ci. Installez la même sur toutes les machines de la grappe.
lab-too-large = Ce qui est appris prend { $n } ko ; le paquet en accepte { $most } au plus.

lab-percent = { $n } %
lab-build-interpreted = interprété
lab-build-compiled = compilé

lab-no-games = Il faut jouer au moins une partie ; « { $n } » ne convient pas.
lab-interrupted = Interrompu : ceci compte ce qui était joué.
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
lab-bench-hearts-uniform = hearts d’OpenSpiel, donné aussi vite que possible
lab-bench-ratio-uniform = Ludothèque, en multiple de celui-ci
lab-bench-hearts = hearts d’OpenSpiel, donné comme dans sa documentation
lab-bench-ratio = Ludothèque, en multiple de celui-ci
lab-bench-decisions-undealt = décisions par seconde, sans la donne
lab-bench-hearts-undealt = hearts d’OpenSpiel, sans la donne
lab-bench-ratio-undealt = Ludothèque, en multiple de celui-ci
lab-bench-playouts = décisions par seconde de parties au hasard sans Python, donne comprise
lab-bench-playouts-undealt = les mêmes sans la donne
lab-bench-rollouts = hearts d’OpenSpiel, parties au hasard dans son C++, sans la donne
lab-bench-ratio-playouts = Ludothèque, en multiple de celui-ci
lab-bench-instructions = instructions du processeur par décision, donne comprise
lab-bench-events = décisions par seconde avec les événements, donne comprise
lab-bench-events-cost = ce que coûtent les événements : tant de fois plus long, sans la donne
lab-bench-match = décisions par seconde d’un match (coups écrits, historique, événements)
lab-bench-deal = donne, µs
lab-bench-copy = copie d’un état, µs
lab-bench-clone = copie d’un état de hearts, µs
lab-bench-guess = supposition, µs
lab-bench-resample = supposition d’un état de hearts, µs
lab-bench-view = vue telle qu’elle est envoyée, une par joueur après un coup, µs
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

lab-ladder-title = { $game }, { $n ->
    [one] seul
   *[other] { $n } places
} : qui est le plus fort
lab-ladder-against = contre
lab-ladder-games = parties
lab-ladder-share = part
lab-ladder-interval = intervalle à 95 %
lab-ladder-ratings = Classement (« { $bot } » vaut 1000)

bench-search-title = Vitesse de la recherche, { $n } simulations par décision
bench-search-what = jeu
bench-search-speed = simulations/s
bench-search-times-python = × OpenSpiel (Python)
bench-search-times-cpp = × OpenSpiel (C++)
bench-search-python = hearts, la recherche d’OpenSpiel en Python
bench-search-cpp = hearts, la recherche d’OpenSpiel en C++
bench-search-build = Règles et recherche { $build } ; { $machine }.

bench-peers-title = La vitesse des jeux de cartes, côte à côte
bench-peers-engine = moteur
bench-peers-game = jeu
bench-peers-documented = décisions/s, d’après la documentation
bench-peers-fast = décisions/s, au plus vite
bench-peers-fast-undealt = de même, sans la donne
bench-peers-inside = décisions/s sans Python entre deux
bench-peers-inside-undealt = sans Python et sans la donne
bench-peers-copy-us = copie, µs
bench-peers-guess-us = conjecture, µs
bench-peers-search = recherche, simulations/s
bench-peers-how = Des coups au hasard sur un processeur, Python { $python } ; tous les moteurs ont joué à tour de rôle, { $n } fois, et ce sont les médianes qu’on voit.
bench-peers-version = { $library } { $version }.
bench-peers-missing = { $library } n’est pas installé et n’a pas été mesuré.
bench-peers-search-note = Les recherches font { $simulations } simulations par décision. Celle d’OpenSpiel est en C++ ; celle en Python en fait { $n } par seconde.
bench-peers-picture = Décisions par seconde, depuis Python, donne comprise, { $date }
bench-no-place = { $file } n’a pas de place pour les chiffres, ou n’existe pas. Deux lignes la marquent : { $begins } et { $ends }
bench-engines-title = Parties par seconde dans l’arène, deux robots
bench-engines-game = jeu
bench-engines-bot = les deux robots
bench-engines-games = parties
bench-engines-here = sans autre processus
bench-engines-pool-1 = groupe, 1 processus
bench-engines-pool-2 = groupe, 2
bench-engines-ray-1 = Ray, 1
bench-engines-ray-2 = Ray, 2
bench-engines-same = Tous ont joué les mêmes parties et compté pareil ; lancer leurs processus fait partie du temps.
bench-engines-differ = Ils n’ont pas compté pareil : quelque chose ne va pas.
