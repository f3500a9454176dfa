## Saint Seiya : ce que l’on choisit en créant une table

saint-seiya-option-first = Qui commence ?
saint-seiya-option-first-about = Choisissez librement qui commence, ou laissez faire le hasard.
saint-seiya-value-first-0 = La place 1
saint-seiya-value-first-1 = La place 2
saint-seiya-value-first-2 = La place 3
saint-seiya-value-first-3 = La place 4
saint-seiya-value-first-4 = La place 5
saint-seiya-value-first-random = Au hasard
saint-seiya-option-heroes = Héros
saint-seiya-option-heroes-about = Les cinq jeux de départ se valent ; seuls les Chevaliers de Bronze diffèrent, chacun avec sa façon de piocher.
saint-seiya-value-heroes-dealt = Distribués au hasard
saint-seiya-option-silver = Chevaliers d’Argent comptés pour Shaina
saint-seiya-option-silver-about = Sa carte nomme la classe ; le livret parle de 42 cartes, autant qu’il y en a de rang Peu Commun.
saint-seiya-value-silver-class = Par la classe : 36 cartes
saint-seiya-value-silver-rank = Par le rang : 42 cartes
saint-seiya-option-ties = Égalités pour Marine et Shaina
saint-seiya-option-ties-about = Le livret ne dit pas qui a « le plus » de cartes quand deux joueurs en ont autant.
saint-seiya-value-ties-none = Il faut en avoir plus que tous les autres
saint-seiya-value-ties-all = Tous ceux qui sont premiers à égalité comptent
saint-seiya-option-cards = Cartes de la Réserve
saint-seiya-option-cards-about = Les 125 cartes viennent d’un recensement public. Vous pouvez entrer les numéros et les exemplaires de votre boîte.
saint-seiya-value-cards-standard = Notre liste de 125 cartes
