"""Whatever is handed in wrong is refused in both languages, as one of the library's own errors, and nothing changes."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Way, everyone, examples, fingerprint, is_well_said, reach, record_bytes, same, told
from laws.tables import OWN_TILES, SHELF, Table, every_game, every_table, longest
from laws.test_cards_are_neither_lost_nor_made import assert_conserved
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.codec import LIMIT, from_json, to_json
from ludotheque.kernel.match import Match
from support.shelf import CHOSEN

#: Values of every type that JSON and Python know, and some that nobody expects.
odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from([10**6 + 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30]),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(["@x", "@table-player:1", "@", "{ $n }", "hand@0", "setup", "done", "idole-15", "\ud800", "\x00"]),
    st.lists(st.integers(-2, 5), max_size=3),
    st.lists(st.text(max_size=3), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
    st.builds(lambda: [[[[]]]]),
)
#: What no JSON can hold.
outlandish = st.sampled_from([b"bytes", (1, 2), {1, 2}, {1: 2}, object(), 1j, range(3), float("nan")])


def nested(depth: int) -> list:
    out: list = []
    for _ in range(depth):
        out = [out]
    return out


def refused(what: Any, *args: Any, **more: Any) -> ldt.LudothequeError | None:
    """The refusal, if it is one; anything but a well-said LudothequeError fails the test."""
    try:
        what(*args, **more)
    except ldt.LudothequeError as error:
        assert is_well_said(error)
        return error
    return None


# ------------------------------------------------------------------------------------ games and seats
@given(st.one_of(odd, outlandish))
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(key):
    if key in ldt.games() if isinstance(key, str) else False:
        return
    error = refused(ldt.game, key)
    assert isinstance(error, ldt.UnknownGame)
    assert all(game in error.text("fr") for game in ldt.games())


@every_game
@pytest.mark.parametrize(
    "seats", [0, -1, 99, True, False, "2", "", 2.0, [2], {}, b"2", 10**30, "@x", float("nan")], ids=repr
)
def test_a_number_of_seats_that_does_not_work_is_refused(table, seats):
    error = refused(ldt.game(table.game).start, seats=seats, seed=1)
    assert isinstance(error, ldt.BadTable)
    assert isinstance(refused(ldt.game(table.game).kit, seats), ldt.BadTable)
    assert isinstance(refused(ldt.game(table.game).cards, seats), ldt.BadTable)


def test_yutaka_is_for_two():
    """R1."""
    for seats in (1, 3):
        assert isinstance(refused(ldt.game("yutaka").start, seats=seats), ldt.BadTable)


@every_game
@given(seat=st.one_of(odd, outlandish))
def test_a_seat_that_is_not_there_is_refused_by_everything_that_takes_one(table, seat):
    match = table.start(1)
    if seat is None or (isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < match.kit.seats):
        return
    before = fingerprint(match)
    for ask in (match.ask, match.moves, match.view, match.events, match.log, match.can_undo, match.undo, match.guess):
        assert isinstance(refused(ask, seat), ldt.LudothequeError)
    for ask in (match.concede, match.look):
        assert isinstance(refused(ask, seat), ldt.LudothequeError)
    assert isinstance(refused(match.play, seat, "x"), ldt.LudothequeError)
    assert isinstance(refused(match.why_not, seat, "x"), ldt.LudothequeError)
    assert fingerprint(match) == before


@every_game
def test_a_spectator_only_looks_on(table):
    match = reach(table, 1, Way(1, 1.0), 5)
    before = fingerprint(match)
    move = match.moves(match.waiting_for[0])[0]
    for act in (
        lambda: match.play(None, move),
        lambda: match.undo(None),
        lambda: match.undo(None, agreed=range(match.kit.seats)),
        lambda: match.concede(None),
        lambda: match.look(None),
    ):
        assert isinstance(refused(act), ldt.LudothequeError)
        assert fingerprint(match) == before
    assert match.moves(None) == []
    assert match.ask(None) is None
    assert not match.can_undo(None)


@every_game
@given(move=st.one_of(odd, outlandish))
def test_a_move_that_is_no_text_is_refused(table, move):
    match = table.start(1)
    before = fingerprint(match)
    for seat in range(match.kit.seats):
        if isinstance(move, str) and match.why_not(seat, move) is None:
            continue
        assert isinstance(refused(match.play, seat, move), ldt.IllegalMove)
        assert isinstance(match.why_not(seat, move), ldt.IllegalMove)
        assert fingerprint(match) == before


@every_game
@given(question=st.one_of(odd, outlandish))
def test_a_question_that_was_never_put_is_refused(table, question):
    match = table.start(1)
    seat = match.waiting_for[0]
    asked = match.ask(seat)["question"]
    if question is None or (type(question) is int and question == asked):
        return
    before = fingerprint(match)
    assert isinstance(refused(match.play, seat, match.moves(seat)[0], question), ldt.IllegalMove)
    assert fingerprint(match) == before


@every_game
@pytest.mark.parametrize(
    "names", [["@x", "@table-player"], ["{ $n }", "\x00"], ["@@", "a" * 50], ["only one"]], ids=ascii
)
def test_a_name_is_a_name_whatever_it_looks_like(table, names):
    match = table.start(1, names=names)
    way = Way(1, 1.0)
    for _ in range(6):
        way.step(match)
    for lang in ("fr", "en"):
        log = "\n".join(line["text"] for line in match.log(0, lang))
        assert not names[0] or names[0] in log
    assert isinstance(match.why_not((match.waiting_for[0] + 1) % match.kit.seats, "x"), ldt.IllegalMove)
    if len(set(match.kit.mates)) == 2:  # only then giving up decides the game
        match.concede(0)
    else:
        while not match.over:
            way.step(match)
    assert match.verdict("fr")
    assert match.scores("en")["lines"] is not None


@every_game
@pytest.mark.parametrize(
    "names",
    [[1, 2], [None, None], 5, [["a"], ["b"]], {"a": 1}, [b"a", b"b"], ["a" * 10_000], ["\ud800"]],
    ids=lambda it: ascii(it)[:30],
)
def test_names_that_are_no_names_are_refused(table, names):
    """Or too long for any sentence, or not writable in a record."""
    assert isinstance(refused(table.start, 1, names=names), ldt.BadTable)


@every_game
def test_more_names_than_seats_are_refused_or_recorded_faithfully(table):
    names = [f"player {n}" for n in range(9)]
    try:
        match = table.start(1, names=names)
    except ldt.BadTable:
        return
    assert record_bytes(ldt.replay(record_bytes(match))) == record_bytes(match)


# ------------------------------------------------------------------------------------ options
@every_game
@given(options=st.one_of(odd, outlandish))
def test_options_that_are_no_object_are_refused(table, options):
    if options is None or options == {}:
        return
    error = refused(ldt.game(table.game).start, options=options)
    assert isinstance(error, ldt.BadTable)


@every_game
@given(key=st.one_of(st.text(max_size=8), st.just("@x"), st.integers(), st.none(), st.just(b"mode"), st.just("\ud800")))
def test_an_unknown_option_is_refused_and_the_known_ones_are_named(table, key):
    known = [option.key for option in ldt.game(table.game).rules.options()]
    if key in known:
        return
    error = refused(ldt.game(table.game).start, options={key: 1})
    assert isinstance(error, ldt.BadTable)
    assert all(name in error.text("en") for name in known)


@every_game
@given(value=st.one_of(odd, outlandish), data=st.data())
@examples(120)
def test_an_option_takes_a_value_it_knows_or_refuses_it(table, value, data):
    box = ldt.game(table.game)
    option = data.draw(st.sampled_from(box.rules.options()), label="option")
    try:
        match = box.start(table.seats, 1, {option.key: value})
    except ldt.BadTable as error:
        assert is_well_said(error)
        return
    assert match.record()["options"][option.key] == value or option.open
    assert_playable(match)


def assert_playable(match: ldt.Match, moves: int = 4000) -> None:
    """Accepted means: it can be looked at, saved and played to its end, and keeps its cards."""
    for seat in everyone(match):
        match.view(seat)
        to_json(match.events(seat))
        match.log(seat, "fr")
    assert ldt.replay(record_bytes(match)).digest() == match.digest()
    way = Way(3, 1.0)
    for _ in range(moves):
        if match.over:
            break
        way.step(match)
        assert_conserved(match.g)
    match.scores("fr")
    assert match.outcome is not None
    for seat in everyone(match):
        to_json(match.view(seat))


#: Bad lists and layouts of Yutakâ, each with the rule that refuses it.
BAD_YUTAKA: list[tuple[dict, str]] = [
    ({"first": 2}, "table"),
    ({"first": True}, "table"),
    ({"first": "1"}, "table"),
    ({"first": 1.0}, "table"),
    ({"cards": "promo"}, "table"),
    ({"mode": "Tactika"}, "table"),
    ({"mode": None}, "table"),
    ({"known": "idole"}, "yutaka R26"),
    ({"known": None}, "yutaka R26"),
    ({"known": ["gold"]}, "yutaka R26"),
    ({"known": [["idole"]]}, "yutaka R26"),
    ({"known": [{}]}, "yutaka R26"),
    ({"known": {"idole": True}}, "yutaka R26"),
    ({"mode": "mysteria", "known": ["idole"]}, "yutaka R26"),
    ({"mode": "tactika", "known": ["idole"]}, "yutaka R26"),
    ({"tiles": "Z"}, "yutaka A26"),
    ({"tiles": "@x"}, "yutaka A26"),
    ({"tiles": None}, "yutaka A26"),
    ({"tiles": []}, "yutaka A26"),
    ({"tiles": {}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "gold": [30]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": [15, 14]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": [15, 14, 1]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": [16, 14]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": [30, 0]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": [-1, 15, 16]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": [15.0, 15]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": ["15", "15"]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": [True] * 30}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": "15 15"}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": {"15": 2}}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": None}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "idole": [10**30, 30 - 10**30]}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "version": "2"}}, "yutaka A26"),
    ({"tiles": {**OWN_TILES, "version": 10**30}}, "yutaka A26"),
    ({"tiles": {key: value for key, value in OWN_TILES.items() if key != "dague"}}, "yutaka A26"),
    ({"layout": "round"}, "yutaka R27"),
    ({"layout": None}, "yutaka R27"),
    ({"layout": 5}, "yutaka R27"),
    ({"layout": []}, "yutaka R27"),
    ({"layout": {"sea": 1}}, "yutaka R27"),
    ({"layout": {"islands": [4, 4, 4, 4]}}, "yutaka A16"),
    ({"layout": {"islands": [4, 4, 4, 4, 5]}}, "yutaka A16"),
    ({"layout": {"islands": [0, 5, 5, 5, 5]}}, "yutaka A16"),
    ({"layout": {"islands": [-4, 8, 8, 4, 4]}}, "yutaka A16"),
    ({"layout": {"islands": [4, 4, 4, 4, True]}}, "yutaka A16"),
    ({"layout": {"islands": [4.0, 4, 4, 4, 4]}}, "yutaka A16"),
    ({"layout": {"islands": "44444"}}, "yutaka A16"),
    ({"layout": {"islands": None}}, "yutaka A16"),
    ({"layout": {"islands": []}}, "yutaka A16"),
    ({"layout": {"islands": [10**30, 4, 4, 4, 12 - 10**30 - 4]}}, "yutaka A16"),
    ({"layout": {"cubes": "visible"}}, "yutaka A14"),
    ({"layout": {"cubes": None}}, "yutaka A14"),
    ({"layout": {"cubes": ["hidden"]}}, "yutaka A14"),
    ({"layout": {"covers": ["1a"]}}, "yutaka A13"),
    ({"layout": {"covers": None}}, "yutaka A13"),
    ({"layout": {"covers": {"1a": "1b"}}}, "yutaka A13"),
    ({"layout": {"covers": {"1a": ["1e"]}}}, "yutaka A13"),
    ({"layout": {"covers": {"6a": ["1b"]}}}, "yutaka A13"),
    ({"layout": {"covers": {"1A": ["1b"]}}}, "yutaka A13"),
    ({"layout": {"covers": {"1a": [1]}}}, "yutaka A13"),
    ({"layout": {"covers": {1: ["1b"]}}}, "yutaka A13"),
    ({"layout": {"covers": {"": [""]}}}, "yutaka A13"),
    ({"layout": {"covers": {"1a": ["1a"]}}}, "yutaka A13"),
    ({"layout": {"covers": {"1a": ["1b"], "1b": ["1a"]}}}, "yutaka A13"),
    ({"layout": {"covers": {"1a": ["2a"], "2a": ["3a"], "3a": ["1a"]}}}, "yutaka A13"),
]


@pytest.mark.parametrize(("options", "rule"), BAD_YUTAKA, ids=[str(options)[:70] for options, _ in BAD_YUTAKA])
def test_a_bad_option_of_yutaka_is_refused_by_its_rule(options, rule):
    given_options = deepcopy(options)
    error = refused(ldt.game("yutaka").start, options=given_options)
    assert isinstance(error, ldt.BadTable)
    assert error.rule == rule
    assert given_options == options


@given(value=odd, data=st.data())
@examples(150)
def test_a_tile_list_or_an_archipelago_with_an_odd_part_is_refused_or_playable(value, data):
    whole = data.draw(st.sampled_from(["tiles", "layout"]))
    table = deepcopy(
        OWN_TILES if whole == "tiles" else {"id": "x", "islands": [4] * 5, "covers": {"1a": ["1b"]}, "cubes": "seen"}
    )
    part = data.draw(st.sampled_from(sorted(table)))
    if data.draw(st.booleans()) or not isinstance(table[part], list):
        table[part] = value
    else:
        at = data.draw(st.integers(0, len(table[part]) - 1))
        table[part][at] = value
    try:
        match = ldt.game("yutaka").start(2, 1, {whole: table})
    except ldt.BadTable as error:
        assert is_well_said(error)
        return
    assert_playable(match)


# ------------------------------------------------------------------------------------ records
def a_record(table: Table, over: bool) -> dict:
    match = table.start(5)
    way = Way(5, 1.0)
    while not match.over and (over or len(match.answers) < 20):
        way.step(match)
    return from_json(record_bytes(match))


@cache
def some_records() -> list[dict]:
    """Of each game of this run two tables, each in the middle and at the end of a game; played when first needed."""
    mine = [SHELF[game].tables for game in CHOSEN]
    tables = [tables[n] for tables in mine for n in (0, min(5, len(tables) - 1))]
    return [a_record(table, over) for table in tables for over in (False, True)]


records = st.deferred(lambda: st.sampled_from(some_records())).map(deepcopy)


def assert_record_refused(data: Any, sure: bool = True) -> None:
    """A record that cannot stand is refused; one that happens to stand replays and verifies without a crash."""
    for read in (ldt.replay, ldt.verify):
        error = refused(read, data)
        if sure:
            assert isinstance(error, (ldt.BadRecord, ldt.UnknownGame)), data if isinstance(data, str) else None


@given(data=st.one_of(odd, outlandish))
def test_what_is_no_record_is_refused(data):
    assert_record_refused(data)


@given(raw=st.one_of(st.binary(max_size=60), st.text(st.characters(exclude_categories=[]), max_size=60)))
def test_bytes_and_text_that_are_no_record_are_refused(raw):
    assert_record_refused(raw)


@given(record=records, at=st.integers(0, 10**6), bit=st.integers(0, 7))
@examples(120)
def test_a_record_with_a_flipped_bit_is_refused_or_still_the_same_game(record, at, bit):
    raw = bytearray(to_json(record))
    raw[at % len(raw)] ^= 1 << bit
    try:
        match = ldt.replay(bytes(raw))
    except ldt.LudothequeError as error:
        assert is_well_said(error)
        return
    assert match.over == record["over"]
    assert match.digest() == record["digest"]


@given(record=records, length=st.integers(0, 10**6))
def test_a_record_that_breaks_off_in_the_middle_of_its_bytes_is_refused(record, length):
    raw = to_json(record)
    assert_record_refused(raw[: length % len(raw)])


@given(record=records, data=st.data())
def test_a_record_without_one_of_its_fields_is_refused_or_replays(record, data):
    field = data.draw(st.sampled_from(sorted(record)))
    del record[field]
    optional = {"names", "over", "digest", "commitment", "secret", "start"}
    assert_record_refused(record, sure=field not in optional)


@given(record=records, data=st.data(), value=st.one_of(odd, outlandish))
@examples(150)
def test_a_record_with_an_odd_field_is_refused_or_replays(record, data, value):
    field = data.draw(st.sampled_from([*sorted(record), "start", "extra"]))
    if record.get(field) == value and type(record.get(field)) is type(value):
        return
    record[field] = value
    assert_record_refused(record, sure=field in ("format", "game", "rules", "seats", "answers", "cards", "extra"))


@given(record=records, data=st.data())
@examples(80)
def test_a_record_whose_answers_were_changed_is_refused(record, data):
    """Dropped, doubled, swapped, given to another seat, or replaced by an answer that leads elsewhere."""
    answers = record["answers"]
    n = len(answers)
    at = data.draw(st.integers(0, n - 1))
    how = data.draw(st.sampled_from(["drop", "double", "swap", "seat", "cut", "nobody", "odd"]))
    was = deepcopy(answers)
    if how == "drop":
        del answers[at]
    elif how == "double":
        answers.insert(at, answers[at])
    elif how == "swap":
        other = data.draw(st.integers(0, n - 1))
        answers[at], answers[other] = answers[other], answers[at]
    elif how == "seat":
        answers[at][0] = data.draw(st.sampled_from([0, 1, 2, -1, 99, "chance", "0", "Chance"]))
    elif how == "cut":
        del answers[at:]
    elif how == "nobody":
        answers[at] = data.draw(
            st.sampled_from([[], [0], [0, "x", "y"], None, "0", [None, "x"], [True, "x"], [0, 5], ["chance", "x"]])
        )
    else:
        answers[at][1] = data.draw(odd)
    if answers == was:
        return
    try:
        match = ldt.replay(record)
    except ldt.LudothequeError as error:
        assert is_well_said(error)
        assert isinstance(error, ldt.BadRecord)
        return
    assert match.digest() == record["digest"]  # two answers that may come in either order


@given(record=records, data=st.data())
def test_a_chance_answer_that_is_no_draw_of_lots_is_refused(record, data):
    at = data.draw(st.sampled_from([n for n, (who, _) in enumerate(record["answers"]) if who == "chance"]))
    lots = record["answers"][at][1]
    bad = data.draw(
        st.sampled_from(
            [
                [],
                lots[:-1],
                [*lots, len(lots)],
                [lots[0]] * len(lots),
                [-1, *lots[1:]],
                [10**30, *lots[1:]],
                [n + 1 for n in lots],
            ]
        )
    )
    record["answers"][at][1] = bad
    if len(lots) == 1 and sorted(bad) in ([0], [1]):
        return
    assert_record_refused(record)


def test_a_record_of_another_house_version_or_size_is_refused():
    record = some_records()[0]
    assert_record_refused({**record, "format": "ludotheque record 2"})
    assert_record_refused({**record, "format": "pgn"})
    assert_record_refused({**record, "rules": record["rules"] + 1})
    assert_record_refused({**record, "rules": 0})
    assert_record_refused({**record, "game": "chess"})
    assert_record_refused({**record, "digest": "0" * 32})
    assert_record_refused({**record, "over": True})
    assert_record_refused(b" " * (LIMIT + 1))
    assert_record_refused(b'{"format":"' + b"x" * (LIMIT + 1) + b'"}')
    assert_record_refused({**some_records()[1], "answers": some_records()[1]["answers"] + [[0, "concede"]]})
    assert_record_refused({**some_records()[1], "secret": "zz"})


@pytest.mark.game("yutaka")
@pytest.mark.parametrize("field", ["options", "cards", "start"])
def test_a_record_nested_too_deep_is_refused(field):
    """At any depth, in any place, however deep the program is already."""
    for depth in (10, 200, 500, 800, 900, 920, 940, 960, 980, 1000, 5000, 100_000):
        raw = b"[" * depth + b"]" * depth
        assert_record_refused(raw)
        whole = to_json({**some_records()[0], field: {"mode": "PLACE", "content": "PLACE", "zones": "PLACE"}})
        assert_record_refused(whole.replace(b'"PLACE"', raw))


@pytest.mark.parametrize(
    "names", [["a" * 10_000, "b"], ["@x", "@"], ["\x00", "b", "c"], []], ids=lambda it: ascii(it)[:30]
)
def test_a_record_with_odd_names_is_refused_or_can_be_read(names):
    record = {**some_records()[1], "names": names}
    if refused(ldt.replay, record) is None:
        match = ldt.replay(record)
        assert match.log(0, "fr")
        assert match.verdict("en")
        assert match.why_not(0, "x").text("fr")


@given(record=records, data=st.data(), value=odd)
@examples(80)
def test_a_record_with_odd_options_or_cards_is_refused_or_replays(record, data, value):
    field = data.draw(st.sampled_from(["options", "cards"]))
    part = data.draw(st.sampled_from([*sorted(record[field]), "extra"]))
    record[field][part] = value
    assert_record_refused(record, sure=False)


def test_one_answer_that_no_rule_allows_is_named_with_its_reason_in_the_readers_language():
    record = deepcopy(some_records()[1])
    at = next(n for n, (who, _) in enumerate(record["answers"]) if who != "chance")
    record["answers"][at][1] = "I1-1"
    with pytest.raises(ldt.BadRecord) as raised:
        ldt.replay(record)
    assert str(at + 1) in raised.value.text("en")
    assert raised.value.text("en") != raised.value.text("fr")
    why = table_refusal(record, at)
    assert why.text("en") in raised.value.text("en")
    assert why.text("fr") in raised.value.text("fr")


def table_refusal(record: dict, at: int) -> ldt.IllegalMove:
    match = ldt.replay(record, upto=at)
    why = match.why_not(record["answers"][at][0], record["answers"][at][1])
    assert why is not None
    return why


# ------------------------------------------------------------------------------------ positions
YUTAKA = SHELF["yutaka"].tables


def a_position(table: Table, steps: int) -> dict:
    return from_json(to_json(reach(table, 9, Way(9, 1.0), steps).position()))


POSITIONS = [a_position(table, steps) for table in (YUTAKA[0], YUTAKA[5]) for steps in (0, 2, 4, 5, 21, 40, 63)]
positions = st.sampled_from(POSITIONS).map(deepcopy)


def assert_position_refused_or_playable(game: str, data: Any, sure: bool = False) -> None:
    """A position that is accepted can be looked at, saved and played to its end without losing a card."""
    try:
        match = ldt.game(game).from_position(data, 1)
    except ldt.BadPosition as error:
        assert is_well_said(error)
        return
    assert not sure, "this position should have been refused"
    assert_conserved(match.g)
    for seat in everyone(match):
        mine = told(match, seat, False)
        for k in range(3):
            assert same(told(match.guess(seat, k), seat, False), mine), "a seat sees what it cannot know"
    assert_playable(match)


@every_game
@given(data=st.one_of(odd, outlandish))
def test_what_is_no_position_is_refused(table, data):
    assert_position_refused_or_playable(table.game, data, sure=True)


@given(position=positions, data=st.data())
@examples(120)
def test_a_position_in_which_cards_are_lost_made_or_renamed_is_refused(position, data):
    zones = position["zones"]
    zone = data.draw(st.sampled_from(sorted(zones)))
    at = data.draw(st.integers(0, len(zones[zone]) - 1))
    how = data.draw(st.sampled_from(["lose", "double", "rename", "empty", "unknown"]))
    card = zones[zone][at]
    key = card["card"] if isinstance(card, dict) else card
    if how == "lose":
        del zones[zone][at]
    elif how == "double":
        zones[zone].insert(at, card)
    elif how == "rename":
        other = data.draw(st.sampled_from(["I1", "X", "E4", "idole-15", "dague-12", "equipement-1", "I1!", "X!"]))
        if other.removesuffix("!") == key.removesuffix("!"):
            return
        zones[zone][at] = other
    elif how == "empty":
        del zones[zone]
    else:
        zones[zone][at] = data.draw(
            st.sampled_from(["", "!", "Z9", "@x", "I1@3", "I1!!", None, 5, [], {}, {"card": 5}, {"card": "I1", "x": 1}])
        )
    assert_position_refused_or_playable("yutaka", position, sure=True)


@given(position=positions, data=st.data())
@examples(150)
def test_a_position_in_which_a_card_lies_elsewhere_is_refused_or_playable(position, data):
    zones = position["zones"]
    source = data.draw(st.sampled_from(sorted(zones)))
    target = data.draw(
        st.sampled_from(sorted({*zones, "bag", "column@0 1", "column@1 3", "pile@0", "hand@1", "removed"}))
    )
    at = data.draw(st.integers(0, len(zones[source]) - 1))
    card = zones[source].pop(at)
    zones.setdefault(target, []).insert(data.draw(st.integers(0, len(zones.get(target, [])))), card)
    assert_position_refused_or_playable("yutaka", position)


@given(position=positions, data=st.data(), value=st.one_of(odd, outlandish))
@examples(150)
def test_a_position_with_an_odd_field_is_refused_or_playable(position, data, value):
    field = data.draw(
        st.sampled_from([*sorted(position), "marks", "lots", "turn", "open", "asks", "conceded", "extra"])
    )
    position[field] = value
    assert_position_refused_or_playable("yutaka", position)


@given(position=positions, data=st.data(), value=odd)
@examples(200)
def test_a_position_with_an_odd_part_is_refused_or_playable(position, data, value):
    """Anywhere inside: a card's knowledge, a frame, a question, a number."""
    place: Any = position
    for _ in range(data.draw(st.integers(1, 4))):
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], (dict, list)) or not place[key] or data.draw(st.booleans()):
            place[key] = value
            break
        place = place[key]
    assert_position_refused_or_playable("yutaka", position)


