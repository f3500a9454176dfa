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
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from ludotheque.games.yro import per
from ludotheque.games.yro import quests as quest_cards
from ludotheque.games.yro.cards import Entry, printed_card, standard
from ludotheque.games.yro.effects import (
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
from ludotheque.games.yro.factions import FACTIONS, PROFESSIONS
from ludotheque.games.yro.kit import Printed
from ludotheque.games.yro.numbers import COINS, DECK_SIZE, MAGIC, QUESTS, TECH, VP
from ludotheque.kernel import BadTable
from ludotheque.kernel.lists import ListLine, OwnersList
from ludotheque.locales import literal

Data = dict[str, Any]

VERSION = 1  #: of our own list of Adventurers and of the Quests of A34
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
    "recruitment-coins-profession": lambda n, bound: Recruitment(COINS, n, per.PROFESSION),
    "recruitment-vp": lambda n, bound: Recruitment(VP, n),
    "recruitment-vp-tech": lambda n, bound: Recruitment(VP, n, per.TECH_LEVEL),
    "recruitment-vp-magic": lambda n, bound: Recruitment(VP, n, per.MAGIC_LEVEL),
    "recruitment-vp-ally": lambda n, bound: Recruitment(VP, n, per.ALLY),
    "recruitment-level": lambda n, bound: Levelling(),
    "combat-strength-tech": lambda n, bound: Force(n, per.TECH_LEVEL),
    "combat-strength-magic": lambda n, bound: Force(n, per.MAGIC_LEVEL),
    "rewarded-vp": lambda n, bound: Glory(n),
    "rewarded-vp-tech": lambda n, bound: Glory(n, per.TECH_LEVEL),
    "rewarded-vp-magic": lambda n, bound: Glory(n, per.MAGIC_LEVEL),
    "unrewarded-vp": lambda n, bound: Consolation(n),
    "production-tech": lambda n, bound: Production(TECH, n),
    "production-magic": lambda n, bound: Production(MAGIC, n),
    "income-coins": lambda n, bound: Income(n),
    "income-coins-tech": lambda n, bound: Income(n, per.TECH_LEVEL),
    "income-coins-magic": lambda n, bound: Income(n, per.MAGIC_LEVEL),
    "victory-vp": lambda n, bound: Victory(n, per.FLAT),
    "victory-vp-tech": lambda n, bound: Victory(n, per.TECH_LEVEL),
    "victory-vp-magic": lambda n, bound: Victory(n, per.MAGIC_LEVEL),
    "victory-vp-cost-least": lambda n, bound: Victory(n, per.COST_AT_LEAST, bound),
    "victory-vp-cost-most": lambda n, bound: Victory(n, per.COST_AT_MOST, bound),
    "victory-vp-strength-least": lambda n, bound: Victory(n, per.STRENGTH_AT_LEAST, bound),
    "fights-from-behind": lambda n, bound: FightsFromBehind(),
    "doubles-bonuses": lambda n, bound: DoublesBonuses(),
    "triples-coins": lambda n, bound: TriplesCoins(),
}
BOUNDED = ("victory-vp-cost-least", "victory-vp-cost-most", "victory-vp-strength-least")
NUMBERLESS = ("recruitment-level", "fights-from-behind", "doubles-bonuses", "triples-coins")


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


@cache
def our_keys() -> frozenset[str]:
    """The keys for which we have names."""
    return frozenset(entry.card.key for entry in standard())


