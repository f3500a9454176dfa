"""The ladder: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

import json
import re

import pytest

from ludotheque.bots import bot
from ludotheque.lab import contest, ladder, ratings
from ludotheque.lab.contest import BadArena
from ludotheque.locales import LANGUAGES


def test_the_stronger_bot_stands_higher_and_the_yardstick_at_1000():
    result = ladder.run("yutaka", ["random", "thumb"], games=20, workers=1)
    (pair,) = result["pairs"]
    assert pair["games"] == 20 and pair["share"] < 0.2
    rows = {row["bot"]: row for row in result["ratings"]}
    assert rows["thumb"]["elo"] == 1000
    assert rows["random"]["elo"] < 800
    assert rows["random"]["interval"][0] <= rows["random"]["elo"] <= rows["random"]["interval"][1]
    for lang in LANGUAGES:
        assert "thumb" in str(ladder.report(result, lang))
    assert "| random | thumb | 20 |" in ladder.markdown(result)


def test_every_pair_plays_or_only_neighbours_do():
    everybody = ladder.run("yutaka", ["random", "thumb", "search:1"], games=2, workers=1)
    assert [(pair["one"], pair["two"]) for pair in everybody["pairs"]] == [
        ("random", "thumb"),
        ("random", "search:1"),
        ("thumb", "search:1"),
    ]
    some = ladder.run("yutaka", ["random", "thumb", "search:1"], games=2, workers=1, neighbours=True)
    assert [(pair["one"], pair["two"]) for pair in some["pairs"]] == [("random", "thumb"), ("thumb", "search:1")]


def test_a_pair_that_is_decided_stops():
    result = ladder.run("yutaka", ["random", "thumb"], games=400, workers=1, stop=True)
    assert 20 <= result["pairs"][0]["games"] < 100


@pytest.mark.parametrize(
    ("deals", "decided"),
    [([1.0] * 9, False), ([1.0] * 20, True), ([0.0] * 20, True), ([0.5] * 200, False), ([1.0, 0.0] * 100, False)],
)
def test_what_counts_as_decided(deals, decided):
    assert ratings.decided(deals) is decided


def test_a_ladder_that_was_stopped_goes_on_where_it_was(tmp_path, monkeypatch):
    kept = tmp_path / "kept.jsonl"
    few = ladder.run("yutaka", ["random", "thumb"], games=8, workers=1, kept=kept)
    with kept.open("a") as file:
        file.write('{"game": "yutaka", "seats": 2, "opt')  # killed while it wrote
    played = []
    whole = contest.play_batch
    monkeypatch.setattr(contest, "play_batch", lambda batch: played.append(batch.start) or whole(batch))
    more = ladder.run("yutaka", ["random", "thumb"], games=12, workers=1, kept=kept)
    assert played == [8, 10]
    assert few["pairs"][0]["games"] == 8 and more["pairs"][0]["games"] == 12
    monkeypatch.undo()
    assert more["pairs"] == ladder.run("yutaka", ["random", "thumb"], games=12, workers=1)["pairs"]


def test_what_another_ladder_played_does_not_count(tmp_path):
    kept = tmp_path / "kept.jsonl"
    ladder.run("yutaka", ["random", "thumb"], games=2, workers=1, kept=kept)
    ladder.run("yutaka", ["random", "thumb"], games=2, workers=1, kept=kept, seed=5)
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    assert [line["seed"] for line in lines] == [0, 0, 5, 5]


def test_at_a_larger_table_one_bot_sits_among_others():
    result = ladder.run("yro", ["thumb", "random"], games=6, seats=3, workers=1)
    (pair,) = result["pairs"]
    assert pair["games"] == 6 and pair["share"] > 0.5
    rows = {row["bot"]: row["elo"] for row in result["ratings"]}
    assert rows["thumb"] == 1000 > rows["random"]


def test_the_picture_shows_every_bot_between_the_ends_of_its_interval():
    result = ladder.run("yutaka", ["random", "thumb"], games=4, workers=1)
    drawn = ratings.picture([result])
    assert drawn.startswith("<svg") and "Yutakâ" in drawn
    ends = [
        tuple(map(float, it))
        for it in re.findall(r'<line x1="([\d.]+)" y1="\d+" x2="([\d.]+)" y2="\d+" stroke="#8a6d3b"', drawn)
    ]
    dots = [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', drawn)]
    assert len(dots) == 2
    assert all(low <= dot <= high for dot, (low, high) in zip(dots, ends, strict=True))


def test_no_games_and_no_such_bot_are_refused():
    with pytest.raises(BadArena):
        ladder.run("yutaka", ["random", "thumb"], games=0)


def test_a_level_may_think_a_part_of_what_it_does():
    assert bot("expert/10").budget("yutaka") == bot("expert").budget("yutaka") // 10
    assert bot("expert/10").key == "expert/10"


def test_what_was_kept_says_how_it_stands_without_playing(tmp_path, monkeypatch):
    kept = tmp_path / "kept.jsonl"
    two = ladder.run("yutaka", ["random", "thumb"], games=20, workers=1, kept=kept)
    three = ladder.run("yro", ["thumb", "random"], games=6, seats=3, workers=1, kept=kept)
    monkeypatch.setattr(contest, "play_batch", lambda batch: pytest.fail("nothing is played"))
    found = ladder.standing(kept)
    assert [(it["game"], it["seats"]) for it in found] == [("yutaka", 2), ("yro", 3)]
    assert [it["pairs"] for it in found] == [two["pairs"], three["pairs"]]
    assert [it["ratings"] for it in found] == [two["ratings"], []]
    assert ladder.standing(tmp_path / "nothing.jsonl") == []


def test_only_who_can_be_compared_with_the_yardstick_is_rated(tmp_path):
    kept = tmp_path / "kept.jsonl"
    for bots in (["thumb", "search:1"], ["search:1", "search:2"], ["search:3", "search:4"]):
        ladder.run("yutaka", bots, games=20, workers=1, kept=kept)
    ladder.run("yutaka", ["thumb", "search:5"], games=2, workers=1, kept=kept)
    (found,) = ladder.standing(kept)
    assert [row["bot"] for row in found["ratings"]] == ["thumb", "search:1", "search:2"]
