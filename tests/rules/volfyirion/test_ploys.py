"""Ploys (R53, A27–A29, A45, A46, A48)."""

import pytest

from support.cities import (
    GAME,
    PLOYS,
    after,
    area,
    buildings,
    cards,
    dragon,
    duel,
    end,
    gone,
    play,
    points,
    refused,
    standing,
    troops,
)


def plotted(foe, mine="", modules=(), **more):
    """A table on which the enemy, seat 1, holds this Ploy."""
    mine = mine or ("second-chance" if foe != "second-chance" else "mirage-city")
    return duel(modules=["ploys", *modules], ploys=(mine, foe), **more)


# ------------------------------------------------------------------------------------ all of them
def test_each_player_is_dealt_a_ploy_in_secret():
    """R53: seen by its owner alone."""
    match = GAME.start(seed=3, options={"modules": ["ploys"]})
    for seat in (0, 1):
        assert cards(match, "ploy", seat, seat)[0] in PLOYS
        assert cards(match, "ploy", seat, 1 - seat) == cards(match, "ploy", seat, None) == ["?"]


def test_a_ploy_is_revealed_and_removed_when_it_was_carried_out():
    """R53: it lies open among the removed cards; the log names it to everybody."""
    match = after(plotted("mirage-city", points=(0, 0, 8)), "dragon 2")
    assert (gone(match, "mirage-city"), cards(match, "ploy", 1, 1)) == (1, [])


# ------------------------------------------------------------------------------------ Mirage City
def test_mirage_city_sends_the_dragon_home():
    """R53, A46: the 8 Knowledge are spent; another move in the same turn works."""
    match = after(plotted("mirage-city", points=(0, 0, 16)), "dragon 2")
    assert (dragon(match), points(match)) == ("lair", (0, 0, 8))
    assert dragon(after(match, "dragon 2")) == "1 2"


def test_mirage_city_answers_a_free_move():
    """A46: Emerald Horn is spent."""
    match = after(plotted("mirage-city", area="emerald-horn"), "scrap emerald-horn", "dragon 1")
    assert (dragon(match), gone(match, "mirage-city"), gone(match, "emerald-horn")) == ("lair", 1, 1)


def test_mirage_city_does_not_answer_its_owners_moves():
    """R53: the opponent's move onto one's own City only."""
    match = after(plotted("second-chance", "mirage-city", points=(0, 0, 8)), "dragon 2")
    assert (dragon(match), cards(match, "ploy", 0, 0)) == ("1 2", ["mirage-city"])


# ------------------------------------------------------------------------------------ Double Shift
def test_double_shift_stops_the_first_attack():
    """R53, A28: 8 Battle are lost, the City stands; all Cities have 2 more until the end of the turn."""
    match = after(plotted("double-shift", points=(0, 28, 0)), "attack 1")
    assert (points(match), standing(match, 1), gone(match, "double-shift")) == ((0, 20, 0), [1, 2, 3], 1)
    after(match, "attack 1")
    assert (points(match), standing(match, 1)) == ((0, 10, 0), [2, 3])
    assert refused(match, "attack 2") == "R31"  # 9 + 2 = 11


#: In the turn after next these give 4 + 3 + 2 Battle.
LATER = {"area": "void-fluid void-fluid", "house": "captain stab"}


def test_double_shift_lasts_one_turn():
    """A28: in the next turn of the attacker the City of 9 costs 9."""
    match = after(plotted("double-shift", points=(0, 5, 0), **LATER), "attack 2")
    end(end(match))
    after(match, "play captain", "play stab", "attack 2")
    assert (points(match)[1], standing(match, 1)) == (0, [1, 3])


def test_double_shift_saves_a_troop_too():
    """A28: the attack that was paid fails outright."""
    match = after(plotted("double-shift", points=(0, 12, 0), foe_troops="guard@1"), "attack 1")
    assert (points(match), troops(match, 1), standing(match, 1)) == ((0, 0, 0), {1: "guard"}, [1, 2, 3])


