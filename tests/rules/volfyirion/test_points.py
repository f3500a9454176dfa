"""Playing cards and gaining points (R24–R28, A1, A8, A40)."""

from support.cities import (
    after,
    area,
    buildings,
    discard,
    duel,
    end,
    gone,
    hand,
    marked,
    play,
    points,
    refused,
)


def test_playing_a_card_costs_nothing():
    """R24: even the dearest."""
    match = after(duel("book-of-wisdom"), "play book-of-wisdom")
    assert (area(match), hand(match), points(match)) == (["book-of-wisdom"], [], (2, 1, 5))


def test_nobody_has_to_play_a_card():
    """R24: what stays in hand gives nothing and is discarded at the end."""
    match = duel("captain diviner")
    assert points(match) == (0, 0, 0)
    assert discard(end(match)) == ["captain", "diviner"]


def test_buildings_and_troops_need_a_slot():
    """R24: without a City they cannot be played."""
    match = duel("mint guard stab")
    assert {"play stab", "play mint 1", "play guard 3"} <= set(match.moves(0))
    refused(match, "play mint")
    refused(match, "play stab 2")


def test_a_card_gives_its_points_once_per_turn():
    """R25: there is no second time to ask for them."""
    match = after(duel("captain", area="void-fluid"), "play captain")
    assert points(match) == (1, 5, 0)
    assert match.moves(0) != []
    refused(match, "play captain")


def test_cards_of_earlier_turns_give_their_points_too():
    """R25, A1: Wonder, Building, claimed Lair, at the start of the Main Phase."""
    assert points(duel(area="void-fluid", buildings="mint@1 bank@2", claimed=0)) == (2, 7, 1)


def test_enemy_cards_give_nothing():
    """R25: one's own Playing Area and Cities only."""
    assert points(duel(foe_area="void-fluid", foe_buildings="mint@1 bank@2", claimed=1)) == (0, 0, 0)


def test_a_card_that_leaves_has_given_its_points():
    """R26: removed from the Playing Area after it was played, it keeps nothing back."""
    match = duel("captain qoam-ritual")
    after(match, "play captain", "play qoam-ritual", "scrap qoam-ritual", "remove area captain")
    assert points(match) == (2, 3, 0)


def test_points_are_of_three_kinds_and_do_not_mix():
    """R27: 9 Battle and 9 Knowledge buy no card of cost 1, 9 Command no Wonder."""
    match = duel(points=(0, 9, 9), row="stab novice guard soldier fighter")
    assert refused(match, "buy 1") == "R29"
    assert refused(duel(points=(9, 0, 9)), "wonder 1") == "R34"
    assert refused(duel(points=(9, 9, 1)), "replace 1") == "R39"


def test_unspent_points_are_lost():
    """R27: nobody carries them over."""
    match = end(duel(points=(4, 3, 2)))
    assert points(match) == points(match, 1) == (0, 0, 0)
    assert points(end(match)) == (0, 0, 0)


def test_the_old_and_the_new_building_both_serve_in_one_turn():
    """R28: the rulebook's note: Apothecary 1/0/1, its Synergy 1 Knowledge, then the Bank 1/1/0 in its place."""
    match = duel("barter bank", buildings="apothecary@2")
    assert points(match) == (1, 0, 1)
    assert points(after(match, "play barter")) == (2, 0, 2)
    after(match, "play bank 2")
    assert (points(match), buildings(match), gone(match, "apothecary")) == ((3, 1, 2), {2: "bank"}, 1)


def test_points_come_by_themselves_when_a_card_is_played():
    """A1: at once, before any other move."""
    assert points(after(duel("diviner"), "play diviner")) == (1, 0, 3)


def test_an_unsealed_wonder_gives_its_points_then():
    """A1: Void Fluid, unsealed for 4 Knowledge in one's own turn, gives 2 Battle at once."""
    match = after(duel(points=(0, 0, 4), sealed="void-fluid"), "unseal void-fluid 1")
    assert (points(match), marked(match, "sealed")) == ((0, 2, 0), [])


def test_unsealing_an_enemy_wonder_gives_nothing():
    """A1, R25: it is not in one's own Playing Area."""
    assert points(after(duel(points=(0, 0, 4), foe_sealed="void-fluid"), "unseal void-fluid 2")) == (0, 0, 0)


def test_sealing_and_unsealing_does_not_make_a_wonder_fresh():
    """A40, A1: it has given its points this turn."""
    match = duel(points=(0, 0, 8), area="void-fluid")
    assert points(match) == (0, 2, 8)
    after(match, "seal void-fluid 1", "unseal void-fluid 1")
    assert points(match) == (0, 2, 0)


def test_a_card_removed_from_the_hand_gives_nothing():
    """A8: the Captain's 1 Command and 3 Battle are not gained."""
    match = play(duel("captain qoam-ritual"), "play qoam-ritual", "scrap qoam-ritual")
    assert points(after(match, "remove hand captain")) == (1, 0, 0)


def test_a_new_building_of_the_same_name_is_unused():
    """A40: both Libraries give 2 Command, and both may draw."""
    match = duel("library", buildings="library@2", troops="qoam-scout@1 scholar@2", house="captain diviner stab barter")
    # five were drawn: the Library and the four; the deck is empty and nothing can be drawn any more
    assert points(match) == (2, 0, 0)
    after(match, "use 2b")
    assert refused(match, "use 2b") == "R42"
    after(match, "play library 2")
    assert points(match) == (4, 0, 0)
    assert "use 2b" in match.moves(0)


def test_a_replaced_building_is_no_partner_any_more():
    """A40: Hidden Cache finds no other purple card once the Mint has replaced the Library."""
    match = after(duel("mint hidden-cache", buildings="library@2"), "play mint 2", "play hidden-cache")
    assert points(match) == (3, 0, 3)


def test_redeploying_does_not_make_a_card_fresh():
    """A40: the Bank's Synergy was used; moving its partner changes nothing."""
    match = duel(
        "prospector", (4, 0, 0), buildings="bank@1", troops="qoam-scout@1", house="captain diviner stab barter mint"
    )
    after(match, "use 1b", "redeploy 1 2")
    assert refused(match, "use 1b") == "R42"
