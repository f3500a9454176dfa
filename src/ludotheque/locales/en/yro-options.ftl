## YRO: what is chosen when a table is made

yro-option-cards = Adventurers
yro-option-cards-about = Nine types come from the rulebook, the others from the published list of Magnolia. You can enter the list of your box.
yro-value-cards-standard = Our list of 102 cards
yro-option-quests = Quests
yro-option-quests-about = Four quests worth 3 VP are revealed at the start. The eight in the box are not public: ours are a reconstruction.
yro-value-quests-off = No quests
yro-value-quests-reconstructed = Four of the eight we reconstructed
yro-value-quests-all = Four of Magnolia’s twelve
yro-option-draft = Draft
yro-option-draft-about = Keep two cards, refill to five, then take one card at a time and pass the rest to the left. Not in solo.
yro-value-draft-false = No: all draw for themselves
yro-value-draft-true = Yes: cards go from hand to hand
