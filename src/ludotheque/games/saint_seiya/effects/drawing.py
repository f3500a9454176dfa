"""Drawing cards (R37, R38)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import zones
from ludotheque.kernel import Frame, Note, Num, State, usual

DRAWN: Final = Note("saint-seiya-log-drew", "R37")
NOTHING_LEFT: Final = Note("saint-seiya-log-nothing-left", "R38")
RESHUFFLED: Final = Note("saint-seiya-log-reshuffled", "R37")


class Draw(usual.Draw):
    """R37, R38: draw cards; an empty draw pile is made of the discard pile; without either, nothing is drawn."""

    rule = "R37"

    def __init__(self, n: int, note: Note = DRAWN) -> None:
        super().__init__(zones.PILE, zones.DISCARD, zones.HAND, zones.SIDE, RESHUFFLED)
        self.n = n
        self.note = note

    def run(self, g: State, f: Frame) -> None:
        """As many as it says; the frame's `n` counts down."""
        f.n = self.n
        self.go_on(g, f)

    def drew(self, g: State, f: Frame, n: Num) -> None:
        """Tell how many."""
        g.say(self.note, f.seat, n)

    def ended(self, g: State, f: Frame) -> None:
        """R38: what cannot be drawn is not drawn."""
        if f.n > 0:
            g.say(NOTHING_LEFT, f.seat)
            f.n = 0


class DrawAsMany(Draw):
    """As many as were counted in the frame's `m`."""

    def __init__(self) -> None:
        super().__init__(0)

    def run(self, g: State, f: Frame) -> None:
        """As many as that."""
        f.n = f.m
        self.go_on(g, f)
