"""The list of Reserve cards that an owner may replace (R2), and the heroes chosen when the table is set (R14).

A card list is an object, `{"id": "my box", "cards": [{"card": 42, "copies": 2}, …]}`: the numbers printed on the cards
of the Reserve (16 to 90), and how many of each lie in the box. What a number does is fixed; one left out is not in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludotheque.games.saint_seiya import numbers, terms
from ludotheque.games.saint_seiya.cards import copies_of, standard
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.kernel.lists import Data, ListLine, OwnersList

VERSION = 1  #: of our own list
NUMBERS = (16, 90)  #: of the Reserve; the heroes' own cards are the same in every box
COPIES = (1, 9)
FIELDS = ("card", "copies")


@cache
def ours() -> Data:
    """Our own list, as data."""
    cards = [{"card": no, "copies": copies_of(no)} for no in range(NUMBERS[0], NUMBERS[1] + 1)]
    return {"id": "standard", "version": VERSION, "provenance": "published", "cards": cards}


class Reserve(OwnersList):
    """R2: which cards lie in the Reserve, and how many of each."""

    def __init__(self) -> None:
        super().__init__("saint-seiya", option="cards", rule="R2", content=("cards",))

    def built_in(self) -> Mapping[str, Data]:
        """Our own."""
        return {"standard": ours()}

    def content(self, given: Data, provenance: str) -> Data:
        """Each number once, and as many cards as the box holds."""
        cards: list[Data] = []
        for n, value in enumerate(self.lines(given, "cards"), 1):
            line = ListLine(self, value, n, FIELDS)
            line.only(FIELDS)
            cards.append({"card": line.number("card", *NUMBERS), "copies": line.number("copies", *COPIES)})
        self.once(line["card"] for line in cards)
        count = sum(line["copies"] for line in cards)
        if count != numbers.RESERVE_SIZE:
            raise self.refuse("saint-seiya-cards-count", n=count, right=numbers.RESERVE_SIZE)
        return {"cards": cards}


RESERVE = Reserve()


def copies(used: Data) -> dict[int, int]:
    """How many of each number lie in the box, the heroes' own cards included."""
    out = {no: copies_of(no) for no in range(1, NUMBERS[0])}
    out |= {line["card"]: line["copies"] for line in used["cards"]}
    return out


def lay_out(kit: SaintSeiyaKit) -> None:
    """R2: every card, as often as the list in use says."""
    found = copies(kit.card_list)
    for card in standard():
        kit.add_card(card, found.get(card.no, 0))


def heroes(value: object, seats: int) -> object:
    """R14: "dealt", or the hero of each seat, all different."""
    if value == "dealt":
        return value
    known = ", ".join(terms.HEROES)
    if not isinstance(value, list) or not all(isinstance(key, str) and key in terms.HEROES for key in value):
        raise RESERVE.refuse("saint-seiya-heroes-unknown", "R14", value=str(value)[:60], known=known)
    if len(value) != seats or len(set(value)) != seats:
        raise RESERVE.refuse("saint-seiya-heroes-count", "R14", n=len(set(value)), right=seats)
    return list(value)
