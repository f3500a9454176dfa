"""Every lesson of every game on the shelf: it can be finished, its words exist, and a wrong move changes nothing."""

from __future__ import annotations

import re

import msgspec
import pytest

import ludotheque as ldt
from ludotheque.kernel.errors import named
from ludotheque.lessons import ANY, GO_ON, Lesson, LessonMoment, UnknownLesson, lesson, lessons, moment
from ludotheque.locales import LANGUAGES, has, say
from ludotheque.rulebooks import rulebook
from ludotheque.server.lessons import lesson_moment
from ludotheque.wire.table import Event, View
from support.shelf import CHOSEN, each_game

ALL = [one for game in CHOSEN for one in lessons(game)]
each_lesson = pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.game}-{one.key}")


def course(one: Lesson, last: bool = False) -> list[tuple[list[str], LessonMoment]]:
    """Every moment of a lesson with the answers that lead there: of the wanted moves the first, or the last."""
    answers: list[str] = []
    out = []
    while True:
        here = moment(one, answers)
        assert here.note is None, f"{one.key}: {answers} is not taken: {here.note.key}"
        out.append((list(answers), here))
        if here.done:
            return out
        answers.append(here.wanted[-1 if last else 0] if here.wanted else GO_ON)


@each_lesson
@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
def test_a_lesson_is_finished_by_the_moves_it_wants(one, last):
    moments = course(one, last)
    assert [here.at for _, here in moments if not here.picks] == list(range(len(one.steps)))
    assert moments[-1][1].done


@each_lesson
def test_every_wanted_move_is_legal_and_leads_on(one):
    for answers, here in course(one):
        for move in here.wanted:
            assert here.match.why_not(one.seat, move) is None, f"{one.key}: {move}"
            after = moment(one, [*answers, move])
            assert after.note is None
            assert (after.at, after.picks) != (here.at, here.picks)


@each_lesson
def test_every_other_legal_move_gets_the_hint_and_changes_nothing(one):
    for answers, here in course(one):
        for move in set(here.match.moves(one.seat)) - set(here.wanted) if here.step.wanted else set():
            after = moment(one, [*answers, move])
            assert after.note is not None, f"{one.key}: {move} is taken"
            assert (after.note.key, after.note.rule) == (here.step.hint, here.rule)
            assert (after.at, after.match.digest(), after.events) == (here.at, here.match.digest(), [])


@each_lesson
def test_a_refused_move_gets_its_rule_and_changes_nothing(one):
    for answers, here in course(one):
        for option in (here.match.ask(one.seat) or {"refused": []})["refused"] if here.wanted else []:
            after = moment(one, [*answers, option["move"]])
            assert after.note is not None
            assert (after.note.key, after.note.rule) == (option["say"], option["rule"])
            assert after.match.digest() == here.match.digest()


@each_lesson
def test_while_there_is_only_reading_no_move_is_taken(one):
    for answers, here in course(one):
        if not here.wanted and not here.done:
            for move in [*here.match.moves(one.seat)[:2], "", "nonsense"]:
                assert moment(one, [*answers, move]).note.key == "lesson-read-first"


@each_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_speaks_both_languages_and_names_rules_that_exist(one, lang):
    book = rulebook(one.game, lang)
    for key in (one.title, one.about):
        assert say(lang, key)
    for step in one.steps:
        assert say(lang, step.say, named(step.params, list(one.names), lang))
        assert book.rule(step.rule)
        assert has(lang, step.hint) or (not step.hint and step.wanted in ((), ANY)), step.say


@each_lesson
def test_the_coach_points_at_things_that_are_there(one):
    for _, here in course(one):
        zones = {(z["zone"], z["seat"], z["number"]): z for z in here.match.view(one.seat)["zones"]}
        for pointer in here.step.points_at:
            zone = zones[pointer.zone, pointer.seat, pointer.number]
            assert pointer.place is None or pointer.place < zone["count"]
            faces = [card["card"] for card in zone["cards"]]
            assert pointer.card is None or pointer.card in faces, f"{one.key} {pointer}"


