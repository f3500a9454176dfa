"""Games of random moves, played inside compiled code: what searches and simulations do most."""

from __future__ import annotations

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import advance, choose, deal, options
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.rows import Num
from ludotheque.kernel.state import State


def dealt(kit: Kit, rng: Quick) -> State:
    """A table of this box, dealt: somebody is asked."""
    g = kit.set_out()
    advance(g)
    while g.lots_from and not g.over:
        deal(g, rng.draw(0, g.lots_from, g.lots))
    return g


def play_out(g: State, rng: Quick) -> Num:
    """Play this very table to its end, each legal move equally likely; says how many decisions that took.

    All chance comes from the generator: for a decision `below` of the number of options, `draw` for what chance owes.
    """
    decisions: Num = 0
    while not g.over:
        listed = options(g)
        if len(listed):
            choose(g, listed[rng.below(len(listed))])
            decisions += 1
        else:
            deal(g, rng.draw(0, g.lots_from, g.lots))
    return decisions
