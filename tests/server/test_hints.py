"""A hint: what the bot that plays by rules of thumb would do in my seat, knowing no more than I do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

import ludotheque as ldt
from ludotheque.kernel.errors import LudothequeError
from ludotheque.locales import say
from ludotheque.wire import http as h
from support import thinkers
from support.inside import house_on, move, open_table
from support.serving import Server
from support.stranger import Data, Players, get, journal, post, running, seated

GAMES = ldt.games()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hints"), "--bot-deadline", "20") as it:
        yield it


async def hint(them: Players, token: str, lang: str = "en") -> tuple[int, Data]:
    answer = await asyncio.to_thread(post, them.server, f"/api/tables/{them.room}/hint?lang={lang}", {"token": token})
    return answer.status, answer.data


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_with_a_reason_and_changes_nothing(server: Server, game: str) -> None:
    async def test() -> None:
        async with seated(server, game=game, hints=True) as them:
            for _ in range(8):
                seat = them.turn
                before = journal(server, them.room)
                status, data = await hint(them, them.tokens[seat])
                assert status == 200, data
                advised = msgspec.convert(data, h.Hint)
                assert advised.move in them.moves(seat)
                assert advised.text and say("en", advised.say, {**advised.params, "seat": "x", "other": "y"})
                if advised.rule is not msgspec.UNSET:
                    assert advised.rule.startswith(game)
                assert (await hint(them, them.tokens[seat]))[1] == data, "the same question, the same hint"
                french = (await hint(them, them.tokens[seat], "fr"))[1]
                assert french["move"] == data["move"] and french["text"] != data["text"]
                assert journal(server, them.room) == before
                await them.move()

    asyncio.run(test())


def test_what_comes_to_mind_is_there_at_once_and_what_comes_of_thinking_takes_its_place(server: Server) -> None:
    async def test() -> None:
        async with seated(server, hints=True) as them:
            while len(them.moves(them.turn)) < 2:
                await them.move()
            token = them.tokens[them.turn]

            def ask(soon: bool) -> Data:
                return post(server, f"/api/tables/{them.room}/hint?lang=en", {"token": token, "soon": soon}).data

            first = await asyncio.to_thread(ask, True)
            better = await asyncio.to_thread(ask, False)
            for data in (first, better):
                thoughts = data["thoughts"]
                assert 0 <= thoughts["before"] <= 1 and 0 <= thoughts["win"] <= 1
                assert thoughts["verdict"] in ("sure", "fair", "close")
                assert thoughts["second"]["does"]["say"] and thoughts["second"]["move"] != data["move"]
            assert first["thoughts"]["simulations"] < better["thoughts"]["simulations"]
            assert await asyncio.to_thread(ask, True) == better, "who has thought says what came of it"

    asyncio.run(test())


def test_who_owes_no_answer_gets_no_hint(server: Server) -> None:
    async def test() -> None:
        async with seated(server, hints=True) as them:
            await them.move()
            waiting = them.turn
            assert (await hint(them, them.tokens[1 - waiting]))[1]["say"] == "table-nothing-asked"
            assert (await hint(them, "A" * 32))[1]["say"] == "room-no-seat"
            await them.clients[0].do({"do": "concede", "seat": 0})
            for token in them.tokens:
                assert (await hint(them, token))[1]["say"] == "table-nothing-asked"

    asyncio.run(test())


def test_among_people_there_are_no_hints_unless_the_table_allows_them(server: Server) -> None:
    async def test() -> None:
        async with seated(server) as them:
            assert them.clients[0].table["hints"] is False
            for lang in ("fr", "en"):
                status, data = await hint(them, them.tokens[them.turn], lang)
                assert (status, data["say"], data["text"]) == (422, "room-hints-off", say(lang, "room-hints-off"))

    asyncio.run(test())
    alone = server.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first": 0})
    answer = post(server, f"/api/tables/{alone['room']}/hint", {"token": alone["mine"][0]["token"]})
    assert answer.status == 200
    assert get(server, f"/api/tables/{alone['room']}").data["hints"] is True


def test_before_the_game_has_begun_and_where_there_is_no_table_there_is_no_hint(server: Server) -> None:
    made = server.make(seats=[{"kind": "me"}, {"kind": "open"}])
    token = made["mine"][0]["token"]
    assert post(server, f"/api/tables/{made['room']}/hint", {"token": token}).data["say"] == "room-not-started"
    invitation = made["invitations"][0]["token"]
    assert post(server, f"/api/tables/{made['room']}/hint", {"token": invitation}).data["say"] == "room-no-seat"
    assert post(server, "/api/tables/none/hint", {"token": token}).status == 404
    assert post(server, f"/api/tables/{made['room']}/hint", {}).status == 422
    assert get(server, f"/api/tables/{made['room']}/hint").status in (404, 405)


def test_a_hint_that_takes_too_long_is_refused_and_the_table_goes_on(sqlite_url: str) -> None:
    async def test() -> None:
        async with house_on(sqlite_url, deadline=0.3, explain=thinkers.hang) as house:
            keeper = await open_table(house)
            with pytest.raises(LudothequeError) as refused:
                await keeper.hint(0)
            assert refused.value.said.key == "room-no-hint"
            await move(keeper)

    asyncio.run(test())


def test_a_hint_to_a_question_that_was_answered_meanwhile_is_not_given(sqlite_url: str) -> None:
    async def test() -> None:
        async with house_on(sqlite_url, deadline=20.0) as house:
            keeper = await open_table(house)
            asking = asyncio.create_task(keeper.hint(0))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await move(keeper, 0)
            with pytest.raises(LudothequeError) as refused:
                await asking
            assert refused.value.said.key in ("table-old-question", "table-nothing-asked")

    asyncio.run(test())
