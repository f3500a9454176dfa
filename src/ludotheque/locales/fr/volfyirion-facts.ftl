## Ce qui est imprimé sur les cartes de Volfyirion.

volfyirion-fact-defence = Défense
volfyirion-fact-starter = Carte de départ
