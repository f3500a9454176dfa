"""The same measurement of boardgame.io's server, with a game of about the same size; it keeps its tables in memory."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import IO, Any

from ludotheque.lab.driver import SATURATION
from ludotheque.lab.processes import Usage, answers, free_port, ms_per_move, per_table, share_of, started

Data = dict[str, Any]
PEER = "boardgame.io"


def measure_peer(tables: int, seconds: float, think: float, seed: int) -> tuple[Data | None, str]:
    """The same with boardgame.io's server, or None and the reason."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None, "no-node"
    files = resources.files("ludotheque.lab").joinpath("peers", "boardgameio")
    if not files.joinpath("package-lock.json").is_file():
        return None, "not-packed"
    with tempfile.TemporaryDirectory(prefix="ludotheque-peer-") as name:
        folder = Path(name)
        for file in ("package.json", "package-lock.json", "npmrc", "game.js", "server.js", "driver.js"):
            target = ".npmrc" if file == "npmrc" else file
            (folder / target).write_bytes(files.joinpath(file).read_bytes())
        try:
            _install(npm, folder)
            return _measure_peer(node, folder, tables, seconds, think, seed), ""
        except (OSError, RuntimeError, ValueError, subprocess.SubprocessError) as error:
            return None, f"{type(error).__name__}: {error}"[-500:]


def _install(npm: str, folder: Path) -> None:
    command = [npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, capture_output=True, timeout=300, check=False)
    if done.returncode:
        raise RuntimeError("npm ci: " + done.stderr.decode("utf-8", "replace").strip()[-400:])


def _measure_peer(node: str, folder: Path, tables: int, seconds: float, think: float, seed: int) -> Data:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    url = f"http://127.0.0.1:{port}"
    command = [node, "server.js", str(port)]
    with started(command, folder, lambda: answers(f"{url}/games"), cwd=folder, env=environment) as process:
        usage = Usage(process.pid)
        fast = max(0.5, SATURATION * seconds)
        wish = [node, "driver.js", url, str(tables), str(seconds), str(fast), str(think), str(seed)]
        pipe = subprocess.PIPE
        with subprocess.Popen(wish, cwd=folder, env=environment, stdin=pipe, stdout=pipe) as driver:
            try:
                return _follow(driver, usage, folder)
            finally:
                driver.kill()


def _follow(driver: subprocess.Popen[bytes], server: Usage, folder: Path) -> Data:
    """The driver says line by line what it has done, and waits until the server has been looked at."""
    assert driver.stdin is not None and driver.stdout is not None
    me = Usage(driver.pid)
    out: Data = {"name": PEER, "version": _version(folder)}
    marks: list[tuple[float | None, float | None]] = []
    for line in _lines(driver.stdout):
        said: Data = json.loads(line)
        what = said.pop("did")
        if what == "warmed":
            out["memory_before"] = server.memory()
        elif what == "opened":
            out |= said
        elif what == "begins":
            marks.append((server.cpu(), me.cpu()))
        elif what in ("paced", "saturated"):
            said["cpu"] = share_of(server.cpu(), marks[-1][0], said["seconds"])
            said["cpu_ms_per_move"] = ms_per_move(said["cpu"], said["seconds"], said["moves"])
            said["driver_cpu"] = share_of(me.cpu(), marks[-1][1], said["seconds"])
            out[what] = said
            if what == "paced":
                out["memory_with_tables"] = server.memory()
        driver.stdin.write(b"\n")
        driver.stdin.flush()
        if what == "saturated":
            held, before = out["held"], out["memory_before"]
            out["memory_per_table"] = per_table(out["memory_with_tables"], before, held)
            out["memory_per_table_later"] = per_table(server.memory(), before, held)
            out["moves_per_table"] = round((out["paced"]["moves"] + out["saturated"]["moves"]) / max(1, held), 1)
            return out
    raise RuntimeError("the driver ended early")


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    for _ in range(100):
        line = stream.readline()
        if not line:
            return
        yield line


def _version(folder: Path) -> str:
    package = json.loads((folder / "node_modules" / PEER / "package.json").read_text("utf-8"))
    return str(package["version"])
