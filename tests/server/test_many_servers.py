"""Several servers on one PostgreSQL are one house: no matter which one a player comes to, or which one dies."""

import asyncio
import random
import signal

import psutil
import pytest

from ludotheque.lab import serverbench
from ludotheque.server import journal as j
from ludotheque.server.leases import Leases
from ludotheque.server.outside import Claim, Elsewhere, Fenced
from ludotheque.server.store import Store
from support.many import Houses, rows
from support.playing import (
    any_move,
    asked,
    check_client,
    check_record,
    eventually,
    over,
    play_on,
    play_out,
    record_of,
    take_over,
    tokens,
)
from support.serving import Client
from support.stranger import log_lines


def opened():
    return j.Opened(game="yutaka", rules=1, options={}, seats=[], secret="")


def left():
    return j.Left(seat=0)


@pytest.fixture(scope="module")
def both(tmp_path_factory, postgres):
    servers = Houses(tmp_path_factory.mktemp("two"), postgres.new_database(), 2)
    try:
        yield servers.start()
    finally:
        servers.stop()


@pytest.fixture
def two(both):
    """Two servers, both alive."""
    for server in both.servers:
        if server.process.poll() is not None:
            server.start()
    return both


# ------------------------------------------------------------------------------------ the lease and its number
def test_an_append_with_an_old_number_is_refused_by_the_database_and_the_others_are_written(postgres_url):
    async def writing():
        store = Store(postgres_url)
        await store.open()
        try:
            mine = Claim("us", 1)
            for room in ("one", "two"):
                await store.append(room, 0, [opened()], 1.0, "playing", claim=mine)
            rows(postgres_url, "UPDATE rooms SET owner = 'them', fence = 2 WHERE id = 'one'")
            results = await asyncio.gather(
                store.append("one", 1, [left()], 2.0, "playing", claim=mine),
                store.append("two", 1, [left()], 2.0, "playing", claim=mine),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [Fenced, type(None)]
            assert [len(await store.read(room)) for room in ("one", "two")] == [1, 2]
            await store.append("one", 1, [left()], 3.0, "playing", claim=Claim("them", 2))
        finally:
            await store.close()

    asyncio.run(writing())


def test_a_room_has_one_keeper_until_that_one_gives_it_up_or_dies(postgres_url):
    async def taking():
        store = Store(postgres_url)
        await store.open()
        one, two, three = (Leases(store, f"http://{name}", beat=3600) for name in ("one", "two", "three"))
        try:
            for leases in (one, two, three):
                await leases.start(0.0)
            assert await one.take("no such room") is None
            await store.append("room", 0, [opened()], 1.0, "playing", claim=one.fresh())
            with pytest.raises(Elsewhere) as there:
                await two.take("room")
            assert there.value.peer.address == "http://one"
            await one.release("room", one.fresh())
            taken = await asyncio.gather(*(it.take("room") for it in (two, three)), return_exceptions=True)
            assert sorted(type(it).__name__ for it in taken) == ["Elsewhere", "Lease"], "one of them alone"
            owner = (two, three)[[type(it).__name__ for it in taken].index("Lease")]
            other = three if owner is two else two
            lease = next(it for it in taken if not isinstance(it, Exception))
            assert (lease.claim.fence, lease.died) == (2, None)
            rows(postgres_url, "UPDATE servers SET until = until - 60 WHERE id = $1", owner.id)
            again = await other.take("room")
            assert (again.claim.fence, again.died is not None) == (3, True)
            assert await owner.ours() == {}
            await owner.beat()
            with pytest.raises(Elsewhere):
                await owner.take("room")
        finally:
            for leases in (one, two, three):
                await leases.stop()
            await store.close()

    asyncio.run(taking())


# ------------------------------------------------------------------------------------ real servers
def test_players_at_different_servers_sit_at_one_table(two):
    """Each comes to another server; one makes the table, the other sits down, watches, plays, and reads the record."""
    here, there = two.servers

    async def playing():
        made = here.make(seats=[{"kind": "me"}, {"kind": "open"}], public=True)
        room = made["room"]
        for server in (here, there):
            assert [table["room"] for table in server.get("/api/tables")[1]] == [room]
        status, sat = there.post(f"/api/tables/{room}/sit", {"token": made["invitations"][0]["token"], "name": "Bo"})
        assert status == 200, sat
        assert two.owner(room) is here
        assert here.get(f"/api/tables/{room}")[1]["seats"][1]["name"] == "Bo"
        sent, rng = [], random.Random(1)
        async with (
            Client(here, room, tokens(made)) as one,
            Client(there, room, [sat["mine"]["token"]]) as other,
            Client(there, room) as spectator,
        ):
            await asyncio.gather(play_on(one, 0, rng, sent), play_on(other, 1, rng, sent))
            for client in (one, other, spectator):
                await take_over(client)
                assert client.connections == 1
            match = check_record(await record_of(there, room), sent)
            for client in (one, other, spectator):
                check_client(client, match)
            for server in (here, there):  # whoever reads the log could look on
                assert room not in str(log_lines(server))

    asyncio.run(playing())


def test_what_one_server_refuses_it_refuses_through_the_other_too(two):
    here, there = two.servers
    room = here.make()["room"]
    assert there.get("/api/tables/a-room-that-is-not-here")[1]["say"] == "room-no-room"
    status, problem = there.post(f"/api/tables/{room}/sit", {"token": "x" * 20})
    assert (status, problem["say"]) == (422, "room-no-invitation")
    status, problem = there.call("POST", f"/api/tables/{room}/sit", b"x" * 100_000)
    assert (status, problem["say"]) == (413, "room-too-long")
    assert there.post("/peers/think", [])[0] == 404, "only servers of the house may ask for that"

    async def coming():
        async with Client(here, room):
            pass
        with pytest.raises(TimeoutError):
            stranger = Client(there, room, ["y" * 20])
            stranger._task = asyncio.create_task(stranger._stay())
            try:
                await stranger.until(lambda: 4403 in stranger.closed, 5)
                await stranger.until(lambda: stranger.n, 0.2)
            finally:
                stranger._task.cancel()

    asyncio.run(coming())


def test_when_a_server_is_killed_the_other_has_its_tables_and_nothing_acknowledged_is_lost(two):
    """Two kills in one game, each of the server that keeps the table: before a move, and in the middle of one."""

    async def playing():
        made = two.make(seats=[{"kind": "me"}, {"kind": "me"}])
        bots = two.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        room, sent, rng = made["room"], [], random.Random(5)
        one, other = (Client(two, room, [token]) for token in tokens(made))
        beside, besides = Client(two, bots["room"], tokens(bots)), []
        async with one, other, beside:
            clients = (one, other)
            against_bot = asyncio.create_task(play_on(beside, 0, random.Random(6), besides))
            for step in range(1000):
                await eventually(lambda: any(asked(c, s) or over(c) for s, c in enumerate(clients)), 40)
                if over(one) or over(other):
                    break
                seat = next(seat for seat in (0, 1) if asked(clients[seat], seat))
                move = any_move(clients[seat], seat, rng)
                owner = await asyncio.to_thread(two.owner, room) if step in (6, 14) else None
                if step == 6:
                    owner.kill()
                sending = asyncio.create_task(clients[seat].play(seat, move))
                if step == 14:
                    await asyncio.sleep(rng.uniform(0, 0.01))
                    owner.kill()
                reply = await sending
                assert reply["is"] == "done", reply
                sent.append((seat, move))
                if step == 6:
                    assert await asyncio.to_thread(two.owner, room) is not owner
                if owner is not None:
                    await asyncio.to_thread(owner.start)
            for client in clients:
                await take_over(client)
            match = check_record(await record_of(two, room), sent)
            for client in clients:
                check_client(client, match)
            await against_bot
            check_record(await record_of(two, bots["room"]), besides, [0])

    asyncio.run(playing())


def test_a_server_that_is_told_to_stop_gives_its_tables_up_at_once(two):
    here, there = two.servers

    async def playing():
        made = here.make()
        room, sent, rng = made["room"], [], random.Random(7)
        async with Client(two, room, tokens(made)) as players:
            await play_out(players, rng, sent, most=8)
            here.process.send_signal(signal.SIGTERM)
            await play_out(players, rng, sent, most=8)
            assert await asyncio.to_thread(here.process.wait, 10) in (0, -signal.SIGTERM)
            assert await asyncio.to_thread(two.owner, room) is there
            assert [row["fence"] for row in rows(two.database, "SELECT fence FROM rooms WHERE id = $1", room)] == [2]
            assert len(rows(two.database, "SELECT id FROM servers")) == 1
            await play_out(players, rng, sent)
            check_client(players, check_record(await record_of(there, room), sent))

    asyncio.run(playing())


def questions(client: Client) -> dict[int | None, int]:
    """At which question each of a client's views is: they come one after the other."""
    return {seat: view["question"] for seat, view in client.views.items()}


def test_a_server_that_slept_through_its_lease_can_do_no_harm_when_it_wakes(two):
    """It still believes that it keeps the table; the other has taken it and played on."""
    here, there = two.servers

    async def playing():
        made = here.make()
        room, sent, rng = made["room"], [], random.Random(8)
        async with Client(here, room, tokens(made)) as sleepy, Client(there, room, tokens(made)) as awake:
            await play_out(sleepy, rng, sent, most=5)
            await awake.until(lambda: questions(awake) == questions(sleepy))
            asleep = psutil.Process(here.process.pid)
            asleep.suspend()
            try:
                await play_out(awake, rng, sent, most=5)
                assert await asyncio.to_thread(two.owner, room) is there
            finally:
                asleep.resume()
            await sleepy.until(lambda: questions(sleepy) == questions(awake))
            await play_out(sleepy, rng, sent)
            await take_over(awake)
            match = check_record(await record_of(here, room), sent)
            for client in (sleepy, awake):
                check_client(client, match)

    asyncio.run(playing())


def test_a_bot_whose_server_died_is_thought_for_by_another_though_nobody_is_there(two):
    here, there = two.servers
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "thumb"}]
    room = here.make(seats=seats)["room"]
    here.kill()
    rows(two.database, "UPDATE rooms SET bots = true WHERE id = $1", room)

    async def waiting():
        await eventually(lambda: not rows(two.database, "SELECT id FROM rooms WHERE bots"), 20)

    asyncio.run(waiting())
    assert there.get(f"/api/tables/{room}")[1]["waiting"] == [0]


def test_several_servers_on_one_database_are_measured_together(postgres_url):
    """`ludotheque bench server` with an address: the tables are spread over them, and each move counts once."""
    measured = serverbench._several(2, postgres_url, 4, 1.0, 1)
    assert (measured["servers"], measured["held"]) == (2, 4)
    assert measured["moves_per_second"] > 0
