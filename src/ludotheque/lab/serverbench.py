"""How many tables a server holds: a real server process, and players on real websockets who think and play.

First people play at their own pace, all tables at once; then everybody answers at once, to see where the limit is. A
move counts as told when everyone at the table has it. Beside it, in the same run and on the same machine, the server of
boardgame.io with a game of about the same size, if Node is here; it keeps its tables in memory, while ours are on disk
before anybody is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import httpcore
import msgspec
from rich.table import Table
from rich.text import Text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotheque.lab import builds
from ludotheque.lab.figures import decimal
from ludotheque.lab.report import Report
from ludotheque.locales import say

Data = dict[str, Any]

THINK = 4.0  #: seconds that a person thinks, on average
SATURATION = 0.5  #: of the time for people, this much is spent on playing without thinking
FASTEST = 1 / 15  #: seconds between two answers of one client: the server takes no more than 20 a second for long
AT_ONCE = 50  #: tables that are being opened at the same time
PATIENCE = 120.0  #: seconds for opening all tables, beyond which what is not open is left out
WARM = 3  #: tables that are played for a moment before anything is measured
SOON = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), 2.0)}
PATIENT = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), 60.0)}
NO_ANSWER = (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError)


# ------------------------------------------------------------------------------------ the whole bench
def run(
    tables: int = 200,
    seconds: float = 10.0,
    seed: int = 1,
    peer: bool = True,
    *,
    think: float = THINK,
    compression: bool = True,
) -> Data:
    """Hold so many tables of two players for so many seconds, then play as fast as it goes for half as long."""
    _allow_many_files(4 * tables + 500)
    with _server() as (process, url):
        driver = Driver(url, tables, seconds, think, random.Random(seed), compression)
        ours = asyncio.run(driver.measure(Usage(process.pid)))
    theirs, problem = (None, "not-asked") if not peer else _peer(tables, seconds, think, seed)
    return {
        "tables": tables,
        "seconds": seconds,
        "think": think,
        "seed": seed,
        "compression": compression,
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "build": builds.running(),
        "ludotheque": ours,
        "peer": theirs,
        "peer_problem": problem,
    }


def _allow_many_files(wanted: int) -> None:
    """Every client is an open file, here and in the servers that are started from here."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def _free_port() -> int:
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return int(it.getsockname()[1])


@contextlib.contextmanager
def _started(
    command: list[str], folder: Path, ready: Callable[[], bool], **more: Any
) -> Iterator[subprocess.Popen[bytes]]:
    """A process on this machine while it is needed; raises RuntimeError with its last words if it ends early."""
    with (folder / "output.log").open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, **more)
        try:
            for _ in range(1500):
                if process.poll() is None and ready():
                    break
                if process.poll() is not None:
                    raise RuntimeError(_last_words(folder / "output.log"))
                time.sleep(0.02)
            else:
                raise RuntimeError("it did not start within 30 seconds")
            yield process
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _last_words(file: Path) -> str:
    return file.read_text("utf-8", "replace").strip()[-500:] or "it ended without a word"


def _answers(url: str) -> bool:
    with contextlib.suppress(*NO_ANSWER):
        return httpcore.request("GET", url, extensions=SOON).status < 500
    return False


@contextlib.contextmanager
def _server() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Our server on a port and a database of its own."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as name:
        folder = Path(name)
        port = _free_port()
        command = [sys.executable, "-m", "ludotheque.server", "--port", str(port)]
        command += ["--database", str(folder / "tables.sqlite")]
        command += ["--posts-at-once", "1000000"]  # all players come from this one machine
        url = f"http://127.0.0.1:{port}"
        with _started(command, folder, lambda: _answers(f"{url}/healthz")) as process:
            yield process, url


# ------------------------------------------------------------------------------------ what a process uses
def _psutil() -> ModuleType | None:
    """The library that knows, if it is installed."""
    try:
        import psutil  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        return None
    it: ModuleType = psutil
    return it


class Usage:
    """The memory and the time on the processor of one process; None where nobody can tell."""

    def __init__(self, pid: int) -> None:
        library = _psutil()
        self._process = library.Process(pid) if library is not None else None

    def memory(self) -> int | None:
        """Bytes in memory now."""
        return None if self._process is None else int(self._process.memory_info().rss)

    def cpu(self) -> float | None:
        """Seconds on the processor so far."""
        if self._process is None:
            return None
        times = self._process.cpu_times()
        return float(times.user + times.system)


def _per_table(memory: int | None, before: int | None, tables: int) -> int | None:
    return None if memory is None or before is None or not tables else round((memory - before) / tables)


def _share(cpu: float | None, before: float | None, seconds: float) -> float | None:
    return None if cpu is None or before is None else round((cpu - before) / seconds, 3)


