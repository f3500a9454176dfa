"""The Adventurers: 41 types, 102 cards.

Nine types are shown in the rulebook. The others are those of Magnolia, of which YRO is a new edition and with which
all nine agree in every number; their names here are ours, and the card says so.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import factions, per
from ludotheque.games.yro.effects import (
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
from ludotheque.games.yro.kit import Adventurer, Printed
from ludotheque.games.yro.numbers import COINS, MAGIC, TECH, VP
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
    faction: str,
    profession: str,
    cost: int,
    strength: int,
    provenance: str,
    effects: list[Printed],
) -> Adventurer:
    """An Adventurer with the marks that its effects put beside its strength (R26)."""
    card = Adventurer(
        key,
        name,
        faction=factions.FACTIONS.index(faction),
        profession=factions.PROFESSIONS.index(profession),
        cost=cost,
        strength=strength,
        provenance=provenance,
        effects=effects,
    )
    for effect in effects:
        if isinstance(effect, Force) and "+" not in card.mark:
            card.mark += "+"
        elif isinstance(effect, Glory) and "*" not in card.mark:
            card.mark += "*"
    return card


def line(
    key: str, faction: str, profession: str, cost: int, strength: int, copies: int, effects: list[Printed]
) -> Entry:
    """A line of our own list."""
    card = printed_card(
        key,
        f"@yro-card-{key.lower()}",
        faction=faction,
        profession=profession,
        cost=cost,
        strength=strength,
        provenance=RULEBOOK if key in IN_THE_RULEBOOK else PUBLISHED,
        effects=effects,
    )
    return Entry(card, copies)


def standard() -> list[Entry]:
    """The whole deck (R1)."""
    return [
        # Marché errant
        line("ME1", "marche", "guerrier", cost=3, strength=6, copies=3, effects=[Glory(1)]),
        line("ME2", "marche", "marchand", cost=1, strength=3, copies=3, effects=[Income(1)]),
        line(
            "ME3",
            "marche",
            "technicien",
            cost=5,
            strength=2,
            copies=3,
            effects=[Recruitment(TECH, 1), Victory(2, per.TECH_LEVEL)],
        ),
        line(
            "ME4",
            "marche",
            "explorateur",
            cost=3,
            strength=4,
            copies=3,
            effects=[Recruitment(MAGIC, 1), Force(1, per.MAGIC_LEVEL)],
        ),
        line(
            "ME5",
            "marche",
            "mage",
            cost=3,
            strength=2,
            copies=3,
            effects=[Production(MAGIC, 1), Victory(1, per.MAGIC_LEVEL)],
        ),
        line("ME6", "marche", "marchand", cost=2, strength=2, copies=2, effects=[Income(2)]),
        line(
            "ME7", "marche", "technicien", cost=3, strength=2, copies=2, effects=[Recruitment(TECH, 1), Consolation(2)]
        ),
        line(
            "ME8",
            "marche",
            "souverain",
            cost=6,
            strength=6,
            copies=1,
            effects=[Recruitment(VP, 1, per.ALLY), TriplesCoins()],
        ),
        # Société minière
        line("SM1", "societe", "guerrier", cost=2, strength=5, copies=3, effects=[Recruitment(TECH, 1)]),
        line(
            "SM2",
            "societe",
            "marchand",
            cost=3,
            strength=4,
            copies=3,
            effects=[Recruitment(TECH, 1), Income(1, per.TECH_LEVEL)],
        ),
        line(
            "SM3",
            "societe",
            "technicien",
            cost=2,
            strength=1,
            copies=3,
            effects=[Production(TECH, 1), Victory(1, per.TECH_LEVEL)],
        ),
        line(
            "SM4",
            "societe",
            "explorateur",
            cost=2,
            strength=2,
            copies=3,
            effects=[Force(2, per.MAGIC_LEVEL), Income(1)],
        ),
        line(
            "SM5", "societe", "mage", cost=4, strength=6, copies=3, effects=[Production(TECH, 1), Production(MAGIC, 1)]
        ),
        line("SM6", "societe", "technicien", cost=6, strength=2, copies=2, effects=[Victory(3, per.TECH_LEVEL)]),
        line(
            "SM7",
            "societe",
            "mage",
            cost=4,
            strength=5,
            copies=2,
            effects=[Income(1), Victory(1, per.COST_AT_LEAST, 4)],
        ),
        line(
            "SM8",
            "societe",
            "souverain",
            cost=7,
            strength=7,
            copies=1,
            effects=[Recruitment(TECH, 5), Recruitment(VP, 1, per.ALLY)],
        ),
        # Conclave sylvestre
        line("CS1", "conclave", "guerrier", cost=2, strength=3, copies=3, effects=[FightsFromBehind()]),
        line("CS2", "conclave", "marchand", cost=1, strength=2, copies=3, effects=[Recruitment(MAGIC, 1), Income(1)]),
        line("CS3", "conclave", "technicien", cost=3, strength=1, copies=3, effects=[Victory(2, per.TECH_LEVEL)]),
        line(
            "CS4",
            "conclave",
            "explorateur",
            cost=2,
            strength=2,
            copies=3,
            effects=[Recruitment(MAGIC, 1), Force(2, per.MAGIC_LEVEL)],
        ),
        line(
            "CS5",
            "conclave",
            "mage",
            cost=1,
            strength=2,
            copies=3,
            effects=[Recruitment(VP, 1, per.MAGIC_LEVEL), Production(MAGIC, 1)],
        ),
        line(
            "CS6",
            "conclave",
            "explorateur",
            cost=6,
            strength=3,
            copies=2,
            effects=[Force(3, per.MAGIC_LEVEL), Glory(1, per.MAGIC_LEVEL)],
        ),
        line(
            "CS7",
            "conclave",
            "mage",
            cost=3,
            strength=3,
            copies=2,
            effects=[Recruitment(MAGIC, 2), Victory(1, per.MAGIC_LEVEL)],
        ),
        line(
            "CS8",
            "conclave",
            "souverain",
            cost=7,
            strength=7,
            copies=1,
            effects=[Recruitment(MAGIC, 5), Recruitment(VP, 1, per.ALLY)],
        ),
        # Îles du Soleil croissant
        line("IS1", "iles", "guerrier", cost=1, strength=4, copies=3, effects=[Glory(1)]),
        line("IS2", "iles", "marchand", cost=2, strength=3, copies=3, effects=[Glory(1), Income(1)]),
        line("IS3", "iles", "technicien", cost=2, strength=4, copies=3, effects=[Recruitment(TECH, 1), Glory(1)]),
        line(
            "IS4",
            "iles",
            "explorateur",
            cost=1,
            strength=3,
            copies=3,
            effects=[Recruitment(MAGIC, 1), Force(1, per.MAGIC_LEVEL)],
        ),
        line(
            "IS5",
            "iles",
            "mage",
            cost=2,
            strength=2,
            copies=3,
            effects=[Recruitment(MAGIC, 1), Victory(1, per.MAGIC_LEVEL)],
        ),
        line("IS6", "iles", "guerrier", cost=2, strength=5, copies=2, effects=[Glory(2)]),
        line(
            "IS7", "iles", "explorateur", cost=4, strength=4, copies=2, effects=[Victory(1, per.STRENGTH_AT_LEAST, 4)]
        ),
        line(
            "IS8",
            "iles",
            "souverain",
            cost=8,
            strength=2,
            copies=1,
            effects=[Recruitment(VP, 1, per.ALLY), Victory(1, per.COST_AT_MOST, 3)],
        ),
        # Cité flottante
        line(
            "CF1",
            "cite",
            "guerrier",
            cost=2,
            strength=4,
            copies=3,
            effects=[Force(1, per.MAGIC_LEVEL), Force(1, per.TECH_LEVEL)],
        ),
        line("CF2", "cite", "marchand", cost=2, strength=4, copies=3, effects=[Recruitment(COINS, 1, per.PROFESSION)]),
        line(
            "CF3",
            "cite",
            "explorateur",
            cost=5,
            strength=4,
            copies=3,
            effects=[Force(2, per.MAGIC_LEVEL), Income(2, per.TECH_LEVEL)],
        ),
        line(
            "CF4",
            "cite",
            "mage",
            cost=6,
            strength=1,
            copies=2,
            effects=[Victory(2, per.MAGIC_LEVEL), Victory(2, per.TECH_LEVEL)],
        ),
        line(
            "CF5",
            "cite",
            "souverain",
            cost=6,
            strength=8,
            copies=1,
            effects=[Levelling(), Recruitment(VP, 1, per.ALLY)],
        ),
        # Ordre des chevaliers dragons
        line("CD1", "dragons", "guerrier", cost=5, strength=8, copies=3, effects=[Glory(1)]),
        line("CD2", "dragons", "marchand", cost=5, strength=6, copies=3, effects=[Income(2)]),
        line("CD3", "dragons", "technicien", cost=5, strength=4, copies=3, effects=[Victory(4)]),
        line(
            "CD4",
            "dragons",
            "souverain",
            cost=9,
            strength=13,
            copies=1,
            effects=[Recruitment(VP, 1, per.ALLY), DoublesBonuses()],
        ),
    ]
