"""Connection bonuses (R20–R24)."""

import pytest

from support.guilds import play_round, round_with
from support.yro import numbers

#: Two cards that lie, a third that completes the line and brings no points of its own, its price, the bonus.
LINES = {
    "cite": ("CF4 CF1", "CF3", 4, {"tech": 2, "magic": 2}),
    "societe": ("SM1 SM3", "SM4", 1, {"tech": 2}),
    "conclave": ("CS1 CS2", "CS3", 2, {"magic": 2}),
    "iles": ("IS4 IS5", "IS1", 0, {"coins": 3}),
    "marche": ("ME3 ME5", "ME2", 0, {"vp": 5}),
    "dragons": ("CD1 CD2", "CD3", 4, {"vp": 7}),
    "mage": ("CF4 SM5", "ME5", 2, {"magic": 2}),
    "technicien": ("ME3 SM3", "CS3", 2, {"tech": 2}),
    "guerrier": ("ME1 SM1", "CS1", 1, {"coins": 3}),
    "marchand": ("ME2 SM2", "CD2", 4, {"vp": 5}),
    "explorateur": ("ME4 SM4", "CF3", 4, {"coins": 1, "vp": 3}),
    "souverain": ("ME8 SM8", "IS8", 7, {"vp": 9}),
}
WAYS = {"row": ("c3", "d3", "e3"), "column": ("c3", "c4", "c5")}


def gains(ledger, paid):
    """What was gained in Recruitment apart from the price, and apart from IS8's VP for itself."""
    out = {what: ledger("recruitment", what) for what in ("tech", "magic", "vp")}
    out["vp"] -= ledger("recruitment", "vp-recruitment")
    out["coins"] = ledger("recruitment", "coins") + paid
    return {what: n for what, n in out.items() if n}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("line", LINES)
def test_three_in_line_bring_their_bonus_once(line, way):
    """R20, R22: for the line, not for each card; all parts of it; a row as a column."""
    lying, last, paid, bonus = LINES[line]
    one, two = lying.split()
    a, b, c = WAYS[way]
    ledger = round_with(f"{one}@{a} {two}@{b}", coins=10, recruits=f"{last}@{c}")
    assert gains(ledger, paid) == bonus
    assert play_round(ledger.match)("recruitment", "vp") == 0


@pytest.mark.parametrize(
    ("guild", "last"),
    [
        ("ME3@c3", "ME2@d3"),  # two are no line
        ("ME3@c3 ME5@d3", "ME2@d4"),  # not in line
        ("ME3@c3 SM5@d3", "ME2@e3"),  # a stranger between
        ("ME3@c3 SM1@c4 ME5@d4 SM2@d5", "ME2@e5"),  # a diagonal
    ],
)
def test_nothing_else_brings_a_bonus(guild, last):
    """R20, R23: three, in one row or column, all of one faction or profession; diagonals do not count."""
    assert gains(round_with(guild, coins=10, recruits=last), 0) == {}


def test_the_last_card_may_come_into_the_middle():
    """R20: it is the line that is completed, wherever the card comes."""
    ledger = round_with("ME3@c3 SM1@c4 SM5@d4 SM2@e4 ME5@e3", coins=10, recruits="ME2@d3")
    assert gains(ledger, 0) == {"vp": 5}


def test_a_line_of_one_faction_and_one_profession_brings_both():
    """R21: three ME1: 5 VP for the Market, 3 coins for the Warriors."""
    ledger = round_with("ME1@c3 ME1@d3", coins=10, recruits="ME1@e3")
    assert gains(ledger, 2) == {"vp": 5, "coins": 3}


def test_one_card_may_complete_four_bonuses():
    """R21: a row of ME2 and a column of ME2 and ME6, each of the Market and of Merchants: 4 × 5 VP."""
    ledger = round_with("ME2@c3 ME2@d3 SM1@d4 ME6@e4 ME6@e5", coins=10, recruits="ME2@e3")
    assert gains(ledger, 0) == {"vp": 20}


