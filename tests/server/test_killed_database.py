"""A database that is killed takes nothing with it that was acknowledged, and the server goes on when it is back."""

import asyncio

import pytest

from ludotheque.server import journal as j
from ludotheque.server.outside import CannotSave
from ludotheque.server.store import Store

pytestmark = pytest.mark.anyio


def opened():
    return j.Opened(game="yutaka", rules=1, options={}, seats=[], secret="")


async def test_what_was_acknowledged_survives_and_what_was_not_is_refused(postgres, postgres_url):
    store = Store(postgres_url)
    await store.open()
    try:
        await store.append("a-room", 0, [opened()], 1.0, "playing")
        await store.append("a-room", 1, [j.Left(seat=0), j.Returned(seat=0)], 2.0, "playing")
        await asyncio.to_thread(postgres.kill)
        with pytest.raises(CannotSave):
            await store.append("a-room", 3, [j.Left(seat=1)], 3.0, "playing")
        await asyncio.to_thread(postgres.start)
        assert [entry for _, entry in await store.read("a-room")] == [opened(), j.Left(seat=0), j.Returned(seat=0)]
        await store.append("a-room", 3, [j.Left(seat=1)], 4.0, "playing")
        assert (await store.read("a-room"))[-1] == (4.0, j.Left(seat=1))
    finally:
        if postgres.process is None:
            await asyncio.to_thread(postgres.start)
        await store.close()


async def test_an_orderly_stop_is_survived_too(postgres, postgres_url):
    store = Store(postgres_url)
    await store.open()
    try:
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(CannotSave):
            await store.append("a-room", 0, [opened()], 1.0, "playing")
        await asyncio.to_thread(postgres.start)
        await store.append("a-room", 0, [opened()], 1.0, "playing")
        assert len(await store.read("a-room")) == 1
    finally:
        if postgres.process is None:
            await asyncio.to_thread(postgres.start)
        await store.close()
