"""Strangers and cheats: whatever they send, they get a clear answer, nothing changes, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import socket
import sqlite3
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from schemathesis import checks

import ludotheque as ldt
from ludotheque.server.openapi import openapi
from support.serving import Server
from support.stranger import (
    Answered,
    Data,
    Players,
    Wire,
    all_entries,
    folded,
    frame,
    get,
    journal,
    new_id,
    players,
    post,
    raw_socket,
    request,
    running,
    seated,
    troubles,
)

NOT_ALLOWED, NOT_UNDERSTOOD, NO_SUCH_ROOM, TOO_FAST, TOO_LONG = 4403, 4400, 4404, 4429, 1009
CUT = 1006  #: what a client sees that was still sending when the server closed
LONGEST_MESSAGE = 16 * 1024
LONGEST_BODY = 64 * 1024
LONGEST_RECORD = 1024 * 1024

#: Every command but hello, as some seat might send it.
COMMANDS: dict[str, Data] = {
    "play": {"move": "1a", "question": 1},
    "undo": {},
    "consent": {"yes": True},
    "concede": {},
    "pause": {"on": True},
    "say": {"phrase": "hello"},
    "replace": {"absent": 1, "by": "claim"},
    "leave": {},
    "notify": {"url": "https://example.org/"},
    "rematch": {},
}


def command(do: str, seat: int = 0, **more: Any) -> Data:
    return {"do": do, "id": new_id(), "seat": seat, **COMMANDS[do], **more}


def said(answer: Answered) -> tuple[int, str]:
    return answer.status, answer.data["say"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("strangers")) as it:
        yield it


@contextlib.asynccontextmanager
async def nothing_changes(them: Players) -> AsyncIterator[None]:
    """At this table nothing is written down, and everybody still sees what they saw."""

    async def now() -> tuple[list[Data], list[Any], list[str]]:
        seen = []
        for tokens in ([them.tokens[0]], [them.tokens[1]], []):
            async with await Wire.open(them.server) as it:
                snapshot = await it.hello(them.room, tokens)
                seen.append((snapshot["view"], snapshot["events"], snapshot["last_turn"]))
        seats = [seat["kind"] + seat["name"] + str(seat["here"]) for seat in them.clients[0].table["seats"]]
        return journal(them.server, them.room), seen, seats

    before = await now()
    yield
    assert await now() == before


@contextlib.asynccontextmanager
async def playing_on(them: Players, seconds: float = 5.0) -> AsyncIterator[None]:
    """They play all the while, and no move takes longer than this until both have seen it."""
    enough = asyncio.Event()

    async def play() -> None:
        while not enough.is_set() and len(them.played) < 40:
            await them.move()
            await asyncio.sleep(0.02)

    task = asyncio.create_task(play())
    them.slowest = 0.0
    before = len(them.played)
    yield
    enough.set()
    await task
    assert len(them.played) > before
    assert them.slowest < seconds


# ------------------------------------------------------------------------------------ at the door
def test_a_spectator_looks_on_and_can_do_nothing_at_all(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them), await Wire.open(server) as it:
            snapshot = await it.hello(them.room)
            assert snapshot["seat"] is None and snapshot["view"]["ask"] is None
            for do in COMMANDS:
                for seat in (0, 1, 9):
                    sent = command(do, seat)
                    answer = await it.ask(sent)
                    assert (answer["is"], answer["say"], answer["id"]) == ("refused", "room-not-your-seat", sent["id"])

    asyncio.run(test())


def test_a_player_cannot_speak_for_another_seat(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them), await Wire.open(server) as it:
            turn = them.turn
            await it.hello(them.room, [them.tokens[1 - turn]])
            for do in COMMANDS:
                sent = command(do, turn)
                if do == "play":
                    sent |= {"question": them.question, "move": them.moves(turn)[0]}
                answer = await it.ask(sent)
                assert (answer["is"], answer["say"], answer["id"]) == ("refused", "room-not-your-seat", sent["id"])

    asyncio.run(test())


def test_who_gives_a_command_before_saying_hello_is_shown_out(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them):
            for do in COMMANDS:
                async with await Wire.open(server) as it:
                    await it.send(command(do))
                    assert await it.closed() == NOT_ALLOWED
                    assert it.raw == []

    asyncio.run(test())


def test_a_wrong_token_opens_nothing(server: Server) -> None:
    async def test() -> None:
        other = server.make()["mine"][0]["token"]
        invitation = server.make(seats=[{"kind": "me"}, {"kind": "open"}])["invitations"][0]["token"]
        async with players(server) as them, nothing_changes(them):
            right, wrong = them.tokens[0], secrets.token_urlsafe(24)
            nearly = right[:-1] + ("A" if right[-1] != "A" else "B")
            for tokens in ([wrong], [right, wrong], [wrong, right], [them.room], [other], [invitation], [nearly]):
                async with await Wire.open(server) as it:
                    await it.send({"do": "hello", "room": them.room, "tokens": tokens})
                    assert await it.closed() == NOT_ALLOWED
                    assert it.raw == []

    asyncio.run(test())


def test_an_invitation_is_no_token_and_a_token_is_no_invitation(server: Server) -> None:
    async def test() -> None:
        made = server.make(seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
        room, token = made["room"], made["mine"][0]["token"]
        invitation = made["invitations"][0]["token"]

        async def is_no_token() -> None:
            async with await Wire.open(server) as it:
                await it.send({"do": "hello", "room": room, "tokens": [invitation]})
                assert await it.closed() == NOT_ALLOWED

        async with players(server) as them:
            await is_no_token()
            for stranger in (token, them.tokens[0], room, secrets.token_urlsafe(24)):
                answer = post(server, f"/api/tables/{room}/sit", {"token": stranger, "name": "Eve"})
                assert said(answer) == (422, "room-no-invitation")
            answer = post(server, f"/api/tables/{them.room}/sit", {"token": invitation, "name": "Eve"})
            assert said(answer) == (422, "room-no-invitation")
            assert len(journal(server, room)) == 1

            sit = [asyncio.to_thread(post, server, f"/api/tables/{room}/sit", {"token": invitation}) for _ in range(5)]
            answers = await asyncio.gather(*sit)
            assert sorted(answer.status for answer in answers) == [200, 422, 422, 422, 422]
            assert [entry["entry"] for entry in journal(server, room)] == ["opened", "sat"]
            mine = next(answer for answer in answers if answer.status == 200).data["mine"]
            assert mine["seat"] == 1 and mine["token"] != invitation
            await is_no_token()
            async with await Wire.open(server) as it:
                assert (await it.hello(room, [mine["token"]]))["seat"] == 1

    asyncio.run(test())


def test_only_a_public_table_can_be_joined_without_an_invitation_and_only_on_a_free_seat(server: Server) -> None:
    private = server.make(seats=[{"kind": "me"}, {"kind": "open"}])["room"]
    public = server.make(seats=[{"kind": "me"}, {"kind": "open"}], public=True)["room"]
    assert said(post(server, f"/api/tables/{private}/join", {"seat": 1})) == (422, "room-not-public")
    for seat in (0, 2, 9):
        assert said(post(server, f"/api/tables/{public}/join", {"seat": seat})) == (422, "room-seat-taken")
    assert [len(journal(server, room)) for room in (private, public)] == [1, 1]
    listed = [table["room"] for table in get(server, "/api/tables").data]
    assert public in listed and private not in listed
    assert post(server, f"/api/tables/{public}/join", {"seat": 1}).status == 200
    assert said(post(server, f"/api/tables/{public}/join", {"seat": 1})) == (422, "room-seat-taken")


def test_a_second_hello_is_refused_and_gives_no_further_seat(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them), await Wire.open(server) as it:
            await it.hello(them.room, [them.tokens[0]])
            await it.rest()
            for tokens in ([them.tokens[1]], them.tokens, []):
                await it.send({"do": "hello", "room": them.room, "tokens": tokens})
                assert (await it.until("refused"))["say"] == "room-hello-once"
            assert (await it.ask(command("say", 1)))["say"] == "room-not-your-seat"
            assert all(message["seat"] == 0 for message in await it.rest())

    asyncio.run(test())


def test_a_table_that_does_not_exist_is_the_same_whatever_is_asked_of_it(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            ids = [*(secrets.token_urlsafe(24) for _ in range(4)), "A" * 32, them.room.swapcase(), them.room[:-1]]
            answers = set()
            for room in [*ids, "-", "%C3%A9", "%2e%2e", "1" * 2000]:
                path = f"/api/tables/{room}"
                for answer in (
                    get(server, path),
                    get(server, f"{path}/record"),
                    get(server, f"{path}/scores"),
                    post(server, f"{path}/sit", {"token": them.tokens[0]}),
                    post(server, f"{path}/join", {"seat": 0}),
                    post(server, f"{path}/report", {}),
                ):
                    answers.add((answer.status, answer.body))
            assert len(answers) == 1
            status, body = answers.pop()
            assert (status, json.loads(body)["say"]) == (404, "room-no-room")
            for room in ids:
                async with await Wire.open(server) as it:
                    await it.send({"do": "hello", "room": room, "tokens": [them.tokens[0]]})
                    assert await it.closed() == NO_SUCH_ROOM
                    assert it.raw == []

    asyncio.run(test())


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "http://localhost:{port}", "http://127.0.0.1", "null", "", "file://", "//", "http://[",
     "http://{here}.evil.example", "http://evil.example/{here}", "http://user@{here}", "http://evil.example#{here}"],
)  # fmt: skip
def test_a_page_of_another_site_is_turned_away_before_it_can_say_a_word(server: Server, origin: str) -> None:
    before = len(troubles(server))
    stranger = origin.format(port=server.port, here=f"127.0.0.1:{server.port}")
    with pytest.raises(websockets.InvalidStatus) as refused:
        asyncio.run(Wire.open(server, stranger))
    assert refused.value.response.status_code == 403
    assert troubles(server)[before:] == []


def test_pages_of_this_server_and_programs_without_pages_are_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        with running(tmp_path, "--public-url", "https://play.example.org/") as server:
            made = server.make()
            for origin in (None, f"http://127.0.0.1:{server.port}", "https://play.example.org"):
                async with await Wire.open(server, origin) as it:
                    assert (await it.hello(made["room"]))["seat"] is None
            for origin in ("http://play.example.org", "https://example.org", "https://play.example.org.evil.example"):
                with pytest.raises(websockets.InvalidStatus):
                    await Wire.open(server, origin)

    asyncio.run(test())


# ------------------------------------------------------------------------------------ again, too late, out of order
def test_a_message_sent_again_is_done_once_whichever_way_it_comes(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            seat, move, question = them.turn, them.moves(them.turn)[0], them.question
            sent = {"do": "play", "id": new_id(), "seat": seat, "move": move, "question": question}
            async with await Wire.open(server) as one, await Wire.open(server) as other:
                await one.hello(them.room, [them.tokens[seat]])
                await other.hello(them.room, them.tokens)
                for _ in range(3):
                    await one.send(sent)
                    await other.send(sent)
                for it in (one, other):
                    for _ in range(3):
                        answer = await it.until("done", "refused")
                        assert (answer["is"], answer["id"]) == ("done", sent["id"])
            them.played.append((seat, move))
            await them.both_past(question)
            await them.move(3)
            async with nothing_changes(them), await Wire.open(server) as it:
                await it.hello(them.room, [them.tokens[seat]])
                assert (await it.ask(sent))["is"] == "done"

    asyncio.run(test())


def test_ids_of_two_seats_have_nothing_to_do_with_each_other(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            for seat in (0, 1, 0, 1):
                answer = await them.clients[seat].do(command("say", seat, id="the-very-same"))
                assert answer["is"] == "done"
            spoke = [entry["seat"] for entry in journal(server, them.room) if entry["entry"] == "spoke"]
            assert spoke == [0, 1]

    asyncio.run(test())


def test_an_answer_to_an_older_or_to_no_question_is_refused(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            await them.move(2)
            async with nothing_changes(them):
                seat, question = them.turn, them.question
                for asked in (question - 1, question + 1, 0, -1, 10**18, -(10**30)):
                    sent = {"do": "play", "seat": seat, "move": them.moves(seat)[0], "question": asked}
                    answer = await them.clients[seat].do(sent)
                    assert (answer["is"], answer["say"]) == ("refused", "table-old-question")

    asyncio.run(test())


def test_two_answers_to_one_question_in_one_breath_are_the_first_one(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            seat, question = them.turn, them.question
            moves = them.moves(seat)[:2]
            async with await Wire.open(server) as it:
                await it.hello(them.room, [them.tokens[seat]])
                for move in moves:
                    await it.send({"do": "play", "id": new_id(), "seat": seat, "move": move, "question": question})
                answers = [await it.until("done", "refused") for _ in moves]
                assert [answer["is"] for answer in answers] == ["done", "refused"]
                assert answers[1]["say"] in ("table-old-question", "table-not-your-turn")
            them.played.append((seat, moves[0]))
            await them.both_past(question)

    asyncio.run(test())


def test_the_messages_of_a_whole_game_played_back_in_any_order_change_nothing(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            sent: list[tuple[int, Data]] = []
            for _ in range(12):
                seat, question, move = them.turn, them.question, them.moves(them.turn)[0]
                sent.append((seat, {"do": "play", "id": new_id(), "seat": seat, "move": move, "question": question}))
                assert (await them.clients[seat].do(sent[-1][1]))["is"] == "done"
                await them.both_past(question)
                them.played.append((seat, move))
            random.Random(7).shuffle(sent)
            async with nothing_changes(them), await Wire.open(server) as it:
                await it.hello(them.room, them.tokens)
                for _, message in sent:
                    assert (await it.ask(message))["is"] == "done"
                for _, message in sent:
                    answer = await it.ask({**message, "id": new_id()})
                    assert (answer["is"], answer["say"]) == ("refused", "table-old-question")

    asyncio.run(test())


def connections(server: Server) -> int:
    """How many clients the server says are connected."""
    for line in get(server, "/metrics").body.decode().splitlines():
        if line.startswith("ludotheque_connections "):
            return int(float(line.split()[1]))
    raise AssertionError("the server does not count its connections")


def all_is_told(them: Players) -> bool:
    """Whether both have seen all that is in the journal of their table."""
    entries = journal(them.server, them.room)
    question, spoken = folded(entries).g.questions, sum(entry["entry"] == "spoke" for entry in entries)
    seen = [(it.views[seat]["question"], len(it.table["talk"])) for seat, it in enumerate(them.clients)]
    return seen == [(question, spoken)] * 2


@pytest.mark.parametrize("words", [0, 1, 2, 3])
def test_what_is_written_down_is_told_even_when_its_sender_is_gone(server: Server, words: int) -> None:
    """A client sends a few words and a move, and its cable is pulled. What reached the disk reaches the others."""

    async def test() -> None:
        for _ in range(3):
            async with players(server) as them:
                seat, question = them.turn, them.question
                move = them.moves(seat)[0]
                it = await Wire.open(server)
                await it.hello(them.room, [them.tokens[seat]])
                for _ in range(words):
                    await it.send({"do": "say", "id": new_id(), "seat": seat, "phrase": "hello"})
                await it.send({"do": "play", "id": new_id(), "seat": seat, "move": move, "question": question})
                it.abort()
                for _ in range(100):
                    await asyncio.sleep(0.1)
                    if connections(server) == 2 and all_is_told(them):
                        break
                assert connections(server) == 2  # it is gone: all it sent was carried out, or never will be
                assert all_is_told(them)
                if them.question != question:
                    them.played.append((seat, move))

    asyncio.run(test())


# ------------------------------------------------------------------------------------ what cannot be understood
PLAY = '{"do":"play","id":"12345678","seat":0,"move":"1a","question":1'
DEEP = "[" * 7000 + "]" * 7000
DEEP_OBJECTS = '{"a":' * 2000 + "1" + "}" * 2000

NONSENSE: dict[str, str | bytes] = {
    "nothing": "",
    "a blank": " ",
    "null": "null",
    "a number": "1",
    "a text": '"hello"',
    "a list": "[]",
    "an empty object": "{}",
    "half an object": '{"do":',
    "two objects": '{"do":"undo","id":"12345678","seat":0}{"do":"undo","id":"12345678","seat":0}',
    "no tag": '{"id":"12345678","seat":0}',
    "an unknown tag": '{"do":"win","id":"12345678","seat":0}',
    "a tag of the other side": '{"is":"done","id":"12345678"}',
    "a tag that is a number": '{"do":1,"id":"12345678","seat":0}',
    "a tag that is a list": '{"do":["undo"],"id":"12345678","seat":0}',
    "an entry of the journal": '{"entry":"played","seat":0,"move":"1a"}',
    "a field too many": PLAY + ',"secret":1}',
    "a prototype": PLAY + ',"__proto__":{},"constructor":{}}',
    "a field too few": '{"do":"play","id":"12345678","seat":0,"move":"1a"}',
    "a seat as text": '{"do":"undo","id":"12345678","seat":"0"}',
    "a seat as truth": '{"do":"undo","id":"12345678","seat":true}',
    "half a seat": '{"do":"undo","id":"12345678","seat":0.5}',
    "no seat": '{"do":"undo","id":"12345678","seat":null}',
    "a seat below zero": '{"do":"undo","id":"12345678","seat":-1}',
    "a seat beyond all tables": '{"do":"undo","id":"12345678","seat":10}',
    "a seat beyond all numbers": '{"do":"undo","id":"12345678","seat":1e999}',
    "not a number": PLAY[:-1] + "NaN}",
    "infinity": PLAY[:-1] + "Infinity}",
    "minus infinity": PLAY[:-1] + "-Infinity}",
    "a question beyond all numbers": PLAY[:-1] + "1e400}",
    "a question of 10,000 digits": PLAY[:-1] + "9" * 10_000 + "}",
    "a question as text": PLAY[:-1] + '"1"}',
    "a short id": '{"do":"undo","id":"1","seat":0}',
    "a long id": '{"do":"undo","id":"' + "1" * 65 + '","seat":0}',
    "an id with blanks": '{"do":"undo","id":"1234 5678","seat":0}',
    "an id that ends a line": '{"do":"undo","id":"12345678\\n","seat":0}',
    "an id with letters of elsewhere": '{"do":"undo","id":"éééééééé","seat":0}',
    "a long move": '{"do":"play","id":"12345678","seat":0,"question":1,"move":"' + "1" * 601 + '"}',
    "a move that is a list": '{"do":"play","id":"12345678","seat":0,"question":1,"move":["1a"]}',
    "a phrase that is none": '{"do":"say","id":"12345678","seat":0,"phrase":"<b>"}',
    "half a letter": '{"do":"say","id":"12345678","seat":0,"text":"\\ud800"}',
    "a control character": '{"do":"say","id":"12345678","seat":0,"text":"\x00"}',
    "a byte order mark": "\ufeff" + PLAY + "}",
    "single quotes": PLAY.replace('"', "'") + "}",
    "a comment": PLAY + "/* */}",
    "deep lists": DEEP,
    "deep lists before the tag": '{"a":' + DEEP + ',"do":"undo"}',
    "deep lists after the tag": '{"do":"undo","id":' + DEEP + "}",
    "deep objects before the tag": '{"a":' + DEEP_OBJECTS + ',"do":"undo"}',
    "deep objects in a hello": '{"do":"hello","room":"' + "A" * 32 + '","since":' + DEEP_OBJECTS + "}",
    "many tokens": '{"do":"hello","room":"' + "A" * 32 + '","tokens":["' + '","'.join(["A" * 32] * 10) + '"]}',
    "binary": bytes(range(256)),
    "binary zeros": bytes(1000),
    "binary that begins well": b'{"do":"undo","id":"12345678","seat":0,"\xff":1}',
    "compressed": zlib.compress(PLAY.encode()),
}


def test_a_player_who_sends_nonsense_is_told_so_and_stays(server: Server) -> None:
    async def answer_to(them: Players, nonsense: str | bytes) -> str:
        async with await Wire.open(server) as it:
            await it.hello(them.room, [them.tokens[0]])
            await it.send(nonsense)
            try:
                answer = await it.until("refused", "done")
                assert len(answer["params"]["where"]) <= 120
                still = await it.ask(command("say", phrase=None))
                assert (still["is"], still["say"]) == ("refused", "room-say-something")
            except websockets.ConnectionClosed:
                return f"closed with {it.it.close_code}"
            return str(answer.get("say", "done"))

    async def test() -> None:
        async with players(server) as them, nothing_changes(them):
            answers = {what: await answer_to(them, nonsense) for what, nonsense in NONSENSE.items()}
            assert answers == dict.fromkeys(NONSENSE, "room-not-understood")

    asyncio.run(test())


def test_a_stranger_who_sends_nonsense_is_told_so_and_shown_out_at_once(server: Server) -> None:
    async def answer_to(nonsense: str | bytes) -> tuple[list[str], int, bool]:
        async with await Wire.open(server) as it:
            await it.send(nonsense)
            began = time.monotonic()
            code = await it.closed()
            return [json.loads(raw).get("say", "") for raw in it.raw], code, time.monotonic() - began < 1.5

    async def test() -> None:
        async with players(server) as them, nothing_changes(them):
            answers = {what: await answer_to(nonsense) for what, nonsense in NONSENSE.items()}
            assert answers == dict.fromkeys(NONSENSE, (["room-not-understood"], NOT_UNDERSTOOD, True))

    asyncio.run(test())


def test_a_message_that_is_too_long_ends_the_connection(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them):
            for length in (LONGEST_MESSAGE + 1, 2 * LONGEST_MESSAGE + 1, 1024 * 1024):
                for tokens in ([], [them.tokens[0]]):
                    async with await Wire.open(server, compression=None) as it:
                        if tokens:
                            await it.hello(them.room, tokens)
                        with contextlib.suppress(websockets.ConnectionClosed):
                            await it.send(PLAY + " " * (length - len(PLAY) - 1) + "}")
                        assert await it.closed() in ((TOO_LONG,) if length < 2 * LONGEST_MESSAGE else (TOO_LONG, CUT))
            async with await Wire.open(server) as it:
                await it.hello(them.room)
                await it.send(PLAY + " " * (LONGEST_MESSAGE - len(PLAY) - 1) + "}")
                assert (await it.until("refused"))["say"] == "room-not-your-seat"

    asyncio.run(test())


def test_a_message_that_swells_when_unpacked_ends_the_connection(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them), await Wire.open(server) as it:
            await it.hello(them.room)
            await it.send(" " * 8_000_000)  # a few kilobytes on the wire
            assert await it.closed() == TOO_LONG

    asyncio.run(test())


def test_a_message_that_comes_in_endless_pieces_ends_the_connection(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them), await Wire.open(server, compression=None) as it:
            await it.hello(them.room)

            async def pieces() -> AsyncIterator[str]:
                for _ in range(1000):
                    yield " " * 1000

            with contextlib.suppress(websockets.ConnectionClosed):
                await it.it.send(pieces())
            assert await it.closed() in (TOO_LONG, CUT)

    asyncio.run(test())


BROKEN_FRAMES: dict[str, tuple[bytes, int]] = {
    "text that is none": (frame(b"\xff\xfe\xfd"), 1007),
    "half a letter": (frame(b'{"do":"\xc3'), 1007),
    "a frame without a mask": (b"\x81\x02{}", 1002),
    "an unknown kind of frame": (frame(b"{}", opcode=3), 1002),
    "an unknown flag": (bytes([0xF1]) + frame(b"{}")[1:], 1002),
    "a ping in pieces": (frame(b"x", opcode=9, fin=False), 1002),
    "a ping too long": (frame(b"x" * 126, opcode=9), 1002),
    "a piece of nothing": (frame(b"x", opcode=0), 1002),
    "a length beyond all memory": (bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + b"abcd", 1009),
    "a close with a code nobody has": (frame(b"\x00\x01", opcode=8), 1002),
    "a request inside": (b"GET / HTTP/1.1\r\n\r\n", 1002),
}


def test_broken_frames_end_the_connection_and_nothing_else(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them):
            codes = {}
            for what, (raw, _) in BROKEN_FRAMES.items():
                with raw_socket(server, {"do": "hello", "room": them.room, "tokens": [them.tokens[0]]}) as it:
                    it.sendall(raw)
                    codes[what] = await asyncio.to_thread(close_code, it)
            assert codes == {what: code for what, (_, code) in BROKEN_FRAMES.items()}

    asyncio.run(test())


def close_code(it: socket.socket) -> int:
    """Read frame by frame until the server closes; with which code."""
    with it.makefile("rb") as file:
        while True:
            head = file.read(2)
            length = head[1]
            if length > 125:
                length = int.from_bytes(file.read(2 if length == 126 else 8), "big")
            payload = file.read(length)
            if head[0] == 0x88:
                return int.from_bytes(payload[:2], "big")


# ------------------------------------------------------------------------------------ too much, too slow
def test_who_talks_too_fast_is_shown_out_and_the_others_play_on(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, await Wire.open(server) as it:
            await it.hello(them.room)
            async with playing_on(them):
                began = time.monotonic()
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(2000):
                        await it.send(command("say"))
                assert await it.closed() == TOO_FAST
                allowed = 60 + 20 * (time.monotonic() - began)
            assert sum('"refused"' in raw for raw in it.raw) <= allowed + 1

    asyncio.run(test())


def test_nonsense_counts_as_talk_and_a_player_who_floods_keeps_the_seat(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            async with nothing_changes(them), await Wire.open(server) as it:
                await it.hello(them.room, [them.tokens[0]])
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(300):
                        await it.send("nonsense")
                assert await it.closed() == TOO_FAST
            async with await Wire.open(server) as it:
                assert (await it.hello(them.room, [them.tokens[0]]))["seat"] == 0

    asyncio.run(test())


def test_a_crowd_that_comes_and_goes_disturbs_nobody(server: Server) -> None:
    async def test() -> None:
        async def visit(room: str) -> None:
            it = await Wire.open(server)
            await it.hello(room)
            it.abort()

        async with players(server) as them:
            other = server.make()["room"]
            async with playing_on(them):
                for _ in range(4):
                    await asyncio.gather(*(visit(other) for _ in range(20)), *(visit(them.room) for _ in range(5)))
            await them.clients[0].until(lambda: them.clients[0].table["spectators"] == 0)

    asyncio.run(test())


def test_a_client_that_never_reads_holds_up_nobody_and_is_let_go(server: Server) -> None:
    """More than all buffers hold is said to somebody who does not listen: the last move, taken back again and again."""

    async def over_and_over(them: Players, times: int) -> None:
        seat, move = them.played[-1]
        async with await Wire.open(server) as it:  # each connection has an allowance of its own
            await it.hello(them.room, them.tokens)
            for _ in range(times):
                assert (await it.ask(command("undo", seat)))["is"] == "done"
                await it.ask(command("consent", 1 - seat))
                again = command("play", seat, move=move, question=it.views[seat]["question"])
                assert (await it.ask(again))["is"] == "done"

    async def test() -> None:
        async with players(server) as others, seated(server) as them:
            await them.move(36)
            there = connections(server)
            with raw_socket(server, {"do": "hello", "room": them.room, "tokens": them.tokens}):
                async with playing_on(others):
                    for _ in range(14):
                        await over_and_over(them, 15)
                        if connections(server) == there:
                            break
                for _ in range(50):
                    if connections(server) == there:
                        break
                    await asyncio.sleep(0.1)
                assert connections(server) == there
            await them.end()

    asyncio.run(test())


def test_a_body_that_is_too_long_is_refused_before_it_is_read_to_its_end(server: Server) -> None:
    room = server.make()["room"]
    paths = ["/api/tables", f"/api/tables/{room}/sit", f"/api/tables/{room}/join", f"/api/tables/{room}/report"]
    before = all_entries(server)
    for path, most in [*((path, LONGEST_BODY) for path in paths), ("/api/records", LONGEST_RECORD)]:
        answer = request(server, "POST", path, b" " * (most + 1))
        assert said(answer) == (413, "room-too-long")
        answer = request(server, "POST", path, b" " * most)
        assert answer.status == 422
        chunked = b"".join(b"10000\r\n" + b" " * 65536 + b"\r\n" for _ in range(most // 65536 + 2))
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as it:
            it.sendall(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
            with contextlib.suppress(ConnectionError):
                it.sendall(chunked)  # without an end
            assert it.recv(64).startswith(b"HTTP/1.1 413 ")
    assert all_entries(server) == before


def test_a_request_that_never_ends_holds_up_nobody(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them):
            with contextlib.ExitStack() as stack:
                for _ in range(30):
                    it = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
                    it.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
                began = time.monotonic()
                assert get(server, "/healthz").data["ok"] is True
                assert time.monotonic() - began < 2

    asyncio.run(test())


# ------------------------------------------------------------------------------------ words
NAMES = {
    "<script>alert(1)</script>": "<script>alert(1)</script",
    "<b>Ana</b>": "<b>Ana</b>",
    "&lt;Ana&gt;": "&lt;Ana&gt;",
    "{ $seat }": "{ $seat }",
    "'; DROP TABLE rooms; --": "'; DROP TABLE rooms; --",
    "A\x00n\x1b[31ma\x7f": "An[31ma",
    "Ana\r\nSet-Cookie: a=b": "AnaSet-Cookie: a=b",
    "\u202eanA\u2066\u200b\ufeff": "anA",
    "  Ana   Bo  ": "Ana Bo",
    "\u00e9l\u00e9onore \U0001f600": "\u00e9l\u00e9onore \U0001f600",
    "@table-player": "@table-player",
    "@nobody:x": "@nobody:x",
    "@": "@",
    "\u0000": "",
}


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_name_is_plain_text_whatever_it_looks_like(server: Server, name: str) -> None:
    async def test() -> None:
        shown = NAMES[name][:24]
        made = server.make(seats=[{"kind": "me", "name": name[:24]}, {"kind": "open"}], public=True)
        room = made["room"]
        listed = next(table for table in get(server, "/api/tables").data if table["room"] == room)
        assert listed["names"] == [shown]
        sat = post(server, f"/api/tables/{room}/join", {"seat": 1, "name": name[:24]})
        assert sat.status == 200
        tokens = [made["mine"][0]["token"], sat.data["mine"]["token"]]
        looked = get(server, f"/api/tables/{room}")
        assert looked.headers["content-type"] == "application/json"
        assert [seat["name"] for seat in looked.data["seats"]] == [shown, shown]
        for lang in ("fr", "en"):
            assert get(server, f"/api/tables/{room}/scores?lang={lang}").status == 200
            assert post(server, f"/api/tables/{room}/report?lang={lang}", {"token": tokens[0]}).status == 201
        async with await Wire.open(server) as it:
            snapshot = await it.hello(room, [tokens[0]])
            assert snapshot["view"]["names"] == [shown, shown]
            assert (await it.ask(command("concede")))["is"] == "done"
        record = get(server, f"/api/tables/{room}/record").data
        assert record["names"] == [shown, shown]
        assert post(server, "/api/records", record).status == 201

    before = len(troubles(server))
    asyncio.run(test())
    assert troubles(server)[before:] == []


def test_a_name_that_is_too_long_is_refused(server: Server) -> None:
    before = all_entries(server)
    seats = [{"kind": "me", "name": "x" * 25}, {"kind": "me"}]
    assert said(post(server, "/api/tables", {"game": "yutaka", "seats": seats})) == (422, "room-not-understood")
    assert all_entries(server) == before


def test_names_in_a_record_from_elsewhere_are_cleaned_as_all_names_are(server: Server) -> None:
    async def test() -> None:
        match = ldt.game("yutaka").start(seed=3)
        match.concede(0)
        record = match.record() | {"names": ["A\x00\x1b[31m" + "a" * 40, "B\n\u202eo"]}
        answer = post(server, "/api/records", record)
        assert answer.status == 201
        room = answer.data["room"]
        clean = ["A[31m" + "a" * 19, "Bo"]
        assert [seat["name"] for seat in answer.data["seats"]] == clean
        async with await Wire.open(server) as it:
            assert (await it.hello(room))["view"]["names"] == clean
        assert get(server, f"/api/tables/{room}/record").data["names"] == clean

    asyncio.run(test())


@pytest.mark.parametrize("word", ["@", "@x", "@table-player", "@yutaka-tile-idole:x", "{", "\x00"], ids=ascii)
def test_a_word_of_a_stranger_is_never_taken_for_one_of_ours(server: Server, word: str) -> None:
    """Texts that begin with "@" are keys of messages when the house writes them, and only then."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    before = len(troubles(server))
    for lang in ("fr", "en"):
        answers = [
            post(server, f"/api/tables?lang={lang}", {"game": word, "seats": seats}),
            post(server, f"/api/tables?lang={lang}", {"game": "yutaka", "seats": seats, "options": {word: 1}}),
            post(server, f"/api/tables?lang={lang}", {"game": "yutaka", "seats": seats, "options": {"mode": word}}),
            post(server, f"/api/tables?lang={lang}", {"game": "yutaka", "seats": [{"kind": "bot", "bot": word}]}),
            post(server, f"/api/records?lang={lang}", {"format": word}),
            get(server, f"/api/games/{word.replace(chr(0), '%00').replace('{', '%7b')}/cards"),
        ]
        assert [answer.status for answer in answers] == [404, 422, 422, 422, 422, 404]
        assert all(answer.data["text"] for answer in answers)
    assert troubles(server)[before:] == []


