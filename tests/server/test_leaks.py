"""Nobody is told what their seat may not know: not by any message of the keeper, not by anything on the wire."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import ludotheque as ldt
from laws.tables import SHELF, Table
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.errors import LudothequeError
from ludotheque.server import journal as j
from ludotheque.server.keeper import RoomKeeper, Stream
from ludotheque.wire import messages as m
from support.inside import Time, fresh_id, house_on, open_table
from support.serving import Client, Server
from support.shelf import SLOW
from support.stranger import Data, Wire, folded, get, journal, post, running

GUESSES = 3
ID = "12345678"
TABLES = [table for entry in SHELF.values() for table in entry.tables]
encode = msgspec.json.Encoder().encode


def everybody(match: ldt.Match) -> list[int | None]:
    return [None, *range(match.kit.seats)]


# ------------------------------------------------------------------------------------ what the keeper would say
def messages(keeper: RoomKeeper, recipient: int | None, since: int) -> list[bytes]:
    """All that the keeper would tell a recipient who has seen so many events."""
    stream = Stream(0)
    out = [encode(keeper.snapshot(recipient, stream)), encode(keeper.room_changed(recipient, stream))]
    stream.events = since
    return [*out, encode(keeper._update(recipient, stream))]


def refusals(keeper: RoomKeeper, seat: int, moves: list[str]) -> list[bytes]:
    """What the keeper would answer to these moves and to all else a seat can ask for; "yes" when it would do it."""
    match = keeper.room.game_running()
    question = match.g.questions
    other = (seat + 1) % match.kit.seats
    commands: list[m.FromClient] = [m.Play(ID, seat, move, question) for move in moves]
    commands += [m.Play(ID, seat, moves[0], question - 1), m.Consent(ID, seat, True)]
    commands += [m.Concede(ID, seat), m.Pause(ID, seat, True), m.Say(ID, seat, "hello"), m.Leave(ID, seat)]
    commands += [m.Replace(ID, seat, other, "claim")]
    out = []
    for command in commands:
        try:
            entries = keeper.room.decide(command, keeper.house.now())
            out.append(b"yes: " + b" ".join(type(entry).__name__.encode() for entry in entries))
        except LudothequeError as error:
            out.append(encode(m.Refused(ID, error.rule, error.said.key, error.said.params)))
            out.append(error.text("fr").encode() + error.text("en").encode())
    return out


def with_match(keeper: RoomKeeper, match: ldt.Match) -> RoomKeeper:
    """The same keeper, if this were the table."""
    room = copy.copy(keeper.room)
    room.match = match
    other = RoomKeeper(room, keeper.house)
    other.epoch = keeper.epoch
    return other


def hold_against_guesses(keeper: RoomKeeper, since: int, notations: list[str], rng: random.Random) -> int:
    """Compare what each recipient is told with what it would be told in worlds it cannot tell from the true one."""
    truth = keeper.room.game_running()
    different = 0
    for recipient in everybody(truth):
        moves = rng.sample(notations, min(4, len(notations)))
        if recipient is not None:
            moves += truth.moves(recipient)[:2]
        told = messages(keeper, recipient, since)
        answers = refusals(keeper, recipient, moves) if recipient is not None else []
        scores = to_json([truth.scores("fr"), truth.scores("en")])
        for _ in range(GUESSES):
            seed = rng.randrange(1 << 30)
            world = truth.guess(recipient, seed)
            different += world.digest() != truth.digest()
            guessed = with_match(keeper, world)
            assert messages(guessed, recipient, since) == told
            if recipient is None:
                assert to_json([world.scores("fr"), world.scores("en")]) == scores
            else:
                assert refusals(guessed, recipient, moves) == answers
            # What a report hands out is a guess; it too must come from what the reporter knows alone.
            again = rng.randrange(1 << 30)
            assert to_json(world.guess(recipient, again).position()) == to_json(
                truth.guess(recipient, again).position()
            )
    return different


async def play_and_compare(database: str, table: Table, seed: int, every: int) -> int:
    """A whole game with take-backs, talk and pauses; after every so many answers the keeper's words are held up."""
    rng = random.Random(seed)
    different = 0
    async with house_on(database, Time()) as house:
        seats = ldt.game(table.game).kit(table.seats, table.options).seats
        keeper = await open_table(house, table.game, "p" * seats, **table.options)
        room = keeper.room
        match = room.game_running()
        notations = SHELF[table.game].notations(match)
        steps = 0
        while not room.game_running().over and steps < 2000:
            match = room.game_running()
            since = max(0, match.event_count - rng.randrange(4))
            seat = rng.choice(match.waiting_for)
            room.apply(j.Played(seat, rng.choice(match.moves(seat)), fresh_id()), house.now())
            if rng.random() < 0.2 and room.game_running().can_undo(seat):
                room.apply(j.Undone(seat, [], fresh_id()), house.now())
                since = 0
            elif rng.random() < 0.1:
                room.apply(j.Asked(seat, rng.choice(["take-back", "pause"]), fresh_id()), house.now())
            steps += 1
            if steps % every == 0 or room.game_running().over:
                different += hold_against_guesses(keeper, since, notations, rng)
    return different


