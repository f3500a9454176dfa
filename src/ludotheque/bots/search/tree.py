"""What a search remembers: questions it came to, what could be answered, and how that went."""

from __future__ import annotations

from ludotheque.kernel.effect import Effect
from ludotheque.kernel.rows import Num, Weights, append
from ludotheque.kernel.rowtools import new_row, new_weights


# Not `acyclic` for mypyc, though it is: what it makes of that corrupts memory when a long path of objects is freed.
class Node:
    """A question to one seat, as the seat that thinks foresees it. What belongs to an option stands at its place in
    each row.

    Where a path leads to different questions, because chance fell differently or because several seats answer in
    secret, their nodes hang in a chain (`other`).
    """

    def __init__(self, seat: Num, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect
        self.visits: Num = 0  #: simulations that came through here
        self.total = 0.0  #: what they came to for this seat
        self.options = new_row()  #: everything that could be answered here in some world
        self.prior: Weights = new_weights(0)  #: how much each deserved a look when it was first seen
        self.open = new_row()  #: in how many simulations it could be answered
        self.tried = new_row()  #: in how many it was
        self.sum: Weights = new_weights(0)  #: what those came to for this seat
        self.mine: Weights = new_weights(0)  #: and for the seat that thinks
        self.kids: list[Node | None] = []  #: what was asked next
        self.other: Node | None = None

    def add(self, option: Num, prior: float) -> None:
        """One more option."""
        self.options = append(self.options, option)
        self.prior = append(self.prior, prior)
        self.open = append(self.open, 0)
        self.tried = append(self.tried, 0)
        self.sum = append(self.sum, 0.0)
        self.mine = append(self.mine, 0.0)
        self.kids.append(None)

    def mean(self) -> float:
        """What this seat may hope for here, over all that was tried."""
        return self.total / float(self.visits) if self.visits else 0.5

    def worth(self, at: Num) -> float:
        """What the seat that thinks may hope for after the option at this place."""
        return self.mine[at] / float(self.tried[at]) if self.tried[at] else 0.5

    def share(self, at: Num) -> float:
        """Of the simulations that came by here, how many tried this option."""
        return float(self.tried[at]) / float(self.visits) if self.visits else 0.0


def in_chain(first: Node | None, seat: Num, effect: Effect) -> Node | None:
    """The node of this question to this seat, if there is one in the chain."""
    node = first
    while node is not None:
        if node.seat == seat and node.effect is effect:
            return node
        node = node.other
    return None
