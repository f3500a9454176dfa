## Saint Seiya : ce que l’on choisit en créant une table

saint-seiya-option-first = Qui commence
saint-seiya-option-first-about = Le premier joueur est choisi librement ; on peut aussi le tirer au sort.
saint-seiya-value-first-0 = Le premier siège
saint-seiya-value-first-1 = Le deuxième siège
saint-seiya-value-first-2 = Le troisième siège
saint-seiya-value-first-3 = Le quatrième siège
saint-seiya-value-first-4 = Le cinquième siège
saint-seiya-value-first-random = Au hasard
saint-seiya-option-heroes = Héros
saint-seiya-option-heroes-about = Les cinq jeux de départ se valent ; seuls les Chevaliers de Bronze diffèrent, chacun avec sa façon de piocher.
saint-seiya-value-heroes-dealt = Distribués au hasard
saint-seiya-option-silver = Chevaliers d’Argent comptés pour Shaina
saint-seiya-option-silver-about = Sa carte nomme la classe ; le livret parle de 42 cartes, ce qui est le nombre de cartes du rang Peu Commun.
saint-seiya-value-silver-class = Par la classe : 36 cartes
saint-seiya-value-silver-rank = Par le rang : 42 cartes
saint-seiya-option-ties = Égalités pour Marine et Shaina
saint-seiya-option-ties-about = Le livret ne dit pas qui a « le plus » de cartes quand deux joueurs en ont autant.
saint-seiya-value-ties-none = Il faut en avoir strictement le plus
saint-seiya-value-ties-all = Tous les premiers à égalité comptent
saint-seiya-option-cards = Cartes de la Réserve
saint-seiya-option-cards-about = Les 125 cartes viennent d’un recensement public. Vous pouvez entrer les numéros et les exemplaires de votre boîte.
saint-seiya-value-cards-standard = Notre liste de 125 cartes
