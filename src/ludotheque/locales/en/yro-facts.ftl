## What is printed on YRO's cards.

yro-fact-faction = Faction
yro-fact-profession = Profession
yro-fact-name-ours = Name given by us
yro-fact-bonus = Three in a line
yro-fact-bonus-faction = faction { $n }
yro-fact-bonus-profession = profession { $n }
yro-fact-bonus-vp = { $n } VP
yro-fact-bonus-tech = { $n } Tech
yro-fact-bonus-magic = { $n } Magic
yro-fact-bonus-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
