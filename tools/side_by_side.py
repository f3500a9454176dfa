"""Runs commands side by side, shows what they say, and counts the seconds while they say nothing.

    python tools/side_by_side.py "python tools/web.py" "python tools/install.py run"

Fails if one of them failed, once all have ended.
"""

import shlex
import subprocess
import sys
import threading
import time
from typing import IO

EVERY = 15.0  # seconds between two signs of life where they are written one below the other


class Board:
    """What the commands say, one line after the other, with what they are at below."""

    def __init__(self, out: IO[str]) -> None:
        self.out = out
        self.moving = out.isatty()
        self.lock = threading.Lock()
        self.start = self.last = time.monotonic()
        self.doing: dict[int, str] = {}

    def say(self, who: int, line: str) -> None:
        """A command said this, and is busy with it until it says something else."""
        with self.lock:
            self.doing[who] = line
            self.last = time.monotonic()
            print(("\r\x1b[K" if self.moving else "") + line, file=self.out, flush=True)

    def end(self, who: int) -> None:
        """A command has ended."""
        with self.lock:
            self.doing.pop(who, None)

    def tick(self) -> None:
        """Show that something is still going on, and for how long."""
        with self.lock:
            now = time.monotonic()
            still = f"  {now - self.start:.0f} s: {'; '.join(line.partition(' (')[0] for line in self.doing.values())}"
            if self.moving:
                print(f"\r\x1b[K{still[:79]}", end="", file=self.out, flush=True)
            elif self.doing and now - self.last >= EVERY:
                self.last = now
                print(still, file=self.out, flush=True)

    def clear(self) -> None:
        """Nothing is going on any more."""
        if self.moving:
            print("\r\x1b[K", end="", file=self.out, flush=True)


def follow(board: Board, who: int, process: "subprocess.Popen[str]") -> None:
    """Pass on what a command says, until it ends."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip():
            board.say(who, line.rstrip())
    process.wait()
    board.end(who)


def side_by_side(commands: list[list[str]], out: IO[str]) -> int:
    """Run them all; the first exit code that is not 0, else 0."""
    board = Board(out)
    nobody, pipe, same = subprocess.DEVNULL, subprocess.PIPE, subprocess.STDOUT
    processes = [subprocess.Popen(it, text=True, stdin=nobody, stdout=pipe, stderr=same) for it in commands]
    watchers = [threading.Thread(target=follow, args=(board, *it)) for it in enumerate(processes)]
    for watcher in watchers:
        watcher.start()
    for watcher in watchers:
        while watcher.is_alive():
            watcher.join(timeout=1)
            board.tick()
    board.clear()
    return next((process.returncode for process in processes if process.returncode), 0)


if __name__ == "__main__":
    try:
        code = side_by_side([shlex.split(words) for words in sys.argv[1:]], sys.stdout)
    except KeyboardInterrupt:
        code = 130
    sys.exit(code if code >= 0 else 1)
