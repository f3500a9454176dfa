"""A player's own book in the browser: made by the first move, on two devices, with a passkey, deleted."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import CDPSession, expect

from support.pages import PHONE, Visit, answerable, play_together
from support.serving import Server

#: The game that was begun last is in the book.
IN_THE_BOOK = "JSON.parse(localStorage['ludotheque.tables'])[0].booked === true"


def key_of(it: Visit) -> str:
    """The key that a browser keeps."""
    return json.loads(it.page.evaluate("localStorage['ludotheque.book'] ?? '{}'")).get("key", "")


def begun(visit, **wishes: Any) -> Visit:
    """Somebody who has made a first move against a bot."""
    it = visit("/", settings={"name": "Ana", "confirm": "never"}, **wishes)
    it.button("web-lobby-play").first.click()
    it.until(lambda state: state["there"] and answerable(state))
    assert key_of(it) == "", "nobody has a book before the first move"
    assert it.answer(random.Random(1))
    it.wait(IN_THE_BOOK)
    assert key_of(it)
    return it


def opened(it: Visit) -> Visit:
    it.go("/book")
    expect(it.page.get_by_role("heading", name=it.say("web-book-ratings"), exact=True)).to_be_visible()
    return it


def concede(it: Visit) -> None:
    it.button("web-table-menu").click()
    it.button("web-table-concede").last.click()
    expect(it.words("web-table-concede-sure")).to_be_visible()
    it.button("web-table-concede").last.click()
    it.outcome()


def test_the_first_move_makes_the_book_and_the_end_is_written_into_it(visit):
    it = begun(visit)
    room = it.room
    opened(it)
    expect(it.link("web-lobby-resume")).to_be_visible()
    expect(it.words("web-book-ratings-none")).to_be_visible()
    it.go(f"/table/{room}")
    it.until(lambda state: state["there"])
    concede(it)
    opened(it)
    expect(it.page.locator(f"a[href='/replay/{room}']")).to_contain_text("Camille")
    expect(it.page.get_by_text(it.say("web-book-against-bot", bot=it.say("web-setup-bot-club")))).to_be_visible()
    expect(it.page.get_by_text(it.say("web-end-seat", how="lost"), exact=True)).to_be_visible()
    it.go("/")
    told = it.page.locator(f"a[href='/replay/{room}']")
    expect(told).to_contain_text("Camille")
    expect(told).to_contain_text(it.say("web-end-seat", how="lost"))


def test_a_move_after_which_the_page_is_left_at_once_goes_into_the_book_all_the_same(visit):
    it = visit("/", settings={"name": "Ana", "confirm": "never"})
    it.button("web-lobby-play").first.click()
    it.until(lambda state: state["there"] and answerable(state))
    it.page.route("**/keep?*", lambda route: route.abort())
    it.answer(random.Random(1))
    it.wait("JSON.parse(localStorage['ludotheque.tables'])[0].moved === true")
    it.page.unroute("**/keep?*")
    opened(it)
    expect(it.link("web-lobby-resume")).to_be_visible()


def test_a_link_opens_the_book_and_its_running_games_on_another_device(visit):
    laptop = opened(begun(visit))
    room = laptop.page.locator("a[href^='/table/']").get_attribute("href")
    link = laptop.field("web-book-link").input_value()
    phone = visit(link, lang="fr", size=PHONE)
    assert key_of(phone) == ""
    phone.button("web-book-open-here").click()
    expect(phone.link("web-lobby-resume")).to_have_attribute("href", room)
    assert key_of(phone) == key_of(laptop) not in phone.page.url
    phone.link("web-lobby-resume").click()
    phone.until(lambda state: state["there"] and answerable(state))
    assert phone.answer(random.Random(2)), "the seat is open on the phone, too"
    concede(phone)
    opened(laptop)
    expect(laptop.page.get_by_text(laptop.say("web-end-seat", how="lost"), exact=True)).to_be_visible()


def test_other_devices_can_be_signed_out(visit):
    laptop = opened(begun(visit))
    link = laptop.field("web-book-link").input_value()
    phone = visit(link, lang="fr", size=PHONE)
    phone.button("web-book-open-here").click()
    expect(phone.link("web-lobby-resume")).to_be_visible()
    before = key_of(laptop)
    laptop.button("web-book-sign-out").click()
    laptop.button("web-book-sign-out-not").click()
    assert key_of(laptop) == before
    laptop.button("web-book-sign-out").click()
    laptop.button("web-book-sign-out-sure").click()
    expect(laptop.words("web-book-signed-out")).to_be_visible()
    assert key_of(laptop) not in ("", before)
    assert laptop.field("web-book-link").input_value() != link
    phone.page.reload()
    expect(phone.words("web-book-none-any-more")).to_be_visible()
    assert key_of(phone) == ""
    stranger = visit(link)
    expect(stranger.page.get_by_role("alert")).to_have_text(stranger.say("room-no-book"))
    opened(laptop)


def test_a_device_with_another_book_is_asked_before_it_changes(visit):
    one, two = begun(visit), begun(visit)
    link = opened(one).field("web-book-link").input_value()
    before = key_of(two)
    two.go(link)
    expect(two.words("web-book-brought-instead")).to_be_visible()
    assert key_of(two) == before
    two.button("web-book-open-here").click()
    expect(two.link("web-lobby-resume")).to_be_visible()
    assert key_of(two) == key_of(one) != before


def authenticator(it: Visit) -> tuple[CDPSession, str]:
    """A passkey device of Chromium's own."""
    session = it.context.new_cdp_session(it.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def by_name(server: Server, path: str) -> str:
    """Passkeys belong to a name, not to a number."""
    return f"http://localhost:{server.port}{path}"


def test_a_passkey_opens_the_book_on_another_device(visit, server):
    laptop = visit(by_name(server, "/"), settings={"name": "Ana", "confirm": "never"})
    laptop.button("web-lobby-play").first.click()
    laptop.until(lambda state: state["there"] and answerable(state))
    laptop.answer(random.Random(1))
    laptop.wait(IN_THE_BOOK)
    laptop.go(by_name(server, "/book"))
    session, device = authenticator(laptop)
    laptop.button("web-book-passkey-make").click()
    expect(laptop.words("web-book-passkey-made")).to_be_visible()
    expect(laptop.page.get_by_text(laptop.say("web-book-passkey-about", n=1))).to_be_visible()
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]

    phone = visit(by_name(server, "/book"), size=PHONE)
    other, theirs = authenticator(phone)
    other.send("WebAuthn.addCredential", {"authenticatorId": theirs, "credential": credential})
    phone.button("web-book-passkey-open").click()
    expect(phone.link("web-lobby-resume")).to_be_visible()
    assert key_of(phone) not in ("", key_of(laptop)), "each device has a key of its own"

    stranger = visit(by_name(server, "/book"))
    authenticator(stranger)
    stranger.button("web-book-passkey-open").click()
    stranger.page.wait_for_timeout(300)
    assert key_of(stranger) == "", "without the passkey nothing opens"


