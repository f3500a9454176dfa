"""Two against two (T1–T12, A36, A37): seats 0 and 2 against seats 1 and 3."""

from collections import Counter

import pytest

import ludotheque as ldt
from support.cities import (
    area,
    buildings,
    cards,
    discard,
    gone,
    hand,
    marked,
    number,
    play,
    refused,
    spots,
    troops,
)
from support.dragons import RISING, numbered, teams, why, won

GAME = ldt.game("volfyirion")

OUT_OF_PLAY, DEFEATED = 0, -1
OUR_LAIR, THEIR_LAIR = 8, 16
OURS = {1: 1, 3: 3, 5: 5}  #: where the token stands on our Stronghold 1, 3 or 5...
THEIRS = {1: 9, 3: 11, 5: 13}  #: ...and on theirs


def start(seed: int = 1, **options) -> ldt.Match:
    return GAME.start(4, seed=seed, options=options, names=["Ana", "Bo", "Cleo", "Dan"])


def dragon(match: ldt.Match) -> int:
    return number(match, "dragon")


def cities(match: ldt.Match, side: int) -> list[int]:
    return sorted(spots(match, "cities", side))


def defences(match: ldt.Match, side: int) -> list[int]:
    """Of a team's Strongholds, from left to right."""
    named = {card["card"]: card["facts"]["defence"] for card in GAME.cards() if card["facts"]["kind"] == "city"}
    at = {spot: named[card] for spot, card in spots(match, "cities", side).items()}
    return [at[spot] + at[spot + 1] for spot in (1, 3, 5)]


def purse(match: ldt.Match, side: int = 0) -> tuple[int, int]:
    """Battle and Knowledge of a team."""
    return number(match, "battle", side), number(match, "knowledge", side)


def end(match: ldt.Match) -> ldt.Match:
    """Both mates end the turn."""
    for seat in list(match.waiting_for):
        match.play(seat, "end")
    return match


# ------------------------------------------------------------------------------------ setup (T1–T3)
@pytest.mark.parametrize(
    ("joined", "sums"),
    [
        ("even", [18, 18, 18]),
        ("strong-middle", [17, 20, 17]),
        ("rising", [16, 18, 20]),
        ([9, 10, 8, 8, 10, 9], [19, 16, 19]),
    ],
)
def test_cities_may_be_joined_in_other_ways(joined, sums):
    """T2: the makers allow any pairing; both teams have the same one, with all their six Cities."""
    match = start(strongholds=joined)
    for side in (0, 1):
        assert defences(match, side) == sums
        assert len(set(spots(match, "cities", side).values())) == 6


def test_each_team_may_join_its_cities_in_its_own_way():
    """T2: two lists, one for each team."""
    match = start(strongholds=[[8, 8, 9, 9, 10, 10], [8, 10, 9, 9, 10, 8]])
    assert (defences(match, 0), defences(match, 1)) == ([16, 18, 20], [18, 18, 18])


@pytest.mark.parametrize("joined", ["odd", [8, 8, 8, 9, 10, 10], [8, 10, 9, 9, 10], [[8, 10, 9, 9, 10, 8], "even"], 18])
def test_strongholds_need_the_six_cities_of_a_team(joined):
    """T2: each of 8, 9 and 10 twice."""
    with pytest.raises(ldt.BadTable) as refusal:
        start(strongholds=joined)
    assert refusal.value.rule == "volfyirion T2"


def test_a_weak_stronghold_falls_for_less():
    """T2, A36: 16 Battle destroy 8 + 8; 15 do not."""
    weak = {"strongholds": "rising", "joined": RISING}
    assert refused(teams(battle=15, **weak), "attack 1") == "A36"
    match = play(teams(battle=16, **weak), "attack 1")
    assert (cities(match, 1), purse(match)) == ([3, 4, 5, 6], (0, 0))


def test_the_top_cards_may_be_hidden():
    """R57, T1: of both Asset Decks."""
    match = start(modules=["hidden-top"])
    tops = [zone["cards"][-1]["card"] for zone in match.view(0)["zones"] if zone["zone"] == "assets"]
    assert tops == [None, None]


def test_extra_cards_are_refused_with_the_rule_that_leaves_them_out():
    """T1: no extra cards."""
    with pytest.raises(ldt.BadTable) as refusal:
        start(modules=["mercenary"])
    assert refusal.value.rule == "volfyirion T1"


