## Les leçons de Volfyirion : ce que dit le guide.

volfyirion-lesson-turn = Un tour
volfyirion-lesson-turn-about = Jouer sa main, compter trois sortes de points, les dépenser.
volfyirion-lesson-turn-goal = Bienvenue à Volfyirion ! Le but : détruire les trois Cités d’Ana avant qu’elle ne détruise les vôtres. À chaque tour, vous jouez cinq cartes de votre deck. Deux des cinq sont déjà jouées, et l’Elite Trooper garde votre troisième Cité.
volfyirion-lesson-turn-deploy = Jouer une carte ne coûte rien, et elle donne ses points aussitôt. Prospector et Diviner ont donné 2 points d’Ordre et 3 de Savoir. Jouez maintenant Flawless Deploy : 2 d’Ordre, 3 de Combat, 2 de Savoir.
volfyirion-lesson-turn-deploy-hint = D’abord Flawless Deploy, dans votre main : jouez-la.
volfyirion-lesson-turn-build = L’Apothecary est un Bâtiment. Il va dans une de vos Cités, y reste et donne ses points à chaque tour : 1 d’Ordre, 1 de Savoir. Choisissez une Cité.
volfyirion-lesson-turn-build-hint = Jouez l’Apothecary dans une de vos trois Cités, celle que vous voulez.
volfyirion-lesson-turn-points = Vous avez 5 points d’Ordre (la couronne), 3 de Combat (les épées) et 6 de Savoir (le livre). L’Ordre achète des cartes dans la Rangée d’Atouts, le Combat attaque et rapporte des Merveilles, le Savoir déplace le dragon. Ils ne se mélangent pas, et ce qui n’est pas dépensé est perdu à la Fin du Tour.
volfyirion-lesson-turn-buy = Dépensez votre Ordre dans la Rangée d’Atouts : Suicide Mission coûte 3, puis Hidden Cache coûte 2. Faites l’acquisition des deux.
volfyirion-lesson-turn-buy-hint = Pour cette leçon, prenez d’abord Suicide Mission, la première carte de la Rangée, puis Hidden Cache, la deuxième.
volfyirion-lesson-turn-wonder = Et le Combat : sur le Lair se trouve Sharp Qoam, une Merveille qui coûte 2 points de Combat.
volfyirion-lesson-turn-wonder-hint = Sharp Qoam est sur le premier emplacement du Lair : faites-en l’acquisition.
volfyirion-lesson-turn-your-turn = Voilà un tour : piocher cinq cartes, les jouer, dépenser ses points, puis défausser les cartes jouées. Vos trois acquisitions sont dans votre Défausse ; vous les piocherez quand elle sera mélangée. Chaque Merveille permet aussi de retirer une carte : c’est le sujet de la dernière leçon.
volfyirion-lesson-turn-over = La partie finit dès qu’un joueur n’a plus de Cité : l’autre a gagné. On détruit une Cité en l’attaquant, ou en y laissant le dragon. D’abord, la leçon suivante montre comment vos cartes s’entraident.

