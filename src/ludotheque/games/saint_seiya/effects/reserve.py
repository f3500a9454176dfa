"""Cards that go back into the Reserve (A6, A44)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import zones
from ludotheque.games.saint_seiya.kit import Step
from ludotheque.kernel import Frame, Note, Row, State, usual


class IntoReserve(Step):
    """Cards go back into the Reserve, which is then shuffled."""

    def __init__(self) -> None:
        self.back = Note("saint-seiya-log-back-to-reserve", self.rule)
        self.shuffled = Note("saint-seiya-log-reserve-shuffled", self.rule)

    def run(self, g: State, f: Frame) -> None:
        """Lay them there and ask chance for the order."""
        if self.give_back(g, f):
            usual.shuffle(g, zones.RESERVE)

    def give_back(self, g: State, f: Frame) -> bool:
        """Whether anything went back."""
        raise NotImplementedError

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """The new order."""
        g.shuffle(zones.RESERVE, drawn, self.shuffled)
