"""A finished game is looked through again, and played on from any moment; of a running one nothing is told."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import ludotheque as ldt
from ludotheque.wire import http as h
from ludotheque.wire.table import Event, View
from support.playing import play_out, tokens
from support.serving import Client, Server
from support.shelf import each_quick_game
from support.stranger import Data, get, journal, post, running, seated

GAMES = ldt.games()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("reviews")) as it:
        yield it


class Told(Client):
    """A client that remembers what each of its seats saw at every question."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.history: dict[int | None, list[tuple[Data, int]]] = {}

    def _take(self, message: Data) -> None:
        super()._take(message)
        if message.get("view") is not None:
            seat = message["seat"]
            self.history.setdefault(seat, []).append((message["view"], len(self.events[seat])))


def played(server: Server, game: str, seed: int = 3) -> tuple[str, Data, dict[int | None, list[tuple[Data, int]]]]:
    """A game played out by clients: its room, its record, what each recipient saw after every decision."""

    async def playing() -> tuple[str, Told, Told]:
        seats = ldt.game(game).kit().seats
        made = server.make(game, [{"kind": "me", "name": f"P{n}"} for n in range(seats)])
        async with Told(server, made["room"], tokens(made)) as us, Told(server, made["room"]) as watching:
            await play_out(us, random.Random(seed), [])
            await watching.until(lambda: watching.views[None]["over"])
        return made["room"], us, watching

    room, us, watching = asyncio.run(playing())
    return room, get(server, f"/api/tables/{room}/record").data, us.history | watching.history


def moment(server: Server, room: str, at: int, eyes: int | str) -> Data:
    answer = get(server, f"/api/tables/{room}/moment?at={at}&eyes={eyes}&lang=en")
    assert answer.status == 200, answer.data
    return answer.data


@each_quick_game
def test_every_moment_shows_each_seat_what_it_was_told_then(server: Server, game: str) -> None:
    room, record, history = played(server, game)
    replay = msgspec.json.decode(get(server, f"/api/tables/{room}/replay").body, type=h.Replay)
    assert [[d.seat, d.move] for d in replay.moments] == [a for a in record["answers"] if a[0] != "chance"]
    assert (replay.room, replay.game, replay.names, replay.seats) == (room, game, record["names"], record["seats"])
    assert msgspec.to_builtins(replay.outcome) == json.loads(json.dumps(ldt.replay(record).outcome))
    last = len(replay.moments)
    for recipient, seen in history.items():
        eyes = "watch" if recipient is None else recipient
        events: list[Data] = []
        looks = iter(seen)  # one at the deal, and one after every decision by which it could see anything change
        view, told = next(looks)
        for at in range(last + 1):
            shown = moment(server, room, at, eyes)
            assert (shown["at"], shown["of"]) == (at, last)
            if at and (shown["events"] or shown["view"] != view):
                view, told = next(looks)
            assert shown["view"] == view, (at, eyes)
            events += shown["events"]
            assert len(events) == told
        assert next(looks, None) is None
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))
        assert events == json.loads(json.dumps(ldt.replay(record).events(recipient)))
    for decision, at in zip(replay.moments, range(last), strict=True):
        assert moment(server, room, at, "watch")["view"]["question"] == decision.question


@pytest.mark.parametrize("game", GAMES)
def test_open_eyes_see_every_card(server: Server, game: str) -> None:
    room, _, _ = played(server, game, 8)
    last = get(server, f"/api/tables/{room}/replay").data["moments"]
    for at in range(0, len(last) + 1, 5):
        shown = moment(server, room, at, "all")
        view = msgspec.convert(shown["view"], View)
        msgspec.convert(shown["events"], list[Event])
        assert view.seat is None
        assert all(card.card and card.back for zone in view.zones for card in zone.cards)
        assert (view.ask is None) == view.over
        if view.ask is not None:
            assert view.ask.seat == last[at]["seat"]
            assert last[at]["move"] in [option.move for option in view.ask.options]
    unsaid = get(server, f"/api/tables/{room}/moment?lang=en").data
    assert unsaid == moment(server, room, 0, "all"), "without parameters it is the deal, seen with open eyes"