class Adventurers(OwnersList):
    """R1: 102 Adventurers. Records carry the Quests with them."""

    def built_in(self) -> Mapping[str, Data]:
        """Our own list."""
        return {"standard": ours()}

    def content(self, given: Data, provenance: str) -> Data:
        """One line for each type."""
        lines = [self._line(line, n, provenance) for n, line in enumerate(self.lines(given, "cards"), 1)]
        self.once(line["card"] for line in lines)
        count = sum(line["copies"] for line in lines)
        if count != DECK_SIZE:
            raise self.refuse("yro-cards-count", n=count, right=DECK_SIZE)
        return {"cards": lines}

    def _line(self, given: object, n: int, provenance: str) -> Data:
        """One line, or a refusal that names it."""
        line = ListLine(self, given, n, FIELDS)
        out: Data = {"card": line.key("card", KEY, taken=("DONE",))}
        line.only(FIELDS)
        if "name" in line.data or out["card"] not in our_keys():
            out["name"] = line.name()
        out["faction"] = line.choice("faction", FACTIONS, "R5")
        out["profession"] = line.choice("profession", PROFESSIONS, "R5")
        for field, (low, high) in (("cost", COSTS), ("strength", STRENGTHS), ("copies", COPIES)):
            out[field] = line.number(field, low, high)
        effects = line.data.get("effects")
        if not isinstance(effects, list) or not 1 <= len(effects) <= 2:
            raise line.refuse("yro-cards-effects")
        out["effects"] = [self._effect(effect, n, line) for effect in effects]
        out["provenance"] = str(line.data.get("provenance", provenance))[:60]
        return out

    def _effect(self, given: object, n: int, of: ListLine) -> Data:
        """One of the effects of a line."""
        named = given.get("effect") if isinstance(given, dict) else given
        key = of.one_of(named, "effects", list(EFFECTS))
        wanted = ["effect"]
        if key not in NUMBERLESS:
            wanted.append("n")
        if key in BOUNDED:
            wanted.append("bound")
        effect = ListLine(self, given, n, wanted)
        effect.where = f"{of.where}, {key}"
        effect.only(wanted)
        for field, (low, high) in (("n", NUMBERS), ("bound", STRENGTHS)):
            if field in wanted:
                effect.number(field, low, high)
        return {field: effect.data[field] for field in wanted}

    def told(self, used: Data) -> Data:
        """With the Quests."""
        out = super().told(used)
        out["content"]["quests"] = list(used["quests"])
        return out

    def from_record(self, told: Data) -> Data:
        """The Quests are an option of their own."""
        return {key: value for key, value in super().from_record(told).items() if key != "quests"}


ADVENTURERS = Adventurers("yro", "cards", "R1", ("cards",))


def entries(cards: Data) -> list[Entry]:
    """The Adventurers of a checked list."""
    return [_entry(line) for line in cards["cards"]]


def _entry(line: Data) -> Entry:
    effects = [EFFECTS[effect["effect"]](effect.get("n", 0), effect.get("bound", 0)) for effect in line["effects"]]
    name = literal(line["name"]) if "name" in line else f"@yro-card-{line['card'].lower()}"
    card = printed_card(
        line["card"],
        name,
        faction=line["faction"],
        profession=line["profession"],
        cost=line["cost"],
        strength=line["strength"],
        provenance=line["provenance"],
        effects=effects,
    )
    return Entry(card, line["copies"])


# ------------------------------------------------------------------------------------ Quests
def quest_names(value: object) -> list[str]:
    """The Quests of a table: none, the eight of A34, all twelve, or the eight of the owner's box by their names."""
    known = quest_cards.NAMES
    if value == "off":
        return []
    if value == "reconstructed":
        return list(quest_cards.RECONSTRUCTION)
    if value == "all":
        return list(known)
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise _unknown(value)
    for name in value:
        if name not in known:
            raise _unknown(name)
    if len(set(value)) != len(value) or len(value) != QUESTS:
        raise ADVENTURERS.refuse("yro-quests-count", "R45", n=len(set(value)), right=QUESTS)
    return [name for name in known if name in value]


def _unknown(value: object) -> BadTable:
    """No such Quests."""
    return ADVENTURERS.refuse("yro-quests-unknown", "A34", value=str(value)[:60], known=", ".join(quest_cards.NAMES))
