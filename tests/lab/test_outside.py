"""Bots from outside are programs: killed, late, lying or flooding, they lose one decision and the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import ludotheque as ldt
from ludotheque.bots import OutsideBot, UnknownBot, bot, player
from ludotheque.kernel.chance import Quick
from ludotheque.lab import arena
from ludotheque.lab.seat import BadLink, SeatOfAProgram
from support.playing import play_on
from support.serving import Client, Server

EXAMPLES = Path(__file__).parents[2] / "examples"
GOOD = "for line in sys.stdin:\n    a = json.loads(line)"
GOOD += "\n    print(json.dumps({'ask': a['ask'], 'move': a['moves'][0]}), flush=True)"


@pytest.fixture
def program(tmp_path):
    """A program with this text."""

    def made(text: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(f"import json, os, random, sys, time\n{text}\n", "utf-8")
        return str(path)

    return made


def answers(one: OutsideBot, decisions: int = 3, game: str = "yutaka") -> None:
    """Let it answer; every answer is a legal move."""
    match = ldt.game(game).start(seed=4)
    rng = Quick(1)
    try:
        for _ in range(decisions):
            seat = match.waiting_for[0]
            match.play(seat, one.advise(match.look(seat), rng).move)
    finally:
        one.stop()


def test_what_a_program_answers_is_played(program):
    one = OutsideBot(program(GOOD))
    match = ldt.game("yutaka").start(seed=4)
    assert one.advise(match.look(0), Quick(1)).move == match.moves(0)[0]
    one.stop()
    assert one.faults == {}


def test_a_program_that_ends_is_started_again(program):
    one = OutsideBot(program(GOOD + "\n    os._exit(1)"))
    answers(one, 6)
    assert set(one.faults) <= {"it ended"}


def test_a_program_that_ends_at_once_loses_its_moves_and_nothing_else(program):
    one = OutsideBot(program("os._exit(3)"))
    answers(one, 4)
    assert one.faults == {"it ended": 4}


def test_a_late_program_is_stopped(program):
    one = OutsideBot(program("time.sleep(3600)"), seconds=0.2)
    answers(one, 1)
    assert one.faults == {"it was late": 1}


def test_a_deaf_program_cannot_hold_the_table_up(program):
    """It answers without reading what it is told."""
    one = OutsideBot(
        program("for n in range(400):\n    print(json.dumps({'ask': n + 1, 'move': 'x'}), flush=True)\ntime.sleep(99)")
    )
    answers(one, 30, "volfyirion")
    assert one.faults["its answer was no legal move"] > 0


def test_a_lying_program_plays_a_legal_move_all_the_same(program):
    one = OutsideBot(program(GOOD.replace("a['moves'][0]", "'win at once'")))
    answers(one, 5)
    assert one.faults == {"its answer was no legal move": 5}


def test_an_answer_to_another_question_is_no_answer(program):
    one = OutsideBot(program(GOOD.replace("'ask': a['ask']", "'ask': a['ask'] - 1")), seconds=0.3)
    answers(one, 1)
    assert one.faults == {"it was late": 1}


@pytest.mark.parametrize("flood", ["print('x' * 1000)", "print('{' * 100000)", "sys.stdout.write('y' * 10**6)"])
def test_a_flooding_program_is_stopped(program, flood):
    one = OutsideBot(program(f"while True:\n    {flood}"))
    answers(one, 3)
    assert one.faults == {"it wrote too much that was no answer": 3}


def test_a_program_gets_a_seats_view_and_nothing_more(program, tmp_path):
    heard = tmp_path / "heard"
    one = OutsideBot(program(GOOD.replace("\n    print", f"\n    open({str(heard)!r}, 'a').write(line)\n    print")))
    match = ldt.game("yutaka").start(seed=4)
    one.advise(match.look(0), Quick(1))
    one.stop()
    said = json.loads(heard.read_text("utf-8").splitlines()[0])
    assert set(said) == {"protocol", "ask", "game", "seat", "seconds", "moves", "view"}
    assert said["view"] == match.view(0)
    assert said["moves"] == match.moves(0)


def test_only_who_asks_for_players_starts_programs(program):
    """What comes over a wire is looked up with `bot`, which knows no programs."""
    key = program(GOOD)
    with pytest.raises(UnknownBot):
        bot(key)
    assert isinstance(player(key), OutsideBot)
    with pytest.raises(UnknownBot, match="There is no program"):
        player("./no-such-program")


@pytest.mark.parametrize("game", ["yutaka", "yro"])
def test_the_arena_goes_on_whatever_a_program_does(program, game):
    """It answers rightly, wrongly, or ends, as it falls."""
    key = program(
        GOOD.replace(
            "\n    print",
            "\n    if random.random() < 0.1: os._exit(1)\n    if random.random() < 0.2: a['moves'] = ['no']\n    print",
        )
    )
    result = arena.run(game, [key, "random"], 2, 1, workers=1)
    assert result["games"] == 2


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
@pytest.mark.parametrize("game", ldt.games())
def test_the_examples_play_every_game_without_a_fault(name, game):
    if name.endswith("mjs") and shutil.which("node") is None:
        pytest.skip("there is no node")
    one = OutsideBot(str(EXAMPLES / name))
    answers(one, 25, game)
    assert one.faults == {}


def test_the_arena_takes_a_program_at_the_command_line(tmp_path):
    command = [sys.executable, "-m", "ludotheque", "arena", "yutaka", "random", str(EXAMPLES / "bot.py")]
    done = subprocess.run(
        [*command, "--games", "2", "--json", "--workers", "1"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


# ------------------------------------------------------------------------------------ at a real table
#: As it falls it answers, lies, floods, is late, or ends.
BAD = GOOD.replace(
    "\n    print",
    "\n    n = random.random()"
    "\n    if n < 0.1: a['moves'] = ['win at once']"
    "\n    elif n < 0.2: print('x\\n' * 300)"
    "\n    elif n < 0.25: time.sleep(60)"
    "\n    elif n < 0.35: os._exit(1)"
    "\n    print",
)


@pytest.mark.parametrize("text", [GOOD, BAD], ids=["good", "bad"])
def test_a_program_plays_a_person_at_a_real_table(tmp_path, program, text):
    server = Server(tmp_path).start()
    try:
        made = server.make("yutaka", [{"kind": "me", "name": "Ana"}, {"kind": "open"}])
        at = SeatOfAProgram(server.url + made["invitations"][0]["path"], program(text), "Robo")
        if text == BAD:
            at.bot.seconds = 0.5
        thread = threading.Thread(target=at.play)
        thread.start()

        async def person() -> None:
            async with Client(server, made["room"], [made["mine"][0]["token"]]) as ana:
                await play_on(ana, 0, random.Random(1), [])

        asyncio.run(person())
        thread.join()
        assert sorted(at.results) in (["lost", "won"], ["drew", "drew"])
        assert at.answers > 10
        assert bool(at.bot.faults) == (text == BAD)
    finally:
        server.stop()


def test_a_link_that_leads_nowhere_is_refused_in_words(program):
    with pytest.raises(BadLink, match="leads to no seat"):
        SeatOfAProgram("http://example.org/somewhere", program(GOOD))
