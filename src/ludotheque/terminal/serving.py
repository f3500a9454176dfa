"""`ludotheque serve`: run the server, and say where it can be reached."""

from __future__ import annotations

from ludotheque.server.addresses import qr_text, share_urls
from ludotheque.server.app import Settings, run
from ludotheque.terminal.screen import Screen


def serve_command(screen: Screen, settings: Settings) -> int:
    """Serve until Ctrl-C."""
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
