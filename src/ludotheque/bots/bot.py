"""What a bot is: something that looks at a table from its seat and answers."""

from __future__ import annotations

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.errors import LudothequeError, named
from ludotheque.kernel.look import Look
from ludotheque.kernel.text import Text
from ludotheque.locales import say


class UnknownBot(LudothequeError):
    """No such bot."""


class NoThumb(UnknownBot):
    """This bot does not know this game: it has no rules of thumb."""


class Advice:
    """A move, in the game's notation, and the reason for it where the bot has one."""

    def __init__(self, move: str, why: Text | None = None) -> None:
        self.move = move
        self.why = why

    def __repr__(self) -> str:
        return f"<advice {self.move}>"

    def reason(self, lang: str, names: list[str] | None = None) -> str:
        """The reason as a sentence; empty where there is none."""
        if self.why is None:
            return ""
        return say(lang, self.why.key, named(self.why.params, names or [], lang))


class Bot:
    """A player without a memory of its own: all it needs to know is in front of it.

    The same look and the same generator give the same advice, whatever the seat cannot see.
    """

    key: str = ""
    moves_only: bool = False  #: it reads `look.moves` and nothing else, so that no world need be made up for it

    def advise(self, look: Look, rng: Quick) -> Advice:
        """A legal move for this seat; all the bot's chance comes from `rng`."""
        raise NotImplementedError
