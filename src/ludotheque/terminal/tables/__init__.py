"""Every game has its own table; a game without one is drawn by the table that can draw anything."""

from __future__ import annotations

from ludotheque.terminal.tables.generic import Table
from ludotheque.terminal.tables.saint_seiya import SaintSeiyaTable
from ludotheque.terminal.tables.volfyirion import VolfyirionTable
from ludotheque.terminal.tables.yro import YroTable
from ludotheque.terminal.tables.yutaka import YutakaTable

TABLES: dict[str, type[Table]] = {
    "saint-seiya": SaintSeiyaTable,
    "volfyirion": VolfyirionTable,
    "yro": YroTable,
    "yutaka": YutakaTable,
}


def table_for(game: str) -> Table:
    """The table a game is drawn on."""
    return TABLES.get(game, Table)()
