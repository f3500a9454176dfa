"""docs/strength.md says of the ladder what was played, and nothing else."""

from __future__ import annotations

import pytest
from tools import strength


def test_the_page_and_its_picture_say_what_was_played(capsys):
    assert strength.main(["--check"]) == 0, f"{capsys.readouterr().out}run: python tools/strength.py"


def test_tables_begin_with_the_weakest():
    bots = ["thumb", "novice/10", "club/10", "expert/10", "expert", "master/10", "master"]
    assert sorted(bots, key=strength.rank) == bots


def test_a_page_without_a_place_for_a_table_is_no_page():
    with pytest.raises(SystemExit, match="no place for"):
        strength.written("# How strong the bots are\n")
