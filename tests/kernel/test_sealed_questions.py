"""Questions put to several seats at once: hidden and changeable until the last is in, then applied in seat order."""

from __future__ import annotations

from itertools import permutations

import pytest

import ludotheque as ldt
from kernel.toys import AskFor, Toy, the_end
from laws.play import everyone, fingerprint, told
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.engine import in_order
from ludotheque.kernel.kit import Kit, Var
from ludotheque.kernel.options import first_of, pack
from ludotheque.kernel.record import replay
from ludotheque.kernel.rows import Row
from ludotheque.kernel.shelf import ShelfGame
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Note

TOLD = Note("table-player", "table")


def ballot(low: int = 1, high: int = 1, rounds: int = 2) -> Toy:
    """Three seats each name numbers from 1 to 4 in secret; then all are read out, in the order they are applied."""

    def fill(kit: Kit) -> None:
        kit.vars = [Var("vote", seat) for seat in range(3)] + [Var("order")]

        def read_out(g, f, asks):
            for ask in asks:
                vote = 0
                for pick in ask.picks:
                    vote = vote * 10 + first_of(pick)
                g.count(ask.seat, vote, TOLD)
                g.count(3, g.vars[3] * 10 + ask.seat + 1)

        ask = AskFor(
            lambda g, f: [0, 1, 2],
            low,
            high,
            lambda g, f, ask: in_order(Row([pack(1, n) for n in range(1, 5)]), ask),
            read_out,
        )
        kit.add_script("main", [ask] * rounds + [the_end()])

    def lay(g: State) -> None:
        g.push(g.kit.scripts["main"], 0)

    return Toy(fill, lay, 3)


def test_all_are_asked_at_once():
    match = ballot().start()
    assert match.waiting_for == [0, 1, 2]
    for seat in range(3):
        ask = match.ask(seat)
        assert ask["kind"] == "sealed"
        assert match.moves(seat) == ["a1", "a2", "a3", "a4"]


@pytest.mark.parametrize("arrival", list(permutations(range(3))), ids=str)
def test_answers_are_applied_in_seat_order_whatever_the_order_of_arrival(arrival):
    match = ballot().start()
    for seat in arrival:
        match.play(seat, f"a{seat + 2}")
    assert list(match.g.vars) == [2, 3, 4, 123]
    assert match.waiting_for == [0, 1, 2]
    straight = ballot().start()
    for seat in range(3):
        straight.play(seat, f"a{seat + 2}")
    assert match.digest() == straight.digest()
    assert [match.events(seat) for seat in everyone(match)] == [straight.events(seat) for seat in everyone(match)]


def test_a_sealed_answer_is_hidden_from_all_others():
    views = []
    for pick in ("a1", "a4"):
        match = ballot().start()
        match.play(1, pick)
        assert match.waiting_for == [0, 2]
        assert match.ask(1) is None
        assert match.moves(1) == []
        views.append([to_json(told(match, viewer)) for viewer in (0, 2, None)])
    assert views[0] == views[1]


def test_a_half_given_answer_is_hidden_too():
    views = []
    for picks in ([], ["a1"], ["a2", "a3"]):
        match = ballot(2, 3).start()
        for pick in picks:
            match.play(1, pick)
        assert match.waiting_for == [0, 1, 2]
        views.append([to_json(told(match, viewer)) for viewer in (0, 2, None)])
        assert [pick["move"] for pick in match.ask(1)["picks"]] == picks
    assert views[0] == views[1] == views[2]


def test_who_has_sealed_an_answer_is_not_asked_again():
    match = ballot().start()
    match.play(2, "a3")
    before = fingerprint(match)
    with pytest.raises(ldt.IllegalMove) as raised:
        match.play(2, "a1")
    assert raised.value.rule == "table"
    assert fingerprint(match) == before


def test_a_sealed_answer_can_be_changed_whatever_the_others_have_sealed():
    match = ballot().start()
    match.play(0, "a1")
    match.play(2, "a3")
    assert match.can_undo(0)
    assert match.can_undo(2)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.waiting_for == [0, 1]
    match.play(0, "a4")
    match.play(1, "a2")
    assert list(match.g.vars) == [4, 2, 3, 123]


