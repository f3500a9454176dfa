"""What is in the box (R1, R2, R17, R56, R58)."""

import pytest

import ludotheque as ldt
from support import cities
from support.cities import BUILDINGS, COMMANDS, GAME, STARTERS, TROOPS, WONDERS

ALL = ["mercenary", "ascension", "saboteur", "perks", "ploys", "talismans"]


def copies(modules=()):
    return {card["card"]: card["copies"] for card in GAME.cards(2, {"modules": list(modules)})}


def facts(modules=()):
    return {card["card"]: card["facts"] for card in GAME.cards(2, {"modules": list(modules)})}


def test_the_box_holds_136_cards():
    """R1: the two Talismans are the two Continuum cards."""
    assert sum(copies(ALL).values()) == 136


def test_the_base_game_has_the_cards_the_rulebook_lists():
    """R1: 36 Command cards, 12 Buildings, 15 Troops, 26 Wonders, 20 starters, 6 Cities, the Lair."""
    totals = [sum(kind.values()) for kind in (COMMANDS, BUILDINGS, TROOPS, WONDERS, STARTERS)]
    assert totals == [36, 12, 15, 26, 20]
    base = copies()
    for kind in (COMMANDS, BUILDINGS, TROOPS, WONDERS, STARTERS):
        assert {card: base[card] for card in kind} == kind
    assert sum(base.values()) == 36 + 12 + 15 + 26 + 20 + 6 + 1


def test_the_extra_cards_come_only_where_they_are_wanted():
    """R1: 4 Mercenaries, 2 Saboteurs, 2 Ascension Paths, 4 Perks, 6 Ploys."""
    base = sum(copies().values())
    counts = {module: sum(copies([module]).values()) - base for module in ALL}
    assert counts == {"mercenary": 4, "ascension": 2, "saboteur": 2, "perks": 4, "ploys": 6, "talismans": 2}


def test_a_duel_is_for_two():
    """R2: three cannot play."""
    assert GAME.start(seed=1).kit.seats == 2
    with pytest.raises(ldt.BadTable) as refused:
        GAME.start(seats=3, seed=1)
    assert refused.value.text("fr").strip()


def test_there_are_three_colours_and_grey():
    """R17: 19 turquoise, 19 purple and 17 red cards in the Asset Deck, 8 grey; starters are grey."""
    count = dict.fromkeys(("turquoise", "red", "purple", "grey"), 0)
    for card, fact in facts().items():
        if card in COMMANDS | BUILDINGS | TROOPS:
            count[fact["colour"]] += copies()[card]
    assert count == {"turquoise": 19, "red": 17, "purple": 19, "grey": 8}
    assert {facts()[card]["colour"] for card in STARTERS} == {"grey"}


def test_the_lair_has_defence_9_and_gives_4_battle():
    """R58, R56: the two-player side; the other side is for teams."""
    lair = facts()["lair"]
    assert (lair["kind"], lair["defence"]) == ("lair", 9)
    match = cities.duel(claimed=0)
    assert cities.points(match) == (0, 4, 0)
