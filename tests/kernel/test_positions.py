"""Positions of a game that checks nothing itself: the table alone sees to it that no card is lost or made."""

from __future__ import annotations

from copy import deepcopy

import pytest

import ludotheque as ldt
from kernel.toys import card_table
from laws.play import is_well_said
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.shelf import ShelfGame

TOY = card_table({"a": 3, "b": 3, "c": 3, "d": 2})


def position() -> dict:
    return TOY.start(dealer=Scripted([])).position()


def refusal(data: dict) -> str:
    with pytest.raises(ldt.BadPosition) as raised:
        ShelfGame(TOY).from_position(data, 1)
    assert is_well_said(raised.value)
    return raised.value.said.key


def test_a_position_is_taken_as_it_was_given():
    assert ShelfGame(TOY).from_position(position(), 1).digest() == TOY.start(dealer=Scripted([])).digest()


@pytest.mark.parametrize("zone", ["pile", "hand@0", "hand@2"])
def test_a_lost_card_is_missed(zone):
    data = position()
    del data["zones"][zone][0]
    assert refusal(data) == "position-lost-cards"


@pytest.mark.parametrize("zone", ["pile", "hand@1"])
def test_a_card_that_was_made_is_noticed(zone):
    data = position()
    data["zones"][zone].append(deepcopy(data["zones"][zone][0]))
    assert refusal(data) == "position-too-many"


def test_a_card_that_became_another_is_noticed():
    data = position()
    hand = data["zones"]["hand@0"]
    assert "d" in hand
    data["zones"]["hand@0"] = ["a" if card == "d" else card for card in hand]
    assert refusal(data) == "position-too-many"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"zones": {"cellar": []}}, "position-unknown-zone"),
        ({"numbers": {"coins": 1}}, "position-unknown-field"),
        ({"numbers": {"turn": "1"}}, "position-not-a-number"),
        ({"marks": [["blessing", 0, None, 0, 0]]}, "position-unknown-field"),
        ({"marks": [["shield", 7, None, 0, 0]]}, "position-not-a-number"),
        ({"marks": [["shield", 0, ["cellar", 0], 0, 0]]}, "position-unknown-card"),
        ({"stack": [["nowhere", 0, 0, None, 0, 0]]}, "position-unknown-field"),
        ({"stack": [["main", 9, 0, None, 0, 0]]}, "position-not-a-number"),
        ({"stack": "main"}, "position-not-a-list"),
        ({"asks": []}, "position-nobody-asked"),
        ({"asks": [{"seat": 0, "low": 1, "high": 0}]}, "position-not-a-number"),
        ({"asks": [{"seat": 0, "low": 1, "high": 1, "picks": ["z9"]}]}, "position-bad-pick"),
        ({"over": 1}, "position-not-a-truth"),
        ({"shuffles": -1}, "position-not-a-number"),
        ({"colour": "red"}, "position-unknown-field"),
        ({"game": "yutaka"}, "position-other-game"),
    ],
    ids=lambda it: str(it)[:50],
)
def test_a_field_that_cannot_be_is_named(change, key):
    data = position()
    zones = change.get("zones")
    data.update({**change, "zones": {**data["zones"], **zones}} if zones else change)
    assert refusal(data) == key
