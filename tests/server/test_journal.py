"""The journal shows tampering, and whatever is broken is one room's trouble alone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

import ludotheque as ldt
from ludotheque.server import journal as j
from ludotheque.server.house import DAY, Steady
from ludotheque.server.outside import Damaged
from ludotheque.server.store import Store
from ludotheque.server.tables import archive, entries, notices, rooms
from ludotheque.wire import http as h
from support.inside import Time, come, house_on, move, open_table
from support.serving import Client, Server
from support.stranger import Wire, get, log_lines, running

DAMAGED = 4500


# ------------------------------------------------------------------------------------ tampering
async def _changed(store: Store, room: str) -> None:
    query = select(entries.c.entry).where(entries.c.room == room, entries.c.seq == 2)
    async with store.writing() as connection:
        raw = bytes((await connection.execute(query)).scalar_one())
        other = json.dumps({**json.loads(raw), "id": "somebody-else"}).encode()
        await connection.execute(update(entries).where(entries.c.room == room, entries.c.seq == 2).values(entry=other))


async def _at_another_time(store: Store, room: str) -> None:
    async with store.writing() as connection:
        await connection.execute(update(entries).where(entries.c.room == room, entries.c.seq == 2).values(at=1.0))


async def _last_missing(store: Store, room: str) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(entries).where(entries.c.room == room, entries.c.seq == 5))


async def _one_missing(store: Store, room: str) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(entries).where(entries.c.room == room, entries.c.seq == 3))


async def _one_too_many(store: Store, room: str) -> None:
    more = {"room": room, "seq": 6, "at": 9e9, "entry": j.encode(j.Left(seat=0))}
    async with store.writing() as connection:
        await connection.execute(insert(entries).values(**more))


async def _nonsense(store: Store, room: str) -> None:
    async with store.writing() as connection:
        await connection.execute(
            update(entries).where(entries.c.room == room, entries.c.seq == 2).values(entry=b"\xff{", chain=None)
        )


TAMPERING: dict[str, Callable[[Store, str], Any]] = {
    "changed": _changed,
    "at another time": _at_another_time,
    "the last missing": _last_missing,
    "one missing": _one_missing,
    "one too many": _one_too_many,
    "nonsense": _nonsense,
}


@pytest.mark.parametrize("what", TAMPERING)
def test_a_journal_that_is_not_what_was_written_is_noticed_and_the_other_room_goes_on(database: str, what: str) -> None:
    async def test() -> None:
        async with house_on(database) as house:
            one, other = await open_table(house), await open_table(house)
            for at in range(5):
                await move(one, which=at)
                await move(other, which=at)
            for keeper in (one, other):
                await house.drop(keeper)
            await TAMPERING[what](house.store, one.room.id)
            with pytest.raises(Damaged):
                await house.find(one.room.id)
            again = await house.find(other.room.id)
            assert again is not None
            assert type(await move(again)).__name__ == "Done"

    asyncio.run(test())


def test_rooms_of_before_have_no_hashes_and_play_on_with_them(database: str) -> None:
    async def test() -> None:
        async with house_on(database) as house:
            keeper = await open_table(house)
            for at in range(3):
                await move(keeper, which=at)
            await house.drop(keeper)
            async with house.store.writing() as connection:
                await connection.execute(update(entries).values(chain=None))
                await connection.execute(update(rooms).values(chain=None, last=None))
            keeper = await house.find(keeper.room.id)
            await move(keeper)
            await house.drop(keeper)
            assert len(await house.store.read(keeper.room.id)) == 5
            async with house.store.writing() as connection:
                await connection.execute(delete(entries).where(entries.c.seq == 4))
            with pytest.raises(Damaged):
                await house.store.read(keeper.room.id)

    asyncio.run(test())


def test_who_comes_to_a_damaged_table_is_told_so(tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path).start()
        made, other = server.make(), server.make(public=True)
        public = server.make(seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}], public=True)
        server.kill()
        with sqlite3.connect(server.database) as it:
            it.execute("UPDATE journal SET at = at + 1 WHERE room = ?", (made["room"],))
        it.close()
        server.start()
        try:
            answer = get(server, f"/api/tables/{made['room']}?lang=fr")
            assert (answer.status, answer.data["say"]) == (500, "room-damaged")
            async with await Wire.open(server) as wire:
                await wire.send({"do": "hello", "room": made["room"], "tokens": [made["mine"][0]["token"]]})
                assert await wire.closed() == DAMAGED
            async with Client(server, other["room"], [link["token"] for link in other["mine"]]) as client:
                seat = client.table["waiting"][0]
                await client.until(lambda: client.views.get(seat) is not None)
                played = await client.play(seat, client.views[seat]["ask"]["options"][0]["move"])
                assert played["is"] == "done"
            assert [table["room"] for table in get(server, "/api/tables").data] == [public["room"]]
            assert any(line["what"] == "a room is damaged" for line in log_lines(server))
        finally:
            server.stop()

    asyncio.run(test())


PAGE = 4096


def test_whichever_page_breaks_the_server_starts_and_says_which_tables_are_damaged(tmp_path: Path) -> None:
    """Any page but those that say where everything is: the server starts, and what it can read it serves."""
    server = Server(tmp_path).start()
    tables = [server.make() for _ in range(30)]
    server.stop()
    file = Path(server.database)
    with sqlite3.connect(file) as it:
        it.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        schema = {1, *(row[0] for row in it.execute("SELECT pageno FROM dbstat WHERE name = 'sqlite_schema'"))}
        owners = dict(it.execute("SELECT pageno, name FROM dbstat").fetchall())
    it.close()
    whole = file.read_bytes()
    by_owner: dict[str, int] = {}
    for number in range(1, len(whole) // PAGE + 1):
        if number not in schema:
            by_owner.setdefault(owners.get(number, "free"), number)
    indexes = ["rooms_bots", "sqlite_autoindex_settings_1", "sqlite_autoindex_archive_1", "sqlite_autoindex_journal_1"]
    for name in ["journal", "rooms", "settings", "alembic_version", "notices", *indexes]:
        number = by_owner[name]
        raw = bytearray(whole)
        raw[(number - 1) * PAGE : number * PAGE] = b"\xa5" * PAGE
        file.write_bytes(raw)
        folder = tmp_path / name
        folder.mkdir()
        with running(folder, "--database", server.database) as again:
            statuses = {get(again, f"/api/tables/{table['room']}").status for table in tables}
            assert statuses <= {200, 500, 404}, (name, statuses)
            if name not in {"rooms", "journal", "sqlite_autoindex_rooms_1", "sqlite_autoindex_journal_1"}:
                assert statuses == {200}, name
            assert get(again, "/api/games").status == 200


# ------------------------------------------------------------------------------------ time
def test_the_clock_does_not_jump_with_the_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    now = Steady()
    before = now()
    monkeypatch.setattr(time, "time", lambda: before + 100_000)
    assert now() - before < 60


def test_nothing_is_written_as_if_it_were_before_what_is_there(sqlite_url: str) -> None:
    """The machine's clock was set back while the server was away: nobody gains or loses time by it."""

    async def test() -> None:
        now = Time()
        clock = h.Clock(kind="bank", seconds=60)
        async with house_on(sqlite_url, now) as house:
            keeper = await open_table(house, clock=clock)
            await move(keeper)
            room, left = keeper.room.id, list(keeper.room.clocks.left)
        now.pass_(-5000)
        async with house_on(sqlite_url, now) as house:
            keeper = await house.find(room)
            await move(keeper)
            times = [at for at, _ in await house.store.read(room)]
            assert times == sorted(times)
            assert keeper.room.clocks.left == left

    asyncio.run(test())


