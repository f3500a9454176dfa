"""Combat (R25–R33, A6–A9, A11)."""

import pytest

from support.guilds import LEVEL, play_round, round_with, strength_of, table
from support.yro import numbers, story


# ------------------------------------------------------------------------------------ strength
@pytest.mark.parametrize(
    ("guild", "strength"),
    [
        ("CD2@c3", 6),  # one column
        ("CD2@c3 ME1@c4", 6),  # what lies below does not fight
        ("CD2@c3 ME1@d3 IS1@e3", 6 + 6 + 4),  # three columns
        ("CD2@c3 ME1@c2", 6),  # ME1 lies above: 6 as well
        ("SM3@c3 CD2@d3 CD1@d4 IS6@e3 IS7@e4", 1 + 6 + 5),
        ("IS1@c3 CD1@c2 SM3@d3 CS3@d4 ME2@e3", 8 + 1 + 3),  # the tops lie in different rows
    ],
)
def test_the_topmost_card_of_each_column_fights(guild, strength):
    """R25: whichever row it is in."""
    assert strength_of(guild) == strength


def test_a_new_card_above_becomes_the_front_and_below_it_does_not():
    """A9: CD1 of 8 over or under SM3 of 1."""
    assert numbers(round_with("SM3@c3", coins=9, recruits="CD1@c2").match, "strength")[0] == 8
    assert numbers(round_with("SM3@c3", coins=9, recruits="CD1@c4").match, "strength")[0] == 1
    assert numbers(round_with("SM3@c3", coins=9, recruits="CD1@d3").match, "strength")[0] == 9


@pytest.mark.parametrize(
    ("card", "base", "step"), [("ME4", 4, 1), ("SM4", 2, 2), ("CS4", 2, 2), ("CS6", 3, 3), ("IS4", 3, 1)]
)
@pytest.mark.parametrize("level", [0, 2, 4])
def test_a_plus_adds_to_the_strength_of_that_card(card, base, step, level):
    """R26, R37: so much a Magic level; nothing at level 0."""
    assert strength_of(f"{card}@c3", magic=LEVEL[level]) == base + step * level


def test_every_plus_and_star_stands_for_such_an_effect():
    """R26: the marks beside the strength; a * is for VP when rewarded."""
    marks = {}
    for card in table("", "").kit.types:
        marks.setdefault(card.facts()["mark"], set()).add(card.key)
    assert marks["+"] == {"ME4", "SM4", "CS4", "IS4", "CF1", "CF3"}
    assert marks["*"] == {"ME1", "IS1", "IS2", "IS3", "IS6", "CD1"}
    assert marks["+*"] == {"CS6"}


@pytest.mark.parametrize("card", ["ME4", "SM4", "CS4", "CS6", "IS4", "CF1", "CF3"])
def test_added_strength_needs_a_card_that_counts(card):
    """R27: behind the front it adds nothing at any level."""
    assert strength_of(f"SM3@c3 {card}@c4", tech=15, magic=15) == 1


def test_the_one_type_that_fights_from_behind_counts_everywhere_once():
    """R27: CS1."""
    assert strength_of("SM3@c3 CS1@c4") == 1 + 3
    assert strength_of("CS1@c3 CS1@c4") == 6


def test_strength_is_counted_anew_every_round():
    """R29: what was shown before does not matter."""
    match = table("CD2@c3", "", strength=[17, 9], hands=["CD1 ...", "..."], coins=[9])
    play_round(match)
    assert numbers(match, "strength") == [6, 0]
    play_round(match, "CD1@c2")
    assert numbers(match, "strength") == [8, 0]


def test_strength_has_no_limit():
    """R29: beyond 20 only the marker is flipped: CD4 13, CD1 8 and CF1 4 + IV + IV."""
    assert strength_of("CD4@c3 CD1@d3 CF1@e3", tech=15, magic=15) == 13 + 8 + 12


# ------------------------------------------------------------------------------------ rewards
#: Guilds by their strength.
OF = {13: "CD4@c3", 8: "CD1@c3", 6: "CD2@c3", 5: "SM1@c3", 4: "CF2@c3", 2: "ME6@c3", 1: "SM3@c3", 0: ""}
#: 8 is CD1, which brings its owner one more VP when rewarded: not used where it would blur the count.


def rewards(*strengths):
    """The VP of Combat for guilds of such strengths."""
    ledger = play_round(table(*(OF[n] for n in strengths)))
    assert numbers(ledger.match, "strength") == list(strengths)
    return ledger.all("combat", "vp")


