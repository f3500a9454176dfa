"""Which server keeps which room: a lease in the database, with a number that every append carries.

Each server says every moment that it is alive, and what it keeps is its own until a few seconds after it last said so.
Then any other may take its rooms; at once, if it cannot be reached and its session with the database has ended. Who
takes a room makes its number one higher; whoever still writes with the old number is refused by the database, in the
transaction that would have written (`Store.append`). So two servers may believe for a moment that they keep a room, but
only one of them can do anything with it. All times are the database's, whose clock all servers share.

A database in a file has one server, which holds the file; there nobody else has to be told anything: see `alone`.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import ColumnElement, Float, cast, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.identity import new_token
from ludotheque.server.outside import CannotSave, Claim, Elsewhere, Lease, Peer
from ludotheque.server.store import HANGS, Store
from ludotheque.server.tables import rooms, servers

log = logging.getLogger("ludotheque.server")

TERM = 3.0  #: seconds for which a server keeps its rooms after its last sign of life
BEAT = 0.7  #: seconds between signs of life
FORGOTTEN = 60.0  #: seconds after which a dead server is no longer listed


class Leases:
    """The rooms that this server keeps, and the other servers of the house."""

    alone = False

    def __init__(self, store: Store, address: str = "", *, term: float = TERM, beat: float = BEAT) -> None:
        self.store = store
        self.address = address
        self.term = term
        self.every = beat
        self.id = new_token()
        self.peers: dict[str, Peer] = {}  #: the others that were alive a moment ago
        self.free: Callable[[], int] = lambda: 0
        self.lapsed: Callable[[], Awaitable[None]] | None = None  #: called when others may have taken what we had
        self.seen: Callable[[], None] | None = None  #: called when `peers` is fresh
        self._opened = 0.0
        self._alive = 0.0  #: when we last told the database so, by a clock of our own
        self._beating: asyncio.Task[None] | None = None
        self._session: AsyncConnection | None = None  #: ends when we do, whatever ends us

    # ---------------------------------------------------------------- being there
    async def start(self, now: float) -> float:
        """Come to the house; returns since when it has been open without a break."""
        opened = now
        await self._stay()
        async with self.store.writing() as connection:
            # A server that was at this very address before us is dead: we have its port.
            gone = (servers.c.address == self.address) & (servers.c.machine == socket.gethostname())
            await connection.execute(delete(servers).where(gone))
            await connection.execute(delete(servers).where(servers.c.until < self._now() - FORGOTTEN))
            living = select(servers.c.opened).where(servers.c.until > self._now())
            opened = min([row.opened for row in await connection.execute(living)], default=now)
            await self._enrol(connection, opened)
        self._opened = opened
        self._alive = time.monotonic()
        await self._look_around()
        self._beating = asyncio.create_task(self._beat(), name="lease")
        return opened

    async def _enrol(self, connection: AsyncConnection, opened: float) -> None:
        row = {"id": self.id, "address": self.address, "machine": socket.gethostname(), "opened": opened}
        row |= {"until": self._now() + self.term, "free": self.free()}
        await connection.execute(insert(servers).values(**row))

    async def stop(self) -> None:
        """Leave: everything we keep is given up at once, in one stroke."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            self._beating = None
        await self._let_go()
        with contextlib.suppress(CannotSave):
            async with self.store.writing() as connection:
                await connection.execute(update(rooms).where(rooms.c.owner == self.id).values(owner=None))
                await connection.execute(delete(servers).where(servers.c.id == self.id))

    async def _beat(self) -> None:
        told = True
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.beat()
                told = True
            except CannotSave as error:
                if told:
                    log.error("cannot renew the leases", extra={"error": str(error)[:200]})
                told = False
            except Exception:
                log.exception("cannot renew the leases")

    async def beat(self) -> None:
        """A sign of life. If the last one was too long ago, others may have taken rooms: that is looked into."""
        began = time.monotonic()
        late = began - self._alive > self.term
        await self._stay()
        async with self.store.writing() as connection:
            values = {"until": self._now() + self.term, "free": self.free()}
            done = await connection.execute(update(servers).where(servers.c.id == self.id).values(**values))
            if done.rowcount == 0:
                late = True
                await self._enrol(connection, self._opened)
        self._alive = began
        if late and self.lapsed is not None:
            log.warning("the leases had run out; what is still ours is looked up")
            await self.lapsed()
        await self._look_around()

    async def _stay(self) -> None:
        """Hold a lock in a session of our own: the database lets go of it at once when this process dies."""
        try:
            async with asyncio.timeout(HANGS):
                if self._session is None:
                    self._session = await self.store.engine.connect()
                    await self._session.execute(select(func.pg_advisory_lock(_number(self.id))))
                else:
                    await self._session.execute(select(1))
                await self._session.commit()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            await self._let_go()
            raise CannotSave(str(error)) from error

    async def _let_go(self) -> None:
        if self._session is not None:
            session, self._session = self._session, None
            with contextlib.suppress(SQLAlchemyError, OSError):
                await session.invalidate()
                await session.close()

    async def bury(self, peer: Peer) -> bool:
        """A server cannot be reached: if its session with the database has ended too, its rooms are free at once.

        That it cannot be reached proves nothing alone, since the way between us may be cut. Without a session it can
        neither be in the middle of writing, nor write before it has found out what was taken from it.
        """
        async with self.store.writing() as connection:
            ended = await connection.execute(select(func.pg_try_advisory_xact_lock(_number(peer.id))))
            if not ended.scalar_one():
                return False
            await connection.execute(delete(servers).where(servers.c.id == peer.id))
        log.warning("a server has died; its rooms are free")
        return True

    async def clock(self) -> float:
        """The database's time, which all servers share."""
        async with self.store.reading() as connection:
            return float((await connection.execute(select(self._now()))).scalar_one())

    async def _look_around(self) -> None:
        async with self.store.reading() as connection:
            query = select(servers.c.id, servers.c.address, servers.c.free).where(servers.c.until > self._now())
            found = await connection.execute(query.where(servers.c.id != self.id))
            self.peers = {row.id: Peer(row.id, row.address, row.free) for row in found}
        if self.seen is not None:
            self.seen()

    def _now(self) -> ColumnElement[float]:
        """The database's clock, in seconds."""
        return cast(func.extract("epoch", func.clock_timestamp()), Float)

    # ---------------------------------------------------------------- rooms
    async def take(self, room: str) -> Lease | None:
        """Become the one who keeps a room; None when there is no such room. Elsewhere when another server keeps it."""
        while True:
            async with self.store.writing() as connection:
                row = await self._row(connection, room)
                if row is None:
                    return None
                theirs = row.owner not in {None, self.id}
                if theirs and row.until is not None and row.until > row.now:
                    raise Elsewhere(Peer(row.owner, row.address))
                as_it_was = (rooms.c.id == room) & (rooms.c.fence == row.fence)
                claim = Claim(self.id, row.fence + 1)
                values = {"owner": self.id, "fence": claim.fence}
                done = await connection.execute(update(rooms).where(as_it_was).values(**values))
                if done.rowcount == 1:
                    died = row.now if row.until is None else min(row.until, row.now)
                    return Lease(claim, died if theirs else None)

    def fresh(self) -> Claim:
        """The claim to a room that we make."""
        return Claim(self.id, 1)

    async def _row(self, connection: AsyncConnection, room: str) -> Any:
        query = select(rooms.c.owner, rooms.c.fence, servers.c.address, servers.c.until, self._now().label("now"))
        query = query.select_from(rooms.outerjoin(servers, servers.c.id == rooms.c.owner)).where(rooms.c.id == room)
        return (await connection.execute(query)).first()

    async def release(self, room: str, claim: Claim, bots: bool | None = None) -> None:
        """Let go of a room, if it is still ours; `bots` says whether one owes an answer, where that is known."""
        with contextlib.suppress(CannotSave):
            async with self.store.writing() as connection:
                ours = (rooms.c.id == room) & (rooms.c.fence == claim.fence)
                values = {"owner": None} if bots is None else {"owner": None, "bots": bots}
                await connection.execute(update(rooms).where(ours).values(**values))

    async def ours(self) -> dict[str, int]:
        """The rooms that are ours by the database, with their numbers."""
        async with self.store.reading() as connection:
            found = await connection.execute(select(rooms.c.id, rooms.c.fence).where(rooms.c.owner == self.id))
            return {row.id: row.fence for row in found}

    async def forsaken(self) -> list[str]:
        """Rooms in which a bot owes an answer and nobody lets it think, the oldest first."""
        living = select(servers.c.id).where(servers.c.until > self._now())
        return await self.store.forsaken(rooms.c.owner.is_(None) | rooms.c.owner.not_in(living))


def _number(server: str) -> int:
    """The number under which a server holds its lock."""
    return int.from_bytes(hashlib.sha256(server.encode()).digest()[:8], "big", signed=True)
