"""Positions written by hand: what no rule allows is refused with its rule (R10, R14, R18, R22, R30, R49)."""

import pytest

import ludotheque as ldt
from support.saints import GAME, KEY_OF, Table, position, table


def refusal(data):
    with pytest.raises(ldt.BadPosition) as refused:
        GAME.from_position(data, seed=1)
    assert refused.value.text("fr").strip()
    assert refused.value.text("en").strip()
    return refused.value.rule.removeprefix("saint-seiya ")


def test_two_cards_in_one_slot():
    """R10: six slots, one card each."""
    data = position("leda@1 spica@2")
    data["zones"]["field"][1] = f"{KEY_OF['spica']}@0"
    assert refusal(data) == "R10"


def test_a_seventh_slot():
    """R10, R12: there are six."""
    data = position("leda@1")
    data["zones"]["field"][0] = f"{KEY_OF['leda']}@6"
    assert refusal(data) == "R10"


def test_a_hero_with_another_heros_card():
    """R14: the fifteen cards of one Hero."""
    data = position()
    data["zones"]["pile@0"].append(data["zones"]["box"].pop())
    assert refusal(data) == "R14"


def test_a_reserve_card_among_the_heroes_set_aside():
    """R14: only Bronze Saints lie there."""
    data = position()
    data["zones"]["aside@0"].append(data["zones"]["reserve"].pop())
    assert refusal(data) == "table"


@pytest.mark.parametrize("side", [{"armour": "virgo aries"}, {"armour": "leda"}])
def test_two_armours_in_play_or_a_character_worn(side):
    """R22, R11: one Armour, and nothing else."""
    assert refusal(position("", [side, {}])) == "R22"


def test_a_wounded_armour():
    """R18, R44: Characters are wounded."""
    assert refusal(position("", [{"wounded": "virgo"}, {}])) == "R18"


def test_an_engaged_card_at_the_start_of_a_turn():
    """R30: all of them were discarded."""
    data = position("", [{"hand": "leda"}, {}])
    data["zones"]["engaged@0"] = [f"{data['zones']['hand@0'].pop()}@2"]
    data["zones"].pop("hand@0")
    assert refusal(data) == "R30"


@pytest.mark.parametrize("numbers", [{"flames": 13}, {"flames": -1}, {"first": 2}, {"last-round": 2}])
def test_numbers_that_no_table_has(numbers):
    """R49, R1: twelve Flames at most; the first player sits at the table."""
    data = position()
    data["numbers"] |= numbers
    assert refusal(data) in ("R49", "table")


def test_a_clock_without_flames_before_the_last_round():
    """R49: then it is the last round."""
    assert refusal(position(flames=0)) == "R49"
    t = table("", "", flames=0, last_round=True)
    t.end()
    t.end()
    assert t.match.over


def test_the_middle_of_a_turn_can_be_written_down_and_taken_up_again():
    """R18: at each question of it, effects that last this turn included."""
    t = table("shura@3 leda@4 docrates@5", "moses moses sirius sirius dio capella cassios jamian", armour="libra",
              wounded="ban", foe={"hand": "mu"})  # fmt: skip
    moves = ["capella>1", "!capella@1", "#3", "jamian>1", "#3x2", "moses>2", "moses>2", "sirius>2", "f2"]
    for move in moves:
        again = Table(GAME.from_position(t.match.position(), seed=1))
        assert again.match.digest() == t.match.digest()
        for each in (t, again):
            each.do(move)
        assert again.match.view(None)["zones"] == t.match.view(None)["zones"]
    again = Table(GAME.from_position(t.match.position(), seed=1))
    assert again.match.digest() == t.match.digest()
