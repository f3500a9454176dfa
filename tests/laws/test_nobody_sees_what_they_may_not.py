"""Law 10: non-interference. What a seat is told depends on nothing that it may not know.

A guess is a world that a seat cannot tell from the true one. So all it is told must be the same in both, now and after
the next move, unless that move has just shown it something.
"""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import (
    Data,
    Way,
    by_face,
    deals,
    everyone,
    examples,
    knowledge,
    picks_of,
    reach,
    refusals,
    same,
    shown,
    steps_of,
    told,
    ways,
)
from laws.tables import SHELF, TABLES, every_game, every_table, longest


def moves_to_try(match: ldt.Match) -> list[str]:
    return [*SHELF[match.kit.game.key].notations(match), "", "nonsense"]


def assert_the_same_for(seat: int | None, match: ldt.Match, world: ldt.Match, sentences: bool = True) -> None:
    """The seat is told the same in both worlds, byte for byte, whatever it tries."""
    here, there = told(match, seat, sentences), told(world, seat, sentences)
    assert same(here, there), difference(here, there)
    if seat is not None:
        moves = moves_to_try(match)
        assert refusals(match, seat, moves) == refusals(world, seat, moves)


def difference(here: Data, there: Data) -> str:
    """Where two tellings part, for people."""
    for key in here:
        if not same(here[key], there.get(key)):
            return f"{key}: {json.dumps(here[key])[:2000]}\n   but: {json.dumps(there.get(key))[:2000]}"
    return "only in the other world"


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=st.integers(0, 1000))
@examples(3)
def test_a_seat_is_told_the_same_in_every_world_it_holds_possible(table, deal, way, data, seed):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in everyone(match):
        for k in (seed, seed + 1):
            assert_the_same_for(seat, match, match.guess(seat, k), sentences=k == seed)


def assert_next_step_tells_the_same(match: ldt.Match, viewer: int | None, seed: int, way: Way, tries: int) -> int:
    """Play some legal moves in the match and in a guess; says in how many of them nothing new was shown."""
    world = match.guess(viewer, seed)
    compared = 0
    for seat in match.waiting_for:
        if picks_of(match, seat) != picks_of(world, seat):
            continue  # picks of an unfinished answer are hidden: the same move would mean another thing
        possible = [move for move in match.moves(seat) if move in world.moves(seat)]
        if seat == viewer:
            assert possible == match.moves(seat)
        for move in way.rng.sample(possible, min(tries, len(possible))):
            here, there = match.copy(), world.copy()
            here.play(seat, move)
            there.play(seat, move)
            since = match.event_count
            if knowledge(here, viewer) == knowledge(there, viewer) and shown(here, viewer, since) == shown(
                there, viewer, since
            ):
                assert_the_same_for(viewer, here, there, sentences=False)
                assert here.log(viewer, "fr", since) == there.log(viewer, "fr", since)
                assert here.log(viewer, "en", since) == there.log(viewer, "en", since)
                assert by_face(here.guess(viewer, seed)) == by_face(there.guess(viewer, seed))
                compared += 1
    return compared


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=st.integers(0, 1000))
@examples(4)
def test_a_step_that_shows_a_seat_nothing_new_tells_it_the_same_in_every_world(table, deal, way, data, seed):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for viewer in everyone(match):
        assert_next_step_tells_the_same(match, viewer, seed, way, 3)


@every_table
@given(deal=deals, way=ways, seed=st.integers(0, 1000))
@examples(4)
def test_two_worlds_go_on_telling_the_same_until_they_show_a_difference(table, deal, way, seed):
    """Not one step but as many as the worlds have in common, from the deal on."""
    match = table.start(deal)
    viewer = way.rng.choice(everyone(match))
    world = match.guess(viewer, seed)
    for _ in range(longest(table)):
        if match.over:
            break
        seat = way.rng.choice(match.waiting_for)
        common = [move for move in match.moves(seat) if move in world.moves(seat)]
        if not common:
            break
        since = match.event_count
        move = way.choose(common)
        match.play(seat, move)
        world.play(seat, move)
        if knowledge(match, viewer) != knowledge(world, viewer) or shown(match, viewer, since) != shown(
            world, viewer, since
        ):
            break
        assert same(told(match, viewer, False), told(world, viewer, False))


