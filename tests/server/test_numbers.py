"""The shuffle that nobody needs to trust: everybody is bound to a number before anybody tells theirs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import secrets

import pytest

import ludotheque as ldt
from ludotheque.kernel.chance import Secret
from ludotheque.server import journal as j
from ludotheque.server.identity import hashed
from ludotheque.wire import messages as m
from support.inside import come, fresh_id, house_on, open_table, token_of
from support.many import Houses
from support.serving import Client
from support.stranger import post, running


def new_number() -> tuple[str, str]:
    """A number, and its pledge."""
    number = secrets.token_bytes(32)
    return number.hex(), hashlib.sha256(number).hexdigest()


def me(name: str, pledge: str) -> dict:
    return {"kind": "me", "name": name, "pledge": pledge}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("numbers")) as it:
        yield it


@contextlib.asynccontextmanager
async def two_people(server, number: str, pledge: str, other_pledge: str | None):
    """A table whose maker adds a number, and a guest who perhaps does."""
    made = server.make(seats=[me("Ana", pledge), {"kind": "open"}])
    wish = {"token": made["invitations"][0]["token"], "name": "Bo", "pledge": other_pledge}
    async with Client(server, made["room"], [made["mine"][0]["token"]]) as ana:
        too_soon = await ana.do({"do": "reveal", "seat": 0, "number": number})
        assert too_soon["say"] == "room-number-too-soon", "the guest could still choose theirs"
        sat = server.post(f"/api/tables/{made['room']}/sit", wish)[1]
        async with Client(server, made["room"], [sat["mine"]["token"]]) as bo:
            yield made, ana, bo


def test_the_deal_follows_from_everybodys_numbers_and_is_proved_from_the_record(server):
    (number, pledge), (other, other_pledge) = new_number(), new_number()

    async def playing():
        async with two_people(server, number, pledge, other_pledge) as (made, ana, bo):
            await ana.until(lambda: ana.table["seats"][1]["pledge"] == other_pledge)
            assert ana.table["phase"] == "gathering", "every seat is taken, but no number is told"
            noted = ana.table["commitment"]
            assert noted == made["commitment"]
            wrong = await ana.do({"do": "reveal", "seat": 0, "number": other})
            assert wrong["say"] == "room-other-number"
            assert (await ana.do({"do": "reveal", "seat": 0, "number": number}))["is"] == "done"
            assert (await ana.do({"do": "reveal", "seat": 0, "number": number}))["say"] == "room-no-number"
            assert ana.table["phase"] == "gathering"
            assert number not in "".join(bo.raw), "the others hear it only at the end"
            assert (await bo.do({"do": "reveal", "seat": 1, "number": other}))["is"] == "done"
            for client, seat in ((ana, 0), (bo, 1)):
                await client.until(lambda c=client, n=seat: c.views.get(n) is not None)
                assert client.table["phase"] == "playing"
            assert (await ana.do({"do": "concede", "seat": 0}))["is"] == "done"
            await bo.until(lambda: bo.table["phase"] == "over")
            assert [seat["number"] for seat in bo.table["seats"]] == [number, other]
            return noted, server.get(f"/api/tables/{made['room']}/record")[1], bo.table, made["room"]

    noted, record, table, room = asyncio.run(playing())
    assert record["commitment"] == noted
    assert record["pledges"] == [pledge, other_pledge]
    assert record["numbers"] == [number, other]
    match = ldt.verify(record)
    assert isinstance(match.dealer, Secret) and match.dealer.deal != match.dealer.secret
    status, deal = server.get(f"/api/tables/{room}/deal")
    assert status == 200
    assert deal["secret"] == table["secret"] == record["secret"]
    drawn = [what for who, what in record["answers"] if who == "chance"]
    assert [draw["drawn"] for draw in deal["draws"]] == drawn
    dealer = Secret(bytes.fromhex(deal["secret"]), [bytes.fromhex(it) for it in deal["numbers"]])
    again = [list(dealer.draw(n, draw["below"], len(draw["drawn"]))) for n, draw in enumerate(deal["draws"])]
    assert again == drawn


def test_who_adds_no_number_is_not_waited_for(server):
    number, pledge = new_number()

    async def playing():
        async with two_people(server, number, pledge, None) as (_made, ana, bo):
            await bo.until(lambda: bo.table["seats"][1]["kind"] == "person")
            assert (await bo.do({"do": "reveal", "seat": 1, "number": number}))["say"] == "room-no-number"
            assert (await bo.do({"do": "pledge", "seat": 1, "pledge": pledge}))["say"] == "room-pledge-once"
            assert (await ana.do({"do": "reveal", "seat": 0, "number": number}))["is"] == "done"
            await bo.until(lambda: bo.views.get(1) is not None)

    asyncio.run(playing())
    made = server.make()
    assert server.get(f"/api/tables/{made['room']}")[1]["phase"] == "playing", "nobody adds any: as it always was"


@pytest.mark.parametrize("pledge", ["", "ab", "Z" * 64, "A" * 64, "a" * 63, "a" * 64 + "\n", 7, ["a" * 64]])
def test_a_pledge_that_is_none_is_refused(server, pledge):
    answer = post(server, "/api/tables", {"game": "yutaka", "seats": [me("Ana", pledge), {"kind": "open"}]})
    assert answer.status == 422


def test_the_secret_and_the_numbers_of_a_running_game_are_told_to_nobody(server):
    number, pledge = new_number()

    async def playing():
        made = server.make(seats=[me("Ana", pledge), {"kind": "bot", "bot": "random", "name": "Bot"}])
        async with (
            Client(server, made["room"], [made["mine"][0]["token"]]) as ana,
            Client(server, made["room"]) as spectator,
        ):
            await ana.do({"do": "reveal", "seat": 0, "number": number})
            await spectator.until(lambda: spectator.views.get(None) is not None)
            told = "".join(spectator.raw) + str(server.get(f"/api/tables/{made['room']}")[1])
            assert pledge in told and number not in told
            assert server.get(f"/api/tables/{made['room']}/deal")[1]["say"] == "room-not-over"

    asyncio.run(playing())


def test_a_game_that_waits_for_a_number_survives_a_kill_and_so_does_its_deal(tmp_path):
    (number, pledge), (other, other_pledge) = new_number(), new_number()
    with running(tmp_path) as server:

        async def playing():
            async with two_people(server, number, pledge, other_pledge) as (made, ana, bo):
                await ana.do({"do": "reveal", "seat": 0, "number": number})
                server.kill()
                server.start()
                assert (await bo.do({"do": "reveal", "seat": 1, "number": other}))["is"] == "done"
                await ana.until(lambda: ana.views.get(0) is not None)
                dealt = ana.views[0]["zones"]
                server.kill()
                server.start()
                status, room = server.get(f"/api/tables/{made['room']}")
                assert (status, room["phase"]) == (200, "playing")
                await ana.until(lambda: ana.snapshots > 1 and ana.views.get(0) is not None)
                assert ana.views[0]["zones"] == dealt
                await ana.do({"do": "concede", "seat": 0})
                assert ldt.verify(server.get(f"/api/tables/{made['room']}/record")[1]).over

        asyncio.run(playing())


def test_people_at_different_servers_add_their_numbers(tmp_path, postgres_url):
    (number, pledge), (other, other_pledge) = new_number(), new_number()
    house = Houses(tmp_path, postgres_url, 2).start()
    here, there = house.servers
    try:

        async def playing():
            made = here.make(seats=[me("Ana", pledge), {"kind": "open"}])
            wish = {"token": made["invitations"][0]["token"], "name": "Bo", "pledge": other_pledge}
            sat = there.post(f"/api/tables/{made['room']}/sit", wish)[1]
            async with (
                Client(here, made["room"], [made["mine"][0]["token"]]) as ana,
                Client(there, made["room"], [sat["mine"]["token"]]) as bo,
            ):
                await ana.do({"do": "reveal", "seat": 0, "number": number})
                await bo.do({"do": "reveal", "seat": 1, "number": other})
                await ana.until(lambda: ana.views.get(0) is not None)
                await bo.do({"do": "concede", "seat": 1})
                assert ldt.verify(there.get(f"/api/tables/{made['room']}/record")[1]).winners == [0]

        asyncio.run(playing())
    finally:
        house.stop()


def opened_with(pledges: list[str]) -> list[j.SeatOpened]:
    return [
        j.SeatOpened(kind="person", name=f"P{n}", token=hashed(token_of(n)), pledge=pledge)
        for n, pledge in enumerate(pledges)
    ]


def test_a_rematch_is_dealt_from_new_numbers(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            first = [new_number() for _ in range(2)]
            keeper = await house.open("yutaka", {}, opened_with([pledge for _, pledge in first]), False, None)
            for seat, (number, _) in enumerate(first):
                assert isinstance(await keeper.do(m.Reveal(fresh_id(), seat, number)), m.Done)
            await keeper.do(m.Concede(fresh_id(), 0))
            await keeper.do(m.Rematch(fresh_id(), 0))
            again = await house.find(keeper.room.rematch)
            assert again is not None and again.room.phase == "gathering"
            assert [seat.adds for seat in again.room.seats] == [True, True]
            assert isinstance(await again.do(m.Reveal(fresh_id(), 0, first[0][0])), m.Refused), "an old number"
            second = [new_number() for _ in range(2)]
            assert isinstance(await again.do(m.Pledge(fresh_id(), 0, second[0][1])), m.Done)
            refused = await again.do(m.Reveal(fresh_id(), 0, second[0][0]))
            assert isinstance(refused, m.Refused) and refused.say == "room-number-too-soon"
            assert isinstance(await again.do(m.Pledge(fresh_id(), 1, second[1][1])), m.Done)
            assert isinstance(await again.do(m.Pledge(fresh_id(), 1, first[1][1])), m.Refused), "no second thoughts"
            for seat, (number, _) in enumerate(second):
                assert isinstance(await again.do(m.Reveal(fresh_id(), seat, number)), m.Done)
            assert again.room.phase == "playing"
            assert again.room.dealer().numbers == [bytes.fromhex(number) for number, _ in second]

    asyncio.run(playing())


def test_a_command_that_is_repeated_is_done_once(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            number, pledge = new_number()
            keeper = await house.open("yutaka", {}, opened_with([pledge, ""]), False, None)
            command = m.Reveal(fresh_id(), 0, number)
            assert [type(await keeper.do(command)) for _ in range(2)] == [m.Done, m.Done]
            kinds = [type(entry) for _, entry in await house.store.read(keeper.room.id)]
            assert kinds == [j.Opened, j.Revealed]

    asyncio.run(playing())


def test_a_take_back_with_consent_is_dealt_the_same_again(sqlite_url):
    """Nobody can fish for another draw, with numbers as without."""

    async def playing():
        async with house_on(sqlite_url) as house:
            numbers = [new_number() for _ in range(2)]
            keeper = await house.open("volfyirion", {}, opened_with([pledge for _, pledge in numbers]), False, None)
            for seat, (number, _) in enumerate(numbers):
                await keeper.do(m.Reveal(fresh_id(), seat, number))
            match = keeper.room.game_running()
            rng, drawn = random.Random(1), match.chance_count()
            while match.chance_count() == drawn:
                seat = match.waiting_for[0]
                await keeper.do(m.Play(fresh_id(), seat, rng.choice(match.moves(seat)), match.g.questions))
            before, last, digest = seat, move_of(match), match.digest()
            await keeper.do(m.Undo(fresh_id(), before))
            await keeper.do(m.Consent(fresh_id(), 1 - before, True))
            assert match.digest() != digest
            await keeper.do(m.Play(fresh_id(), before, last, match.g.questions))
            assert match.digest() == digest

    asyncio.run(playing())


def move_of(match: ldt.Match) -> str:
    """The last answer of a person, as it was given."""
    return str([what for who, what in match.record()["answers"] if who != "chance"][-1])


def test_whoever_is_awaited_for_a_number_is_known(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            numbers = [new_number() for _ in range(2)]
            keeper = await house.open("yutaka", {}, opened_with([pledge for _, pledge in numbers]), False, None)
            ear = await come(keeper, 0)
            assert keeper.room.awaited() == [0, 1]
            await keeper.do(m.Reveal(fresh_id(), 0, numbers[0][0]))
            assert [seat["revealed"] for seat in ear.last("room")["room"]["seats"]] == [True, False]
            assert keeper.room.awaited() == [1]
            plain = await open_table(house)
            assert plain.room.phase == "playing"

    asyncio.run(playing())
