"""The house as static files: whole games, without a network, in several tabs, with full or cleared storage."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from browser.test_whole_games import FITS, Keys
from support.host import Host
from support.pages import LAPTOP, PHONE, Visit, answerable, touch
from support.scenes import finished
from support.shelf import each_game

#: Writes until there is no space left: a browser remembers for a while how much there was.
FILL = """() => new Promise((full, wrong) => {
  const wish = indexedDB.open('filler', 1);
  wish.onupgradeneeded = () => wish.result.createObjectStore('it');
  wish.onerror = () => full();
  wish.onsuccess = () => {
    const more = (n) => {
      const writing = wish.result.transaction('it', 'readwrite');
      writing.objectStore('it').put('x'.repeat(1000), n % 10);
      writing.oncomplete = () => setTimeout(() => more(n + 1), 50);
      writing.onabort = () => (writing.error?.name === 'QuotaExceededError' ? full() : wrong(writing.error));
    };
    more(0);
  };
})"""
#: Python is fetched, compiled and started before the first table; a machine that tests much at once takes long.
BOOT = 180.0
Open = Callable[..., Visit]


def arrive(visit: Open, path: str = "/", **wishes: Any) -> Visit:
    """Somebody comes in, and waits for Python."""
    it = visit(path, offline_copy=True, **wishes)
    opened(it)
    return it


def opened(it: Visit) -> None:
    it.wait("document.querySelector('[data-house=open]') !== null", seconds=BOOT)


def kept(it: Visit) -> None:
    """In the lobby: wait until everything is kept for when there is no network."""
    it.wait("document.querySelector('[data-offline=yes]') !== null", seconds=BOOT)


def play_now(it: Visit, game: str) -> None:
    shelf = it.page.get_by_role("article", name=it.say(f"{game}-name"), exact=True)
    shelf.get_by_role("button", name=it.say("web-lobby-play"), exact=True).click()
    it.my_turn(BOOT)


def resume(it: Visit) -> None:
    """From the lobby back to the table."""
    it.link("web-lobby-resume").first.click()
    it.my_turn(BOOT)


def record_of(it: Visit, folder: Path) -> Path:
    """The record of the game that is over, as the player saves it."""
    with it.page.expect_download() as saved:
        it.button("web-end-record").click()
    file = folder / "record.json"
    saved.value.save_as(file)
    return file


def verified(file: Path) -> None:
    """`ludotheque verify` plays it again: every digest and the deal are as the record says."""
    words = [sys.executable, "-m", "ludotheque", "verify", str(file)]
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_a_game_begun_on_a_static_host_goes_on_without_it_and_its_record_verifies(visit, server: Host, tmp_path):
    """In a folder of its host, on a phone, in French: nothing is asked of others, after the first visit of nobody."""
    it = visit("/", offline_copy=True, lang="fr", size=PHONE, touch=True)
    asked: list[str] = []
    it.context.on("request", lambda request: asked.append(request.url))
    expect(it.words("web-here-loading")).to_be_visible()  # the lobby stands before Python
    play_now(it, "yutaka")
    rng = random.Random("static")
    it.play_on(rng, touch, 4)
    before = it.my_turn()["question"]
    it.go("/")
    opened(it)
    kept(it)
    server.kill()
    it.page.reload()
    resume(it)
    assert it.state()["question"] == before
    it.page.reload()  # a path that no file has
    it.my_turn(BOOT)
    it.play_on(rng, touch)
    expect(it.outcome()).to_be_visible()
    verified(record_of(it, tmp_path))
    assert {url for url in asked if not url.startswith((server.url, "blob:"))} == set()


@pytest.mark.long
@each_game
def test_whole_games_are_clicked_and_their_records_verify(visit, server, game, tmp_path):
    it = arrive(visit)
    play_now(it, game)
    it.play_on(random.Random(game))
    expect(it.outcome()).to_be_visible()
    file = record_of(it, tmp_path)
    verified(file)
    record = json.loads(file.read_text("utf-8"))
    assert ldt.verify(record).digest() == ldt.replay(record).digest()


@pytest.mark.long
@each_game
def test_a_record_from_elsewhere_is_replayed_move_by_move_and_saved_again_the_same(visit, server, game, tmp_path):
    it = arrive(visit)
    file = tmp_path / f"{game}.json"
    file.write_text(json.dumps(finished(game)), "utf-8")
    it.page.locator("input[type=file]").last.set_input_files(file)
    it.page.wait_for_url("**/replay/*", timeout=BOOT * 1000)
    length = sum(1 for who, _ in finished(game)["answers"] if who != "chance")
    for key, n in (("web-replay-next", 1), ("web-replay-next", 2), ("web-replay-back", 1), ("web-replay-last", length)):
        it.button(key).click()
        expect(it.words("web-replay-where", n=n, high=length)).to_be_visible(timeout=BOOT * 1000)
    text = it.page.evaluate("location.pathname.split('/').at(-1)")
    it.go(f"/table/{text}")
    expect(it.outcome()).to_be_visible(timeout=BOOT * 1000)
    saved = json.loads(record_of(it, tmp_path).read_text("utf-8"))
    assert ldt.replay(saved).digest() == ldt.replay(finished(game)).digest()


@pytest.mark.long
def test_a_whole_game_is_played_by_keyboard_alone(visit, server):
    it = arrive(visit)
    shelf = it.page.get_by_role("article", name=it.say("yutaka-name"), exact=True)
    keys = Keys(it, random.Random("static by keys"))
    keys.go_to(shelf.get_by_role("button", name=it.say("web-lobby-play"), exact=True))
    it.page.keyboard.press("Enter")
    it.my_turn(BOOT)
    while it.pick(keys.rng, keys):
        pass
    expect(it.outcome()).to_be_visible()


@pytest.mark.long
@each_game
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "desk"])
def test_every_page_stands_in_both_languages_without_a_word_missing_and_fits(visit, server, game, lang, size):
    it = visit("/", offline_copy=True, lang=lang, size=size)
    opened(it)
    for path in ("/", f"/new/{game}", f"/learn/{game}", f"/rules/{game}", f"/cards/{game}", "/book"):
        it.go(path)
        expect(it.page.get_by_role("heading", level=1)).to_be_visible(timeout=BOOT * 1000)
        it.page.wait_for_load_state("networkidle")
        assert it.page.evaluate(FITS) == []
        assert it.complaints() == []


@pytest.mark.long
@each_game
def test_the_first_lesson_is_taught(visit, server, game):
    it = visit(f"/learn/{game}", offline_copy=True, lang="fr")
    it.page.locator(f"a[href*='/learn/{game}/']").first.click()
    coach = it.page.get_by_role("region", name=it.say("web-learn-coach"))
    expect(coach).to_be_visible(timeout=BOOT * 1000)
    before = coach.inner_text()
    it.button("web-learn-go-on").click()
    expect(coach).not_to_have_text(before)


@pytest.mark.long
def test_two_tabs_agree_and_when_the_one_that_keeps_the_house_is_closed_the_other_takes_over(visit, server):
    one = arrive(visit)
    play_now(one, "yutaka")
    two = visit("/", profile=one)
    opened(two)
    resume(two)
    rng = random.Random("two tabs")
    for _ in range(3):
        one.pick(rng)
        question = one.my_turn()["question"]
        two.until(lambda it, question=question: it["question"] == question)
    before = two.state()["question"]
    one.page.close()
    two.until(lambda it: not it["busy"], BOOT)
    for _ in range(3):
        two.pick(rng)
    assert two.my_turn(BOOT)["question"] > before


@pytest.mark.long
def test_a_full_storage_is_said_and_nothing_that_was_written_is_lost(visit, server):
    it = arrive(visit)
    play_now(it, "yutaka")
    rng = random.Random("full")
    it.pick(rng)
    before = it.my_turn()["question"]
    origin = it.page.evaluate("location.origin")
    session = it.context.new_cdp_session(it.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    it.page.evaluate(FILL)
    while not it.words("house-storage-full").count():
        state = it.state()
        if answerable(state):
            it.something(state, rng).click()
        it.page.wait_for_timeout(200)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    it.page.reload()
    assert it.my_turn(BOOT)["question"] == before
    it.play_on(rng)
    expect(it.outcome()).to_be_visible()
    assert set(it.errors) == {"warning: cannot save"}  # which the house writes down for whoever looks after it
    it.errors.clear()


@pytest.mark.long
def test_storage_that_was_cleared_is_said_and_a_new_game_can_begin(visit, server):
    it = arrive(visit)
    play_now(it, "yutaka")
    session = it.context.new_cdp_session(it.page)
    origin = it.page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    it.go("/")
    opened(it)
    expect(it.words("web-here-gone")).to_be_visible()
    it.button("web-lobby-forget").click()
    play_now(it, "yro")


@pytest.mark.long
def test_a_new_version_waits_until_the_player_takes_it(visit, server: Host):
    it = arrive(visit)
    kept(it)
    for name in ("index.html", "sw.js"):
        file = server.files / name
        text = file.read_text("utf-8")
        file.unlink()
        file.write_text(
            text.replace("<title>", "<title data-newer>").replace('ludotheque-${"', 'ludotheque-${"newer') + "\n",
            "utf-8",
        )
    play_now(it, "yutaka")
    question = it.state()["question"]
    it.page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => null)")
    it.wait("navigator.serviceWorker.getRegistration().then((it) => it.waiting !== null)", seconds=BOOT)
    assert it.state()["question"] == question  # the game goes on with the old one
    it.page.get_by_role("link", name=it.say("web-home")).first.click()
    it.button("web-here-new-take").click()
    it.wait("document.querySelector('title[data-newer]') !== null", seconds=BOOT)
    opened(it)
    resume(it)
    assert it.state()["question"] == question


@pytest.mark.long
def test_all_games_go_on_in_another_browser_by_a_file(visit, server, tmp_path):
    one = arrive(visit)
    play_now(one, "yutaka")
    rng = random.Random("as a file")
    one.play_on(rng, most=3)
    question = one.my_turn()["question"]
    one.go("/")
    opened(one)
    one.words("web-here-files").click()
    with one.page.expect_download() as saved:
        one.button("web-here-take-out").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    two = arrive(visit)
    two.words("web-here-files").click()
    two.page.locator("input[type=file]").first.set_input_files(file)
    expect(two.words("web-here-put-in-done")).to_be_visible(timeout=BOOT * 1000)
    resume(two)
    assert two.state()["question"] == question
    two.play_on(rng)
    expect(two.outcome()).to_be_visible()


@pytest.mark.long
def test_a_link_to_a_page_inside_works_on_a_host_that_knows_no_paths(visit, server):
    it = visit("/rules/yutaka", lang="fr")
    expect(it.page.get_by_role("heading", level=1)).to_be_visible(timeout=BOOT * 1000)
