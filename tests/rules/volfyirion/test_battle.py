"""Spending Battle: attacks, Wonders, the defeat of the dragon, the Lair (R31–R37, R59, A11, A13–A18, A22, A42, A47)."""

import pytest

from support.cities import (
    after,
    area,
    buildings,
    cards,
    discard,
    dragon,
    duel,
    end,
    gone,
    hand,
    lair,
    play,
    points,
    refused,
    spots,
    standing,
    troops,
)


# ------------------------------------------------------------------------------------ attacks
@pytest.mark.parametrize(("city", "defence"), [(1, 8), (2, 9), (3, 10)])
def test_a_city_without_troop_falls_for_its_defence(city, defence):
    """R31: one Battle less is refused; it is turned over."""
    assert refused(duel(points=(0, defence - 1, 0)), f"attack {city}") == "R31"
    match = after(duel(points=(0, defence + 1, 0)), f"attack {city}")
    assert points(match) == (0, 1, 0)
    assert standing(match, 1) == [each for each in (1, 2, 3) if each != city]
    assert list(spots(match, "ruins", 1)) == [city]


def test_the_building_of_a_fallen_city_is_removed():
    """R31: others stay."""
    match = after(duel(points=(0, 8, 0), foe_buildings="mint@1 bank@2"), "attack 1")
    assert (buildings(match, 1), gone(match, "mint")) == ({2: "bank"}, 1)


def test_a_troop_saves_its_city_once():
    """R32: City 10 and Guard 4: for 14 the Guard is removed, City and Building stay."""
    assert refused(duel(points=(0, 13, 0), foe_troops="guard@3"), "attack 3") == "R32"
    match = after(duel(points=(0, 14, 0), foe_troops="guard@3", foe_buildings="mint@3"), "attack 3")
    assert (points(match), troops(match, 1), buildings(match, 1)) == ((0, 0, 0), {}, {3: "mint"})
    assert (standing(match, 1), gone(match, "guard")) == ([1, 2, 3], 1)


def test_there_is_no_partial_damage():
    """R33: 20 Battle against City 9 with Soldier 3 buy the Soldier only."""
    match = after(duel(points=(0, 20, 0), foe_troops="soldier@2"), "attack 2")
    assert points(match) == (0, 8, 0)
    assert refused(match, "attack 2") == "R31"
    end(match)
    assert standing(match, 1) == [1, 2, 3]


def test_a_fallen_city_cannot_be_attacked_again():
    """R31: it is no City any more."""
    refused(duel(points=(0, 30, 0), foe_ruins="2"), "attack 2")


def test_nobody_attacks_the_own_cities():
    """R31: the numbers are those of the enemy's Cities."""
    match = after(duel(points=(0, 8, 0)), "attack 1")
    assert standing(match) == [1, 2, 3]


def test_the_dragon_goes_home_from_a_city_that_is_destroyed():
    """A11: at once; with a Troop in the way it stays."""
    match = after(duel(points=(0, 9, 0), dragon="foe 2"), "attack 2")
    assert dragon(match) == "lair"
    match = after(duel(points=(0, 12, 0), dragon="foe 2", foe_troops="soldier@2"), "attack 2")
    assert dragon(match) == "1 2"
    match = after(duel(points=(0, 8, 0), dragon="foe 2"), "attack 1")
    assert dragon(match) == "1 2"


# ------------------------------------------------------------------------------------ Wonders
def test_a_wonder_goes_to_the_discard_pile_for_its_cost():
    """R34: Void Fluid for 4 of 5 Battle; the space stays empty until the end of the turn."""
    match = duel(points=(0, 5, 0), lair="void-fluid sharp-qoam", wonders="pure-qoam emerald-horn")
    after(match, "wonder 1")
    assert (points(match), discard(match), area(match)) == ((0, 1, 0), ["void-fluid"], [])
    assert lair(match) == {2: "sharp-qoam"}
    assert lair(end(match)) == {1: "pure-qoam", 2: "sharp-qoam"}


def test_a_space_takes_wonders_of_any_cost_later():
    """R34, R8: 6 as well."""
    match = end(after(duel(points=(0, 2, 0), wonders="emerald-horn"), "wonder 2"))
    assert lair(match)[2] == "emerald-horn"


