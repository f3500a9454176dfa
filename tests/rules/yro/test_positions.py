"""Positions written by hand: what no rule allows is refused with the rule (R10, R17, R36, R42, R45, R51)."""

import pytest

import ludotheque as ldt
from support.guilds import play_round, table
from support.yro import GAME, position


def refusal(data):
    with pytest.raises(ldt.BadPosition) as refused:
        GAME.from_position(data, seed=1)
    assert refused.value.text("fr").strip()
    assert refused.value.text("en").strip()
    return refused.value.rule


@pytest.mark.parametrize(
    "guild",
    [
        "ME1@a1",  # the first card lies in the middle
        "ME1@c3 ME2@d4",  # a corner
        "ME1@c3 ME2@e3",  # a gap
        "ME1@c3 ME2@c4 ME4@c5 SM1@c2",  # four in a column
        "ME1@b3 ME2@c3 ME4@d3 SM1@e3",  # four in a row
        "ME1@c3 ME2@c3",  # two on a spot
    ],
)
def test_a_guild_that_cannot_grow_like_that(guild):
    """R17: one after the other, edge to edge, within three by three."""
    assert refusal(position([guild])) == "yro R17"


def test_a_hand_of_six():
    """R10: five at most."""
    assert refusal(position(hands=["ME1 ME2 ME4 ME5 SM1 SM2"])) == "yro R10"


@pytest.mark.parametrize("numbers", [{"tech": 16}, {"magic": 99}, {"coins": (-1, 0)}])
def test_numbers_beyond_their_track(numbers):
    """R36: 15 points at most; nobody owes coins."""
    assert refusal(position(numbers=numbers)) == "yro R36"


NINE = "ME1@b2 ME2@c2 ME4@d2 SM1@b3 SM2@c3 SM4@d3 CS1@b4 CS2@c4 IS1@d4"


@pytest.mark.parametrize("data", [{"numbers": {"vp": (40, 0)}}, {"guilds": [NINE]}])
def test_a_game_that_would_be_over(data):
    """R42: 40 VP or nine Adventurers."""
    assert refusal(position(**data)) == "yro R42"


def test_a_solo_game_that_would_be_lost():
    """R51: a row of 21."""
    assert refusal(position(seats=1, rivals="CD4 CD1")) == "yro R51"


def test_five_quests_on_the_table():
    """R45: four are shown."""
    options = {"quests": "reconstructed"}
    assert refusal(position(quests="cheap3 jobs4 races4 tech3 faith3", options=options)) == "yro R45"


def test_the_middle_of_every_round_can_be_written_down_and_taken_up_again():
    """R9: at each question, sealed answers included."""
    match = table("ME1@c3", "SM1@c3", hands=["CS2 IS1 ...", "..."], coins=[9, 9])
    moves = [(0, "done"), (1, "done"), (0, "+CS2 +IS1"), (1, "done"), (0, "CS2-c4"), (0, "IS1-c5")]
    for seat, move in moves:
        again = GAME.from_position(match.position(), seed=1)
        assert again.digest() == match.digest()
        for each in (match, again):
            each.play(seat, move)
        assert again.view(None)["zones"] == match.view(None)["zones"]
    play_round(match)