volfyirion-lesson-synergy = Les couleurs
volfyirion-lesson-synergy-about = Des cartes qui s’entraident, et des cartes qui s’en vont pour de bon.
volfyirion-lesson-synergy-alone = Les cartes ont la couleur d’une Maison Mineure, et beaucoup ont une Synergie : avec une autre carte d’une certaine couleur en jeu, elles donnent davantage. Shrewd Deal veut une autre carte turquoise. Jouez-la : seule, elle donne 2 points d’Ordre, 1 de Combat, 1 de Savoir, et rien de plus.
volfyirion-lesson-synergy-alone-hint = Commencez par Shrewd Deal, pour la voir agir seule.
volfyirion-lesson-synergy-pair = Harness Qoam est turquoise aussi. Jouez-la et regardez votre Savoir : 1 pour elle, et 2 de plus pour Shrewd Deal.
volfyirion-lesson-synergy-pair-hint = Harness Qoam est la carte que Shrewd Deal attend : jouez-la.
volfyirion-lesson-synergy-red = Harness Qoam en veut deux : une turquoise, c’est Shrewd Deal, et une rouge. Une carte peut servir à autant de Synergies que l’on veut. Stab est rouge.
volfyirion-lesson-synergy-red-hint = La carte rouge de votre main est Stab : jouez-la.
volfyirion-lesson-synergy-remove = 2 points de Combat pour Stab, 2 de Combat et 2 de Savoir pour Harness Qoam. Voici l’autre face de Stab : une Capacité de Retrait. Retirez Stab de la partie.
volfyirion-lesson-synergy-remove-hint = Utilisez la Capacité de Retrait de Stab, que vous venez de jouer.
volfyirion-lesson-synergy-draw = Stab est partie, et son bonus est une carte à piocher. On peut refuser un bonus, mais pourquoi le faire ?
volfyirion-lesson-synergy-draw-hint = Une carte pour rien : piochez-la.
volfyirion-lesson-synergy-end = Tout ce que Stab a donné et permis reste. Les points viennent d’eux-mêmes dès qu’une Synergie est là ; pour piocher ou retirer une carte, c’est vous qui décidez. Une Capacité de Retrait est toujours votre choix : une carte faible qui s’en va rend votre deck meilleur.

volfyirion-lesson-attack = Attaquer
volfyirion-lesson-attack-about = Une Cité gardée : douze pour la Troupe, neuf pour la Cité.
volfyirion-lesson-attack-what = La dernière Cité d’Ana a une Défense de 9, et un Soldier de 3 la garde. Attaquer une Cité gardée coûte les deux, 12, et n’emporte que la Troupe. Une seconde attaque coûte 9 et détruit la Cité. Cela fait 21 points de Combat, en un seul tour : il n’y a pas de dégâts partiels. Vous en avez 13.
volfyirion-lesson-attack-elite = Vos Troupes savent faire autre chose que monter la garde. Retirez l’Elite Trooper de votre première Cité : 5 points de Combat.
volfyirion-lesson-attack-elite-hint = D’abord l’Elite Trooper, qui garde votre première Cité : retirez-le.
volfyirion-lesson-attack-fighter = 18. Le Fighter de votre deuxième Cité donne les 3 qui manquent.
volfyirion-lesson-attack-fighter-hint = Le Fighter garde votre deuxième Cité : retirez-le.
volfyirion-lesson-attack-troop = 21 points de Combat. Attaquez la deuxième Cité d’Ana : 9 + 3 = 12.
volfyirion-lesson-attack-troop-hint = Il vous faut tout votre Combat pour l’attaque : attaquez la deuxième Cité d’Ana.
volfyirion-lesson-attack-city = Le Soldier a quitté la partie, la Cité est encore debout avec sa Bank, et il vous reste 9. Encore une fois !
volfyirion-lesson-attack-city-hint = Sans Troupe, la Cité coûte 9, et vous avez 9 : attaquez-la encore.
volfyirion-lesson-attack-end = Toutes les Cités d’Ana sont détruites : vous avez gagné. Vingt et un, c’est beaucoup. Anuth’s Trick, Living Knife et Black Spores retirent une Troupe ennemie sans combat ; et il y a un ennemi qu’aucune Troupe n’arrête.

