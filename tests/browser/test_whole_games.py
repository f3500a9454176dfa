"""Whole games against a bot, on every table there is: by clicking, by keyboard alone, by touch on a small phone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from laws.tables import every_table
from support.pages import PHONE, PHONES, WALL, Visit, one_and_bots, touch
from support.serving import Server
from support.shelf import each_game, each_quick_game

#: Of `compareDocumentPosition`: the other comes later.
FOLLOWING = 4

#: Everything the page must keep to on a small phone; returns what it does not.
FITS = """async () => {
  // what is measured is measured once the page has been laid out, as it is before it is seen
  for (const _ of [1, 2]) await new Promise((go) => requestAnimationFrame(go));
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} px wide`);
  const name = (it) => it.dataset.key ?? it.dataset.move ?? it.textContent.trim();
  if (document.querySelector('dialog:modal')) return wrong; // what lies behind it waits until it is closed
  for (const it of document.querySelectorAll('.place.lit, [data-move], .prompt button:not([inert] *)')) {
    it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = it.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5)
      wrong.push(`${name(it)} is only ${box.width.toFixed(1)} by ${box.height.toFixed(1)} px`);
    if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -0.5 || box.bottom > innerHeight + 0.5)
      wrong.push(`${name(it)} cannot be brought into view`);
    else {
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const asked = hit?.closest('[data-choices]'); // what was tapped has several answers, which come first
      if (hit === null || (!it.contains(hit) && !(asked && it.matches('.place'))))
        wrong.push(`${name(it)} is covered by ${hit?.className}`);
    }
  }
  return wrong;
}"""


def at_table(visit: Callable[..., Visit], server: Server, game: str, *, table: str = "own", **wishes: Any) -> Visit:
    """A visitor in seat 0 with bots in the others, as "Play now" seats them."""
    made = server.make(game, one_and_bots(game, wishes.pop("seats", None)), options=wishes.pop("options", {}))
    path, _, seat = made["mine"][0]["path"].partition("#")
    return visit(f"{path}{'?table=generic' if table == 'generic' else ''}#{seat}", **wishes)


@each_game
def test_play_now_leads_to_the_first_move_in_two_clicks_and_a_whole_game_can_be_clicked(visit, game):
    it = visit("/")
    shelf = it.page.get_by_role("article", name=it.say(f"{game}-name"), exact=True)
    shelf.get_by_role("button", name=it.say("web-lobby-play"), exact=True).click()  # the first click
    first = it.my_turn()
    assert first["lit"] or first["buttons"]
    rng = random.Random(game)
    assert it.pick(rng)  # the second is the move, or takes up the card to be moved
    assert it.play_on(rng) > 5
    expect(it.outcome()).to_be_visible()
    expect(it.link("web-end-replay")).to_be_visible()


# ------------------------------------------------------------------------------------ by keyboard
class Keys:
    """Somebody without a mouse: goes from thing to thing by Tab or arrows, or presses the key that a thing shows."""

    def __init__(self, it: Visit, rng: random.Random) -> None:
        self.it, self.rng = it, rng
        self.ways: set[str] = set()

    def go_to(self, target: Locator, key: str = "", most: int = 150) -> None:
        """Press a key until the focus is there; Tab or Shift+Tab, whichever is nearer, if none is said."""
        for _ in range(most):
            where = target.evaluate(
                "(it) => it === document.activeElement ? 0 : it.compareDocumentPosition(document.activeElement)"
            )
            if where == 0:
                return
            self.it.page.keyboard.press(key or ("Shift+Tab" if where & FOLLOWING else "Tab"))
        raise AssertionError(f"{key or 'Tab'} does not lead to {target}")

    def __call__(self, target: Locator) -> None:
        """Tap a thing."""
        shown = target.get_attribute("aria-keyshortcuts")
        lit = target.get_attribute("data-key") is not None
        way = self.rng.choice(["shown", "shown", "arrows", "Tab"] if shown else ["arrows", "Tab"]) if lit else "Tab"
        if way == "shown" and shown:
            self.it.page.keyboard.press(shown)
        else:
            self.go_to(target, "ArrowRight" if way == "arrows" else "")
            self.it.page.keyboard.press("Enter")
        self.ways.add(way)


@each_quick_game
def test_a_whole_game_can_be_played_by_keyboard_alone_and_the_focus_is_never_lost(visit, game):
    it = visit("/")
    shelf = it.page.get_by_role("article", name=it.say(f"{game}-name"), exact=True)
    play = shelf.get_by_role("button", name=it.say("web-lobby-play"), exact=True)
    expect(play).to_be_visible()
    keys = Keys(it, random.Random(f"{game} by keys"))
    keys.go_to(play)
    it.page.keyboard.press("Enter")
    it.my_turn()
    while it.pick(keys.rng, keys):
        if not it.state()["over"]:
            it.wait("document.activeElement !== null && document.activeElement !== document.body")
    assert {"shown", "arrows", "Tab"} <= keys.ways
    expect(it.outcome()).to_be_visible()
    keys.go_to(it.link("web-end-replay"))
    it.page.keyboard.press("Enter")
    it.page.wait_for_url("**/replay/*")


# ------------------------------------------------------------------------------------ on a phone
def look_and_play(it: Visit, rng: random.Random, most: int = 10_000) -> None:
    def look_and_touch(target: Locator) -> None:
        assert it.page.evaluate(FITS) == []
        touch(target)

    it.play_on(rng, look_and_touch, most)


def play_on_a_phone(it: Visit, rng: random.Random) -> None:
    look_and_play(it, rng)
    assert it.page.evaluate(FITS) == []
    expect(it.outcome()).to_be_visible()


@each_quick_game
def test_a_whole_game_fits_a_small_phone_and_is_played_by_touch(visit, server, game):
    it = at_table(visit, server, game, size=PHONE, touch=True)
    play_on_a_phone(it, random.Random(f"{game} on a phone"))


def test_some_turns_fit_a_phone_on_its_side(visit, server):
    it = at_table(visit, server, "yro", size=PHONES["side"], touch=True)
    look_and_play(it, random.Random("on its side"), 12)


@pytest.mark.long
@every_table
@pytest.mark.parametrize("size", PHONES.values(), ids=PHONES)
def test_some_turns_of_every_table_fit_every_phone(visit, server, table, size):
    it = at_table(visit, server, table.game, seats=table.seats, options=table.options, size=size, touch=True, lang="fr")
    look_and_play(it, random.Random(f"{table} {size}"), 16)


# ------------------------------------------------------------------------------------ the table that can draw any game
@each_quick_game
def test_the_generic_table_plays_too(visit, server, game):
    it = at_table(visit, server, game, table="generic")
    it.play_on(random.Random(f"{game}, generic"), most=16)


@pytest.mark.long
@each_game
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [PHONE, WALL], ids=["phone", "wall"])
@pytest.mark.parametrize("table", ["own", "generic"])
def test_whole_games_on_both_tables_in_both_languages_on_small_and_big_screens(visit, server, game, lang, size, table):
    it = at_table(visit, server, game, table=table, lang=lang, size=size, touch=True)
    play_on_a_phone(it, random.Random(f"{game} {lang} {size} {table}"))


@pytest.mark.long
@every_table
def test_whole_games_with_all_kinds_of_options(visit, server, table):
    it = at_table(visit, server, table.game, seats=table.seats, options=table.options)
    it.play_on(random.Random(str(table)))
    expect(it.outcome()).to_be_visible()
