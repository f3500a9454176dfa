"""A view that is put together of kept parts is the one that is built from nothing, byte for byte.

What is kept is kept by what a seat knows, so that nothing passes from one seat or one world to another.
"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Way, deals, everyone, examples, play_out, reach, steps_of, ways
from laws.tables import every_table
from ludotheque.kernel.codec import to_bytes


def assert_kept_views_are_right(match: ldt.Match) -> None:
    for seat in everyone(match):
        assert match.view_as_json(seat) == to_bytes(match.view(seat)), f"seat {seat}"


@every_table
@given(deal=deals, way=ways)
@examples(2)
def test_at_every_decision_of_a_game_everybody_is_sent_the_view_built_from_nothing(table, deal, way):
    match = table.start(deal)
    assert_kept_views_are_right(match)
    for _ in play_out(match, way):
        assert_kept_views_are_right(match)


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=st.integers(0, 1000))
@examples(2)
def test_what_was_kept_of_the_true_table_does_not_show_in_another_world(table, deal, way, data, seed):
    """One match becomes each of the worlds that a seat holds possible, and keeps what it has sent before."""
    match = reach(table, deal, way, data.draw(steps_of(table)))
    assert_kept_views_are_right(match)
    truth = match.g
    for viewer in everyone(match):
        sent = match.view_as_json(viewer)
        match.g = match.guess(viewer, seed).g
        assert match.view_as_json(viewer) == sent
        assert_kept_views_are_right(match)
        match.g = truth
        assert_kept_views_are_right(match)


@every_table
def test_after_a_take_back_the_view_is_right_again(table):
    match = table.start(7)
    way = Way(7, 1.0)
    for _ in range(12):
        if match.over:
            break
        before = {seat: match.view_as_json(seat) for seat in everyone(match)}
        tried = match.copy()
        seat, move = way.step(tried)
        match.play(seat, move)
        assert_kept_views_are_right(match)
        if not match.over:
            match.undo(seat, list(range(match.kit.seats)))
            assert {seat: match.view_as_json(seat) for seat in everyone(match)} == before
            match.play(seat, move)


@every_table
def test_whoever_changes_a_view_changes_nobody_elses(table):
    match = table.start(3)
    sent = match.view_as_json(0)
    view = match.view(0)
    for zone in view["zones"]:
        zone["cards"].clear()
    view["figures"].clear()
    view["table"].clear()
    assert match.view_as_json(0) == sent == to_bytes(match.view(0))
