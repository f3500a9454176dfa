"""Perks (R52, A18, A23–A26, A42, A44)."""

import pytest

from support.cities import (
    GAME,
    PERKS,
    after,
    cards,
    discard,
    dragon,
    duel,
    end,
    gone,
    hand,
    marked,
    play,
    points,
    refused,
    row,
    top,
)


def perked(mine, foe="", modules=(), **more):
    """A table on which seat 0 has this Perk."""
    foe = foe or next(perk for perk in PERKS if perk != mine)
    return duel(modules=["perks", *modules], perks=(mine, foe), **more)


def test_each_player_has_a_perk_face_up():
    """R52: two different ones; the other two are out of sight."""
    match = GAME.start(seed=3, options={"modules": ["perks"]})
    for viewer in (0, 1, None):
        dealt = [cards(match, "perk", seat, viewer) for seat in (0, 1)]
        assert [len(perks) for perks in dealt] == [1, 1]
        assert dealt[0] != dealt[1]
        assert {*dealt[0], *dealt[1]} <= set(PERKS)


def test_a_perk_cannot_be_removed():
    """R52: it is no card of hand, Playing Area or Discard Pile, and stays over the turns."""
    match = play(perked("qoam-armory", hand="qoam-ritual prospector"), "play qoam-ritual", "scrap qoam-ritual")
    assert sorted(match.moves(0)) == ["done", "remove hand prospector"]
    end(after(match, "done"))
    assert cards(match, "perk", 0) == ["qoam-armory"]


# ------------------------------------------------------------------------------------ Qoam Armory
def test_qoam_armory_defeats_the_dragon_for_14():
    """R52: 13 are refused."""
    assert refused(perked("qoam-armory", points=(0, 13, 0)), "defeat") == "R36"
    match = play(perked("qoam-armory", points=(0, 15, 0)), "defeat")
    assert (dragon(match), points(match)) == ("gone", (0, 1, 0))


def test_qoam_armory_serves_its_owner_only():
    """R52: the other pays 16."""
    assert refused(perked("heroes-party", "qoam-armory", points=(0, 15, 0)), "defeat") == "R36"


# ------------------------------------------------------------------------------------ Anomaly Collider
def test_anomaly_collider_seals_an_own_wonder_for_knowledge():
    """R52, A24: Void Fluid: 4 Knowledge gained, none paid; its points were taken before."""
    match = after(perked("anomaly-collider", area="void-fluid"), "collide void-fluid")
    assert (points(match), marked(match, "sealed")) == ((0, 2, 4), ["void-fluid"])


def test_anomaly_collider_works_once_per_turn():
    """R52: and again in the next."""
    match = after(perked("anomaly-collider", area="void-fluid pure-qoam"), "collide void-fluid")
    assert refused(match, "collide pure-qoam") == "R52"
    end(end(match))
    assert points(after(match, "collide pure-qoam"))[2] == 3


def test_anomaly_collider_needs_an_own_wonder_that_is_not_sealed():
    """A24: not the enemy's, not a sealed one, not an Ascension Path."""
    match = perked("anomaly-collider", sealed="void-fluid", foe_area="pure-qoam")
    refused(match, "collide void-fluid")
    refused(match, "collide pure-qoam")
    match = perked("anomaly-collider", modules=["ascension"], area="ascension-path")
    refused(match, "collide ascension-path")
    assert [move for move in match.moves(0) if move.startswith("collide")] == []


def test_anomaly_collider_serves_its_owner_only():
    """R52: the other has no such move."""
    match = perked("qoam-armory", "anomaly-collider", area="void-fluid")
    assert refused(match, "collide void-fluid") == "R52"


# ------------------------------------------------------------------------------------ Qoam Oracle
def test_qoam_oracle_buys_the_top_card():
    """R52, A25: for its cost; then the next one is on top."""
    match = perked("qoam-oracle", points=(7, 0, 0), assets="mint stab bank")
    assert points(after(match, "buy top")) == (3, 0, 0)
    assert (discard(match), top(match), len(row(match))) == (["mint"], "stab", 5)
    after(match, "buy top")
    assert (discard(match), points(match)) == (["mint", "stab"], (2, 0, 0))
    assert refused(match, "buy top") == "R52"


