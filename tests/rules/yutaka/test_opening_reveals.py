"""Phase 1: four opening reveals (R7)."""

import pytest

from support.yutaka import MODES, face_up, refusal, seen, sizes, start, story, true_tiles

ALL_PLACES = [f"{island}{letter}" for island in range(1, 6) for letter in "abcd"]


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_turn_one_tile_each_and_then_once_more(first, options):
    """R7, R25: player 1, player 2, player 1, player 2, in every mode; then the turns begin with player 1 (A1)."""
    match = start(first=first, **options)
    other = 1 - first
    for turned, seat in enumerate([first, other, first, other]):
        assert match.waiting_for == [seat]
        assert match.view(seat)["prompt"] == "yutaka-ask-turn"
        assert len(face_up(match)) == turned
        match.play(seat, match.moves(seat)[turned])
    assert len(face_up(match)) == 4
    assert match.waiting_for == [first]
    assert match.view(first)["prompt"] == "yutaka-ask-play"


def test_any_of_the_twenty_tiles_may_be_turned():
    """R7: the choice is free, whatever the island."""
    match = start()
    assert match.moves(0) == ALL_PLACES
    match.play(0, "4b")
    assert match.moves(1) == [place for place in ALL_PLACES if place != "4b"]
    match.play(1, "4c")
    match.play(0, "4a")
    match.play(1, "4d")
    assert face_up(match) == ["4a", "4b", "4c", "4d"]


def test_a_turned_tile_is_seen_by_all_and_the_others_stay_hidden():
    """R7: four face up, sixteen hidden."""
    match = start()
    tiles = true_tiles(match)
    for seat, place in [(0, "1a"), (1, "2b"), (0, "3c"), (1, "5d")]:
        match.play(seat, place)
    for viewer in (0, 1, None):
        assert seen(match, viewer) == {
            place: tile if place in ("1a", "2b", "3c", "5d") else "black" for place, tile in tiles.items()
        }


def test_the_hands_are_drawn_already_and_stay_as_they_are():
    """R7: nothing is drawn or played while the first four tiles are turned."""
    match = start()
    for _ in range(4):
        assert [sizes(match, seat) for seat in range(2)] == [(6, 18), (6, 18)]
        seat = match.waiting_for[0]
        match.play(seat, match.moves(seat)[0])
    assert [sizes(match, seat) for seat in range(2)] == [(6, 18), (6, 18)]


def test_a_tile_that_is_face_up_cannot_be_turned_again():
    """R7: one that is hidden must be chosen."""
    match = start()
    match.play(0, "4b")
    assert refusal(match, 1, "4b") == (
        "yutaka R7",
        "Tile 4b is face up already; choose a hidden one.",
        "La tuile 4b est déjà visible ; choisissez-en une cachée.",
    )


def test_no_card_is_played_before_the_four_tiles_are_turned():
    """R7: phase 1 comes first."""
    match = start()
    assert refusal(match, 0, "D1-1") == (
        "yutaka R7",
        "First you must turn a hidden tile face up.",
        "Retournez d’abord une tuile cachée.",
    )


def test_players_wait_for_each_other():
    """R7: player 2 turns a tile only after player 1."""
    match = start()
    assert match.moves(1) == []
    assert refusal(match, 1, "1a") == (
        "table",
        "It is not Player 2’s turn to answer: the table waits for Player 1.",
        "Ce n’est pas à Joueur 2 de répondre : la table attend Joueur 1.",
    )


def test_an_opening_reveal_cannot_be_declined():
    """R7, A20: turning a tile is compulsory."""
    match = start()
    assert refusal(match, 0, "done") == (
        "table",
        "Not yet: one more choice is needed.",
        "Pas encore : il manque un choix.",
    )


def test_the_log_tells_who_turned_what():
    """R7: one line for each reveal, with the rule."""
    match = start(names=["Ana", ""])
    value = true_tiles(match)["4b"].split("-")
    names = {
        "idole": "Idol",
        "dague": "Dagger",
        "amphore": "Amphora",
        "cristaux": "Crystals",
        "equipement": "Equipment",
    }
    match.play(0, "4b")
    assert story(match)[-1] == (
        "yutaka R7",
        f"Ana turns tile 4b: {names[value[0]]} tile worth {value[1]}.",
    )
    match.play(1, "1a")
    assert story(match)[-1][1].startswith("Player 2 turns tile 1a: ")
