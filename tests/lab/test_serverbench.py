"""The bench of the server says what it measured; how fast this machine is, it does not judge."""

import json
import re
from importlib import resources
from io import StringIO

import pytest
from rich.console import Console

import ludotheque as ldt
from ludotheque.lab import serverbench
from ludotheque.locales import LANGUAGES, has

PHASE = {"seconds", "moves", "moves_per_second", "p50_ms", "p99_ms", "max_ms", "cpu", "cpu_ms_per_move", "driver_cpu"}
PEER = resources.files("ludotheque.lab").joinpath("peers", "boardgameio")


@pytest.fixture(scope="module")
def result():
    return serverbench.run(3, 2.0, seed=4, peer=False, think=0.3, most=6)


def test_a_tiny_run_fills_in_every_figure(result):
    assert (result["tables"], result["seconds"], result["think"], result["seed"]) == (3, 2.0, 0.3, 4)
    assert result["peer"] is None
    assert result["peer_problem"] == "not-asked"
    ours = result["ludotheque"]
    assert (ours["held"], ours["not_opened"], ours["problems"]) == (3, 0, [])
    assert (ours["lost"], ours["broken"]) == (0, 0)
    assert ours["open_seconds"] > 0
    assert ours["memory_with_tables"] >= ours["memory_before"] > 0
    assert isinstance(ours["memory_per_table"], int)
    for phase in (ours["paced"], ours["saturated"]):
        assert set(phase) == PHASE | {"bytes_per_move", "refused"}
        assert phase["moves"] > 0
        assert phase["refused"] == 0
        assert 0 < phase["p50_ms"] <= phase["p99_ms"] <= phase["max_ms"]
        assert phase["moves_per_second"] > 0
        assert phase["cpu"] >= 0
        assert phase["bytes_per_move"] > 1000


def test_it_says_how_many_tables_are_held_in_time_and_what_a_table_of_each_game_takes(result):
    ours = result["ludotheque"]
    assert [step["tables"] for step in ours["in_time"]["steps"]][:1] == [3]
    in_time = [step["tables"] for step in ours["in_time"]["steps"] if step["p99_ms"] <= ours["in_time"]["limit_ms"]]
    assert ours["in_time"]["tables"] == max(in_time, default=0)
    assert list(ours["memory_of_games"]) == ldt.games()
    assert all(isinstance(memory, int) for memory in ours["memory_of_games"].values())
    assert ours["servers"] == []


def test_the_result_is_plain_json(result):
    assert json.loads(json.dumps(result)) == result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_can_be_read_in_both_languages(result, lang):
    console = Console(file=StringIO(), width=100)
    console.print(serverbench.report(result, lang))
    text = console.file.getvalue()
    assert "Ludothèque" in text
    assert "boardgame.io" not in text
    assert len(text.splitlines()) > len(serverbench.ROWS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_puts_the_peer_beside_ours_or_says_why_not(result, lang):
    peer = {**result["ludotheque"], "name": "boardgame.io", "version": "0.50.2", "memory_per_table": None}
    assert "boardgame.io 0.50.2" in str(serverbench.report({**result, "peer": peer, "peer_problem": ""}, lang))
    for problem in ("no-node", "not-packed", "RuntimeError: npm ci: no network"):
        said = str(serverbench.report({**result, "peer_problem": problem}, lang))
        assert "boardgame.io" in said
        assert ("no network" in said) == (problem not in ("no-node", "not-packed"))


def test_every_text_is_there_in_both_languages():
    keys = {f"bench-server-{key}" for key, *_ in serverbench.ROWS}
    for lang in LANGUAGES:
        file = resources.files("ludotheque.locales").joinpath(lang, "bench-server.ftl").read_text("utf-8")
        written = set(re.findall(r"^(bench-server-[a-z0-9-]+) =", file, re.MULTILINE))
        assert keys <= written
        assert all(has(lang, key) for key in written)


def test_the_lock_file_of_the_peer_names_no_host_to_fetch_from():
    lock = json.loads(PEER.joinpath("package-lock.json").read_text("utf-8"))
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages
    assert all("integrity" in package and "resolved" not in package for package in packages)
    wanted = json.loads(PEER.joinpath("package.json").read_text("utf-8"))["dependencies"]
    assert lock["packages"][""]["dependencies"] == wanted


@pytest.mark.long
def test_the_peer_is_measured_in_the_same_run_or_the_reason_is_told():
    result = serverbench.run(3, 2.0, think=0.3, most=0)
    if result["peer"] is None:
        assert result["peer_problem"] not in ("", "not-asked")
    else:
        assert result["peer"]["held"] == 3
        for phase in (result["peer"]["paced"], result["peer"]["saturated"]):
            assert set(phase) == PHASE
            assert phase["moves"] > 0