@pytest.mark.game("yutaka")
def test_in_yutaka_many_steps_show_a_seat_nothing_new():
    """The law above is not empty: an opponent who draws, or plays what both worlds hold, is common."""
    compared = 0
    for deal in range(12):
        way = Way(deal, 1.0)
        match = reach(SHELF["yutaka"].tables[deal % 4], deal, way, 8 + 4 * deal)
        for viewer in everyone(match):
            compared += assert_next_step_tells_the_same(match, viewer, deal, way, 4)
    assert compared > 60


# ------------------------------------------------------------------------------------ a scan for names
def names_of(match: ldt.Match) -> dict[str, int]:
    """How each type of card could be named: its key, or the reference to its name."""
    out = {}
    for number, card in enumerate(match.kit.types):
        out[card.key] = number
        out[card.name] = number
    return out


def ever_known(match: ldt.Match, seat: int | None) -> set[int]:
    """The types of all cards that a seat knows now, or was shown at some time."""
    g = match.g
    me = match.kit.seats if seat is None else seat
    now = {g.face[card] for card in range(len(g.face)) if g.known[card] >> me & 1}
    return now | {event.face for event in match.happened() if event.face >= 0 and event.known >> me & 1}


def strings(data: object) -> list[str]:
    """Every text inside some data, the names of fields apart."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for value in data.values() for text in strings(value)]
    if isinstance(data, list):
        return [text for value in data for text in strings(value)]
    return []


def texts_for(match: ldt.Match, seat: int | None) -> list[str]:
    """Every text a seat is sent as data, without what is public: the list of cards, the table, the players' names."""
    view = match.view(seat)
    for public in ("cards", "table", "names"):
        del view[public]
    return strings(view) + strings(match.events(seat)) + (strings(match.ask(seat)) if seat is not None else [])


def named_in(texts: list[str], match: ldt.Match, known: set[int]) -> list[str]:
    """Of some texts, those that name a card of a type that is not known: "soldier", but not in "armored-soldier"."""
    secret = [re.escape(name) for name, number in names_of(match).items() if number not in known]
    if not secret:
        return []
    pattern = re.compile(rf"(?<![\w@])(?<!\w-)({'|'.join(sorted(secret, key=len, reverse=True))})(?!\w)")
    return [text for text in texts if pattern.search(text)]


def leaks(match: ldt.Match, seat: int | None) -> list[str]:
    """Cards that a seat cannot know and that are named in what it is told all the same."""
    return named_in(texts_for(match, seat), match, ever_known(match, seat))


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(6)
def test_no_card_a_seat_cannot_know_is_named_to_it(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in everyone(match):
        assert leaks(match, seat) == []


@every_game
def test_the_scan_would_find_a_leak(table):
    """The position of the whole table names cards that a spectator cannot know."""
    match = table.start(5)
    assert named_in(strings(match.position()), match, ever_known(match, None))


@pytest.mark.long
def test_long_campaign_of_non_interference(capsys):
    """Many games, every few moves, all seats, several worlds."""
    states = worlds = compared = 0
    for n in range(120):
        table = TABLES[n % len(TABLES)]
        way = Way(n, (1.0, 0.2, 5.0)[n % 3])
        match = table.start(n)
        while not match.over:
            way.step(match)
            if way.rng.random() < 0.2:
                states += 1
                for viewer in everyone(match):
                    for seed in range(2):
                        worlds += 1
                        assert_the_same_for(viewer, match, match.guess(viewer, seed), sentences=seed == 0)
                        compared += assert_next_step_tells_the_same(match, viewer, seed, way, 3)
                    assert leaks(match, viewer) == []
    with capsys.disabled():
        print(f"\n{states} positions, {worlds} pairs of worlds alike, {compared} next steps alike")