# ------------------------------------------------------------------------------------ notices
def test_a_notice_is_written_with_the_move_that_made_it_somebodys_turn(database: str) -> None:
    async def kept(store: Store) -> list[tuple[int, int]]:
        async with store.reading() as connection:
            return [(row.seat, row.question) for row in await connection.execute(select(notices))]

    async def test() -> None:
        async with house_on(database) as house:
            await house.notices.close()  # nothing is sent: as if we were killed before it was
            keeper = await open_table(house)
            room = keeper.room
            ear = await come(keeper, 0)
            await keeper.write([j.NotifyAt(seat=1, url="https://example.org/turn")])
            while room.match is not None and room.waiting() != [1]:
                await move(keeper)
            await eventually_kept(house.store, kept, [(1, room.match.g.questions)])
            assert ear.heard
        async with house_on(database) as house:
            found = await house.store.untold(None)
            assert [(it.seat, it.url) for it in found] == [(1, "https://example.org/turn")]
            await house.store.told(found[0])
            assert await kept(house.store) == []

    asyncio.run(test())


async def eventually_kept(store: Store, kept: Any, wanted: list[tuple[int, int]]) -> None:
    for _ in range(200):
        if await kept(store) == wanted:
            return
        await asyncio.sleep(0.02)
    assert await kept(store) == wanted


def test_one_server_of_several_goes_on_with_a_notice_and_only_when_nobody_else_has_it(postgres_url: str) -> None:
    async def test() -> None:
        one, two = Store(postgres_url), Store(postgres_url)
        await one.open()
        await two.open()
        try:
            row = {"room": "r", "seat": 0, "question": 4, "url": "https://example.org/", "delivery": "d", "tries": 2}
            async with one.writing() as connection:
                await connection.execute(insert(notices).values(**row, due=100.0))
            assert await one.untold(99.0) == []
            found = [*await one.untold(101.0), *await two.untold(101.0)]
            assert [(it.delivery, it.tries) for it in found] == [("d", 2)]
        finally:
            await one.close()
            await two.close()

    asyncio.run(test())


