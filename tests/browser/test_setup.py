"""Setting up a table: who sits, what is played, how friends come to it; and a shelf that opens without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

import ludotheque as ldt
from ludotheque.locales import has, say
from support.pages import LAPTOP, PHONE, Visit, check
from support.playing import seats_of
from support.shelf import each_game, some_game


def choose(within: Locator, name: str) -> None:
    """Take one of several choices, by its words."""
    check(within.get_by_role("radio", name=name, exact=True).first)


def option(it: Visit, game: str, key: str) -> Locator:
    """The part of the page about an option."""
    return it.page.get_by_role("region", name=it.say(f"{game}-option-{key}"), exact=True)


def unfold(it: Visit) -> None:
    """Open what is for those who know the game."""
    it.page.locator("summary", has_text=it.say("web-setup-expert")).click()


def start(it: Visit, key: str = "web-setup-start") -> None:
    """Lay the table and go to it."""
    it.button(key).click()
    it.page.wait_for_url("**/table/*")


@some_game
def test_a_table_as_it_comes_is_one_click_away(visit, game):
    it = visit("/")
    shelf = it.page.get_by_role("article", name=it.say(f"{game}-name"), exact=True)
    shelf.get_by_role("link", name=it.say("web-lobby-setup"), exact=True).click()
    it.page.wait_for_url(f"**/new/{game}")
    start(it)
    it.my_turn()
    room = it.server.get(f"/api/tables/{it.room}")[1]
    assert [seat["kind"] for seat in room["seats"]] == ["person"] + ["bot"] * (seats_of(game) - 1)


@each_game
def test_every_choice_made_is_the_one_the_table_is_played_with(visit, server, game):
    """The last value of every option that has words for its values, and every option explains itself."""
    it = visit(f"/new/{game}")
    expect(it.button("web-setup-start")).to_be_visible()
    unfold(it)
    wanted = {}
    for info in next(g for g in server.get("/api/games")[1] if g["key"] == game)["options"]:
        label = f"{game}-value-{info['key']}-{str(info['values'][-1]).lower()}"
        if info["open"] or len(info["values"]) < 2 or not has("en", label):
            continue
        about = option(it, game, info["key"])
        if about.count() == 0:  # a choice that depends on another one
            continue
        choose(about, say("en", label))
        wanted[info["key"]] = info["values"][-1]
    assert wanted
    start(it)
    it.until(lambda state: state["there"])
    options = server.get(f"/api/tables/{it.room}")[1]["options"]
    assert {key: options[key] for key in wanted} == wanted


#: Whether a thing is in view as a whole, with nothing over it.
IN_SIGHT = """(it) => {
  const box = it.getBoundingClientRect();
  const corners = [[box.left + 6, box.top + 6], [box.right - 6, box.bottom - 6]];
  return corners.every(([x, y]) => it.closest('label, button').contains(document.elementFromPoint(x, y)));
}"""


def first_glance(it: Visit, game: str) -> list[str]:
    """What is missing at first sight, before anything is scrolled, and what nobody wants to see there."""

    def in_sight(thing: Locator) -> bool:
        expect(thing).to_be_visible()
        return bool(thing.evaluate(IN_SIGHT))

    options = {info["key"]: info for info in of_shelf(it, game)["options"]}
    start, opponent = it.button("web-setup-start"), it.page.get_by_role("radio", name=it.say("web-setup-bot-club"))
    wanted = {"start": start, "opponent": opponent.first}
    if "mode" in options:
        wanted["mode"] = option(it, game, "mode").get_by_role("radio").first
    faults = [f"{name} is out of sight" for name, thing in wanted.items() if not in_sight(thing)]
    oddities = [key for key, info in options.items() if info["expert"]]
    return [*faults, *[f"{key} lies open" for key in oddities if option(it, game, key).count()]]


def of_shelf(it: Visit, game: str) -> dict:
    """What the shelf says of a game."""
    return next(info for info in it.server.get("/api/games")[1] if info["key"] == game)


@some_game
def test_what_most_people_choose_is_seen_first_and_the_rest_is_folded_for_those_who_know_the_game(visit, game):
    it = visit(f"/new/{game}", size=PHONE)
    assert first_glance(it, game) == []
    it.page.set_viewport_size({"width": 1280, "height": 800})
    assert first_glance(it, game) == []
    experts = [info["key"] for info in of_shelf(it, game)["options"] if info["expert"] and info["key"] != "rebuild"]
    labels = {key: it.say(f"{game}-option-{key}") for key in experts}
    for label in labels.values():  # a choice of experts left as it comes is not worth a line
        expect(it.page.get_by_role("complementary").get_by_text(label, exact=True)).to_be_hidden()
    unfold(it)
    shown = [key for key in experts if option(it, game, key).count()]
    assert shown, "the fold has something in it"


@pytest.mark.long
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [PHONE, (390, 844), LAPTOP])
@each_game
def test_the_start_and_what_most_people_choose_are_in_sight_everywhere(visit, game, size, lang):
    assert first_glance(visit(f"/new/{game}", size=size, lang=lang), game) == []


@some_game
def test_two_people_share_one_screen(visit, game):
    it = visit(f"/new/{game}", settings={"name": "Ana"}, size=PHONE)
    expect(it.button("web-setup-start")).to_be_visible()
    choose(it.page.locator("body"), it.say("web-setup-who-beside"))
    it.field("web-setup-their-name").first.fill("Bo")
    start(it)
    it.until(lambda state: state["curtain"] or state["mine"])
    assert it.server.get(f"/api/tables/{it.room}")[1]["seats"][1]["name"] == "Bo"


@some_game
def test_a_friend_is_invited_by_a_link_that_can_be_copied_or_photographed(visit, server, game):
    it = visit(f"/new/{game}", permissions=["clipboard-read", "clipboard-write"])
    expect(it.button("web-setup-start")).to_be_visible()
    choose(it.page.locator("body"), it.say("web-setup-who-friend"))
    start(it, "web-setup-start-invite")
    field = it.field("web-door-link", n=2)
    link = field.input_value()
    assert f"/table/{it.room}#invitation=" in link
    it.button("web-door-copy").first.click()
    expect(it.button("web-door-copied").first).to_be_visible()
    assert it.page.evaluate("navigator.clipboard.readText()") == link
    it.button("web-door-qr").first.click()
    picture = it.page.get_by_role("img", name=it.say("web-door-qr-about"))
    expect(picture).to_be_visible()
    it.wait("document.querySelector('img.qr').naturalWidth > 0")
    # somebody sits down, and the game starts by itself
    for info in [seat for seat in server.get(f"/api/tables/{it.room}")[1]["seats"] if seat["kind"] == "open"]:
        href = it.field("web-door-link", n=info["seat"] + 1).input_value()
        guest = visit(href)
        guest.field("web-door-name").fill("Bo")
        guest.button("web-door-sit").click()
    it.until(lambda state: state["there"])
    assert it.view(0)["names"][1] == "Bo"


@some_game
def test_a_public_table_is_found_in_the_lobby_and_joined_from_there(visit, game):
    host = visit(f"/new/{game}", settings={"name": "Ana the host"})
    expect(host.button("web-setup-start")).to_be_visible()
    choose(host.page.locator("body"), host.say("web-setup-who-friend"))
    choose(host.page.locator("body"), host.say("web-setup-public-yes"))
    start(host, "web-setup-start-invite")
    guest = visit("/")
    row = guest.page.get_by_role("listitem").filter(has_text="Ana the host")
    row.get_by_role("link").first.click()
    guest.page.wait_for_url(f"**/table/{host.room}")
    guest.field("web-door-name").fill("Bo")
    guest.button("web-door-sit").click()
    for it in (host, guest):
        it.until(lambda state: state["there"])
    assert [it.state()["mine"] for it in (host, guest)].count(True) >= 1


@some_game
def test_a_clock_runs_at_the_table(visit, server, game):
    it = visit(f"/new/{game}")
    expect(it.button("web-setup-start")).to_be_visible()
    unfold(it)  # alone, few play by the clock
    choose(it.page.locator("body"), it.say("web-setup-clock-bank"))
    start(it)
    it.my_turn()
    assert server.get(f"/api/tables/{it.room}")[1]["seats"][0]["left_ms"] > 0


# ------------------------------------------------------------------------------------ Yutakâ's own editors
@pytest.mark.skipif("yutaka" not in ldt.games(), reason="about Yutakâ")
def test_wrong_tile_values_are_said_at_their_field_and_right_ones_lie_on_the_table(visit, server):
    """A26: each kind is worth 30 points, 25 tiles in all."""
    it = visit("/new/yutaka")
    unfold(it)
    tiles = option(it, "yutaka", "tiles")
    check(tiles.get_by_role("radio", name=it.say("web-setup-tiles-own")))
    field = tiles.get_by_role("textbox", name=it.say("yutaka-kind-idole"))
    right = field.input_value()
    field.fill("15 15 15")
    expect(tiles.get_by_role("alert")).to_be_visible()
    expect(it.page.get_by_role("complementary").get_by_text(it.say("web-setup-look-again"))).to_be_visible()
    numbers = [int(value) for value in right.split()]
    assert sum(numbers) == 30
    own = [numbers[0] - 1, numbers[1] + 1, *numbers[2:]]
    field.fill(" ".join(map(str, own)))
    expect(tiles.get_by_role("alert")).to_be_hidden()
    start(it)
    it.my_turn()
    assert sorted(it.view(0)["table"]["values"]["idole"], reverse=True) == sorted(own, reverse=True)


# ------------------------------------------------------------------------------------ without a network
def test_the_shelf_opens_without_a_network_and_says_that_there_is_none(visit):
    it = visit("/", offline_copy=True)
    it.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    it.page.reload()
    it.wait("navigator.serviceWorker.controller !== null")
    it.context.set_offline(True)
    it.page.reload()
    expect(it.words("web-lobby-welcome")).to_be_visible()
    expect(it.words("web-offline").first).to_be_visible()
    it.context.set_offline(False)
    it.button("web-try-again").click()
    expect(it.button("web-lobby-play").first).to_be_visible()