def test_qoam_oracle_serves_its_owner_only():
    """R52: for the other the top card is not for sale."""
    assert refused(perked("qoam-armory", "qoam-oracle", points=(9, 0, 0), assets="stab"), "buy top") == "R52"


@pytest.mark.parametrize(("viewer", "sees"), [(0, "mint"), (1, "?"), (None, "?")])
def test_qoam_oracle_sees_a_hidden_top_card(viewer, sees):
    """A25: with the hidden top card its owner alone sees it."""
    for seed in range(40):
        match = GAME.start(seed=seed, options={"modules": ["perks", "hidden-top"], "first": 0})
        if cards(match, "perk", 0) == ["qoam-oracle"]:
            assert (top(match, viewer) == "?") == (sees == "?")
            return
    raise AssertionError("nobody was dealt the Oracle")


def test_a_hidden_card_bought_with_the_oracle_is_shown_to_all():
    """A25, A38: it goes to an open Discard Pile, and the log names it to everybody."""
    match = perked("qoam-oracle", modules=["hidden-top"], points=(4, 0, 0), assets="mint")
    since = len(match.events())
    after(match, "buy top")
    for viewer in (0, 1, None):
        assert cards(match, "discard", 0, viewer) == ["mint"]
        assert any("Mint" in line["text"] for line in match.log(viewer, "en", since))


def test_a_saboteur_bought_with_the_oracle_goes_to_the_opponent():
    """A23, A42: as from the row."""
    match = perked("qoam-oracle", modules=["saboteur"], points=(3, 0, 0), assets="saboteur")
    after(match, "buy top")
    assert (discard(match), discard(match, 1)) == ([], ["saboteur"])


def test_qoam_oracle_buys_no_talisman():
    """R63, A25: a Talisman on top of the deck cannot be acquired either."""
    match = perked("qoam-oracle", modules=["talismans"], points=(9, 0, 0), assets="talisman mint")
    assert refused(match, "buy top") == "R63"


# ------------------------------------------------------------------------------------ Heroes Party
def test_heroes_party_takes_the_top_wonder_for_4():
    """R52, A26: whatever it costs; as often as it is paid; with a card to remove each time."""
    match = perked("heroes-party", points=(0, 9, 0), wonders="emerald-horn sharp-qoam", hand="prospector stab")
    play(match, "wonder top")
    assert sorted(match.moves(0)) == ["done", "remove hand prospector", "remove hand stab"]
    after(match, "remove hand stab", "wonder top", "done")
    assert (discard(match), points(match), gone(match, "stab")) == (["emerald-horn", "sharp-qoam"], (0, 1, 0), 1)
    assert refused(match, "wonder top") == "R52"


def test_heroes_party_does_not_see_the_card_before_paying():
    """A26: the top of the Wonder Deck is hidden from everybody."""
    match = perked("heroes-party", points=(0, 9, 0), wonders="emerald-horn")
    for viewer in (0, 1, None):
        assert cards(match, "wonders", None, viewer)[-1] == "?"


def test_heroes_party_serves_its_owner_only():
    """R52: the other must go to the Lair."""
    assert refused(perked("qoam-armory", "heroes-party", points=(0, 9, 0)), "wonder top") == "R52"


def test_heroes_party_needs_a_wonder_deck():
    """A44: the Lair is there, the deck is empty; refused, nothing is spent."""
    data = perked("heroes-party", points=(0, 9, 0)).position()
    data["zones"]["removed"] = data["zones"].get("removed", []) + data["zones"].pop("wonders")
    for card in data["zones"]["removed"]:
        if isinstance(card, dict):
            card["known"] = card["seen"] = [0, 1, 2]
    match = GAME.from_position(data, seed=1)
    assert refused(match, "wonder top") == "A44"


def test_heroes_party_is_useless_once_the_lair_is_claimed():
    """A18: refused, nothing is spent."""
    match = perked("heroes-party", points=(0, 9, 0), claimed=1)
    assert refused(match, "wonder top") in ("A18", "R37")
    assert hand(match) == []
