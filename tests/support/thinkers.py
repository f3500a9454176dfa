"""Bots good and bad for the bot pool: each stands in for `ludotheque.server.botpool.advise` in another process."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import ludotheque as ldt
from ludotheque.kernel.codec import from_json


def first_move(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """The first legal move: no thought at all."""
    return ldt.game(key).from_position(from_json(position)).moves(seat)[0]


def hang(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """Never finishes, and says so in the file whose path `bot` is; takes no notice of being asked to stop."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if os.sep in bot:
        Path(bot).write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def hang_if_asked(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """Hangs when the bot is called "hang", else plays the first legal move."""
    return hang(key, position, seat, "", seed) if bot == "hang" else first_move(key, position, seat, bot, seed)


def take_a_moment(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """Thinks as long as its name says."""
    time.sleep(float(bot))
    return first_move(key, position, seat, bot, seed)


def die(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """Takes its process with it."""
    os._exit(3)


def talk_nonsense(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """Gives a move nobody could play."""
    return "a move from another game"


def fail(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """Breaks with an error that does not survive the way between two processes."""
    raise ldt.IllegalMove(ldt.kernel.errors.wrong("table-game-over"))


def tell(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """Writes down everything it was given, to the file that `bot` names."""
    Path(bot).write_bytes(position)
    return first_move(key, position, seat, bot, seed)


def explain_and_tell(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """Writes down everything it was given, to the file that `bot` names, and gives a reason that says nothing."""
    move = tell(key, position, seat, bot, seed)
    return json.dumps({"move": move, "say": "table-name", "rule": "", "params": {"name": "x"}})


def explain_nonsense(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
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
