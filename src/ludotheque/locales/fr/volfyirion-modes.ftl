## Volfyirion : seul, à deux contre le dragon, par équipes

volfyirion-value-mode-solo = Solo
volfyirion-value-mode-solo-about = Seul contre le dragon et sa Pile de Rage.
volfyirion-option-level = Niveau
volfyirion-option-level-about = Ce que chaque Cité détruite ajoute à l’attaque du dragon. Pour jouer seul ou en coopération.
volfyirion-value-level-easy = Facile
volfyirion-value-level-easy-about = Rien de plus.
volfyirion-value-level-normal = Normal
volfyirion-value-level-normal-about = 1 de plus par Cité détruite.
volfyirion-value-level-hard = Difficile
volfyirion-value-level-hard-about = 2 de plus par Cité détruite.
volfyirion-option-mates = Mains entre partenaires
volfyirion-option-mates-about = Si les partenaires voient la main l’un de l’autre. Pour la coopération et les équipes.
volfyirion-value-mates-true = Ouvertes
volfyirion-value-mates-false = Cachées
volfyirion-mode-modules = Les modules et la reconstruction sont pour les duels : en mode « { $mode } », laissez-les de côté.
volfyirion-mode-level = Il n’y a pas de niveau en mode « { $mode } » : il est pour les modes « solo » et « coop ».
volfyirion-mode-mates = Il n’y a pas de partenaire en mode « { $mode } » : ce choix est pour les modes « coop » et « teams ».
volfyirion-mode-first = En mode « { $mode } » il n’y a qu’un camp, qui commence toujours.
volfyirion-mode-cheap = Liste de cartes, en solo : sans les cartes qui déplacent Volfyirion, { $n } Merveilles coûtent { $cost } ou moins ; le Lair commence avec { $right } de ce prix.

volfyirion-rage-pile = Pile de Rage
volfyirion-battle-or-knowledge = Il faut des points de Combat ou de Savoir, jamais d’Ordre.
volfyirion-text-lair-of-a-team = 9 points de Savoir : un pas du dragon ; 16 points de Savoir : deux pas. 32 points de Combat : vaincre Volfyirion.

## Solo
volfyirion-ask-ravage = Volfyirion attaque : choisissez ce que vous perdez.
volfyirion-ask-ravage-wait = { $seat } choisit ce que le dragon emporte.
volfyirion-ask-lose = Volfyirion peut détruire plusieurs Cités de même Défense : choisissez laquelle tombe.
volfyirion-ask-lose-wait = { $seat } choisit la Cité qui tombe.
volfyirion-ask-sealed = Volfyirion scelle une de vos Merveilles de même coût : choisissez laquelle.
volfyirion-ask-sealed-wait = { $seat } choisit la Merveille que le dragon scelle.
volfyirion-ask-keep = Deux cartes d’Ordre ou plus sont les plus chères : choisissez celle qui reste dans la Pile de Rage.
volfyirion-ask-keep-wait = { $seat } choisit la carte qui reste dans la Pile de Rage.
volfyirion-log-wakes = La Défausse est mélangée : Volfyirion s’éveille et quitte le Lair pour la Pile de Rage.
volfyirion-log-rages = Une carte du Deck d’Atouts va, sans être vue, sous la Pile de Rage.
volfyirion-log-stocked = Le Deck d’Atouts est refait avec les { $n } cartes mises de côté.
volfyirion-log-aside = { $card }, sur la Pile de Rage, est mise de côté.
volfyirion-log-slain = { $seat } attaque Volfyirion et le vainc.
volfyirion-log-subdued = { $seat } soumet Volfyirion.
volfyirion-log-dragon-attacks = Volfyirion attaque : la Pile de Rage est révélée.
volfyirion-log-rage-shown = Dans la Pile de Rage : { $card }.
volfyirion-log-set-aside = { $card } est mise de côté.
volfyirion-log-dragon-kills = Volfyirion emporte { $card } : elle est retirée de la partie.
volfyirion-log-dragon-battle = Les cartes d’Ordre donnent à Volfyirion { $n } en Combat.
volfyirion-log-dragon-wrath = Les Cités détruites lui donnent { $n } de plus.
volfyirion-log-dragon-destroys = Volfyirion détruit { $card }.
volfyirion-log-dragon-knowledge = Volfyirion a { $n } en Savoir.
volfyirion-log-dragon-seals = Volfyirion scelle { $card }.
volfyirion-log-rage-stays = { $card } reste, face visible, comme première carte de la Pile de Rage.
volfyirion-log-sleeps = Volfyirion retourne au Lair.
volfyirion-log-last-turn-dragon = Le dernier tour permis est terminé, et le dragon n’est ni vaincu ni vainqueur.
volfyirion-no-solo-action = Seul contre le dragon, on n’attaque pas de Cités, on ne scelle ni ne descelle, et on ne déplace pas Volfyirion.
volfyirion-no-rage = La Pile de Rage est vide : il n’y a rien à mettre de côté.
volfyirion-no-ravage-there = Vous n’avez rien de tel à perdre dans la Cité { $number }, ou vous l’avez déjà choisi.
volfyirion-no-lose-there = La Cité { $number } n’est pas une de celles que le dragon peut détruire maintenant : la plus haute Défense qu’il peut payer.
volfyirion-no-seal-there = { $card } n’est pas une de vos Merveilles les plus chères que le dragon peut payer.
volfyirion-no-keep-there = { $card } n’est pas une des cartes d’Ordre les plus chères de la Pile de Rage.
volfyirion-outcome-slain = Gagné : Volfyirion est vaincu.
volfyirion-outcome-subdued = Gagné : Volfyirion est soumis.
volfyirion-outcome-burnt = Perdu : la dernière Cité est détruite.
volfyirion-outcome-turns-dragon = Partie nulle : après { $n } tours, le dragon n’est ni vaincu ni vainqueur.

