"""What a card is (R3, R6, R7, R14): kind, class, rank, hero, and the standing rules it may bear."""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ kinds, classes and ranks (R3, R6, R7)
CHARACTER: Final = 0
ARMOUR: Final = 1
KINDS: Final = ["character", "armour"]

NO_CLASS: Final = 0
HERO: Final = 1
HERO_SAINT: Final = 2  #: "Héros - Chevalier de Bronze"
BRONZE_ARMOUR: Final = 3
GOLD_ARMOUR: Final = 4
GOLD: Final = 5
SILVER: Final = 6
WANDERING: Final = 7  #: "Chevalier sans constellation"
GHOST: Final = 8
BLACK: Final = 9
STEEL: Final = 10
BRONZE: Final = 11
CLASSES: Final = [
    "none", "hero", "hero-saint", "bronze-armour", "gold-armour", "gold", "silver", "wandering", "ghost", "black",
    "steel", "bronze",
]  # fmt: skip

VERY_COMMON: Final = 0
COMMON: Final = 1
UNCOMMON: Final = 2
RARE: Final = 3
VERY_RARE: Final = 4
RANKS: Final = ["very-common", "common", "uncommon", "rare", "very-rare"]

# ------------------------------------------------------------------ heroes (R14, A46)
SEIYA: Final = 0
SHIRYU: Final = 1
HYOGA: Final = 2
SHUN: Final = 3
IKKI: Final = 4
HEROES: Final = ["seiya", "shiryu", "hyoga", "shun", "ikki"]

# ------------------------------------------------------------------ standing rules a card may bear, one bit each
BARS_SAINTS: Final = 1  #: A20
BARS_HEALING: Final = 2  #: A22
NEEDS_THREE: Final = 4  #: A21
NEEDS_DISCARD: Final = 8  #: A21
HYOGA_FOR_EIGHT: Final = 16  #: A35
SHIELDS_SAINTS: Final = 32  #: A23
DRAWS_FOR_COSMOS: Final = 64  #: A15
