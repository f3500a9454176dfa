"""Several picks as one: lines that run through questions, and the bundles of them that the rules offer at one tap."""

from __future__ import annotations

from ludotheque.kernel.effect import NOBODY, OPEN
from ludotheque.kernel.engine import answer, ask_of, legal
from ludotheque.kernel.events import Trace
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text


class Bundle:
    """Picks in a row that a player may well want at once, and what they do in words.

    Where they have to do with one thing on the table, `zone` and `place` say which, as in a `Move`: that is tapped.
    """

    def __init__(self, picks: list[int], text: Text, zone: int = NOBODY, place: int = NOBODY) -> None:
        self.picks = picks
        self.text = text
        self.zone = zone
        self.place = place


def goes_on(g: State, seat: int, learned: int) -> bool:
    """Whether a line of picks may run on into the question that is open now.

    That is so as long as all of it could be decided on at once: this seat has learned nothing (`learned` has a bit for
    each seat), nothing is drawn, and it is asked again, alone or with mates of whom the first to answer counts.
    """
    if learned >> seat & 1 or g.over or g.lots_from or ask_of(g, seat) is None:
        return False
    return len(g.asks) == 1 or g.mode == OPEN


def so_far(g: State, seat: int, picks: list[int]) -> int:
    """How many of these picks a seat can make in one line. They are tried on a copy, as far as the seat would learn
    nothing: so the number tells it nothing either."""
    trial = g.copy()
    trace = Trace()
    trial.trace = trace
    asked = trial.questions
    for i in range(len(picks)):
        if i > 0 and trial.questions != asked and not goes_on(trial, seat, trace.learned):
            return i
        if picks[i] not in legal(trial, seat):
            return i
        asked = trial.questions
        trace.learned = 0
        answer(trial, seat, picks[i])
    return len(picks)
