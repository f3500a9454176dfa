"""The pages of balance reports, which stand alone: for everyone, on a phone and at a desk, by day and by night."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from browser.test_everyone import barriers
from ludotheque.bots.thumb import has_thumb
from ludotheque.lab.balance.page import page
from ludotheque.lab.balance.run import lineups, run
from ludotheque.lab.engines import OneProcess
from support.pages import LAPTOP, PHONE
from support.shelf import each_game


@pytest.fixture(scope="module")
def opened(chromium, tmp_path_factory):
    """A page of a small report, opened as a file; what it would fetch and what goes wrong is gathered."""
    folder = tmp_path_factory.mktemp("reports")
    results = {}
    contexts = []

    def of(game, lang, size, theme):
        if game not in results:
            bot = "thumb" if has_thumb(game) else "random"
            results[game], _ = run(lineups(game, [[bot], ["search:2"]], None, {}, [], 1), [40, 2], OneProcess())
        path = folder / f"{game}.{lang}.html"
        path.write_text(page(results[game], lang, "ludotheque balance", path.name), "utf-8")
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=theme)
        contexts.append(context)
        shown = context.new_page()
        asked, wrong = [], []
        shown.on("request", lambda request: asked.append(request.url))
        shown.on("console", lambda message: wrong.append(message.text))
        shown.on("pageerror", lambda error: wrong.append(str(error)))
        shown.goto(path.as_uri())
        return shown, asked, wrong

    yield of
    for context in contexts:
        context.close()


@each_game
@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [
        pytest.param("en", PHONE, "light", id="en-phone-light"),
        pytest.param("fr", LAPTOP, "dark", id="fr-laptop-dark"),
        pytest.param("fr", PHONE, "dark", id="fr-phone-dark", marks=pytest.mark.long),
        pytest.param("en", LAPTOP, "light", id="en-laptop-light", marks=pytest.mark.long),
    ],
)
def test_a_report_bars_nobody_fetches_nothing_and_fits(opened, game, lang, size, theme):
    shown, asked, wrong = opened(game, lang, size, theme)
    assert asked == [shown.url] and wrong == []
    assert barriers(SimpleNamespace(page=shown)) == []
    assert shown.evaluate("document.documentElement.lang") == lang
    assert shown.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    paper = shown.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert paper == {"light": "rgb(246, 239, 226)", "dark": "rgb(28, 22, 17)"}[theme]


@each_game
def test_every_drawing_stands_beside_its_numbers(opened, game):
    """What a picture shows is read out by the table beside it, or by the words in its own cell."""
    shown, _, _ = opened(game, "en", PHONE, "light")
    alone = """() => [...document.querySelectorAll('svg')].filter((it) => it.getAttribute('aria-hidden')
      ? !it.closest('td, th')?.textContent.trim()
      : !it.closest('.pair')?.querySelector('table') || !it.getAttribute('aria-label')).length"""
    assert shown.evaluate("document.querySelectorAll('svg').length") > 10
    assert shown.evaluate(alone) == 0
    small = """() => [...document.querySelectorAll('nav a, header a')]
      .filter((it) => it.getBoundingClientRect().height < 40).map((it) => it.textContent)"""
    assert shown.evaluate(small) == []