def test_what_was_answered_in_one_line_is_taken_back_as_one():
    """Also while it is sealed; what was picked one by one is taken back one by one."""
    match = ballot(2, 3).start()
    match.play(0, "a1")
    match.play(0, "a2 done")
    match.play(1, "a3 a4 done")
    match.undo(0)
    assert [pick["move"] for pick in match.ask(0)["picks"]] == ["a1"]
    assert match.waiting_for == [0, 2]
    match.undo(1)
    assert match.ask(1)["picks"] == []
    match.undo(0)
    assert match.ask(0)["picks"] == []


def test_a_journal_of_before_took_back_one_pick_of_a_line():
    """So it must be read again as it was meant: `picks` says how many."""
    match = ballot(2, 3).start()
    match.play(0, "a1 a2 done")
    match.undo(0, picks=1)
    assert [pick["move"] for pick in match.ask(0)["picks"]] == ["a1", "a2"]


def test_nothing_can_be_taken_back_once_the_answers_were_read_out():
    """The last to answer has seen what the others had sealed: to choose again now would be to choose knowing it."""
    match = ballot().start()
    for seat in range(3):
        match.play(seat, "a1")
    for seat in range(3):
        assert not match.can_undo(seat), seat
        with pytest.raises(ldt.IllegalMove):
            match.undo(seat)
    match.undo(2, agreed=[0, 1])
    assert match.waiting_for == [2]


def test_a_record_keeps_the_order_of_arrival_and_replays():
    toy = ballot()
    match = toy.start()
    for seat, pick in ((2, "a1"), (0, "a3"), (1, "a1"), (1, "a4"), (0, "a2")):
        match.play(seat, pick)
    again = replay(to_json(match.record(with_secret=True)), lambda key: ShelfGame(toy))
    assert fingerprint(again) == fingerprint(match)
    assert again.waiting_for == [2]


def test_a_position_keeps_what_is_sealed():
    toy = ballot(1, 2)
    match = toy.start()
    match.play(1, "a2")
    match.play(2, "a1 done")
    other = toy.again(match)
    assert other.digest() == match.digest()
    for it in (match, other):
        it.play(1, "a3")
        it.play(0, "a4 done")
    assert other.digest() == match.digest()
    assert list(match.g.vars) == [4, 23, 1, 123]


def test_a_guess_keeps_ones_own_sealed_answer_and_guesses_those_of_others():
    match = ballot().start()
    match.play(0, "a1")
    match.play(1, "a4")
    guessed = set()
    for seed in range(60):
        world = match.guess(0, seed)
        assert told(world, 0) == told(match, 0)
        mine, theirs, open_ask = world.g.asks
        assert [first_of(pick) for pick in mine.picks] == [1]
        assert mine.closed and theirs.closed and not open_ask.closed
        guessed.add(first_of(theirs.picks[0]))
    assert guessed == {1, 2, 3, 4}
    for viewer in (2, None):
        assert {first_of(match.guess(viewer, seed).g.asks[0].picks[0]) for seed in range(60)} == {1, 2, 3, 4}


def test_a_guess_of_sealed_answers_does_not_depend_on_them():
    one, other = ballot().start(), ballot().start()
    one.play(1, "a1")
    other.play(1, "a4")
    for viewer in (0, 2, None):
        for seed in range(20):
            assert one.guess(viewer, seed).digest() == other.guess(viewer, seed).digest()


def test_a_guess_does_not_tell_how_far_another_seat_has_got():
    one, other = ballot(2, 3).start(), ballot(2, 3).start()
    one.play(1, "a1")
    for viewer in (0, 2, None):
        assert one.guess(viewer, 3).digest() == other.guess(viewer, 3).digest()
    assert one.guess(1, 3).digest() != other.guess(1, 3).digest()


def test_a_guess_of_sealed_answers_can_be_played_on():
    match = ballot(1, 3).start()
    match.play(0, "a1 a3 done")
    for seed in range(20):
        world = match.guess(2, seed)
        world.play(1, "a2 done")
        world.play(2, "a4")
        if 2 in world.waiting_for and world.ask(2)["picks"]:
            world.play(2, "done")
        assert world.g.vars[1] == 2
        assert world.g.vars[2] == 4