## À deux contre le dragon, et par équipes
volfyirion-value-mode-coop = Coopération
volfyirion-value-mode-coop-about = À deux contre le dragon, qui tourne autour de vos six Cités.
volfyirion-value-mode-teams = Équipes
volfyirion-value-mode-teams-about = Deux contre deux, avec deux exemplaires du jeu. Les places 1 et 3 jouent contre les places 2 et 4.
volfyirion-ask-together = Jouez vos cartes, dépensez vos points, puis terminez : le tour finit quand vous l’avez fait tous les deux.
volfyirion-ask-together-wait = { $seat } joue encore sa Phase principale.
volfyirion-log-plays-too = { $seat } joue aussi ce tour.
volfyirion-log-redeploys = { $seat } redéploie { $card } dans la Cité { $n }.
volfyirion-log-has-ended = { $seat } a terminé ; son partenaire joue encore.

## Coopération
volfyirion-ask-agree = Votre partenaire propose de réunir vos points contre Volfyirion : d’accord ?
volfyirion-ask-agree-wait = { $seat } réfléchit à la proposition de son partenaire.
volfyirion-log-shuffles-rage = Le Deck de Rage est mélangé : { $n } cartes.
volfyirion-log-rage-shuffled = La défausse devient un nouveau Deck de Rage de { $n } cartes.
volfyirion-log-dragon-starts = Volfyirion est sur { $card }.
volfyirion-log-grid = { $card } rejoint la grille, à la place { $place }.
volfyirion-log-dragon-flies = Volfyirion avance de { $n ->
    [one] 1 Cité
   *[other] { $n } Cités
} : il est sur { $card }.
volfyirion-log-dragon-attacks-city = Volfyirion attaque { $card }, qui a une Défense de { $n }.
volfyirion-log-grid-strength = Sa grille vaut { $n }.
volfyirion-log-dragon-fails = L’attaque échoue : { $card } tient bon.
volfyirion-log-grid-cleared = { $card } quitte la grille.
volfyirion-log-grid-kept = { $card } reste dans la grille : le dragon n’en a pas eu besoin.
volfyirion-log-banished = { $seat } défausse { $card } de la grille.
volfyirion-log-unites-battle = { $seat } propose de réunir vos points de Combat contre Volfyirion.
volfyirion-log-unites-knowledge = { $seat } propose de réunir vos points de Savoir contre Volfyirion.
volfyirion-log-declines = { $seat } préfère attendre.
volfyirion-log-slain-together = Ensemble, vous attaquez Volfyirion et le vainquez.
volfyirion-log-subdued-together = Ensemble, vous soumettez Volfyirion.
volfyirion-log-out = { $seat } n’a plus de Cité et ne joue plus de cartes.
volfyirion-no-coop-action = En coopération, on n’attaque pas de Cités, on n’acquiert pas de Merveilles, et seules les cartes de la grille sont scellées.
volfyirion-no-grid-card = Il n’y a pas de carte à la place { $number } de la grille.
volfyirion-grid-card-sealed = { $card } est déjà scellée.
volfyirion-no-near-city = Volfyirion ne va que sur la Cité debout la plus proche, dans un sens ou dans l’autre : la Cité { $number } n’en est pas une.
volfyirion-purged = Vous avez déjà retiré une carte de cette façon ce tour-ci.
volfyirion-declined = { $other } a déjà refusé ce tour-ci.
volfyirion-no-partner = { $other } n’a plus de Cité et ne joue plus : il n’y a rien à réunir.
volfyirion-no-union = Il faut { $n } points de Combat, ou { $n } points de Savoir, à vous deux : vous en avez { $have }.

