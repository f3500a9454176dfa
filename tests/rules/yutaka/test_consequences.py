"""What follows from the rules by counting, on whole games in all modes and layouts."""

from collections import Counter

import pytest

from support.yutaka import (
    DECK,
    KINDS,
    LAYOUTS,
    MODES,
    REVEALS,
    TILES,
    columns_of,
    face_up,
    hand,
    opened,
    play_out,
    played_reveals,
    random_moves,
    seen,
    sizes,
    start,
    table,
    truth,
    zone,
)

TABLES = [{**mode, "layout": layout} for mode in MODES for layout in LAYOUTS]


def played(match, seat):
    """The cards a player has put down, as everybody can see them: Dynamites lie on the other side."""
    out = []
    for (side, _), cards in columns_of(match).items():
        out += [card for card in cards.split() if (side == seat) == (card != "X")]
    return out


def turned_by(match):
    """How many tiles each player has turned."""
    by = Counter(event["seat"] for event in match.events() if event["event"] == "turned" and event["seat"] is not None)
    return [by[0], by[1]]


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_as_many_tiles_are_hidden_as_cards_are_left_that_turn_one(options, seed):
    """D1, A6, R17: 16 and 16; a reveal is always possible, and the game ends with the sixteenth card, never earlier."""
    match = start(seed, **options)
    for seat, move in random_moves(match, seed):
        hidden = 20 - len(face_up(match))
        assert hidden > 0
        if match.view(seat)["prompt"] == "yutaka-ask-play":
            assert hidden == 16 - played_reveals(match)
        else:
            assert move in match.moves(seat)
    assert played_reveals(match) == 16
    assert len(face_up(match)) == 20


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_every_player_turns_ten_tiles(options, seed):
    """D2, R7, R11, R12: two at the opening, four for his Equipment, four for the opponent's Dynamites."""
    assert turned_by(play_out(start(seed, **options), seed + 10)) == [10, 10]


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_there_is_always_a_place_for_every_card_in_hand(options, seed):
    """D3, A5, R14: 25 places on a side for at most 24 cards."""
    match = start(seed, **options)
    for seat, _ in random_moves(match, seed + 20):
        if match.view(seat)["prompt"] == "yutaka-ask-play":
            assert {move.split("-")[0] for move in match.moves(seat)} == set(hand(match, seat))
            for side in range(2):
                lying = [len(cards.split()) for key, cards in columns_of(match).items() if key[0] == side]
                assert max(lying) <= 5
                assert sum(lying) <= 24


def test_even_the_fullest_side_has_a_place_left():
    """D3, A5, A8: with 24 cards on each side both last cards still fit, and only where the last place is."""
    mine = {1: "I1 I2 I3 I4 X", 2: "D1 D2 D3 D4 X", 3: "A1 A2 A3 A4 X", 4: "C1 C2 C3 C4 X", 5: "E1 E2 E3"}
    theirs = {1: "I1 I2 I3 I4 X", 2: "D1 D2 D3 D4 X", 3: "A1 A2 A3 A4 X", 4: "C1 C2 C3 C4", 5: "E1 E2 E3 E4"}
    columns = {(0, n): cards for n, cards in mine.items()} | {(1, n): cards for n, cards in theirs.items()}
    match = table(columns, hands=("E4 X", ""), piles=("", ""), turn=0)
    assert match.moves(0) == ["E4-5", "X-4", "X-5"]


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_takes_from_16_to_48_turns_and_nobody_runs_out_of_cards(options, seed):
    """D4, A4, R8: 24 cards each, and on every turn its player has a card to play."""
    match = start(seed, **options)
    turns = 0
    for seat, _ in random_moves(match, seed + 30):
        if match.view(seat)["prompt"] == "yutaka-ask-play":
            turns += 1
            assert hand(match, seat)
    assert 16 <= turns <= 48
    assert turns == sum(len(cards.split()) for cards in columns_of(match).values())


