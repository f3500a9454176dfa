"""Ways to use the command line in a test: within this process, as a real process, and at a real terminal."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludotheque as ldt
from ludotheque.terminal.cli import main

HERE = Path(ldt.__file__).resolve().parent.parent  #: the sources or the build that is being tested
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")


@dataclass
class Said:
    """What a command wrote, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch) -> None:
    """Every test has a house of its own: its own folder, its own saved games, no language set."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(monkeypatch) -> Run:
    """Run a command in this process, with what somebody types; neither input nor output is a terminal."""

    def command(*words: object, typed: str = "") -> Said:
        out, err = io.StringIO(), io.StringIO()
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main([str(word) for word in words])
        return Said(code, out.getvalue(), err.getvalue())

    return command


@pytest.fixture
def process() -> Run:
    """Run a command as a process of its own."""

    def command(*words: object, typed: bytes = b"", **env: str) -> Said:
        done = subprocess.run(
            [sys.executable, "-m", "ludotheque", *[str(word) for word in words]],
            input=typed,
            capture_output=True,
            timeout=30,
            env={**os.environ, **env},
            check=False,
        )
        return Said(done.returncode, done.stdout.decode(), done.stderr.decode())

    return command


class Sitting:
    """Somebody at a real terminal: types lines, reads what is on the screen."""

    def __init__(self, words: tuple[str, ...], columns: int, rows: int, env: dict[str, str]) -> None:
        self.screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**os.environ, "TERM": "xterm-256color", **env},
            preexec_fn=lambda: _take_terminal(inside),  # noqa: PLW1509 - no threads here
        )
        os.close(inside)
        self.decode = codecs.getincrementaldecoder("utf-8")().decode
        self.raw = ""
        self.read_to = 0

    def until(self, text: str, seconds: float = 10.0) -> str:
        """What is written, up to and with this text, since the last time; without colours."""
        end = time.monotonic() + seconds
        while True:
            fresh = ESCAPES.sub("", self.raw[self.read_to :]).replace("\r\n", "\n")
            if text in fresh and not self._more():
                self.read_to = len(self.raw)
                return fresh
            if time.monotonic() > end or not (self._more(0.2) or self.process.poll() is None):
                raise AssertionError(f"{text!r} did not come; there was:\n{fresh}")

    def _more(self, seconds: float = 0.05) -> bool:
        ready, _, _ = select.select([self.screen], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.screen, 65536)
        except OSError:
            return False
        self.raw += self.decode(data)
        return bool(data)

    def type(self, line: str, end: str = "\n") -> None:
        os.write(self.screen, (line + end).encode())

    def leave(self, seconds: float = 10.0) -> int:
        """Wait for the program to end; its exit code."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            self._more()
            assert time.monotonic() < end, f"still there:\n{self.raw[-2000:]}"
        while self._more():
            pass
        return self.process.returncode


def _take_terminal(inside: int) -> None:
    """The new process is in charge of its own terminal, so that Ctrl-C reaches it, even if the tests ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a suite started in the background of a script does
    os.setsid()
    fcntl.ioctl(inside, termios.TIOCSCTTY, 0)


@pytest.fixture
def sit() -> Iterator[Callable[..., Sitting]]:
    """Sit down at a terminal of a given size."""
    sittings = []

    def down(*words: object, columns: int = 80, rows: int = 24, **env: str) -> Sitting:
        sittings.append(Sitting(tuple(str(word) for word in words), columns, rows, env))
        return sittings[-1]

    yield down
    for sitting in sittings:
        if sitting.process.poll() is None:
            sitting.process.kill()
            sitting.process.wait()
        os.close(sitting.screen)


class Friends:
    """Two people at one screen, and a match that follows what they type."""

    def __init__(self, seed: int, options: dict[str, object] | None = None) -> None:
        self.match = ldt.game("yutaka").start(2, seed, options, ["Ann", "Bob"])
        self.typed: list[str] = []
        self.behind: int | None = None

    def play(self, decisions: int) -> str:
        """What they type for so many decisions: Enter at the curtain, then a move, always the first there is."""
        for _ in range(decisions):
            if self.match.over:
                break
            seat = self.match.waiting_for[0]
            moves = self.match.moves(seat)
            if len(moves) > 1:
                if self.behind != seat:
                    self.typed.append("")
                    self.behind = seat
                self.typed.append(moves[0])
            self.match.play(seat, moves[0])
        return "".join(f"{line}\n" for line in self.typed)


@pytest.fixture
def friends() -> Callable[..., Friends]:
    return Friends
