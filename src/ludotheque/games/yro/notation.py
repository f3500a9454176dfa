"""A short text for every move of YRO.

"-SM3" throws a card away, "+SM3" recruits it, "=SM3" keeps it and ">SM3" takes it from a pack (Draft), "SM3-c4" places
it: columns a to e from the left, rows 1 to 5 from the top, c3 is the middle.
"""

from __future__ import annotations

import re
from typing import Final

from ludotheque.games.yro import verbs, zones
from ludotheque.games.yro.field import WIDTH, spot_name
from ludotheque.games.yro.kit import YroKit, kit_of
from ludotheque.kernel import (
    DONE,
    NOBODY,
    Kit,
    Move,
    Num,
    State,
    Unreadable,
    first_of,
    pack,
    second_of,
    verb_of,
    words_in,
)

SIGNS: Final = " -+=>"  #: by verb
VERBS: Final = ["", "discard", "recruit", "keep", "draft", "place"]
WORD: Final = re.compile(r"DONE|([-+=>]) *([A-Z0-9]+)|([A-Z0-9]+)[ -]+([A-E])([1-5])", re.ASCII)
BETWEEN: Final = re.compile(r"[ ,;]*", re.ASCII)


def write(kit: Kit, option: Num) -> str:
    """The move an option stands for."""
    assert isinstance(kit, YroKit)
    key = kit.adventurers[first_of(option)].key
    if verb_of(option) == verbs.PLACE:
        return f"{key}-{spot_name(second_of(option))}"
    return f"{SIGNS[verb_of(option)]}{key}"


def read(kit: Kit, line: str) -> list[int]:
    """The options a line names; case and spaces do not matter. Cards chosen together may stand in any order."""
    assert isinstance(kit, YroKit)
    words = words_in(str(line).upper(), WORD, BETWEEN)
    return _in_order([_option(kit, word) for word in words])


def operands(kit: Kit) -> list[tuple[int, int]]:
    """See `verbs`; of the box's types the adventurers come first."""
    assert isinstance(kit, YroKit)
    faces = len(kit.adventurers)
    return [(1, 1), (faces, 1), (faces, 1), (faces, 1), (faces, 1), (faces, WIDTH * WIDTH)]


def _option(kit: YroKit, word: re.Match[str]) -> Num:
    """What one word stands for."""
    sign = word.group(1)
    if sign is None and word.group(3) is None:
        return DONE
    face = kit.face_called(word.group(2) if sign is not None else word.group(3))
    if face < 0:
        raise Unreadable(word.group(0))
    if sign is not None:
        return pack(SIGNS.index(sign), face)
    return pack(verbs.PLACE, face, (int(word.group(5)) - 1) * WIDTH + ord(word.group(4)) - ord("A"))


def _in_order(options: list[int]) -> list[int]:
    """Cards to throw away, to recruit or to keep are a set: written in any order, they are picked in one."""
    n = len(options)
    while n > 0 and options[n - 1] == DONE:
        n -= 1
    for option in options[:n]:
        if verb_of(option) not in (verbs.DISCARD, verbs.RECRUIT, verbs.KEEP) or verb_of(option) != verb_of(options[0]):
            return options
    return sorted(options[:n]) + options[n:]


def move(g: State, seat: Num, option: Num) -> Move:
    """The option as a client draws it: a card of the hand, the pack or the recruits, and where it goes."""
    kit = kit_of(g)
    verb = verb_of(option)
    source = zones.HAND + zones.SIDE * seat
    target: Num = NOBODY
    spot: Num = NOBODY
    if verb == verbs.PLACE:
        source = zones.RECRUITS + zones.SIDE * seat
        target = zones.GUILD + zones.SIDE * seat
        spot = second_of(option)
    elif verb == verbs.DRAFT:
        source = kit.pack_zone(seat, 0 if g.size[kit.pack_zone(seat, 0)] else 1)
        target = zones.HAND + zones.SIDE * seat
    elif verb == verbs.RECRUIT:
        target = zones.RECRUITS + zones.SIDE * seat
    elif verb == verbs.DISCARD:
        target = zones.THROWN
    at = g.place_by_face(source, first_of(option))
    name: dict[str, int | str] = {"card": kit.adventurers[first_of(option)].name}
    return Move(VERBS[verb], source, at, target, spot, name)


def place_name(kit: Kit, zone: Num, place: Num) -> str:
    """A spot of a guild is called "c3"; elsewhere a number says enough."""
    return spot_name(place) if kit.zones[zone].key == "guild" else str(place + 1)
