"""`ludotheque serve`: run the server, and say where it can be reached."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.addresses import qr_text, share_urls
from ludotheque.server.app import Settings, run
from ludotheque.server.holding import backup, holder
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen


def backup_command(screen: Screen, database: str, copy: Path) -> int:
    """`ludotheque backup FILE`: a consistent copy of the tables, while they are played at."""
    if database.startswith("postgres"):
        raise Problem("terminal-backup-postgresql")
    try:
        backup(database, copy)
    except OSError as error:
        raise Problem("terminal-cannot-back-up", file=str(error.filename or copy), why=str(error.strerror)) from error
    screen.say("terminal-backed-up", file=str(copy))
    return 0


def serve_command(screen: Screen, settings: Settings) -> int:
    """Serve until Ctrl-C."""
    held = holder(settings.database)
    if held is not None:
        raise Problem("terminal-database-held", file=held.file, url=held.address, process=str(held.process))
    screen.raw(screen.text("terminal-serving", url=f"http://127.0.0.1:{settings.port}", database=settings.database))
    others = share_urls(settings.host, settings.port, settings.public_url)
    if others:
        screen.raw(screen.text("terminal-serving-others", urls=", ".join(others)))
        if not screen.plain:
            screen.raw(qr_text(others[0]))
    else:
        screen.raw(screen.text("terminal-serving-alone"))
    run(settings)
    return 0
