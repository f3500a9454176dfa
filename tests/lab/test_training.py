"""`ludotheque train`: games are played, kept, and learned from."""

from __future__ import annotations

import json
from importlib import resources

import numpy as np
import pytest

import ludotheque as ldt
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.network import chance, network
from ludotheque.kernel.playout import dealt
from ludotheque.kernel.rows import Weights
from ludotheque.lab import train
from ludotheque.locales import LANGUAGES

COURSE = train.Course("yro", games=4, simulations=4, hidden=3, epochs=2)


def test_what_is_learned_is_written_with_a_card_and_can_be_read(tmp_path):
    to = tmp_path / "instinct.json"
    card = train.train(COURSE, tmp_path / "kept", to, workers=1)
    data = json.loads(to.read_text())
    assert data["card"] == json.loads(json.dumps(card))
    assert data["card"]["course"]["seed"] == 1
    assert data["card"]["positions"] > 100
    net = network(data["value"])
    kit = ldt.game("yro").kit()
    for numbers in train.features_of(kit)(dealt(kit, Quick(1))):
        assert 0.0 <= chance(net.run(Weights(numbers))[0]) <= 1.0


@pytest.mark.parametrize("game", ldt.games())
def test_what_comes_with_a_game_is_small_and_says_how_it_was_made_and_how_strong_it_is(game):
    file = resources.files("ludotheque.games").joinpath(train.folder_of(game))
    if not file.is_file():
        assert game == "volfyirion", "played out by hand, see docs/strength.md"
        return
    text = file.read_text("utf-8")
    card = json.loads(text)["card"]
    assert len(text) <= train.LARGEST
    assert "made from" in card or "course" in card
    assert card["positions"] > 10_000 and "rule of thumb" in card["strength"]


@pytest.mark.parametrize(("game", "seats"), [("volfyirion", (2,)), ("saint-seiya", (2, 3))])
def test_the_fast_hand_plays_where_there_are_no_simulations(game, seats, tmp_path):
    course = train.Course(game, games=4, seats=seats, simulations=0, hidden=3, epochs=2)
    to = tmp_path / "instinct.json"
    card = train.train(course, tmp_path / "kept", to, workers=1)
    assert card["positions"] > 60
    rows = np.load(next((tmp_path / "kept").glob("*.npy")))
    assert set(np.unique(rows[:, 0])) == {0, 1, 2, 3}
    assert ((rows[:, 1] >= 0) & (rows[:, 1] <= 1)).all()
    network(json.loads(to.read_text())["value"])


def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path, monkeypatch):
    to = tmp_path / "one.json"
    train.train(COURSE, tmp_path / "kept", to, workers=1)
    monkeypatch.setattr(train, "play_job", lambda job: pytest.fail("played again"))
    again = tmp_path / "two.json"
    train.train(COURSE, tmp_path / "kept", again, workers=1)
    assert json.loads(to.read_text())["value"] == json.loads(again.read_text())["value"]


def test_the_network_learns_what_is_there_to_be_learned():
    """Whoever has the larger of two numbers wins; the third means nothing."""
    rng = np.random.default_rng(1)
    numbers = rng.normal(0, 3, (4000, 3)) + 5
    targets = (numbers[:, 0] > numbers[:, 1]).astype(float)
    net = train.fit(numbers, targets, 8, 30, 1)
    written = network(train.written(net))
    right = sum(
        (written.run(Weights(row.tolist()))[0] > 0) == (target > 0.5)
        for row, target in zip(numbers[:500], targets, strict=False)
    )
    assert right > 475
    said = [written.run(Weights(row.tolist()))[0] for row in numbers[:20]]
    assert said == pytest.approx(train.outputs(net, numbers[:20]).tolist(), abs=0.05)


def test_a_table_is_told_from_every_side_or_from_that_of_the_seat_that_is_asked():
    assert train.sides([[1.0], [2.0]], 1) == [(0, [1.0]), (1, [2.0])]
    assert train.sides(Weights([1.0, 2.0]), 1) == [(1, [1.0, 2.0])]


def test_a_game_that_is_not_told_in_numbers_cannot_be_learned(monkeypatch):
    monkeypatch.setattr(train, "instinct_of", lambda kit: Instinct())
    with pytest.raises(train.CannotTrain) as refused:
        train.features_of(ldt.game("yutaka").kit())
    for lang in LANGUAGES:
        assert "yutaka" in refused.value.text(lang)
