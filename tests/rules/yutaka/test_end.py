"""The end of the game (R17)."""

import pytest

import ludotheque as ldt
from support.yutaka import (
    GAME,
    column,
    eve,
    face_up,
    finish,
    opened,
    play_out,
    refusal,
    sizes,
    story,
    told,
    truth,
    zone,
)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_game_stops_the_instant_the_last_tile_is_turned(seat):
    """R17: by Equipment: no draw, no final turn for the other player, whatever is left in hands and piles."""
    match = eve("E4", turn=seat)
    other = 1 - seat
    before = sizes(match, seat), sizes(match, other)
    # Seven of eight reveal cards are played: 24 - 7 = 17 cards, six of them in hand. The other has played all eight.
    assert before == ((6, 11), (6, 10))
    match.play(seat, "E4-3")
    assert not match.over
    match.play(seat, match.moves(seat)[0])
    assert match.over
    assert len(face_up(match)) == 20
    assert match.waiting_for == []
    assert [match.ask(0), match.ask(1), match.moves(0), match.moves(1)] == [None, None, [], []]
    assert (sizes(match, seat), sizes(match, other)) == ((5, 11), (6, 10))


@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_last_tile_for_a_dynamite_nobody_plays_or_draws(seat):
    """A7, R17: the opponent turns the last tile and does not get a turn; the one who threw it does not even draw."""
    match = eve("X", turn=seat)
    other = 1 - seat
    match.play(seat, "X-3")
    assert match.waiting_for == [other]
    match.play(other, match.moves(other)[0])
    assert match.over
    assert column(match, other, 3) == "X"
    assert match.waiting_for == []
    assert (sizes(match, seat), sizes(match, other)) == ((5, 11), (6, 10))


def test_one_hidden_tile_is_enough_to_go_on():
    """R17, R8: with 19 tiles face up the game is not over, and cards that turn none are still played."""
    match = eve("E4", turn=0)
    assert len(face_up(match)) == 19
    assert match.outcome is None
    assert match.winners == []
    for _ in range(3):
        seat = match.waiting_for[0]
        match.play(seat, next(move for move in match.moves(seat) if move[0] in "IDAC"))
        assert not match.over
        assert match.waiting_for == [1 - seat]


def test_nothing_can_be_played_after_the_end():
    """R17: the game is over for both."""
    match = finish({}, {})
    for seat in range(2):
        assert refusal(match, seat, "I1-1") == (
            "table",
            "The game is over; nothing more can be played.",
            "La partie est finie ; plus rien ne se joue.",
        )


def test_the_end_cannot_be_taken_back():
    """R17, A24: what was shown at the end cannot be unseen."""
    match = finish({}, {})
    for seat in range(2):
        assert not match.can_undo(seat)
        with pytest.raises(ldt.IllegalMove) as refused:
            match.undo(seat, agreed=[0, 1])
        assert told(refused.value) == (
            "table",
            "There is nothing of yours to take back.",
            "Vous n’avez rien à reprendre.",
        )


def test_the_log_says_that_the_last_tile_ended_the_game():
    """R17: in both languages, with the rule."""
    match = finish({}, {})
    assert ("yutaka R17", "The last tile is face up: the game ends at once.") in story(match)
    assert ("yutaka R17", "La dernière tuile est visible : la partie s’arrête aussitôt.") in story(match, lang="fr")


def test_the_removed_tiles_stay_hidden_until_the_end():
    """A17: in Mysteria nobody knows anything of them while the game runs."""
    match = opened()
    while not match.over:
        for viewer in (0, 1, None):
            for tile in zone(match, "removed", viewer=viewer)["cards"]:
                assert tile == {"card": None, "back": "black", "open": False}
        seat = match.waiting_for[0]
        match.play(seat, match.moves(seat)[-1])


def test_the_removed_tiles_are_shown_at_the_end():
    """A17: to both players and to those who watch, and the log names them."""
    match = finish({}, {}, removed="idole-15 dague-6 amphore-4 cristaux-1 equipement-9")
    for viewer in (0, 1, None):
        shown = [tile["card"] for tile in zone(match, "removed", viewer=viewer)["cards"]]
        assert shown == ["idole-15", "dague-6", "amphore-4", "cristaux-1", "equipement-9"]
    assert story(match)[-5:] == [
        ("yutaka A17", "Removed before the game: Idol tile worth 15."),
        ("yutaka A17", "Removed before the game: Dagger tile worth 6."),
        ("yutaka A17", "Removed before the game: Amphora tile worth 4."),
        ("yutaka A17", "Removed before the game: Crystals tile worth 1."),
        ("yutaka A17", "Removed before the game: Equipment tile worth 9."),
    ]
    assert story(match, lang="fr")[-1] == ("yutaka A17", "Retirée avant la partie : tuile Équipement de valeur 9.")


def test_the_removed_tiles_win_nothing():
    """A17, R3: they are shown, not counted."""
    match = play_out(opened(), seed=3)
    removed = sum(int(tile.split("-")[1]) for tile in truth(match)["removed"])
    counted = sum(line["params"]["n"] for line in match.scores()["lines"])
    assert counted == 150 - removed


def test_a_finished_table_can_be_set_up_again():
    """R17: the end is a position like another, with the same count."""
    match = finish({(0, 1): "D4", (1, 1): "D3"}, {1: "dague-12"})
    again = GAME.from_position(match.position())
    assert again.over
    assert again.scores() == match.scores()
    assert again.outcome == match.outcome


def test_a_table_without_hidden_tiles_is_over():
    """R17: nobody can be on turn when every tile is face up."""
    data = {**finish({}, {}).position(), "over": False, "stack": [["turn", 1, 0, None, 0, 0]]}
    with pytest.raises(ldt.BadPosition) as refused:
        GAME.from_position(data)
    assert told(refused.value) == (
        "yutaka R17",
        "Every tile is face up: this game is over.",
        "Toutes les tuiles sont visibles : cette partie est finie.",
    )
