"""`ludotheque` alone: the lobby, in the browser, for the person at this machine."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
import webbrowser

from ludotheque.server.app import Settings, client_folder, run
from ludotheque.server.holding import holder
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.shelf import overview

PATIENCE = 30.0  #: seconds for which the browser waits for the server


def lobby_command(screen: Screen, show: bool) -> int:
    """Say what there is, serve this machine until Ctrl-C, and show the lobby in the browser if asked to."""
    overview(screen)
    if not (client_folder() / "index.html").is_file():
        raise Problem("terminal-no-pages")
    settings = Settings()
    held = holder(settings.database)
    if held is not None:
        screen.space()
        screen.raw(screen.text("terminal-lobby-open", url=f"{held.address}/"))
        if show:
            _open(f"{held.address}/")
        return 0
    settings.port = free_port(settings.host, settings.port)
    url = f"http://{settings.host}:{settings.port}/"
    screen.space()
    screen.raw(screen.text("terminal-lobby", url=url, database=settings.database))
    if show:
        threading.Thread(target=_show, args=(settings.host, settings.port, url), daemon=True).start()
    run(settings)
    return 0


def free_port(host: str, wish: int) -> int:
    """A port nobody listens on: the requested one if it is free, because browsers remember seats by address."""
    for port in (wish, 0):
        with contextlib.suppress(OSError), socket.socket() as it:
            if os.name == "posix":  # a server that has just stopped does not hold its port
                it.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            it.bind((host, port))
            return int(it.getsockname()[1])
    raise Problem("terminal-no-port")


def _show(host: str, port: int, url: str) -> None:
    """Open the browser as soon as the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=1):
            break
        time.sleep(0.1)
    _open(url)


def _open(url: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        browser = webbrowser.get()
        # A browser for terminals would take this terminal away; it is opened only if it was asked for by name.
        if "BROWSER" in os.environ or type(browser) is not webbrowser.GenericBrowser:
            browser.open(url)
