"""What a player sees at a glance: which moves are worth a thought, and how it stands. A search is led by it.

Each game may bring its own, as `instinct(kit)` in its module `instinct`. It looks at a world that a seat holds
possible, never at the table itself, and it is asked thousands of times a second: it must be quick rather than right.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.rows import Num, Row, Weights
from ludotheque.kernel.rowtools import new_weights
from ludotheque.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """The eye of a player of one game, for one box (`Kit`); it keeps nothing between two questions."""

    #: After so many moves beyond its tree a search stops playing on and asks `value`; below zero it plays to the end.
    horizon: Num = -1
    #: How far a search tries what `weigh` promises before it trusts what went well: the less, the more `value` decides.
    eagerness: float = 1.0
    #: A decision takes one part in so many of what is left for its turn: the more small decisions a turn has, the more.
    pace: Num = 2

    def weigh(self, g: State, seat: Num, options: Row) -> Weights:
        """How much each option of an open question deserves a look, beside the others; they need not add up to 1."""
        out = new_weights(len(options))
        for i in range(len(options)):
            out[i] = 1.0
        return out

    def pick(self, g: State, seat: Num, options: Row, rng: Quick) -> Num:
        """The move this seat would make without thinking: what happens beyond the tree."""
        return options[rng.below(len(options))]

    def settled(self, g: State) -> bool:
        """Whether this is a moment to judge how it stands: beyond its horizon a search plays on until it is."""
        return True

    def value(self, g: State) -> Weights:
        """How likely each seat is to win, from 0 to 1, while somebody is asked and the game is not over."""
        out = new_weights(g.kit.seats)
        for seat in range(g.kit.seats):
            out[seat] = 1.0 / float(g.kit.seats)
        return out