def drawn(scores):
    """What the chart draws of a moment: the count, or how it stands where a game counts nothing."""
    return scores["totals"] or next((line["points"] for line in scores["told"]), [])


@pytest.mark.parametrize("game", GAMES)
def test_the_count_is_told_moment_by_moment(server: Server, game: str) -> None:
    room, record, _ = played(server, game, 5)
    course = get(server, f"/api/tables/{room}/course").data
    end = ldt.replay(record)
    moments = len([a for a in record["answers"] if a[0] != "chance"]) + 1
    if not drawn(end.scores()):
        assert course == []
        return
    assert len(course) == moments and all(len(totals) == record["seats"] for totals in course)
    assert course[-1] == drawn(end.scores())
    for at in range(0, moments, 9):
        scores = moment(server, room, at, 0)["scores"]
        msgspec.convert(scores, h.Scores)
        assert course[at] == (drawn(scores) or [0] * record["seats"])


def test_of_a_running_game_nothing_is_told(server: Server) -> None:
    async def test() -> None:
        async with seated(server) as them:
            before = len(journal(server, them.room))
            await them.move(3)
            for what in ("replay", "course", "moment", "moment?at=0&eyes=all", "moment?at=2&eyes=1", "moment?at=x"):
                answer = get(server, f"/api/tables/{them.room}/{what}")
                assert (answer.status, answer.data["say"]) == (422, "room-not-over"), what
                assert set(answer.data) == {"rule", "say", "params", "text"}
            wish = {"at": 1, "seat": 0}
            assert post(server, f"/api/tables/{them.room}/branch", wish).data["say"] == "room-not-over"
            assert len(journal(server, them.room)) == before + 3
        gathering = server.make(seats=[{"kind": "me"}, {"kind": "open"}])["room"]
        for what in ("replay", "course", "moment"):
            assert get(server, f"/api/tables/{gathering}/{what}").data["say"] == "room-not-over"
            assert get(server, f"/api/tables/none/{what}").status == 404

    asyncio.run(test())


def test_only_moments_and_eyes_that_exist(server: Server) -> None:
    room, _, _ = played(server, "yutaka", 2)
    last = get(server, f"/api/tables/{room}/moment").data["of"]
    for at in (str(last + 1), "-1", "x", "", "1.5", "99999999999999999999", "%C2%B2", "@yutaka-name"):
        answer = get(server, f"/api/tables/{room}/moment?at={at}")
        assert (answer.status, answer.data["say"]) == (422, "room-no-moment"), at
    for eyes in ("2", "-1", "everybody", "", "None", "0x0"):
        answer = get(server, f"/api/tables/{room}/moment?at=1&eyes={eyes}")
        assert (answer.status, answer.data["say"]) == (422, "room-no-eyes"), eyes


def test_a_record_brought_from_elsewhere_is_looked_through_as_any_other(server: Server) -> None:
    room, record, _ = played(server, "yutaka", 4)
    brought = post(server, "/api/records", record).data["room"]
    for what in ("replay", "course"):
        theirs, ours = (get(server, f"/api/tables/{it}/{what}").data for it in (brought, room))
        assert theirs == (ours | {"room": brought} if what == "replay" else ours)
    assert moment(server, brought, 7, 1) == moment(server, room, 7, 1)


# ------------------------------------------------------------------------------------ playing on
def cut(record: Data, decisions: int) -> int:
    """How many answers lead to the moment after so many decisions."""
    at = done = 0
    while at < len(record["answers"]) and (record["answers"][at][0] == "chance" or done < decisions):
        done += record["answers"][at][0] != "chance"
        at += 1
    return at


