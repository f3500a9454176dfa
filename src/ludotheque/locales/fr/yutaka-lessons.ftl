## Les leçons de Yutakâ : ce que dit le guide.

yutaka-lesson-board = L’archipel
yutaka-lesson-board-about = Ce qu’il y a sur la table, et comment on retourne une tuile.
yutaka-lesson-board-goal = Bienvenue à Yutakâ ! Le but : rapporter plus de points de trésor qu’Ana. Entre vous deux, cinq îles de quatre tuiles, toutes encore cachées. À la fin, chaque tuile revient à celui qui a posé sur son île les cartes les plus fortes de son type.
yutaka-lesson-board-removed = Cinq autres tuiles ont quitté la partie sans que personne les regarde. On ne sait donc jamais au juste ce qu’il reste à découvrir.
yutaka-lesson-board-turn = Avant le premier tour, Ana et vous retournez chacun deux tuiles, l’un après l’autre. Commencez : retournez une tuile de l’île 2.
yutaka-lesson-board-turn-hint = Commençons par l’île 2 : retournez l’une de ses quatre tuiles, celle que vous voulez.
yutaka-lesson-board-tile = Le dessin dit le type de la tuile : Idole, Dague, Amphore, Cristaux ou Équipement. Le nombre dit ce qu’elle vaut. Les cartes de votre main portent les mêmes dessins, avec leur force.
yutaka-lesson-board-again = Ana en a retourné une aussi. Retournez maintenant votre seconde tuile, sur une île où rien n’est encore visible.
yutaka-lesson-board-again-hint = Regardons là où tout est encore caché : sur l’île 1, 4 ou 5.
yutaka-lesson-board-your-turn = Désormais, seules les cartes font retourner des tuiles. Un tour est simple : posez une carte de votre main sur une île, retournez une tuile si la carte le demande, puis piochez pour revenir à six cartes. C’est alors à l’autre.
yutaka-lesson-board-over = La partie s’arrête net quand la dernière des vingt tuiles est retournée. On compte alors, île par île, et le plus gros total gagne. Quelle carte poser, et où ? C’est la leçon suivante.

yutaka-lesson-majority = Les Objets Précieux
yutaka-lesson-majority-about = Comment les cartes gagnent des tuiles : le plus fort les prend, l’égalité les fait perdre.
yutaka-lesson-majority-cards = Idoles, Dagues, Amphores et Cristaux sont des Objets Précieux, de valeur 1 à 4. Ils se posent toujours de votre côté d’une île et ne font retourner aucune tuile.
yutaka-lesson-majority-behind = L’île 1 porte une tuile Dague de valeur 12. Ce sont les Dagues qui la gagnent : Ana y totalise 4 et vous 2. Si la partie s’arrêtait là, elle serait à elle.
yutaka-lesson-majority-lead = Prenez l’avantage : posez sur l’île 1 une Dague qui vous fait dépasser les 4 d’Ana.
yutaka-lesson-majority-lead-hint = Vous avez 2 en Dague sur l’île 1 : avec la Dague 3, cela fait 5. Aucune autre carte ne vous y donne l’avantage.
yutaka-lesson-majority-ahead = 5 à 4 : la tuile Dague de valeur 12 est à vous, tant qu’Ana ne répond pas. Une carte posée ne bouge plus ; vous avez ensuite pioché pour revenir à six cartes.
yutaka-lesson-majority-alone = Ana a répondu sur l’île 4, où se trouve une tuile Dague de valeur 8. Elle a 4 en Dague et vous n’en avez pas : seule en lice, elle la prendrait avec n’importe quelle carte.
yutaka-lesson-majority-spoil = Une seule carte ne peut battre ses 4, mais vous venez de piocher la Dague 4. Posez-la sur l’île 4.
yutaka-lesson-majority-spoil-hint = Tout autre coup laisse à Ana les 8 points. La Dague 4 sur l’île 4 donne 4 partout.
yutaka-lesson-majority-end = 4 partout : à sommes égales, les tuiles de ce type sur cette île sont défaussées et personne ne les marque. Gêner vaut autant que gagner.