scripts = st.sampled_from(["setup", "opening", "turn", "precious-object", "equipment", "dynamite", "nowhere"])
frames = st.tuples(
    scripts,
    st.integers(-1, 8),
    st.integers(-2, 3),
    st.sampled_from([None, ["hand@0", 0], ["pile@1", 2], ["island 1", 0], ["nowhere", 0], ["hand@0", 99], []]),
    st.integers(-1, 6),
    st.integers(-1, 2),
).map(list)
asks = st.fixed_dictionaries(
    {"seat": st.integers(-1, 2), "low": st.integers(-1, 3), "high": st.integers(-1, 3)},
    optional={
        "picks": st.lists(st.sampled_from(["1a", "I1-1", "done", "x", "5d"]), max_size=2),
        "closed": st.booleans(),
        "extra": st.just(1),
    },
)


@given(
    position=positions,
    stack=st.lists(frames, max_size=3),
    questions=st.lists(asks, max_size=2),
    lots=st.lists(st.integers(-1, 30), max_size=3),
)
@examples(250)
def test_a_position_with_a_stack_and_questions_that_do_not_fit_is_refused_or_playable(position, stack, questions, lots):
    position["stack"] = stack
    position.pop("asks", None)
    if questions:
        position["asks"] = questions
    if lots:
        position["lots"] = lots
    assert_position_refused_or_playable("yutaka", position)


