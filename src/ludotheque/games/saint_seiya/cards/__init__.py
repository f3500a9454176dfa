"""The cards: 90 numbers, 200 cards (R1, R2). A card reads as what it prints, and what only it does stands beside it.

Numbers, costs, values and effects are published facts, put in our own words; a few of them the rulebook shows too.
"""

from __future__ import annotations

from ludotheque.games.saint_seiya import numbers
from ludotheque.games.saint_seiya.cards import (
    classless,
    gold_armours,
    gold_saints,
    heroes,
    other_saints,
    silver_saints,
)
from ludotheque.games.saint_seiya.kit import Card


def copies_of(no: int) -> int:
    """R2, C1: how many of a number lie in our box."""
    if no <= 5:
        return numbers.CIVILIANS
    if no <= 10:
        return 1
    if no <= 15:
        return numbers.ASIDE_HEROES
    return 1 if 17 <= no <= 41 else 2


def standard() -> list[Card]:
    """All cards, by their numbers."""
    parts = (heroes, classless, gold_armours, gold_saints, silver_saints, other_saints)
    return sorted((card for part in parts for card in part.cards()), key=lambda card: card.no)
