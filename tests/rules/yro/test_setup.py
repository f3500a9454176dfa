"""Setting up (R6–R8)."""

import pytest

from support.guilds import DECK, cards, hand, truth
from support.yro import GAME, guild, numbers

SEATS = [1, 2, 3, 4, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_all_markers_start_at_zero(seats):
    """R6: strength, VP, Tech and Magic."""
    match = GAME.start(seats=seats, seed=3)
    for key in ("strength", "vp", "tech", "magic"):
        assert numbers(match, key) == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_gets_five_cards_and_five_coins(seats):
    """R7: the rest is the deck, face down."""
    match = GAME.start(seats=seats, seed=3)
    assert numbers(match, "coins") == [5] * seats
    for seat in range(seats):
        assert len(hand(match, seat)) == 5
        assert "?" not in hand(match, seat)
    deck = cards(match, "deck", viewer=0)
    assert deck == ["?"] * (102 - 5 * seats)


def test_the_whole_deck_is_shuffled():
    """R7: other deals give other hands, and nothing is lost."""
    deals = {tuple(hand(GAME.start(seats=2, seed=seed), 0)) for seed in range(10)}
    assert len(deals) > 8
    match = GAME.start(seats=2, seed=1)
    everything = truth(match, "deck") + truth(match, "hand@0") + truth(match, "hand@1")
    assert sorted(everything) == sorted(card for card, copies in DECK.items() for _ in range(copies))


def test_the_seats_are_dealt_to_one_after_the_other():
    """A27: the first deal too goes in seat order; with one seed the first hands are the same whoever sits behind."""
    alone, five = GAME.start(seats=1, seed=5), GAME.start(seats=5, seed=5)
    assert hand(alone, 0) == hand(five, 0)


def test_guilds_are_empty_and_all_play_at_once():
    """R8: no first player: everybody is asked."""
    match = GAME.start(seats=4, seed=2)
    assert [guild(match, seat) for seat in range(4)] == [{}] * 4
    assert match.waiting_for == [0, 1, 2, 3]


def test_answers_are_taken_in_any_order_and_lead_to_the_same_table():
    """R8, R9: what all do at once does not depend on who was faster."""
    one, other = (GAME.start(seats=3, seed=4) for _ in range(2))
    for seat in (0, 1, 2):
        one.play(seat, "done")
    for seat in (2, 0, 1):
        other.play(seat, "done")
    assert one.digest() == other.digest()
