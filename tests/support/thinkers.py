"""Bots good and bad for the bot pool: each stands in for `ludotheque.server.botpool.advise` in another process."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import ludotheque as ldt
from ludotheque.kernel.codec import from_json
from ludotheque.server.thinking import Task


def first_move(task: Task) -> str:
    """The first legal move: no thought at all."""
    return ldt.game(task.game).from_position(from_json(task.position)).moves(task.seat)[0]


def hang(task: Task) -> str:
    """Never finishes, and says so in the file whose path is the bot; takes no notice of being asked to stop."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if os.sep in task.bot:
        Path(task.bot).write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def hang_if_asked(task: Task) -> str:
    """Hangs when the bot is called "hang", else plays the first legal move."""
    return hang(task) if task.bot == "hang" else first_move(task)


def take_a_moment(task: Task) -> str:
    """Thinks as long as its name says."""
    time.sleep(float(task.bot))
    return first_move(task)


def think_as_the_level_does(task: Task) -> str:
    """Takes as long as the bot may."""
    time.sleep({"club": 0.01, "expert": 0.8, "master": 1.6}[task.bot])
    return first_move(task)


def hang_if_expert(task: Task) -> str:
    """Hangs for an expert, and plays the first legal move for anybody else."""
    return hang(task) if task.bot == "expert" else first_move(task)


def spend_all(task: Task) -> str:
    """Says it took all the simulations it was allowed."""
    return f"{first_move(task)}\n{task.most}"


def die(task: Task) -> str:
    """Takes its process with it."""
    os._exit(3)


def talk_nonsense(task: Task) -> str:
    """Gives a move nobody could play."""
    return "a move from another game"


def fail(task: Task) -> str:
    """Breaks with an error that does not survive the way between two processes."""
    raise ldt.IllegalMove(ldt.kernel.errors.wrong("table-game-over"))


def tell(task: Task) -> str:
    """Writes down everything it was given, to the file that the bot names."""
    Path(task.bot).write_bytes(task.position)
    return first_move(task)


def explain_and_tell(task: Task) -> str:
    """Writes down everything it was given, to the file that the bot names, and gives a reason that says nothing."""
    move = tell(task)
    return json.dumps({"move": move, "say": "table-name", "rule": "", "params": {"name": "x"}})


def explain_nonsense(task: Task) -> str:
    """Advises a move nobody could play."""
    return json.dumps({"move": "a move from another game", "say": "table-name", "rule": "", "params": {}})


# ------------------------------------------------------------------------------------ other work than thinking
def echo(said: str) -> str:
    """What was said."""
    return said


def sleep_long(said: str) -> str:
    """What was said, much later."""
    time.sleep(600)
    return said


def take_memory(many: int) -> str:
    """Takes so many bytes, and writes to all of them."""
    held = bytearray(many)
    return str(len(held))
