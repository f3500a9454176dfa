"""How a game is laid out (R4–R12, R57)."""

import pytest

from support.cities import (
    BUILDINGS,
    COMMANDS,
    GAME,
    TROOPS,
    WONDERS,
    area,
    cards,
    discard,
    dragon,
    hand,
    lair,
    number,
    points,
    row,
    spots,
    standing,
    top,
)
from support.cities import box as whole_box

SEEDS = range(12)


def house(match, seat):
    """All cards of a player's House Deck and hand."""
    zones = match.position()["zones"]
    keys = [*zones.get(f"house@{seat}", []), *zones.get(f"hand@{seat}", [])]
    return sorted(card if isinstance(card, str) else card["card"] for card in keys)


def test_a_house_deck_is_ten_starters():
    """R4: 8 Prospectors, a Captain, a Diviner, in an order that differs from game to game."""
    for seat in (0, 1):
        assert house(GAME.start(seed=3), seat) == ["captain", "diviner", *["prospector"] * 8]
    first = {tuple(hand(GAME.start(seed=seed, options={"first": 0}))) for seed in SEEDS}
    assert len(first) > 1


def test_the_asset_deck_has_63_cards():
    """R5: 36 Command cards, 15 Troops and 12 Buildings; five of them are laid out as the row (R6)."""
    match = GAME.start(seed=3)
    zones = match.position()["zones"]
    keys = [card if isinstance(card, str) else card["card"] for card in zones["assets"]]
    keys = [card.removesuffix("!") for card in keys] + [card.partition("@")[0] for card in zones["row"]]
    assert len(keys) == 63
    assert sorted(keys) == sorted(whole_box()[0])
    assert set(keys) == set(COMMANDS | TROOPS | BUILDINGS)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_top_card_of_the_asset_deck_is_turned_up(viewer):
    """R5: and no other."""
    match = GAME.start(seed=3)
    deck = cards(match, "assets", None, viewer)
    assert deck[-1] in COMMANDS | TROOPS | BUILDINGS
    assert set(deck[:-1]) == {"?"}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_top_card_may_stay_hidden(viewer):
    """R57: as a variant."""
    match = GAME.start(seed=3, options={"modules": ["hidden-top"]})
    assert set(cards(match, "assets", None, viewer)) == {"?"}


def test_the_row_has_five_cards_face_up():
    """R6: for everybody."""
    match = GAME.start(seed=3)
    assert sorted(row(match)) == [1, 2, 3, 4, 5]
    assert None not in row(match).values()


def test_the_dragon_is_on_the_lair():
    """R7: which has two spaces for Wonders."""
    match = GAME.start(seed=3)
    assert dragon(match) == "lair"
    assert cards(match, "lair") == ["lair"]
    assert sorted(lair(match)) == [1, 2]


def test_the_first_wonders_cost_3_or_less():
    """R8: in every game; the others lie in the deck."""
    cheap = {"divining-petals", "sharp-qoam", "glowing-fungii", "pure-qoam", "sibilant-crystal", "strange-box"}
    cheap |= {"voracious-seed", "living-knife"}
    for seed in SEEDS:
        match = GAME.start(seed=seed)
        assert set(lair(match).values()) <= cheap
        assert len(cards(match, "wonders")) == 24
        assert set(cards(match, "wonders")[3:]) <= {"?", *WONDERS}


def test_revealed_wonders_that_cost_too_much_go_under_the_deck():
    """R8: they were seen by all and lie at the bottom, known; those never revealed are unknown."""
    seen = 0
    for seed in range(30):
        deck = cards(GAME.start(seed=seed), "wonders")
        known = [card for card in deck if card != "?"]
        assert deck[: len(known)] == known
        assert set(known) <= {"void-fluid", "black-spores", "primal-beast", "emerald-horn", "floating-crystal"}
        seen += len(known)
    assert seen


def test_each_player_has_three_cities():
    """R9: 8, 9 and 10, each with an empty Troop and an empty Building slot."""
    match = GAME.start(seed=3)
    defence = {card["card"]: card["facts"]["defence"] for card in GAME.cards() if card["facts"]["kind"] == "city"}
    for seat in (0, 1):
        assert [defence[city] for _, city in sorted(spots(match, "cities", seat).items())] == [8, 9, 10]
        assert standing(match, seat) == [1, 2, 3]
        assert spots(match, "troops", seat) == spots(match, "buildings", seat) == {}


def test_discard_piles_and_playing_areas_are_empty():
    """R10: and so is the box of removed cards; nobody has points."""
    match = GAME.start(seed=3)
    for seat in (0, 1):
        assert (area(match, seat), discard(match, seat), points(match, seat)) == ([], [], (0, 0, 0))
    assert cards(match, "removed") == []


def test_the_first_player_is_chosen_or_drawn_by_lot():
    """R12: the first to be asked; by lot it is now one, now the other."""
    for first in (0, 1):
        match = GAME.start(seed=3, options={"first": first})
        assert (match.waiting_for, number(match, "first")) == ([first], first)
    assert {number(GAME.start(seed=seed, options={"first": "random"}), "first") for seed in SEEDS} == {0, 1}


def test_the_top_card_is_the_next_to_come():
    """R5: what is turned up is what a replacement brings."""
    match = GAME.start(seed=3, options={"first": 0})
    match.play(0, "done") if "mulligan" in match.moves(0) else None
    coming = top(match)
    match.play(0, "refresh 2")
    assert row(match)[2] == coming
