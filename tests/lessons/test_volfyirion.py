"""What the lessons of Volfyirion say about their own tables is true."""

from __future__ import annotations

import pytest

from ludotheque.lessons import GO_ON, lesson, lessons, moment


def at(key: str, say: str, last: bool = False):
    """The moment at which the coach says this, reached by the first wanted moves, or the last."""
    answers: list[str] = []
    while True:
        here = moment(lesson("volfyirion", key), answers)
        if here.step.say == f"volfyirion-lesson-{key}-{say}":
            return here
        answers.append(here.wanted[-1 if last else 0] if here.wanted else GO_ON)


def number(here, key: str, seat: int | None = 0) -> int:
    return next(it["value"] for it in here.match.view(0)["counters"] if (it["counter"], it["seat"]) == (key, seat))


def points(here, seat: int = 0) -> list[int]:
    return [number(here, key, seat) for key in ("command", "battle", "knowledge")]


def cards(here, key: str, seat: int | None = 0) -> list[str]:
    zones = here.match.view(0)["zones"]
    return [card["card"] for zone in zones if (zone["zone"], zone["seat"]) == (key, seat) for card in zone["cards"]]


def test_there_are_five_lessons_of_five_minutes():
    assert [one.key for one in lessons("volfyirion")] == ["turn", "synergy", "attack", "dragon", "wonders"]
    assert sum(one.minutes for one in lessons("volfyirion")) == 5


@pytest.mark.parametrize("last", [False, True])
def test_the_first_hand_is_worth_five_three_and_six_wherever_the_apothecary_stands(last):
    """R25: 1 + 1 + 1 + 2 Command, 3 Battle, 3 + 1 + 2 Knowledge; the Elite Trooper gives none."""
    assert points(at("turn", "deploy")) == [2, 0, 3]
    assert points(at("turn", "points", last)) == [5, 3, 6]


def test_no_synergy_holds_in_the_first_lesson():
    """R43: neither the Apothecary nor Flawless Deploy meets a turquoise card."""
    log = [line["rule"] for line in at("turn", "points").match.log(0, "en")]
    assert "volfyirion R43" not in log


@pytest.mark.parametrize("last", [False, True])
def test_the_first_hand_buys_two_cards_and_a_wonder(last):
    """R29, R34: 3 + 2 Command, 2 Battle; 0, 1 and 6 are left, and the thinning bonus is offered (R35)."""
    here = at("turn", "your-turn", last)
    assert points(here) == [0, 1, 6]
    assert sorted(cards(here, "discard")) == ["hidden-cache", "sharp-qoam", "suicide-mission"]
    assert "remove area prospector" in here.match.moves(0)


def test_each_of_the_two_turquoise_cards_lights_the_other():
    """R43: 2/1/1, then 2/1/1 and 2 Knowledge, then 2 Battle of Stab, and 2 Battle and 2 Knowledge."""
    assert points(at("synergy", "pair")) == [2, 1, 1]
    assert points(at("synergy", "red")) == [4, 2, 4]
    assert points(at("synergy", "remove")) == [4, 6, 6]


def test_stab_leaves_and_what_it_gave_stays():
    """R44, A3: a card is drawn for it."""
    here = at("synergy", "end")
    assert points(here) == [4, 6, 6]
    assert cards(here, "removed", None).count("stab") == 1
    assert cards(here, "hand") == ["captain"]


def test_twelve_for_the_soldier_and_nine_for_the_city():
    """R33: 13 + 5 + 3 = 21; the Bank stays with the City until it falls."""
    assert points(at("attack", "what"))[1] == 13
    assert points(at("attack", "troop"))[1] == 21
    here = at("attack", "city")
    assert points(here)[1] == 9
    assert cards(here, "buildings", 1) == ["bank"]
    end = at("attack", "end")
    assert points(end)[1] == 0
    assert end.match.winners == [0]


def test_twenty_one_is_just_what_the_attack_takes():
    """R33: without either Troop there is no second attack."""
    here = at("attack", "elite")
    match = here.match.copy()
    match.play(0, "attack 2")
    assert "attack 2" not in match.moves(0)


def test_sixteen_knowledge_move_the_dragon_home_and_away():
    """R40."""
    assert (points(at("dragon", "barter"))[2], points(at("dragon", "home"))[2]) == (13, 16)
    assert number(at("dragon", "home"), "dragon", None) == 2, "it stands on the learner's second City"
    assert number(at("dragon", "send"), "dragon", None) == 0
    assert points(at("dragon", "wait"))[2] == 0


def test_the_city_burns_at_the_end_of_anas_turn_with_all_that_lies_there():
    """R46–R48."""
    before = at("dragon", "wait")
    before.match.play(0, "end")
    assert len(cards(before, "cities", 1)) == 3, "not at the end of the learner's own turn"
    assert "dragon home" not in before.match.moves(1), "Ana has not the Knowledge"
    here = at("dragon", "burnt")
    assert cards(here, "ruins", 1) == ["kyr"]
    assert {"guard", "bank"} <= set(cards(here, "removed", None))
    assert number(here, "dragon", None) == 0
    assert here.match.waiting_for == [0]


@pytest.mark.parametrize("last", [False, True])
def test_a_wonder_stays_and_gives_its_points_again(last):
    """R16, R35, R38: 3 Battle for the Sibilant Crystal, 4 Knowledge for the seal."""
    assert points(at("wonders", "buy", last)) == [5, 3, 4]
    here = at("wonders", "turn", last)
    assert points(here) == [5, 0, 0]
    assert cards(here, "removed", None).count("prospector") == 16 - 7 - 4, "Ana has 4, and of 8 one is gone"
    stay = at("wonders", "stay", last)
    assert cards(stay, "area") == ["floating-crystal"]
    assert points(stay) == [1, 0, 1]
    assert [mark["mark"] for mark in stay.match.view(0)["marks"]] == ["sealed"]
