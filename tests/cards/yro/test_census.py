"""The deck as a whole: what every box of YRO has in common, and every number of our list, line by line."""

from collections import Counter

import pytest

from support.yro import GAME

CARDS = {card["card"]: card for card in GAME.cards(lang="en")}

#: Faction, profession, cost, strength with its mark, copies.
LIST = """
ME1 marche guerrier 3 6* 3
ME2 marche marchand 1 3 3
ME3 marche technicien 5 2 3
ME4 marche explorateur 3 4+ 3
ME5 marche mage 3 2 3
ME6 marche marchand 2 2 2
ME7 marche technicien 3 2 2
ME8 marche souverain 6 6 1
SM1 societe guerrier 2 5 3
SM2 societe marchand 3 4 3
SM3 societe technicien 2 1 3
SM4 societe explorateur 2 2+ 3
SM5 societe mage 4 6 3
SM6 societe technicien 6 2 2
SM7 societe mage 4 5 2
SM8 societe souverain 7 7 1
CS1 conclave guerrier 2 3 3
CS2 conclave marchand 1 2 3
CS3 conclave technicien 3 1 3
CS4 conclave explorateur 2 2+ 3
CS5 conclave mage 1 2 3
CS6 conclave explorateur 6 3+* 2
CS7 conclave mage 3 3 2
CS8 conclave souverain 7 7 1
IS1 iles guerrier 1 4* 3
IS2 iles marchand 2 3* 3
IS3 iles technicien 2 4* 3
IS4 iles explorateur 1 3+ 3
IS5 iles mage 2 2 3
IS6 iles guerrier 2 5* 2
IS7 iles explorateur 4 4 2
IS8 iles souverain 8 2 1
CF1 cite guerrier 2 4+ 3
CF2 cite marchand 2 4 3
CF3 cite explorateur 5 4+ 3
CF4 cite mage 6 1 2
CF5 cite souverain 6 8 1
CD1 dragons guerrier 5 8* 3
CD2 dragons marchand 5 6 3
CD3 dragons technicien 5 4 3
CD4 dragons souverain 9 13 1
""".strip().splitlines()


@pytest.mark.parametrize("line", LIST, ids=lambda line: line[:3])
def test_a_card_has_the_numbers_of_the_list(line):
    """R1, R5, R26: faction, profession, cost, strength and its marks, copies."""
    key, faction, profession, cost, strength, copies = line.split()
    facts = CARDS[key]["facts"]
    assert (facts["faction"], facts["profession"], facts["cost"]) == (faction, profession, int(cost))
    assert f"{facts['strength']}{facts['mark']}" == strength
    assert CARDS[key]["copies"] == int(copies)


def test_the_list_is_the_whole_deck():
    """R1: 41 types, 102 cards, 26 × 3 + 9 × 2 + 6 × 1."""
    assert [line[:3] for line in LIST] == list(CARDS)
    assert sum(card["copies"] for card in CARDS.values()) == 102
    assert Counter(card["copies"] for card in CARDS.values()) == {3: 26, 2: 9, 1: 6}


def spread(fact):
    """How many cards of the deck there are by a printed number."""
    out = Counter()
    for card in CARDS.values():
        out[card["facts"][fact]] += card["copies"]
    return dict(sorted(out.items()))


def test_costs_and_strengths_are_spread_as_counted_by_hand():
    """R1: the census of the list."""
    assert spread("cost") == {1: 15, 2: 34, 3: 19, 4: 7, 5: 15, 6: 8, 7: 2, 8: 1, 9: 1}
    assert spread("strength") == {1: 8, 2: 28, 3: 16, 4: 26, 5: 7, 6: 10, 7: 2, 8: 4, 13: 1}


def test_the_four_large_factions_are_built_alike():
    """R5: five types three times, one for each profession but the Sovereign, two types twice, one Sovereign."""
    for faction in ("marche", "societe", "conclave", "iles"):
        mine = [card for card in CARDS.values() if card["facts"]["faction"] == faction]
        assert sorted(card["copies"] for card in mine) == [1, 2, 2, 3, 3, 3, 3, 3]
        thrice = [card["facts"]["profession"] for card in mine if card["copies"] == 3]
        assert sorted(thrice) == ["explorateur", "guerrier", "mage", "marchand", "technicien"]
        assert [card["facts"]["profession"] for card in mine if card["copies"] == 1] == ["souverain"]


def test_every_faction_has_one_sovereign():
    """R5: six cards, one of each faction."""
    rulers = [card for card in CARDS.values() if card["facts"]["profession"] == "souverain"]
    assert len({card["facts"]["faction"] for card in rulers}) == len(rulers) == 6
    assert all(card["copies"] == 1 for card in rulers)


def test_the_bonuses_depend_on_faction_and_profession_alone():
    """R20: twelve bonuses, the same on every card that shows them."""
    for kind in ("faction", "profession"):
        seen = {}
        for card in CARDS.values():
            shown = card["facts"]["bonus"][kind]
            assert seen.setdefault(card["facts"][kind], shown) == shown
        assert len(seen) == 6


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_says_in_one_sentence_for_each_effect_what_it_does(lang):
    """R1: with the rule of each, and a name that no other card has."""
    cards = GAME.cards(lang=lang)
    assert len({card["name"] for card in cards}) == 41
    for card in cards:
        assert len(card["text"]) == len(card["rules"]) == len(card["facts"]["effects"])
        assert all(text.strip() and text[0].isupper() and text.endswith(".") for text in card["text"])
