"""For everyone: what axe finds, every word said, a voice for who does not see, stillness for who wants it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from ludotheque.kernel.errors import named
from ludotheque.lessons import lessons
from ludotheque.locales import say
from support.pages import LAPTOP, PHONE, Data, Visit, one_and_bots
from support.scenes import SCENES
from support.shelf import drawn_for, each_game, some_game
from support.wording import unsaid

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

each_scene = pytest.mark.parametrize("scene", SCENES)
#: What a game fills with its own things; the other pages are the house's, each tried on one game.
ITS_OWN = ("setup", "table", "table-picked", "table-card", "table-signs", "end", "lesson", "cards")
each_page = pytest.mark.parametrize(
    ("game", "scene"),
    [
        (game, scene)
        for scene in SCENES
        for game in ldt.games()
        if scene in ITS_OWN or game == drawn_for(scene, ldt.games())
    ],
)

#: What moves is looked at when it stands.
STANDS = """() => Promise.all(
  document.getAnimations()
    .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity)
    .map((it) => it.finished.catch(() => undefined)),
).then(() => undefined)"""


def barriers(it: Visit) -> list[str]:
    """What axe calls serious or critical on a page, and where."""
    it.page.evaluate(AXE.read_text("utf-8"))
    it.page.evaluate(STANDS)
    found = it.page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((it) => it.violations)")
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for rule in found
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


def check(it: Visit) -> None:
    """A page bars nobody, says everything in words, and does not scroll sideways."""
    assert barriers(it) == []
    assert unsaid(it) == []
    assert it.page.evaluate("document.documentElement.lang") == it.lang
    width = it.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert width <= 0, f"the page is {width} px wider than the screen"


@each_page
@pytest.mark.parametrize(
    ("lang", "theme", "size"),
    [("en", "light", PHONE), ("fr", "dark", LAPTOP)],
    ids=["en-light-phone", "fr-dark-laptop"],
)
def test_every_page_bars_nobody_and_lacks_no_word(visit, server, game, scene, lang, theme, size):
    check(SCENES[scene](game, server, lambda path: visit(path, lang=lang, theme=theme, size=size)))


@pytest.mark.long
@each_game
@each_scene
@pytest.mark.parametrize(
    ("lang", "theme", "size"),
    [("fr", "light", PHONE), ("en", "dark", PHONE), ("fr", "dark", PHONE), ("en", "light", LAPTOP)],
    ids=["fr-light-phone", "en-dark-phone", "fr-dark-phone", "en-light-laptop"],
)
def test_every_page_bars_nobody_whatever_the_language_the_light_and_the_size(
    visit, server, game, scene, lang, theme, size
):
    check(SCENES[scene](game, server, lambda path: visit(path, lang=lang, theme=theme, size=size)))


# ------------------------------------------------------------------------------------ a voice
def sentences(events: list[Data], names: list[str], lang: str) -> list[str]:
    """The log lines of events, as a reader of that language is told them."""
    return [say(lang, event["say"], named(event["params"], names, lang)) for event in events if event.get("say")]


@some_game
def test_who_listens_is_told_what_happens_and_when_to_move(visit, server, game):
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"])
    voice = it.page.locator("[aria-live=polite].spoken")
    rng = random.Random(1)
    for _ in range(4):
        it.my_turn()
        before = len(it.told)
        it.answer(rng)
        it.my_turn()
        happened = [event for message in it.told[before:] if message["is"] == "update" for event in message["events"]]
        for line in sentences(happened, it.view()["names"], "en"):
            expect(voice).to_contain_text(line)
        prompt = it.say(it.view()["ask"]["prompt"])
        expect(voice.locator("p").last).to_have_text(it.say("web-log-your-turn", prompt=prompt))


# ------------------------------------------------------------------------------------ stillness
#: What moves on the page now.
MOVING = """() => document.getAnimations()
  .filter((it) => it.playState === 'running' && it.effect.getComputedTiming().duration > 1)
  .map((it) => `${it.effect.target?.className} ${it.animationName ?? it.transitionProperty ?? ''}`)"""


@some_game
def test_nothing_moves_for_who_wants_stillness(visit, server, game):
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"], reduced_motion="reduce", settings={"speed": "slow"})
    rng = random.Random(2)
    for _ in range(8):
        it.pick(rng)
        assert it.page.evaluate(MOVING) == []
    it.go(f"/learn/{game}/{lessons(game)[0].key}")
    expect(it.page.locator(".shown").first).to_be_visible()
    assert it.page.evaluate(MOVING) == []


@some_game
def test_cards_fly_for_who_wants_motion(visit, server, game):
    """So that the test above is about something."""
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"], settings={"speed": "slow"})
    it.page.evaluate(
        """() => {
          window.flown = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) { window.flown += 1; return animate.apply(this, how); };
        }"""
    )
    rng = random.Random(2)
    for _ in range(6):
        it.pick(rng)
    it.my_turn()
    assert it.page.evaluate("window.flown") > 0
