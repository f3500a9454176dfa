"""Guesses beyond faces: what the past rules out, and worlds of few cards dealt evenly."""

from __future__ import annotations

from collections import Counter

import pytest

from kernel.toys import DOWN, HAND, PILE, SEATS, TABLE, Toy, card_table
from laws.play import everyone, same, told
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.match import Match
from ludotheque.kernel.state import State

from laws.test_guesses import assert_even  # isort: skip


def small(**more) -> Match:
    """Four kinds of cards, one card a hand, three in the pile."""
    return card_table({"a": 3, "b": 1, "c": 1, "d": 1}, hand=1, **more).start(dealer=Scripted([]))


@pytest.mark.parametrize("viewer", range(SEATS + 1))
def test_equal_cards_and_single_ones_are_guessed_as_often_as_they_can_lie_there(viewer):
    match = small()
    cards = [card for card in range(6) if not match.g.known[card] >> viewer & 1]
    assert_even(match, viewer, cards, 6000)


@pytest.mark.parametrize("viewer", range(SEATS + 1))
def test_where_backs_are_seen_only_cards_of_that_back_are_guessed(viewer):
    match = card_table({"a": 2, "b": 2, "c": 1, "d": 1}, hand=1, backs={"a": 1, "c": 1}).start(4)
    cards = [card for card in range(6) if not match.g.known[card] >> viewer & 1]
    assert_even(match, viewer, cards, 6000)


def a_public_card_in_a_hand(below: int) -> Match:
    """Seat 1 holds three cards; one of them everyone knows. `below` of the others sort before it in truth."""
    match = card_table({"a": 4, "b": 4, "c": 4}, hand=3).start(dealer=Scripted([]))
    g = match.g
    g.part()
    hand = list(g.cards(HAND + 1))
    mine = list(g.cards(HAND))
    others = [card for card in range(12) if card not in (*hand, *mine)]
    faces = [0] * below + [1] + [2] * (2 - below)
    rest = [0] * (3 - below) + [1] * 2 + [2] * (1 + below)
    for card, face in zip([*hand, *mine, *others], [*faces, 0, 1, 2, *rest], strict=True):
        g.face[card] = face
    g.known[hand[below]] = g.seen[hand[below]] = g.kit.everyone
    return match


def place_of_the_public_card(world: State) -> int:
    cards = world.cards(HAND + 1)
    return next(at for at, card in enumerate(cards) if world.known[card] == world.kit.everyone)


def number_of_the_public_card(world: State) -> int:
    return world.cards(HAND + 1)[place_of_the_public_card(world)]


@pytest.mark.parametrize("what", [place_of_the_public_card, number_of_the_public_card])
def test_where_a_public_card_lies_in_a_guessed_hand_does_not_tell_what_lies_beside_it(what):
    """Its place among equal cards, and its number, are the same from every truth; from a bug report's position too."""
    matches = [a_public_card_in_a_hand(below) for below in (0, 1, 2)]
    for seed in range(50):
        worlds = [match.guess(0, seed) for match in matches]
        assert len({what(world.g) for world in worlds}) == 1
        assert same(worlds[0].position(), worlds[1].position())
        assert same(worlds[0].position(), worlds[2].position())


def test_who_once_saw_a_hidden_card_of_a_hand_does_not_tell_whether_it_was_played():
    """Seat 2 saw one card of a hand. Whether it is that one that is then played, seat 0 cannot tell."""
    after = []
    for played in (0, 1):
        match = card_table({"a": 4, "b": 4, "c": 4}, hand=2).start(dealer=Scripted([]))
        g = match.g
        g.part()
        hand = list(g.cards(HAND + 1))
        others = [card for card in range(12) if card not in hand]
        for card, face in zip([*hand, *others], [0, 1, *sorted([0] * 3 + [1] * 3 + [2] * 4)], strict=True):
            g.face[card] = face
        g.look(hand[played], 2)
        g.move(g.take(HAND + 1, 0), TABLE)
        g.face[g.cards(HAND + 1)[0]] = 1
        after.append(match)
    for seed in range(20):
        assert same(after[0].guess(0, seed).position(), after[1].guess(0, seed).position())


def honest(toy: Toy, rule) -> Toy:
    toy.holds = rule
    return toy


def test_what_the_past_rules_out_is_never_guessed():
    """Seat 1 could not have kept an "a": so no guess of another seat puts one into its hand."""

    def no_a(world: State, seat: int) -> bool:
        return all(world.face[card] != 0 for card in world.cards(HAND + 1))

    match = honest(card_table({"a": 3, "b": 3, "c": 3, "d": 3}, hand=2), no_a).start(
        dealer=Scripted([[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]])
    )
    seen = Counter()
    for viewer in (0, 2, None):
        for seed in range(100):
            world = match.guess(viewer, seed)
            assert same(told(world, viewer, sentences=False), told(match, viewer, sentences=False))
            faces = [world.g.face[card] for card in world.g.cards(HAND + 1)]
            assert 0 not in faces
            seen.update(faces)
    assert set(seen) == {1, 2, 3}


def test_the_rest_is_still_guessed_evenly_when_something_is_ruled_out():
    """Of the faces that remain possible for a hand of one card, each comes as often as there are cards of it."""
    toy = card_table({"a": 3, "b": 1, "c": 1, "d": 1}, hand=1)
    toy.holds = lambda world, seat: world.face[world.cards(HAND + 1)[0]] != 0
    match = toy.start(dealer=Scripted([[0, 1, 2, 5, 3, 4]]))
    mine = match.kit.types[match.g.face[match.g.cards(HAND)[0]]].key
    seen = Counter()
    for seed in range(3000):
        world = match.guess(0, seed)
        seen[match.kit.types[world.g.face[world.g.cards(HAND + 1)[0]]].key] += 1
    assert set(seen) == set("bcd") - {mine}
    assert max(seen.values()) - min(seen.values()) < 250


def lowest(match: Match, zone: int) -> int:
    """The face of the first card of a zone."""
    return match.g.face[match.g.cards(zone)[0]]


def test_a_guess_does_not_see_what_lies_face_down():
    match = small()
    match.play(0, match.moves(0)[1])
    assert match.g.size[DOWN] == 1
    for viewer in (1, 2, None):
        assert len({lowest(match.guess(viewer, seed), DOWN) for seed in range(80)}) > 1
    assert {lowest(match.guess(0, seed), DOWN) for seed in range(20)} == {lowest(match, DOWN)}


def test_a_spectator_guesses_every_hand():
    match = small()
    for seat in range(SEATS):
        assert {lowest(match.guess(None, seed), HAND + seat) for seed in range(80)} == {0, 1, 2, 3}
    assert match.g.size[PILE] == 3
    assert everyone(match)[-1] is None
