"""Each reader in their own language, at any time, without losing anything."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from ludotheque.locales import LANGUAGES, say
from ludotheque.rulebooks import rulebook
from support.pages import PHONE, Data, Visit, keys_of, one_and_bots, only_one, tap
from support.scenes import brought, finished
from support.shelf import each_game, some_game
from support.wording import unsaid

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


@some_game
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


@some_game
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


def refused_in(ask: Data) -> list[Data]:
    """What is refused where a tap leads: not of a card that offers something else."""
    single = [option["from"] for option in ask["options"] if only_one(option, ask)]
    single += [bundle["from"] for bundle in ask["bundles"] if "from" in bundle]
    return [it for it in ask["refused"] if it.get("from") not in single and not it.get("minor")]


def refusing(game: str) -> int:
    """After how many decisions of the finished game the first seat is told of something that it may not do."""
    record = finished(game)
    match = ldt.game(game).start(
        record["seats"], options=record["options"], names=record["names"], secret=bytes.fromhex(record["secret"])
    )
    for n, (who, what) in enumerate(answer for answer in record["answers"] if answer[0] != "chance"):
        if who == 0 and refused_in(match.ask(0)):
            return n
        match.play(who, what)
    raise AssertionError("whatever was tapped in this game was allowed")


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_said_with_its_rule(visit, server, game, lang):
    wish: Data = {"at": refusing(game), "seat": 0, "name": "", "bot": "random"}
    status, made = server.post(f"/api/tables/{brought(game, server)}/branch", wish)
    assert status == 201, made
    it = visit(made["mine"][0]["path"], lang=lang)
    it.my_turn()
    refused = refused_in(it.view()["ask"])[0]
    alert = it.page.get_by_role("alert")
    for key in keys_of(refused):  # the card itself is refused, or the place where it may not go
        tap(it.place(key))
        if alert.count():
            break
    expect(alert).to_be_visible()
    expect(it.place(key)).to_contain_class("refused")
    assert refused["rule"].split()[-1] in rules_of(game, lang)
    assert refused["rule"].split()[-1] in alert.inner_text(), alert.inner_text()
    assert unsaid(it) == []
