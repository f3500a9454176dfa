"""Two partners against the dragon (K1–K12, A35, A37)."""

from collections import Counter

import pytest

import ludotheque as ldt
from support.cities import (
    buildings,
    cards,
    discard,
    gone,
    hand,
    marked,
    number,
    play,
    points,
    refused,
    row,
    spots,
    top,
    troops,
)
from support.dragons import coop, why, won

GAME = ldt.game("volfyirion")

# Wonders by their cost, as printed.
TWO, TWO_MORE = "divining-petals", "sharp-qoam"
THREE, THREE_MORE = "pure-qoam", "strange-box"
FOUR, FOUR_MORE = "void-fluid", "black-spores"
SIX = "emerald-horn"


def start(seed: int = 1, **options) -> ldt.Match:
    return GAME.start(2, seed=seed, options={"mode": "coop", **options}, names=["Ana", "Bo"])


def grid(match: ldt.Match) -> dict[int, str]:
    """The grid by place, counted row by row from 1."""
    return spots(match, "grid")


def dragon(match: ldt.Match) -> int:
    """The number of the City that the token stands on."""
    return number(match, "dragon")


def cities(match: ldt.Match) -> list[int]:
    return sorted(spots(match, "cities", 0))


def end(match: ldt.Match) -> ldt.Match:
    """Both end the turn."""
    for seat in list(match.waiting_for):
        match.play(seat, "end")
    return match


# ------------------------------------------------------------------------------------ setup (K1, K2)
def test_six_cities_in_a_ring():
    """K1: clockwise 10, 9, 8 of the first player, 10, 9, 8 of the second: equal ones face each other."""
    match = start()
    assert cards(match, "cities", 0) == ["alantar", "vahylea", "tylaris", "kyr", "akao-uket", "yrdesh"]
    assert match.view()["table"]["own"] == [[0, 1, 2], [3, 4, 5]]


def test_the_token_starts_on_a_city_of_eight():
    """K1: the first player's; then it moves as K6 says: by the cost of the first card revealed."""
    costs = {"divining-petals": 2, "sharp-qoam": 2, "void-fluid": 4, "black-spores": 4, "primal-beast": 4}
    costs |= {"floating-crystal": 4, "emerald-horn": 6}
    for seed in range(12):
        match = start(seed)
        steps = costs.get(grid(match)[1], 3)
        assert dragon(match) == (3 - 1 + steps) % 6 + 1


def test_the_wonders_are_the_rage_deck():
    """K2: all 26, the Emerald Horns too; Volfyirion's Mark is out, and there is no Lair."""
    match = start()
    found = Counter(card["card"] for zone in match.open_view()["zones"] for card in zone["cards"])
    assert (found["emerald-horn"], found["volfyirions-mark"], found["lair"]) == (2, 0, 0)
    assert len(cards(match, "rage")) + len(grid(match)) == 26
    assert len(cards(match, "assets")) + len(row(match)) == 62


def test_wonders_cannot_be_acquired():
    """K2: they are the dragon's."""
    assert refused(coop(points=((9, 9, 9), (0, 0, 0)), grid=TWO), "wonder 1") == "K3"


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"modules": ["perks"]}, "K2"),
        ({"modules": ["talismans"]}, "K2"),
        ({"modules": ["rebuild"]}, "K3"),
        ({"rebuild": {"points": "battle", "costs": [1, 2, 3]}}, "K3"),
        ({"strongholds": "rising"}, "T2"),
    ],
    ids=str,
)
def test_what_the_mode_rules_out_is_refused_with_its_rule(options, rule):
    """K2, K3: no extra cards; a list of actions, rebuilding not among them."""
    with pytest.raises(ldt.BadTable) as refusal:
        start(mode="coop", **options)
    assert refusal.value.rule == f"volfyirion {rule}"
    assert refusal.value.text("fr") != refusal.value.text("en")


