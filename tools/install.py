"""Installs what a file in requirements/ pins into the virtual environment that runs this, unless it is there already.

    python tools/install.py run      what the game needs; also: build, dev, bench

The files agree on every version (`make lock` sees to it), so that installing one after another only adds packages:
nothing changes under a game that is running. The environment gets the command `ludotheque` too.
"""

import fcntl
import importlib.util
import os
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
REASONS = {
    "run": "the game runs on",
    "build": "compiles the rules",
    "dev": "checks and tests it",
    "bench": "it is compared with",
}

# Programs that the command starts find the same package.
LAUNCHER = """\
#!/bin/sh
exec {python} -P -c '
import os, sys
sys.path.insert(0, sys.argv.pop(1))
from tools.build import where_to_run
sys.path[0] = str(where_to_run())
os.environ["PYTHONPATH"] = sys.path[0]
sys.argv[0] = "ludotheque"
from ludotheque.terminal.cli import main
sys.exit(main())' {root} "$@"
"""


@contextmanager
def alone(lock: Path, waiting: str = "") -> Iterator[int]:
    """Only one process at a time is in here, with those to which it passes on the number of the lock.

    The system opens the lock when all of them have ended, however they ended.
    """
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if waiting:
                print(waiting, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


def pip_install(requirements: Path, *options: str) -> bool:
    """Let pip install these; whether it could. Errors are shown, warnings are not.

    Bytecode is left to the first import: to make it for everything would take pip twice as long.
    """
    pip = [sys.executable, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "--no-input", "install"]
    pip += ["--no-compile", "--require-hashes", "-r", str(requirements), *options]
    with alone(Path(sys.prefix) / "lock") as lock:
        if importlib.util.find_spec("pip") is None:  # left out of the new environment, so as not to wait for it there
            subprocess.run([sys.executable, "-m", "ensurepip"], stdout=subprocess.DEVNULL, check=True)
        return subprocess.run(pip, pass_fds=[lock], check=False).returncode == 0


def install(name: str) -> bool:
    """Install what requirements/NAME.txt pins, if need be; whether it is there afterwards."""
    wanted = ROOT / "requirements" / f"{name}.txt"
    stamp = Path(sys.prefix) / name
    content = wanted.read_text(encoding="utf-8")
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != content:
        print(f"Installing what {REASONS[name]} (requirements/{name}.txt)", flush=True)
        if not pip_install(wanted):
            print(f"pip could not install what requirements/{name}.txt pins, see above.", file=sys.stderr)
            return False
    stamp.write_text(content, encoding="utf-8")  # also if nothing changed: make looks at its date
    if not launcher().is_file():
        make_importable(SOURCES)
    return True


def launcher() -> Path:
    """The command `ludotheque` of this virtual environment."""
    return Path(sysconfig.get_path("scripts")) / "ludotheque"


def make_importable(folder: Path) -> None:
    """Let this virtual environment import the package from here, and give it the command `ludotheque`.

    The command itself looks at each start whether the build is of the present sources.
    """
    site = Path(sysconfig.get_path("purelib"))
    (site / "ludotheque-build.pth").write_text(os.path.relpath(folder, site) + "\n", encoding="ascii")
    text = LAUNCHER.format(python=shlex.quote(sys.executable), root=shlex.quote(str(ROOT)))
    launcher().write_text(text, encoding="utf-8")
    launcher().chmod(0o755)


if __name__ == "__main__":
    if sys.prefix == sys.base_prefix:
        sys.exit("Run this with the virtual environment's python, as `make` does.")
    sys.exit(0 if install(sys.argv[1]) else 1)