## Équipes
volfyirion-ask-team-thin = Votre équipe a acquis une Merveille : l’un de vous peut retirer une autre carte de sa main, de sa Zone de Jeu ou de sa Défausse.
volfyirion-ask-team-thin-wait = { $seat } peut retirer une carte grâce à la Merveille.
volfyirion-ask-take = Volfyirion est vaincu : prenez une Merveille du Lair dans votre Zone de Jeu, ou laissez-la à votre partenaire.
volfyirion-ask-take-wait = { $seat } peut prendre une Merveille du Lair.
volfyirion-ask-spoils = Volfyirion est vaincu : retirez une carte de votre main, de votre Zone de Jeu ou de votre Défausse, ou aucune.
volfyirion-ask-spoils-wait = { $seat } peut retirer une carte.
volfyirion-log-in-team = { $seat } joue dans l’équipe { $n }.
volfyirion-log-acquired-clutched = { $seat } acquiert { $card } pour 2 points de Combat de plus : Volfyirion est sur le Lair de l’équipe.
volfyirion-log-stronghold-falls = La Forteresse { $n } (équipe { $seat }) est détruite.
volfyirion-log-stronghold-burns = Volfyirion détruit la Forteresse { $n } (équipe { $seat }).
volfyirion-log-stronghold-city = { $card } tombe avec sa Forteresse.
volfyirion-log-stronghold-saved = La Forteresse { $n } (équipe { $seat }) est sauvée.
volfyirion-log-attacks-stronghold = { $seat } attaque la Forteresse ennemie { $n }.
volfyirion-log-row-sealed = { $seat } scelle { $card } dans la Rangée d’Atouts (équipe { $number }).
volfyirion-log-row-unsealed = { $seat } descelle { $card } dans la Rangée d’Atouts (équipe { $number }).
volfyirion-log-dragon-to-lair = { $seat } déplace Volfyirion sur le Lair ennemi.
volfyirion-log-dragon-to-stronghold = { $seat } déplace Volfyirion sur la Forteresse ennemie { $n }.
volfyirion-log-dragon-to-their-lair = Volfyirion va sur le Lair (équipe { $seat }).
volfyirion-log-taken = { $seat } prend { $card } dans sa Zone de Jeu.
volfyirion-log-lairs-leave = Les deux Lairs et toutes leurs Merveilles quittent la partie.
volfyirion-no-dragon-step = Une carte ne déplace Volfyirion que d’un pas : vers le Lair ennemi, ou de là vers une Forteresse ennemie.
volfyirion-no-team-dragon-move = Volfyirion va vers le Lair ennemi, ou vers une autre Forteresse ennemie debout ; une Forteresse porte le numéro de sa première Cité.
volfyirion-no-stronghold = Il n’y a pas de Forteresse ennemie { $number } debout : une Forteresse porte le numéro de sa première Cité, 1, 3 ou 5.
volfyirion-same-stronghold = Les deux Cités d’une Forteresse n’en font qu’une : redéployez vers une autre.
volfyirion-row-card-sealed = { $card } est scellée : elle ne peut être ni acquise ni remplacée.
volfyirion-row-sealed-already = { $card } est déjà scellée.
volfyirion-row-not-sealed = { $card } n’est pas scellée.
volfyirion-own-row = On ne scelle que la Rangée d’Atouts ennemie.
volfyirion-no-such-row = Il n’y a pas de telle carte : une Rangée porte le numéro de la première place de son équipe, 1 ou 2.
volfyirion-outcome-teams = L’équipe { $seat } gagne : toutes les Forteresses de l’équipe { $other } sont détruites.
volfyirion-position-stronghold = Une Forteresse est debout ou détruite tout entière : ses deux Cités ne se séparent pas.
