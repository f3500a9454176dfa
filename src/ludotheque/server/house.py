"""All tables of this server: loaded when somebody comes, folded from their journals, unloaded when idle.

Each room has a keeper, at one server of the house: `leases` says at which.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.games import game
from ludotheque.kernel.chance import fresh_secret
from ludotheque.kernel.codec import from_json
from ludotheque.server import journal as j
from ludotheque.server.alone import Alone
from ludotheque.server.identity import derived, hashed, new_token
from ludotheque.server.keeper import NOT_KEPT, RoomKeeper
from ludotheque.server.outside import (
    Bots,
    CannotSave,
    Checks,
    Counts,
    Damaged,
    Elsewhere,
    Lease,
    Neighbours,
    Notices,
    Relay,
    Store,
)
from ludotheque.server.rooms import Room, fold, refuse
from ludotheque.wire import http as h

log = logging.getLogger("ludotheque.server")

IDLE = 600.0  #: seconds without anybody until a room is unloaded
ROUND = 2.0  #: seconds between looks for rooms whose bots nobody lets think
AT_ONCE = 50  #: such rooms loaded at once
BREATH = 0.02  #: seconds for which reading one room may keep all others waiting
CLOSING = 3.0  #: seconds for what is being written when the doors close
RESTARTED = 1012
DAY = 24 * 3600.0
PACKED = 1.0  #: days after which a game that is over is packed
TIDY = 900.0  #: seconds between looks for what can be packed or removed


class Steady:
    """The time, from a clock that does not jump when somebody sets the machine's."""

    def __init__(self) -> None:
        self.set(time.time())

    def set(self, now: float) -> None:
        """Begin to count from here."""
        self._began = now - time.monotonic()

    def __call__(self) -> float:
        """Seconds since 1970, as the machine's clock stood when we began."""
        return self._began + time.monotonic()


