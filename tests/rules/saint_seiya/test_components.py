"""What is in the box, and the words of the game (R1–R9)."""

from collections import Counter

import pytest

import ludotheque as ldt
from support.saints import CARDS, GAME, HEROES, RESERVE, table

FACTS = {card["facts"]["no"]: card for card in GAME.cards(5, lang="fr")}


def test_there_are_200_cards():
    """R1, R2: 5 × 15 and a Reserve of 125."""
    assert sum(card["copies"] for card in FACTS.values()) == 200
    assert len(RESERVE) == 125
    assert sum(card["copies"] for no, card in FACTS.items() if no > 15) == 125
    for hero in range(1, 6):
        assert [FACTS[no]["copies"] for no in (hero, hero + 5, hero + 10)] == [9, 1, 5]


def test_the_clock_has_12_flames():
    """R1, R15: all of them burn at the start."""
    match = GAME.start(seats=2, seed=1)
    assert [c["value"] for c in match.view()["counters"] if c["counter"] == "flames"] == [12]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats):
    """R1: there are five Hero markers."""
    assert GAME.start(seats=seats, seed=1).kit.seats == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_or_six_cannot_play(seats):
    """R1: and an error says how many can."""
    with pytest.raises(ldt.BadTable):
        GAME.start(seats=seats, seed=1)


def test_a_card_is_a_character_or_an_armour():
    """R3: 17 numbers are Armours."""
    assert {no for no, card in FACTS.items() if card["facts"]["kind"] == "armour"} == {*range(6, 11), *range(18, 30)}
    assert {card["facts"]["kind"] for card in FACTS.values()} == {"armour", "character"}


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.name)
def test_a_card_shows_what_the_list_says(card):
    """R4, R5, R7: costs, values, rank, VP and Flame; what is absent is absent."""
    facts = FACTS[card.no]["facts"]
    assert facts["cost"] == {"force": card.cost_force, "cosmos": card.cost_cosmos}
    assert (facts["force"], facts["cosmos"], facts["heal"]) == (card.force, card.cosmos, card.heal)
    ranks = {"VC": "very-common", "C": "common", "U": "uncommon", "R": "rare", "VR": "very-rare"}
    assert facts["rank"] == ranks[card.rank]
    assert facts["flame"] == (card.of_class == "gold")
    assert facts["conditional"] == (card.vp is None)
    if card.vp is not None:
        assert facts["vp"] == card.vp


def test_an_absent_cost_cannot_be_paid():
    """R4: Léda has no Cosmos cost, Athena no Force cost, the Pope neither."""
    t = table("leda@1 athena@2 pope@3", "algol moses algol moses")
    t.play("algol moses", 1)
    t.refuses("R4", "cosmos", "leda", "algol")
    t.play("algol moses", 2)
    t.refuses("R4", "force", "athena", "moses")


def test_an_armour_has_no_force_cost():
    """R5: Cosmos only."""
    t = table("virgo@3", "moses moses sirius")
    t.play("moses moses sirius", 3)
    t.refuses("R4", "force", "virgo", "moses moses sirius")


def test_who_is_a_saint_is_said_by_the_class():
    """R6: 100 cards of the Reserve and the Bronze Saints among the Heroes; Ban can wound just those of a hand."""
    assert sum(CARDS[name].saint for name in RESERVE) == 100
    t = table("", "ban", foe={"hand": "shiryu shiryu+ athena cassios virgo leda mu"})
    t.play("ban", 3)
    t.activate("ban")
    assert t.offered(1) == {"shiryu+", "leda", "mu"}


def test_there_are_five_ranks():
    """R7: 3 Very Rare, 24 Rare, 42 Uncommon, 46 Common and 10 Very Common cards in the Reserve."""
    ranks = Counter()
    for no, card in FACTS.items():
        if no > 15:
            ranks[card["facts"]["rank"]] += card["copies"]
    assert ranks == {"very-rare": 3, "rare": 24, "uncommon": 42, "common": 46, "very-common": 10}


def test_a_play_effect_does_nothing_on_the_field():
    """R8: Marin on the field gives Seiya no Cosmos."""
    t = table("sho@3 marin@2", "seiya+")
    t.play("seiya+", 3)
    t.refuses("R24", "cosmos", "sho", "seiya+")


def test_a_field_effect_does_nothing_in_play():
    """R8: Kuraggu engaged guards nobody; June engaged forbids no healing."""
    t = table("leda@3", "kuraggu seiya seiya june seiya", wounded="spica")
    t.play("kuraggu", 3)
    t.fight("leda", "seiya seiya")
    t.play("june", 2)
    t.play("seiya", 2)
    t.heal("seiya", "spica")
    assert t.wounded() == []
    t.ready()


def test_a_card_prevails_over_a_rule():
    """R9: Camus does not go to the discard pile (R26), because his card says so."""
    t = table("camus@3", "moses moses sirius sirius")
    t.fight("camus", "moses moses sirius sirius")
    assert t.wounded() == ["camus"]


@pytest.mark.parametrize("hero", HEROES)
def test_both_versions_of_a_hero_have_the_same_name(hero):
    """R2, A46: the civilian and the Bronze Saint."""
    civilian, saint = FACTS[CARDS[hero].no], FACTS[CARDS[f"{hero}+"].no]
    assert civilian["facts"]["hero"] == saint["facts"]["hero"] == hero
