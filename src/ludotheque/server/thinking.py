"""What bots are given to think about, and what comes back: the same wherever they think.

It is a guess that the bot's seat cannot tell from the true table, never the table itself: what a bot may not know is
not there to be found. A bot that takes too long, dies or talks nonsense gets a random legal move.
"""

from __future__ import annotations

import logging
import secrets
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Final

import msgspec

from ludotheque.bots import Memory, UnknownBot
from ludotheque.bots import bot as bot_named
from ludotheque.bots.bot import Advice, Thoughts
from ludotheque.bots.explain import explained
from ludotheque.bots.search.search import allowance, turn_of
from ludotheque.bots.thinker import SearchBot
from ludotheque.games import game
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import from_json, to_json
from ludotheque.kernel.errors import IllegalMove, wrong
from ludotheque.kernel.match import Match
from ludotheque.kernel.text import Text
from ludotheque.server.outside import Counts, NoResult

log = logging.getLogger("ludotheque.server")

TABLES: Final = 2000  #: seats whose thinking in this turn is remembered


class Task(msgspec.Struct, array_like=True, frozen=True):
    """What a bot is given."""

    game: str
    position: bytes
    seat: int
    bot: str
    seed: int
    table: str = ""  #: whose thoughts these are, if they are to be kept
    most: int = -1  #: simulations that this decision may take; -1: as many as the bot makes
    seconds: float = 0.0  #: that it may take; 0: as many as the bot does


Advise = Callable[[Task], str]  #: what is done with a task; returns the move, and in a second line what it took
Elsewhere = Callable[[bytes, float], Awaitable[str | None]]  #: lets somebody else think for so many seconds


# ------------------------------------------------------------------------------------ where they think
#: What bots keep of their thoughts here, table by table and seat by seat, those used last at the end.
MEMORIES: Final[OrderedDict[str, Memory]] = OrderedDict()
KEPT: Final = 60_000  #: simulations that are kept in all: some hundred bytes each


def advise(task: Task) -> str:
    """A bot's move in a position, and how many simulations it took; runs where it thinks."""
    match = game(task.game).from_position(from_json(task.position), task.seed)
    memory = MEMORIES.pop(task.table, None) or Memory()
    memory.most, memory.seconds = task.most, task.seconds
    advice = bot_named(task.bot).advise(match.look(task.seat), Quick(task.seed), memory)
    if task.table:
        _keep(task.table, memory)
    spent = advice.thoughts.spent if advice.thoughts is not None else 0
    return f"{advice.move}\n{spent}"


def _keep(table: str, memory: Memory) -> None:
    """Keep these thoughts, and forget the oldest where there are too many."""
    if memory.size():
        MEMORIES[table] = memory
    total = sum(it.size() for it in MEMORIES.values())
    while total > KEPT and len(MEMORIES) > 1:
        _, oldest = MEMORIES.popitem(last=False)
        total -= oldest.size()


def explain(task: Task) -> str:
    """A bot's move in a position, why, and what it thought, as JSON; runs where it thinks."""
    match = game(task.game).from_position(from_json(task.position), task.seed)
    look = match.look(task.seat)
    advice = explained(bot_named(task.bot).advise(look, Quick(task.seed)), look, Quick(task.seed))
    why = advice.why or Text("")
    said = {"move": advice.move, "say": why.key, "rule": why.rule, "params": why.params}
    thoughts = advice.thoughts
    return to_json(said | {"thoughts": asdict(thoughts) if thoughts is not None else None}).decode()


# ------------------------------------------------------------------------------------ in the house
def task_of(match: Match, seat: int, bot: str) -> tuple[list[str], Task]:
    """The legal moves, and what a bot is given: a guess, never the table. IllegalMove when nothing is asked."""
    moves = match.moves(seat)
    if not moves:
        raise IllegalMove(wrong("table-nothing-asked", seat=seat), match.names)
    seed = secrets.randbits(62)
    return moves, Task(match.kit.game.key, to_json(match.guess(seat, seed).position()), seat, bot, seed)


class Thinkers(ABC):
    """Gives every bot's turn a legal move in time."""

    def __init__(self, counts: Counts, advise: Advise = advise, explain: Advise = explain) -> None:
        self.counts = counts
        self._advise = advise
        self._explain = explain
        self._spent: OrderedDict[str, tuple[int, int]] = OrderedDict()  #: seat of a table -> turn, simulations in it
        self.elsewhere: Elsewhere | None = None  #: asks other servers, when there is nobody free here

    @abstractmethod
    async def advice(self, advise: Advise, task: Task) -> str:
        """What comes of a task; NoResult when nothing comes in time."""

    async def think(self, match: Match, seat: int, bot: str, table: str = "") -> str:
        """A legal move: the bot's at the latest at the deadline, else one drawn at random.

        Waiting for a free process does not count, but is bounded too. `table` tells tables apart: a bot's thoughts are
        kept for its next decision there. Raises IllegalMove when nothing is asked.
        """
        moves, task = task_of(match, seat, bot)
        if table:
            task = msgspec.structs.replace(task, table=f"{table} {seat}", most=self._allowed(match, task, table))
        try:
            said = await self.advice(self._advise, task)
            move, _, spent = said.partition("\n")
            if move not in moves:
                raise NoResult("illegal")
            if table:
                self._note(f"{table} {seat}", int(spent or 0))
            return move
        except NoResult as why:
            self.counts.count("bot_fallbacks", reason=why.reason)
            note = {"reason": why.reason, "kind": bot, "error": why.detail[-1000:]}
            log.warning("a bot gave no move in time; one was drawn at random", extra=note)
            return secrets.choice(moves)

    def _allowed(self, match: Match, task: Task, table: str) -> int:
        """How many simulations this decision may take, so that the whole turn takes no more than twice a decision."""
        thinker = bot_named(task.bot) if seconds_of(task.bot) else None
        if not isinstance(thinker, SearchBot):
            return -1
        key, turn = f"{table} {task.seat}", int(turn_of(match.g))
        now, spent = self._spent.pop(key, (turn, 0))
        spent = spent if now == turn else 0
        self._spent[key] = turn, spent
        if len(self._spent) > TABLES:
            self._spent.popitem(last=False)
        return int(allowance(thinker.budget(task.game), spent))

    def _note(self, key: str, spent: int) -> None:
        if key in self._spent:
            turn, before = self._spent[key]
            self._spent[key] = turn, before + spent

    async def hint(self, match: Match, seat: int, bot: str) -> Advice:
        """What a bot would play for a person, and why; raises NoResult when it has no legal move in time."""
        moves, task = task_of(match, seat, bot)
        said = from_json((await self.advice(self._explain, task)).encode())
        if said["move"] not in moves:
            raise NoResult("illegal")
        return Advice(said["move"], Text(said["say"], said["rule"], said["params"]), _thoughts(said.get("thoughts")))


def seconds_of(bot: str) -> float:
    """How long a bot may think about a decision; 0 for those that answer at once, and those nobody knows."""
    try:
        thinker = bot_named(bot)
    except UnknownBot:
        return 0.0
    return thinker.seconds if isinstance(thinker, SearchBot) else 0.0


def _thoughts(said: dict[str, object] | None) -> Thoughts | None:
    """What a process said it thought, again as it was."""
    return None if said is None else msgspec.convert(said, Thoughts)
