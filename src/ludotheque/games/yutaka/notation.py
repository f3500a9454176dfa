"""A short text for every move of Yutakâ: "D3-2" plays Dagger 3 on island 2, "4b" turns island 4's second tile."""

from __future__ import annotations

import re
from typing import Final

from ludotheque.games.yutaka import kinds, numbers, verbs, zones
from ludotheque.games.yutaka.kit import YutakaKit, kit_of, tile_name
from ludotheque.kernel import DONE, NOBODY, Kit, Move, Num, State, Unreadable, first_of, pack, second_of, verb_of

VERBS: Final = ["", "play", "turn"]  #: what a client calls a move, by its verb
CARD: Final = re.compile(r"([IDACE][1-4]|X)[ >-]*([1-5])", re.ASCII)
TILE: Final = re.compile(r"([1-5])[ -]*([A-P])", re.ASCII)


def write(kit: Kit, option: Num) -> str:
    """The move an option stands for."""
    assert isinstance(kit, YutakaKit)
    if verb_of(option) == verbs.PLAY:
        return f"{kit.cards[first_of(option)].key}-{second_of(option) + 1}"
    return kit.names[first_of(option)]


def read(kit: Kit, line: str) -> list[int]:
    """The option a line names. Case and the separator do not matter: "d3 2", "D3-2" and "d32" are the same."""
    assert isinstance(kit, YutakaKit)
    text = str(line).strip().upper()
    if text == "DONE":
        return [DONE]
    put = CARD.fullmatch(text)
    if put is not None:
        card = kit.type_called(put.group(1))
        assert card is not None
        return [pack(verbs.PLAY, card.number, int(put.group(2)) - 1)]
    turned = TILE.fullmatch(text)
    if turned is not None:
        place = kit.place_called(turned.group(1) + turned.group(2).lower())
        if place != NOBODY:
            return [pack(verbs.TURN, place)]
    raise Unreadable(text)


def operands(kit: Kit) -> list[tuple[int, int]]:
    """See `verbs`; of the box's types the cards come first."""
    assert isinstance(kit, YutakaKit)
    return [(1, 1), (len(kit.cards), numbers.ISLANDS), (numbers.PLACES, 1)]


def place_name(kit: Kit, zone: Num, place: Num) -> str:
    """A30: a tile's place is called "4b"; in a column the number says enough."""
    return tile_name(zone, place) if zone < numbers.ISLANDS else str(place + 1)


def move(g: State, seat: Num, option: Num) -> Move:
    """The option as a client draws it: a card of the hand to a column, or a tile where it lies."""
    kit = kit_of(g)
    if verb_of(option) == verbs.TURN:
        place = first_of(option)
        return Move(VERBS[verbs.TURN], zones.ISLAND + kit.island_of[place], kit.index_of[place])
    card = kit.cards[first_of(option)]
    at = g.place_by_face(zones.HAND + seat, card.number)
    to = zones.column(card.side(seat), second_of(option))
    kind = "dynamite" if card.kind == kinds.DYNAMITE else "equipement" if card.kind == kinds.EQUIPEMENT else "object"
    return Move(VERBS[verbs.PLAY], zones.HAND + seat, at, to, params={"card": card.name, "kind": kind})
