"""A room is its journal folded: whatever is done at a table, reading it again gives the same table."""

import asyncio
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludotheque as ldt
from ludotheque.kernel.errors import LudothequeError
from ludotheque.server import journal as j
from ludotheque.server.identity import hashed
from ludotheque.server.rooms import Room
from ludotheque.wire import http as h
from ludotheque.wire import messages as m
from support.inside import come, fresh_id, house_on, open_table, token_of
from support.shelf import each_quick_game

GAMES = ldt.games()
PHRASES = ("hello", "take-back", "good-game")
START = 1_700_000_000.0
LATER = 3.25  #: seconds after the last entry, when rooms are compared


def shown(room, at):
    """All there is to a room, at a moment after its last entry."""
    out = {
        "seq": room.seq,
        "phase": room.phase,
        "ids": sorted(room.ids),
        "info": [room.info(seat, at + LATER) for seat in [None, *range(len(room.seats))]] if room.opened else [],
        "seats": [vars(seat) for seat in room.seats],
        "clocks": vars(room.clocks),
        "last": dict(room.last_answer),
        "waiting": room.waiting(),
        "bots": room.bots_to_move(),
        "position": room.kept(),
    }
    if room.match is not None:
        match = room.match
        everybody = [None, *range(match.kit.seats)]
        out["digest"] = match.digest()
        out["record"] = match.record(with_secret=True)
        out["views"] = [match.view(seat) for seat in everybody]
        out["events"] = [match.events(seat) for seat in everybody]
    return repr(out)


class Table:
    """A room as it lives, with its journal and what it looked like after every entry."""

    def __init__(self, opened, at=START):
        self.room = Room("a-room-of-this-test")
        self.at = at
        self.journal = []
        self.looks = []
        self.write([opened])

    def write(self, entries):
        """Entries are folded in one by one, as they will be when they are read."""
        for entry in entries:
            self.room.apply(entry, self.at)
            self.journal.append((self.at, j.encode(entry)))
            self.looks.append(shown(self.room, self.at))

    def do(self, command):
        """A command of a client: carried out, or refused and nothing has changed."""
        before = shown(self.room, self.at)
        try:
            entries = self.room.decide(command, self.at)
        except LudothequeError as refusal:
            assert refusal.text("fr")
            assert refusal.text("en")
            assert shown(self.room, self.at) == before, "a refused command changed something"
            return False
        assert shown(self.room, self.at) == before, "deciding alone changes nothing"
        assert entries
        assert entries[0].id == command.id
        self.write(entries)
        return True

    def fold(self):
        """Read the journal again: the room is the same at every entry."""
        again = Room(self.room.id)
        for (at, raw), look in zip(self.journal, self.looks, strict=True):
            again.apply(j.decode(raw), at)
            assert shown(again, at) == look
        return again


def seat(kind, number):
    if kind == "bot":
        return j.SeatOpened(kind="bot", name="thumb", bot="thumb")
    if kind == "open":
        return j.SeatOpened(kind="open", invitation=hashed(token_of(number)))
    return j.SeatOpened(kind="person", name=f"P{number}", token=hashed(token_of(number)))


CLOCKS = st.none() | st.builds(
    h.Clock,
    kind=st.sampled_from(["move", "bank"]),
    seconds=st.integers(5, 60),
    increment=st.integers(0, 5),
)


@st.composite
def tables(draw):
    key = draw(st.sampled_from(GAMES))
    box = ldt.game(key)
    count = box.kit().seats
    kinds = draw(st.lists(st.sampled_from(["person", "person", "open", "bot"]), min_size=count, max_size=count))
    if all(kind == "bot" for kind in kinds):
        kinds[0] = "person"
    opened = j.Opened(
        game=key,
        rules=box.rules.version,
        options=box.rules.settle(count, {}),
        seats=[seat(kind, number) for number, kind in enumerate(kinds)],
        secret=draw(st.binary(min_size=32, max_size=32)).hex(),
        clock=draw(CLOCKS),
    )
    return Table(opened)


def some_command(draw, table):
    """What anybody might send, mostly sensible, sometimes not."""
    room = table.room
    number = draw(st.integers(0, len(room.seats) - 1))
    match = room.match
    kinds = ["play"] * 8 + ["undo"] * 3 + ["consent"] * 3 + ["pause", "pause", "say", "leave", "notify"]
    kind = draw(st.sampled_from([*kinds, "replace", "replace", "concede"]))
    if kind == "play":
        moves = match.moves(number) if match is not None else []
        if match is not None and match.waiting_for and draw(st.integers(0, 9)) < 9:
            number = draw(st.sampled_from(match.waiting_for))
            moves = match.moves(number)
        move = draw(st.sampled_from(moves)) if moves and draw(st.integers(0, 9)) < 9 else draw(st.text(max_size=8))
        question = match.g.questions if match is not None else 0
        return m.Play(fresh_id(), number, move, question - draw(st.sampled_from([0] * 9 + [1])))
    if kind == "undo":
        return m.Undo(fresh_id(), number)
    if kind == "consent":
        return m.Consent(fresh_id(), number, draw(st.booleans()))
    if kind == "pause":
        return m.Pause(fresh_id(), number, draw(st.booleans()))
    if kind == "say":
        return m.Say(fresh_id(), number, draw(st.sampled_from([None, *PHRASES])), draw(st.sampled_from(["", "psst"])))
    if kind == "leave":
        return m.Leave(fresh_id(), number)
    if kind == "notify":
        return m.Notify(fresh_id(), number, "https://example.org/x")
    if kind == "replace":
        absent = draw(st.integers(0, len(room.seats)))
        return m.Replace(fresh_id(), number, absent, draw(st.sampled_from(["bot", "bot", "bot", "claim"])))
    return m.Concede(fresh_id(), number)