@pytest.mark.parametrize(
    ("strengths", "vp"),
    [
        ((6, 5), [4, 0]),
        ((5, 6), [0, 4]),
        ((6, 5, 4), [5, 3, 0]),
        ((4, 6, 5), [0, 5, 3]),
        ((6, 5, 4, 2), [5, 3, 1, 0]),
        ((13, 6, 5, 4, 2), [5, 3, 1, 0, 0]),
        ((2, 4, 5, 6, 13), [0, 0, 1, 3, 5]),
    ],
)
def test_the_rewards_by_rank(strengths, vp):
    """R30: 4/0, 5/3/0, 5/3/1/0, 5/3/1/0/0."""
    assert rewards(*strengths) == vp


@pytest.mark.parametrize(
    ("strengths", "vp"),
    [
        ((5, 5), [4, 4]),
        ((6, 5, 5), [5, 3, 3]),
        ((6, 6, 5), [5, 5, 0]),  # second place is skipped
        ((6, 5, 5, 2), [5, 3, 3, 0]),  # third place is skipped
        ((6, 6, 5, 2), [5, 5, 1, 0]),
        ((6, 6, 5, 5), [5, 5, 1, 1]),
        ((6, 5, 4, 4, 2), [5, 3, 1, 1, 0]),
    ],
)
def test_those_who_tie_have_the_reward_of_their_rank_and_the_next_is_skipped(strengths, vp):
    """R31, R32: the rank is one more than the number of stronger guilds."""
    assert rewards(*strengths) == vp


@pytest.mark.parametrize(
    ("strengths", "vp"),
    [
        ((6, 6, 6, 2), [5, 5, 5, 0]),
        ((6, 5, 5, 5), [5, 3, 3, 3]),
        ((5, 5, 5), [5, 5, 5]),
        ((6, 6, 6, 5, 2), [5, 5, 5, 0, 0]),
        ((6, 5, 5, 5, 2), [5, 3, 3, 3, 0]),
        ((5, 5, 4, 4, 4), [5, 5, 1, 1, 1]),
    ],
)
def test_ties_of_three_skip_two_ranks(strengths, vp):
    """A7, R32: with three first the fourth is fourth."""
    assert rewards(*strengths) == vp


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_empty_guilds_are_ranked_like_others(seats):
    """A6: all at 0 are all first; a single card is stronger than none."""
    first = 4 if seats == 2 else 5
    assert rewards(*[0] * seats) == [first] * seats
    assert rewards(1, *[0] * (seats - 1))[0] == first


def test_vp_for_a_reward_come_from_any_position_and_only_with_a_reward():
    """R28, A8: 3 VP for the second of three is a reward, 0 for the third is none."""
    guilds = ("CD2@c3", "SM1@c3 IS6@c4", "CF2@c3 IS6@c4")
    ledger = play_round(table(*guilds))
    assert ledger.all("combat", "vp") == [5, 3 + 2, 0]


def test_a_reward_of_one_vp_is_a_reward():
    """A8: the third of four: 1 and 1 for ME1."""
    ledger = play_round(table("CD4@c3", "CD2@c3", "SM1@c3 ME1@c4", "ME6@c3"))
    assert ledger.all("combat", "vp") == [5, 3, 1 + 1, 0]


def test_vp_for_no_reward_are_no_reward():
    """A8, R28: ME7's 2 VP do not set off IS6."""
    ledger = play_round(table("CD4@c3", "ME7@c3 IS6@d3"))
    assert ledger.all("combat", "vp") == [4, 2]


def test_combat_uses_the_levels_from_before_production():
    """R33: 2 Magic points and one to be produced: level I in Combat, II afterwards."""
    ledger = round_with("IS4@c3 ME5@d3", magic=2)
    assert numbers(ledger.match, "strength")[0] == (3 + 1) + 2
    assert ledger("victory", "vp") == 2


def test_effects_within_a_phase_do_not_feed_each_other():
    """A11: two producers and a scorer: both points count for the level of phase 6, in whatever order the cards lie."""
    for guild in ("SM3@c3 SM5@d3 SM6@e3", "SM6@c3 SM5@d3 SM3@e3"):
        ledger = round_with(guild, tech=1)
        assert ledger("production", "tech") == 2
        assert ledger("victory", "vp") == 2 + 6  # level II: SM3 1 ×, SM6 3 ×


def test_the_log_says_who_was_how_strong_and_was_rewarded_with_the_rule():
    """R29, R30: strength, then VP."""
    match = table("CD2@c3", "SM1@c3", names=["Ana", "Bo"])
    play_round(match)
    said = story(match)
    assert any(rule == "yro R29" and "Ana" in text and "6" in text for rule, text in said)
    assert any(rule == "yro R30" and "Ana" in text and "4" in text for rule, text in said)
    assert not any(rule == "yro R30" and "Bo" in text for rule, text in said)