def test_where_the_table_says_so_players_talk_in_prepared_phrases_only(server: Server) -> None:
    async def test() -> None:
        async with players(server, talk=False) as them, nothing_changes(them):
            for words in ({"text": "buy gold"}, {"text": "buy gold", "mates": True}):
                answer = await them.clients[0].do({"do": "say", "seat": 0, **words})
                assert (answer["is"], answer["say"]) == ("refused", "room-only-phrases")
            for words in ({"phrase": "hello", "text": "buy gold"}, {"text": " \n "}, {"text": "\u202e\x07"}, {}):
                answer = await them.clients[0].do({"do": "say", "seat": 0, **words})
                assert (answer["is"], answer["say"]) == ("refused", "room-say-something")

    asyncio.run(test())


NOWHERE = [
    "javascript:alert(1)", "file:///etc/passwd", "x", "http://", "http://user:secret@example.org/", "ftp://example.org/",
    "http://127.0.0.1/", "http://localhost:8000/", "http://[::1]/", "http://10.0.0.1/", "http://169.254.169.254/latest",
]  # fmt: skip


def test_notices_are_never_sent_where_the_server_should_not_speak(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them, nothing_changes(them):
            for url in NOWHERE:
                answer = await them.clients[0].do({"do": "notify", "seat": 0, "url": url})
                assert answer["is"] == "refused", url
                assert answer["say"] in ("room-notify-no-address", "room-notify-private")

    asyncio.run(test())


# ------------------------------------------------------------------------------------ pages and files
OUTSIDE = [
    "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt", "/..\\secret.txt", "/....//secret.txt", "/assets/..%2f..%2fsecret.txt", "/./../secret.txt",
    "/%252e%252e/secret.txt", "/%c0%ae%c0%ae/secret.txt", "/../client-of-another/secret.txt", "/link.txt",
    "/~/secret.txt", "//etc/passwd", "/%2fetc%2fpasswd", "/etc/passwd", "/" + "%2e%2e%2f" * 40 + "etc/passwd",
    "/../__init__.py", "/../../games/yutaka/tiles.json", "/secret.txt%00.html", "/assets/%00", "/%00", "/assets",
    "/assets/", "/.", "/..", "/" + "a" * 300, "/" + "a/" * 2000,
]  # fmt: skip


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path[:40])
def test_only_files_of_the_pages_are_served(with_pages: Server, path: str) -> None:
    before = len(troubles(with_pages))
    answer = request(with_pages, "GET", path)
    assert answer.status in (200, 400, 404)
    assert b"the secret" not in answer.body and b"root:" not in answer.body and b"import" not in answer.body
    if answer.status == 200:
        assert b"the pages" in answer.body
    assert troubles(with_pages)[before:] == []


