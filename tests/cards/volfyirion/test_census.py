"""The whole box against what is known of it as a whole: totals, colours, costs, points, abilities (R1, R5, R8, R17)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludotheque as ldt

Data = dict[str, Any]
GAME = ldt.game("volfyirion")
BASE = GAME.cards(lang="en")
KINDS = ("command", "building", "troop", "wonder")


def every_copy(cards: list[Data], *kinds: str) -> list[Data]:
    """Each copy of each card of some kinds, starters apart."""
    return [
        card["facts"]
        for card in cards
        for _ in range(card["copies"])
        if card["facts"]["kind"] in kinds and not card["facts"].get("starter")
    ]


def total(cards: list[Data], what: str) -> int:
    return sum(card["points"].get(what, 0) for card in cards)


def with_bonus(part: str, *kinds: str) -> list[Data]:
    return [card for card in every_copy(BASE, *kinds) if part in card.get("bonus", {})]


def test_the_box_holds_what_the_rulebook_says():
    """R1."""
    assert {kind: len(every_copy(BASE, kind)) for kind in KINDS} == {
        "command": 36,
        "building": 12,
        "troop": 15,
        "wonder": 26,
    }
    starters = {card["card"]: card["copies"] for card in BASE if card["facts"].get("starter")}
    assert starters == {"prospector": 16, "captain": 2, "diviner": 2}
    assert sum(card["copies"] for card in BASE if card["facts"]["kind"] == "city") == 6
    assert sum(card["copies"] for card in BASE if card["facts"]["kind"] == "lair") == 1


@pytest.mark.parametrize(
    ("modules", "assets", "wonders"),
    [
        ([], 63, 26),
        (["saboteur"], 65, 26),
        (["mercenary"], 67, 26),
        (["mercenary", "saboteur"], 69, 26),
        (["ascension"], 63, 28),
    ],
)
def test_the_decks_have_so_many_cards(modules, assets, wonders):
    """R5, R8, R49–R51."""
    cards = GAME.cards(options={"modules": modules})
    assert len(every_copy(cards, "command", "building", "troop")) == assets
    assert len(every_copy(cards, "wonder")) == wonders


def test_the_modules_bring_their_cards():
    """R1, R52–R54."""
    modules = ["mercenary", "ascension", "saboteur", "perks", "ploys", "talismans"]
    cards = GAME.cards(options={"modules": modules})
    ours = {card["card"] for card in BASE}
    more = Counter({card["card"]: card["copies"] for card in cards if card["card"] not in ours})
    assert more["mercenary-archer"] == more["mercenary-veteran"] == more["saboteur"] == more["ascension-path"] == 2
    assert sum(card["copies"] for card in cards if card["facts"]["kind"] == "perk") == 4
    assert sum(card["copies"] for card in cards if card["facts"]["kind"] == "ploy") == 6
    assert more["talisman"] == 2
    assert sum(more.values()) == 4 + 2 + 2 + 4 + 6 + 2


def test_the_colours_of_the_asset_deck():
    """R17."""
    colours = Counter(card["colour"] for card in every_copy(BASE, "command", "building", "troop"))
    assert colours == {"turquoise": 19, "purple": 19, "red": 17, "grey": 8}
    commands = Counter(card["colour"] for card in every_copy(BASE, "command"))
    assert commands == {"turquoise": 12, "purple": 12, "red": 12}
    assert Counter(card["colour"] for card in every_copy(BASE, "building")) == {"turquoise": 4, "purple": 4, "red": 4}
    assert {card["facts"]["colour"] for card in BASE if card["facts"].get("starter")} == {"grey"}


@pytest.mark.parametrize(
    ("kinds", "costs"),
    [
        (("command", "building", "troop"), {1: 6, 2: 4, 3: 14, 4: 15, 5: 12, 6: 5, 7: 4, 8: 3}),
        (("command",), {1: 6, 2: 4, 3: 8, 4: 6, 5: 6, 7: 3, 8: 3}),
        (("building",), {4: 3, 5: 6, 6: 3}),
        (("troop",), {3: 6, 4: 6, 6: 2, 7: 1}),
        (("wonder",), {2: 4, 3: 12, 4: 8, 6: 2}),
    ],
)
def test_what_the_cards_cost(kinds, costs):
    assert Counter(card["cost"] for card in every_copy(BASE, *kinds)) == costs


def test_cheap_cards_come_in_pairs_and_dear_ones_alone():
    for card in BASE:
        facts = card["facts"]
        if facts["kind"] == "wonder":
            assert card["copies"] == 2, card["card"]
        elif facts["kind"] in ("command", "building") and not facts["starter"]:
            alone = facts["cost"] >= 6 or (facts["kind"] == "building" and facts["cost"] == 4)
            assert card["copies"] == (1 if alone else 2), card["card"]


@pytest.mark.parametrize(
    ("kind", "command", "battle", "knowledge"),
    [("command", 48, 45, 37), ("building", 13, 10, 3), ("wonder", 16, 14, 14), ("troop", 0, 0, 0)],
)
def test_the_points_of_all_main_abilities(kind, command, battle, knowledge):
    cards = every_copy(BASE, kind)
    assert (total(cards, "command"), total(cards, "battle"), total(cards, "knowledge")) == (command, battle, knowledge)


def test_the_kinds_of_secondary_abilities():
    """R43, R44."""
    abilities = Counter((card["kind"], card["ability"]) for card in every_copy(BASE, *KINDS))
    assert abilities == {
        ("command", "synergy"): 22,
        ("building", "synergy"): 12,
        ("command", "removal"): 14,
        ("troop", "removal"): 15,
        ("wonder", "removal"): 26,
    }


def test_what_secondary_abilities_do():
    """R45."""
    draws = {kind: len(with_bonus("draw", kind)) for kind in KINDS}
    assert draws == {"command": 10, "building": 4, "troop": 0, "wonder": 4}
    two = [card for card in with_bonus("draw", *KINDS) if card["bonus"]["draw"] == 2]
    assert len(two) == 3
    assert (len(with_bonus("building", "command")), len(with_bonus("building", "wonder"))) == (4, 4)
    assert (len(with_bonus("troop", "command")), len(with_bonus("troop", "wonder"))) == (2, 4)
    removals = {kind: len(with_bonus("remove", kind)) for kind in KINDS}
    assert removals == {"command": 6, "building": 2, "troop": 0, "wonder": 2}
    assert (len(with_bonus("move", "command")), len(with_bonus("move", "wonder"))) == (1, 2)


def test_the_colours_that_synergies_need():
    """R43."""
    needs = Counter(tuple(card["needs"]) for card in every_copy(BASE, *KINDS) if card["ability"] == "synergy")
    assert needs == {
        ("red",): 7,
        ("turquoise",): 7,
        ("purple",): 4,
        ("red", "purple"): 5,
        ("turquoise", "purple"): 5,
        ("turquoise", "red"): 3,
        ("red", "red"): 2,
        ("turquoise", "turquoise"): 1,
    }


def test_an_opening_hand_gives_five_command():
    """R4: every starter gives 1 Command; of ten together there are 3 Battle and 3 Knowledge."""
    starters = {card["card"]: card["facts"]["points"] for card in BASE if card["facts"].get("starter")}
    assert {points["command"] for points in starters.values()} == {1}
    assert starters["captain"] == {"command": 1, "battle": 3}
    assert starters["diviner"] == {"command": 1, "knowledge": 3}


def test_the_defence_of_the_cities():
    """R9, R58."""
    cities = {card["card"]: card["facts"]["defence"] for card in BASE if card["facts"]["kind"] in ("city", "lair")}
    assert cities == {
        "tylaris": 8,
        "yrdesh": 8,
        "vahylea": 9,
        "akao-uket": 9,
        "alantar": 10,
        "kyr": 10,
        "lair": 9,
    }
