"""Every game has a painter that draws its table; a game without one is drawn by the painter that can draw any game."""

from __future__ import annotations

from ludotheque.terminal.tables.generic import TablePainter
from ludotheque.terminal.tables.saint_seiya import SaintSeiyaTable
from ludotheque.terminal.tables.volfyirion import VolfyirionTable
from ludotheque.terminal.tables.yro import YroTable
from ludotheque.terminal.tables.yutaka import YutakaTable

PAINTERS: dict[str, type[TablePainter]] = {
    "saint-seiya": SaintSeiyaTable,
    "volfyirion": VolfyirionTable,
    "yro": YroTable,
    "yutaka": YutakaTable,
}


def painter_for(game: str) -> TablePainter:
    """The painter of a game's table."""
    return PAINTERS.get(game, TablePainter)()
