## Volfyirion: what is chosen when a table is made

volfyirion-option-first = Who begins?
volfyirion-option-first-about = The player who begins may exchange one card of the first Asset Row, the other all of them.
volfyirion-value-first-0 = Seat 1
volfyirion-value-first-1 = Seat 2
volfyirion-value-first-random = At random
volfyirion-option-cards = Cards
volfyirion-option-cards-about = The cards as they are printed. You can enter the list of your box, with the cards you drew on the blank Continuum cards.
volfyirion-value-cards-standard = Those in the box
volfyirion-option-mode = Mode
volfyirion-option-mode-about = How many play, and against whom.
volfyirion-value-mode-duel = Duel
volfyirion-value-mode-duel-about = Two Houses against each other: the game of the rulebook.
volfyirion-option-modules = Modules
volfyirion-option-modules-about = The extra cards and optional rules that this mode allows, as many as you like.
volfyirion-option-rebuild = Price of rebuilding
volfyirion-option-rebuild-about = What the destroyed side of the Cities prints is not public: we take Command equal to the Defence. You can enter the prices of your cards.
volfyirion-value-rebuild-defence = Command equal to the Defence (reconstructed)
