"""Every game on the shelf is held to the laws."""

from __future__ import annotations

import ludotheque as ldt
from laws.tables import SAID, SHELF, tables_of
from support.shelf import each_game


def test_every_game_on_the_shelf_is_tried_and_no_other():
    assert set(SHELF) == set(ldt.games())
    assert set(SAID) <= set(ldt.games()), "tests/laws/tables.py has an entry for a game that is not on the shelf"


@each_game
def test_a_game_needs_no_entry(game):
    """What would be tried of it if nothing were said: it can be started, with every number of seats that it takes."""
    tables = tables_of(game)
    rules = ldt.game(game).rules
    seats = {table.start(1).kit.seats for table in tables}
    assert seats <= set(range(rules.min_seats, rules.max_seats + 1))
    assert rules.min_seats in seats
    assert len({table.name for table in tables}) == len(tables)


@each_game
def test_every_table_is_of_its_game_and_has_a_name_of_its_own(game):
    tables = SHELF[game].tables
    assert tables
    assert {table.game for table in tables} == {game}
    assert len({table.name for table in tables}) == len(tables)


@each_game
def test_every_option_of_a_game_is_tried_with_every_value_it_lists(game):
    for option in ldt.game(game).rules.options():
        tried = [table.options.get(option.key, option.values[0]) for table in SHELF[game].tables]
        for value in option.values:
            if isinstance(value, (str, int)):
                assert value in tried, (
                    f"no table of {game} tries {option.key}={value!r}: "
                    f"add Table({game!r}, ..., {{{option.key!r}: {value!r}}}) to the entry in tests/laws/tables.py"
                )


@each_game
def test_the_notations_of_a_table_are_all_readable_and_all_different(game):
    for table in SHELF[game].tables:
        match = table.start(1)
        moves = SHELF[game].notations(match)
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert len(match.kit.game.read(match.kit, move)) == 1, f"{table}: {move!r} is not one pick"
