"""Production, Income and Victory Points (R34–R41, A10, A11)."""

import pytest

from support.guilds import LEVEL, play_round, round_with, table
from support.yro import numbers


@pytest.mark.parametrize(
    ("guild", "tech", "magic"),
    [("SM3@c3", 1, 0), ("CD1@c3 SM3@c4 ME5@c5", 1, 1), ("SM5@c3 SM5@d3", 2, 2), ("CD1@c3", 0, 0)],
)
def test_every_producer_gives_its_points_every_round_wherever_it_lies(guild, tech, magic):
    """R34: on the front or behind; who does not produce gives nothing."""
    match = table(guild, "")
    for _ in range(2):
        ledger = play_round(match)
        assert (ledger("production", "tech"), ledger("production", "magic")) == (tech, magic)


#: R36: points and the level they make.
LEVELS = [0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4]


@pytest.mark.parametrize("points", range(16))
def test_points_make_levels(points):
    """R35, R36: 2 are level I, the third makes II, 7 III, 15 IV; SM6 scores 3 VP a Tech level, IS5 1 a Magic level."""
    level = LEVELS[points]
    assert round_with("SM6@c3", tech=points)("victory", "vp") == 3 * level
    assert round_with("IS5@c3", magic=points)("victory", "vp") == level


def test_tech_and_magic_have_levels_of_their_own():
    """R35: 15 of one are nothing of the other."""
    assert round_with("SM6@c3", magic=15)("victory", "vp") == 0
    assert round_with("IS5@c3", tech=15)("victory", "vp") == 0


@pytest.mark.parametrize(("before", "after"), [(13, 15), (14, 15), (15, 15)])
def test_fifteen_points_are_the_most(before, after):
    """R36, A10: what goes beyond is lost, in Production as anywhere."""
    ledger = round_with("SM3@c3 SM5@d3", tech=before)
    assert numbers(ledger.match, "tech")[0] == after


def test_per_level_at_level_zero_is_nothing():
    """R37: no strength, no coins, no VP."""
    ledger = round_with("SM2@c3 SM6@d3 CF3@e3 CF4@c4")
    assert numbers(ledger.match, "strength")[0] == 4 + 2 + 4
    assert ledger("income", "coins") == 3
    assert ledger("victory", "vp") == 0


def test_everybody_earns_three_coins_and_what_the_guild_brings():
    """R38: 3, and 1, 2 and 2 from anywhere."""
    ledger = play_round(table("", "ME2@c3 ME6@c4 CD2@c5"))
    assert ledger.all("income", "coins") == [3, 8]


def test_income_can_be_spent_from_the_next_recruitment_on():
    """R38: 0 coins now; 2 + 3 next round buy two cards for 5."""
    match = table("", "", hands=["ME1 SM1 ...", "..."])
    play_round(match)
    assert numbers(match, "coins")[0] == 5
    ledger = play_round(match, "ME1@c3 SM1@c4")
    assert ledger("recruitment", "coins") == -5


def test_a_level_reached_in_production_counts_the_same_round():
    """R39: 2 Tech and one produced: level II for Income (SM2) and Victory Points (SM3)."""
    ledger = round_with("SM3@c3 SM2@d3", tech=2)
    assert ledger("income", "coins") == 3 + 2
    assert ledger("victory", "vp") == 2


@pytest.mark.parametrize("level", range(5))
def test_income_and_vp_by_level(level):
    """R37, R39: SM2 1 coin, CF3 2 coins, CS3 2 VP a Tech level."""
    ledger = round_with("CD3@c3 SM2@d3 CF3@e3 CS3@c4", tech=LEVEL[level])
    assert ledger("income", "coins") == 3 + 3 * level
    assert ledger("victory", "vp") == 4 + 2 * level


def test_all_victory_effects_score_every_round_wherever_they_lie():
    """R40: CD3 behind, twice."""
    match = table("CD1@c3 CD3@c4 CD3@c5", "")
    assert [play_round(match)("victory", "vp") for _ in range(2)] == [8, 8]


def test_victory_points_have_no_limit():
    """R41: 39 and 4 for Combat and 16 for CF4 are 59, not 19."""
    match = table("CF4@c3", "", vp=[39], tech=[15], magic=[15])
    play_round(match)
    assert numbers(match, "vp")[0] == 39 + 4 + 16 + 1  # and 1 for 5 coins at the end


def test_victory_points_never_decrease():
    """A12: from round to round they only grow."""
    match = table("CD3@c3", "SM3@c3")
    before = numbers(match, "vp")
    for _ in range(3):
        play_round(match)
        now = numbers(match, "vp")
        assert all(b >= a for a, b in zip(before, now, strict=True))
        before = now


@pytest.mark.parametrize(("before", "said"), [(0, [1, 1]), (13, [1, 1]), (14, [1]), (15, [])])
def test_the_log_tells_what_is_gained_and_not_what_is_lost(before, said):
    """R36, R34: two producers; at 14 the second point is lost, at 15 both."""
    ledger = round_with("SM3@c3 SM5@d3", tech=before)
    produced = [event for event in ledger.match.events() if event.get("say") == "yro-log-produced-tech"]
    assert [event["n"] for event in produced] == said
    assert ledger("production", "tech") == sum(said)