class House:
    """All rooms of this server."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        checks: Checks,
        notices: Notices,
        counts: Counts,
        leases: Neighbours | None = None,
        relay: Relay | None = None,
        now: Callable[[], float] | None = None,
        keep: float = 0.0,
    ) -> None:
        self.store = store
        self.bots = bots
        self.notices = notices
        self.checks = checks
        self.counts = counts
        self.leases = leases or Alone(store)
        self.relay = relay  #: the way to the other servers, where there can be any
        self.books = store.books
        self.now = now or Steady()
        self.keep = keep  #: days after which a room that nobody has touched goes; 0: never
        self.opened = self.now()
        self.closing = False
        self._secret = b""
        self.lines = 0  #: clients connected now
        self.keepers: dict[str, RoomKeeper] = {}
        self._loading: dict[str, asyncio.Task[RoomKeeper | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._settling: set[asyncio.Task[None]] = set()
        self._forsaken: set[RoomKeeper] = set()  #: rooms that were loaded only for their bots

    async def start(self) -> None:
        """Open the doors: go on with the games whose bots were thinking."""
        self.leases.free = self.bots.free
        self.leases.lapsed = self._look_after_leases
        self._secret = await self.store.secret("tokens")
        if self.relay is not None:
            await self._meet_others(self.relay)
        if isinstance(self.now, Steady):
            self.now.set(await self.leases.clock())
        self.opened = await self.leases.start(self.now())
        self.notices.outbox = self.store
        self._tasks.append(asyncio.create_task(self._sweep(), name="sweeper"))
        self._tasks.append(asyncio.create_task(self._rounds(), name="rounds"))
        self._tasks.append(asyncio.create_task(self._tidy(), name="tidier"))

    async def _meet_others(self, relay: Relay) -> None:
        self.leases.seen = lambda: relay.keep(set(self.leases.peers))

        async def think_elsewhere(task: bytes, seconds: float) -> str | None:
            """Whoever has a free core lets our bot think."""
            for peer in sorted(self.leases.peers.values(), key=lambda it: -it.free)[:1]:
                if peer.free:
                    return await relay.think(peer, task, seconds)
            return None

        self.bots.elsewhere = think_elsewhere
        await relay.start(await self.store.secret("relay"))

    def from_peer(self, headers: Mapping[str, str]) -> bool:
        """Whether a request was passed on to us by another server of the house."""
        return self.relay is not None and self.relay.from_peer(headers)

    async def give_up(self) -> None:
        """Nothing more is done here: what is being written is finished, then others may keep our rooms at once."""
        if self.closing:
            return
        self.closing = True
        for task in self._tasks:
            task.cancel()
        keepers = list(self.keepers.values())
        if keepers:
            await asyncio.wait([asyncio.create_task(keeper.finish()) for keeper in keepers], timeout=CLOSING)
        await self.leases.stop()
        for keeper in keepers:
            self._put_down(keeper, RESTARTED)

    async def stop(self) -> None:
        """Close the doors."""
        await self.give_up()
        await asyncio.gather(*self._tasks, *self._settling, return_exceptions=True)
        if self.relay is not None:
            await self.relay.close()
        await self.checks.close()

    # ---------------------------------------------------------------- finding
    async def find(self, room: str) -> RoomKeeper | None:
        """The keeper of a room, which is read from its journal if it is not loaded; None when there is no such room.

        Raises Elsewhere when another server keeps it.
        """
        keeper = self.keepers.get(room)
        if keeper is not None:
            return keeper
        if self.closing:
            raise CannotSave("this server is closing")
        task = self._loading.get(room)
        if task is None:
            task = asyncio.create_task(self._load(room))
            self._loading[room] = task
            task.add_done_callback(lambda _: self._loading.pop(room, None))
        return await asyncio.shield(task)

    async def _load(self, room: str) -> RoomKeeper | None:
        lease = await self.leases.take(room)
        if lease is None:
            return None
        try:
            keeper = await self._read(room, lease)
        except Damaged as error:
            log.error("a room is damaged", extra={"error": str(error)[:200]})
            await self.leases.release(room, lease.claim, bots=False)
            raise
        except CannotSave:
            await self.leases.release(room, lease.claim)
            raise
        except Exception:  # no server can read it: nobody need try again for its bots
            await self.leases.release(room, lease.claim, bots=False)
            raise
        self.keepers[room] = keeper
        self.counts.stands("rooms", len(self.keepers))
        if keeper.room.phase == "over":
            self.settle(keeper.room)
        return keeper

    def settle(self, room: Room) -> None:
        """Write down how a finished game ended, in the books of those who played. If that fails, it is done when the
        room is read again."""

        async def settle() -> None:
            try:
                await self.books.settle(room, self.now())
            except CannotSave as error:
                log.error("cannot write down how a game ended", extra={"error": str(error)[:200]})

        task = asyncio.create_task(settle(), name="books")
        self._settling.add(task)
        task.add_done_callback(self._settling.discard)

    async def _read(self, room: str, lease: Lease) -> RoomKeeper:
        entries = await self.store.read(room)
        it = Room(room)
        resumed: list[j.AnyEntry] = []
        opened = entries[0][1]
        assert isinstance(opened, j.Opened)
        rules = opened.rules
        since = 0  #: from which entry on the match is folded; what comes before was played by older rules
        for i, (_, entry) in enumerate(entries):
            if isinstance(entry, j.Sat | j.Revealed):
                rules = entry.rules
            elif isinstance(entry, j.FromPosition):
                rules, since = entry.rules, i
        changed = rules != game(opened.game).rules.version
        if changed:
            since = len(entries)
        breath = time.monotonic()
        for i, (at, entry) in enumerate(entries):
            if i < since and isinstance(entry, j.Played | j.Undone | j.Conceded | j.FromPosition):
                it.skip(entry)
            else:
                await fold(it, entry, at, self.checks.aside)
            if time.monotonic() - breath > BREATH:  # others play meanwhile
                await asyncio.sleep(0)
                breath = time.monotonic()
        if changed and it.match is not None:
            resumed = await self._from_position(it)
        keeper = RoomKeeper(it, self, lease.claim)
        for seat in it.seats:  # after a restart everybody has a moment to come back
            seat.away_since = max(seat.away_since, self.opened if lease.died is None else self.now())
        back = self.opened if lease.died is None else max(self.opened, lease.died)
        if opened.clock is not None and it.phase == "playing" and entries[-1][0] < back:
            resumed.append(j.Woke(since=back))
        if resumed:
            async with keeper.lock:
                await keeper.write(resumed)
        return keeper

    async def _from_position(self, room: Room) -> list[j.AnyEntry]:
        """The rules have changed under a running game: go on from the position kept beside the journal, and say so."""
        raw = await self.store.position(room.id)
        rules = game(room.made.game).rules.version
        if raw is None:
            return []
        kept = from_json(raw)
        return [j.FromPosition(rules=rules, position={**kept["position"], "rules": rules}, left=kept["left"])]

    async def drop(self, keeper: RoomKeeper, code: int = NOT_KEPT) -> None:
        """Forget a room; it is read again when somebody comes."""
        if self.keepers.get(keeper.room.id) is keeper:
            del self.keepers[keeper.room.id]
            self.store.forget(keeper.room.id)
        owing = None if keeper.broken else keeper.owing
        self._put_down(keeper, code)
        await self.leases.release(keeper.room.id, keeper.claim, owing)

    def _put_down(self, keeper: RoomKeeper, code: int) -> None:
        keeper.broken = True
        self._forsaken.discard(keeper)
        self.counts.stands("rooms", len(self.keepers))
        keeper.forget_reminder()
        for task in keeper.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        for listener in list(keeper.listeners):
            listener.close(code)

    # ---------------------------------------------------------------- among several servers
    async def _look_after_leases(self) -> None:
        """Our leases had run out: the rooms that others have taken are no longer ours."""
        ours = await self.leases.ours()
        for keeper in list(self.keepers.values()):
            if ours.get(keeper.room.id) != keeper.claim.fence:
                await self.drop(keeper, RESTARTED)

    async def _rounds(self) -> None:
        """Go on with what a server that died has left, ourselves before a restart or another one: bots and notices."""
        while True:
            whole = True
            for go_on in (self._send_notices, self._let_bots_think):
                try:
                    await go_on()
                except CannotSave as error:
                    whole = isinstance(error, Damaged)  # that page will not get better
                    log.error("cannot go on with what was left", extra={"error": str(error)[:200]})
                except Exception:
                    log.exception("cannot go on with what was left")
            if self.leases.alone and whole:
                return
            await asyncio.sleep(ROUND)

    async def _send_notices(self) -> None:
        for it in await self.store.untold(None if self.leases.alone else self.now()):
            self.notices.send(it.url, it.room, it.seat, it.question, it.delivery, it.tries)

    async def _let_bots_think(self) -> None:
        for room in await self.leases.forsaken():
            while len(self._forsaken) >= AT_ONCE:
                await self._put_away_rested()
            try:
                keeper = await self.find(room)
            except (Elsewhere, CannotSave):
                continue
            except Exception:
                log.exception("cannot load a room")
                continue
            if keeper is not None:
                self._forsaken.add(keeper)
                keeper.think()
        await self._put_away_rested(wait=False)

    async def _put_away_rested(self, wait: bool = True) -> None:
        """Unload the rooms that were loaded for their bots alone, once these have answered."""
        busy = []
        for keeper in list(self._forsaken):
            thinking = [task for task in keeper.thinking.values() if not task.done()]
            if keeper.listeners or self.keepers.get(keeper.room.id) is not keeper:
                self._forsaken.discard(keeper)
            elif thinking or keeper.lock.locked():
                busy += thinking
            else:
                await self.drop(keeper)
        if wait and len(self._forsaken) >= AT_ONCE:
            await asyncio.wait(busy or [asyncio.create_task(asyncio.sleep(0.05))], return_when=asyncio.FIRST_COMPLETED)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(30)
            await self.sweep(IDLE)

    async def _tidy(self) -> None:
        """Pack the games that are over, and remove what is too old, a little at a time."""
        while True:
            try:
                packed = await self.store.pack(self.now() - PACKED * DAY)
                gone = await self.store.clear(self.now() - self.keep * DAY) if self.keep else 0
            except CannotSave as error:
                log.warning("cannot tidy up", extra={"error": str(error)[:200]})
                packed = gone = 0
            await asyncio.sleep(1 if packed + gone else TIDY)

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
        seeking: bool = False,
        room: str = "",
    ) -> RoomKeeper:
        """Make a table, or find the one that was made under this name; raises BadTable when it cannot be played at.

        An imported record that is finished is looked at; one that is not is played on, with new chance.
        """
        box = game(key)
        if imported is None:
            settled = await self.checks.options(key, len(seats), options)
        else:
            settled = await self.checks.aside(box.rules.settle, len(seats), options)
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
            seeking=seeking,
        )
        if self.closing:
            raise CannotSave("this server is closing")
        made = await self.find(room) if room else None
        if made is not None:
            return made
        keeper = RoomKeeper(Room(room or new_token()), self, self.leases.fresh())
        async with keeper.lock:
            await keeper.write([opened])
            self.keepers[keeper.room.id] = keeper
        self.counts.count("opened", game=key)
        self.counts.stands("rooms", len(self.keepers))
        return keeper

    def named(self, *parts: str) -> str:
        """A name or token that only this house can make, and that it makes again for the same parts."""
        return derived(self._secret, *parts)

    async def sit(self, keeper: RoomKeeper, number: int, name: str, token: str = "", pledge: str = "") -> str:
        """Take a free seat; returns the token that nobody else has."""
        async with keeper.lock:
            seat = keeper.room.seats[number] if 0 <= number < len(keeper.room.seats) else None
            if seat is None or seat.kind != "open":
                raise refuse("room-seat-taken")
            token = token or new_token()
            rules = game(keeper.room.made.game).rules.version
            await keeper.write([j.Sat(seat=number, name=clean(name), token=hashed(token), rules=rules, pledge=pledge)])
            return token


def clean(name: str) -> str:
    """A name fit to be shown: one line, no control characters."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:24]
