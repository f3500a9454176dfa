"""A player's own book: opened by a key, filled by games, rated, given out whole and deleted whole."""

from __future__ import annotations

import asyncio
import json
import secrets

import pytest

from ludotheque.server.outside import Books
from ludotheque.server.ratings import NEW, Rating, against_bot, against_people
from ludotheque.wire import messages as m
from support.inside import fresh_id, house_on, open_table, token_of
from support.many import Houses
from support.serving import Client
from support.stranger import Answered, request, running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("book")) as it:
        yield it


def call(server, method: str, path: str, body: object = None, key: str = "", idempotency: str = "") -> Answered:
    headers = {"content-type": "application/json"}
    if key:
        headers["authorization"] = f"Bearer {key}"
    if idempotency:
        headers["idempotency-key"] = idempotency
    raw = None if body is None else json.dumps(body).encode()
    return request(server, method, path, raw, headers)


def new_book(server, name: str) -> str:
    made = call(server, "POST", "/api/book", {"name": name})
    assert made.status == 201, made.body
    return made.data["key"]


def read(server, key: str) -> dict:
    answer = call(server, "GET", "/api/book", key=key)
    assert answer.status == 200, answer.body
    return answer.data


def keep(server, room: str, token: str, key: str) -> Answered:
    return call(server, "POST", f"/api/tables/{room}/keep", {"token": token}, key)


async def conceded(server, made: dict, seat: int = 0) -> None:
    async with Client(server, made["room"], [made["mine"][seat]["token"]]) as client:
        assert (await client.do({"do": "concede", "seat": seat}))["is"] == "done"


# ------------------------------------------------------------------------------------ a book
def test_a_book_is_made_once_however_often_it_is_asked_for(server):
    key = secrets.token_hex(16)
    first, again = (call(server, "POST", "/api/book", {"name": "Ana"}, idempotency=key) for _ in range(2))
    assert first.data == again.data
    assert read(server, first.data["key"]) == read(server, again.data["key"])
    assert call(server, "POST", "/api/book", {"name": "Ana"}).data != first.data


def test_only_its_key_opens_a_book(server):
    new_book(server, "Ana")
    for key in ("", "x" * 32, "é"):
        headers = {"authorization": f"Bearer {key}".encode().decode("latin-1")}
        answer = request(server, "GET", "/api/book", None, headers if key else {})
        assert (answer.status, answer.data["say"]) == (422, "room-no-book")
    assert call(server, "POST", "/api/book/name", {"name": "Bo"}, key="y" * 32).status == 422
    assert request(server, "GET", "/api/book", None, {"authorization": new_book(server, "Bo")}).status == 422


def test_who_signs_other_devices_out_has_the_only_key(server):
    """Links and keys of before open nothing; a lost answer is asked for again with the key that is gone."""
    old = new_book(server, "Ana")
    bo = new_book(server, "Bo")
    again = secrets.token_hex(16)
    first = call(server, "POST", "/api/book/sign-out", {}, old, again)
    assert first.status == 200, first.body
    new = first.data["key"]
    assert new != old
    assert read(server, new)["name"] == "Ana"
    assert call(server, "GET", "/api/book", key=old).data["say"] == "room-no-book"
    assert call(server, "POST", "/api/book/name", {"name": "Eve"}, old).data["say"] == "room-no-book"
    assert call(server, "POST", "/api/book/sign-out", {}, old, again).data["key"] == new
    assert call(server, "POST", "/api/book/sign-out", {}, old).data["say"] == "room-no-book"
    assert call(server, "POST", "/api/book/sign-out", {}).data["say"] == "room-no-book"
    assert read(server, bo)["name"] == "Bo"


def test_a_game_goes_into_the_book_of_whoever_has_its_seat_and_comes_out_with_its_end(server):
    ana, bo = new_book(server, "Ana"), new_book(server, "Bo")
    made = server.make("yro")
    room, tokens = made["room"], [link["token"] for link in made["mine"]]
    assert keep(server, room, "z" * 32, ana).data["say"] == "room-no-seat"
    assert keep(server, "no-such-room-here", tokens[0], ana).data["say"] == "room-no-room"
    for _ in range(2):
        assert keep(server, room, tokens[0], ana).status == 200
    assert keep(server, room, tokens[1], bo).status == 200
    (running_game,) = read(server, ana)["games"]
    assert (running_game["room"], running_game["token"], running_game["ended"]) == (room, tokens[0], None)
    assert [it["name"] for it in running_game["others"]] == ["Bo"]
    asyncio.run(conceded(server, made))
    (game,) = until(lambda: [it for it in read(server, ana)["games"] if it["ended"]])
    assert (game["result"], game["token"], game["rated"]) == ("lost", "", True)
    (other,) = game["others"]
    assert (other["name"], other["bot"], other["result"]) == ("Bo", "", "won")
    counted = server.get(f"/api/tables/{room}/scores")[1]["totals"]
    assert [game["score"], other["score"]] == counted
    mine, theirs = (read(server, key)["ratings"] for key in (ana, bo))
    assert [(it["game"], it["against"], it["games"]) for it in mine] == [("yro", "people", 1)]
    assert mine[0]["value"] < 1000 < theirs[0]["value"]
    assert mine[0]["value"] + theirs[0]["value"] == 2000


