"""Law 12: a guess owes nothing to the truth. In every world that a seat holds possible it makes the very same guesses.

Not only the same faces at the same places: the same in every row of a state, the numbers of the cards and the order of
equal ones in a hand included, from as many draws of the same generator.
"""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Way, deals, everyone, examples, reach, same, steps_of, told, ways
from laws.tables import every_game, every_table
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import from_json, to_json
from ludotheque.kernel.engine import answer_sealed, legal
from ludotheque.kernel.guess import Guesser, guess
from ludotheque.kernel.position import digest, position
from ludotheque.kernel.rows import Row
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import BY_FACE
from support import saints

seeds = st.integers(0, 10_000)

ROWS = ("face", "where", "known", "seen", "pool", "spot", "size", "lie", "base", "room", "vars")
NUMBERS = ("mode", "lots_from", "lots", "shuffles", "questions", "over", "conceded")


def every_row(g: State) -> dict[str, Any]:
    """All that a state is made of."""
    out: dict[str, Any] = {name: list(getattr(g, name)) for name in ROWS}
    out |= {name: getattr(g, name) for name in NUMBERS}
    out["marks"] = [(mark.kind, mark.seat, mark.card, mark.n, mark.until) for mark in g.marks]
    out["stack"] = [(f.script.key, f.step, f.seat, f.card, f.n, f.m) for f in g.stack]
    out["asks"] = [(ask.seat, ask.low, ask.high, list(ask.picks), ask.closed) for ask in g.asks]
    return out


def me_of(match: ldt.Match, seat: int | None) -> int:
    return match.kit.seats if seat is None else seat


# ------------------------------------------------------------------------------------ another truth
def swap_hidden(g: State, me: int, rng: random.Random) -> None:
    """Deal what a seat does not know otherwise: within each shuffle, a back that it sees stays as it is."""
    back_of = g.kit.back_of
    hidden = [card for card in range(len(g.face)) if not g.known[card] >> me & 1]
    pools: dict[int, list[int]] = {}
    for card in hidden:
        pools.setdefault(g.pool[card], []).append(card)
    for cards in pools.values():
        for _ in range(6 * len(cards)):
            one, two = rng.choice(cards), rng.choice(cards)
            alike = back_of[g.face[one]] == back_of[g.face[two]]
            if alike or not (g.seen[one] | g.seen[two]) >> me & 1:
                g.face[one], g.face[two] = g.face[two], g.face[one]


def forget_others(g: State, me: int, rng: random.Random) -> None:
    """Of hidden cards in a hand, what others know beside what the hand shows them is anything."""
    for card in range(len(g.face)):
        zone = g.where[card]
        if g.kit.orders[zone] == BY_FACE and not g.known[card] >> me & 1:
            more = rng.randrange(g.kit.everyone + 1) & ~(1 << me)
            g.known[card] = g.kit.face_masks[zone] | more
            g.seen[card] |= more


def lay_hands(g: State, me: int, rng: random.Random) -> None:
    """Hands lie by face; equal cards as it may fall, where the seat does not see them lie."""
    for zone in range(len(g.size)):
        if g.kit.orders[zone] == BY_FACE and not g.kit.face_masks[zone] >> me & 1:
            cards = list(g.cards(zone))
            rng.shuffle(cards)
            cards.sort(key=lambda card: g.face[card])
            for place, card in enumerate(cards):
                g.lie[g.base[zone] + place] = card


def number_anew(g: State, rng: random.Random) -> None:
    """Give the cards other numbers; what stands in the unused room of zones is anything."""
    new = list(range(len(g.face)))
    rng.shuffle(new)
    for name in ("face", "where", "known", "seen", "pool", "spot"):
        was = list(getattr(g, name))
        now = was[:]
        for card, number in enumerate(new):
            now[number] = was[card]
        setattr(g, name, Row(now))
    lie = [rng.randrange(-1, len(new)) for _ in g.lie]
    for zone in range(len(g.size)):
        for place in range(g.base[zone], g.base[zone] + g.size[zone]):
            lie[place] = new[g.lie[place]]
    g.lie = Row(lie)
    for named in (*g.marks, *g.stack):
        if named.card >= 0:
            named.card = new[named.card]


def answer_anew(g: State, me: int, rng: random.Random) -> None:
    """Others may have answered a sealed question otherwise, and picked other things, or nothing yet, of an open one."""
    for ask in g.asks:
        if ask.seat != me:
            owed, ask.picks, ask.closed = ask.closed, Row([]), False
            while not ask.closed and (owed or rng.random() < 0.5):
                options = legal(g, ask.seat)
                answer_sealed(ask, rng.choice(list(options)))
            ask.closed = ask.closed and owed
            if not owed and len(ask.picks) == ask.high:
                ask.picks = Row([])


