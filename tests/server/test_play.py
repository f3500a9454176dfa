"""People play: whole games over real connections, and all that players do at a table besides moving."""

import asyncio
import hashlib
import json
import random
from contextlib import AsyncExitStack

import pytest
import websockets

import ludotheque as ldt
from ludotheque.server import journal as j
from ludotheque.server.identity import hashed
from ludotheque.server.keeper import KEPT_MESSAGES
from ludotheque.server.store import Store
from ludotheque.wire import messages as m
from support.inside import come, house_on, move, open_table, token_of
from support.playing import (
    any_move,
    asked,
    check_client,
    check_record,
    eventually,
    over,
    people,
    play_on,
    play_out,
    record_of,
    seats_of,
    take_over,
    to_move,
    tokens,
)
from support.serving import Client, Server
from support.thinkers import take_a_moment

GAMES = ldt.games()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    it = Server(tmp_path_factory.mktemp("play")).start()
    yield it
    it.stop()


def at_a_table_of_two(server, act, game="yutaka", **more):
    """Two people, each at a device of their own, and then: `act(one, two, made)`."""

    async def playing():
        made = server.make(game, people(game), **more)
        first, second = tokens(made)
        async with Client(server, made["room"], [first]) as one, Client(server, made["room"], [second]) as two:
            await act(one, two, made)

    asyncio.run(playing())


async def a_few_moves(one, two, count, rng):
    for _ in range(count):
        await eventually(lambda: asked(one, 0) or asked(two, 1))
        client, seat = (one, 0) if asked(one, 0) else (two, 1)
        assert (await client.play(seat, any_move(client, seat, rng)))["is"] == "done"
        await eventually(lambda: one.views[0]["question"] == two.views[1]["question"])


async def do(client, what, seat, **more):
    return await client.do({"do": what, "seat": seat, **more})


def numbers(client):
    """The numbers of all messages a client got, per recipient, and which of them were snapshots."""
    out = {}
    for raw in client.raw:
        message = json.loads(raw)
        if "n" in message:
            out.setdefault(message["seat"], []).append((message["n"], message["is"] == "snapshot"))
    return out


# ------------------------------------------------------------------------------------ whole games
@pytest.mark.parametrize("game", GAMES)
def test_people_on_devices_of_their_own_play_a_whole_game_and_a_spectator_sees_it_end(server, game):
    async def playing():
        made = server.make(game, people(game))
        sent = []
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Client(server, made["room"], [t])) for t in tokens(made)]
            spectator = await stack.enter_async_context(Client(server, made["room"]))
            rng = random.Random(1)
            await asyncio.gather(*(play_on(player, seat, rng, sent) for seat, player in enumerate(players)))
            await asyncio.gather(*(take_over(client) for client in [*players, spectator]))
            record = await record_of(server, made["room"])
            match = check_record(record, sent)
            for client in [*players, spectator]:
                check_client(client, match)
                assert client.table["secret"] == record["secret"]
            assert hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest() == made["commitment"]
            assert spectator.views[None]["outcome"]["seats"] == match.outcome["seats"]
            assert spectator.table["spectators"] == 1

    asyncio.run(playing())


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_bots(server, game):
    async def playing():
        seats = [{"kind": "me", "name": "Ana"}] + [{"kind": "bot", "bot": "thumb"}] * (seats_of(game) - 1)
        made = server.make(game, seats)
        sent = []
        async with Client(server, made["room"], tokens(made)) as ana:
            await play_on(ana, 0, random.Random(2), sent)
            match = check_record(await record_of(server, made["room"]), sent, seats=[0])
            check_client(ana, match)
            assert ana.table["seats"][1]["kind"] == "bot"
            assert match.names[1] == "thumb"

    asyncio.run(playing())


@pytest.mark.parametrize("game", GAMES)
def test_all_seats_are_played_from_one_device(server, game):
    async def playing():
        made = server.make(game, people(game))
        sent = []
        async with Client(server, made["room"], tokens(made)) as hot_seat:
            assert sorted(hot_seat.views) == list(range(seats_of(game)))
            await play_out(hot_seat, random.Random(3), sent)
            check_client(hot_seat, check_record(await record_of(server, made["room"]), sent))

    asyncio.run(playing())


