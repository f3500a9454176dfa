"""The thirteen Wonders: points in every turn, Remove Abilities, the price of sealing."""

import pytest

from support.cities import (
    after,
    area,
    buildings,
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
    troops,
)

#: Cost, and Command / Battle / Knowledge, as printed.
PRINTED = {
    "divining-petals": (2, (0, 1, 0)),
    "sharp-qoam": (2, (0, 1, 0)),
    "glowing-fungii": (3, (1, 1, 0)),
    "pure-qoam": (3, (1, 0, 0)),
    "sibilant-crystal": (3, (1, 0, 1)),
    "strange-box": (3, (1, 0, 1)),
    "voracious-seed": (3, (0, 0, 1)),
    "living-knife": (3, (0, 1, 0)),
    "void-fluid": (4, (0, 2, 0)),
    "black-spores": (4, (1, 0, 1)),
    "primal-beast": (4, (0, 1, 1)),
    "emerald-horn": (6, (2, 0, 1)),
    "floating-crystal": (4, (1, 0, 1)),
}
each = pytest.mark.parametrize("card", PRINTED)


def plus(*amounts):
    return tuple(map(sum, zip(*amounts, strict=True)))


def lying(card, **more):
    """A Main Phase that begins with this Wonder in the Playing Area."""
    return duel(area=card, **more)


# ------------------------------------------------------------------------------------ all of them
@each
def test_a_wonder_gives_its_points_when_played_and_in_every_turn_after(card):
    """R16, R25, R46: it stays in the Playing Area."""
    match = after(duel(card), f"play {card}")
    assert (points(match), area(match)) == (PRINTED[card][1], [card])
    end(end(match))
    assert (points(match), area(match), discard(match)) == (PRINTED[card][1], [card], [])


@each
def test_a_wonder_costs_battle(card):
    """R34: with one Battle less it is refused; then a card may be removed (R35)."""
    cost = PRINTED[card][0]
    on = f"{card} {'pure-qoam' if card != 'pure-qoam' else 'void-fluid'}"
    assert refused(duel(points=(9, cost - 1, 9), lair=on), "wonder 1") == "R34"
    match = after(duel(points=(0, cost, 0), lair=on), "wonder 1")
    assert (points(match), discard(match), area(match)) == ((0, 0, 0), [card], [])


@each
def test_a_wonder_lets_its_buyer_remove_another_card(card):
    """R35: not itself; or nothing."""
    cost = PRINTED[card][0]
    match = play(duel("prospector", (0, cost, 0), discard="captain", lair=f"{card} -", troops="guard@1"), "wonder 1")
    assert sorted(match.moves(0)) == ["done", "remove discard captain", "remove hand prospector"]
    assert discard(after(match, "remove discard captain")) == [card]


@each
def test_a_wonder_is_sealed_and_unsealed_for_its_cost_in_knowledge(card):
    """R38: the enemy's too; sealed it gives nothing."""
    cost = PRINTED[card][0]
    assert refused(duel(points=(9, 9, cost - 1), foe_area=card), f"seal {card} 2") == "R38"
    match = after(duel(points=(0, 0, cost), foe_area=card), f"seal {card} 2")
    assert (points(match), marked(match, "sealed")) == ((0, 0, 0), [card])
    end(match)
    assert points(match, 1) == (0, 0, 0)
    refused(match, f"scrap {card}", seat=1)
    assert refused(duel(points=(9, 9, cost - 1), foe_sealed=card), f"unseal {card} 2") == "R38"
    match = after(duel(points=(0, 0, cost), foe_sealed=card), f"unseal {card} 2")
    assert (points(match), marked(match, "sealed")) == ((0, 0, 0), [])
    assert points(end(match), 1) == PRINTED[card][1]


@each
def test_a_wonder_has_no_colour(card):
    """R16, A39: no Synergy is served."""
    match = after(duel("shrewd-deal decisive-strike hidden-cache", area=card), "play shrewd-deal")
    assert points(match) == plus(PRINTED[card][1], (2, 1, 1))
    assert points(after(match, "play decisive-strike")) == plus(PRINTED[card][1], (2, 1, 1), (0, 2, 0))
    assert points(after(match, "play hidden-cache")) == plus(PRINTED[card][1], (2, 1, 1), (0, 2, 0), (0, 0, 2))


