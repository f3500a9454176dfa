"""The instincts of Volfyirion and Saint Seiya: in every mode they weigh what may be answered and pick what is legal,
change nothing, know no more than the seat, and play much as the rules of thumb do, which they stand in for."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from laws.tables import every_table
from ludotheque.bots.thinker import instinct_of
from ludotheque.games.saint_seiya import thumb as saint_seiya_thumb
from ludotheque.games.volfyirion import thumb as volfyirion_thumb
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import answer, deal, legal, to_act
from ludotheque.kernel.playout import dealt

GAMES = ["volfyirion", "saint-seiya"]
THUMBS = {"volfyirion": volfyirion_thumb.best, "saint-seiya": saint_seiya_thumb.best}
FIRST = 150  #: decisions of a game that are looked at where all of them would take too long


def played(kit, seed, each, share=4, most=10_000):
    """Play a game of picked moves, one in `share` drawn by lot; `each` sees every question before its answer."""
    rng = Quick(seed)
    eye = instinct_of(kit)
    g = dealt(kit, rng)
    seen = 0
    while not g.over and seen < most:
        if g.lots_from:
            deal(g, rng.draw(0, g.lots_from, g.lots))
            continue
        seat = to_act(g)
        options = legal(g, seat)
        if len(options) == 1:
            answer(g, seat, options[0])
            continue
        each(eye, g, seat, options)
        seen += 1
        lot = rng.below(share) == 0
        answer(g, seat, options[rng.below(len(options))] if lot else eye.pick(g, seat, options, rng))
    return g


def everything(g):
    """All that a look at a table must leave as it is."""
    asks = [(ask.seat, list(ask.picks), ask.closed) for ask in g.asks]
    rows = [g.face, g.where, g.known, g.seen, g.spot, g.size, g.vars]
    zones = [list(g.cards(zone)) for zone in range(len(g.size))]
    return [list(row) for row in rows], zones, asks, g.questions


@every_table
def test_every_option_is_weighed_and_a_legal_one_is_picked(table):
    if table.game not in GAMES:
        return

    def each(eye, g, seat, options):
        weights = list(eye.weigh(g, seat, options))
        assert len(weights) == len(options)
        assert min(weights) >= 0.0
        assert sum(weights) > 0.0
        assert eye.pick(g, seat, options, Quick(1)) in list(options)

    played(table.start(1).kit, 3, each)


@every_table
def test_looking_changes_nothing_and_sees_the_same_again(table):
    if table.game not in GAMES:
        return

    def each(eye, g, seat, options):
        before = everything(g)
        first = list(eye.value(g)), list(eye.weigh(g, seat, options)), eye.pick(g, seat, options, Quick(1))
        again = (
            list(eye.value(g.copy())),
            list(eye.weigh(g.copy(), seat, options)),
            eye.pick(g, seat, options, Quick(2)),
        )
        assert first == again
        assert everything(g) == before

    played(table.start(1).kit, 5, each, most=FIRST)


@every_table
def test_everybody_has_a_chance_and_together_they_have_all_of_it(table):
    if table.game not in GAMES:
        return
    kit = table.start(1).kit

    def each(eye, g, seat, options):
        value = list(eye.value(g))
        assert len(value) == kit.seats
        assert all(0.0 <= chance <= 1.0 for chance in value)
        if all(kit.mates[seat] == 1 << seat for seat in range(kit.seats)) and kit.seats > 1:
            assert sum(value) == pytest.approx(1.0)

    played(kit, 7, each, most=FIRST)


@every_table
def test_moves_are_weighed_by_what_the_seat_knows(table):
    """Guesses differ in what the seat cannot know: what it weighs and picks must not."""
    if table.game not in GAMES:
        return
    match = table.start(4)
    eye = instinct_of(match.kit)
    rng = Quick(4)
    for decision in range(FIRST):
        if match.over:
            break
        seat = match.waiting_for[0]
        look = match.look(seat)
        worlds = [look.guess(Quick(100 * decision + k)) for k in range(3)]
        listed = [legal(world, seat) for world in worlds]
        weights = [list(eye.weigh(world, seat, options)) for world, options in zip(worlds, listed, strict=True)]
        assert weights[0] == pytest.approx(weights[1])
        assert weights[0] == pytest.approx(weights[2])
        picks = [eye.pick(world, seat, options, Quick(1)) for world, options in zip(worlds, listed, strict=True)]
        assert picks[0] == picks[1] == picks[2]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize(
    ("game", "seats", "options", "least"),
    [
        ("volfyirion", 2, {}, 0.97),
        ("volfyirion", 1, {}, 0.97),
        ("volfyirion", 2, {"mode": "coop"}, 0.97),
        ("volfyirion", 4, {}, 0.97),
        ("saint-seiya", 2, {}, 0.6),
        ("saint-seiya", 5, {}, 0.6),
    ],
)
def test_the_fast_hand_mostly_does_what_the_rules_of_thumb_do(game, seats, options, least):
    same = total = 0

    def each(eye, g, seat, listed):
        nonlocal same, total
        said, _ = THUMBS[game](g.copy(), seat, Quick(0))
        total += 1
        same += said == eye.pick(g, seat, listed, Quick(0))

    kit = ldt.game(game).kit(seats, options)
    for seed in range(2):
        played(kit, seed, each, share=20, most=FIRST)
    assert same >= least * total, f"{same} of {total}"
