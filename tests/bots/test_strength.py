"""The rule of thumb is worth playing against: it beats chance in every mode, on every layout, with every list."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from laws.tables import BRIEF, TABLES, YUTAKA, Table, every_game
from ludotheque.bots import bots
from ludotheque.bots.thumb import has_thumb
from ludotheque.lab import arena

assert "thumb" in bots()


#: How many of a hundred games a rule of thumb must win against chance. Where luck decides much, 65 of a hundred can
#: hardly be luck alone; our own four do better.
BAR = 65
OUR_BAR = dict.fromkeys(["yutaka", "yro", "volfyirion", "saint-seiya"], 90)


@every_game
def test_a_rule_of_thumb_wins_most_games_against_chance(table):
    if not has_thumb(table.game):
        return  # a game need not have one
    seats = max(2, ldt.game(table.game).rules.min_seats)
    bar = OUR_BAR.get(table.game, BAR - 50 + 100 // seats)  # against two chance players a third is an even share
    games = 20 if BRIEF and bar > BAR else 100
    result = arena.run(table.game, ["thumb"] + ["random"] * (seats - 1), games, 2024, table.options)
    wins = result["results"][0]["wins"]
    assert wins >= bar / 100 * games, f"{table.game}'s rule of thumb won {wins} of {games} against chance: too few"


@pytest.mark.parametrize("table", YUTAKA.tables[1:], ids=str)
def test_it_wins_on_every_table(table):
    result = arena.run(table.game, ["random", "thumb"], 6, 11, table.options, workers=1)
    assert result["results"][1]["wins"] >= 5


def is_for_two(table: Table) -> bool:
    """Whether two can sit down to it against each other."""
    try:
        return len(set(ldt.game(table.game).kit(2, table.options).mates)) == 2
    except ldt.BadTable:
        return False


@pytest.mark.long
@pytest.mark.parametrize("table", [table for table in TABLES if is_for_two(table)], ids=str)
def test_it_wins_180_of_200_games_on_every_table(table):
    result = arena.run(table.game, ["thumb", "random"], 200, 7, table.options)
    assert result["results"][0]["wins"] >= 180
