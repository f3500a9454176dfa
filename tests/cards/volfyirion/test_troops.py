"""The nine Troops: Defence, Remove Ability, colour."""

import pytest

from support.cities import after, area, discard, duel, end, gone, points, refused, troops

#: Colour, cost, Defence, and what removing it gives.
PRINTED = {
    "novice": ("grey", 3, 2, (0, 0, 3)),
    "fighter": ("grey", 3, 2, (0, 3, 0)),
    "soldier": ("grey", 3, 3, (0, 2, 0)),
    "scholar": ("purple", 4, 3, (0, 0, 3)),
    "guard": ("grey", 4, 4, (0, 3, 0)),
    "qoam-scout": ("turquoise", 4, 3, (0, 0, 3)),
    "qoamipulator": ("purple", 6, 5, (0, 0, 5)),
    "elite-trooper": ("red", 7, 6, (0, 5, 0)),
    "armored-soldier": ("turquoise", 6, 5, (0, 5, 0)),
}
each = pytest.mark.parametrize("card", PRINTED)


@each
def test_a_troop_gives_no_points_and_stays(card):
    """R15, R24: it goes to the slot chosen, gives nothing now or later, and stays there."""
    match = after(duel(card), f"play {card} 2")
    assert (points(match), troops(match), area(match)) == ((0, 0, 0), {2: card}, [])
    end(end(match))
    assert (points(match), troops(match), discard(match)) == ((0, 0, 0), {2: card}, [])


@each
def test_a_troop_costs_what_is_printed(card):
    """R29: with one Command less it is refused."""
    cost = PRINTED[card][1]
    row = f"stab barter {card} mint bank"
    assert refused(duel(points=(cost - 1, 0, 0), row=row), "buy 3") == "R29"
    match = after(duel(points=(cost, 0, 0), row=row), "buy 3")
    assert (points(match)[0], discard(match)) == (0, [card])


@each
def test_a_troop_adds_its_defence_to_its_city(card):
    """R15, R32: the City of 9 costs that much more; one Battle less is refused."""
    price = 9 + PRINTED[card][2]
    assert refused(duel(points=(0, price - 1, 0), foe_troops=f"{card}@2"), "attack 2") == "R32"
    match = after(duel(points=(0, price, 0), foe_troops=f"{card}@2"), "attack 2")
    assert (points(match), troops(match, 1), gone(match, card)) == ((0, 0, 0), {}, 1)


@each
def test_a_troop_is_redeployed_for_its_cost(card):
    """R30: in Command."""
    cost = PRINTED[card][1]
    assert refused(duel(points=(cost - 1, 0, 0), troops=f"{card}@1"), "redeploy 1 3") == "R30"
    match = after(duel(points=(cost, 0, 0), troops=f"{card}@1"), "redeploy 1 3")
    assert (points(match), troops(match)) == ((0, 0, 0), {3: card})


@each
def test_a_troop_leaves_the_game_for_its_bonus(card):
    """R44: from its slot, in the turn it was played or later; then the slot is empty."""
    for match in (after(duel(card), f"play {card} 1"), duel(troops=f"{card}@1")):
        after(match, "scrap 1t")
        assert (points(match), troops(match), gone(match, card)) == (PRINTED[card][3], {}, 1)


@each
def test_a_troop_removes_the_one_it_replaces(card):
    """R15: without its bonus."""
    old = "guard" if card != "guard" else "novice"
    match = after(duel(card, troops=f"{old}@2"), f"play {card} 2")
    assert (troops(match), gone(match, old), points(match)) == ({2: card}, 1, (0, 0, 0))


@each
def test_a_troop_cannot_use_its_bonus_from_the_hand(card):
    """A5: it needs a slot first."""
    match = duel(card)
    refused(match, "scrap 1t")
    assert points(match) == (0, 0, 0)


@each
def test_a_troop_serves_synergies_with_its_colour_only(card):
    """R43: grey serves none."""
    colour = PRINTED[card][0]
    for asks, wanted, main in (
        ("shrewd-deal", "turquoise", (2, 1, 1)),
        ("decisive-strike", "red", (0, 2, 0)),
        ("hidden-cache", "purple", (0, 0, 2)),
    ):
        extra = {"turquoise": (0, 0, 2), "red": (0, 2, 0), "purple": (0, 2, 0)}[wanted]
        got = points(after(duel(asks, troops=f"{card}@3"), f"play {asks}"))
        assert got == tuple(m + (e if wanted == colour else 0) for m, e in zip(main, extra, strict=True)), asks
