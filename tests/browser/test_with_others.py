"""With others at the table: talk, watching, hints, rematches, links that were cut, a slow or a lost line."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.test_sound import EARS
from support.pages import LAPTOP, PHONE, Visit, one_and_bots, play_together
from support.playing import people
from support.scenes import finished
from support.serving import Server
from support.shelf import each_game, some_game


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
@some_game
def test_words_of_ones_own_come_as_a_bubble_an_unread_mark_and_a_tone_and_are_shown_as_typed(visit, server, game):
    one, two = seated(visit, server, game, settings={"sounds": True})[:2]
    two.page.evaluate(f"() => {{{EARS}}}")
    open_talk(one)
    typed = "<b>salut</b> <img src=x onerror=alert(1)> " + "x" * 60
    two.page.keyboard.press("l")  # a gesture: before one, nothing may sound
    speak(one, typed)
    bubble = two.page.locator(".bubble")
    expect(bubble).to_contain_text(typed)
    box = bubble.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 1280
    expect(two.page.locator("[role=tab] [data-unread]")).to_have_text("1" + two.say("web-talk-unread", n=1))
    two.wait("window.voices.length === 2")  # the two notes of a word
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
    two.page.evaluate(f"() => {{{EARS}}}")
    one.button("web-table-tab-talk").first.click()
    speak(one, "coucou")
    expect(two.page.locator(".bar [data-unread]")).to_be_visible()
    expect(two.page.locator(".bubble")).to_contain_text("coucou")
    assert two.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    two.page.locator(".bar .talk").click()
    expect(lines(two)).to_have_text(["coucou"])
    assert two.page.evaluate("window.voices") == []


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


# ------------------------------------------------------------------------------------ links
@some_game
def test_a_link_that_was_cut_says_so_and_offers_the_shelf(visit, server, game):
    made = server.make(game, [{"kind": "me", "name": "Ana"}, *[{"kind": "open"} for _ in people(game)[1:]]])
    seat, invitation = made["mine"][0]["path"], made["invitations"][0]["path"]
    for path in (seat[:-1], invitation[:-20], invitation.split("=")[0], seat.split("#")[0][:-3]):
        it = visit(path)
        expect(it.words("web-link-cut")).to_be_visible()
        expect(it.link("web-home").last).to_be_visible()
        expect(it.words("web-offline")).to_have_count(0)
        if "#" in path:
            it.button("web-door-watch").click()
            expect(it.page.get_by_role("heading", level=1)).not_to_have_text(it.say("web-link-cut"))
        it.page.close()
    it = visit(invitation)
    expect(it.button("web-door-sit")).to_be_visible()


# ------------------------------------------------------------------------------------ a slow line, or none
@some_game
def test_while_the_line_is_cut_the_answer_that_waits_says_so_where_it_was_given(visit, own_server, game):
    it = visit(own_server.make(game, one_and_bots(game))["mine"][0]["path"], at=own_server)
    it.my_turn()
    it.page.wait_for_load_state("networkidle")
    own_server.kill()
    expect(it.words("web-offline")).to_be_visible()
    rng = random.Random(2)
    while not it.state()["busy"]:
        it.something(it.state(), rng).click()
    expect(it.page.locator("[data-sent]")).to_contain_text(it.say("web-waiting-connection"))
    own_server.start()
    expect(it.page.locator("[data-sent]")).to_have_count(0)
    expect(it.words("web-offline")).to_be_hidden()


@pytest.mark.parametrize("wish", ["web-table-pause", "web-table-concede"])
def test_while_the_line_is_cut_a_pause_or_a_surrender_shows_that_it_waits(visit, own_server, wish):
    it = visit(own_server.make("yutaka", one_and_bots("yutaka"))["mine"][0]["path"], at=own_server)
    it.my_turn()
    it.page.wait_for_load_state("networkidle")
    own_server.kill()
    expect(it.words("web-offline")).to_be_visible()
    menu = it.button("web-table-menu")
    menu.click()
    it.button(wish).last.click()
    if wish == "web-table-concede":
        it.button(wish).last.click()
    expect(menu.locator("[data-waiting=lost]")).to_be_visible()
    own_server.start()
    expect(menu.locator("[data-waiting]")).to_have_count(0)


def test_while_the_line_is_cut_a_consent_shows_that_it_waits(visit, own_server):
    visits = seated(visit, own_server, "yutaka", at=own_server)
    play_together(visits, random.Random(6), 6)
    asker, other = visits
    asker.page.keyboard.press("u")
    agree = other.button("web-table-agree")
    expect(agree).to_be_visible()
    own_server.kill()
    expect(other.words("web-offline")).to_be_visible()
    agree.click()
    expect(other.page.locator(".note [data-waiting=lost]")).to_contain_text(other.say("web-waiting-connection"))
    own_server.start()
    expect(agree).to_be_hidden()


def test_on_a_slow_line_a_sign_says_that_something_is_coming(visit):
    it = visit("/")
    expect(it.button("web-lobby-play").first).to_be_visible()
    for what in ("**/assets/*.js", "**/api/games?**"):  # the program, then what it asks for
        held: list[Route] = []
        it.page.route(what, lambda route: held.append(route))  # noqa: B023, PLW0108
        it.page.goto(it.server.url, wait_until="commit")
        expect(it.page.locator(".coming, main [role=status]").first).to_be_visible()
        for _ in range(500):  # the sign may be there before anything was asked for
            if held:
                break
            it.page.wait_for_timeout(20)
        it.page.unroute(what)
        expect(it.button("web-lobby-play").first).to_be_visible()
        assert held


# ------------------------------------------------------------------------------------ names
WIDE = "W" * 24

#: Where a name goes out of the page, or the page grows wider than the screen.
TOO_WIDE = """(name) => {
  const wide = document.documentElement.clientWidth;
  const page = document.documentElement.scrollWidth;
  const out = page > wide ? [`the page is ${page} wide`] : [];
  for (const it of document.querySelectorAll('body *')) {
    const own = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.includes(name));
    if (!own || it.closest('.spoken, option, .side:not(.open)')) continue;
    const box = it.getBoundingClientRect();
    const beyond = box.width && (box.right > wide + 1 || box.left < -1);
    if (beyond) out.push(`${it.tagName}.${it.className}: ${box.left} to ${box.right}`);
  }
  return out;
}"""


def too_wide(visit: Callable[..., Visit], server: Server, game: str, **look: Any) -> list[str]:
    """Where names of the greatest length do not fit: at the table, its end, in a replay, while others are awaited."""
    names = [WIDE[:-1] + str(n) for n in range(len(people(game)))]
    made = server.make(game, [{"kind": "me", "name": name} for name in names])
    it = visit(made["mine"][0]["path"], **look)
    it.until(lambda state: state["there"])
    faults = [f"table: {fault}" for fault in it.page.evaluate(TOO_WIDE, WIDE[:-1])]
    record = {**finished(game), "names": [f"{name} of a very long house indeed, sixty"[:60] for name in names]}
    status, room = server.post("/api/records", record)
    assert status == 201, room
    for page in (f"/table/{room['room']}", f"/replay/{room['room']}?at=9"):
        it.go(page)
        expect(it.page.locator(".place").first).to_be_visible()
        it.page.wait_for_load_state("networkidle")
        faults += [f"{page}: {fault}" for fault in it.page.evaluate(TOO_WIDE, WIDE[:-1])]
    waits = server.make(game, [{"kind": "me", "name": WIDE}, *[{"kind": "open"} for _ in names[1:]]], public=True)
    it.go(waits["mine"][0]["path"])
    lobby = visit("/", **look)
    for page in (it, lobby):  # whoever waits, and who sees the table on the shelf
        expect(page.page.get_by_text(WIDE).first).to_be_visible()
        page.page.evaluate("document.fonts.ready.then(() => true)")  # another font is wider
        faults += [f"{page.page.url}: {fault}" for fault in page.page.evaluate(TOO_WIDE, WIDE)]
    return faults


@some_game
def test_names_of_any_length_fit_a_phone(visit, server, game):
    assert too_wide(visit, server, game, size=PHONE) == []


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, (844, 390), LAPTOP])
@each_game
def test_names_of_any_length_fit_everywhere(visit, server, game, size):
    assert too_wide(visit, server, game, size=size, lang="fr") == []
