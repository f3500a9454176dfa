"""The 24 Expedition cards each player has, and the tiles of the list in use."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yutaka import kinds, numbers
from ludotheque.games.yutaka.effects import Put, TurnATile
from ludotheque.games.yutaka.kit import ExpeditionCard, Tile, YutakaKit
from ludotheque.kernel import Note, Script

PUT: Final = Note("yutaka-log-put", "R10")
PUT_EQUIPMENT: Final = Note("yutaka-log-put", "R11")
PUT_DYNAMITE: Final = Note("yutaka-log-dynamite", "R12")
TURNED_FOR_EQUIPMENT: Final = Note("yutaka-log-turned", "R11")
TURNED_FOR_DYNAMITE: Final = Note("yutaka-log-turned", "R12")

PRECIOUS_OBJECT: Final = Script("precious-object", [Put(PUT, "yutaka-text-own-side")])
EQUIPMENT: Final = Script(
    "equipment",
    [Put(PUT_EQUIPMENT, "yutaka-text-own-side"), TurnATile(False, TURNED_FOR_EQUIPMENT, "yutaka-text-you-turn")],
)
DYNAMITE: Final = Script(
    "dynamite",
    [Put(PUT_DYNAMITE, "yutaka-text-their-side"), TurnATile(True, TURNED_FOR_DYNAMITE, "yutaka-text-they-turn")],
)

BLACK: Final = 1  #: the back of a tile whose colour is not known
COLOURED: Final = 2  #: + kind: the backs that show it


def add_cards(kit: YutakaKit) -> None:
    """R6: two identical decks: 1 to 4 in each treasure's colour, four Dynamites."""
    kit.use([PRECIOUS_OBJECT, EQUIPMENT, DYNAMITE])
    for kind in range(len(kinds.KEYS)):
        script = EQUIPMENT if kind == kinds.EQUIPEMENT else PRECIOUS_OBJECT
        for value in range(1, numbers.VALUES + 1):
            _add_card(kit, ExpeditionCard(kind, value, script), 1)
    _add_card(kit, ExpeditionCard(kinds.DYNAMITE, 0, DYNAMITE), numbers.DYNAMITES)


def _add_card(kit: YutakaKit, card: ExpeditionCard, copies: int) -> None:
    kit.add_type(card, 2 * copies)
    kit.cards.append(card)


def add_tiles(kit: YutakaKit, known: list[str]) -> None:
    """The tiles of the list; one of a known colour shows it on its back (R2, R26), the others a black cube."""
    for kind in range(len(kinds.KEYS)):
        values: list[int] = kit.card_list[kinds.KEYS[kind]]
        back = COLOURED + kind if kinds.KEYS[kind] in known else BLACK
        for value in sorted(set(values), reverse=True):
            tile = Tile(kind, value, back=back, provenance=kit.card_list["provenance"])
            kit.add_type(tile, values.count(value))
            kit.tiles.append(tile)