def test_a_passkey_of_a_book_that_was_deleted_opens_nothing(visit, server):
    it = visit(by_name(server, "/"), settings={"name": "Ana", "confirm": "never"})
    it.button("web-lobby-play").first.click()
    it.until(lambda state: state["there"] and answerable(state))
    it.answer(random.Random(1))
    it.wait(IN_THE_BOOK)
    it.go(by_name(server, "/book"))
    authenticator(it)
    it.button("web-book-passkey-make").click()
    expect(it.words("web-book-passkey-made")).to_be_visible()
    it.button("web-book-delete").click()
    it.button("web-book-delete-sure").click()
    expect(it.words("web-book-none-any-more")).to_be_visible()
    it.button("web-book-passkey-open").click()
    expect(it.words("room-passkey-unknown")).to_be_visible()


def test_everything_is_downloaded_and_everything_is_deleted_with_one_button_each(visit):
    it = opened(begun(visit))
    with it.page.expect_download() as waiting:
        it.button("web-book-export").click()
    told = json.loads(waiting.value.path().read_text("utf-8"))
    assert told["name"] == "Ana" and len(told["games"]) == 1
    key = key_of(it)
    it.button("web-book-delete").click()
    it.button("web-book-delete-sure").click()
    expect(it.words("web-book-none-any-more")).to_be_visible()
    assert key and key_of(it) == ""
    it.go("/")
    it.button("web-lobby-play").first.click()
    it.until(lambda state: state["there"] and answerable(state))
    it.answer(random.Random(1))
    it.page.wait_for_load_state("networkidle")
    assert key_of(it) == "", "who wanted none is not given one again"


def test_a_name_is_kept_in_the_book(visit):
    it = opened(begun(visit))
    it.field("web-settings-name").fill("Ana Maria")
    it.button("web-book-save").click()
    expect(it.words("web-book-saved")).to_be_visible()
    it.page.reload()
    expect(it.field("web-settings-name")).to_have_value("Ana Maria")


def test_two_who_look_for_an_opponent_play_each_other(visit):
    ana = visit("/", settings={"name": "Ana", "confirm": "never"})
    ana.button("web-lobby-seek").first.click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.say("web-door-seeking"))
    onlooker = visit("/", lang="fr")
    expect(onlooker.page.get_by_text(onlooker.say("web-lobby-seeking", name="Ana"))).to_be_visible()
    bo = visit("/", size=PHONE, settings={"name": "Bo", "confirm": "never"})
    bo.button("web-lobby-seek").first.click()
    for it in (ana, bo):
        it.until(lambda state: state["there"])
    assert ana.room == bo.room
    assert play_together([ana, bo], random.Random(1), most=4) == 4


def test_whoever_asks_again_waits_at_the_same_table(visit):
    it = visit("/", settings={"name": "Ana"})
    it.button("web-lobby-seek").nth(1).click()
    expect(it.page.get_by_role("heading", level=1)).to_have_text(it.say("web-door-seeking"))
    room = it.page.url
    it.go("/")
    it.button("web-lobby-seek").nth(1).click()
    expect(it.page.get_by_role("heading", level=1)).to_have_text(it.say("web-door-seeking"))
    assert it.page.url == room
