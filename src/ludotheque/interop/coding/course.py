"""A game that is played on one step at a time: every pick and every lot of chance is an action of its own.

Where chance draws lots, each lot is one of those that are left, counted from 0: of the list 0 … n - 1, lot j with
outcome k swaps places j and j + k, and the first of the list are the answer, as `kernel.chance` has it. The last lot is
drawn by itself where nothing is left to choose from.
"""

from __future__ import annotations

from typing import Final

from ludotheque.interop.coding.numbering import Numbering
from ludotheque.kernel.effect import CHANCE
from ludotheque.kernel.engine import advance, choose, deal, options, to_act
from ludotheque.kernel.events import Event, Trace
from ludotheque.kernel.guess import Guesser
from ludotheque.kernel.rows import Num, append
from ludotheque.kernel.rowtools import new_row
from ludotheque.kernel.state import State

OVER: Final = -4  #: who is to move when nobody is


class Course:
    """A table, what happened at it, who chose what, and the lots that are being drawn."""

    def __init__(self, numbering: Numbering, g: State, of: Course | None = None) -> None:
        self.numbering = numbering
        self.g = g
        self.trace = Trace()
        self.guesser: Guesser | None = None  #: of `guessed_for`, as long as nothing has changed
        self.guessed_for: Num = -1
        self.player: Num = CHANCE  #: the seat that is to move, CHANCE, or OVER
        self.left: Num = 0  #: how many lots there are to draw from
        self.lots = new_row()
        self.drawn: Num = 0
        self.answers = new_row()  #: three numbers each: who, after how many events, which action
        if of is not None:
            self.trace.events = of.trace.events[:]
            self.answers = of.answers[:]
            self.lots = of.lots[:]
            self.drawn = of.drawn
            self.left = of.left
            self.player = of.player
        g.trace = self.trace

    def copy(self) -> Course:
        """The same game; neither sees a change of the other."""
        return Course(self.numbering, self.g.copy(), self)

    def begin(self) -> None:
        """Lay the table: whoever must move first is to move."""
        advance(self.g)
        self.settle()

    def settle(self) -> None:
        """See who is to move."""
        g = self.g
        self.guesser = None
        if g.over:
            self.player = OVER
            return
        self.player = to_act(g)
        if self.player == CHANCE:
            self.left = g.lots_from
            self.drawn = 0
            lots = new_row(self.left)
            for i in range(self.left):
                lots = append(lots, i)
            self.lots = lots
            if self.left == 1:
                self._deal()

    def legal(self) -> list[int]:
        """What may be done now, in ascending order: the actions of whoever is to move, or the lots."""
        if self.player == CHANCE:
            return list(range(self.left))
        if self.player == OVER:
            return []
        actions = self.numbering.actions(options(self.g))
        return [action for action in actions]

    def apply(self, action: Num) -> None:
        """Do it; it must be legal."""
        if self.player == CHANCE:
            lots = self.lots
            at = self.drawn + action
            held = lots[self.drawn]
            lots[self.drawn] = lots[at]
            lots[at] = held
            self.drawn += 1
            self.left -= 1
            if self.drawn == self.g.lots or (self.left == 1 and self.drawn + 1 == self.g.lots):
                self._deal()
            return
        self.answers = append(self.answers, self.player)
        self.answers = append(self.answers, len(self.trace.events))
        self.answers = append(self.answers, action)
        choose(self.g, self.numbering.option(action))
        self.settle()

    def _deal(self) -> None:
        deal(self.g, self.lots[: self.g.lots])
        self.settle()

    def worlds(self, seat: Num) -> Guesser:
        """Where the worlds come from that a seat holds possible now."""
        if self.guesser is None or self.guessed_for != seat:
            self.guesser = Guesser(self.g, seat)
            self.guessed_for = seat
        return self.guesser

    def happened(self, since: Num) -> list[Event]:
        """What happened after so many events."""
        return self.trace.events[since:]
