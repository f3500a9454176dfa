"""The Adventurers: 41 types, 102 cards.

Nine types are shown in the rulebook. The others are those of Magnolia, of which YRO is a new edition and with which
all nine agree in every number; their names here are ours, and the card says so.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro.box import (
    CITE,
    COINS,
    CONCLAVE,
    DRAGONS,
    EXPLORATEUR,
    GUERRIER,
    ILES,
    MAGE,
    MAGIC,
    MARCHAND,
    MARCHE,
    SOCIETE,
    SOUVERAIN,
    TECH,
    TECHNICIEN,
    VP,
    Adventurer,
    Printed,
)
from ludotheque.games.yro.words import (
    COST_AT_LEAST,
    COST_AT_MOST,
    PER_ALLY,
    PER_MAGIC_LEVEL,
    PER_PROFESSION,
    PER_TECH_LEVEL,
    STRENGTH_AT_LEAST,
    Consolation,
    DoublesBonuses,
    FightsFromBehind,
    Force,
    Glory,
    Income,
    Levelling,
    Production,
    Recruitment,
    TriplesCoins,
    Victory,
)
from ludotheque.kernel import PUBLISHED, RULEBOOK

#: The nine types that the rulebook shows.
IN_THE_RULEBOOK: Final = ["ME3", "SM3", "SM5", "CS7", "IS1", "CF1", "CF3", "CF4", "CD2"]


class Entry:
    """A line of a card list: an Adventurer and how many of it lie in the deck."""

    def __init__(self, card: Adventurer, copies: int) -> None:
        self.card = card
        self.copies = copies


def printed_card(
    key: str,
    name: str,
    faction: int,
    profession: int,
    cost: int,
    strength: int,
    provenance: str,
    effects: list[Printed],
) -> Adventurer:
    """An Adventurer with the marks that its effects put beside its strength (R26)."""
    card = Adventurer(key, name, faction, profession, cost, strength, provenance, effects)
    for effect in effects:
        if isinstance(effect, Force) and "+" not in card.mark:
            card.mark += "+"
        elif isinstance(effect, Glory) and "*" not in card.mark:
            card.mark += "*"
    return card


def line(
    key: str, faction: int, profession: int, cost: int, strength: int, copies: int, effects: list[Printed]
) -> Entry:
    """A line of our own list."""
    provenance = RULEBOOK if key in IN_THE_RULEBOOK else PUBLISHED
    name = f"@yro-card-{key.lower()}"
    return Entry(printed_card(key, name, faction, profession, cost, strength, provenance, effects), copies)


def standard() -> list[Entry]:
    """The whole deck (R1)."""
    return [
        # Marché errant
        line("ME1", MARCHE, GUERRIER, 3, 6, 3, [Glory(1)]),
        line("ME2", MARCHE, MARCHAND, 1, 3, 3, [Income(1)]),
        line("ME3", MARCHE, TECHNICIEN, 5, 2, 3, [Recruitment(TECH, 1), Victory(2, PER_TECH_LEVEL)]),
        line("ME4", MARCHE, EXPLORATEUR, 3, 4, 3, [Recruitment(MAGIC, 1), Force(1, PER_MAGIC_LEVEL)]),
        line("ME5", MARCHE, MAGE, 3, 2, 3, [Production(MAGIC, 1), Victory(1, PER_MAGIC_LEVEL)]),
        line("ME6", MARCHE, MARCHAND, 2, 2, 2, [Income(2)]),
        line("ME7", MARCHE, TECHNICIEN, 3, 2, 2, [Recruitment(TECH, 1), Consolation(2)]),
        line("ME8", MARCHE, SOUVERAIN, 6, 6, 1, [Recruitment(VP, 1, PER_ALLY), TriplesCoins()]),
        # Société minière
        line("SM1", SOCIETE, GUERRIER, 2, 5, 3, [Recruitment(TECH, 1)]),
        line("SM2", SOCIETE, MARCHAND, 3, 4, 3, [Recruitment(TECH, 1), Income(1, PER_TECH_LEVEL)]),
        line("SM3", SOCIETE, TECHNICIEN, 2, 1, 3, [Production(TECH, 1), Victory(1, PER_TECH_LEVEL)]),
        line("SM4", SOCIETE, EXPLORATEUR, 2, 2, 3, [Force(2, PER_MAGIC_LEVEL), Income(1)]),
        line("SM5", SOCIETE, MAGE, 4, 6, 3, [Production(TECH, 1), Production(MAGIC, 1)]),
        line("SM6", SOCIETE, TECHNICIEN, 6, 2, 2, [Victory(3, PER_TECH_LEVEL)]),
        line("SM7", SOCIETE, MAGE, 4, 5, 2, [Income(1), Victory(1, COST_AT_LEAST, 4)]),
        line("SM8", SOCIETE, SOUVERAIN, 7, 7, 1, [Recruitment(TECH, 5), Recruitment(VP, 1, PER_ALLY)]),
        # Conclave sylvestre
        line("CS1", CONCLAVE, GUERRIER, 2, 3, 3, [FightsFromBehind()]),
        line("CS2", CONCLAVE, MARCHAND, 1, 2, 3, [Recruitment(MAGIC, 1), Income(1)]),
        line("CS3", CONCLAVE, TECHNICIEN, 3, 1, 3, [Victory(2, PER_TECH_LEVEL)]),
        line("CS4", CONCLAVE, EXPLORATEUR, 2, 2, 3, [Recruitment(MAGIC, 1), Force(2, PER_MAGIC_LEVEL)]),
        line("CS5", CONCLAVE, MAGE, 1, 2, 3, [Recruitment(VP, 1, PER_MAGIC_LEVEL), Production(MAGIC, 1)]),
        line("CS6", CONCLAVE, EXPLORATEUR, 6, 3, 2, [Force(3, PER_MAGIC_LEVEL), Glory(1, PER_MAGIC_LEVEL)]),
        line("CS7", CONCLAVE, MAGE, 3, 3, 2, [Recruitment(MAGIC, 2), Victory(1, PER_MAGIC_LEVEL)]),
        line("CS8", CONCLAVE, SOUVERAIN, 7, 7, 1, [Recruitment(MAGIC, 5), Recruitment(VP, 1, PER_ALLY)]),
        # Îles du Soleil croissant
        line("IS1", ILES, GUERRIER, 1, 4, 3, [Glory(1)]),
        line("IS2", ILES, MARCHAND, 2, 3, 3, [Glory(1), Income(1)]),
        line("IS3", ILES, TECHNICIEN, 2, 4, 3, [Recruitment(TECH, 1), Glory(1)]),
        line("IS4", ILES, EXPLORATEUR, 1, 3, 3, [Recruitment(MAGIC, 1), Force(1, PER_MAGIC_LEVEL)]),
        line("IS5", ILES, MAGE, 2, 2, 3, [Recruitment(MAGIC, 1), Victory(1, PER_MAGIC_LEVEL)]),
        line("IS6", ILES, GUERRIER, 2, 5, 2, [Glory(2)]),
        line("IS7", ILES, EXPLORATEUR, 4, 4, 2, [Victory(1, STRENGTH_AT_LEAST, 4)]),
        line("IS8", ILES, SOUVERAIN, 8, 2, 1, [Recruitment(VP, 1, PER_ALLY), Victory(1, COST_AT_MOST, 3)]),
        # Cité flottante
        line("CF1", CITE, GUERRIER, 2, 4, 3, [Force(1, PER_MAGIC_LEVEL), Force(1, PER_TECH_LEVEL)]),
        line("CF2", CITE, MARCHAND, 2, 4, 3, [Recruitment(COINS, 1, PER_PROFESSION)]),
        line("CF3", CITE, EXPLORATEUR, 5, 4, 3, [Force(2, PER_MAGIC_LEVEL), Income(2, PER_TECH_LEVEL)]),
        line("CF4", CITE, MAGE, 6, 1, 2, [Victory(2, PER_MAGIC_LEVEL), Victory(2, PER_TECH_LEVEL)]),
        line("CF5", CITE, SOUVERAIN, 6, 8, 1, [Levelling(), Recruitment(VP, 1, PER_ALLY)]),
        # Ordre des chevaliers dragons
        line("CD1", DRAGONS, GUERRIER, 5, 8, 3, [Glory(1)]),
        line("CD2", DRAGONS, MARCHAND, 5, 6, 3, [Income(2)]),
        line("CD3", DRAGONS, TECHNICIEN, 5, 4, 3, [Victory(4)]),
        line("CD4", DRAGONS, SOUVERAIN, 9, 13, 1, [Recruitment(VP, 1, PER_ALLY), DoublesBonuses()]),
    ]
