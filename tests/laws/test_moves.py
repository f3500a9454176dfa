"""Laws 2, 3 and 4: there is always a legal move, nothing else is taken, and every move can be written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import (
    deals,
    examples,
    fingerprint,
    is_well_said,
    outline,
    play_out,
    reach,
    refusal,
    refusals,
    steps_of,
    ways,
)
from laws.tables import SHELF, every_table
from ludotheque.kernel.engine import legal
from ludotheque.kernel.options import DONE
from ludotheque.kernel.position import write_option


@every_table
@given(deal=deals, way=ways)
@examples(5)
def test_who_is_waited_for_has_a_move_and_nobody_else_is_asked(table, deal, way):
    match = table.start(deal)
    while not match.over:
        waiting = match.waiting_for
        assert waiting
        assert waiting == sorted(set(waiting))
        for seat in range(match.kit.seats):
            ask = match.ask(seat)
            if seat in waiting:
                assert match.moves(seat)
                assert ask is not None
                assert [option["move"] for option in ask["options"]] == match.moves(seat)
                assert ask["seat"] == seat
                assert ask["min"] <= ask["max"]
                assert len(ask["picks"]) < ask["max"]
            else:
                assert match.moves(seat) == []
                assert ask is None
        way.step(match)
    for seat in range(match.kit.seats):
        assert match.moves(seat) == []
        assert match.ask(seat) is None
        assert not match.can_undo(seat)


@every_table
@given(deal=deals, way=ways)
@examples(5)
def test_every_move_is_written_once_and_read_back_as_itself(table, deal, way):
    match = table.start(deal)
    game, kit = match.kit.game, match.kit
    while not match.over:
        for seat in match.waiting_for:
            options = legal(match.g, seat)
            moves = match.moves(seat)
            assert len(set(options)) == len(options)
            assert len(set(moves)) == len(moves)
            for option, move in zip(options, moves, strict=True):
                assert write_option(kit, option) == move
                assert game.read(kit, move) == [option]
                assert (option == DONE) == (move == "done")
        way.step(match)


def assert_refused(match: ldt.Match, seat: int, move: str, question: int | None = None) -> None:
    """Playing this raises a well-said IllegalMove, `why_not` says the same, and nothing has changed."""
    before = outline(match)
    why = None
    if question is None:
        why = match.why_not(seat, move)
        assert why is not None
        assert outline(match) == before
    with pytest.raises(ldt.IllegalMove) as raised:
        match.play(seat, move, question)
    assert is_well_said(raised.value, match.kit.game.key)
    assert question is not None or refusal(raised.value) == refusal(why)
    assert outline(match) == before


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(4)
def test_a_move_that_is_not_offered_is_refused_with_a_rule_and_nothing_changes(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    notations = SHELF[table.game].notations(match)
    before = fingerprint(match)
    for seat in range(match.kit.seats):
        moves = match.moves(seat)
        said = refusals(match, seat, notations)
        assert {move for move, why in said.items() if why is None} == set(moves)
        some = data.draw(
            st.sets(st.sampled_from([move for move in notations if move not in moves]), min_size=1, max_size=4)
        )
        for move in sorted(some):
            assert_refused(match, seat, move)
    assert fingerprint(match) == before


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(4)
def test_what_a_question_shows_as_refused_is_refused_for_the_reason_shown(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in match.waiting_for:
        ask = match.ask(seat)
        moves = match.moves(seat)
        shown = [refused["move"] for refused in ask["refused"]]
        assert len(set(shown)) == len(shown)
        assert not set(shown) & set(moves)
        for refused in ask["refused"]:
            why = match.why_not(seat, refused["move"])
            assert why is not None
            assert (why.rule, why.said.key, why.said.params) == (refused["rule"], refused["say"], refused["params"])


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(4)
def test_a_legal_move_is_why_not_nothing_and_is_taken(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in match.waiting_for:
        before = fingerprint(match)
        for move in match.moves(seat):
            assert match.why_not(seat, move) is None
            copy = match.copy()
            copy.play(seat, move)
            assert len(copy.answers) > len(match.answers)
        assert fingerprint(match) == before


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(4)
def test_an_answer_to_another_question_is_refused(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    before = fingerprint(match)
    for seat in match.waiting_for:
        ask = match.ask(seat)
        assert ask is not None
        move = way.choose(match.moves(seat))
        for other in (ask["question"] - 1, ask["question"] + 1, -1, 0):
            if other != ask["question"]:
                assert_refused(match, seat, move, other)
        copy = match.copy()
        copy.play(seat, move, ask["question"])
        assert copy.over or copy.view()["question"] >= ask["question"]
    assert fingerprint(match) == before


@every_table
@given(deal=deals, way=ways)
@examples(2)
def test_a_finished_game_takes_nothing_more(table, deal, way):
    match = table.start(deal)
    last = list(play_out(match, way))[-1]
    before = fingerprint(match)
    for seat in range(match.kit.seats):
        assert_refused(match, seat, last[1])
        with pytest.raises(ldt.IllegalMove):
            match.concede(seat)
        with pytest.raises(ldt.IllegalMove):
            match.undo(seat, agreed=range(match.kit.seats))
    assert fingerprint(match) == before


#: Text that looks like notation, text that looks like a message's key, and any text at all.
scrawls = st.one_of(
    st.text(alphabet="IDACEX12345abcdp- >done", max_size=8),
    st.text(alphabet="@:{}$-yutaka1n\\\"'", max_size=12).map(lambda text: "@" + text),
    st.text(st.characters(exclude_categories=[]), max_size=20),
    st.sampled_from(
        ["", " ", "@table-name", "@yutaka-tile-idole", "@yutaka-tile-idole:x", "@nothing", "concede", "chance"]
    ),
    st.integers(1, 3000).map(lambda n: "D3-2" * n),
)


@every_table
@given(deal=deals, way=ways, data=st.data(), scrawl=scrawls)
@examples(12)
def test_a_scrawl_is_either_a_legal_move_or_refused(table, deal, way, data, scrawl):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    before = fingerprint(match)
    for seat in range(match.kit.seats):
        why = match.why_not(seat, scrawl)
        if why is None:
            copy = match.copy()
            copy.play(seat, scrawl)
            assert copy.answers[-1].seat == seat or match.answers != copy.answers
        else:
            assert_refused(match, seat, scrawl)
    assert fingerprint(match) == before
