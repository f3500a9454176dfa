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

#: The letters of a key tell the faction.
FACTIONS: Final = {"ME": "marche", "SM": "societe", "CS": "conclave", "IS": "iles", "CF": "cite", "CD": "dragons"}


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
    """An Adventurer, its effects sorted by when they act, with the marks that they put beside its strength (R26)."""
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
        if isinstance(effect, Force):
            card.forces.append(effect)
            if "+" not in card.mark:
                card.mark += "+"
        elif isinstance(effect, Glory):
            card.glories.append(effect)
            if "*" not in card.mark:
                card.mark += "*"
        elif isinstance(effect, Consolation):
            card.consolations.append(effect)
        elif isinstance(effect, Production):
            card.productions.append(effect)
        elif isinstance(effect, Income):
            card.incomes.append(effect)
        elif isinstance(effect, Victory):
            card.victories.append(effect)
        elif isinstance(effect, FightsFromBehind):
            card.fights_from_behind = True
        elif isinstance(effect, DoublesBonuses):
            card.doubles_bonuses = True
        elif isinstance(effect, TriplesCoins):
            card.triples_coins = True
    return card


def line(key: str, profession: str, *effects: Printed, cost: int, strength: int, copies: int) -> Entry:
    """A line of our own list."""
    card = printed_card(
        key,
        f"@yro-card-{key.lower()}",
        faction=FACTIONS[key[:2]],
        profession=profession,
        cost=cost,
        strength=strength,
        provenance=RULEBOOK if key in IN_THE_RULEBOOK else PUBLISHED,
        effects=list(effects),
    )
    return Entry(card, copies)


def standard() -> list[Entry]:
    """The whole deck (R1)."""
    return [
        # Marché errant
        line("ME1", "guerrier", Glory(1), cost=3, strength=6, copies=3),
        line("ME2", "marchand", Income(1), cost=1, strength=3, copies=3),
        line("ME3", "technicien", Recruitment(TECH, 1), Victory(2, per.TECH_LEVEL), cost=5, strength=2, copies=3),
        line("ME4", "explorateur", Recruitment(MAGIC, 1), Force(1, per.MAGIC_LEVEL), cost=3, strength=4, copies=3),
        line("ME5", "mage", Production(MAGIC, 1), Victory(1, per.MAGIC_LEVEL), cost=3, strength=2, copies=3),
        line("ME6", "marchand", Income(2), cost=2, strength=2, copies=2),
        line("ME7", "technicien", Recruitment(TECH, 1), Consolation(2), cost=3, strength=2, copies=2),
        line("ME8", "souverain", Recruitment(VP, 1, per.ALLY), TriplesCoins(), cost=6, strength=6, copies=1),
        # Société minière
        line("SM1", "guerrier", Recruitment(TECH, 1), cost=2, strength=5, copies=3),
        line("SM2", "marchand", Recruitment(TECH, 1), Income(1, per.TECH_LEVEL), cost=3, strength=4, copies=3),
        line("SM3", "technicien", Production(TECH, 1), Victory(1, per.TECH_LEVEL), cost=2, strength=1, copies=3),
        line("SM4", "explorateur", Force(2, per.MAGIC_LEVEL), Income(1), cost=2, strength=2, copies=3),
        line("SM5", "mage", Production(TECH, 1), Production(MAGIC, 1), cost=4, strength=6, copies=3),
        line("SM6", "technicien", Victory(3, per.TECH_LEVEL), cost=6, strength=2, copies=2),
        line("SM7", "mage", Income(1), Victory(1, per.COST_AT_LEAST, 4), cost=4, strength=5, copies=2),
        line("SM8", "souverain", Recruitment(TECH, 5), Recruitment(VP, 1, per.ALLY), cost=7, strength=7, copies=1),
        # Conclave sylvestre
        line("CS1", "guerrier", FightsFromBehind(), cost=2, strength=3, copies=3),
        line("CS2", "marchand", Recruitment(MAGIC, 1), Income(1), cost=1, strength=2, copies=3),
        line("CS3", "technicien", Victory(2, per.TECH_LEVEL), cost=3, strength=1, copies=3),
        line("CS4", "explorateur", Recruitment(MAGIC, 1), Force(2, per.MAGIC_LEVEL), cost=2, strength=2, copies=3),
        line("CS5", "mage", Recruitment(VP, 1, per.MAGIC_LEVEL), Production(MAGIC, 1), cost=1, strength=2, copies=3),
        line("CS6", "explorateur", Force(3, per.MAGIC_LEVEL), Glory(1, per.MAGIC_LEVEL), cost=6, strength=3, copies=2),
        line("CS7", "mage", Recruitment(MAGIC, 2), Victory(1, per.MAGIC_LEVEL), cost=3, strength=3, copies=2),
        line("CS8", "souverain", Recruitment(MAGIC, 5), Recruitment(VP, 1, per.ALLY), cost=7, strength=7, copies=1),
        # Îles du Soleil croissant
        line("IS1", "guerrier", Glory(1), cost=1, strength=4, copies=3),
        line("IS2", "marchand", Glory(1), Income(1), cost=2, strength=3, copies=3),
        line("IS3", "technicien", Recruitment(TECH, 1), Glory(1), cost=2, strength=4, copies=3),
        line("IS4", "explorateur", Recruitment(MAGIC, 1), Force(1, per.MAGIC_LEVEL), cost=1, strength=3, copies=3),
        line("IS5", "mage", Recruitment(MAGIC, 1), Victory(1, per.MAGIC_LEVEL), cost=2, strength=2, copies=3),
        line("IS6", "guerrier", Glory(2), cost=2, strength=5, copies=2),
        line("IS7", "explorateur", Victory(1, per.STRENGTH_AT_LEAST, 4), cost=4, strength=4, copies=2),
        line(
            "IS8",
            "souverain",
            Recruitment(VP, 1, per.ALLY),
            Victory(1, per.COST_AT_MOST, 3),
            cost=8,
            strength=2,
            copies=1,
        ),
        # Cité flottante
        line("CF1", "guerrier", Force(1, per.MAGIC_LEVEL), Force(1, per.TECH_LEVEL), cost=2, strength=4, copies=3),
        line("CF2", "marchand", Recruitment(COINS, 1, per.PROFESSION), cost=2, strength=4, copies=3),
        line("CF3", "explorateur", Force(2, per.MAGIC_LEVEL), Income(2, per.TECH_LEVEL), cost=5, strength=4, copies=3),
        line("CF4", "mage", Victory(2, per.MAGIC_LEVEL), Victory(2, per.TECH_LEVEL), cost=6, strength=1, copies=2),
        line("CF5", "souverain", Levelling(), Recruitment(VP, 1, per.ALLY), cost=6, strength=8, copies=1),
        # Ordre des chevaliers dragons
        line("CD1", "guerrier", Glory(1), cost=5, strength=8, copies=3),
        line("CD2", "marchand", Income(2), cost=5, strength=6, copies=3),
        line("CD3", "technicien", Victory(4), cost=5, strength=4, copies=3),
        line("CD4", "souverain", Recruitment(VP, 1, per.ALLY), DoublesBonuses(), cost=9, strength=13, copies=1),
    ]
