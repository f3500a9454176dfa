"""Measures how long a newcomer waits: from nothing to the lobby, the second start, the compile, and the tests.

    python tools/measure_setup.py            clone what is committed here, with empty caches, and measure
    python tools/measure_setup.py --test     `make test` too, which takes minutes
    python tools/measure_setup.py --json     the figures for a program

Needs a network, as the first `make play` does. Beside the seconds of the clock there are those of the processor, and
how many programs wanted it on average in the last minute: on a busy machine the clock alone says little.
"""

import argparse
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILERS = re.compile(r"(.*-)?(cc|gcc|clang|c99|c89|tcc)(-[\d.]+)?")
PATIENCE = 1800.0


class Failed(Exception):
    """Something went wrong, and this says what."""


class Newcomer:
    """Somebody with an empty home, empty caches and a new clone."""

    def __init__(self, folder: Path, with_compiler: bool) -> None:
        self.folder = folder / "ludotheque"
        home = folder / "home"
        home.mkdir(parents=True)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.folder)], check=True)
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "LUDOTHEQUE_", "MAKE"))
        }
        self.env = {**kept, "HOME": str(home)}
        self.env |= {"PIP_CACHE_DIR": str(home / "pip"), "npm_config_cache": str(home / "npm")}
        self.env |= {"PYTHON": str(getattr(sys, "_base_executable", sys.executable))}
        if not with_compiler:
            self.env["PATH"] = str(path_without_compiler(folder / "bin"))

    def make(self, *words: str) -> "subprocess.Popen[str]":
        """Start make, as the leader of a group that can be stopped."""
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "stdin": subprocess.DEVNULL}
        return subprocess.Popen(
            ["make", *words], cwd=self.folder, env=self.env, text=True, start_new_session=True, **pipes
        )

    def done(self, *words: str) -> None:
        """Let make do this, to the end."""
        made = self.make(*words)
        said = made.communicate()[0]
        if made.returncode != 0:
            raise Failed(f"make {' '.join(words)} failed:\n{said}")

    def play(self) -> None:
        """`make play` until the lobby answers, then stop it."""
        made, said, address = self.make("play", "ARGS=--no-open"), [], None
        try:
            assert made.stdout is not None
            for line in made.stdout:
                said.append(line)
                address = re.search(r"http://[\w.:-]+", line)
                if address:
                    break
            if address is None:
                raise Failed(f"make play named no address:\n{''.join(said)}")
            wait_for(address[0])
            self.said = "".join(said)
        finally:
            os.killpg(made.pid, signal.SIGINT)
            made.communicate()

    def version(self) -> str:
        """What the installed command says of itself: its version, compiled or interpreted."""
        words = [str(self.folder / ".venv" / "bin" / "ludotheque"), "--lang", "en", "--version"]
        return subprocess.check_output(words, env=self.env, text=True).strip()

    def compiled_beside(self) -> None:
        """Wait until the build in the background is there."""
        end = time.monotonic() + PATIENCE
        log = self.folder / "build" / "compile.log"
        while not (self.folder / "build" / "built").is_file():
            if (self.folder / "build" / "failed").exists() or time.monotonic() > end:
                raise Failed(f"The rules were not compiled in the background:\n{log.read_text(encoding='utf-8')}")
            time.sleep(0.2)

    def change_a_game(self) -> None:
        """Edit one rule of one game."""
        with (self.folder / "src/ludotheque/games/yutaka/rules.py").open("a", encoding="utf-8") as rules:
            rules.write("\n\ndef one_more(number: int) -> int:\n    return number + 1\n")


def path_without_compiler(folder: Path) -> Path:
    """A folder with every program in the path but C compilers."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(place).glob("*"):
            if not COMPILERS.fullmatch(program.name):
                (folder / program.name).unlink(missing_ok=True)
                (folder / program.name).symlink_to(program)
    return folder


def wait_for(address: str) -> None:
    """Return when somebody answers there with a page."""
    end = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                if b"<html" in answer.read():
                    return
                raise Failed(f"{address} answers, but with no page")
        except (urllib.error.URLError, TimeoutError):
            if time.monotonic() > end:
                raise Failed(f"nobody answers at {address}") from None
            time.sleep(0.05)


class Figures:
    """What was measured so far."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet
        self.rows: list[dict[str, Any]] = []
        self.say("seconds  processor  load  what")

    def say(self, line: str) -> None:
        """For who is waiting, unless a program reads this."""
        if not self.quiet:
            print(line, flush=True)

    def measure(self, what: str, act: Any, *words: str) -> None:
        """Measure how long this takes."""
        start, before = time.monotonic(), processor()
        act(*words)
        row: dict[str, Any] = {"what": what, "seconds": round(time.monotonic() - start, 1)}
        row |= {"processor": round(processor() - before, 1), "load": round(os.getloadavg()[0], 1)}
        self.rows.append(row)
        self.say("{seconds:7.1f}  {processor:9.1f}  {load:4.1f}  {what}".format(**row))


def processor() -> float:
    """The seconds of the processor that our children took, those still running left out."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    """Measure; the exit code of the command."""
    options = argparse.ArgumentParser(description="Measures how long a newcomer waits.")
    options.add_argument("--json", action="store_true", help="print the figures as JSON")
    options.add_argument("--test", action="store_true", help="measure `make test` too")
    options.add_argument("--keep", action="store_true", help="keep the folder, and say where it is")
    chosen = options.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-"))
    figures = Figures(chosen.json)
    try:
        plain = Newcomer(folder / "without", with_compiler=False)
        figures.measure("make play, no compiler: first", plain.play)
        figures.measure("make play, no compiler: second", plain.play)
        usual = Newcomer(folder / "with", with_compiler=True)
        figures.measure("make play: first, on the sources", usual.play)
        figures.measure("  then, in the background, until the rules are compiled", usual.compiled_beside)
        figures.measure("make play: second, on the compiled rules", usual.play)
        figures.say(f"                          ({usual.version()})")
        shutil.rmtree(usual.folder / "build")
        figures.measure("make build, from nothing", usual.done, "build")
        figures.measure("make build, nothing changed", usual.done, "build")
        usual.change_a_game()
        figures.measure("make build, one game changed", usual.done, "build")
        if chosen.test:
            subprocess.run(["git", "checkout", "--quiet", "."], cwd=usual.folder, check=True)
            figures.measure("make test", usual.done, "test")
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    finally:
        if chosen.keep:
            print(folder, file=sys.stderr)
        else:
            shutil.rmtree(folder, ignore_errors=True)
    if chosen.json:
        print(json.dumps({"processors": os.cpu_count(), "figures": figures.rows}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
