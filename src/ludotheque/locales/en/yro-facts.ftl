## What is printed on YRO's cards.

yro-fact-faction = Faction
yro-fact-profession = Profession
yro-fact-name-ours = Name given by us
