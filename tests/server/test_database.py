"""The database fails, in the ways databases do: nothing is told that is not on disk, and the game goes on after."""

import asyncio
import contextlib
import json
import os
import random
import shutil
import socket
import sqlite3
import sys

import asyncpg
import httpx
import pytest
import websockets
from sqlalchemy import delete, insert
from starlette.applications import Starlette
from starlette.websockets import WebSocket

import ludotheque as ldt
from ludotheque.server import journal as j
from ludotheque.server.asgi import mounted
from ludotheque.server.doors import Crowd
from ludotheque.server.http import Api, routes
from ludotheque.server.outside import CannotSave
from ludotheque.server.rooms import Refusal
from ludotheque.server.socket import serve
from ludotheque.server.store import Store
from ludotheque.server.tables import entries
from ludotheque.wire import http as h
from ludotheque.wire import messages as m
from support.inside import come, fresh_id, house_on, move, open_table, token_of
from support.playing import any_move, check_client, check_record, eventually, play_out, record_of, to_move, tokens
from support.serving import Client, Server
from support.thinkers import first_move

GAMES = ldt.games()


async def read_only(house, on=True):
    """The database takes nothing any more, or again."""
    pragma = f"PRAGMA query_only={int(on)}"
    async with house.store.engine.connect() as connection:
        await connection.exec_driver_sql(pragma)
    writer = house.store.writer
    await asyncio.get_running_loop().run_in_executor(writer.thread, writer.connection.execute, pragma)


def an_answer(keeper):
    """A legal answer of a seat that owes one."""
    match = keeper.room.match
    seat = match.waiting_for[0]
    return m.Play(fresh_id(), seat, match.moves(seat)[0], match.g.questions)


def table_of(keeper):
    return keeper.room.info(None, keeper.house.now())


async def same_as_on_disk(house, keeper):
    """The loaded room is the journal on disk, folded."""
    for _ in range(200):
        if not keeper.lock.locked():
            break
        await asyncio.sleep(0.01)
    at_hand = await house.find(keeper.room.id)
    digest, seq = at_hand.room.match.digest(), at_hand.room.seq
    house.keepers.pop(keeper.room.id)
    again = await house.find(keeper.room.id)
    return (again.room.match.digest(), again.room.seq) == (digest, seq)


