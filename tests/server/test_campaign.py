"""Three servers on one PostgreSQL behind nginx, killed at random while many tables are played, and the database too.

What it comes to is written to build/campaign.json after every round; a run that was broken off goes on where it was.
How many kills there are, and for how many minutes it may go on, say LUDOTHEQUE_KILLS and LUDOTHEQUE_MINUTES; by
LUDOTHEQUE_PACE everything takes so many times as long, for a machine that has other work to do.
"""

import asyncio
import json
import os
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import ludotheque as ldt
from support.many import Behind, NoNginx
from support.playing import any_move, asked, check_record, over, record_of, seats_of, take_over, tokens
from support.serving import Client

KILLS = int(os.environ.get("LUDOTHEQUE_KILLS", "100"))
MINUTES = float(os.environ.get("LUDOTHEQUE_MINUTES", "15"))
PACE = float(os.environ.get("LUDOTHEQUE_PACE", "1"))
ROUND = 25  #: kills of one round
TABLES = 60
DATABASE = 12  #: every so manieth kill is the database's
PLACE = Path(__file__).resolve().parents[2] / "build" / "campaign.json"
ROW = ("server kills", "database kills", "tables", "moves", "connections", "resends")


class Table:
    """One table with a client for each seat, who thinks a little and plays."""

    def __init__(self, house, game, seed, figures):
        self.house = house
        self.game = game
        self.rng = random.Random(seed)
        self.figures = figures
        self.sent = []

    async def make(self):
        seats = [{"kind": "me"} for _ in range(seats_of(self.game))]
        while True:
            try:
                wish = {"game": self.game, "seats": seats}
                status, made = await asyncio.to_thread(self.house.post, "/api/tables", wish)
                if status == 201:
                    return made
            except OSError:
                pass
            await asyncio.sleep(0.2)

    async def play(self, hurry):
        made = await self.make()
        async with AsyncExitStack() as stack:
            clients = []
            for token in tokens(made):
                client = Client(self.house, made["room"], [token], like_pages=True)
                client._task = asyncio.create_task(client._stay())
                stack.push_async_exit(client.__aexit__)
                await client.until(lambda c=client: c.n, 60)
                clients.append(client)
            await asyncio.gather(*(self._answer(client, seat, hurry) for seat, client in enumerate(clients)))
            for client in clients:
                await take_over(client)
                self.figures["connections"] += client.connections
                self.figures["resends"] += client.resends
        while True:
            try:
                record = await record_of(self.house, made["room"])
                break
            except (OSError, AssertionError):
                await asyncio.sleep(0.3)
        check_record(record, self.sent)
        self.figures["tables"] += 1
        self.figures["moves"] += len(self.sent)

    async def _answer(self, client, seat, hurry):
        while True:
            await client.until(lambda: over(client) or asked(client, seat), 240)
            if over(client):
                return
            if not hurry.is_set():
                await asyncio.sleep(PACE * self.rng.uniform(0.2, 1.5))
            view = client.views[seat]
            if not asked(client, seat):
                continue
            move = any_move(client, seat, self.rng)
            command = {"do": "play", "id": f"{self.rng.getrandbits(64):016x}", "seat": seat, "move": move}
            command["question"] = view["question"]
            began = time.monotonic()
            while (reply := await client.do(command, 120)).get("say") == "room-cannot-save":
                await asyncio.sleep(0.1)
            self.figures["waits"].append((began, time.monotonic() - began))
            if reply["is"] == "done":
                self.sent.append((seat, move))
            else:  # a line that was overtaken by a take-back or another's answer is asked again
                assert reply["say"] in ("table-old-question", "table-not-your-turn", "table-game-over"), reply


def told(wait, kills_at):
    """One wait, and what was killed before it was over: what it was, how long before, how long it was away."""
    began, seconds = wait
    before = [
        (what, round(died - began, 1), round(back - died, 1)) for what, died, back in kills_at if died < began + seconds
    ]
    return {"seconds": round(seconds, 2), "kills": before[-3:]}


async def one_round(folder, postgres, number, kills, until):
    """So many kills at a house of its own; then every game is played to its end, and must verify."""
    figures = dict.fromkeys(ROW, 0) | {"waits": []}
    deaths = []  #: of the database: from when until when it was away
    kills_at = []  #: when a server or the database was killed, and from when on it was there again
    rng = random.Random(number)
    house = Behind(folder, postgres.new_database(), 3)
    await asyncio.to_thread(house.start)
    hurry = asyncio.Event()
    games = ldt.games()
    playing = set()
    made = 0

    def fill():
        nonlocal made
        while len(playing) < TABLES and not hurry.is_set():
            table = Table(house, games[made % len(games)], f"{number} {made}", figures)
            task = asyncio.create_task(table.play(hurry))
            playing.add(task)
            made += 1
            if made > TABLES:
                task.set_name("later")

    def finished():
        for task in [task for task in playing if task.done()]:
            playing.discard(task)
            task.result()

    try:
        fill()
        await asyncio.sleep(5)
        for kill in range(kills):
            await asyncio.sleep(PACE * rng.uniform(0.5, 3))
            finished()
            fill()
            if time.monotonic() > until:
                break
            if kill % DATABASE == DATABASE - 1:
                died = time.monotonic()
                await asyncio.to_thread(postgres.kill)
                await asyncio.sleep(rng.uniform(0, 1))
                await asyncio.to_thread(postgres.start)
                deaths.append((died, time.monotonic()))
                kills_at.append(("database", *deaths[-1]))
                figures["database kills"] += 1
            else:
                server = rng.choice(house.servers)
                died = time.monotonic()
                server.kill()
                figures["server kills"] += 1
                await asyncio.to_thread(server.start)
                kills_at.append(("server", died, time.monotonic()))
        hurry.set()
        while playing:
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            finished()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(house.stop)
    waits = figures.pop("waits")
    figures["worst"] = [told(wait, kills_at) for wait in sorted(waits, key=lambda it: -it[1])[:5]]
    away = [wait for began, wait in waits if any(began < end + 2 and began + wait > died for died, end in deaths)]
    figures["database away s"] = round(max((end - died for died, end in deaths), default=0), 2)
    figures["longest wait when the database died s"] = round(max(away, default=0), 2)
    waits = sorted(wait for began, wait in waits if not any(began < e + 2 and began + wait > d for d, e in deaths))
    figures["longest wait s"] = round(waits[-1], 2)
    figures["p99 wait s"] = round(waits[int(len(waits) * 0.99)], 3)
    figures["p50 wait s"] = round(waits[len(waits) // 2], 3)
    figures["waits over 5 s"] = sum(wait > 5 for wait in waits)
    return figures


@pytest.mark.long
def test_no_acknowledged_move_is_lost_or_doubled_whatever_dies(tmp_path, postgres, capsys):
    rounds = json.loads(PLACE.read_text()) if PLACE.exists() else []
    until = time.monotonic() + 60 * MINUTES

    def killed():
        return sum(it["server kills"] + it["database kills"] for it in rounds)

    while killed() < KILLS and time.monotonic() < until:
        folder = tmp_path / f"round-{len(rounds)}"
        folder.mkdir()
        try:
            kills = min(ROUND, KILLS - killed())
            rounds.append(asyncio.run(one_round(folder, postgres, len(rounds), kills, until)))
        except NoNginx:
            pytest.skip("no nginx here")
        PLACE.parent.mkdir(exist_ok=True)
        PLACE.write_text(json.dumps(rounds, indent=1))
        with capsys.disabled():
            print(f"\n{rounds[-1]}", flush=True)
