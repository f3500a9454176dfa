"""The turn: drawing, the first turn, whose turn it is (R19–R23, A20, A43)."""

import pytest

from support.cities import (
    GAME,
    after,
    area,
    cards,
    discard,
    duel,
    end,
    hand,
    number,
    play,
    points,
    refused,
    row,
    top,
)


def begun(first=0, seed=3, **options):
    """A new game, and the first player's answer about the new hand: none."""
    match = GAME.start(seed=seed, options={"first": first, **options})
    return play(match, "done", seat=first)


def second(seed=3):
    """A new game in the Main Phase of the second player, seat 1."""
    match = begun(seed=seed)
    play(match, "end")
    return play(match, "done", seat=1)


# ------------------------------------------------------------------------------------ phases and drawing
def test_turns_alternate():
    """R19: draw, act, end; then the other player."""
    match = duel()
    for seat in (0, 1, 0, 1):
        assert match.waiting_for == [seat]
        assert number(match, "active") == seat
        end(match)


def test_five_cards_are_drawn():
    """R20: from the top of the House Deck."""
    match = begun()
    assert len(hand(match)) == 5
    assert len(cards(match, "house", 0)) == 5
    end(match)
    assert hand(match) == []
    assert len(cards(match, "hand", 1)) == 5


def test_an_empty_house_deck_is_made_anew_from_the_discard_pile():
    """R20: two cards are there, three come from the pile shuffled; the rest is the new deck."""
    match = end(duel(foe_house="captain diviner", foe_discard="stab barter prospector prospector"))
    held = hand(match, 1)
    assert len(held) == 5
    assert {"captain", "diviner"} <= set(held)
    assert discard(match, 1) == []
    assert len(cards(match, "house", 1)) == 1


def test_the_discard_pile_is_not_touched_while_the_deck_suffices():
    """R20: five cards in the deck are enough."""
    match = end(duel(foe_house="captain diviner prospector prospector stab", foe_discard="barter"))
    assert hand(match, 1) == ["captain", "diviner", "prospector", "prospector", "stab"]
    assert discard(match, 1) == ["barter"]
    assert cards(match, "house", 1) == []


def test_with_nothing_to_shuffle_the_draw_stops_short():
    """R20: the turn goes on with what there is."""
    match = end(duel(foe_house="captain", foe_buildings="mint@1"))
    assert hand(match, 1) == ["captain"]
    assert points(match, 1) == (1, 0, 1)
    assert "end" in match.moves(1)


def test_a_card_bought_this_turn_can_be_drawn_this_turn():
    """R20: it lies in the Discard Pile, which is shuffled when a card must be drawn."""
    match = duel("stab", (1, 0, 0), row="barter novice guard soldier fighter")
    after(match, "buy 1", "play stab", "scrap stab", "draw 1")
    assert (hand(match), discard(match)) == (["barter"], [])
    assert points(after(match, "play barter")) == (1, 2, 0)


def test_drawing_from_nothing_draws_nothing():
    """R20: in the Main Phase as well."""
    match = after(duel("stab"), "play stab", "scrap stab")
    assert (hand(match), area(match)) == ([], [])


# ------------------------------------------------------------------------------------ first turn: hand
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_hand_may_be_shuffled_back(seat):
    """R21: by each player in the own first turn, once: five new cards from all ten."""
    hands = set()
    for seed in range(8):
        match = GAME.start(seed=seed, options={"first": 0})
        if seat == 1:
            play(match, "done", "end")
        assert sorted(match.moves(seat)) == ["done", "mulligan"]
        play(match, "mulligan", seat=seat)
        assert (len(hand(match, seat)), len(cards(match, "house", seat))) == (5, 5)
        assert "mulligan" not in match.moves(seat)
        hands.add(tuple(hand(match, seat)))
    assert len(hands) > 1


def test_no_new_hand_in_a_later_turn():
    """R21: the first turn only."""
    match = second()
    end(match)
    assert match.waiting_for == [0]
    assert "mulligan" not in match.moves(0)
    refused(match, "mulligan")


def test_the_new_hand_comes_before_everything_else():
    """A43: until it is settled nothing can be played or bought."""
    match = GAME.start(seed=3, options={"first": 0})
    assert sorted(match.moves(0)) == ["done", "mulligan"]
    play(match, "done")
    assert "mulligan" not in match.moves(0)


# ------------------------------------------------------------------------------------ first turn: row
def test_the_first_player_may_change_one_card_of_the_row_for_free():
    """R23: it goes under the Asset Deck, the top card takes its place; once."""
    match = begun()
    old, coming = row(match)[4], top(match)
    before = row(match)
    after(match, "refresh 4")
    assert row(match) == before | {4: coming}
    assert cards(match, "assets")[0] == old
    assert points(match) == (0, 0, 0)
    refused(match, "refresh 3")
    refused(match, "refresh all")


def test_the_second_player_may_change_the_whole_row_for_free():
    """R23, A20: all five go under the deck from left to right, five new ones are laid out."""
    match = second()
    old = row(match)
    coming = top(match)
    assert [move for move in match.moves(1) if move.startswith("refresh")] == ["refresh all"]
    play(match, "refresh all", seat=1)
    assert row(match)[1] == coming
    assert sorted(row(match)) == [1, 2, 3, 4, 5]
    # the first to go under is the highest of the five: the last one lies at the very bottom
    assert cards(match, "assets")[:5] == [old[5], old[4], old[3], old[2], old[1]]
    refused(match, "refresh all", seat=1)


def test_the_first_player_cannot_change_the_whole_row_nor_the_second_a_single_card():
    """R23: each has the own right."""
    assert refused(begun(), "refresh all") == "R23"
    assert refused(second(), "refresh 1", seat=1) == "R23"


def test_the_row_cannot_be_changed_after_a_card_was_acquired():
    """R23, A43: an Asset card; every first hand has five Command."""
    match = begun()
    for card in hand(match):
        play(match, f"play {card}")
    assert any(move.startswith("refresh") for move in match.moves(0))  # playing cards does no harm
    cheap = next(move for move in match.moves(0) if move.startswith("buy"))
    play(match, cheap)
    assert refused(match, "refresh 1") == "R23"


def test_the_row_cannot_be_changed_after_a_wonder_was_acquired():
    """A43, A42: any acquisition ends the right."""
    match = next(m for m in (begun(seed=seed) for seed in range(40)) if "captain" in hand(m))
    play(match, "play captain", "wonder 1", "done")
    assert refused(match, "refresh 1") == "R23"


def test_the_row_can_be_changed_after_a_paid_replacement():
    """A43: replacing a card is not acquiring one."""
    match = next(m for m in (begun(seed=seed) for seed in range(40)) if "diviner" in hand(m))
    after(match, "play diviner", "replace 1")
    assert "refresh 1" in match.moves(0)


def test_no_free_change_in_a_later_turn():
    """R23: the first turn only."""
    match = end(second())
    assert refused(match, "refresh 1") == "R23"


# ------------------------------------------------------------------------------------ the Main Phase
def test_actions_may_be_taken_in_any_order_and_as_often_as_one_likes():
    """R22: buy, play, replace, buy, play."""
    match = duel("prospector stab barter", (3, 0, 4), row="hidden-cache novice guard stab qoam-ritual", assets="barter")
    after(match, "buy 1", "play prospector", "replace 2", "buy 2", "play stab", "buy 5", "play barter", "replace 3")
    assert discard(match) == ["barter", "hidden-cache", "qoam-ritual"]
    assert points(match) == (1, 2, 0)