# ------------------------------------------------------------------------------------ rebuilding (R55, A36)
def test_a_stronghold_is_rebuilt_for_the_price_of_both_its_cities():
    """R55, A36, A32: 8 + 10 Command of one mate; it comes back whole and empty."""
    assert refused(teams(command=(17, 9), ruins=("1 2", ""), modules=["rebuild"]), "rebuild 1") == "A36"
    match = play(teams(command=(18, 0), ruins=("1 2", ""), modules=["rebuild"]), "rebuild 1")
    assert cities(match, 0) == [1, 2, 3, 4, 5, 6]
    assert (spots(match, "ruins", 0), number(match, "command", 0)) == ({}, 0)


def test_a_mate_rebuilds_the_own_stronghold_and_the_shared_one_only():
    """A36, T3: Stronghold 5 is Cleo's: she may rebuild it, Ana may not; nor a City by its second number."""
    match = teams(command=(40, 40), ruins=("3 4 5 6", ""), modules=["rebuild"])
    assert "rebuild 3" in match.moves(0) and "rebuild 3" in match.moves(2)
    assert ("rebuild 5" in match.moves(0), "rebuild 5" in match.moves(2)) == (False, True)
    assert refused(match, "rebuild 5") == "A36"
    assert refused(match, "rebuild 4") == "A36"


def test_a_stronghold_destroyed_for_the_second_time_is_removed():
    """R55: it cannot be rebuilt again."""
    match = play(teams(command=(18, 0), ruins=("1 2", ""), modules=["rebuild"]), "rebuild 1")
    here = match.position()
    match = GAME.from_position({**here, "numbers": {**here["numbers"], "dragon": OURS[1]}}, seed=1)
    end(match)
    assert (cities(match, 0), spots(match, "ruins", 0)) == ([3, 4, 5, 6], {})
    assert (gone(match, "tylaris"), gone(match, "alantar")) == (1, 1)


def test_without_the_option_nothing_is_rebuilt():
    """R55: an optional rule."""
    assert refused(teams(command=(40, 40), ruins=("1 2", "")), "rebuild 1") == "R55"


def test_four_seats_are_two_teams_with_a_copy_of_the_game_each():
    """T1, R2: seats 0 and 2 against 1 and 3; a House Deck each, a Row, a Lair with two Wonders and decks a team."""
    match = start()
    assert match.view()["table"]["sides"] == [0, 1, 0, 1]
    found = Counter(card["card"] for zone in match.open_view()["zones"] for card in zone["cards"])
    assert (found["prospector"], found["volfyirions-mark"], found["emerald-horn"], found["lair"]) == (32, 2, 4, 2)
    for copy in (1, 2):
        assert (len(numbered(match, "row", copy)), len(numbered(match, "lair-wonders", copy))) == (5, 2)
        decks = {(zone["zone"], zone["number"]): zone["count"] for zone in match.view()["zones"]}
        assert (decks["assets", copy], decks["wonders", copy]) == (63 - 5, 26 - 2)


def test_the_dragon_is_out_of_play_at_first():
    """T1: on neither Lair."""
    assert dragon(start()) == OUT_OF_PLAY


def test_no_module_and_no_level_is_played_with():
    """T1: no extra cards."""
    for options in ({"modules": ["perks"]}, {"level": "easy"}):
        with pytest.raises(ldt.BadTable):
            start(**options)


def test_cities_are_joined_into_strongholds_of_eighteen():
    """T2: 8 + 10, 9 + 9, 10 + 8."""
    match = start()
    for side in (0, 1):
        assert cards(match, "cities", side) == ["tylaris", "alantar", "vahylea", "akao-uket", "kyr", "yrdesh"]
    assert match.view()["table"]["strongholds"] == [[0, 1], [2, 3], [4, 5]]


def test_each_mate_owns_an_outer_stronghold():
    """T3, T12, A36: two slots of each kind there, for its owner alone."""
    match = teams(("mint guard", "", "bank fighter", ""))
    assert {"play mint 1", "play mint 2", "play guard 1", "play guard 2"} <= set(match.moves(0))
    assert {"play bank 5", "play bank 6", "play fighter 5", "play fighter 6"} <= set(match.moves(2))
    assert (refused(match, "play mint 5"), refused(match, "play guard 6")) == ("R14", "R15")
    assert (refused(match, "play bank 1", seat=2), refused(match, "play fighter 2", seat=2)) == ("R14", "R15")


