"""The Adventurers of the Wandering Market (Marché errant): what each does, what it does not, and where it stops.

In a game for two the stronger guild takes 4 VP in Combat, the weaker 0, both 4 in a tie (R30, R31). Income is 3 coins
before any effect (R38). "Level 0, I, II, III, IV" is 0, 1, 3, 7, 15 points (R36).
"""

import pytest

from support.guilds import LEVEL, Ledger, play_round, round_with, strength_of, table
from support.yro import numbers

STRONG = "CD4@c3"  #: strength 13


def test_me1_brings_a_vp_to_a_rewarded_guild():
    """ME1 (Caravan Guard): R28, strength 6; 4 + 1 VP for the winner, 4 + 1 in a tie, nothing for the loser."""
    assert strength_of("ME1@c3") == 6
    assert round_with("ME1@c3")("combat", "vp") == 5
    assert round_with("ME1@c3", against="CD2@c3")("combat", "vp") == 5
    assert round_with("ME1@c3", against=STRONG)("combat", "vp") == 0


def test_me1_brings_its_vp_from_behind_too_though_it_does_not_fight_there():
    """ME1 (Caravan Guard): R28, R25: under a CD2 of strength 6 the guild has 6, not 12, and still gains 4 + 1."""
    ledger = round_with("CD2@c3 ME1@c4")
    assert numbers(ledger.match, "strength")[0] == 6
    assert ledger("combat", "vp") == 5


def test_two_me1_bring_a_vp_each():
    """ME1 (Caravan Guard): R28: 4 + 1 + 1."""
    assert round_with("ME1@c3 ME1@d3")("combat", "vp") == 6


@pytest.mark.parametrize("guild", ["ME2@c3", "CD1@c3 ME2@c4"])
def test_me2_brings_a_coin_every_round_wherever_it_lies(guild):
    """ME2 (Pedlar): R38: 3 + 1."""
    match = table(guild, "")
    for _ in range(2):
        ledger = play_round(match)
        assert ledger("income", "coins") == 4
        assert ledger("recruitment", "coins") == 2
        assert ledger("victory", "vp") == 0


@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8)])
def test_me3_scores_two_vp_a_tech_level(level, vp):
    """ME3 (Master Smith): R40, R37: 2 × 0 to IV; Magic does not matter, and it gives no Tech a second time."""
    ledger = round_with("ME3@c3", tech=LEVEL[level], magic=15)
    assert ledger("victory", "vp") == vp
    assert numbers(ledger.match, "tech")[0] == LEVEL[level]


def test_me3_gives_a_tech_point_on_recruitment_and_scores_with_it_at_once():
    """ME3 (Master Smith): R19, R39: from 0 to 1 point is level I, which is worth 2 VP the same round."""
    ledger = round_with("", coins=5, recruits="ME3@c3")
    assert ledger("recruitment", "tech") == 1
    assert ledger("victory", "vp") == 2


@pytest.mark.parametrize("level", range(5))
def test_me4_adds_a_strength_a_magic_level(level):
    """ME4 (Fortune-Teller): R26, R27: 4 + 0, I, II, III, IV on the front; behind a CD2 nothing."""
    assert strength_of("ME4@c3", tech=15, magic=LEVEL[level]) == 4 + level
    assert strength_of("CD2@c3 ME4@c4", magic=LEVEL[level]) == 6


def test_me4_gives_a_magic_point_on_recruitment_and_fights_with_it_at_once():
    """ME4 (Fortune-Teller): R19: 1 point is level I: 4 + 1; the next round it gives none."""
    ledger = round_with("", coins=5, recruits="ME4@c3")
    assert ledger("recruitment", "magic") == 1
    assert numbers(ledger.match, "strength")[0] == 5
    assert round_with("ME4@c3", magic=1)("recruitment", "magic") == 0


@pytest.mark.parametrize(
    ("before", "gained", "vp"), [(0, 1, 1), (1, 1, 1), (2, 1, 2), (6, 1, 3), (14, 1, 4), (15, 0, 4)]
)
def test_me5_makes_magic_every_round_and_scores_a_vp_a_level(before, gained, vp):
    """ME5 (Road Chaplain): R34, R39, R36: the level reached in Production counts; at 15 the point is lost."""
    ledger = round_with("CD1@c3 ME5@c4", magic=before)
    assert ledger("production", "magic") == gained
    assert ledger("production", "tech") == 0
    assert ledger("victory", "vp") == vp


