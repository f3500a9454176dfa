"""The lists an owner may replace, checked: the Adventurers (R1) and the eight Quests (R45, A34).

A card list is an object: `{"id": "my box", "cards": [LINE, …]}`, with one line for each type of Adventurer:

    {"card": "ME3", "name": "Maître forgeronne", "faction": "marche", "profession": "technicien",
     "cost": 5, "strength": 2, "copies": 3,
     "effects": [{"effect": "recruitment-tech", "n": 1}, {"effect": "victory-vp-tech", "n": 2}]}

`card` is how moves call it: capital letters and digits. `name` may be left out where the key is one of ours. The names
of all effects are the keys of `EFFECTS`; those that count cards by cost or strength take a `bound` as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from ludotheque.games.yro.box import COINS, DECK_SIZE, FACTIONS, MAGIC, PROFESSIONS, TECH, VP, Printed
from ludotheque.games.yro.cards import Entry, printed_card, standard
from ludotheque.games.yro.quests import NAMES, RECONSTRUCTION
from ludotheque.games.yro.words import (
    COST_AT_LEAST,
    COST_AT_MOST,
    FLAT,
    PER_ALLY,
    PER_MAGIC_LEVEL,
    PER_PROFESSION,
    PER_TECH_LEVEL,
    STRENGTH_AT_LEAST,
    Consolation,
    DoublesBonuses,
    FightsFromBehind,
    Force,
    Glory,
    Income,
    Levelling,
    Production,
    Recruitment,
    TriplesCoins,
    Victory,
)
from ludotheque.kernel import BadTable, Text, typed
from ludotheque.locales import literal

Data = dict[str, Any]

VERSION = 1  #: of our own list of Adventurers and of the Quests of A34
QUESTS = 8  #: R45
COSTS = (1, 9)
STRENGTHS = (1, 13)
COPIES = (1, 3)
NUMBERS = (1, 9)  #: of an effect
FIELDS = ("card", "name", "faction", "profession", "cost", "strength", "copies", "effects", "provenance")
KEY = re.compile(r"[A-Z0-9]{1,8}", re.ASCII)

#: Every effect a card may have, by its name: made from its number and its bound.
EFFECTS: dict[str, Callable[[int, int], Printed]] = {
    "recruitment-tech": lambda n, bound: Recruitment(TECH, n),
    "recruitment-magic": lambda n, bound: Recruitment(MAGIC, n),
    "recruitment-coins": lambda n, bound: Recruitment(COINS, n),
    "recruitment-coins-profession": lambda n, bound: Recruitment(COINS, n, PER_PROFESSION),
    "recruitment-vp": lambda n, bound: Recruitment(VP, n),
    "recruitment-vp-tech": lambda n, bound: Recruitment(VP, n, PER_TECH_LEVEL),
    "recruitment-vp-magic": lambda n, bound: Recruitment(VP, n, PER_MAGIC_LEVEL),
    "recruitment-vp-ally": lambda n, bound: Recruitment(VP, n, PER_ALLY),
    "recruitment-level": lambda n, bound: Levelling(),
    "combat-strength-tech": lambda n, bound: Force(n, PER_TECH_LEVEL),
    "combat-strength-magic": lambda n, bound: Force(n, PER_MAGIC_LEVEL),
    "rewarded-vp": lambda n, bound: Glory(n),
    "rewarded-vp-tech": lambda n, bound: Glory(n, PER_TECH_LEVEL),
    "rewarded-vp-magic": lambda n, bound: Glory(n, PER_MAGIC_LEVEL),
    "unrewarded-vp": lambda n, bound: Consolation(n),
    "production-tech": lambda n, bound: Production(TECH, n),
    "production-magic": lambda n, bound: Production(MAGIC, n),
    "income-coins": lambda n, bound: Income(n),
    "income-coins-tech": lambda n, bound: Income(n, PER_TECH_LEVEL),
    "income-coins-magic": lambda n, bound: Income(n, PER_MAGIC_LEVEL),
    "victory-vp": lambda n, bound: Victory(n, FLAT),
    "victory-vp-tech": lambda n, bound: Victory(n, PER_TECH_LEVEL),
    "victory-vp-magic": lambda n, bound: Victory(n, PER_MAGIC_LEVEL),
    "victory-vp-cost-least": lambda n, bound: Victory(n, COST_AT_LEAST, bound),
    "victory-vp-cost-most": lambda n, bound: Victory(n, COST_AT_MOST, bound),
    "victory-vp-strength-least": lambda n, bound: Victory(n, STRENGTH_AT_LEAST, bound),
    "fights-from-behind": lambda n, bound: FightsFromBehind(),
    "doubles-bonuses": lambda n, bound: DoublesBonuses(),
    "triples-coins": lambda n, bound: TriplesCoins(),
}
BOUNDED = ("victory-vp-cost-least", "victory-vp-cost-most", "victory-vp-strength-least")
NUMBERLESS = ("recruitment-level", "fights-from-behind", "doubles-bonuses", "triples-coins")


def _refuse(key: str, rule: str, **params: int | str) -> BadTable:
    return BadTable(Text(key, f"yro {rule}", typed(params)))


# ------------------------------------------------------------------------------------ Adventurers
@cache
def ours() -> Data:
    """Our own list, as data."""
    lines = [_line_out(entry) for entry in standard()]
    return {"id": "standard", "version": VERSION, "provenance": "published", "cards": lines}


def _line_out(entry: Entry) -> Data:
    card = entry.card
    return {
        "card": card.key,
        "faction": FACTIONS[card.faction],
        "profession": PROFESSIONS[card.profession],
        "cost": card.cost,
        "strength": card.strength,
        "copies": entry.copies,
        "effects": [effect.data() for effect in card.printed],
        "provenance": card.provenance,
    }


def copied(lines: list[Data]) -> list[Data]:
    """The lines of a list, to be handed out: every view carries them, and a deep copy would take most of its time."""
    return [{**line, "effects": [dict(effect) for effect in line["effects"]]} for line in lines]


def card_list(value: object) -> Data:
    """A list by name, or an owner's own, checked against what every box of YRO has in common."""
    if isinstance(value, str):
        if value != "standard":
            raise _refuse("yro-cards-unknown", "R1", value=value[:60])
        return ours()
    if not isinstance(value, dict) or not isinstance(value.get("cards"), list):
        raise _refuse("yro-cards-not-a-list", "R1")
    known = ("id", "version", "provenance", "cards")
    for field in value:
        if field not in known:
            raise _refuse("yro-cards-unknown-field", "R1", field=str(field)[:60], known=", ".join(known))
    version = value.get("version", VERSION)
    if not _is_number(version, 0, 10**6):
        raise _refuse("yro-cards-version", "R1")
    provenance = str(value.get("provenance", "owner"))[:60]
    lines = [_line_in(line, n + 1, provenance) for n, line in enumerate(value["cards"])]
    keys = [line["card"] for line in lines]
    for n, key in enumerate(keys):
        if key in keys[:n]:
            raise _refuse("yro-cards-twice", "R1", line=f"{n + 1} ({key})")
    count = sum(line["copies"] for line in lines)
    if count != DECK_SIZE:
        raise _refuse("yro-cards-count", "R1", n=count, right=DECK_SIZE)
    return {"id": str(value.get("id", "own"))[:60], "version": version, "provenance": provenance, "cards": lines}


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _line_in(line: object, n: int, provenance: str) -> Data:
    """One line, or a refusal that names it."""
    if not isinstance(line, dict) or not all(isinstance(field, str) for field in line):
        raise _refuse("yro-cards-line", "R1", line=str(n), known=", ".join(FIELDS))
    key = line.get("card")
    if not isinstance(key, str) or not KEY.fullmatch(key) or key == "DONE":
        raise _refuse("yro-cards-key", "R1", line=str(n), value=str(key)[:60])
    where = f"{n} ({key})"
    for field in line:
        if field not in FIELDS:
            raise _refuse("yro-cards-line-field", "R1", line=where, field=field[:60], known=", ".join(FIELDS))
    out: Data = {"card": key}
    if "name" in line or key not in our_keys():
        name = line.get("name")
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= 60:
            raise _refuse("yro-cards-name", "R1", line=where)
        out["name"] = name
    for field, names in (("faction", FACTIONS), ("profession", PROFESSIONS)):
        if line.get(field) not in names:
            value = str(line.get(field))[:60]
            raise _refuse("yro-cards-choice", "R5", line=where, field=field, value=value, known=", ".join(names))
        out[field] = line[field]
    for field, (low, high) in (("cost", COSTS), ("strength", STRENGTHS), ("copies", COPIES)):
        if not _is_number(line.get(field), low, high):
            raise _refuse("yro-cards-number", "R1", line=where, field=field, low=low, high=high)
        out[field] = line[field]
    effects = line.get("effects")
    if not isinstance(effects, list) or not 1 <= len(effects) <= 2:
        raise _refuse("yro-cards-effects", "R1", line=where)
    out["effects"] = [_effect_in(effect, where) for effect in effects]
    out["provenance"] = str(line.get("provenance", provenance))[:60]
    return out


