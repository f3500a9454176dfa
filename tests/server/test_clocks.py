"""Clocks: on whom the time is, what stops them, and that nobody loses by the clock alone."""

import asyncio

import msgspec
import pytest

from ludotheque.server.clocks import Clocks
from ludotheque.server.rooms import GRACE
from ludotheque.wire import http as h
from ludotheque.wire import messages as m
from support.inside import Time, come, fresh_id, house_on, move, open_table

BANK = h.Clock(kind="bank", seconds=60, increment=5)
PER_MOVE = h.Clock(kind="move", seconds=30)


def left(keeper):
    """The seconds each seat has left."""
    return [None if it.left_ms is None else it.left_ms / 1000 for it in table(keeper).seats]


def table(keeper):
    return keeper.room.info(None, keeper.house.now())


def at_a_table(database, act, kinds="ps", clock=BANK):
    """A table with a clock in a house whose time is turned by hand: `act(keeper, time)`."""

    async def playing():
        time = Time()
        async with house_on(database, time) as house:
            keeper = await open_table(house, kinds=kinds, clock=clock)
            await act(keeper, time)

    asyncio.run(playing())


async def until_turn_of(keeper, seat):
    while keeper.room.waiting() != [seat]:
        assert isinstance(await move(keeper), m.Done)


async def do(keeper, command, *rest):
    return await keeper.do(command(fresh_id(), *rest))


async def pause(keeper, on=True):
    await do(keeper, m.Pause, 0, on)
    if on:
        await do(keeper, m.Consent, 1, True)
    assert table(keeper).paused is on


# ------------------------------------------------------------------------------------ on whom the time is
def test_without_a_clock_nobody_has_a_time_and_nobody_is_ever_late(sqlite_url):
    async def act(keeper, time):
        time.pass_(10**6)
        assert left(keeper) == [None, None]
        assert not any(it.late for it in table(keeper).seats)

    at_a_table(sqlite_url, act, clock=None)


@pytest.mark.parametrize("kinds", ["pp", "ps"])
@pytest.mark.parametrize("clock", [BANK, PER_MOVE])
def test_everybody_begins_with_the_whole_time(sqlite_url, clock, kinds):
    async def act(keeper, time):
        assert left(keeper) == [clock.seconds, clock.seconds]
        assert not any(it.late for it in table(keeper).seats)
        time.pass_(4)
        first = keeper.room.waiting()[0]
        assert left(keeper)[first] == clock.seconds - 4
        assert left(keeper)[1 - first] == clock.seconds

    at_a_table(sqlite_url, act, kinds, clock)


def test_waiting_for_somebody_to_sit_down_costs_nothing(sqlite_url):
    async def act(keeper, time):
        time.pass_(1000)
        assert left(keeper) == [60, 60]
        await keeper.house.sit(keeper, 1, "Late")
        assert left(keeper) == [60, 60]
        time.pass_(2)
        assert sorted(left(keeper)) == [58, 60]

    at_a_table(sqlite_url, act, kinds="po")


def test_the_time_is_on_the_seat_that_is_waited_for_only(sqlite_url):
    async def act(keeper, time):
        expected = [60.0, 60.0]
        for at in range(12):
            owing = keeper.room.waiting()[0]
            time.pass_(1 + at % 3)
            expected[owing] -= 1 + at % 3
            assert left(keeper) == expected
            assert isinstance(await move(keeper), m.Done)
            expected[owing] += 5
            assert left(keeper) == expected

    at_a_table(sqlite_url, act)


def test_what_is_said_asked_or_refused_meanwhile_changes_no_time(sqlite_url):
    async def act(keeper, time):
        owing = keeper.room.waiting()[0]
        time.pass_(3)
        await do(keeper, m.Say, 1 - owing, "your-turn")
        time.pass_(3)
        assert isinstance(await do(keeper, m.Play, owing, "nonsense", 0), m.Refused)
        await do(keeper, m.Pause, owing, True)
        time.pass_(3)
        await do(keeper, m.Consent, 1 - owing, False)
        assert left(keeper)[owing] == 51
        assert left(keeper)[1 - owing] == 60

    at_a_table(sqlite_url, act)


def test_per_move_each_answer_has_its_own_time(sqlite_url):
    async def act(keeper, time):
        for _ in range(8):
            owing = keeper.room.waiting()[0]
            assert left(keeper)[owing] == 30
            time.pass_(20)
            assert left(keeper)[owing] == 10
            assert isinstance(await move(keeper), m.Done)

    at_a_table(sqlite_url, act, clock=PER_MOVE)


def test_a_pause_stops_the_clocks(sqlite_url):
    async def act(keeper, time):
        owing = keeper.room.waiting()[0]
        time.pass_(10)
        await pause(keeper)
        time.pass_(5000)
        await do(keeper, m.Say, 0, "one-moment")
        time.pass_(5000)
        assert left(keeper)[owing] == 50
        assert not any(it.late for it in table(keeper).seats)
        await pause(keeper, on=False)
        time.pass_(1)
        assert left(keeper)[owing] == 49

    at_a_table(sqlite_url, act)


