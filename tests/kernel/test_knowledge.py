"""Who knows which card, as cards are drawn, shown, hidden, looked at, thrown away and shuffled again."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.toys import DISCARD, DOWN, HAND, PILE, SEATS, TABLE, card_table
from laws.play import Way, by_face, everyone, examples, knowledge, same, shown, told
from laws.test_cards_are_neither_lost_nor_made import assert_conserved
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.engine import answer, deal
from ludotheque.kernel.match import Match
from ludotheque.kernel.position import digest
from ludotheque.kernel.rows import Row
from ludotheque.kernel.zones import MATES

#: No shuffle at all: the pile lies as it was added, the last type on top.
AS_IT_LIES = Scripted([])
#: Three cards a hand, from the end: seat 0 holds f, g, h; seat 1 c, d, e; seat 2 a, a, b; two more a are the pile.
FEW = {"a": 4, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1, "h": 1}


def open_deal(copies: dict[str, int] | None = None, **more) -> Match:
    """A table whose deal is known to the test: hands are filled from the end of the list of types."""
    return card_table(copies or FEW, **more).start(dealer=AS_IT_LIES)


def keys(match: Match, zone: int, seat: int | None) -> list[str | None]:
    """What a seat sees of a zone."""
    return [card["card"] for card in match.view(seat)["zones"][zone]["cards"]]


def play(match: Match, *lines: str) -> None:
    """Moves of the seats in turn: "b5" plays face 5 face down, "f0" passes."""
    for line in lines:
        match.play(match.waiting_for[0], line)


def first(match: Match, verb: str, seat: int | None = None) -> str:
    """The first legal move of this verb: of who is asked, or of a seat that will be."""
    if seat is None:
        return next(move for move in match.moves(match.waiting_for[0]) if move.startswith(verb))
    return f"{verb}{match.g.face[match.g.cards(HAND + seat)[0]]}"


def face(match: Match, key: str) -> int:
    return next(card.number for card in match.kit.types if card.key == key)


# ------------------------------------------------------------------------------------ hands, piles, mates
def test_a_hand_is_seen_by_its_owner_alone():
    match = open_deal()
    assert keys(match, HAND, 0) == ["f", "g", "h"]
    for viewer in (1, 2, None):
        assert keys(match, HAND, viewer) == [None] * 3
    assert all(keys(match, PILE, viewer) == [None] * 2 for viewer in everyone(match))


def test_mates_see_each_others_hands_and_nobody_else_does():
    match = open_deal(mates=[0b011, 0b011, 0b100], hands=MATES)
    for viewer in (0, 1):
        assert keys(match, HAND, viewer) == ["f", "g", "h"]
        assert keys(match, HAND + 1, viewer) == ["c", "d", "e"]
        assert keys(match, HAND + 2, viewer) == [None] * 3
    assert keys(match, HAND + 2, 2) == ["a", "a", "b"]
    assert keys(match, HAND, 2) == [None] * 3
    assert keys(match, HAND, None) == [None] * 3


def test_mates_are_told_what_a_mate_draws_and_the_others_that_one_was_drawn():
    match = open_deal(mates=[0b011, 0b011, 0b100], hands=MATES)
    play(match, "c0")
    for viewer in everyone(match):
        event = match.events(viewer)[-2]
        assert event["to"]["zone"] == "hand"
        assert event["card"] == ("a" if viewer in (0, 1) else None)
        assert (event["to"]["place"] is not None) == (viewer in (0, 1))


def test_a_card_played_openly_is_known_to_all_and_one_played_face_down_to_its_owner():
    match = open_deal()
    play(match, f"a{face(match, 'g')}", "f0", "f0", f"b{face(match, 'h')}")
    assert all(keys(match, TABLE, viewer) == ["g"] for viewer in everyone(match))
    assert keys(match, DOWN, 0) == ["h"]
    for viewer in (1, 2, None):
        assert keys(match, DOWN, viewer) == [None]


# ------------------------------------------------------------------------------------ looking and turning
def test_who_looks_at_a_card_knows_it_and_the_others_see_that_it_was_looked_at():
    match = open_deal()
    play(match, "d0")
    assert keys(match, PILE, 0) == [None, "a"]
    assert match.events(0)[-2]["card"] == "a"
    for viewer in (1, 2, None):
        assert keys(match, PILE, viewer) == [None, None]
        event = match.events(viewer)[-2]
        assert (event["event"], event["card"], event["seat"]) == ("turned", None, 0)
    assert not match.can_undo(0)


def test_who_looks_at_a_card_it_knows_learns_nothing():
    match = open_deal()
    play(match, "d0", "f0", "f0", "d0")
    assert match.can_undo(0)


def test_the_open_top_card_of_a_pile_is_followed_into_the_hand_that_draws_it():
    match = open_deal({"a": 2, "b": 2, "c": 2, "d": 2, "e": 2, "f": 1})
    play(match, "g0", "c0")
    drawn = "a"
    for viewer in (0, 2, None):
        assert keys(match, HAND + 1, viewer) == [drawn, None, None, None]
    assert sorted(keys(match, HAND + 1, 1)) == sorted(k for k in keys(match, HAND + 1, 1) if k)


def test_an_open_card_played_out_of_a_hand_is_no_longer_in_it():
    match = open_deal({"a": 2, "b": 2, "c": 2, "d": 2, "e": 2, "f": 1})
    play(match, "g0", "c0", "f0", "f0", f"a{face(match, 'a')}")
    for viewer in (0, 2, None):
        assert keys(match, HAND + 1, viewer) == [None] * 3
        assert keys(match, TABLE, viewer) == ["a"]


def known_card_in_a_hand(copies: dict[str, int]) -> Match:
    """Seat 0 has turned the top card up and seat 1 has drawn it: all know that one card of that hand."""
    match = open_deal(copies)
    play(match, "g0", "c0", "f0", "f0")
    return match


def test_when_a_card_leaves_a_hand_unseen_nobody_knows_any_longer_what_is_still_in_it():
    copies = {"a": 2, "b": 2, "c": 2, "d": 2, "e": 2, "f": 1}
    tellings = []
    for key in ("a", "c"):
        match = known_card_in_a_hand(copies)
        assert "a" in keys(match, HAND + 1, 0)
        play(match, f"b{face(match, key)}")
        for viewer in (0, 2, None):
            assert keys(match, HAND + 1, viewer) == [None] * 3
            assert keys(match, DOWN, viewer) == [None]
        tellings.append([told(match, viewer, sentences=False) for viewer in (0, 2, None)])
    assert same(tellings[0], tellings[1])


def test_of_two_equal_cards_the_one_that_is_known_is_played_first():
    """Otherwise a seat would know that a hand still holds the card it saw, though no rule told it so."""
    match = open_deal({"c": 2, "a": 1, "b": 1, "d": 3, "e": 3, "f": 3})
    tops = match.kit.types[match.g.face[match.g.top(PILE)]].key
    hand = [match.kit.types[match.g.face[card]].key for card in match.g.cards(HAND + 1)]
    play(match, "g0", "c0", "f0", "f0")
    assert keys(match, HAND + 1, 0).count(tops) == 1
    play(match, f"a{face(match, tops)}")
    assert keys(match, HAND + 1, 0) == [None] * len(hand)


# ------------------------------------------------------------------------------------ shuffling again
def test_a_shuffle_ends_all_knowledge_and_starts_a_pool():
    match = open_deal({"a": 3, "b": 3, "c": 3, "d": 1})
    top = match.g.top(PILE)
    play(match, "g0", "c0")  # the one card of the pile, known to all, goes to the hand of seat 1
    play(match, "f0", f"e{face(match, 'd')}", f"e{face(match, 'b')}")
    assert all(keys(match, DISCARD, viewer) == ["d", "b"] for viewer in everyone(match))
    thrown = list(match.g.cards(DISCARD))
    pools = set(match.g.pool)
    play(match, "c0")  # nothing in the pile: the discard pile is shuffled, then seat 2 draws
    assert_conserved(match.g)
    assert list(match.g.cards(DISCARD)) == []
    left, drawn = thrown if match.g.where[thrown[0]] == PILE else thrown[::-1]
    assert match.g.pool[left] == match.g.pool[drawn]
    assert match.g.pool[left] not in pools
    assert match.g.known[left] == 0
    assert match.g.known[drawn] == 1 << 2
    assert match.g.pool[top] in pools
    for viewer in (0, 1, None):
        assert keys(match, PILE, viewer) == [None]


def test_after_a_shuffle_the_cards_of_the_discard_pile_are_guessed_among_themselves():
    match = open_deal({"a": 3, "b": 3, "c": 3, "d": 1})
    play(match, "g0", "c0", "f0", f"e{face(match, 'd')}", f"e{face(match, 'b')}", "c0")
    drawn = Counter()
    for seed in range(200):
        world = match.guess(0, seed)
        assert_conserved(world.g)
        in_pile = world.kit.types[world.g.face[world.g.cards(PILE)[0]]].key
        assert in_pile in ("d", "b")
        drawn[in_pile] += 1
    assert min(drawn.values()) > 60


def test_a_pile_that_was_not_empty_is_guessed_together_with_the_hand_drawn_from_it():
    """Seat 0 drew f, g and h from the pile of which two a are left; who saw none of it cannot tell which are left."""
    for hand, left in ((HAND, {"a", "f", "g", "h"}), (NOBODY, {"a"})):
        match = open_deal()
        match.g.shuffle(PILE, Row([1, 0]), None, hand)
        worlds = [match.guess(1, seed).g for seed in range(40)]
        types = match.kit.types
        assert {types[world.face[card]].key for world in worlds for card in world.cards(PILE)} == left
        assert keys(match, HAND, 0) == ["f", "g", "h"]


def test_nothing_can_be_taken_back_across_a_shuffle_and_chance_deals_the_same_again():
    match = card_table({"a": 3, "b": 3, "c": 3, "d": 1}).start(7)
    play(match, "c0")
    for _ in range(3):
        play(match, next(move for move in match.moves(match.waiting_for[0]) if move.startswith("e")))
    before = match.copy()
    seat = match.waiting_for[0]
    play(match, "c0")
    assert not match.can_undo(seat)
    after = match.digest()
    match.undo(seat, agreed=range(SEATS))
    assert match.digest() == before.digest()
    play(match, "c0")
    assert match.digest() == after


# ------------------------------------------------------------------------------------ counting cards
def test_a_card_is_deduced_when_all_that_is_unknown_of_its_pool_is_in_that_hand():
    """With an empty pile and two hands played out openly, who counts knows the third hand: a play tells nothing."""
    match = open_deal({"a": 3, "b": 3, "c": 3, "d": 1})
    play(match, "c0")
    assert list(match.g.cards(PILE)) == []
    assert not any(match.g.deduced(match.g.cards(HAND)[0], seat) for seat in (1, 2, SEATS))
    for turn in range(3):
        play(match, first(match, "a", 1), first(match, "a", 2))
        if turn < 2:
            play(match, "f0")
    assert [match.g.size[HAND + seat] for seat in range(SEATS)] == [4, 0, 0]
    assert all(match.g.deduced(card, seat) for card in match.g.cards(HAND) for seat in (1, 2, SEATS))
    assert match.waiting_for == [0]
    before = match.digest()
    play(match, f"a{face(match, 'd')}")
    assert match.can_undo(0)
    match.undo(0)
    assert match.digest() == before


def test_a_card_in_the_pile_keeps_a_hand_from_being_counted():
    match = open_deal({"a": 3, "b": 3, "c": 3, "d": 1})
    for _ in range(3):
        play(match, "f0", first(match, "a", 1), first(match, "a", 2))
    assert match.g.size[PILE] == 1
    assert not match.g.deduced(match.g.cards(HAND)[0], 1)
    play(match, first(match, "a"))
    assert not match.can_undo(0)


# ------------------------------------------------------------------------------------ the laws, on this table
toys = st.sampled_from(
    [
        card_table(),
        card_table(FEW, hand=2),
        card_table(FEW, backs={"a": 1, "c": 1, "e": 1}),
        card_table(FEW, mates=[0b011, 0b011, 0b100], hands=MATES),
        card_table({"a": 6, "b": 5}),
    ]
)


def reach(toy, seed: int, way: Way, steps: int) -> Match:
    match = toy.start(seed)
    for _ in range(steps):
        if not match.over:
            way.step(match)
    return match


@given(
    toy=toys,
    seed=st.integers(0, 10_000),
    way=st.builds(Way, st.integers(0, 2**16), st.just(1.0)),
    steps=st.integers(0, 60),
)
def test_a_card_table_keeps_the_laws(toy, seed, way, steps):
    """Conservation, round trips, fidelity with and without a trace, and guesses that tell the same."""
    match = toy.start(seed)
    g = match.g.copy()
    for _ in range(steps):
        if match.over:
            break
        had = len(match.answers)
        way.step(match)
        assert_conserved(match.g)
        for step in match.answers[had:]:
            if step.drawn is not None:
                deal(g, Row(step.drawn))
            else:
                answer(g, step.seat, step.option)
        assert digest(g) == match.digest()
    other = toy.again(match)
    assert other.digest() == match.digest()
    for viewer in everyone(match):
        mine, theirs = match.view(viewer), other.view(viewer)
        assert {**mine, "undo": None} == {**theirs, "undo": None}
        for k in range(2):
            world = match.guess(viewer, k)
            assert_conserved(world.g)
            assert same(told(world, viewer, sentences=False), told(match, viewer, sentences=False))
            assert by_face(world.guess(viewer, k + 7)) == by_face(match.guess(viewer, k + 7))


@given(
    toy=toys,
    seed=st.integers(0, 10_000),
    way=st.builds(Way, st.integers(0, 2**16), st.just(1.0)),
    steps=st.integers(0, 40),
)
@examples(200)
def test_worlds_alike_stay_alike_whatever_others_do_unseen(toy, seed, way, steps):
    """Other seats may do different things that look the same: play another card face down, draw another card."""
    match = reach(toy, seed, way, steps)
    viewer = way.rng.choice(everyone(match))
    world = match.guess(viewer, seed)
    for _ in range(12):
        if match.over:
            return
        seat = match.waiting_for[0]
        since = match.event_count
        mine = way.choose(match.moves(seat))
        if seat == viewer or not mine.startswith("b"):
            if mine not in world.moves(seat):
                return
            theirs = mine
        else:
            theirs = way.choose([move for move in world.moves(seat) if move.startswith("b")])
        match.play(seat, mine)
        world.play(seat, theirs)
        if knowledge(match, viewer) != knowledge(world, viewer):
            return
        if shown(match, viewer, since) != shown(world, viewer, since):
            return
        assert same(told(match, viewer, sentences=False), told(world, viewer, sentences=False))
        assert by_face(match.guess(viewer, 3)) == by_face(world.guess(viewer, 3))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_guess_does_not_tell_from_which_shuffle_an_unseen_card_came(viewer):
    """A hand with one card of an old shuffle and one of a new one; either is played face down."""
    guesses = []
    for choice in (0, 1):
        match = hand_of_two_pools()
        hand = list(match.g.cards(HAND + 1))
        pools = sorted({match.g.pool[card] for card in hand})
        assert len(pools) == 2
        card = next(card for card in hand if match.g.pool[card] == pools[choice])
        match.play(1, f"b{match.g.face[card]}")
        guesses.append([by_face(match.guess(viewer, seed)) for seed in range(8)])
    assert guesses[0] == guesses[1]


def hand_of_two_pools() -> Match:
    """Seat 1 to play, with three cards of the first shuffle and one of the second in hand."""
    match = open_deal({"a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1, "h": 1, "i": 1})
    assert list(match.g.cards(PILE)) == []
    for _ in range(2):  # seats 0 and 2 throw two cards each away
        play(match, next(m for m in match.moves(0) if m.startswith("e")), "f0")
        play(match, next(m for m in match.moves(2) if m.startswith("e")))
    play(match, "f0", "c0", "f0", "f0")  # seat 1 draws: the discard pile is shuffled
    assert match.waiting_for == [1]
    return match


@pytest.mark.parametrize("viewer", [0, None])
def test_a_guess_does_not_tell_from_which_shuffle_a_card_shown_came(viewer):
    """Seat 1 shows an "a": dealt to it at the start, or drawn after the second shuffle? Others cannot know."""
    tellings, guesses = [], []
    for first_shuffle, second_shuffle in (
        ([3, 0, 1, 4, 5, 2, 6, 7, 8], [1, 3, 0, 2]),  # seat 1 is dealt b, b, a and draws a b
        ([0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 2, 1, 3]),  # seat 1 is dealt b, b, b and draws an a
    ):
        match = card_table({"a": 3, "b": 6}).start(dealer=Scripted([first_shuffle, second_shuffle]))
        play(match, "e1", "f0", "e0", "e1", "f0", "e0", "f0", "c0", "f0", "f0", "a0")
        tellings.append(told(match, viewer, sentences=False))
        guesses.append([by_face(match.guess(viewer, seed)) for seed in range(8)])
    assert same(tellings[0], tellings[1])
    assert guesses[0] == guesses[1]
