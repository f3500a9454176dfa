"""A line of moves over the wire: done once however often it is sent, whole after a kill, taken back as one."""

import asyncio
import json
import secrets

import pytest

from ludotheque.server import journal as j
from support.playing import asked, tokens
from support.serving import Client, Server

pytestmark = pytest.mark.game("volfyirion")
ALONE = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Bot"}]
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bo"}]


@pytest.fixture
def own(tmp_path):
    it = Server(tmp_path).start()
    yield it
    it.stop()


def held(client: Client) -> int:
    """How many cards Ana holds."""
    return next(z["count"] for z in client.views[0]["zones"] if z["zone"] == "hand" and z["seat"] == 0)


async def to_the_main_phase(client: Client) -> str:
    """Keep the first hand; returns the line that plays all of it."""
    await client.until(lambda: asked(client, 0))
    if not client.views[0]["ask"]["bundles"]:
        assert (await client.play(0, "done"))["is"] == "done"
    [bundle] = client.views[0]["ask"]["bundles"]
    return bundle["move"]


def test_a_line_that_is_sent_again_is_played_once_and_is_whole_after_a_kill(own):
    async def playing():
        made = own.make("volfyirion", ALONE)
        async with Client(own, made["room"], tokens(made)) as ana:
            line = await to_the_main_phase(ana)
            assert held(ana) == 5
            command = {"do": "play", "id": secrets.token_hex(8), "seat": 0, "move": line}
            command |= {"question": ana.views[0]["question"]}
            reply = asyncio.create_task(ana.do(command))
            await asyncio.sleep(0)  # on its way
            own.kill()
            own.start()
            assert (await reply)["is"] == "done"
            await ana.until(lambda: held(ana) == 0)
            assert (await ana.do(command))["is"] == "done"
            question = ana.views[0]["question"]
            own.kill()
            own.start()
            await ana.until(lambda: ana.connections >= 3)
            assert (held(ana), ana.views[0]["question"]) == (0, question)
            assert (await ana.do({"do": "undo", "seat": 0}))["is"] == "done"
            await ana.until(lambda: held(ana) == 5)

    asyncio.run(playing())


def test_a_line_with_a_move_that_is_refused_changes_nothing(own):
    async def playing():
        made = own.make("volfyirion", ALONE)
        async with Client(own, made["room"], tokens(made)) as ana:
            line = await to_the_main_phase(ana)
            before = ana.views[0]
            reply = await ana.play(0, f"{line}, attack 1")
            assert (reply["is"], reply["rule"]) == ("refused", "volfyirion R31")
            assert ana.views[0] == before

    asyncio.run(playing())


def test_who_is_not_sure_is_asked_about_what_has_no_way_back_and_about_nothing_else(own):
    async def playing():
        made = own.make("volfyirion", TWO)
        one, _ = tokens(made)
        async with Client(own, made["room"], [one]) as ana:
            line = await to_the_main_phase(ana)
            unsure = {"do": "play", "seat": 0, "sure": False}
            reply = await ana.do(unsure | {"move": "end", "question": ana.views[0]["question"]})
            assert (reply["is"], reply["say"]) == ("refused", "room-final")
            assert (await ana.do(unsure | {"move": line, "question": ana.views[0]["question"]}))["is"] == "done"
            assert (await ana.play(0, "end"))["is"] == "done"

    asyncio.run(playing())


def test_a_journal_of_before_took_back_one_pick():
    old = j.decode(json.dumps({"entry": "undone", "seat": 0, "agreed": []}).encode())
    assert isinstance(old, j.Undone)
    assert old.picks == 1
