"""What is to be drawn: the table as somebody sees it, with everything needed to name what lies on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ludotheque.kernel.errors import seat_name
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.match import Match
from ludotheque.kernel.shelf import card_data
from ludotheque.locales import word
from ludotheque.terminal.screen import printable
from ludotheque.terminal.vocabulary import tell

Data = dict[str, Any]
Spot = tuple[str, int | None, int, int | None]  #: zone, seat, number, place


@dataclass(frozen=True)
class Scene:
    """A table seen by one pair of eyes, in one language."""

    view: Data
    scores: Data
    cards: dict[str, Data]  #: every card of the box by its key, as a person reads it
    lang: str
    fresh: frozenset[Spot] = frozenset()  #: where something was put or turned since these eyes last looked

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return name_of(seat, self.view["names"], self.lang)

    def text(self, key: str, **params: object) -> str:
        """A message in the language of the scene."""
        return tell(self.lang, key, params)

    def word(self, key: str) -> str:
        """What a key says that comes with the view: "@yutaka-island-1"."""
        return str(word(self.lang, key))

    def zones(self, key: str, seat: int | None = None) -> list[Data]:
        """The zones of this name, in order."""
        return [zone for zone in self.view["zones"] if zone["zone"] == key and zone["seat"] == seat]

    def zone(self, key: str, seat: int | None = None, number: int = 0) -> Data:
        """One zone."""
        return next(zone for zone in self.zones(key, seat) if zone["number"] == number)

    def counter(self, key: str) -> int:
        """One of the game's public numbers."""
        return next(int(counter["value"]) for counter in self.view["counters"] if counter["counter"] == key)

    def figures(
        self,
        key: str,
        seat: int | None = None,
        zone: str = "",
        number: int = 0,
        place: int | None = None,
        about: str = "",
    ) -> list[Data]:
        """What the rules worked out under this key, as far as one asks where it belongs and what it is about."""
        return [
            it
            for it in self.view["figures"]
            if it["figure"] == key
            and (seat is None or it["seat"] == seat)
            and (not zone or it.get("at", {}).get("zone") == zone)
            and (not number or it.get("at", {}).get("number") == number)
            and (place is None or place in it.get("places", []))
            and (not about or about in it.get("about", []))
        ]

    def card_name(self, key: str) -> str:
        """A card's name."""
        return str(self.cards[key]["name"])

    def counted(self, things: Iterable[str]) -> list[str]:
        """Things in words, equal ones once with how many there are: "3 × Prospector"."""
        found = Counter(things)
        return [self.text("terminal-times", n=n, what=what) if n > 1 else what for what, n in found.items()]

    @property
    def near(self) -> int:
        """The seat drawn nearest to the reader: the reader's own, or the first for somebody who only watches."""
        seat = self.view["seat"]
        return 0 if seat is None else int(seat)

    def points(self, seat: int) -> int | None:
        """What a seat's count stands at; None in a game without points."""
        totals = self.scores["totals"]
        return totals[seat] if totals else None


def name_of(seat: int, names: list[str], lang: str) -> str:
    """What a seat is called, fit to be shown."""
    return printable(str(word(lang, seat_name(seat, names, lang))))


def read_cards(kit: Kit, lang: str) -> dict[str, Data]:
    """Every card of a box by its key, as a person reads it."""
    return {card.key: card_data(kit, card, lang) for card in kit.types}


def seen_by(match: Match, seat: int | None, lang: str, fresh: frozenset[Spot] = frozenset()) -> Scene:
    """The table as a seat sees it; None is somebody who only watches."""
    return Scene(match.view(seat), match.scores(lang), read_cards(match.kit, lang), lang, fresh)


def all_open(match: Match, lang: str, fresh: frozenset[Spot] = frozenset()) -> Scene:
    """The table with nothing hidden, to review a game. What the players could not see is not marked as open."""
    return Scene(match.open_view(), match.scores(lang), read_cards(match.kit, lang), lang, fresh)


def spots(events: Iterable[Data]) -> frozenset[Spot]:
    """Where these events put or turned something that can be pointed at."""
    found = [event["to"] for event in events if event["event"] in ("moved", "turned") and "to" in event]
    return frozenset((to["zone"], to["seat"], to["number"], to["place"]) for to in found if to["place"] is not None)
