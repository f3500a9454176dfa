## YRO: zones and numbers, for the table that draws any game

yro-zone-thrown = Discarded this round
yro-zone-recruits = Recruits
yro-zone-guild = Guild
yro-zone-rivals = Rivals
yro-zone-quest-deck = Other Quests
yro-zone-quests = Quests
yro-zone-fulfilled = Fulfilled Quests
yro-zone-pack = Pack
yro-counter-round = Round
yro-counter-phase = Phase
yro-counter-phase-value = { $n ->
    [1] Draw
    [2] Recruitment
    [3] Combat
    [4] Production
    [5] Income
   *[other] Victory Points
}
yro-counter-tech = Tech
yro-counter-magic = Magic
yro-counter-coins = Coins
yro-counter-vp = VP
yro-counter-strength = Strength in the last Combat
