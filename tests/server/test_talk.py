"""What players say to each other: phrases everywhere, words of their own where the table allows them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.server.rooms import TALK_MOST, TALK_SECONDS
from ludotheque.wire import messages as m
from support.inside import Time, fresh_id, house_on, open_table
from support.serving import Client, Server
from support.stranger import Data, Wire, running

PEOPLE = [{"kind": "me", "name": name} for name in ("Ana", "Bo", "Cléo", "Dan")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("talk")) as it:
        yield it


async def talk(client: Client, seat: int, **words: Any) -> str:
    """Say something; "done", or why it was refused."""
    answer = await client.do({"do": "say", "seat": seat, **words})
    return str(answer.get("say", answer["is"]))


def heard(client: Client) -> list[tuple[int, str]]:
    """What a client was told that players said."""
    return [(line["seat"], line["phrase"] or line["text"]) for line in client.table["talk"]]


def at_table(server: Server, act: Any, **wish: Any) -> None:
    """Everybody at a screen of their own, and one who watches."""

    async def test() -> None:
        made = server.make(**{"seats": PEOPLE[:2], **wish})
        clients = [Client(server, made["room"], [link["token"]]) for link in made["mine"]]
        watcher = Client(server, made["room"])
        async with asyncio.timeout(60):
            for client in (*clients, watcher):
                await client.__aenter__()
            try:
                await act(*clients, watcher)
            finally:
                for client in (*clients, watcher):
                    await client.__aexit__(None, None, None)

    asyncio.run(test())


def test_at_a_private_table_words_reach_everybody_as_they_were_typed(server: Server) -> None:
    async def act(one: Client, two: Client, watcher: Client) -> None:
        assert one.table["free_talk"] is True
        assert await talk(one, 0, phrase="good-luck") == "done"
        assert await talk(two, 1, text="  <b>salut</b>\n\u202etoi \x07 👩\u200d🚀 ") == "done"
        for client in (one, two, watcher):
            await client.until(lambda c=client: len(c.table["talk"]) == 2)
            assert heard(client) == [(0, "good-luck"), (1, "<b>salut</b> toi 👩\u200d🚀")]
        assert await talk(two, 0, text="not my seat") == "room-not-your-seat"
        assert await talk(watcher, 0, text="nobody's seat") == "room-not-your-seat"
        assert await talk(two, 1, text="  ") == "room-say-something"
        assert await talk(two, 1, text="psst", mates=True) == "room-only-phrases", "nobody is on my side"

    at_table(server, act)


@pytest.mark.parametrize("wish", [{"talk": False}, {"public": True}, {"public": True, "talk": True}])
def test_at_a_public_table_and_where_the_table_says_so_there_are_only_phrases(server: Server, wish: Data) -> None:
    async def act(one: Client, two: Client, watcher: Client) -> None:
        assert one.table["free_talk"] is False
        assert await talk(two, 1, text="psst") == "room-only-phrases"
        assert await talk(two, 1, phrase="thanks") == "done"
        await watcher.until(lambda: watcher.table["talk"])
        assert heard(watcher) == [(1, "thanks")]

    at_table(server, act, **wish)


@pytest.mark.parametrize("free", [True, False])
def test_words_among_mates_reach_mates_only(server: Server, free: bool) -> None:
    async def act(*clients: Client) -> None:
        *players, watcher = clients
        mates = players[0].table["mates"]
        assert len(mates) == 1 and watcher.table["mates"] == []
        assert await talk(players[0], 0, text="the dragon!", mates=True) == "done"
        assert await talk(players[0], 0, phrase="hello") == "done"
        assert await talk(players[0], 0, text="to all") == ("done" if free else "room-only-phrases")
        common = [(0, "hello"), *([(0, "to all")] if free else [])]
        for seat, client in enumerate(players):
            wanted = [(0, "the dragon!"), *common] if seat in (0, *mates) else common
            await client.until(lambda c=client, w=wanted: len(c.table["talk"]) == len(w))
            assert heard(client) == wanted
            assert [line["mates"] for line in client.table["talk"]] == [text == "the dragon!" for _, text in wanted]
        assert not any("dragon!" in raw for raw in watcher.raw)

    at_table(server, act, game="volfyirion", seats=PEOPLE, talk=free)


def test_a_line_has_an_end(server: Server) -> None:
    async def test() -> None:
        made = server.make(seats=PEOPLE[:2])
        async with await Wire.open(server) as it:
            await it.hello(made["room"], [made["mine"][0]["token"]])
            assert (await it.ask({"do": "say", "seat": 0, "text": "x" * 200}))["is"] == "done"
            assert (await it.ask({"do": "say", "seat": 0, "text": "x" * 201}))["say"] == "room-not-understood"

    asyncio.run(test())


def test_who_says_too_much_in_a_moment_has_to_wait_and_may_go_on_then(sqlite_url: str) -> None:
    async def test() -> None:
        now = Time()
        async with house_on(sqlite_url, now=now) as house:
            keeper = await open_table(house, talk=True)

            async def say(seat: int) -> str:
                answer = await keeper.do(m.Say(fresh_id(), seat, text="blah"))
                return answer.say if isinstance(answer, m.Refused) else "done"

            assert [await say(0) for _ in range(TALK_MOST)] == ["done"] * TALK_MOST
            assert await say(0) == "room-talk-too-fast"
            assert await say(1) == "done", "the others may speak"
            assert isinstance(await keeper.do(m.Say(fresh_id(), 0, "sorry")), m.Done), "and phrases are always there"
            now.pass_(TALK_SECONDS)
            assert await say(0) == "done"

    asyncio.run(test())