def test_the_time_while_consent_to_a_pause_is_asked_for_still_runs(sqlite_url):
    async def act(keeper, time):
        await until_turn_of(keeper, 0)
        before = left(keeper)[0]
        await do(keeper, m.Pause, 0, True)
        time.pass_(7)
        await do(keeper, m.Consent, 1, True)
        time.pass_(100)
        assert left(keeper)[0] == before - 7

    at_a_table(sqlite_url, act)


@pytest.mark.parametrize("clock", [BANK, PER_MOVE])
def test_taking_back_and_playing_again_gains_no_time(sqlite_url, clock):
    async def act(keeper, time):
        seat = None
        for _ in range(60):
            seat = keeper.room.waiting()[0]
            await move(keeper)
            if keeper.room.match.can_undo(seat):
                break
        assert keeper.room.match.can_undo(seat)
        await do(keeper, m.Undo, seat)
        before = left(keeper)[seat]
        for _ in range(5):
            time.pass_(4)
            await move(keeper, seat)
            assert isinstance(await do(keeper, m.Undo, seat), m.Done)
        assert left(keeper)[seat] <= before - 20

    at_a_table(sqlite_url, act, clock=clock)


@pytest.mark.parametrize("slow", [0, 1])
@pytest.mark.parametrize("clock", [BANK, PER_MOVE])
def test_nobody_can_stall_for_ever_by_taking_several_answers_back(clock, slow):
    """As in a turn of many cards: play two, think about one of them, take both back, play them again."""
    clocks = Clocks(clock, 2, 0.0)
    now = 0.0
    for _ in range(60):
        for answer in range(2):
            now += 4 if answer == slow else 0
            clocks.charge(now, [0])
            clocks.turn([0], [0], 0)
        for _ in range(2):
            clocks.charge(now, [0])
            clocks.rewind(0)
    assert clocks.is_late(0, now, [0])


# ------------------------------------------------------------------------------------ the server was away
@pytest.mark.parametrize("clock", [BANK, PER_MOVE])
def test_the_time_the_server_was_away_is_on_nobodys_clock(sqlite_url, clock):
    async def playing():
        time = Time()
        async with house_on(sqlite_url, time) as house:
            keeper = await open_table(house, kinds="ps", clock=clock)
            for _ in range(5):
                time.pass_(2)
                await move(keeper)
            time.pass_(1)
            await do(keeper, m.Say, 0, "hello")
            before = left(keeper)
        time.pass_(100_000)
        async with house_on(sqlite_url, time) as house:
            again = await house.find(keeper.room.id)
            assert left(again) == before
            assert not any(it.late for it in table(again).seats)
            time.pass_(3)
            owing = again.room.waiting()[0]
            assert left(again)[owing] == before[owing] - 3
            assert left(again)[1 - owing] == before[1 - owing]
            assert isinstance(await move(again), m.Done)

    asyncio.run(playing())


def test_the_clock_runs_while_nobody_is_in_the_room_and_it_is_unloaded(sqlite_url):
    """A game with days for a move: the players look in once a day, the server runs all the time."""

    async def playing():
        time = Time()
        async with house_on(sqlite_url, time) as house:
            keeper = await open_table(house, kinds="ps", clock=h.Clock(kind="move", seconds=3 * 24 * 3600))
            await move(keeper)
            owing = keeper.room.waiting()[0]
            for _ in range(4):
                await house.sweep(0)
                assert not house.keepers
                time.pass_(24 * 3600)
                keeper = await house.find(keeper.room.id)
            assert left(keeper)[owing] == -24 * 3600
            assert table(keeper).seats[owing].late

    asyncio.run(playing())


# ------------------------------------------------------------------------------------ late
@pytest.mark.parametrize("clock", [BANK, PER_MOVE])
def test_nobody_loses_by_the_clock_alone_and_a_late_answer_still_counts(sqlite_url, clock):
    async def act(keeper, time):
        ears = [await come(keeper, seat) for seat in (0, 1)]
        await until_turn_of(keeper, 0)
        time.pass_(10_000)
        info = table(keeper)
        assert [it.late for it in info.seats] == [True, False]
        assert info.phase == "playing"
        assert isinstance(await move(keeper, 0), m.Done)
        assert table(keeper).phase == "playing"
        assert not any(ear.closed for ear in ears)

    at_a_table(sqlite_url, act, clock=clock)