def test_double_shift_protects_its_owner_only():
    """R53: the other's Cities keep their Defence."""
    match = after(plotted("mirage-city", "double-shift", points=(0, 8, 0)), "attack 1")
    assert (standing(match, 1), cards(match, "ploy", 0, 0)) == ([2, 3], ["double-shift"])


def test_double_shift_and_a_mercenary():
    """A45: City and Mercenary stay, nothing is shuffled; the next attack costs 8 + 4 + 2."""
    match = plotted("double-shift", modules=["mercenary"], points=(0, 26, 0), foe_troops="mercenary-archer@1")
    after(match, "attack 1")
    assert (points(match), standing(match, 1), troops(match, 1)) == ((0, 14, 0), [1, 2, 3], {1: "mercenary-archer"})
    after(match, "attack 1")
    assert (points(match), standing(match, 1), gone(match, "mercenary-archer")) == ((0, 0, 0), [2, 3], 0)


def test_burning_is_no_attack():
    """A48: the dragon destroys the City of whoever holds Double Shift."""
    match = plotted("mirage-city", "double-shift", dragon="mine 1")
    end(match)
    assert (standing(match), gone(match, "double-shift")) == ([2, 3], 0)


# ------------------------------------------------------------------------------------ the Ploys that count
def test_qoam_instability_destroys_all_buildings_when_there_are_two():
    """R53: counting both players; their Cities stand."""
    match = after(plotted("qoam-instability", hand="mint", foe_buildings="bank@1"), "play mint 2")
    assert (buildings(match), buildings(match, 1)) == ({}, {})
    assert (gone(match, "mint"), gone(match, "bank"), gone(match, "qoam-instability")) == (1, 1, 1)
    assert standing(match) == standing(match, 1) == [1, 2, 3]


def test_qoam_instability_lets_the_active_player_take_the_points_first():
    """A27: the Mint's 1 Command and 1 Knowledge."""
    match = after(plotted("qoam-instability", hand="mint", foe_buildings="bank@1"), "play mint 2")
    assert points(match) == (1, 0, 1)


def test_no_secondary_ability_between_the_condition_and_the_destruction():
    """A46: the Apothecary finds the turquoise Mint, but gets nothing for it any more."""
    match = plotted("qoam-instability", hand="mint", buildings="apothecary@1")
    assert points(match) == (1, 0, 1)
    after(match, "play mint 2")
    assert (points(match), buildings(match)) == ((2, 0, 2), {})


def test_qoam_instability_waits_for_the_second_building():
    """R53: one is not enough, and a replaced one has left (A27)."""
    match = after(plotted("qoam-instability", hand="mint bank"), "play mint 2", "play bank 2")
    assert (buildings(match), gone(match, "qoam-instability")) == ({2: "bank"}, 0)


def test_a_counting_ploy_answers_its_own_owner_too():
    """R53: whoever plays the second card."""
    match = after(plotted("second-chance", "qoam-instability", hand="mint", buildings="bank@1"), "play mint 2")
    assert (buildings(match), gone(match, "qoam-instability")) == ({}, 1)


def test_afterthought_destroys_all_troops_when_there_are_two():
    """R53: counting both players; Buildings stay."""
    match = plotted("afterthought", hand="guard", foe_troops="novice@1", foe_buildings="mint@1")
    after(match, "play guard 2")
    assert (troops(match), troops(match, 1), buildings(match, 1)) == ({}, {}, {1: "mint"})
    assert (gone(match, "guard"), gone(match, "novice"), gone(match, "afterthought")) == (1, 1, 1)


def test_afterthought_counts_mercenaries_and_removes_them():
    """A46, A21: they are Troops, and do not go back to the Asset Deck."""
    match = plotted("afterthought", modules=["mercenary"], hand="guard", foe_troops="mercenary-archer@1")
    after(match, "play guard 2")
    assert (gone(match, "mercenary-archer"), troops(match, 1)) == (1, {})