def same_table(view: Data) -> Data:
    """What is the same at a branch and in the game it left: all but who sits there and what can be taken back."""
    return {key: value for key, value in view.items() if key not in ("names", "undo")}


@pytest.mark.parametrize("at, seat", [(0, 0), (1, 0), (9, 1), (30, 0)])
def test_a_finished_game_is_played_on_from_any_moment_even_after_a_kill(tmp_path, at: int, seat: int) -> None:
    with running(tmp_path) as server:
        room, record, _ = played(server, "yutaka", 6)
        wish = {"at": at, "seat": seat, "name": "Zoé", "bot": "random"}
        answer = post(server, f"/api/tables/{room}/branch", wish)
        assert answer.status == 201, answer.data
        made = msgspec.convert(answer.data, h.TableMade)
        assert made.commitment and not made.invitations and [link.seat for link in made.mine] == [seat]
        then = ldt.replay(record, upto=cut(record, at))

        async def play() -> None:
            async with Told(server, made.room, [made.mine[0].token]) as me:
                assert me.table["branched"] and me.table["phase"] == "playing"
                assert [s["kind"] for s in me.table["seats"]].count("bot") == 1
                assert me.table["seats"][seat]["name"] == "Zoé"
                await me.until(lambda: seat in me.views[seat]["waiting"])
                first = me.events[seat][: len(then.events(seat))]
                assert first == json.loads(json.dumps(then.events(seat))), "the past is told as it was"
                if then.waiting_for == [seat]:
                    assert same_table(me.views[seat]) == same_table(json.loads(json.dumps(then.view(seat))))
                    refused = await me.do({"do": "undo", "seat": seat})
                    assert refused["say"] == "table-nothing-to-undo", "what lies before belongs to the other game"
                before = me.views[seat]
                server.kill()
                server.start()
                await me.until(lambda: me.connections > 1 and me.snapshots > 1)
                assert me.views[seat] == before
                while not me.views[seat]["over"]:
                    await me.until(lambda: me.views[seat]["over"] or seat in me.views[seat]["waiting"])
                    if not me.views[seat]["over"]:
                        assert (await me.play(seat, me.views[seat]["ask"]["options"][0]["move"]))["is"] == "done"

        asyncio.run(play())
        branch = get(server, f"/api/tables/{made.room}/record").data
        assert branch["answers"][: cut(record, at)] == record["answers"][: cut(record, at)]
        assert branch["branched"] == cut(record, at)
        assert branch["commitment"] == made.commitment != record["commitment"]
        assert ldt.replay(branch).digest() == branch["digest"]
        with pytest.raises(ldt.BadRecord) as refused:
            ldt.verify(branch)
        assert refused.value.said.key == "verify-branched"
        assert post(server, "/api/records", branch).status == 201
        again = post(server, f"/api/tables/{made.room}/branch", {"at": at, "seat": 1 - seat})
        assert again.status == 201, "a branch can be branched off"
        assert record["secret"] not in json.dumps(journal(server, made.room)), "it is dealt from a secret of its own"


def test_a_branch_that_cannot_be_is_refused_with_the_reason(server: Server) -> None:
    room, _, _ = played(server, "yutaka", 7)
    last = get(server, f"/api/tables/{room}/moment").data["of"]
    path = f"/api/tables/{room}/branch"
    for wish, say in [
        ({"at": last, "seat": 0}, "room-branch-over"),
        ({"at": last + 1, "seat": 0}, "room-no-moment"),
        ({"at": -1, "seat": 0}, "room-not-understood"),
        ({"at": 3, "seat": 2}, "table-no-such-seat"),
        ({"at": 3, "seat": 0, "bot": "deep-blue"}, "room-no-bot"),
        ({"seat": 0}, "room-not-understood"),
    ]:
        answer = post(server, path, wish)
        assert (answer.status, answer.data["say"]) == (422, say)
    assert post(server, "/api/tables/none/branch", {"at": 0, "seat": 0}).status == 404
