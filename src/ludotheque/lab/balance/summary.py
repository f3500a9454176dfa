"""A report in a few lines, for the terminal."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from ludotheque.games import game as game_called
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal, percent
from ludotheque.locales import say

Data = dict[str, Any]


def summary(result: Data, lang: str) -> Report:
    """One line a table, and the cards that stand out at the first."""
    game = result["game"]
    out = Table(title=say(lang, "lab-balance-title", {"game": f"@{game}-name"}))
    out.add_column(say(lang, "lab-balance-table"))
    for key in ("games", "tile-first", "tile-length", "changes"):
        out.add_column(say(lang, f"lab-balance-{key}"), justify="right")
    for table in result["tables"]:
        options = " ".join(f"{key}={value}" for key, value in table["options"].items())
        first, turning = table["place"][0], table["turning"]
        low, high = (percent(end, lang) for end in first["interval"])
        out.add_row(
            " ".join(table["bots"]) + (f" ({options})" if options else ""),
            decimal(table["played"], lang),
            f"{percent(first['share'], lang)} ({say(lang, 'lab-balance-range', {'low': low, 'high': high})})",
            decimal(table["length"]["decisions"]["mean"], lang),
            decimal(turning["changes"]["mean"], lang, 1) if turning else say(lang, "lab-balance-none"),
        )
    main = result["tables"][0]
    kit = game_called(game).kit(main["seats"], main["options"])
    names = {card.key: say(lang, "table-name", {"name": card.name}) for card in kit.types}
    standing = [
        f"{names[row['card']]} {round(100 * row['effect']['effect']):+}".replace("-", "−")
        for row in sorted(main["cards"], key=lambda row: -(row["effect"] or {"effect": 0})["effect"])
        if row["stands_out"]
    ]
    said = say(lang, "lab-balance-stand-out", {"cards": ", ".join(standing), "n": len(standing)})
    return Report(out, said)
