"""Games driven by calls that let chance answer by itself: one call a decision, or one for a whole game of random moves.

See `ludotheque.lab.playout` for how they are used. A call from Python costs a good part of what the rules of a decision
do: who drives a game from there does best with one.
"""

from __future__ import annotations

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import advance, choose, deal, options
from ludotheque.kernel.events import Trace
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.rows import Num, Row
from ludotheque.kernel.state import State


def dealt(kit: Kit, rng: Quick, trace: Trace | None = None) -> State:
    """A table of this box, dealt: somebody is asked. What happens is written into the trace, if there is one."""
    g = kit.set_out()
    g.trace = trace
    advance(g)
    _let_chance(g, rng)
    return g


def step(g: State, option: Num, rng: Quick) -> Row:
    """Answer for the first seat that owes an answer, let chance draw what it owes, and list what may be picked next,
    as `options` does: nothing once the game is over."""
    choose(g, option)
    _let_chance(g, rng)
    return options(g)


def _let_chance(g: State, rng: Quick) -> None:
    while g.lots_from and not g.over:
        deal(g, rng.draw(0, g.lots_from, g.lots))


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
