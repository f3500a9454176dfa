"""The bar that asks keeps its shape at every question, and nobody has to read code: by whole games, in both languages,
on every size of screen."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from browser.test_lessons import play_through
from ludotheque.lessons import lessons
from support.pages import LAPTOP, PHONE, Data, Visit, one_and_bots, tap
from support.plain import bar_faults, coded, codes_of
from support.shelf import SLOW

SIZES = {"laptop": LAPTOP, "small": PHONE, "phone": (390, 844), "landscape": (844, 390), "desk": (1920, 1080)}
each_size = pytest.mark.parametrize("size", SIZES)
each_language = pytest.mark.parametrize("lang", ["fr", "en"])


def look(it: Visit, game: str, ask: Data | None) -> None:
    """The page as it stands now is in shape and in plain words, also with the keys that a keyboard brings out."""
    if it.page.viewport_size["width"] >= LAPTOP[0]:
        it.page.keyboard.press("Shift")
    faults = bar_faults(it) + [f"in code: {word}" for word in coded(it, game, codes_of(ask))]
    assert not faults, (faults, it.page.locator("[data-prompt]").inner_text())


def try_and_look(it: Visit, game: str, ask: Data | None, rng: random.Random) -> None:
    """A hint, or what is refused: the bar says why, and does not grow."""
    refused = it.page.locator(".place.refused:not(.lit)")
    if rng.random() < 0.5 and refused.count():
        tap(refused.first)
    else:
        it.button("web-table-ask-hint").click()
        expect(it.page.locator(".hint, .note").first).to_be_visible()
    look(it, game, ask)


def play_and_look(it: Visit, game: str, rng: random.Random, most: int) -> None:
    """Play with whatever is lit, and look at the page before every tap."""
    for _ in range(most):
        state = it.my_turn()
        if state["over"]:
            break
        ask = it.view(0)["ask"]
        look(it, game, ask)
        if not state["begun"] and not state["picked"] and rng.random() < 0.15:
            try_and_look(it, game, ask, rng)
        if not it.pick(rng):
            break


def at_table(visit, server, game: str, **wishes) -> Visit:
    made = server.make(game, one_and_bots(game))
    return visit(made["mine"][0]["path"], **wishes)


def test_the_bar_keeps_its_shape_and_speaks_plainly_on_a_small_phone(visit, server):
    it = at_table(visit, server, "saint-seiya", lang="fr", size=PHONE)
    play_and_look(it, "saint-seiya", random.Random("the bar"), 30)


def test_the_keys_that_tap_cards_are_shown_to_who_touches_a_key_until_they_tap_again(visit, server):
    it = at_table(visit, server, "yutaka")
    it.my_turn()
    keys = it.page.locator(".place.lit > kbd")
    expect(keys.first).to_be_hidden()
    it.page.keyboard.press("Shift")
    expect(keys.first).to_be_visible()
    it.page.locator("[data-prompt]").click()
    expect(keys.first).to_be_hidden()


@pytest.mark.long
@each_size
@each_language
@pytest.mark.parametrize("game", ldt.games())
def test_the_bar_keeps_its_shape_at_every_question_of_a_whole_game(visit, server, game, lang, size):
    it = at_table(visit, server, game, lang=lang, size=SIZES[size], settings={"confirm": "always"})
    play_and_look(it, game, random.Random(f"{game} {lang} {size}"), 300 if game in SLOW else 10_000)


@pytest.mark.long
@each_language
@pytest.mark.parametrize("game", ldt.games())
def test_the_end_and_the_replay_of_a_game_speak_plainly(visit, server, game, lang):
    it = at_table(visit, server, game, lang=lang)
    it.play_on(random.Random(f"{game} {lang} to its end"))
    expect(it.outcome()).to_be_visible()
    look(it, game, None)
    it.link("web-end-replay").click()
    it.page.wait_for_url("**/replay/*")
    expect(it.page.locator("[data-at]").last).to_be_visible()
    record = it.page.evaluate(
        f"fetch('/api/tables/{it.page.url.split('/replay/')[1].split('?')[0]}/replay').then((it) => it.json())"
    )
    moves = {
        word for moment in record["moments"] for word in codes_of({"options": [moment], "refused": [], "picks": []})
    }
    assert coded(it, game, moves) == []


@pytest.mark.long
@each_size
@each_language
@pytest.mark.parametrize(
    "one", [one for game in ldt.games() for one in lessons(game)], ids=lambda one: f"{one.game}-{one.key}"
)
def test_a_lesson_keeps_its_bar_in_shape_and_speaks_plainly(visit, one, lang, size):
    it = visit(f"/learn/{one.game}/{one.key}", lang=lang, size=SIZES[size])
    play_through(it, one, lambda ask: look(it, one.game, ask))
