"""An owner's own card list (R1, R5): what it may change, and which line is wrong when it is refused."""

from copy import deepcopy

import pytest

import ludotheque as ldt
from support.guilds import hand, play_round
from support.yro import GAME, numbers, play_out

OURS = GAME.start(seats=2, seed=1).record()["cards"]["content"]["cards"]


def own(change=None, at=2):
    """Our list as an owner's, with one line changed; ME3 is line 3."""
    lines = deepcopy(OURS)
    if change is not None:
        lines[at] |= change
    return {"id": "my box", "cards": lines}


def start(cards, **more):
    return GAME.start(seats=2, seed=1, options={"cards": cards}, **more)


def refusal(cards):
    with pytest.raises(ldt.BadTable) as refused:
        start(cards)
    error = refused.value
    assert error.text("fr").strip()
    return error.rule, error.text("en")


def test_our_list_has_a_line_for_each_of_the_41_types():
    """R1: in the order of the factions."""
    assert len(OURS) == 41
    assert OURS[2]["card"] == "ME3"


def test_an_owner_may_give_cards_their_printed_names():
    """R1: and the card no longer says that the name is ours."""
    cards = own({"name": "Maîtresse de la forge"})
    shown = {card["card"]: card for card in GAME.cards(2, {"cards": cards})}
    assert shown["ME3"]["name"] == "Maîtresse de la forge"
    assert not shown["ME3"]["facts"]["name_ours"]


def test_a_name_is_shown_as_it_was_written():
    """R1: whatever signs are in it."""
    for name in ("@yro-card-me1", "{ $n }", "Cœur d’or"):
        shown = {card["card"]: card for card in GAME.cards(2, {"cards": own({"name": name})})}
        assert shown["ME3"]["name"] == name


def test_the_numbers_of_an_owner_are_played():
    """R1: every card of cost 1 and strength 1 with 4 VP a round: two for 2, 8 VP in phase 6."""
    lines = deepcopy(OURS)
    for line in lines:
        line |= {"cost": 1, "strength": 1, "effects": [{"effect": "victory-vp", "n": 4}]}
    match = start({"cards": lines})
    one, two = hand(match, 0)[:2]
    ledger = play_round(match, f"{one}@c3 {two}@c4")
    assert ledger("recruitment", "coins") == -2
    assert numbers(match, "strength")[0] == 1
    assert ledger("victory", "vp") == 8


def test_a_record_keeps_the_list_it_was_played_with():
    """R1: it replays with it, on any table."""
    match = play_out(start(own({"cost": 4})), 3)
    record = match.record()
    assert record["cards"]["id"] == "my box"
    assert record["cards"]["content"]["cards"][2]["cost"] == 4
    assert ldt.replay(record).digest() == match.digest()


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"cost": 0}, "R1"),
        ({"cost": 10}, "R1"),
        ({"cost": "5"}, "R1"),
        ({"cost": True}, "R1"),
        ({"strength": 0}, "R1"),
        ({"strength": 14}, "R1"),
        ({"copies": 0}, "R1"),
        ({"copies": 4}, "R1"),
        ({"faction": "gobelins"}, "R5"),
        ({"faction": None}, "R5"),
        ({"profession": "barde"}, "R5"),
        ({"profession": ["mage"]}, "R5"),
        ({"effects": []}, "R1"),
        ({"effects": [{"effect": "victory-vp", "n": 1}] * 3}, "R1"),
        ({"effects": "none"}, "R1"),
        ({"effects": [{"effect": "victory-tech", "n": 1}]}, "R1"),
        ({"effects": [{"effect": "victory-vp"}]}, "R1"),
        ({"effects": [{"effect": "victory-vp", "n": 0}]}, "R1"),
        ({"effects": [{"effect": "victory-vp", "n": 1, "bound": 3}]}, "R1"),
        ({"effects": [{"effect": "victory-vp-cost-least", "n": 1}]}, "R1"),
        ({"effects": [{"effect": "doubles-bonuses", "n": 2}]}, "R1"),
        ({"effects": [["victory-vp", 1]]}, "R1"),
        ({"name": ""}, "R1"),
        ({"name": 7}, "R1"),
        ({"colour": "red"}, "R1"),
    ],
)
def test_a_wrong_line_is_named(change, rule):
    """R1, R5: line 3, ME3; costs 1 to 9, strengths 1 to 13, one to three copies, one or two effects we know."""
    said = refusal(own(change))
    assert said[0] == f"yro {rule}"
    assert "3 (ME3)" in said[1]


@pytest.mark.parametrize("key", [None, "", "me3", "MAGE DU TEMPS", "DONE", 3])
def test_a_line_without_a_proper_key_is_named_by_its_number(key):
    """R1: a card is called by capital letters and digits."""
    rule, text = refusal(own({"card": key}))
    assert rule == "yro R1"
    assert "3" in text


def test_a_type_may_stand_in_the_list_only_once():
    """R1: line 3 is called like line 1."""
    rule, text = refusal(own({"card": "ME1"}))
    assert rule == "yro R1"
    assert "3 (ME1)" in text


def test_a_line_that_is_no_object_is_named():
    """R1: line 41."""
    cards = own()
    cards["cards"][40] = "CD4"
    rule, text = refusal(cards)
    assert rule == "yro R1"
    assert "41" in text


def test_a_card_of_ones_own_needs_a_name():
    """R1: ours have names already."""
    assert "3 (XX1)" in refusal(own({"card": "XX1"}))[1]
    assert start(own({"card": "XX1", "name": "Inconnue"})).waiting_for == [0, 1]


@pytest.mark.parametrize(("copies", "count"), [(2, 101), (1, 100)])
def test_a_box_has_102_adventurers(copies, count):
    """R1: no more, no fewer; it is said how many there are."""
    rule, text = refusal(own({"copies": copies}))
    assert rule == "yro R1"
    assert str(count) in text
    assert "102" in text


@pytest.mark.parametrize("cards", ["magnolia", 7, None, [], {}, {"cards": "ME1"}, {"cards": [], "colour": "red"}])
def test_what_is_no_list_is_refused(cards):
    """R1: a list by name, or an object with its lines."""
    assert refusal(cards)[0] == "yro R1"


def test_the_standard_list_written_out_is_the_standard_list():
    """R1: an owner whose box agrees with ours plays the same game."""
    ours = {"id": "standard", "version": 1, "provenance": "published", "cards": deepcopy(OURS)}
    assert start(ours).digest() == GAME.start(seats=2, seed=1).digest()