# ------------------------------------------------------------------------------------ nothing is told
def test_what_cannot_be_saved_is_refused_and_nobody_is_told(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            for at in range(6):
                await move(keeper, which=at)
            digest, entries = keeper.room.match.digest(), len(await house.store.read(keeper.room.id))
            ears = [await come(keeper, 0), await come(keeper, 1), await come(keeper)]
            heard = [len(ear.heard) for ear in ears]
            await read_only(house)
            answer = an_answer(keeper)
            refused = await keeper.do(answer)
            assert (refused.id, refused.say) == (answer.id, "room-cannot-save")
            assert [len(ear.heard) for ear in ears] == heard
            assert [ear.closed for ear in ears] == [[1013]] * 3, "come again later"
            again = await house.find(keeper.room.id)
            assert again.room.match.digest() == digest
            assert (await again.do(answer)).say == "room-cannot-save"

            await read_only(house, False)
            again = await house.find(keeper.room.id)
            assert await again.do(answer) == m.Done(answer.id)
            assert len(await house.store.read(keeper.room.id)) == entries + 1
            assert await same_as_on_disk(house, again)

    asyncio.run(playing())


def test_sending_it_twice_does_not_get_it_acknowledged(sqlite_url):
    """The answer is on its way to disk, the connection breaks, the client comes back and sends it again."""

    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            await read_only(house)
            answer = an_answer(keeper)
            replies = await asyncio.gather(keeper.do(answer), keeper.do(answer))
            await read_only(house, False)
            assert not [reply for reply in replies if isinstance(reply, m.Done)]
            assert [entry for _, entry in await house.store.read(keeper.room.id) if isinstance(entry, j.Played)] == []

    asyncio.run(playing())


def test_who_comes_meanwhile_sees_only_what_is_saved(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            for at in range(6):
                await move(keeper, which=at)
            question, digest = keeper.room.match.g.questions, keeper.room.match.digest()
            await read_only(house)

            async def coming():
                with contextlib.suppress(Refusal):
                    return await come(keeper, 1)

            refused, ear = await asyncio.gather(keeper.do(an_answer(keeper)), coming())
            assert isinstance(refused, m.Refused)
            for message in ear.heard if ear is not None else []:
                if message.get("view") is not None:
                    assert message["view"]["question"] == question
            if ear is not None:
                assert ear.closed, "nobody stays at a table that must be read again"
            assert (await house.find(keeper.room.id)).room.match.digest() == digest

    asyncio.run(playing())


def test_who_asks_over_http_before_it_is_on_disk_is_not_told(sqlite_url):
    """Somebody concedes while the disk is busy: until it is written the game runs, and its secret stays one."""

    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            await move(keeper)
            path = f"/api/tables/{keeper.room.id}"
            application = httpx.ASGITransport(
                Starlette(routes=mounted(routes(house, Api(house, h.House(False, [], [])))))
            )
            async with httpx.AsyncClient(transport=application, base_url="http://here") as client:
                busy = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
                busy.execute("BEGIN IMMEDIATE")
                conceding = asyncio.create_task(keeper.do(m.Concede(fresh_id(), 0)))
                try:
                    await eventually(lambda: keeper.room.phase == "over")
                    asking = [asyncio.create_task(client.get(f"{path}{what}")) for what in ("/record", "", "/scores")]
                    told, _ = await asyncio.wait(asking, timeout=0.5)
                    assert not conceding.done()
                finally:
                    busy.execute("ROLLBACK")
                    busy.close()
                assert isinstance(await conceding, m.Done)
                await asyncio.gather(*asking)
                for answer in [task.result() for task in told]:
                    assert keeper.room.made.secret not in answer.text, answer.url
                    assert '"phase":"over"' not in answer.text, answer.url
                assert (await client.get(f"{path}/record")).json()["secret"] == keeper.room.made.secret

    asyncio.run(playing())


def test_a_table_that_cannot_be_saved_is_not_there(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            await read_only(house)
            with pytest.raises(Refusal):
                await open_table(house)
            assert not house.keepers

    asyncio.run(playing())


def test_a_seat_that_cannot_be_saved_is_still_free(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house, kinds="po")
            await read_only(house)
            with pytest.raises(Refusal):
                await house.sit(keeper, 1, "Bo")
            await read_only(house, False)
            keeper = await house.find(keeper.room.id)
            assert keeper.room.phase == "gathering"
            await house.sit(keeper, 1, "Bo")
            assert keeper.room.phase == "playing"

    asyncio.run(playing())


def test_a_bots_answer_that_cannot_be_saved_is_given_when_somebody_comes_again(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house, kinds="bp")
            await read_only(house)
            for _ in range(1000):
                if not house.keepers:
                    break
                await asyncio.sleep(0.01)
            assert not house.keepers
            await read_only(house, False)
            keeper = await house.find(keeper.room.id)
            await come(keeper, 1)
            for _ in range(1000):
                if keeper.room.waiting() == [1]:
                    break
                await asyncio.sleep(0.01)
            assert keeper.room.waiting() == [1]

    asyncio.run(playing())


# ------------------------------------------------------------------------------------ hanging up in the middle
class Line:
    """A client's connection as the server sees it, which breaks when the test wants it to."""

    def __init__(self, *messages):
        self.coming = [{"type": "websocket.connect"}]
        self.coming += [{"type": "websocket.receive", "text": json.dumps(message)} for message in messages]
        self.breaks = asyncio.Event()
        self.sent = 0

    async def receive(self):
        if not self.coming:
            await asyncio.Event().wait()
        return self.coming.pop(0)

    async def send(self, message):
        self.sent += message["type"] == "websocket.send"
        if self.sent > 1:  # the network is slow, then it is no more
            await self.breaks.wait()
            raise OSError("connection lost")

    async def serve(self, house):
        scope = {"type": "websocket", "headers": [], "path": "/socket", "query_string": b""}
        await serve(WebSocket(scope, self.receive, self.send), house, frozenset(), Crowd(9, 9))


@pytest.mark.parametrize("moment", [0, 2, 5])
def test_a_move_whose_sender_is_cut_off_while_it_is_written_is_told_and_the_bot_answers(sqlite_url, moment):
    async def playing():
        async with house_on(sqlite_url, advise=first_move) as house:
            keeper = await open_table(house, kinds="pb", first=0)
            spectator = await come(keeper)
            answer = an_answer(keeper)
            hello = {"do": "hello", "room": keeper.room.id, "tokens": [token_of(0)]}
            play = {"do": "play", "id": answer.id, "seat": 0, "move": answer.move, "question": answer.question}
            line = Line(hello, play)
            serving = asyncio.create_task(line.serve(house))
            await eventually(lambda: not line.coming)
            for _ in range(moment):
                await asyncio.sleep(0)
            line.breaks.set()
            await asyncio.wait_for(serving, 10)
            await eventually(lambda: keeper.room.match.g.questions >= answer.question + 2)
            assert await keeper.do(answer) == m.Done(answer.id)
            assert spectator.last("update")["view"]["question"] == keeper.room.match.g.questions
            assert not spectator.closed
            assert not table_of(keeper).seats[0].here
            assert await same_as_on_disk(house, keeper)

    asyncio.run(playing())


def test_a_command_that_is_broken_off_leaves_the_room_as_it_is_on_disk(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            for steps in range(8):
                ear = await come(keeper, 0, 1)
                sending = asyncio.create_task(keeper.do(an_answer(keeper)))
                for _ in range(steps):
                    await asyncio.sleep(0)
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)
                await asyncio.sleep(0.05)
                keeper = await house.find(keeper.room.id)
                told = [message["view"]["question"] for message in ear.heard if message.get("view")]
                assert ear.closed or told[-1] == keeper.room.match.g.questions
                assert await same_as_on_disk(house, keeper)
                keeper = await house.find(keeper.room.id)
                while not isinstance(await move(keeper), m.Done):  # what was broken off may still hold the database
                    await asyncio.sleep(0.05)
                    keeper = await house.find(keeper.room.id)

    asyncio.run(asyncio.wait_for(playing(), 60))


def test_hanging_up_while_the_database_fails_leaves_no_hole_in_the_journal(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            for at in range(4):
                await move(keeper, which=at)
            digest = keeper.room.match.digest()
            await read_only(house)
            sending = asyncio.create_task(keeper.do(an_answer(keeper)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await asyncio.sleep(0.1)
            await read_only(house, False)
            keeper = await house.find(keeper.room.id)
            assert keeper.room.match.digest() == digest
            for at in range(4):
                await move(keeper, which=at)
            assert await same_as_on_disk(house, keeper)

    asyncio.run(playing())


# ------------------------------------------------------------------------------------ the store alone
def opened_room():
    box = ldt.game("yutaka")
    seats = [j.SeatOpened(kind="person"), j.SeatOpened(kind="person")]
    return j.Opened("yutaka", box.rules.version, box.rules.settle(2, {}), seats, bytes(32).hex())


def test_entries_that_arrive_together_are_written_together_and_one_that_clashes_hurts_no_other(database):
    async def writing():
        store = Store(database)
        await store.open()
        try:
            for room in ("one", "two", "three"):
                await store.append(room, 0, [opened_room()], 1.0, "playing")
            spoke = j.Spoke(seat=0, phrase="hello", text="", id="0:something")
            commits = store.commits
            results = await asyncio.gather(
                store.append("one", 1, [spoke, spoke], 2.0, "playing"),
                store.append("two", 0, [spoke], 2.0, "playing"),
                store.append("three", 1, [spoke], 2.0, "playing"),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None), CannotSave, type(None)]
            assert [len(await store.read(room)) for room in ("one", "two", "three")] == [3, 1, 2]
            commits = store.commits
            await asyncio.gather(*(store.append(room, 7, [spoke], 3.0, "playing") for room in ("one", "two", "three")))
            assert store.commits == commits + 1
        finally:
            await store.close()

    asyncio.run(writing())


def test_all_entries_of_one_append_are_there_or_none(database):
    async def writing():
        store = Store(database)
        await store.open()
        try:
            await store.append("one", 0, [opened_room()], 1.0, "playing")
            spoke = j.Spoke(seat=0, phrase="hello", text="", id="0:something")
            in_the_way = {"room": "one", "seq": 3, "at": 1.0, "entry": b""}
            async with store.writing() as connection:
                await connection.execute(insert(entries).values(**in_the_way))
            with pytest.raises(CannotSave):
                await store.append("one", 1, [spoke, spoke, spoke], 2.0, "over")
            async with store.writing() as connection:
                await connection.execute(delete(entries).where(entries.c.seq == 3))
            assert len(await store.read("one")) == 1
        finally:
            await store.close()

    asyncio.run(writing())


def test_the_store_closes_at_once_whatever_was_written_a_moment_ago(sqlite_url):
    async def writing():
        for at in range(12):
            store = Store(sqlite_url)
            await store.open()
            await store.append(f"room {at}", 0, [opened_room()], 1.0, "playing")
            for _ in range(at % 4):
                await asyncio.sleep(0)
            await asyncio.wait_for(store.close(), 5)

    asyncio.run(writing())


def test_a_database_that_turns_connections_away_is_written_to_again_afterwards(postgres):
    """While PostgreSQL recovers it answers, and refuses: here, because the database has another name for a moment."""

    async def sql(*statements):
        connection = await asyncpg.connect(postgres.url())
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    async def writing():
        store = Store(url)
        await store.open()
        try:
            await store.append("one", 0, [opened_room()], 1.0, "playing")
            spoke = j.Spoke(seat=0, phrase="hello", text="", id="0:something")
            cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
            await sql(cut, f"ALTER DATABASE {name} RENAME TO {name}_gone")
            for _ in range(2):
                with pytest.raises(CannotSave):
                    await asyncio.wait_for(store.append("one", 1, [spoke], 2.0, "playing"), 10)
            await sql(f"ALTER DATABASE {name}_gone RENAME TO {name}")
            await asyncio.wait_for(store.append("one", 1, [spoke], 3.0, "playing"), 10)
            assert len(await store.read("one")) == 2
        finally:
            await store.close()

    url = postgres.new_database()
    name = url.rsplit("/", 1)[1]
    asyncio.run(writing())


# ------------------------------------------------------------------------------------ real processes
async def wire(server, room, token):
    """A bare connection that has said hello, without anybody who comes back by himself."""
    it = await websockets.connect(server.socket_url)
    await it.send(json.dumps({"do": "hello", "room": room, "tokens": [token]}))
    return it


async def everything_said(it, seconds=15):
    """All messages until the server closes the connection, and why it did."""
    said = []
    with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                said.append(json.loads(await it.recv()))
    return said, it.close_code


async def get(server, path):
    return await asyncio.to_thread(server.get, path)


async def make(server):
    wish = {"game": "yutaka", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return await asyncio.to_thread(server.post, "/api/tables", wish)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_postgresql_with_a_restart_in_the_middle(tmp_path, postgres_url, game):
    async def playing():
        server = Server(tmp_path, postgres_url).start()
        try:
            made = server.make(game, [{"kind": "me"} for _ in range(ldt.game(game).kit().seats)])
            sent, rng = [], random.Random(1)
            async with Client(server, made["room"], tokens(made)) as players:
                await play_out(players, rng, sent, most=20)
                server.kill()
                await asyncio.to_thread(server.start)
                await play_out(players, rng, sent)
                check_client(players, check_record(await record_of(server, made["room"]), sent))
        finally:
            server.stop()

    asyncio.run(playing())


def test_postgresql_is_killed_in_the_middle_of_a_game_and_nothing_acknowledged_is_lost(tmp_path, postgres):
    async def playing():
        server = Server(tmp_path, url).start()
        try:
            made = server.make()
            sent, rng = [], random.Random(2)
            async with Client(server, made["room"], tokens(made)) as players:
                for outage in range(2):
                    await play_out(players, rng, sent, most=12)
                    seat = to_move(players)
                    answer, question = any_move(players, seat, rng), players.views[seat]["question"]
                    command = {"do": "play", "id": f"in-the-outage-{outage}", "seat": seat}
                    command |= {"move": answer, "question": question}
                    killing = asyncio.create_task(asyncio.to_thread(postgres.kill))
                    if outage != 1:  # once it is sent while the database dies
                        await killing
                    try:
                        sending = asyncio.create_task(players.do(command, timeout=60))
                        await killing
                        await asyncio.sleep(0.5)
                        if outage != 1:
                            assert players.views[seat]["question"] == question, "told before it was on disk"
                            assert not sending.done() or sending.result()["say"] == "room-cannot-save"
                    finally:
                        await asyncio.to_thread(postgres.start)
                    reply = await sending
                    if reply["is"] == "refused":
                        assert reply["say"] == "room-cannot-save"
                        reply = await players.do(command)
                    assert reply["is"] == "done", reply
                    sent.append((seat, answer))
                    await players.until(lambda: players.views[seat]["question"] != question)  # noqa: B023
                await play_out(players, rng, sent)
                check_client(players, check_record(await record_of(server, made["room"]), sent))
        finally:
            server.stop()

    url = postgres.new_database()
    asyncio.run(playing())


def test_while_the_database_is_away_every_request_is_told_so(tmp_path, postgres):
    async def playing():
        server = Server(tmp_path, url).start()
        try:
            over_there = server.make()["room"]
            server.kill()
            await asyncio.to_thread(server.start)
            made = server.make(public=True, seats=[{"kind": "me"}, {"kind": "open"}])
            await asyncio.to_thread(postgres.kill)
            try:
                assert (await get(server, "/healthz"))[0] == 503
                sit = {"token": made["invitations"][0]["token"]}
                answers = {
                    "make": await make(server),
                    "sit": await asyncio.to_thread(server.post, f"/api/tables/{made['room']}/sit", sit),
                    "list": await get(server, "/api/tables"),
                    "report": await asyncio.to_thread(server.post, f"/api/tables/{over_there}/report", {}),
                    "unknown": await get(server, "/api/tables/a-room-that-is-not-at-hand"),
                }
                raw = await wire(server, "a-room-that-is-not-at-hand", tokens(made)[0])
                assert await everything_said(raw) == ([], 1013), "come again later"
            finally:
                await asyncio.to_thread(postgres.start)
            told = {what: (status, problem["say"]) for what, (status, problem) in answers.items()}
            assert told == dict.fromkeys(answers, (503, "room-cannot-save"))
            assert all(problem["text"] for _, problem in answers.values())
            assert (await get(server, "/healthz"))[0] == 200
            assert (await asyncio.to_thread(server.post, f"/api/tables/{made['room']}/sit", sit))[0] == 200
        finally:
            server.stop()

    url = postgres.new_database()
    asyncio.run(playing())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="sets a running process's limits")
def test_a_full_disk_is_told_clearly_and_when_there_is_room_again_the_game_goes_on(tmp_path):
    import resource

    def most_bytes(size):
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    async def playing():
        made = server.make()
        sent, rng = [], random.Random(3)
        async with Client(server, made["room"], tokens(made)) as players:
            await play_out(players, rng, sent, most=20)
            seat = to_move(players)
            answer, question = any_move(players, seat, rng), players.views[seat]["question"]
            most_bytes(os.path.getsize(server.database + "-wal"))
            try:
                raw = await wire(server, made["room"], tokens(made)[seat])
                play = {"do": "play", "id": "no-room-for-this", "seat": seat, "move": answer, "question": question}
                await raw.send(json.dumps(play))
                said, why = await everything_said(raw)
                refusals = [message for message in said if message["is"] == "refused"]
                assert [(it["id"], it["say"]) for it in refusals] == [("no-room-for-this", "room-cannot-save")]
                assert why == 1013
                assert all(it["view"]["question"] == question for it in said if it.get("view"))
                assert players.views[seat]["question"] == question
                status, problem = await make(server)
                assert (status, problem["say"]) == (503, "room-cannot-save")
                assert problem["text"]
            finally:
                most_bytes(resource.RLIM_INFINITY)
            await play_out(players, rng, sent)
            check_client(players, check_record(await record_of(server, made["room"]), sent))

    server = Server(tmp_path).start()
    try:
        asyncio.run(playing())
    finally:
        server.stop()


def test_when_the_folder_of_the_database_is_replaced_nothing_is_acknowledged_that_would_be_lost(tmp_path):
    async def playing():
        made = server.make()
        sent, rng = [], random.Random(4)
        async with Client(server, made["room"], tokens(made)) as players:
            await play_out(players, rng, sent, most=10)
            seat = to_move(players)
            play = {"do": "play", "id": "into-the-old-folder", "seat": seat, "move": any_move(players, seat, rng)}
            play["question"] = players.views[seat]["question"]
            shutil.move(folder, elsewhere)
            folder.mkdir()
            raw = await wire(server, made["room"], tokens(made)[seat])
            await raw.send(json.dumps(play))
            said, _ = await everything_said(raw, seconds=2)
            shutil.rmtree(folder)
            shutil.move(elsewhere, folder)
            answers = [(message["is"], message.get("say")) for message in said if message.get("id")]
            assert answers == [("refused", "room-cannot-save")]
            await play_out(players, rng, sent)
            check_record(await record_of(server, made["room"]), sent)

    folder, elsewhere = tmp_path / "database", tmp_path / "elsewhere"
    folder.mkdir()
    server = Server(tmp_path, str(folder / "tables.sqlite")).start()
    try:
        asyncio.run(playing())
    finally:
        server.stop()


def test_a_server_without_its_database_says_so_and_stops(tmp_path):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        server = Server(tmp_path, f"postgresql://nobody@127.0.0.1:{port}/nothing")
        with pytest.raises(AssertionError, match="did not start"):
            server.start()
        assert server.process.wait(10) != 0
        server.stop()
