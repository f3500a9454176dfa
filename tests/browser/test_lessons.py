"""Every lesson of every game, played through at its table by the moves it wants."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from ludotheque.kernel.errors import named
from ludotheque.lessons import ANY, GO_ON, Lesson, LessonMoment, lessons, moment
from ludotheque.locales import say
from support.pages import LAPTOP, PHONE, Data, Visit, gathers, keys_of, tap
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


def right_line(here: LessonMoment, ask: Data, taken: list[str]) -> str:
    """A right answer: a move, or a line where several things are sent together.

    `taken` are the moves of this step that are answered already: a step may go through several questions.
    """
    if not gathers(ask):
        return here.wanted[0]
    return "done" if here.step.wanted == ANY else rest_of(here.step.wanted, taken)


def slip(it: Visit, here: LessonMoment, ask: Data) -> bool:
    """Tap something else than what is wanted: the coach gives its hint, and Esc leaves what was begun with it.

    Returns whether there was anything else to tap.
    """
    others = [option for option in ask["refused"] if option["say"] == here.step.hint and not option.get("minor")]
    other = next((option for option in others if keys_of(option) and it.place(keys_of(option)[0]).count()), None)
    if other is None:
        return False
    told = say(it.lang, here.step.hint, named(here.step.params, here.match.names, it.lang))
    alert = it.page.get_by_role("alert").filter(has_text=told)
    for key in keys_of(other):  # the card itself, or the place where it should not go
        tap(it.place(key))
        if alert.count():
            break
    expect(alert).to_be_visible()
    it.page.keyboard.press("Escape")
    expect(alert).to_be_hidden()
    expect(it.page.locator(".place.picked")).to_have_count(0)
    return True


def only_what_is_wanted(it: Visit, view: Data) -> None:
    """Nothing is lit and no button answers but what leads on; equal cards of a wanted one are lit with it."""
    options = view["ask"]["options"]
    state = it.until(lambda now: not now["busy"] and (now["lit"] or now["buttons"]))
    asked = {key for option in options for key in keys_of(option)}
    for option in options:
        for zone in view["zones"] if option.get("card") and option.get("from") else []:
            if all(zone[part] == option["from"][part] for part in ("zone", "seat", "number")):
                places = [card.get("spot", n) for n, card in enumerate(zone["cards"]) if card["card"] == option["card"]]
                asked |= {keys_of({"from": {**option["from"], "place": place}})[0] for place in places}
    assert set(state["lit"]) <= asked
    minor = {f"minor:{option['verb']}" for option in options if option.get("minor")}
    assert set(state["buttons"]) <= {option["move"] for option in options} | minor


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
        ask = here.view["ask"]
        only_what_is_wanted(it, here.view)
        if here.step.hint and slip(it, here, ask):
            wrong += 1
            look(ask)
        right = right_line(here, ask, taken.setdefault(here.at, []))
        it.tap_line(ask, right, leaps=False)
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


#: What the coach points at and lies partly outside of the table's frame.
CUT = """() => {
  const frame = document.querySelector('main.stage').getBoundingClientRect();
  return [...document.querySelectorAll('.place.shown')].map((it) => it.getBoundingClientRect())
    .filter(({ top, bottom }) => top < frame.top - 1 || bottom > frame.bottom + 1)
    .map(({ top, bottom }) => [top, bottom]);
}"""


@first_lesson
def test_on_a_phone_nothing_that_a_lesson_begins_with_is_cut(visit, one):
    it = visit(f"/learn/{one.game}/{one.key}", lang="fr", size=PHONE)
    expect(it.page.locator(".place.shown").first).to_be_visible()
    it.wait(f"({CUT})().length === 0")


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
