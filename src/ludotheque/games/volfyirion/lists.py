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

from ludotheque.games.volfyirion import kinds, numbers
from ludotheque.games.volfyirion.cards import CITY_LIST, Entry, printed_card, standard, starters
from ludotheque.games.volfyirion.kit import Bonus, HouseCard, needs_data
from ludotheque.games.volfyirion.words import PARTS
from ludotheque.kernel import BadTable, Text, typed
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


def _refuse(key: str, rule: str, **params: int | str) -> BadTable:
    return BadTable(Text(key, f"volfyirion {rule}", typed(params)))


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


def copied(lines: list[Data]) -> list[Data]:
    """The lines of a list, to be handed out."""
    return [
        {field: value.copy() if isinstance(value, (list, dict)) else value for field, value in line.items()}
        for line in lines
    ]


@cache
def our_keys() -> frozenset[str]:
    """The keys for which we have names."""
    return frozenset(entry.card.key for entry in standard())


def card_list(value: object) -> Data:
    """A list by name, or an owner's own, checked against what every box of Volfyirion has in common."""
    if isinstance(value, str):
        if value != "standard":
            raise _refuse("volfyirion-cards-unknown", "R1", value=value[:60])
        return ours()
    if not isinstance(value, dict) or not isinstance(value.get("cards"), list):
        raise _refuse("volfyirion-cards-not-a-list", "R1")
    known = ("id", "version", "provenance", "cards")
    for field in value:
        if field not in known:
            raise _refuse("volfyirion-cards-unknown-field", "R1", field=str(field)[:60], known=", ".join(known))
    version = value.get("version", VERSION)
    if not _is_number(version, 0, 10**6):
        raise _refuse("volfyirion-cards-version", "R1")
    provenance = str(value.get("provenance", "owner"))[:60]
    lines = [_line_in(line, n + 1, provenance) for n, line in enumerate(value["cards"])]
    keys = [line["card"] for line in lines]
    for n, key in enumerate(keys):
        if key in keys[:n]:
            raise _refuse("volfyirion-cards-twice", "R1", line=f"{n + 1} ({key})")
    _check_totals(lines)
    return {"id": str(value.get("id", "own"))[:60], "version": version, "provenance": provenance, "cards": lines}


def continuum_cards(lines: list[Data]) -> int:
    """R54: how many cards a list has more than a box."""
    return int(sum(line["copies"] for line in lines)) - sum(TOTALS.values())


def _check_totals(lines: list[Data]) -> None:
    """R1, R8, R54: enough cards of every kind, at most two more, and two Wonders that the Lair can start with."""
    for kind, right in TOTALS.items():
        count = sum(line["copies"] for line in lines if line["kind"] == kind)
        if not right <= count <= right + CONTINUUM:
            raise _refuse("volfyirion-cards-count", "R1", kind=kind, n=count, right=right)
    over = continuum_cards(lines)
    if over > CONTINUUM:
        raise _refuse("volfyirion-cards-continuum", "R54", n=over, right=CONTINUUM)
    cheap = sum(line["copies"] for line in lines if line["kind"] == "wonder" and line["cost"] <= numbers.FIRST_WONDERS)
    if cheap < numbers.SPACES:
        raise _refuse("volfyirion-cards-cheap", "R8", n=cheap, right=numbers.SPACES, cost=numbers.FIRST_WONDERS)


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _number(line: Data, field: str, bounds: tuple[int, int], where: str) -> int:
    value = line.get(field)
    if not _is_number(value, *bounds):
        raise _refuse("volfyirion-cards-number", "R1", line=where, field=field, low=bounds[0], high=bounds[1])
    assert isinstance(value, int)
    return value


def _choice(value: object, field: str, known: list[str], where: str) -> str:
    if not isinstance(value, str) or value not in known:
        shown = ", ".join(known)
        raise _refuse("volfyirion-cards-choice", "R1", line=where, field=field, value=str(value)[:60], known=shown)
    return value


