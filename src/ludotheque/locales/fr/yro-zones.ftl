## YRO : zones et nombres, pour la table qui dessine tous les jeux

yro-zone-thrown = Défaussées ce tour-ci
yro-zone-recruits = Recrues
yro-zone-guild = Guilde
yro-zone-rivals = Rivaux
yro-zone-quest-deck = Autres Quêtes
yro-zone-quests = Quêtes
yro-zone-fulfilled = Quêtes accomplies
yro-zone-pack = Paquet
yro-counter-round = Tour
yro-counter-phase = Phase
yro-counter-phase-value = { $n ->
    [1] Pioche
    [2] Recrutement
    [3] Combat
    [4] Production
    [5] Revenu
   *[other] Points de Victoire
}
yro-counter-tech = Tech
yro-counter-magic = Magie
yro-counter-coins = Écus
yro-counter-vp = PV
yro-counter-strength = Force au dernier Combat