@pytest.mark.parametrize("steps", [0, 5, 21, 40])
@pytest.mark.parametrize("drop", ["bottom", "top", "all", "doubled", "asks"])
def test_a_position_that_lost_a_part_of_its_stack_is_refused_or_playable(steps, drop):
    position = a_position(YUTAKA[0], steps)
    stack = position["stack"]
    if drop == "bottom":
        del stack[0]
    elif drop == "top":
        del stack[-1]
    elif drop == "all":
        stack.clear()
    elif drop == "doubled":
        stack.append(deepcopy(stack[-1]))
    else:
        position.pop("asks", None)
    assert_position_refused_or_playable("yutaka", position)


def quiet() -> dict:
    """Seat 0 or 1 is to put a card."""
    return a_position(YUTAKA[0], 21)


def revealing() -> dict:
    """In the middle of a Dynamite or an Equipment card: somebody is to turn a tile."""
    match = YUTAKA[0].start(3)
    way = Way(3, 1.0)
    while match.position()["stack"][-1][0] not in ("equipment", "dynamite"):
        way.step(match)
    return from_json(to_json(match.position()))


def dealing() -> dict:
    """Before the first answer of chance."""
    box = ldt.game("yutaka")
    return from_json(to_json(Match(box.kit(), Scripted([])).position()))


