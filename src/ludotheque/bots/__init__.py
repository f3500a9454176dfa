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

from ludotheque.bots.bot import Advice, Bot, NoThumb, UnknownBot
from ludotheque.bots.random import RandomBot
from ludotheque.bots.thumb import ThumbBot
from ludotheque.kernel.errors import wrong

__all__ = ["Advice", "Bot", "NoThumb", "RandomBot", "ThumbBot", "UnknownBot", "bot", "bots"]

BOTS: dict[str, Bot] = {player.key: player for player in (RandomBot(), ThumbBot())}


def bots() -> list[str]:
    """The keys of all bots, the weakest first."""
    return list(BOTS)


def bot(key: str) -> Bot:
    """A bot by its key; raises UnknownBot naming the ones there are."""
    if not isinstance(key, str) or key not in BOTS:
        raise UnknownBot(wrong("bots-unknown", bot=str(key)[:60], known=", ".join(BOTS)))
    return BOTS[key]