def test_a_row_by_faction_and_a_column_by_profession_bring_both():
    """R21: a row of the Market (5 VP) and a column of Merchants (5 VP)."""
    ledger = round_with("ME3@c3 ME5@d3 SM1@d4 SM2@e4 CD2@e5", coins=10, recruits="ME2@e3")
    assert gains(ledger, 0) == {"vp": 10}


def test_a_line_pays_once_in_the_game():
    """R21: a card beside a line that lies already brings nothing for it."""
    ledger = round_with("ME3@c3 ME5@d3 ME1@e3", coins=10, recruits="SM4@c4")
    assert gains(ledger, 1) == {}


def test_both_recruits_of_a_round_may_complete_lines():
    """A2, R21: the second builds on the first: two more of the Market make the row."""
    ledger = round_with("ME3@c3", coins=10, recruits="ME1@d3 ME2@e3")
    assert gains(ledger, 4) == {"vp": 5}


def test_lines_are_never_compulsory():
    """R23: ME2 could complete the row and may lie elsewhere."""
    ledger = round_with("ME3@c3 ME5@d3", coins=10, recruits="ME2@c4")
    assert gains(ledger, 0) == {}


def test_points_move_the_marker_one_space_each_and_stop_at_fifteen():
    """R24, R36: 14 Tech and 2 more are 15."""
    ledger = round_with("CF4@c3 CF1@d3", coins=10, tech=14, magic=3, recruits="CF3@e3")
    assert [numbers(ledger.match, what)[0] for what in ("tech", "magic")] == [15, 5]


def test_bonus_points_count_in_combat_of_the_same_round():
    """R20, R33: 2 + 2 points are levels I and I: Gardien arcane has 4 + 2, Danseuse au voile 4 + 2, Mage du temps 1."""
    ledger = round_with("CF4@c3 CF1@d3", coins=10, recruits="CF3@e3")
    assert numbers(ledger.match, "strength")[0] == 1 + (4 + 1 + 1) + (4 + 2)


# ------------------------------------------------------------------------------------ doubled
@pytest.mark.parametrize("line", [line for line in LINES if line != "dragons"])
def test_the_card_that_doubles_doubles_every_part_of_later_bonuses(line):
    """A24: CD4 lies in the guild already; the price is not halved."""
    lying, last, paid, bonus = LINES[line]
    one, two = lying.split()
    ledger = round_with(f"CD4@c3 {one}@c4 {two}@d4", coins=10, recruits=f"{last}@e4")
    assert gains(ledger, paid) == {what: 2 * n for what, n in bonus.items()}


def test_a_bonus_completed_by_the_card_that_doubles_is_doubled():
    """A24: 2 × 7 for three of the Order; its recruitment effect, 3 VP, is no bonus and stays 3."""
    ledger = round_with("CD1@c3 CD2@d3", coins=10, recruits="CD4@e3")
    assert gains(ledger, 8) == {"vp": 14}
    assert ledger("recruitment", "vp-recruitment") == 3


def test_what_was_gained_before_is_not_doubled():
    """A24: the row of the Market lies already; CD4 brings 1 VP for itself and no more."""
    ledger = round_with("ME3@c3 ME5@d3 ME1@e3", coins=10, recruits="CD4@c4")
    assert ledger("recruitment", "vp") == 1


@pytest.mark.parametrize(("recruits", "vp"), [("CD4@c4 ME2@e3", 10), ("ME2@e3 CD4@c4", 5)])
def test_of_two_recruits_the_one_placed_first_decides(recruits, vp):
    """A24, A2: CD4 doubles its companion's bonus only if it lies when that is completed."""
    assert gains(round_with("ME3@c3 ME5@d3", coins=10, recruits=recruits), 10) == {"vp": vp}


def test_doubled_points_stop_at_fifteen():
    """A24, R36: 13 Tech and 4 more."""
    ledger = round_with("CD4@c3 CF4@c4 CF1@d4", coins=10, tech=13, recruits="CF3@e4")
    assert numbers(ledger.match, "tech")[0] == 15
