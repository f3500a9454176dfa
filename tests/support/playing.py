"""Clients that play whole games, and what must hold of a game when it is over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import ludotheque as ldt
from support.serving import Client, Server

Data = dict[str, Any]
Sent = list[tuple[int, str]]  #: who answered what, acknowledged by the server, in order

MOST_ANSWERS = 3000  #: of one seat; no game takes as many
OVERTAKEN = ("table-old-question", "table-not-your-turn", "table-game-over")  #: somebody else was faster


def seats_of(game: str) -> int:
    """How many sit at a table of this game when nothing else is said."""
    return ldt.game(game).kit().seats


def people(game: str) -> list[Data]:
    """As many people as the game wants."""
    return [{"kind": "me", "name": f"Player {n + 1}"} for n in range(seats_of(game))]


def tokens(made: Data) -> list[str]:
    """The tokens of the maker's own seats."""
    return [link["token"] for link in made["mine"]]


def asked(client: Client, seat: int) -> bool:
    """Whether this client knows that its seat owes an answer."""
    view = client.views.get(seat)
    return view is not None and seat in view["waiting"]


def over(client: Client) -> bool:
    """Whether this client knows that the game has ended."""
    return bool(client.table) and client.table["phase"] == "over"


def to_move(client: Client) -> int:
    """The first of this client's seats that owes an answer."""
    return next(seat for seat in client.views if seat is not None and asked(client, seat))


def any_move(client: Client, seat: int, rng: random.Random) -> str:
    """One of the moves the server offers this seat."""
    return str(rng.choice(client.views[seat]["ask"]["options"])["move"])


async def eventually(true: Callable[[], object], seconds: float = 20) -> None:
    """Wait for something that depends on more than one client."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.003)


async def play_on(client: Client, seat: int, rng: random.Random, sent: Sent, most: int = MOST_ANSWERS) -> None:
    """Answer for a seat, whatever happens to the server, until the game is over or `most` answers are given."""
    for _ in range(most):
        await client.until(lambda: over(client) or asked(client, seat), timeout=60)
        if over(client):
            return
        move = any_move(client, seat, rng)
        reply = await client.play(seat, move)
        if reply["is"] == "done":
            sent.append((seat, move))
        else:
            assert reply["say"] in OVERTAKEN, reply
    assert most != MOST_ANSWERS, "the game does not end"


async def play_out(client: Client, rng: random.Random, sent: Sent, most: int = MOST_ANSWERS) -> None:
    """Answer for all seats of a hot seat, one after the other, until the game is over or `most` answers are given."""
    for _ in range(most):
        if over(client):
            return
        seat = to_move(client)
        move = any_move(client, seat, rng)
        reply = await client.play(seat, move)
        assert reply["is"] == "done", reply
        sent.append((seat, move))
    assert most != MOST_ANSWERS, "the game does not end"


async def take_over(client: Client) -> None:
    """Wait until this client knows that the game has ended."""
    await client.until(lambda: over(client), timeout=60)


async def record_of(server: Server, room: str) -> Data:
    """The record of a finished game, as anybody can download it."""
    status, record = await asyncio.to_thread(server.get, f"/api/tables/{room}/record")
    assert status == 200, record
    return record


def check_record(record: Data, sent: Sent, seats: list[int] | None = None) -> ldt.Match:
    """A record proves its deal, and has exactly the answers that were acknowledged, each once and in order.

    The same answers, played again without a server, give the same table.
    """
    match = ldt.verify(record)
    assert match.over
    assert match.digest() == record["digest"]
    for seat in range(record["seats"]) if seats is None else seats:
        written = [what for who, what in record["answers"] if who == seat]
        assert written == [move for who, move in sent if who == seat]
    secret = bytes.fromhex(record["secret"])
    again = ldt.game(record["game"]).start(
        record["seats"], options=record["options"], names=record["names"], secret=secret
    )
    for who, what in record["answers"]:
        if who != "chance":
            again.play(who, what)
    assert again.digest() == record["digest"]
    return match


def check_client(client: Client, match: ldt.Match) -> None:
    """What a client was told, bit by bit, is what its seat may know of the whole game."""
    for recipient, view in client.views.items():
        assert view == match.view(recipient)
        assert client.events[recipient] == match.events(recipient)
