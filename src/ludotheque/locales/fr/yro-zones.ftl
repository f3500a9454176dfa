## YRO : zones, pour la table qui dessine tous les jeux

yro-zone-thrown = Défaussées ce tour-ci
yro-zone-recruits = Recrues
yro-zone-guild = Guilde
yro-zone-rivals = Rivaux
yro-zone-quest-deck = Autres Quêtes
yro-zone-quests = Quêtes
yro-zone-fulfilled = Quêtes accomplies
yro-zone-pack = Paquet
