"""Finished games looked through again: moment by moment, through anybody's eyes, and played on from anywhere."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Locator, Route, expect

import ludotheque as ldt
from ludotheque.kernel.errors import named
from ludotheque.kernel.review import ALL, Review
from ludotheque.locales import say
from support.pages import LAPTOP, PHONE, Visit, one_and_bots
from support.plain import PLACES
from support.scenes import brought, finished
from support.shelf import each_game, some_game

#: How many faces of the hands of a seat, or of all, are on the page.
FACES = """(hands) => [...document.querySelectorAll('[data-card]')].filter((it) => it.closest(hands)).length"""
HANDS = "[data-key^='hand:']"


def length(game: str) -> int:
    """How many decisions people made in the finished game."""
    return sum(1 for who, _ in finished(game)["answers"] if who != "chance")


def here(it: Visit, n: int, game: str) -> Locator:
    """Where the page says that we are."""
    where = it.words("web-replay-where", n=n, high=length(game))
    expect(where).to_be_visible()
    return where


@some_game
def test_a_replay_goes_by_buttons_keys_slider_and_list_and_its_address_follows(visit, server, game):
    room, last = brought(game, server), length(game)
    it = visit(f"/replay/{room}")
    here(it, 0, game)
    for n in (1, 2, 3):
        it.button("web-replay-next").click()
        here(it, n, game)
    it.page.wait_for_url("**at=3**")
    it.button("web-replay-back").click()
    here(it, 2, game)
    it.button("web-replay-last").click()
    here(it, last, game)
    it.button("web-replay-first").click()
    here(it, 0, game)
    it.page.get_by_role("heading", name=it.say("web-replay-moves")).click()  # away from the buttons
    for key, n in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        it.page.keyboard.press(key)
        here(it, n, game)
    it.page.get_by_role("slider", name=it.say("web-replay-slider")).fill("7")
    here(it, 7, game)
    it.page.locator("[data-at='5'] button").click()
    here(it, 5, game)
    it.page.wait_for_url("**at=5**")
    expect(it.page.locator("[aria-current=step]")).to_contain_text("5")


def review(game: str) -> Review:
    """The finished game, to compare with."""
    return Review(ldt.verify(finished(game)))


@some_game
def test_the_list_goes_by_turn_in_sentences_and_so_do_the_keys(visit, server, game):
    it = visit(f"/replay/{brought(game, server)}")
    here(it, 0, game)
    played = review(game)
    turns = [turn.at for turn in played.turns]
    expect(it.page.locator(".turns h3")).to_have_count(len(set(turns) | {0}))
    lines = it.page.locator(".turns [data-at] .did").all_inner_texts()
    assert len(lines) == played.last
    expect(it.page.locator(".place").first).to_be_visible()
    shown = it.page.evaluate(PLACES)  # a place that has its name on the board is called by it
    for n, line in enumerate(lines, 1):
        notation = played.move(n)
        assert line, f"move {n} is told"
        words = re.split(r"[\s.,:;!?()]+", line)
        assert notation.isalpha() or notation in shown or notation not in words, (n, notation, line)
    starts = [at for at in sorted({0, *turns}) if at]
    it.page.get_by_role("heading", name=it.say("web-replay-moves")).click()  # away from the buttons
    for key, at in (("Shift+ArrowRight", starts[0]), ("PageDown", starts[1]), ("PageUp", starts[0]), ("PageUp", 0)):
        it.page.keyboard.press(key)
        here(it, at, game)
    it.button("web-replay-turn-next").click()
    here(it, starts[0], game)
    it.page.locator(".turns h3 button").last.click()
    here(it, max(turns), game)


@some_game
def test_captions_keep_up_with_quick_keys_and_only_the_last_moment_is_waited_for(visit, server, game):
    """Every table that is asked for is held back: what is said of it is there all the same."""
    it = visit(f"/replay/{brought(game, server)}")
    here(it, 0, game)
    expect(it.page.locator(".place").first).to_be_visible()
    it.page.wait_for_load_state("networkidle")
    held: list[Route] = []
    it.page.route("**/moment?**", lambda route: held.append(route))  # noqa: PLW0108
    it.page.get_by_role("heading", name=it.say("web-replay-moves")).click()
    lines, names = review(game).lines(ALL), finished(game)["names"]
    for key in ["ArrowRight"] * 8 + ["ArrowLeft"] * 2:
        it.page.keyboard.press(key)
    here(it, 6, game)
    told = [say("en", line["say"], named(line["params"], names, "en")) for line in lines[6]]
    shown = it.page.locator("[data-told]").all_inner_texts()
    assert len(shown) == len(told)
    assert all(text.startswith(line) for text, line in zip(shown, told, strict=True)), (shown, told)
    expect(it.page.locator("[data-waiting]")).to_be_visible()
    assert len(held) <= 3, "a moment that nobody looks at any more is not asked for"
    it.page.unroute("**/moment?**")  # and those that are held go on
    expect(it.page.locator("[data-waiting]")).to_have_count(0)


#: The things on the table whose middle lies under something that is neither a card nor what they lie on, nor makes them
#: larger by a tap, even when they are scrolled to where there is more than fits.
COVERED = """() => [...document.querySelectorAll('main .place')].flatMap((it) => {
  it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = it.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  const seen = !hit || it.contains(hit) || hit.contains(it) || hit.closest('.place, .card, [data-through]');
  return seen ? [] : [`${it.dataset.key} lies under ${hit.className}`];
})"""


def nothing_covered(visit, room: str, ats: tuple[int, ...], **look: object) -> list[str]:
    """What lies under a panel at some moments of a replay."""
    it = visit(f"/replay/{room}", **look)
    faults = []
    for at in ats:
        it.go(f"/replay/{room}?at={at}")
        expect(it.page.locator(".place").first).to_be_visible()
        it.page.wait_for_load_state("networkidle")
        faults += [f"at {at}: {fault}" for fault in it.page.evaluate(COVERED)]
    return faults


def test_no_panel_lies_over_a_pile(visit, server):
    assert nothing_covered(visit, brought("yutaka", server), (0, length("yutaka")), lang="fr") == []


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, (844, 390), LAPTOP, (1920, 1080)])
@each_game
def test_no_panel_lies_over_anything_at_any_size(visit, server, game, size):
    last = length(game)
    assert nothing_covered(visit, brought(game, server), (0, last // 2, last), lang="fr", size=size) == []


@some_game
def test_a_replay_plays_by_itself_until_it_is_stopped(visit, server, game):
    it = visit(f"/replay/{brought(game, server)}")
    here(it, 0, game)
    it.button("web-replay-play").click()
    it.wait("Number(new URLSearchParams(location.search).get('at')) >= 2")
    it.button("web-replay-stop").click()
    expect(it.button("web-replay-play")).to_be_visible()


@some_game
def test_a_link_leads_to_a_moment_and_its_table_is_what_those_eyes_saw(visit, server, game):
    room = brought(game, server)
    at = length(game) // 2
    for eyes in ("all", "watch", "0", "1"):
        it = visit(f"/replay/{room}?at={at}&eyes={eyes}")
        here(it, at, game)
        view = server.get(f"/api/tables/{room}/moment?at={at}&eyes={eyes}")[1]["view"]
        known = sum(1 for zone in view["zones"] if zone["zone"] == "hand" for card in zone["cards"] if card["card"])
        expect(it.page.locator(".place").first).to_be_visible()
        assert it.page.evaluate(FACES, HANDS) == known
        expect(it.choice("web-replay-eyes")).to_have_value(eyes)
        it.page.close()


@some_game
def test_other_eyes_see_the_same_moment(visit, server, game):
    it = visit(f"/replay/{brought(game, server)}?at=4")
    here(it, 4, game)
    expect(it.page.locator(".place").first).to_be_visible()
    zones = Review(ldt.verify(finished(game))).view(4, ALL)["zones"]
    held = {zone["seat"]: zone["count"] for zone in zones if zone["zone"] == "hand"}
    assert any(held.values())
    for seat, count in held.items():  # in some games only who plays holds any
        assert (it.page.evaluate(FACES, f"[data-key^='hand:{seat}']") > 0) == (count > 0)
    it.choice("web-replay-eyes").select_option("watch")
    it.page.wait_for_url("**eyes=watch**")
    it.wait(f"({FACES})({HANDS!r}) === 0")
    here(it, 4, game)


@some_game
def test_a_game_can_be_played_on_from_any_moment(visit, server, game):
    it = visit(f"/replay/{brought(game, server)}?at=6")
    here(it, 6, game)
    it.page.get_by_text(it.say("web-replay-on"), exact=True).click()
    it.choice("web-replay-on-seat").select_option("1")
    it.button("web-replay-on-go").click()
    it.page.wait_for_url("**/table/*")
    it.my_turn()
    rng = random.Random(game)
    for _ in range(3):
        assert it.answer(rng)
    assert it.view(1)["seat"] == 1


@some_game
def test_a_record_is_downloaded_and_brought_back(visit, server, game, tmp_path):
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"])
    rng = random.Random(1)
    for _ in range(3):
        it.answer(rng)
    it.button("web-table-menu").click()
    it.button("web-table-concede").last.click()
    it.button("web-table-concede").last.click()
    it.outcome()
    with it.page.expect_download() as download:
        it.button("web-end-record").click()
    path = tmp_path / "game.json"
    download.value.save_as(path)
    assert download.value.suggested_filename == f"{game}-{made['room']}.json"
    assert ldt.verify(path.read_bytes()).over

    other = visit("/")
    other.page.locator("input[type=file]").set_input_files(path)
    other.page.wait_for_url("**/replay/*")
    decisions = sum(1 for who, _ in json.loads(path.read_text("utf-8"))["answers"] if who != "chance")
    expect(other.page.locator("[data-at]")).to_have_count(decisions + 1)


def test_what_is_no_record_is_refused_in_words(visit, tmp_path):
    it = visit("/")
    (tmp_path / "cat.json").write_text("miaow", "utf-8")
    it.page.locator("input[type=file]").set_input_files(tmp_path / "cat.json")
    expect(it.page.get_by_role("alert")).to_have_text(it.say("web-lobby-not-a-record", file="cat.json"))
    (tmp_path / "list.json").write_text("[1]", "utf-8")
    it.page.locator("input[type=file]").set_input_files(tmp_path / "list.json")
    expect(it.page.get_by_role("alert")).not_to_contain_text("cat.json")
    expect(it.page.get_by_role("alert")).to_be_visible()


@some_game
def test_a_running_game_is_not_replayed(visit, server, game):
    made = server.make(game, one_and_bots(game))
    it = visit(f"/replay/{made['room']}")
    expect(it.words("web-replay-not")).to_be_visible()
    expect(it.link("web-replay-to-table")).to_be_visible()