def test_the_other_may_claim_the_game_of_a_late_seat(sqlite_url):
    async def act(keeper, time):
        for seat in (0, 1):
            await come(keeper, seat)
        await until_turn_of(keeper, 0)
        time.pass_(left(keeper)[0] - 1)
        early = await do(keeper, m.Replace, 1, 0, "claim")
        assert (early.say, table(keeper).phase) == ("room-nobody-absent", "playing")
        time.pass_(1)
        assert isinstance(await do(keeper, m.Replace, 0, 1, "claim"), m.Refused), "the late one may not"
        assert isinstance(await do(keeper, m.Replace, 1, 0, "claim"), m.Done)
        assert table(keeper).phase == "over"
        assert keeper.room.match.winners == [1]

    at_a_table(sqlite_url, act)


def test_the_other_may_let_a_bot_play_on_for_a_late_seat_who_gets_it_back(sqlite_url):
    async def act(keeper, time):
        ears = [await come(keeper, seat) for seat in (0, 1)]
        await until_turn_of(keeper, 0)
        time.pass_(left(keeper)[0] + 1)
        assert isinstance(await do(keeper, m.Replace, 1, 0, "bot"), m.Done)
        assert table(keeper).seats[0].kind == "bot"
        for _ in range(500):
            if keeper.room.waiting() == [1]:
                break
            await asyncio.sleep(0.02)
        assert keeper.room.waiting() == [1], "the bot has answered"
        await keeper.part(ears[0])
        await come(keeper, 0)
        assert table(keeper).seats[0].kind == "person"
        assert table(keeper).phase == "playing"

    at_a_table(sqlite_url, act)


def test_per_move_whoever_has_answered_is_no_longer_late(sqlite_url):
    async def act(keeper, time):
        for seat in (0, 1):
            await come(keeper, seat)
        await until_turn_of(keeper, 0)
        time.pass_(31)
        assert table(keeper).seats[0].late
        while keeper.room.waiting() == [0]:
            await move(keeper, 0)
        assert not table(keeper).seats[0].late
        assert isinstance(await do(keeper, m.Replace, 1, 0, "claim"), m.Refused)

    at_a_table(sqlite_url, act, clock=PER_MOVE)


# ------------------------------------------------------------------------------------ away
def test_whoever_is_away_for_a_moment_cannot_be_replaced_and_for_long_can(sqlite_url):
    async def act(keeper, time):
        await come(keeper, 0)
        gone = await come(keeper, 1)
        time.pass_(1000)
        await keeper.part(gone)
        time.pass_(GRACE - 1)
        assert not table(keeper).seats[1].gone
        assert (await do(keeper, m.Replace, 0, 1, "claim")).say == "room-nobody-absent"
        time.pass_(2)
        assert table(keeper).seats[1].gone
        assert isinstance(await do(keeper, m.Replace, 0, 1, "claim"), m.Done)

    at_a_table(sqlite_url, act, clock=None)


@pytest.mark.parametrize("clock", [None, PER_MOVE])
def test_the_table_is_told_when_somebody_counts_as_gone_or_late_though_nothing_happens(sqlite_url, clock):
    async def act(keeper, time):
        told = []
        listener = await come(keeper, 0)
        listener.send = lambda raw: told.append(msgspec.json.decode(raw))
        away = await come(keeper, 1)
        await until_turn_of(keeper, 1)
        await keeper.part(away)
        time.pass_((GRACE if clock is None else clock.seconds) - 0.1)
        keeper.tell_room_changed()
        told.clear()
        time.pass_(0.2)
        for _ in range(100):
            await asyncio.sleep(0.02)
            if told:
                break
        seat = told[-1]["room"]["seats"][1]
        assert seat["gone"] if clock is None else seat["late"]

    at_a_table(sqlite_url, act, clock=clock, kinds="pp")


def test_after_the_server_was_away_everybody_has_a_moment_to_come_back(sqlite_url):
    """The first who is back must not win because the other is a second slower."""

    async def playing():
        time = Time()
        async with house_on(sqlite_url, time) as house:
            keeper = await open_table(house)
            for seat in (0, 1):
                await come(keeper, seat)
            time.pass_(3600)
            assert not any(it.gone for it in table(keeper).seats)
        time.pass_(1)
        async with house_on(sqlite_url, time) as house:
            keeper = await house.find(keeper.room.id)
            await come(keeper, 0)
            assert not table(keeper).seats[1].gone
            for by in ("claim", "bot"):
                assert isinstance(await do(keeper, m.Replace, 0, 1, by), m.Refused)
            assert table(keeper).phase == "playing"
            time.pass_(GRACE + 1)
            assert isinstance(await do(keeper, m.Replace, 0, 1, "claim"), m.Done)

    asyncio.run(playing())


def test_nobody_can_be_claimed_from_in_an_agreed_pause(sqlite_url):
    async def act(keeper, time):
        await come(keeper, 0)
        two = await come(keeper, 1)
        await pause(keeper)
        await keeper.part(two)
        time.pass_(100_000)
        assert isinstance(await do(keeper, m.Replace, 0, 1, "claim"), m.Refused)
        assert table(keeper).phase == "playing"

    at_a_table(sqlite_url, act, clock=None)