# ------------------------------------------------------------------------------------ sitting down
def test_an_invitation_is_used_up_and_the_seats_own_token_works_on_two_devices_at_once(server):
    async def playing():
        made = server.make(seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
        path, invitation = f"/api/tables/{made['room']}", made["invitations"][0]["token"]
        async with Client(server, made["room"], tokens(made)) as ana:
            assert ana.table["phase"] == "gathering"
            assert (await do(ana, "play", 0, move="I1 1", question=0))["say"] == "room-not-started"
            status, sat = server.post(f"{path}/sit", {"token": invitation, "name": "Bo"})
            assert status == 200
            assert sat["room"]["phase"] == "playing"
            assert sat["room"]["seats"][1]["name"] == "Bo"
            await ana.until(lambda: ana.table["phase"] == "playing" and ana.views)

            again, problem = server.post(f"{path}/sit", {"token": invitation, "name": "Eve"})
            assert (again, problem["say"]) == (422, "room-no-invitation")
            async with Client(server, made["room"], [sat["mine"]["token"]]) as phone:
                async with Client(server, made["room"], [sat["mine"]["token"]]) as laptop:
                    devices = (phone, laptop)
                    rng = random.Random(1)
                    for at in range(12):
                        await eventually(lambda: asked(ana, 0) or all(asked(it, 1) for it in devices))
                        if asked(ana, 0):
                            client, seat = ana, 0
                        else:
                            client, seat = devices[at % 2], 1
                        assert (await client.play(seat, any_move(client, seat, rng)))["is"] == "done"
                        question = client.views[seat]["question"]
                        await eventually(lambda: all(it.views[1]["question"] == question for it in devices))  # noqa: B023
                        await eventually(lambda: ana.views[0]["question"] == question)  # noqa: B023
                    assert phone.views[1] == laptop.views[1]
                    assert phone.events[1] == laptop.events[1]
                await phone.until(lambda: phone.n["1"] > laptop.n["1"])
                assert phone.table["seats"][1]["here"], "one of the devices is still there"
            await ana.until(lambda: not ana.table["seats"][1]["here"])

    asyncio.run(playing())


def test_the_invitation_itself_opens_no_seat(server):
    async def playing():
        made = server.make(seats=[{"kind": "me"}, {"kind": "open"}])
        async with websockets.connect(server.socket_url) as it:
            hello = {"do": "hello", "room": made["room"], "tokens": [made["invitations"][0]["token"]]}
            await it.send(json.dumps(hello))
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(it.recv(), 5)
            assert it.close_code == 4403

    asyncio.run(playing())


def test_of_two_who_take_the_same_invitation_at_once_one_sits(server):
    async def playing():
        made = server.make(seats=[{"kind": "me"}, {"kind": "open"}])
        wish = {"token": made["invitations"][0]["token"], "name": "Bo"}
        path = f"/api/tables/{made['room']}/sit"
        answers = await asyncio.gather(*(asyncio.to_thread(server.post, path, wish) for _ in range(4)))
        assert sorted(status for status, _ in answers) == [200, 422, 422, 422]

    asyncio.run(playing())


def test_a_public_table_is_listed_until_somebody_joins(server):
    async def playing():
        made = server.make(seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}], public=True)
        hidden = server.make(seats=[{"kind": "me", "name": "Eve"}, {"kind": "open"}])
        listed = {table["room"]: table for table in server.get("/api/tables")[1]}
        assert hidden["room"] not in listed
        assert listed[made["room"]]["free"] == [1]
        assert listed[made["room"]]["names"] == ["Ana"]
        assert listed[made["room"]]["game"] == "yutaka"
        status, problem = server.post(f"/api/tables/{hidden['room']}/join", {"seat": 1})
        assert (status, problem["say"]) == (422, "room-not-public")
        status, problem = server.post(f"/api/tables/{made['room']}/join", {"seat": 0})
        assert (status, problem["say"]) == (422, "room-seat-taken")

        status, sat = server.post(f"/api/tables/{made['room']}/join", {"seat": 1, "name": "Bo"})
        assert (status, sat["mine"]["seat"]) == (200, 1)
        assert made["room"] not in [table["room"] for table in server.get("/api/tables")[1]]
        async with Client(server, made["room"], [tokens(made)[0], sat["mine"]["token"]]) as both:
            await play_out(both, random.Random(4), [])

    asyncio.run(playing())


