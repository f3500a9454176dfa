"""Law 9: an answer is taken back exactly when that is fair, and then it is as if it had never been given."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import (
    Way,
    deals,
    everyone,
    examples,
    fingerprint,
    is_well_said,
    outline,
    picks_of,
    reach,
    same,
    steps_of,
    told,
    ways,
)
from laws.tables import SHELF, every_table, longest
from ludotheque.kernel.effect import CHANCE
from ludotheque.kernel.position import write_option

#: Of so many decisions that a game may take, about this many are tried out with every seat.
LOOKS = 68


def last_answer(match: ldt.Match, seat: int) -> int:
    return max((at for at, step in enumerate(match.answers) if step.seat == seat), default=-1)


def is_sealed(match: ldt.Match, at: int) -> bool:
    """Whether an answer is to the question that is still open: nobody has read it yet."""
    return bool(match.g.asks) and match.answers[at].question == match.g.questions


def assert_no_undo(match: ldt.Match, seat: int, agreed: tuple[int, ...] = ()) -> None:
    before = outline(match)
    with pytest.raises(ldt.IllegalMove) as raised:
        match.undo(seat, agreed)
    assert is_well_said(raised.value, match.kit.game.key)
    assert outline(match) == before


@every_table
@given(deal=deals, way=ways)
@examples(2)
def test_an_answer_is_taken_back_alone_only_when_can_undo_says_so(table, deal, way):
    match = table.start(deal)
    past = {len(match.answers): match.copy()}
    while not match.over:
        way.step(match)
        past[len(match.answers)] = match.copy()
        for other in range(match.kit.seats):
            if way.rng.random() > LOOKS / longest(table):
                continue  # looking at every seat after every move takes long where many play many
            if not match.can_undo(other):
                assert_no_undo(match.copy(), other)
                continue
            at = last_answer(match, other)
            since = match.answers[at + 1 :]
            assert is_sealed(match, at) or not since, "somebody else has answered since"
            expected = past[at].copy()
            for step in since:
                expected.play(step.seat, write_option(match.kit, step.option))
            copy = match.copy()
            copy.undo(other)
            assert fingerprint(copy) == fingerprint(expected)
            copy.play(other, write_option(match.kit, match.answers[at].option))
            assert copy.digest() == match.digest()
            assert since or fingerprint(copy) == fingerprint(match)
            for viewer in everyone(match):
                assert told(copy, viewer, sentences=False) == told(match, viewer, sentences=False)
    for other in range(match.kit.seats):
        assert_no_undo(match, other, tuple(range(match.kit.seats)))


@every_table
@given(deal=deals, way=ways)
@examples(1)
def test_what_may_be_taken_back_alone_has_told_nobody_anything(table, deal, way):
    """In no world that any seat could imagine would the same answer have looked otherwise."""
    match = table.start(deal)
    while not match.over:
        before = match.copy()
        seat, move = way.step(match)
        if not match.can_undo(seat):
            continue
        if way.rng.random() > LOOKS / longest(table):
            continue
        if is_sealed(match, len(match.answers) - 1):
            assert_only_that_it_was_answered(before, match, seat)
            continue
        for viewer in everyone(match):
            for seed in range(2):
                world = before.guess(viewer, seed)
                if picks_of(before, seat) != picks_of(world, seat):
                    continue  # picks of an unfinished answer are hidden: the same move would mean another thing
                assert world.why_not(seat, move) is None
                world.play(seat, move)
                assert same(told(world, viewer, sentences=False), told(match, viewer, sentences=False))


def assert_only_that_it_was_answered(before: ldt.Match, match: ldt.Match, seat: int) -> None:
    """Of a sealed answer the others are told that it was given, and nothing else; from then on what they did
    before cannot be taken back."""
    for viewer in everyone(match):
        if viewer != seat:
            one, other = told(before, viewer), told(match, viewer)
            for it in (one, other):
                del it["waiting"], it["view"]["waiting"], it["view"]["undo"]
                it.pop("undo", None)  # onlookers have none
            assert same(one, other)


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(3)
def test_with_everybodys_consent_any_answer_is_taken_back_and_chance_deals_the_same_again(table, deal, way, data):
    match = table.start(deal)
    past = {len(match.answers): match.copy()}
    moves = []
    for _ in range(data.draw(st.integers(1, longest(table)))):
        moves.append(way.step(match))
        if match.over:
            moves.pop()
            break
        past[len(match.answers)] = match.copy()
    match = past[max(past)]
    for seat in range(match.kit.seats):
        at = last_answer(match, seat)
        others = tuple(other for other in range(match.kit.seats) if other != seat)
        if at < 0:
            assert_no_undo(match, seat, others)
            continue
        if not match.can_undo(seat):
            assert_no_undo(match.copy(), seat, (seat,) if others else ())
        if is_sealed(match, at) and at < len(match.answers) - 1:
            continue  # it needs no consent, and the answers after it stay
        copy = match.copy()
        copy.undo(seat, others or (seat,))  # alone, one agrees with oneself
        assert fingerprint(copy) == fingerprint(past[at])
        answered = sum(1 for step in past[at].answers if step.seat != CHANCE)
        for who, move in moves[answered:]:
            copy.play(who, move)
        assert fingerprint(copy) == fingerprint(match)


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(3)
def test_who_has_not_answered_has_nothing_to_take_back(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in range(match.kit.seats):
        if last_answer(match, seat) < 0:
            assert not match.can_undo(seat)
            assert_no_undo(match, seat)
    assert not match.can_undo(None)


@pytest.mark.game("yutaka")
def test_in_yutaka_a_counted_hand_can_be_played_and_taken_back():
    """R9, A4, A24: with an empty pile the opponent can count the hand; until a tile is turned nothing was told."""
    taken_back = 0
    for deal in range(30):
        match = SHELF["yutaka"].tables[0].start(deal)
        way = Way(deal, 1.0)
        while not match.over:
            before = match.copy()
            seat, move = way.step(match)
            pile = next(z for z in before.view(seat)["zones"] if z["zone"] == "pile" and z["seat"] == seat)
            turned = move[0].isdigit()
            may = not match.over and not turned and pile["count"] == 0
            assert match.can_undo(seat) == may, (deal, seat, move)
            taken_back += may
    assert taken_back > 100
