"""Rules of thumb for Volfyirion: how somebody plays who knows what points are good for.

Everything that gives points is played first (`hand`), then what is free is taken: cards to draw, weak cards to remove
(`removal`). Only then points are spent, in an order that each mode has for itself (`duel`, `solo`, `coop`, `teams`):
Battle on enemy Cities as soon as it is enough (`war`), else on Wonders (`wonders`); Knowledge on the dragon, home
first and then away (`dragon`), else on seals; Command on the cards that are worth most (`market`). What things are
worth is in `estimate`, by the numbers in `weights`.

Only what the seat may know is read: open zones, its own cards, and which cards a deck holds, never their order.
"""

from ludotheque.games.volfyirion.thumb.turn import best, explain

__all__ = ["best", "explain"]