def test_the_top_card_may_be_hidden():
    """R57, K2: the Asset Deck is set up as always, so that the book's note about it holds."""
    assert top(start(modules=["hidden-top"])) == top(start(modules=["hidden-top"]), 1) == "?"
    assert top(start()) != "?"


# ------------------------------------------------------------------------------------ one turn for both (K3, K4)
def test_both_act_in_the_same_main_phase_in_any_order():
    """K3: each with its own cards and points."""
    match = coop(("stab", "captain"))
    assert match.waiting_for == [0, 1]
    play(match, "play captain", seat=1)
    play(match, "play stab", seat=0)
    assert (points(match, 0), points(match, 1)) == ((0, 2, 0), (1, 3, 0))
    assert match.waiting_for == [0, 1]


def test_the_turn_ends_when_both_have_ended_it():
    """K3: who has ended waits for the other."""
    match = coop(("", "captain"))
    play(match, "end", seat=0)
    assert match.waiting_for == [1]
    assert match.moves(0) == []
    play(match, "play captain", "end", seat=1)
    assert number(match, "turn") == 11


def test_partners_see_each_others_hands_unless_the_table_says_no():
    """K3, A38: they discuss everything; a spectator sees neither hand."""
    for seat in (0, 1):
        assert hand(coop(("stab", "captain")), 1) == ["captain"]
        assert cards(coop(("stab", "captain")), "hand", 1, seat) == ["captain"]
    assert cards(coop(("stab", "captain"), mates=False), "hand", 1, 0) == ["?"]
    assert cards(coop(("stab", "captain")), "hand", 1) == ["?"]


def test_the_row_is_common():
    """K3, R29: what one acquires, the other cannot; each pays with its own Command."""
    match = coop(points=((2, 0, 0), (1, 0, 0)))
    assert refused(match, "buy 1", seat=1) == "R29"
    play(match, "buy 1", seat=0)
    assert (discard(match, 0), points(match, 0), points(match, 1)) == (["worthy-trade"], (0, 0, 0), (1, 0, 0))
    assert refused(match, "buy 1", seat=1) == "R29"


@pytest.mark.parametrize("move", ["attack 1", "seal void-fluid 1", "unseal void-fluid 1", "dragon home"])
def test_other_actions_are_refused(move):
    """K3: no Cities are attacked, no Wonders in play sealed."""
    assert refused(coop(points=((9, 19, 19), (0, 0, 0))), move) == "K3"


def test_a_troop_may_go_to_a_city_of_the_partner():
    """K4: City 5 is Bo's; the Troop helps Bo, who alone can use its Remove Ability."""
    match = play(coop(("guard", "")), "play guard 5", seat=0)
    assert troops(match) == {5: "guard"}
    assert "scrap 5t" not in match.moves(0)
    assert refused(match, "scrap 5t") == "R44"
    play(match, "scrap 5t", seat=1)
    assert points(match, 1) == (0, 3, 0)


def test_a_building_in_a_city_of_the_partner_gives_the_partner_its_points():
    """K4: the Mint gives Bo 1 Command and 1 Knowledge, now and in the next turn."""
    match = play(coop(("mint", "")), "play mint 4", seat=0)
    assert (points(match, 0), points(match, 1)) == ((0, 0, 0), (1, 0, 1))
    end(match)
    assert (points(match, 0), points(match, 1)) == ((0, 0, 0), (1, 0, 1))


def test_colours_are_those_of_the_own_cities():
    """K4, R43: Ana's Stab is red for Ana alone; the Laboratory at Bo's City asks for red among Bo's cards."""
    match = play(coop(("laboratory stab", "stab"), row="barter"), "play stab", "play laboratory 6", seat=0)
    assert points(match, 1) == (1, 1, 1)
    play(match, "play stab", seat=1)
    assert points(match, 1) == (1, 1 + 2 + 1, 1)


