"""Records as decisions in a Parquet file."""

from __future__ import annotations

import json
import subprocess
import sys

import numpy as np
import pytest

pq = pytest.importorskip("pyarrow.parquet")

import ludotheque as ldt  # noqa: E402
from ludotheque.bots import bot  # noqa: E402
from ludotheque.interop.table import ResearchTable  # noqa: E402
from ludotheque.kernel.chance import Quick  # noqa: E402
from ludotheque.kernel.codec import pretty  # noqa: E402
from ludotheque.lab import dataset  # noqa: E402


@pytest.fixture
def records(tmp_path):
    """Three games of two boxes, the last one broken off."""
    paths = []
    for number, (game, most) in enumerate([("yutaka", 999), ("yro", 999), ("yutaka", 10)]):
        match = ldt.game(game).start(seed=number)
        rng = Quick(number)
        for _ in range(most):
            if match.over:
                break
            seat = match.waiting_for[0]
            match.play(seat, bot("thumb").advise(match.look(seat), rng).move)
        path = tmp_path / f"{number}.json"
        path.write_text(pretty(match.record(with_secret=True)), "utf-8")
        paths.append(path)
    return paths


def written(records, tmp_path):
    to = tmp_path / "decisions.parquet"
    command = [sys.executable, "-m", "ludotheque", "games-to-parquet", *map(str, records), "--to", str(to), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return to, json.loads(done.stdout)


def test_every_decision_of_every_record_is_a_row(records, tmp_path):
    to, said = written(records, tmp_path)
    rows = pq.read_table(to).to_pylist()
    assert said["games"] == 3
    assert said["decisions"] == len(rows)
    at = 0
    for path in records:
        record = json.loads(path.read_text("utf-8"))
        answers = [answer for answer in record["answers"] if answer[0] != "chance"]
        mine, at = rows[at : at + len(answers)], at + len(answers)
        assert [[row["seat"], row["move"]] for row in mine] == answers
        assert [row["decision"] for row in mine] == list(range(len(mine)))
        assert {row["record"] for row in mine} == {record["digest"]}
        assert all(row["action"] in row["legal"] for row in mine)
        results = ldt.replay(record).outcome
        for row in mine:
            worth = None if results is None else {"won": 1, "drew": 0, "lost": -1}[results["seats"][row["seat"]]]
            assert row["outcome"] == worth
    assert at == len(rows)


def test_a_row_holds_what_its_seat_saw_and_the_file_says_what_the_numbers_mean(records, tmp_path):
    to, _ = written(records, tmp_path)
    boxes = {box["game"]: box for box in json.loads(pq.read_metadata(to).metadata[b"ludotheque.boxes"])}
    first = pq.read_table(to).to_pylist()[0]
    table = ResearchTable("yutaka")
    start = ldt.game("yutaka").start(seed=0)
    assert np.array_equal(first["observation"], table.observation(start.g, first["seat"]))
    assert boxes["yutaka"]["actions"] == table.numbering.count
    assert [part["name"] for part in boxes["yro"]["parts"]][:3] == ["me", "waiting", "over"]


def test_a_bot_that_thinks_says_before_each_decision_who_would_win(records, tmp_path):
    to = tmp_path / "judged.parquet"
    dataset.to_parquet(records[2:], to, "search:30")
    rows = pq.read_table(to).to_pylist()
    assert all((row["chance"] is not None) == (len(row["legal"]) > 1) for row in rows)
    judged = [row["chance"] for row in rows if row["chance"] is not None]
    assert len(judged) > 5 and all(0 <= chance <= 1 for chance in judged)
    dataset.to_parquet(records[2:], to)
    assert {row["chance"] for row in pq.read_table(to).to_pylist()} == {None}
