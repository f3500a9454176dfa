"""What a page gives the house in it, on a real disk and in a real second process; and a client at the door."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from ludotheque.local.door import Door, open_house

Data = dict[str, Any]
WORK = "import sys\nfrom ludotheque.local.thinking import work\nfor task in sys.stdin: print(work(task), flush=True)\n"
_lines = itertools.count(1)


class DiskStorage:
    """Keys and values in a file, in one transaction as IndexedDB writes them. It may be small."""

    def __init__(self, file: Path) -> None:
        self.most = 1 << 40  #: characters of all values
        self.database = sqlite3.connect(file)
        self.database.execute("CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID")

    async def get(self, key: str) -> str | None:
        row = self.database.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    async def list(self, prefix: str) -> str:
        rows = self.database.execute("SELECT key, value FROM kept WHERE key >= ? ORDER BY key", (prefix,))
        return json.dumps(list(itertools.takewhile(lambda row: row[0].startswith(prefix), rows)))

    async def write(self, changes: str) -> str:
        try:
            with self.database:
                for do, key, *value in json.loads(changes):
                    if do == "delete":
                        self.database.execute("DELETE FROM kept WHERE key = ?", (key,))
                    else:
                        way = "INSERT" if do == "add" else "REPLACE"
                        self.database.execute(f"{way} INTO kept VALUES (?, ?)", (key, *value))
                if self.size() > self.most:
                    raise OverflowError
        except sqlite3.IntegrityError:
            return "clash"
        except OverflowError:
            return "full"
        return ""

    def size(self) -> int:
        """Characters of all values."""
        return int(self.database.execute("SELECT coalesce(sum(length(value)), 0) FROM kept").fetchone()[0])


class SecondProcess:
    """A process in the place of a page's second worker."""

    def __init__(self, program: str = WORK) -> None:
        self.program = program
        self.process: subprocess.Popen[str] | None = None
        self.restarts = 0
        self.tasks: list[str] = []  #: what it was given

    async def ready(self) -> None:
        if self.process is None or self.process.poll() is not None:
            command = [sys.executable, "-c", self.program]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    async def work(self, task: str) -> str:
        self.tasks.append(task)
        assert self.process is not None
        return await asyncio.to_thread(_answer, self.process, task)

    def restart(self) -> None:
        self.restarts += 1
        self.end()

    def end(self) -> None:
        """The page is closed."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def _answer(process: subprocess.Popen[str], task: str) -> str:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(task + "\n")
    process.stdin.flush()
    answer = process.stdout.readline()
    if not answer:
        raise ConnectionError("the worker was ended")
    return answer


class Page:
    """A page with a house in it."""

    def __init__(self, storage: DiskStorage, thinker: SecondProcess) -> None:
        self.storage = storage
        self.thinker = thinker
        self.guests: dict[int, Guest] = {}
        self.door: Door

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        status, _, answer = await self.door.ask(method, path, headers, raw)
        return status, json.loads(answer or b"null")

    async def make(self, game: str, *seats: Data, **more: Any) -> Data:
        status, made = await self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **more})
        assert status == 201, made
        return made

    @contextlib.asynccontextmanager
    async def at(self, room: str, *tokens: str) -> AsyncIterator[Guest]:
        """Sit at a table."""
        guest = Guest(self, next(_lines), room, list(tokens))
        self.guests[guest.line] = guest
        self.door.open(guest.line)
        guest.hello()
        try:
            await guest.until(lambda: guest.told_of >= set(guest.seats()) or bool(guest.closed))
            yield guest
        finally:
            self.door.close(guest.line)


@contextlib.asynccontextmanager
async def page_on(file: Path, program: str = WORK, **more: float) -> AsyncIterator[Page]:
    """A page whose house keeps everything in this file, from when it is opened until it is closed."""
    page = Page(DiskStorage(file), SecondProcess(program))

    def tell(line: int, text: str) -> None:
        page.guests[line].hear(json.loads(text))

    def closed(line: int, code: int, reason: str) -> None:
        page.guests[line].end(code)

    page.door = await open_house(page.storage, page.thinker, tell, closed, **more)
    try:
        yield page
    finally:
        await page.door.stop()
        page.thinker.end()
        page.storage.database.close()


class Guest:
    """A client at a table, which keeps what it was told."""

    def __init__(self, page: Page, line: int, room: str, tokens: list[str]) -> None:
        self.page = page
        self.line = line
        self.room = room
        self.tokens = tokens
        self.table: Data = {}
        self.views: dict[int | None, Data] = {}
        self.told_of: set[int | None] = set()
        self.replies: dict[str, Data] = {}
        self.closed: list[int] = []
        self._news = asyncio.Event()
        self._ids = itertools.count(1)

    def hello(self) -> None:
        said = {"do": "hello", "room": self.room, "tokens": self.tokens, "epoch": "", "since": {}}
        self.page.door.say(self.line, json.dumps(said))

    def seats(self) -> list[int | None]:
        """Those that it was told of."""
        return list(range(len(self.tokens))) if self.tokens else [None]

    def hear(self, message: Data) -> None:
        if message["is"] in ("done", "refused"):
            self.replies[message["id"]] = message
        else:
            self.told_of.add(message["seat"])
            self.table = message.get("room", self.table)
            self.views[message["seat"]] = message.get("view") or self.views.get(message["seat"], {})
        self._news.set()

    def end(self, code: int) -> None:
        self.closed.append(code)
        self._news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(120):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def say(self, do: str, **more: Any) -> Data:
        """Give a command; returns the answer."""
        name = f"command-{self.line:04}-{next(self._ids):04}"
        self.page.door.say(self.line, json.dumps({"do": do, "id": name, **more}))
        await self.until(lambda: name in self.replies or bool(self.closed))
        return self.replies.get(name, {"is": "closed", "say": ""})

    def asked(self) -> list[int]:
        """My seats that owe an answer."""
        return [seat for seat, view in self.views.items() if seat is not None and view.get("ask")]

    async def play_out(self, rng: random.Random, most: int = 5000) -> None:
        """Play all my seats at random until the game is over."""
        for _ in range(most):
            await self.until(lambda: self.asked() != [] or self.table["phase"] == "over")
            if self.table["phase"] == "over":
                return
            await self.play(self.asked()[0], rng)
        raise AssertionError("the game does not end")

    async def play(self, seat: int, rng: random.Random) -> Data:
        """One answer, drawn at random."""
        ask = self.views[seat]["ask"]
        move = rng.choice(ask["options"])["move"]
        answer = await self.say("play", seat=seat, move=move, question=ask["question"], sure=True)
        return answer
