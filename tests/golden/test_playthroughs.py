"""Every game is played as it was the day its playthrough was read and accepted."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from golden.playthroughs import HERE, PLAYTHROUGHS, Playthrough, compare, text_of
from support.shelf import each_game


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=str)
def test_a_playthrough_is_what_it_was(play: Playthrough):
    compare(play.game, play.file, text_of(play))


@each_game
def test_every_game_on_the_shelf_has_a_playthrough_of_every_mode(game):
    mine = [play for play in PLAYTHROUGHS if play.game == game]
    assert mine, f"add a playthrough of {game} to tests/golden/playthroughs.py"
    modes = [option for option in ldt.game(game).rules.options() if option.key == "mode"]
    for mode in modes:
        missing = {str(value) for value in mode.values} - {play.options.get("mode", mode.values[0]) for play in mine}
        assert not missing, f"no playthrough of {game} in the modes {sorted(missing)}"


@each_game
def test_no_playthrough_is_left_over(game):
    kept = [play.file for play in PLAYTHROUGHS if play.game == game]
    assert len(set(kept)) == len(kept)
    assert set((HERE / game).glob("*")) <= set(kept)


def test_a_playthrough_is_read_in_both_languages():
    assert {play.lang for play in PLAYTHROUGHS} == {"fr", "en"}
