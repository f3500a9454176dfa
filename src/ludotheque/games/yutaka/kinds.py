"""The five kinds of treasure, and Dynamite (R2, R6)."""

from __future__ import annotations

from typing import Final

IDOLE: Final = 0
DAGUE: Final = 1
AMPHORE: Final = 2
CRISTAUX: Final = 3
EQUIPEMENT: Final = 4
DYNAMITE: Final = 5

KEYS: Final = ["idole", "dague", "amphore", "cristaux", "equipement"]
COLOURS: Final = ["yellow", "green", "blue", "red", "grey"]
LETTERS: Final = "IDACEX"
