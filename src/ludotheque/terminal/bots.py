"""The bots that can be named at the command line."""

from __future__ import annotations

from ludotheque.bots import UnknownBot, bot, bots, levels, player
from ludotheque.bots.outside import is_program
from ludotheque.terminal.problem import Problem


def check_bot(name: str) -> None:
    """Raises a Problem that names the bots there are, if this is none of them."""
    try:
        bot(name)
    except UnknownBot:
        raise Problem("terminal-no-bot", bot=name, known=", ".join([*bots(), *levels()])) from None


def check_player(name: str) -> None:
    """The same where a program may play, too."""
    if not is_program(name):
        check_bot(name)
        return
    try:
        player(name)
    except UnknownBot as error:
        raise Problem(error.said.key, **error.said.params) from None