volfyirion-lesson-dragon = Le dragon
volfyirion-lesson-dragon-about = Où il se tient, quand il frappe, comment s’en défaire.
volfyirion-lesson-dragon-threat = Ana a envoyé Volfyirion sur votre deuxième Cité. Rien n’est encore arrivé : le dragon frappe à la fin de votre propre tour. Vous avez une Phase principale pour répondre.
volfyirion-lesson-dragon-barter = Déplacer le dragon coûte 8 points de Savoir, et vous en avez 13. Barter peut être retirée pour 3 de plus : faites-le, nous avons des projets.
volfyirion-lesson-dragon-barter-hint = Avec 3 points de plus, vous en aurez 16, juste ce qu’il faut : retirez Barter.
volfyirion-lesson-dragon-home = Il y a deux mouvements, et pas d’autre : de votre Cité vers le Lair, et du Lair vers une Cité ennemie. Renvoyez-le d’abord chez lui.
volfyirion-lesson-dragon-home-hint = Votre Cité passe avant tout : renvoyez le dragon sur le Lair.
volfyirion-lesson-dragon-send = Et encore 8. La Défense n’est rien pour un dragon : choisissez la Cité la plus difficile à attaquer, la troisième, avec 10 et un Guard de 4.
volfyirion-lesson-dragon-send-hint = La troisième Cité d’Ana est celle qu’aucune armée ne voudrait attaquer : envoyez-y le dragon.
volfyirion-lesson-dragon-wait = Le dragon est sur la Cité d’Ana et y demeure quand votre tour finit. Finissez-le, et voyez ce qu’elle peut faire.
volfyirion-lesson-dragon-wait-hint = Votre Savoir est dépensé, et le dragon n’a besoin de rien d’autre : finissez votre tour.
volfyirion-lesson-dragon-burnt = Ana n’avait pas 8 points de Savoir. À la fin de son tour, la Cité a été détruite, et le Guard et la Bank qui s’y trouvaient ont été retirés. Le dragon est de retour sur le Lair avant que votre tour commence.
volfyirion-lesson-dragon-end = On peut donc répondre à un dragon : avec 8 points de Savoir, avec une carte qui le déplace (Volfyirion’s Mark, Emerald Horn), ou avec 16 points de Combat, qui le vainquent une fois pour toutes. Envoyez-le quand l’autre ne peut pas répondre.

volfyirion-lesson-wonders = Les Merveilles
volfyirion-lesson-wonders-about = Ce qui reste, ce qui quitte votre deck, ce que l’on scelle.
volfyirion-lesson-wonders-play = Les Merveilles viennent du Lair et se paient en points de Combat. Une fois jouées, elles restent devant vous et donnent leurs points à chaque tour. Jouez votre Floating Crystal : 1 d’Ordre et 1 de Savoir, désormais à chaque tour.
volfyirion-lesson-wonders-play-hint = La Floating Crystal est dans votre main : jouez-la.
volfyirion-lesson-wonders-buy = Les 3 points de Combat du Captain sont juste le prix de la Sibilant Crystal, sur le premier emplacement du Lair.
volfyirion-lesson-wonders-buy-hint = La Sibilant Crystal est sur le premier emplacement du Lair : faites-en l’acquisition.
volfyirion-lesson-wonders-thin = Chaque fois que vous acquérez une Merveille, vous pouvez retirer une autre carte, de votre main, de votre Zone de Jeu ou de votre Défausse. Moins de Prospector, ce sont de meilleures mains : retirez-en un. Celui de la Zone de Jeu a déjà donné son point.
volfyirion-lesson-wonders-thin-hint = Un Prospector de votre Zone de Jeu est ce qui vous manquera le moins : retirez-le.
volfyirion-lesson-wonders-seal = Il reste 4 points de Savoir, trop peu pour le dragon. Mais la Void Fluid d’Ana coûte 4, et pour son coût une Merveille peut être scellée : elle ne donne plus rien tant que personne ne paie autant pour la desceller.
volfyirion-lesson-wonders-seal-hint = Scellez la Void Fluid d’Ana : il vous reste juste de quoi la payer.
volfyirion-lesson-wonders-turn = Finissez votre tour. Toutes les cartes jouées vont dans votre Défausse, sauf la Merveille.
volfyirion-lesson-wonders-turn-hint = Il n’y a rien d’autre à faire : finissez votre tour.
volfyirion-lesson-wonders-stay = C’est de nouveau à vous. Vous n’avez rien joué, mais la Floating Crystal est là et a donné son point d’Ordre et son point de Savoir.
volfyirion-lesson-wonders-end = Un point de plus à chaque tour, un Prospector de moins : c’est ainsi qu’un petit deck devient fort. Vous connaissez les règles. Jouez une vraie partie, et quand vous en aurez fait le tour, ajoutez les cartes additionnelles.
