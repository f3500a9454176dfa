## Ce qui est imprimé sur les cartes de YRO.

yro-fact-faction = Faction
yro-fact-profession = Profession
yro-fact-name-ours = Nom donné par nous