def test_the_middle_stronghold_is_shared_for_troops_only():
    """T3, T12: no Buildings there."""
    match = teams(("mint guard", "", "bank fighter", ""))
    assert {"play guard 3", "play guard 4"} <= set(match.moves(0))
    assert {"play fighter 3", "play fighter 4"} <= set(match.moves(2))
    assert (refused(match, "play mint 3"), refused(match, "play bank 4", seat=2)) == ("R14", "R14")


def test_a_team_wins_by_destroying_three_strongholds():
    """T2, R3: the last one falls."""
    match = play(teams(battle=18, ruins=("", "1 2 5 6")), "attack 3")
    assert (won(match), why(match)) == (["won", "lost", "won", "lost"], "T2")


# ------------------------------------------------------------------------------------ one turn for the team (T4–T7)
def test_conditions_look_at_ones_own_cards_and_the_shared_troops():
    """T4, R43: Bank needs turquoise: a mate's Barter does not help, a Qoam Scout on the shared Stronghold does."""
    match = teams(("", "", "barter", ""), buildings=("bank@1", ""), houses=("captain", "", "", ""))
    play(match, "play barter", seat=2)
    assert refused(match, "use 1b") == "R43"
    match = teams(troops=("qoam-scout@3", ""), buildings=("bank@1", ""), houses=("captain", "", "", ""))
    assert "use 1b" in match.moves(0)
    match = teams(troops=("qoam-scout@5", ""), buildings=("bank@1", ""), houses=("captain", "", "", ""))
    assert refused(match, "use 1b") == "R43"


def test_a_shared_troop_serves_both_mates():
    """T4, R44: either may use its Remove Ability."""
    for seat in (0, 2):
        match = play(teams(troops=("guard@3", "")), "scrap 3t", seat=seat)
        assert (troops(match), purse(match)) == ({}, (3, 0))


def test_a_troop_on_the_shared_stronghold_fires_the_synergies_of_both_mates():
    """T4, A3, R43: Cleo's Apothecary needs turquoise for 1 Knowledge: Ana's Qoam Scout is it, played or redeployed."""
    match = teams(("qoam-scout", "", "", ""), buildings=("apothecary@5", ""))
    assert purse(play(match, "play qoam-scout 3")) == (0, 1)
    match = teams(command=(4, 0), troops=("qoam-scout@1", ""), buildings=("apothecary@5", ""))
    assert purse(play(match, "redeploy 1 4")) == (0, 1)
    match = teams(command=(0, 4), troops=("qoam-scout@6", ""), buildings=("apothecary@1", ""))
    assert purse(play(match, "redeploy 6 3", seat=2)) == (0, 1)


def test_the_points_of_a_synergy_are_its_owners():
    """T4, T5, A3: Cleo's Headquarters beside her Stab and the shared Scout: 1 Command for her, 2 Knowledge."""
    match = teams(("qoam-scout", "", "", ""), areas=("", "", "stab", ""), buildings=("headquarters@5", ""))
    play(match, "play qoam-scout 4")
    assert (purse(match), points_of_command(match)) == ((0, 2), [0, 1])


def test_a_troop_at_an_outer_stronghold_serves_its_owner_alone():
    """T4: the Scout at City 1 is no partner of Cleo's Apothecary."""
    match = teams(("qoam-scout", "", "", ""), buildings=("apothecary@5", ""))
    assert purse(play(match, "play qoam-scout 1")) == (0, 0)


def test_mates_take_their_turn_together():
    """T5: in any order, until both have ended it; then the others."""
    match = teams(("stab", "", "captain", ""))
    assert match.waiting_for == [0, 2]
    play(match, "play captain", "end", seat=2)
    assert match.waiting_for == [0]
    play(match, "play stab", "end", seat=0)
    assert match.waiting_for == [1, 3]


def test_command_is_each_ones_own():
    """T5: two times 1 do not buy a card of 2."""
    match = teams(command=(1, 2))
    assert refused(match, "buy 1") == "R29"
    play(match, "buy 1", seat=2)
    assert (discard(match, 2), number(match, "command", 0), number(match, "command", 2)) == (["worthy-trade"], 1, 0)


