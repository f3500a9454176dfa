"""Measures the static files in build/static, in Chromium: what the table in docs/static.md says.

    python tools/measure_static.py

Bytes are what a host sends that compresses with gzip or brotli, and one that compresses nothing; archives are sent as
they are. Seconds are by the clock, from opening the page on, beside the processor time that the browser used for it.
"""

from __future__ import annotations

import argparse
import gzip
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped,unused-ignore]
from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from tools import static, web  # noqa: E402

# The tests' own helpers, which are not typed.
Host: Any = importlib.import_module("support.host").Host
chromium: Any = importlib.import_module("support.pages").chromium


GAMES = ("yutaka", "yro", "volfyirion", "saint-seiya")
#: Compressed already.
PACKED = (".zip", ".xz", ".png", ".woff2")
CAN_MOVE = "document.querySelectorAll('.place.lit, [data-move]').length > 0"
OVER = "document.querySelector('[data-turn]')?.dataset.over === 'yes'"
MINE = "document.querySelector('[data-turn]')?.dataset.turn === 'mine'"
BROTLI = (
    "const [,, ...files] = process.argv; const z = require('zlib'), f = require('fs');"
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
    return [it for it in psutil.Process().children(recursive=True) if "chrom" in it.name()]


def processor() -> float:
    """The processor time they have used, in seconds: on an idle machine nothing takes longer than that."""
    return float(sum(it.cpu_times().user + it.cpu_times().system for it in browsers()))


def first_move(page: Page, url: str, n: int = 0) -> dict[str, float]:
    """Open the lobby, press Play at once, until a move can be made: the seconds to both."""
    begun, used = time.monotonic(), processor()
    page.goto(url)
    page.locator("article button.play").nth(n).wait_for()
    lobby = time.monotonic() - begun
    page.locator("article button.play").nth(n).click()
    wait(page, CAN_MOVE)
    taken = time.monotonic() - begun
    return {"lobby": round(lobby, 2), "first move": round(taken, 2), "processor": round(processor() - used, 2)}


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
    return float(round(sum(it.memory_full_info().pss for it in browsers()) / 1e6))


def moves(page: Page, most: int) -> dict[str, float]:
    """Play so many taps, the first thing that is lit: how long until it is my turn again, which is when bots think."""
    waits = []
    for _ in range(most):
        if page.evaluate(OVER):
            break
        wait(page, f"({OVER}) || (({MINE}) && ({CAN_MOVE}))")
        it = page.locator(".place.lit, [data-move]").first
        try:
            it.click(timeout=2000, force=True)
        except Exception:
            continue
        time.sleep(0.05)
        waits.append(wait(page, f"({OVER}) || (({MINE}) && ({CAN_MOVE}))"))
    waits.sort()
    if not waits:
        return {}
    return {"median": round(waits[len(waits) // 2], 2), "longest": round(waits[-1], 2), "taps": len(waits)}


def measure() -> dict[str, Any]:
    """Everything, in one Chromium."""
    out: dict[str, Any] = {"load at the start": round(os.getloadavg()[0], 1)}
    with tempfile.TemporaryDirectory() as scratch, chromium() as browser:
        host = Host(Path(scratch) / "host", static.OUT).start()

        def visitor() -> tuple[BrowserContext, Page, list[str]]:
            context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
            context.add_init_script("localStorage['ludotheque.settings'] ??= JSON.stringify({ speed: 'none' })")
            asked: list[str] = []
            context.on("request", lambda request: asked.append(request.url))
            return context, context.new_page(), asked

        try:
            out["memory, empty"] = memory()
            context, page, asked = visitor()
            out["cold"] = first_move(page, host.url + "/")
            out["bytes to the first table"] = sizes(asked, host.url)
            out["memory, table open"] = memory()
            page.goto(host.url + "/")
            wait(page, "document.querySelector('[data-offline=yes]') !== null")
            out["warm"] = []
            for _ in range(3):
                page.close()
                page = context.new_page()
                out["warm"].append(first_move(page, host.url + "/"))
            host.kill()
            page.close()
            page = context.new_page()
            out["without the host"] = first_move(page, host.url + "/")
            out["club"] = {}
            for n, game in enumerate(GAMES):
                first_move(page, host.url + "/", n)
                out["club"][game] = moves(page, 25)
            out["memory, after games"] = memory()
            context.close()
        finally:
            host.stop()
    out["load at the end"] = round(os.getloadavg()[0], 1)
    return out


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    print(json.dumps(measure(), indent=1))
