"""With others at the table: talk, watching, hints, rematches, links that were cut, a slow or a lost line."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from support.pages import PHONE, Visit, one_and_bots, play_together
from support.playing import people
from support.serving import Server
from support.shelf import some_game


def seated(
    visit: Callable[..., Visit], server: Server, game: str, wish: dict | None = None, **look: Any
) -> list[Visit]:
    """Everybody at a screen of their own, all there."""
    made = server.make(game, people(game), **(wish or {}))
    visits = [visit(link["path"], **look) for link in made["mine"]]
    for it in visits:
        it.until(lambda state: state["there"])
    return visits


def open_talk(it: Visit) -> None:
    """Look at what was said."""
    it.page.get_by_role("tab", name=it.say("web-table-tab-talk")).click()


def speak(it: Visit, words: str) -> None:
    """Say something in words of one's own."""
    it.field("web-talk-write").fill(words)
    it.page.keyboard.press("Enter")


def lines(it: Visit) -> Locator:
    """What was said, line by line."""
    return it.page.get_by_role("tabpanel").locator(".words")


def note(it: Visit, key: str, **params: object) -> Locator:
    """Something the table tells everybody at once."""
    return it.page.locator(".note", has_text=it.say(key, **params))


# ------------------------------------------------------------------------------------ talk
#: Counts the tones that a page makes.
COUNT_TONES = """() => {
  window.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); };
}"""


@some_game
def test_words_of_ones_own_come_as_a_bubble_an_unread_mark_and_a_tone_and_are_shown_as_typed(visit, server, game):
    one, two = seated(visit, server, game, settings={"sounds": True})[:2]
    two.page.evaluate(COUNT_TONES)
    open_talk(one)
    typed = "<b>salut</b> <img src=x onerror=alert(1)> " + "x" * 60
    two.page.keyboard.press("l")  # a gesture: before one, nothing may sound
    speak(one, typed)
    bubble = two.page.locator(".bubble")
    expect(bubble).to_contain_text(typed)
    box = bubble.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 1280
    expect(two.page.locator("[role=tab] [data-unread]")).to_have_text("1" + two.say("web-talk-unread", n=1))
    two.wait("window.tones === 1")
    bubble.click()
    expect(lines(two)).to_have_text([typed])
    assert two.page.evaluate("document.querySelectorAll('.said b, .said img').length") == 0
    expect(two.page.locator("[data-unread]")).to_have_count(0)
    expect(one.page.locator("[data-unread]")).to_have_count(0)
    one.button("room-phrase-thanks").click()
    expect(lines(two)).to_have_text([typed, two.say("room-phrase-thanks")])
    expect(two.page.locator("[data-unread]")).to_have_count(0)  # it is being read


@some_game
def test_on_a_phone_the_unread_mark_is_on_the_bar_and_nothing_sounds_unless_wanted(visit, server, game):
    one, two = seated(visit, server, game, size=PHONE, touch=True)[:2]
    two.page.evaluate(COUNT_TONES)
    one.button("web-table-tab-talk").first.click()
    speak(one, "coucou")
    expect(two.page.locator(".bar [data-unread]")).to_be_visible()
    expect(two.page.locator(".bubble")).to_contain_text("coucou")
    assert two.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    two.page.locator(".bar .talk").click()
    expect(lines(two)).to_have_text(["coucou"])
    assert two.page.evaluate("window.tones") == 0


@some_game
def test_at_a_public_table_and_where_the_table_says_so_there_are_phrases_only(visit, server, game):
    for wish in ({"public": True}, {"talk": False}):
        one = seated(visit, server, game, wish)[0]
        open_talk(one)
        expect(one.words("web-talk-only-phrases")).to_be_visible()
        expect(one.field("web-talk-write")).to_have_count(0)


# ------------------------------------------------------------------------------------ watching
@some_game
def test_who_watches_is_told_so_and_cannot_talk(visit, server, game):
    made = server.make(game, people(game))
    it = visit(f"/table/{made['room']}")
    expect(it.words("web-table-watching")).to_be_visible()
    open_talk(it)
    expect(it.words("web-talk-watching")).to_be_visible()
    expect(it.button("room-phrase-hello")).to_have_count(0)
    player = visit(made["mine"][0]["path"])
    player.until(lambda state: state["there"])
    expect(player.words("web-table-watching")).to_have_count(0)
    expect(player.words("web-table-spectators", n=1)).to_be_visible()


# ------------------------------------------------------------------------------------ hints
@some_game
def test_hints_are_off_among_people_unless_the_table_allows_them(visit, server, game):
    it = seated(visit, server, game)[0]
    expect(it.button("web-table-menu")).to_be_visible()
    expect(it.button("web-table-ask-hint")).to_have_count(0)
    it.page.keyboard.press("h")
    expect(note(it, "room-hints-off")).to_be_visible()
    for other in (
        seated(visit, server, game, {"hints": True})[0],
        visit(server.make(game, one_and_bots(game))["mine"][0]["path"]),
    ):
        expect(other.button("web-table-ask-hint")).to_be_visible()


# ------------------------------------------------------------------------------------ once more
def test_at_a_rematch_the_other_begins_and_back_leads_back(visit, server):
    visits = seated(visit, server, "yutaka")
    loser, winner = visits
    play_together(visits, random.Random(7), 2)
    loser.button("web-table-menu").click()
    loser.button("web-table-concede").last.click()
    loser.button("web-table-concede").last.click()
    room = loser.room
    winner.outcome()
    winner.button("web-end-rematch").click()
    loser.button("web-end-to-rematch").click()
    for it in visits:
        it.wait(f"!location.pathname.endsWith({room!r})")
        it.until(lambda state: state["there"] and not state["over"])
        expect(note(it, "web-table-rematch-begins", seat=it.say("table-player", n=2))).to_be_visible()
    assert [it.state()["mine"] for it in visits] == [False, True]
    again = winner.room
    winner.page.go_back()
    winner.wait(f"location.pathname.endsWith({room!r})")
    winner.outcome()
    winner.page.wait_for_load_state("networkidle")
    assert winner.room == room, "Back leads to the game that is over, and stays there"
    winner.page.go_forward()
    winner.wait(f"location.pathname.endsWith({again!r})")
    winner.until(lambda state: state["there"] and not state["over"])
