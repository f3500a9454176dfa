"""The 24 Expedition cards each player has, and the tiles of the list in use."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yutaka.box import DYNAMITE, EQUIPEMENT, KINDS, ExpeditionCard, Tile, YutakaKit
from ludotheque.games.yutaka.words import (
    PUT,
    PUT_DYNAMITE,
    PUT_EQUIPMENT,
    TURNED_FOR_DYNAMITE,
    TURNED_UP,
    Put,
    TurnATile,
)
from ludotheque.kernel import Script

PRECIOUS_OBJECT: Final = Script("precious-object", [Put(False, PUT, "yutaka-text-own-side")])
EQUIPMENT: Final = Script(
    "equipment",
    [Put(False, PUT_EQUIPMENT, "yutaka-text-own-side"), TurnATile(False, TURNED_UP, "yutaka-text-you-turn")],
)
DYNAMITE_CARD: Final = Script(
    "dynamite",
    [Put(True, PUT_DYNAMITE, "yutaka-text-their-side"), TurnATile(True, TURNED_FOR_DYNAMITE, "yutaka-text-they-turn")],
)
DYNAMITES: Final = 4


def add_cards(kit: YutakaKit) -> None:
    """Two identical decks: 1 to 4 in each treasure's colour, four Dynamites (R6)."""
    kit.use([PRECIOUS_OBJECT, EQUIPMENT, DYNAMITE_CARD])
    for kind in range(len(KINDS)):
        script = EQUIPMENT if kind == EQUIPEMENT else PRECIOUS_OBJECT
        for value in range(1, 5):
            _add_card(kit, ExpeditionCard(kind, value, script.steps, script, False), 1)
    _add_card(kit, ExpeditionCard(DYNAMITE, 0, DYNAMITE_CARD.steps, DYNAMITE_CARD, True), DYNAMITES)


def _add_card(kit: YutakaKit, card: ExpeditionCard, copies: int) -> None:
    kit.add_type(card, 2 * copies)
    kit.cards.append(card)


def add_tiles(kit: YutakaKit, values: dict[str, list[int]], known: list[str], provenance: str) -> None:
    """The tiles of a list; a tile of a known colour shows it on its back (R2, R26), the others a black cube."""
    for kind in range(len(KINDS)):
        back = 2 + kind if KINDS[kind] in known else 1
        line = values[KINDS[kind]]
        for value in sorted(set(line), reverse=True):
            tile = Tile(kind, value, back, provenance)
            kit.add_type(tile, line.count(value))
            kit.tiles.append(tile)