def test_anybody_with_the_link_is_told_which_seats_owe_an_answer(server):
    async def act(one, two, made):
        def owing():
            return server.get(f"/api/tables/{made['room']}")[1]["waiting"]

        assert owing() == [0]
        await a_few_moves(one, two, 1, random.Random(5))
        assert owing() == [1]

    at_a_table_of_two(server, act)


# ------------------------------------------------------------------------------------ the end, and once more
def test_a_player_who_concedes_loses_and_a_rematch_is_played_with_the_same_tokens(server):
    async def act(one, two, made):
        rng = random.Random(5)
        assert (await do(one, "rematch", 0))["say"] == "room-no-rematch"
        await a_few_moves(one, two, 5, rng)
        assert (await do(two, "concede", 1))["is"] == "done"
        await take_over(one)
        assert one.views[0]["outcome"]["seats"] == ["won", "lost"]
        assert (await do(two, "concede", 1))["say"] == "table-game-over"
        assert (await one.play(0, "I1 1"))["say"] == "table-game-over"
        assert ldt.verify(await record_of(server, made["room"])).winners == [0]

        wish = {"do": "rematch", "seat": 1, "id": "once-more-please"}
        assert (await two.do(wish))["is"] == "done"
        assert (await two.do(wish))["is"] == "done"
        assert (await do(one, "rematch", 0))["say"] == "room-no-rematch"
        await one.until(lambda: one.table["rematch"])
        room = one.table["rematch"]
        async with Client(server, room, tokens(made)) as again:
            assert [seat["name"] for seat in again.table["seats"]] == ["Player 1", "Player 2"]
            assert again.table["options"] == {**one.table["options"], "first": 1}, "the other begins"
            assert again.table["begins"] == 1
            assert again.table["commitment"] != one.table["commitment"]
            sent = []
            await play_out(again, rng, sent)
            check_record(await record_of(server, room), sent)

    at_a_table_of_two(server, act)


def test_the_record_is_there_only_when_the_game_is_over_then_verifies_and_can_be_brought_back(server):
    async def act(one, two, made):
        path = f"/api/tables/{made['room']}"
        await a_few_moves(one, two, 8, random.Random(6))
        status, problem = server.get(f"{path}/record")
        assert (status, problem["say"]) == (422, "room-not-over")
        assert server.get(path)[1]["secret"] == ""
        await do(one, "concede", 0)
        await take_over(two)
        record = await record_of(server, made["room"])
        match = ldt.verify(record)
        status, room = server.post("/api/records", record)
        assert (status, room["phase"]) == (201, "over")
        assert [seat["name"] for seat in room["seats"]] == ["Player 1", "Player 2"]
        async with Client(server, room["room"]) as reader:
            check_client(reader, match)
        assert await record_of(server, room["room"]) == record

    at_a_table_of_two(server, act)


def test_records_that_are_not_over_or_were_changed_are_not_taken(server):
    match = ldt.game("yutaka").start(seed=1)
    status, problem = server.post("/api/records", match.record(with_secret=True))
    assert (status, problem["say"]) == (422, "room-not-over")
    match.concede(0)
    record = match.record()
    record["answers"] = record["answers"][:-1]
    status, problem = server.post("/api/records", record)
    assert (status, problem["say"]) == (422, "record-truncated")
    assert problem["text"]


