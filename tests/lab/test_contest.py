"""What arena and ladder share: games that are kept, recorded, written as data, gone on with, and rated."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest

import ludotheque as ldt
from lab.test_arena import timeless
from ludotheque.lab import arena, contest, ladder, ratings
from ludotheque.lab.engines import OneProcess
from ludotheque.locales import LANGUAGES

HOW = {"seed": 5, "workers": 1}


class Counting(OneProcess):
    """Remembers which games it was given."""

    def __init__(self) -> None:
        self.games: list[int] = []

    def each(self, work, jobs):
        for job in jobs:
            self.games += range(job.start, job.stop)
            yield work(job)


def test_an_arena_that_was_stopped_goes_on_where_it_was(tmp_path):
    kept = tmp_path / "kept.jsonl"
    arena.run("yro", ["thumb", "random", "random"], 7, kept=kept, **HOW)
    with kept.open("a") as file:
        file.write('{"game": "yro", "seats": 3, "opt')  # killed while it wrote
    engine = Counting()
    more = arena.run("yro", ["thumb", "random", "random"], 12, 5, engine=engine, kept=kept)
    assert engine.games == [7, 8, 9, 10, 11]
    assert timeless(more) == timeless(arena.run("yro", ["thumb", "random", "random"], 12, **HOW))
    fewer = arena.run("yro", ["thumb", "random", "random"], 4, 5, engine=engine, kept=kept)
    assert fewer["games"] == 4 and len(engine.games) == 5


def test_what_another_arena_played_does_not_count(tmp_path):
    kept, engine = tmp_path / "kept.jsonl", Counting()
    arena.run("yutaka", ["thumb", "random"], 2, kept=kept, **HOW)
    for bots, seed, options in (
        (["random", "thumb"], 5, None),
        (["thumb", "random"], 6, None),
        (["thumb", "random"], 5, {"mode": "tactika"}),
    ):
        arena.run("yutaka", bots, 2, seed, options, engine=engine, kept=kept)
    assert engine.games == [0, 1] * 3


def test_a_ladder_goes_on_from_deals_that_were_kept_in_one_line_each(tmp_path):
    kept, engine = tmp_path / "kept.jsonl", Counting()
    about = {"game": "yutaka", "seats": 2, "options": {}, "seed": 0}
    deals = [about | {"one": "thumb", "two": "random", "deal": deal, "won": 2.0, "games": 2} for deal in (0, 1)]
    kept.write_text("".join(json.dumps(line) + "\n" for line in deals))
    (pair,) = ladder.run("yutaka", ["thumb", "random"], games=6, engine=engine, kept=kept)["pairs"]
    assert engine.games == [4, 5]
    assert pair["games"] == 6 and pair["share"] > 4 / 6


def test_every_game_leaves_a_record_that_replays_to_the_same_end(tmp_path):
    folder = tmp_path / "records"
    result = arena.run("yutaka", ["thumb", "random"], 4, records=folder, **HOW)
    files = sorted(folder.glob("*.json"))
    assert [file.stem for file in files] == [
        "yutaka-5-0-thumb-random",
        "yutaka-5-1-random-thumb",
        "yutaka-5-2-thumb-random",
        "yutaka-5-3-random-thumb",
    ]
    wins = 0
    for file in files:
        match = ldt.replay(file.read_bytes())
        assert match.over
        wins += file.stem.split("-")[3:].index("thumb") in match.winners
    assert wins == result["results"][0]["wins"]
    assert ldt.replay(files[0].read_bytes()).dealer.secret == ldt.replay(files[1].read_bytes()).dealer.secret


def test_a_game_that_was_kept_without_its_record_is_played_again_for_it(tmp_path):
    kept, folder, engine = tmp_path / "kept.jsonl", tmp_path / "records", Counting()
    first = arena.run("yutaka", ["thumb", "random"], 2, kept=kept, **HOW)
    again = arena.run("yutaka", ["thumb", "random"], 2, 5, engine=engine, kept=kept, records=folder)
    assert engine.games == [0, 1] and len(list(folder.iterdir())) == 2
    assert timeless(again) == timeless(first)
    assert len(kept.read_text("utf-8").splitlines()) == 2


@pytest.mark.parametrize("run", [arena.run, ladder.run])
def test_how_each_game_went_is_written_as_data_seat_by_seat(tmp_path, run):
    pq = pytest.importorskip("pyarrow.parquet")
    to = tmp_path / "games.parquet"
    result = run("saint-seiya", ["random", "thumb"], games=10, parquet=to, **HOW)
    rows = pq.read_table(to).to_pylist()
    assert len(rows) == 20
    assert {row["game"] for row in rows} == {"saint-seiya"} and {row["seed"] for row in rows} == {5}
    assert [row["bot"] for row in rows[:4]] == ["random", "thumb", "thumb", "random"]
    assert [row["deal"] for row in rows] == [number // 2 for number in range(10) for _ in range(2)]
    assert all(sum(row["began"] for row in rows if row["number"] == number) == 1 for number in range(10))
    share = sum(row["won"] for row in rows if row["bot"] == "random") / 10
    told = result["results"][0] if run is arena.run else result["pairs"][0]
    assert share == pytest.approx(told["share"], abs=1e-4)


# ------------------------------------------------------------------------------------ when it is decided
def test_an_arena_stops_once_it_is_decided_who_is_the_best():
    result = arena.run("yutaka", ["random", "thumb"], 400, stop=True, **HOW)
    assert 20 <= result["games"] < 100
    assert result["games"] % (2 * contest.WAVE) == 0
    assert timeless(result) == timeless(arena.run("yutaka", ["random", "thumb"], result["games"], **HOW))


@pytest.mark.parametrize(
    ("deals", "decided"),
    [
        ([], False),
        ([[1.0, 0.0, 0.0]] * 9, False),
        ([[1.0, 0.0, 0.0]] * 20, True),
        ([[0.5, 0.5, 0.0]] * 60, False),  # two are equally good: nobody is the best
        ([[0.6, 0.2, 0.2], [0.2, 0.6, 0.2], [0.2, 0.2, 0.6]] * 40, False),
    ],
)
def test_the_best_of_three_is_decided_against_each_of_the_others(deals, decided):
    assert ratings.first_is_decided(deals) is decided


# ------------------------------------------------------------------------------------ ratings
def test_a_rating_says_how_often_one_beats_the_other():
    """400 points are ten to one; one deal that nobody won is added, which hardly shows among so many."""
    table = ratings.Rated(("thumb", "other"), [[1.0, 0.0]] * 1000 + [[0.0, 1.0]] * 100)
    rows = {row["bot"]: row for row in ratings.ratings(["thumb", "other"], [table])}
    assert rows["thumb"]["elo"] == 1000
    assert rows["other"]["elo"] == pytest.approx(600, abs=2)


def test_at_a_table_of_three_strengths_are_told_from_who_won():
    """Who wins two of four games against two who win one each is twice as strong as either: 120 points."""
    table = ratings.Rated(("thumb", "b", "c"), [[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]] * 100)
    rows = {row["bot"]: row["elo"] for row in ratings.ratings(["thumb", "b", "c"], [table])}
    assert rows["b"] == rows["c"] == pytest.approx(1000 - 120, abs=2)


def test_who_wins_together_has_no_rating_of_his_own():
    game = contest.PlayedGame(0, ["won", "lost"], None, 0, 1, None, None)
    assert ratings.can_be_rated([game])
    assert ratings.can_be_rated([replace(game, results=["shared", "shared", "lost"])])
    for results in (["won", "won"], ["won", "lost", "won", "lost"], ["lost", "lost"], ["won"]):
        assert not ratings.can_be_rated([replace(game, results=results)])
    together = arena.run("volfyirion", ["thumb", "random"], 2, 1, {"mode": "coop"}, workers=1)
    assert together["ratings"] == []
    for lang in LANGUAGES:
        assert "Elo" not in str(arena.report(together, lang))


# ------------------------------------------------------------------------------------ from the keyboard
#: Who is started in the background by a shell does not hear the keyboard, nor does what it starts; this does.
HEARS = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("ludotheque", run_name="__main__")
"""


def test_who_interrupts_from_the_keyboard_gets_what_was_played_and_can_go_on(tmp_path):
    kept = tmp_path / "kept.jsonl"
    command = [sys.executable, "-c", HEARS, "arena", "yutaka", "thumb", "random", "--kept", str(kept), "--json"]
    command += ["--games", "100000", "--workers", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        while not kept.exists() or not kept.read_text("utf-8").endswith("\n"):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate()
    result = json.loads(said)
    assert process.returncode == 130
    assert result["interrupted"] and 0 < result["games"] < 100_000
    assert result["games"] <= len(kept.read_text("utf-8").splitlines())
    for lang in LANGUAGES:
        assert str(arena.report(result, lang)) != str(arena.report(result | {"interrupted": False}, lang))
