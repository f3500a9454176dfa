"""Hostile input costs its sender, not the table: limits on what is stored, checked, connected and asked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

import ludotheque as ldt
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.errors import BadRecord
from ludotheque.server.checkpool import CheckPool
from ludotheque.server.outside import NoResult
from ludotheque.server.workers import MEMORY, Worker
from support import thinkers
from support.serving import Client, Server
from support.stranger import Data, Players, Wire, all_entries, get, log_lines, players, post, request, running, seated

TOO_FAST, TOO_SLOW = 4429, 4408


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hostile")) as it:
        yield it


def finished(game: str = "yutaka", seats: int = 2, seed: int = 1) -> Data:
    match, dice = ldt.game(game).start(seats, seed=seed, names=["Ana", "Bo"]), Quick(seed)
    while not match.over:
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return match.record()


# ------------------------------------------------------------------------------------ records
LONG = "x" * 100_000
TOO_BIG: dict[str, Callable[[Data], Any]] = {
    "format": lambda r: r.update(format=LONG),
    "game": lambda r: r.update(game=LONG),
    "cards": lambda r: r["cards"].update(more=[LONG] * 3),
    "options": lambda r: r["options"].update(more=[LONG] * 3),
    "answers": lambda r: r.update(answers=r["answers"] * 1000),
    "an answer": lambda r: r["answers"].append([0, LONG]),
    "a draw": lambda r: r["answers"].append(["chance", list(range(2000))]),
    "who": lambda r: r["answers"].append([LONG, "1a"]),
    "names": lambda r: r.update(names=["Ana"] * 1000),
    "a name": lambda r: r.update(names=[LONG, "Bo"]),
    "digest": lambda r: r.update(digest=LONG),
    "start": lambda r: r.update(start={"zones": {LONG: [], LONG + "y": []}}),
    "commitment": lambda r: r.update(commitment=LONG),
    "secret": lambda r: r.update(secret="ab" * 50_000),
    "rules": lambda r: r.update(rules=10**9),
    "seats": lambda r: r.update(seats=10**9),
    "branched": lambda r: r.update(branched=10**9),
}


@pytest.mark.parametrize("what", TOO_BIG)
def test_a_record_is_bounded_in_every_field(what: str) -> None:
    record = finished()
    assert ldt.replay(record).over
    TOO_BIG[what](record)
    with pytest.raises((BadRecord, ldt.kernel.errors.UnknownGame)):
        ldt.replay(record)


def test_a_huge_secret_is_not_stored(server: Server) -> None:
    record = finished() | {"secret": "ab" * 400_000}
    before = all_entries(server)
    answer = post(server, "/api/records", record)
    assert (answer.status, answer.data["say"]) == (422, "record-malformed")
    assert "secret" in answer.data["text"]
    assert all_entries(server) == before


def test_players_play_on_while_records_are_looked_at(server: Server) -> None:
    """Thirty records of long games at once: the two at a table move again and again before the last one is done."""
    record = json.dumps(finished("volfyirion", 4)).encode()
    assert post(server, "/api/records", json.loads(record)).status == 201  # the process has started

    async def test() -> None:
        async with players(server) as them:
            loads = [
                asyncio.create_task(asyncio.to_thread(request, server, "POST", "/api/records", record))
                for _ in range(30)
            ]
            meanwhile = 0
            while not all(load.done() for load in loads) and len(them.played) < 40:
                await them.move()
                meanwhile += not all(load.done() for load in loads)
            assert meanwhile >= 10
            assert {load.status for load in await asyncio.gather(*loads)} == {201}

    asyncio.run(test())


def test_a_record_is_looked_at_in_another_process_and_comes_out_as_we_would_have_written_it() -> None:
    async def test() -> None:
        checks = CheckPool()
        try:
            record = finished("saint-seiya")
            assert await checks.record(json.dumps(record).encode()) == record
            with pytest.raises(BadRecord) as wrong:
                await checks.record(json.dumps(record | {"answers": [*record["answers"], [0, "concede"]]}).encode())
            with pytest.raises(BadRecord) as same:
                ldt.replay(record | {"answers": [*record["answers"], [0, "concede"]]})
            assert [wrong.value.text(lang) for lang in ("fr", "en")] == [same.value.text(lang) for lang in ("fr", "en")]
            assert wrong.value.rule == same.value.rule
        finally:
            await checks.close()

    asyncio.run(test())


def test_what_takes_too_long_to_look_at_is_not_accepted_and_the_next_one_is() -> None:
    async def test() -> None:
        worker = Worker()
        try:
            assert await worker.run(20, thinkers.echo, "one") == "one"
            with pytest.raises(NoResult) as late:
                await worker.run(0.5, thinkers.sleep_long, "two")
            assert late.value.reason == "late"
            assert await worker.run(20, thinkers.echo, "three") == "three"
        finally:
            worker.end()

    asyncio.run(test())


def test_what_takes_too_much_memory_is_not_accepted_and_the_next_one_is() -> None:
    async def test() -> None:
        worker = Worker()
        try:
            with pytest.raises(NoResult) as failed:
                await worker.run(20, thinkers.take_memory, MEMORY)
            assert failed.value.reason in {"failed", "crashed"}
            assert await worker.run(20, thinkers.echo, "next") == "next"
        finally:
            worker.end()

    asyncio.run(test())


def test_the_list_of_an_owners_box_is_looked_at_in_another_process(server: Server) -> None:
    """What is wrong with one is said as before; a right one is played with."""
    tiles = ldt.game("yutaka").start(2, seed=1).record()["cards"]["content"]
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bo"}]
    wrong = {"tiles": {"idole": [1, 2, 3]}}
    answer = post(server, "/api/tables", {"game": "yutaka", "seats": seats, "options": wrong})
    checked = post(server, "/api/games/yutaka/check", {"seats": 2, "options": wrong})
    with pytest.raises(ldt.kernel.errors.BadTable) as refused:
        ldt.game("yutaka").kit(2, wrong)
    for said in (answer, checked):
        assert (said.status, said.data["text"]) == (422, refused.value.text("en"))
    for path, more in (("check", {}), ("cards", {"lang": "en"})):
        answer = post(server, f"/api/games/yutaka/{path}", {"seats": 2, "options": {"tiles": tiles}, **more})
        assert answer.status == 200, answer.data


# ------------------------------------------------------------------------------------ at the door
def test_so_many_connections_from_one_address_and_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        with running(tmp_path, "--connections-per-address", "8") as it:
            made = it.make()
            open_now = []
            for _ in range(8):
                wire = await Wire.open(it)
                await wire.hello(made["room"])
                open_now.append(wire)
            with pytest.raises((websockets.WebSocketException, OSError)):
                await asyncio.wait_for(websockets.connect(it.socket_url), 5)
            await open_now.pop().close()
            await asyncio.sleep(0.2)
            async with await Wire.open(it) as again:
                await again.hello(made["room"])
            for wire in open_now:
                await wire.close()

    asyncio.run(test())


def test_behind_a_proxy_it_is_the_players_address_that_counts(tmp_path: Path) -> None:
    def as_one(address: str) -> dict[str, Any]:
        return {"additional_headers": {"X-Forwarded-For": address}}

    async def test() -> None:
        with running(tmp_path, "--connections-per-address", "2", "--public-url", "http://play.example") as it:
            made = it.make()
            wires = [await Wire.open(it, **as_one("203.0.113.7")) for _ in range(2)]
            for wire in wires:
                await wire.hello(made["room"])
            async with await Wire.open(it, **as_one("203.0.113.7")) as third:
                assert await third.closed() == TOO_FAST
            async with await Wire.open(it, **as_one("203.0.113.8")) as other:
                await other.hello(made["room"])
            for wire in wires:
                await wire.close()

    asyncio.run(test())


def test_who_says_nothing_is_shown_out(server: Server) -> None:
    """A connection that never asks for anything, one whose request never gets to its end, a socket without hello."""

    async def test() -> None:
        async with players(server) as them:
            with contextlib.ExitStack() as stack:
                silent = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=25))
                slow = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=25))
                slow.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-More: ")
                wordless = await Wire.open(server)
                for _ in range(4):
                    await asyncio.sleep(1)
                    slow.sendall(b"x")
                await them.move()
                assert await asyncio.to_thread(_is_over, silent)
                assert await asyncio.to_thread(_is_over, slow)
                assert await wordless.closed(20) == TOO_SLOW

    asyncio.run(test())


def _is_over(it: socket.socket) -> bool:
    try:
        return it.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_picture_of_a_link_costs_what_a_post_costs(tmp_path: Path) -> None:
    with running(tmp_path, "--posts-at-once", "5", "--posts-per-second", "0.001") as it:
        statuses = [get(it, "/api/qr?text=hello").status for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert get(it, "/api/games").status == 200


def test_so_many_reports_are_kept_of_a_table(server: Server) -> None:
    made = server.make()
    path = f"/api/tables/{made['room']}/report"
    statuses = [post(server, path, {"text": "hm"}).status for _ in range(102)]
    assert statuses == [201] * 100 + [422] * 2
    assert post(server, path, {"text": "hm"}).data["say"] == "room-reports-enough"
    other = server.make()
    assert post(server, f"/api/tables/{other['room']}/report", {"text": "hm"}).status == 201


def ask_as(server: Server, host: str, path: str = "/api/games") -> bytes:
    """The answer to a plain request under some name."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as it:
        it.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        out = b""
        while True:
            more = it.recv(65536)
            if not more:
                return out
            out += more


