"""The shelf: games by their keys, read when they are first wanted."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ludotheque as ldt
import ludotheque.games.yutaka.rules as yutaka_rules


def test_the_package_of_the_games_lists_the_shelf_when_it_is_called():
    assert ldt.games() == ["yutaka", "yro", "volfyirion", "saint-seiya"]
    assert ldt.games.yutaka.rules is yutaka_rules  # type: ignore[attr-defined]


def test_an_unknown_game_is_refused_with_those_there_are():
    with pytest.raises(ldt.UnknownGame) as refused:
        ldt.game("chess")
    assert "yutaka, yro, volfyirion, saint-seiya" in refused.value.text("en")


def test_who_wants_one_game_does_not_wait_for_the_others():
    program = "import sys, ludotheque; ludotheque.game('yutaka'); print('ludotheque.games.yro' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
