"""The lab: bots against bots (`arena`), random games by the thousand (`playout`), and how fast we play (`bench`)."""
