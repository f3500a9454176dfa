"""Every page of the house as somebody may find it: what the pictures show, and what every page is checked for."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache

from playwright.sync_api import expect

import ludotheque as ldt
from ludotheque.bots import bot
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import to_json
from ludotheque.lessons import lessons
from support.pages import Data, Visit, check, key, one_and_bots, tap
from support.playing import people
from support.serving import Server
from support.stranger import request

#: Opens a page, with whatever size, language and theme the caller wants.
Opener = Callable[[str], Visit]
Scene = Callable[[str, Server, Opener], Visit]

SCENES: dict[str, Scene] = {}
NAMES = ["Ana", "Bo", "Cléo", "Dan"]  #: who played the finished games


def scene(draw: Scene) -> Scene:
    """Put a scene on the list."""
    SCENES[draw.__name__.replace("_", "-")] = draw
    return draw


@lru_cache
def finished(game: str) -> Data:
    """The record of a game that two bots played."""
    match = ldt.game(game).start(seed=5, names=NAMES[: ldt.game(game).kit().seats])
    rng = Quick(5)
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, bot("thumb").advise(match.look(seat), rng).move)
    return match.record()


def brought(game: str, server: Server) -> str:
    """The room of a finished game that somebody brought."""
    status, room = server.post("/api/records", finished(game))
    assert status in (200, 201), room
    return room["room"]


@scene
def lobby(game: str, server: Server, open_page: Opener) -> Visit:
    """The shelf, with a running game of the player's own."""
    made = server.make(game, one_and_bots(game))
    it = open_page(made["mine"][0]["path"])
    it.my_turn()
    it.go("/")
    expect(it.link("web-lobby-resume")).to_be_visible()
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def settings(game: str, server: Server, open_page: Opener) -> Visit:
    """The settings, over the shelf."""
    it = open_page("/")
    it.button("web-settings").click()
    expect(it.button("web-done")).to_be_visible()
    return it


@scene
def book(game: str, server: Server, open_page: Opener) -> Visit:
    """A player's own book, with a game that runs, one that is lost, and a rating."""
    status, made = server.post("/api/book", {"name": "Ana"})
    assert status == 201, made
    bearer = {"authorization": f"Bearer {made['key']}"}
    for ends in (True, False):
        table = server.make(game, one_and_bots(game))
        token = table["mine"][0]["token"]
        kept = request(server, "POST", f"/api/tables/{table['room']}/keep", to_json({"token": token}), bearer)
        assert kept.status == 200, kept.body
        if ends:
            it = open_page(table["mine"][0]["path"])
            it.my_turn()
            it.button("web-table-menu").click()
            it.button("web-table-concede").last.click()
            it.button("web-table-concede").last.click()
            it.outcome()
    it.go(f"/book#key={made['key']}")
    it.button("web-book-open-here").click()
    expect(it.page.locator(".ratings b")).to_be_visible()
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def seeking(game: str, server: Server, open_page: Opener) -> Visit:
    """Waiting for an opponent, whoever it is."""
    it = open_page("/")
    it.button("web-lobby-seek").first.click()
    expect(it.page.get_by_role("heading", level=1)).to_have_text(it.say("web-door-seeking"))
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def proof(game: str, server: Server, open_page: Opener) -> Visit:
    """Was the deal fair? The browser has worked it out again."""
    it = open_page("/")
    it.button("web-lobby-play").nth(ldt.games().index(game)).click()
    it.my_turn()
    it.button("web-table-menu").click()
    it.button("web-table-concede").last.click()
    it.button("web-table-concede").last.click()
    it.outcome()
    it.page.get_by_text(it.say("web-end-verify"), exact=True).click()
    expect(it.page.locator("[data-proof=holds]")).to_be_visible()
    it.page.locator("[data-proof]").scroll_into_view_if_needed()
    return it


@scene
def setup(game: str, server: Server, open_page: Opener) -> Visit:
    """Setting up a table."""
    it = open_page(f"/new/{game}")
    expect(it.button("web-setup-start")).to_be_visible()
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def door(game: str, server: Server, open_page: Opener) -> Visit:
    """Somebody is invited."""
    made = server.make(game, [{"kind": "me", "name": "Ana"}, *[{"kind": "open"} for _ in people(game)[1:]]])
    it = open_page(made["invitations"][0]["path"])
    expect(it.button("web-door-sit")).to_be_visible()
    return it


@scene
def gathering(game: str, server: Server, open_page: Opener) -> Visit:
    """Waiting for a friend, with the invitation as a link and as a picture."""
    it = open_page(f"/new/{game}")
    check(it.page.get_by_role("radio", name=it.say("web-setup-who-friend"), exact=True).first)
    it.button("web-setup-start-invite").click()
    it.button("web-door-qr").first.click()
    expect(it.page.get_by_role("img", name=it.say("web-door-qr-about"))).to_be_visible()
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def table(game: str, server: Server, open_page: Opener) -> Visit:
    """A game some turns old, our turn: played on from the middle of a finished one."""
    deciders = [who for who, _ in finished(game)["answers"] if who != "chance"]
    third = len(deciders) // 3
    at = next(n for n in range(third, len(deciders)) if deciders[n] == 0 and deciders[n - 1] != 0)  # nothing begun yet
    wish = {"at": at, "seat": 0, "name": "Robin", "bot": "random", "bot_name": "Alea"}
    status, made = server.post(f"/api/tables/{brought(game, server)}/branch", wish)
    assert status == 201, made
    it = open_page(made["mine"][0]["path"])
    it.my_turn()
    return it


