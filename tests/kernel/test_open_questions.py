"""Questions put openly to team-mates: the first answer is resolved at once and the question put again."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from kernel.toys import AskFor, Toy, the_end
from laws.play import fingerprint
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.effect import OPEN
from ludotheque.kernel.kit import Kit, Var
from ludotheque.kernel.options import first_of, pack
from ludotheque.kernel.record import replay
from ludotheque.kernel.shelf import ShelfGame
from ludotheque.kernel.state import State


def kitchen() -> Toy:
    """Two mates spend a common purse of 5 coins, in any order, until each has said done; a third looks on."""

    def fill(kit: Kit) -> None:
        kit.mates = [0b011, 0b011, 0b100]
        kit.vars = [Var("purse"), Var("spent", 0), Var("spent", 1)]

        def who(g, f):
            return [seat for seat in (0, 1) if not f.n >> seat & 1]

        def spend(g, f, asks):
            (ask,) = asks
            if not ask.picks:
                f.n |= 1 << ask.seat
            for pick in ask.picks:
                g.count(0, g.vars[0] - first_of(pick))
                g.count(1 + ask.seat, g.vars[1 + ask.seat] + first_of(pick))
            f.step -= 1

        def what(g, f, ask):
            return [pack(1, n) for n in range(1, 4) if n <= g.vars[0]]

        kit.add_script("main", [AskFor(who, 0, 1, what, spend, OPEN), the_end()])

    def lay(g: State) -> None:
        g.vars[0] = 5
        g.push(g.kit.scripts["main"], 0)

    return Toy(fill, lay, 3)


def test_both_mates_are_asked_and_nobody_else():
    match = kitchen().start()
    assert match.waiting_for == [0, 1]
    assert match.ask(0)["kind"] == "open"
    assert match.moves(1) == ["a1", "a2", "a3", "done"]
    assert match.moves(2) == []


def test_the_first_answer_is_resolved_at_once_and_the_question_put_again():
    match = kitchen().start()
    match.play(1, "a3")
    assert list(match.g.vars) == [2, 0, 3]
    assert match.waiting_for == [0, 1]
    assert match.moves(0) == ["a1", "a2", "done"]
    match.play(1, "a1")
    match.play(0, "a1")
    assert list(match.g.vars) == [0, 1, 4]
    assert match.moves(0) == ["done"]


def test_an_answer_to_the_question_before_is_refused():
    match = kitchen().start()
    asked = match.ask(0)["question"]
    assert match.ask(1)["question"] == asked
    match.play(1, "a3", asked)
    before = fingerprint(match)
    with pytest.raises(ldt.IllegalMove) as raised:
        match.play(0, "a2", asked)
    assert raised.value.said.key == "table-old-question"
    assert fingerprint(match) == before
    match.play(0, "a2", match.ask(0)["question"])
    assert list(match.g.vars) == [0, 2, 3]


def test_it_ends_when_each_has_said_done():
    match = kitchen().start()
    match.play(0, "done")
    assert match.waiting_for == [1]
    assert not match.over
    match.play(1, "a1")
    assert match.waiting_for == [1]
    match.play(1, "done")
    assert match.over


def test_an_answer_is_taken_back_until_the_mate_has_answered():
    match = kitchen().start()
    before = fingerprint(match)
    match.play(0, "a2")
    assert match.can_undo(0)
    match.undo(0)
    assert fingerprint(match) == before
    match.play(0, "a2")
    match.play(1, "a1")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_a_record_and_a_position_in_the_middle_play_on_the_same():
    toy = kitchen()
    match = toy.start()
    match.play(1, "a1")
    match.play(0, "done")
    again = replay(to_json(match.record(with_secret=True)), lambda key: ShelfGame(toy))
    other = toy.again(match)
    for it in (match, again, other):
        assert it.waiting_for == [1]
        it.play(1, "a3")
    assert again.digest() == match.digest() == other.digest()


def test_a_team_concedes_together():
    match = kitchen().start()
    match.concede(1)
    assert match.outcome["seats"] == ["lost", "lost", "won"]
    assert match.winners == [2]


def test_with_three_sides_nobody_can_concede():
    toy = kitchen()

    def three_sides(kit: Kit, fill=toy.fill) -> None:
        fill(kit)
        kit.mates = [1, 2, 4]

    toy.fill = three_sides
    match = toy.start()
    before = fingerprint(match)
    with pytest.raises(ldt.IllegalMove) as raised:
        match.concede(0)
    assert raised.value.said.key == "table-cannot-concede"
    assert fingerprint(match) == before


def test_a_spectator_cannot_concede():
    match = kitchen().start()
    before = fingerprint(match)
    with pytest.raises(ldt.LudothequeError):
        match.concede(None)
    assert fingerprint(match) == before
