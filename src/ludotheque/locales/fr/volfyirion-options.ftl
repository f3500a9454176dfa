## Volfyirion : ce que l’on choisit en créant une table

volfyirion-option-first = Qui commence ?
volfyirion-option-first-about = Qui commence peut changer une carte de la première Rangée d’Atouts, l’autre joueur toutes.
volfyirion-value-first-0 = La place 1
volfyirion-value-first-1 = La place 2
volfyirion-value-first-random = Au hasard
volfyirion-option-cards = Cartes
volfyirion-option-cards-about = Les cartes telles qu’elles sont imprimées. Vous pouvez entrer la liste de votre boîte, avec les cartes dessinées sur les Continuum vierges.
volfyirion-value-cards-standard = Celles de la boîte
volfyirion-option-mode = Mode
volfyirion-option-mode-about = Combien jouent, et contre qui.
volfyirion-value-mode-duel = Duel
volfyirion-value-mode-duel-about = Deux Maisons l’une contre l’autre : le jeu du livret.
volfyirion-option-modules = Modules
volfyirion-option-modules-about = Les cartes additionnelles et les règles optionnelles que ce mode permet, autant que vous voulez.
volfyirion-option-rebuild = Prix d’une reconstruction
volfyirion-option-rebuild-about = Le prix imprimé sur le côté détruit des Cités n’est pas public : nous prenons autant d’Ordre que la Défense. Vous pouvez entrer les prix de vos cartes.
volfyirion-value-rebuild-defence = Autant d’Ordre que la Défense (reconstitué)