def test_battle_and_knowledge_are_pooled():
    """T5: a Captain of one mate and a Stab of the other are 5 Battle; a Diviner adds 3 Knowledge for both."""
    match = teams(("stab diviner", "", "captain", ""))
    play(match, "play stab", "play diviner", seat=0)
    play(match, "play captain", seat=2)
    assert purse(match) == (5, 3)
    play(match, "wonder 1", "done", seat=2)
    assert purse(match) == (3, 3)


def test_mates_see_each_others_hands_unless_the_table_says_no():
    """T5, A38: enemies never do."""
    match = teams(("stab", "", "captain", ""))
    assert cards(match, "hand", 2, 0) == ["captain"]
    assert cards(match, "hand", 2, 1) == ["?"]
    assert cards(teams(("stab", "", "captain", ""), mates=False), "hand", 2, 0) == ["?"]


def test_an_acquired_asset_card_is_replaced_at_once():
    """T6: from the top of the team's deck; the enemy's Row stays."""
    match = play(teams(command=(1, 0), tops=("mint guard", "")), "buy 3")
    assert (numbered(match, "row", 1)[3], numbered(match, "row", 2)[3]) == ("mint", "stab")
    assert "buy 3" not in match.moves(0)  # the Mint costs 4


def test_an_acquired_wonder_is_replaced_at_once():
    """T6: the space is full again before the bonus is used."""
    match = play(teams(("stab", "", "", ""), battle=2), "wonder 1")
    assert (len(numbered(match, "lair-wonders", 1)), discard(match, 0)) == (2, ["divining-petals"])


def test_either_mate_uses_the_bonus_of_a_wonder():
    """T7, R35: Ana acquires it, Cleo removes a card; then the bonus is used."""
    match = play(teams(("stab", "", "captain", ""), battle=2), "wonder 1", seat=0)
    assert match.waiting_for == [0, 2]
    play(match, "remove hand captain", seat=2)
    # four Captains, two of them not at this table: three are out of the game, and now this one
    assert (gone(match, "captain"), hand(match, 0)) == (4, ["stab"])
    assert "end" in match.moves(0)


def test_a_mate_who_declines_leaves_it_to_the_other():
    """T7: only when both decline nobody removes a card."""
    match = play(teams(("stab", "", "captain", ""), battle=2), "wonder 1", "done", seat=0)
    assert match.waiting_for == [2]
    play(match, "done", seat=2)
    assert (hand(match, 0), hand(match, 2), match.waiting_for) == (["stab"], ["captain"], [0, 2])


def test_of_two_equal_wonders_the_mates_choose_the_sealed_one_or_the_other():
    """T7, A7: both lie in Cleo's Playing Area."""
    match = teams(battle=2, areas=("", "", "void-fluid", ""), sealed=("", "", "void-fluid", ""))
    play(match, "wonder 1", seat=0)
    assert match.moves(2) == ["remove area void-fluid", "remove sealed void-fluid", "done"]
    play(match, "remove sealed void-fluid", seat=2)
    assert (area(match, 2), marked(match, "sealed")) == (["void-fluid"], [])


# ------------------------------------------------------------------------------------ the enemy's Row (T8)
def test_a_card_of_the_enemy_row_is_sealed_for_its_cost():
    """T8: Worthy Trade costs 2; the enemies can neither acquire nor replace it."""
    match = play(teams(knowledge=2), "seal 1 2")
    assert (marked(match, "sealed"), purse(match)) == (["worthy-trade"], (0, 0))
    end(match)
    assert refused(match, "buy 1", seat=1) == refused(match, "replace 1", seat=3) == "T8"


def test_a_sealed_card_is_unsealed_for_its_cost():
    """T8: by its own team; then it can be acquired again."""
    match = teams(knowledge=2, command=(2, 0), shut=((1,), ()))
    assert refused(match, "buy 1") == "T8"
    play(match, "unseal 1 1", "buy 1", seat=0)
    assert (marked(match, "sealed"), discard(match, 0), purse(match)) == ([], ["worthy-trade"], (0, 0))


def test_the_own_row_is_not_sealed():
    """T8: only the enemy's."""
    assert refused(teams(knowledge=9), "seal 1 1") == "T8"


