"""The worked examples of the rulebook."""

from support.guilds import play_round, round_with, table
from support.yro import numbers


def test_a_row_of_the_floating_city_brings_two_tech_and_two_magic():
    """R20, R22: Mage du temps, Gardien arcane, Danseuse au voile in a row: 2 and 2, once, not for each card."""
    ledger = round_with("CF4@c3 CF1@d3", coins=4, recruits="CF3@e3")
    assert (ledger("recruitment", "tech"), ledger("recruitment", "magic")) == (2, 2)
    assert ledger("recruitment", "vp") == 0
    assert ledger("recruitment", "coins") == -4


def test_a_column_of_mages_brings_two_magic():
    """R20: Mage du temps, Comptable, Mage des champignons from top to bottom; the last brings 2 of its own (R24)."""
    ledger = round_with("CF4@c3 SM5@c4", coins=2, recruits="CS7@c5")
    assert ledger("recruitment", "magic") == 2 + 2
    assert ledger("recruitment", "tech") == 0
    between = round_with("CF4@c3 SM3@d3 SM4@d4 ME1@d5 CS7@c5", coins=3, recruits="SM5@c4")
    assert between("recruitment", "magic") == 2
    assert between("recruitment", "tech") == 0


def test_mage_des_champignons_moves_the_magic_marker_two_spaces():
    """R24, R19: when it is recruited."""
    assert numbers(round_with("", coins=2, recruits="CS7@c3").match, "magic")[0] == 2


FRONT = "ME3@c3 CD2@d3 IS1@e3"


def test_a_front_of_two_six_and_four_has_a_strength_of_twelve():
    """R25: Maître forgeronne 2, Chevalier dragon d'or 6, Blaireau pugiliste 4."""
    assert numbers(round_with(FRONT).match, "strength")[0] == 12


def test_with_a_reward_the_badger_brings_one_vp_more():
    """R25, R28: 4 + 1 when it wins; against 13 nothing."""
    assert round_with(FRONT)("combat", "vp") == 5
    lost = round_with(FRONT, against="CD4@c3")
    assert numbers(lost.match, "strength") == [12, 13]
    assert lost("combat", "vp") == 0


def test_two_first_of_five_have_five_each_and_the_next_has_one():
    """R31: 5, 5, then 1 and not 3, then nothing for the last two."""
    ledger = play_round(table("CD2@c3", "CD2@c3", "SM1@c3", "CF2@c3", "ME6@c3"))
    assert numbers(ledger.match, "strength") == [6, 6, 5, 4, 2]
    assert ledger.all("combat", "vp") == [5, 5, 1, 0, 0]


def test_several_in_second_place_behind_two_first_have_one_each():
    """R31: "the player or players" in the next position: 1 each; those behind nothing."""
    ledger = play_round(table("CD2@c3", "CD2@c3", "SM1@c3", "SM1@c3", "ME6@c3"))
    assert ledger.all("combat", "vp") == [5, 5, 1, 1, 0]


def test_the_third_tech_point_makes_level_two():
    """R35: an Alchimiste with 2 Tech points: level I in Combat's eyes, level II once the third is produced."""
    ledger = round_with("CF1@c3 SM3@d3", tech=2)
    assert numbers(ledger.match, "strength")[0] == (4 + 1) + 1  # Gardien arcane at Tech level I
    assert ledger("production", "tech") == 1
    assert numbers(ledger.match, "tech")[0] == 3
    assert ledger("victory", "vp") == 2  # Alchimiste, a VP a level
