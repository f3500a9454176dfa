"""Once more: the same players and options, and somebody else begins."""

from __future__ import annotations

from typing import Any

from ludotheque.games import game
from ludotheque.kernel.errors import BadTable
from ludotheque.kernel.match import Match

FIRST = "first"  #: the option and the number of games in which one seat begins


def another_begins(played: Match, options: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
    """The options of the next game and who begins it: the one after who began this one, or after the last the first.

    Where nobody in particular begins, or nobody else can, the options stay as they are.
    """
    starters = _starters(played, options)
    began = _began(played)
    seats = [seat for _, seat in starters]
    if began not in seats or len(starters) < 2:
        return options, None
    value, seat = starters[(seats.index(began) + 1) % len(starters)]
    return {**options, FIRST: value}, seat


def _starters(played: Match, options: dict[str, Any]) -> list[tuple[int, int | None]]:
    """Whom the option may name, in order: its value, and the seat that then begins."""
    box = game(played.kit.game.key)
    out = []
    for option in box.rules.options():
        for value in option.values if option.key == FIRST else ():
            if type(value) is int and value < played.kit.seats:
                try:
                    started = box.start(played.kit.seats, options={**options, FIRST: value}, seed=0)
                except BadTable:  # who begins may depend on the mode
                    continue
                out.append((value, _began(started)))
    return out


def _began(match: Match) -> int | None:
    """Who began, as everybody at the table can read."""
    for counter in match.view(None)["counters"]:
        if counter["counter"] == FIRST:
            return int(counter["value"])
    return None
