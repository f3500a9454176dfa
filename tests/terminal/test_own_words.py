"""Moves in a player's own words: a sentence or a part of it, a card's name, in either language."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from ludotheque.terminal.understanding import ending, meant, sensible, sentence
from support.cities import duel
from support.shelf import each_game


def moves(match: ldt.Match, line: str, seat: int = 0) -> list[str]:
    """The moves somebody can mean."""
    return [option["move"] for option in meant(match, match.ask(seat)["options"], line)]


@pytest.fixture
def islands() -> ldt.Match:
    match = ldt.game("yutaka").start(seed=4, names=["Ana", "Bo"])
    for seat, move in [(0, "1a"), (1, "2a"), (0, "3a"), (1, "4a")]:
        match.play(seat, move)
    return match


@pytest.mark.game("yutaka")
@pytest.mark.parametrize("line", ["dague 3 île 2", "Dagger 3 island 2", "poser dague 3 ile 2", "DAGUE 3 2"])
def test_a_part_of_the_sentence_is_enough_in_either_language(islands, line):
    assert moves(islands, line) == ["D3-2"]


@pytest.mark.game("yutaka")
def test_the_order_of_words_matters(islands):
    assert moves(islands, "dague 1 ile 3") == ["D1-3"]
    assert moves(islands, "dague 3 ile 1") == ["D3-1"]


@pytest.mark.game("yutaka")
def test_a_name_that_stands_for_several_moves_means_all_of_them(islands):
    assert moves(islands, "dague 3") == [f"D3-{island}" for island in range(1, 6)]
    assert moves(islands, "la") == moves(islands, "nobody") == moves(islands, "") == []


@pytest.mark.game("volfyirion")
@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("Captain", "play captain"),
        ("jouer captain", "play captain"),
        ("acquire 3", "buy 3"),
        ("acquérir 3", "buy 3"),
        ("end turn", "end"),
        ("finir le tour", "end"),
    ],
)
def test_a_cards_bare_name_and_a_place_are_understood(line, move):
    assert moves(duel("captain", (9, 0, 0)), line) == [move]


@pytest.mark.game("volfyirion")
@pytest.mark.parametrize("line", ["keep", "keep this hand", "garder", "Garder cette main"])
def test_a_question_is_ended_by_what_its_button_says(line):
    match = ldt.game("volfyirion").start(seed=4)
    assert moves(match, line, match.waiting_for[0]) == ["done"]


@each_game
def test_every_move_is_understood_by_its_own_sentence(game):
    """What the table offers in words can be typed; of equal sentences, all moves are meant."""
    match = ldt.game(game).start(seed=3)
    for _ in range(12):
        seat = match.waiting_for[0]
        options = match.ask(seat)["options"]
        for option in options:
            for lang in ("fr", "en"):
                assert option in meant(match, options, sentence(match.names, lang, option))
        end = ending(options)
        assert end is None or end["verb"] in ("done", "end")
        match.play(seat, sensible(options)["move"])


# ------------------------------------------------------------------------------------ at the prompt
@pytest.mark.game("volfyirion")
def test_what_is_meant_is_played_and_what_is_refused_says_why(run):
    said = run("play", "volfyirion", "--seed", "4", typed="keep\nprospector\nacquire 3\npass\n")
    assert "Player 1 plays Prospector: 1 Command." in said.out
    assert "costs 4 Command; you have 1." in said.out
    assert "Turn 3: Player 1." in said.out


@pytest.mark.game("saint-seiya")
def test_of_several_moves_it_asks_which(run):
    said = run("play", "saint-seiya", "--seed", "4", "--lang", "fr", typed="Ikki du Phoenix\n")
    assert "peut vouloir dire plusieurs coups. Lequel\xa0?" in said.out
    assert "ikki>3\xa0: Ikki du Phoenix face à l’emplacement 3 (Deathmask du Cancer)" in said.out


@pytest.mark.game("yutaka")
def test_a_card_that_cannot_be_played_now_is_known_all_the_same(run):
    said = run("play", "yutaka", "--seed", "4", typed="Dagger 3\n")
    assert "“Dagger 3” does not answer this question." in said.out


@pytest.mark.game("volfyirion")
def test_an_example_is_something_sensible_and_says_what_it_does(run):
    said = run("play", "volfyirion", "--seed", "4", typed="done\n")
    assert "For example play prospector: play Prospector (1C)." in said.out
    assert "\n3 × Prospector (prospector), Command card" in said.out


@pytest.mark.game("saint-seiya")
def test_plain_lines_say_who_bears_a_flame(run):
    said = run("play", "saint-seiya", "--seed", "4", "--plain", typed="table\n")
    assert "Slot 3: Deathmask of Cancer, Gold Saint, Rare, with a Flame." in said.out
    assert "Slot 4: Geist, Ghost Saint, Common. Cost" in said.out