@pytest.mark.parametrize("game", GAMES)
def test_the_count_is_told_line_by_line_in_the_readers_language(server, game):
    async def playing():
        made = server.make(game, people(game))
        path = f"/api/tables/{made['room']}/scores"
        async with Client(server, made["room"], tokens(made)) as hot_seat:
            assert server.get(path)[0] == 200
            await play_out(hot_seat, random.Random(7), [])
        match = ldt.replay(await record_of(server, made["room"]))
        for lang in ("fr", "en"):
            status, scores = server.get(f"{path}?lang={lang}")
            assert (status, scores) == (200, match.scores(lang))
        assert server.get(f"{path}?lang=xx")[1]["say"] == "room-no-language"

    asyncio.run(playing())


# ------------------------------------------------------------------------------------ leaving, and coming back
def test_a_player_who_leaves_finds_the_seat_again(server):
    async def act(one, two, made):
        await a_few_moves(one, two, 4, random.Random(8))
        assert (await do(two, "leave", 1))["is"] == "done"
        assert (await do(two, "leave", 1))["say"] == "room-left-already"
        await one.until(lambda: one.table["seats"][1]["gone"])
        await two.part()
        await one.until(lambda: not one.table["seats"][1]["here"])
        await two.come_back()
        await one.until(lambda: one.table["seats"][1]["here"])
        assert not one.table["seats"][1]["gone"]
        assert one.table["seats"][1]["kind"] == "person"
        await a_few_moves(one, two, 4, random.Random(8))

    at_a_table_of_two(server, act)


def test_a_bot_plays_on_for_somebody_who_left_and_gives_the_seat_back(server):
    async def act(one, two, made):
        rng = random.Random(9)
        await a_few_moves(one, two, 4, rng)
        early = await do(one, "replace", 0, absent=1, by="bot")
        assert early["say"] == "room-nobody-absent"
        assert (await do(one, "replace", 0, absent=0, by="bot"))["say"] == "room-nobody-absent"
        await do(two, "leave", 1)
        await two.part()
        assert (await do(one, "replace", 0, absent=1, by="bot"))["is"] == "done"
        await one.until(lambda: one.table["seats"][1]["kind"] == "bot")
        await play_on(one, 0, rng, [], most=6)
        await one.until(lambda: asked(one, 0))
        assert not over(one)
        by_the_bot = one.views[0]["question"]

        await two.come_back()
        await one.until(lambda: one.table["seats"][1]["kind"] == "person")
        assert one.table["seats"][1]["name"] == "Player 2"
        await two.until(lambda: two.views[1]["question"] >= by_the_bot)
        mine, theirs = [], []
        await asyncio.gather(play_on(one, 0, rng, mine), play_on(two, 1, rng, theirs))
        assert theirs
        record = await record_of(server, made["room"])
        match = ldt.verify(record)
        await take_over(one)
        await take_over(two)
        check_client(one, match)
        check_client(two, match)
        assert [what for who, what in record["answers"] if who == 1][-len(theirs) :] == [move for _, move in theirs]

    at_a_table_of_two(server, act)


def test_the_game_can_be_claimed_from_somebody_who_left_and_only_then(server):
    async def act(one, two, made):
        await a_few_moves(one, two, 4, random.Random(10))
        await two.part()
        assert (await do(one, "replace", 0, absent=1, by="claim"))["say"] == "room-nobody-absent"
        await two.come_back()
        await do(two, "leave", 1)
        assert (await do(one, "replace", 0, absent=1, by="claim"))["is"] == "done"
        await take_over(one)
        assert one.views[0]["outcome"]["seats"] == ["won", "lost"]
        assert (await do(one, "replace", 0, absent=1, by="bot"))["say"] == "table-game-over"
        ldt.verify(await record_of(server, made["room"]))

    at_a_table_of_two(server, act)


