## Yutakâ : zones et nombres, pour la table qui dessine tous les jeux

yutaka-zone-column = Colonne
yutaka-zone-island = Île
yutaka-zone-bag = Sac
yutaka-counter-first = Premier joueur
yutaka-counter-turns = Tours joués
