"""The rules of Saint Seiya Deckbuilding, in the book's order: setup, main phase, acquiring, maintenance."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import numbers, zones
from ludotheque.games.saint_seiya.kit import kit_of
from ludotheque.games.saint_seiya.rules.acquiring import ACQUIRE, DRAW_ONE, TAKE_FREE
from ludotheque.games.saint_seiya.rules.maintenance import TURN_SCRIPT, show_all
from ludotheque.games.saint_seiya.rules.setup import SETUP
from ludotheque.games.saint_seiya.rules.using import HEALING, LEAVE
from ludotheque.kernel import Num, State

SCRIPTS: Final = [SETUP, TURN_SCRIPT, ACQUIRE, TAKE_FREE, DRAW_ONE, LEAVE, HEALING]


def begin(g: State) -> None:
    """Everything out of the box, nothing shuffled yet."""
    kit = kit_of(g)
    for it in kit.cards:
        for _ in range(kit.copies[it.number]):
            g.add(it.number, zones.BOX if it.no <= 15 else zones.RESERVE)
    g.push(SETUP, 0)


def given_up(g: State) -> None:
    """R50 holds for a game that was conceded, too."""
    show_all(g)


def resume(g: State, turn: Num) -> None:
    """The quiet moment at the start of a turn."""
    g.vars[numbers.ACTIVE] = turn
    g.push(TURN_SCRIPT, turn)
