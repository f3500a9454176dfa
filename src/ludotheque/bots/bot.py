"""What a bot is: something that looks at a table from its seat and answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ludotheque.bots.search.search import Search
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.errors import LudothequeError, named
from ludotheque.kernel.look import Look
from ludotheque.kernel.text import Text
from ludotheque.locales import say


class UnknownBot(LudothequeError):
    """No such bot."""


class NoThumb(UnknownBot):
    """This bot does not know this game: it has no rules of thumb."""


@dataclass(frozen=True)
class Prospect:
    """A move, whose it is, and how likely the seat that thinks is to win after it."""

    seat: int
    move: str
    win: float


@dataclass(frozen=True)
class Thoughts:
    """What a search found: chances are from 0 to 1, and the thinking seat's own."""

    before: float  #: its chance to win, over all it tried
    win: float  #: after the move it chose
    visits: int  #: how often it tried that move
    simulations: int  #: how often it tried any, those of earlier decisions that count for this one included
    spent: int  #: how many of them were made now
    sure: float  #: from 0, a toss-up, to 1, no doubt
    line: list[Prospect] = field(default_factory=list)  #: what it expects to happen, its own move first
    fears: Prospect | None = None  #: the answer to its move that would hurt most
    second: Prospect | None = None  #: the move it would make else

    @property
    def verdict(self) -> Literal["sure", "fair", "close"]:
        """How sure it is, as people say it: clearly the best, probably, or hard to tell."""
        return "sure" if self.sure > 0.75 else "fair" if self.sure > 0.4 else "close"


class Advice:
    """A move, in the game's notation, the reason for it where the bot has one, and what it thought if it did."""

    def __init__(self, move: str, why: Text | None = None, thoughts: Thoughts | None = None) -> None:
        self.move = move
        self.why = why
        self.thoughts = thoughts

    def __repr__(self) -> str:
        return f"<advice {self.move}>"

    def reason(self, lang: str, names: list[str] | None = None) -> str:
        """The reason as a sentence; empty where there is none."""
        if self.why is None:
            return ""
        return say(lang, self.why.key, named(self.why.params, names or [], lang))


class Memory:
    """What a bot keeps of its thoughts from one decision to the next, in one seat of one table.

    A bot plays as well without: it only thinks again what it knew. Nothing else may be kept.
    """

    def __init__(self, most: int = -1, seconds: float = 0.0) -> None:
        self.search: Search | None = None
        self.most = most  #: simulations that the next decision may take; -1: as many as the bot makes
        self.seconds = seconds  #: that it may take; 0: as many as the bot does

    def size(self) -> int:
        """How many simulations are kept."""
        kept = self.search.kept if self.search is not None else None
        return kept.visits if kept is not None else 0


class Bot:
    """A player without a memory of its own: all it needs to know is in front of it.

    The same look, the same generator and the same memory give the same advice, whatever the seat cannot see.
    """

    key: str = ""
    moves_only: bool = False  #: it reads `look.moves` and nothing else, so that no world need be made up for it

    def advise(self, look: Look, rng: Quick, memory: Memory | None = None) -> Advice:
        """A legal move for this seat; all the bot's chance comes from `rng`."""
        raise NotImplementedError
