"""Compiled and interpreted rules play the same games: the same random moves lead to the same last positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque as ldt
from ludotheque.lab import bench, builds

#: What the other build plays: says which build it is, and the digests of some games.
OTHER = """
import json, sys
from ludotheque.lab import bench, builds
game, games = json.loads(sys.argv[1])
print(json.dumps([builds.running(), bench.digests(game, games)]))
"""


def assert_both_play_the_same(game: str, games: int) -> None:
    elsewhere = builds.other()
    if elsewhere is None or not builds.same_sources(Path(ldt.__file__).parent.parent, elsewhere):
        pytest.skip("there is no other build of these sources")
    command = [sys.executable, "-P", "-c", OTHER, json.dumps([game, games])]
    env = {**os.environ, "PYTHONPATH": str(elsewhere)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    build, digests = json.loads(done.stdout)
    assert build != builds.running()
    assert digests == bench.digests(game, games)


@pytest.mark.parametrize("game", ldt.games())
def test_both_builds_play_some_games_to_the_same_end(game):
    assert_both_play_the_same(game, 10)


@pytest.mark.long
@pytest.mark.parametrize("game", ldt.games())
def test_both_builds_play_a_thousand_games_to_the_same_end(game):
    assert_both_play_the_same(game, 1000)
