"""Law 7: a copy is faithful and apart. Whatever is played on one is never seen on the other."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Data, Way, deals, everyone, examples, fingerprint, play_out, reach, steps_of, told, ways
from laws.tables import every_game, every_table
from laws.test_cards_are_neither_lost_nor_made import assert_conserved
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.effect import Ask, Frame, Mark, Script
from ludotheque.kernel.engine import answer, deal, legal, to_act
from ludotheque.kernel.position import digest
from ludotheque.kernel.rows import Row
from ludotheque.kernel.state import State


@every_table
@given(deal=deals, way=ways)
@examples(2)
def test_all_past_copies_keep_their_digest_while_the_match_goes_on(table, deal, way):
    match = table.start(deal)
    past = [(match.copy(), match.g.copy(), match.digest())]
    moves = []
    for played in play_out(match, way):
        moves.append(played)
        past.append((match.copy(), match.g.copy(), match.digest()))
    some = max(9, len(past) // 12)  # each of them is played to the end: of a long game, a dozen
    prints = {at: fingerprint(past[at][0]) for at in range(0, len(past), some)}
    end = fingerprint(match)
    for at, (copy, state, was) in enumerate(past):
        assert copy.digest() == was
        assert digest(state) == was
        if at in prints:
            for n, (seat, move) in enumerate(moves[at:], at + 1):
                copy.play(seat, move)
                assert copy.digest() == past[n][2]
            assert fingerprint(copy) == end
    assert fingerprint(match) == end
    for at, (copy, state, was) in enumerate(past):
        assert digest(state) == was
        if at not in prints:
            assert copy.digest() == was


@every_table
@given(seed=deals, way=ways, data=st.data())
@examples(4)
def test_a_state_without_a_trace_goes_the_same_way_as_the_match(table, seed, way, data):
    match = reach(table, seed, way, data.draw(steps_of(table)))
    g = match.g.copy()
    assert g.trace is None
    while not match.over:
        had = len(match.answers)
        way.step(match)
        for step in match.answers[had:]:
            if step.drawn is not None:
                deal(g, Row(step.drawn))
            else:
                assert step.option in legal(g, step.seat)
                answer(g, step.seat, step.option)
        assert digest(g) == match.digest()
        assert_conserved(g)


@every_table
@given(seed=deals, way=ways, data=st.data())
@examples(4)
def test_a_search_in_a_copied_state_leaves_the_original_alone(table, seed, way, data):
    match = reach(table, seed, way, data.draw(steps_of(table)))
    before = fingerprint(match)
    ends = []
    for _ in range(2):
        rng = Quick(seed)
        g = match.g.copy()
        while not g.over:
            if g.lots_from:
                deal(g, rng.draw(0, g.lots_from, g.lots))
            else:
                options = legal(g, to_act(g))
                answer(g, to_act(g), options[rng.below(len(options))])
        ends.append(digest(g))
    assert ends[0] == ends[1]
    assert fingerprint(match) == before


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(3)
def test_a_copied_match_is_told_and_may_take_back_the_same(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    copy = match.copy()
    for seat in everyone(match):
        assert told(copy, seat, sentences=False) == told(match, seat, sentences=False)


# ------------------------------------------------------------------------------------ field by field
#: What copies share because it never changes, and what a copy leaves behind on purpose.
SHARED = {State: {"kit"}, Frame: {"script"}, Ask: set(), Mark: set()}
LEFT_BEHIND = {State: {"trace"}, Frame: set(), Ask: set(), Mark: set()}
#: Rows that copies may share: they are replaced, or parted before they are written to.
REPLACED = {"face", "pool", "spot", "base", "room"}


def fields_of(thing: Any) -> list[str]:
    """The attributes of an object, of a plain class or of a compiled one."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    names = list(compiled) if compiled is not None else list(vars(thing))
    return [name for name in names if not name.startswith("__")]


