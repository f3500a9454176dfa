"""How a batch of appends gets into each kind of database: as few steps as possible, in one transaction.

This is what a server spends most of its time on, so it speaks to the drivers directly. A file is written by one thread
of its own, in one go; PostgreSQL gets each kind of row in one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.ext.asyncio import AsyncEngine

NewRoom = tuple[str, str, float, str, bool, float, bytes | None, bool, str | None, int, int, bytes]
#: phase, public, touched, position or None to leave it, bots, last, chain; id, fence
ChangedRoom = tuple[str, bool, float, bytes | None, bool, int, bytes, str, int]
Entry = tuple[str, int, float, bytes, bytes]  #: room, seq, at, entry, chain
NewNotice = tuple[str, int, int, str, str, int, float]  #: room, seat, question, url, delivery, tries, due


class Clash(Exception):
    """Such a row is there already."""


class Refused(Exception):
    """A room's number is not the one that was said: somebody else keeps it."""


class Batch:
    """Rows of several appends, to be written together."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.made: list[NewRoom] = []
        self.changed: list[ChangedRoom] = []
        self.notices: list[NewNotice] = []


class Writer(Protocol):
    """Writes batches."""

    async def open(self) -> None:
        """Be ready."""

    async def commit(self, batch: Batch) -> None:
        """All of it, or nothing: Clash, Refused, or whatever the driver raises."""

    async def close(self) -> None:
        """No more."""


ENTRY = "INSERT INTO journal (room, seq, at, entry, chain) VALUES (?, ?, ?, ?, ?)"
MADE = (
    "INSERT INTO rooms (id, game, made, phase, public, touched, position, bots, owner, fence, last, chain) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
CHANGED = (
    "UPDATE rooms SET phase = ?, public = ?, touched = ?, position = coalesce(?, position), bots = ?, last = ?, "
    "chain = ? WHERE id = ? AND fence = ?"
)
NOTICE = (
    "INSERT INTO notices (room, seat, question, url, delivery, tries, due) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (room, seat) DO UPDATE SET question = excluded.question, url = excluded.url, "
    "delivery = excluded.delivery, tries = excluded.tries, due = excluded.due"
)


class FileWriter:
    """Writes to a file, in a thread that does nothing else."""

    def __init__(self, path: str, prepare: Callable[[Any, Any], None]) -> None:
        self.path = path
        self.prepare = prepare
        self.thread = ThreadPoolExecutor(1, "journal")
        self.connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Open the file."""
        self.connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        self.prepare(self.connection, None)

    async def commit(self, batch: Batch) -> None:
        """All of it, or nothing."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, batch)

    def _commit(self, batch: Batch) -> None:
        it = self.connection
        assert it is not None
        try:
            it.execute("BEGIN IMMEDIATE")
            it.executemany(MADE, batch.made)
            for row in batch.changed:
                if it.execute(CHANGED, row).rowcount != 1:
                    raise Refused
            it.executemany(ENTRY, batch.entries)
            it.executemany(NOTICE, batch.notices)
            it.execute("COMMIT")
        except BaseException as error:
            if it.in_transaction:
                it.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Clash("such a row is there already") from error
            raise

    async def close(self) -> None:
        """Let go of the file."""
        if self.connection is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
            self.connection = None
        self.thread.shutdown(wait=False)


def _numbered(statement: str) -> str:
    """A statement with the marks that PostgreSQL knows."""
    first, *rest = statement.split("?")
    return first + "".join(f"${n}{part}" for n, part in enumerate(rest, 1))


CHANGED_TOGETHER = (
    "UPDATE rooms SET phase = v.phase, public = v.public, touched = v.touched, "
    "position = coalesce(v.position, rooms.position), bots = v.bots, last = v.last, chain = v.chain "
    "FROM unnest($1::text[], $2::bool[], $3::float8[], $4::bytea[], $5::bool[], $6::int[], $7::bytea[], $8::text[], "
    "$9::int[]) AS v (phase, public, touched, position, bots, last, chain, id, fence) "
    "WHERE rooms.id = v.id AND rooms.fence = v.fence"
)


class PostgresWriter:
    """Writes to PostgreSQL, on a connection of its own, which is opened again when it was lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False).replace("ssl=", "sslmode=")
        self.connection: asyncpg.Connection | None = None

    async def open(self) -> None:
        """The connection is opened with the first batch."""

    async def commit(self, batch: Batch) -> None:
        """All of it, or nothing."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.address)
        try:
            async with self.connection.transaction():
                await self._write(self.connection, batch)
        except asyncpg.UniqueViolationError as error:  # its words name the room, and are not for the log
            raise Clash("such a row is there already") from error
        except Refused:
            raise
        except BaseException:  # in what state it is nobody knows
            await self.close()
            raise

    async def _write(self, it: asyncpg.Connection, batch: Batch) -> None:
        await _many(it, MADE, batch.made)
        if batch.changed:
            done = await it.execute(CHANGED_TOGETHER, *map(list, zip(*batch.changed, strict=True)))
            if done != f"UPDATE {len(batch.changed)}":
                raise Refused
        await _many(it, ENTRY, batch.entries)
        await _many(it, NOTICE, batch.notices)

    async def close(self) -> None:
        """Let go of the connection."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None


async def _many(it: asyncpg.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    if len(rows) == 1:
        await it.execute(_numbered(statement), *rows[0])
    elif rows:
        await it.executemany(_numbered(statement), rows)