def test_the_pages_themselves_are_served(with_pages: Server) -> None:
    assert request(with_pages, "GET", "/assets/app.js").body == b"// the script"
    for path in ("/", "/index.html", "/table/anything", "/some/where/else"):
        answer = request(with_pages, "GET", path)
        assert answer.status == 200 and b"the pages" in answer.body


HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
}


def test_every_answer_tells_browsers_to_be_careful_and_no_other_site_may_read_it(with_pages: Server) -> None:
    server = with_pages
    made = server.make()
    room = made["room"]
    foreign = {"origin": "https://evil.example", "content-type": "application/json"}
    asked = [("GET", path) for path in ("/", "/assets/app.js", "/nothing", "/healthz", "/metrics", "/openapi.json")]
    asked += [("GET", f"/api/{what}") for what in ("games", "games/yutaka/cards", "games/none/cards", "tables")]
    asked += [("GET", f"/api/tables/{what}") for what in (room, "none", f"{room}/record", f"{room}/scores")]
    asked += [("GET", "/api/qr?text=x"), ("GET", "/api/qr"), ("POST", "/"), ("PUT", "/api/tables")]
    asked += [("POST", "/api/tables"), ("POST", f"/api/tables/{room}/report")]
    asked += [(method, path) for method in ("OPTIONS", "DELETE", "HEAD") for path in ("/", "/api/tables", "/api/games")]
    for method, path in asked:
        preflight = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        answer = request(server, method, path, b"{}" if method == "POST" else None, foreign | preflight)
        assert answer.status < 500, (method, path)
        assert {key: answer.headers.get(key) for key in HEADERS} == HEADERS, (method, path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe-eval" not in policy
        assert not [key for key in answer.headers if key.startswith("access-control")], (method, path)
        assert not {"set-cookie", "server", "x-powered-by"} & set(answer.headers), (method, path)
        if path.startswith("/api") and answer.status < 400 and "qr" not in path and method != "HEAD":
            assert answer.headers["cache-control"] == "no-store"


def test_an_address_of_the_interface_that_does_not_exist_is_no_page(with_pages: Server) -> None:
    for path in ("/api", "/api/", "/api/none", "/api/tables/x/y/z"):
        assert request(with_pages, "GET", path).status == 404, path


# ------------------------------------------------------------------------------------ records and reports
def test_the_record_of_a_running_game_never_leaves_the_server(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            secret = journal(server, them.room)[0]["secret"]
            for number in range(3):
                await them.move()
                for query in ("", "?lang=fr", "?with_secret=1", f"?token={them.tokens[0]}"):
                    assert said(get(server, f"/api/tables/{them.room}/record{query}")) == (422, "room-not-over")
                for body in ({}, {"token": them.tokens[number % 2]}, {"text": "it is broken"}):
                    reported = post(server, f"/api/tables/{them.room}/report", body)
                    assert reported.status == 201 and reported.data["record"] is None
                    assert secret not in reported.body.decode()
            assert said(post(server, f"/api/tables/{them.room}/report", {"token": "A" * 32})) == (422, "room-no-seat")
        assert get(server, f"/api/tables/{them.room}/record").data["secret"] == secret
        gathering = server.make(seats=[{"kind": "me"}, {"kind": "open"}])["room"]
        for what in ("record", "scores"):
            assert get(server, f"/api/tables/{gathering}/{what}").status == 422
        assert said(post(server, f"/api/tables/{gathering}/report", {})) == (422, "room-not-started")

    asyncio.run(test())


def forged(change: Any) -> Data:
    match = ldt.game("yutaka").start(seed=5, names=["Ana", "Bo"])
    rng = random.Random(5)
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, rng.choice(match.moves(seat)))
    record = match.record()
    change(record)
    return record


FORGERIES: dict[str, Any] = {
    "a running game": lambda r: r.update(answers=r["answers"][:9], over=False, digest=""),
    "another end": lambda r: r.update(answers=r["answers"][:-1]),
    "an illegal move": lambda r: r["answers"].insert(6, [0, "X-1"]),
    "chance twice": lambda r: r["answers"].insert(0, r["answers"][0]),
    "a seat that is not there": lambda r: r["answers"].append([7, "D3-2"]),
    "a seat below zero": lambda r: r["answers"].append([-1, "D3-2"]),
    "chance as text": lambda r: r["answers"].insert(0, ["chance", "x"]),
    "a huge draw": lambda r: r["answers"].insert(0, ["chance", [10**300]]),
    "another digest": lambda r: r.update(digest="0" * 64),
    "other rules": lambda r: r.update(rules=99),
    "another game": lambda r: r.update(game="chess"),
    "many seats": lambda r: r.update(seats=10**9),
    "no seats": lambda r: r.update(seats=-1),
    "a secret that is none": lambda r: r.update(secret="zz"),
    "options of elsewhere": lambda r: r.update(options={"mode": []}),
    "cards of elsewhere": lambda r: r.update(cards={"content": {"idole": [10**400]}}),
    "cards without end": lambda r: r.update(cards={"content": {"idole": list(range(50_000))}}),
    "a position": lambda r: r.update(start={"zones": {"hand@0": ["D3"] * 1000}}),
    "a field too many": lambda r: r.update(more=1),
    "many answers": lambda r: r.update(answers=r["answers"] + r["answers"] * 900),
}


def test_a_forged_record_is_refused_with_the_reason(server: Server) -> None:
    async def test() -> None:
        async with players(server) as them:
            before = all_entries(server) - len(them.played)
            statuses = {}
            async with playing_on(them):
                for what, change in FORGERIES.items():
                    answer = await asyncio.to_thread(post, server, "/api/records", forged(change))
                    statuses[what] = answer.status
                    if answer.status < 500:
                        assert answer.data["text"], what
            assert statuses == {what: 404 if what == "another game" else 422 for what in FORGERIES}
            assert all_entries(server) == before + len(them.played)

    asyncio.run(test())


TWO = b'{"game":"yutaka","seats":[{"kind":"me"},{"kind":"me"}]'
BODIES = {
    "nothing": b"",
    "half": b"{",
    "null": b"null",
    "a list": b"[]",
    "a text": b'"x"',
    "no text": b"\xff\xfe",
    "several": b"{}" * 9,
    "not a number": b"NaN",
    "unclosed lists": b'{"game":"yutaka","seats":' + b"[" * 30_000,
    "deep lists": TWO + b',"options":{"first":' + b"[" * 30_000 + b"]" * 30_000 + b"}}",
    "deep objects": TWO + b',"options":{"first":' + b'{"a":' * 9000 + b"1" + b"}" * 9000 + b"}}",
    "a layout of lists": TWO + b',"options":{"layout":' + b"[" * 300 + b"]" * 300 + b"}}",
    "a number of 4,000 digits": TWO + b',"options":{"first":' + b"9" * 4000 + b"}}",
    "a tile of 400 digits": TWO + b',"options":{"tiles":{"idole":[' + b"9" * 400 + b"]}}}",
    "tiles beyond all measure": TWO + b',"options":{"tiles":{"idole":[1e308,-1e308]}}}',
    "a clock beyond all measure": TWO + b',"clock":{"kind":"bank","seconds":1e18}}',
    "a clock that is too fast": TWO + b',"clock":{"kind":"bank","seconds":4}}',
    "no seats": b'{"game":"yutaka","seats":[]}',
    "many seats": b'{"game":"yutaka","seats":[' + b",".join([b'{"kind":"me"}'] * 10) + b"]}",
    "bots only": b'{"game":"yutaka","seats":[{"kind":"bot"},{"kind":"bot"}]}',
    "a game that is a list": b'{"game":["yutaka"],"seats":[{"kind":"me"}]}',
    "half a letter": b'{"game":"\\ud800","seats":[{"kind":"me"}]}',
}


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_makes_no_table_is_refused_with_the_reason(server: Server, path: str, what: str) -> None:
    before, errors = all_entries(server), len(troubles(server))
    answer = request(server, "POST", path, BODIES[what])
    assert answer.status == 422
    assert answer.data["text"] and answer.data["rule"]
    assert all_entries(server) == before
    assert troubles(server)[errors:] == []


def test_when_the_disk_takes_nothing_everybody_is_told_to_try_again_later(tmp_path: Path) -> None:
    async def test() -> None:
        with running(tmp_path) as server:
            async with seated(server) as them:
                await them.move(3)
                entries = journal(server, them.room)
                table = {"game": "yutaka", "seats": [{"kind": "me", "name": "Zenobia"}, {"kind": "me"}]}
                database = sqlite3.connect(server.database)
                database.execute("BEGIN EXCLUSIVE")
                try:
                    answers = await asyncio.gather(
                        asyncio.to_thread(post, server, "/api/tables", table),
                        asyncio.to_thread(post, server, f"/api/tables/{them.room}/report", {"text": "my own words"}),
                    )
                finally:
                    database.rollback()
                    database.close()
                assert [said(answer) for answer in answers] == [(503, "room-cannot-save")] * 2
                assert journal(server, them.room) == entries
                await them.move()
                await them.end()
            written = Path(server.errors.name).read_text("utf-8")
            assert not [word for word in ("Zenobia", "my own words", "[parameters") if word in written]

    asyncio.run(test())


# ------------------------------------------------------------------------------------ whatever else one can think of
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
DESCRIBED = openapi()
OPERATIONS = [(method, path) for path, methods in DESCRIBED["paths"].items() for method in methods]


def test_the_server_describes_itself(server: Server) -> None:
    answer = get(server, "/openapi.json")
    assert answer.data == json.loads(json.dumps(DESCRIBED))
    paths = {path for path, methods in DESCRIBED["paths"].items() for _ in methods}
    for path in ("/api/games", "/api/tables", "/api/tables/{room}", "/api/tables/{room}/report", "/healthz"):
        assert path in paths


@pytest.mark.parametrize("method, path", OPERATIONS, ids=lambda it: it)
def test_every_answer_is_as_described_whatever_is_asked(server: Server, method: str, path: str) -> None:
    operation = schemathesis.openapi.from_dict(DESCRIBED)[path][method.upper()]
    running = server.make()
    gathering = server.make(seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    record = forged(lambda record: None)
    over = post(server, "/api/records", record).data
    rooms = [running["room"], gathering["room"], over["room"], "none", "%00", "@"]
    tokens = [running["mine"][0]["token"], gathering["invitations"][0]["token"], "A" * 32]
    games = ["yutaka", "chess", "@", "%00"]

    @given(st.data())
    def asks(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from([schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]))
        real = {"room": data.draw(st.sampled_from(rooms)), "game": data.draw(st.sampled_from(games))}
        wanted = {key: value for key, value in real.items() if f"{{{key}}}" in path} or None
        case = data.draw(operation.as_strategy(mode, path_parameters=wanted))
        if isinstance(case.body, dict):  # often enough something that a table knows
            if "token" in case.body and data.draw(st.booleans()):
                case.body["token"] = data.draw(st.sampled_from(tokens))
            if "game" in case.body and data.draw(st.booleans()):
                case.body["game"] = "yutaka"
            if path == "/api/records" and data.draw(st.booleans()):
                case.body = {**record, **case.body}
        case.call_and_validate(base_url=server.url, checks=CHECKS, timeout=20)

    before = len(troubles(server))
    asks()
    assert troubles(server)[before:] == []


class TableMachine(RuleBasedStateMachine):
    """Several connections say all they can think of; a model says what must come of it.

    The model is a match of the library, dealt from the secret in the journal, and the few things a room knows besides.
    """

    server: Server

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        made = self.server.make(talk=False)
        self.room = made["room"]
        self.tokens = [link["token"] for link in made["mine"]]
        self.match = folded(journal(self.server, self.room))
        self.wires: list[tuple[Wire, list[int] | None]] = []  #: with the seats each holds; None before its hello
        self.done: dict[tuple[int, str], Data] = {}  #: by seat and id, what was acknowledged
        self.paused = False
        self.asking: tuple[str, int] | None = None
        self.left: set[int] = set()
        self.rematch = False
        self.before = len(troubles(self.server))

    def run(self, it: Any) -> Any:
        return self.runner.run(asyncio.wait_for(it, 20))

    def pick(self, which: int) -> int:
        if not self.wires:
            self.connect()
        return which % len(self.wires)

    # ---------------------------------------------------------------- coming and going
    @initialize(watched=st.booleans())
    def begin(self, watched: bool) -> None:
        for seats in ([0], [1], *([[]] if watched else [])):
            self.connect()
            self.hello(len(self.wires) - 1, seats, "")

    @rule()
    def connect(self) -> None:
        if len(self.wires) < 5:
            self.wires.append((self.run(Wire.open(self.server)), None))

    @rule(which=st.integers(0, 4), cut=st.booleans())
    def go(self, which: int, cut: bool) -> None:
        wire, _ = self.wires.pop(self.pick(which))
        if cut:
            wire.abort()
        else:
            self.run(wire.close())

    @rule(
        which=st.integers(0, 4),
        seats=st.sampled_from([[], [0], [1], [0, 1], [1, 0], [1, 1]]),
        wrong=st.sampled_from(["", "", "", "", "token", "room", "room as token"]),
    )
    def hello(self, which: int, seats: list[int], wrong: str) -> None:
        which = self.pick(which)
        wire, held = self.wires[which]
        tokens = [self.tokens[seat] for seat in seats]
        if wrong == "token":
            tokens.append(secrets.token_urlsafe(24))
        if wrong == "room as token":
            tokens.append(self.room)
        room = secrets.token_urlsafe(24) if wrong == "room" else self.room
        self.run(wire.send({"do": "hello", "room": room, "tokens": tokens}))
        if held is not None:
            assert self.run(wire.until("refused"))["say"] == "room-hello-once"
        elif wrong:
            assert self.run(wire.closed()) == (NO_SUCH_ROOM if wrong == "room" else NOT_ALLOWED)
            assert wire.raw == []
            self.wires.pop(which)
        else:
            mine = list(dict.fromkeys(seats))
            for seat in mine or [None]:
                snapshot = self.run(wire.until("snapshot"))
                assert snapshot["seat"] == seat
                assert snapshot["view"] == self.view(seat)
            self.left -= set(mine)
            self.wires[which] = (wire, mine)

    # ---------------------------------------------------------------- commands
    def tell(self, which: int, sent: Data) -> Data | None:
        """Send a command; its answer, or None when the model says that nothing is answered but a closed door.

        From 2 on it comes from somebody who holds the seat, if there is such a one: strangers are not the majority.
        """
        holders = [at for at, (_, held) in enumerate(self.wires) if held is not None and sent["seat"] in held]
        which = holders[which % len(holders)] if which > 1 and holders else self.pick(which)
        wire, held = self.wires[which]
        self.run(wire.send(sent))
        if held is None:
            assert self.run(wire.closed()) == NOT_ALLOWED
            self.wires.pop(which)
            return None
        answer: Data = self.run(wire.until("done", "refused"))
        assert answer["id"] == sent["id"]
        if sent["seat"] not in held:
            assert answer["say"] == "room-not-your-seat"
            return None
        if (sent["seat"], sent["id"]) in self.done:
            assert answer["is"] == "done"
            return None
        if answer["is"] == "done":
            self.done[sent["seat"], sent["id"]] = sent
        return answer

    def expect(self, answer: Data | None, say: str | None) -> bool:
        """Whether it was done, as it should have been; `say` is the refusal due, if any."""
        if answer is None:
            return False
        assert answer.get("say") == say, (answer, say)
        return say is None

    def refusal(self, act: Any) -> str | None:
        """What the library says to something, tried on a copy."""
        try:
            act(self.match.copy())
        except ldt.LudothequeError as error:
            return error.said.key
        return None

    @rule(
        which=st.integers(0, 9),
        seat=st.integers(0, 2),
        move=st.integers(0, 40) | st.sampled_from(["1a", "D3-2", "X-1", "", "done", "@x", "\x00", "D3-2 D3-2"]),
        late=st.sampled_from([0, 0, 0, 0, -1, 1, 10**30]),
    )
    def play(self, which: int, seat: int, move: int | str, late: int) -> None:
        if isinstance(move, int):
            seat = self.match.waiting_for[0] if self.match.waiting_for and seat < 2 else seat
            moves = self.match.moves(seat) if seat < 2 else []
            move = moves[move % len(moves)] if moves else "1a"
        question = self.match.g.questions + late
        sent = {"do": "play", "id": new_id(), "seat": seat, "move": move, "question": question}
        answer = self.tell(which, sent)
        if answer is not None:
            due = self.refusal(lambda match: match.play(seat, move, question))
            if self.expect(answer, "room-paused" if self.paused else due):
                self.match.play(seat, move)
                self.asking = None

    @rule(which=st.integers(2, 9), times=st.integers(1, 9), move=st.integers(0, 40))
    def play_on(self, which: int, times: int, move: int) -> None:
        """Some moves as they should be, so that there is something to cheat about."""
        for _ in range(times):
            if self.match.waiting_for:
                self.play(which, 0, move, 0)

    @rule(which=st.integers(0, 9), at=st.integers(0, 99))
    def again(self, which: int, at: int) -> None:
        """What was done is not done again, whoever sends it."""
        done = list(self.done.values())
        if done:
            self.tell(which, done[at % len(done)])

    @rule(which=st.integers(0, 9), seat=st.integers(0, 1))
    def undo(self, which: int, seat: int) -> None:
        answer = self.tell(which, {"do": "undo", "id": new_id(), "seat": seat})
        if answer is not None:
            alone = self.match.can_undo(seat)
            if self.expect(answer, self.refusal(lambda match: match.undo(seat, [0, 1]))):
                if alone:
                    self.match.undo(seat)
                self.asking = None if alone else ("take-back", seat)

    @rule(which=st.integers(0, 9), seat=st.integers(0, 1), yes=st.booleans())
    def consent(self, which: int, seat: int, yes: bool) -> None:
        answer = self.tell(which, {"do": "consent", "id": new_id(), "seat": seat, "yes": yes})
        nothing = self.asking is None or self.asking[1] == seat
        if answer is not None and self.expect(answer, "room-nothing-to-agree" if nothing else None):
            assert self.asking is not None
            what, other = self.asking
            self.asking = None
            if yes and what == "pause":
                self.paused = True
            elif yes:
                self.match.undo(other, [0, 1])

    @rule(which=st.integers(0, 9), seat=st.integers(0, 1), on=st.booleans())
    def pause(self, which: int, seat: int, on: bool) -> None:
        answer = self.tell(which, {"do": "pause", "id": new_id(), "seat": seat, "on": on})
        nothing = self.match.over or on == self.paused
        if answer is not None and self.expect(answer, "room-nothing-to-pause" if nothing else None):
            self.asking = ("pause", seat) if on else None
            if not on:
                self.paused = False

    @rule(
        which=st.integers(0, 9), seat=st.integers(0, 1), words=st.sampled_from([{"phrase": "hello"}, {"text": "x"}, {}])
    )
    def say(self, which: int, seat: int, words: Data) -> None:
        answer = self.tell(which, {"do": "say", "id": new_id(), "seat": seat, **words})
        self.expect(answer, None if "phrase" in words else "room-only-phrases" if words else "room-say-something")

    @rule(which=st.integers(0, 9), seat=st.integers(0, 1))
    def leave(self, which: int, seat: int) -> None:
        answer = self.tell(which, {"do": "leave", "id": new_id(), "seat": seat})
        if answer is not None and self.expect(answer, "room-left-already" if seat in self.left else None):
            self.left.add(seat)

    @rule(which=st.integers(0, 9), seat=st.integers(0, 1), absent=st.integers(0, 3), often=st.integers(0, 5))
    def claim(self, which: int, seat: int, absent: int, often: int) -> None:
        if often:  # a game that is over is soon dull
            return
        sent = {"do": "replace", "id": new_id(), "seat": seat, "absent": absent, "by": "claim"}
        answer = self.tell(which, sent)
        due = None if absent in self.left and absent != seat else "room-nobody-absent"
        due = "room-paused" if self.paused else due
        if answer is not None and self.expect(answer, "table-game-over" if self.match.over else due):
            self.match.concede(absent)
            self.asking = None

    @rule(which=st.integers(0, 9), seat=st.integers(0, 1), often=st.integers(0, 5))
    def concede(self, which: int, seat: int, often: int) -> None:
        if often:
            return
        answer = self.tell(which, {"do": "concede", "id": new_id(), "seat": seat})
        if answer is not None and self.expect(answer, self.refusal(lambda match: match.concede(seat))):
            self.match.concede(seat)
            self.asking = None

    @rule(which=st.integers(0, 9), seat=st.integers(0, 1))
    def once_more(self, which: int, seat: int) -> None:
        answer = self.tell(which, {"do": "rematch", "id": new_id(), "seat": seat})
        none = not self.match.over or self.rematch
        if answer is not None and self.expect(answer, "room-no-rematch" if none else None):
            self.rematch = True

    @rule(which=st.integers(0, 9), what=st.sampled_from(["nothing", "an unknown tag", "a field too many", "binary"]))
    def nonsense(self, which: int, what: str) -> None:
        which = self.pick(which)
        wire, held = self.wires[which]
        self.run(wire.send(NONSENSE[what]))
        assert self.run(wire.until("refused"))["say"] == "room-not-understood"
        if held is None:
            assert self.run(wire.closed()) == NOT_UNDERSTOOD
            self.wires.pop(which)

    # ---------------------------------------------------------------- what must hold
    def view(self, seat: int | None) -> Data:
        view: Data = json.loads(json.dumps(self.match.view(seat)))
        return view

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert troubles(self.server)[self.before :] == []

    def teardown(self) -> None:
        try:
            for wire, held in self.wires:
                if held is None:
                    continue
                self.run(wire.rest(0.1))
                assert wire.views == {seat: self.view(seat) for seat in held or [None]}
                self.run(wire.close())
            entries = journal(self.server, self.room)
            assert folded(entries).digest() == self.match.digest()
            ids = [entry["id"] for entry in entries if entry.get("id")]
            assert sorted(ids) == sorted(f"{seat}:{identity}" for seat, identity in self.done)
            if self.match.over:
                record = self.server.get(f"/api/tables/{self.room}/record")[1]
                assert ldt.verify(record).digest() == self.match.digest()
                assert record["answers"] == json.loads(json.dumps(self.match.record()["answers"]))
        finally:
            self.runner.close()


def play_the_machine(server: Server, examples: int, steps: int) -> None:
    machine = type("Machine", (TableMachine,), {"server": server})
    no_shrinking = [Phase.explicit, Phase.generate]  # every step is a message to a real server
    how = settings(max_examples=examples, stateful_step_count=steps, phases=no_shrinking)
    run_state_machine_as_test(machine, settings=how)


def test_any_order_of_right_and_wrong_commands_comes_to_what_the_rules_say(server: Server) -> None:
    play_the_machine(server, 10, 30)


@pytest.mark.long
def test_any_long_order_of_right_and_wrong_commands_comes_to_what_the_rules_say(server: Server) -> None:
    play_the_machine(server, 300, 50)