def another_truth(match: ldt.Match, seat: int | None, rng: random.Random) -> State:
    """A table that this seat cannot tell from the match's, and that has as little as can be in common with it."""
    g = match.g.copy()
    g.part()
    me = me_of(match, seat)
    swap_hidden(g, me, rng)
    forget_others(g, me, rng)
    number_anew(g, rng)
    lay_hands(g, me, rng)
    answer_anew(g, me, rng)
    return g


def assert_guessed_alike(one: State, other: State, me: int, seed: int) -> None:
    """From the same generator the same worlds, row by row, singly and planned; and the generator is left the same."""
    assert every_row(Guesser(one, me).g) == every_row(Guesser(other, me).g)
    here, there = Guesser(one, me), Guesser(other, me)
    dice = [Quick(seed) for _ in range(4)]
    for _ in range(3):
        worlds = [
            guess(one, me, dice[0]),
            guess(other, me, dice[1]),
            here.guess(dice[2]),
            there.guess(dice[3]),
        ]
        rows = [every_row(world) for world in worlds]
        assert rows[0] == rows[1] == rows[2] == rows[3]
        assert len({digest(world) for world in worlds}) == 1
        assert len({to_json(position(world)) for world in worlds}) == 1
    assert len({rng.below(1 << 30) for rng in dice}) == 1


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(6)
def test_the_same_worlds_are_guessed_whatever_the_truth_is(table, deal, way, data, seed):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    rng = random.Random(seed)
    for seat in everyone(match):
        assert_guessed_alike(match.g, another_truth(match, seat, rng), me_of(match, seat), seed)


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(3)
def test_a_guess_is_as_good_a_truth_as_any(table, deal, way, data, seed):
    """What is guessed from a guess is guessed from the truth."""
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in everyone(match):
        assert_guessed_alike(match.g, match.guess(seat, seed + 1).g, me_of(match, seat), seed)


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(3)
def test_moves_that_a_seat_cannot_tell_apart_lead_to_the_same_guesses(table, deal, way, data, seed):
    """Whatever others did with cards it cannot see, if it is told the same, it guesses the same."""
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for mover in match.waiting_for:
        moves = match.moves(mover)
        tried = way.rng.sample(moves, min(4, len(moves)))
        after = []
        for move in tried:
            other = match.copy()
            other.play(mover, move)
            after.append(other)
        for viewer in everyone(match):
            if viewer == mover:
                continue
            seen: dict[bytes, ldt.Match] = {}
            for other in after:
                first = seen.setdefault(to_json(told(other, viewer, sentences=False)), other)
                if first is not other:
                    assert_guessed_alike(first.g, other.g, me_of(match, viewer), seed)


# ------------------------------------------------------------------------------------ positions written by hand
def by_hand(match: ldt.Match) -> dict[str, Any]:
    """The table as somebody writes it down: cards by key, "!" where all know one, numbers, and whose turn it is."""
    out = from_json(to_json(match.position()))
    for field in ("stack", "asks", "open", "lots", "shuffled", "questions"):
        out.pop(field, None)
    full = set(range(match.kit.seats + 1))
    for zone, cards in out["zones"].items():
        out["zones"][zone] = [plainly(card, full) for card in cards]
    return out


def plainly(card: Any, everyone: set[int]) -> str:
    if isinstance(card, str):
        return card
    key: str = card["card"]
    return f"{key}!" if set(card["known"]) == everyone else key