# ------------------------------------------------------------------------------------ health
def test_health_fails_when_nothing_can_be_saved(tmp_path: Path) -> None:
    """The disk is full, or has been made read-only: the database answers questions as before."""
    with running(tmp_path) as server:
        assert get(server, "/healthz").status == 200
        lock = sqlite3.connect(server.database, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        time.sleep(1.1)
        assert get(server, "/healthz").status == 503
        lock.execute("ROLLBACK")
        lock.close()
        assert get(server, "/healthz").status == 200


# ------------------------------------------------------------------------------------ what goes
def test_a_finished_game_is_packed_and_all_of_it_is_still_there(database: str) -> None:
    async def test() -> None:
        async with house_on(database) as house:
            keeper = await open_table(house)
            while not keeper.room.match.over:
                await move(keeper)
            running_game = await open_table(house)
            await move(running_game)
            room, record = keeper.room.id, keeper.room.match.record()
            before = await house.store.read(room)
            await house.drop(keeper)
            assert await house.store.pack(house.now() - 1) == 0, "not yet"
            assert await house.store.pack(house.now() + 1) == 1
            async with house.store.reading() as connection:
                left = (await connection.execute(select(entries.c.room))).scalars().all()
                packed = bytes((await connection.execute(select(archive.c.packed))).scalar_one())
            assert set(left) == {running_game.room.id}
            assert len(packed) * 2 < sum(len(j.encode(entry)) for _, entry in before)
            assert await house.store.read(room) == before
            again = await house.find(room)
            assert again.room.match.record() == record
            await again.write([j.Left(seat=0)])
            await house.drop(again)
            assert await house.store.pack(house.now() + 1) == 1
            assert [entry for _, entry in await house.store.read(room)][-1] == j.Left(seat=0)
            assert ldt.verify((await house.find(room)).room.match.record()).over

    asyncio.run(test())


def test_a_packed_game_shows_tampering_too(sqlite_url: str) -> None:
    async def test() -> None:
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            while not keeper.room.match.over:
                await move(keeper)
            await house.drop(keeper)
            await house.store.pack(house.now() + 1)
            async with house.store.writing() as connection:
                packed = bytearray((await connection.execute(select(archive.c.packed))).scalar_one())
                packed[len(packed) // 2] ^= 1
                await connection.execute(update(archive).values(packed=bytes(packed)))
            with pytest.raises(Damaged):
                await house.find(keeper.room.id)

    asyncio.run(test())


def test_a_table_that_nobody_has_touched_for_so_many_days_goes_with_all_that_is_kept_of_it(sqlite_url: str) -> None:
    async def test() -> None:
        now = Time()
        async with house_on(sqlite_url, now) as house:
            old, new = await open_table(house), await open_table(house)
            await house.store.report("n", old.room.id, "hm", b"{}")
            now.pass_(20 * DAY)
            await move(new)
            for keeper in (old, new):
                await house.drop(keeper)
            assert await house.store.clear(now() - 30 * DAY) == 0
            assert await house.store.clear(now() - 10 * DAY) == 1
            assert await house.find(old.room.id) is None
            assert await house.store.reported("n") is None
            assert await house.find(new.room.id) is not None
            assert await house.store.read(old.room.id) == []

    asyncio.run(test())


def test_bot_games_go_on_after_a_restart_however_many_there_are(sqlite_url: str) -> None:
    """Three hundred tables whose bot owes an answer when the server dies."""

    async def test() -> None:
        many = 300
        async with house_on(sqlite_url) as house:
            made = [await open_table(house, kinds="pb") for _ in range(4)]
            waiting = next(keeper for keeper in made if keeper.room.match is not None)
            for _ in range(10):
                if waiting.room.waiting() == [0]:
                    await move(waiting)
                    break
                await asyncio.sleep(0.05)
            journal = await house.store.read(waiting.room.id)
        store = Store(sqlite_url)
        await store.open()
        for number in range(many):
            room = f"many-{number:04}"
            kept = [entry for _, entry in journal if isinstance(entry, j.Opened | j.Played)][:2]
            await store.append(room, 0, kept, 1.0, "playing", bots=True)
        await store.close()

        async with house_on(sqlite_url) as house:

            async def none_left() -> bool:
                async with house.store.reading() as connection:
                    query = select(rooms.c.id).where(rooms.c.bots)
                    return not (await connection.execute(query)).scalars().all()

            deadline = time.monotonic() + 120
            while not await none_left():
                assert time.monotonic() < deadline
                await asyncio.sleep(0.2)

    asyncio.run(test())
