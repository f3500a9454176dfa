"""The rules change while games run: they go on from the position kept beside the journal, and say so."""

import asyncio
import contextlib
import json
import random
import sqlite3

import pytest

import ludotheque as ldt
from ludotheque.server import journal as j
from ludotheque.server.identity import hashed
from ludotheque.server.journal import link
from ludotheque.wire import http as h
from ludotheque.wire import messages as m
from support.inside import Time, come, fresh_id, house_on, move, open_table, token_of
from support.playing import over, play_out, record_of, tokens
from support.serving import Client, Server

GAMES = ldt.games()
OLD = 0


def rewrite(database, room, change):
    """Change what is on disk, as a server of another version would have written it."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as it, it:
        rows = it.execute("SELECT seq, at, entry FROM journal WHERE room = ? ORDER BY seq", (room,)).fetchall()
        chain = b""
        for seq, at, raw in rows:
            entry = json.dumps(change(json.loads(raw))).encode()
            chain = link(chain, seq, at, entry)
            it.execute("UPDATE journal SET entry = ?, chain = ? WHERE room = ? AND seq = ?", (entry, chain, room, seq))
        it.execute("UPDATE rooms SET chain = ? WHERE id = ?", (chain, room))
        kept = it.execute("SELECT position FROM rooms WHERE id = ?", (room,)).fetchone()[0]
        if kept is not None:
            kept = json.dumps(json.loads(kept) | {"rules": OLD}).encode()
            it.execute("UPDATE rooms SET position = ? WHERE id = ?", (kept, room))


def of_older_rules(entry):
    """The table was made under older rules, whose moves nobody can read today."""
    if entry["entry"] in ("opened", "sat"):
        return entry | {"rules": OLD}
    if entry["entry"] == "played":
        return entry | {"move": f"in old words: {entry['move']}"}
    return entry


def looks(keeper):
    """What everybody sees; only their questions and positions, the past is not rewritten."""
    match = keeper.room.match
    return [dict(match.view(seat), undo=None) for seat in [None, *range(match.kit.seats)]]


async def finish(keeper):
    for _ in range(3000):
        if keeper.room.phase == "over":
            return
        assert isinstance(await move(keeper), m.Done)
    raise AssertionError("the game does not end")


async def begun(database, moves=12, game="yutaka", **more):
    """A table after some moves, in a house that is closed again."""
    async with house_on(database) as house:
        keeper = await open_table(house, game, "p" * ldt.game(game).kit().seats, **more)
        for at in range(moves):
            await move(keeper, which=at)
    return keeper


# ------------------------------------------------------------------------------------ running games
@pytest.mark.parametrize("game", GAMES)
def test_a_game_begun_under_older_rules_goes_on_from_its_position_and_says_so(sqlite_url, game):
    async def playing():
        old = await begun(sqlite_url, game=game)
        assert not old.room.resumed
        rewrite(sqlite_url, old.room.id, of_older_rules)
        async with house_on(sqlite_url) as house:
            keeper = await house.find(old.room.id)
            ear = await come(keeper, 0)
            assert ear.heard[0]["room"]["resumed_from_position"]
            assert looks(keeper) == looks(old)
            assert keeper.room.made.secret == old.room.made.secret
            await finish(keeper)
            record = keeper.room.match.record()
            assert ldt.replay(record).outcome == keeper.room.match.outcome

    asyncio.run(playing())


def test_a_branch_begun_under_older_rules_goes_on_too(sqlite_url):
    """The record it was taken from can no longer be followed; its own position can."""

    async def playing():
        seats = [j.SeatOpened(kind="person", name=f"P{n}", token=hashed(token_of(n))) for n in range(2)]
        async with house_on(sqlite_url) as house:
            first = await open_table(house)
            for at in range(12):
                await move(first, which=at)
            record = first.room.match.record(with_secret=False)
            old = await house.open("yutaka", record["options"], seats, False, None, record)
            assert old.room.match.digest() == first.room.match.digest()
            for at in range(5):
                await move(old, which=at)

        def older(entry):
            entry = of_older_rules(entry)
            if entry.get("imported"):
                entry["imported"]["rules"] = OLD
            return entry

        rewrite(sqlite_url, old.room.id, older)
        before = looks(old)
        for _ in range(2):
            async with house_on(sqlite_url) as house:
                keeper = await house.find(old.room.id)
                assert keeper.room.resumed
                assert looks(keeper) == before
                await move(keeper)
                before = looks(keeper)
        async with house_on(sqlite_url) as house:
            await finish(await house.find(old.room.id))

    asyncio.run(playing())


@pytest.mark.parametrize("moves", [1, 5, 30])
def test_it_can_be_read_again_and_again(sqlite_url, moves):
    async def playing():
        old = await begun(sqlite_url, moves)
        rewrite(sqlite_url, old.room.id, of_older_rules)
        before = looks(old)
        for _ in range(3):
            async with house_on(sqlite_url) as house:
                keeper = await house.find(old.room.id)
                assert keeper is not None
                assert keeper.room.resumed
                assert looks(keeper) == before
                await move(keeper)
                before = looks(keeper)
        async with house_on(sqlite_url) as house:
            await finish(await house.find(old.room.id))

    asyncio.run(playing())


def test_the_rules_may_change_twice(sqlite_url):
    async def playing():
        old = await begun(sqlite_url)
        rewrite(sqlite_url, old.room.id, of_older_rules)
        async with house_on(sqlite_url) as house:
            keeper = await house.find(old.room.id)
            for at in range(6):
                await move(keeper, which=at)
            before = looks(keeper)

        def again(entry):
            return entry | {"rules": OLD} if entry["entry"] == "from-position" else of_older_rules(entry)

        rewrite(sqlite_url, old.room.id, again)
        for _ in range(2):
            async with house_on(sqlite_url) as house:
                keeper = await house.find(old.room.id)
                assert keeper is not None
                assert looks(keeper) == before

    asyncio.run(playing())


def test_what_was_acknowledged_under_the_older_rules_is_not_done_again(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            old = await open_table(house)
            for at in range(10):
                await move(old, which=at)
            match = old.room.match
            seat = match.waiting_for[0]
            answer = m.Play(fresh_id(), seat, match.moves(seat)[0], match.g.questions)
            assert isinstance(await old.do(answer), m.Done)
        rewrite(sqlite_url, old.room.id, of_older_rules)
        async with house_on(sqlite_url) as house:
            keeper = await house.find(old.room.id)
            assert await keeper.do(answer) == m.Done(answer.id)
            assert looks(keeper) == looks(old)

    asyncio.run(playing())


def test_the_clocks_go_on_as_they_stood(sqlite_url):
    async def playing():
        time = Time()
        async with house_on(sqlite_url, time) as house:
            old = await open_table(house, kinds="ps", clock=h.Clock(kind="bank", seconds=600, increment=0))
            for at in range(10):
                time.pass_(at + 1)
                await move(old, which=at)
            before = [it.left_ms for it in old.room.info(None, time()).seats]
            assert 600_000 not in before
        rewrite(sqlite_url, old.room.id, of_older_rules)
        time.pass_(100_000)
        async with house_on(sqlite_url, time) as house:
            keeper = await house.find(old.room.id)
            assert [it.left_ms for it in keeper.room.info(None, time()).seats] == before

    asyncio.run(playing())


def test_a_running_server_process_goes_on_with_it_to_the_end(tmp_path):
    async def playing():
        server = Server(tmp_path).start()
        try:
            made = server.make()
            async with Client(server, made["room"], tokens(made)) as both:
                rng = random.Random(1)
                await play_out(both, rng, [], most=15)
                views = {seat: dict(view, undo=None) for seat, view in both.views.items()}
                server.kill()
                rewrite(server.database, made["room"], of_older_rules)
                await asyncio.to_thread(server.start)
                await both.until(lambda: both.snapshots == 4)
                assert both.table["resumed_from_position"]
                assert {seat: dict(view, undo=None) for seat, view in both.views.items()} == views
                sent = []
                await play_out(both, rng, sent)
                assert over(both)
                record = await record_of(server, made["room"])
                assert ldt.verify(record).outcome == both.views[0]["outcome"]
                assert [tuple(answer) for answer in record["answers"] if answer[0] != "chance"] == sent
        finally:
            server.stop()

    asyncio.run(playing())


# ------------------------------------------------------------------------------------ others
def test_a_table_that_was_still_gathering_begins_under_todays_rules(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            room = (await open_table(house, kinds="po")).room.id
        rewrite(sqlite_url, room, of_older_rules)
        async with house_on(sqlite_url) as house:
            keeper = await house.find(room)
            await house.sit(keeper, 1, "Late")
            for at in range(6):
                await move(keeper, which=at)
        async with house_on(sqlite_url) as house:
            again = await house.find(room)
            assert looks(again) == looks(keeper)
            assert again.room.match.events(0) == keeper.room.match.events(0)
            assert not again.room.resumed
            assert again.room.info(None, 0).rules == ldt.game("yutaka").rules.version

    asyncio.run(playing())


@pytest.mark.parametrize("end", ["played", "conceded"])
def test_a_finished_game_keeps_its_end(sqlite_url, end):
    async def playing():
        async with house_on(sqlite_url) as house:
            old = await open_table(house)
            if end == "conceded":
                for at in range(10):
                    await move(old, which=at)
                await old.do(m.Concede(fresh_id(), 0))
            else:
                await finish(old)
        rewrite(sqlite_url, old.room.id, of_older_rules)
        async with house_on(sqlite_url) as house:
            keeper = await house.find(old.room.id)
            assert keeper.room.phase == "over"
            ear = await come(keeper, 0)
            assert ear.heard[0]["view"]["outcome"] == old.room.match.outcome
            assert ear.heard[0]["room"]["secret"]

    asyncio.run(playing())


def test_a_room_that_cannot_be_read_keeps_no_other_from_being_played(tmp_path):
    """A journal of a newer version, or a broken one, is one table's trouble; the server starts all the same."""

    async def playing():
        server = Server(tmp_path).start()
        try:
            bad, worse, good = server.make(), server.make(), server.make()
            server.kill()
            rewrite(server.database, bad["room"], lambda entry: {"entry": "from-the-future"})
            rewrite(server.database, worse["room"], lambda entry: entry | {"secret": "no hexadecimal number"})
            await asyncio.to_thread(server.start)
            async with Client(server, good["room"], tokens(good)) as both:
                await play_out(both, random.Random(2), [])
            for room in (bad, worse):
                status, problem = server.get(f"/api/tables/{room['room']}")
                assert 400 <= status < 600
                assert problem["text"]
        finally:
            server.stop()

    asyncio.run(playing())
