"""The journal on disk: SQLite in a file by default, PostgreSQL by its address. It is only ever appended to.

Entries of many rooms that arrive together are written in one transaction, so that a busy server waits for
the disk once, not once a move. An append returns when its entry is safely there.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.server import journal
from ludotheque.server.holding import keep_private
from ludotheque.server.tables import entries, reports, rooms, settings

HANGS = 15.0  #: seconds after which a database that does not answer counts as gone


class CannotSave(Exception):
    """The database does not answer. Nothing was acknowledged; the room must be read again."""


class Fenced(CannotSave):
    """Another server keeps this room now: the database refused the entries, and nothing was written."""


@dataclass(frozen=True)
class Claim:
    """Who says that it keeps a room, and the number it was given with it. Every append carries it."""

    owner: str = ""
    fence: int = 0


NOBODY = Claim()


@dataclass
class Append:
    """Entries of one room on their way to disk, all or none."""

    room: str
    seq: int  #: of the first
    at: float
    entries: Sequence[journal.AnyEntry]
    phase: str
    public: bool
    position: bytes | None
    claim: Claim
    bots: bool
    done: asyncio.Future[None]


def database_url(given: str) -> str:
    """SQLAlchemy's address of a database: a path, sqlite:… or postgresql:…"""
    if given.startswith("postgresql+") or given.startswith("sqlite+"):
        return given
    if given.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + given.split("://", 1)[1].replace("sslmode=", "ssl=")
    path = given.removeprefix("sqlite:///")
    Path(path).expanduser().parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{Path(path).expanduser()}"


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self._path = self.url.partition("///")[2] or ":memory:"  #: the file, where it is one
        self.shared = self.url.startswith("postgresql")  #: several servers may use it at once
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=True, hide_parameters=True)
        if self.url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _safe_sqlite)
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self._file: tuple[int, int] | None = None

    def _same_file(self) -> tuple[int, int] | None:
        """Which file the address names now; None when the database is no file."""
        if not self.url.startswith("sqlite") or ":memory:" in self.url:
            return None
        found = Path(self.url.split("///", 1)[1]).stat()
        return found.st_dev, found.st_ino

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        from ludotheque.server.migrate import upgrade

        if not self.shared:
            keep_private(self._path)
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self._file = self._same_file()
        self._writer = asyncio.create_task(self._write(), name="journal writer")

    async def close(self) -> None:
        """Stop writing."""
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # ---------------------------------------------------------------- appending
    async def append(
        self,
        room: str,
        seq: int,
        entries: Sequence[journal.AnyEntry],
        at: float,
        phase: str,
        public: bool = False,
        position: bytes | None = None,
        claim: Claim = NOBODY,
        bots: bool = False,
    ) -> None:
        """Write entries; returns when they are on disk, raises CannotSave when that did not work.

        With a claim that is no longer good, because another server has taken the room, the database refuses: Fenced.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(Append(room, seq, at, entries, phase, public, position, claim, bots, done))
        await done

    async def _write(self) -> None:
        """In a loop: take everything that waits, write it in one transaction, tell those who wait."""
        while True:
            batch = [await self._queue.get()]
            while len(batch) < 500 and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                async with asyncio.timeout(HANGS):
                    await self._commit(batch)
            except Exception as error:
                if len(batch) == 1 or not isinstance(error, IntegrityError | Fenced):
                    for append in batch:
                        _fail(append, error)
                    continue
                for append in batch:  # one of them clashes: the others must not suffer
                    try:
                        async with asyncio.timeout(HANGS):
                            await self._commit([append])
                    except Exception as alone:
                        _fail(append, alone)

    async def _commit(self, batch: Sequence[Append]) -> None:
        if self._same_file() != self._file:
            raise OSError("the database file was moved away or replaced")
        async with self.engine.begin() as connection:
            rows = []
            for append in batch:
                for i, entry in enumerate(append.entries):
                    raw = journal.encode(entry)
                    rows.append({"room": append.room, "seq": append.seq + i, "at": append.at, "entry": raw})
                await self._index(connection, append)
            await connection.execute(insert(entries), rows)
        self.commits += 1
        for append in batch:
            if not append.done.done():
                append.done.set_result(None)

    async def _index(self, connection: AsyncConnection, append: Append) -> None:
        """The rooms' list: made from the journal, kept for looking up."""
        opened = append.entries[0]
        if isinstance(opened, journal.Opened):
            row = {"id": append.room, "game": opened.game, "made": append.at, "phase": append.phase}
            row |= {"public": append.public, "touched": append.at, "position": append.position, "bots": append.bots}
            row |= {"owner": append.claim.owner or None, "fence": append.claim.fence}
            await connection.execute(insert(rooms).values(**row))
        else:
            values: dict[str, Any] = {"phase": append.phase, "public": append.public, "touched": append.at}
            values["bots"] = append.bots
            if append.position is not None:
                values["position"] = append.position
            mine = (rooms.c.id == append.room) & (rooms.c.fence == append.claim.fence)
            done = await connection.execute(update(rooms).where(mine).values(**values))
            if done.rowcount != 1:
                raise Fenced(f"number {append.claim.fence} is not the room's any more")

    # ---------------------------------------------------------------- reading
    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; a database that does not answer is CannotSave."""
        try:
            async with asyncio.timeout(HANGS), self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise CannotSave(str(error)) from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are committed together at the end, beside the journal's."""
        async with self.reading() as connection, connection.begin():
            yield connection

    async def read(self, room: str) -> list[tuple[float, journal.AnyEntry]]:
        """A room's whole journal, in order; empty when there is no such room."""
        async with self.reading() as connection:
            query = select(entries.c.at, entries.c.entry).where(entries.c.room == room).order_by(entries.c.seq)
            return [(row.at, journal.decode(bytes(row.entry))) for row in await connection.execute(query)]

    async def position(self, room: str) -> bytes | None:
        """The last position that was kept."""
        async with self.reading() as connection:
            row = (await connection.execute(select(rooms.c.position).where(rooms.c.id == room))).first()
            return None if row is None or row.position is None else bytes(row.position)

    async def gathering(self, limit: int = 100) -> list[tuple[str, list[tuple[float, journal.AnyEntry]]]]:
        """The journals of public tables that still have a free seat, newest first."""
        async with self.reading() as connection:
            wanted = select(rooms.c.id, rooms.c.made).where(rooms.c.public, rooms.c.phase == "gathering")
            newest = wanted.order_by(rooms.c.made.desc()).limit(limit).subquery()
            query = select(entries).join(newest, newest.c.id == entries.c.room)
            found: dict[str, list[tuple[float, journal.AnyEntry]]] = {}
            for row in await connection.execute(query.order_by(newest.c.made.desc(), newest.c.id, entries.c.seq)):
                found.setdefault(row.room, []).append((row.at, journal.decode(bytes(row.entry))))
            return list(found.items())

    async def unfinished(self) -> list[str]:
        """Games that are being played, the one played at last first."""
        async with self.reading() as connection:
            query = select(rooms.c.id).where(rooms.c.phase == "playing").order_by(rooms.c.touched.desc())
            return [row.id for row in await connection.execute(query)]

    async def ping(self) -> None:
        """Raises if nothing could be saved now: the database does not answer, or its file is gone."""
        if self._same_file() != self._file:
            raise OSError("the database file was moved away or replaced")
        async with self.reading() as connection:
            await connection.execute(select(1))

    # ---------------------------------------------------------------- reports
    async def report(self, number: str, room: str, text: str, record: bytes) -> None:
        """Keep the true record of a game in which somebody found something wrong."""
        row = {"number": number, "room": room, "at": time.time(), "text": text, "record": record}
        async with self.reading() as connection:
            await connection.execute(insert(reports).values(**row))
            await connection.commit()

    async def reported(self, number: str) -> bytes | None:
        """The record kept under a number, for the operator."""
        async with self.reading() as connection:
            row = (await connection.execute(select(reports.c.record).where(reports.c.number == number))).first()
            return None if row is None else bytes(row.record)

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made the first time it is asked for and then always the same."""
        async with self.reading() as connection:
            query = select(settings.c.value).where(settings.c.name == name)
            row = (await connection.execute(query)).first()
            if row is None:
                with contextlib.suppress(IntegrityError):
                    await connection.execute(insert(settings).values(name=name, value=secrets.token_bytes(32)))
                    await connection.commit()
                row = (await connection.execute(query)).first()
            assert row is not None
            return bytes(row.value)


def _fail(append: Append, error: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(error if isinstance(error, Fenced) else CannotSave(str(error)))


def _safe_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, flushed at every commit: what was acknowledged survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
