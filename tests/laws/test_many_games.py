"""Many whole games on every table: no card lost, every game ended in time. The long campaign plays ten thousand."""

from __future__ import annotations

import time

import pytest
from laws.play import Way, play_out
from laws.tables import SHELF, TABLES, every_table
from laws.test_cards_are_neither_lost_nor_made import assert_conserved, assert_settled

import ludotheque as ldt
from ludotheque.kernel.codec import to_json

LEANS = (1.0, 0.2, 5.0)


@every_table
def test_whole_games_with_fixed_seeds(table):
    for seed in range(6):
        match = table.start(seed)
        decisions = sum(1 for _ in play_out(match, Way(seed, LEANS[seed % 3])))
        assert decisions <= SHELF[table.game].decisions
        assert_conserved(match.g)
        assert_settled(match)


@pytest.mark.long
def test_ten_thousand_games(capsys):
    """Conservation after every decision, termination, a settled end; every tenth game replayed and verified."""
    began = time.perf_counter()
    games = 10_000
    decisions, longest, drawn, verified = 0, 0, 0, 0
    wins = [0, 0]
    for n in range(games):
        table = TABLES[n % len(TABLES)]
        match = table.start(n)
        took = 0
        for _ in play_out(match, Way(n, LEANS[n // len(TABLES) % 3])):
            took += 1
            assert_conserved(match.g)
        assert took <= SHELF[table.game].decisions
        assert_settled(match)
        decisions += took
        longest = max(longest, took)
        drawn += not match.winners
        for seat in match.winners:
            wins[seat] += 1
        if n % 10 == 0:
            assert ldt.verify(to_json(match.record())).digest() == match.digest()
            verified += 1
    with capsys.disabled():
        print(
            f"\n{games} games on {len(TABLES)} tables in {time.perf_counter() - began:.0f} s: {decisions} decisions, "
            f"the longest game {longest}; seat 0 won {wins[0]}, seat 1 won {wins[1]}, drawn {drawn}; {verified} verified"
        )
