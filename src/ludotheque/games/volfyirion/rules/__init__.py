"""The rules of Volfyirion, one room for each of the book's subjects; here what the table asks of them."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion.kit import kit_of
from ludotheque.games.volfyirion.rules.battle import MERCENARY_SCRIPT, RAZE, ROUT
from ludotheque.games.volfyirion.rules.dragon import CLAIM_SCRIPT, FREE_MOVE
from ludotheque.games.volfyirion.rules.drawing import DRAW_ALL, DRAW_SOME
from ludotheque.games.volfyirion.rules.extras import SECOND_CHANCE_SCRIPT
from ludotheque.games.volfyirion.rules.market import DEAL_ANEW, show_top
from ludotheque.games.volfyirion.rules.removing import REMOVE_ONE, THIN
from ludotheque.games.volfyirion.rules.setup import SETUP, begin
from ludotheque.games.volfyirion.rules.turn import TURN_SCRIPT
from ludotheque.kernel import Num, Script, State
from ludotheque.kernel.rowtools import index

__all__ = ["SCRIPTS", "begin", "plausible", "resume"]

#: Everything a duel pushes.
SCRIPTS: Final[list[Script]] = [
    SETUP,
    TURN_SCRIPT,
    DRAW_ALL,
    DRAW_SOME,
    REMOVE_ONE,
    THIN,
    DEAL_ANEW,
    MERCENARY_SCRIPT,
    ROUT,
    RAZE,
    FREE_MOVE,
    CLAIM_SCRIPT,
    SECOND_CHANCE_SCRIPT,
]


def resume(g: State, turn: Num) -> None:
    """The quiet moment before a turn."""
    kit = kit_of(g)
    g.shuffles = max(g.shuffles, 2 + kit.seats + len(kit.zones))
    for seat in kit.side_list:
        show_top(g, kit, seat)
    g.push(kit.scripts["turn"], kit.sides[turn])


def plausible(world: State, seat: Num) -> bool:
    """R53: nobody holds a Ploy whose moment has come and gone."""
    kit = kit_of(world)
    if kit.ploys_used:
        for other in range(kit.seats):
            for card in world.cards(kit.ploy[other]):
                which = index(kit.ploy_faces, world.face[card])
                if world.vars[kit.silent[other]] >> which & 1:
                    return False
    return True
