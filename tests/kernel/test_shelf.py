"""The shelf: games by their keys, read when they are first wanted."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ludotheque as ldt
import ludotheque.games.yutaka.rules as yutaka_rules
from laws.tables import OWN_TILES
from ludotheque.kernel.shelf import MOST_KITS, ShelfGame


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


# ------------------------------------------------------------------------------------ opened boxes
def test_tables_with_the_same_seats_and_options_share_a_box():
    box = ldt.game("yro")
    one, other = box.start(seats=3, seed=1), box.start(seats=3, seed=2, options={"draft": False})
    assert one.kit is other.kit
    assert box.from_position(one.position()).kit is one.kit
    assert ldt.replay(one.record(with_secret=True)).kit is one.kit


def test_other_seats_or_options_are_another_box():
    box = ldt.game("yro")
    kits = [box.kit(2), box.kit(3), box.kit(3, {"draft": True}), box.kit(3, {"quests": "all"})]
    assert len({id(kit) for kit in kits}) == 4
    assert [kit.options["draft"] for kit in kits] == [False, False, True, False]


def test_only_the_boxes_used_last_are_kept_open():
    box = ShelfGame(ldt.game("yutaka").rules)
    tables = [{"tiles": OWN_TILES | {"id": f"box {n}"}} for n in range(MOST_KITS + 1)]
    kits = [box.kit(options=options) for options in tables[:-1]]
    assert box.kit(options=tables[0]) is kits[0]
    box.kit(options=tables[-1])
    assert box.kit(options=tables[0]) is kits[0]
    assert box.kit(options=tables[1]) is not kits[1]