# ------------------------------------------------------------------------------------ taking back, pausing
async def until_undo(one, two, alone, rng):
    """Play until the seat that answered last may take it back alone, or may not; returns its client and number."""
    for _ in range(100):
        await eventually(lambda: asked(one, 0) or asked(two, 1))
        client, seat = (one, 0) if asked(one, 0) else (two, 1)
        await a_few_moves(one, two, 1, rng)
        if client.views[seat]["undo"] == alone and not client.views[seat]["over"]:
            return client, seat
    raise AssertionError("no such moment in this game")


def test_an_answer_that_told_nobody_anything_is_taken_back_alone(server):
    async def act(one, two, made):
        rng = random.Random(11)
        await a_few_moves(one, two, 1, rng)
        for _ in range(100):
            seat = 0 if asked(one, 0) else 1
            client, other = (one, two) if seat == 0 else (two, one)
            before = [dict(c.views[s], undo=None) for c, s in ((one, 0), (two, 1))]
            seen = [list(c.events[s]) for c, s in ((one, 0), (two, 1))]
            await a_few_moves(one, two, 1, rng)
            if client.views[seat]["undo"]:
                break
        assert (await do(client, "undo", seat))["is"] == "done"
        await eventually(lambda: asked(client, seat))
        await other.until(lambda: len(other.events[1 - seat]) == len(seen[1 - seat]))
        assert [dict(c.views[s], undo=None) for c, s in ((one, 0), (two, 1))] == before
        assert [c.events[s] for c, s in ((one, 0), (two, 1))] == seen
        assert one.table["asking"] == ""
        await asyncio.gather(play_on(one, 0, rng, []), play_on(two, 1, rng, []))
        ldt.verify(await record_of(server, made["room"]))

    at_a_table_of_two(server, act)


def test_beyond_that_an_answer_is_taken_back_if_the_other_agrees_and_chance_deals_the_same_again(server):
    async def act(one, two, made):
        rng = random.Random(12)
        await a_few_moves(one, two, 6, rng)
        before = None
        for _ in range(100):
            seat = 0 if asked(one, 0) else 1
            client, other = (one, two) if seat == 0 else (two, one)
            before = dict(client.views[seat], undo=None)
            played = any_move(client, seat, rng)
            assert (await client.play(seat, played))["is"] == "done"
            await eventually(lambda: one.views[0]["question"] == two.views[1]["question"])
            after = client.views[seat]
            if not client.views[seat]["undo"]:
                break
        assert (await do(client, "undo", seat))["is"] == "done"
        await other.until(lambda: other.table["asking"] == "take-back")
        assert other.table["asked_by"] == seat
        assert client.views[seat] == after
        assert (await do(client, "consent", seat, yes=True))["say"] == "room-nothing-to-agree"
        assert (await do(other, "consent", 1 - seat, yes=True))["is"] == "done"
        await client.until(lambda: client.table["asking"] == "" and asked(client, seat))
        assert dict(client.views[seat], undo=None) == before
        assert (await do(other, "consent", 1 - seat, yes=True))["say"] == "room-nothing-to-agree"
        assert (await client.play(seat, played))["is"] == "done"
        assert client.views[seat] == after
        await asyncio.gather(play_on(one, 0, rng, []), play_on(two, 1, rng, []))
        ldt.verify(await record_of(server, made["room"]))

    at_a_table_of_two(server, act)


def test_the_other_may_refuse_a_take_back_and_playing_on_refuses_it_too(server):
    async def act(one, two, made):
        rng = random.Random(13)
        for answer in ("no", "plays on"):
            client, seat = await until_undo(one, two, False, rng)
            other = two if client is one else one
            view = client.views[seat]
            assert (await do(client, "undo", seat))["is"] == "done"
            await other.until(lambda: other.table["asking"] == "take-back")  # noqa: B023
            if answer == "no":
                assert (await do(other, "consent", 1 - seat, yes=False))["is"] == "done"
                await client.until(lambda: client.table["asking"] == "")  # noqa: B023
                assert client.views[seat] == view
            else:
                await a_few_moves(one, two, 1, rng)
                for it in (one, two):
                    status = server.get(f"/api/tables/{made['room']}")[1]
                    assert status["asking"] == ""
                    await it.until(lambda: it.table["asking"] == "", timeout=5)  # noqa: B023
            late = await do(other, "consent", 1 - seat, yes=True)
            assert late["say"] == "room-nothing-to-agree"

    at_a_table_of_two(server, act)