def what_the_server_writes(draw, table):
    """Entries that no command brings: somebody sits down, a bot answers, somebody is back, the server was away."""
    room = table.room
    free = [number for number, it in enumerate(room.seats) if it.kind == "open"]
    if free:
        number = draw(st.sampled_from(free))
        return j.Sat(seat=number, name="Late", token=hashed(token_of(number)), rules=1)
    owing = room.bots_to_move()
    if owing:
        number = draw(st.sampled_from(owing))
        return j.Played(seat=number, move=draw(st.sampled_from(room.match.moves(number))))
    away = [number for number, it in enumerate(room.seats) if it.left or (it.person and it.kind == "bot")]
    if away and draw(st.booleans()):
        return j.Returned(seat=draw(st.sampled_from(away)))
    return j.Woke(since=0.0)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.data())
def test_reading_the_journal_again_gives_the_same_room_at_every_entry(data):
    table = data.draw(tables())
    for _ in range(data.draw(st.integers(5, 45))):
        table.at += data.draw(st.sampled_from([0.0, 0.5, 2.0, 20.0, 100.0]))
        if data.draw(st.integers(0, 3)) == 0:
            table.write([what_the_server_writes(data.draw, table)])
        else:
            table.do(some_command(data.draw, table))
    table.fold()


@each_quick_game
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_with_take_backs_are_read_again_the_same(game, seed):
    rng = random.Random(seed)
    box = ldt.game(game)
    count = box.kit().seats
    seats = [seat("person", number) for number in range(count)]
    clock = h.Clock(kind="bank", seconds=100, increment=3)
    opened = j.Opened(game, box.rules.version, box.rules.settle(count, {}), seats, bytes(range(32)).hex(), clock=clock)
    table = Table(opened)
    match = table.room.match
    for _ in range(3000):
        if match.over:
            break
        table.at += rng.random()
        number = rng.choice(match.waiting_for)
        assert table.do(m.Play(fresh_id(), number, rng.choice(match.moves(number)), match.g.questions))
        if rng.random() < 0.25 and not match.over and table.do(m.Undo(fresh_id(), number)) and table.room.consent.wish:
            for other in range(count):
                if other != number and table.room.consent.wish:
                    assert table.do(m.Consent(fresh_id(), other, rng.random() < 0.7))
    assert match.over
    again = table.fold()
    assert again.phase == "over"
    assert ldt.verify(again.match.record()).digest() == match.digest()


# ------------------------------------------------------------------------------------ twice is once
def test_the_same_command_twice_is_done_once(sqlite_url):
    """Resent at once, later, or at the same time; and after the room was read again."""

    async def playing():
        rng = random.Random(4)
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            await come(keeper, 0, 1)
            given = []
            for at in range(60):
                match = keeper.room.match
                if match.over:
                    break
                number = match.waiting_for[0]
                command = m.Play(fresh_id(), number, rng.choice(match.moves(number)), match.g.questions)
                if at % 10 == 5:
                    command = m.Say(fresh_id(), number, "hello")
                if at % 10 == 7:
                    command = m.Undo(fresh_id(), 1 - number)
                answers = await asyncio.gather(*(keeper.do(command) for _ in range(rng.choice([1, 2, 3]))))
                assert answers == [m.Done(command.id)] * len(answers) or isinstance(answers[0], m.Refused)
                if answers[0] == m.Done(command.id):
                    given.append(command)
                entries = len(await house.store.read(keeper.room.id))
                before = (shown(keeper.room, 0.0), entries)
                for old in rng.sample(given, min(3, len(given))):
                    assert await keeper.do(old) == m.Done(old.id)
                assert (shown(keeper.room, 0.0), len(await house.store.read(keeper.room.id))) == before

        async with house_on(sqlite_url) as house:
            again = await house.find(keeper.room.id)
            entries = len(await house.store.read(keeper.room.id))
            for old in given:
                assert await again.do(old) == m.Done(old.id)
            assert len(await house.store.read(keeper.room.id)) == entries
            assert again.room.match.digest() == keeper.room.match.digest()

    asyncio.run(playing())


def test_the_same_id_from_another_seat_is_another_command(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            for number in (0, 1, 0):
                assert await keeper.do(m.Say("the-same-id", number, "hello")) == m.Done("the-same-id")
            assert [talk.seat for talk in keeper.room.talk] == [0, 1]

    asyncio.run(playing())


def test_answers_of_two_devices_to_one_question_come_to_one(sqlite_url):
    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            for _ in range(10):
                match = keeper.room.match
                number, question = match.waiting_for[0], match.g.questions
                moves = match.moves(number)
                both = (m.Play(fresh_id(), number, move, question) for move in (moves[0], moves[-1]))
                answers = await asyncio.gather(*(keeper.do(command) for command in both))
                assert isinstance(answers[0], m.Done)
                assert isinstance(answers[1], m.Refused)
                assert answers[1].say == "table-old-question"
            people = [what for who, what in match.record()["answers"] if who != "chance"]
            assert len(people) == 10

    asyncio.run(playing())
