"""Levels that people understand: chosen in the set-up, met at the table, changed at a rematch; hints with chances."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from ludotheque.bots import levels
from ludotheque.bots.levels import LEVELS
from support.pages import PHONE, Visit, check

#: A face that is drawn, round, whole on the screen, and not covered.
FACES = """() => [...document.querySelectorAll('.portrait')].filter((it) => it.checkVisibility()).map((it) => {
  const box = it.getBoundingClientRect();
  return { drawn: it.querySelector('img')?.naturalWidth > 0, wide: box.width, high: box.height,
           inside: box.left >= 0 && box.right <= innerWidth, level: it.dataset.level };
})"""


def faces(it: Visit, n: int) -> list[dict]:
    """So many faces, all drawn."""
    it.page.wait_for_function(
        f"() => {{ const all = ({FACES})(); return all.length === {n} && all.every((it) => it.drawn); }}"
    )
    found = it.page.evaluate(FACES)
    assert all(face["inside"] and abs(face["wide"] - face["high"]) < 1 for face in found), found
    return found


def against(visit, server, game: str, bots: list[tuple[str, str]], **wishes) -> Visit:
    """At a table with these bots: level and name."""
    seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "bot": bot, "name": name} for bot, name in bots]]
    made = server.make(game, seats)
    return visit(made["mine"][0]["path"], **wishes)


def concede(it: Visit) -> None:
    it.button("web-table-menu").click()
    it.button("web-table-concede").last.click()
    it.button("web-table-concede").last.click()
    it.outcome()


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", (1280, 800))])
def test_a_level_is_one_tap_in_the_set_up_and_says_what_it_is_like(visit, lang, size):
    it = visit("/new/saint-seiya", lang=lang, size=size)
    it.page.get_by_role("radio", name="3", exact=True).check(force=True)
    for key in levels():
        seat = it.page.get_by_role("group", name=it.say("web-setup-seat", n=2), exact=True)
        check(seat.get_by_role("radio", name=it.say(f"web-setup-bot-{key}"), exact=True))
        expect(it.page.get_by_text(it.say(f"web-setup-bot-{key}-about")).first).to_be_visible()
        expect(it.page.get_by_text(LEVELS[key].names[0], exact=True)).to_be_visible()
        assert len({face["level"] for face in faces(it, 2 * len(levels()) + 2)}) == len(levels())
    it.button("web-setup-start").click()
    it.until(lambda state: state["there"])
    room = it.server.get(f"/api/tables/{it.room}")[1]
    assert [(seat["bot"], seat["name"]) for seat in room["seats"][1:]] == [("master", "Hypatie"), ("club", "Camille")]
    faces(it, 2)


def test_play_now_meets_club(visit):
    it = visit("/")
    shelf = it.page.get_by_role("article", name=it.say("yutaka-name"), exact=True)
    shelf.get_by_role("button", name=it.say("web-lobby-play"), exact=True).click()
    it.until(lambda state: state["there"])
    seats = it.server.get(f"/api/tables/{it.room}")[1]["seats"]
    assert [(seat["bot"], seat["name"]) for seat in seats] == [("", seats[0]["name"]), ("club", "Camille")]


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("fr", (1280, 800))])
def test_the_bots_play_at_another_level_after_one_tap_at_the_end(visit, server, lang, size):
    it = against(visit, server, "yutaka", [("novice", "Nino")], lang=lang, size=size)
    it.until(lambda state: state["there"])
    concede(it)
    group = it.page.get_by_role("group", name=it.say("web-end-level", n=1))
    expect(group.get_by_role("radio", name=it.say("web-setup-bot-novice"), exact=True)).to_be_checked()
    check(group.get_by_role("radio", name=it.say("web-setup-bot-expert"), exact=True))
    before = it.room
    it.button("web-end-rematch").click()
    it.page.wait_for_url(lambda url: before not in url)
    it.until(lambda state: state["there"])
    seats = it.server.get(f"/api/tables/{it.room}")[1]["seats"]
    assert [(seat["bot"], seat["name"]) for seat in seats] == [("", "Ana"), ("expert", "Victor")]


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", (1280, 800))])
@pytest.mark.parametrize("game", ldt.games())
def test_a_hint_says_the_chances_before_and_after_and_lights_what_it_speaks_of(visit, server, game, lang, size):
    it = against(visit, server, game, [("club", "Camille")], lang=lang, size=size)
    it.my_turn()
    it.button("web-table-ask-hint").click()
    chance = it.page.locator("[data-chance]").first
    expect(chance).to_be_attached(timeout=30_000)
    assert len(re.findall(r"\d+\s?%", chance.inner_text())) == 2
    whole = it.button("web-table-read-all")
    if whole.count():
        whole.click()
    said = it.page.locator(".prompt .hint").last.inner_text()
    assert "undefined" not in said and not re.search(r"\b[A-Z]\d-\d\b", said), said


def whole_game(it: Visit, seed: str, most: int = 10_000) -> None:
    it.my_turn(60)
    it.play_on(random.Random(seed), most=most)
    expect(it.outcome()).to_be_visible()


def test_a_whole_game_against_a_novice(visit, server):
    whole_game(against(visit, server, "yutaka", [("novice", "Nino")], size=PHONE), "novice")


@pytest.mark.long
@pytest.mark.parametrize("game", ldt.games())
@pytest.mark.parametrize("level", levels())
def test_a_whole_game_against_every_level(visit, server, game, level):
    name = LEVELS[level].names[0]
    whole_game(against(visit, server, game, [(level, name)], lang="fr" if level == "club" else "en"), level)
