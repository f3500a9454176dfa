"""What a lesson is, and where a learner's answers lead in it.

Nothing is kept between two answers: a lesson's table is set from its start and all answers are played again, so a
lesson can be left, taken up and looked at like a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ludotheque.games import game
from ludotheque.kernel.errors import LudothequeError, wrong
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import DONE
from ludotheque.kernel.position import write_option
from ludotheque.kernel.text import Text
from ludotheque.kernel.view import rule_id

Data = dict[str, Any]
GO_ON = "go-on"  #: the answer where there is only reading
ANY = ("*",)  #: every legal move leads on


class UnknownLesson(LudothequeError):
    """This game has no such lesson."""


class BadAnswers(LudothequeError):
    """Answers that cannot have been given in this lesson."""


@dataclass(frozen=True)
class Pointer:
    """What the coach points at: a zone, or one place of it, or the cards with this face in it."""

    zone: str
    seat: int | None = None
    number: int = 0
    place: int | None = None
    card: str | None = None


@dataclass(frozen=True)
class Step:
    """One card of the coach: what it says (a message and what fills it), and what must be done to go on.

    Without `wanted` there is only reading. `wanted` are the moves, or lines of several picks, that lead on; for any
    other legal move the coach says the `hint`. Then the other seats make their `replies`. The rule is the one of which
    the coach speaks; `count` shows the count so far beside it.
    """

    say: str
    rule: str
    points_at: tuple[Pointer, ...] = ()
    wanted: tuple[str, ...] = ()
    hint: str = ""
    replies: tuple[tuple[int, str], ...] = ()
    count: bool = False
    params: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A table, a seat at it, and the steps a coach takes with the person who sits there. The last step only closes.

    The table is a position, or a new game of these options dealt by the seed. Title and what it is about are messages.
    """

    game: str
    key: str
    title: str
    about: str
    steps: tuple[Step, ...]
    seat: int = 0
    names: tuple[str, ...] = ()
    position: Data | None = None
    seed: int = 0
    seats: int | None = None
    options: Data = field(default_factory=dict)
    minutes: int = 1

    def table(self) -> Match:
        """The table at the start."""
        box = game(self.game)
        if self.position is not None:
            return box.from_position(self.position, self.seed, self.names)
        return box.start(self.seats, self.seed, self.options, self.names)


class LessonMoment:
    """Where a learner is in a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.match = lesson.table()
        self.picks: list[int] = []  #: the part of a line of several picks that is made already
        self.seen = len(self.match.events(lesson.seat))  #: how much the learner had seen before the last answer
        self.note: Text | None = None  #: why the last answer was not taken

    @property
    def step(self) -> Step:
        """What the coach says now."""
        return self.lesson.steps[self.at]

    @property
    def done(self) -> bool:
        """Whether the lesson is over: its last step asks nothing."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def rule(self) -> str:
        """The full id of the rule the coach speaks of."""
        return rule_id(self.match.kit, self.step.rule)

    @property
    def wanted(self) -> list[str]:
        """The picks that lead on; none where there is only reading."""
        if self.step.wanted == ANY:
            return self.match.moves(self.lesson.seat)
        n = len(self.picks)
        next_picks = [line[n] for line in self._lines() if line[:n] == self.picks]
        return list(dict.fromkeys(write_option(self.match.kit, pick) for pick in next_picks))

    @property
    def events(self) -> list[Data]:
        """What the learner saw happen since the previous answer."""
        return self.match.events(self.lesson.seat, self.seen)

    @property
    def view(self) -> Data:
        """The table as the learner sees it: what leads on is offered, one move at a time; to everything else the coach
        says the hint, as the table says a rule to what is refused."""
        view = self.match.view(self.lesson.seat)
        ask = view["ask"]
        if ask is None or not self.step.wanted:
            return view
        options = [{key: value for key, value in option.items() if key != "times"} for option in ask["options"]]
        offered = self._offered(ask) if self.step.wanted != ANY else {option["move"] for option in options}
        hinted = [
            {**option, "rule": self.rule, "say": self.step.hint, "params": {}}
            for option in options
            if option["move"] not in offered
        ]
        options = [option for option in options if option["move"] in offered]
        refused = [*hinted, *ask["refused"]]
        return {
            **view,
            "ask": {**ask, "min": self._fewest(ask), "options": options, "refused": refused, "bundles": []},
        }

    def _fewest(self, ask: Data) -> int:
        """How many picks answer: of several that are made together, as many as the shortest wanted line has."""
        if ask["max"] == 1 or self.picks or self.step.wanted == ANY:
            return int(ask["min"])
        return min(len(line) - (line[-1] == DONE) for line in self._lines())

    def _offered(self, ask: Data) -> set[str]:
        """The moves that lead on; all of a line where its picks are free to be made in any order."""
        if ask["max"] == 1 or any("n" in option for option in ask["options"]):
            return set(self.wanted)
        n = len(self.picks)
        picks = {pick for line in self._lines() if line[:n] == self.picks for pick in line[n:]}
        return {write_option(self.match.kit, pick) for pick in picks}

    def _lines(self) -> list[list[int]]:
        return [self.match.kit.game.read(self.match.kit, move) for move in self.step.wanted]

    def take(self, answer: str) -> None:
        """Go on by an answer; one that is not right leaves a note and changes nothing."""
        before = len(self.match.events(self.lesson.seat))
        if self.step.wanted:
            self.note = self._play(answer)
        elif answer != GO_ON:
            self.note = wrong("lesson-read-first")
        else:
            self._go_on()
        self.seen = before

    def _play(self, answer: str) -> Text | None:
        """Make the learner's move, or say why not."""
        seat, tried = self.lesson.seat, self.match.copy()
        refused = tried.answer(seat, answer)
        if refused is not None:
            return refused.said
        picks = [*self.picks, *(step.option for step in tried.answers[len(self.match.answers) :])]
        if self.step.wanted == ANY:
            ask = tried.ask(seat)
            whole = ask is None or ask["question"] != self.match.g.questions
        else:
            lines = self._lines()
            if not any(line[: len(picks)] == picks for line in lines):
                return Text(self.step.hint, self.rule)
            whole = picks in lines
        tried.run_chance()
        self.match, self.picks = tried, picks
        if whole:
            self._go_on()
        return None

    def _go_on(self) -> None:
        """The others reply, and the coach speaks again."""
        for seat, move in self.step.replies:
            self.match.play(seat, move)
        self.at += 1
        self.picks = []


def moment(lesson: Lesson, answers: Sequence[str]) -> LessonMoment:
    """Where these answers lead. Only the last may be one that is not taken; raises BadAnswers."""
    here = LessonMoment(lesson)
    for n, answer in enumerate(answers, 1):
        if here.done:
            raise BadAnswers(wrong("lesson-over", n=n - 1))
        if here.note is not None:
            raise BadAnswers(wrong("lesson-bad-answer", n=n - 1))
        here.take(answer)
    return here
