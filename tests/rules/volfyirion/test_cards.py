"""What the kinds of cards do (R10, R11, R13–R16, R18, A9)."""

from support.cities import (
    after,
    area,
    buildings,
    cards,
    discard,
    duel,
    end,
    gone,
    hand,
    points,
    refused,
    troops,
)


def test_a_command_card_goes_to_the_discard_pile_at_the_end_of_the_turn():
    """R13: and gives nothing in the next turn."""
    match = after(duel("shrewd-deal"), "play shrewd-deal")
    assert points(match) == (2, 1, 1)
    end(match)
    assert (area(match), discard(match)) == ([], ["shrewd-deal"])


def test_a_discarded_card_comes_back_and_a_removed_one_does_not():
    """R11: the Discard Pile is shuffled into the House Deck; what was removed stays out of the game."""
    match = after(duel("stab barter"), "play stab", "play barter", "scrap barter")
    end(end(match))
    assert hand(match) == ["stab"]
    assert gone(match, "barter") == 1


def test_a_building_takes_the_slot_chosen():
    """R14: in any standing City, and stays."""
    for city in (1, 2, 3):
        match = after(duel("mint"), f"play mint {city}")
        assert buildings(match) == {city: "mint"}
        assert area(match) == []


def test_a_building_replaces_the_one_that_is_there():
    """R14, A9: even when another slot is free; the old one is removed from the game."""
    match = after(duel("mint", buildings="bank@2"), "play mint 2")
    assert (buildings(match), gone(match, "bank"), discard(match)) == ({2: "mint"}, 1, [])


def test_a_building_gives_its_points_in_every_main_phase():
    """R14: the Mint 1 Command and 1 Knowledge, this turn and the next."""
    match = after(duel("mint"), "play mint 1")
    assert points(match) == (1, 0, 1)
    assert points(end(end(match))) == (1, 0, 1)


def test_a_troop_takes_a_slot_and_replaces_the_troop_there():
    """R15: a Building in the same City is not touched."""
    match = after(duel("guard", troops="novice@3", buildings="mint@3"), "play guard 3")
    assert (troops(match), buildings(match), gone(match, "novice")) == ({3: "guard"}, {3: "mint"}, 1)


def test_a_troop_adds_its_defence():
    """R15: a City of 8 with a Guard of 4 is not taken with 11."""
    assert refused(duel(points=(0, 11, 0), foe_troops="guard@1"), "attack 1") == "R32"


def test_nothing_can_be_built_in_ruins():
    """A9, R14, R15: standing Cities only; neither Troop nor Building."""
    match = duel("mint guard", ruins="2")
    assert [move for move in match.moves(0) if move.startswith("play mint")] == ["play mint 1", "play mint 3"]
    assert refused(match, "play mint 2") == "R14"
    assert refused(match, "play guard 2") == "R15"


def test_a_wonder_stays_and_gives_points_while_it_is_not_sealed():
    """R16: Void Fluid 2 Battle in each turn."""
    match = after(duel("void-fluid"), "play void-fluid")
    assert points(match) == (0, 2, 0)
    assert area(end(match)) == ["void-fluid"]
    assert points(end(match)) == (0, 2, 0)
    assert points(duel(sealed="void-fluid")) == (0, 0, 0)


def test_what_stays_in_play_uses_its_secondary_ability_every_turn():
    """R18: the Bank draws in this turn and in the next."""
    match = duel(
        "prospector", buildings="bank@1", troops="qoam-scout@1", house="captain diviner stab barter mint guard"
    )
    after(match, "use 1b")
    assert refused(match, "use 1b") == "R42"
    end(end(match))
    assert "use 1b" in match.moves(0)


def test_playing_area_and_discard_pile_are_each_players_own():
    """R10: what one plays or throws away never touches the other's."""
    match = end(after(duel("stab"), "play stab"))
    assert (cards(match, "area", 1), cards(match, "discard", 1)) == ([], [])
