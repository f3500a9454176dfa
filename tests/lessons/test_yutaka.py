"""What the lessons of Yutakâ say about their own tables is true."""

from __future__ import annotations

import pytest

from ludotheque.lessons import GO_ON, lesson, lessons, moment
from support.yutaka import column, contest, face_up, seen, sizes, totals, zone


def at(key: str, say: str):
    """The moment at which the coach says this, reached by the wanted moves."""
    answers: list[str] = []
    while True:
        here = moment(lesson("yutaka", key), answers)
        if here.step.say == f"yutaka-lesson-{key}-{say}":
            return here
        answers.append(here.wanted[0] if here.wanted else GO_ON)


def test_there_are_five_lessons_of_five_minutes():
    assert [one.key for one in lessons("yutaka")] == ["board", "majority", "equipment", "dynamite", "count"]
    assert sum(one.minutes for one in lessons("yutaka")) == 5


@pytest.mark.parametrize("one", lessons("yutaka"), ids=lambda one: one.key)
def test_the_values_of_the_tiles_are_said_to_be_reconstructed(one):
    """A26."""
    assert moment(one, []).match.view(0)["table"]["provenance"] == "reconstructed"


@pytest.mark.parametrize("mine", ["2a", "2d"])
@pytest.mark.parametrize("second", ["1a", "4c", "5d"])
def test_the_opening_ends_with_four_tiles_face_up_and_the_learner_to_play(mine, second):
    """R7, R8."""
    here = moment(lesson("yutaka", "board"), [GO_ON, GO_ON, mine, GO_ON, second])
    assert sorted(face_up(here.match)) == sorted([mine, "3b", second, "3c"])
    assert here.match.waiting_for == [0]


def test_the_dagger_of_12_changes_hands_at_five_to_four():
    """R18."""
    assert contest(at("majority", "behind").match, 1, "dague") == ([0, 12], "yutaka R18")
    assert contest(at("majority", "ahead").match, 1, "dague") == ([12, 0], "yutaka R18")
    assert sizes(at("majority", "ahead").match, 0)[0] == 6


def test_the_dagger_of_8_is_anas_alone_then_nobodys():
    """R19, R20."""
    assert contest(at("majority", "alone").match, 4, "dague") == ([0, 8], "yutaka R19")
    assert contest(at("majority", "end").match, 4, "dague") == ([0, 0], "yutaka R20")


def test_five_against_eight_wins_both_equipment_tiles_whatever_was_turned():
    """R21, R22: before, Ana takes them alone; after, the columns are compared."""
    assert contest(at("equipment", "alone").match, 3, "equipement") == ([0, 11], "yutaka R21")
    answers = [GO_ON, GO_ON, "E3-3"]
    for tile in moment(lesson("yutaka", "equipment"), answers).wanted:
        here = moment(lesson("yutaka", "equipment"), [*answers, tile])
        assert here.step.say == "yutaka-lesson-equipment-sums"
        assert contest(here.match, 3, "equipement") == ([11, 0], "yutaka R21")
        assert (column(here.match, 0, 3), column(here.match, 1, 3)) == ("I2 A2 X C1 E3", "D2 X E1 E2")


def test_dynamite_takes_the_last_place_and_ana_turns_a_tile():
    """R12, R14: Ana holds the Idol that would have overtaken, and has no place for it any more."""
    before, after = at("dynamite", "threat").match, at("dynamite", "turned").match
    assert contest(before, 2, "idole") == ([15, 0], "yutaka R18")
    assert len(column(before, 1, 2).split()) == 4
    assert len(column(after, 1, 2).split()) == 5
    assert "I3" in [card["card"] for card in zone(after, "hand", 1, viewer=1)["cards"]]
    assert "4b" in face_up(after) and "4b" not in face_up(before)


def test_a_card_for_the_full_column_is_refused_by_its_rule():
    """R14: 3, 2, 2, a Dynamite and 1."""
    here = at("dynamite", "full")
    assert column(here.match, 0, 5) == "I3 D2 A2 X C1"
    here.take("A4-5")
    assert (here.note.key, here.note.rule) == ("yutaka-no-room", "yutaka R14")


def test_the_last_equipment_wins_only_at_island_4():
    """R21: nowhere else does it change the count."""
    here = at("count", "where")
    before = totals(here.match)
    for number in range(1, 6):
        if f"E4-{number}" in here.match.moves(0):
            tried = here.match.copy()
            tried.play(0, f"E4-{number}")
            assert (totals(tried) != before) == (number == 4)


def test_the_last_tile_ends_the_game_with_the_score_the_coach_tells():
    """R17, R23, A17."""
    here = at("count", "end")
    assert here.match.over
    assert here.match.winners == [0]
    assert totals(here.match) == [here.step.params["high"], here.step.params["low"]]
    assert None not in seen(here.match).values()
    assert all(tile["card"] for tile in zone(here.match, "removed")["cards"])
