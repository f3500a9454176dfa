"""Lessons for clients: the list, and where a learner's answers lead. No table is made and nothing is kept."""

from __future__ import annotations

import msgspec

from ludotheque.lessons import lesson, lessons, moment
from ludotheque.wire import lessons as w


def lesson_list(game: str) -> list[w.LessonInfo]:
    """A game's lessons in their order."""
    return [msgspec.convert(one, w.LessonInfo, from_attributes=True) for one in lessons(game)]


def lesson_moment(game: str, key: str, answers: list[str]) -> w.LessonMoment:
    """What the learner sees after these answers."""
    one = lesson(game, key)
    here = moment(one, answers)
    step, note = here.step, here.note
    count = here.match.scores()["lines"] if step.count else []
    keys = [each.key for each in lessons(game)]
    return w.LessonMoment(
        game=game,
        lesson=key,
        step=here.at,
        steps=len(one.steps),
        say=step.say,
        params=step.params,
        rule=here.rule,
        points_at=[msgspec.convert(one, w.LessonPointer, from_attributes=True) for one in step.points_at],
        wanted=here.wanted,
        view=here.view,
        events=here.events,
        count=[w.CountLine(rule=x["rule"], say=x["say"], params=x["params"], points=x["points"]) for x in count],
        note=None if note is None else w.LessonNote(rule=note.rule, say=note.key, params=note.params),
        done=here.done,
        next=dict(zip(keys, [*keys[1:], None], strict=True))[key],
    )
