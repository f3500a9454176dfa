"""What the rules tell beside cards and numbers, on tables worked out by hand (R25, R31, R36, R43, S7, K7, T2, T10)."""

from __future__ import annotations

from typing import Any

import ludotheque as ldt
from support.cities import duel, play
from support.dragons import coop, solo, teams


def told(match: ldt.Match, key: str, viewer: int | None = 0) -> list[dict[str, Any]]:
    return [it for it in match.view(viewer)["figures"] if it["figure"] == key]


def at(figure: dict[str, Any]) -> tuple[str, int | None, list[int]]:
    return figure["at"]["zone"], figure["at"]["seat"], figure["places"]


def synergies(
    match: ldt.Match, viewer: int | None = 0
) -> dict[tuple[str, int | None, int], tuple[int, int, list[str]]]:
    return {
        (zone, seat, places[0]): (it["n"], it["of"], it.get("about", []))
        for it in told(match, "synergy", viewer)
        for zone, seat, places in [at(it)]
    }


def price(match: ldt.Match, move: str) -> tuple[int, int, list[str]] | None:
    ask = match.view(0)["ask"]
    option = next(it for it in [*ask["options"], *ask["refused"]] if it["move"] == move)
    return next(((it["n"], it["of"], it["about"]) for it in option.get("figures", []) if it["figure"] == "price"), None)


def test_a_defence_is_that_of_the_city_and_its_troop():
    """R31, R32: Cities of 8, 9 and 10; a Troop at the second adds what it prints, a ruin has none."""
    match = duel(foe_troops="elite-trooper@2", foe_ruins="3")
    guard = next(card for card in ldt.game("volfyirion").cards(2) if card["card"] == "elite-trooper")
    found = {at(it)[2][0]: it["n"] for it in told(match, "defence") if it["seat"] == 1}
    assert found == {0: 8, 1: 9 + guard["facts"]["defence"]}
    parts = {at(it)[2][0]: it["parts"] for it in told(match, "defence") if it["seat"] == 1}
    assert parts == {0: [8], 1: [9, guard["facts"]["defence"]]}


def test_a_stronghold_is_two_cities():
    """T2: 8 + 10, 9 + 9, 10 + 8."""
    found = {tuple(at(it)[2]): it["n"] for it in told(teams(), "defence") if it["seat"] == 0}
    assert found == {(0, 1): 18, (2, 3): 18, (4, 5): 18}
    assert [it["parts"] for it in told(teams(), "defence")] == [[18]] * 6


def test_where_the_dragon_is():
    """R36, R40, S6, T1: asleep in its Lair, over a City, defeated; and nowhere yet where two teams play."""
    assert [it["about"] for it in told(duel(), "dragon")] == [["lair"]]
    (flown,) = told(duel(dragon="foe 2"), "dragon")
    assert (flown["about"], at(flown)) == (["city"], ("cities", 1, [1]))
    assert told(duel(dragon="gone"), "dragon") == [{"figure": "dragon", "seat": None, "about": ["defeated"]}]
    assert told(teams(), "dragon")[0]["about"] == ["nowhere"]


def test_a_synergy_lacks_the_colours_that_are_not_there():
    """R43, A39: the Mint needs two turquoise cards beside itself; a Barter is one."""
    match = duel("harness-qoam", area="barter", buildings="mint@1")
    found = synergies(match)
    assert found["buildings", 0, 0] == (1, 2, ["turquoise"])
    assert found["hand", 0, 0] == (1, 2, ["red"])  # turquoise and red: Barter, and nothing red
    assert ("hand", 0, 0) not in synergies(match, 1)
    play(match, "play harness-qoam")
    assert synergies(match)["buildings", 0, 0] == (2, 2, [])


def test_what_the_hand_would_give():
    """R25: a Captain prints 1 Command and 3 Battle, a Prospector 1 Command; nobody else is told."""
    match = duel("captain prospector")
    facts = {
        card["card"]: card["facts"]["points"] for card in ldt.game("volfyirion").cards(2) if "points" in card["facts"]
    }
    wanted: dict[str, int] = {}
    for key in ("captain", "prospector"):
        for point, n in facts[key].items():
            wanted[point] = wanted.get(point, 0) + n
    assert {it["about"][0]: it["n"] for it in told(match, "hand")} == wanted
    assert told(match, "hand", 1) == told(match, "hand", None) == []


def test_an_action_tells_its_price():
    """R29, R31, R36, R39: of what the player has."""
    match = duel(points=(5, 16, 2), row="strategic-attack barter stab novice guard")
    assert price(match, "buy 1") == (5, 5, ["command"])
    assert price(match, "attack 1") == (8, 16, ["battle"])
    assert price(match, "defeat") == (16, 16, ["battle"])
    assert price(match, "replace 1") == (2, 2, ["knowledge"])
    assert price(match, "dragon 1") == (8, 2, ["knowledge"])
    assert price(match, "end") is None


def test_an_armory_makes_the_dragon_cheaper():
    """R52: 14 Battle instead of 16."""
    match = duel(modules=["perks"], perks=("qoam-armory", "heroes-party"))
    assert {it["seat"]: it["n"] for it in told(match, "defeat")} == {0: 14, 1: 16}


def test_cards_on_sale_have_a_price_for_who_may_buy_them():
    """R29, R34: nobody else is told."""
    match = duel(points=(3, 0, 0), row="strategic-attack barter stab novice guard")
    row = next(it for it in told(match, "price") if at(it) == ("row", None, [0]))
    assert (row["n"], row["of"], row["about"]) == (5, 3, ["command"])
    assert told(match, "price", None) == []


def test_alone_the_rage_pile_is_told_as_far_as_it_is_known():
    """S7: of cards nobody has seen only their number; a destroyed City adds 1 Battle at the normal level."""
    match = solo(rage="stab guard", ruins="1")
    found = {it["about"][0]: it["n"] for it in told(match, "rage")}
    assert found == {"battle": 1, "knowledge": 0, "troop": 0, "building": 0, "unknown": 2}
    assert [it["n"] for it in told(match, "wrath")] == [1]


def test_with_a_partner_the_grid_is_measured_against_the_city():
    """K7: 2 × 3 of the first row, then the 2 of the next reach the 8 of City 3; the card behind it is not needed."""
    match = coop(grid="sharp-qoam sibilant-crystal sharp-qoam sibilant-crystal", dragon=3)
    (attack,) = told(match, "attack")
    assert (attack["n"], attack["of"], at(attack)) == (8, 8, ("grid", None, [0, 1, 2]))


def test_a_clutched_wonder_costs_more():
    """T10: Sharp Qoam costs 2, and 2 more while the dragon lies on the own Lair."""
    free = {at(it)[2][0]: it["n"] for it in told(teams(), "price") if it["at"]["zone"] == "lair-wonders"}
    data = teams().position()
    data["numbers"]["dragon"] = 8
    clutched = ldt.game("volfyirion").from_position(data, seed=1)
    dear = {at(it)[2][0]: it["n"] for it in told(clutched, "price") if it["at"]["zone"] == "lair-wonders"}
    assert free
    assert dear == {spot: n + 2 for spot, n in free.items()}