def test_alone_with_bots_every_answer_can_be_taken_back(server):
    async def playing():
        made = server.make(seats=[{"kind": "me"}, {"kind": "bot"}])
        async with Client(server, made["room"], tokens(made)) as ana:
            rng = random.Random(14)
            await play_on(ana, 0, rng, [], most=8)
            await ana.until(lambda: asked(ana, 0))
            view = dict(ana.views[0], undo=None)
            assert (await ana.play(0, any_move(ana, 0, rng)))["is"] == "done"
            await ana.until(lambda: asked(ana, 0) and ana.views[0]["question"] != view["question"])
            assert (await do(ana, "undo", 0))["is"] == "done"
            assert dict(ana.views[0], undo=None) == view
            await play_on(ana, 0, rng, [])
            ldt.verify(await record_of(server, made["room"]))

    asyncio.run(playing())


def test_a_bot_that_thought_about_a_position_that_was_taken_back_thinks_again(sqlite_url):
    """In the meantime the question has the same number again, but another answer is legal."""

    async def playing():
        async with house_on(sqlite_url, advise=take_a_moment) as house:
            seats = [j.SeatOpened(kind="person", token=hashed(token_of(0))), j.SeatOpened(kind="bot", bot="0.3")]
            keeper = await house.open("yutaka", {"first": 0}, seats, False, None)
            match = keeper.room.match
            first, second = match.moves(0)[:2]
            question = match.g.questions
            assert isinstance(await keeper.do(m.Play("turn-the-first-tile", 0, first, question)), m.Done)
            assert match.moves(1)[0] == second, "what the bot will say"
            await asyncio.sleep(0.1)
            assert isinstance(await keeper.do(m.Undo("no-another-one", 0)), m.Done)
            assert isinstance(await keeper.do(m.Play("turn-the-second-tile", 0, second, question)), m.Done)
            await eventually(lambda: keeper.room.waiting() == [0])
            answers = [answer for answer in match.record()["answers"] if answer[0] != "chance"]
            assert answers == [[0, second], [1, first]]

    asyncio.run(playing())


def test_a_pause_needs_the_others_consent_and_ends_when_anybody_wants_to_go_on(server):
    async def act(one, two, made):
        rng = random.Random(15)
        assert (await do(one, "pause", 0, on=False))["say"] == "room-nothing-to-pause"
        assert (await do(one, "pause", 0, on=True))["is"] == "done"
        await two.until(lambda: two.table["asking"] == "pause")
        assert not two.table["paused"]
        await do(two, "consent", 1, yes=False)
        await one.until(lambda: one.table["asking"] == "")
        assert not one.table["paused"]

        await do(one, "pause", 0, on=True)
        await two.until(lambda: two.table["asking"] == "pause")
        await do(two, "consent", 1, yes=True)
        await one.until(lambda: one.table["paused"])
        client, seat = (one, 0) if asked(one, 0) else (two, 1)
        assert (await client.play(seat, any_move(client, seat, rng)))["say"] == "room-paused"
        assert (await do(two, "pause", 1, on=False))["is"] == "done"
        await one.until(lambda: not one.table["paused"])
        await a_few_moves(one, two, 4, rng)

    at_a_table_of_two(server, act, clock={"kind": "bank", "seconds": 600, "increment": 5})