def set_up(table_data: dict[str, Any]) -> ldt.Match | None:
    """A match from a position, if the game takes it."""
    try:
        return ldt.game(table_data["game"]).from_position(deepcopy(table_data), 1)
    except ldt.BadPosition:
        return None


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(6)
def test_the_same_worlds_are_guessed_from_positions_written_by_hand(table, deal, way, data, seed):
    match = set_up(by_hand(reach(table, deal, way, data.draw(steps_of(table)))))
    if match is None:
        return
    rng = random.Random(seed)
    for seat in everyone(match):
        assert_guessed_alike(match.g, another_truth(match, seat, rng), me_of(match, seat), seed)


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(6)
def test_in_a_position_written_by_hand_all_that_is_shuffled_together_is_one_shuffle(table, deal, way, data):
    """Not whose zone a card lies in, but what the kit says is shuffled together tells what may lie there."""
    match = set_up(by_hand(reach(table, deal, way, data.draw(steps_of(table)))))
    if match is None:
        return
    g, kit = match.g, match.kit
    written = max(1 + kit.seats, *(zone.pool for zone in kit.zones))  # further ones were shuffled since
    for card in range(len(g.face)):
        if g.known[card] != kit.everyone and g.pool[card] <= written:
            assert g.pool[card] == kit.zones[g.where[card]].pool


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(8)
def test_only_what_the_kit_says_is_shuffled_together_is_ever_of_one_shuffle(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    g, kit = match.g, match.kit
    declared: dict[int, set[int]] = {}
    for card in range(len(g.face)):
        if g.known[card] != kit.everyone:
            declared.setdefault(g.pool[card], set()).add(kit.zones[g.where[card]].pool)
    assert all(len(found) == 1 for found in declared.values()), declared


@every_table
@given(deal=deals)
@examples(2)
def test_what_the_kit_says_is_shuffled_together_is_so_when_the_game_begins(table, deal):
    """In two zones of one pool lie cards of one shuffle; what looks different from behind is told apart anyway."""
    match = table.start(deal)
    g, kit = match.g, match.kit
    real: dict[tuple[int, int], dict[int, set[int]]] = {}
    for card in range(len(g.face)):
        zone = g.where[card]
        if g.known[card] != kit.everyone:
            alike = real.setdefault((kit.zones[zone].pool, kit.back_of[g.face[card]]), {})
            alike.setdefault(zone, set()).add(g.pool[card])
    for found in real.values():
        assert set.intersection(*found.values()), real


def hidden_hands(g: State, me: int) -> dict[int, list[int]]:
    """What lies in hands that a seat does not see."""
    out = {}
    for zone in range(len(g.size)):
        hidden = [card for card in g.cards(zone) if not g.known[card] >> me & 1]
        if g.kit.orders[zone] == BY_FACE and hidden:
            out[zone] = hidden
    return out


def can_be_otherwise(g: State, me: int, zone: int, hand: list[int], edited: bool) -> bool:
    """Whether a card of this hand may have changed places with an unequal one that lies elsewhere unseen.

    Where a hand was edited nobody knows of which shuffle it is.
    """
    pools = [zone.pool for zone in g.kit.zones]
    return any(
        pools[g.where[other]] == pools[zone]
        and (edited or g.pool[other] == g.pool[card])
        and g.where[other] != zone
        and not g.known[other] >> me & 1
        and g.face[other] != g.face[card]
        and g.kit.back_of[g.face[other]] == g.kit.back_of[g.face[card]]
        for card in hand
        for other in range(len(g.face))
    )


@pytest.mark.parametrize("written", ["by hand", "as it was", "with hands edited"])
@every_game
def test_a_hidden_hand_is_not_guessed_right_again_and_again(table, written):
    """From a position, whoever wrote it: hands are guessed among all that the kit says is shuffled together."""
    tried = 0
    for steps in range(0, 40, 3):
        match = reach(table, 5, Way(5, 1.0), steps)
        data = from_json(to_json(match.position()))
        if written == "by hand":
            data = by_hand(match)
        elif written == "with hands edited":
            data["zones"] |= {zone: cards for zone, cards in by_hand(match)["zones"].items() if zone.startswith("hand")}
        again = set_up(data)
        if again is None:
            continue
        for seat in everyone(again):
            me = me_of(again, seat)
            for zone, hand in hidden_hands(again.g, me).items():
                if can_be_otherwise(again.g, me, zone, hand, written == "with hands edited"):
                    tried += 1
                    worlds = [guess(again.g, me, Quick(k)) for k in range(30)]
                    assert len({tuple(world.face[card] for card in world.cards(zone)) for world in worlds}) > 1
    assert tried > 5


# ------------------------------------------------------------------------------------ questions
def moved_questions(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The position with its question put to another seat: by the question, by what asks it, and by both."""
    out = []
    for seat in range(data["seats"]):
        for asked, asking in ((True, False), (False, True), (True, True)):
            other = deepcopy(data)
            if asked:
                other["asks"][0]["seat"] = seat
            if asking:
                other["stack"][-1][2] = seat
            if other != data:
                out.append(other)
    return out


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=seeds)
@examples(6)
def test_a_question_moved_to_another_seat_is_refused_or_shows_it_nothing(table, deal, way, data, seed):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    if match.over or match.kit.seats == 1:
        return
    for other in moved_questions(from_json(to_json(match.position()))):
        again = set_up(other)
        if again is not None:
            for viewer in everyone(again):
                mine = told(again, viewer, sentences=False)
                assert same(told(again.guess(viewer, seed), viewer, sentences=False), mine)


@pytest.mark.game("saint-seiya")
def test_who_looks_at_a_hand_is_not_changed_by_moving_the_question():
    """A26: Asterion shows the one who acts a whole hand: nobody else is shown it by a position."""
    t = saints.table("", "asterion", foe={"hand": "mu"}, others=[{"hand": "leda virgo"}])
    t.play("asterion", 3)
    t.activate("asterion")
    t.pick(2)
    match = t.match
    assert match.waiting_for == [0]
    for seat in everyone(match):
        assert_guessed_alike(match.g, another_truth(match, seat, random.Random(1)), me_of(match, seat), 1)
        assert same(told(match.guess(seat, 1), seat, False), told(match, seat, False))
    moved = moved_questions(from_json(to_json(match.position())))
    assert moved
    assert all(set_up(data) is None for data in moved)