def test_a_troop_is_redeployed_among_the_own_cities():
    """K3, R30: of one's Troops, to another of one's Cities."""
    match = coop(points=((4, 0, 0), (4, 0, 0)), troops="guard@2")
    assert {"redeploy 2 1", "redeploy 2 3"} <= set(match.moves(0))
    assert refused(match, "redeploy 2 4") == "A10"
    assert refused(match, "redeploy 2 4", seat=1) == "R30"
    play(match, "redeploy 2 3", seat=0)
    assert (troops(match), points(match, 0)) == ({3: "guard"}, (0, 0, 0))


def test_the_first_turn_has_two_mulligans_and_one_refresh():
    """A35, R21, R23: each may draw a new hand; one card of the Row for the pair."""
    match = start(3)
    assert (match.waiting_for, match.moves(0)) == ([0], ["mulligan", "done"])
    play(match, "mulligan", seat=0)
    assert (match.waiting_for, match.moves(1)) == ([1], ["mulligan", "done"])
    play(match, "done", seat=1)
    assert match.waiting_for == [0, 1]
    assert {"refresh 1", "refresh 5"} <= set(match.moves(1))
    assert "refresh all" not in match.moves(0)
    play(match, "refresh 2", seat=1)
    assert not any(move.startswith("refresh") for move in match.moves(0) + match.moves(1))


# ------------------------------------------------------------------------------------ the grid (K5, K6, K9)
def test_two_cards_are_revealed_on_the_very_first_turn_and_three_later():
    """K5: 2, then 3 more, unless a City has fallen in between."""
    match = start(3)
    assert sorted(grid(match)) == [1, 2]
    match = end(coop(grid=f"{TWO} {TWO_MORE}", dragon=1))
    assert sorted(grid(match)) == [1, 2, 3, 4, 5]


def test_the_grid_is_filled_from_left_to_right_and_top_to_bottom():
    """K5: after one card on the left, the next three come to places 2, 3 and 4."""
    match = end(coop(grid=TWO, rage=f"{FOUR} {SIX} {THREE}"))
    assert grid(match) == {1: TWO, 2: FOUR, 3: SIX, 4: THREE}


#: All 26 Wonders but one each of the three that the next test lays elsewhere.
THE_OTHERS = """
    divining-petals sharp-qoam sharp-qoam glowing-fungii glowing-fungii pure-qoam pure-qoam sibilant-crystal
    sibilant-crystal strange-box strange-box voracious-seed voracious-seed living-knife living-knife void-fluid
    black-spores black-spores primal-beast primal-beast emerald-horn floating-crystal floating-crystal
"""


def test_an_empty_rage_deck_is_made_anew():
    """K5: two cards are left; the third comes from the 23 of the discard pile. The card of the grid stays there."""
    match = coop(grid=TWO, spent=THE_OTHERS, rage=f"{FOUR} {SIX}")
    assert (len(cards(match, "rage")), len(cards(match, "rage-discard"))) == (2, 23)
    end(match)
    assert (grid(match)[1], grid(match)[2], grid(match)[3], len(grid(match))) == (TWO, FOUR, SIX, 4)
    assert (len(cards(match, "rage")), len(cards(match, "rage-discard"))) == (22, 0)


def test_the_dragon_moves_by_the_cost_of_the_first_card_revealed():
    """K6: from City 3, by 4: 4, 5, 6, 1."""
    assert dragon(end(coop(dragon=3, rage=f"{FOUR} {SIX} {TWO}"))) == 1


def test_only_standing_cities_count():
    """K6: from City 1, by 3, Cities 2 and 4 destroyed: 3, 5, 6."""
    assert dragon(end(coop(dragon=1, ruins="2 4", rage=f"{THREE} {SIX} {TWO}"))) == 6


