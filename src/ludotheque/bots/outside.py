"""A bot that is a program of its own, in any language: it reads one JSON object a line and writes one back.

docs/bots.md describes what is said. The program gets what its seat may know and nothing else. Whatever it does wrong
(it ends, answers late, answers what is no move, floods us with words) costs it that one decision: a legal move is drawn
in its place, and it is started again if need be.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.bot import Advice, Bot, Memory, UnknownBot
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.errors import wrong
from ludotheque.kernel.look import Look

Data = dict[str, Any]

PROTOCOL: Final = 1
SECONDS: Final = 5.0  #: for an answer; the first one after a start may take START longer
START: Final = 5.0
LONGEST: Final = 65536  #: bytes of a line
CHATTER: Final = 200  #: lines that are no answer, after which a program is ended
BEGINNINGS: Final = ("./", "../", "/", "~/")  #: of a key that names a program
INTERPRETERS: Final = {".py": sys.executable, ".js": "node", ".mjs": "node"}
ENDED: Final = b""

log = logging.getLogger("ludotheque.bots")


def is_program(key: str) -> bool:
    """Whether a bot's key names a program."""
    return key.startswith(BEGINNINGS)


def command_of(key: str) -> list[str]:
    """How a program is started; raises UnknownBot where there is none."""
    path = Path(key).expanduser()
    if not path.is_file():
        raise UnknownBot(wrong("bots-no-program", file=str(key)[:200]))
    interpreter = INTERPRETERS.get(path.suffix)
    if interpreter is None:
        if not os.access(path, os.X_OK):
            raise UnknownBot(wrong("bots-not-executable", file=str(key)[:200]))
        return [str(path.resolve())]
    found = shutil.which(interpreter)
    if found is None:
        raise UnknownBot(wrong("bots-no-interpreter", file=str(key)[:200], program=interpreter))
    return [found, str(path.resolve())]


class _Process:
    """A running program: what it writes comes in by one thread, what it is told goes out by another, so that neither
    a silent nor a deaf one can hold us up."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
        )
        self.heard: queue.Queue[bytes] = queue.Queue(CHATTER)  # a program that writes more waits
        self.told: queue.Queue[bytes] = queue.Queue()
        self.ended = threading.Event()
        threading.Thread(target=self._hear, daemon=True).start()
        threading.Thread(target=self._tell, daemon=True).start()

    def _hear(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            for line in iter(lambda: self.process.stdout.readline(LONGEST), b""):  # type: ignore[union-attr]
                while not self.ended.is_set():
                    with contextlib.suppress(queue.Full):
                        self.heard.put(line, timeout=0.2)
                        break
                if self.ended.is_set():
                    return
        self.ended.set()

    def _tell(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self.told.get():
                self.process.stdin.write(line)
                self.process.stdin.flush()

    def line(self, seconds: float) -> bytes | None:
        """The next line within so many seconds; ENDED where there will be none, None where it is late."""
        end = time.monotonic() + seconds
        while True:
            with contextlib.suppress(queue.Empty):
                return self.heard.get(timeout=0.01)
            if self.ended.is_set() and self.heard.empty():
                return ENDED
            if time.monotonic() > end:
                return None

    def end(self) -> None:
        """End it, whatever it does."""
        self.ended.set()
        self.told.put(ENDED)
        with contextlib.suppress(OSError):
            self.process.kill()
        self.process.wait()


class OutsideBot(Bot):
    """A program of somebody's own."""

    def __init__(self, key: str, seconds: float = SECONDS) -> None:
        self.key = key
        self.command = command_of(key)
        self.seconds = seconds
        self.faults: dict[str, int] = {}  #: what it did wrong, and how often
        self._asked = 0
        self._process: _Process | None = None

    def advise(self, look: Look, rng: Quick, memory: Memory | None = None) -> Advice:
        """What the program answers, if that is a legal move in time; else any legal move."""
        return Advice(self.answer(look.game, look.seat, look.view, look.moves, rng))

    def answer(self, game: str, seat: int, view: Data, moves: list[str], rng: Quick) -> str:
        """One of these moves: the program's choice, or a drawn one."""
        move = self._answer(game, seat, view, moves)
        return moves[rng.below(len(moves))] if move is None else move

    def _answer(self, game: str, seat: int, view: Data, moves: list[str]) -> str | None:
        self._asked += 1
        seconds = self.seconds
        if self._process is None:
            seconds += START
            try:
                self._process = _Process(self.command)
            except OSError:
                return self._wrong("it cannot be started")
        said = {"protocol": PROTOCOL, "ask": self._asked, "game": game, "seat": seat, "seconds": self.seconds}
        self._process.told.put(json.dumps(said | {"moves": moves, "view": view}).encode() + b"\n")
        end = time.monotonic() + seconds
        for _ in range(CHATTER):
            line = self._process.line(end - time.monotonic())
            if line is None:
                return self._wrong("it was late", stop=True)
            if line == ENDED:
                return self._wrong("it ended", stop=True)
            reply = _read(line)
            if reply.get("ask") == self._asked:
                move = reply.get("move")
                return str(move) if move in moves else self._wrong("its answer was no legal move")
        return self._wrong("it wrote too much that was no answer", stop=True)

    def _wrong(self, what: str, stop: bool = False) -> str | None:
        """Note what it did wrong; there is no answer then."""
        if what not in self.faults:
            log.warning("%s: %s; a legal move is drawn in its place", self.key, what)
        self.faults[what] = self.faults.get(what, 0) + 1
        if stop:
            self.stop()
        return None

    def stop(self) -> None:
        """End the program; it is started again when it is asked next."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.stop()


def _read(line: bytes) -> Data:
    """An object that a line holds; nothing where it holds none."""
    try:
        it = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return it if isinstance(it, dict) else {}
