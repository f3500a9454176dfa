"""Honest players. A bot gets what its seat may know and nothing else, and always answers with a legal move.

>>> import ludotheque as ldt
>>> from ludotheque.bots import bot
>>> from ludotheque.kernel.chance import Quick
>>> match = ldt.game("yutaka").start(seed=7)
>>> advice = bot("thumb").advise(match.look(0), Quick(1))
>>> advice.move in match.moves(0)
True
"""

from __future__ import annotations

from functools import lru_cache

from ludotheque.bots.bot import Advice, Bot, Memory, NoThumb, Thoughts, UnknownBot
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.outside import OutsideBot, is_program
from ludotheque.bots.random import RandomBot
from ludotheque.bots.thinker import HandmadeBot, LevelBot, SearchBot
from ludotheque.bots.thumb import ThumbBot
from ludotheque.kernel.errors import wrong

__all__ = [
    "Advice",
    "Bot",
    "LevelBot",
    "Memory",
    "NoThumb",
    "OutsideBot",
    "RandomBot",
    "SearchBot",
    "Thoughts",
    "ThumbBot",
    "UnknownBot",
    "bot",
    "bots",
    "levels",
    "player",
]

#: Yardsticks for the lab, the weaker first; people choose from the levels.
BOTS: dict[str, Bot] = {player.key: player for player in (RandomBot(), ThumbBot())}
OF_LEVEL: dict[str, Bot] = {level.key: LevelBot(level) for level in LEVELS.values()}
#: A search of so many simulations: search:400; handmade:400 is the same without what was learned.
#: And expert/10 thinks a tenth of what expert does.
SEARCHES: dict[str, type[SearchBot]] = {"search": SearchBot, "handmade": HandmadeBot}
MOST_SIMULATIONS = 1_000_000


def bots() -> list[str]:
    """The keys of the bots that do not think ahead, the weaker first."""
    return list(BOTS)


def levels() -> list[str]:
    """The keys of the levels people choose from, the weakest first."""
    return list(OF_LEVEL)


def bot(key: str) -> Bot:
    """A bot by its key; raises UnknownBot naming the ones there are."""
    kind, _, number = key.partition(":") if isinstance(key, str) else ("", "", "")
    if kind in SEARCHES and number.isascii() and number.isdecimal() and 0 < int(number) <= MOST_SIMULATIONS:
        return SEARCHES[kind](int(number))
    if isinstance(key, str) and key.partition("/")[0] in LEVELS and key.partition("/")[2].isdecimal():
        level, _, part = key.partition("/")
        return LevelBot(LEVELS[level], max(1, int(part)))
    found = (BOTS.get(key) or OF_LEVEL.get(key)) if isinstance(key, str) else None
    if found is None:
        raise UnknownBot(wrong("bots-unknown", bot=str(key)[:60], known=", ".join([*BOTS, *OF_LEVEL, "search:400"])))
    return found


@lru_cache(maxsize=8)
def _program(key: str) -> OutsideBot:
    """A program, started once for all it plays here."""
    return OutsideBot(key)


def player(key: str) -> Bot:
    """A bot by its key, or a program by its path (`./mybot`); raises UnknownBot where there is none.

    It starts programs: only for keys that come from whoever sits at this machine, never from a wire.
    """
    return _program(key) if isinstance(key, str) and is_program(key) else bot(key)