def test_what_cannot_be_paid_or_is_not_sealed_is_refused():
    """T8: Hidden Cache costs 2."""
    match = teams(knowledge=1)
    assert (refused(match, "seal 4 2"), refused(match, "unseal 4 2")) == ("T8", "T8")
    assert refused(teams(knowledge=9, shut=((), (4,))), "seal 4 2") == "T8"


def test_wonders_are_sealed_and_unsealed_as_always():
    """T8, R38: in anybody's Playing Area; a mate's unsealed Wonder gives the mate its points at once (A1)."""
    match = teams(knowledge=8, areas=("", "void-fluid", "", ""), sealed=("", "", "primal-beast", ""))
    play(match, "seal void-fluid 2", "unseal primal-beast 3", seat=0)
    assert marked(match, "sealed") == ["void-fluid"]
    assert purse(match) == (1, 1)


# ------------------------------------------------------------------------------------ the dragon (T9, T10)
def test_nine_knowledge_move_it_onto_the_enemy_lair():
    """T9: the first move starts from the own Lair; later from wherever it stands."""
    for at in (OUT_OF_PLAY, OUR_LAIR, OURS[3], THEIRS[1]):
        match = play(teams(knowledge=9, dragon=at), "dragon lair")
        assert (dragon(match), purse(match)) == (THEIR_LAIR, (0, 0))


def test_nine_more_move_it_from_there_onto_a_stronghold():
    """T9: and there is no other way from there."""
    match = teams(knowledge=9, dragon=THEIR_LAIR)
    assert refused(match, "dragon lair") == "T9"
    play(match, "dragon 5")
    assert (dragon(match), purse(match)) == (THEIRS[5], (0, 0))


def test_sixteen_move_it_from_anywhere_onto_a_stronghold():
    """T9: with 15 only the Lair can be reached."""
    for at in (OUT_OF_PLAY, OUR_LAIR, OURS[1], THEIRS[1]):
        assert refused(teams(knowledge=15, dragon=at), "dragon 3") == "T9"
        match = play(teams(knowledge=16, dragon=at), "dragon 3")
        assert (dragon(match), purse(match)) == (THEIRS[3], (0, 0))


def test_a_stronghold_is_called_by_its_first_city():
    """T9, T2: not by its second, nor if it is destroyed, nor where the dragon stands already."""
    match = teams(knowledge=16, ruins=("", "5 6"), dragon=THEIRS[1])
    assert {refused(match, f"dragon {n}") for n in (1, 2, 4, 5)} == {"T9"}


def test_under_the_clutch_wonders_cost_two_more():
    """T10: on our own Lair; not on the enemy's."""
    match = teams(battle=3, dragon=OUR_LAIR)
    assert refused(match, "wonder 1") == "T10"
    match = play(teams(battle=4, dragon=OUR_LAIR), "wonder 1")
    assert purse(match) == (0, 0)
    match = play(teams(battle=2, dragon=THEIR_LAIR), "wonder 1")
    assert purse(match) == (0, 0)


def test_a_dragon_on_an_own_stronghold_burns_it_at_the_end_of_the_turn():
    """R46, A36: with Troops and Buildings; then it is on the victims' Lair."""
    match = end(teams(dragon=OURS[1], troops=("guard@1 fighter@2 novice@3", ""), buildings=("mint@2", "")))
    assert (cities(match, 0), dragon(match)) == ([3, 4, 5, 6], OUR_LAIR)
    assert (troops(match), buildings(match), number(match, "fallen", 0)) == ({3: "novice"}, {}, 1)
    assert [gone(match, card) for card in ("guard", "fighter", "mint")] == [1, 1, 1]


def test_a_dragon_on_an_enemy_stronghold_waits_for_the_enemies_turn():
    """R46, R47: it burns at the end of theirs."""
    match = end(teams(dragon=THEIRS[3]))
    assert cities(match, 1) == [1, 2, 3, 4, 5, 6]
    end(match)
    assert (cities(match, 1), dragon(match)) == ([1, 2, 5, 6], THEIR_LAIR)


def test_the_last_stronghold_may_burn():
    """T2, A48: the other team has won."""
    match = end(teams(dragon=OURS[5], ruins=("1 2 3 4", "")))
    assert (won(match), why(match)) == (["lost", "won", "lost", "won"], "T2")


