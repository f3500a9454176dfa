"""Mercenaries, Ascension Paths and Saboteurs (R49–R51, A21–A23, A31, A42, A45)."""

import pytest

import ludotheque as ldt
from support.cities import (
    GAME,
    after,
    area,
    buildings,
    cards,
    discard,
    duel,
    end,
    gone,
    hand,
    marked,
    play,
    points,
    refused,
    standing,
    top,
    troops,
)


def decks(**options):
    match = GAME.start(seed=3, options=options)
    return len(cards(match, "assets")) + len(cards(match, "row")), len(cards(match, "wonders")) + 2


def test_modules_are_shuffled_into_their_decks():
    """R49, R50, R51: 67 Asset cards with Mercenaries, 65 with Saboteurs, 69 with both; 28 Wonders with the Paths."""
    assert decks() == (63, 26)
    assert decks(modules=["mercenary"]) == (67, 26)
    assert decks(modules=["saboteur"]) == (65, 26)
    assert decks(modules=["mercenary", "saboteur"]) == (69, 26)
    assert decks(modules=["ascension"]) == (63, 28)


def test_an_unknown_module_is_refused_and_the_right_ones_are_named():
    """R49: in both languages."""
    with pytest.raises(ldt.BadTable) as refusal:
        GAME.start(seed=1, options={"modules": ["dragons"]})
    for lang in ("fr", "en"):
        assert "mercenary" in refusal.value.text(lang)


# ------------------------------------------------------------------------------------ Mercenaries
MERCENARIES = pytest.mark.parametrize(
    ("card", "cost", "defence"), [("mercenary-archer", 2, 4), ("mercenary-veteran", 3, 5)]
)


def hired(**more):
    return duel(modules=["mercenary"], **more)


@MERCENARIES
def test_a_mercenary_is_a_troop(card, cost, defence):
    """R49: bought for its cost, played to a slot, redeployed for its cost; grey, no points, no Remove Ability."""
    assert refused(hired(points=(cost - 1, 0, 0), row=f"{card} stab novice guard barter"), "buy 1") == "R29"
    assert discard(after(hired(points=(cost, 0, 0), row=f"{card} stab novice guard barter"), "buy 1")) == [card]
    match = after(hired(hand=card, points=(cost, 0, 0)), f"play {card} 1", "redeploy 1 3")
    assert (troops(match), points(match)) == ({3: card}, (0, 0, 0))
    refused(match, "scrap 3t")


@MERCENARIES
def test_an_attack_on_a_mercenary_destroys_the_city(card, cost, defence):
    """R49, A22: one payment of both; one Battle less is refused; the Building goes too."""
    price = 9 + defence
    refused(hired(points=(0, price - 1, 0), foe_troops=f"{card}@2"), "attack 2")
    match = hired(points=(0, price, 0), foe_troops=f"{card}@2", foe_buildings="mint@2")
    deck = len(cards(match, "assets"))
    after(match, "attack 2")
    assert (points(match), standing(match, 1), troops(match, 1)) == ((0, 0, 0), [1, 3], {})
    assert (gone(match, "mint"), gone(match, card)) == (1, 0)
    assert len(cards(match, "assets")) == deck + 1


def test_a_returning_mercenary_is_shuffled_in_and_a_new_top_card_is_turned_up():
    """A45: nobody knows where it lies; the old top card is shuffled too."""
    tops = set()
    for assets in ("mint bank", "bank mint", "library stab", "guard novice", "soldier fighter", "barter scholar"):
        match = after(hired(points=(0, 12, 0), foe_troops="mercenary-archer@1", assets=assets), "attack 1")
        deck = cards(match, "assets")
        assert deck[-1] != "?"
        assert set(deck[:-1]) == {"?"}
        tops.add((assets.split()[0], top(match)))
    assert any(old != new for old, new in tops)


def test_the_city_of_a_mercenary_cannot_be_spared():
    """A22: there is no attack on the Mercenary alone."""
    match = hired(points=(0, 12, 0), foe_troops="mercenary-archer@1")
    assert [move for move in match.moves(0) if move.endswith(" 1") and move.startswith("attack")] == ["attack 1"]
    assert standing(after(match, "attack 1"), 1) == [2, 3]


def test_the_last_city_falls_with_its_mercenary():
    """R49, R3: the game is over."""
    match = play(hired(points=(0, 14, 0), foe_troops="mercenary-archer@3", foe_ruins="1 2"), "attack 3")
    assert match.over
    assert match.winners == [0]


def test_a_mercenary_lost_otherwise_is_removed():
    """A21: replaced, removed by an ability, burnt."""
    match = after(hired(hand="guard", troops="mercenary-archer@1"), "play guard 1")
    assert gone(match, "mercenary-archer") == 1
    match = hired(hand="anuths-trick", foe_troops="mercenary-archer@1")
    after(match, "play anuths-trick", "scrap anuths-trick", "destroy 1t")
    assert (gone(match, "mercenary-archer"), standing(match, 1)) == (1, [1, 2, 3])
    match = end(hired(dragon="mine 1", troops="mercenary-archer@1"))
    assert (gone(match, "mercenary-archer"), standing(match)) == (1, [2, 3])


# ------------------------------------------------------------------------------------ Ascension Path
def path(**more):
    return duel(modules=["ascension"], **more)