#: Of a game with many moves the first table stands for the others, which are tried in the long run.
EACH = [
    pytest.param(it, marks=pytest.mark.long if it.game in SLOW and it != SHELF[it.game].tables[0] else (), id=str(it))
    for it in TABLES
]


@pytest.mark.parametrize("table", EACH)
def test_every_message_is_the_same_in_every_world_its_recipient_holds_possible(table: Table, sqlite_url: str) -> None:
    first = table == next(it for it in TABLES if it.game == table.game)
    every = 40 if table.game in SLOW else 1 if first else 9  # the long run looks after every answer
    different = asyncio.run(play_and_compare(sqlite_url, table, 11, every))
    assert different > 0, "these guesses were all the truth: nothing was tried"


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_in_many_games_every_message_is_the_same_in_every_world(table: Table, tmp_path: Path) -> None:
    for seed in range(5):
        asyncio.run(play_and_compare(f"sqlite:///{tmp_path / str(seed)}.sqlite", table, seed, 1))


# ------------------------------------------------------------------------------------ what goes over the network
class Watch:
    """Looks over everybody's shoulder: after every answer, what each has been sent is held against the true table."""

    def __init__(self, server: Server, room: str, clients: dict[int | None, Client]) -> None:
        self.server = server
        self.room = room
        self.clients = clients
        self.read = dict.fromkeys(clients, 0)
        self.known: dict[int | None, set[str]] = {recipient: set() for recipient in clients}
        self.named = 0
        self.hidden = 0

    def truth(self) -> ldt.Match:
        return folded(journal(self.server, self.room))

    async def settle(self) -> ldt.Match:
        """Wait until everybody has heard of everything."""
        match = self.truth()
        for recipient, client in self.clients.items():
            events = match.event_count
            await client.until(lambda c=client, r=recipient, e=events: len(c.events.get(r, [])) == e)
        return match

    async def look(self) -> ldt.Match:
        """Everything sent since the last time."""
        match = await self.settle()
        for recipient, client in self.clients.items():
            self.learn(match, recipient)
            for message in map(json.loads, client.raw[self.read[recipient] :]):
                if message["is"] != "refused":  # a refusal repeats the words of who is refused
                    self.scan(match, recipient, message)
            self.read[recipient] = len(client.raw)
            self.compare(match, recipient, client.views[recipient])
        return match

    def learn(self, match: ldt.Match, recipient: int | None) -> None:
        """What this recipient knows now it may be told from now on, even if it is taken back later."""
        me = match.kit.seats if recipient is None else recipient
        faces = {match.g.face[card] for card in range(len(match.g.face)) if match.g.known[card] >> me & 1}
        faces |= {event.face for event in match.happened() if event.face >= 0 and event.known >> me & 1}
        for kind in (match.kit.types[face] for face in faces):
            self.known[recipient] |= {kind.key, kind.name}

    def scan(self, match: ldt.Match, recipient: int | None, data: object) -> None:
        """No name of a card stands anywhere in this unless its recipient knows such a card."""
        names = {name for kind in match.kit.types for name in (kind.key, kind.name)}
        for text in strings(data):
            if text in names:
                assert text in self.known[recipient], f"{text} was told to {recipient}"
                self.named += 1

    def compare(self, match: ldt.Match, recipient: int | None, view: Data) -> None:
        """Zone by zone: the very cards it knows, and of the others nothing."""
        me = match.kit.seats if recipient is None else recipient
        for z, zone in enumerate(view["zones"]):
            cards = match.g.cards(z)
            known = Counter(match.kit.types[match.g.face[c]].key for c in cards if match.g.known[c] >> me & 1)
            assert Counter(card["card"] for card in zone["cards"] if card["card"] is not None) == known
            self.hidden += len(cards) - known.total()


