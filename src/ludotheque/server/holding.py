"""One database file, one server: who serves from a file holds it, and says so beside it. Also: a copy of a live one."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # a system without them: there the file is not held
    fcntl = None  # type: ignore[assignment]


class Held(Exception):
    """Another server holds this file."""

    def __init__(self, file: str, address: str, process: int) -> None:
        super().__init__(f"{file} is held by the server at {address} (process {process}): one file, one server")
        self.file = file
        self.address = address
        self.process = process


def database_file(database: str) -> Path | None:
    """The file of a database; None when it is no file."""
    if database.startswith(("postgres", "sqlite+")) or ":memory:" in database:
        return None
    return Path(database.removeprefix("sqlite:///")).expanduser()


@contextlib.contextmanager
def holding(database: str, address: str) -> Iterator[None]:
    """Hold a database while it is served at this address; raises Held. The system lets go of it when we end, or die."""
    file = database_file(database)
    if file is None or fcntl is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{file.resolve()}.lock", "a+", encoding="utf-8", opener=_private) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            who: dict[str, Any] = {"address": "?", "process": 0}
            with contextlib.suppress(ValueError):
                who |= json.load(lock)
            raise Held(str(file), str(who["address"]), int(who["process"])) from None
        lock.truncate(0)
        json.dump({"address": address, "process": os.getpid()}, lock)
        lock.flush()
        yield


def holder(database: str) -> Held | None:
    """Who holds a database now."""
    try:
        with holding(database, ""):
            return None
    except Held as held:
        return held


def backup(database: str, copy: Path) -> None:
    """A consistent copy of a database file, also of one that is served now; OSError if it is there already."""
    file = database_file(database)
    if file is None or not file.is_file():
        raise FileNotFoundError(2, "no such database file", str(file or database))
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as live,
            contextlib.closing(sqlite3.connect(copy)) as into,
        ):
            live.backup(into)
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise OSError(5, str(error), str(file)) from error


def keep_private(database: str) -> None:
    """Make the file if need be, and see to it that only its owner reads it: tokens and secrets are in it."""
    file = database_file(database)
    if file is not None:
        os.close(_private(str(file), os.O_CREAT | os.O_RDWR))
        with contextlib.suppress(OSError):  # somebody else's: then its owner decides
            file.chmod(0o600)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