def held(it: Visit) -> list[Data]:
    """The cards of the hand that may be taken up now, and put down somewhere."""
    it.my_turn()
    taken = [option["from"] for option in it.view()["ask"]["options"] if "from" in option and "to" in option]
    return [spot for spot in taken if spot["zone"] == "hand"]


@scene
def table_picked(game: str, server: Server, open_page: Opener) -> Visit:
    """A card is taken up, and the places it may go to are lit."""
    it = table(game, server, open_page)
    rng = random.Random(3)
    while not (hand := held(it)):
        assert it.answer(rng)
    tap(it.place(key(hand[0], hand[0]["place"])))
    it.until(lambda state: state["picked"])
    return it


@scene
def table_rules(game: str, server: Server, open_page: Opener) -> Visit:
    """The rulebook beside the table."""
    it = table(game, server, open_page)
    it.page.keyboard.press("r")
    expect(it.page.get_by_role("searchbox", name=it.say("web-rules-search"))).to_be_visible()
    return it


@scene
def table_score(game: str, server: Server, open_page: Opener) -> Visit:
    """The score so far."""
    it = table(game, server, open_page)
    it.button("web-table-menu").click()
    it.button("web-table-tab-score").last.click()
    expect(it.page.get_by_role("tabpanel")).to_be_visible()
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def table_reading(game: str, server: Server, open_page: Opener) -> Visit:
    """A card of the hand read beside where it lies."""
    it = table(game, server, open_page)
    it.page.locator("[data-key^='hand:'][data-card]").first.focus()
    it.page.keyboard.press("i")
    expect(it.page.locator("[data-reading=key]")).to_be_visible()
    return it


@scene
def table_card(game: str, server: Server, open_page: Opener) -> Visit:
    """A card looked at closely."""
    it = table_reading(game, server, open_page)
    it.page.keyboard.press("i")
    expect(it.page.locator("dialog[open]")).to_be_visible()
    return it


@scene
def table_signs(game: str, server: Server, open_page: Opener) -> Visit:
    """What the signs of the game mean."""
    it = table(game, server, open_page)
    it.button("web-signs").click()
    expect(it.page.locator("dialog[open] li").first).to_be_visible()
    return it


@scene
def table_menu(game: str, server: Server, open_page: Opener) -> Visit:
    """The menu of a table."""
    it = table(game, server, open_page)
    it.button("web-table-menu").click()
    expect(it.button("web-table-concede")).to_be_visible()
    return it


@scene
def table_generic(game: str, server: Server, open_page: Opener) -> Visit:
    """The table that can draw any game."""
    return table(game, server, lambda path: open_page(path.replace("#", "?table=generic#")))


@scene
def curtain(game: str, server: Server, open_page: Opener) -> Visit:
    """Between two people at one screen."""
    made = server.make(game, people(game))
    tokens = "&".join(f"seat={link['token']}" for link in made["mine"])
    it = open_page(f"/table/{made['room']}#{tokens}")
    rng = random.Random(3)
    while not it.until(lambda state: state["curtain"] or state["lit"] or state["buttons"])["curtain"]:
        it.pick(rng)
    return it


@scene
def end(game: str, server: Server, open_page: Opener) -> Visit:
    """How a game ended, told to who looked on."""
    it = open_page(f"/table/{brought(game, server)}")
    it.outcome()
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def replay(game: str, server: Server, open_page: Opener) -> Visit:
    """A finished game in its middle."""
    it = open_page(f"/replay/{brought(game, server)}?at=20")
    expect(it.page.locator(".place").first).to_be_visible()
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def learn(game: str, server: Server, open_page: Opener) -> Visit:
    """The lessons."""
    it = open_page(f"/learn/{game}")
    expect(it.page.get_by_role("heading", level=1)).to_be_visible()
    it.page.wait_for_load_state("networkidle")
    return it


@scene
def lesson(game: str, server: Server, open_page: Opener) -> Visit:
    """A lesson that points at something."""
    it = open_page(f"/learn/{game}/{lessons(game)[0].key}")
    expect(it.page.locator(".shown").first).to_be_visible()
    return it


@scene
def rules(game: str, server: Server, open_page: Opener) -> Visit:
    """The rulebook."""
    it = open_page(f"/rules/{game}")
    expect(it.page.get_by_role("searchbox", name=it.say("web-rules-search"))).to_be_visible()
    return it


@scene
def cards(game: str, server: Server, open_page: Opener) -> Visit:
    """All cards of the box."""
    it = open_page(f"/cards/{game}")
    expect(it.page.get_by_role("searchbox", name=it.say("web-cards-search"))).to_be_visible()
    return it


@scene
def nowhere(game: str, server: Server, open_page: Opener) -> Visit:
    """A page that is not there."""
    it = open_page("/nowhere")
    expect(it.words("web-not-found")).to_be_visible()
    return it
