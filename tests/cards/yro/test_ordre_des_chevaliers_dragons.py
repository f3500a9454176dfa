"""The Adventurers of the Order of Dragon Knights: what each does, what it does not, and where it stops."""

import pytest

from support.guilds import play_round, recruit, round_with, strength_of, table
from support.yro import numbers, throw

STRONG = "CD4@c3"  #: strength 13


def test_cd1_brings_a_vp_to_a_rewarded_guild():
    """CD1 (Ember Dragon Knight): R28: strength 8; 4 + 1 from anywhere, nothing for a loser."""
    assert strength_of("CD1@c3") == 8
    assert round_with("CD1@c3")("combat", "vp") == 5
    assert round_with("CD2@c3 CD1@c4")("combat", "vp") == 5
    assert round_with("CD1@c3", against=STRONG)("combat", "vp") == 0


def test_cd2_brings_two_coins_every_round():
    """CD2 (Golden Dragon Knight): R38: 3 + 2 from anywhere, levels or not; strength 6."""
    match = table("CD1@c3 CD2@c4", "", tech=[15], magic=[15])
    assert [play_round(match)("income", "coins") for _ in range(2)] == [5, 5]
    assert strength_of("CD2@c3") == 6


def test_cd3_scores_four_vp_every_round():
    """CD3 (Bronze Dragon Knight): R40: from anywhere, levels or not; strength 4."""
    match = table("CD2@c3 CD3@c4", "")
    assert [play_round(match)("victory", "vp") for _ in range(2)] == [4, 4]
    assert round_with("CD3@c3", tech=15, magic=15)("victory", "vp") == 4
    assert strength_of("CD3@c3") == 4


@pytest.mark.parametrize(("guild", "vp"), [("SM1@c3", 1), ("CD1@c3 CD2@d3", 3), ("CD1@c3 SM1@d3", 2)])
def test_cd4_scores_a_vp_for_each_of_the_order_undoubled(guild, vp):
    """CD4 (Storm Dragon Lord): R19, A23, A24: a recruitment effect is no bonus; strength 13."""
    ledger = round_with(guild, coins=8, recruits="CD4@c4")
    assert ledger("recruitment", "vp") == vp
    assert play_round(ledger.match)("recruitment", "vp") == 0
    assert strength_of("CD4@c3") == 13


def test_cd4_doubles_the_bonus_that_it_completes_itself():
    """CD4 (Storm Dragon Lord): A24: three of the Order: 2 × 7, and 3 for its recruitment effect."""
    assert round_with("CD1@c3 CD2@d3", coins=8, recruits="CD4@e3")("recruitment", "vp") == 17


@pytest.mark.parametrize(
    ("row", "card", "gains"),
    [
        ("CF4@c4 CF1@d4", "CF3", {"tech": 4, "magic": 4}),
        ("SM1@c4 SM3@d4", "SM4", {"tech": 4}),
        ("CS1@c4 CS2@d4", "CS3", {"magic": 4}),
        ("IS4@c4 IS5@d4", "IS1", {"coins": 6}),
        ("ME3@c4 ME5@d4", "ME2", {"vp": 10}),
        ("CD1@c4 CD2@d4", "CD3", {"vp": 14}),
        ("CF4@c4 SM5@d4", "ME5", {"magic": 4}),
        ("ME3@c4 SM3@d4", "CS3", {"tech": 4}),
        ("ME1@c4 SM1@d4", "CS1", {"coins": 6}),
        ("ME2@c4 SM2@d4", "CD2", {"vp": 10}),
        ("ME4@c4 SM4@d4", "CF3", {"coins": 2, "vp": 6}),
        ("ME8@c4 SM8@d4", "IS8", {"vp": 18 + 1}),  # and 1 for IS8's own recruitment effect, which does not double
    ],
)
def test_cd4_doubles_every_part_of_every_bonus(row, card, gains):
    """CD4 (Storm Dragon Lord): A24: 2 + 2 points become 4 + 4, 1 coin and 3 VP become 2 and 6."""
    cost = {"CF3": 5, "SM4": 2, "CS3": 3, "IS1": 1, "ME2": 1, "CD3": 5, "ME5": 3, "CS1": 2, "CD2": 5, "IS8": 8}[card]
    ledger = round_with(f"CD4@c3 {row}", coins=10, recruits=f"{card}@e4")
    for what in ("tech", "magic", "vp"):
        assert ledger("recruitment", what) == gains.get(what, 0)
    assert ledger("recruitment", "coins") == gains.get("coins", 0) - (cost - 1)


def test_cd4_doubles_up_to_fifteen_points_only():
    """CD4 (Storm Dragon Lord): A24, R36: 13 + 4 is 15."""
    ledger = round_with("CD4@c3 CF4@c4 CF1@d4", coins=10, tech=13, magic=2, recruits="CF3@e4")
    assert [numbers(ledger.match, what)[0] for what in ("tech", "magic")] == [15, 6]


def test_cd4_doubles_nothing_that_was_gained_before():
    """CD4 (Storm Dragon Lord): A24: the row of the Order that lies already pays no second time."""
    ledger = round_with("CD1@c3 CD2@d3 CD3@e3", coins=8, recruits="CD4@c4")
    assert ledger("recruitment", "vp") == 4


@pytest.mark.parametrize(("first", "vp"), [("CD4@c4 ME2@e3", 10), ("ME2@e3 CD4@c4", 5)])
def test_cd4_doubles_its_companion_only_if_it_is_placed_first(first, vp):
    """CD4 (Storm Dragon Lord): A24, A2: ME2 completes a row of the Market; CD4's own effect brings 1 VP in any case."""
    ledger = round_with("ME3@c3 ME5@d3", coins=10, recruits=first)
    assert ledger("recruitment", "vp") == vp + 1
    assert ledger("recruitment", "coins") == -10


def test_cd4_doubles_what_its_companion_began_if_it_completes_it():
    """CD4 (Storm Dragon Lord): A24: CD2 first, then CD4 completes the row: 2 × 7 and 3 for its effect."""
    ledger = round_with("CD1@c3", coins=14, recruits="CD2@d3 CD4@e3")
    assert ledger("recruitment", "vp") == 17


def test_cd4_serves_only_its_own_guild():
    """CD4 (Storm Dragon Lord): A24: the other guild's row of the Market is worth 5."""
    match = table("CD4@c3", "ME3@c3 ME5@d3", hands=["...", "ME2 ..."])
    throw(match)
    recruit(match, "", "ME2")
    match.play(1, "ME2-e3")
    assert numbers(match, "vp-bonus") == [0, 5]