def _line_in(line: object, n: int, provenance: str) -> Data:
    """One line, or a refusal that names it."""
    if not isinstance(line, dict) or not all(isinstance(field, str) for field in line):
        raise _refuse("volfyirion-cards-line", "R1", line=str(n), known=", ".join(FIELDS))
    key = line.get("card")
    if not isinstance(key, str) or not KEY.fullmatch(key) or key in TAKEN:
        raise _refuse("volfyirion-cards-key", "R1", line=str(n), value=str(key)[:60])
    where = f"{n} ({key})"
    kind = _choice(line.get("kind"), "kind", list(TOTALS), where)
    wanted = [field for field in FIELDS if field not in _not_of(kind)]
    for field in line:
        if field not in wanted:
            known = ", ".join(wanted)
            raise _refuse("volfyirion-cards-line-field", "R1", line=where, field=field[:60], known=known)
    out: Data = {"card": key, "kind": kind}
    if "name" in line or key not in our_keys():
        name = line.get("name")
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= 60:
            raise _refuse("volfyirion-cards-name", "R1", line=where)
        out["name"] = name
    out["cost"] = _number(line, "cost", COSTS, where)
    if kind != "wonder":
        out["colour"] = _choice(line.get("colour"), "colour", list(kinds.COLOURS), where)
    if kind == "troop":
        out["defence"] = _number(line, "defence", NUMBERS, where)
    else:
        out["points"] = _numbers(line.get("points", {}), "points", dict.fromkeys(numbers.POINTS, NUMBERS), where)
    needs = line.get("needs", [])
    if not isinstance(needs, list) or len(needs) > 2:
        raise _refuse("volfyirion-cards-needs", "R43", line=where)
    if needs:
        out["needs"] = sorted(
            (_choice(c, "needs", kinds.COLOURS[: kinds.GREY], where) for c in needs), key=kinds.COLOURS.index
        )
    grants = dict.fromkeys(numbers.POINTS, NUMBERS) | dict.fromkeys(PARTS, GRANTS)
    bonus = _numbers(line.get("bonus", {}), "bonus", grants, where)
    if bonus:
        out["bonus"] = bonus
    elif needs:
        raise _refuse("volfyirion-cards-needs", "R43", line=where)
    if needs and kind == "wonder":
        raise _refuse("volfyirion-cards-needs-wonder", "R38", line=where)
    if needs and kind == "troop" and any(part in PARTS for part in bonus):
        raise _refuse("volfyirion-cards-needs-troop", "R43", line=where)
    out["copies"] = _number(line, "copies", COPIES, where)
    out["provenance"] = str(line.get("provenance", provenance))[:60]
    return out


def _not_of(kind: str) -> tuple[str, ...]:
    """The fields that a kind of card has not."""
    return {"troop": ("points",), "wonder": ("colour", "defence")}.get(kind, ("defence",))


def _numbers(value: object, field: str, bounds: dict[str, tuple[int, int]], where: str) -> Data:
    """Named numbers: the points of a card, or its bonus."""
    if not isinstance(value, dict):
        raise _refuse("volfyirion-cards-numbers", "R1", line=where, field=field, known=", ".join(bounds))
    for name in value:
        if name not in bounds:
            raise _refuse("volfyirion-cards-numbers", "R1", line=where, field=field, known=", ".join(bounds))
    out: Data = {}
    for name, limits in bounds.items():
        if name in value:
            low, high = limits
            if not _is_number(value[name], low, high):
                at = f"{field}, {name}"
                raise _refuse("volfyirion-cards-number", "R1", line=where, field=at, low=low, high=high)
            out[name] = value[name]
    return out


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
        kinds.KIND_NAMES.index(line["kind"]),
        kinds.COLOURS.index(line.get("colour", "grey")),
        line["cost"],
        [line.get("points", {}).get(what, 0) for what in numbers.POINTS],
        line.get("defence", 0),
        needs,
        Bonus(**line["bonus"]) if "bonus" in line else None,
        line["provenance"],
    )
    return Entry(card, line["copies"])


# ------------------------------------------------------------------------------------ rebuilding (R55)
def rebuild_cost(value: object) -> tuple[int, dict[int, int]]:
    """What rebuilding is paid with, and how much by the Defence of the City; "defence" is Command equal to it."""
    if value == "defence":
        return 0, {8: 8, 9: 9, 10: 10}
    good = isinstance(value, dict) and set(value) == {"points", "costs"} and value["points"] in numbers.POINTS
    if not good or not isinstance(value, dict) or not isinstance(value["costs"], list) or len(value["costs"]) != 3:
        raise _refuse("volfyirion-rebuild-cost", "R55", known=", ".join(numbers.POINTS))
    if not all(_is_number(n, 1, 30) for n in value["costs"]):
        raise _refuse("volfyirion-rebuild-cost", "R55", known=", ".join(numbers.POINTS))
    return numbers.POINTS.index(value["points"]), dict(zip((8, 9, 10), value["costs"], strict=True))
