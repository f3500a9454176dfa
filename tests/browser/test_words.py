"""Each reader in their own language, at any time, without losing anything."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from ludotheque.locales import LANGUAGES, say
from ludotheque.rulebooks import rulebook
from support.pages import PHONE, Visit, one_and_bots, tap
from support.wording import unsaid

each_game = pytest.mark.parametrize("game", ldt.games())
NAMES = {"fr": "Français", "en": "English"}


def speak(it: Visit, lang: str) -> None:
    """Choose a language in the bar over the page, or in the settings where the bar has no room for it."""
    choice = it.page.get_by_role("button", name=NAMES[lang])
    in_the_bar = choice.count() > 0
    if not in_the_bar:
        it.button("web-settings").click()
    choice.first.click()
    expect(it.page.locator("html")).to_have_attribute("lang", lang)
    it.lang = lang
    if not in_the_bar:
        it.button("web-done").click()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_decides_the_first_language_and_the_visitor_every_other(visit, lang):
    it = visit("/", lang=lang)
    expect(it.page.locator("html")).to_have_attribute("lang", lang)
    expect(it.words("web-lobby-welcome")).to_be_visible()
    other = next(it for it in LANGUAGES if it != lang)
    speak(it, other)
    expect(it.words("web-lobby-welcome")).to_be_visible()
    it.page.reload()
    expect(it.words("web-lobby-welcome")).to_be_visible()


@each_game
def test_the_language_changes_at_the_table_and_the_game_goes_on(visit, server, game):
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"], lang="en")
    rng = random.Random(1)
    for lang in ("fr", "en", "fr"):
        it.answer(rng)
        before = it.my_turn()
        speak(it, lang)
        prompt = it.page.locator("[data-prompt]")
        expect(prompt).to_contain_text(say(lang, it.view()["ask"]["prompt"]))
        after = it.my_turn()
        assert after["question"] == before["question"]
        assert after["lit"] == before["lit"]
        assert unsaid(it) == []


@each_game
def test_a_picked_card_stays_picked_while_the_language_changes(visit, server, game):
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"], lang="fr", size=PHONE)
    rng = random.Random(1)
    while not it.state()["picked"]:
        it.pick(rng)
    picked = it.state()["picked"]
    speak(it, "en")
    assert it.state()["picked"] == picked
    assert unsaid(it) == []


def rules_of(game: str, lang: str) -> list[str]:
    """The ids of a game's rules."""
    return [rule.id for rule in rulebook(game, lang).rules]


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_said_with_its_rule(visit, server, game, lang):
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"], lang=lang)
    rng = random.Random(2)
    for _ in range(40):
        it.my_turn()
        refused = it.page.locator(".place.refused")
        if refused.count():
            break
        it.pick(rng)
    tap(refused.first)
    alert = it.page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert any(rule in alert.inner_text() for rule in rules_of(game, lang)), alert.inner_text()
    assert unsaid(it) == []
