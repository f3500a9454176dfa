"""Where there is no librt, rows are plain Python: the same games, digest by digest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque as ldt
from laws.tables import every_game
from ludotheque.lab import bench

SOURCES = Path(__file__).parents[2] / "src"
#: Python as it is where librt cannot be imported: says which rows it runs on, and the digests of some games.
WITHOUT = """
import json, sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
from ludotheque.kernel.rows import Row
from ludotheque.lab import bench
game, games = json.loads(sys.argv[1])
print(json.dumps([Row.__module__, bench.digests(game, games)]))
"""


def digests_without_librt(game: str, games: int) -> list[str]:
    command = [sys.executable, "-P", "-c", WITHOUT, json.dumps([game, games])]
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rows, digests = json.loads(done.stdout)
    assert rows == "ludotheque.kernel.plainrows"
    return digests


@every_game
def test_games_are_the_same_without_librt(table):
    assert digests_without_librt(table.game, 3) == bench.digests(table.game, 3)


@pytest.mark.long
@pytest.mark.parametrize("game", ldt.games())
def test_many_games_are_the_same_without_librt(game):
    assert digests_without_librt(game, 100) == bench.digests(game, 100)
