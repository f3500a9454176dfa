"""The card list an owner may replace, checked: Command cards, Buildings, Troops and Wonders (R1, R54).

A card list is an object: `{"id": "my box", "cards": [LINE, …]}`, with one line for each type of card:

    {"card": "strategic-attack", "name": "Strategic Attack", "kind": "command", "colour": "purple", "cost": 5,
     "points": {"command": 1, "battle": 3}, "needs": ["red"], "bonus": {"draw": 1}, "copies": 2}

`card` is how moves call it: small letters, digits and hyphens. `name` may be left out where the key is one of ours.
A Troop has a `defence` instead of points; a Wonder has no colour. `needs` makes the bonus a Synergy, without it the
bonus is a Remove Ability. A Wonder has no Synergy (R38), and that of a Troop gives points alone (R43). A list has at
least the cards of every box (R1), and up to two more: those an owner has drawn on the blank Continuum cards (R54),
unless these are the Broken Talismans (R63).
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ludotheque.games.volfyirion import kinds, numbers, settings
from ludotheque.games.volfyirion.cards import CITY_LIST, Entry, printed_card, standard, starters
from ludotheque.games.volfyirion.effects import PARTS
from ludotheque.games.volfyirion.kit import Bonus, HouseCard, needs_data
from ludotheque.kernel.lists import ListLine, OwnersList, is_number
from ludotheque.locales import literal

Data = dict[str, Any]

VERSION = 1  #: of our own list
TOTALS = {"command": 36, "building": 12, "troop": 15, "wonder": 26}  #: R1
CONTINUUM = 2  #: R54
COSTS = (1, 12)
COPIES = (1, 4)
NUMBERS = (1, 9)  #: points and Defence
GRANTS = (1, 2)  #: what is drawn, removed or moved
FIELDS = (
    "card", "name", "kind", "colour", "cost", "points", "defence", "needs", "bonus", "copies", "provenance",
)  # fmt: skip
KEY = re.compile(r"[a-z][a-z0-9-]{0,30}", re.ASCII)
#: Keys of cards that are in every box and in no list.
TAKEN = frozenset(
    [entry.card.key for entry in starters()]
    + [key for key, _ in CITY_LIST]
    + [
        *kinds.PERKS,
        *kinds.PLOYS,
        "lair",
        "mercenary-archer",
        "mercenary-veteran",
        "saboteur",
        "ascension-path",
        "talisman",
    ]
)


@cache
def ours() -> Data:
    """Our own list, as data."""
    lines = [_line_out(entry.card, entry.copies) for entry in standard()]
    return {"id": "standard", "version": VERSION, "provenance": "published", "cards": lines}


def _line_out(card: HouseCard, copies: int) -> Data:
    out: Data = {"card": card.key, "kind": kinds.KIND_NAMES[card.kind], "cost": card.cost}
    if card.kind != kinds.WONDER:
        out["colour"] = kinds.COLOURS[card.colour]
    if card.kind == kinds.TROOP:
        out["defence"] = card.defence
    else:
        out["points"] = {numbers.POINTS[what]: card.points[what] for what in range(3) if card.points[what]}
    if card.synergy:
        out["needs"] = needs_data(card.needs)
    if card.bonus is not None:
        out["bonus"] = card.bonus.data()
    return out | {"copies": copies, "provenance": card.provenance}


@cache
def our_keys() -> frozenset[str]:
    """The keys for which we have names."""
    return frozenset(entry.card.key for entry in standard())


def continuum_cards(lines: list[Data]) -> int:
    """R54: how many cards a list has more than a box."""
    return int(sum(line["copies"] for line in lines)) - sum(TOTALS.values())


class CardList(OwnersList):
    """The cards of a box, by their lines."""

    def built_in(self) -> dict[str, Data]:
        """Our own list."""
        return {"standard": ours()}

    def content(self, given: Data, provenance: str) -> Data:
        """All lines, checked against what every box of Volfyirion has in common."""
        lines = [_line_in(self, line, n + 1, provenance) for n, line in enumerate(self.lines(given, "cards"))]
        self.once(line["card"] for line in lines)
        self.check_totals(lines)
        return {"cards": lines}

    def check_totals(self, lines: list[Data]) -> None:
        """R1, R8, R54: enough cards of every kind, at most two more, and two Wonders that the Lair can start with."""
        for kind, right in TOTALS.items():
            count = sum(line["copies"] for line in lines if line["kind"] == kind)
            if not right <= count <= right + CONTINUUM:
                raise self.refuse("volfyirion-cards-count", kind=kind, n=count, right=right)
        over = continuum_cards(lines)
        if over > CONTINUUM:
            raise self.refuse("volfyirion-cards-continuum", "R54", n=over, right=CONTINUUM)
        cost = numbers.FIRST_WONDERS
        cheap = sum(line["copies"] for line in lines if line["kind"] == "wonder" and line["cost"] <= cost)
        if cheap < numbers.SPACES:
            raise self.refuse("volfyirion-cards-cheap", "R8", n=cheap, right=numbers.SPACES, cost=cost)


CARDS = CardList("volfyirion", "cards", "R1", ["cards"])


def _line_in(owners: OwnersList, given: object, n: int, provenance: str) -> Data:
    """One line, or a refusal that names it."""
    line = ListLine(owners, given, n, FIELDS)
    key = line.key("card", KEY, TAKEN)
    kind = line.choice("kind", list(TOTALS))
    line.only([field for field in FIELDS if field not in _not_of(kind)])
    out: Data = {"card": key, "kind": kind}
    if "name" in line.data or key not in our_keys():
        out["name"] = line.name()
    out["cost"] = line.number("cost", *COSTS)
    if kind != "wonder":
        out["colour"] = line.choice("colour", kinds.COLOURS)
    if kind == "troop":
        out["defence"] = line.number("defence", *NUMBERS)
    else:
        out["points"] = line.numbers("points", dict.fromkeys(numbers.POINTS, NUMBERS))
    needs = line.data.get("needs", [])
    if not isinstance(needs, list) or len(needs) > 2:
        raise line.refuse("volfyirion-cards-needs", "R43")
    if needs:
        colours = [line.one_of(colour, "needs", kinds.COLOURS[: kinds.GREY]) for colour in needs]
        out["needs"] = sorted(colours, key=kinds.COLOURS.index)
    bonus = line.numbers("bonus", dict.fromkeys(numbers.POINTS, NUMBERS) | dict.fromkeys(PARTS, GRANTS))
    if bonus:
        out["bonus"] = bonus
    elif needs:
        raise line.refuse("volfyirion-cards-needs", "R43")
    if needs and kind == "wonder":
        raise line.refuse("volfyirion-cards-needs-wonder", "R38")
    if needs and kind == "troop" and any(part in PARTS for part in bonus):
        raise line.refuse("volfyirion-cards-needs-troop", "R43")
    out["copies"] = line.number("copies", *COPIES)
    out["provenance"] = str(line.data.get("provenance", provenance))[:60]
    return out


def _not_of(kind: str) -> tuple[str, ...]:
    """The fields that a kind of card has not."""
    return {"troop": ("points",), "wonder": ("colour", "defence")}.get(kind, ("defence",))


def entries(cards: Data) -> list[Entry]:
    """The cards of a checked list, in the order of their kinds: a list may name them in any."""
    order = [kinds.KIND_NAMES[kind] for kind in (kinds.COMMAND_CARD, kinds.BUILDING, kinds.TROOP, kinds.WONDER)]
    return [_entry(line) for kind in order for line in cards["cards"] if line["kind"] == kind]


def _entry(line: Data) -> Entry:
    needs = [line.get("needs", []).count(colour) for colour in kinds.COLOURS[: kinds.GREY]]
    name = literal(line["name"]) if "name" in line else f"@volfyirion-card-{line['card']}"
    card = printed_card(
        line["card"],
        name,
        kind=kinds.KIND_NAMES.index(line["kind"]),
        colour=kinds.COLOURS.index(line.get("colour", "grey")),
        cost=line["cost"],
        points=[line.get("points", {}).get(what, 0) for what in numbers.POINTS],
        defence=line.get("defence", 0),
        needs=needs,
        bonus=Bonus(**line["bonus"]) if "bonus" in line else None,
        provenance=line["provenance"],
    )
    return Entry(card, line["copies"])


# ------------------------------------------------------------------------------------ rebuilding (R55)
def rebuild_cost(value: object) -> tuple[int, dict[int, int]]:
    """What rebuilding is paid with, and how much by the Defence of the City; "defence" is Command equal to it."""
    if value == "defence":
        return 0, {8: 8, 9: 9, 10: 10}
    good = isinstance(value, dict) and set(value) == {"points", "costs"} and value["points"] in numbers.POINTS
    if not good or not isinstance(value, dict) or not isinstance(value["costs"], list) or len(value["costs"]) != 3:
        raise CARDS.refuse("volfyirion-rebuild-cost", "R55", known=", ".join(numbers.POINTS))
    if not all(is_number(n, 1, 30) for n in value["costs"]):
        raise CARDS.refuse("volfyirion-rebuild-cost", "R55", known=", ".join(numbers.POINTS))
    return numbers.POINTS.index(value["points"]), dict(zip((8, 9, 10), value["costs"], strict=True))


# ------------------------------------------------------------------------------------ Strongholds (T2)
def strongholds(value: object) -> list[list[int]]:
    """The Defence of each team's Cities from left to right, two of them being a Stronghold.

    One of our ways to join them, a list of six Defences for both teams, or a list of two such lists, one for each.
    """
    if isinstance(value, str) and value in settings.STRONGHOLDS:
        return [settings.STRONGHOLDS[value]] * 2
    teams = value if isinstance(value, list) and len(value) == 2 else [value, value]
    box = sorted(defence for _, defence in CITY_LIST)
    out: list[list[int]] = []
    for team in teams:
        if not isinstance(team, list) or not all(is_number(n, 8, 10) for n in team) or sorted(team) != box:
            raise CARDS.refuse("volfyirion-strongholds-wrong", "T2", known=", ".join(settings.STRONGHOLDS))
        out.append(list(team))
    return out
