"""Measures the static files in build/static, in Chromium: what the table in docs/static.md says.

    python tools/measure_static.py [GAME ...]

Bytes are what a host sends that compresses with gzip or brotli, and one that compresses nothing; archives are sent as
they are. Seconds are by the clock, from opening the page on, beside the processor time that the browser used for it.
"""

from __future__ import annotations

import argparse
import gzip
import importlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped,unused-ignore]
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from tools import static, web  # noqa: E402

# The tests' own helpers, which are not typed.
Host: Any = importlib.import_module("support.host").Host
pages: Any = importlib.import_module("support.pages")
chromium, Visit = pages.chromium, pages.Visit

GAMES = ("yutaka", "yro", "volfyirion", "saint-seiya")
#: Compressed already.
PACKED = (".zip", ".xz", ".png", ".woff2")
DECISIONS = """async (games) => {
  const { files } = JSON.parse(document.getElementById('house').textContent);
  const folder = `${location.href.split('/table/')[0]}/${files}`;
  const { loadPyodide } = await import(folder + 'pyodide.mjs');
  const py = await loadPyodide({ indexURL: folder });
  py.unpackArchive(await (await fetch(folder + 'house.tar.xz')).arrayBuffer(), 'xztar', { extractDir: '/lib/house' });
  py.globals.set('games', games);
  return JSON.parse(py.runPython(`
import json, sys, time
sys.path.insert(0, "/lib/house")
import ludotheque as ldt
from ludotheque.kernel.chance import Quick

def rate(key):
    n, rng, begun = 0, Quick(1), time.monotonic()
    while time.monotonic() - begun < 2:
        match = ldt.game(key).start(seed=n)
        while not match.over and time.monotonic() - begun < 2:
            moves = match.moves(match.waiting_for[0])
            match.play(match.waiting_for[0], moves[rng.below(len(moves))])
            n += 1
    return round(n / (time.monotonic() - begun))

json.dumps({key: rate(key) for key in games})
`));
}"""
CAN_MOVE = "document.querySelectorAll('.place.lit, [data-move]').length > 0"
BROTLI = (
    "const [, ...files] = process.argv; const z = require('zlib'), f = require('fs');"
    "console.log(JSON.stringify(files.map((it) => z.brotliCompressSync(f.readFileSync(it)).length)))"
)


def wait(page: Page, true: str, seconds: float = 300) -> float:
    """Wait until an expression is true; the seconds it took."""
    begun = time.monotonic()
    while not page.evaluate(true):
        if time.monotonic() - begun > seconds:
            raise TimeoutError(true)
        time.sleep(0.01)
    return time.monotonic() - begun


def browsers() -> list[psutil.Process]:
    """The processes of the browser."""
    found = []
    for it in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if "chrom" in it.name():
                found.append(it)
    return found


#: The processor time of each process that was ever seen: pages are closed between two measurements.
used: dict[int, float] = {}


def processor() -> float:
    """The processor time they have used, in seconds: on an idle machine nothing takes longer than that."""
    for it in browsers():
        with suppress(psutil.NoSuchProcess):
            times = it.cpu_times()
            used[it.pid] = times.user + times.system
    return sum(used.values())


def first_move(page: Page, url: str, n: int = 0) -> dict[str, float]:
    """Open the lobby, press Play at once, until a move can be made: the seconds to both."""
    before, begun = processor(), time.monotonic()
    page.goto(url)
    page.locator("article button.play").nth(n).wait_for()
    lobby = time.monotonic() - begun
    page.locator("article button.play").nth(n).click()
    wait(page, CAN_MOVE)
    taken = time.monotonic() - begun
    return {"lobby": round(lobby, 2), "first move": round(taken, 2), "processor": round(processor() - before, 2)}


def sizes(asked: list[str], url: str) -> dict[str, int]:
    """The bytes of the files that were asked for, as hosts send them."""
    names = [it[len(url) + 1 :] or "index.html" for it in asked if it.startswith(url) and "?" not in it]
    files = {static.OUT / name for name in names}
    there = sorted(file for file in files if file.is_file())
    loose = [file for file in there if file.suffix not in PACKED]
    node = web.choose_node()
    said = subprocess.run(
        [str(Path(node.folder) / "node"), "-e", BROTLI, "--", *map(str, loose)],
        capture_output=True,
        text=True,
        check=True,
    )
    packed = sum(file.stat().st_size for file in there if file.suffix in PACKED)
    return {
        "files": len(there),
        "as they are": sum(file.stat().st_size for file in there),
        "gzip": packed + sum(len(gzip.compress(file.read_bytes(), 6)) for file in loose),
        "brotli": packed + sum(json.loads(said.stdout)),
    }


def memory() -> float:
    """What the browser's processes hold, in MB: shared pages counted once."""
    held = 0
    for it in browsers():
        with suppress(psutil.NoSuchProcess):
            held += it.memory_full_info().pss
    return round(held / 1e6)


def turns(it: Any, most: int) -> dict[str, float]:
    """Tap so many times on what is lit: seconds until it is the player's turn again; bots move in between."""
    rng = random.Random("measured")
    waits: list[float] = []
    while len(waits) < most:
        begun = time.monotonic()
        if not it.pick(rng):
            break
        it.my_turn(300)
        waits.append(time.monotonic() - begun)
    waits.sort()
    return {"median": round(waits[len(waits) // 2], 2), "longest": round(waits[-1], 2), "taps": len(waits)}


def decisions(page: Page, games: list[str]) -> dict[str, float]:
    """Decisions a second of games played at random by the Python of the page itself."""
    return dict(page.evaluate(DECISIONS, games))


def measure(games: list[str], tell: Callable[[str, Any], None]) -> None:
    """Everything, in one Chromium; told one by one, because a busy machine may take long."""
    tell("load at the start", round(os.getloadavg()[0], 1))
    with tempfile.TemporaryDirectory() as scratch, chromium() as browser:
        host = Host(Path(scratch) / "host", static.OUT).start()
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
        context.set_default_timeout(300_000)
        context.add_init_script("localStorage['ludotheque.settings'] ??= JSON.stringify({ speed: 'none' })")
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        first = GAMES.index(games[0])

        def opened() -> dict[str, float]:
            """The first move in a page of its own, which is then closed."""
            page = context.new_page()
            took = first_move(page, host.url + "/", first)
            page.close()
            return took

        try:
            tell("memory, nothing open", memory())
            page = context.new_page()
            tell("cold", first_move(page, host.url + "/", first))
            table = list(asked)
            tell("memory, table open", memory())
            page.goto(host.url + "/")
            wait(page, "document.querySelector('[data-offline=yes]') !== null")
            page.close()
            tell("warm", [opened() for _ in range(3)])
            host.kill()
            tell("without the host", opened())
            page = context.new_page()
            for game in games:
                first_move(page, host.url + "/", GAMES.index(game))
                tell(f"Club, {game}", turns(Visit(page, context, host, "en"), 25))
            tell("memory, after games", memory())
            tell("decisions/s", decisions(page, games))
        finally:
            context.close()
            host.stop()
    tell("load at the end", round(os.getloadavg()[0], 1))
    tell("bytes to the first table", sizes(table, host.url))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    chosen = parser.parse_args().games or list(GAMES)
    if unknown := set(chosen) - set(GAMES):
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    measure(chosen, lambda what, found: print(f"{what}: {json.dumps(found)}", flush=True))
