## YRO: zones, for the table that draws any game

yro-zone-thrown = Discarded this round
yro-zone-recruits = Recruits
yro-zone-guild = Guild
yro-zone-rivals = Rivals
yro-zone-quest-deck = Other Quests
yro-zone-quests = Quests
yro-zone-fulfilled = Fulfilled Quests
yro-zone-pack = Pack