def test_redeploying_brings_no_troop_into_play():
    """A27: a single Troop that moves is still one."""
    match = after(plotted("afterthought", points=(4, 0, 0), troops="guard@1"), "redeploy 1 2")
    assert (troops(match), gone(match, "afterthought")) == ({2: "guard"}, 0)


def test_crystallization_destroys_all_wonders_when_there_are_three():
    """R53: in both Playing Areas; other cards stay there."""
    match = plotted("crystallization", hand="pure-qoam stab", area="void-fluid", foe_area="sharp-qoam")
    after(match, "play stab", "play pure-qoam")
    assert (area(match), area(match, 1)) == (["stab"], [])
    assert [gone(match, wonder) for wonder in ("pure-qoam", "void-fluid", "sharp-qoam")] == [1, 1, 1]
    assert points(match) == (1, 4, 0)


def test_crystallization_waits_for_the_third_wonder():
    """R53: two are not enough."""
    match = after(plotted("crystallization", hand="pure-qoam", foe_area="sharp-qoam"), "play pure-qoam")
    assert (area(match), gone(match, "crystallization")) == (["pure-qoam"], 0)


def test_crystallization_counts_sealed_wonders_and_ascension_paths():
    """A46: both are Wonders in play."""
    match = plotted(
        "crystallization", modules=["ascension"], hand="pure-qoam", sealed="void-fluid", foe_area="ascension-path"
    )
    after(match, "play pure-qoam")
    assert (area(match), area(match, 1)) == ([], [])
    assert (points(match), gone(match, "ascension-path")) == ((1, 0, 0), 1)


# ------------------------------------------------------------------------------------ Second Chance
def attacked(*moves, **more):
    """The enemy holds Second Chance; seat 0 plays these moves."""
    return play(plotted("second-chance", **more), *moves)


def test_second_chance_recovers_the_troop_that_paid_for_the_attack():
    """R53, A29: placed after the attack, in a City that stands."""
    match = attacked("scrap 1t", "attack 1", points=(0, 5, 0), troops="fighter@1")
    assert match.waiting_for == [1]
    assert sorted(match.moves(1)) == ["done", "recover fighter 2", "recover fighter 3"]
    play(match, "recover fighter 3", seat=1)
    assert (troops(match, 1), standing(match, 1), gone(match, "fighter")) == ({3: "fighter"}, [2, 3], 0)
    assert gone(match, "second-chance") == 1
    after(match)


def test_a_troop_may_be_removed_without_its_points_and_then_it_pays_for_no_attack():
    """R44, A29: the printed sentence: a removal's bonus may be ignored. Second Chance has nothing to answer."""
    match = plotted("second-chance", points=(0, 8, 0), troops="fighter@1 novice@2", modules=["mercenary"])
    assert "dismiss 1t" in match.moves(0)
    after(match, "dismiss 1t")
    assert (points(match), gone(match, "fighter"), troops(match)) == ((0, 8, 0), 1, {2: "novice"})
    assert match.log(0, lang="en")[-1]["text"] == "Player 1 removes Fighter from the game without taking its points."
    after(match, "attack 1")
    assert (match.waiting_for, standing(match, 1), gone(match, "second-chance")) == ([0], [2, 3], 0)


def test_points_that_can_do_no_harm_are_not_declined():
    """R44: a Novice gives Knowledge, which nothing answers; without Ploys nothing answers Battle either."""
    assert (
        refused(plotted("second-chance", troops="novice@2 mercenary-archer@3", modules=["mercenary"]), "dismiss 2t")
        == "R44"
    )
    assert refused(plotted("second-chance", troops="mercenary-archer@3", modules=["mercenary"]), "dismiss 3t") == "R44"
    assert refused(plotted("second-chance"), "dismiss 1t") == "R44"
    assert refused(duel(troops="fighter@1"), "dismiss 1t") == "R44"


