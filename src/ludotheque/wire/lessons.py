"""Lessons over plain HTTP: the learner sends all answers so far, the server says where that leads and keeps nothing."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotheque.wire.messages import EventData, ViewData
from ludotheque.wire.table import Params, Struct


class LessonInfo(Struct):
    """A lesson on the list: its key, its words as Fluent keys, how long it takes."""

    key: str
    title: str
    about: str
    minutes: int


class LessonAnswers(Struct):
    """All answers of the learner since the start: moves in the game's notation, "go-on" where there is only reading."""

    answers: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=200)]], msgspec.Meta(max_length=100)
    ] = []


class LessonPointer(Struct):
    """What the coach points at: a zone, or one place of it, or the cards with this face in it."""

    zone: str
    seat: int | None
    number: int
    place: int | None
    card: str | None


class LessonNote(Struct):
    """Why the last answer was not taken: the rule that refuses it, or the coach's hint. Nothing has changed."""

    rule: str
    say: str
    params: Params


class CountLine(Struct):
    """A line of the count: what was won, by which rule, and each seat's points."""

    rule: str
    say: str
    params: Params
    points: list[int]


class LessonMoment(Struct):
    """Where the answers lead: what the coach says, what it points at, the table, and what happened since the last one.

    `wanted` are the moves that lead on; while it is empty there is only reading, answered by "go-on". When a `note`
    says that the last answer was not taken, leave that answer away from then on. The last step asks nothing: `done`.
    """

    game: str
    lesson: str
    step: int
    steps: int
    say: str
    params: Params
    rule: str
    points_at: list[LessonPointer]
    wanted: list[str]
    view: ViewData
    events: list[EventData]
    count: list[CountLine]  #: the count so far, where the coach speaks of it
    note: LessonNote | None
    done: bool
    next: str | None  #: the lesson that follows
