"""A game looked through afterwards shows at every moment exactly what it showed then."""

from __future__ import annotations

from typing import Any

from kernel.toys import card_table
from laws.play import Way
from laws.tables import every_game, every_table
from ludotheque.kernel.match import Match
from ludotheque.kernel.review import ALL, Review


def told(match: Match, since: int = 0) -> tuple[Any, Any, Any]:
    """All that anybody is shown, what has happened since, and the count."""
    eyes = [None, *range(match.kit.seats)]
    return [match.view(seat) for seat in eyes], [match.events(seat, since) for seat in eyes], match.scores("en")


def played(match: Match, seed: int) -> list[tuple[Any, Any, Any]]:
    """Play to the end; what was told at the deal and after every decision."""
    way = Way(seed, 1.0)
    out = [told(match)]
    while not match.over:
        since = match.event_count
        way.step(match)
        out.append(told(match, since))
    return out


@every_table
def test_every_moment_is_shown_as_it_was(table):
    match = table.start(4)
    shown = played(match, 4)
    review = Review(match)
    assert review.last == len(shown) - 1
    eyes = [None, *range(match.kit.seats)]
    for moment, (views, events, scores) in enumerate(shown):
        assert [review.view(moment, seat) for seat in eyes] == views
        assert [review.events(moment, seat) for seat in eyes] == events
        assert review.match(moment).scores("en") == scores
        told = [line["points"] for line in scores["told"]]  # of a game that counts nothing the first line is drawn
        assert review.course[moment] == (scores["totals"] or next(iter(told), []))
    for n, seat in enumerate(eyes):
        assert review.lines(seat) == [[event for event in events[n] if "say" in event] for _, events, _ in shown]
    ats = [turn.at for turn in review.turns]
    assert ats == sorted(ats) and all(0 <= at < review.last for at in ats), "turns come one after the other"
    assert ats, "every game has turns"
    for i, seat in enumerate(eyes):
        assert review.match(review.last).events(seat) == [event for _, events, _ in shown for event in events[i]]


@every_game
def test_open_eyes_see_every_face_and_who_could_see_it(table):
    match = table.start(6)
    way = Way(6, 1.0)
    while not match.over:
        way.step(match)
    review = Review(match)
    for moment in range(review.last + 1):
        view, plain = review.view(moment, ALL), review.view(moment, None)
        g = review.match(moment).g
        for z, (zone, seen) in enumerate(zip(view["zones"], plain["zones"], strict=True)):
            there = [match.kit.types[g.face[card]].key for card in g.cards(z)]
            assert [card["card"] for card in zone["cards"]] == there
            assert sum(card["open"] for card in zone["cards"]) == sum(card["open"] for card in seen["cards"])
        waiting = view["waiting"]
        assert view["ask"] == (review.match(moment).ask(waiting[0]) if waiting else None)
        for event, watched in zip(review.events(moment, ALL), review.events(moment, None), strict=True):
            assert event["number"] == watched["number"]
            if event["seat"] is not None:
                assert event in review.events(moment, event["seat"])


def test_looking_through_a_game_changes_nothing_in_it():
    toy = card_table({"a": 3, "b": 3, "c": 3, "d": 1})
    match = toy.start(21)
    way = Way(21, 1.0)
    while not match.over:
        way.step(match)
    before = match.record(), told(match)
    review = Review(match)
    for moment in reversed(range(review.last + 1)):
        review.match(moment)
    assert (match.record(), told(match)) == before
    assert review.match(review.last).digest() == match.digest()
    decided = [answer for answer in match.record()["answers"] if answer[0] != "chance"]
    moves = [[step.seat, review.move(n)] for n, step in enumerate(review.decisions, 1)]
    assert moves == decided