def test_an_ascension_path_is_a_wonder():
    """R50: cost 3, 2 Command and 2 Battle in each turn, and a card to remove when acquired."""
    match = play(path(hand="prospector", points=(0, 3, 0), lair="ascension-path sharp-qoam"), "wonder 1")
    assert "remove hand prospector" in match.moves(0)
    assert discard(after(match, "done")) == ["ascension-path"]
    assert refused(path(points=(0, 2, 0), lair="ascension-path sharp-qoam"), "wonder 1") == "R34"
    match = after(path(hand="ascension-path"), "play ascension-path")
    assert points(match) == (2, 2, 0)
    assert points(end(end(match))) == (2, 2, 0)
    assert [move for move in match.moves(0) if move.startswith("scrap")] == []


def test_an_ascension_path_cannot_be_sealed():
    """R50: by nobody."""
    match = path(points=(0, 0, 9), area="ascension-path", foe_area="void-fluid")
    assert refused(match, "seal ascension-path 1") == "R50"
    match = path(points=(0, 0, 9), foe_area="ascension-path")
    assert refused(match, "seal ascension-path 2") == "R50"
    assert marked(match, "sealed") == []


def test_an_ascension_path_is_taken_over_for_4():
    """R50, A1: 3 are refused; its points are gained at that moment."""
    assert refused(path(points=(0, 0, 3), foe_area="ascension-path"), "ascend") == "R50"
    match = after(path(points=(0, 0, 4), foe_area="ascension-path"), "ascend")
    assert (area(match), area(match, 1), points(match)) == (["ascension-path"], [], (2, 2, 0))
    assert points(end(match), 1) == (0, 0, 0)


def test_both_paths_may_be_taken_in_one_turn_and_only_from_the_opponent():
    """A31: 8 Knowledge; then there is none left to take."""
    match = after(path(points=(0, 0, 12), foe_area="ascension-path ascension-path"), "ascend", "ascend")
    assert (area(match), points(match)) == (["ascension-path"] * 2, (4, 4, 4))
    assert refused(match, "ascend") in ("R50", "A31", "A44")


def test_taking_over_removes_no_card():
    """A42: it is not acquiring."""
    match = after(path(hand="prospector", points=(0, 0, 4), foe_area="ascension-path"), "ascend")
    assert hand(match) == ["prospector"]


# ------------------------------------------------------------------------------------ Saboteur
def spied(**more):
    return duel(modules=["saboteur"], **more)


def test_a_saboteur_goes_to_the_opponent():
    """R51, A42: for 3 Command; 2 are refused."""
    shop = "saboteur stab novice guard barter"
    assert refused(spied(points=(2, 0, 0), row=shop), "buy 1") == "R29"
    match = after(spied(points=(3, 0, 0), row=shop), "buy 1")
    assert (discard(match), discard(match, 1), points(match)) == ([], ["saboteur"], (0, 0, 0))


def test_clients_are_told_where_a_saboteur_goes():
    """R51, A23: the opponent's Discard Pile, from the row and from the top of the deck; a Stab comes to one's own."""
    table = {"points": (4, 0, 0), "row": "saboteur stab novice guard barter", "assets": "saboteur"}
    match = duel(modules=["saboteur", "perks"], perks=("qoam-oracle", "heroes-party"), **table)
    to = {option["move"]: option["to"]["seat"] for option in match.ask(0)["options"] if option["verb"][:3] == "buy"}
    assert (to["buy 1"], to["buy top"], to["buy 2"]) == (1, 1, 0)


def test_a_saboteur_gives_1_command():
    """R51, A23: a grey card that serves no Synergy."""
    match = after(spied(hand="saboteur shrewd-deal"), "play saboteur", "play shrewd-deal")
    assert points(match) == (3, 1, 1)
    assert discard(end(match)) == ["saboteur", "shrewd-deal"]


def test_a_saboteur_cannot_be_removed():
    """R51, A23: neither by an ability nor by a Wonder, wherever it lies."""
    match = spied(hand="saboteur qoam-ritual prospector", discard="saboteur captain captain")
    play(match, "play qoam-ritual", "scrap qoam-ritual")
    assert [move for move in match.moves(0) if "saboteur" in move] == []
    assert refused(match, "remove hand saboteur") == "R51"
    match = spied(hand="saboteur prospector", points=(0, 2, 0))
    play(match, "play saboteur", "wonder 2")
    assert refused(match, "remove area saboteur") == "R51"
    assert sorted(match.moves(0)) == ["done", "remove hand prospector"]


def test_with_nothing_but_a_saboteur_there_is_nothing_to_remove():
    """R51, A38: the question is put all the same, for nobody else knows the hand."""
    match = play(spied(hand="saboteur qoam-ritual"), "play qoam-ritual", "scrap qoam-ritual")
    assert match.moves(0) == ["done"]
    after(match, "done")
    assert (hand(match), gone(match, "qoam-ritual")) == (["saboteur"], 1)


def test_buildings_of_other_cities_stay():
    """A22: only the City attacked loses its Building."""
    match = after(hired(points=(0, 12, 0), foe_troops="mercenary-archer@1", foe_buildings="mint@1 bank@2"), "attack 1")
    assert buildings(match, 1) == {2: "bank"}
