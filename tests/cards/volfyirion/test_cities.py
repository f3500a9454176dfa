"""The six Cities and the Lair: their Defence, their slots, what is left when they fall."""

import pytest

from support.cities import (
    GAME,
    after,
    buildings,
    cards,
    duel,
    end,
    gone,
    points,
    refused,
    spots,
    standing,
    troops,
)

#: Whose it is, which number it has there, its Defence.
PRINTED = {
    "tylaris": (0, 1, 8),
    "vahylea": (0, 2, 9),
    "alantar": (0, 3, 10),
    "yrdesh": (1, 1, 8),
    "akao-uket": (1, 2, 9),
    "kyr": (1, 3, 10),
}
each = pytest.mark.parametrize(("card", "owner", "city", "defence"), [(key, *facts) for key, facts in PRINTED.items()])


def against(owner, battle, **more):
    """A turn of the player who attacks these Cities, with so much Battle in the purse."""
    if owner == 1:
        return duel(points=(0, battle, 0), **more), 0
    data = duel(foe_house="captain").position()
    data["numbers"] |= {"battle@1": battle, "turn": 10}
    for field in ("stack", "asks", "open", "questions"):
        data.pop(field, None)
    return GAME.from_position(data | {"turn": 1}, seed=1), 1


@each
def test_a_city_has_its_defence(card, owner, city, defence):
    """R9, R31: one Battle less is refused; destroyed, it lies in ruins and is nobody's target any more."""
    match, attacker = against(owner, defence - 1)
    assert spots(match, "cities", owner)[city] == card
    assert refused(match, f"attack {city}", seat=attacker) == "R31"
    match, attacker = against(owner, defence)
    match.play(attacker, f"attack {city}")
    assert spots(match, "ruins", owner) == {city: card}
    assert points(match, attacker)[1] == 0
    assert city not in standing(match, owner)


@pytest.mark.parametrize("city", [1, 2, 3])
def test_a_city_has_a_slot_for_a_troop_and_one_for_a_building(city):
    """R9: Tylaris, Vahylea and Alantar alike; the second of a kind replaces the first."""
    match = after(duel("guard novice mint bank"), f"play guard {city}", f"play mint {city}")
    assert (troops(match), buildings(match)) == ({city: "guard"}, {city: "mint"})
    after(match, f"play novice {city}", f"play bank {city}")
    assert (troops(match), buildings(match)) == ({city: "novice"}, {city: "bank"})
    assert (gone(match, "guard"), gone(match, "mint")) == (1, 1)


@pytest.mark.parametrize("city", [1, 2, 3])
def test_a_city_gives_no_points(city):
    """R25: nor does a ruin."""
    assert points(duel()) == points(duel(ruins=str(city))) == (0, 0, 0)


def test_the_lair_is_a_city_of_9_that_gives_4_battle():
    """R36, R58, R59: without slots; once destroyed it is gone (A17)."""
    match = duel(claimed=0)
    assert (standing(match), points(match)) == ([1, 2, 3, 4], (0, 4, 0))
    assert points(end(end(match))) == (0, 4, 0)
    assert refused(duel(points=(0, 8, 0), claimed=1), "attack 4") == "R31"
    fallen = after(duel(points=(0, 9, 0), claimed=1), "attack 4")
    assert (standing(fallen, 1), gone(fallen, "lair")) == ([1, 2, 3], 1)


def test_an_unclaimed_lair_is_nobodys_city():
    """R36: it cannot be attacked and gives no Battle."""
    match = duel(points=(0, 30, 0))
    assert cards(match, "lair") == ["lair"]
    assert refused(match, "attack 4") == "R31"
    assert points(match) == (0, 30, 0)