def strange_table(table) -> State:
    """A state in which no field has the value it starts with."""
    match = table.start(3)
    way_moves = match.moves(match.waiting_for[0])
    match.play(match.waiting_for[0], way_moves[0])
    g = match.g.copy()
    script = g.stack[0].script
    g.marks = [Mark(3, 1, 2, 7, 9)]
    g.mode = 1
    g.lots_from = 11
    g.lots = 5
    g.shuffles = 77
    g.questions = 78
    g.over = True
    g.conceded = 1
    frame = Frame(script, 1, 2, 3, 4)
    frame.step = 1
    g.stack.append(frame)
    asked = Ask(1, 2, 6)
    asked.picks = Row([4, 5])
    asked.closed = True
    g.asks = [asked]
    g.vars = Row([n + 5 for n in range(len(g.vars))])
    return g


def is_row(value: Any) -> bool:
    return type(value) is type(Row())


def plain(value: Any) -> Any:
    """A value as plain data, objects as the dictionary of their fields."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if is_row(value):
        return list(value)
    if isinstance(value, (Frame, Ask, Mark)):
        return {name: plain(getattr(value, name)) for name in fields_of(value)}
    if isinstance(value, Script):
        return value.key
    assert isinstance(value, (int, bool, str)), f"teach this test what a {type(value).__name__} is"
    return value


@every_game
def test_every_field_of_a_state_is_copied(table):
    g = strange_table(table)
    empty = State(g.kit)
    copy = g.copy()
    names = fields_of(g)
    assert set(names) >= {"face", "lie", "size", "stack", "asks", "over"}
    for name in names:
        if name in SHARED[State]:
            assert getattr(copy, name) is getattr(g, name)
        elif name in LEFT_BEHIND[State]:
            assert getattr(copy, name) is None
        else:
            assert plain(getattr(g, name)) != plain(getattr(empty, name)), f"let strange_table() change {name}"
            assert plain(getattr(copy, name)) == plain(getattr(g, name)), f"State.copy() forgets {name}"


@every_game
def test_a_copied_state_shares_no_list_or_row_that_is_ever_written_to(table):
    g = strange_table(table)
    copy = g.copy()
    for name in fields_of(g):
        value, other = getattr(g, name), getattr(copy, name)
        if is_row(value) and name not in REPLACED:
            before = list(value)
            for at in range(len(other)):
                other[at] += 1
            assert list(getattr(copy, name)) != before, name
            assert list(getattr(g, name)) == before, name
        if isinstance(value, list):
            assert value is not other, name
            for mine, theirs in zip(value, other, strict=True):
                if not isinstance(mine, int):
                    assert mine is not theirs, name


def strange(kind: type, g: State) -> Any:
    """A frame, an ask or a mark in which no field has the value it starts with."""
    return {Frame: g.stack[-1], Ask: g.asks[0], Mark: g.marks[0]}[kind]


@every_game
@pytest.mark.parametrize("kind", [Frame, Ask, Mark], ids=lambda kind: kind.__name__)
def test_every_field_of_what_a_state_holds_is_copied(table, kind):
    it = strange(kind, strange_table(table))
    copy = it.copy()
    assert copy is not it
    names = fields_of(it)
    assert names
    for name in names:
        value = plain(getattr(it, name))
        assert value not in (0, False, -1, []), f"let strange_table() change {kind.__name__}.{name}"
        assert plain(getattr(copy, name)) == value, f"{kind.__name__}.copy() forgets {name}"


#: Follows from what lies where, or from what was copied.
FOLLOWS = {"where", "shared", "room"}


def change(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value != 1 else 0
    assert isinstance(value, list) or is_row(value)
    return value[1:]


@every_game
def test_every_field_of_a_state_is_in_its_digest(table):
    """A field that the position does not tell would be lost when a table is saved."""
    match = reach(table, 3, Way(3, 1.0), 30)
    fields = [name for name in fields_of(match.g) if name not in SHARED[State] | LEFT_BEHIND[State] | FOLLOWS]
    for name in fields:
        g = match.g.copy()
        was = digest(g)
        value = getattr(g, name)
        if name == "marks":
            g.kit.mark_names.append("a mark")
            g.marks = [Mark(0, 0, 0, 1, 1)]
        elif name == "lots":
            g.lots_from = 9
            was = digest(g)
            g.lots = 5
        elif name in ("known", "seen", "pool", "face"):
            card = next(card for card, known in enumerate(g.known) if known != g.kit.everyone)
            changed = value[:]
            changed[card] = (changed[card] + 1) % 3
            setattr(g, name, changed)
        elif name == "spot":
            if not g.kit.spotted:
                continue
            setattr(g, name, Row([spot + 1 for spot in value]))
        elif name in ("lie", "size", "base"):
            several = [zone for zone in range(len(g.size)) if g.size[zone] > 1]
            full = next(zone for zone in several if g.face[g.card(zone, 0)] != g.face[g.top(zone)])
            first, last = g.base[full], g.base[full] + g.size[full] - 1
            if name == "lie":
                value[first], value[last] = value[last], value[first]
            elif name == "size":
                value[full] -= 1
            else:
                changed = value[:]
                changed[full] = next(value[zone] for zone in several if zone != full)
                g.base = changed
        else:
            setattr(g, name, change(value))
        assert digest(g) != was, f"the digest does not tell {name}"
        if name == "marks":
            g.kit.mark_names.pop()


@every_game
def test_every_field_of_a_match_is_copied(table):
    match = table.start(3, names=["Ana", "Bo"][: table.seats])
    match.play(match.waiting_for[0], match.moves(match.waiting_for[0])[0])
    shared = {"kit", "dealer", "start"}
    copy = match.copy()
    assert set(vars(copy)) == set(vars(match)), "Match.copy() forgets a field"
    for name, value in vars(match).items():
        if name in shared:
            assert getattr(copy, name) is value
        elif name == "g":
            assert digest(copy.g) == digest(match.g)
            assert copy.g.trace is copy.trace
        elif name == "trace":
            assert copy.trace is not match.trace
            assert copy.trace.events == match.trace.events
            assert copy.trace.events is not match.trace.events
        elif name == "past":
            assert copy.past is not match.past
            assert copy.past.blocks == match.past.blocks
        else:
            assert getattr(copy, name) == value


# ------------------------------------------------------------------------------------ what is handed out
def containers(data: Any, where: str) -> dict[int, str]:
    """Every list and object inside some data, by identity, with where it is."""
    out: dict[int, str] = {}
    if isinstance(data, dict):
        out[id(data)] = where
        for key, value in data.items():
            out |= containers(value, f"{where}.{key}")
    elif isinstance(data, list):
        out[id(data)] = where
        for n, value in enumerate(data):
            out |= containers(value, f"{where}[{n}]")
    return out


def handed_out(match: ldt.Match) -> Data:
    """All the data that a match gives away."""
    seats = range(match.kit.seats)
    return {
        "view": [match.view(seat) for seat in everyone(match)],
        "events": [match.events(seat) for seat in everyone(match)],
        "ask": [match.ask(seat) for seat in seats],
        "moves": [match.moves(seat) for seat in seats],
        "waiting_for": match.waiting_for,
        "outcome": match.outcome,
        "scores": match.scores(),
        "position": match.position(),
        "record": match.record(),
    }


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(2)
def test_what_is_handed_out_belongs_to_who_asked_for_it(table, deal, way, data):
    """Nobody who writes into a view, a record or a position writes into the table, or into another's view."""
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for it in (match, ldt.game(table.game).from_position(match.position(), 1, ["Ana", "Bo"][: table.seats])):
        first, second = handed_out(it), handed_out(it)
        shared = containers(first, "")
        assert sorted(where for at, where in containers(second, "").items() if at in shared) == []


def spoil(data: Any) -> None:
    """Scribble over data as far down as it goes."""
    if isinstance(data, dict):
        for value in list(data.values()):
            spoil(value)
        data.clear()
        data["spoilt"] = True
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data[:] = ["spoilt"]


@every_table
def test_what_is_handed_in_may_be_scribbled_over_afterwards(table):
    """The table keeps a copy of its own of the options, the names, and the position or record it was set from."""
    options, names = deepcopy(table.options), ["Ana", "Bo"][: table.seats]
    match = ldt.game(table.game).start(table.seats, 1, options, names)
    before = fingerprint(match)
    spoil(options)
    spoil(names)
    assert fingerprint(match) == before

    position = deepcopy(match.position())
    other = ldt.game(table.game).from_position(position, 1)
    before = fingerprint(other)
    spoil(position)
    assert fingerprint(other) == before

    record = deepcopy(match.record(with_secret=True))
    again = ldt.replay(record)
    before = fingerprint(again)
    spoil(record)
    assert fingerprint(again) == before
