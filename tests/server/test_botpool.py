"""Whatever a bot does, its turn gets a legal move in time; and it is never shown more than its seat may know."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import psutil
import pytest

import ludotheque as ldt
from ludotheque.bots import bot, bots
from ludotheque.kernel.codec import from_json
from ludotheque.server import thinking
from ludotheque.server.botpool import BotPool
from ludotheque.server.outside import NoResult
from support import thinkers

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def pool(workers=1, deadline=20.0, **more):
    """A pool that is closed at the end, and then leaves no process behind."""
    before = children()
    it = BotPool(workers, deadline, **more)
    try:
        yield it
    finally:
        await it.close()
    for _ in range(100):  # a process that was killed may take a moment to be gone on a busy machine
        if children() <= before:
            break
        await asyncio.sleep(0.05)
    assert children() <= before, "a process was left behind"


def children():
    """The processes that think, without the helper that Python keeps for all of them."""
    mine = psutil.Process().children()
    return {process.pid for process in mine if "spawn_main" in " ".join(_command(process))}


def thinking_in(it):
    """The processes this pool has now."""
    return {pid for thinker in it.quick.thinkers if thinker.pool is not None for pid in thinker.pool._processes}


def _command(process):
    try:
        return process.cmdline() if process.status() != psutil.STATUS_ZOMBIE else []
    except psutil.NoSuchProcess:
        return []


@pytest.fixture
def match():
    return ldt.game("yutaka").start(seats=2, seed=3)


def mover(match):
    return match.waiting_for[0]


def fallbacks(it, reason):
    """How often a random move was drawn for this reason."""
    return it.metrics.bot_fallbacks.labels(reason=reason)._value.get()


async def ready(it, match):
    """Let the pool's processes start, so that what follows measures thinking only."""
    advise, deadline = it._advise, it.deadline
    it._advise, it.deadline = thinkers.first_move, 20.0
    await asyncio.gather(*(it.think(match, mover(match), "") for _ in it.quick.thinkers))
    it._advise, it.deadline = advise, deadline


async def stalled(file: Path):
    """Wait until a bot hangs; the process it hangs in."""
    until = time.monotonic() + 20
    while not file.exists() or not file.read_text():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)
    return int(file.read_text())


# ------------------------------------------------------------------------------------ as it should be
async def test_every_bot_plays_a_legal_move(match):
    async with pool() as it:
        for bot in bots():
            assert await it.think(match, mover(match), bot) in match.moves(mover(match))
        assert not it.metrics.render().count(b"ludotheque_bot_fallbacks_total{")
        assert b"ludotheque_bot_seconds_count %.1f" % len(bots()) in it.metrics.render()


async def test_a_bot_can_play_a_game_to_the_end(match):
    async with pool(advise=thinkers.first_move) as it:
        while not match.over:
            match.play(mover(match), await it.think(match, mover(match), ""))


async def test_no_process_is_started_before_a_bot_must_think(match):
    before = children()
    async with pool(workers=2, advise=thinkers.first_move) as it:
        assert children() == before
        await it.think(match, mover(match), "")
        await it.think(match, mover(match), "")
        assert len(children() - before) == 1, "one process is enough while one bot thinks at a time"


async def test_the_event_loop_goes_on_while_a_bot_thinks(match):
    async with pool(advise=thinkers.take_a_moment) as it:
        await ready(it, match)
        thinking = asyncio.create_task(it.think(match, mover(match), "0.8"))
        longest, last = 0.0, time.monotonic()
        while not thinking.done():
            await asyncio.sleep(0.005)
            now = time.monotonic()
            longest, last = max(longest, now - last), now
        assert longest < 0.5


async def test_nothing_is_asked_of_a_seat_that_owes_no_answer(match):
    async with pool(advise=thinkers.first_move) as it:
        with pytest.raises(ldt.IllegalMove):
            await it.think(match, 1 - mover(match), "")


# ------------------------------------------------------------------------------------ what it gets to see
async def test_a_bot_gets_a_guess_that_looks_the_same_from_its_seat(match, tmp_path):
    match.play(mover(match), match.moves(mover(match))[0])
    seat = mover(match)
    guesses = []
    async with pool(advise=thinkers.tell) as it:
        for n in range(4):
            await it.think(match, seat, str(tmp_path / str(n)))
            guesses.append(from_json((tmp_path / str(n)).read_bytes()))
    for guess in guesses:
        world = ldt.game("yutaka").from_position(guess)
        assert world.view(seat)["zones"] == match.view(seat)["zones"]
        assert world.moves(seat) == match.moves(seat)
        assert guess != match.position(), "that is the true table"
    assert len({str(guess) for guess in guesses}) > 1


async def test_a_hint_is_thought_of_on_a_guess_and_not_on_the_true_table(match, tmp_path):
    for _ in range(6):
        match.play(mover(match), match.moves(mover(match))[0])
    seat = mover(match)
    file = tmp_path / "given"
    async with pool(explain=thinkers.explain_and_tell) as it:
        hint = await it.hint(match, seat, str(file))
    assert hint.move == match.moves(seat)[0]
    guess = from_json(file.read_bytes())
    assert ldt.game("yutaka").from_position(guess).view(seat)["zones"] == match.view(seat)["zones"]
    assert guess != match.position(), "that is the true table"


