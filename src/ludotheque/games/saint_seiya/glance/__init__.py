"""What leads a search through Saint Seiya: the rules of thumb again, made to be asked many thousand times a second.

`purse` is what a seat owns and what a card is worth to it, `plans` what its hand can acquire, `turn` what it does then
without thinking. Nothing is tried out and nothing explained here; what does both is `thumb`.
"""
