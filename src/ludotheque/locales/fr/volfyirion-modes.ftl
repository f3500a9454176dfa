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
volfyirion-log-dragon-battle = Volfyirion a { $n } en Combat.
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
volfyirion-do-subjugate = Soumettre Volfyirion
volfyirion-do-aside = Mettre de côté la première carte de la Pile de Rage, pour { $n ->
    [1] 6 points de Combat
   *[other] 6 points de Savoir
}
volfyirion-do-lose = Perdre { $card }
volfyirion-do-keep = Garder { $card } dans la Pile de Rage
