"""Secondary Abilities (R42–R45, A2–A7, A39, A44)."""

from support.cities import (
    after,
    area,
    cards,
    discard,
    dragon,
    duel,
    end,
    gone,
    hand,
    play,
    points,
    refused,
    troops,
)


# ------------------------------------------------------------------------------------ Synergy
def test_a_secondary_ability_is_used_once_per_turn():
    """R42: Celethe's Law removes one card, not two."""
    match = duel("celethes-law", discard="stab barter captain captain", troops="scholar@1")
    after(match, "play celethes-law", "use celethes-law", "remove discard stab")
    assert refused(match, "use celethes-law") == "R42"


def test_each_copy_has_its_own_secondary_ability():
    """R42, A39: two Celethe's Laws remove two cards, each serving the other."""
    match = duel("celethes-law celethes-law stab barter")
    after(match, "play celethes-law", "play celethes-law", "use celethes-law", "remove hand stab")
    after(match, "use celethes-law", "remove hand barter")
    assert (gone(match, "stab"), gone(match, "barter")) == (1, 1)
    assert refused(match, "use celethes-law") == "R42"


def test_the_card_itself_is_no_partner():
    """R43: a lone turquoise Shrewd Deal gives its 2/1/1 and nothing more."""
    assert points(after(duel("shrewd-deal"), "play shrewd-deal")) == (2, 1, 1)


def test_a_partner_may_lie_in_the_playing_area_or_in_a_city():
    """R43: Command card, Building or Troop."""
    assert points(after(duel("barter shrewd-deal"), "play barter", "play shrewd-deal")) == (3, 1, 3)
    assert points(after(duel("shrewd-deal", buildings="mint@1"), "play shrewd-deal")) == (3, 1, 4)
    assert points(after(duel("shrewd-deal", troops="qoam-scout@1"), "play shrewd-deal")) == (2, 1, 3)


def test_a_partner_may_come_later():
    """R43, R42: at any time of the Main Phase; the bonus comes when the condition is met."""
    match = after(duel("barter shrewd-deal"), "play shrewd-deal")
    assert points(match) == (2, 1, 1)
    assert points(after(match, "play barter")) == (3, 1, 3)


def test_two_colours_ask_for_both():
    """R43: Harness Qoam beside turquoise and red."""
    match = after(duel("harness-qoam barter stab"), "play harness-qoam", "play barter")
    assert points(match) == (3, 1, 1)
    assert points(after(match, "play stab")) == (3, 5, 3)


def test_shrewd_deal_and_harness_qoam_serve_each_other():
    """R43: the rulebook's two pictures: both are turquoise; Harness Qoam still lacks red."""
    match = after(duel("harness-qoam shrewd-deal stab"), "play harness-qoam", "play shrewd-deal")
    assert points(match) == (4, 2, 4)
    assert points(after(match, "play stab")) == (4, 6, 6)


def test_one_card_serves_many_synergies():
    """A2: a single Qoam Scout for both Shrewd Deal and the Apothecary."""
    match = duel("shrewd-deal", buildings="apothecary@1", troops="qoam-scout@1")
    assert points(match) == (1, 0, 2)
    assert points(after(match, "play shrewd-deal")) == (3, 1, 5)


def test_twice_the_same_colour_asks_for_two_cards():
    """A2: the Mint beside one and beside two turquoise cards."""
    assert points(after(duel("barter", buildings="mint@1"), "play barter")) == (2, 0, 1)
    match = duel("barter worthy-trade", buildings="mint@1")
    assert points(after(match, "play barter", "play worthy-trade")) == (5, 0, 2)


def test_grey_never_counts():
    """A2: Troops, starters."""
    match = duel("shrewd-deal captain", troops="guard@1 novice@2 soldier@3")
    assert points(after(match, "play captain", "play shrewd-deal")) == (3, 4, 1)


def test_a_bonus_stays_when_its_partner_leaves():
    """A3: Barter is removed after Shrewd Deal used it."""
    match = after(duel("barter shrewd-deal"), "play barter", "play shrewd-deal", "scrap barter")
    assert points(match) == (3, 1, 6)


def test_a_card_already_removed_is_no_partner():
    """A3: the other way round there is no bonus."""
    match = after(duel("barter shrewd-deal"), "play barter", "scrap barter", "play shrewd-deal")
    assert points(match) == (3, 1, 4)


def test_points_come_by_themselves_and_the_rest_is_a_decision():
    """A3: no move for Shrewd Deal's Knowledge; a move for Telron's card."""
    match = duel("shrewd-deal telrons-analysis", house="captain diviner prospector prospector")
    after(match, "play shrewd-deal", "play telrons-analysis")
    assert [move for move in match.moves(0) if move.startswith("use")] == ["use telrons-analysis"]


