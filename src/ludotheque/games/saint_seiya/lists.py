"""The list of Reserve cards that an owner may replace, checked (R2).

A card list is an object, `{"id": "my box", "cards": [{"card": 42, "copies": 2}, …]}`: the numbers printed on the cards
of the Reserve (16 to 90), and how many of each lie in the box. What a number does is fixed; one left out is not in it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotheque.games.saint_seiya.box import HEROES, RESERVE_SIZE
from ludotheque.games.saint_seiya.cards import copies_of
from ludotheque.kernel import BadTable, Text, typed

Data = dict[str, Any]

VERSION = 1  #: of our own list
NUMBERS = (16, 90)  #: of the Reserve; the heroes' own cards are the same in every box
COPIES = (1, 9)
FIELDS = ("card", "copies")


def _refuse(key: str, rule: str, **params: int | str) -> BadTable:
    return BadTable(Text(key, "saint-seiya " + rule, typed(params)))


@cache
def ours() -> Data:
    """Our own list, as data."""
    cards = [{"card": no, "copies": copies_of(no)} for no in range(NUMBERS[0], NUMBERS[1] + 1)]
    return {"id": "standard", "version": VERSION, "provenance": "published", "cards": cards}


def copied(lines: list[Data]) -> list[Data]:
    """The lines of a list, to be handed out."""
    return [dict(line) for line in lines]


def card_list(value: object) -> Data:
    """A list by name, or an owner's own, checked."""
    if isinstance(value, str):
        if value != "standard":
            raise _refuse("saint-seiya-cards-unknown", "R2", value=value[:60])
        return ours()
    if not isinstance(value, dict) or not isinstance(value.get("cards"), list):
        raise _refuse("saint-seiya-cards-not-a-list", "R2")
    known = ("id", "version", "provenance", "cards")
    for field in value:
        if field not in known:
            raise _refuse("saint-seiya-cards-unknown-field", "R2", field=str(field)[:60], known=", ".join(known))
    version = value.get("version", VERSION)
    if not _is_number(version, 0, 10**6):
        raise _refuse("saint-seiya-cards-version", "R2")
    lines = [_line_in(line, n + 1) for n, line in enumerate(value["cards"])]
    numbers = [line["card"] for line in lines]
    for n, number in enumerate(numbers):
        if number in numbers[:n]:
            raise _refuse("saint-seiya-cards-twice", "R2", line=n + 1, card=number)
    count = sum(line["copies"] for line in lines)
    if count != RESERVE_SIZE:
        raise _refuse("saint-seiya-cards-count", "R2", n=count, right=RESERVE_SIZE)
    provenance = str(value.get("provenance", "owner"))[:60]
    return {"id": str(value.get("id", "own"))[:60], "version": version, "provenance": provenance, "cards": lines}


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _line_in(line: object, n: int) -> Data:
    """One line, or a refusal that names it."""
    if not isinstance(line, dict):
        raise _refuse("saint-seiya-cards-line", "R2", line=n, known=", ".join(FIELDS))
    for field in line:
        if field not in FIELDS:
            raise _refuse("saint-seiya-cards-line-field", "R2", line=n, field=str(field)[:60], known=", ".join(FIELDS))
    for field, (low, high) in (("card", NUMBERS), ("copies", COPIES)):
        if not _is_number(line.get(field), low, high):
            raise _refuse("saint-seiya-cards-number", "R2", line=n, field=field, low=low, high=high)
    return {"card": line["card"], "copies": line["copies"]}


def copies(cards: Data) -> dict[int, int]:
    """How many of each number lie in the box, the heroes' own cards included."""
    out = {no: copies_of(no) for no in range(1, NUMBERS[0])}
    out |= {line["card"]: line["copies"] for line in cards["cards"]}
    return out


def heroes(value: object, seats: int) -> object:
    """R14: "dealt", or the hero of each seat, all different."""
    if value == "dealt":
        return value
    if not isinstance(value, list) or not all(isinstance(key, str) and key in HEROES for key in value):
        raise _refuse("saint-seiya-heroes-unknown", "R14", value=str(value)[:60], known=", ".join(HEROES))
    if len(value) != seats or len(set(value)) != seats:
        raise _refuse("saint-seiya-heroes-count", "R14", n=len(set(value)), right=seats)
    return list(value)
