"""Volfyirion counts no points; how it stands is told all the same."""

from __future__ import annotations

import ludotheque as ldt
from ludotheque.bots import bot
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.review import Review


def played(moves: int) -> ldt.Match:
    match = ldt.game("volfyirion").start(seed=5)
    rng = Quick(5)
    while not match.over and len(match.answers) < moves:
        seat = match.waiting_for[0]
        match.play(seat, bot("thumb").advise(match.look(seat), rng).move)
    return match


def told(match: ldt.Match) -> dict[str, list[int]]:
    return {line["say"].removeprefix("volfyirion-story-"): line["points"] for line in match.scores("en")["told"]}


def test_at_the_start_both_houses_are_alike():
    """R3, R4: three Cities and ten cards each."""
    start = told(ldt.game("volfyirion").start(seed=5))
    assert start["cities"] == [3, 3]
    assert start["deck"] == [10, 10]
    assert start["turns"] == [1, 0]
    assert start["dragon"] == [0, 0]
    assert start["defence"][0] == start["defence"][1] > 0


def test_cities_fall_decks_grow_stronger_and_turns_and_the_dragons_moves_are_counted():
    """R3, R19, R40: of a whole game; nothing of it is a count."""
    match = played(10_000)
    end = told(match)
    loser = 1 - match.winners[0]
    assert end["cities"][loser] == 0 and end["defence"][loser] == 0
    assert min(end["hand"]) > told(played(0))["hand"][0]
    assert sum(end["turns"]) == match.g.vars[1]
    assert sum(end["dragon"]) > 0
    assert match.totals() == []


def test_the_chart_draws_the_defence_moment_by_moment():
    """R32: the first line of the story."""
    match = played(60)
    review = Review(match)
    assert len(review.course) == review.last + 1
    assert review.course[-1] == told(match)["defence"]
