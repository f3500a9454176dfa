"""Nobody's page holds what they may not know: not in what is drawn or spoken, nor in what the server sent it."""

from __future__ import annotations

import json
import random

from playwright.sync_api import expect

from ludotheque.kernel.errors import named
from ludotheque.locales import say
from support.pages import LAPTOP, Data, Visit, key, play_together, settled
from support.playing import people
from support.shelf import each_game, each_quick_game, some_game

#: All that the page holds under the given zones: the cards that lie there, and every word about them.
HELD = """(zones) => [...document.querySelectorAll('[data-key]')]
  .filter((it) => zones.some((zone) => it.dataset.key === zone || it.dataset.key.startsWith(zone + ':')))
  .map((it) => ({
    card: it.dataset.card ?? it.querySelector('[data-card]')?.dataset.card ?? '',
    words: `${it.getAttribute('aria-label')} ${it.textContent}`,
  }))"""


def secrets_of(view: Data) -> dict[str, list[str]]:
    """The faces that a seat knows and not everybody does, by zone."""
    found = {
        key(zone, None): [card["card"] for card in zone["cards"] if card["card"] and not card["open"]]
        for zone in view["zones"]
    }
    return {zone: faces for zone, faces in found.items() if faces}


def open_faces(view: Data, zones: set[str]) -> set[str]:
    """What everybody saw going where only its owner looks: a card taken from the table into a hand."""
    return {
        card["card"] for zone in view["zones"] if key(zone, None) in zones for card in zone["cards"] if card["open"]
    }


def names_of(server, room: str, lang: str = "en") -> dict[str, str]:
    """What the cards of a table are called."""
    return {card["card"]: card["name"] for card in server.get(f"/api/tables/{room}/cards?lang={lang}")[1]}


def told_faces(messages: list[Data], zones: set[str]) -> list[Data]:
    """Whatever the server told about faces that lie, or went, where only others may look."""
    out = []
    for message in messages:
        for zone in (message.get("view") or {"zones": []})["zones"]:
            if key(zone, None) in zones:
                out += [card for card in zone["cards"] if card["card"] and not card["open"]]
        for event in message.get("events", []):
            to = event.get("to")
            if to is not None and key(to, None) in zones and event.get("card") and not event.get("open"):
                out.append(event)
    return out


@each_quick_game
def test_neither_a_spectator_nor_an_opponent_is_sent_or_shown_a_card_that_is_not_theirs_to_see(visit, server, game):
    made = server.make(game, people(game))
    players = [visit(link["path"]) for link in made["mine"]]
    watcher = visit(f"/table/{made['room']}")
    names = names_of(server, made["room"])
    rng = random.Random(1)
    hidden = 0
    for _ in range(6):
        play_together(players, rng, 2)
        settled([*players, watcher])
        for seat, owner in enumerate(players):
            secrets = secrets_of(owner.view(seat))
            hidden += len(secrets)
            assert not secrets or told_faces(owner.told, set(secrets)), "what the owner is told would be noticed"
            for other in (*players, watcher):
                if other is owner:
                    continue
                own = (
                    {zone for view in [other.view(players.index(other))] for zone in secrets_of(view)}
                    if other in players
                    else set()
                )
                zones = {zone for zone in secrets if zone not in own}
                assert told_faces(other.told, zones) == []
                held = other.page.evaluate(HELD, sorted(zones))
                known = open_faces(other.view(players.index(other) if other in players else None), zones)
                assert [thing for thing in held if thing["card"] and thing["card"] not in known] == []
                for zone in zones:
                    for face in set(secrets[zone]) - known:
                        assert not [thing for thing in held if names[face] in thing["words"]]
    assert hidden > 0, "the game has secrets, else this is about nothing"
    assert watcher.state()["lit"] == []
    assert not any(message["view"]["ask"] for message in watcher.told if message.get("view"))
    tokens = [link["token"] for link in made["mine"]]
    assert not [token for token in tokens if token in str(watcher.told) + watcher.page.content()]