def test_the_shortest_game_takes_16_turns():
    """D4, D1: both have all their Equipment and Dynamites at hand and play nothing else."""
    match = table(hands=("E1 E2 E3 E4 X X", "E1 E2 E3 E4 X X"), piles=("X X ...", "X X ..."))
    turns = 0
    while not match.over:
        seat = match.waiting_for[0]
        if match.view(seat)["prompt"] == "yutaka-ask-play":
            turns += 1
            match.play(seat, next(move for move in match.moves(seat) if move[0] in "EX"))
        else:
            match.play(seat, match.moves(seat)[0])
    assert turns == 16
    # Both have played eight of 24 cards; player 2 did not draw for the last one.
    assert [sizes(match, seat) for seat in range(2)] == [(6, 10), (5, 11)]


@pytest.mark.parametrize("seed", range(4))
def test_the_longest_game_takes_48_turns_and_player_two_plays_last(seed):
    """D4, R17: when both keep their Equipment and Dynamites to the end, every card of both decks is played."""
    match = opened(seed)
    turns = 0
    while not match.over:
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        if match.view(seat)["prompt"] == "yutaka-ask-play":
            turns += 1
            last = seat
        match.play(seat, next((move for move in moves if move[0] in "IDAC"), moves[0]))
    assert turns == 48
    assert last == 1
    assert [sizes(match, seat) for seat in range(2)] == [(0, 0), (0, 0)]


@pytest.mark.parametrize("seed", range(4))
def test_a_pile_is_used_up_after_eighteen_turns(seed):
    """D5, A4: 24 cards, six of them in the first hand; from then on the hand shrinks."""
    match = opened(seed)
    for seat, _ in random_moves(match, seed):
        if match.view(seat)["prompt"] == "yutaka-ask-play":
            turns = len(played(match, seat))
            assert sizes(match, seat) == (min(6, 24 - turns), max(0, 18 - turns))


@pytest.mark.parametrize("seed", range(4))
def test_once_a_pile_is_empty_the_hand_can_be_counted(seed):
    """D6, A18: the deck minus what lies on the table is the hand, and no guess of the opponent doubts it."""
    match = opened(seed)
    counted = 0
    for seat, _ in random_moves(match, seed):
        if match.view(seat)["prompt"] == "yutaka-ask-play" and sizes(match, seat)[1] == 0:
            counted += 1
            left = Counter(DECK) - Counter(played(match, seat))
            assert sorted(left.elements()) == hand(match, seat)
            for viewer in (1 - seat, None):
                assert hand(match.guess(viewer, counted), seat) == hand(match, seat)
    assert counted


def test_before_that_the_hand_is_in_doubt():
    """D6, A18: with cards in the pile the opponent cannot know which are in the hand."""
    match = opened()
    assert len({tuple(hand(match.guess(1, seed), 0)) for seed in range(20)}) > 10
    assert all(hand(match.guess(0, seed), 0) == hand(match, 0) for seed in range(20))


@pytest.mark.parametrize("known", [KINDS, ["idole", "dague"], ["equipement"]], ids="-".join)
def test_the_types_of_the_removed_tiles_follow_by_subtraction(known):
    """D9, A28, R26: for every known colour, the list minus what lies in the archipelago is what was removed."""
    for seed in range(10):
        match = opened(seed, known=known)
        shown = Counter(str(tile).split("-")[0] for tile in seen(match, 0).values())
        removed = Counter(tile.split("-")[0] for tile in truth(match)["removed"])
        for kind in known:
            assert len(TILES[kind]) - shown[kind] == removed[kind]


def test_the_values_of_the_removed_tiles_do_not_follow():
    """D9, A17: even in Tactika several values remain possible."""
    match = opened(mode="tactika")
    guesses = {tuple(truth(match.guess(0, seed))["removed"]) for seed in range(20)}
    assert len(guesses) > 5
    kinds = {tuple(tile.split("-")[0] for tile in guess) for guess in guesses}
    assert kinds == {tuple(tile["back"] for tile in zone(match, "removed")["cards"])}


def test_reveal_cards_are_sixteen_in_both_decks_together():
    """D1, R6: four Equipment and four Dynamites each."""
    match = start()
    zones = truth(match)
    for seat in range(2):
        deck = zones[f"hand@{seat}"] + zones[f"pile@{seat}"]
        assert sorted(card for card in deck if card in REVEALS) == REVEALS