def test_me6_brings_two_coins_every_round():
    """ME6 (Money Changer): R38: 3 + 2; two of them 3 + 4."""
    assert round_with("ME6@c3")("income", "coins") == 5
    assert round_with("CD1@c3 ME6@c4 ME6@c5")("income", "coins") == 7


@pytest.mark.parametrize("guild", ["ME7@c3", "ME2@c3 ME7@c4"])
def test_me7_consoles_a_guild_without_reward_wherever_it_lies(guild):
    """ME7 (Gravedigger): R28, A8: 2 VP for the loser; the winner has 4, whoever ties has 4."""
    assert round_with(guild, against=STRONG)("combat", "vp") == 2
    assert round_with(guild)("combat", "vp") == 4


def test_me7_in_a_tie_consoles_nobody():
    """ME7 (Gravedigger): R31: strength 2 against 2: both are first and have 4."""
    ledger = round_with("ME7@c3", against="ME6@c3")
    assert ledger("combat", "vp") == ledger("combat", "vp", 1) == 4


def test_me7_does_not_set_off_cards_that_want_a_reward():
    """ME7 (Gravedigger): A8: its 2 VP are no reward of Combat: ME1 beside it stays silent."""
    assert round_with("ME7@c3 ME1@d3", against=STRONG)("combat", "vp") == 2


def test_me7_consoles_the_last_of_three_but_not_the_second():
    """ME7 (Gravedigger): R30, A8: 0 VP for the third rank is no reward, 3 VP for the second is."""
    for guilds, vp in ((("ME7@c3", "CD1@c3", "CD2@c3"), 2), (("ME7@c3", "CD1@c3", "SM3@c3"), 3)):
        assert play_round(table(*guilds))("combat", "vp") == vp


def test_me7_gives_a_tech_point_on_recruitment_only():
    """ME7 (Gravedigger): R19."""
    assert round_with("", coins=5, recruits="ME7@c3")("recruitment", "tech") == 1
    assert numbers(round_with("ME7@c3").match, "tech")[0] == 0


@pytest.mark.parametrize(
    ("guild", "at", "vp"),
    [("", "c3", 1), ("ME1@c3 ME2@d3", "c4", 3), ("ME1@c3 SM1@d3 CD2@d4", "c4", 2)],
)
def test_me8_scores_a_vp_for_each_of_the_market_itself_included(guild, at, vp):
    """ME8 (Caravan Queen): R19, A23: other factions do not count, and it scores once only."""
    ledger = round_with(guild, coins=6, recruits=f"ME8@{at}")
    assert ledger("recruitment", "vp") == vp
    assert play_round(ledger.match)("recruitment", "vp") == 0


def last_round(guild: str, coins: int) -> Ledger:
    """A round that ends the game (36 VP and 4 for Combat), with so many coins left, 2 + 3 of them new."""
    match = table(guild, "", coins=[coins - 5], vp=[36])
    ledger = play_round(match)
    assert match.over
    assert numbers(match, "coins")[0] == coins
    return ledger


@pytest.mark.parametrize(("coins", "vp"), [(5, 3), (6, 6), (8, 6), (9, 9), (20, 18)])
def test_me8_triples_the_vp_of_coins_at_the_end(coins, vp):
    """ME8 (Caravan Queen): A25, R43: three times the full sets of 3 coins; a third of that without it."""
    assert last_round("ME8@c3", coins)("end", "vp") == vp
    assert last_round("CD1@c3 ME8@c4", coins)("end", "vp") == vp
    assert last_round("CD1@c3", coins)("end", "vp") == vp // 3


def test_me8_triples_only_its_own_guild():
    """ME8 (Caravan Queen): A25: the other guild's coins are worth a third each."""
    match = table("ME8@c3", "SM3@c3", coins=[4, 4], vp=[36, 0])
    ledger = play_round(match)
    assert [ledger("end", "vp", seat) for seat in range(2)] == [9, 3]