def until(what):
    for _ in range(200):
        found = what()
        if found:
            return found
        asyncio.run(asyncio.sleep(0.05))
    raise AssertionError("it does not come to that")


def test_everything_is_told_and_everything_is_deleted(server):
    key = new_book(server, "Ana")
    made = server.make()
    keep(server, made["room"], made["mine"][0]["token"], key)
    told = read(server, key)
    assert told["name"] == "Ana" and told["games"][0]["room"] == made["room"]
    assert call(server, "POST", "/api/book/name", {"name": " Ana\u0000 Maria "}, key=key).status == 200
    assert read(server, key)["name"] == "Ana Maria"
    for _ in range(2):
        assert call(server, "POST", "/api/book/delete", {}, key=key).status == 200
    assert call(server, "GET", "/api/book", key=key).data["say"] == "room-no-book"
    asyncio.run(conceded(server, made))
    assert call(server, "GET", f"/api/tables/{made['room']}/record").status == 200, "the game is the other's too"


def test_against_bots_each_level_has_a_rating_of_its_own(server):
    key = new_book(server, "Ana")
    for bot in ("random", "thumb", "random"):
        made = server.make(seats=[{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": bot, "name": "Bot"}])
        keep(server, made["room"], made["mine"][0]["token"], key)
        asyncio.run(conceded(server, made))
    until(lambda: all(it["ended"] for it in read(server, key)["games"]))
    told = read(server, key)
    assert [(it["against"], it["games"]) for it in told["ratings"]] == [("bot:random", 2), ("bot:thumb", 1)]
    assert {it["others"][0]["bot"] for it in told["games"]} == {"random", "thumb"}


# ------------------------------------------------------------------------------------ ratings
def test_who_wins_rises_and_who_is_new_moves_more():
    known = {"a": Rating(25, 2, 30), "b": NEW}
    after = against_people({0: "a", 1: "b"}, [1, 2], ["lost", "won"], known)
    assert after["a"].mu < 25 < after["b"].mu
    assert 25 - after["a"].mu < after["b"].mu - 25
    assert (after["a"].games, after["b"].games) == (31, 1)


def test_a_draw_between_equals_changes_nothing_but_the_doubt():
    after = against_people({0: "a", 1: "b"}, [1, 2], ["drew", "drew"], {})
    assert after["a"].mu == after["b"].mu == pytest.approx(25)
    assert after["a"].sigma < NEW.sigma


def test_partners_rise_and_fall_together():
    after = against_people({0: "a", 1: "b", 2: "c", 3: "d"}, [5, 10, 5, 10], ["won", "lost", "won", "lost"], {})
    assert after["a"].mu == after["c"].mu > 25 > after["b"].mu == after["d"].mu


@pytest.mark.parametrize(
    ("books", "mates"), [({0: "a", 1: "a"}, [1, 2]), ({0: "a"}, [1, 2]), ({0: "a", 1: "b"}, [3, 3]), ({}, [1, 2])]
)
def test_who_plays_against_nobody_or_themselves_is_not_rated(books, mates):
    assert against_people(books, mates, ["won", "lost"], {}) == {}


def test_a_bot_stands_where_everybody_begins():
    rating = NEW
    for _ in range(30):
        rating = against_bot("won", "lost", rating)
    assert rating.shown[0] > 1100 and rating.games == 30
    assert against_bot("lost", "won", NEW).mu < NEW.mu


# ------------------------------------------------------------------------------------ on both databases, and killed
def test_an_end_is_written_once_also_when_it_is_asked_for_at_the_same_time(database):
    async def playing():
        async with house_on(database) as house:
            keeper = await open_table(house)
            books: Books = house.books
            for seat, key in enumerate(("k" * 32, "l" * 32)):
                await books.make(key, f"P{seat}", 1.0)
                await books.keep(await books.of(key), keeper.room, seat, token_of(seat))
            await keeper.do(m.Concede(fresh_id(), 1))
            await asyncio.gather(*(books.settle(keeper.room, 2.0) for _ in range(5)))
            told = [await books.read(await books.of(key)) for key in ("k" * 32, "l" * 32)]
            assert [it.games[0].result for it in told] == ["won", "lost"]
            assert [it.ratings[0].games for it in told] == [1, 1]

    asyncio.run(playing())


def test_two_games_of_one_player_that_end_at_the_same_time_both_count(database):
    async def playing():
        async with house_on(database) as house:
            books: Books = house.books
            await books.make("k" * 32, "Ana", 1.0)
            book = await books.of("k" * 32)
            keepers = [await open_table(house, kinds="pb") for _ in range(4)]
            for keeper in keepers:
                await books.keep(book, keeper.room, 0, token_of(0))
                keeper.room.game_running().concede(0)
            await asyncio.gather(*(books.settle(keeper.room, 2.0) for keeper in keepers))
            assert [it.games for it in (await books.read(book)).ratings] == [4]

    asyncio.run(playing())


def test_an_end_that_a_dying_server_did_not_write_down_is_written_when_the_book_is_opened(database):
    async def playing():
        async with house_on(database) as house:
            keeper = await open_table(house)
            await house.books.make("k" * 32, "Ana", 1.0)
            await house.books.keep(await house.books.of("k" * 32), keeper.room, 0, token_of(0))
            house.settle = lambda room: None  # it dies here
            await keeper.do(m.Concede(fresh_id(), 0))
        async with house_on(database) as house:
            book = await house.books.of("k" * 32)
            (room,) = await house.books.unsettled(book)
            await house.find(room)
            await asyncio.gather(*house._settling)
            assert (await house.books.read(book)).games[0].result == "lost"
            assert await house.books.unsettled(book) == []

    asyncio.run(playing())


# ------------------------------------------------------------------------------------ somebody to play with
def seek(server, name: str, game: str = "yutaka", key: str = "") -> dict:
    answer = call(server, "POST", "/api/opponents", {"game": game, "name": name}, idempotency=key)
    assert answer.status == 200, answer.body
    return answer.data


def test_two_who_want_the_same_game_find_each_other(server):
    key = secrets.token_hex(16)
    first = seek(server, "Ana", key=key)
    assert first["made"]["mine"][0]["seat"] == 0
    assert seek(server, "Ana", key=key) == first, "asked again, she does not find herself"
    assert seek(server, "Cy", "volfyirion")["made"] is not None, "another game"
    (listed,) = [it for it in server.get("/api/tables")[1] if it["room"] == first["room"]]
    assert (listed["seeking"], listed["names"]) == (True, ["Ana"])
    second = seek(server, "Bo")
    assert (second["room"], second["seat"], second["made"]) == (first["room"], 1, None)
    status, sat = server.post(f"/api/tables/{second['room']}/join", {"seat": 1, "name": "Bo"})
    assert (status, sat["room"]["phase"]) == (200, "playing")
    assert seek(server, "Dan")["made"] is not None, "that seat is taken: the next one waits"


def test_whoever_goes_away_is_waited_for_by_nobody(server):
    async def seeking():
        mine = seek(server, "Ana", "saint-seiya")
        listed = lambda: mine["room"] in [it["room"] for it in server.get("/api/tables")[1]]  # noqa: E731
        async with Client(server, mine["room"], [mine["made"]["mine"][0]["token"]]) as ana:
            assert listed()
            await ana.part()
            for _ in range(100):
                if not listed():
                    break
                await asyncio.sleep(0.02)
            assert not listed()
            other = seek(server, "Bo", "saint-seiya")
            assert other["room"] != mine["room"]
            await ana.come_back()
            assert listed()

    asyncio.run(seeking())


def test_two_who_ask_different_servers_at_the_same_moment_find_each_other(tmp_path, postgres_url):
    house = Houses(tmp_path, postgres_url, 2).start()
    try:

        async def asking():
            asks = [asyncio.to_thread(seek, house.servers[n % 2], f"P{n}") for n in range(6)]
            return await asyncio.gather(*asks)

        found = asyncio.run(asking())
        assert len({it["room"] for it in found}) == 1, "one makes a table, all others are sent there"
        (made,) = [it["made"] for it in found if it["made"] is not None]
        keys = [new_book(server, "Ana") for server in house.servers]
        for server, key in zip(house.servers, reversed(keys), strict=True):
            kept = keep(server, made["room"], made["mine"][0]["token"], key)
            assert kept.status == 200, "a book made at one server, a table kept at another"
            assert [it["room"] for it in read(server, key)["games"]] == [made["room"]]
    finally:
        house.stop()
