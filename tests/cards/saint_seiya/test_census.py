"""What the whole box must add up to (C1–C8): every figure is taken from the published census, none from the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import ludotheque as ldt

CARDS: list[dict[str, Any]] = ldt.game("saint-seiya").cards(lang="en")
RESERVE = [card for card in CARDS if card["facts"]["no"] >= 16]


def counted(fact: str, cards: list[dict[str, Any]] = RESERVE) -> Counter[Any]:
    """How many cards have each value of a printed fact."""
    out: Counter[Any] = Counter()
    for card in cards:
        out[card["facts"][fact]] += card["copies"]
    return out


def costs(way: str) -> Counter[int | None]:
    out: Counter[int | None] = Counter()
    for card in RESERVE:
        out[card["facts"]["cost"][way]] += card["copies"]
    return out


def total(fact: str, cards: list[dict[str, Any]]) -> int:
    return sum(card["facts"][fact] * card["copies"] for card in cards)


def keyword(name: str) -> tuple[int, int]:
    """How many cards of the Reserve, and how many names, have a line with this keyword."""
    bearing = [card for card in RESERVE if name in card["facts"]["effects"]]
    return sum(card["copies"] for card in bearing), len(bearing)


def test_the_box_holds_two_hundred_cards_of_ninety_numbers():
    """R1, R2: 45 Héros, 5 Bronze Armours, 25 Bronze Saint heroes and 125 cards of the Reserve."""
    assert [card["facts"]["no"] for card in CARDS] == list(range(1, 91))
    assert sum(card["copies"] for card in CARDS) == 200
    assert counted("class", CARDS)["hero"] == 45
    assert counted("class", CARDS)["bronze-armour"] == 5
    assert counted("class", CARDS)["hero-saint"] == 25


def test_the_reserve_has_one_pope_one_of_each_gold_card_and_two_of_all_others():
    """C1."""
    assert sum(card["copies"] for card in RESERVE) == 125
    assert len(RESERVE) == 75
    alone = [card["facts"]["no"] for card in RESERVE if card["copies"] == 1]
    assert alone == list(range(17, 42))
    assert {card["copies"] for card in RESERVE} == {1, 2}


def test_the_twelve_gold_saints_bear_a_flame_and_nothing_else_does():
    """C2, R47."""
    assert {card["facts"]["class"] for card in RESERVE if card["facts"]["flame"]} == {"gold"}
    assert counted("flame")[True] == 12
    assert counted("class")["gold-armour"] == 12


def test_the_classes_and_ranks_of_the_reserve():
    """C3, A1: 36 Silver Saints by class, 42 cards by rank; twelve Black Saints of six names."""
    assert counted("class") == {
        "gold": 12, "gold-armour": 12, "silver": 36, "wandering": 14, "ghost": 8, "black": 12, "steel": 6, "bronze": 12,
        "none": 13,
    }  # fmt: skip
    assert counted("rank") == {"very-rare": 3, "rare": 24, "uncommon": 42, "common": 46, "very-common": 10}
    black = [card for card in RESERVE if card["facts"]["class"] == "black"]
    assert (len(black), sum(card["copies"] for card in black)) == (6, 12)


def test_the_costs_of_the_reserve():
    """C4."""
    assert costs("force") == {2: 14, 3: 26, 4: 16, 5: 12, 6: 28, 7: 4, 8: 5, 9: 3, None: 17}
    assert costs("cosmos") == {2: 6, 3: 12, 4: 8, 5: 14, 6: 3, 7: 1, 8: 3, None: 78}
    both = [card for card in RESERVE if None not in card["facts"]["cost"].values()]
    neither = [card["card"] for card in RESERVE if set(card["facts"]["cost"].values()) == {None}]
    assert sum(card["copies"] for card in both) == 33
    assert neither == ["pope", "gigas"]


def test_the_values_of_the_reserve():
    """C5: Force and Cosmos go from 0 to 3; only Heroes (1) and Athena (2) heal."""
    assert set(counted("force")) == {0, 1, 2, 3}
    assert set(counted("cosmos")) == {0, 1, 2, 3}
    assert (total("force", RESERVE), total("cosmos", RESERVE)) == (135, 118)
    assert {card["card"]: card["facts"]["heal"] for card in RESERVE if card["facts"]["heal"]} == {"athena": 2}
    healers = {card["facts"]["class"] for card in CARDS if card["facts"]["heal"] == 1}
    assert healers == {"hero", "hero-saint"}


def test_the_points_of_the_reserve():
    """C6: 221 VP are printed for good, Gigas' -1 counted; the conditional cards come on top."""
    fixed = [card for card in RESERVE if not card["facts"]["conditional"]]
    assert total("vp", fixed) == 221
    conditional = {card["card"] for card in RESERVE if card["facts"]["conditional"]}
    assert conditional == {"athena", "marine", "shaina", "leda", "spica", "jango", "jaki"}
    assert {card["facts"]["vp"] for card in RESERVE if card["facts"]["class"] == "gold"} == {5, 6}
    assert {card["facts"]["vp"] for card in RESERVE if card["facts"]["class"] == "gold-armour"} == {3}


def test_a_gold_saint_that_can_be_won_over_is_worth_a_point_less():
    """C6: 5 VP with a Cosmos cost, 6 without."""
    for card in RESERVE:
        if card["facts"]["class"] == "gold":
            assert card["facts"]["vp"] == (6 if card["facts"]["cost"]["cosmos"] is None else 5), card["card"]


def test_the_keywords_of_the_reserve():
    """C7: cards and names."""
    assert keyword("by-discard") == (34, 22)
    assert keyword("defeated") == (19, 12)
    assert keyword("arrival") == (17, 10)
    assert keyword("on-play") == (16, 10)
    assert keyword("by-destroy") == (10, 5)
    assert keyword("by-wound") == (7, 4)


def test_what_restricts_while_it_lies_on_the_field():
    """C8: Sea Serpent, Dolphin, Kuraggu and June restrict; Camus and the five Black doubles offer something."""
    on_field = {card["card"] for card in RESERVE if "on-field" in card["facts"]["effects"]}
    doubles = {"pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phenix-noir"}
    assert on_field == {"serpent", "dauphin", "kuraggu", "june", "camus"} | doubles
