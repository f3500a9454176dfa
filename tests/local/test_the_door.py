"""A house without a server, through its door: whole games of every box, and the same records as everywhere."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import ludotheque as ldt
from ludotheque.server.keeper import NO_SPACE
from ludotheque.server.session import NO_SUCH_ROOM
from support.without_server import Guest, Page, page_on

ME = {"kind": "me", "name": "Ana"}
YOU = {"kind": "me", "name": "Bo"}
GAMES = ldt.games()
HANGS = "import sys, time\nfor task in sys.stdin: time.sleep(3600)\n"
DIES = "import sys\nsys.stdin.readline()\n"


def bot(key: str) -> dict[str, str]:
    return {"kind": "bot", "bot": key, "name": ""}


async def some_moves(guest: Guest, n: int, seed: int = 0) -> None:
    """So many answers of mine."""
    rng = random.Random(seed)
    for _ in range(n):
        await guest.until(lambda: guest.asked() != [])
        assert (await guest.play(guest.asked()[0], rng))["is"] == "done"


async def digest_of(page: Page, room: str) -> str:
    """The true table, as the house has it."""
    keeper = await page.door.house.find(room)
    assert keeper is not None and keeper.room.match is not None
    return keeper.room.match.digest()


# ------------------------------------------------------------------------------------ games
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot_makes_a_record_that_verifies(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            made = await page.make(game, ME, bot("thumb"))
            async with page.at(made["room"], made["mine"][0]["token"]) as ana:
                await ana.play_out(random.Random(game))
            status, record = await page.ask("GET", f"/api/tables/{made['room']}/record")
            assert status == 200
            assert ldt.verify(record).digest() == record["digest"]

    asyncio.run(test())


@pytest.mark.parametrize("game", GAMES)
def test_a_record_made_elsewhere_leads_to_the_same_table_here(tmp_path: Path, game: str) -> None:
    match = ldt.game(game).start(seed=11, names=["Ana", "Bo"])
    rng = random.Random(game)
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, rng.choice(match.moves(seat)))
    record = json.loads(json.dumps(match.record()))

    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            status, brought = await page.ask("POST", "/api/records", record)
            assert (status, brought["phase"]) == (201, "over"), brought
            room = brought["room"]
            assert (await page.ask("GET", f"/api/tables/{room}/record"))[1]["digest"] == record["digest"]
            assert await digest_of(page, room) == match.digest()
            status, replay = await page.ask("GET", f"/api/tables/{room}/replay")
            assert status == 200 and 0 < len(replay["moments"]) <= len(record["answers"])
            at = len(replay["moments"]) // 2
            assert (await page.ask("GET", f"/api/tables/{room}/moment?at={at}&eyes=0&lang=fr"))[1]["at"] == at
            wish = {"at": at, "seat": 0, "name": "Ana", "bot": "thumb", "bot_name": ""}
            status, branch = await page.ask("POST", f"/api/tables/{room}/branch", wish)
            assert status == 201
            async with page.at(branch["room"], branch["mine"][0]["token"]) as ana:
                await ana.play_out(random.Random(1))
            broken = {**record, "answers": record["answers"][:-1]}
            status, problem = await page.ask("POST", "/api/records", broken)
            assert status == 422 and problem["text"]

    asyncio.run(test())


def test_two_lines_to_one_table_are_told_the_same_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            made = await page.make("yutaka", ME, YOU)
            tokens = [seat["token"] for seat in made["mine"]]
            room = made["room"]
            async with page.at(room, tokens[0]) as ana, page.at(room, *tokens) as both, page.at(room) as watching:
                for n in range(20):
                    await both.until(lambda: both.asked() != [])
                    who = both.asked()[0]
                    speaker = ana if who == 0 and n % 2 else both
                    await speaker.until(lambda: who in speaker.asked())  # noqa: B023
                    question = both.views[who]["question"]
                    await speaker.play(who, random.Random(n))
                    await both.until(lambda: both.views[who]["question"] != question)  # noqa: B023
                await ana.until(lambda: ana.views[0] == both.views[0])
                await watching.until(lambda: watching.views[None]["question"] == both.views[0]["question"])
                assert not watching.views[None].get("ask")

    asyncio.run(test())


def test_a_page_that_is_opened_again_goes_on_where_it_was_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            made = await page.make("yro", ME, bot("thumb"), bot("thumb"))
            token = made["mine"][0]["token"]
            async with page.at(made["room"], token) as ana:
                await some_moves(ana, 5)
                before = ana.views[0]["question"]
        async with page_on(tmp_path / "page") as page:
            async with page.at(made["room"], token) as ana:
                assert ana.views[0]["question"] >= before
                await ana.play_out(random.Random(2))
            record = (await page.ask("GET", f"/api/tables/{made['room']}/record"))[1]
            assert ldt.verify(record).digest() == record["digest"]
            async with page.at("no-such-table-at-all-here") as nobody:
                assert nobody.closed == [NO_SUCH_ROOM]

    asyncio.run(test())


# ------------------------------------------------------------------------------------ what can go wrong
def test_when_storage_is_full_the_move_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            made = await page.make("yutaka", ME, YOU)
            tokens = [seat["token"] for seat in made["mine"]]
            async with page.at(made["room"], *tokens) as them:
                await some_moves(them, 4)
                before, asked = await digest_of(page, made["room"]), them.asked()
                page.storage.most = page.storage.size()
                answer = await them.play(asked[0], random.Random(1))
                assert (answer["is"], answer["say"]) == ("refused", "house-storage-full")
                await them.until(lambda: bool(them.closed))
                assert them.closed == [NO_SPACE]
            status, problem = await page.ask("POST", "/api/tables", {"game": "yutaka", "seats": [ME, YOU]})
            assert (status, problem["say"]) == (507, "house-storage-full")
            async with page.at(made["room"], *tokens) as them:
                assert (await digest_of(page, made["room"]), them.asked()) == (before, asked)
                page.storage.most = 1 << 40
                await them.play_out(random.Random(1))
            record = (await page.ask("GET", f"/api/tables/{made['room']}/record"))[1]
            assert ldt.verify(record).over

    asyncio.run(test())


def test_when_it_is_a_bots_answer_that_there_is_no_space_for_the_line_says_so_as_it_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page", HANGS, deadline=0.2) as page:  # answered when its time is up
            made = await page.make("yutaka", ME, bot("club"))
            token = made["mine"][0]["token"]
            async with page.at(made["room"], token) as ana:
                await ana.until(lambda: ana.asked() != [])
                assert (await ana.play(0, random.Random(1)))["is"] == "done"
                page.storage.most = page.storage.size()
                before = await digest_of(page, made["room"])
                await ana.until(lambda: bool(ana.closed))
                assert ana.closed == [NO_SPACE]
            page.storage.most = 1 << 40
            async with page.at(made["room"], token) as ana:
                await ana.until(lambda: ana.asked() != [])
                assert await digest_of(page, made["room"]) != before

    asyncio.run(test())


def test_of_two_houses_on_one_storage_the_later_writes_nothing_and_comes_back_to_the_true_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as one, page_on(tmp_path / "page") as other:
            made = await one.make("yutaka", ME, YOU)
            tokens = [seat["token"] for seat in made["mine"]]
            async with one.at(made["room"], *tokens) as here, other.at(made["room"], *tokens) as there:
                await some_moves(here, 3)
                answer = await there.play(there.asked()[0], random.Random(9))
                assert (answer["is"], answer["say"]) == ("refused", "room-cannot-save")
                await there.until(lambda: bool(there.closed))
            async with other.at(made["room"], *tokens) as there:
                assert await digest_of(other, made["room"]) == await digest_of(one, made["room"])
                await some_moves(there, 1)

    asyncio.run(test())


def test_a_room_of_which_an_entry_is_missing_is_not_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            made = await page.make("yutaka", ME, YOU)
            tokens = [seat["token"] for seat in made["mine"]]
            async with page.at(made["room"], *tokens) as them:
                await some_moves(them, 3)
        async with page_on(tmp_path / "page") as page:
            await page.storage.write(json.dumps([["delete", f"journal/{made['room']}/00000002"]]))
            status, problem = await page.ask("GET", f"/api/tables/{made['room']}")
            assert (status, problem["say"]) == (500, "room-damaged")

    asyncio.run(test())


@pytest.mark.parametrize("program", [HANGS, DIES], ids=["hangs", "dies"])
def test_a_bot_that_does_not_answer_is_ended_and_a_legal_move_is_played(tmp_path: Path, program: str) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page", program=program, deadline=0.2) as page:
            made = await page.make("yutaka", ME, bot("club"))
            async with page.at(made["room"], made["mine"][0]["token"]) as ana:
                await some_moves(ana, 2)
            assert page.thinker.restarts >= 1 if program == HANGS else page.thinker.tasks

    asyncio.run(test())


def test_a_bot_that_thinks_ahead_does_so_in_the_second_worker_and_is_given_what_its_seat_knows(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            made = await page.make("yro", ME, bot("novice"))
            async with page.at(made["room"], made["mine"][0]["token"]) as ana:
                await some_moves(ana, 6)
            keeper = await page.door.house.find(made["room"])
            assert keeper is not None and page.thinker.tasks
            seen = 0
            for what, (given,) in map(json.loads, page.thinker.tasks):
                assert what == "advise"
                key, position, seat, level, *_ = given
                assert (key, seat, level) == ("yro", 1, "novice")
                assert keeper.room.made.secret not in json.dumps(given)
                seen += bool(position)
            assert seen == len(page.thinker.tasks)

    asyncio.run(test())


# ------------------------------------------------------------------------------------ all the rest
def test_a_book_keeps_how_games_ended_and_what_they_say(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            made = (await page.ask("POST", "/api/book", {"name": "Ana"}))[1]
            mine = {"authorization": f"Bearer {made['key']}"}
            table = await page.make("yutaka", ME, bot("thumb"))
            token = table["mine"][0]["token"]
            keep = f"/api/tables/{table['room']}/keep"
            for _ in range(2):  # twice is once
                assert (await page.ask("POST", keep, {"token": token}, **mine))[0] == 200
            assert [game["token"] for game in (await page.ask("GET", "/api/book", **mine))[1]["games"]] == [token]
            async with page.at(table["room"], token) as ana:
                await ana.play_out(random.Random(5))
        async with page_on(tmp_path / "page") as page:
            book = (await page.ask("GET", "/api/book", **mine))[1]
            (game,), (rating,) = book["games"], book["ratings"]
            assert (game["token"], game["rated"], game["others"][0]["bot"]) == ("", True, "thumb")
            assert game["result"] in ("won", "lost", "drawn") and game["score"] is not None
            assert (rating["against"], rating["games"]) == ("bot:thumb", 1)
            assert (await page.ask("POST", "/api/book/name", {"name": "Anaïs"}, **mine))[0] == 200
            key = (await page.ask("POST", "/api/book/sign-out", {}, **mine))[1]["key"]
            assert (await page.ask("GET", "/api/book", **mine))[1]["say"] == "room-no-book"
            mine = {"authorization": f"Bearer {key}"}
            assert (await page.ask("GET", "/api/book", **mine))[1]["name"] == "Anaïs"
            assert (await page.ask("POST", "/api/book/delete", {}, **mine))[0] == 200
            assert (await page.ask("GET", "/api/book", **mine))[1]["say"] == "room-no-book"
            assert (await page.ask("GET", f"/api/tables/{table['room']}"))[0] == 200, "the game stays"

    asyncio.run(test())


def test_the_shelf_lessons_rules_cards_and_hints_are_those_of_a_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            status, shelf = await page.ask("GET", "/api/games")
            assert [game["key"] for game in shelf] == GAMES
            for game in GAMES:
                for lang in ("fr", "en"):
                    assert (await page.ask("GET", f"/api/games/{game}/rulebook?lang={lang}"))[0] == 200
                    assert (await page.ask("GET", f"/api/games/{game}/cards?lang={lang}"))[1]
                status, (lesson, *_) = await page.ask("GET", f"/api/games/{game}/lessons")
                moment = await page.ask("POST", f"/api/games/{game}/lessons/{lesson['key']}", {"answers": []})
                assert moment[0] == 200 and moment[1]["wanted"] is not None
            made = await page.make("saint-seiya", ME, bot("thumb"))
            token = made["mine"][0]["token"]
            async with page.at(made["room"], token) as ana:
                await ana.until(lambda: ana.asked() != [])
                wish: dict[str, Any] = {"token": token, "soon": True}
                status, hint = await page.ask("POST", f"/api/tables/{made['room']}/hint?lang=en", wish)
                assert status == 200 and hint["text"]
                assert (await ana.say("play", seat=0, move=hint["move"], question=ana.views[0]["question"]))[
                    "is"
                ] == "done"

    asyncio.run(test())


def test_what_needs_others_or_a_server_is_declared_and_refused_in_a_whole_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            status, house = await page.ask("GET", "/api/house")
            assert house["here"] and "invitations" in house["absent"]
            slow = [it["level"] for it in house["slow"]]
            shelf = (await page.ask("GET", "/api/games"))[1]
            assert slow and not {level["key"] for game in shelf for level in game["levels"]} & set(slow)
            asked = [("GET", "/api/tables", None), ("POST", "/api/opponents", {"game": "yutaka", "name": "Ana"})]
            asked += [("GET", "/api/qr?text=x", None), ("POST", "/api/passkeys/begin", {})]
            for method, path, body in asked:
                status, problem = await page.ask(method, path, body)
                assert (status, problem["say"]) == (404, "house-not-here")
                assert problem["text"].endswith(".")
            status, problem = await page.ask("POST", "/api/tables", {"game": "yutaka", "seats": [ME, {"kind": "open"}]})
            assert (status, problem["say"]) == (404, "house-not-here")
            status, problem = await page.ask("POST", "/api/tables", {"game": "yutaka", "seats": [ME, bot(slow[0])]})
            assert (status, problem["say"]) == (422, "house-level-slow")
            made = await page.make("yutaka", ME, YOU)
            async with page.at(made["room"], made["mine"][0]["token"]) as ana:
                answer = await ana.say("notify", seat=0, url="https://example.org/me")
                assert (answer["is"], answer["say"]) == ("refused", "house-not-here")

    asyncio.run(test())


def test_what_a_page_says_that_makes_no_sense_is_an_answer_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with page_on(tmp_path / "page") as page:
            assert (await page.ask("POST", "/api/tables", b"{"))[1]["say"] == "room-not-understood"
            assert (await page.ask("POST", "/api/records", b"not a record"))[0] == 422
            assert (await page.ask("POST", "/api/tables", {"game": "yutaka", "seats": [bot("thumb")] * 2}))[0] == 422
            assert (await page.ask("GET", "/api/tables/none-such"))[1]["say"] == "room-no-room"
            page.door.say(999, "{}")  # a line that is closed already
            page.door.close(999)

    asyncio.run(test())
