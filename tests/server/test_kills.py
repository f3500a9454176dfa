"""The server is killed at any moment, under load: nobody at the table notices more than a pause.

What was acknowledged is there, once; clients find their way back by themselves; the game that comes out is the one that
would have been played without a single kill.
"""

import asyncio
import contextlib
import itertools
import json
import math
import random
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import psutil
import pytest

import ludotheque as ldt
from support.playing import (
    any_move,
    asked,
    check_client,
    check_record,
    eventually,
    over,
    people,
    play_on,
    record_of,
    seats_of,
    take_over,
    tokens,
)
from support.serving import Client, Server

GAMES = ldt.games()
MOMENTS = ("before it is sent", "right after it is sent", "after it is acknowledged")
ALL_KILLS = 200  #: of the long test


@dataclass
class Figures:
    """What happened while a server was killed again and again."""

    games: int = 0
    moves: int = 0
    kills: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MOMENTS, 0))
    connections: int = 0
    resends: int = 0
    snapshots: int = 0
    other_tables: int = 0
    other_moves: int = 0

    def count(self, clients):
        for client in clients:
            self.connections += client.connections
            self.resends += client.resends
            self.snapshots += client.snapshots

    def __str__(self):
        moments = ", ".join(f"{count} {moment}" for moment, count in self.kills.items())
        return (
            f"{sum(self.kills.values())} kills ({moments}); {self.games} games, {self.moves} moves; meanwhile "
            f"{self.other_tables} other tables, {self.other_moves} moves; "
            f"{self.connections} connections, {self.resends} resends, {self.snapshots} snapshots"
        )


def played_on_disk(server, room, seats):
    """The answers of people, as they are in the journal."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True, timeout=10)) as it:
        rows = it.execute("SELECT entry FROM journal WHERE room = ? ORDER BY seq", (room,)).fetchall()
    entries = [json.loads(row[0]) for row in rows]
    played = [entry for entry in entries if entry["entry"] == "played" and entry["seat"] in seats]
    return [(entry["seat"], entry["move"]) for entry in played]


class Load:
    """Other tables, against bots and among people, played while the server dies and comes back."""

    def __init__(self, server, game, figures):
        self.server = server
        self.figures = figures
        against_bots = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (seats_of(game) - 1)
        tables = [against_bots, against_bots, people(game), people(game)]
        self.tasks = [asyncio.create_task(self._play_on_and_on(game, seats)) for seats in tables]

    async def _play_on_and_on(self, game, seats):
        mine = [number for number, seat in enumerate(seats) if seat["kind"] == "me"]
        while True:
            try:
                made = await asyncio.to_thread(self.server.make, game, seats)
            except OSError:  # dead just now
                await asyncio.sleep(0.05)
                continue
            self.figures.other_tables += 1
            async with Client(self.server, made["room"], tokens(made)) as client:
                await self._play(client, mine)

    async def _play(self, client, mine):
        sent, rng = [], random.Random(client.room)
        try:
            while not over(client):
                for seat in mine:
                    if asked(client, seat):
                        await play_on(client, seat, rng, sent, most=1)
                await asyncio.sleep(0.03)
        finally:
            self.figures.count([client])
            self.figures.other_moves += len(sent)
            written = played_on_disk(self.server, client.room, mine)
            assert written[: len(sent)] == sent, "an acknowledged answer is lost, or was done twice"
            assert len(written) <= len(sent) + 1, "only one can be on its way"

    async def stop(self):
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if not isinstance(result, asyncio.CancelledError):
                raise result


class Executioner:
    """Kills the server, without warning, and starts it again on the same database."""

    def __init__(self, server, figures):
        self.server = server
        self.figures = figures
        self.orphans = []

    def kill(self, moment):
        """It is dead when this returns; what is returned ends when it is back."""
        self.orphans += psutil.Process(self.server.process.pid).children(recursive=True)
        self.server.kill()
        self.figures.kills[moment] += 1
        return asyncio.create_task(asyncio.to_thread(self.server.start))

    async def no_orphans(self):
        """The processes in which bots thought went with their server."""
        await eventually(lambda: not any(process.is_running() for process in self.orphans), 10)


async def play_a_game(server, game, rng, kill, kill_now, figures, pause):
    """A whole game, each seat on a device of its own; `kill_now(step)` says whether this step is a fatal one."""
    made = await asyncio.to_thread(server.make, game, people(game))
    moments = itertools.cycle(MOMENTS)
    sent = []
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        players = [await enter(Client(server, made["room"], [token])) for token in tokens(made)]
        spectator = await enter(Client(server, made["room"]))
        for step in itertools.count():
            await eventually(lambda: any(asked(c, seat) or over(c) for seat, c in enumerate(players)), 60)
            if any(over(client) for client in players):
                break
            seat = next(seat for seat, client in enumerate(players) if asked(client, seat))
            player = players[seat]
            move = any_move(player, seat, rng)
            moment = next(moments) if kill_now(step) else ""
            if moment:
                await asyncio.sleep(rng.uniform(0, pause))
            back = kill(moment) if moment == MOMENTS[0] else None
            sending = asyncio.create_task(player.play(seat, move))
            if moment == MOMENTS[1]:
                await asyncio.sleep(rng.uniform(0, 0.02))
                back = kill(moment)
            reply = await sending
            assert reply["is"] == "done", (step, moment, reply)
            sent.append((seat, move))
            if moment == MOMENTS[2]:
                back = kill(moment)
            if back is not None:
                await back
        for client in [*players, spectator]:
            await take_over(client)
        match = check_record(await record_of(server, made["room"]), sent)
        for client in [*players, spectator]:
            check_client(client, match)
        figures.count([*players, spectator])
    figures.games += 1
    figures.moves += len(sent)


def kill_and_play(folder, game, kills, every, pause):
    """Games until the server was killed so many times, at every so manieth answer."""
    figures = Figures()

    async def playing():
        rng = random.Random(f"{game} {kills}")
        server = await asyncio.to_thread(Server(folder).start)
        try:
            load = Load(server, game, figures)
            executioner = Executioner(server, figures)

            def due(step):
                return step % every == every - 1 and sum(figures.kills.values()) < kills

            while sum(figures.kills.values()) < kills:
                await play_a_game(server, game, rng, executioner.kill, due, figures, pause)
            await load.stop()
            await executioner.no_orphans()
        finally:
            server.stop()

    asyncio.run(playing())
    assert sum(figures.kills.values()) == kills
    return figures


def test_a_game_survives_a_server_that_is_killed_every_few_moves(tmp_path, capsys):
    figures = kill_and_play(tmp_path, GAMES[0], kills=12, every=5, pause=0.1)
    assert min(figures.kills.values()) == 4
    with capsys.disabled():
        print(f"\n{GAMES[0]}: {figures}")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_survive_a_server_that_is_killed_at_every_move(tmp_path, capsys, game):
    figures = kill_and_play(tmp_path, game, kills=math.ceil(ALL_KILLS / len(GAMES)), every=1, pause=1.5)
    with capsys.disabled():
        print(f"\n{game}: {figures}")