def test_the_token_stays_on_a_destroyed_city_and_moves_on_from_there():
    """A35: City 3 (8) falls to 2 × 4; then by 2: Cities 4, 5."""
    match = end(coop(dragon=3, grid=f"{TWO} {FOUR}", rage=f"{TWO_MORE} {SIX} {THREE}", level="easy"))
    assert (cities(match), dragon(match)) == ([1, 2, 4, 5, 6], 5)


def test_the_dragon_has_moved_before_the_players_act():
    """A35: the first question of the turn finds it there."""
    match = end(coop(dragon=3, rage=f"{FOUR} {SIX} {TWO}"))
    assert (match.waiting_for, dragon(match), len(grid(match))) == ([0, 1], 1, 3)


# ------------------------------------------------------------------------------------ the attack (K7–K9, K12)
def test_the_first_official_example():
    """K12, K7, K8: 2 2 / 3 4 / 6 3 against 8: 4, 7, 16: destroyed; of the unused 6 and 3 the 6 stays."""
    table = f"{TWO} {TWO_MORE} {THREE} {FOUR} {SIX} {THREE_MORE}"
    match = end(coop(grid=table, dragon=3, rage=f"{TWO} primal-beast glowing-fungii"))
    assert cities(match) == [1, 2, 4, 5, 6]
    assert grid(match) == {1: SIX, 2: TWO, 3: "primal-beast", 4: "glowing-fungii"}
    assert sorted(cards(match, "rage-discard")) == sorted([TWO, TWO_MORE, THREE, FOUR, THREE_MORE])


def test_the_second_official_example():
    """K12, K7, K9, K10: 4 3 / 4 6 / 3 2 against 10, both 4s discarded, the 6 sealed: 3 + 0 + 3 × 2 = 9: it fails.

    Then the gaps are closed: 3 3 / 6 2, the 6 sealed still until the Draw Phase.
    """
    table = f"{FOUR} {THREE} {FOUR_MORE} {SIX} {THREE_MORE} {TWO}"
    match = coop(points=((0, 8, 0), (0, 0, 6)), grid=table, dragon=1, rage=f"{TWO} primal-beast glowing-fungii")
    play(match, "banish 1", "banish 3", seat=0)
    assert (grid(match), points(match, 0)) == ({2: THREE, 4: SIX, 5: THREE_MORE, 6: TWO}, (0, 0, 0))
    play(match, "seal 4", seat=1)
    assert (marked(match, "sealed"), points(match, 1)) == ([SIX], (0, 0, 0))
    end(match)
    assert cities(match) == [1, 2, 3, 4, 5, 6]
    assert grid(match) == {1: THREE_MORE, 2: THREE, 3: SIX, 4: TWO, 5: TWO, 6: "primal-beast", 7: "glowing-fungii"}
    assert marked(match, "sealed") == []  # K10: the next Draw Phase has come
    assert sorted(cards(match, "rage-discard")) == sorted([FOUR, FOUR_MORE])


def test_a_lone_card_counts_its_cost():
    """K7: 6 against 8 fails; nothing is discarded."""
    match = end(coop(grid=SIX, dragon=3, level="easy"))
    assert (cities(match), grid(match)[1], cards(match, "rage-discard")) == ([1, 2, 3, 4, 5, 6], SIX, [])


def test_the_first_row_counts_as_a_product_at_once():
    """K7: 3 × 3 = 9 destroy the City of 9 exactly."""
    assert cities(end(coop(grid=f"{THREE} {THREE_MORE}", dragon=2))) == [1, 3, 4, 5, 6]


def test_of_a_later_row_its_first_card_may_be_enough():
    """K7, K8: 2 × 3 = 6, 6 + 2 = 8: the 6 beside the 2 was not needed and stays."""
    match = end(coop(grid=f"{TWO} {THREE} {TWO_MORE} {SIX}", dragon=3))
    assert (cities(match), grid(match)[1]) == ([1, 2, 4, 5, 6], SIX)


