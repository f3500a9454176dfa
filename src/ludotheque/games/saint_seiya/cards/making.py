"""How cards of the Reserve are written down."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import terms
from ludotheque.games.saint_seiya.kit import Card, Printed

NO_COST: Final = (-1, -1)


def saint(
    no: int,
    key: str,
    of_class: int,
    rank: int,
    costs: tuple[int, int],
    values: tuple[int, int],
    vp: int,
    lines: list[Printed],
    rulings: list[str],
) -> Card:
    """Any other Character of the Reserve."""
    return Card(no, key, terms.CHARACTER, of_class, rank, costs, (values[0], values[1], 0), vp, lines, rulings)
