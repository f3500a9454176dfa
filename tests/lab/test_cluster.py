"""A Ray cluster of two machines on this one: the same results as in one process, also when one of them dies."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

# Ray reads these when it is imported. A machine that has one address counts as one of these systems, for which it stays
# on 127.0.0.1; it would look for the address that others know this machine by.
os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
os.environ["PYTHONPATH"] = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(Path(__file__).parents[1])])
os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
ray = pytest.importorskip("ray")

from lab.cursed import die_alone  # noqa: E402
from lab.test_arena import timeless  # noqa: E402
from ludotheque.lab import arena, ladder, train  # noqa: E402
from ludotheque.lab.engines import Cluster, NoCluster, WorkerDied  # noqa: E402

pytestmark = pytest.mark.long


def patiently(start):
    """Ray gives a machine 30 seconds to start, which may be too few where others use this one too."""
    for _ in range(9):
        try:
            return start()
        except Exception as error:
            if "timed out during startup" not in str(error):
                raise
    return start()


class Machines:
    """Two raylets on 127.0.0.1, of one processor each, and us as their driver."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as Raylets

        here = {"num_cpus": 1, "node_ip_address": "127.0.0.1"}
        self.raylets = Raylets()
        patiently(lambda: self.raylets.add_node(include_dashboard=False, **here))
        self.second = patiently(lambda: self.raylets.add_node(**here))
        self.engine = Cluster(self.raylets.address)

    def kill_the_second(self) -> None:
        self.raylets.remove_node(self.second, allow_graceful=False)

    def alive(self) -> int:
        return sum(node["Alive"] for node in ray.nodes())

    def stop(self) -> None:
        ray.shutdown()
        self.raylets.shutdown()


@pytest.fixture(scope="module")
def machines():
    it = Machines()
    yield it
    it.stop()


def test_a_cluster_that_is_not_there_is_refused_in_words():
    with pytest.raises(NoCluster, match=r"127\.0\.0\.1:9"):
        Cluster("127.0.0.1:9")


def test_ladder_and_training_give_the_same_on_a_cluster(machines, tmp_path):
    how = {"games": 80, "seed": 2, "stop": True}
    wide = ladder.run("yro", ["random", "thumb", "search:1"], engine=machines.engine, **how)
    assert wide == ladder.run("yro", ["random", "thumb", "search:1"], workers=1, **how)
    course = train.Course("yro", games=24, simulations=4, hidden=3, epochs=2)
    learned = []
    for name, engine in (("wide", machines.engine), ("one", None)):
        card = train.train(course, tmp_path / name, tmp_path / f"{name}.json", 1, engine=engine)
        del card["seconds"]
        learned.append((card, json.loads((tmp_path / f"{name}.json").read_text())["value"]))
    assert learned[0] == learned[1]


def test_a_job_that_kills_whoever_does_it_is_named_in_the_end(machines):
    with pytest.raises(WorkerDied) as died:
        list(machines.engine.each(die_alone, ["harmless", "deadly"]))
    assert died.value.job == "deadly"


def test_a_machine_that_dies_in_the_middle_changes_no_result(machines):
    """What it was playing is played again on the other one. The last test that needs two of them."""
    assert machines.engine.workers == 2 == machines.alive()
    seen: list[int] = []

    def progress(done: int) -> None:
        if not seen:
            machines.kill_the_second()
        seen.append(done)

    wide = arena.run("yutaka", ["thumb", "random"], 64, 3, engine=machines.engine, progress=progress)
    assert machines.alive() == 1
    assert seen[0] < 64 == seen[-1]
    assert timeless(wide) == timeless(arena.run("yutaka", ["thumb", "random"], 64, 3, workers=1))


def test_this_machine_alone_is_a_cluster_too():
    command = [sys.executable, "-m", "ludotheque", "arena", "yutaka", "thumb", "random", "--games", "8", "--json"]
    said = []
    for how in (["--cluster", "local"], ["--workers", "1"]):
        done = subprocess.run([*command, *how], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        said.append(timeless(json.loads(done.stdout)))
    assert said[0] == said[1]
