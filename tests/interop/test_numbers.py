"""Actions and observations as numbers: dense, stable, complete, and without secrets."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import deals, examples
from laws.tables import every_game, every_table
from ludotheque.interop.coding.encoding import Encoding
from ludotheque.interop.coding.numbering import Numbering
from ludotheque.interop.table import ResearchTable
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import legal, options, to_act
from ludotheque.kernel.options import DONE
from ludotheque.kernel.playout import dealt, step


def box_of(table):
    return ldt.game(table.game).kit(table.seats, table.options)


def moments(kit, seed):
    """A random game, decision by decision."""
    rng = Quick(seed)
    g = dealt(kit, rng)
    listed = options(g)
    while listed:
        yield g, listed
        listed = step(g, listed[rng.below(len(listed))], rng)
    yield g, listed


@every_table
def test_every_option_of_a_game_has_a_number_of_its_own(table):
    numbering = Numbering(box_of(table))
    for _, listed in moments(numbering.kit, 7):
        actions = [numbering.action(option) for option in listed]
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < numbering.count for action in actions)
        assert [numbering.option(action) for action in actions] == list(listed)
        assert list(numbering.actions(listed)) == sorted(actions)


@every_game
def test_the_numbers_are_those_of_every_other_process(table):
    """They are part of what people save: of trained players and of data."""
    numbering = Numbering(box_of(table))
    assert numbering.option(0) == DONE
    assert numbering.count == {"yutaka": 126, "yro": 1190, "volfyirion": 2162, "saint-seiya": 5375}[table.game]
    assert [numbering.action(numbering.option(action)) for action in range(numbering.count)] == list(
        range(numbering.count)
    )


@every_table
@given(deal=deals, seed=st.integers(0, 2**32), at=st.floats(0, 1))
@examples(2)
def test_what_a_seat_cannot_know_changes_no_number(table, deal, seed, at):
    """Another world that a seat holds possible gives the same observation and the same mask."""
    kit = box_of(table)
    numbering = Numbering(kit)
    encoding = Encoding(kit, numbering)
    match = table.start(deal)
    rng = Quick(deal)
    decisions = int(at * 60)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    for seat in range(kit.seats + 1):
        world = match.guess(seat if seat < kit.seats else None, seed=seed).g
        assert list(encoding.encode(world, seat)) == list(encoding.encode(match.g, seat))
        if seat < kit.seats and not match.over:
            assert list(numbering.actions(legal(world, seat))) == list(numbering.actions(legal(match.g, seat)))


@every_table
def test_an_observation_agrees_with_the_view(table):
    research = ResearchTable(table.game, table.seats, table.options)
    kit = research.kit
    match = table.start(5)
    rng = Quick(1)
    for decision in range(200):
        if match.over:
            break
        seat = match.waiting_for[0]
        if decision % 20 == 0:
            view = match.view(seat)
            seen = research.parts(research.observation(match.g, seat))
            assert list(seen["numbers"]) == [counter["value"] for counter in view["counters"]]
            assert [at for at, owes in enumerate(seen["waiting"]) if owes] == view["waiting"]
            assert research.encoding.prompts[int(np.flatnonzero(seen["prompt"])[0])] == view["prompt"]
            for zone, counts in zip(view["zones"], seen["counts"], strict=True):
                known = [card["card"] for card in zone["cards"] if card["card"] is not None]
                assert int(counts.sum()) == zone["count"]
                assert {kit.types[face].key: int(counts[face]) for face in np.flatnonzero(counts[:-1])} == {
                    key: known.count(key) for key in known
                }
            listed = iter(seen["cards"])
            for number, zone in enumerate(view["zones"]):
                shown = [next(listed) for _ in zone["cards"]]
                assert all(int(row[0]) == number + 1 for row in shown)
                if "spots" in zone:
                    assert [int(row[1]) for row in shown] == [card["spot"] for card in zone["cards"]]
            unseen = {}
            for pool in view["unseen"]:
                for key, n in pool["cards"].items():
                    unseen[key] = unseen.get(key, 0) + n
            types = seen["unseen"][:, len(kit.zones) :].sum(axis=0)
            assert {kit.types[face].key: int(types[face]) for face in np.flatnonzero(types)} == unseen
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])


@every_game
def test_numbers_stay_within_two_bytes(table):
    encoding = Encoding(box_of(table), Numbering(box_of(table)))
    for g, listed in moments(encoding.kit, 3):
        if listed:
            row = encoding.encode(g, to_act(g))
            assert len(row) == encoding.size
            assert max(row) < 2**15
            assert min(row) > -(2**15)
