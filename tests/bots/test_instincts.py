"""The instincts that lead a search: on every table they weigh what may be answered, pick what is legal, change nothing,
and judge a world by that world alone."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from laws.tables import every_table
from ludotheque.bots.thinker import instinct_of
from ludotheque.games.yutaka import thumb as yutaka_thumb
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import choose, deal, legal, to_act
from ludotheque.kernel.match import results_of
from ludotheque.kernel.playout import dealt

OURS = ["yutaka", "yro"]


def played(kit, seed, each):
    """Play a game, half of the moves at random, half of them picked; `each` sees every question before its answer."""
    rng = Quick(seed)
    eye = instinct_of(kit)
    g = dealt(kit, rng)
    while not g.over:
        if g.lots_from:
            deal(g, rng.draw(0, g.lots_from, g.lots))
            continue
        seat = to_act(g)
        options = legal(g, seat)
        each(eye, g, seat, options)
        picked = eye.pick(g, seat, options, rng) if rng.below(2) else options[rng.below(len(options))]
        choose(g, picked)
    return g


def everything(g):
    """All that a look at a table must leave as it is."""
    asks = [(ask.seat, list(ask.picks), ask.closed) for ask in g.asks]
    rows = [g.face, g.where, g.known, g.seen, g.spot, g.size, g.lie, g.vars]
    return [list(row) for row in rows], asks, g.questions


@every_table
def test_an_instinct_weighs_every_option_and_picks_one_of_them(table):
    if table.game not in OURS:
        return

    def each(eye, g, seat, options):
        weights = eye.weigh(g, seat, options)
        assert len(weights) == len(options)
        assert all(weight >= 0.0 for weight in weights)
        assert sum(weights) > 0.0
        assert eye.pick(g, seat, options, Quick(1)) in list(options)

    for seed in range(3):
        played(table.start(1).kit, seed, each)


@every_table
def test_a_value_is_a_share_of_the_victory_for_every_seat(table):
    if table.game not in OURS:
        return
    kit = table.start(1).kit

    def each(eye, g, seat, options):
        value = list(eye.value(g))
        assert len(value) == kit.seats
        assert all(0.0 <= chance <= 1.0 for chance in value)
        if kit.seats > 1:
            assert sum(value) == pytest.approx(1.0)

    for seed in range(3):
        played(kit, seed, each)


@every_table
def test_looking_changes_nothing_and_sees_the_same_again(table):
    if table.game not in OURS:
        return

    def each(eye, g, seat, options):
        before = everything(g)
        first = list(eye.value(g)), list(eye.weigh(g, seat, options))
        again = list(eye.value(g.copy())), list(eye.weigh(g.copy(), seat, options))
        assert first == again
        assert everything(g) == before

    played(table.start(1).kit, 5, each)


@every_table
def test_moves_are_weighed_by_what_the_seat_knows(table):
    """Guesses differ in what the seat cannot know: its weights must not."""
    if table.game not in OURS:
        return
    match = table.start(4)
    eye = instinct_of(match.kit)
    rng = Quick(4)
    decision = 0
    while not match.over:
        seat = match.waiting_for[0]
        worlds = [match.look(seat).guess(Quick(100 * decision + k)) for k in range(3)]
        weights = [list(eye.weigh(world, seat, legal(world, seat))) for world in worlds]
        assert weights[0] == weights[1] == weights[2], (str(table), decision)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        decision += 1


@pytest.mark.parametrize("game", OURS)
def test_whoever_is_given_the_better_chance_near_the_end_mostly_wins(game):
    kit = ldt.game(game).kit(2)
    right = total = 0
    for seed in range(30):
        seen = []

        def each(eye, g, seat, options, seen=seen):
            seen.append(list(eye.value(g)))

        g = played(kit, seed, each)
        results = results_of(g)
        if "won" in results:
            total += 1
            last = seen[-1]
            right += last[results.index("won")] > 0.5
    assert right >= 0.75 * total, f"{right} of {total}"


def test_the_fast_hand_of_yutaka_plays_as_its_rule_of_thumb_mostly_does():
    same = total = 0

    def each(eye, g, seat, options):
        nonlocal same, total
        if len(options) > 1 and seat == 0:
            total += 1
            weights = list(eye.weigh(g, seat, options))
            said, _ = yutaka_thumb.best(g, seat, Quick(0))
            same += weights[list(options).index(said)] >= sorted(weights)[-min(3, len(weights))]

    for seed in range(5):
        played(ldt.game("yutaka").kit(), seed, each)
    assert same >= 0.8 * total, f"{same} of {total}"
