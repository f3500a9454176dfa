"""What the lessons of YRO say about their own tables is true."""

from __future__ import annotations

import pytest

from ludotheque.lessons import GO_ON, lesson, lessons, moment


def at(key: str, say: str, last: bool = False):
    """The moment at which the coach says this, reached by the first wanted moves, or the last."""
    answers: list[str] = []
    while True:
        here = moment(lesson("yro", key), answers)
        if here.step.say == f"yro-lesson-{key}-{say}" and not here.picks:
            return here
        answers.append(here.wanted[-1 if last else 0] if here.wanted else GO_ON)


def number(here, key: str, seat: int | None = 0) -> int:
    return next(it["value"] for it in here.match.view(0)["counters"] if (it["counter"], it["seat"]) == (key, seat))


def said(here) -> list[str]:
    """What the learner saw happen since the answer before."""
    return [line["text"] for line in here.match.log(0, "en", here.seen)]


def tried(here, line: str):
    """The table after the learner answers so and Ana as the lesson has it."""
    match = here.match.copy()
    match.play(0, line)
    for seat, move in here.step.replies:
        match.play(seat, move)
    return match


def test_there_are_five_lessons_of_five_minutes():
    assert [one.key for one in lessons("yro")] == ["round", "lines", "front", "levels", "end"]
    assert sum(one.minutes for one in lessons("yro")) == 5


@pytest.mark.parametrize("last", [False, True])
def test_the_first_round_brings_six_points_wherever_the_two_lie(last):
    """R9, R25, R28, R34, R38, R40: 4 and 1 in Combat, 1 by the Alchimiste; 5 - 3 + 3 écus."""
    here = at("round", "phases", last)
    assert (number(here, "strength"), number(here, "strength", 1)) == (5, 3)
    assert [number(here, key) for key in ("vp", "tech", "coins")] == [6, 1, 5]
    assert number(here, "round", None) == 2


def test_the_two_that_are_thrown_away_cannot_be_paid_together_with_anybody():
    """R15: six écus alone less one is all there is."""
    here = at("round", "throw")
    assert number(here, "coins") == 5
    for key in ("SM6", "CF4"):
        assert next(card.cost for card in here.match.kit.adventurers if card.key == key) == 6


@pytest.mark.parametrize("last", [False, True])
def test_the_row_of_the_floating_city_gives_two_of_each_once(last):
    """R20, R22: and the Mage du temps scores 2 + 2 by it."""
    here = at("lines", "bonus", last)
    assert [number(here, key) for key in ("tech", "magic")] == [2, 2]
    assert said(here).count("Player 1 completes a row of three cards of the Floating City.") == 1
    assert said(here).count("Time Mage: Player 1 scores 2 VP.") == 2
    assert number(here, "coins") == 7, "enough for the Accountant and the Mushroom Mage"


def test_every_way_to_line_up_the_mages_gives_their_bonus():
    """R20, A2: whichever comes first and wherever the column grows."""
    here = at("lines", "column")
    assert len(here.step.wanted) == 8
    for line in here.step.wanted:
        match = tried(here, line)
        texts = [entry["text"] for entry in match.log(0, "en", len(here.match.events(0)))]
        assert "Player 1 completes a column of three Mages." in texts, line
        assert "Connection bonus: Player 1 gains 2 Magic." in texts
        assert "Mushroom Mage: Player 1 gains 2 Magic." in texts


def test_only_a_column_of_its_own_makes_twelve():
    """R25, A9: 2 + 6 + 4 against 11."""
    here = at("front", "place")
    for move in here.match.moves(0):
        match = tried(here, move)
        strengths = [it["value"] for it in match.view(0)["counters"] if it["counter"] == "strength"]
        assert (strengths[0] == 12) == (move in here.step.wanted), move
        assert (strengths[0] > strengths[1]) == (move in here.step.wanted)
        assert strengths[1] == 11


def test_the_badger_costs_nothing_and_brings_one_point_more():
    """R28, A4."""
    here = at("front", "won")
    assert "Player 1 pays 0 coins for one Adventurer, 1 less than its cost." in [
        line["text"] for line in here.match.log(0, "en")
    ]
    assert "Combat: Player 1 obtains 4 VP." in said(here)
    assert "Badger Pugilist: Player 1 gains 1 VP for being rewarded in Combat." in said(here)


def test_the_third_point_of_tech_counts_at_once():
    """R35, R39."""
    here = at("levels", "two")
    assert [number(here, key) for key in ("tech", "coins")] == [3, 6]
    assert "Alchemist: Player 1 scores 2 VP." in said(here)


def test_wherever_the_dancer_lies_she_earns_four():
    """R37, R38: three écus for everybody, two for each of two levels."""
    here = at("levels", "place")
    for move in here.wanted:
        match = tried(here, move)
        coins = next(it["value"] for it in match.view(0)["counters"] if (it["counter"], it["seat"]) == ("coins", 0))
        assert coins == 2 + 7


def test_whatever_is_chosen_the_last_round_is_won():
    """R42–R44: every choice and every place ends the game, with more VP than Ana has."""
    here = at("end", "recruit")
    assert len(here.step.wanted) == 5 + 10
    for line in here.step.wanted:
        match = tried(here, line)
        for move in match.moves(0):
            end = match.copy()
            end.play(0, move)
            while not end.over:
                end.play(0, end.moves(0)[0])
            assert end.winners == [0], (line, move)
