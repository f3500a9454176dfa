"""The journal on disk: SQLite in a file by default, PostgreSQL by its address. It is only ever appended to.

Entries of many rooms that arrive together are written in one transaction, so that a busy server waits for
the disk once, not once a move. An append returns when its entry is safely there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import zlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.server import journal
from ludotheque.server.books import TableBooks
from ludotheque.server.holding import keep_private
from ludotheque.server.outside import NOBODY, CannotSave, Claim, Damaged, Fenced, Notice
from ludotheque.server.tables import archive, entries, notices, reports, rooms, settings
from ludotheque.server.writers import Batch, Clash, FileWriter, PostgresWriter, Refused, Writer

log = logging.getLogger("ludotheque.server")

MOST_REPORTS = 100  #: kept of one table
OTHERS_MAY = 60.0  #: seconds after which another server may send a notice that one had in hand
HANGS = 15.0  #: seconds after which a database that does not answer counts as gone


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
    notices: Sequence[Notice]
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
        self.writer: Writer = PostgresWriter(self.engine) if self.shared else FileWriter(self._path, _safe_sqlite)
        self._heads: dict[str, bytes] = {}  #: where the journals of rooms that we have at hand end
        self._proved = 0.0  #: when it was last seen that something could be saved
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.books = TableBooks(self)
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
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except SQLAlchemyError as error:
            if not _is_broken(error):
                raise
            log.error("a page of the database is broken", extra={"error": str(error)[:200]})
        self._file = self._same_file()
        await self.writer.open()
        self._writer = asyncio.create_task(self._write(), name="journal writer")

    async def close(self) -> None:
        """Stop writing."""
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.writer.close()
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
        notices: Sequence[Notice] = (),
    ) -> None:
        """Write entries, and notices that follow from them; returns when they are on disk, else raises CannotSave.

        With a claim that is no longer good, because another server has taken the room, the database refuses: Fenced.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(Append(room, seq, at, entries, phase, public, position, claim, bots, notices, done))
        await done

    async def _write(self) -> None:
        """In a loop: take everything that waits, write it in one transaction, tell those who wait."""
        while True:
            batch = [await self._queue.get()]
            while len(batch) < 500 and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except Exception as error:
                if len(batch) == 1 or not isinstance(error, Clash | Refused):
                    for append in batch:
                        _fail(append, error)
                    continue
                for append in batch:  # one of them clashes: the others must not suffer
                    try:
                        await self._commit([append])
                    except Exception as alone:
                        _fail(append, alone)

    async def _commit(self, appends: Sequence[Append]) -> None:
        if self._same_file() != self._file:
            raise OSError("the database file was moved away or replaced")
        batch = Batch()
        heads: dict[str, bytes] = {}
        async with asyncio.timeout(HANGS):
            for append in appends:
                heads[append.room] = await self._add(batch, append, heads.get(append.room))
            await self.writer.commit(batch)
        self._heads |= heads
        self.commits += 1
        self._proved = time.monotonic()
        for append in appends:
            if not append.done.done():
                append.done.set_result(None)

    async def _add(self, batch: Batch, append: Append, head: bytes | None) -> bytes:
        """Add an append's rows to a batch; returns where the room's journal ends with them."""
        if head is None:
            head = b"" if append.seq == 0 else self._heads.get(append.room)
        if head is None:
            head = await self._head(append.room)
        seq = append.seq
        for entry in append.entries:
            raw = journal.encode(entry)
            head = journal.link(head, seq, append.at, raw)
            batch.entries.append((append.room, seq, append.at, raw, head))
            seq += 1
        about = append.phase, append.public, append.at, append.position, append.bots
        opened = append.entries[0]
        claim = append.claim
        if isinstance(opened, journal.Opened):
            owner = claim.owner or None
            batch.made.append((append.room, opened.game, append.at, *about, owner, claim.fence, seq - 1, head))
        else:
            batch.changed.append((*about, seq - 1, head, append.room, claim.fence))
        for it in append.notices:
            row = it.room, it.seat, it.question, it.url, it.delivery, it.tries, append.at + OTHERS_MAY
            batch.notices.append(row)
        return head

    async def _head(self, room: str) -> bytes:
        """Where the journal of a room ends that was not read before."""
        async with self.reading() as connection:
            row = (await connection.execute(select(rooms.c.chain).where(rooms.c.id == room))).first()
            return b"" if row is None or row.chain is None else bytes(row.chain)

    def forget(self, room: str) -> None:
        """A room is no longer at hand."""
        self._heads.pop(room, None)

    # ---------------------------------------------------------------- reading
    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; a database that does not answer is CannotSave."""
        try:
            async with asyncio.timeout(HANGS), self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            if _is_broken(error):
                raise Damaged(str(error)) from error
            raise CannotSave(str(error)) from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are committed together at the end, beside the journal's."""
        async with self.reading() as connection, connection.begin():
            yield connection

    async def read(self, room: str) -> list[tuple[float, journal.AnyEntry]]:
        """A room's whole journal, in order; empty when there is no such room.

        Raises Damaged when an entry is missing, was changed or cannot be read.
        """
        async with self.reading() as connection:
            about = (await connection.execute(select(rooms.c.last, rooms.c.chain).where(rooms.c.id == room))).first()
            query = select(entries).where(entries.c.room == room).order_by(entries.c.seq)
            rows = [(row.seq, row.at, bytes(row.entry), row.chain) for row in await connection.execute(query)]
            packed = None
            if not rows or rows[0][0] != 0:
                packed = (await connection.execute(select(archive.c.packed).where(archive.c.room == room))).first()
        try:
            if packed is not None:
                rows = [*unpacked(bytes(packed.packed)), *rows]
            head = journal.whole(rows, None if about is None else about.last, None if about is None else about.chain)
            out = [(at, journal.decode(raw)) for _, at, raw, _ in rows]
        except (msgspec.DecodeError, zlib.error) as error:
            raise Damaged(str(error)) from error
        if rows:
            self._heads[room] = head
        return out

    async def position(self, room: str) -> bytes | None:
        """The last position that was kept."""
        async with self.reading() as connection:
            row = (await connection.execute(select(rooms.c.position).where(rooms.c.id == room))).first()
            return None if row is None or row.position is None else bytes(row.position)

    async def claim(self, room: str) -> Claim | None:
        """What appends to a room carry where nobody else can write; None when there is no such room."""
        async with self.reading() as connection:
            row = (await connection.execute(select(rooms.c.fence).where(rooms.c.id == room))).first()
            return None if row is None else Claim(fence=row.fence)

    async def forsaken(self, *more: ColumnElement[bool]) -> list[str]:
        """The rooms in which a bot owes an answer and that are like this, the one untouched for longest first."""
        async with self.reading() as connection:
            query = select(rooms.c.id).where(rooms.c.bots, rooms.c.phase == "playing", *more)
            return [row.id for row in await connection.execute(query.order_by(rooms.c.touched))]

    async def gathering(self, limit: int = 100) -> list[tuple[str, list[tuple[float, journal.AnyEntry]]]]:
        """The journals of public tables that still have a free seat, newest first; damaged ones are left out."""
        async with self.reading() as connection:
            wanted = select(rooms.c.id).where(rooms.c.public, rooms.c.phase == "gathering")
            newest = (await connection.execute(wanted.order_by(rooms.c.made.desc()).limit(limit))).scalars().all()
        found: dict[str, list[tuple[float, journal.AnyEntry]]] = {room: [] for room in newest}
        try:
            async with self.reading() as connection:
                query = select(entries).where(entries.c.room.in_(newest)).order_by(entries.c.room, entries.c.seq)
                for row in await connection.execute(query):
                    found[row.room].append((row.at, journal.decode(bytes(row.entry))))
        except (Damaged, msgspec.DecodeError):  # somewhere among them: each is read alone
            for room in newest:
                try:
                    found[room] = await self.read(room)
                except Damaged:
                    found[room] = []
        return [(room, them) for room, them in found.items() if them]

    async def ping(self) -> None:
        """Raises if nothing could be saved now; a server that has just saved something can."""
        if self._same_file() != self._file:
            raise OSError("the database file was moved away or replaced")
        if time.monotonic() - self._proved < 1:
            return
        await self.secret("health")
        async with self.writing() as connection:
            anything = {"value": secrets.token_bytes(8)}
            await connection.execute(update(settings).where(settings.c.name == "health").values(**anything))
        self._proved = time.monotonic()

    # ---------------------------------------------------------------- notices
    async def untold(self, now: float | None) -> list[Notice]:
        """Notices that nobody is sending: those whose time has come (None: all); from now on they are ours."""
        async with self.writing() as connection:
            query = select(notices) if now is None else select(notices).where(notices.c.due < now)
            out = []
            for row in (await connection.execute(query)).all():
                it = Notice(row.url, row.room, row.seat, row.question, row.delivery, row.tries)
                if now is not None:
                    free = _of(it) & (notices.c.due == row.due)
                    taken = await connection.execute(update(notices).where(free).values(due=now + OTHERS_MAY))
                    if taken.rowcount != 1:
                        continue
                out.append(it)
            return out

    async def told(self, notice: Notice) -> None:
        """A notice was taken, or never will be: it is not sent again."""
        async with self.writing() as connection:
            await connection.execute(delete(notices).where(_of(notice)))

    async def try_later(self, notice: Notice, tries: int, seconds: float) -> None:
        """A notice has been tried so often, and will be again in so many seconds."""
        async with self.writing() as connection:
            values = {"tries": tries, "due": notices.c.due + seconds + OTHERS_MAY}
            await connection.execute(update(notices).where(_of(notice)).values(**values))

    # ---------------------------------------------------------------- what goes
    async def pack(self, before: float, most: int = 100) -> int:
        """Pack the journals of games that are over and were not touched since; returns how many."""
        async with self.reading() as connection:
            query = select(rooms.c.id).where(rooms.c.phase == "over", rooms.c.touched < before)
            inside = select(entries.c.room).where(entries.c.room == rooms.c.id).exists()
            found = (await connection.execute(query.where(inside).limit(most))).scalars().all()
        done = 0
        for room in found:
            with contextlib.suppress(Damaged):
                await self._pack(room, before)
                done += 1
        return done

    async def _pack(self, room: str, before: float) -> None:
        async with self.writing() as connection:
            same = (rooms.c.id == room) & (rooms.c.touched < before)  # locks the row, where there are several servers
            if (await connection.execute(update(rooms).where(same).values(phase="over"))).rowcount != 1:
                return
            packed = (await connection.execute(select(archive.c.packed).where(archive.c.room == room))).first()
            query = select(entries).where(entries.c.room == room).order_by(entries.c.seq)
            rows = [(row.seq, row.at, bytes(row.entry), row.chain) for row in await connection.execute(query)]
            if packed is not None:
                rows = [*unpacked(bytes(packed.packed)), *rows]
                await connection.execute(delete(archive).where(archive.c.room == room))
            await connection.execute(insert(archive).values(room=room, packed=pack(rows)))
            await connection.execute(delete(entries).where(entries.c.room == room))

    async def clear(self, before: float, most: int = 100) -> int:
        """Remove the rooms that were not touched since, and all that is kept of them; returns how many."""
        async with self.reading() as connection:
            found = await connection.execute(select(rooms.c.id).where(rooms.c.touched < before).limit(most))
            old = found.scalars().all()
        async with self.writing() as connection:
            for room in old:
                gone = await connection.execute(delete(rooms).where(rooms.c.id == room, rooms.c.touched < before))
                for table in (entries, archive, notices, reports) if gone.rowcount else ():
                    await connection.execute(delete(table).where(table.c.room == room))
        return len(old)

    # ---------------------------------------------------------------- reports
    async def report(self, number: str, room: str, text: str, record: bytes) -> bool:
        """Keep the true record of a game in which somebody found something wrong; False if enough are kept of it."""
        row = {"number": number, "room": room, "at": time.time(), "text": text, "record": record}
        async with self.writing() as connection:
            kept = await connection.execute(select(func.count()).where(reports.c.room == room))
            if kept.scalar_one() >= MOST_REPORTS:
                return False
            await connection.execute(insert(reports).values(**row))
            return True

    async def reported(self, number: str) -> bytes | None:
        """The record kept under a number, for the operator."""
        async with self.reading() as connection:
            row = (await connection.execute(select(reports.c.record).where(reports.c.number == number))).first()
            return None if row is None else bytes(row.record)

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made the first time it is asked for and then always the same."""
        try:
            return await self._kept_secret(name)
        except Damaged as error:
            log.error(
                "a secret cannot be read; another one serves until the next start", extra={"error": str(error)[:200]}
            )
            return secrets.token_bytes(32)

    async def _kept_secret(self, name: str) -> bytes:
        async with self.reading() as connection:
            query = select(settings.c.value).where(settings.c.name == name)
            row = (await connection.execute(query)).first()
            if row is None:
                try:
                    await connection.execute(insert(settings).values(name=name, value=secrets.token_bytes(32)))
                    await connection.commit()
                except IntegrityError:  # another server was quicker
                    await connection.rollback()
                row = (await connection.execute(query)).first()
            assert row is not None
            return bytes(row.value)


def _of(notice: Notice) -> ColumnElement[bool]:
    """The row of a notice, unless a newer one has taken its place."""
    return (notices.c.room == notice.room) & (notices.c.seat == notice.seat) & (notices.c.delivery == notice.delivery)


def _fail(append: Append, error: Exception) -> None:
    if not append.done.done():
        fenced = Fenced(f"number {append.claim.fence} is not the room's any more")
        append.done.set_exception(fenced if isinstance(error, Refused) else CannotSave(str(error)))


def _is_broken(error: BaseException) -> bool:
    """Whether a database says that something in it cannot be read any more."""
    said = str(getattr(error, "orig", error)).lower()
    return any(word in said for word in ("malformed", "not a database", "invalid page", "could not read block"))


def pack(rows: Sequence[journal.Row]) -> bytes:
    """Entries as one small piece. The hash of the last one, which the room's row keeps, speaks for all of them."""
    return zlib.compress(msgspec.msgpack.encode([(seq, at, raw, None) for seq, at, raw, _ in rows]), 9)


def unpacked(raw: bytes) -> list[journal.Row]:
    """The entries again."""
    return msgspec.msgpack.decode(zlib.decompress(raw), type=list[journal.Row])


def _safe_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, flushed at every commit: what was acknowledged survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
