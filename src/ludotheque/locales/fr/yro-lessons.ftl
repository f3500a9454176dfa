## Les leçons de YRO : ce que dit le guide.

yro-lesson-round = Un tour
yro-lesson-round-about = Piocher, recruter, placer ; puis quatre phases qui se déroulent toutes seules.
yro-lesson-round-goal = Bienvenue à YRO ! Le but : marquer plus de Points de Victoire (PV) qu’Ana. Pour cela, chacun recrute des Aventuriers et les place dans sa guilde, une grille de trois rangées et trois colonnes. Tous jouent en même temps.
yro-lesson-round-signs = Voici vos cartes. En haut à gauche, le coût en écus, puis la faction et la profession ; à droite, la Force. Au milieu, ce que la carte rapporte, et dans quelle phase. Vos écus, vos PV, votre Tech, votre Magie et votre Force sont au-dessus de votre guilde.
yro-lesson-round-throw = Pioche : défaussez ce dont vous ne voulez pas, puis votre main est complétée à cinq. Le Maître brasseur et le Mage du temps coûtent 6 écus chacun et vous en avez 5 : défaussez les deux.
yro-lesson-round-throw-hint = Pour cette leçon, défaussez le Maître brasseur et le Mage du temps, et rien d’autre.
yro-lesson-round-recruit = Recrutement : prenez deux Aventuriers en payant les deux, ou un seul pour 1 écu de moins, ou aucun pour recevoir 2 écus. Prenez l’Alchimiste (2) et le Blaireau pugiliste (1), soit 3 écus.
yro-lesson-round-recruit-hint = Commençons par l’Alchimiste et le Blaireau pugiliste : 2 + 1 = 3 écus.
yro-lesson-round-place = Ana et vous avez choisi en secret ; elle a recruté une Colporteuse. Placez maintenant vos deux recrues : la première au centre, l’autre juste à sa gauche ou juste à sa droite.
yro-lesson-round-place-hint = Côte à côte : l’une au centre, l’autre à sa gauche ou à sa droite. L’une au-dessus de l’autre, seule celle du haut se battrait.
yro-lesson-round-phases = Le reste s’est fait tout seul. Combat : votre Force 5 bat les 3 d’Ana, 4 PV et 1 de plus pour le Blaireau. Production : l’Alchimiste donne 1 Tech. Revenu : 3 écus pour chacun. Points de Victoire : l’Alchimiste marque 1 PV.
yro-lesson-round-your-turn = Voilà un tour, en six phases : Pioche, Recrutement, Combat, Production, Revenu, Points de Victoire. Vous décidez dans les deux premières, le reste suit tout seul. Les cartes que vous n’avez pas recrutées restent en main.
yro-lesson-round-over = La partie s’arrête à la fin du tour où quelqu’un atteint 40 PV ou a neuf Aventuriers ; le plus de PV gagne. L’endroit où l’on place ses cartes compte plus qu’on ne croit : c’est la leçon suivante.

yro-lesson-lines = Les alignements
yro-lesson-lines-about = Trois semblables en rangée ou en colonne donnent un bonus.
yro-lesson-lines-start = Trois cartes de la même faction ou de la même profession, en rangée ou en colonne, donnent un bonus de connexion. Vous en avez deux de la Cité flottante, le Mage du temps et le Gardien arcane, et une troisième en main, la Danseuse au voile. Ne défaussez rien.
yro-lesson-lines-keep-hint = Gardez votre main telle quelle pour cette leçon : ne défaussez rien.
yro-lesson-lines-recruit = Recrutez la Danseuse au voile toute seule : elle coûte 4 écus au lieu de 5.
yro-lesson-lines-recruit-hint = Pour cet alignement, il vous faut la Danseuse au voile, et personne d’autre.
yro-lesson-lines-row = Une carte doit en toucher une autre par un côté, et la guilde doit tenir dans trois rangées et trois colonnes. Placez-la de façon à compléter la rangée de la Cité flottante.
yro-lesson-lines-row-hint = La Danseuse au voile va au bout de la rangée : à gauche du Mage du temps ou à droite du Gardien arcane.
yro-lesson-lines-bonus = Le bonus de la Cité flottante : 2 Tech et 2 Magie, les deux à la fois, et une seule fois. Il vous a rendu plus fort au Combat, et grâce à lui le Mage du temps a marqué 4 PV. Un nouveau tour : ne défaussez rien.
yro-lesson-lines-mages = Aux professions maintenant. Le Mage du temps est un Mage ; le Comptable (4) et le Mage des champignons (3) aussi, et vous avez 7 écus. Recrutez les deux.
yro-lesson-lines-mages-hint = Les deux autres Mages de votre main sont le Comptable et le Mage des champignons.
yro-lesson-lines-column = Placez-les au-dessus ou au-dessous du Mage du temps, pour que sa colonne porte trois Mages.
yro-lesson-lines-column-hint = Les deux vont dans la colonne du Mage du temps, sans trou : au-dessus de lui, au-dessous, ou un de chaque côté.
yro-lesson-lines-end = Trois Mages : 2 Magie de plus, outre les 2 que le Mage des champignons donne au Recrutement. Une carte peut compléter plusieurs alignements et en reçoit tous les bonus ; les diagonales ne comptent jamais. Rien ne vous oblige à aligner.