def unseen(position: dict, zone: str, known: list[int], seen: list[int]) -> None:
    cards = position["zones"][zone]
    position["zones"][zone] = [
        {"card": card["card"] if isinstance(card, dict) else card, "known": known, "seen": seen} for card in cards
    ]


def a_full_zone(position: dict, name: str) -> str:
    return next(zone for zone in position["zones"] if zone.startswith(name))


#: What no table could ever look like, one slip each: how it is made.
SLIPS: dict[str, Any] = {
    "own hand unknown": lambda p: unseen(p, f"hand@{p['asks'][0]['seat']}", [], [0, 1, 2]),
    "own hand known to the other alone": lambda p: unseen(
        p, f"hand@{p['asks'][0]['seat']}", [1 - p["asks"][0]["seat"]], [0, 1, 2]
    ),
    "an open column unknown": lambda p: unseen(p, a_full_zone(p, "column@0"), [], []),
    "a tile known to one": lambda p: unseen(p, "island 1", [0], [0, 1, 2]),
    "a pile known to its owner": lambda p: unseen(p, "pile@0", [0], [0, 1, 2]),
    "the other seat asked": lambda p: p["asks"][0].update(seat=1 - p["asks"][0]["seat"]),
    "a seat asked twice": lambda p: p["asks"].append(deepcopy(p["asks"][0])),
    "both seats asked": lambda p: p["asks"].append({**p["asks"][0], "seat": 1 - p["asks"][0]["seat"]}),
    "more picks asked": lambda p: p["asks"][0].update(high=3),
    "no pick asked": lambda p: p["asks"][0].update(low=0),
    "asked and drawing lots": lambda p: p.update(lots=[5, 5]),
    "drawing lots instead": lambda p: (p.pop("asks"), p.update(lots=[5, 5])),
    "asked and over": lambda p: p.update(over=True),
    "conceded and asked": lambda p: p.update(over=True, conceded=0),
    "open to one": lambda p: p.update(open=True),
    "every answer in": lambda p: p["asks"][0].update(picks=[FIRST_MOVE[p["stack"][-1][0]]], closed=True),
    "two turns at once": lambda p: p["stack"].insert(0, ["turn", 0, 0, None, 0, 0]),
    "no turn below": lambda p: p["stack"].__delitem__(slice(0, -1)),
    "the other seat's turn": lambda p: p["stack"][-1].__setitem__(2, 1 - p["stack"][-1][2]),
    "a frame's card elsewhere": lambda p: p["stack"][-1].__setitem__(3, ["pile@0", 0]),
    "a number no rule gives": lambda p: p["numbers"].update(first=5, turns=-3),
}
FIRST_MOVE = {"turn": "X-1", "equipment": "1a", "dynamite": "1a", "setup": "1a", "opening": "1a"}
DEAL_SLIPS: dict[str, Any] = {
    "fewer lots": lambda p: p.update(lots=[10, 10]),
    "some lots": lambda p: p.update(lots=[25, 3]),
    "more lots": lambda p: p.update(lots=[30, 30]),
    "tiles laid already": lambda p: p["zones"].update({"island 1": p["zones"].pop("bag")}),
    "cards dealt already": lambda p: p["zones"].update({"hand@0": p["zones"].pop("pile@0")}),
    "tiles among the cards": lambda p: p["zones"]["pile@0"].append(p["zones"]["bag"].pop()),
}


