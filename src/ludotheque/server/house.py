"""All tables of this server: loaded when somebody comes, folded from their journals, unloaded when idle.

Each room has a keeper. Which process keeps which room is behind `Owners`, so that several processes on one database can
share the work one day.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from ludotheque.games import game
from ludotheque.kernel.chance import fresh_secret
from ludotheque.kernel.codec import from_json
from ludotheque.server import journal as j
from ludotheque.server.botpool import BotPool
from ludotheque.server.identity import hashed, new_token
from ludotheque.server.keeper import RoomKeeper
from ludotheque.server.metrics import Metrics
from ludotheque.server.notices import Notices
from ludotheque.server.rooms import Room, refuse
from ludotheque.server.store import Store
from ludotheque.wire import http as h

log = logging.getLogger("ludotheque.server")

IDLE = 600.0  #: seconds without anybody until a room is unloaded


class Owners:
    """Which process looks after which room. For now, one process owns them all."""

    async def take(self, room: str) -> bool:
        """Become the one who looks after a room."""
        return True

    async def release(self, room: str) -> None:
        """Let go of it."""


class House:
    """All rooms of this server."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        notices: Notices,
        metrics: Metrics,
        owners: Owners | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.bots = bots
        self.notices = notices
        self.metrics = metrics
        self.owners = owners or Owners()
        self.now = now
        self.opened = now()
        self.keepers: dict[str, RoomKeeper] = {}
        self._loading: dict[str, asyncio.Task[RoomKeeper | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the doors: go on with the games whose bots were thinking."""
        self.opened = self.now()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        for room in (await self.store.unfinished())[:200]:
            try:
                keeper = await self.find(room)
                if keeper is not None:
                    keeper.think()
            except Exception:
                log.exception("cannot load", extra={"room": room})

    async def stop(self) -> None:
        """Close the doors."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for keeper in list(self.keepers.values()):
            keeper.forget_reminder()
            for task in keeper.thinking.values():
                task.cancel()
            for listener in list(keeper.listeners):
                listener.close(1012)

    # ---------------------------------------------------------------- finding
    async def find(self, room: str) -> RoomKeeper | None:
        """The keeper of a room, which is read from its journal if it is not loaded; None when there is no such room."""
        keeper = self.keepers.get(room)
        if keeper is not None:
            return keeper
        task = self._loading.get(room)
        if task is None:
            task = asyncio.create_task(self._load(room))
            self._loading[room] = task
            task.add_done_callback(lambda _: self._loading.pop(room, None))
        return await asyncio.shield(task)

    async def _load(self, room: str) -> RoomKeeper | None:
        entries = await self.store.read(room)
        if not entries or not await self.owners.take(room):
            return None
        it = Room(room)
        resumed: list[j.AnyEntry] = []
        opened = entries[0][1]
        assert isinstance(opened, j.Opened)
        rules = opened.rules
        since = 0  #: from which entry on the match is folded; what comes before was played by older rules
        for i, (_, entry) in enumerate(entries):
            if isinstance(entry, j.Sat):
                rules = entry.rules
            elif isinstance(entry, j.FromPosition):
                rules, since = entry.rules, i
        changed = rules != game(opened.game).rules.version
        if changed:
            since = len(entries)
        for i, (at, entry) in enumerate(entries):
            if i < since and isinstance(entry, j.Played | j.Undone | j.Conceded | j.FromPosition):
                it.skip(entry)
            else:
                it.apply(entry, at)
        if changed and it.match is not None:
            resumed = await self._from_position(it)
        keeper = RoomKeeper(it, self)
        for seat in it.seats:  # after a restart everybody has a moment to come back
            seat.away_since = max(seat.away_since, self.opened)
        if opened.clock is not None and it.phase == "playing" and entries[-1][0] < self.opened:
            resumed.append(j.Woke(since=self.opened))
        if resumed:
            async with keeper.lock:
                await keeper.write(resumed)
        self.keepers[room] = keeper
        self.metrics.rooms.set(len(self.keepers))
        return keeper

    async def _from_position(self, room: Room) -> list[j.AnyEntry]:
        """The rules have changed under a running game: go on from the position kept beside the journal, and say so."""
        raw = await self.store.position(room.id)
        rules = game(room.made.game).rules.version
        if raw is None:
            return []
        kept = from_json(raw)
        return [j.FromPosition(rules=rules, position={**kept["position"], "rules": rules}, left=kept["left"])]

    async def drop(self, keeper: RoomKeeper) -> None:
        """Forget a room; it is read again when somebody comes."""
        self.keepers.pop(keeper.room.id, None)
        self.metrics.rooms.set(len(self.keepers))
        keeper.forget_reminder()
        for task in keeper.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        for listener in list(keeper.listeners):
            listener.close(1013)
        await self.owners.release(keeper.room.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(30)
            await self.sweep(IDLE)

    async def sweep(self, idle: float) -> None:
        """Unload the rooms nobody has been in for a while."""
        now = time.monotonic()
        for keeper in list(self.keepers.values()):
            resting = not keeper.listeners and not keeper.room.bots_to_move() and not keeper.lock.locked()
            if resting and now - keeper.touched >= idle:
                await self.drop(keeper)

    # ---------------------------------------------------------------- making tables
    async def open(
        self,
        key: str,
        options: dict[str, Any],
        seats: list[j.SeatOpened],
        public: bool,
        clock: h.Clock | None,
        imported: dict[str, Any] | None = None,
        *,
        talk: bool = False,
        hints: bool = False,
        begins: int | None = None,
    ) -> RoomKeeper:
        """Make a table; raises BadTable when the game cannot be played like this.

        An imported record that is finished is looked at; one that is not is played on, with new chance.
        """
        box = game(key)
        settled = box.rules.settle(len(seats), options)
        opened = j.Opened(
            game=key,
            rules=box.rules.version,
            options=settled,
            seats=seats,
            secret="" if imported and imported["over"] else fresh_secret().hex(),
            public=public,
            clock=clock,
            imported=imported,
            talk=talk and not public,
            hints=hints,
            begins=begins,
        )
        keeper = RoomKeeper(Room(new_token()), self)
        async with keeper.lock:
            await keeper.write([opened])
            self.keepers[keeper.room.id] = keeper
        self.metrics.opened.labels(game=key).inc()
        self.metrics.rooms.set(len(self.keepers))
        return keeper

    async def sit(self, keeper: RoomKeeper, number: int, name: str) -> str:
        """Take a free seat; returns the token that nobody else has."""
        async with keeper.lock:
            seat = keeper.room.seats[number] if 0 <= number < len(keeper.room.seats) else None
            if seat is None or seat.kind != "open":
                raise refuse("room-seat-taken")
            token = new_token()
            rules = game(keeper.room.made.game).rules.version
            await keeper.write([j.Sat(seat=number, name=clean(name), token=hashed(token), rules=rules)])
            return token


def clean(name: str) -> str:
    """A name fit to be shown: one line, no control characters."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:24]
