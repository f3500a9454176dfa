"""The Adventurers of the Isles of the Rising Sun (Îles du Soleil croissant): what each does, and where it stops."""

import pytest

from support.guilds import LEVEL, play_round, round_with, strength_of
from support.yro import numbers

STRONG = "CD4@c3"  #: strength 13


@pytest.mark.parametrize(("card", "strength", "vp"), [("IS1", 4, 1), ("IS2", 3, 1), ("IS3", 4, 1), ("IS6", 5, 2)])
def test_is1_is2_is3_and_is6_bring_vp_to_a_rewarded_guild_from_anywhere(card, strength, vp):
    """IS1 (Badger Pugilist), IS2 (Raccoon Junk Dealer), IS3 (Otter Tinkerer), IS6 (Boar Captain): R28.

    4 and their own VP on the front or behind; nothing for a loser.
    """
    assert strength_of(f"{card}@c3") == strength
    assert round_with(f"{card}@c3")("combat", "vp") == 4 + vp
    behind = round_with(f"CD2@c3 {card}@c4")
    assert numbers(behind.match, "strength")[0] == 6
    assert behind("combat", "vp") == 4 + vp
    assert round_with(f"{card}@c3", against=STRONG)("combat", "vp") == 0


def test_is1_is_free_when_recruited_alone():
    """IS1 (Badger Pugilist): R15, A4: 1 - 1 = 0."""
    assert round_with("", recruits="IS1@c3")("recruitment", "coins") == 0


def test_is2_also_brings_a_coin():
    """IS2 (Raccoon Junk Dealer): R38: 3 + 1, reward or not."""
    assert round_with("IS2@c3", against=STRONG)("income", "coins") == 4


def test_is3_gives_a_tech_point_on_recruitment_only():
    """IS3 (Otter Tinkerer): R19."""
    ledger = round_with("", coins=1, recruits="IS3@c3")
    assert ledger("recruitment", "tech") == 1
    assert play_round(ledger.match)("recruitment", "tech") == 0


@pytest.mark.parametrize("level", range(5))
def test_is4_adds_a_strength_a_magic_level(level):
    """IS4 (Fox Shaman): R26, R27: 3 + the level on the front, nothing behind."""
    assert strength_of("IS4@c3", tech=15, magic=LEVEL[level]) == 3 + level
    assert strength_of("CD2@c3 IS4@c4", magic=LEVEL[level]) == 6


def test_is4_gives_a_magic_point_on_recruitment():
    """IS4 (Fox Shaman): R19, A4: free when alone; it fights with level I at once."""
    ledger = round_with("", recruits="IS4@c3")
    assert ledger("recruitment", "magic") == 1
    assert numbers(ledger.match, "strength")[0] == 4


@pytest.mark.parametrize("level", range(5))
def test_is5_scores_a_vp_a_magic_level(level):
    """IS5 (Raving Toad): R40, R37: from anywhere; Tech does not matter."""
    assert round_with("CD1@c3 IS5@c4", tech=15, magic=LEVEL[level])("victory", "vp") == level


def test_is5_gives_a_magic_point_on_recruitment_and_scores_with_it():
    """IS5 (Raving Toad): R19, R39: 2 + 1 points are level II."""
    ledger = round_with("", coins=1, magic=2, recruits="IS5@c3")
    assert ledger("recruitment", "magic") == 1
    assert ledger("victory", "vp") == 2


@pytest.mark.parametrize(
    ("guild", "vp"),
    [
        ("IS7@c3", 1),  # itself has 4
        ("IS7@c3 IS2@c4", 1),  # 3 is too weak
        ("IS7@c3 IS4@c4", 1),  # printed 3: what Magic adds does not count
        ("IS7@c3 CF1@c4", 2),  # printed 4
        ("CD4@c3 IS7@c4 IS7@c5", 6),  # 13, 4 and 4: three cards, counted by each of the two
    ],
)
def test_is7_scores_a_vp_for_each_card_of_strength_four_or_more(guild, vp):
    """IS7 (Crane Strategist): R40, A23: the printed strength counts, on the front or behind, itself included."""
    assert round_with(guild, magic=15)("victory", "vp") == vp


@pytest.mark.parametrize(
    ("guild", "vp"),
    [
        ("IS8@c3", 0),  # itself costs 8
        ("IS8@c3 ME1@c4", 1),  # 3 is cheap enough
        ("IS8@c3 SM5@c4", 0),  # 4 is not
        ("IS8@c3 IS1@c4 CS2@c5 CD1@d3", 2),
    ],
)
def test_is8_scores_a_vp_for_each_card_of_cost_three_or_less(guild, vp):
    """IS8 (Tiger Clan Chief): R40: every round, the printed cost."""
    ledger = round_with(guild)
    assert ledger("victory", "vp") == vp
    assert play_round(ledger.match)("victory", "vp") == vp


@pytest.mark.parametrize(("guild", "vp"), [("", 1), ("IS1@c3 IS4@d3", 3), ("IS1@c3 SM1@d3", 2)])
def test_is8_scores_a_vp_for_each_of_the_isles_on_recruitment(guild, vp):
    """IS8 (Tiger Clan Chief): R19, A23: itself included, once; strength 2."""
    ledger = round_with(guild, coins=7, recruits=f"IS8@{'c4' if guild else 'c3'}")
    assert ledger("recruitment", "vp") == vp
    assert play_round(ledger.match)("recruitment", "vp") == 0
    assert strength_of("IS8@c3") == 2