def test_the_troop_is_part_of_the_defence():
    """K7: 9 + 4 = 13 against 3 × 4 = 12: it fails; without the Troop it would not."""
    table = f"{THREE} {FOUR}"
    assert 2 in cities(end(coop(grid=table, troops="guard@2", dragon=2)))
    assert 2 not in cities(end(coop(grid=table, dragon=2)))


def test_troop_and_building_fall_with_the_city():
    """A35: removed from the game."""
    match = end(coop(grid=f"{FOUR} {FOUR_MORE}", troops="guard@3", buildings="bank@3", dragon=3))
    assert (troops(match), buildings(match), gone(match, "guard"), gone(match, "bank")) == ({}, {}, 1, 1)


@pytest.mark.parametrize(("level", "falls"), [("easy", False), ("normal", False), ("hard", True)])
def test_destroyed_cities_make_it_stronger(level, falls):
    """K7: 2 × 2 + 0, 1 or 2 for each of two destroyed Cities: 4, 6 or 8 against 8."""
    match = end(coop(grid=f"{TWO} {TWO_MORE}", dragon=3, ruins="1 4", level=level))
    assert (3 not in cities(match)) == falls


def test_the_bonus_makes_further_cards_unneeded():
    """A35: normal, two destroyed: 2 × 3 + 2 = 8 at once; the 6 of the second row stays."""
    match = end(coop(grid=f"{TWO} {THREE} {SIX}", dragon=3, ruins="1 4"))
    assert (cities(match), grid(match)[1]) == ([2, 5, 6], SIX)


def test_sealed_cards_count_as_absent():
    """K7, K10: 4 × 6 = 24, but with the 6 sealed 4 against 8."""
    assert 3 in cities(end(coop(grid=f"{FOUR} {SIX}", sealed=[2], dragon=3)))


def test_a_sealed_card_may_be_the_one_that_stays():
    """A35: 3 × 3 = 9 destroy the City of 9; of the sealed 6 and the unused 4 the 6 stays."""
    match = end(coop(grid=f"{THREE} {THREE_MORE} {SIX} {FOUR}", sealed=[3], dragon=2))
    assert (cities(match), grid(match)[1]) == ([1, 3, 4, 5, 6], SIX)


def test_the_bonus_may_be_added_to_the_final_value_alone():
    """A35: by the other reading 2 × 3 = 6 does not reach 8, so the 6 of the second row is needed too and goes."""
    match = end(
        coop(grid=f"{TWO} {THREE} {SIX}", dragon=3, ruins="1 4", rage=f"{FOUR} {FOUR_MORE} primal-beast", wrath="final")
    )
    assert (cities(match), SIX in grid(match).values()) == ([2, 5, 6], False)


def test_the_final_value_has_the_bonus_all_the_same():
    """A35, K7: by the other reading 2 × 3 + 2 = 8 against 8; easy, the attack fails."""
    table = f"{TWO} {THREE}"
    assert 3 not in cities(end(coop(grid=table, dragon=3, ruins="1 4", wrath="final")))
    assert 3 in cities(end(coop(grid=table, dragon=3, ruins="1 4", wrath="final", level="easy")))


def test_if_every_card_was_needed_none_stays():
    """K8: only the three new cards are in the grid."""
    match = end(coop(grid=f"{FOUR} {THREE}", dragon=3, rage=f"{TWO} {SIX} primal-beast"))
    assert grid(match) == {1: TWO, 2: SIX, 3: "primal-beast"}


def test_gaps_are_closed_column_by_column():
    """K9: on the left 2 _ 2 moves up to 2 2; the 3 on the right rises beside the first and stays there."""
    table = f"{TWO} - - {THREE} {TWO_MORE} -"
    match = end(coop(grid=table, sealed=[1, 4, 5], dragon=1, rage=f"{SIX} {FOUR} primal-beast"))
    assert grid(match) == {1: TWO, 2: THREE, 3: TWO_MORE, 4: SIX, 5: FOUR, 6: "primal-beast"}


