"""What a live table takes in memory, however long its game has gone on."""

from __future__ import annotations

import asyncio
import gc
import random
import tracemalloc

import pytest

import ludotheque as ldt
from ludotheque.lab import builds
from ludotheque.server.keeper import Listener, RoomKeeper
from ludotheque.wire import messages as m
from support.inside import fresh_id, house_on, open_table, token_of

MOST = 300 * 1024


@pytest.mark.parametrize("game", ldt.games())
def test_a_live_room_takes_at_most_300_kilobytes(sqlite_url: str, game: str) -> None:
    """Two players connected, and up to four hundred moves: the room, its messages, and what the store knows of it."""
    if builds.running() != "compiled":
        pytest.skip("objects of interpreted rules are larger")

    async def play(house) -> RoomKeeper:
        keeper = await open_table(house, game)
        for seat in (0, 1):
            await keeper.join(Listener(lambda raw: None, lambda code: None), m.Hello(keeper.room.id, [token_of(seat)]))
        rng = random.Random(5)
        match = keeper.room.match
        for _ in range(400):
            if match.over:
                break
            seat = match.waiting_for[0]
            answer = m.Play(fresh_id(), seat, rng.choice(match.moves(seat)), match.g.questions)
            assert isinstance(await keeper.do(answer), m.Done)
        return keeper

    async def test() -> None:
        async with house_on(sqlite_url) as house:
            await play(house)  # what is made once for all tables of a game
            gc.collect()
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            kept = await play(house)
            kept.room.match.kit.moves.clear()  # of these a kit keeps so many for all its tables, not for each
            kept.room.match.kit.prospects.clear()
            gc.collect()
            took = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            assert kept
            assert took <= MOST, f"{took // 1024} kB"

    asyncio.run(test())
