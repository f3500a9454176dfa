"""Every game on the shelf is held to the laws."""

from __future__ import annotations

import ludotheque as ldt
from laws.tables import SHELF


def test_every_game_on_the_shelf_has_tables_for_the_laws():
    missing = set(ldt.games()) - set(SHELF)
    assert not missing, f"add an entry to tests/laws/tables.py for: {', '.join(sorted(missing))}"
    assert set(SHELF) <= set(ldt.games()), "an entry for a game that is not on the shelf"


def test_every_table_is_of_its_game_and_has_a_name_of_its_own():
    for game, entry in SHELF.items():
        assert entry.tables
        assert {table.game for table in entry.tables} == {game}
        assert len({table.name for table in entry.tables}) == len(entry.tables)


def test_every_option_of_a_game_is_tried_with_every_value_it_lists():
    for game, entry in SHELF.items():
        for option in ldt.game(game).rules.options():
            tried = [table.options.get(option.key, option.values[0]) for table in entry.tables]
            for value in option.values:
                if isinstance(value, (str, int)):
                    assert value in tried, f"no table of {game} tries {option.key}={value!r}"


def test_the_notations_of_a_table_are_all_readable_and_all_different():
    for entry in SHELF.values():
        for table in entry.tables:
            match = table.start(1)
            moves = entry.notations(match)
            assert len(set(moves)) == len(moves)
            for move in moves:
                assert len(match.kit.game.read(match.kit, move)) == 1
