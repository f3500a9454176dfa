"""The bench says what it measured. How fast it is, is no business of a test."""

from __future__ import annotations

import json
import shutil

import pytest

import ludotheque as ldt
from laws.tables import every_game
from ludotheque.lab import bench, builds, instructions
from ludotheque.lab.hearts import ROLLOUTS, find_hearts
from ludotheque.lab.loops import published
from ludotheque.locales import LANGUAGES, say

FIGURES = {
    "decisions_per_second",
    "decisions_per_second_with_events",
    "events_cost",
    "playout_decisions_per_second",
    "match_decisions_per_second",
    "instructions_per_decision",
    "deal_us",
    "copy_us",
    "guess_us",
    "view_us",
    "hearts",
    "ratio",
    "repetitions",
}
HOW = {"with_deal", "without_deal"}
SPEEDS = (
    "decisions_per_second",
    "decisions_per_second_with_events",
    "playout_decisions_per_second",
    "match_decisions_per_second",
)


@pytest.fixture(scope="module")
def result():
    return bench.run(seconds=0.02, count=False)


def test_every_game_is_measured(result):
    assert set(result["games"]) == set(ldt.games())
    assert json.loads(json.dumps(result)) == result


def test_the_build_that_runs_is_measured_and_the_other_where_it_is_found(result):
    assert result["running"] == builds.running()
    other = builds.COMPILED if builds.running() == builds.INTERPRETED else builds.INTERPRETED
    for figures in result["games"].values():
        assert figures[builds.running()] is not None
        if builds.other() is None:
            assert figures[other] is None
            assert figures["digests"]["equal"] is None
        elif not result["other_build"]["problem"]:
            assert figures[other] is not None


def test_every_figure_is_there(result):
    for figures in result["games"].values():
        measured = figures[builds.running()]
        assert set(measured) == FIGURES
        for name in SPEEDS:
            assert set(measured[name]) == HOW
            assert min(measured[name].values()) > 0
        for name in ("deal_us", "copy_us", "guess_us", "view_us", "events_cost"):
            assert measured[name] > 0
        assert len(measured["repetitions"]) == result["repetitions"]


def test_the_peer_is_measured_in_every_repetition_or_not_at_all(result):
    for figures in result["games"].values():
        measured = figures[builds.running()]
        if result["peer"] is None:
            assert measured["hearts"] is None
            assert measured["ratio"] is None
            assert all(set(each) == {"ours"} for each in measured["repetitions"])
        else:
            assert measured["hearts"]["clone_us"] > 0
            assert measured["hearts"]["resample_us"] > 0
            assert measured["hearts"]["rollout_decisions_per_second"] > 0
            assert set(measured["hearts"]["decisions_per_second"]) == HOW | {"with_uniform_deal"}
            assert set(measured["ratio"]) == HOW | {"with_uniform_deal", "playouts"}
            assert all(set(each) == {"ours", "hearts", "ratio"} for each in measured["repetitions"])


def test_both_builds_play_the_same_games_to_the_same_end(result):
    """Where both are there and of the same sources."""
    if result["other_build"]["same_sources"] and not result["other_build"]["problem"]:
        for figures in result["games"].values():
            assert figures["digests"] == {"games": bench.DIGESTS, "equal": True, "first_difference": None}


def test_without_the_peer_the_rest_is_measured(monkeypatch):
    monkeypatch.setattr(bench, "find_hearts", lambda: None)
    measured = bench.measure(["yutaka"], 0.005)["games"]["yutaka"]["figures"]
    assert set(measured) == FIGURES
    assert measured["hearts"] is None
    assert bench.peer() is None


def test_without_the_other_build_this_one_is_measured(monkeypatch):
    monkeypatch.setattr(builds, "other", lambda: None)
    result = bench.run(["yutaka"], 0.005, count=False)
    assert result["other_build"] == {"found": False, "same_sources": None, "problem": None}
    for lang in LANGUAGES:
        assert str(bench.report(result, lang))


def test_another_build_that_does_not_run_is_a_remark_not_an_end(monkeypatch, tmp_path):
    broken = tmp_path / "ludotheque"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise RuntimeError('half a build')")
    monkeypatch.setattr(builds, "other", lambda: tmp_path)
    result = bench.run(["yutaka"], 0.005, count=False)
    assert "half a build" in result["other_build"]["problem"]
    assert result["games"]["yutaka"][builds.running()] is not None
    for lang in LANGUAGES:
        assert "half a build" in str(bench.report(result, lang))


def test_an_unknown_game_is_refused_before_anything_is_measured():
    with pytest.raises(ldt.UnknownGame):
        bench.run(["chess"])


@every_game
def test_the_games_played_for_digests_are_over_and_differ(table):
    found = bench.digests(table.game, 6)
    assert len(set(found)) == 6
    kit = ldt.game(table.game).kit()
    g, decisions = bench.play_out(kit, 3)
    assert g.over
    half, _ = bench.play_out(kit, 3, decisions // 2)
    assert not half.over


def test_where_valgrind_is_there_compiled_rules_have_their_instructions_counted():
    found = instructions.count("yutaka")
    if shutil.which("valgrind") is None or builds.running() != builds.COMPILED:
        assert found is None
    else:
        assert found is not None
        assert found > 100  # below that nothing was counted but the call itself


def test_rollouts_of_the_peer_are_whole_games():
    hearts = find_hearts()
    if hearts is None:
        pytest.skip("OpenSpiel is not installed")
    decisions, dealing, seconds = hearts.roll_out(1)
    assert decisions == ROLLOUTS * 64  # every player passes three cards and plays thirteen
    assert dealing == 0
    assert seconds > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hearts_as_fast_as_it_can_be_stands_first_and_the_loop_last(result, lang):
    if result["peer"] is None:
        pytest.skip("OpenSpiel is not installed")
    text = str(bench.report(result, lang))
    order = ["lab-bench-decisions", "lab-bench-hearts-uniform", "lab-bench-hearts", "lab-bench-rollouts"]
    found = [text.index(say(lang, key)) for key in order] + [text.index("def play_ours(")]
    assert found == sorted(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_shows_the_figures_and_the_loop_that_was_run(result, lang):
    text = str(bench.report(result, lang))
    assert "OpenSpiel" in text
    assert "step(g, listed[int(random() * len(listed))], chance)" in text
    assert "state.apply_action(listed[int(random() * len(listed))])" in text
    assert published().splitlines()[0] in text
