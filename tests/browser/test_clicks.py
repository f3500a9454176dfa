"""How many clicks a whole typical turn takes (docs/clicks.md), and what may and may not be confirmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import ludotheque as ldt
from support import cities, saints
from support.pages import LAPTOP, PHONE, Data, Visit, answerable, tap
from support.scenes import finished
from support.serving import Server

LANGS = pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.long)])
STARTERS = "prospector prospector prospector diviner captain"


def played_on(server: Server, record: Data, at: int = 0) -> str:
    """The address of a table where somebody plays on against a bot from a moment of a finished game."""
    status, room = server.post("/api/records", record)
    assert status in (200, 201), room
    wish = {"at": at, "seat": 0, "name": "", "bot": "random"}
    status, made = server.post(f"/api/tables/{room['room']}/branch", wish)
    assert status == 201, made
    return made["mine"][0]["path"]


def given_up(match: ldt.Match) -> Data:
    """A table written by hand as the record of a game that was given up at once: played on, it begins there."""
    match.concede(1)
    return match.record()


class Clicks:
    """A page whose clicks are counted."""

    def __init__(self, it: Visit) -> None:
        self.it = it
        self.n = 0
        self.it.my_turn()

    def on(self, thing: Locator) -> None:
        """One click; then whatever it leads to."""
        expect(thing).to_be_visible()
        tap(thing)
        self.n += 1
        self.it.until(lambda state: state["over"] or not state["busy"])

    def on_button(self, key: str, **params: object) -> None:
        """A button, by what it says."""
        self.on(self.it.button(key, **params))

    def on_place(self, key: str) -> None:
        """A card or a place."""
        self.on(self.it.place(key))

    def on_something(self) -> None:
        """The first thing that is lit and not picked yet."""
        state = self.it.until(lambda state: set(state["lit"]) - set(state["gathered"]))
        self.on_place(next(key for key in state["lit"] if key not in state["gathered"]))

    def cards(self, zone: str, seat: int | None = 0) -> list[Any]:
        """What lies in a zone."""
        zones = self.it.view()["zones"]
        return [card["card"] for it in zones if (it["zone"], it["seat"]) == (zone, seat) for card in it["cards"]]


def sit(visit: Callable[..., Visit], server: Server, record: Data, lang: str, at: int = 0, **more: Any) -> Clicks:
    return Clicks(visit(played_on(server, record, at), lang=lang, at=server, **more))


# ------------------------------------------------------------------------------------ Volfyirion
@pytest.mark.game("volfyirion")
@LANGS
def test_in_volfyirion_five_starters_and_two_purchases_take_five_clicks(visit, server, lang):
    """Play all, buy, buy, end the turn; and a yes, as one Command is left that buys a third card."""
    turn = sit(visit, server, given_up(cities.duel(STARTERS, house="prospector " * 5)), lang)
    turn.on_button("volfyirion-bundle-all", n=5)
    assert len(turn.cards("area")) == 5
    turn.on_place("row:-:0:0")
    turn.on_place("row:-:0:3")
    assert set(turn.cards("discard")) == {"worthy-trade", "hidden-cache"}
    turn.on_button("volfyirion-do-end")
    assert turn.it.state()["begun"] == "sure"
    said = next(it["misses"] for it in turn.it.view()["ask"]["options"] if it["move"] == "end")
    assert said["params"] | {"n": 1, "price": 1} == said["params"], "5 Command less 2 and 2: a Barter or a Stab for 1"
    expect(turn.it.page.locator("[data-prompt]")).to_contain_text(turn.it.say(said["say"], **said["params"]))
    turn.on(turn.it.move("end"))
    turn.it.until(lambda state: not state["begun"])
    assert 1 <= turn.n <= 5, turn.n


@pytest.mark.game("volfyirion")
def test_who_ends_a_turn_by_key_and_is_asked_once_more_keeps_the_focus(visit, server):
    """The button that was pressed rests while it is asked whether that is meant: the question has the focus."""
    record = given_up(cities.duel(STARTERS, house="prospector " * 5))
    it = sit(visit, server, record, "en").it
    it.move("end").focus()
    it.page.keyboard.press("Enter")
    it.until(lambda state: state["begun"] == "sure")
    it.wait("document.activeElement?.closest('.prompt')?.querySelector('[data-prompt]') === document.activeElement")
    it.page.keyboard.press("Tab")
    assert it.focused()["tag"] != "BODY"


@pytest.mark.game("volfyirion")
def test_who_announces_a_move_by_key_or_takes_it_back_keeps_the_focus(visit, server):
    """The buttons for both go away when they are pressed: the question has the focus."""
    turn = sit(visit, server, given_up(cities.duel(STARTERS, house="prospector " * 5)), "en")
    turn.on_button("volfyirion-bundle-all", n=5)
    it = turn.it
    for button in (it.move("minor:replace"), it.button("web-cancel")):
        button.focus()
        it.page.keyboard.press("Enter")
        expect(button).to_have_count(0)
        it.wait("document.activeElement?.hasAttribute('data-prompt')")


@pytest.mark.game("volfyirion")
def test_the_reminder_at_the_end_of_a_turn_can_be_switched_off(visit, server):
    record = given_up(cities.duel(STARTERS, house="prospector " * 5))
    turn = sit(visit, server, record, "en", settings={"remind": False})
    turn.on_button("volfyirion-do-end")
    assert turn.it.state()["begun"] == ""
    turn.it.until(lambda state: state["question"] > 2)


@pytest.mark.game("volfyirion")
@LANGS
def test_in_volfyirion_a_wonder_with_its_removal_takes_three_clicks(visit, server, lang):
    """Play the Captain and the Prospector, acquire the Wonder, remove the Prospector."""
    turn = sit(visit, server, given_up(cities.duel("prospector captain")), lang)
    turn.on_button("volfyirion-bundle-all", n=2)
    turn.on_place("lair-wonders:-:0:0")
    turn.it.until(answerable)
    turn.on_place(f"area:0:0:{turn.cards('area').index('prospector')}")
    assert (turn.cards("discard"), turn.cards("area")) == (["divining-petals"], ["captain"])
    assert turn.n == 3
    assert [turn.it.move("minor:replace").count(), turn.it.state()["begun"]] == [0, ""]


@pytest.mark.game("volfyirion")
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_pile_to_choose_from_lies_over_the_board_and_moves_nothing(visit, server, size):
    """R35: the Discard Pile is laid out; no City becomes smaller by it, and what lies in play can be tapped as well."""
    turn = sit(visit, server, given_up(cities.duel(STARTERS, house="prospector " * 5)), "en", size=size)
    turn.on_button("volfyirion-bundle-all", n=5)
    turn.on_place("row:-:0:0")
    turn.it.until(answerable)
    page = turn.it.page
    high = "[...document.querySelectorAll('.citadel')].map((it) => Math.round(it.getBoundingClientRect().height))"
    before = page.evaluate(high)
    turn.on_place("lair-wonders:-:0:0")
    turn.it.until(answerable)
    expect(page.locator(".tray")).to_be_visible()
    assert page.evaluate(high) == before
    turn.on_place(f"area:0:0:{turn.cards('area').index('prospector')}")
    expect(page.locator(".tray")).to_have_count(0)


@pytest.mark.game("volfyirion")
def test_a_card_that_is_acquired_goes_to_the_discard_pile_and_the_pile_stays_where_it_is(visit, server):
    """What is carried is a likeness of the card: the sign of the pile never leaves its place."""
    record = given_up(cities.duel(STARTERS, house="prospector " * 5))
    turn = sit(visit, server, record, "en", settings={"speed": "slow"})
    turn.on_button("volfyirion-bundle-all", n=5)
    turn.it.until(lambda state: answerable(state) and len(turn.cards("hand")) == 0)
    turn.it.page.evaluate("""() => {
      window.carried = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...frames) {
        const moves = [frames[0]].flat().some((it) => String(it.transform ?? '').includes('translate'));
        if (moves) window.carried.push([this.className, this.dataset?.key ?? '', this.textContent]);
        return animate.apply(this, frames);
      };
    }""")
    turn.on_place("row:-:0:0")
    turn.it.wait("window.carried.length > 0")
    moved = turn.it.page.evaluate("window.carried")
    assert any("Worthy Trade" in words for look, _, words in moved if look == "carried"), moved
    assert not any(place.startswith("discard:") for _, place, _ in moved), moved


@pytest.mark.game("volfyirion")
def test_a_tap_acquires_a_card_and_it_is_replaced_only_when_that_was_said_first(visit, server):
    turn = sit(visit, server, given_up(cities.duel(points=(1, 0, 2))), "en")
    turn.on_button("volfyirion-minor-replace")
    turn.on_place("row:-:0:1")
    turn.it.until(answerable)
    assert "barter" not in turn.cards("row", None)
    assert turn.cards("discard") == []
    turn.on_place("row:-:0:2")
    assert turn.cards("discard") == ["stab"]


@pytest.mark.game("volfyirion")
def test_a_take_back_takes_back_what_one_tap_did(visit, server):
    turn = sit(visit, server, given_up(cities.duel(STARTERS, house="prospector " * 5)), "en")
    turn.on_button("volfyirion-bundle-all", n=5)
    turn.it.until(lambda state: answerable(state) and len(turn.cards("hand")) == 0)
    turn.on_button("web-table-undo")
    turn.it.until(lambda state: len(turn.cards("hand")) == 5)


# ------------------------------------------------------------------------------------ Saint Seiya
@pytest.mark.game("saint-seiya")
@LANGS
def test_in_saint_seiya_a_card_won_by_five_equal_heroes_takes_three_clicks(visit, server, lang):
    """The card, how it is won, the end of the main phase."""
    turn = sit(visit, server, given_up(saints.table("geist@3", " ".join(["seiya"] * 5)).match), lang)
    turn.on_place("field:-:0:2")
    [bundle] = [it for it in turn.it.view()["ask"]["bundles"] if it["from"]["place"] == 2]
    turn.on(turn.it.move(bundle["move"]))
    assert "geist" in turn.cards("discard")
    turn.on(turn.it.move("done"))
    turn.it.until(lambda state: not state["begun"])
    assert turn.n == 3


@pytest.mark.game("saint-seiya")
def test_equal_heroes_are_sent_together(visit, server):
    turn = sit(visit, server, given_up(saints.table("mu@3", " ".join(["seiya"] * 5)).match), "en")
    turn.on_place("hand:0:0:0")
    turn.on_button("web-table-all-equal", n=5)
    turn.on_place("field:-:0:2")
    assert turn.cards("engaged") == ["seiya"] * 5
    assert turn.n == 3


# ------------------------------------------------------------------------------------ Yutakâ and YRO
@pytest.mark.game("yutaka")
def test_in_yutaka_a_card_takes_two_clicks(visit, server):
    record = finished("yutaka")
    deciders = [who for who, _ in record["answers"] if who != "chance"]
    at = next(n for n in range(len(deciders) // 3, len(deciders)) if deciders[n] == 0 and deciders[n - 1] != 0)
    turn = sit(visit, server, record, "en", at)
    question = turn.it.state()["question"]
    source = turn.it.view()["ask"]["options"][0]["from"]
    turn.on_place(f"hand:0:0:{source['place']}")
    if turn.it.state()["question"] == question:
        turn.on_something()
    turn.it.until(lambda state: state["question"] > question or state["over"])
    assert turn.n <= 2


@pytest.mark.game("yro")
def test_in_yro_a_round_takes_seven_clicks(visit, server):
    """Two cards thrown away, one recruited, one placed."""
    record = finished("yro")
    answers = [(who, what) for who, what in record["answers"] if who != "chance"]
    at = next(n for n in range(len(answers) // 3, len(answers)) if answers[n][0] == 0 and answers[n][1].startswith("-"))
    turn = sit(visit, server, record, "en", at)
    for _ in range(2):
        turn.on_something()
    turn.on(turn.it.move("done"))
    turn.it.until(answerable)
    turn.on_something()
    turn.on(turn.it.move("done"))
    turn.it.until(answerable)
    turn.on_something()
    if turn.it.state()["picked"]:
        turn.on_something()
    assert turn.n <= 7


# ------------------------------------------------------------------------------------ among people
def seated(visit: Callable[..., Visit], server: Server, game: str) -> list[Visit]:
    """Two people, each with a browser of their own."""
    made = server.make(game, [{"kind": "me", "name": name} for name in ("Ana", "Bo")])
    return [visit(link["path"], at=server) for link in made["mine"]]


@pytest.mark.game("volfyirion")
def test_among_people_nothing_is_confirmed_that_only_shows_a_card_or_can_be_taken_back(visit, server):
    """The first turn of a new game: keep the hand, play all, buy what is cheap."""
    ana, _ = seated(visit, server, "volfyirion")
    turn = Clicks(ana)
    turn.on(ana.move("done"))
    ana.until(answerable)
    [line] = [bundle["move"] for bundle in ana.view()["ask"]["bundles"]]
    turn.on(ana.move(line))
    ana.until(answerable)
    assert turn.cards("hand") == []
    cheap = next(option for option in ana.view()["ask"]["options"] if option["verb"] == "buy")
    turn.on_place(f"row:-:0:{cheap['from']['place']}")
    assert len(turn.cards("discard")) == 1
    assert turn.n == 3


@pytest.mark.game("yutaka")
def test_among_people_what_has_no_way_back_waits_for_a_yes(visit, server):
    """A card of Yutakâ is followed by a drawn one; the tile that is turned up first cannot be unseen either."""
    visits = seated(visit, server, "yutaka")
    mover = next(it for it in visits if it.until(lambda state: state["there"])["mine"])
    turn = Clicks(mover)
    question = mover.state()["question"]
    turn.on_something()
    mover.until(lambda state: state["begun"] == "sure")
    assert mover.state()["question"] == question
    turn.on_button("web-cancel")
    assert mover.state()["begun"] == ""
    turn.on_something()
    mover.until(lambda state: state["begun"] == "sure")
    turn.on(mover.page.locator(".prompt [data-move]").first)
    mover.until(lambda state: state["question"] > question)
