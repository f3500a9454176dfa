"""Setting up (R14–R17)."""

import pytest

from support.saints import BRONZE_ARMOURS, GAME, HEROES, RESERVE, Table, table

seats_ = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def start(seats=2, seed=1, **options):
    return Table(GAME.start(seats=seats, seed=seed, options=options))


@seats_
def test_everyone_has_the_fifteen_cards_of_one_hero(seats):
    """R14: ten of them as draw pile and hand, five Bronze Saints aside; no Hero twice."""
    t = start(seats)
    dealt = []
    for seat in range(seats):
        hero = HEROES[t.number("hero", seat)]
        dealt.append(hero)
        assert sorted(t.hand(seat) + t.pile(seat)) == sorted([hero] * 9 + [BRONZE_ARMOURS[hero]])
        assert t.aside(seat) == [f"{hero}+"] * 5
    assert len(set(dealt)) == seats
    boxed = [hero for hero in HEROES if hero not in dealt]
    assert sorted(t.truth("box")) == sorted(
        card for hero in boxed for card in [hero] * 9 + [f"{hero}+"] * 5 + [BRONZE_ARMOURS[hero]]
    )


def test_heroes_can_be_chosen():
    """R14: one for each seat."""
    t = start(3, heroes=["ikki", "seiya", "shun"])
    assert [HEROES[t.number("hero", seat)] for seat in range(3)] == ["ikki", "seiya", "shun"]
    assert set(t.hand(0) + t.pile(0)) == {"ikki", "phoenix"}


def test_heroes_are_dealt_when_nothing_is_said():
    """R14: every Hero comes up for the first seat."""
    assert {start(seed=seed).number("hero", 0) for seed in range(40)} == {0, 1, 2, 3, 4}


def test_the_draw_piles_are_shuffled():
    """R14: the Bronze Armour is at times in the first hand and at times not."""
    assert len({start(seed=seed, heroes=["seiya", "ikki"]).hand(0).count("pegasus") for seed in range(30)}) == 2


@seats_
def test_the_clock_is_full(seats):
    """R15: twelve Flames, whoever plays."""
    assert start(seats).flames == 12


@seats_
def test_six_cards_of_the_reserve_lie_on_the_field(seats):
    """R16: and 119 are left."""
    t = start(seats)
    assert sorted([*t.field.values(), *t.reserve]) == sorted(RESERVE)
    assert len(t.field) == 6


def test_no_arrival_applies_during_setup():
    """R16: whatever was revealed: twelve Flames, five cards, nobody is asked but the first player."""
    met = set()
    for seed in range(120):
        t = start(seed=seed)
        met |= set(t.field.values())
        assert t.flames == 12
        assert [len(t.hand(seat)) for seat in range(2)] == [5, 5]
        assert [t.discard(seat) for seat in range(2)] == [[], []]
        assert len(t.field) == 6
        assert t.is_ready
    assert {"athena", "ptolemy", "gigas", "pope", "geist", "spartan", "misty", "shaina", "doko", "aiolos"} <= met


def test_field_effects_apply_from_the_first_turn():
    """A7: Kuraggu guards although he lay there from the start."""
    for seed in range(300):
        t = start(seed=seed, heroes=["seiya", "ikki"])
        if "kuraggu" in t.field.values() and "leda" in t.field.values() and t.hand().count("seiya") >= 4:
            t.play("seiya seiya", "leda")
            t.refuses("A20", "force", "leda", "seiya seiya")
            return
    raise AssertionError("no such deal")


@seats_
def test_everyone_draws_five(seats):
    """R17: and five are left to draw."""
    t = start(seats)
    assert [len(t.hand(seat)) for seat in range(seats)] == [5] * seats
    assert [len(t.pile(seat)) for seat in range(seats)] == [5] * seats


def test_the_first_player_is_chosen_freely():
    """R17: by an option; play then goes to the left."""
    for first in (0, 1, 2):
        t = start(3, first=first)
        order = []
        for _ in range(3):
            order.append(t.active)
            while t.is_ready and t.active == order[-1]:
                t.end()
            while not t.is_ready:
                t.do(t.match.moves(t.asked)[0])
        assert order == [(first + n) % 3 for n in range(3)]


def test_a_hand_written_table_begins_with_the_player_named():
    """R17, R35: the one whose turn it is."""
    t = table("", "", turn=1, foe={"hand": "shiryu"})
    assert t.active == 1
    t.ready(1)
