"""A house inside the test's own process, on a real database, with a clock that the test turns."""

from __future__ import annotations

import contextlib
import itertools
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from ludotheque.server import journal as j
from ludotheque.server.botpool import BotPool
from ludotheque.server.checkpool import CheckPool
from ludotheque.server.house import House
from ludotheque.server.identity import hashed
from ludotheque.server.keeper import Listener, RoomKeeper
from ludotheque.server.leases import Leases
from ludotheque.server.metrics import Metrics
from ludotheque.server.notices import Notices
from ludotheque.server.relay import Relay
from ludotheque.server.store import Store
from ludotheque.wire import http as h
from ludotheque.wire import messages as m

Data = dict[str, Any]
_ids = itertools.count(1)


def fresh_id() -> str:
    """An id for a command."""
    return f"command-{next(_ids):08}"


def token_of(seat: int) -> str:
    """The token of a seat at the tables made here."""
    return f"token-of-seat-{seat}--"


class Time:
    """A clock that stands still until it is turned."""

    def __init__(self, at: float = 1_700_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def pass_(self, seconds: float) -> None:
        """Turn it."""
        self.at += seconds


@contextlib.asynccontextmanager
async def house_on(database: str, now: Callable[[], float] = time.time, **bots: Any) -> AsyncIterator[House]:
    """The house of a server with this database, from when its doors open until they close."""
    metrics = Metrics()
    store = Store(database)
    await store.open()
    keeper = BotPool(1, metrics=metrics, **bots)
    notices = Notices(False, metrics=metrics)
    leases, relay = (Leases(store), Relay()) if store.shared else (None, None)
    house = House(store, keeper, CheckPool(), notices, metrics, leases, relay, now=now)
    try:
        await notices.start()
        await house.start()
        yield house
    finally:
        await house.stop()
        await notices.close()
        await keeper.close()
        await store.close()


async def open_table(
    house: House,
    game: str = "yutaka",
    kinds: str = "pp",
    clock: h.Clock | None = None,
    talk: bool = False,
    **options: Any,
) -> RoomKeeper:
    """A table: p a person's seat, b a bot's, o an open one, s an open one on which somebody then sits down."""
    seats = []
    for number, kind in enumerate(kinds):
        if kind == "p":
            seats.append(j.SeatOpened(kind="person", name=f"P{number}", token=hashed(token_of(number))))
        elif kind == "b":
            seats.append(j.SeatOpened(kind="bot", name="thumb", bot="thumb"))
        else:
            seats.append(j.SeatOpened(kind="open", invitation=hashed(token_of(number))))
    keeper = await house.open(game, options, seats, False, clock, talk=talk, hints=True)
    for number, kind in enumerate(kinds):
        if kind == "s":
            async with keeper.lock:
                await keeper.write([j.Sat(seat=number, name=f"P{number}", token=hashed(token_of(number)), rules=1)])
    return keeper


async def move(keeper: RoomKeeper, seat: int | None = None, which: int = 0) -> m.Done | m.Refused:
    """One answer of the seat that owes one: the first legal move, or another one."""
    match = keeper.room.match
    assert match is not None
    who = match.waiting_for[0] if seat is None else seat
    moves = match.moves(who)
    return await keeper.do(m.Play(fresh_id(), who, moves[which % len(moves)], match.g.questions))


class Ear(Listener):
    """A client without a network: keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[Data] = []
        self.closed: list[int] = []
        super().__init__(lambda raw: self.heard.append(json.loads(raw)), self.closed.append)

    def last(self, kind: str) -> Data:
        """The last message of a kind."""
        return [message for message in self.heard if message["is"] == kind][-1]


async def come(keeper: RoomKeeper, *seats: int, epoch: str = "", since: dict[str, int] | None = None) -> Ear:
    """Join a table in some seats, or none to watch."""
    ear = Ear()
    tokens = [token_of(seat) for seat in seats]
    await keeper.join(ear, m.Hello(keeper.room.id, tokens, epoch, since or {}))
    return ear