def test_the_effect_of_a_card_is_one_step():
    """A36, R45: Emerald Horn: onto the enemy's Lair, or from there onto a Stronghold, for free."""
    match = play(teams(areas=("emerald-horn", "", "", "")), "scrap emerald-horn")
    assert match.moves(0) == ["dragon lair", "done"]
    assert refused(match, "dragon 1") == "A36"
    play(match, "dragon lair")
    assert dragon(match) == THEIR_LAIR
    match = play(teams(areas=("", "", "emerald-horn", ""), dragon=THEIR_LAIR), "scrap emerald-horn", seat=2)
    assert match.moves(2) == ["dragon 1", "dragon 3", "dragon 5", "done"]


# ------------------------------------------------------------------------------------ attacking (A36)
def test_an_unguarded_stronghold_falls_for_eighteen():
    """T2, A36: both Cities, with their Buildings."""
    assert refused(teams(battle=17), "attack 1") == "A36"
    match = play(teams(battle=18, buildings=("", "mint@1 bank@2")), "attack 1")
    assert (cities(match, 1), purse(match), number(match, "fallen", 1)) == ([3, 4, 5, 6], (0, 0), 1)
    assert (gone(match, "mint"), gone(match, "bank")) == (1, 1)


def test_all_troops_of_a_stronghold_defend_it_and_are_removed_together():
    """A36: 18 + 4 + 2 = 24; the Stronghold stays, and falls for 18 more."""
    match = teams(battle=24 + 18, troops=("", "guard@3 fighter@4 novice@1"))
    assert refused(teams(battle=23, troops=("", "guard@3 fighter@4")), "attack 3") == "A36"
    play(match, "attack 3")
    assert (cities(match, 1), troops(match, 1), purse(match)) == ([1, 2, 3, 4, 5, 6], {1: "novice"}, (18, 0))
    play(match, "attack 3")
    assert cities(match, 1) == [1, 2, 5, 6]


def test_a_stronghold_is_attacked_by_the_number_of_its_first_city():
    """T2: City 2 alone cannot be attacked, nor a Stronghold that is destroyed."""
    match = teams(battle=50, ruins=("", "5 6"))
    assert {refused(match, f"attack {n}") for n in (2, 4, 5)} == {"T2"}


def test_a_dragon_on_a_stronghold_that_falls_goes_to_the_victims_lair():
    """A11, A36: as after burning it."""
    assert dragon(play(teams(battle=18, dragon=THEIRS[1]), "attack 1")) == THEIR_LAIR


def test_troops_are_redeployed_to_another_stronghold():
    """R30, T2, T3: not within the same, not to the mate's."""
    match = teams(command=(4, 0), troops=("guard@1", ""))
    assert {move for move in match.moves(0) if move.startswith("redeploy")} == {"redeploy 1 3", "redeploy 1 4"}
    assert (refused(match, "redeploy 1 2"), refused(match, "redeploy 1 5")) == ("T2", "A10")


def test_enemy_troops_and_buildings_are_removed_by_effects():
    """R45: one card of the enemy team, whichever mate it belongs to."""
    match = play(teams(areas=("suicide-mission", "", "", ""), buildings=("", "mint@2 bank@5")), "scrap suicide-mission")
    assert match.moves(0) == ["destroy 2b", "destroy 5b", "done"]
    play(match, "destroy 5b")
    assert buildings(match, 1) == {2: "mint"}


# ------------------------------------------------------------------------------------ defeating the dragon (T11)
def test_thirty_two_battle_defeat_the_dragon():
    """T11: with 31 it is refused."""
    assert refused(teams(battle=31), "defeat") == "T11"
    assert dragon(play(teams(battle=32), "defeat")) == DEFEATED


def test_the_wonders_of_the_own_lair_come_into_play_at_once():
    """T11, A1: shared out freely; Divining Petals and Sharp Qoam give 1 Battle each."""
    match = play(teams(battle=32), "defeat", seat=2)
    assert (match.waiting_for, match.moves(0)) == ([0, 2], ["take 1", "take 2"])
    play(match, "take 2", seat=0)
    assert match.moves(2) == ["take 1"]
    play(match, "take 1", seat=2)
    assert (area(match, 0), area(match, 2), purse(match)) == (["sharp-qoam"], ["divining-petals"], (2, 0))


