"""A match cut into moments, to be looked through afterwards through anybody's eyes."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel.effect import CHANCE, NOBODY
from ludotheque.kernel.match import CONCEDE, Answer, Match
from ludotheque.kernel.position import write_option
from ludotheque.kernel.text import TURN_BEGINS

Data = dict[str, Any]
ALL: Final = "all"  #: the eyes that see everything
Eyes = int | str | None  #: a seat's, a spectator's (None), or ALL
KEPT: Final = 8  #: moments kept ready


class Turn:
    """A turn, or a round of all: the moment at which it begins, and whose it is."""

    def __init__(self, at: int, seat: int | None) -> None:
        self.at = at
        self.seat = seat


def _seen(match: Match, eyes: Eyes, since: int) -> list[Data]:
    """What happened after so many events, as these eyes saw it."""
    if not isinstance(eyes, str):
        return match.events(eyes, since)
    own = [match.events(seat, since) for seat in range(match.kit.seats)]
    seen = enumerate(match.events(None, since))
    return [event if event["seat"] is None else own[event["seat"]][i] for i, event in seen]


class Review:
    """Moment 0 is the table as it was dealt, moment n the table after n decisions with all that followed from them."""

    def __init__(self, end: Match) -> None:
        self.end = end
        self.decisions: list[Answer] = []
        self.does: list[Data] = []  #: what each decision did, in words that whoever took it could know
        self.course: list[list[int]] = []  #: at each moment, what each seat's count stood at, or how it stood
        self._cuts: list[int] = []  #: at each moment, how many answers had been given
        self._told: list[int] = []  #: at each moment, how many events there had been
        self._kept: dict[int, Match] = {}
        answers = end.answers
        for at, match in enumerate(end.again()):
            if at < len(answers) and answers[at].seat != CHANCE:
                self.decisions.append(answers[at])
                self.does.append(match.answer_in_words(answers[at]))
            if at == len(answers) or answers[at].seat != CHANCE:  # chance answers at once
                self._cuts.append(at)
                self._told.append(match.event_count)
                self.course.append(match.charted())

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.decisions)

    def cut(self, moment: int) -> int:
        """How many answers of the record, chance's among them, lead to a moment."""
        return self._cuts[moment]

    def move(self, moment: int) -> str:
        """The decision that led to a moment, in the game's notation."""
        option = self.decisions[moment - 1].option
        return CONCEDE if option == NOBODY else write_option(self.end.kit, option)

    def match(self, moment: int) -> Match:
        """The match as it was at a moment, to be looked at."""
        if moment not in self._kept:
            cut = self._cuts[moment]
            before = max((kept for kept in self._kept if kept < moment), default=NOBODY)
            if before == NOBODY:
                self._kept[moment] = self.end.earlier(cut)
            else:
                self._kept[moment] = self._kept[before].later(self.end.answers[self._cuts[before] : cut])
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return self._kept[moment]

    def view(self, moment: int, eyes: Eyes) -> Data:
        """The table at a moment, as these eyes saw it."""
        match = self.match(moment)
        return match.open_view() if isinstance(eyes, str) else match.view(eyes)

    def events(self, moment: int, eyes: Eyes) -> list[Data]:
        """What happened since the moment before, as these eyes saw it; ALL see each thing as whoever did it did."""
        return _seen(self.match(moment), eyes, self._told[moment - 1] if moment else 0)

    def lines(self, eyes: Eyes) -> list[list[Data]]:
        """At each moment, what was told since the one before, as these eyes saw it."""
        events = _seen(self.end, eyes, 0)
        starts = [0, *self._told[:-1]]
        return [
            [event for event in events[since:until] if "say" in event]
            for since, until in zip(starts, self._told, strict=True)
        ]

    @property
    def turns(self) -> list[Turn]:
        """The turns of the game, in order. Where its rules tell no turns, one lasts until another seat decides."""
        out: list[Turn] = []
        moment = 0
        for at, event in enumerate(self.end.happened()):
            while moment < self.last and at >= self._told[moment]:
                moment += 1
            if event.heads == TURN_BEGINS and moment < self.last:
                out.append(Turn(moment, event.seat if event.seat != NOBODY else None))
        if not out:
            for at, decision in enumerate(self.decisions):
                if not out or out[-1].seat != decision.seat:
                    out.append(Turn(at, decision.seat))
        return out