# ------------------------------------------------------------------------------------ more actions (K10)
def test_a_card_of_the_grid_is_discarded_for_its_cost_in_battle():
    """K10: as often as it is paid; by either player."""
    match = coop(points=((0, 6, 0), (0, 1, 0)), grid=f"{TWO} {FOUR}")
    assert refused(match, "banish 1", seat=1) == "K10"
    play(match, "banish 2", "banish 1", seat=0)
    assert (grid(match), points(match, 0)) == ({}, (0, 0, 0))
    assert refused(match, "banish 1") == "K10"


def test_a_card_of_the_grid_is_sealed_for_its_cost_in_knowledge():
    """K10: once; a sealed card can still be discarded."""
    match = coop(points=((0, 4, 8), (0, 0, 0)), grid=FOUR)
    play(match, "seal 1", seat=0)
    assert (marked(match, "sealed"), points(match, 0)) == ([FOUR], (0, 4, 4))
    assert refused(match, "seal 1") == "K10"
    play(match, "banish 1", seat=0)
    assert (marked(match, "sealed"), cards(match, "rage-discard")) == ([], [FOUR])


def test_the_dragon_is_led_one_city_either_way():
    """K10: for 8 Knowledge, to the next standing City; as often as it is paid."""
    match = coop(points=((0, 0, 16), (0, 0, 7)), dragon=1, ruins="2")
    assert {"dragon 3", "dragon 6"} == {move for move in match.moves(0) if move.startswith("dragon")}
    assert refused(match, "dragon 4") == "K10"
    assert refused(match, "dragon 3", seat=1) == "K10"
    play(match, "dragon 6", seat=0)
    assert (dragon(match), points(match, 0)) == (6, (0, 0, 8))
    play(match, "dragon 5", seat=0)
    assert dragon(match) == 5


def test_a_last_city_cannot_be_left():
    """K10, A44: there is no other standing City."""
    assert refused(coop(points=((0, 0, 9), (0, 0, 0)), dragon=1, ruins="2 3 4 5 6"), "dragon 2") == "K10"


def test_a_card_is_removed_for_three_knowledge():
    """K10: of one's own hand, Playing Area or Discard Pile; once a turn for each player."""
    match = coop(("stab", "captain"), ((0, 0, 9), (0, 0, 3)), discards=("barter", ""))
    play(match, "remove discard barter", seat=0)
    assert (gone(match, "barter"), points(match, 0)) == (1, (0, 0, 6))
    assert refused(match, "remove hand stab") == "K10"
    assert refused(match, "remove hand stab", seat=1) == "K10"
    play(match, "remove hand captain", seat=1)
    assert points(match, 1) == (0, 0, 0)


def test_one_player_alone_wins_with_twenty():
    """K10: Battle or Knowledge; both players have won."""
    for points_of, move in (((0, 20, 0), "defeat"), ((0, 0, 20), "subjugate")):
        match = coop(points=((0, 0, 0), points_of))
        assert refused(match, move) == "K10"
        play(match, move, seat=1)
        assert (won(match), why(match)) == (["won", "won"], "K10")


def test_nineteen_are_not_enough():
    """K10: neither of one kind, nor of both kinds together."""
    match = coop(points=((0, 19, 19), (0, 0, 0)))
    assert (refused(match, "defeat"), refused(match, "subjugate"), refused(match, "unite battle")) == ("K10",) * 3


@pytest.mark.parametrize("what", ["battle", "knowledge"])
def test_both_together_win_with_thirty_if_both_agree(what):
    """K10: 14 and 16; the other is asked."""
    fourteen, sixteen = ((0, 14, 0), (0, 16, 0)) if what == "battle" else ((0, 0, 14), (0, 0, 16))
    match = play(coop(points=(fourteen, sixteen)), f"unite {what}", seat=0)
    assert (match.waiting_for, match.moves(1)) == ([1], ["agree", "done"])
    play(match, "agree", seat=1)
    assert (won(match), why(match)) == (["won", "won"], "K10")
    assert points(match, 0) == points(match, 1) == (0, 0, 0)


