## Ce qui est imprimé sur les cartes de YRO.

yro-fact-faction = Faction
yro-fact-profession = Profession
yro-fact-name-ours = Nom donné par nous
yro-fact-bonus = Trois alignés
yro-fact-bonus-faction = faction { $n }
yro-fact-bonus-profession = profession { $n }
yro-fact-bonus-vp = { $n } PV
yro-fact-bonus-tech = { $n } Tech
yro-fact-bonus-magic = { $n } Magie
yro-fact-bonus-coins = { $n ->
    [one] { $n } écu
   *[other] { $n } écus
}
