"""A short text for every move of Yutakâ: "D3-2" plays Dagger 3 at island 2, "4b" turns island 4's second tile."""

from __future__ import annotations

import re
from typing import Final

from ludotheque.games.yutaka.box import COLUMN, HAND, ISLANDS, LETTERS, PLAY, SIDE, TURN, YutakaKit, box_of, tile_name
from ludotheque.kernel import DONE, Move, State, Unreadable, first_of, pack, second_of, verb_of

CARD: Final = re.compile(r"(?:([IDACE])([1-4])|X)[ >-]*([1-5])", re.ASCII)
TILE: Final = re.compile(r"([1-5])[ -]*([A-P])", re.ASCII)
DYNAMITE_FACE: Final = 20


def write(kit: YutakaKit, option: int) -> str:
    """The move an option stands for."""
    if verb_of(option) == PLAY:
        return f"{kit.cards[first_of(option)].key}-{second_of(option) + 1}"
    return kit.place_name(first_of(option))


def read(kit: YutakaKit, line: str) -> list[int]:
    """The option a line names. Case and the separator do not matter: "d3 2", "D3-2" and "d32" are the same."""
    text = str(line).strip().upper()
    if text == "DONE":
        return [DONE]
    card = CARD.fullmatch(text)
    if card is not None:
        face = DYNAMITE_FACE
        if card.group(1):
            face = LETTERS.index(card.group(1)) * 4 + int(card.group(2)) - 1
        return [pack(PLAY, face, int(card.group(3)) - 1)]
    tile = TILE.fullmatch(text)
    if tile is not None:
        place = kit.place_called(tile.group(1) + tile.group(2).lower())
        if place >= 0:
            return [pack(TURN, place)]
    raise Unreadable(text)


def place_name(zone: int, place: int) -> str:
    """A30: a tile's place is called "4b"; in a column the number says enough."""
    return tile_name(zone, place) if zone < ISLANDS else str(place + 1)


def move(g: State, seat: int, option: int) -> Move:
    """The option as a client draws it: a card of the hand to a column, or a tile where it lies."""
    kit = box_of(g)
    if verb_of(option) == TURN:
        place = first_of(option)
        return Move("turn", kit.place_zone[place], kit.place_index[place])
    card = kit.cards[first_of(option)]
    hand = g.zones[HAND + seat]
    at = -1
    for i in range(len(hand)):
        if g.face[hand[i]] == card.number:
            at = i
            break
    side = 1 - seat if card.theirs else seat
    return Move("play", HAND + seat, at, COLUMN + SIDE * side + second_of(option) % ISLANDS)