# ------------------------------------------------------------------------------------ reports
def test_a_report_of_a_running_game_gives_what_the_seat_may_know_and_a_position_that_loads(server):
    async def act(one, two, made):
        path = f"/api/tables/{made['room']}/report"
        await a_few_moves(one, two, 12, random.Random(16))
        for seat, client, token in ((0, one, tokens(made)[0]), (1, two, tokens(made)[1])):
            status, told = server.post(path, {"token": token, "text": "odd"})
            assert status == 201
            assert told["record"] is None
            assert told["view"] == client.views[seat]
            again = ldt.game("yutaka").from_position(told["position"], names=client.views[seat]["names"])
            assert dict(again.view(seat), undo=None) == dict(client.views[seat], undo=None)
            assert [line["number"] for line in told["log"]] == sorted({line["number"] for line in told["log"]})
        status, told = server.post(path, {"text": "seen from outside"})
        assert status == 201
        assert told["view"]["seat"] is None
        assert told["view"]["ask"] is None
        ldt.game("yutaka").from_position(told["position"])
        status, problem = server.post(path, {"token": made["room"], "text": "not my seat"})
        assert (status, problem["say"]) == (422, "room-no-seat")

        await do(one, "concede", 0)
        status, told = server.post(path, {"text": "unfair!"})
        assert told["record"] == await record_of(server, made["room"])
        assert told["view"] is None
        assert told["position"] is None

    at_a_table_of_two(server, act)


def test_the_operator_finds_the_true_record_under_the_number_of_a_report(server):
    async def act(one, two, made):
        await a_few_moves(one, two, 10, random.Random(17))
        number = server.post(f"/api/tables/{made['room']}/report", {"text": "odd"})[1]["number"]
        store = Store(server.database)
        kept = ldt.replay(await store.reported(number))
        assert await store.reported("000000000000") is None
        await store.engine.dispose()
        assert hashlib.sha256(bytes.fromhex(kept.record(with_secret=True)["secret"])).hexdigest() == made["commitment"]
        check_client(one, kept)
        check_client(two, kept)

    at_a_table_of_two(server, act)


# ------------------------------------------------------------------------------------ numbers, and coming back
def test_the_numbers_of_what_each_recipient_is_told_have_no_hole(server):
    async def playing():
        made = server.make()
        async with Client(server, made["room"], tokens(made)) as both, Client(server, made["room"]) as spectator:
            rng = random.Random(18)
            for at in range(20):
                await play_out(both, rng, [], most=1)
                if at % 5 == 0:
                    await do(both, "say", 0, phrase="hello")
                if at % 7 == 3:
                    await do(both, "undo", to_move(both) ^ 1)
            last = server.get(f"/api/tables/{made['room']}")[1]["talk"]
            await spectator.until(lambda: len(spectator.table["talk"]) == len(last))
            for client in (both, spectator):
                for told in numbers(client).values():
                    assert [n for n, _ in told] == list(range(told[0][0], told[0][0] + len(told)))

    asyncio.run(playing())


def test_who_comes_back_soon_gets_the_rest_and_no_snapshot(server):
    async def act(one, two, made):
        rng = random.Random(19)
        async with Client(server, made["room"]) as spectator:
            for _ in range(3):
                while not asked(one, 0):
                    await a_few_moves(one, two, 1, rng)
                await two.part()
                await spectator.part()
                await play_on(one, 0, rng, [], most=1)
                await do(one, "say", 0, phrase="your-turn")
                snapshots = two.snapshots
                await two.come_back()
                await spectator.come_back()
                question, said = one.views[0]["question"], len(one.table["talk"])
                for client, seat in ((two, 1), (spectator, None)):
                    await client.until(lambda: client.views[seat]["question"] == question)  # noqa: B023
                    await client.until(lambda: len(client.table["talk"]) == said)  # noqa: B023
                assert two.snapshots == snapshots == 1
                assert spectator.snapshots == 1
            assert [event["number"] for event in two.events[1]] == list(range(1, len(two.events[1]) + 1))

    at_a_table_of_two(server, act)


def test_who_missed_too_much_gets_a_snapshot(server):
    async def act(one, two, made):
        await two.part()
        async with Client(server, made["room"], [tokens(made)[0]]) as phone:
            for at in range(KEPT_MESSAGES + 1):
                await do((one, phone)[at % 2], "say", 0, phrase="hello")  # neither faster than a client may
        await two.come_back()
        assert two.snapshots == 2
        assert two.epoch == one.epoch
        await a_few_moves(one, two, 3, random.Random(20))

    at_a_table_of_two(server, act)


