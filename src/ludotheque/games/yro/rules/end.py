"""The end of a round, and of the game (R42, R43)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, zones
from ludotheque.games.yro.kit import kit_of
from ludotheque.games.yro.rules.gains import gain_for
from ludotheque.kernel import Effect, Frame, Note, State

LAST_ROUND: Final = Note("yro-log-last-round", "R42")
CONVERTED: Final = Note("yro-log-converted", "R43")
TRIPLED: Final = Note("yro-log-converted", "A25")


def is_last_round(g: State) -> bool:
    """R42, A12: somebody has 40 VP or nine Adventurers."""
    for seat in range(g.kit.seats):
        if (
            g.vars[numbers.of(seat, numbers.VP)] >= numbers.GOAL
            or g.size[zones.GUILD + zones.SIDE * seat] >= numbers.GUILD_SIZE
        ):
            return True
    return False


class EndRound(Effect):
    """R42, R43, A27: the discards of the round join the others; then another round, or the last count."""

    rule = "R42"

    def run(self, g: State, f: Frame) -> None:
        """Look whether it was the last round."""
        for card in g.cards(zones.THROWN):
            g.move(card, zones.DISCARD)
        if not is_last_round(g):
            f.step = 0
            return
        kit = kit_of(g)
        g.say(LAST_ROUND)
        for seat in range(kit.seats):
            vp = g.vars[numbers.of(seat, numbers.COINS)] // numbers.COINS_FOR_A_VP
            guild = zones.GUILD + zones.SIDE * seat
            if any(kit.adventurers[g.face[card]].triples_coins for card in g.cards(guild)):
                gain_for(g, seat, numbers.VP, 3 * vp, numbers.FROM_COINS, TRIPLED)
            else:
                gain_for(g, seat, numbers.VP, vp, numbers.FROM_COINS, CONVERTED)
        g.finish()
