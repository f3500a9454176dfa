"""The Adventurers of the Mining Company (Société minière): what each does, what it does not, and where it stops."""

import pytest

from support.guilds import LEVEL, play_round, round_with, strength_of, table
from support.yro import numbers


def test_sm1_gives_a_tech_point_on_recruitment_and_no_more():
    """SM1 (Tunnel Boxer): R19: strength 5; the second round brings nothing."""
    ledger = round_with("", coins=1, recruits="SM1@c3")
    assert ledger("recruitment", "tech") == 1
    assert numbers(ledger.match, "strength")[0] == 5
    again = play_round(ledger.match)
    assert (again("recruitment", "tech"), again("production", "tech")) == (0, 0)


def test_sm1_gives_nothing_at_fifteen():
    """SM1 (Tunnel Boxer): R36: what goes beyond 15 is lost."""
    assert round_with("", coins=1, tech=15, recruits="SM1@c3")("recruitment", "tech") == 0


@pytest.mark.parametrize("level", range(5))
def test_sm2_brings_a_coin_a_tech_level(level):
    """SM2 (Ore Dealer): R38, R37: 3 + 0, I, II, III, IV, also from behind; Magic does not matter."""
    assert round_with("CD1@c3 SM2@c4", tech=LEVEL[level], magic=15)("income", "coins") == 3 + level


def test_sm2_earns_at_once_with_the_tech_point_it_brings():
    """SM2 (Ore Dealer): R19: level I from its own point."""
    ledger = round_with("", coins=2, recruits="SM2@c3")
    assert ledger("recruitment", "tech") == 1
    assert ledger("income", "coins") == 4


@pytest.mark.parametrize(
    ("before", "gained", "vp"), [(0, 1, 1), (2, 1, 2), (6, 1, 3), (13, 1, 3), (14, 1, 4), (15, 0, 4)]
)
def test_sm3_makes_tech_and_scores_a_vp_a_level(before, gained, vp):
    """SM3 (Alchemist): R34, R35, R39: the level after Production counts; at 15 the point is lost."""
    ledger = round_with("CD1@c3 SM3@c4", tech=before)
    assert ledger("production", "tech") == gained
    assert ledger("production", "magic") == 0
    assert ledger("victory", "vp") == vp


def test_sm3_produces_in_the_round_in_which_it_is_recruited():
    """SM3 (Alchemist): R34: nothing on recruitment, a point in Production, a VP for level I."""
    ledger = round_with("", coins=1, recruits="SM3@c3")
    assert [ledger(phase, "tech") for phase in ("recruitment", "production")] == [0, 1]
    assert ledger("victory", "vp") == 1


@pytest.mark.parametrize("level", range(5))
def test_sm4_adds_two_strength_a_magic_level_and_brings_a_coin(level):
    """SM4 (Aether Prospector): R26, R38: 2 + 2 × the level on the front, nothing behind; the coin from anywhere."""
    assert strength_of("SM4@c3", tech=15, magic=LEVEL[level]) == 2 + 2 * level
    assert strength_of("CD2@c3 SM4@c4", magic=LEVEL[level]) == 6
    assert round_with("CD1@c3 SM4@c4", magic=LEVEL[level])("income", "coins") == 4


def test_sm5_makes_a_point_of_each_every_round():
    """SM5 (Accountant): R34: strength 6; nothing on recruitment, no VP."""
    ledger = round_with("", coins=3, recruits="SM5@c3")
    for what in ("tech", "magic"):
        assert [ledger(phase, what) for phase in ("recruitment", "production")] == [0, 1]
    assert numbers(ledger.match, "strength")[0] == 6
    assert ledger("victory", "vp") == 0
    again = play_round(ledger.match)
    assert [again("production", what) for what in ("tech", "magic")] == [1, 1]


def test_sm5_stops_at_fifteen_of_either():
    """SM5 (Accountant): R36: Tech is full, Magic is not."""
    ledger = round_with("CD1@c3 SM5@c4", tech=15, magic=14)
    assert [ledger("production", what) for what in ("tech", "magic")] == [0, 1]


@pytest.mark.parametrize("level", range(5))
def test_sm6_scores_three_vp_a_tech_level(level):
    """SM6 (Master Brewer): R40: 0, 3, 6, 9, 12; Magic does not matter; it gives no Tech."""
    ledger = round_with("CD1@c3 SM6@c4", tech=LEVEL[level], magic=15)
    assert ledger("victory", "vp") == 3 * level
    assert numbers(ledger.match, "tech")[0] == LEVEL[level]


@pytest.mark.parametrize(
    ("guild", "vp"),
    [
        ("SM7@c3", 1),  # itself costs 4
        ("SM7@c3 ME1@c4", 1),  # 3 is too cheap
        ("SM7@c3 SM5@c4", 2),  # 4 is enough
        ("CD1@c3 SM7@c4 SM7@c5", 6),  # 5, 4 and 4: three cards, counted by each of the two
    ],
)
def test_sm7_scores_a_vp_for_each_card_of_cost_four_or_more(guild, vp):
    """SM7 (Vault Keeper): R40, A23: the printed cost counts, itself included."""
    assert round_with(guild)("victory", "vp") == vp


def test_sm7_counts_printed_costs_even_when_the_discount_was_taken():
    """SM7 (Vault Keeper): R15: recruited alone for 3 it still is a card of cost 4."""
    ledger = round_with("", coins=3, recruits="SM7@c3")
    assert ledger("recruitment", "coins") == -3
    assert ledger("victory", "vp") == 1
    assert ledger("income", "coins") == 4


@pytest.mark.parametrize(("guild", "vp"), [("CD1@c3", 1), ("SM1@c3 SM3@d3", 3), ("SM1@c3 CS1@d3", 2)])
def test_sm8_gives_five_tech_and_a_vp_for_each_of_the_company(guild, vp):
    """SM8 (Grand Director): R19, A23: itself included, others not, once."""
    ledger = round_with(guild, coins=6, recruits="SM8@c4")
    assert ledger("recruitment", "tech") == 5
    assert ledger("recruitment", "vp") == vp
    again = play_round(ledger.match)
    assert (again("recruitment", "vp"), again("recruitment", "tech")) == (0, 0)


def test_sm8_fills_tech_to_fifteen_at_most():
    """SM8 (Grand Director): R36: from 12 to 15, two points are lost."""
    assert numbers(round_with("CD1@c3", coins=6, tech=12, recruits="SM8@c4").match, "tech")[0] == 15


def test_the_company_plays_no_part_in_the_other_guild():
    """SM2, SM3, SM6: R34, R38, R40: effects serve their own guild."""
    ledger = play_round(table("SM2@c3 SM3@c4 SM6@d3", "CD1@c3", tech=[3, 3]))
    assert ledger("income", "coins", 1) == 3
    assert ledger("production", "tech", 1) == 0
    assert ledger("victory", "vp", 1) == 0
