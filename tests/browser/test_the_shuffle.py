"""The shuffle that nobody needs to trust, as the browser does it and checks it."""

from __future__ import annotations

import hashlib
import json
import random

from playwright.sync_api import Page, expect

from browser.test_two_browsers import invite
from support.pages import Visit, answerable, play_together
from support.stranger import journal


def my_table(page: Page) -> dict:
    """What a browser keeps of the table it is at."""
    room = page.url.split("/table/")[1].split("#")[0].split("?")[0]
    return next(it for it in json.loads(page.evaluate("localStorage['ludotheque.tables']")) if it["room"] == room)


def opened_proof(it: Visit) -> None:
    it.page.get_by_text(it.say("web-end-verify"), exact=True).click()
    expect(it.page.locator("[data-proof]")).to_be_visible()


def give_up(it: Visit) -> None:
    it.button("web-table-menu").click()
    it.button("web-table-concede").last.click()
    expect(it.words("web-table-concede-sure")).to_be_visible()
    it.button("web-table-concede").last.click()
    it.outcome()


def test_two_browsers_add_their_numbers_and_each_checks_the_deal_itself(visit, server):
    ana, bo = invite(visit, "yutaka", ["Ana", "Bo"])
    for it in (ana, bo):
        it.until(lambda state: state["there"])
    tables = [my_table(it.page) for it in (ana, bo)]
    numbers = [table["seats"][0]["number"] for table in tables]
    assert numbers[0] != numbers[1]
    pledges = [hashlib.sha256(bytes.fromhex(number)).hexdigest() for number in numbers]
    assert tables[0]["sealed"] == tables[1]["sealed"], "each noted what all are bound to"
    assert tables[0]["sealed"]["pledges"] == pledges
    kinds = [entry["entry"] for entry in journal(server, tables[0]["room"])]
    assert kinds == ["opened", "sat", "revealed", "revealed"], "nobody told a number before both were bound"
    play_together([ana, bo], random.Random(1), most=4)
    give_up(bo)
    for it in (ana, bo):
        opened_proof(it)
        expect(it.page.locator("[data-proof=holds] li")).to_have_count(5)
        said = it.page.locator(".proof").inner_text()
        assert it.say("web-proof-mine", n=1) in said
        assert "Ana, Bo" in said


def test_a_server_that_exchanges_a_number_is_found_out(visit, server):
    """The deal that the page is told is worked out again there: whatever was changed in it does not hold."""
    it = visit("/", settings={"name": "Ana"})
    it.button("web-lobby-play").first.click()
    it.until(lambda state: state["there"] and answerable(state))
    assert my_table(it.page)["sealed"]["pledges"][1] == "", "a bot adds none"
    give_up(it)

    def cheat(route):
        answer = route.fetch()
        deal = answer.json()
        other = "ab" * 32
        deal["numbers"][0], deal["pledges"][0] = other, hashlib.sha256(bytes.fromhex(other)).hexdigest()
        route.fulfill(response=answer, body=json.dumps(deal))

    it.page.route("**/deal?*", cheat)
    opened_proof(it)
    expect(it.page.locator("[data-proof=fails] li.bad")).to_have_count(3)
    expect(it.words("web-proof-not")).to_be_visible()


def test_a_seat_carried_to_another_device_before_the_deal_brings_its_number_along(visit, server):
    host = visit("/new/yutaka", settings={"name": "Ana"})
    host.page.get_by_role("radio", name=host.say("web-setup-who-friend"), exact=True).first.locator(
        "xpath=ancestor::label"
    ).click()
    host.button("web-setup-start-invite").click()
    link = host.field("web-door-link", n=2).input_value()
    host.go("/")
    host.button("web-lobby-carry").click()
    carried = host.field("web-lobby-carry-about").input_value()
    number = json.loads(host.page.evaluate("localStorage['ludotheque.tables']"))[0]["seats"][0]["number"]
    phone = visit(carried)
    expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
    host.page.close()
    guest = visit(link)
    guest.field("web-door-name").fill("Bo")
    guest.button("web-door-sit").click()
    for it in (phone, guest):
        it.until(lambda state: state["there"])
    assert my_table(phone.page)["seats"][0]["number"] == number


def test_who_sits_down_while_the_other_is_away_is_told_what_the_table_waits_for(visit, server):
    host = visit("/new/yutaka", settings={"name": "Ana"})
    host.page.get_by_role("radio", name=host.say("web-setup-who-friend"), exact=True).first.locator(
        "xpath=ancestor::label"
    ).click()
    host.button("web-setup-start-invite").click()
    link = host.field("web-door-link", n=2).input_value()
    table = host.page.url
    host.go("/")
    guest = visit(link, lang="fr")
    guest.field("web-door-name").fill("Bo")
    guest.button("web-door-sit").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-door-shuffling"))
    expect(guest.page.get_by_text(guest.say("web-door-shuffling-about", names="Ana"))).to_be_visible()
    host.go(table)
    for it in (host, guest):
        it.until(lambda state: state["there"])


def test_a_rematch_is_shuffled_with_new_numbers(visit, server):
    ana, bo = invite(visit, "yutaka", ["Ana", "Bo"])
    for it in (ana, bo):
        it.until(lambda state: state["there"])
    first = [my_table(it.page)["seats"][0]["number"] for it in (ana, bo)]
    give_up(bo)
    ana.button("web-end-rematch").click()
    bo.button("web-end-to-rematch").click()
    for it in (ana, bo):
        it.until(lambda state: state["there"] and not state["over"])
    second = [my_table(it.page)["seats"][0]["number"] for it in (ana, bo)]
    assert len({*first, *second}) == 4


def test_two_tabs_at_a_rematch_agree_on_one_number(visit, server):
    ana, bo = invite(visit, "yutaka", ["Ana", "Bo"])
    for it in (ana, bo):
        it.until(lambda state: state["there"])
    tab = visit(f"/table/{ana.room}", profile=ana)
    tab.until(lambda state: state["there"])
    give_up(bo)
    bo.button("web-end-rematch").click()
    for it in (ana, tab):
        it.button("web-end-to-rematch").click()
    for it in (ana, tab, bo):
        it.until(lambda state: state["there"] and not state["over"])
    kept = my_table(ana.page)
    number, pledge = kept["seats"][0]["number"], kept["sealed"]["pledges"][0]
    assert hashlib.sha256(bytes.fromhex(number)).hexdigest() == pledge