def test_cards_in_hand_are_no_partners():
    """A4: Barter waits in the hand."""
    assert points(after(duel("barter shrewd-deal"), "play shrewd-deal")) == (2, 1, 1)


def test_wonders_the_lair_and_enemy_cards_are_no_partners():
    """A39: no colour, or not one's own."""
    match = duel("shrewd-deal", area="void-fluid", claimed=0, foe_buildings="mint@1", foe_troops="qoam-scout@2")
    assert points(after(match, "play shrewd-deal")) == (2, 7, 1)


# ------------------------------------------------------------------------------------ Remove Abilities
def test_a_card_is_removed_for_its_bonus_and_its_points_stay():
    """R44: Barter: 1 Command, then 3 Knowledge."""
    match = after(duel("barter"), "play barter", "scrap barter")
    assert (points(match), gone(match, "barter")) == ((1, 0, 3), 1)


def test_a_remove_ability_may_be_used_only_to_thin_the_deck():
    """R44: nothing is drawn."""
    match = after(duel("stab", house="captain diviner prospector prospector mint"), "play stab", "scrap stab", "done")
    assert (gone(match, "stab"), "mint" in hand(match)) == (1, False)


def test_a_card_must_be_in_play_to_be_removed_for_its_bonus():
    """A5: not from the hand, not from the Discard Pile."""
    match = duel("barter", discard="stab")
    assert [move for move in match.moves(0) if move.startswith("scrap")] == []
    refused(match, "scrap barter")
    refused(match, "scrap stab")


def test_a_troop_may_be_played_and_removed_in_the_same_turn():
    """A5: it takes a slot first, and removes the Troop that is there."""
    match = after(duel("fighter", troops="guard@1 novice@2 soldier@3"), "play fighter 1", "scrap 1t")
    assert (points(match), troops(match), gone(match, "guard")) == ((0, 3, 0), {2: "novice", 3: "soldier"}, 1)


def test_a_remove_ability_is_refused_where_there_is_no_card():
    """R44: an empty slot."""
    match = duel(troops="guard@1")
    assert refused(match, "scrap 2t") in ("R44", "A5")
    refused(match, "scrap 1b")


# ------------------------------------------------------------------------------------ the five effects
def test_draw_a_card():
    """R45: it can be played this turn."""
    match = duel("stab prospector prospector prospector prospector", house="captain")
    after(match, "play stab", "scrap stab", "draw 1", "play captain")
    assert points(match) == (1, 5, 0)


def test_remove_a_card():
    """R45: from Playing Area, Discard Pile or hand, each card once however many copies there are."""
    match = duel("worthy-trade prospector prospector stab", discard="captain")
    play(match, "play worthy-trade", "play stab", "scrap worthy-trade")
    assert sorted(match.moves(0)) == ["done", "remove area stab", "remove discard captain", "remove hand prospector"]
    after(match, "remove hand prospector")
    assert hand(match) == ["prospector"]


def test_remove_a_troop():
    """R45: of the enemy."""
    match = after(duel("anuths-trick", foe_troops="guard@2"), "play anuths-trick", "scrap anuths-trick", "destroy 2t")
    assert (troops(match, 1), gone(match, "guard")) == ({}, 1)


def test_remove_a_building():
    """R45: of the enemy."""
    match = after(duel("sabotage", foe_buildings="mint@2"), "play sabotage", "scrap sabotage", "destroy 2b")
    assert (cards(match, "buildings", 1), gone(match, "mint")) == ([], 1)


def test_move_volfyirion():
    """R45: a single move, free."""
    match = after(duel(area="emerald-horn"), "scrap emerald-horn", "dragon 2")
    assert (dragon(match), points(match)) == ("1 2", (2, 0, 1))


def test_a_bonus_without_target_is_lost():
    """A44: the card leaves all the same."""
    match = after(duel("anuths-trick", foe_buildings="mint@1"), "play anuths-trick", "scrap anuths-trick")
    assert gone(match, "anuths-trick") == 1


def test_a_synergy_may_remove_its_own_card():
    """A6: Celethe's Law."""
    match = after(
        duel("celethes-law", troops="scholar@1"), "play celethes-law", "use celethes-law", "remove area celethes-law"
    )
    assert (area(match), gone(match, "celethes-law")) == ([], 1)


def test_a_building_that_removes_a_card_cannot_choose_itself():
    """A6: the Black Market is in the Cities Area."""
    match = play(duel("prospector", buildings="black-market@1", troops="elite-trooper@1"), "use 1b")
    assert sorted(match.moves(0)) == ["done", "remove hand prospector"]


def test_a_removed_card_is_gone_for_good():
    """R44: it never comes back with the Discard Pile."""
    match = after(duel("barter stab"), "play barter", "play stab", "scrap barter")
    end(end(match))
    assert (hand(match), discard(match)) == (["stab"], [])
