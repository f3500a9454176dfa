"""The Adventurers of the Sylvan Conclave (Conclave sylvestre): what each does, what it does not, and where it stops."""

import pytest

from support.guilds import LEVEL, play_round, round_with, strength_of
from support.yro import numbers

STRONG = "CD4@c3"  #: strength 13


@pytest.mark.parametrize(
    ("guild", "strength"),
    [
        ("CS1@c3", 3),  # on the front: once
        ("CD2@c3 CS1@c4", 6 + 3),
        ("CD2@c3 CS1@c4 CS1@c5", 6 + 3 + 3),
        ("CS1@c3 CD2@c4", 3),  # it is the CD2 that now lies behind
        ("CS1@c3 CS1@d3 CS1@c4", 9),
    ],
)
def test_cs1_fights_from_behind(guild, strength):
    """CS1 (Treetop Archer): R27: its strength counts wherever it lies, and once."""
    assert strength_of(guild, tech=15, magic=15) == strength


def test_cs2_gives_magic_on_recruitment_and_a_coin_every_round():
    """CS2 (Seed Barterer): R19, R38, A4: recruited alone it is free."""
    ledger = round_with("", recruits="CS2@c3")
    assert ledger("recruitment", "magic") == 1
    assert ledger("recruitment", "coins") == 0
    assert ledger("income", "coins") == 4
    again = play_round(ledger.match)
    assert (again("recruitment", "magic"), again("income", "coins")) == (0, 4)


@pytest.mark.parametrize("level", range(5))
def test_cs3_scores_two_vp_a_tech_level(level):
    """CS3 (Bark Carver): R40: 0, 2, 4, 6, 8; by Tech although the Conclave lives by Magic."""
    assert round_with("CD1@c3 CS3@c4", tech=LEVEL[level], magic=0)("victory", "vp") == 2 * level
    assert round_with("CS3@c3", tech=0, magic=LEVEL[level])("victory", "vp") == 0


@pytest.mark.parametrize("level", range(5))
def test_cs4_adds_two_strength_a_magic_level(level):
    """CS4 (Mist Scout): R26, R27: 2 + 2 × the level on the front, nothing behind."""
    assert strength_of("CS4@c3", tech=15, magic=LEVEL[level]) == 2 + 2 * level
    assert strength_of("CD2@c3 CS4@c4", magic=LEVEL[level]) == 6


def test_cs4_gives_a_magic_point_on_recruitment_and_fights_with_it():
    """CS4 (Mist Scout): R19: 2 + 2 at level I."""
    ledger = round_with("", coins=1, recruits="CS4@c3")
    assert ledger("recruitment", "magic") == 1
    assert numbers(ledger.match, "strength")[0] == 4


@pytest.mark.parametrize("level", range(5))
def test_cs5_scores_a_vp_a_magic_level_on_recruitment_and_then_makes_magic(level):
    """CS5 (Sap Singer): R19, R34: by the level when it comes; its own point comes in Production, too late for that."""
    ledger = round_with("", magic=LEVEL[level], recruits="CS5@c3")
    assert ledger("recruitment", "vp") == level
    assert ledger("recruitment", "magic") == 0
    assert ledger("production", "magic") == (1 if level < 4 else 0)
    assert ledger("victory", "vp") == 0
    assert play_round(ledger.match)("recruitment", "vp") == 0


def test_cs5_scores_before_the_bonus_that_it_completes():
    """CS5 (Sap Singer): A3: at level 0 it scores nothing although the row of the Conclave then brings 2 Magic."""
    ledger = round_with("CS1@c3 CS3@d3", recruits="CS5@e3")
    assert ledger("recruitment", "vp") == 0
    assert ledger("recruitment", "magic") == 2


@pytest.mark.parametrize("level", range(5))
def test_cs6_adds_three_strength_a_magic_level_and_a_vp_a_level_when_rewarded(level):
    """CS6 (Bramble Sorcerer): R26, R28: 3 + 3 × the level; 4 VP for winning and one a level."""
    ledger = round_with("CS6@c3", magic=LEVEL[level])
    assert numbers(ledger.match, "strength")[0] == 3 + 3 * level
    assert ledger("combat", "vp") == 4 + level


def test_cs6_behind_adds_no_strength_but_its_vp():
    """CS6 (Bramble Sorcerer): R27, R28: under a CD2 the strength is 6; 4 + III."""
    ledger = round_with("CD2@c3 CS6@c4", magic=7)
    assert numbers(ledger.match, "strength")[0] == 6
    assert ledger("combat", "vp") == 7


def test_cs6_brings_nothing_without_reward():
    """CS6 (Bramble Sorcerer): R28: 3 + 3 × III = 12 is less than 13."""
    ledger = round_with("CS6@c3", magic=14, against=STRONG)
    assert numbers(ledger.match, "strength") == [12, 13]
    assert ledger("combat", "vp") == 0


@pytest.mark.parametrize(
    ("before", "after", "vp"), [(0, 2, 1), (1, 3, 2), (5, 7, 3), (13, 15, 4), (14, 15, 4), (15, 15, 4)]
)
def test_cs7_gives_two_magic_on_recruitment_and_scores_a_vp_a_level(before, after, vp):
    """CS7 (Mushroom Mage): R19, R24, R40: strength 3."""
    ledger = round_with("", coins=2, magic=before, recruits="CS7@c3")
    assert numbers(ledger.match, "magic")[0] == after
    assert ledger("victory", "vp") == vp
    assert numbers(ledger.match, "strength")[0] == 3


def test_cs7_scores_every_round_and_gives_magic_once():
    """CS7 (Mushroom Mage): R19, R40; nothing at level 0."""
    ledger = round_with("CD1@c3 CS7@c4", magic=3)
    assert (ledger("victory", "vp"), ledger("recruitment", "magic")) == (2, 0)
    assert round_with("CS7@c3", magic=0, tech=15)("victory", "vp") == 0


@pytest.mark.parametrize(("guild", "vp"), [("CD1@c3", 1), ("CS1@c3 CS3@d3", 3), ("CS1@c3 SM1@d3", 2)])
def test_cs8_gives_five_magic_and_a_vp_for_each_of_the_conclave(guild, vp):
    """CS8 (Dryad Queen): R19, A23: itself included, others not, once."""
    ledger = round_with(guild, coins=6, recruits="CS8@c4")
    assert ledger("recruitment", "magic") == 5
    assert ledger("recruitment", "vp") == vp
    assert play_round(ledger.match)("recruitment", "vp") == 0


def test_cs8_fills_magic_to_fifteen_at_most():
    """CS8 (Dryad Queen): R36."""
    assert numbers(round_with("CD1@c3", coins=6, magic=11, recruits="CS8@c4").match, "magic")[0] == 15