async def test_a_hint_comes_with_its_reason(match):
    seat = mover(match)
    async with pool() as it:
        hint = await it.hint(match, seat, "thumb")
    assert hint.move in match.moves(seat)
    assert hint.why.key.startswith("yutaka-thumb-")
    assert hint.reason("fr", match.names) != hint.reason("en", match.names) != ""


@pytest.mark.parametrize("explain", [thinkers.hang, thinkers.die, thinkers.fail, thinkers.explain_nonsense])
async def test_a_hint_that_cannot_be_had_is_none_and_nothing_is_drawn_at_random_for_it(match, explain):
    async with pool(deadline=1.0, explain=explain) as it:
        await ready(it, match)
        it.deadline = 1.0
        with pytest.raises(NoResult):
            await it.hint(match, mover(match), "")
        assert await it.think(match, mover(match), "random") in match.moves(mover(match)), "the bots play on"


# ------------------------------------------------------------------------------------ when it goes wrong
async def test_a_bot_that_hangs_gets_a_random_move_at_the_deadline(match):
    async with pool(deadline=0.5, advise=thinkers.hang) as it:
        await ready(it, match)
        began = time.monotonic()
        assert await it.think(match, mover(match), "") in match.moves(mover(match))
        assert 0.4 < time.monotonic() - began < 3
        assert fallbacks(it, "late") == 1


async def test_after_a_bot_that_hung_the_next_one_thinks_in_a_new_process(match):
    async with pool(deadline=0.5, advise=thinkers.hang_if_asked) as it:
        await ready(it, match)
        [stuck] = thinking_in(it)
        await it.think(match, mover(match), "hang")
        it.deadline = 20.0
        await it.think(match, mover(match), "")
        assert fallbacks(it, "late") == 1
        assert stuck not in children()
        assert len(thinking_in(it) & children()) == 1


async def test_a_bot_whose_process_is_killed_gets_a_random_move_at_once(match, tmp_path):
    async with pool(advise=thinkers.hang) as it:
        thinking = asyncio.create_task(it.think(match, mover(match), str(tmp_path / "pid")))
        os.kill(await stalled(tmp_path / "pid"), signal.SIGKILL)
        began = time.monotonic()
        assert await thinking in match.moves(mover(match))
        assert time.monotonic() - began < 5
        assert fallbacks(it, "crashed") == 1
        it._advise = thinkers.first_move
        assert await it.think(match, mover(match), "") == match.moves(mover(match))[0]


@pytest.mark.parametrize(
    ("thinker", "reason"), [(thinkers.die, "crashed"), (thinkers.talk_nonsense, "illegal"), (thinkers.fail, "failed")]
)
async def test_a_bot_that_breaks_gets_a_random_move(match, thinker, reason):
    async with pool(advise=thinker) as it:
        assert await it.think(match, mover(match), "") in match.moves(mover(match))
        assert fallbacks(it, reason) == 1
        it._advise = thinkers.first_move
        assert await it.think(match, mover(match), "") == match.moves(mover(match))[0]


async def test_a_bot_nobody_knows_gets_a_random_move(match):
    async with pool() as it:
        assert await it.think(match, mover(match), "a bot from the future") in match.moves(mover(match))
        assert fallbacks(it, "failed") == 1


async def test_random_moves_are_all_possible_ones(match):
    async with pool(advise=thinkers.talk_nonsense) as it:
        drawn = {await it.think(match, mover(match), "") for _ in range(200)}
    assert len(drawn) > min(5, len(match.moves(mover(match))) - 1)


async def test_a_turn_that_nobody_waits_for_any_more_ends_its_process_and_frees_its_place(match, tmp_path):
    async with pool(advise=thinkers.hang) as it:
        thinking = asyncio.create_task(it.think(match, mover(match), str(tmp_path / "pid")))
        await stalled(tmp_path / "pid")
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        it._advise = thinkers.first_move
        assert await it.think(match, mover(match), "") == match.moves(mover(match))[0]


# ------------------------------------------------------------------------------------ many at once
async def test_many_bots_share_few_processes_and_all_get_their_turn(match):
    async with pool(workers=2, advise=thinkers.take_a_moment) as it:
        await ready(it, match)
        began = time.monotonic()
        moves = await asyncio.gather(*(it.think(match, mover(match), "0.05") for _ in range(20)))
        assert set(moves) == {match.moves(mover(match))[0]}
        assert len(thinking_in(it) & children()) == 2
        assert 0.5 <= time.monotonic() - began < 10


async def test_one_bot_that_hangs_does_not_disturb_the_others(match):
    async with pool(workers=2, deadline=1.0, advise=thinkers.hang_if_asked) as it:
        await ready(it, match)
        hanging = asyncio.create_task(it.think(match, mover(match), "hang"))
        await asyncio.sleep(0)
        it.deadline = 20.0
        moves = await asyncio.gather(*(it.think(match, mover(match), "") for _ in range(5)))
        assert set(moves) == {match.moves(mover(match))[0]}
        await hanging
        assert fallbacks(it, "late") == 1