def _each(share: float | None, seconds: float, moves: int) -> float | None:
    """Milliseconds on the processor for each move: what remains comparable when others use the machine too."""
    return None if share is None or not moves else round(1000 * share * seconds / moves, 3)


def percentile(values: list[float], share: float) -> float | None:
    """The value that this share of the values does not exceed."""
    if not values:
        return None
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(1000 * seconds, 2)


# ------------------------------------------------------------------------------------ the players
class Choice(msgspec.Struct):
    """A move that is offered."""

    move: str


class Question(msgspec.Struct):
    """What a client must know of a question."""

    options: list[Choice]


class Sight(msgspec.Struct):
    """What a client must know of the table; the rest of a view is skipped."""

    question: int
    over: bool
    ask: Question | None


class Told(msgspec.Struct):
    """What a client must know of a message."""

    kind: str = msgspec.field(name="is")
    view: Sight | None = None


_decode = msgspec.json.Decoder(Told).decode


class Phase:
    """What is counted while everybody plays in one way."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.began = time.perf_counter()
        self.on = True
        self.moves = 0  #: told to everyone while it was on
        self.delays: list[float] = []
        self.refused = 0
        self.bytes = 0

    def told(self, seconds: float) -> None:
        """A move that was made in this phase has reached everyone."""
        self.delays.append(seconds)
        self.moves += self.on

    def result(self, seconds: float, server: float | None, driver: float | None) -> Data:
        """The figures."""
        return {
            "seconds": round(seconds, 3),
            "moves": self.moves,
            "moves_per_second": round(self.moves / seconds, 2),
            "p50_ms": _ms(percentile(self.delays, 0.50)),
            "p99_ms": _ms(percentile(self.delays, 0.99)),
            "max_ms": _ms(max(self.delays, default=None)),
            "bytes_per_move": round(self.bytes / len(self.delays)) if self.delays else None,
            "refused": self.refused,
            "cpu": server,
            "cpu_ms_per_move": _each(server, seconds, self.moves),
            "driver_cpu": driver,
        }


class Seat:
    """One player: a connection, and what it was told last, and when."""

    def __init__(self, number: int, token: str) -> None:
        self.number = number
        self.token = token
        self.socket: ClientConnection | None = None
        self.view: Sight | None = None
        self.at = 0.0
        self.answered = 0.0


class Game:
    """One table and its two players."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.seats: list[Seat] = []
        self.listening: list[asyncio.Task[None]] = []
        self.changed = asyncio.Event()
        self.refused = False
        self.on_its_way = False  #: a move that not everyone has yet

    async def open(self) -> None:
        """Make a table, and let both sit down."""
        wish = {"game": "yutaka", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bo"}]}
        made = await self.driver.post("/api/tables", wish)
        self.seats = [Seat(link["seat"], link["token"]) for link in made["mine"]]
        compression = "deflate" if self.driver.compression else None
        for seat in self.seats:
            seat.socket = await connect(
                self.driver.socket_url, compression=compression, ping_interval=None, max_size=2**22, close_timeout=1
            )
            await seat.socket.send(json.dumps({"do": "hello", "room": made["room"], "tokens": [seat.token]}))
            self.listening.append(asyncio.create_task(self._listen(seat, seat.socket)))

    async def close(self) -> None:
        """Everybody goes home."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        self.listening = []
        await asyncio.gather(*(seat.socket.close() for seat in self.seats if seat.socket), return_exceptions=True)

    async def _listen(self, seat: Seat, it: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            async for raw in it:
                self.driver.phase.bytes += len(raw)
                told = _decode(raw)
                if told.view is not None:
                    seat.view = told.view
                    seat.at = time.perf_counter()
                    self.changed.set()
                elif told.kind == "refused":
                    self.refused = True
                    self.changed.set()
        self.driver.lost += 1

    async def play(self, phase: Phase) -> None:
        """Play for as long as a phase lasts; whoever is asked thinks, answers, and waits until everyone has seen it."""
        rng = self.driver.rng
        while phase.on:
            if all(seat.view is not None and seat.view.over for seat in self.seats):
                await self.close()
                await self.open()
            seat, view = await self._asked()
            pause = rng.expovariate(1 / phase.think) if phase.think else 0.0
            await asyncio.sleep(max(min(pause, 5 * phase.think), FASTEST - (time.perf_counter() - seat.answered)))
            if not phase.on or view.ask is None or seat.socket is None:
                return
            self.driver.ids += 1
            sent = {"do": "play", "id": f"bench-{self.driver.ids:012}", "seat": seat.number}
            sent |= {"move": rng.choice(view.ask.options).move, "question": view.question}
            self.refused, self.on_its_way = False, True
            seat.answered = time.perf_counter()
            await seat.socket.send(json.dumps(sent))
            while not self.refused and not all(_is_past(it.view, view.question) for it in self.seats):
                await self._change()
            self.on_its_way = False
            if self.refused:
                phase.refused += 1
            else:
                phase.told(max(it.at for it in self.seats) - seat.answered)

    async def _asked(self) -> tuple[Seat, Sight]:
        """The seat that owes an answer, as soon as it knows."""
        while True:
            for seat in self.seats:
                if seat.view is not None and seat.view.ask is not None:
                    return seat, seat.view
            await self._change()

    async def _change(self) -> None:
        self.changed.clear()
        await self.changed.wait()


def _is_past(view: Sight | None, question: int) -> bool:
    return view is not None and (view.over or view.question > question)


class Driver:
    """All players, in one process, and the clock that is held to them."""

    def __init__(
        self, url: str, tables: int, seconds: float, think: float, rng: random.Random, compression: bool = True
    ) -> None:
        self.url = url
        self.socket_url = url.replace("http", "ws", 1) + "/socket"
        self.tables = tables
        self.seconds = seconds
        self.think = think
        self.rng = rng
        self.compression = compression
        self.phase = Phase(0.0)
        self.games: list[Game] = []
        self.ids = 0
        self.lost = 0  #: connections that the server closed
        self.broken = 0  #: tables that could not go on
        self.http: httpcore.AsyncConnectionPool

    async def measure(self, server: Usage) -> Data:
        """Open the tables, play in both ways, and say how it went."""
        me = Usage(os.getpid())
        async with httpcore.AsyncConnectionPool(max_connections=AT_ONCE, keepalive_expiry=1) as self.http:
            await self._warm_up()
            empty = server.memory()
            began = time.perf_counter()
            problems = await self._open()
            opened = time.perf_counter() - began
            await asyncio.sleep(min(1.0, self.seconds / 4))
            paced = await self._play(self.think, self.seconds, server, me)
            full = server.memory()
            held = await self._held()
            fast = await self._play(0.0, max(0.5, SATURATION * self.seconds), server, me)
            later = server.memory()
            await asyncio.gather(*(game.close() for game in self.games))
        return {
            "held": held,
            "not_opened": self.tables - len(self.games),
            "problems": problems,
            "lost": self.lost,
            "broken": self.broken,
            "open_seconds": round(opened, 3),
            "memory_before": empty,
            "memory_with_tables": full,
            "memory_per_table": _per_table(full, empty, held),
            "memory_per_table_later": _per_table(later, empty, held),  # when games have gone on for a while
            "moves_per_table": round((paced["moves"] + fast["moves"]) / max(1, held), 1),
            "paced": paced,
            "saturated": fast,
        }

    async def post(self, path: str, wish: Data) -> Data:
        """A request; again when the connection was closed just then, as an idle one may be."""
        for _ in range(2):
            with contextlib.suppress(httpcore.ReadError, httpcore.RemoteProtocolError):
                return await self._post(path, wish)
        return await self._post(path, wish)

    async def _post(self, path: str, wish: Data) -> Data:
        headers = [("content-type", "application/json")]
        content = json.dumps(wish).encode()
        answer = await self.http.request("POST", self.url + path, headers=headers, content=content, extensions=PATIENT)
        if answer.status >= 400:
            raise OSError(f"{path}: {answer.status}")
        made: Data = json.loads(answer.content)
        return made

    async def _warm_up(self) -> None:
        """What is loaded with the first table is not the cost of a table."""
        games = [Game(self) for _ in range(WARM)]
        for game in games:
            await game.open()
        await self._let_play(games, Phase(0.0), min(0.5, self.seconds / 4))
        for game in games:
            await game.close()

    async def _open(self) -> list[str]:
        """Open all tables, some at a time; returns what went wrong with those that could not be opened."""
        gate = asyncio.Semaphore(AT_ONCE)
        problems: list[str] = []

        async def one() -> None:
            game = Game(self)
            try:
                async with gate:
                    await game.open()
                self.games.append(game)
            except (*NO_ANSWER, WebSocketException) as error:
                problems.append(f"{type(error).__name__}: {error}"[:200])

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(one() for _ in range(self.tables)))
        return sorted(set(problems))[:5]

    async def _held(self) -> int:
        """The tables that are there with both their players, as they say and as the server says."""
        whole = sum(all(seat.view is not None for seat in game.seats) for game in self.games)
        answer = await self.http.request("GET", f"{self.url}/metrics", extensions=PATIENT)
        for line in answer.content.decode().splitlines():
            if line.startswith("ludotheque_connections "):
                return min(whole, int(float(line.split()[1])) // 2)
        return whole

    async def _play(self, think: float, seconds: float, server: Usage, me: Usage) -> Data:
        gc.collect()
        gc.disable()  # a pause of the players would look like one of the server
        cpu, mine = server.cpu(), me.cpu()
        self.phase = phase = Phase(think)
        usage: list[float | None] = []

        def ends() -> None:
            usage[:] = [time.perf_counter() - phase.began, server.cpu(), me.cpu()]

        try:
            await self._let_play(self.games, phase, seconds, ends)
        finally:
            gc.enable()
        took = usage[0] or seconds
        return phase.result(took, _share(usage[1], cpu, took), _share(usage[2], mine, took))

    async def _let_play(
        self, games: list[Game], phase: Phase, seconds: float, ends: Callable[[], None] = lambda: None
    ) -> None:
        """Let them play for so long, and what was sent arrive for a moment more."""
        tasks = [asyncio.create_task(game.play(phase)) for game in games]
        await asyncio.sleep(seconds)
        phase.on = False
        ends()
        for _ in range(100):
            if not any(game.on_its_way for game in games):
                break
            await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            self.broken += isinstance(result, Exception)


# ------------------------------------------------------------------------------------ the peer
PEER = "boardgame.io"


def _peer(tables: int, seconds: float, think: float, seed: int) -> tuple[Data | None, str]:
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
    port = _free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    url = f"http://127.0.0.1:{port}"
    command = [node, "server.js", str(port)]
    with _started(command, folder, lambda: _answers(f"{url}/games"), cwd=folder, env=environment) as process:
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
            said["cpu"] = _share(server.cpu(), marks[-1][0], said["seconds"])
            said["cpu_ms_per_move"] = _each(said["cpu"], said["seconds"], said["moves"])
            said["driver_cpu"] = _share(me.cpu(), marks[-1][1], said["seconds"])
            out[what] = said
            if what == "paced":
                out["memory_with_tables"] = server.memory()
        driver.stdin.write(b"\n")
        driver.stdin.flush()
        if what == "saturated":
            held, before = out["held"], out["memory_before"]
            out["memory_per_table"] = _per_table(out["memory_with_tables"], before, held)
            out["memory_per_table_later"] = _per_table(server.memory(), before, held)
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


# ------------------------------------------------------------------------------------ to be read
#: Rows of the report: key of the text, where the figure is, digits, what it is divided by.
ROWS: list[tuple[str, tuple[str, ...], int, float]] = [
    ("held", ("held",), 0, 1),
    ("moves", ("paced", "moves_per_second"), 0, 1),
    ("p50", ("paced", "p50_ms"), 1, 1),
    ("p99", ("paced", "p99_ms"), 1, 1),
    ("cpu", ("paced", "cpu"), 2, 1),
    ("memory", ("memory_per_table",), 0, 1024),
    ("memory-later", ("memory_per_table_later",), 0, 1024),
    ("fast-moves", ("saturated", "moves_per_second"), 0, 1),
    ("fast-p50", ("saturated", "p50_ms"), 1, 1),
    ("fast-p99", ("saturated", "p99_ms"), 1, 1),
    ("fast-cpu", ("saturated", "cpu"), 2, 1),
    ("each", ("saturated", "cpu_ms_per_move"), 2, 1),
]


def report(result: Data, lang: str = "fr") -> Report:
    """The figures side by side, and what they mean."""
    peer = result["peer"]
    table = Table(title=say(lang, "bench-server-title", {"n": result["tables"]}))
    table.add_column(say(lang, "bench-server-what"))
    table.add_column("Ludothèque", justify="right")
    if peer is not None:
        table.add_column(f"{peer['name']} {peer['version']}", justify="right")
    for key, where, digits, unit in ROWS:
        cells = [_cell(side, where, digits, unit, lang) for side in (result["ludotheque"], peer) if side is not None]
        table.add_row(say(lang, f"bench-server-{key}"), *cells)
    notes = [say(lang, "bench-server-pace", {"think": decimal(result["think"], lang, 1)})]
    notes.append(say(lang, "bench-server-build", {"build": result["build"], "machine": result["machine"]}))
    if peer is not None:
        notes.append(say(lang, "bench-server-peer"))
    elif result["peer_problem"] in ("no-node", "not-packed", "not-asked"):
        notes.append(say(lang, f"bench-server-{result['peer_problem']}"))
    else:
        notes.append(say(lang, "bench-server-peer-problem", {"why": result["peer_problem"]}))
    return Report(table, *(Text(note) for note in notes))


def _cell(side: Data, where: tuple[str, ...], digits: int, unit: float, lang: str) -> str:
    value: Any = side
    for key in where:
        value = value[key]
    return "–" if value is None else decimal(value / unit, lang, digits)