def test_the_server_answers_only_to_its_own_names(tmp_path: Path) -> None:
    with running(tmp_path, "--public-url", "https://play.example", "--allow-host", "cards.lan") as it:
        ours = ["127.0.0.1", f"127.0.0.1:{it.port}", "localhost", "LOCALHOST:8000", "[::1]:80", "play.example"]
        for host in [*ours, "play.example.", "cards.lan", "cards.lan:8000", "192.0.2.4"]:
            assert ask_as(it, host).startswith(b"HTTP/1.1 200 "), host
        for host in ["rebound.example", "play.example.evil.test", "evil.test:8000", "localhost.evil.test", "a b", ""]:
            assert ask_as(it, host).split(b" ")[1] in {b"421", b"400"}, host
        assert b"room-other-name" in ask_as(it, "rebound.example")

        async def as_page() -> None:
            headers = {"Host": "rebound.example", "Origin": "http://rebound.example"}
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(it.socket_url, additional_headers=headers)

        asyncio.run(as_page())


def test_pages_may_speak_to_no_socket_but_ours(server: Server) -> None:
    policy = get(server, "/api/games").headers["content-security-policy"]
    connect = re.search(r"connect-src ([^;]*)", policy)
    assert connect is not None
    here = f"127.0.0.1:{server.port}"
    assert connect[1].split() == ["'self'", f"ws://{here}", f"wss://{here}"]