def strings(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


NAMES = ["Zénobie-1f", "Wilhelmine-2e", "Théophraste-3d", "Quirin-4c", "Xanthippe-5b"]


async def play_under_watch(server: Server, game: str, seed: int, steps: int) -> Data:
    """A game with everything that happens at a table; returns all the words that must be in no log."""
    rng = random.Random(seed)
    seats = ldt.game(game).kit().seats
    made = server.make(game, [{"kind": "me", "name": NAMES[seat]} for seat in range(seats)])
    room = made["room"]
    tokens = [link["token"] for link in made["mine"]]
    clients: dict[int | None, Client] = {seat: Client(server, room, [tokens[seat]]) for seat in range(seats)}
    clients[None] = Client(server, room)
    watch = Watch(server, room, clients)
    notations = SHELF[game].notations(watch.truth())
    secret = journal(server, room)[0]["secret"]
    moves: list[str] = []
    for client in clients.values():
        await client.__aenter__()
    try:
        for _ in range(steps):
            match = await watch.look()
            if match.over:
                break
            seat = rng.choice(match.waiting_for)
            happens = rng.random()
            if happens < 0.15:
                await take_back(clients, seats, rng.randrange(seats))
            elif happens < 0.30:
                other = rng.randrange(seats)
                for move in rng.sample(notations, min(3, len(notations))):
                    if match.why_not(other, move) is not None:
                        assert (await clients[other].play(other, move))["is"] == "refused"
            elif happens < 0.45:
                back = clients[rng.choice(list(clients))]
                back.epoch = rng.choice([back.epoch, ""])
                await back.part()
                await back.come_back()
            elif happens < 0.60:
                ask_around(server, watch, match, room, tokens)
            else:
                moves.append(rng.choice(match.moves(seat)))
                assert (await clients[seat].play(seat, moves[-1]))["is"] == "done"
        await watch.look()
        sent = "".join(raw for client in clients.values() for raw in client.raw)
        assert secret not in sent or match.over
        assert not [token for token in tokens if token in sent]
        assert watch.named > 100 and watch.hidden > 100, "there was nothing to hide here"
    finally:
        for client in clients.values():
            await client.__aexit__()
    return {"tokens": tokens, "secret": secret, "names": NAMES[:seats], "moves": moves, "room": room}


async def take_back(clients: dict[int | None, Client], seats: int, seat: int) -> None:
    answer = await clients[seat].do({"do": "undo", "seat": seat})
    if answer["is"] == "done":
        for other in range(seats):
            if other != seat:
                await clients[other].do({"do": "consent", "seat": other, "yes": True})


def ask_around(server: Server, watch: Watch, match: ldt.Match, room: str, tokens: list[str]) -> None:
    """The plain addresses, as anybody may ask them, and reports, as seats and strangers make them."""
    for path in (f"/api/tables/{room}", f"/api/tables/{room}/scores", "/api/tables", "/healthz"):
        watch.scan(match, None, get(server, path).data)
    metrics = get(server, "/metrics").body.decode()
    assert not [word for word in (room, *NAMES, *tokens) if word in metrics]
    varied = 0
    for reporter in everybody(match):
        body = {} if reporter is None else {"token": tokens[reporter]}
        reported = [post(server, f"/api/tables/{room}/report", body) for _ in range(2)]
        for answer in reported:
            assert answer.status == 201 and answer.data["record"] is None
            watch.scan(match, reporter, {key: answer.data[key] for key in ("view", "log")})
            watch.compare(match, reporter, answer.data["view"])
            again = ldt.game(match.kit.game.key).from_position(answer.data["position"])
            assert again.view(reporter)["zones"] == match.view(reporter)["zones"]
        varied += reported[0].data["position"] != reported[1].data["position"]
    assert varied, "reports that never vary might be the truth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("leaks")) as it:
        yield it


@pytest.mark.parametrize("game", ldt.games())
def test_nothing_on_the_network_names_a_card_its_recipient_cannot_know(server: Server, game: str) -> None:
    asyncio.run(play_under_watch(server, game, 5, 60))


@pytest.mark.long
@pytest.mark.parametrize("game", ldt.games())
def test_in_many_games_nothing_on_the_network_names_a_card(server: Server, game: str) -> None:
    for seed in range(8):
        asyncio.run(play_under_watch(server, game, seed, 200))


def test_the_watch_would_find_a_leak(server: Server) -> None:
    """The same scan, on a message that tells a seat the truth, and on a view of another seat."""
    room = server.make()["room"]
    watch = Watch(server, room, {})
    match = watch.truth()
    watch.known = {0: set()}
    watch.learn(match, 0)
    with pytest.raises(AssertionError, match="was told to 0"):
        watch.scan(match, 0, {"params": {"card": match.kit.types[match.g.face[match.g.cards(0)[0]]].key}})
    with pytest.raises(AssertionError):
        watch.compare(match, 0, match.view(1))


def test_the_log_tells_neither_who_nor_what_nor_from_where(tmp_path: Path) -> None:
    async def test(server: Server) -> Data:
        words = await play_under_watch(server, "yutaka", 8, 25)
        made = server.make(seats=[{"kind": "me", "name": NAMES[3]}, {"kind": "open"}], public=True)
        invitation = made["invitations"][0]["token"]
        sat = post(server, f"/api/tables/{made['room']}/sit", {"token": invitation, "name": NAMES[4]}).data
        words["tokens"] += [invitation, made["mine"][0]["token"], sat["mine"]["token"]]
        async with await Wire.open(server) as it:  # nonsense, a wrong token, a flood, a word in the address
            await it.send("nonsense" * 10)
            await it.closed()
        async with await Wire.open(server) as it:
            words["tokens"].append("wrong-token-of-a-stranger")
            await it.send({"do": "hello", "room": made["room"], "tokens": ["wrong-token-of-a-stranger"]})
            await it.closed()
        words["tokens"].append("token-in-the-address")
        get(server, "/api/tables?token=token-in-the-address")
        async with await Wire.open(server, path="?token=token-in-the-address") as it:
            await it.hello(made["room"])
        words["names"] += NAMES[3:]
        return words

    with running(tmp_path) as server:
        words = asyncio.run(test(server))
    log = Path(server.errors.name).read_text("utf-8")
    for line in log.splitlines():
        json.loads(line)
    assert words["secret"] not in log
    assert not [token for token in words["tokens"] if token in log]
    assert not [name for name in words["names"] if name in log or json.dumps(name)[1:-1] in log]
    assert not [move for move in words["moves"] if f'"{move}"' in log or f" {move} " in log]
    callers = [line for line in log.splitlines() if "127.0.0.1" in line and "Uvicorn running" not in line]
    assert callers == []