async def test_the_queue_is_not_waited_in_for_ever(match):
    async with pool(deadline=0.15, advise=thinkers.hang_if_asked) as it:
        await ready(it, match)
        it.quick.free.get_nowait()  # somebody has the only process and keeps it
        began = time.monotonic()
        assert await it.think(match, mover(match), "") in match.moves(mover(match))
        assert 0.5 < time.monotonic() - began < 3
        assert fallbacks(it, "busy") == 1


async def test_a_quick_bot_never_waits_for_one_that_thinks_long(match):
    async with pool(advise=thinkers.think_as_the_level_does) as it:
        await asyncio.gather(*(it.think(match, mover(match), bot) for bot in ("club", "expert", "master")))
        began = time.monotonic()
        long = [
            asyncio.create_task(it.think(match, mover(match), bot)) for bot in ("master", "expert") for _ in range(3)
        ]
        await asyncio.sleep(0)
        assert await it.think(match, mover(match), "club") in match.moves(mover(match))
        assert not any(thinking.done() for thinking in long)
        assert time.monotonic() - began < 3
        await asyncio.gather(*long)


async def test_every_level_thinks_among_its_like():
    it = BotPool()
    assert it.lane_of("random") is it.lane_of("thumb") is it.lane_of("novice") is it.lane_of("club") is it.quick
    assert it.lane_of("expert") is it.steady
    assert it.lane_of("master") is it.slow
    assert it.quick.thinkers[0].nice < it.steady.thinkers[0].nice < it.slow.thinkers[0].nice


async def test_where_many_think_at_once_each_has_its_share_of_the_time():
    it = BotPool(2)
    assert it.steady.share(1.2) == 1.2
    it.steady.jobs = 8
    assert it.steady.share(1.2) == pytest.approx(0.3)
    it.steady.jobs = 1000
    assert it.steady.share(1.2) == pytest.approx(0.1)


async def test_a_bot_that_gets_no_process_in_time_is_played_for_not_drawn_by_lot(match):
    async with pool(advise=thinkers.hang_if_expert) as it:
        await it.think(match, mover(match), "club")
        it.deadline = 2.0
        assert await it.think(match, mover(match), "expert") == match.moves(mover(match))[0]
        assert fallbacks(it, "late") == 0


async def test_a_turn_takes_at_most_twice_what_a_decision_takes_whichever_process_thinks(match):
    """What a process is allowed comes with the task: it may be another process each time."""
    async with pool(advise=thinkers.spend_all) as it:
        budget = bot("club").budget("yutaka")
        for _ in range(12):
            await it.think(match, mover(match), "club", "table")
        spent = [spent for _, spent in it._spent.values()]
        assert budget <= sum(spent) <= 2 * budget


async def test_thoughts_are_kept_table_by_table_in_a_process():
    """Run here, as the process would: what was thought of the move that was made is there for the next question."""
    match = ldt.game("saint-seiya").start(seats=2, seed=3)
    seat = mover(match)
    spent = []
    thinking.MEMORIES.clear()
    for _ in range(3):
        _, task = thinking.task_of(match, seat, "search:300")
        move, _, n = thinking.advise(msgspec.structs.replace(task, table="room 0")).partition("\n")
        spent.append(int(n))
        match.play(seat, move)
        assert list(thinking.MEMORIES) in (["room 0"], [])
        if mover(match) != seat:
            break
    assert len(spent) == 1 or min(spent[1:]) < 300


# ------------------------------------------------------------------------------------ the end
async def test_closing_answers_those_who_wait(match, tmp_path):
    async with pool(advise=thinkers.hang) as it:
        thinking = [asyncio.create_task(it.think(match, mover(match), str(tmp_path / "pid"))) for _ in range(3)]
        await stalled(tmp_path / "pid")
        await it.close()
        for move in await asyncio.wait_for(asyncio.gather(*thinking), 5):
            assert move in match.moves(mover(match))


async def test_closing_while_a_process_starts_is_fine(match):
    async with pool(advise=thinkers.first_move) as it:
        thinking = asyncio.create_task(it.think(match, mover(match), ""))
        await asyncio.sleep(0.02)
        await it.close()
        assert await asyncio.wait_for(thinking, 5) in match.moves(mover(match))


SERVER = """
import asyncio, sys
import ludotheque as ldt
from ludotheque.server.botpool import BotPool
from ludotheque.server.outside import NoResult
from support import thinkers
match = ldt.game("yutaka").start(seats=2, seed=3)
asyncio.run(BotPool(1, 60, advise=thinkers.hang).think(match, match.waiting_for[0], sys.argv[1]))
"""


async def test_no_process_outlives_a_server_that_is_killed(tmp_path):
    paths = os.pathsep.join([str(Path(thinkers.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-c", SERVER, str(tmp_path / "pid")]
    server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths})
    try:
        thinker = psutil.Process(await stalled(tmp_path / "pid"))
        server.kill()
        await asyncio.to_thread(thinker.wait, 5)
    finally:
        server.kill()
        server.wait()
