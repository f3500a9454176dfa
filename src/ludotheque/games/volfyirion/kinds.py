"""Kinds of cards, their colours and backs, how Secondary Abilities are used, Perks and Ploys (R13–R17, R52, R53)."""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ kinds of cards
COMMAND_CARD: Final = 0  #: starters and the Saboteur among them
BUILDING: Final = 1
TROOP: Final = 2
WONDER: Final = 3
CITY: Final = 4
LAIR_CARD: Final = 5
PERK: Final = 6
PLOY: Final = 7
TALISMAN: Final = 8
KIND_NAMES: Final = ["command", "building", "troop", "wonder", "city", "lair", "perk", "ploy", "talisman"]

# ------------------------------------------------------------------ colours of the Minor Houses (R17)
TURQUOISE: Final = 0
RED: Final = 1
PURPLE: Final = 2
GREY: Final = 3  #: neutral, or no colour at all: never matches
COLOURS: Final = ["turquoise", "red", "purple", "grey"]

# ------------------------------------------------------------------ how a Secondary Ability is used
NO_ABILITY: Final = 0
CHAINED: Final = 1  #: a Synergy of points alone: taken as soon as it holds (A3)
ASKED: Final = 2  #: any other Synergy: an action
REMOVAL: Final = 3  #: a Remove Ability: an action

# ------------------------------------------------------------------ backs
HOUSE_BACK: Final = 0  #: of everything that can come into a House Deck
CITY_BACK: Final = 1
PERK_BACK: Final = 2
PLOY_BACK: Final = 3

# ------------------------------------------------------------------ Perks and Ploys, by their place among their kind
ARMORY: Final = 0
COLLIDER: Final = 1
ORACLE: Final = 2
PARTY: Final = 3
PERKS: Final = ["qoam-armory", "anomaly-collider", "qoam-oracle", "heroes-party"]
MIRAGE: Final = 0
DOUBLE_SHIFT: Final = 1
INSTABILITY: Final = 2
AFTERTHOUGHT: Final = 3
CRYSTALLIZATION: Final = 4
SECOND_CHANCE: Final = 5
PLOYS: Final = [
    "mirage-city",
    "double-shift",
    "qoam-instability",
    "afterthought",
    "crystallization",
    "second-chance",
]
