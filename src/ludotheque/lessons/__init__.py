"""Lessons: a coach, a table and a few moves that teach a game. Each game that has some brings one module here.

>>> from ludotheque.lessons import lesson, moment
>>> here = moment(lesson("yutaka", "board"), ["go-on"])
>>> here.at, here.done, here.note
(1, False, None)
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ludotheque.games import game as game_called
from ludotheque.kernel.errors import wrong
from ludotheque.lessons.lesson import ANY, GO_ON, BadAnswers, Lesson, LessonMoment, Pointer, Step, UnknownLesson, moment

__all__ = [
    "ANY",
    "GO_ON",
    "BadAnswers",
    "Lesson",
    "LessonMoment",
    "Pointer",
    "Step",
    "UnknownLesson",
    "lesson",
    "lessons",
    "moment",
]  # fmt: skip


@cache
def _module(game: str) -> tuple[Lesson, ...]:
    name = f"{__name__}.{game.replace('-', '_')}"
    return cast(tuple[Lesson, ...], import_module(name).LESSONS) if find_spec(name) is not None else ()


def lessons(game: str) -> tuple[Lesson, ...]:
    """A game's lessons in their order; none where it has none. Raises UnknownGame."""
    return _module(game_called(game).key)


def lesson(game: str, key: str) -> Lesson:
    """A lesson by its key; raises UnknownLesson naming the ones there are."""
    for one in lessons(game):
        if one.key == key:
            return one
    known = ", ".join(one.key for one in lessons(game))
    raise UnknownLesson(wrong("lesson-unknown", lesson=str(key)[:60], game=game, known=known))
