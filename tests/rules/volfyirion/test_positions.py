"""Positions written by hand: what no rule allows is refused with the rule (R3, R6, R9, R10, R14, R27, R40, R52)."""

import pytest

import ludotheque as ldt
from support.cities import GAME, after, duel, end, play, points


def quiet(**table):
    """A position before a turn, as a person would write it."""
    data = duel(**table).position()
    for field in ("stack", "asks", "open", "questions"):
        data.pop(field, None)
    return data


def refusal(data):
    with pytest.raises(ldt.BadPosition) as refused:
        GAME.from_position(data, seed=1)
    for lang in ("fr", "en"):
        assert refused.value.text(lang).strip()
    return refused.value.rule


def moved(data, card, source, target):
    """The position with a card in another zone."""
    data["zones"][source] = [each for each in data["zones"][source] if each != card]
    data["zones"][target] = [*data["zones"].get(target, []), card]
    return data


def test_a_quiet_position_is_taken_up():
    """R19: it starts with the Draw Phase of the seat named."""
    match = GAME.from_position(quiet(buildings="mint@1") | {"turn": 0}, seed=1)
    assert match.waiting_for == [0]
    assert points(match) == (2, 0, 2)  # the points of the position and those of a new Main Phase


def test_a_card_where_its_kind_cannot_lie():
    """R10: a starter in the Asset Deck."""
    data = quiet()
    data["zones"]["removed"].remove("captain")
    data["zones"]["assets"] = ["captain", *data["zones"]["assets"]]
    assert refusal(data) == "volfyirion R10"


def test_two_cards_on_one_place_of_the_row():
    """R6: five places, a card on each."""
    data = quiet(row="stab barter novice guard soldier")
    data["zones"]["row"] = ["stab@0", "barter@0", "novice@2", "guard@3", "soldier@4"]
    assert refusal(data) == "volfyirion R6"


def test_a_city_of_the_other_house():
    """R9: each player has the own three."""
    data = quiet()
    cities = data["zones"]
    cities["cities@0"], cities["cities@1"] = cities["cities@1"], cities["cities@0"]
    assert refusal(data) == "volfyirion R9"


def test_a_building_in_ruins():
    """R14: slots are in standing Cities."""
    data = quiet(buildings="mint@2")
    moved(data, "vahylea@1", "cities@0", "ruins@0")
    data["numbers"]["fallen@0"] = 1
    assert refusal(data) == "volfyirion R14"


def test_points_that_are_owed():
    """R27: nobody has fewer than none."""
    data = quiet()
    data["numbers"]["battle@1"] = -1
    assert refusal(data) == "volfyirion R27"


@pytest.mark.parametrize("place", [7, 4, 60, -9])
def test_a_dragon_that_is_nowhere(place):
    """R40: Lair, City or out of the game."""
    data = quiet()
    data["numbers"]["dragon"] = place
    assert refusal(data) == "volfyirion R40"


def test_a_dragon_on_ruins():
    """R40, A12: it burns standing Cities."""
    data = quiet(foe_ruins="2")
    data["numbers"]["dragon"] = 10
    assert refusal(data) == "volfyirion R40"


def test_a_game_that_would_be_over():
    """R3: without any City."""
    data = quiet(foe_ruins="1 2")
    moved(data, "kyr@2", "cities@1", "ruins@1")
    data["numbers"]["fallen@1"] = 3
    assert refusal(data) == "volfyirion R3"


def test_a_player_without_perk():
    """R52: each has one."""
    data = quiet(modules=["perks"])
    data["zones"]["perk-pile"] += data["zones"].pop("perk@0")
    assert refusal(data) == "volfyirion R52"


def test_a_claimed_lair_with_a_dragon_about():
    """R37: it is taken from a defeated dragon only."""
    data = quiet(claimed=0)
    data["numbers"]["dragon"] = 0
    assert refusal(data) == "volfyirion R37"


def test_every_question_can_be_written_down_and_taken_up_again():
    """R22: in the middle of an ability, of a purchase, of the defeat."""
    match = duel("qoam-ritual prospector stab", (4, 18, 8), discard="captain", house="diviner", foe_buildings="mint@1")
    moves = ["play qoam-ritual", "scrap qoam-ritual", "remove hand prospector", "play stab", "scrap stab", "draw 1"]
    moves += ["wonder 1", "done", "dragon 2", "defeat", "done", "claim", "end"]
    for move in moves:
        again = GAME.from_position(match.position(), seed=1)
        assert again.digest() == match.digest()
        for each in (match, again):
            play(each, move)
        assert again.view(None)["zones"] == match.view(None)["zones"]
    assert match.waiting_for == [1]


def test_a_position_goes_on_as_the_game_would():
    """R46: after the end of a turn the other player is asked."""
    match = end(after(duel("stab"), "play stab"))
    again = GAME.from_position(match.position(), seed=1)
    assert again.waiting_for == match.waiting_for == [1]
    assert again.moves(1) == match.moves(1)
