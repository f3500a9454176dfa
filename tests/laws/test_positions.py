"""Law 5: a position is the whole table; set up again it shows the same and plays the same, to the end."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Way, deals, everyone, examples, reach, steps_of, ways
from laws.tables import every_table
from ludotheque.kernel.codec import from_json, to_json


def set_again(match: ldt.Match, seed: int = 1) -> ldt.Match:
    """The same table, set up from the bytes of its position."""
    return ldt.game(match.kit.game.key).from_position(from_json(to_json(match.position())), seed, match.names)


def without_history(match: ldt.Match, seat: int | None) -> dict:
    """A view; what can be taken back is the history's, not the position's."""
    return {key: value for key, value in match.view(seat).items() if key != "undo"}


def counted(match: ldt.Match) -> dict:
    """The count; the story told beside it is the history's, not the position's."""
    return {key: value for key, value in match.scores("en").items() if key != "told"}


def assert_alike(one: ldt.Match, other: ldt.Match) -> None:
    assert other.digest() == one.digest()
    assert to_json(other.position()) == to_json(one.position())
    for seat in everyone(one):
        assert without_history(other, seat) == without_history(one, seat)
    assert other.outcome == one.outcome
    assert counted(other) == counted(one)


def play_both(one: ldt.Match, other: ldt.Match, way: Way) -> None:
    """The same move on both tables, and the same answers of chance."""
    had = len(one.answers)
    seat, move = way.step(one)
    assert other.answer(seat, move) is None
    for step in one.answers[had:]:
        if step.drawn is not None:
            other.take(step.drawn)


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(6)
def test_a_position_set_up_again_is_the_same_table_to_the_end(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    other = set_again(match)
    assert_alike(match, other)
    while not match.over:
        play_both(match, other, way)
        assert other.digest() == match.digest()
    assert_alike(match, other)


@every_table
@given(deal=deals, way=ways)
@examples(1)
def test_every_position_of_a_game_can_be_set_up_again(table, deal, way):
    match = table.start(deal, names=["Ana", "Bo"][: table.seats])
    while True:
        assert_alike(match, set_again(match))
        if match.over:
            return
        way.step(match)


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(3)
def test_a_conceded_game_can_be_set_up_again(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    if not match.over and len(set(match.kit.mates)) == 2:
        match.concede(data.draw(st.integers(0, match.kit.seats - 1)))
    assert_alike(match, set_again(match))


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(3)
def test_a_match_from_a_position_is_recorded_and_replayed_like_any_other(table, deal, way, data):
    match = set_again(reach(table, deal, way, data.draw(steps_of(table))))
    for _ in range(3):
        if not match.over:
            way.step(match)
    again = ldt.replay(to_json(match.record(with_secret=True)))
    assert_alike(match, again)
    assert to_json(again.record(with_secret=True)) == to_json(match.record(with_secret=True))
