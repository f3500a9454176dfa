"""A house in a browser has no network, no processes and no database driver: it imports nothing that needs them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.local_house import FOUND_BY_NAME, SOURCES, modules, texts

import ludotheque as ldt

#: What is not there, or takes long to read and is of no use.
DATABASES = ("sqlalchemy", "alembic", "aiosqlite", "asyncpg")
NETWORK = ("starlette", "anyio", "uvicorn", "httpx", "httpcore", "websockets", "webauthn", "prometheus_client", "segno")
FORBIDDEN = (*DATABASES, *NETWORK, "platformdirs", "rich", "multiprocessing")
#: What is read only when it is needed: every module costs time until the first table.
LATER = ("fluent", "babel", "openskill", "ludotheque.games.yro", "ludotheque.games.volfyirion")
GAME = """
import asyncio, pathlib, random, sys
from support.without_server import page_on

async def play():
    async with page_on(pathlib.Path(sys.argv[1])) as page:
        early = [name for name in sys.modules if name.startswith(LATER)]
        assert not early, early
        for game in GAMES:
            made = await page.make(game, {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "thumb", "name": ""})
            async with page.at(made["room"], made["mine"][0]["token"]) as ana:
                await ana.until(lambda: ana.asked() != [])
                await ana.play(ana.asked()[0], random.Random(1))
    import ludotheque.local.thinking
    found = [name for name in sys.modules if name.partition(".")[0] in FORBIDDEN]
    assert not found, found
    print("all well")

asyncio.run(play())
"""


def test_the_files_that_are_packed_are_enough_and_import_nothing_that_is_not_there(tmp_path: Path) -> None:
    packed = tmp_path / "packed"
    for file in [*modules(), *texts()]:
        copy = packed / file.relative_to(SOURCES)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    known = f"FORBIDDEN, LATER, GAMES = {FORBIDDEN!r}, {LATER!r}, {ldt.games()!r}\n"
    path = os.pathsep.join([str(packed), str(Path(__file__).parents[1])])
    command = [sys.executable, "-c", known + GAME, str(tmp_path / "page")]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.stdout == "all well\n", done.stderr


def test_what_is_packed_is_what_the_house_is_made_of() -> None:
    rooms = {file.relative_to(SOURCES / "ludotheque").parts[0] for file in modules()} - {"__init__.py"}
    assert rooms == {"local", "server", "bots", "wire", "kernel", "locales", "rulebooks", *FOUND_BY_NAME}
    names = {file.relative_to(SOURCES).as_posix() for file in modules()}
    assert not names & {f"ludotheque/server/{name}.py" for name in ("app", "store", "botpool", "workers", "socket")}
    assert not [file for file in texts() if file.name.startswith(("web", "terminal"))]
