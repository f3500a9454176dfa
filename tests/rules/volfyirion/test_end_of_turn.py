"""The End of Turn, step by step (R46–R48, A30, A48)."""

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
    row,
    standing,
    top,
    troops,
)


def test_played_cards_are_discarded_and_wonders_stay():
    """R46: first step."""
    match = end(after(duel("stab void-fluid"), "play stab", "play void-fluid"))
    assert (discard(match), area(match)) == (["stab"], ["void-fluid"])


def test_buildings_and_troops_stay():
    """R46: they are in the Cities Area."""
    match = end(after(duel("mint guard"), "play mint 1", "play guard 2"))
    assert (buildings(match), troops(match), discard(match)) == ({1: "mint"}, {2: "guard"}, [])


def test_the_rest_of_the_hand_is_discarded():
    """R46: second step; a Building or a Wonder in hand too."""
    match = end(duel("mint void-fluid stab"))
    assert (discard(match), hand(match)) == (["mint", "stab", "void-fluid"], [])


def test_unspent_points_are_lost_at_the_end():
    """R46: third step."""
    assert points(end(duel(points=(3, 4, 5)))) == (0, 0, 0)


def test_a_dragon_on_an_enemy_city_stays():
    """R46: fourth step."""
    match = end(duel(dragon="foe 1"))
    assert (dragon(match), standing(match), standing(match, 1)) == ("1 1", [1, 2, 3], [1, 2, 3])


def test_a_dragon_on_ones_own_city_destroys_it():
    """R46, R48: fifth step: City, Building and Troop, whatever its Defence; the token goes home."""
    match = end(duel(dragon="mine 2", troops="elite-trooper@2 guard@1", buildings="mint@2 bank@3"))
    assert (standing(match), dragon(match)) == ([1, 3], "lair")
    assert (troops(match), buildings(match)) == ({1: "guard"}, {3: "bank"})
    assert (gone(match, "elite-trooper"), gone(match, "mint")) == (1, 1)


def test_no_troop_stops_the_dragon():
    """R48: 10 + 6 Defence against no Battle at all."""
    match = end(duel(dragon="mine 3", troops="elite-trooper@3"))
    assert (standing(match), gone(match, "elite-trooper")) == ([1, 2], 1)


def test_row_and_lair_are_refilled():
    """R46, A48: sixth step: the row from left to right, then the Lair; then a new top card is turned up."""
    match = duel(
        points=(3, 4, 0),
        row="stab novice barter soldier fighter",
        assets="mint bank library",
        wonders="void-fluid pure-qoam",
    )
    after(match, "buy 3", "buy 1", "wonder 2", "done", "wonder 1", "done")
    assert (sorted(row(match)), lair(match)) == ([2, 4, 5], {})
    end(match)
    assert (row(match)[1], row(match)[3], top(match)) == ("mint", "bank", "library")
    assert lair(match) == {1: "void-fluid", 2: "pure-qoam"}


def test_only_the_own_end_of_turn_burns():
    """R47: sent in one's turn, the dragon burns at the end of the enemy's next turn."""
    match = end(after(duel(points=(0, 0, 8)), "dragon 3"))
    assert standing(match, 1) == [1, 2, 3]
    end(match)
    assert (standing(match, 1), dragon(match)) == ([1, 2], "lair")


def test_the_victim_has_one_main_phase_to_send_it_home():
    """R47: 8 Knowledge; then nothing burns."""
    match = duel(points=(0, 0, 8), dragon="mine 1")
    end(after(match, "dragon home"))
    assert standing(match) == [1, 2, 3]


def test_a_dragon_moved_by_a_card_burns_nothing():
    """R47: Emerald Horn answers too."""
    match = end(after(duel(area="emerald-horn", dragon="mine 1"), "scrap emerald-horn", "dragon home"))
    assert standing(match) == [1, 2, 3]


def test_the_last_city_burnt_gives_the_win_to_the_enemy_before_anything_is_refilled():
    """A30, A48: nothing more happens."""
    match = duel(points=(1, 0, 0), ruins="1 2", dragon="mine 3", row="stab novice barter soldier fighter")
    play(match, "buy 1", "end")
    assert match.over
    assert match.winners == [1]
    assert sorted(row(match)) == [2, 3, 4, 5]


def test_an_attack_that_destroys_the_last_city_ends_the_game_at_once():
    """A48: before the end of the turn."""
    match = play(duel("stab", (0, 10, 0), foe_ruins="1 2"), "attack 3")
    assert match.over
    assert match.winners == [0]
    assert cards(match, "hand", 0, 0) == ["stab"]
