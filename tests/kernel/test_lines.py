"""A line of picks through several questions: whole or not at all, and only as far as it can be decided on at once."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from kernel.toys import AskFor, Do, Shuffle, Toy, the_end, types
from laws.play import fingerprint, is_well_said
from ludotheque.kernel.bundles import so_far
from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.kit import Kit, Var
from ludotheque.kernel.options import first_of, pack
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import EVERYONE, HIDDEN, Zone

PILE, TABLE = 0, 1


def errand() -> Toy:
    """Seat 0 is asked four times for a number that grows. After 3 a hidden card is turned up, after 5 a pile is
    shuffled, after 7 the other seat is asked."""

    def fill(kit: Kit) -> None:
        types(kit, {"x": 2, "y": 2})
        kit.add_zone(Zone("pile", NOBODY, 0, HIDDEN, EVERYONE))
        kit.add_zone(Zone("table", NOBODY, 0, EVERYONE, EVERYONE))
        kit.vars = [Var("last"), Var("sum")]

        def take(g, f, asks):
            n = first_of(asks[0].picks[0])
            g.count(0, n)
            g.count(1, g.vars[1] * 10 + n)
            if n == 3:
                g.move(g.top(PILE), TABLE)
            elif n == 5:
                g.push(g.kit.scripts["shuffle"], 0)
            elif n == 7:
                g.push(g.kit.scripts["other"], 1)

        def greater(g, f, ask):
            return [pack(1, n) for n in range(g.vars[0] + 1, 10)]

        offer = AskFor(lambda g, f: [f.seat], 1, 1, greater, take)
        kit.add_script("main", [offer, offer, offer, offer, the_end()])
        kit.add_script("shuffle", [Shuffle(PILE)])
        kit.add_script("other", [AskFor(lambda g, f: [1], 1, 1, greater, lambda g, f, asks: None)])

    def lay(g: State) -> None:
        for face in (0, 1, 0, 1):
            g.add(face, PILE)
        g.push(g.kit.scripts["main"], 0)

    return Toy(fill, lay)


def test_a_line_runs_through_several_questions_and_is_the_same_as_answers_one_by_one():
    one, line = errand().start(), errand().start()
    for move in ("a1", "a2", "a4"):
        one.play(0, move)
    line.play(0, "a1 a2 a4")
    assert fingerprint(line) == fingerprint(one)
    assert line.record()["answers"] == [[0, "a1"], [0, "a2"], [0, "a4"]]


@pytest.mark.parametrize("line", ["a1 a3", "a1 a5", "a1 a7"], ids=["shows", "draws", "asks another"])
def test_its_last_pick_may_do_anything(line):
    one, whole = errand().start(), errand().start()
    for move in line.split():
        one.play(0, move)
    whole.play(0, line)
    assert fingerprint(whole) == fingerprint(one)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("a1 a3 a4", "table-line-ends"),
        ("a1 a5 a6", "table-line-ends"),
        ("a1 a7 a8", "table-too-many-picks"),
        ("a1 a4 a2", "table-not-an-option"),
        ("a1 a2 done", "table-not-done"),
        ("a1 a2 a4 a6 a8", "table-too-many-picks"),
    ],
)
def test_a_line_that_cannot_be_played_to_its_end_changes_nothing(line, key):
    match = errand().start()
    was = fingerprint(match)
    why = match.why_not(0, line)
    with pytest.raises(ldt.IllegalMove) as raised:
        match.play(0, line)
    assert raised.value.said.key == key == why.said.key
    assert is_well_said(raised.value)
    assert fingerprint(match) == was


def test_a_take_back_takes_back_the_whole_line_and_no_more():
    match = errand().start()
    match.play(0, "a1")
    was = fingerprint(match)
    match.play(0, "a2 a4")
    assert match.last_picks(0) == 2
    match.undo(0)
    assert fingerprint(match) == was
    match.undo(0)
    assert match.record()["answers"] == []


def test_a_line_whose_last_pick_shows_something_is_taken_back_with_consent_only():
    match = errand().start()
    was = fingerprint(match)
    match.play(0, "a1 a2 a3")
    assert not match.can_undo(0)
    with pytest.raises(ldt.IllegalMove):
        match.undo(0)
    match.undo(0, agreed=[1])
    assert fingerprint(match) == was


def test_what_could_not_be_taken_back_is_known_before_and_without_looking():
    match = errand().start()
    final = {move: match.is_final(0, move) for move in ("a1", "a3", "a5", "a7", "a1 a2", "a1 a3", "a1 a1")}
    assert final == {"a1": False, "a3": True, "a5": True, "a7": False, "a1 a2": False, "a1 a3": True, "a1 a1": False}
    assert match.record()["answers"] == []


def test_how_far_a_line_goes_is_tried_on_a_copy():
    match = errand().start()
    was = match.digest()
    far = [so_far(match.g, 0, [pack(1, n) for n in line]) for line in ([1, 2, 4, 6], [1, 3, 4], [5, 6], [2, 1], [7, 8])]
    assert far == [4, 2, 1, 1, 1]
    assert match.digest() == was


def test_after_the_end_nothing_more_is_picked():
    match = errand().start()
    assert so_far(match.g, 0, [pack(1, n) for n in (1, 2, 4, 6, 8)]) == 4


def test_a_step_without_a_question_is_no_end_of_a_line():
    """Rules may do as much as they like between two questions."""

    def fill(kit: Kit) -> None:
        kit.vars = [Var("sum")]
        add = Do(lambda g, f: g.count(0, g.vars[0] + 1))
        ask = AskFor(lambda g, f: [0], 1, 1, lambda g, f, ask: [pack(1, 1)], lambda g, f, asks: None)
        kit.add_script("main", [ask, add, ask, add, ask, the_end()])

    match = Toy(fill, lambda g: g.push(g.kit.scripts["main"], 0)).start()
    match.play(0, "a1 a1")
    assert list(match.g.vars) == [2]