def test_twenty_nine_together_are_not_enough():
    """K10: 14 and 15."""
    assert refused(coop(points=((0, 14, 0), (0, 15, 0))), "unite battle") == "K10"


def test_a_partner_may_refuse():
    """K10, A35: then nothing is spent, all goes on, and it is not proposed again by the same player this turn."""
    match = play(coop(points=((0, 14, 0), (0, 16, 0)), grid=TWO), "unite battle", seat=0)
    play(match, "done", seat=1)
    assert (match.waiting_for, points(match, 0), points(match, 1)) == ([0, 1], (0, 14, 0), (0, 16, 0))
    assert refused(match, "unite battle") == "K10"
    assert "unite battle" in match.moves(1)


# ------------------------------------------------------------------------------------ out, lost, drawn (K11, A37)
def test_a_player_without_cities_is_out():
    """K11: Bo's last City falls; the next turn is Ana's alone, and Bo draws nothing."""
    match = coop(
        houses=("prospector " * 5, "captain diviner"), ruins="4 5", dragon=6, grid=f"{FOUR} {FOUR_MORE}", rage=TWO
    )
    end(match)
    assert cities(match) == [1, 2, 3]
    assert (match.waiting_for, hand(match, 0), hand(match, 1)) == ([0], ["prospector"] * 5, [])
    play(match, "end", seat=0)
    assert number(match, "turn") == 12


def test_a_position_may_hold_two_refusals():
    """K10: Battle and Knowledge are two proposals; both were declined."""
    match = play(coop(points=((0, 14, 14), (0, 16, 16)), grid=TWO), "unite battle", seat=0)
    play(match, "done", seat=1)
    play(match, "unite knowledge", seat=0)
    play(match, "done", seat=1)
    assert GAME.from_position(match.position(), seed=1).digest() == match.digest()


def test_command_is_not_united():
    """K10: Battle or Knowledge; what is said does not count Command."""
    match = coop(points=((20, 0, 0), (20, 0, 0)))
    assert refused(match, "unite command") == "K10"
    told = match.why_not(0, "unite command")
    assert told is not None
    assert "Knowledge" in told.text("en")
    assert "0" not in told.text("en")


def test_a_partners_building_is_none_of_ones_own_tries():
    """K4: a Bank at City 4 is Bo's; its Synergy is shown to Bo as what he lacks, not to Ana."""
    match = coop(buildings="bank@4")
    assert [[it["move"] for it in match.ask(seat)["refused"]].count("use 4b") for seat in (0, 1)] == [0, 1]


def test_one_who_is_out_is_not_asked_to_unite():
    """K11, K10: Ana alone has 30 Battle; there is nobody to agree, and no need."""
    match = coop(points=((0, 30, 0), (0, 0, 0)), ruins="4 5 6", dragon=1)
    assert refused(match, "unite battle") == "K11"
    assert won(play(match, "defeat")) == ["won", "won"]


def test_one_who_is_out_has_no_city_to_lay_cards_at():
    """K11, K4: nothing can go to a destroyed City."""
    match = coop(("mint", ""), ruins="4 5 6")
    assert match.waiting_for == [0]
    assert refused(match, "play mint 4") == "R14"


def test_when_the_last_city_of_all_falls_both_have_lost():
    """K11, A48: at once."""
    match = play(coop(ruins="2 3 4 5 6", dragon=1, grid=f"{FOUR} {FOUR_MORE}"), "end", seat=0)
    assert (won(match), why(match)) == (["lost", "lost"], "K11")


def test_the_last_turn_allowed_is_a_draw():
    """A37: the hundredth, if the dragon leaves a City."""
    match = end(coop(turn=100))
    assert (won(match), why(match)) == (["drew", "drew"], "A37")
    assert not end(coop(turn=99)).over
