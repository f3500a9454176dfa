"""What the lessons of Saint Seiya say about their own tables is true."""

from __future__ import annotations

import pytest

from ludotheque.lessons import GO_ON, lesson, lessons, moment


def at(key: str, say: str, last: bool = False):
    """The moment at which the coach says this, reached by the first wanted moves, or the last."""
    answers: list[str] = []
    while True:
        here = moment(lesson("saint-seiya", key), answers)
        if here.step.say == f"saint-seiya-lesson-{key}-{say}" and not here.picks:
            return here
        answers.append(here.wanted[-1 if last else 0] if here.wanted else GO_ON)


def cards(here, zone: str, seat: int | None = 0) -> list[str]:
    """The cards of a zone as the learner sees them."""
    found = next(it for it in here.match.view(0)["zones"] if (it["zone"], it["seat"]) == (zone, seat))
    return [card["card"] for card in found["cards"]]


def field(here) -> dict[int, str]:
    found = next(it for it in here.match.view(0)["zones"] if it["zone"] == "field")
    return {card["spot"] + 1: card["card"] for card in found["cards"]}


def flames(here) -> int:
    return next(it["value"] for it in here.match.view(0)["counters"] if it["counter"] == "flames")


def refused(here, move: str) -> str:
    """What the table says about a move that the coach calls impossible."""
    return here.match.why_not(0, move).text("en")


both = pytest.mark.parametrize("last", [False, True], ids=["first", "last"])


def test_there_are_five_lessons_of_five_minutes():
    assert [one.key for one in lessons("saint-seiya")] == ["force", "cosmos", "wounds", "armour", "clock"]
    assert sum(one.minutes for one in lessons("saint-seiya")) == 5


# ------------------------------------------------------------------------------------ Force
def test_spartan_goes_to_the_discard_pile_with_the_three_who_fought_him():
    """R24, R26."""
    here = at("force", "last-slot")
    assert sorted(cards(here, "discard")) == ["seiya", "seiya", "seiya", "spartan"]
    assert cards(here, "hand") == ["seiya", "seiya"]


def test_after_cassios_nothing_costs_as_little_as_one():
    """R25: two Force, one less in slot 6, for a single Seiya; whatever the last one faces is out of reach."""
    here = at("force", "done")
    assert "cassios" in cards(here, "discard")
    for slot in field(here):
        match = here.match.copy()
        match.play(0, f"seiya>{slot}")
        assert not {f"f{slot}", f"c{slot}"} & set(match.moves(0))


@both
def test_five_in_hand_again_and_two_new_cards_on_the_left_whether_seiya_is_kept_or_not(last):
    """R31, R33, R34, A8: slot 6 was empty, so nothing left the field."""
    before, here = at("force", "done"), at("force", "your-turn", last)
    assert len(cards(here, "hand")) == 5
    assert cards(here, "discard").count("seiya") == (5 if last else 4)
    assert [field(here)[slot] for slot in (3, 4, 5, 6)] == [field(before)[slot] for slot in (1, 2, 4, 5)]
    assert cards(here, "removed", None) == []


# ------------------------------------------------------------------------------------ Cosmos
@both
def test_six_cosmos_win_mu_over_into_the_hand_and_four_force_do_not(last):
    """R58: 1 + 2 + 2 + 1."""
    here = at("cosmos", "rally", last)
    assert "4" in refused(here, "f6") and "6" in refused(here, "f6")
    assert set(here.match.moves(0)) & {"c6", "f6"} == {"c6"}
    here = at("cosmos", "at-once", last)
    assert "mu" in cards(here, "hand")
    assert flames(here) == 11


def test_each_of_the_four_is_needed():
    """R58."""
    for left_out in ("marine", "seiya-bronze", "seiya"):
        match = at("cosmos", "engage").match.copy()
        four = ["marine", "seiya-bronze", "seiya-bronze", "seiya"]
        four.remove(left_out)
        for card in four:
            match.play(0, f"{card}>6")
        assert "c6" not in match.moves(0), left_out


def test_three_cards_in_one_turn():
    """R22, R26, A12: the Armour pays alone and is discarded."""
    here = at("cosmos", "end")
    assert "ushio" in cards(here, "hand")
    assert {"phaeton", "mu", "armure-vierge"} <= set(cards(here, "discard"))
    assert cards(here, "equipped") == []


# ------------------------------------------------------------------------------------ wounds
@both
def test_of_the_three_only_leda_is_wounded(last):
    """R57."""
    here = at("wounds", "heal", last)
    assert cards(here, "wounded") == ["leda"]
    assert sorted(cards(here, "discard")) == ["aghora", "pegase-noir", "shura"]


@both
def test_wherever_seiya_is_engaged_he_heals_leda(last):
    """R29: both go to the discard pile."""
    here = at("wounds", "end", last)
    assert cards(here, "wounded") == []
    assert {"leda", "seiya"} <= set(cards(here, "discard"))
    assert set(at("wounds", "heal").wanted) == {f"seiya>{slot}" for slot in field(here)}


# ------------------------------------------------------------------------------------ the Bronze Armour
def test_two_heroes_become_one_saint():
    """A17, A18, R22: and the Armour is used up."""
    before, here = at("armour", "why"), at("armour", "draw")
    assert (len(cards(before, "aside")), len(cards(here, "aside"))) == (4, 3)
    assert (len(cards(before, "destroyed")), len(cards(here, "destroyed"))) == (2, 4)
    assert sorted(cards(here, "discard")) == ["armure-pegase", "seiya-bronze"]


def test_the_drawn_seiya_is_the_one_who_was_missing():
    """R41: 1 + 1 + 1 for Spartan."""
    assert sorted(cards(at("armour", "draw"), "hand")) == ["leda", "seiya-bronze"]
    assert sorted(cards(at("armour", "fight"), "hand")) == ["leda", "seiya"]
    assert "spartan" in cards(at("armour", "end", last=True), "discard")


# ------------------------------------------------------------------------------------ the Clock
def test_aiolia_takes_the_last_flame_and_ana_has_one_more_turn():
    """R47, R49."""
    assert flames(at("clock", "gold")) == 1
    here = at("clock", "pair")
    assert flames(here) == 0
    assert not here.match.over
    assert at("clock", "count").match.over


@both
def test_the_count_is_33_to_25(last):
    """R50–R54: by hand, 2 Heroes, 3 Armour, 5 Gold, 7 Silver, 2 Spartan, 4 Bronze, Athena 2, Marin 4, the pair 4."""
    match = at("clock", "count", last).match
    assert match.totals() == [2 + 3 + 5 + 7 + 2 + 4 + 2 + 4 + 4, 3 + 3 + 6 + 5 + 3 + 3 + 2] == [33, 25]
    points = {line["say"]: line["points"][0] for line in match.scores("en")["lines"]}
    assert [points[f"saint-seiya-score-{key}"] for key in ("marine", "leda", "spica", "athena")] == [4, 2, 2, 2]


def test_without_aiolia_and_spica_it_would_be_23_and_lost():
    """R32, R47: Aiolia slides out, his Flame goes out all the same."""
    match = at("clock", "gold").match.copy()
    for seat in (0, 0, 1, 1):
        match.play(seat, "done")
    assert match.over
    assert match.totals() == [23, 25]