# ------------------------------------------------------------------------------------ one screen for all
def hot_seat(visit, server, game: str) -> tuple[Visit, str]:
    """Everybody at one screen."""
    made = server.make(
        game, [{"kind": "me", "name": name} for name in ["Ana", "Bo", "Cléo", "Dan"][: len(people(game))]]
    )
    return visit(f"/table/{made['room']}#" + "&".join(f"seat={link['token']}" for link in made["mine"])), made["room"]


def sentences(it: Visit, seat: int) -> set[str]:
    """Every log line that a seat of this screen was told."""
    events = [event for message in it.told if message.get("seat") == seat for event in message.get("events", [])]
    names = it.view(seat)["names"]
    return {say(it.lang, event["say"], named(event["params"], names, it.lang)) for event in events if event.get("say")}


def raise_curtain(it: Visit) -> int:
    """The one who is named takes the screen; returns their seat."""
    waiting = it.view(0)["waiting"][0]
    it.button("web-curtain-raise", name=it.view(0)["names"][waiting]).click()
    it.until(lambda state: not state["curtain"])
    return waiting


@each_quick_game
def test_behind_the_curtain_is_nothing_and_nobody_hears_what_the_other_was_told(visit, server, game):
    it, room = hot_seat(visit, server, game)
    names = names_of(server, room)
    seats = range(len(people(game)))
    rng = random.Random(3)
    curtains = 0
    eyes = 0
    while curtains < 8:
        state = it.until(lambda state: state["curtain"] or (state["mine"] and (state["lit"] or state["buttons"])))
        if not state["curtain"]:
            private = {line for seat in seats if seat != eyes for line in sentences(it, seat)} - sentences(it, eyes)
            heard = it.page.locator("[aria-live].spoken").all_inner_texts()
            assert not [line for line in private if any(line in text for text in heard)]
            it.pick(rng)
            continue
        curtains += 1
        assert it.page.locator(".place, [data-card], .log, [aria-live].spoken").count() == 0
        page = it.page.content()
        for seat in seats:
            for faces in secrets_of(it.view(seat)).values():
                assert not [face for face in faces if names[face] in page]
        eyes = raise_curtain(it)
        expect(it.page.locator("[data-curtain]")).to_have_count(0)


@each_game
def test_a_reload_at_a_shared_screen_does_not_show_the_wrong_hand(visit, server, game):
    it, _ = hot_seat(visit, server, game)
    rng = random.Random(4)
    for _ in range(2):
        while not it.until(lambda state: state["curtain"] or state["lit"] or state["buttons"])["curtain"]:
            it.pick(rng)
        it.page.reload()
        it.until(lambda state: state["there"] and (state["curtain"] or state["mine"]))
        if it.state()["curtain"]:
            raise_curtain(it)
        it.until(lambda state: state["mine"])


@some_game
def test_a_reload_before_everybody_at_a_shared_screen_was_told_their_seat_loses_nobody(visit, server, game):
    made = server.make(game, [{"kind": "me", "name": name} for name in ("Ana", "Bo", "Cléo")[: len(people(game))]])
    it = visit("/")
    passed: list[int | None] = []
    slow = [True]

    def hold_back(socket) -> None:
        """Only the first seat is told anything while the line is slow."""
        server_side = socket.connect_to_server()

        def hear(message) -> None:
            seat = json.loads(message).get("seat")
            if slow[0] and seat != 0:
                return
            socket.send(message)
            passed.append(seat)

        server_side.on_message(hear)

    it.page.route_web_socket("**/socket", hold_back)
    it.go(f"/table/{made['room']}#" + "&".join(f"seat={link['token']}" for link in made["mine"]))
    it.until(lambda _: 0 in passed)
    slow[0] = False
    it.page.reload()
    it.until(lambda state: state["curtain"])
    seats = it.page.evaluate("JSON.parse(localStorage['ludotheque.tables'])[0].seats.map(({ seat }) => seat)")
    assert seats == list(range(len(people(game))))
    assert "#" not in it.page.url


@some_game
def test_the_curtain_leaves_nothing_gaping_beside_it(visit, server, game):
    it, _ = hot_seat(visit, server, game)
    it.until(lambda state: state["curtain"])
    players = it.page.get_by_role("region", name=it.say("web-table-players"))
    for part in (players, it.page.locator("[data-curtain]")):
        assert part.bounding_box()["width"] == LAPTOP[0]
