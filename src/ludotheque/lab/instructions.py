"""How many instructions of the processor a decision takes: the same on every machine, busy or not.

They are counted by valgrind, where it is installed, while a process of its own plays random games on the compiled
rules; what Python does to start is not counted.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from ludotheque.games import game
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.playout import dealt, play_out
from ludotheque.lab import builds

DECISIONS = 3000  #: so many are enough: chance moves the result by less than a hundredth
COUNTED = [f"CPyPy_ludotheque___kernel___playout___{name}" for name in ("dealt", "play_out")]
CHILD = "import sys; from ludotheque.lab import instructions; print(instructions.play(sys.argv[1]))"


def count(key: str) -> int | None:
    """Instructions per decision of random games, the deal included; None without valgrind, or without a compiler."""
    valgrind = shutil.which("valgrind")
    if valgrind is None or builds.running() != builds.COMPILED:
        return None
    with tempfile.TemporaryDirectory(prefix="ludotheque-valgrind-") as name:
        found = Path(name) / "counted"
        command = [valgrind, "--tool=callgrind", f"--callgrind-out-file={found}", "--collect-atstart=no"]
        command += [f"--toggle-collect={function}" for function in COUNTED]
        command += [sys.executable, "-P", "-c", CHILD, key]
        here = str(Path(builds.__file__).resolve().parents[2])
        env = {**os.environ, "PYTHONPATH": here, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        total = re.search(r"^(?:totals|summary): (\d+)", found.read_text("utf-8"), re.M) if found.is_file() else None
    if done.returncode != 0 or total is None or total[1] == "0":
        return None
    return round(int(total[1]) / int(done.stdout))


def play(key: str) -> int:
    """Random games on end; says how many decisions there were. This is what is counted."""
    kit = game(key).kit()
    kit.set_out()  # opening the box is not counted
    rng = Quick(1)
    decisions = 0
    while decisions < DECISIONS:
        decisions += play_out(dealt(kit, rng), rng)
    return decisions
