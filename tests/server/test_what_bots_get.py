"""No process in which a bot thinks ever holds the true table: what it is sent owes nothing to the truth."""

from __future__ import annotations

import secrets

import msgspec
import pytest

from laws.tables import every_table
from ludotheque.bots import levels
from ludotheque.kernel.chance import Quick
from ludotheque.server.thinking import task_of


def sent(match, seat, bot):
    """The bytes that go to another process."""
    _, task = task_of(match, seat, bot)
    return msgspec.msgpack.encode(task)


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_bot_is_sent_is_the_same_whatever_its_seat_cannot_know(table, seed, monkeypatch):
    monkeypatch.setattr(secrets, "randbits", lambda bits: 4711 + seed)
    match, rng = table.start(seed), Quick(seed)
    for step in range(30):
        if match.over:
            break
        for seat in match.waiting_for:
            worlds = [match.guess(seat, 100 * step + k) for k in range(2)]
            for bot in levels():
                assert len({sent(world, seat, bot) for world in (match, *worlds)}) == 1, (str(table), step, seat)
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])


@every_table
def test_no_card_that_a_seat_cannot_know_lies_where_it_lies_but_by_chance(table):
    """Somewhere in a game, in every mode in which anything is hidden, a guess is not the truth."""
    match, rng = table.start(5), Quick(5)
    hidden = differs = False
    for step in range(40):
        if match.over or differs:
            break
        seat = match.waiting_for[0]
        g = match.g
        hidden = hidden or any(not g.known[card] >> seat & 1 for zone in range(len(g.size)) for card in g.cards(zone))
        differs = any(match.guess(seat, 40 * step + k).position() != match.position() for k in range(3))
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    assert differs or not hidden
