"""The factions and professions (R5), and what three of a kind in a row or column give (R20, R22)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers

FACTIONS: Final = ["iles", "conclave", "marche", "societe", "cite", "dragons"]
PROFESSIONS: Final = ["guerrier", "marchand", "technicien", "explorateur", "mage", "souverain"]

#: R20, R22: by faction, and by profession: Tech, Magic, écus, VP.
FACTION_BONUS: Final = [[0, 0, 3, 0], [0, 2, 0, 0], [0, 0, 0, 5], [2, 0, 0, 0], [2, 2, 0, 0], [0, 0, 0, 7]]
PROFESSION_BONUS: Final = [[0, 0, 3, 0], [0, 0, 0, 5], [2, 0, 0, 0], [0, 0, 1, 3], [0, 2, 0, 0], [0, 0, 0, 9]]


def bonus_data(bonus: list[int]) -> dict[str, int]:
    """A connection bonus by the names of what it gives."""
    return {numbers.GAINS[what]: bonus[what] for what in range(numbers.VP + 1) if bonus[what]}