def test_who_says_it_knows_more_than_was_ever_told_gets_a_snapshot(server):
    async def act(one, two, made):
        await two.part()
        two.n["1"] += 100
        await two.come_back()
        assert two.snapshots == 2
        await two.part()
        two.n["1"] = -1
        await two.come_back()
        assert two.snapshots == 3
        await a_few_moves(one, two, 3, random.Random(20))

    at_a_table_of_two(server, act)


def test_after_a_restart_of_the_server_everybody_gets_a_snapshot_and_plays_on(tmp_path):
    async def playing():
        it = Server(tmp_path).start()
        try:
            made = it.make()
            async with Client(it, made["room"], tokens(made)) as both:
                rng, sent = random.Random(21), []
                await play_out(both, rng, sent, most=10)
                epoch, views = both.epoch, dict(both.views)
                it.process.terminate()
                await asyncio.to_thread(it.process.wait, 10)
                await asyncio.to_thread(it.start)
                await both.until(lambda: both.epoch != epoch)
                await both.until(lambda: both.snapshots == 4)
                assert both.views == views
                await play_out(both, rng, sent)
                check_client(both, check_record(await record_of(it, made["room"]), sent))
                assert 1012 in both.closed
        finally:
            it.stop()

    asyncio.run(playing())


# ------------------------------------------------------------------------------------ rooms nobody is in
def test_a_room_nobody_is_in_is_unloaded_and_comes_back_equal(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            ear = await come(keeper, 0, 1)
            for at in range(20):
                assert isinstance(await move(keeper, which=at), m.Done)
            await keeper.do(m.Say("say-hello-1", 0, "hello"))
            room, now = keeper.room, house.now()
            await house.sweep(0)
            assert house.keepers, "somebody is still here"
            await keeper.part(ear)
            await house.sweep(600)
            assert house.keepers, "they may come back in a moment"
            await house.sweep(0)
            assert not house.keepers

            again = await house.find(room.id)
            assert again is not keeper
            assert again.room.match.digest() == room.match.digest()
            assert again.room.match.record(with_secret=True) == room.match.record(with_secret=True)
            for seat in (None, 0, 1):
                assert again.room.info(seat, now) == room.info(seat, now)
                assert again.room.match.view(seat) == room.match.view(seat)
                assert again.room.match.events(seat) == room.match.events(seat)
            assert again.room.ids == room.ids
            back = await come(again, 0, epoch=keeper.epoch, since={"0": ear.last("update")["n"]})
            assert back.heard[0]["is"] == "snapshot"
            assert back.heard[0]["last_turn"] == room.last_answer[0]
            assert isinstance(await move(again), m.Done)

    asyncio.run(playing())


def test_a_room_where_a_bot_owes_an_answer_stays(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house, kinds="bp")
            assert keeper.room.bots_to_move()
            await house.sweep(0)
            assert house.keepers

    asyncio.run(playing())


def test_a_device_that_was_away_while_its_seat_was_forgotten_gets_a_snapshot(sqlite_url):
    """The stream of a seat nobody listens to is dropped after a while; its numbers then start again."""

    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            phone = await come(keeper, 0)
            for at in range(4):
                await keeper.do(m.Say(f"say-{at}-hello", 0, "hello"))
            known = phone.heard[-1]["n"]
            await keeper.part(phone)
            for stream in keeper.streams.values():
                stream.used -= 1000  # two minutes and more
            for _ in range(3):
                await move(keeper)
            laptop = await come(keeper, 0)
            while laptop.heard[-1]["n"] < known + 2:
                await move(keeper)
            back = await come(keeper, 0, epoch=laptop.heard[0]["epoch"], since={"0": known})
            assert back.heard[0]["is"] == "snapshot"
            assert token_of(0) not in json.dumps(back.heard)

    asyncio.run(playing())
