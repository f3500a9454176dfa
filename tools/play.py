"""Starts the game at once, whatever is compiled: `make play` and `make terminal`.

    python tools/play.py [words for the command `ludotheque`]

On the compiled rules if those are of the present sources; else on the sources, while the rules are compiled in the
background for the next start.
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools import build  # noqa: E402
from tools.install import SOURCES, make_importable  # noqa: E402

LOG = build.BUILD / "compile.log"


def under_way() -> bool:
    """Whether a build is running."""
    try:
        with build.LOCK.open("a", encoding="ascii") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except BlockingIOError:
        return True
    return False


def compile_beside() -> None:
    """Compile in the background, after everything else that wants the processor; goes on when the game ends."""
    build.BUILD.mkdir(exist_ok=True)
    command = [sys.executable, str(ROOT / "tools" / "build.py"), "--nice"]
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def where_to_play() -> Path:
    """The folder with the package that is played on. Says which, if it is not the compiled one."""
    log = LOG.relative_to(ROOT)
    if under_way():
        print(f"The rules are still being compiled (log: {log}): this game runs on the sources.", flush=True)
    elif not build.should_compile():
        print(build.why_interpreted(), flush=True)
    elif build.libraries() or os.environ.get("LUDOTHEQUE_COMPILE") == "1":
        build.build()
        return build.TARGET
    elif build.FAILED.is_file() and build.FAILED.read_text(encoding="ascii") == build.of_rules():
        print(f"These rules could not be compiled (log: {log}): they run interpreted, which is slower.", flush=True)
    else:
        compile_beside()
        print(
            f"The game runs on the sources now; for the next start the rules are compiled in the background, about "
            f"five times as fast (log: {log}).",
            flush=True,
        )
    make_importable(SOURCES)
    return SOURCES


if __name__ == "__main__":
    try:
        folder = where_to_play()
    except build.Failed as failure:
        sys.exit(str(failure))
    os.environ["PYTHONPATH"] = str(folder)
    os.execv(sys.executable, [sys.executable, "-m", "ludotheque", *sys.argv[1:]])
