"""Two people far from each other: invitations, a whole game, reloads, a killed server, take-backs, rematches."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import ludotheque as ldt
from support.pages import PHONE, Visit, check, owes, play_together, settled, tap
from support.playing import people, seats_of
from support.serving import Server
from support.shelf import each_game, each_quick_game, some_game


def seated(visit: Callable[..., Visit], server: Server, game: str, n: int = 2, **wishes: Any) -> list[Visit]:
    """As many people as the game wants, each with a browser of their own."""
    names = ["Ana", "Bo", "Cléo", "Dan"][: max(n, seats_of(game))]
    made = server.make(game, [{"kind": "me", "name": name} for name in names])
    return [visit(link["path"], at=server, **wishes) for link in made["mine"]]


def question(it: Visit) -> int:
    """The number of the question the table is at."""
    return it.state()["question"]


# ------------------------------------------------------------------------------------ together
def invite(visit: Callable[..., Visit], game: str, names: list[str]) -> list[Visit]:
    """The first sets a table up and gives the others their links; they read them at the door and sit down."""
    host = visit(f"/new/{game}", lang="fr", settings={"name": names[0], "confirm": "never"})
    expect(host.button("web-setup-start")).to_be_visible()
    for radio in host.page.get_by_role("radio", name=host.say("web-setup-who-friend"), exact=True).all():
        check(radio)
    host.button("web-setup-start-invite").click()
    fields = [host.field("web-door-link", n=seat + 1) for seat in range(1, len(names))]
    links = [field.input_value() for field in fields]
    guests = []
    for name, link in zip(names[1:], links, strict=True):
        guest = visit(link, size=PHONE, settings={"confirm": "never"})
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text(names[0])
        guest.field("web-door-name").fill(name)
        guest.button("web-door-sit").click()
        guests.append(guest)
    return [host, *guests]


@each_quick_game
def test_an_invitation_leads_through_the_door_to_a_whole_game_each_in_their_language(visit, game):
    visits = invite(visit, game, ["Ana", "Bo", "Cléo", "Dan"][: seats_of(game)])
    for it in visits:
        it.until(lambda state: state["there"])
        assert "invitation=" not in it.page.url, "a used link stays in nobody's address bar"
    assert play_together(visits, random.Random(game)) > 5
    for it in visits:
        expect(it.outcome()).to_be_visible()
    texts = [it.outcome().locator(".why").inner_text() for it in visits]
    assert texts[0] != texts[1], "one reads French, the other English"


def takes(game: str, n: int) -> bool:
    """Whether so many can play a game."""
    try:
        ldt.game(game).kit(n)
    except ldt.BadTable:
        return False
    return True


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in ldt.games() if takes(game, 3)])
def test_three_people_play_a_whole_game(visit, server, game):
    visits = seated(visit, server, game, 3)
    play_together(visits, random.Random(game))
    for it in visits:
        expect(it.outcome()).to_be_visible()


@some_game
def test_an_invitation_that_was_used_seats_nobody_else(visit, server, game):
    made = server.make(game, [{"kind": "me", "name": "Ana"}, *[{"kind": "open"} for _ in people(game)[1:]]])
    path = made["invitations"][0]["path"]
    for n, link in enumerate(made["invitations"]):
        assert server.post(f"/api/tables/{made['room']}/sit", {"token": link["token"], "name": f"Bo {n}"})[0] == 200
    late = visit(path)
    expect(late.words("web-door-full")).to_be_visible()
    late.link("web-door-watch").click()
    late.until(lambda state: state["there"] and not state["mine"])
    assert late.state()["lit"] == []


# ------------------------------------------------------------------------------------ through everything
@some_game
def test_who_wants_every_move_confirmed_says_yes_to_each(visit, server, game):
    """A yes is a button of its own: under the move, or under several cards that are picked and put back until then."""
    visits = seated(visit, server, game, settings={"confirm": "always"})
    mover = next(it for it in visits if it.until(lambda state: state["there"])["mine"])
    rng = random.Random(1)
    while not mover.my_turn()["lit"]:  # a question about no card, such as whether to keep the first hand
        assert mover.answer(rng)
    before = question(mover)
    while not (begun := mover.state()["begun"]):
        tap(mover.place(rng.choice(mover.my_turn()["lit"])))
    waiting = settled(visits)["waiting"]
    assert question(mover) == before
    assert visits.index(mover) in waiting
    if begun == "several":
        tap(mover.place(mover.state()["picked"]))
    else:
        mover.button("web-cancel").click()
    mover.until(lambda state: not state["begun"] and owes(state, before))
    assert mover.answer(rng)
    assert not owes(mover.state(), before)


@some_game
def test_a_reload_in_the_middle_of_a_game_loses_nothing(visit, server, game):
    visits = seated(visit, server, game)
    rng = random.Random(4)
    play_together(visits, rng, 8)
    at = settled(visits)["question"]
    for it in visits:
        view = it.view(visits.index(it))
        it.page.reload()
        it.until(lambda state: state["there"] and state["question"] == at)
        assert it.view(visits.index(it)) == view
    play_together(visits, rng, 4)


@each_quick_game
def test_a_killed_server_loses_nothing_and_the_pages_find_it_again_by_themselves(visit, own_server, game):
    visits = seated(visit, own_server, game)
    rng = random.Random(5)
    play_together(visits, rng, 6)
    settled(visits)
    views = [it.view(seat) for seat, it in enumerate(visits)]
    own_server.kill()
    for it in visits:
        expect(it.words("web-offline")).to_be_visible()
    own_server.start()
    for seat, it in enumerate(visits):
        expect(it.words("web-offline")).to_be_hidden()
        assert it.view(seat) == views[seat]
    # killed with a move on its way: it is sent again, and played once
    mover = next(it for it in visits if it.state()["mine"])
    at = question(mover)
    own_server.kill()
    while not mover.state()["busy"]:
        mover.something(mover.state(), rng).click()
    own_server.start()
    if mover.until(lambda state: not state["busy"])["begun"] == "sure":  # only now somebody could say that it is final
        tap(mover.something(mover.state(), rng))
    mover.until(lambda state: not state["busy"] and not owes(state, at))
    play_together(visits, rng, 4)


# ------------------------------------------------------------------------------------ asking each other
def ask_back(asker: Visit) -> None:
    """Ask to take the last answer back."""
    asker.page.keyboard.press("u")
    expect(asker.words("web-table-asked")).to_be_visible()


@some_game
def test_a_move_is_taken_back_only_when_the_other_agrees(visit, server, game):
    visits = seated(visit, server, game)
    rng = random.Random(6)
    play_together(visits, rng, 6)
    asker, other = visits[0], visits[1]
    # until something happened that nobody can undo alone: a sealed answer is one's own until all have answered
    settled(visits)
    while asker.view(0)["undo"]:
        play_together(visits, rng, 1)
        settled(visits)
    before = question(asker)
    then = [view for view in asker.views(0) if 0 in view["waiting"] and view["question"] < before][-1]
    ask_back(asker)
    other.button("web-table-disagree").click()
    expect(asker.words("web-table-asked")).to_be_hidden()
    assert question(asker) == before
    ask_back(asker)
    other.button("web-table-agree").click()
    asker.until(lambda state: owes(state, then["question"]))
    now = settled(visits)
    assert (now["question"], now["waiting"]) == (then["question"], then["waiting"]), "asked is who was asked then"
    assert other.state()["mine"] == (1 in then["waiting"])
    play_together(visits, rng, 4)


@some_game
def test_who_gives_up_is_asked_first_and_a_rematch_seats_the_same_players(visit, server, game):
    visits = seated(visit, server, game)
    loser, winner = visits[0], visits[1]
    play_together(visits, random.Random(7), 3)
    loser.button("web-table-menu").click()
    loser.button("web-table-concede").last.click()
    expect(loser.words("web-table-concede-sure")).to_be_visible()
    loser.button("web-table-concede").last.click()
    for it in visits:
        it.outcome()
    expect(loser.page.get_by_role("heading", name=loser.say("web-end-mine", how="lost"))).to_be_visible()
    expect(winner.page.get_by_role("heading", name=winner.say("web-end-mine", how="won"))).to_be_visible()
    room = loser.room
    winner.button("web-end-rematch").click()
    loser.button("web-end-to-rematch").click()
    for it in visits:
        it.wait(f"!location.pathname.endsWith({room!r})")
        it.until(lambda state: state["there"] and not state["over"])
    assert visits[0].room == visits[1].room
    assert play_together(visits, random.Random(8), 4) == 4, "both have a seat again"


@some_game
def test_talk_is_a_choice_of_phrases_and_both_read_it_in_their_language(visit, server, game):
    made = server.make(game, people(game))
    first, second = (visit(link["path"], lang=lang) for link, lang in zip(made["mine"][:2], ["fr", "en"], strict=True))
    for it in (first, second):
        it.until(lambda state: state["there"])
        it.page.get_by_role("tab", name=it.say("web-table-tab-talk")).click()
    first.button("room-phrase-well-played").click()
    expect(second.page.get_by_role("tabpanel").get_by_role("listitem").last).to_contain_text(
        second.say("room-phrase-well-played")
    )


@pytest.mark.long
@each_game
def test_an_absent_player_is_replaced_by_a_bot_and_the_game_goes_on(visit, server, game):
    visits = seated(visit, server, game)
    rng = random.Random(9)
    play_together(visits, rng, 4)
    stays, goes = visits[0], visits[1]
    goes.page.close()
    let = stays.button("web-table-let-bot").first
    expect(let).to_be_visible(timeout=90_000)  # 45 seconds are granted to come back
    let.click()
    stays.play_on(rng)
    expect(stays.outcome()).to_be_visible()