yro-lesson-front = Le Front
yro-lesson-front-about = La carte la plus haute de chaque colonne se bat.
yro-lesson-front-what = La carte la plus haute de chaque colonne est sur le Front, et seul le Front se bat. Ici, la Maître forgeronne avec 2 et le Chevalier dragon d’or avec 6 : une Force de 8. L’Alchimiste est sous lui et ne compte pas.
yro-lesson-front-keep = Le Front d’Ana vaut 6 + 5 = 11. Vous tenez un Blaireau pugiliste qui vaut 4, et cela suffit. Ne défaussez rien.
yro-lesson-front-keep-hint = Tout ce qu’il vous faut est dans votre main : ne défaussez rien.
yro-lesson-front-recruit = Vous n’avez plus un écu. Mais seule, une carte coûte 1 de moins, et le Blaireau coûte 1 : recrutez-le pour rien.
yro-lesson-front-recruit-hint = Le Blaireau pugiliste est le seul que vous puissiez payer, et avec lui vous gagnez ce Combat.
yro-lesson-front-place = Où ajoute-t-il ses 4 sans couvrir personne ? Placez-le.
yro-lesson-front-place-hint = Au-dessus d’une autre carte, il prendrait sa place sur le Front ; au-dessous, il ne se battrait pas. Dans une colonne à lui, tout à gauche ou tout à droite, cela fait 2 + 6 + 4 = 12.
yro-lesson-front-won = 12 bat 11 : 4 PV pour la première place, et 1 de plus pour le Blaireau pugiliste, puisque vous avez obtenu une récompense.
yro-lesson-front-end = À 11 partout, vous auriez pris tous les deux les 4 PV : l’égalité donne à chacun la meilleure récompense. À plusieurs, la deuxième et la troisième place comptent aussi. Production, Revenu et Points de Victoire agissent de partout : laissez les savants derrière.

yro-lesson-levels = Les niveaux
yro-lesson-levels-about = La Tech et la Magie donnent plus de valeur aux cartes, tour après tour.
yro-lesson-levels-track = Les points de Tech et de Magie font des niveaux, de I à IV. Vous avez 2 Tech : niveau I. L’Alchimiste produit 1 Tech à chaque tour et marque 1 PV par niveau de Tech.
yro-lesson-levels-keep = Dans votre main, la Danseuse au voile rapporte 2 écus par niveau de Tech, à chaque tour. Elle coûte 5 et vous avez 1 écu : gardez-la. Ne défaussez rien.
yro-lesson-levels-keep-hint = Gardez votre main telle quelle : ne défaussez rien.
yro-lesson-levels-save = Ne recrutez personne cette fois, et recevez 2 écus.
yro-lesson-levels-save-hint = Vous ne pouvez payer personne d’utile. Ne recrutez personne, et recevez 2 écus.
yro-lesson-levels-two = Le point de l’Alchimiste était votre troisième : niveau II. Il a compté aussitôt, et l’Alchimiste a marqué 2 PV. Et vous avez 1 + 2 + 3 = 6 écus. Ne défaussez rien.
yro-lesson-levels-recruit = La Danseuse au voile, maintenant : seule, elle coûte 4.
yro-lesson-levels-recruit-hint = La Danseuse au voile seule, pour 4 écus : au niveau II, elle en rapporte 4 à chaque tour.
yro-lesson-levels-place = Placez-la où vous voulez à côté de l’Alchimiste. Son revenu vient de partout.
yro-lesson-levels-end = Revenu : 3 écus pour chacun et 2 pour chacun des deux niveaux, 7 en tout. Le niveau III commence à 7 points, le niveau IV à 15, et il n’y a rien au-delà. Un revenu précoce achète beaucoup ; vers la fin, ce sont les points qui comptent.

yro-lesson-end = La fin
yro-lesson-end-about = Le dernier tour, un choix à vous, et le décompte.
yro-lesson-end-when = La partie s’arrête à la fin du tour où quelqu’un a 40 PV ou neuf Aventuriers. Vous en avez 37, et le Chevalier dragon d’airain en marque 4 par tour : ce tour est le dernier.
yro-lesson-end-keep = À la fin, 3 écus valent 1 PV : dépensez donc les vôtres pour ce qui rapporte davantage en un seul tour. Votre main est bonne : ne défaussez rien.
yro-lesson-end-keep-hint = Cette main suffit : ne défaussez rien.
yro-lesson-end-recruit = À vous de choisir : recrutez un ou deux de ces cinq-là. Qui aide au Combat, qui marque tout de suite, qui complète un alignement ?
yro-lesson-end-recruit-hint = Il n’y a plus de tour pour lequel économiser : recrutez un Aventurier ou deux, qui vous voulez.
yro-lesson-end-place = Et la place que vous voulez pour eux. Pensez au Front et aux alignements.
yro-lesson-end-count = Le tour a été joué jusqu’au bout, puis les écus ont été changés en PV. Le décompte montre d’où tout est venu.
yro-lesson-end-end = Le plus de PV gagne, et vous en avez plus qu’Ana : bravo ! Vous connaissez les règles. Jouez une vraie partie ; les Quêtes, le Draft et le jeu en solitaire vous attendent aussi.