def test_a_wonder_one_battle_too_dear_is_refused():
    """R34: and an empty space."""
    assert refused(duel(points=(9, 3, 9), lair="void-fluid sharp-qoam"), "wonder 1") == "R34"
    refused(duel(points=(0, 9, 0), lair="- sharp-qoam"), "wonder 1")


def test_acquiring_a_wonder_removes_a_card():
    """R35: from hand, Playing Area or Discard Pile, not the Wonder itself, nothing from the Cities."""
    match = duel("prospector captain", discard="stab", points=(0, 2, 0), troops="guard@1", buildings="mint@1")
    play(match, "play captain", "wonder 2")
    assert sorted(match.moves(0)) == ["done", "remove area captain", "remove discard stab", "remove hand prospector"]
    after(match, "remove area captain")
    assert (area(match), gone(match, "captain"), points(match)) == ([], 2, (2, 3, 1))
    assert discard(match) == ["sharp-qoam", "stab"]


def test_nothing_has_to_be_removed():
    """R35: the bonus is a choice."""
    match = after(duel("prospector", (0, 2, 0)), "wonder 2", "done")
    assert (hand(match), discard(match)) == (["prospector"], ["sharp-qoam"])


def test_another_copy_of_the_same_wonder_may_be_removed():
    """R35: one OTHER card; the second Sharp Qoam is another card."""
    match = play(duel(points=(0, 2, 0), discard="sharp-qoam"), "wonder 2")
    assert sorted(match.moves(0)) == ["done", "remove discard sharp-qoam"]
    after(match, "remove discard sharp-qoam")
    assert (discard(match), gone(match, "sharp-qoam")) == (["sharp-qoam"], 1)


def test_each_wonder_removes_a_card_of_its_own():
    """R35, A42: two Wonders, two cards."""
    match = after(
        duel("prospector stab", (0, 4, 0)), "wonder 1", "remove hand prospector", "wonder 2", "remove hand stab"
    )
    assert (hand(match), discard(match)) == ([], ["divining-petals", "sharp-qoam"])


# ------------------------------------------------------------------------------------ defeating the dragon
def test_the_dragon_is_defeated_for_16():
    """R36: 15 are refused; the token leaves, both Wonders are gained, the Lair is taken: Defence 9, 4 Battle."""
    assert refused(duel(points=(0, 15, 0)), "defeat") == "R36"
    match = play(duel(points=(0, 16, 0)), "defeat")
    while "claim" not in match.moves(0):
        play(match, "done")
    after(match, "claim")
    assert (dragon(match), standing(match), cards(match, "lair")) == ("gone", [1, 2, 3, 4], [])
    assert discard(match) == ["divining-petals", "sharp-qoam"]
    assert lair(match) == {}


def claimed_now(*moves, **table):
    """A table after the defeat, every bonus declined and the Lair claimed."""
    match = play(duel(**{"points": (0, 16, 0), **table}), *moves, "defeat")
    while "claim" not in match.moves(0):
        play(match, "done")
    return after(match, "claim")


def test_the_lair_gives_4_battle_in_the_turn_it_is_claimed():
    """A15: so that the price is 12 in the end; and in every later turn."""
    match = claimed_now()
    assert points(match) == (0, 4, 0)
    assert points(end(end(match))) == (0, 4, 0)


def test_the_lair_may_be_left_where_it_is():
    """R36: then Wonders can still be acquired and its spaces are refilled, but it cannot be claimed later."""
    match = play(duel(points=(0, 20, 0), wonders="pure-qoam void-fluid"), "defeat")
    while "claim" not in match.moves(0):
        play(match, "done")
    after(match, "done")
    assert (dragon(match), cards(match, "lair"), standing(match)) == ("gone", ["lair"], [1, 2, 3])
    assert points(match) == (0, 4, 0)
    refused(match, "claim")
    refused(match, "defeat")
    end(match)
    assert lair(match) == {1: "pure-qoam", 2: "void-fluid"}


def test_wonders_are_bought_at_a_lair_without_dragon():
    """R36: for their cost as ever."""
    match = after(duel(points=(0, 2, 0), dragon="gone"), "wonder 2")
    assert discard(match) == ["sharp-qoam"]


