"""Several picks in one question: every set is offered once, enough can always be picked, a line counts whole or not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from kernel.toys import AskFor, Toy, the_end
from laws.play import fingerprint, is_well_said
from ludotheque.kernel.effect import Ask
from ludotheque.kernel.engine import answer_sealed, in_order
from ludotheque.kernel.kit import Kit, Var
from ludotheque.kernel.options import DONE, first_of, pack
from ludotheque.kernel.rows import Row
from ludotheque.kernel.state import State


def endings(options: list[int], low: int, high: int) -> list[tuple[int, ...]]:
    """Every way to answer, pick by pick, as the table would offer it."""
    out = []
    todo = [Ask(0, low, high)]
    while todo:
        ask = todo.pop()
        offered = list(in_order(Row(options), ask))
        if len(ask.picks) >= low:
            offered.append(DONE)
        assert offered, f"stuck after {ask.picks}"
        assert len(set(offered)) == len(offered)
        for option in offered:
            after = ask.copy()
            answer_sealed(after, option)
            if after.closed:
                out.append(tuple(after.picks))
            else:
                todo.append(after)
    return out


@given(st.lists(st.integers(1, 5), min_size=1, max_size=7).map(sorted), st.data())
def test_every_set_is_offered_once_and_the_lower_bound_can_be_reached(options, data):
    high = data.draw(st.integers(1, len(options)))
    low = data.draw(st.integers(0, high))
    possible = {picked for n in range(low, high + 1) for picked in combinations(options, n)}
    reached = Counter(endings(options, low, high))
    assert set(reached) == possible
    assert set(reached.values()) == {1}


def counter(low: int, high: int) -> Toy:
    """One seat picks different numbers from 1 to 4; they are added up, and the other seat is asked."""

    def fill(kit: Kit) -> None:
        kit.vars = [Var("sum")]

        def add(g, f, asks):
            g.count(0, g.vars[0] + sum(first_of(pick) for ask in asks for pick in ask.picks))
            f.seat = 1 - f.seat

        offer = AskFor(
            lambda g, f: [f.seat],
            low,
            high,
            lambda g, f, ask: in_order(Row([pack(1, n) for n in range(1, 5)]), ask),
            add,
        )
        kit.add_script("main", [offer, offer, offer, the_end()])

    def lay(g: State) -> None:
        g.push(g.kit.scripts["main"], 0)

    return Toy(fill, lay)


def test_picks_one_by_one_and_a_whole_line_are_the_same():
    one, line = counter(2, 3).start(), counter(2, 3).start()
    for pick in ("a1", "a3", "done"):
        one.play(0, pick)
    line.play(0, "a1 a3 done")
    assert fingerprint(line) == fingerprint(one)
    assert line.record()["answers"] == [[0, "a1"], [0, "a3"], [0, "done"]]


def test_the_question_shows_the_picks_so_far():
    match = counter(2, 3).start()
    assert match.moves(0) == ["a1", "a2", "a3"]
    match.play(0, "a2")
    ask = match.ask(0)
    assert ([pick["move"] for pick in ask["picks"]], ask["min"], ask["max"]) == (["a2"], 2, 3)
    assert match.moves(0) == ["a3", "a4"]
    match.play(0, "a3")
    assert match.moves(0) == ["a4", "done"]
    match.play(0, "a4")
    assert match.waiting_for == [1]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("a1 a1", "table-not-an-option"),
        ("a3 a2", "table-not-an-option"),
        ("a1 a9", "table-not-an-option"),
        ("a1 done", "table-not-done"),
        ("done", "table-not-done"),
        ("a1 a2 a3 a4", "table-too-many-picks"),
        ("a1 a2 done a3", "table-too-many-picks"),
        ("a1 a2 done done", "table-too-many-picks"),
        ("a1 nonsense", "table-unreadable"),
        ("", "table-unreadable"),
    ],
)
@pytest.mark.parametrize("before", [[], ["a1 a2 done"]], ids=["first question", "second question"])
def test_a_line_that_cannot_be_played_to_its_end_changes_nothing(line, key, before):
    match = counter(2, 3).start()
    for played in before:
        match.play(0, played)
    seat = match.waiting_for[0]
    was = fingerprint(match)
    why = match.why_not(seat, line)
    with pytest.raises(ldt.IllegalMove) as raised:
        match.play(seat, line)
    assert raised.value.said.key == key == why.said.key
    assert is_well_said(raised.value)
    assert fingerprint(match) == was
    match.play(seat, "a1 a2 a3")


def test_a_refused_line_leaves_a_guess_as_it_was():
    """Going back to before the line must not go back to the true past."""
    from kernel.toys import card_table

    match = card_table().start(3)
    world = match.guess(1, 4)
    was = world.digest()
    assert was != match.digest()
    line = f"{world.moves(0)[0]} {world.moves(0)[0]}"
    with pytest.raises(ldt.IllegalMove):
        world.play(0, line)
    assert world.digest() == was


def test_a_line_of_a_seat_that_is_not_asked_is_refused():
    match = counter(1, 2).start()
    with pytest.raises(ldt.IllegalMove) as raised:
        match.play(1, "a1 a2")
    assert raised.value.said.key == "table-not-your-turn"


def test_none_at_all_is_an_answer_where_the_lower_bound_is_nothing():
    match = counter(0, 4).start()
    assert match.moves(0)[-1] == "done"
    match.play(0, "done")
    match.play(1, "a1 a2 a3 a4")
    assert list(match.g.vars) == [10]
