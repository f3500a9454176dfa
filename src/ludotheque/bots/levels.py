"""The levels that people choose from: how long each thinks, and who sits there.

A level thinks a fixed number of simulations, so that it plays as well on every machine; the limit in time is for
machines that are too slow for that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How a level plays."""

    key: str
    simulations: int  #: a decision
    seconds: float  #: a decision, at most
    whim: float = 0.0  #: how often it plays what it sees first
    names: tuple[str, ...] = ()  #: who plays so; there are always enough for one table, and nobody plays at two levels


#: The weakest first.
LEVELS: Final = {
    level.key: level
    for level in (
        Level("novice", 40, 0.09, whim=0.35, names=("Nino", "Lilou", "Basile", "Mona", "Zoé")),
        Level("club", 400, 0.09, names=("Camille", "Hugo", "Rosalie", "Félix", "Inès")),
        Level("expert", 12_000, 1.2, names=("Victor", "Solène", "Armand", "Judith", "Octave")),
        Level("master", 40_000, 6.0, names=("Hypatie", "Léonard", "Sidonie", "Ulysse", "Ariane")),
    )
}

#: Where a game's simulations take so long, or so little, that it is given fewer or more: level by level.
OF_GAME: Final[dict[str, dict[str, int]]] = {
    # A turn is a dozen small decisions, which share what it may take.
    "saint-seiya": {"novice": 40, "club": 400, "expert": 30_000, "master": 100_000},
    # Played on to the end of a long game in every simulation.
    "volfyirion": {"novice": 20, "club": 150, "expert": 3_000, "master": 15_000},
}


def simulations_of(level: Level, game: str) -> int:
    """How many simulations a level makes for a decision of a game."""
    return OF_GAME.get(game, {}).get(level.key, level.simulations)


def fresh_name(level: str, taken: list[str]) -> str:
    """Somebody of this level who does not sit at the table yet; empty where there is nobody."""
    known = LEVELS.get(level)
    for name in known.names if known is not None else ():
        if name not in taken:
            return name
    return ""
