"""The lab: bots against bots (`arena`), and how fast the house plays (`bench`)."""
