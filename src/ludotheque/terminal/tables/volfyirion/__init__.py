"""Volfyirion's table: the Asset Row and the Lair, then each side's Cities, purses and played cards.

A card is written in one line: its name, the letter of its colour and its cost, its points, its ability. Letters and
signs say everything, so that no colour ever has to be told from another.
"""

from __future__ import annotations

from ludotheque.terminal.tables.volfyirion.table import VolfyirionTable as VolfyirionTable
