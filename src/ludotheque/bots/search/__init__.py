"""One search for every game: it guesses what it cannot see, tries moves in its head, and counts how they went."""
