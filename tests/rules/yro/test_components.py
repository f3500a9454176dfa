"""What is in the box (R1–R5)."""

from collections import Counter

import pytest

import ludotheque as ldt
from support.guilds import DECK, cards, play_round, table, truth
from support.yro import GAME, numbers

ADVENTURERS = [card for card in GAME.cards() if card["back"] == "adventurer"]
COPIES = {card["card"]: card["copies"] for card in ADVENTURERS}


def test_there_are_102_adventurers_of_41_types():
    """R1: 26 types three times, 9 twice, 6 once, as the dots on the cards say."""
    assert COPIES == DECK
    assert sum(COPIES.values()) == 102
    assert Counter(COPIES.values()) == {3: 26, 2: 9, 1: 6}


def test_every_adventurer_has_a_name_a_cost_a_strength_and_one_or_two_effects():
    """R1: nine types come from the rulebook; the names of the others are ours."""
    for card in ADVENTURERS:
        assert card["facts"]["cost"] >= 1
        assert card["facts"]["strength"] >= 1
        assert 1 <= len(card["facts"]["effects"]) <= 2
    shown = {card["card"] for card in ADVENTURERS if card["provenance"] == "rulebook"}
    assert shown == {"CS7", "CF4", "SM5", "CF1", "CF3", "ME3", "CD2", "IS1", "SM3"}
    assert {card["card"] for card in ADVENTURERS if not card["facts"]["name_ours"]} == shown
    assert {card["provenance"] for card in ADVENTURERS} == {"rulebook", "published"}


def test_nine_adventurers_have_the_names_of_the_rulebook():
    """R1: in French."""
    names = {card["card"]: card["name"].replace("\u00a0", " ") for card in GAME.cards(lang="fr")}
    assert {key: names[key] for key in ("CS7", "CF4", "SM5", "CF1", "CF3", "ME3", "CD2", "IS1", "SM3")} == {
        "CS7": "Mage des champignons",
        "CF4": "Mage du temps",
        "SM5": "Comptable",
        "CF1": "Gardien arcane",
        "CF3": "Danseuse au voile",
        "ME3": "Maître forgeronne",
        "CD2": "Chevalier dragon d’or",
        "IS1": "Blaireau pugiliste",
        "SM3": "Alchimiste",
    }


def test_the_board_shows_strength_and_victory_points_of_every_guild():
    """R2, R3: two markers on the central board, Tech and Magic on the player's own, for each of five."""
    match = GAME.start(seats=5, seed=1)
    for key in ("strength", "vp", "tech", "magic"):
        assert numbers(match, key) == [0] * 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(seats):
    """R4, R49: alone, or two to five."""
    match = GAME.start(seats=seats, seed=1)
    assert match.waiting_for == list(range(seats))


@pytest.mark.parametrize("seats", [0, 6])
def test_six_cannot_play(seats):
    """R4: there are five colours."""
    with pytest.raises(ldt.BadTable):
        GAME.start(seats=seats, seed=1)


def test_every_adventurer_has_one_of_six_factions_and_one_of_six_professions():
    """R5: with as many cards each as the list has; three of the 36 pairs do not exist."""
    factions, professions, pairs = Counter(), Counter(), set()
    for card in ADVENTURERS:
        factions[card["facts"]["faction"]] += card["copies"]
        professions[card["facts"]["profession"]] += card["copies"]
        pairs.add((card["facts"]["faction"], card["facts"]["profession"]))
    assert factions == {"iles": 20, "conclave": 20, "marche": 20, "societe": 20, "cite": 12, "dragons": 10}
    assert professions == {
        "guerrier": 20, "marchand": 20, "technicien": 19, "explorateur": 19, "mage": 18, "souverain": 6
    }  # fmt: skip
    every = {(faction, profession) for faction in factions for profession in professions}
    assert every - pairs == {("cite", "technicien"), ("dragons", "explorateur"), ("dragons", "mage")}


def test_there_are_eight_quests_and_four_are_shown():
    """R3, R45: the others stay in the box."""
    match = GAME.start(seats=2, seed=1, options={"quests": "reconstructed"})
    assert len(cards(match, "quests")) == 4
    assert len(truth(match, "quest-deck")) == 4


def test_no_card_is_ever_lost():
    """R1: after a round the 102 cards lie in hands, guilds, deck and discards."""
    match = table("ME1@c3", "SM1@c3")
    play_round(match)
    zones = match.position()["zones"]
    assert sum(len(lying) for lying in zones.values()) == 102
