"""Random games by the thousand are the games that one would play by hand with the same dice."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from laws.play import Way, reach
from laws.tables import every_game, every_table
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.match import Match
from ludotheque.kernel.position import digest
from ludotheque.lab.playout import dealt, options, play_out, playout, step


def by_hand(match: Match, rng: Quick) -> int:
    """Play a match to its end on the public interface; its dealer is the same generator."""
    decisions = 0
    while not match.over:
        seat = next(ask.seat for ask in match.g.asks if not ask.closed)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        decisions += 1
    return decisions


def totals(match: Match) -> list[int] | None:
    return match.totals() or None


@every_table
def test_games_from_the_deal_are_those_played_by_hand(table):
    kit = table.start(0).kit
    rng = Quick(5)
    for game in playout(kit, 3, seed=5, points=True):
        match = ldt.game(table.game).start(table.seats, options=table.options, dealer=rng)
        assert game.decisions == by_hand(match, rng)
        assert game.results == match.outcome["seats"]
        assert game.winners == match.winners
        assert game.points == totals(match)


@every_table
def test_games_in_steps_are_those_played_in_one_call(table):
    kit = table.start(0).kit
    rng, again = Quick(5), Quick(5)
    for _ in range(3):
        g = dealt(kit, rng)
        decisions, listed = 0, options(g)
        while listed:
            assert list(listed) == list(options(g))
            assert not g.lots_from
            listed = step(g, listed[rng.below(len(listed))], rng)
            decisions += 1
        other = dealt(kit, again)
        assert decisions == play_out(other, again)
        assert g.over
        assert digest(g) == digest(other)


@every_game
def test_games_from_a_table_go_on_from_there_and_leave_it_as_it_was(table):
    match = reach(table, 6, Way(6, 1.0), 15)
    before = digest(match.g)
    games = playout(match.g, 3, seed=8, points=True)
    assert digest(match.g) == before
    rng = Quick(8)
    for game in games:
        again = match.copy()
        again.dealer = rng
        assert game.decisions == by_hand(again, rng)
        assert game.results == again.outcome["seats"]
        assert game.points == totals(again)


@every_game
def test_the_same_seed_gives_the_same_games_and_another_gives_others(table):
    kit = table.start(0).kit
    assert playout(kit, 5, seed=1) == playout(kit, 5, seed=1)
    assert playout(kit, 5, seed=1) != playout(kit, 5, seed=2)


def test_points_are_counted_only_if_asked_for():
    kit = ldt.game("yutaka").kit()
    assert playout(kit, 1)[0].points is None
    assert len(playout(kit, 1, points=True)[0].points) == 2


def test_a_game_that_is_over_stays_over_even_if_it_was_conceded():
    match = ldt.game("yutaka").start(seed=1)
    match.concede(0)
    (game,) = playout(match.g, 1)
    assert (game.decisions, game.results) == (0, ["lost", "won"])
    assert game.winners == match.winners == [1]


@pytest.mark.long
@every_table
def test_many_games_are_those_played_by_hand(table):
    kit = table.start(0).kit
    rng = Quick(9)
    for game in playout(kit, 200, seed=9):
        match = ldt.game(table.game).start(table.seats, options=table.options, dealer=rng)
        assert (game.decisions, game.results) == (by_hand(match, rng), match.outcome["seats"])
