"""Saint Seiya Deckbuilding."""
