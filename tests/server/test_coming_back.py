"""Coming back after the server was restarted, or the table went to another one: only what is new is told."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from ludotheque.server import journal as j
from ludotheque.wire import messages as m
from support.inside import Ear, come, house_on, move, open_table, token_of
from support.playing import play_out, tokens
from support.serving import Client, Server


def test_who_comes_back_after_a_restart_is_told_only_what_it_does_not_know(tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path).start()
        try:
            made = server.make()
            async with Client(server, made["room"], tokens(made)) as client:
                await play_out(client, random.Random(3), [], most=20)
                known = {seat: list(events) for seat, events in client.events.items()}
                heard = len(client.raw)
                server.kill()
                server.start()
                await client.until(lambda: client.snapshots >= 4)
                first = [json.loads(raw) for raw in client.raw[heard:]]
                snapshots = [message for message in first if message["is"] == "snapshot"]
                assert [(it["after"], it["events"]) for it in snapshots] == [(len(known[0]), []), (len(known[1]), [])]
                assert client.events == known
        finally:
            server.stop()

    asyncio.run(test())


def test_after_a_take_back_everything_is_told_again(sqlite_url: str) -> None:
    """What was taken back may stand in the memory of somebody who was away meanwhile."""

    async def test() -> None:
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            for at in range(5):
                await move(keeper, which=at)
            ear = await come(keeper, 0)
            snapshot = ear.last("snapshot")
            await keeper.part(ear)
            number = next(seat for seat in (0, 1) if keeper.room.match.can_undo(seat) or seat == 1)
            everyone = [0, 1]
            picks = keeper.room.match.last_picks(number)
            await keeper.write([j.Undone(seat=number, agreed=everyone, picks=picks)])
            await move(keeper, which=7)
            await house.drop(keeper)
            again = await house.find(keeper.room.id)
            assert again is not None
            back = []
            for rewound in (snapshot["rewound"], snapshot["rewound"] + 1):
                ear = await _hello(again, rewound, 3)
                back.append(ear["after"])
                whole = again.room.match.events(0)
                assert len(ear["events"]) == len(whole) - ear["after"]
            assert back == [0, 3], "only who has heard of the take-back keeps what it knows"

    async def _hello(keeper, rewound: int, events: int) -> dict:
        ear = Ear()
        hello = m.Hello(keeper.room.id, [token_of(0)], "", {}, rewound, {"0": events})
        await keeper.join(ear, hello)
        return ear.last("snapshot")

    asyncio.run(test())


def test_more_events_than_there_are_is_no_past_of_this_table(sqlite_url: str) -> None:
    async def test() -> None:
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            await move(keeper)
            for claimed in (10**6, -3):
                ear = Ear()
                await keeper.join(ear, m.Hello(keeper.room.id, [token_of(0)], "", {}, 0, {"0": claimed}))
                told = ear.last("snapshot")
                assert (told["after"], len(told["events"])) == (0, keeper.room.match.event_count)

    asyncio.run(test())
