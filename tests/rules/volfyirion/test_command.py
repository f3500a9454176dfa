"""Spending Command: acquiring Asset cards, redeploying Troops (R29, R30, A10, A42)."""

from support.cities import (
    after,
    cards,
    discard,
    duel,
    end,
    gone,
    hand,
    play,
    points,
    refused,
    row,
    standing,
    top,
    troops,
)

SHOP = "stab hidden-cache novice guard sabotage"  #: costs 1, 2, 3, 4, 5


def test_an_asset_card_goes_to_the_discard_pile_for_its_cost():
    """R29: the Guard costs 4 of 6."""
    match = after(duel(points=(6, 0, 0), row=SHOP), "buy 4")
    assert (points(match), discard(match), hand(match)) == ((2, 0, 0), ["guard"], [])


def test_a_card_one_command_too_dear_is_refused():
    """R29: and the others are not."""
    match = duel(points=(4, 0, 0), row=SHOP)
    assert [move for move in match.moves(0) if move.startswith("buy")] == ["buy 1", "buy 2", "buy 3", "buy 4"]
    assert refused(match, "buy 5") == "R29"


def test_an_empty_space_is_refilled_only_at_the_end_of_the_turn():
    """R29: the top card comes then."""
    match = after(duel(points=(5, 0, 0), row=SHOP, assets="mint bank"), "buy 1", "buy 2")
    assert sorted(row(match)) == [3, 4, 5]
    assert top(match) == "mint"
    assert refused(match, "buy 1") == "R29"
    end(match)
    assert (row(match)[1], row(match)[2]) == ("mint", "bank")


def test_several_cards_may_be_bought():
    """R29: 1 + 2 + 3 of 6."""
    match = after(duel(points=(6, 0, 0), row=SHOP), "buy 1", "buy 2", "buy 3")
    assert (points(match), discard(match)) == ((0, 0, 0), ["hidden-cache", "novice", "stab"])


def test_a_bought_card_lies_on_top_of_the_discard_pile():
    """R29, A42: before the next action."""
    match = after(duel(points=(1, 0, 0), row=SHOP, discard="captain"), "buy 1")
    assert cards(match, "discard", 0) == ["captain", "stab"]


def test_only_the_buyer_gets_the_card():
    """A42: acquiring concerns one Discard Pile."""
    match = after(duel(points=(1, 0, 0), row=SHOP), "buy 1")
    assert discard(match, 1) == []


# ------------------------------------------------------------------------------------ redeploying
def test_a_troop_moves_to_another_city_for_its_cost():
    """R30: the Guard for 4 Command."""
    match = after(duel(points=(4, 0, 0), troops="guard@1"), "redeploy 1 2")
    assert (points(match), troops(match)) == ((0, 0, 0), {2: "guard"})


def test_redeploying_one_command_short_is_refused():
    """R30: 3 of 4."""
    assert refused(duel(points=(3, 0, 0), troops="guard@1"), "redeploy 1 2") == "R30"


def test_redeploying_onto_a_troop_removes_it():
    """A10: they do not change places."""
    match = after(duel(points=(4, 0, 0), troops="guard@1 novice@3"), "redeploy 1 3")
    assert (troops(match), gone(match, "novice"), points(match)) == ({3: "guard"}, 1, (0, 0, 0))


def test_redeploying_leads_to_another_standing_city():
    """A10: not to the same, not to ruins, not from where there is no Troop."""
    match = duel(points=(9, 0, 0), troops="guard@1", ruins="3")
    assert [move for move in match.moves(0) if move.startswith("redeploy")] == ["redeploy 1 2"]
    for move in ("redeploy 1 1", "redeploy 1 3", "redeploy 2 1"):
        assert refused(match, move) in ("A10", "R30")


def test_a_troop_may_be_redeployed_as_often_as_it_is_paid():
    """A10: three times for 12."""
    match = after(duel(points=(12, 0, 0), troops="guard@1"), "redeploy 1 2", "redeploy 2 3", "redeploy 3 1")
    assert (points(match), troops(match)) == ((0, 0, 0), {1: "guard"})


def test_a_troop_cannot_be_redeployed_to_the_lair():
    """A16: a claimed Lair has no slot."""
    match = duel(points=(9, 0, 0), troops="guard@1", claimed=0)
    refused(match, "redeploy 1 4")
    assert [move for move in match.moves(0) if move.startswith("redeploy")] == ["redeploy 1 2", "redeploy 1 3"]


def test_redeploying_takes_the_defence_along():
    """R30, R32: of the enemy's 9 Battle 8 now destroy the City of 8 and not the one of 10."""
    match = duel(
        points=(4, 0, 0), troops="guard@1", foe_area="void-fluid void-fluid", foe_house="captain decisive-strike"
    )
    end(after(match, "redeploy 1 3"))
    play(match, "play captain", "play decisive-strike", seat=1)
    assert points(match, 1)[1] == 9
    assert refused(match, "attack 3", seat=1) == "R32"
    play(match, "attack 1", seat=1)
    assert standing(match) == [2, 3]
