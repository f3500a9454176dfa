"""The bot that plays anything."""

from __future__ import annotations

from ludotheque.bots.bot import Advice, Bot, Memory
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.look import Look


class RandomBot(Bot):
    """Every legal move is equally likely."""

    key = "random"
    moves_only = True

    def advise(self, look: Look, rng: Quick, memory: Memory | None = None) -> Advice:
        """One of the legal moves."""
        moves = look.moves
        return Advice(moves[rng.below(len(moves))])
