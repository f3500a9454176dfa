"""What every question refuses in the same words, and what is lost when nothing can be done (A44)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.games.volfyirion.rules.points import has
from ludotheque.kernel import Effect, Note, Num, State, Text

BONUS_LOST: Final = Note("volfyirion-log-bonus-lost", "A44")


def not_asked(effect: Effect) -> Text:
    """Another kind of move than the one that is asked for."""
    return Text("volfyirion-not-asked", effect.rule)


def too_dear(g: State, kit: VolfyirionKit, seat: Num, what: Num, n: Num, rule: str, name: str) -> Text:
    """It costs so much, and there is only so much."""
    keys = ["volfyirion-no-command", "volfyirion-no-battle", "volfyirion-no-knowledge"]
    return Text(keys[what], rule, {"card": name, "n": n, "have": has(g, kit, seat, what)})