def test_no_table_is_named_in_the_log(tmp_path: Path) -> None:
    """Not even when something goes wrong at it: whoever reads the log could look on."""

    async def test() -> None:
        with running(tmp_path) as it:
            async with seated(it) as them:
                await them.move()
                file = Path(it.database)
                file.rename(file.with_suffix(".away"))
                answer = await them.clients[them.turn].play(them.turn, them.moves(them.turn)[0])
                assert answer["say"] == "room-cannot-save"
                deadline = time.monotonic() + 10
                while not any(line["what"] == "cannot save" for line in log_lines(it)):
                    assert time.monotonic() < deadline
                    await asyncio.sleep(0.05)
                assert them.room not in json.dumps(log_lines(it))

    asyncio.run(test())


# ------------------------------------------------------------------------------------ sealed picks
def test_nobody_can_count_the_picks_of_an_answer_that_is_not_complete(server: Server) -> None:
    """In YRO all choose at the same time, some of them several cards: the others hear nothing until one is done."""

    async def test() -> None:
        seats = [{"kind": "me", "name": name} for name in ("Ana", "Bo", "Cy")]
        clock = {"kind": "bank", "seconds": 600, "increment": 60}
        made = server.make("yro", seats, clock=clock)
        them = Players(server, made)
        watcher = Client(server, them.room)
        async with contextlib.AsyncExitStack() as stack:
            for client in (*them.clients, watcher):
                await stack.enter_async_context(client)
            for number, client in enumerate(them.clients):
                await client.until(lambda c=client, n=number: n in c.views)
            await _play_until_several_picks(them)
            mover = them.clients[0]
            others = [them.clients[1], them.clients[2], watcher]
            await asyncio.sleep(0.3)
            heard = [len(client.raw) for client in others]
            left = [it["left_ms"] for it in others[0].table["seats"]]
            for _ in range(3):  # pick and take back, and pick again
                picked = await mover.play(0, mover.views[0]["ask"]["options"][0]["move"])
                assert picked["is"] == "done"
                await mover.until(lambda: mover.views[0]["ask"] is not None and mover.views[0]["ask"]["picks"])
                undone = await mover.do({"do": "undo", "seat": 0})
                assert undone["is"] == "done"
                await mover.until(lambda: mover.views[0]["ask"] is not None and not mover.views[0]["ask"]["picks"])
            await asyncio.sleep(0.5)
            assert [len(client.raw) for client in others] == heard
            status, info = server.get(f"/api/tables/{them.room}")
            assert status == 200
            assert info["seats"][0]["left_ms"] <= left[0], "the clock would tell how many picks there were"

    asyncio.run(test())


async def _play_until_several_picks(them: Players) -> None:
    """Until seat 0 is asked for several picks while others are asked too."""
    for _ in range(200):
        views = [client.views[number] for number, client in enumerate(them.clients)]
        ask = views[0]["ask"]
        if ask is not None and ask["max"] > 1 and len(views[0]["waiting"]) > 1 and not ask["picks"]:
            return
        seat = views[0]["waiting"][-1]
        question, picks = views[seat]["question"], len((views[seat]["ask"] or {"picks": []})["picks"])
        answer = await them.clients[seat].play(seat, views[seat]["ask"]["options"][0]["move"])
        assert answer["is"] == "done", answer
        client = them.clients[seat]
        await client.until(
            lambda c=client, s=seat, q=question, p=picks: (
                c.views[s]["question"] != q or c.views[s]["ask"] is None or len(c.views[s]["ask"]["picks"]) != p
            )
        )
        for number, other in enumerate(them.clients):
            await other.until(lambda c=other, n=number, v=client.views[seat]: c.views[n]["question"] >= v["question"])
    raise AssertionError("nobody is ever asked for several picks")
