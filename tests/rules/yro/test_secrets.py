"""What is secret and what is not (A22, A28, A30)."""

from support.guilds import answer, cards, hand, recruit, table
from support.yro import GAME, throw


def test_hands_are_seen_by_their_owner_alone():
    """A22: the others see how many cards there are."""
    match = GAME.start(seats=3, seed=8)
    for viewer in (1, 2, None):
        assert cards(match, "hand", 0, viewer) == ["?"] * 5
    assert "?" not in hand(match, 0)


def test_grids_coins_markers_and_discards_are_seen_by_all():
    """A22: the book says nothing of the discard pile; here it is open."""
    match = table("ME1@c3", "SM1@c3", discard="IS1 CD2", coins=[3, 4])
    for viewer in (0, 1, None):
        assert cards(match, "guild", 0, viewer) == ["ME1"]
        assert cards(match, "guild", 1, viewer) == ["SM1"]
        assert sorted(cards(match, "discard", None, viewer)) == ["CD2", "IS1"]
    assert match.view(0)["counters"] == match.view(1)["counters"] == match.view(None)["counters"]


def test_nobody_knows_the_deck():
    """A22: not even its top card."""
    match = table("", "", deck="CD4")
    for viewer in (0, 1, None):
        assert set(cards(match, "deck", None, viewer)) == {"?"}


def test_a_card_drawn_is_named_to_who_drew_it_only():
    """A22, R10: in what is told as in what is seen."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2", "..."], deck="CD4")
    since = len(match.events())
    throw(match, "ME1")
    for viewer in (0, 1, None):
        drawn = [e for e in match.events(viewer, since) if e["event"] == "moved" and e["to"]["zone"] == "hand"]
        assert [e["card"] for e in drawn] == (["CD4"] if viewer == 0 else [None])


def test_recruits_are_hidden_until_all_have_chosen_and_open_afterwards():
    """A22, A28: the hand of the other seems untouched until the reveal."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2", "..."], coins=[9, 9])
    throw(match)
    answer(match, 0, "+ME1 +SM1")
    assert len(cards(match, "hand", 0, 1)) == 5
    assert cards(match, "recruits", 0, 1) == []
    answer(match, 1)
    assert cards(match, "recruits", 0, 1) == ["ME1", "SM1"]
    assert cards(match, "hand", 0, 1) == ["?"] * 3


def test_the_number_of_discards_of_each_player_is_told():
    """A30: two by the first, none by the second; the pile is a common one."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2", "..."])
    since = len(match.events())
    throw(match, "ME1 SM1")
    thrown = [e for e in match.events(1, since) if e.get("say") == "yro-log-threw"]
    assert [(e["seat"], e["card"]) for e in thrown] == [(0, "ME1"), (0, "SM1")]
    recruit(match)
    assert sorted(cards(match, "discard")) == ["ME1", "SM1"]
