"""What answers a lesson takes: all but the last must be right, lines of several picks may come pick by pick."""

from __future__ import annotations

import pytest

from kernel.test_several_picks import counter
from ludotheque.games import OPENED
from ludotheque.kernel.shelf import ShelfGame
from ludotheque.lessons import ANY, GO_ON, BadAnswers, Lesson, Step, lesson, moment

pytestmark = pytest.mark.game("yutaka")
BOARD = lesson("yutaka", "board")


def test_only_the_last_answer_may_be_one_that_is_not_taken():
    assert moment(BOARD, [GO_ON, GO_ON, "1a"]).note is not None
    with pytest.raises(BadAnswers) as error:
        moment(BOARD, [GO_ON, GO_ON, "1a", "2a"])
    assert error.value.text("en") == "Answer 3 does not lead on in this lesson."


def test_nothing_is_answered_when_the_lesson_is_over():
    answers = [GO_ON, GO_ON, "2a", GO_ON, "1a", GO_ON]
    assert moment(BOARD, answers).done
    with pytest.raises(BadAnswers) as error:
        moment(BOARD, [*answers, GO_ON])
    assert error.value.text("en") == "This lesson was over after 6 answers."


def test_a_move_may_be_written_as_the_game_reads_it():
    assert moment(BOARD, [GO_ON, GO_ON, " 2 B "]).at == 3


def test_what_happened_is_told_since_the_last_answer_only():
    told = [event["say"] for event in moment(BOARD, [GO_ON, GO_ON, "2a"]).events if "say" in event]
    assert told == ["yutaka-log-turned", "yutaka-log-turned"]
    assert moment(BOARD, [GO_ON, GO_ON, "2a", GO_ON]).events == []
    assert moment(BOARD, []).events == []


@pytest.fixture
def picking(monkeypatch) -> Lesson:
    """A lesson in which two or three numbers are picked at once: 1 and 3, or 2, 3 and 4; then anything; then words."""
    monkeypatch.setitem(OPENED, "toy", ShelfGame(counter(2, 3)))
    wanted = ("a1 a3 done", "a2 a3 a4")
    steps = (
        Step("table-player", "table", wanted=wanted, hint="table-not-an-option", replies=((1, "a1 a2 done"),)),
        Step("table-player", "table", wanted=ANY),
        Step("table-player", "table"),
    )
    return Lesson("toy", "picking", "table-player", "table-player", steps)


def test_a_line_of_picks_is_taken_whole_or_pick_by_pick(picking):
    one_by_one = moment(picking, ["a1", "a3", "done"])
    whole = moment(picking, ["a1 a3 done"])
    assert (one_by_one.at, whole.at) == (1, 1)
    assert one_by_one.match.digest() == whole.match.digest()


def test_within_a_line_the_next_picks_that_lead_on_are_told(picking):
    assert moment(picking, []).wanted == ["a1", "a2"]
    assert moment(picking, ["a1"]).wanted == ["a3"]
    assert moment(picking, ["a1", "a3"]).wanted == ["done"]


def test_a_pick_that_leaves_the_line_gets_the_hint(picking):
    here = moment(picking, ["a1", "a4"])
    assert here.note.key == "table-not-an-option"
    assert here.wanted == ["a3"]


def test_where_any_move_leads_on_it_does_so_when_the_question_is_answered(picking):
    assert moment(picking, ["a1 a3 done", "a2"]).at == 1
    assert moment(picking, ["a1 a3 done", "a2", "a3", "done"]).done