yutaka-lesson-equipment = L’Équipement
yutaka-lesson-equipment-about = Les cartes grises font retourner des tuiles et font compter des colonnes entières.
yutaka-lesson-equipment-card = L’Équipement est gris, de valeur 1 à 4. Il se pose de votre côté, puis vous retournez une tuile cachée.
yutaka-lesson-equipment-alone = L’île 3 porte deux tuiles Équipement, 6 et 5. Seule Ana y a des cartes Équipement : elle prend les deux tuiles sans rien compter.
yutaka-lesson-equipment-play = Entrez en lice : posez l’Équipement 3 sur l’île 3.
yutaka-lesson-equipment-play-hint = Sans Équipement sur l’île 3, vous n’aurez aucune de ses tuiles Équipement. Posez-y l’Équipement 3.
yutaka-lesson-equipment-turn = Vous devez maintenant retourner une tuile : n’importe laquelle qui soit cachée, sur l’île que vous voulez. À vous de choisir.
yutaka-lesson-equipment-sums = Vous avez tous deux de l’Équipement sur l’île 3 : on compare donc les colonnes entières, toutes couleurs réunies. La vôtre vaut 2 + 2 + 0 + 1 + 3 = 8, celle d’Ana 2 + 0 + 1 + 2 = 5 : vous prenez les deux tuiles.
yutaka-lesson-equipment-end = Ana avait deux cartes Équipement et vous une seule : cela ne change rien, une suffit pour être en lice. La carte noire comptait 0 ; c’est la Dynamite, et c’est la suite.

yutaka-lesson-dynamite = La Dynamite
yutaka-lesson-dynamite-about = Une carte pour le camp d’en face, et des colonnes pleines.
yutaka-lesson-dynamite-card = La Dynamite est noire et sans nombre. C’est la seule carte que vous posez du côté de l’adversaire.
yutaka-lesson-dynamite-threat = Sur l’île 2, vous menez 4 à 3 pour la tuile Idole de valeur 15. Mais un côté compte cinq cartes, et il reste une place à Ana : une Idole de plus et elle passe devant.
yutaka-lesson-dynamite-throw = Prenez-lui sa dernière place : lancez la Dynamite sur l’île 2.
yutaka-lesson-dynamite-throw-hint = Tant qu’il reste une place à Ana sur l’île 2, elle peut y ajouter une Idole. Lancez-y la Dynamite.
yutaka-lesson-dynamite-turned = La colonne d’Ana sur l’île 2 est pleine. Après la Dynamite, c’est elle qui a dû retourner une tuile de son choix ; votre tour était alors fini, et elle a joué une carte comme d’habitude.
yutaka-lesson-dynamite-full = Votre propre colonne sur l’île 5 porte 3, 2, 2, une Dynamite et 1 : elle est pleine aussi et n’accepte plus rien. Posez l’Amphore 4 sur une autre île.
yutaka-lesson-dynamite-full-hint = Pour cette leçon, prenez l’Amphore 4, sur l’île 1, 2, 3 ou 4.
yutaka-lesson-dynamite-end = La Dynamite n’enlève aucune carte et n’annule rien. Elle occupe une place, compte 0 et laisse à l’adversaire le choix d’une tuile.

yutaka-lesson-count = La fin et le décompte
yutaka-lesson-count-about = La dernière tuile arrête tout ; puis on compte les trésors.
yutaka-lesson-count-last = Une seule tuile est encore cachée, sur l’île 5, et vous tenez la dernière carte qui en fait retourner une : l’Équipement 4. Avec elle, la partie finira.
yutaka-lesson-count-where = Sur une île, votre Équipement 4 gagne encore quelque chose : Ana y est seule à avoir de l’Équipement, et votre colonne entière vaudrait plus que la sienne. Trouvez-la et posez-y la carte.
yutaka-lesson-count-where-hint = Voyez l’île 4 : cela y fait 4 + 0 + 3 + 4 = 11 contre 1 + 3 + 4 + 2 = 10 pour Ana, et la tuile Équipement de valeur 3 est à vous. Ailleurs, cela ne gagne rien.
yutaka-lesson-count-turn = Et maintenant, retournez la dernière tuile, sur l’île 5.
yutaka-lesson-count-turn-hint = Il ne reste qu’une tuile à retourner : la première de l’île 5.
yutaka-lesson-count-stop = La partie s’arrête aussitôt : personne ne pioche ni ne rejoue, quoi qu’il reste en main. On montre les cinq tuiles écartées au départ.
yutaka-lesson-count-lines = On décompte île par île et type par type. Chaque ligne dit qui était le plus fort, ce qu’il prend, et selon quelle règle.
yutaka-lesson-count-end = Vous gagnez { $high } à { $low } : le total le plus élevé l’emporte. Vous connaissez maintenant toutes les règles. Jouez une vraie partie : en Mysteria, les tuiles gardent tous leurs secrets ; en Tactika, vous voyez leur type dès le départ.
