## Volfyirion : zones, nombres et marques, pour la table qui dessine tous les jeux

volfyirion-zone-house = Deck de Maison
volfyirion-zone-area = Zone de Jeu
volfyirion-zone-cities = Cités
volfyirion-zone-troops = Troupes
volfyirion-zone-buildings = Bâtiments
volfyirion-zone-ruins = Cités détruites
volfyirion-zone-assets = Deck d’Atouts
volfyirion-zone-row = Rangée d’Atouts
volfyirion-zone-wonders = Deck des Merveilles
volfyirion-zone-lair = Lair
volfyirion-zone-lair-wonders = Merveilles du Lair
volfyirion-zone-rage = Rage du dragon
volfyirion-zone-aside = Mises de côté
volfyirion-zone-rage-discard = Défausse du Deck de Rage
volfyirion-zone-grid = Grille du dragon
volfyirion-zone-half = Moitié du Deck d’Atouts
volfyirion-zone-perk = Bonus
volfyirion-zone-perk-pile = Autres Bonus
volfyirion-zone-ploy = Ruse
volfyirion-zone-ploy-pile = Autres Ruses
volfyirion-counter-first = Premier joueur
volfyirion-counter-turn = Tour
volfyirion-counter-active = À qui de jouer
volfyirion-counter-fresh = Échange du premier tour
volfyirion-counter-fresh-value = { $n ->
    [0] plus possible
   *[other] possible
}
volfyirion-counter-command = Ordre
volfyirion-counter-battle = Combat
volfyirion-counter-knowledge = Savoir
volfyirion-counter-fallen = Cités détruites
volfyirion-mark-sealed = Scellée
volfyirion-mark-gave = A donné ses points
volfyirion-mark-used = A servi ce tour
volfyirion-mark-shifted = Défense en plus
volfyirion-mark-spent = Retirée pour le Combat
volfyirion-mark-rebuilt = Relevée une fois
volfyirion-mark-collided = Anomaly Collider utilisé
volfyirion-mark-purged = A retiré une carte ce tour
volfyirion-mark-declined = Refusé ce tour
