"""The nine Buildings: their points every turn, their Synergies, the slot they take."""

import pytest

from support.cities import (
    after,
    buildings,
    discard,
    duel,
    end,
    gone,
    hand,
    play,
    points,
    refused,
)

#: Colour, cost, and Command / Battle / Knowledge, as printed.
PRINTED = {
    "apothecary": ("purple", 4, (1, 0, 1)),
    "library": ("purple", 5, (2, 0, 0)),
    "laboratory": ("purple", 6, (1, 1, 1)),
    "barracks": ("red", 4, (0, 2, 0)),
    "war-academy": ("red", 5, (0, 2, 0)),
    "headquarters": ("red", 6, (1, 2, 0)),
    "mint": ("turquoise", 4, (1, 0, 1)),
    "black-market": ("turquoise", 5, (2, 0, 0)),
    "bank": ("turquoise", 6, (1, 1, 0)),
}
COLOURS = ("turquoise", "red", "purple")

#: Partners without points.
PARTNER = {"turquoise": "qoam-scout", "red": "elite-trooper", "purple": "scholar", "grey": "guard"}


def beside(card, *colours, **more):
    """A Main Phase with a Building at City 2 and Troops of these colours in Cities 1 to 3."""
    guards = " ".join(f"{PARTNER[colour]}@{at}" for at, colour in enumerate(colours, 1))
    return duel(buildings=f"{card}@2", troops=guards, **more)


def bonus(card, *colours):
    """What its Synergy gives beside Troops of these colours, over its points."""
    return tuple(n - main for n, main in zip(points(beside(card, *colours)), PRINTED[card][2], strict=True))


def others(*needed):
    return [colour for colour in (*COLOURS, "grey") if colour not in needed][:3]


# ------------------------------------------------------------------------------------ all of them
@pytest.mark.parametrize("card", PRINTED)
def test_a_building_gives_its_points_when_played_and_in_every_turn_after(card):
    """R14, R25: once per turn; it stays when the turn ends."""
    match = after(duel(card), f"play {card} 3")
    assert points(match) == PRINTED[card][2]
    assert buildings(match) == {3: card}
    end(end(match))
    assert (points(match), buildings(match), discard(match)) == (PRINTED[card][2], {3: card}, [])


@pytest.mark.parametrize("card", PRINTED)
def test_a_building_costs_what_is_printed(card):
    """R29: with one Command less it is refused."""
    cost = PRINTED[card][1]
    row = f"stab {card} soldier guard novice"
    assert refused(duel(points=(cost - 1, 0, 0), row=row), "buy 2") == "R29"
    match = after(duel(points=(cost, 0, 0), row=row), "buy 2")
    assert (points(match)[0], discard(match), buildings(match)) == (0, [card], {})


@pytest.mark.parametrize("card", PRINTED)
def test_a_building_removes_the_one_it_replaces(card):
    """R14, R28: the old one leaves the game; it gave its points before."""
    old = "library" if card != "library" else "mint"
    match = after(duel(card, buildings=f"{old}@1"), f"play {card} 1")
    assert (buildings(match), gone(match, old)) == ({1: card}, 1)
    assert points(match) == tuple(a + b for a, b in zip(PRINTED[card][2], PRINTED[old][2], strict=True))


@pytest.mark.parametrize("card", PRINTED)
def test_a_building_serves_synergies_with_its_colour_only(card):
    """R43: Shrewd Deal asks for turquoise, Decisive Strike for red, Hidden Cache for purple."""
    for asks, colour, at in (
        ("shrewd-deal", "turquoise", 2),
        ("decisive-strike", "red", 1),
        ("hidden-cache", "purple", 1),
    ):
        before = points(duel(asks, buildings=f"{card}@1"))
        got = points(after(duel(asks, buildings=f"{card}@1"), f"play {asks}"))
        alone = points(after(duel(asks), f"play {asks}"))
        own = 0
        if card == "apothecary" and asks == "shrewd-deal":
            own = 1  # the Apothecary's own Synergy: 1 Knowledge beside turquoise
        if card == "laboratory" and asks == "decisive-strike":
            own = 1  # the Laboratory's own: 1 Battle beside red
        gain = got[at] - before[at] - alone[at] - own
        assert gain == (2 if PRINTED[card][0] == colour else 0), asks