def test_the_dragon_is_defeated_once():
    """R36: and then neither moves nor is defeated again."""
    match = duel(points=(0, 40, 40), dragon="gone")
    assert refused(match, "defeat") == "R36"
    assert refused(match, "dragon 1") == "R37"


@pytest.mark.parametrize("where", ["lair", "mine 2", "foe 3"])
def test_the_dragon_is_defeated_wherever_it_stands(where):
    """A13: Lair, own City, enemy City."""
    match = play(duel(points=(0, 16, 0), dragon=where), "defeat")
    assert dragon(match) == "gone"


def test_the_wonders_of_the_dragon_are_acquired():
    """A14, A47: both go to the Discard Pile first; then each removes a card, the other Wonder too, never itself."""
    match = play(duel("stab", (0, 16, 0)), "defeat")
    assert discard(match) == ["divining-petals", "sharp-qoam"]
    first = match.moves(0)
    assert "remove hand stab" in first
    wonder = next(move for move in first if move.startswith("remove discard"))
    assert len([move for move in first if move.startswith("remove discard")]) == 1
    play(match, wonder)
    assert len(discard(match)) == 1
    second = match.moves(0)
    assert sorted(second) == ["done", f"remove discard {discard(match)[0]}", "remove hand stab"]
    after(match, "remove hand stab", "claim")
    assert gone(match, "stab") == 1


def test_a_single_wonder_on_the_lair_is_gained_too():
    """A14: the other space was empty."""
    match = play(duel(points=(0, 16, 0), lair="- sharp-qoam"), "defeat")
    assert discard(match) == ["sharp-qoam"]


def test_a_city_is_safe_once_the_dragon_is_defeated():
    """A47: even the last one."""
    match = claimed_now(dragon="mine 1", ruins="2 3")
    end(match)
    assert not match.over
    assert standing(match) == [1, 4]


# ------------------------------------------------------------------------------------ the claimed Lair
def test_once_the_lair_is_claimed_no_wonder_is_acquired_and_no_dragon_moves():
    """R37: by nobody."""
    for owner in (0, 1):
        match = duel(points=(0, 40, 40), claimed=owner)
        assert refused(match, "wonder 1") == "R37"
        assert refused(match, "dragon 1") == "R37"


def test_a_claimed_lair_is_not_refilled():
    """R37, A18: the Wonder Deck is out of use."""
    match = end(claimed_now())
    assert lair(match) == {}


def test_the_moves_of_emerald_horn_and_mark_do_nothing_then():
    """A18: the Horn just leaves; the Mark has nothing to do."""
    match = after(duel(area="emerald-horn", claimed=1), "scrap emerald-horn")
    assert gone(match, "emerald-horn") == 1
    match = after(duel("volfyirions-mark", troops="qoam-scout@1 scholar@2", claimed=1), "play volfyirions-mark")
    assert dragon(match) == "gone"


def test_a_claimed_lair_can_be_attacked_for_9():
    """R59: 8 are refused."""
    assert refused(duel(points=(0, 8, 0), claimed=1), "attack 4") == "R31"
    match = after(duel(points=(0, 9, 0), claimed=1), "attack 4")
    assert standing(match, 1) == [1, 2, 3]


def test_a_destroyed_lair_is_removed():
    """A17: it leaves no ruins and gives no Battle any more."""
    match = after(duel(points=(0, 9, 0), claimed=1), "attack 4")
    assert (gone(match, "lair"), spots(match, "ruins", 1)) == (1, {})
    assert points(end(match), 1) == (0, 0, 0)


def test_the_enemy_has_not_won_before_the_lair_is_destroyed():
    """R59, R3: three Cities down and the Lair standing: the game goes on."""
    match = after(duel(points=(0, 17, 0), claimed=1, foe_ruins="2 3"), "attack 1")
    assert not match.over
    play(match, "attack 4")
    assert match.over
    assert match.winners == [0]


def test_the_lair_has_no_slots():
    """A16: neither Troop nor Building can be played there."""
    match = duel("mint guard", claimed=0)
    assert [move for move in match.moves(0) if move.endswith(" 4")] == []
    refused(match, "play mint 4")
    refused(match, "play guard 4")
