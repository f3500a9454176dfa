"""Law 13: a line of moves is the moves one after the other, whole or not at all, and is taken back as one."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Way, deals, examples, fingerprint, is_well_said, reach, refusal, steps_of, ways
from laws.tables import every_table
from ludotheque.kernel.position import write_option

#: How many decisions in a row are looked at.
LOOKS = 24


def tried(match: ldt.Match, seat: int, way: Way) -> Iterator[list[str]]:
    """Lines somebody may try: those that are offered, one as often as it is said to go, and some at random."""
    ask = match.ask(seat)
    assert ask is not None
    for bundle in ask["bundles"]:
        yield bundle["move"].split(", ")
    for option in ask["options"]:
        if "times" in option:
            yield [option["move"]] * option["times"]
    yield [way.choose(match.moves(seat)) for _ in range(2)]
    first = way.choose(match.moves(seat))
    later = match.guess(seat, 1)
    later.play(seat, first)
    if seat in later.waiting_for:
        yield [first, *[way.choose(later.moves(seat)) for _ in range(2)]]


def assert_one_by_one(match: ldt.Match, seat: int, line: list[str]) -> bool:
    """Played as one, a line leads where its moves lead, and is taken back as one; says whether it could be played."""
    whole = match.copy()
    was = fingerprint(whole)
    why = whole.answer(seat, ", ".join(line))
    if why is not None:
        assert is_well_said(why, match.kit.game.key)
        assert fingerprint(whole) == was
        return False
    picks = [write_option(whole.kit, given.option) for given in whole.answers[len(match.answers) :]]
    assert sorted(picks) == sorted(line), "cards chosen together may be named in any order, but none is left out"
    whole.run_chance()
    one = match.copy()
    for n, move in enumerate(picks):
        assert seat in one.waiting_for, "somebody else was asked in between"
        chance = one.chance_count()
        one.play(seat, move)
        assert one.chance_count() == chance or n == len(line) - 1, "something was drawn in between"
    assert fingerprint(one) == fingerprint(whole)
    if not whole.over:
        assert whole.last_picks(seat) == len(line)
        others = [other for other in range(match.kit.seats) if other != seat]
        whole.undo(seat, () if whole.can_undo(seat) else others or [seat])
        assert fingerprint(whole) == was
    return True


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(2)
def test_a_line_is_its_moves_one_after_the_other_and_is_taken_back_as_one(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for _ in range(LOOKS):
        if match.over:
            return
        seat = match.waiting_for[0]
        for line in tried(match, seat, way):
            assert_one_by_one(match, seat, line)
        way.step(match)


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(2)
def test_every_line_that_is_offered_can_be_played(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for _ in range(LOOKS):
        if match.over:
            return
        for seat in match.waiting_for:
            ask = match.ask(seat)
            lines = [bundle["move"] for bundle in ask["bundles"]]
            lines += [", ".join([it["move"]] * it["times"]) for it in ask["options"] if "times" in it]
            assert {line: refusal(match.why_not(seat, line)) for line in lines} == dict.fromkeys(lines)
        way.step(match)


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(2)
def test_whether_a_line_is_refused_and_whether_it_is_final_tell_nothing(table, deal, way, data):
    """Both can be asked without playing: so they are the same in every world that the seat holds possible."""
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for _ in range(4):
        if match.over:
            return
        seat = match.waiting_for[0]
        for line in tried(match, seat, way):
            move = ", ".join(line)
            for seed in range(2):
                world = match.guess(seat, seed)
                assert refusal(world.why_not(seat, move)) == refusal(match.why_not(seat, move))
                assert world.is_final(seat, move) == match.is_final(seat, move)
        way.step(match)


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(1)
def test_what_is_not_final_keeps_the_seat_at_its_question_or_can_be_taken_back(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for _ in range(LOOKS):
        if match.over:
            return
        seat = match.waiting_for[0]
        move = way.choose(match.moves(seat))
        after = match.copy()
        after.play(seat, move)
        if not match.is_final(seat, move):
            assert after.can_undo(seat) or seat in after.waiting_for
            assert after.chance_count() == match.chance_count()
        else:
            assert after.over or not after.can_undo(seat)
        way.step(match)
