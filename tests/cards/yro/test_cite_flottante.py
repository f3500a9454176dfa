"""The Adventurers of the Floating City (Cité flottante): what each does, what it does not, and where it stops."""

import pytest

from support.guilds import LEVEL, play_round, round_with, strength_of
from support.yro import numbers


@pytest.mark.parametrize(
    ("tech", "magic", "strength"), [(0, 0, 4), (0, 4, 8), (4, 0, 8), (1, 2, 7), (3, 3, 10), (4, 4, 12)]
)
def test_cf1_adds_a_strength_for_each_level_of_either(tech, magic, strength):
    """CF1 (Arcane Guardian): R26, R27: 4 + Tech level + Magic level on the front, nothing behind."""
    assert strength_of("CF1@c3", tech=LEVEL[tech], magic=LEVEL[magic]) == strength
    assert strength_of("CD2@c3 CF1@c4", tech=LEVEL[tech], magic=LEVEL[magic]) == 6


@pytest.mark.parametrize(
    ("guild", "coins"),
    [
        ("CD1@c3", 2),  # a Warrior and itself, a Merchant
        ("ME2@c3", 1),  # two Merchants are one profession
        ("CD1@c3 ME1@d3", 2),  # two Warriors too
        ("CD1@c3 SM3@d3 SM4@e3 SM5@e4 ME8@d4", 6),  # all six
    ],
)
def test_cf2_brings_a_coin_for_each_profession_once(guild, coins):
    """CF2 (Golden Automaton): R19, A23: itself included; alone it costs 2 - 1."""
    ledger = round_with(guild, coins=1, recruits="CF2@c4")
    assert ledger("recruitment", "coins") == coins - 1
    assert play_round(ledger.match)("recruitment", "coins") == 2  # for recruiting nobody, nothing else
    assert strength_of("CF2@c3") == 4


def test_cf2_alone_brings_one_coin():
    """CF2 (Golden Automaton): A23: it is one profession itself."""
    assert round_with("", coins=1, recruits="CF2@c3")("recruitment", "coins") == 0


@pytest.mark.parametrize("level", range(5))
def test_cf3_adds_two_strength_a_magic_level_and_two_coins_a_tech_level(level):
    """CF3 (Veil Dancer): R26, R38: 4 + 2 × Magic level on the front only, 3 + 2 × Tech level from anywhere."""
    assert strength_of("CF3@c3", magic=LEVEL[level]) == 4 + 2 * level
    assert strength_of("CF3@c3", tech=LEVEL[level]) == 4
    assert strength_of("CD2@c3 CF3@c4", magic=LEVEL[level]) == 6
    assert round_with("CD1@c3 CF3@c4", tech=LEVEL[level])("income", "coins") == 3 + 2 * level
    assert round_with("CF3@c3", magic=LEVEL[level])("income", "coins") == 3


@pytest.mark.parametrize(("tech", "magic", "vp"), [(0, 0, 0), (0, 1, 2), (1, 0, 2), (2, 3, 10), (4, 0, 8), (4, 4, 16)])
def test_cf4_scores_two_vp_for_each_level_of_either(tech, magic, vp):
    """CF4 (Time Mage): R40: 2 × Magic level and 2 × Tech level, wherever it lies; strength 1."""
    assert round_with("CD1@c3 CF4@c4", tech=LEVEL[tech], magic=LEVEL[magic])("victory", "vp") == vp
    assert strength_of("CF4@c3", tech=LEVEL[tech], magic=LEVEL[magic]) == 1


@pytest.mark.parametrize(
    ("tech", "magic", "gains"), [(0, 0, (0, 0)), (2, 9, (7, 0)), (9, 2, (0, 7)), (7, 7, (0, 0)), (15, 0, (0, 15))]
)
def test_cf5_raises_the_lower_points_to_the_higher(tech, magic, gains):
    """CF5 (Sovereign of the Clouds): A10: points, not levels (9 and 7 are both level III); never downwards; once."""
    ledger = round_with("CD1@c3", coins=5, tech=tech, magic=magic, recruits="CF5@c4")
    assert (ledger("recruitment", "tech"), ledger("recruitment", "magic")) == gains
    assert ledger("recruitment", "vp") == 1
    assert play_round(ledger.match)("recruitment", "tech") == 0


def test_cf5_equalises_within_a_level():
    """CF5 (Sovereign of the Clouds): A10: 7 and 9 are both level III, and still 7 becomes 9."""
    assert round_with("", coins=5, tech=7, magic=9, recruits="CF5@c3")("recruitment", "tech") == 2


def test_cf5_equalises_before_the_bonus_that_it_completes():
    """CF5 (Sovereign of the Clouds): A3, A10: 1 and 4 become 4 and 4, then the row of the City makes them 6 and 6."""
    ledger = round_with("CF1@c3 CF3@d3", coins=5, tech=1, magic=4, recruits="CF5@e3")
    assert [numbers(ledger.match, what)[0] for what in ("tech", "magic")] == [6, 6]


@pytest.mark.parametrize(("guild", "vp"), [("CF1@c3 CF3@d3", 3), ("CF1@c3 SM1@d3", 2)])
def test_cf5_scores_a_vp_for_each_of_the_city(guild, vp):
    """CF5 (Sovereign of the Clouds): R19, A23: itself included; strength 8."""
    ledger = round_with(guild, coins=5, recruits="CF5@c4")
    assert ledger("recruitment", "vp") == vp
    assert play_round(ledger.match)("recruitment", "vp") == 0
    assert strength_of("CF5@c3") == 8
