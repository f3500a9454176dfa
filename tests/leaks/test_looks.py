"""A bot is not trusted to look away: neither the truth nor a way to it is in what it is given."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import ludotheque as ldt
from laws.play import Way, reach
from laws.tables import SHELF, every_game
from ludotheque.kernel.chance import Dealer, Quick
from ludotheque.kernel.events import Event, Trace
from ludotheque.kernel.match import Answer, Match
from ludotheque.kernel.state import State


def reachable(thing: object) -> list[object]:
    """Everything that can be reached from an object without going through a class, a module or a function."""
    found: dict[int, object] = {}
    todo = [thing]
    while todo:
        it = todo.pop()
        if id(it) in found or isinstance(it, (type, type(gc), type(reachable))) or callable(it):
            continue
        found[id(it)] = it
        todo.extend(attributes(it))
        todo.extend(gc.get_referents(it))
    return list(found.values())


def attributes(it: Any) -> list[object]:
    """The attributes of a compiled object, which the garbage collector may not list."""
    names = getattr(type(it), "__mypyc_attrs__", ())
    return [getattr(it, name) for name in names if not name.startswith("__") and hasattr(it, name)]


def lying(g: State) -> list[list[int]]:
    """The faces that lie in each zone."""
    return [[g.face[card] for card in g.cards(zone)] for zone in range(len(g.size))]


@every_game
def test_a_look_holds_no_secret_and_no_past(table):
    """With the secret of the shuffles, or the answers of chance, a bot could work out every card."""
    match = reach(table, 11, Way(11, 1.0), 10)
    seat = match.waiting_for[0]
    truth = match.digest()
    secret = match.dealer.secret
    look = match.look(seat)
    for read in (lambda: None, lambda: look.guess(Quick(1)), lambda: look.view):
        read()
        found = reachable(look)
        assert not any(it is match or it is match.g for it in found)
        assert not any(isinstance(it, Dealer) and getattr(it, "secret", None) == secret for it in found)
        assert not any(isinstance(it, bytes) and it == secret for it in found)
        assert not any(isinstance(it, (Answer, Event)) for it in found)
        assert all(not it.events for it in found if isinstance(it, Trace))
        assert any(isinstance(it, State) for it in found), "nothing was looked at"
        for it in found:
            if isinstance(it, State):
                assert lying(it) != lying(match.g)
            if isinstance(it, Match):
                assert it.digest() != truth
                assert it.start is None


@every_game
def test_a_look_of_moves_only_holds_nothing_of_the_table(table):
    match = reach(table, 11, Way(11, 1.0), 10)
    seat = match.waiting_for[0]
    look = match.look(seat, moves_only=True)
    assert (look.game, look.seat, look.moves) == (table.game, seat, match.moves(seat))
    assert not any(isinstance(it, (Match, State, Dealer, Trace, Event, Answer, bytes)) for it in reachable(look))
    for read in (lambda: look.view, lambda: look.ask, lambda: look.guess(Quick(1))):
        with pytest.raises(TypeError, match="moves_only"):
            read()


@every_game
def test_a_look_of_a_match_from_a_position_does_not_hold_that_position(table):
    start = reach(table, 11, Way(11, 1.0), 10).position()
    match = ldt.game(table.game).from_position(start, 1)
    found = reachable(match.look(match.waiting_for[0]))
    assert not any(it is start or it == start for it in found if isinstance(it, dict))


@every_game
def test_what_is_done_to_a_look_is_not_done_to_the_match(table):
    match = reach(table, 12, Way(12, 1.0), 12)
    before = match.digest()
    look = match.look(match.waiting_for[0])
    world = look._world
    world.play(look.seat, look.moves[0])
    assert match.digest() == before


@every_game
def test_a_guess_is_played_on_without_turning_into_the_truth(table):
    """A refused line or a take-back in a guess goes back to the guess, not to the true past."""
    match = reach(table, 13, Way(13, 1.0), 14)
    for viewer in [*range(match.kit.seats), None]:
        world = match.guess(viewer, 5)
        was = world.digest()
        assert was != match.digest()
        for move in SHELF[table.game].notations(match)[:40]:
            for seat in range(match.kit.seats):
                if move not in world.moves(seat):
                    assert world.why_not(seat, move) is not None
                    assert world.digest() == was


@every_game
def test_a_guess_has_no_past_that_would_tell_the_truth(table):
    """What its take-backs and its record would lead to is the true table."""
    match = reach(table, 13, Way(13, 1.0), 14)
    world = match.guess(match.waiting_for[0], 5)
    was = world.digest()
    for seat in range(match.kit.seats):
        with pytest.raises(ldt.IllegalMove):
            world.undo(seat, range(match.kit.seats))
    with pytest.raises(ldt.IllegalMove):
        world.record()
    assert world.digest() == was


@every_game
def test_the_numbers_of_cards_in_a_guess_do_not_tell_what_they_are(table):
    """Cards are numbered when the box is unpacked, the same at every table: where a number lies must be guessed too."""
    match = reach(table, 14, Way(14, 1.0), 14)
    printed = match.kit.set_out().face
    truth = [sorted(match.g.face[card] for card in match.g.cards(zone)) for zone in range(len(match.g.size))]
    look = match.look(match.waiting_for[0])
    for world in (look._world.g, look.guess(Quick(1)), look.guess(Quick(2))):
        read_off = [sorted(printed[card] for card in world.cards(zone)) for zone in range(len(world.size))]
        assert read_off != truth, "the numbers of the cards give every hidden card away"
