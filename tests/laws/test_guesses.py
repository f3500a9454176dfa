"""Law 11: a guess keeps all that a seat knows, deals the rest evenly, and owes nothing to the truth."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Way, by_face, deals, everyone, examples, knowledge, reach, steps_of, ways
from laws.tables import BRIDGE, Table, every_table, longest
from laws.test_cards_are_neither_lost_nor_made import assert_conserved
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.guess import Guesser, guess
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import BY_FACE

seeds = st.integers(0, 10_000)


def faces_by_pool(match: ldt.Match, me: int) -> dict[int, Counter]:
    """Of each pool, the faces a seat does not know."""
    g = match.g
    out: dict[int, Counter] = {}
    for card in range(len(g.face)):
        if not g.known[card] >> me & 1:
            out.setdefault(g.pool[card], Counter())[g.face[card]] += 1
    return out


def tags(match: ldt.Match, me: int) -> list[list[tuple[int, int, int, int]]]:
    """Who knows the card at each place, and which shuffle it is of: what a guess leaves as it is.

    Of a card hidden in a hand others know what the hand shows them, and nothing else: which of the cards that somebody
    has once been shown are still in it is part of the truth.
    """
    g = match.g
    out = []
    for z in range(len(g.size)):
        there = []
        mixed = match.kit.zones[z].order == BY_FACE
        for card in g.cards(z):
            known, seen = g.known[card], g.seen[card]
            if mixed and not known >> me & 1:
                known = match.kit.zones[z].face_mask
                seen = match.kit.zones[z].back_mask & ~(1 << me) | seen & 1 << me
            there.append((known, seen, g.pool[card], g.spot[card]))
        out.append(sorted(there) if mixed else there)
    return out


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(8)
def test_a_guess_keeps_all_that_is_known(table, deal, way, data, seed):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    was = match.digest()
    for seat in everyone(match):
        me = match.kit.seats if seat is None else seat
        world = match.guess(seat, seed)
        assert_conserved(world.g)
        assert knowledge(world, seat) == knowledge(match, seat)
        assert faces_by_pool(world, me) == faces_by_pool(match, me)
        assert tags(world, me) == tags(match, me)
        assert list(world.g.vars) == list(match.g.vars)
    assert match.digest() == was


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(8)
def test_a_guess_depends_on_the_seed_and_on_what_is_known_and_not_on_the_truth(table, deal, way, data, seed):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in everyone(match):
        mine = match.guess(seat, seed)
        assert match.guess(seat, seed).digest() == mine.digest()
        for other in (seed + 1, seed + 2):
            assert by_face(match.guess(seat, other).guess(seat, seed)) == by_face(mine)


@every_table
@given(deal=deals, way=ways, seed=seeds)
@examples(4)
def test_a_world_can_be_played_to_its_end(table, deal, way, seed):
    match = reach(table, deal, way, 20)
    for seat in everyone(match):
        world = match.guess(seat, seed)
        decisions = 0
        while not world.over:
            way.step(world)
            assert_conserved(world.g)
            decisions += 1
            assert decisions <= longest(table)
        assert world.outcome is not None


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(4)
def test_a_bot_looks_at_what_its_seat_sees(table, deal, way, data, seed):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in range(match.kit.seats):
        if seat not in match.waiting_for:
            with pytest.raises(ldt.IllegalMove):
                match.look(seat)
            continue
        look = match.look(seat)
        assert look.seat == seat
        assert look.view == match.view(seat)
        assert look.ask == match.ask(seat)
        assert look.moves == match.moves(seat) == match.look(seat, moves_only=True).moves
        world = match.copy()
        world.g = look.guess(Quick(seed))
        assert by_face(world) == by_face(match.guess(seat, seed))


# ------------------------------------------------------------------------------------ many guesses of one moment
def in_world(match: ldt.Match, g: State) -> ldt.Match:
    """The match with these cards."""
    world = match.copy()
    world.g = g
    return world


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(8)
def test_a_guesser_gives_the_worlds_that_a_guess_gives(table, deal, way, data, seed):
    """One after the other, from the same dice, and as often as it is asked."""
    match = reach(table, deal, way, data.draw(steps_of(table)))
    was = match.digest()
    for seat in everyone(match):
        me = match.kit.seats if seat is None else seat
        guesser = Guesser(match.g, me)
        one, two = Quick(seed), Quick(seed)
        for _ in range(4):
            world = in_world(match, guesser.guess(one))
            same = in_world(match, guess(match.g, me, two))
            assert by_face(world) == by_face(same)
            assert tags(world, me) == tags(same, me)
            assert_conserved(world.g)
            assert knowledge(world, seat) == knowledge(match, seat)
    assert match.digest() == was


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(8)
def test_what_a_guesser_holds_owes_nothing_to_the_truth(table, deal, way, data, seed):
    """Made at the true table or at one that the seat cannot tell from it, it holds the same."""
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in everyone(match):
        me = match.kit.seats if seat is None else seat
        other = match.guess(seat, seed)
        mine, theirs = Guesser(match.g, me), Guesser(other.g, me)
        assert by_face(in_world(match, mine.g)) == by_face(in_world(match, theirs.g))
        assert [list(lot.faces) for lot in mine.plan.lots] == [list(lot.faces) for lot in theirs.plan.lots]


# ------------------------------------------------------------------------------------ evenly
def unknown(match: ldt.Match, seat: int) -> list[list[int]]:
    """The cards a seat does not know, pool by pool."""
    g = match.g
    pools: dict[int, list[int]] = {}
    for card in range(len(g.face)):
        if not g.known[card] >> seat & 1:
            pools.setdefault(g.pool[card], []).append(card)
    return [pools[pool] for pool in sorted(pools)]


def possible_deals(match: ldt.Match, seat: int, cards: list[int]) -> list[tuple[int, ...]]:
    """All ways to deal the faces of a pool that agree with the backs a seat knows, each as often as it can happen."""
    g, types = match.g, match.kit.types
    faces = [g.face[card] for card in cards]
    backs = [types[g.face[card]].back if g.seen[card] >> seat & 1 else None for card in cards]
    return [
        way
        for way in permutations(faces)
        if all(back is None or types[face].back == back for face, back in zip(way, backs, strict=True))
    ]


def lookalike(match: ldt.Match, cards: list[int], faces: tuple[int, ...]) -> tuple:
    """What tells one deal from another: the face at each place; in a hand only which faces there are."""
    g = match.g
    out: dict = {}
    for card, face in zip(cards, faces, strict=True):
        zone = g.where[card]
        if match.kit.zones[zone].order == BY_FACE:
            out.setdefault((zone, -1), []).append(face)
        else:
            out[(zone, list(g.cards(zone)).index(card))] = [face]
    return tuple((where, tuple(sorted(there))) for where, there in sorted(out.items()))


def dealt_in(match: ldt.Match, pool: int, seat: int, g: State) -> tuple:
    """The same of a guess, read off its places: what a card's number is in a guess is nobody's business."""
    out: dict = {}
    for zone in range(len(g.size)):
        cards = g.cards(zone)
        mixed = match.kit.zones[zone].order == BY_FACE
        for place, card in enumerate(cards):
            if g.pool[card] == pool and not g.known[card] >> seat & 1:
                out.setdefault((zone, -1 if mixed else place), []).append(g.face[card])
    return tuple((where, tuple(sorted(there))) for where, there in sorted(out.items()))


def chi_square(seen: Counter, expected: dict[tuple, float]) -> float:
    return sum((seen[key] - n) ** 2 / n for key, n in expected.items())


def assert_even(match: ldt.Match, seat: int, cards: list[int], worlds: int) -> None:
    """Each deal comes as often as it should, within a bound that chance passes once in many millions."""
    ways_to = Counter(lookalike(match, cards, deal) for deal in possible_deals(match, seat, cards))
    total = sum(ways_to.values())
    assert len(ways_to) > 1, "nothing to guess here"
    expected = {key: worlds * n / total for key, n in ways_to.items()}
    assert min(expected.values()) >= 5, "too few worlds for so many deals"
    pool = match.g.pool[cards[0]]
    freedom = len(expected) - 1
    one_by_one = Counter(dealt_in(match, pool, seat, guess(match.g, seat, Quick(seed))) for seed in range(worlds))
    # From one generator, and so many that a deal which is expected five times above is all but certain to come.
    guesser, rng = Guesser(match.g, seat), Quick(0)
    planned = Counter(dealt_in(match, pool, seat, guesser.guess(rng)) for _ in range(4 * worlds))
    for seen, times in ((one_by_one, 1), (planned, 4)):
        assert set(seen) <= set(expected), "a world that cannot be"
        assert set(expected) <= set(seen), "a world that is never guessed"
        square = chi_square(seen, {key: times * n for key, n in expected.items()})
        assert square < freedom + 6 * (2 * freedom) ** 0.5 + 12


def late(table: Table, wanted: int, seat: int, pool: int) -> tuple[ldt.Match, list[int]]:
    """A late position in which a pool holds just so many cards that a seat does not know."""
    for deal in range(200):
        match = table.start(deal)
        way = Way(deal, 1.0)
        while not match.over:
            way.step(match)
            pools = unknown(match, seat)
            for cards in pools:
                if (
                    match.g.pool[cards[0]] == pool
                    and len(cards) == wanted
                    and len({match.g.where[c] for c in cards}) > 1
                ):
                    return match, cards
    raise AssertionError("no such position")


@pytest.mark.game("yutaka")
def test_in_yutaka_hidden_tiles_are_guessed_evenly():
    """One hidden tile and the five removed: any of the six may be the hidden one."""
    match, cards = late(Table("yutaka", "mysteria"), 6, 0, 1)
    assert_even(match, 0, cards, 6000)


@pytest.mark.game("yutaka")
def test_in_yutaka_tiles_of_a_known_colour_are_guessed_among_that_colour():
    table = Table("yutaka", "mixed", {"mode": "mixed", "known": ["idole", "equipement"]})
    match, cards = late(table, 7, 1, 1)
    assert_even(match, 1, cards, 20_000)


@pytest.mark.game("yutaka")
def test_in_yutaka_tiles_under_cover_are_guessed_without_their_colour():
    """A14, A28: of a covered tile not even the cube is seen; which colours lie under cover is known as a group."""
    table = Table("yutaka", "tactika, a bridge", {"mode": "tactika", "layout": BRIDGE})
    found = 0
    for deal in range(400):
        match = table.start(deal)
        way = Way(deal, 1.0)
        while not match.over:
            cards = next((c for c in unknown(match, 0) if match.g.pool[c[0]] == 1), [])
            covered = [card for card in cards if not match.g.seen[card] & 1]
            if len(cards) == 8 and len(covered) >= 2:
                backs = {match.kit.types[match.g.face[card]].back for card in covered}
                if len(backs) > 1 and len(set(possible_deals(match, 0, cards))) <= 600:
                    assert_even(match, 0, cards, 8000)
                    found += 1
                    break
            way.step(match)
        if found == 2:
            return
    raise AssertionError("no such position")


@pytest.mark.game("yutaka")
def test_in_yutaka_the_opponents_hand_is_guessed_evenly():
    """Two cards left in the pile and six in the hand: any pair of the eight may be the pile."""
    match, cards = late(Table("yutaka", "mysteria"), 8, 0, 3)
    assert_even(match, 0, cards, 6000)


@pytest.mark.game("yutaka")
def test_a_spectator_guesses_evenly_too():
    match, cards = late(Table("yutaka", "mysteria"), 8, 2, 2)
    assert_even(match, 2, cards, 6000)
