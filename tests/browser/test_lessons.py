"""Every lesson of every game, played through at its table by the moves it wants."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from ludotheque.kernel.errors import named
from ludotheque.lessons import ANY, GO_ON, Lesson, LessonMoment, lessons, moment
from ludotheque.locales import say
from support.pages import LAPTOP, PHONE, Data, Visit, gathers
from support.shelf import some_game

ALL = [one for game in ldt.games() for one in lessons(game)]
each_lesson = pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.game}-{one.key}")
first_lesson = pytest.mark.parametrize("one", [lessons(game)[0] for game in ldt.games()], ids=lambda one: one.game)


def coach(it: Visit, one: Lesson, here: LessonMoment) -> None:
    """The coach says what it should, and points at what is there."""
    words = it.page.get_by_role("region", name=it.say("web-learn-coach"))
    expect(words).to_contain_text(say(it.lang, here.step.say, named(here.step.params, list(one.names), it.lang)))
    expect(
        it.page.get_by_role("img", name=it.say("web-learn-step", n=here.at + 1, high=len(one.steps)))
    ).to_be_visible()


def lines(one: Lesson, here: LessonMoment, taken: list[str]) -> tuple[str, str]:
    """A wrong answer, if there is one, and a right one: a move, or a line where several things are sent together.

    `taken` are the moves of this step that are answered already: a step may go through several questions.
    """
    ask = here.match.ask(one.seat)
    assert ask is not None
    others = [option["move"] for option in ask["options"] if option["move"] not in here.wanted]
    wrong = others[0] if others and here.step.hint else ""
    right = here.wanted[0]
    if gathers(ask):
        wrong = f"{wrong} done" if wrong not in ("", "done") else wrong
        right = "done" if here.step.wanted == ANY else rest_of(here.step.wanted, taken)
    return wrong, right


def rest_of(wanted: tuple[str, ...], taken: list[str]) -> str:
    """What is left of the first wanted line that began so."""
    n = len(taken)
    return next(" ".join(line.split()[n:]) for line in wanted if line.split()[:n] == taken)


def play_through(it: Visit, one: Lesson, look: Callable[[Data | None], object] = lambda ask: None) -> int:
    """From the first step to the last, with one wrong answer wherever there is one; returns how many there were.

    The page is looked at before every answer.
    """
    answers: list[str] = []
    taken: dict[int, list[str]] = {}  #: by step
    wrong = 0
    while not (here := moment(one, answers)).done:
        coach(it, one, here)
        look(here.match.ask(one.seat))
        if not here.wanted:
            it.button("web-learn-go-on").click()
            answers.append(GO_ON)
            continue
        ask = here.match.ask(one.seat)
        assert ask is not None
        other, right = lines(one, here, taken.setdefault(here.at, []))
        if other:
            it.tap_line(ask, other)
            hint = say(it.lang, here.step.hint, named(here.step.params, list(one.names), it.lang))
            expect(it.page.get_by_role("alert").filter(has_text=hint).first).to_be_visible()
            wrong += 1
            look(ask)
        it.tap_line(ask, right)
        answers.append(right)
        taken[here.at] += right.split()
    coach(it, one, here)
    expect(it.link("web-learn-list")).to_be_visible()
    return wrong


@first_lesson
def test_a_lesson_is_played_to_its_end_and_ticked_and_a_wrong_answer_gets_its_hint(visit, one):
    it = visit(f"/learn/{one.game}")
    it.page.get_by_role("link").filter(has_text=say("en", one.title)).first.click()
    wrong = play_through(it, one)
    assert wrong or not any(step.hint for step in one.steps)
    it.link("web-learn-list").click()
    row = it.page.get_by_role("listitem").filter(has_text=say("en", one.title))
    expect(row).to_contain_text(it.say("web-learn-done"))


@pytest.mark.long
@each_lesson
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_lesson_can_be_played_in_both_languages_on_any_screen(visit, one, lang, size):
    it = visit(f"/learn/{one.game}/{one.key}", lang=lang, size=size)
    play_through(it, one)


@some_game
def test_one_lesson_leads_to_the_next_and_the_last_to_a_real_game(visit, game):
    *_, last = lessons(game)
    it = visit(f"/learn/{game}/{last.key}")
    play_through(it, last)
    it.button("web-learn-play").click()
    it.page.wait_for_url("**/table/*")
    it.my_turn()
