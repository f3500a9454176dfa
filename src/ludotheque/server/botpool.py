"""Where bots think: in processes of their own, so that no bot can make a table wait, whatever it does.

A process gets a guess that the bot's seat cannot tell from the true table, never the table itself: what a bot
may not know is not there to be found. A bot that takes too long, dies or talks nonsense gets a random legal move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from ludotheque.bots import bot as bot_named
from ludotheque.bots.bot import Advice
from ludotheque.games import game
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import from_json, to_json
from ludotheque.kernel.errors import IllegalMove, wrong
from ludotheque.kernel.match import Match
from ludotheque.kernel.text import Text
from ludotheque.server.metrics import Metrics
from ludotheque.server.workers import NoResult, Worker, ended

log = logging.getLogger("ludotheque.server")

PATIENCE = 4  #: deadlines that a turn may wait for a free process

Advise = Callable[[str, bytes, int, str, int], str]  #: what a process does with a task; returns the move
Task = tuple[str, bytes, int, str, int]  #: game, position, seat, bot, seed
Elsewhere = Callable[[bytes, float], Awaitable[str | None]]  #: lets somebody else think for so many seconds


# ------------------------------------------------------------------------------------ in the other process
def advise(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """A bot's move in a position; runs in a process of its own."""
    match = game(key).from_position(from_json(position), seed)
    return bot_named(bot).advise(match.look(seat), Quick(seed)).move


def explain(key: str, position: bytes, seat: int, bot: str, seed: int) -> str:
    """A bot's move in a position and why, as JSON; runs in a process of its own."""
    match = game(key).from_position(from_json(position), seed)
    advice = bot_named(bot).advise(match.look(seat), Quick(seed))
    why = advice.why or Text("")
    return to_json({"move": advice.move, "say": why.key, "rule": why.rule, "params": why.params}).decode()


# ------------------------------------------------------------------------------------ in the server
def _task(match: Match, seat: int, bot: str) -> tuple[list[str], Task]:
    """The legal moves, and what a process is given: a guess, never the table. IllegalMove when nothing is asked."""
    moves = match.moves(seat)
    if not moves:
        raise IllegalMove(wrong("table-nothing-asked", seat=seat), match.names)
    seed = secrets.randbits(62)
    return moves, (match.kit.game.key, to_json(match.guess(seat, seed).position()), seat, bot, seed)


class BotPool:
    """Gives every bot's turn a legal move in time."""

    def __init__(
        self,
        workers: int = 1,
        deadline: float = 5.0,
        metrics: Metrics | None = None,
        *,
        advise: Advise = advise,
        explain: Advise = explain,
    ) -> None:
        self.deadline = deadline
        self.metrics = metrics or Metrics()
        self._advise = advise
        self._explain = explain
        self._thinkers = [Worker() for _ in range(max(1, workers))]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # last in, first out: one that runs already
        for thinker in reversed(self._thinkers):
            self._free.put_nowait(thinker)
        self._closed = False
        self.elsewhere: Elsewhere | None = None  #: asks other servers, when all our processes are busy

    def free(self) -> int:
        """How many processes have nothing to do."""
        return self._free.qsize()

    async def think(self, match: Match, seat: int, bot: str) -> str:
        """A legal move: the bot's at the latest at the deadline, else one drawn at random.

        Waiting for a free process does not count, but is bounded too. Raises IllegalMove when nothing is asked.
        """
        moves, task = _task(match, seat, bot)
        try:
            move = await self._advice(self._advise, task)
            if move not in moves:
                raise NoResult("illegal")
            return move
        except NoResult as why:
            self.metrics.bot_fallbacks.labels(reason=why.reason).inc()
            note = {"reason": why.reason, "kind": bot, "error": why.detail[-1000:]}
            log.warning("a bot gave no move in time; one was drawn at random", extra=note)
            return secrets.choice(moves)

    async def hint(self, match: Match, seat: int, bot: str) -> Advice:
        """What a bot would play for a person, and why; raises NoResult when it has no legal move in time."""
        moves, task = _task(match, seat, bot)
        said = from_json((await self._advice(self._explain, task)).encode())
        if said["move"] not in moves:
            raise NoResult("illegal")
        return Advice(said["move"], Text(said["say"], said["rule"], said["params"]))

    async def lend(self, raw: bytes) -> str | None:
        """Think for another server's bot; None when no process is free or nothing comes of it."""
        why, task = msgspec.json.decode(raw, type=tuple[bool, Task])
        if self._free.empty():
            return None
        with contextlib.suppress(NoResult):
            return await self._advice(self._explain if why else self._advise, task)
        return None

    async def _advice(self, advise: Advise, task: Task) -> str:
        if self._free.empty() and self.elsewhere is not None:
            why = advise is self._explain
            thought = await self.elsewhere(msgspec.json.encode((why, task)), self.deadline)
            if thought is not None:
                return thought
        try:
            async with asyncio.timeout(PATIENCE * self.deadline):
                thinker = await self._free.get()
        except TimeoutError:
            raise NoResult("busy") from None
        began = time.monotonic()
        try:
            if self._closed:
                raise NoResult("closed")
            return await thinker.run(self.deadline, advise, *task)
        finally:
            self.metrics.bot_seconds.observe(time.monotonic() - began)
            self._free.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes; turns that still wait get a random move."""
        self._closed = True
        await ended(self._thinkers)
