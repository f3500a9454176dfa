"""The options of a table: Heroes (R14), the first player (R17), an owner's own Reserve (R2)."""

from copy import deepcopy

import pytest

import ludotheque as ldt
from support.saints import GAME, LIST, Table
from support.yro import play_out

OURS = GAME.start(seats=2, seed=1).record()["cards"]["content"]["cards"]


def refusal(**options):
    with pytest.raises(ldt.BadTable) as refused:
        GAME.start(seats=2, seed=1, options=options)
    assert refused.value.text("fr").strip()
    return refused.value.rule.removeprefix("saint-seiya "), refused.value.text("en")


def own(change=None, at=2):
    """Our Reserve as an owner's, with one line changed; number 18 is line 3."""
    lines = deepcopy(OURS)
    if change is not None:
        lines[at] |= change
    return {"id": "my box", "cards": lines}


@pytest.mark.parametrize(
    "heroes",
    [["seiya"], ["seiya", "seiya"], ["seiya", "ikki", "shun"], ["seiya", "kiki"], "seiya", [1, 2], [["seiya"], "ikki"]],
)
def test_heroes_are_one_for_each_seat_and_all_different(heroes):
    """R14: nobody plays without one, no two play the same."""
    assert refusal(heroes=heroes)[0] == "R14"


@pytest.mark.parametrize("first", [2, 4])
def test_the_first_player_sits_at_the_table(first):
    """R17: two seats, counted from 1 where a person reads of them."""
    rule, text = refusal(first=first)
    assert rule == "R17"
    assert text == f"Seat {first + 1} cannot begin: seats go from 1 to 2."


def test_our_reserve_is_the_list():
    """R2, A1: 75 numbers with their copies."""
    wanted = {int(line.split()[0]): int(line.split()[2]) for line in LIST if int(line.split()[0]) > 15}
    assert {line["card"]: line["copies"] for line in OURS} == wanted


def test_an_owner_may_play_with_other_copies():
    """R2: two Mu, no Pope."""
    lines = [line for line in deepcopy(OURS) if line["card"] != 17]
    next(line for line in lines if line["card"] == 30)["copies"] = 2
    match = GAME.start(seats=2, seed=1, options={"cards": {"cards": lines}})
    t = Table(match)
    everything = [*t.reserve, *t.field.values()]
    assert (everything.count("mu"), everything.count("pope"), len(everything)) == (2, 0, 125)


def test_a_record_keeps_the_reserve_it_was_played_with():
    """R2: it replays with it."""
    lines = deepcopy(OURS)
    lines[0]["copies"], lines[1]["copies"] = 1, 2
    match = play_out(GAME.start(seats=2, seed=1, options={"cards": {"id": "my box", "cards": lines}}), 3)
    record = match.record()
    assert record["cards"]["id"] == "my box"
    assert ldt.replay(record).digest() == match.digest()


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"card": 15}, "line 3, card"),
        ({"card": 91}, "line 3, card"),
        ({"card": "18"}, "line 3, card"),
        ({"card": 16}, "line 3"),
        ({"copies": 0}, "line 3, copies"),
        ({"copies": 10}, "line 3, copies"),
        ({"copies": True}, "line 3, copies"),
        ({"copies": 2}, "126"),
        ({"name": "Mu"}, "name"),
    ],
)
def test_a_wrong_line_is_named(change, named):
    """R2: which line, and what would be right."""
    rule, text = refusal(cards=own(change))
    assert rule == "R2"
    assert named in text


@pytest.mark.parametrize("cards", ["mine", 5, [], {}, {"cards": "all"}, {"cards": []}, {"cards": [5]}])
def test_what_is_no_list_is_refused(cards):
    """R2: 125 cards by their numbers."""
    assert refusal(cards=cards)[0] == "R2"


@pytest.mark.parametrize("option", [{"silver": "gold"}, {"ties": "some"}, {"clock": 11}])
def test_an_unknown_value_is_refused(option):
    """A1, A2: the ways to count are named."""
    refusal(**option)