@cache
def our_keys() -> frozenset[str]:
    """The keys for which we have names."""
    return frozenset(entry.card.key for entry in standard())


def _effect_in(effect: object, where: str) -> Data:
    if not isinstance(effect, dict) or effect.get("effect") not in list(EFFECTS):
        shown = str(effect.get("effect") if isinstance(effect, dict) else effect)[:60]
        raise _refuse("yro-cards-effect", "R1", line=where, value=shown, known=", ".join(EFFECTS))
    key = effect["effect"]
    wanted = ["effect"]
    if key not in NUMBERLESS:
        wanted.append("n")
    if key in BOUNDED:
        wanted.append("bound")
    for field in effect:
        if field not in wanted:
            raise _refuse("yro-cards-line-field", "R1", line=where, field=str(field)[:60], known=", ".join(wanted))
    for field, (low, high) in (("n", NUMBERS), ("bound", STRENGTHS)):
        if field in wanted and not _is_number(effect.get(field), low, high):
            raise _refuse("yro-cards-number", "R1", line=where, field=f"{key}, {field}", low=low, high=high)
    return {field: effect[field] for field in wanted}


def entries(cards: Data) -> list[Entry]:
    """The Adventurers of a checked list."""
    return [_entry(line) for line in cards["cards"]]


def _entry(line: Data) -> Entry:
    effects = [EFFECTS[effect["effect"]](effect.get("n", 0), effect.get("bound", 0)) for effect in line["effects"]]
    name = literal(line["name"]) if "name" in line else f"@yro-card-{line['card'].lower()}"
    card = printed_card(
        line["card"],
        name,
        FACTIONS.index(line["faction"]),
        PROFESSIONS.index(line["profession"]),
        line["cost"],
        line["strength"],
        line["provenance"],
        effects,
    )
    return Entry(card, line["copies"])


# ------------------------------------------------------------------------------------ Quests
def quest_names(value: object) -> list[str]:
    """The Quests of a table: none, the eight of A34, all twelve, or the eight of the owner's box by their names."""
    if value == "off":
        return []
    if value == "reconstructed":
        return list(RECONSTRUCTION)
    if value == "all":
        return list(NAMES)
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise _refuse("yro-quests-unknown", "A34", value=str(value)[:60], known=", ".join(NAMES))
    for name in value:
        if name not in NAMES:
            raise _refuse("yro-quests-unknown", "A34", value=name[:60], known=", ".join(NAMES))
    if len(set(value)) != len(value) or len(value) != QUESTS:
        raise _refuse("yro-quests-count", "R45", n=len(set(value)), right=QUESTS)
    return [name for name in NAMES if name in value]