@pytest.mark.parametrize("make", [quiet, revealing], ids=lambda make: make.__name__)
@pytest.mark.parametrize("slip", SLIPS)
def test_a_position_with_a_slip_is_refused_or_playable(make, slip):
    position = make()
    SLIPS[slip](position)
    assert_position_refused_or_playable("yutaka", position)


@pytest.mark.parametrize("slip", DEAL_SLIPS)
def test_a_position_in_the_middle_of_the_deal_with_a_slip_is_refused_or_playable(slip):
    position = dealing()
    assert_position_refused_or_playable("yutaka", deepcopy(position))
    DEAL_SLIPS[slip](position)
    assert_position_refused_or_playable("yutaka", position)


def test_a_position_of_another_game_or_version_is_refused():
    position = POSITIONS[0]
    for field, value in (
        ("game", "chess"),
        ("rules", 2),
        ("rules", "1"),
        ("seats", 3),
        ("seats", "2"),
        ("options", {"x": 1}),
    ):
        assert_position_refused_or_playable("yutaka", {**position, field: value}, sure=True)


@pytest.mark.parametrize("field", ["zones", "stack", "options", "asks", "game", "numbers", "seats"])
def test_a_position_nested_too_deep_is_refused(field):
    for depth in (100, 300, 500, 900, 950, 1000, 5000):
        assert_position_refused_or_playable("yutaka", {**POSITIONS[0], field: nested(depth)}, sure=True)
        assert_position_refused_or_playable("yutaka", {**POSITIONS[0], "options": {"mode": nested(depth)}}, sure=True)


@every_table
@given(data=st.data())
@examples(4)
def test_a_hand_written_position_of_any_table_starts_at_a_quiet_moment(table, data):
    """Without stack and questions a position starts on somebody's turn, or says why it cannot."""
    match = reach(table, 4, Way(4, 1.0), data.draw(st.integers(0, longest(table))))
    position = {key: value for key, value in match.position().items() if key not in ("stack", "asks", "open", "lots")}
    position["turn"] = data.draw(st.sampled_from([*range(match.kit.seats), 7, -1, "0", None]))
    assert_position_refused_or_playable(table.game, position)