def test_second_chance_may_be_declined():
    """A27: the one "may" among the Ploys; it is over all the same."""
    match = attacked("scrap 1t", "attack 1", points=(0, 5, 0), troops="fighter@1")
    after(play(match, "done", seat=1))
    assert (troops(match, 1), gone(match, "fighter"), gone(match, "second-chance")) == ({}, 1, 1)


def test_second_chance_replaces_a_troop():
    """A29: the Novice in the slot is removed."""
    match = attacked("scrap 1t", "attack 1", points=(0, 5, 0), troops="fighter@1", foe_troops="novice@2")
    after(play(match, "recover fighter 2", seat=1))
    assert (troops(match, 1), gone(match, "novice")) == ({2: "fighter"}, 1)


def test_second_chance_needs_battle_from_a_troop():
    """A29: neither Knowledge of a Novice nor Battle of a Wonder."""
    match = attacked("scrap 1t", "attack 1", points=(0, 8, 0), troops="novice@1")
    assert match.waiting_for == [0]
    match = attacked("scrap sibilant-crystal", "attack 1", points=(0, 6, 0), area="sibilant-crystal")
    assert match.waiting_for == [0]
    assert gone(match, "second-chance") == 0


def test_second_chance_chooses_among_several_troops():
    """A29: Fighter or Guard, once."""
    match = attacked("scrap 1t", "scrap 2t", "attack 1", points=(0, 2, 0), troops="fighter@1 guard@2")
    assert sorted(match.moves(1)) == sorted(
        ["done", *(f"recover {troop} {city}" for troop in ("fighter", "guard") for city in (2, 3))]
    )
    after(play(match, "recover guard 2", seat=1))
    assert (troops(match, 1), gone(match, "fighter"), gone(match, "guard")) == ({2: "guard"}, 1, 0)


def test_second_chance_looks_at_this_turn_only():
    """A29: a Troop removed in an earlier turn is not recovered."""
    match = after(plotted("second-chance", troops="fighter@1", **LATER), "scrap 1t")
    end(end(match))
    after(match, "play captain", "play stab", "attack 1")
    assert (standing(match, 1), gone(match, "second-chance")) == ([2, 3], 0)


def test_second_chance_saves_no_last_city():
    """A48: the game is over before anything is placed."""
    match = attacked("scrap 1t", "attack 1", points=(0, 5, 0), troops="fighter@1", foe_ruins="2 3")
    assert match.over
    assert match.winners == [0]


def test_second_chance_is_not_for_mercenaries():
    """A45: they have no Remove Ability."""
    match = plotted("second-chance", modules=["mercenary"], troops="mercenary-archer@1")
    refused(match, "scrap 1t")


def test_second_chance_lays_no_troop_at_the_lair():
    """A29, A16: a claimed Lair has no slot."""
    match = attacked("scrap 1t", "attack 1", points=(0, 5, 0), troops="fighter@1", claimed=1)
    assert sorted(match.moves(1)) == ["done", "recover fighter 2", "recover fighter 3"]


def test_a_recovered_troop_alone_is_not_enough_for_afterthought():
    """A27: placed in a City it is in play and counted, but it is the only one."""
    match = duel(modules=["ploys"], ploys=("afterthought", "second-chance"), points=(0, 5, 0), troops="fighter@1")
    play(match, "scrap 1t", "attack 1")
    after(play(match, "recover fighter 2", seat=1))
    assert (troops(match, 1), gone(match, "afterthought")) == ({2: "fighter"}, 0)


@pytest.mark.parametrize("ploy", ["mirage-city", "double-shift", "second-chance"])
def test_a_ploy_that_was_not_triggered_stays_hidden(ploy):
    """R53: after any number of turns."""
    match = plotted(ploy, foe_house="captain diviner", house="captain diviner")
    for _ in range(4):
        end(match)
    assert cards(match, "ploy", 1, 0) == ["?"]