# ------------------------------------------------------------------------------------ purple
def test_apothecary_gives_a_knowledge_beside_turquoise():
    """Apothecary: R43."""
    assert bonus("apothecary", "turquoise") == (0, 0, 1)
    assert bonus("apothecary", *others("turquoise")) == (0, 0, 0)


def test_library_draws_beside_turquoise_and_purple():
    """Library: R43, R45: another purple card."""
    match = after(beside("library", "turquoise", "purple", hand="prospector", house="captain"), "use 2b")
    assert hand(match) == ["captain", "prospector"]
    assert refused(match, "use 2b") == "R42"
    for pair in (("turquoise", "red"), ("purple", "red")):
        assert refused(beside("library", *pair), "use 2b") == "R43"


def test_two_libraries_are_partners():
    """Library: A39: the second copy is the other purple card of the first."""
    match = duel(buildings="library@1 library@2", troops="qoam-scout@3", hand="prospector", house="captain diviner")
    after(match, "use 1b", "use 2b")
    assert hand(match) == ["captain", "diviner", "prospector"]


def test_laboratory_gives_a_battle_beside_red():
    """Laboratory: R43."""
    assert bonus("laboratory", "red") == (0, 1, 0)
    assert bonus("laboratory", *others("red")) == (0, 0, 0)


# ------------------------------------------------------------------------------------ red
def test_barracks_draw_beside_two_red_cards():
    """Barracks: R43, A2: two others; it does not count itself."""
    match = duel("stab", buildings="barracks@2", troops="elite-trooper@1", house="captain")
    after(match, "play stab", "use 2b")
    assert hand(match) == ["captain"]
    assert refused(beside("barracks", "red", "purple", "turquoise"), "use 2b") == "R43"


def test_war_academy_gives_two_battle_beside_red_and_purple():
    """War Academy: R43."""
    assert bonus("war-academy", "red", "purple") == (0, 2, 0)
    assert bonus("war-academy", "red", "turquoise") == (0, 0, 0)
    assert bonus("war-academy", "purple", "turquoise") == (0, 0, 0)


def test_headquarters_give_command_and_knowledge_beside_turquoise_and_red():
    """Headquarters: R43: 1 Command and 2 Knowledge."""
    assert bonus("headquarters", "turquoise", "red") == (1, 0, 2)
    assert bonus("headquarters", "turquoise", "purple") == (0, 0, 0)
    assert bonus("headquarters", "red", "purple") == (0, 0, 0)


# ------------------------------------------------------------------------------------ turquoise
def test_mint_gives_two_command_beside_two_turquoise_cards():
    """Mint: R43, A2: one is not enough."""
    two = duel(buildings="mint@2", troops="qoam-scout@1 armored-soldier@3")
    assert points(two) == (3, 0, 1)
    assert bonus("mint", "turquoise", "red", "purple") == (0, 0, 0)


def test_black_market_removes_a_card_beside_red():
    """Black Market: R43, R45: from hand, Playing Area or Discard Pile; never itself (A6)."""
    match = play(beside("black-market", "red", hand="prospector", discard="captain"), "use 2b")
    assert sorted(match.moves(0)) == ["done", "remove discard captain", "remove hand prospector"]
    after(match, "remove hand prospector")
    assert (hand(match), buildings(match), points(match)) == ([], {2: "black-market"}, (2, 0, 0))
    assert refused(beside("black-market", *others("red"), hand="prospector"), "use 2b") == "R43"


def test_bank_draws_beside_another_turquoise_card():
    """Bank: R43, R45."""
    match = after(beside("bank", "turquoise", hand="prospector", house="captain"), "use 2b")
    assert (hand(match), points(match)) == (["captain", "prospector"], (1, 1, 0))
    assert refused(beside("bank", *others("turquoise")), "use 2b") == "R43"


@pytest.mark.parametrize("card", PRINTED)
def test_the_synergy_of_a_building_comes_back_every_turn(card):
    """R18, R42: with all partners there, the second turn gives what the first gave."""
    guards = "qoam-scout@1 elite-trooper@2 scholar@3"
    first = duel(buildings=f"{card}@2", troops=guards)
    given = points(first)
    end(end(first))
    assert points(first) == given