def test_both_mates_may_remove_a_card():
    """T11, R35: one after the other."""
    match = play(teams(("stab", "", "captain", ""), battle=32), "defeat", "take 1", "take 2")
    assert match.waiting_for == [0]
    play(match, "remove hand stab", seat=0)
    assert match.waiting_for == [2]
    play(match, "remove hand captain", seat=2)
    assert (hand(match, 0), hand(match, 2), match.waiting_for) == ([], [], [0, 2])


def test_lairs_wonder_decks_and_token_leave_the_game():
    """T11: the enemy's Wonders too: 2 Lairs, 52 - 2 Wonders; nobody acquires any more, and nothing moves the dragon."""
    match = play(teams(battle=34, knowledge=16), "defeat", "take 1", "take 2", "done")
    left = Counter(zone["zone"] for zone in match.view()["zones"] if zone["count"])
    assert not {"lair", "lair-wonders", "wonders"} & set(left)
    wonders = {"divining-petals", "sharp-qoam"}
    assert (gone(match, "lair"), sum(gone(match, card) for card in wonders)) == (2, 8 - 2)
    assert (refused(match, "defeat"), refused(match, "dragon lair")) == ("T11", "T11")
    assert not any(move.startswith("wonder") for move in match.moves(0))


def test_after_that_no_wonder_is_acquired():
    """T11: as the dragon is gone, so are the Wonders."""
    match = play(teams(battle=34), "defeat", "take 1", "take 2", "done")
    assert "end" in match.moves(0)
    assert refused(match, "wonder 1") == "T11"


# ------------------------------------------------------------------------------------ the first turn, and the last
def test_each_player_has_a_mulligan_and_each_team_a_refresh():
    """A36, R21, R23: the team that begins changes one card of its own Row, the other one all of them."""
    match = start(2)
    play(match, "mulligan", seat=0)
    play(match, "done", seat=2)
    assert "refresh 1" in match.moves(2)
    before = numbered(match, "row", 2)
    play(match, "refresh 1", seat=2)
    assert not any(move.startswith("refresh") for move in match.moves(0))
    assert numbered(match, "row", 2) == before
    end(match)
    assert match.waiting_for == [1]
    play(match, "done", seat=1)
    play(match, "done", seat=3)
    assert "refresh all" in match.moves(1)
    assert "refresh 1" not in match.moves(1)


def test_sealed_cards_stay_when_the_row_is_refreshed():
    """A36, T8: the second team's first turn, card 1 sealed."""
    match = start(2, first=0)
    play(match, "done", seat=0)
    play(match, "done", seat=2)
    sealing = [move for seat in (0, 2) for move in match.moves(seat) if move.startswith("seal")]
    while not sealing:
        seat = next(seat for seat in (0, 2) if any(move.startswith("play") for move in match.moves(seat)))
        play(match, next(move for move in match.moves(seat) if move.startswith("play")), seat=seat)
        sealing = [move for move in match.moves(seat) if move.startswith("seal")]
    place = int(sealing[0].split()[1])
    play(match, sealing[0], seat=match.waiting_for[0])
    shut = numbered(match, "row", 2)[place]
    end(match)
    play(match, "done", seat=1)
    play(match, "done", seat=3)
    before = numbered(match, "row", 2)
    play(match, "refresh all", seat=1)
    after = numbered(match, "row", 2)
    assert after[place] == shut
    assert marked(match, "sealed") == [shut]
    assert [before[n] == after[n] for n in before].count(True) < 5


def test_who_begins_is_chosen_or_drawn():
    """R12: a team."""
    assert start(1, first=1).waiting_for == [1]
    assert {start(seed, first="random").waiting_for[0] for seed in range(8)} == {0, 1}


def test_the_last_turn_allowed_is_a_draw():
    """A37: the hundredth of each team."""
    match = end(teams(turn=200))
    assert (won(match), why(match)) == (["drew"] * 4, "A37")
    assert not end(teams(turn=199)).over


def test_points_are_lost_at_the_end_of_the_teams_turn():
    """R46, T5: Command of both, Battle and Knowledge of the team."""
    match = end(teams(battle=3, knowledge=4, command=(1, 2)))
    assert (purse(match), points_of_command(match)) == ((0, 0), [0, 0])


def points_of_command(match: ldt.Match) -> list[int]:
    return [number(match, "command", seat) for seat in (0, 2)]