@each_lesson
def test_a_lesson_is_short_and_closes_with_words(one):
    assert 3 <= len(one.steps) <= 8
    assert not one.steps[-1].wanted
    assert any(step.wanted for step in one.steps)


@each_lesson
def test_the_same_answers_lead_to_the_same_table(one):
    answers, here = course(one)[-1]
    again = moment(one, answers)
    assert again.match.digest() == here.match.digest()
    assert again.match.view(one.seat) == here.match.view(one.seat)


@each_lesson
def test_what_a_client_is_told_has_the_shape_the_wire_promises(one):
    for answers, here in course(one):
        told = lesson_moment(one.game, one.key, answers)
        msgspec.convert(told.view, View)
        msgspec.convert(told.events, list[Event])
        assert (told.step, told.steps, told.done, told.wanted) == (here.at, len(one.steps), here.done, here.wanted)
        assert told.view["seat"] == one.seat


@each_game
def test_keys_are_different_and_a_course_takes_ten_minutes_at_most(game):
    keys = [one.key for one in lessons(game)]
    assert len(set(keys)) == len(keys)
    assert sum(one.minutes for one in lessons(game)) <= 10
    assert all(one.game == game for one in lessons(game))


@pytest.mark.game("yutaka")
def test_a_lesson_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(UnknownLesson) as error:
        lesson("yutaka", "chess")
    assert "board, majority, equipment, dynamite, count" in error.value.text("en")
    with pytest.raises(ldt.UnknownGame):
        lessons("chess")


# ------------------------------------------------------------------------------------ what is said


def sayings(lang: str) -> dict[str, str]:
    """Everything the coach says, by its key."""
    said = {}
    for one in ALL:
        for step in one.steps:
            said[step.say] = say(lang, step.say, named(step.params, list(one.names), lang))
            if step.hint:
                said[step.hint] = say(lang, step.hint)
    return said


def coded(one: Lesson) -> set[str]:
    """What a person would have to type, or look up: moves that are no words of the language, and keys of cards."""
    moves: set[str] = set()
    for _, here in course(one):
        ask = here.match.ask(one.seat) if not here.match.over else None
        moves |= {option["move"] for option in (ask or {"options": []})["options"]}
        moves |= set(here.wanted)
        moves |= {card["card"] for z in here.match.view(one.seat)["zones"] for card in z["cards"] if card["card"]}
    return {move for move in moves if not move.isalpha()}


@each_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_speaks_in_words_and_never_in_notation(one, lang):
    codes = coded(one)
    assert codes
    keys = {key for step in one.steps for key in (step.say, step.hint) if key}
    for key, text in sayings(lang).items():
        if key in keys:
            words = set(re.findall(r"[^\s.,:;!?()«»“”’]+", text))
            assert not codes & words, f"{key}: {codes & words}"
            assert not any(" " in code and code in text for code in codes), key
            assert not re.search(r"[“«]\s*(done|yes|no|end)\b", text), f"{key} says what is typed"


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_lesson_tells_the_goal_a_turn_and_the_end(game, lang):
    for first in lessons(game)[:1]:  # a game may have none
        said = [step.say for step in first.steps]
        told = [f"{first.title}-{what}" for what in ("goal", "your-turn", "over")]
        assert said[0] == told[0], "the goal comes first"
        assert [key for key in said if key in told] == told
        assert all(say(lang, key) for key in told)


@each_lesson
def test_only_what_leads_on_is_offered_and_the_hint_stands_by_everything_else(one):
    for _, here in course(one):
        ask, plain = here.view["ask"], here.match.ask(one.seat)
        if not here.step.wanted or plain is None:
            assert here.view == here.match.view(one.seat)
            continue
        offered = [option["move"] for option in ask["options"]]
        assert set(here.wanted) <= set(offered)
        hinted = [it["move"] for it in ask["refused"] if it not in plain["refused"]]
        assert sorted([*offered, *hinted]) == sorted(option["move"] for option in plain["options"])
        assert {it["say"] for it in ask["refused"] if it["move"] in hinted} <= {here.step.hint}