# ------------------------------------------------------------------------------------ one by one
@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("divining-petals", (0, 0, 2)),
        ("sharp-qoam", (2, 0, 0)),
        ("pure-qoam", (0, 0, 3)),
        ("sibilant-crystal", (0, 2, 0)),
        ("strange-box", (2, 0, 0)),
    ],
)
def test_divining_petals_sharp_qoam_pure_qoam_sibilant_crystal_and_strange_box_leave_for_points(card, bonus):
    """R44: 2 Knowledge, Sharp Qoam and Strange Box 2 Command, Pure Qoam 3 Knowledge, Sibilant Crystal 2 Battle."""
    match = after(lying(card), f"scrap {card}")
    assert (points(match), gone(match, card), area(match)) == (plus(PRINTED[card][1], bonus), 1, [])


def test_glowing_fungii_leave_with_another_card():
    """Glowing Fungii: R44, R45: hand, Playing Area or Discard Pile."""
    match = play(lying("glowing-fungii pure-qoam", hand="stab", discard="captain"), "scrap glowing-fungii")
    assert sorted(match.moves(0)) == ["done", "remove area pure-qoam", "remove discard captain", "remove hand stab"]
    after(match, "remove area pure-qoam")
    assert (area(match), gone(match, "pure-qoam"), gone(match, "glowing-fungii")) == ([], 1, 1)
    assert points(match) == (2, 1, 0)


@pytest.mark.parametrize("card", ["voracious-seed", "void-fluid"])
def test_voracious_seed_and_void_fluid_leave_with_an_enemy_building(card):
    """Voracious Seed, Void Fluid: R44, R45."""
    match = play(lying(card, foe_buildings="bank@2", foe_troops="guard@1", buildings="mint@1"), f"scrap {card}")
    assert sorted(match.moves(0)) == ["destroy 2b", "done"]
    after(match, "destroy 2b")
    assert (buildings(match, 1), buildings(match), troops(match, 1)) == ({}, {1: "mint"}, {1: "guard"})
    assert (gone(match, "bank"), gone(match, card)) == (1, 1)


@pytest.mark.parametrize("card", ["living-knife", "black-spores"])
def test_living_knife_and_black_spores_leave_with_an_enemy_troop(card):
    """Living Knife, Black Spores: R44, R45."""
    match = play(lying(card, foe_buildings="bank@2", foe_troops="guard@1", troops="novice@1"), f"scrap {card}")
    assert sorted(match.moves(0)) == ["destroy 1t", "done"]
    after(match, "destroy 1t")
    assert (troops(match, 1), troops(match), buildings(match, 1)) == ({}, {1: "novice"}, {2: "bank"})
    assert (gone(match, "guard"), gone(match, card)) == (1, 1)


@pytest.mark.parametrize("card", ["voracious-seed", "void-fluid", "living-knife", "black-spores"])
def test_a_wonder_without_a_target_just_leaves(card):
    """A44: Voracious Seed, Void Fluid, Living Knife, Black Spores."""
    match = after(lying(card), f"scrap {card}")
    assert (gone(match, card), points(match)) == (1, PRINTED[card][1])


@pytest.mark.parametrize("card", ["primal-beast", "floating-crystal"])
def test_primal_beast_and_floating_crystal_leave_for_a_card(card):
    """Primal Beast, Floating Crystal: R44, R45: one card."""
    match = after(lying(card, hand="stab", house="captain diviner"), f"scrap {card}", "draw 1")
    assert (hand(match), gone(match, card)) == (["captain", "stab"], 1)


def test_emerald_horn_leaves_for_a_move_of_the_dragon():
    """Emerald Horn: R44, R45: one move, without paying."""
    match = play(lying("emerald-horn"), "scrap emerald-horn")
    assert sorted(match.moves(0)) == ["done", "dragon 1", "dragon 2", "dragon 3"]
    after(match, "dragon 1")
    assert (dragon(match), gone(match, "emerald-horn"), points(match)) == ("1 1", 1, (2, 0, 1))


def test_emerald_horn_calls_the_dragon_home():
    """Emerald Horn: R40."""
    match = after(lying("emerald-horn", dragon="mine 3"), "scrap emerald-horn", "dragon home")
    assert dragon(match) == "lair"


def test_emerald_horn_may_leave_without_a_move():
    """Emerald Horn: R44, A18: with the dragon on an enemy City there is no move at all."""
    match = after(lying("emerald-horn"), "scrap emerald-horn", "done")
    assert (dragon(match), gone(match, "emerald-horn")) == ("lair", 1)
    match = after(lying("emerald-horn", dragon="foe 2"), "scrap emerald-horn")
    assert (dragon(match), gone(match, "emerald-horn")) == ("1 2", 1)
